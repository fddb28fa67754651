"""The other players of Orion, in a few lines each."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.orion.card import CARDS
from orrery.games.orion.moments import ACTIVATION
from orrery.games.orion.names import ADVISOR, FLEET, FOOD, MORALE, POOL, PRODUCTION, VP
from orrery.games.orion.player import Player
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion, opponents
from orrery.kernel import HIDDEN, Phrase
from orrery.terminal.boards.layout import boxed, one_line, packed
from orrery.terminal.boards.orion.style import COLOURS, CUBE, CUBE_COLOUR, name, race_name, track
from orrery.terminal.screen import QUIET
from orrery.terminal.spans import seat_style

POINTS: Final = Phrase("{n} {n:point|points}", "{n} {n:punkt|punkty|punktów}")
NOBODY: Final = Phrase("none", "brak")
ADVISOR_IS: Final = Phrase("Advisor", "Doradca")
OPPONENTS: Final = Phrase("Opponents", "Przeciwnicy")
IN_HAND: Final = Phrase("hand", "ręka")
HITS: Final = Phrase("hit ×{n}", "atak ×{n}")


def others(state: Orion, seat: int, names: list[str], language: str, width: int, room: int) -> RenderableType:
    """Each opponent in full for as long as all take no more than ``room`` lines, the rest cut short."""
    blocks = [opponent(state, seat, other, names, language, width - 4) for other in opponents(state, seat)]
    spare = room - sum(len(brief) for _, brief in blocks)
    rows: list[RenderableType] = []
    for full, brief in blocks:
        more = len(full) - len(brief)
        rows += full if more <= spare else brief
        spare -= more if more <= spare else 0
    return boxed(Group(*rows), OPPONENTS.say(language))


Lines = list[RenderableType]


def opponent(state: Orion, seat: int, other: int, names: list[str], language: str, width: int) -> tuple[Lines, Lines]:
    """All that is public of one player, in full and in brief."""
    player = state.players[other]
    head = Table.grid(expand=True, padding=(0, 1, 0, 0))
    head.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    head.add_column(no_wrap=True, justify="right")
    who = Text(names[other], seat_style(other)).append(f" · {race_name(player.race, language)}", QUIET)
    head.add_row(who, Text(POINTS.say(language, n=score(player)), f"bold {COLOURS[VP]}"))
    lines: Lines = [head, numbers(player, seat, language)]
    known = [name(card, language) for card in player.hand if card != HIDDEN]
    if known:
        lines.append(one_line(Text(f"{IN_HAND.say(language)}: ", QUIET).append_text(Text(" ").join(known))))
    cards = [advisor_text(player, language)] if player.advisor >= 0 and not CARDS[player.advisor].founder else []
    for number, system in enumerate(player.systems):
        cards.append(name(system[-1], language, player.colour).append_text(space(player, number)))
    brief = [one_line(Text(" ").join(cards))] if cards else []
    return [*lines, *packed(cards, width)], [*lines, *brief]


def numbers(player: Player, seat: int, language: str) -> Text:
    """An opponent's tracks, cubes and hand in one line."""
    counts = player.counts
    text = Text(" ").join(track(what, counts[what]) for what in (FOOD, FLEET, PRODUCTION, MORALE, VP))
    text.append(f" {CUBE}{counts[POOL]}", CUBE_COLOUR).append(f" {IN_HAND.say(language)} {len(player.hand)}")
    if player.attacks[seat]:
        text.append(" " + HITS.say(language, n=player.attacks[seat]), COLOURS[FLEET])
    return one_line(text)


def advisor_text(player: Player, language: str) -> Text:
    if player.advisor < 0:
        return Text(f"{ADVISOR_IS.say(language)}: {NOBODY.say(language)}", "dim")
    text = name(player.advisor, language, player.colour)
    return text if CARDS[player.advisor].founder else text.append_text(space(player, ADVISOR))


def space(player: Player, source: int) -> Text:
    """The A or R space of a Working card, with its cube if there is one."""
    card = CARDS[player.advisor if source == ADVISOR else player.systems[source][-1]]
    if not card.space:
        return Text("")
    if player.cube_on(source):
        return Text(" [").append(CUBE, CUBE_COLOUR).append("]")
    return Text(" [A]" if card.at(ACTIVATION) is not None else " [R]", "bold")
