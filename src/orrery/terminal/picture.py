"""The picture for the README: ``python -m orrery.terminal.picture docs/terminal.svg``."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from orrery.games import GAMES
from orrery.games.orion.actions import ChooseAction
from orrery.games.orion.state import Orion
from orrery.kernel import Dealer, Play
from orrery.terminal.chronicle import last_action, paragraphs
from orrery.terminal.frame import Frame
from orrery.terminal.screen import Screen
from orrery.terminal.seating import Seat, seat_players

SEEDS: Final = 1000
ROUND: Final = 5
ACTION: Final = 2
WIDTH: Final = 100
HEIGHT: Final = 31
NIGHT: Final = TerminalTheme(
    (8, 12, 24),
    (238, 242, 252),
    [(8, 12, 24), (255, 116, 104), (159, 220, 124), (244, 197, 82), (93, 155, 255), (183, 156, 255), (126, 239, 255),
     (186, 199, 227)],
    [(143, 160, 198), (255, 143, 134), (127, 214, 160), (255, 196, 107), (159, 192, 255), (183, 156, 255),
     (126, 239, 255), (238, 242, 252)],
)  # fmt: skip

WITHOUT_FONTS: Final = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""Rich's picture asks the network for a font; ours takes the reader's own."""


def middle_of_a_game(seed: int) -> tuple[Play, list[Seat]]:
    """A game between bots, stopped where the first seat is asked for its third action of a round."""
    game = GAMES["orion"]
    seats = seat_players(game, 3, 0, ["greedy"] * 3, [], seed, "en")
    play = Play(game, game.setup(3))
    dealer = Dealer(seed)
    actions = 0
    while True:
        play.deal(dealer)
        [question] = play.state.pending()
        seat = question.seat
        if seat == 0 and game.progress(play.state) == ROUND and isinstance(question, ChooseAction):
            actions += 1
            if actions == ACTION:
                return play, [Seat("Mira", None), *seats[:2]]
        bot = seats[seat].bot
        assert bot is not None
        play.answer(seat, bot.choose(play.state.masked(seat), seat))


def telling(play: Play) -> bool:
    """There is something to see: an Advisor, cards in hand, systems of several cards."""
    assert isinstance(play.state, Orion)
    player = play.state.players[0]
    cards = sum(len(system) for system in player.systems)
    return player.advisor >= 0 and len(player.hand) >= 4 and len(player.systems) >= 3 and cards >= 5


def take(path: Path) -> None:
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), color_system="truecolor", force_terminal=True,
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    games = (middle_of_a_game(seed) for seed in range(SEEDS))
    play, seats = next(game for game in games if telling(game[0]))
    names = [seat.name for seat in seats]
    frame = Frame(Screen("en", console), play.game, names, [seat.title for seat in seats])
    state = play.state.masked(0)
    told = paragraphs(play, names, 0, "en", last_action(play.turns, 0))
    console.print(frame.whole(state, state.question(0), told, HEIGHT))
    console.save_svg(str(path), title="orrery play orion", theme=NIGHT, code_format=WITHOUT_FONTS)


if __name__ == "__main__":
    take(Path(sys.argv[1]))
