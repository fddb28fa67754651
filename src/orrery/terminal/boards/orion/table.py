"""Orion's table as text: tracks, systems, hand and opponents around one seat."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.orion.actions import ChooseAction
from orrery.games.orion.card import CARDS
from orrery.games.orion.card_text import card_lines, race_text
from orrery.games.orion.names import (
    FLEET,
    FOOD,
    HAND,
    MORALE,
    MOST_RESOURCES,
    POOL,
    PRODUCTION,
    RESERVE,
    ROUNDS,
    SYSTEM_SIZE,
    VP,
)
from orrery.games.orion.player import Player
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion
from orrery.kernel import HIDDEN, Phrase, Question, State
from orrery.kernel.text import join
from orrery.terminal.boards.board import Board, Picture
from orrery.terminal.boards.layout import boxed, one_line
from orrery.terminal.boards.orion.opponents import NOBODY, POINTS, advisor_text, others, space
from orrery.terminal.boards.orion.result import result
from orrery.terminal.boards.orion.style import (
    COLOURS,
    CUBE,
    CUBE_COLOUR,
    INK,
    SIGNS,
    looks,
    name,
    points,
    price,
    race_name,
    sign,
    track,
)
from orrery.terminal.screen import BRASS, QUIET
from orrery.terminal.seating import Seat
from orrery.terminal.spans import drawn

ROUND: Final = Phrase("Round {n} of {all}", "Runda {n} z {all}")
FIRST: Final = Phrase("first: {name}", "zaczyna: {name}")
PILES: Final = Phrase("deck {deck} · discards {discards}", "talia {deck} · odrzucone {discards}")
MIDDLE: Final = Phrase("Advisors in the middle", "Doradcy na środku stołu")
CUBES: Final = Phrase("Pool {pool} · Reserve {reserve}", "Pula {pool} · Rezerwy {reserve}")
SYSTEMS: Final = Phrase("Systems", "Układy")
NO_SYSTEM: Final = Phrase(
    "No system yet: the first structure you build opens one.",
    "Nie ma jeszcze układu: otworzy go pierwsza zbudowana struktura.",
)
HAND_TITLE: Final = Phrase(
    "Hand: {n} {n:card|cards}, at most {most} at the end of the round",
    "Ręka: {n} {n:karta|karty|kart}, na koniec rundy najwyżej {most}",
)
TRACK_NAMES: Final = {
    FOOD: Phrase("Food", "Żywność"),
    FLEET: Phrase("Fleet", "Flota"),
    PRODUCTION: Phrase("Production", "Produkcja"),
    MORALE: Phrase("Morale", "Morale"),
    VP: Phrase("VP", "PZ"),
}
BRIEF: Final = 0
FULL: Final = 2
ALL: Final = 100
BOARD_LINES: Final = 5
"""Lines inside the left half besides those of the systems: tracks and borders."""
LEFT: Final = 0.6
"""The share of the width that the player's own board takes."""


def draw(state: State, seat: int, seats: list[Seat], language: str, width: int, detail: int) -> RenderableType:
    assert isinstance(state, Orion)
    names = [seat.title for seat in seats]
    left = int(width * LEFT)
    top = Table.grid(padding=0)
    top.add_column(width=left)
    top.add_column(width=width - left)
    player = state.players[seat]
    room = ALL if detail == FULL else BOARD_LINES + max(1, len(player.systems))
    own = Group(own_board(state, seat, names, language, left), systems(player, language))
    top.add_row(own, others(state, seat, names, language, width - left, room))
    return Group(header(state, names, language), top, hand(player, language, detail > BRIEF))


def header(state: Orion, names: list[str], language: str) -> RenderableType:
    left = Text(" ORION  ", f"bold {BRASS}")
    for number in range(1, ROUNDS + 1):
        left.append("●" if number < state.round else "◉" if number == state.round else "○", BRASS)
    left.append("  " + ROUND.say(language, n=state.round, all=ROUNDS), "bold")
    left.append(" · " + FIRST.say(language, name=names[state.first]), QUIET)
    right = Text(PILES.say(language, deck=state.deck_size, discards=len(state.discards)), QUIET)
    if state.discards:
        right.append(" ").append_text(name(state.discards[-1], language))
    rows = Table.grid(expand=True, padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, justify="right")
    rows.add_row(left, right)
    if state.novice:
        return rows
    middle = Text(f" {MIDDLE.say(language)}: ", QUIET)
    offered = [name(card, language) for card in state.middle]
    middle.append_text(Text("  ").join(offered) if offered else Text(NOBODY.say(language), "dim"))
    return Group(rows, one_line(middle))


def own_board(state: Orion, seat: int, names: list[str], language: str, width: int) -> RenderableType:
    player = state.players[seat]
    rows = Table.grid(padding=(0, 1), expand=True)
    for _ in range(4):
        rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, ratio=1)
    income = gains(player)
    beside = [
        Text.assemble(
            track(MORALE, f" {word(MORALE, language)} {player.counts[MORALE]}"), "  ", vp_text(player, language)
        ),
        cubes_text(player, language),
        advisor_text(player, language),
    ]
    for what in (FOOD, FLEET, PRODUCTION):
        amount = player.counts[what]
        bar = Text("━" * amount, COLOURS[what]).append("─" * (MOST_RESOURCES - amount), "dim")
        more = Text(f"+{income[what]}" if income[what] else "", "dim")
        rows.add_row(track(what, f" {word(what, language)}"), bar, Text(str(amount), "bold"), more, beside[what])
    title = Text.assemble((names[seat], f"bold {BRASS}"), f" · {race_name(player.race, language)} · ")
    title.append(POINTS.say(language, n=score(player)), f"bold {COLOURS[VP]}")
    ability = drawn(race_text(RACE_BOARDS[player.race], language) if player.race >= 0 else "", QUIET, INK, brief=True)
    ability.truncate(width - 6, overflow="ellipsis")
    return boxed(rows, title, BRASS, ability)


def word(what: int, language: str) -> str:
    return TRACK_NAMES[what].say(language)


def vp_text(player: Player, language: str) -> Text:
    return Text(f"{SIGNS[VP]} {player.counts[VP]} {word(VP, language)}", COLOURS[VP])


def cubes_text(player: Player, language: str) -> Text:
    text = Text(CUBE + " ", CUBE_COLOUR)
    return text.append(CUBES.say(language, pool=player.counts[POOL], reserve=player.counts[RESERVE]), "default")


def gains(player: Player) -> list[int]:
    """What all cards in systems produce at the start of a round."""
    printed = [CARDS[card].produces for system in player.systems for card in system]
    return [sum(p.food for p in printed), sum(p.fleet for p in printed), sum(p.production for p in printed)]


def systems(player: Player, language: str) -> RenderableType:
    rows = Table.grid(padding=(0, 1), expand=True)
    rows.add_column(width=1)
    rows.add_column(width=SYSTEM_SIZE)
    rows.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for number, system in enumerate(player.systems):
        signs = Text().join(sign(card, player.colour) for card in system)
        signs.append("·" * (SYSTEM_SIZE - len(system)), "dim")
        line = name(system[-1], language, player.colour, bold=True)
        line.append_text(space(player, number))
        for card in reversed(system[:-1]):
            line.append(" ‹ ", "dim").append(CARDS[card].title.say(language), f"dim {looks(card, player.colour)[1]}")
        rows.add_row(Text(str(number + 1), "bold"), signs, line)
    return boxed(rows if player.systems else Text(NO_SYSTEM.say(language), "dim"), SYSTEMS.say(language))


def hand(player: Player, language: str, with_text: bool) -> RenderableType:
    """One card per line with its text, or two without."""
    cards = [card for card in player.hand if card != HIDDEN]
    unknown = len(player.hand) - len(cards)
    rows = Table.grid(padding=(0, 1), expand=True)
    columns = 1 if with_text else 2
    for _ in range(4 * columns):
        rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for place in range(0, len(cards), columns):
        cells: list[Text] = []
        for card in cards[place : place + columns]:
            cells += [name(card, language), *figures(card)]
        if with_text:
            lines = [keyword + ": " + text for keyword, text in card_lines(CARDS[cards[place]], language)]
            cells.append(drawn(join(" ", lines), QUIET, INK, brief=True))
        rows.add_row(*cells)
    parts: list[RenderableType] = [rows] if cards else []
    if unknown:
        parts.append(Text(f"{name(HIDDEN, language)} ×{unknown}", "dim"))
    title = HAND_TITLE.say(language, n=len(player.hand), most=HAND)
    return boxed(Group(*parts) if parts else Text("–", "dim"), title)


def figures(card: int) -> tuple[Text, Text, Text]:
    """Cost, production and VP in signs."""
    return price(CARDS[card].cost), price(CARDS[card].produces, "+"), points(CARDS[card])


def worth_a_picture(state: State, question: Question[Any]) -> bool:
    """The fifth round: an Advisor, cards in hand, systems of several cards."""
    assert isinstance(state, Orion)
    player = state.players[0]
    cards = sum(len(system) for system in player.systems)
    found = player.advisor >= 0 and len(player.hand) >= 4 and len(player.systems) >= 3 and cards >= 5
    return found and state.round == 5 and isinstance(question, ChooseAction)


PICTURE: Final = Picture(100, 31, ("greedy", "greedy", "greedy"), worth_a_picture)
BOARD: Final = Board(draw, result, INK, picture=PICTURE)
