"""The README's pictures of the games that have one: ``python -m orrery.terminal.picture docs`` writes them."""

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
from orrery.kernel import Dealer, Game, Play
from orrery.kernel.chronicle import last_action, paragraphs
from orrery.terminal.boards import board_of
from orrery.terminal.boards.board import Picture
from orrery.terminal.frame import Frame
from orrery.terminal.screen import Screen
from orrery.terminal.seating import Seat, seat_players

SEEDS: Final = 1000
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


def moment(game: Game, picture: Picture, seed: int) -> tuple[Play, list[Seat]] | None:
    """A game between bots, stopped at the moment of its picture; none if it never comes."""
    seats = seat_players(game, 3, 0, list(picture.bots), [], seed, "en")
    play = Play(game, game.setup(3))
    dealer = Dealer(seed)
    while True:
        play.deal(dealer)
        pending = play.state.pending()
        if not pending:
            return None
        question = pending[-1]  # at desks the others are done first
        seat = question.seat
        if seat == 0 and picture.here(play.state, question):
            return play, [Seat("Mira", None), *seats[:2]]
        bot = seats[seat].bot
        assert bot is not None
        play.answer(seat, bot.choose(play.state.masked(seat), seat))


def take(game: Game, path: Path) -> None:
    picture = board_of(game).picture
    assert picture is not None
    console = Console(
        record=True, width=picture.width, height=picture.height, file=io.StringIO(), color_system="truecolor",
        force_terminal=True, highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    play, seats = next(found for found in (moment(game, picture, seed) for seed in range(SEEDS)) if found is not None)
    names = [seat.name for seat in seats]
    frame = Frame(Screen("en", console), play.game, seats)
    state = play.state.masked(0)
    told = paragraphs(play, names, 0, "en", last_action(play.turns, 0))
    console.print(frame.whole(state, state.question(0), told, picture.height))
    console.save_svg(str(path), title=f"orrery play {game.name}", theme=NIGHT, code_format=WITHOUT_FONTS)


if __name__ == "__main__":
    for game in GAMES.values():
        if board_of(game).picture is not None:
            take(game, Path(sys.argv[1]) / f"terminal-{game.name}.svg")
