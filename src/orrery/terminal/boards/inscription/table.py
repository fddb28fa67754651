"""Inscription's table as text: one sheet in full, everything else around it."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery.games.inscription.events.scoring import score
from orrery.games.inscription.names import NAVIGATION, SHEET_IDS
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.spending.marking import UseResource
from orrery.games.inscription.state import Inscription
from orrery.kernel import Phrase, Question, State, Trouble
from orrery.kernel.text import fold
from orrery.terminal.boards.board import Board, CloseUp, Picture
from orrery.terminal.boards.inscription.event import event_lines, header
from orrery.terminal.boards.inscription.lit import Lit, sheet_at_hand
from orrery.terminal.boards.inscription.result import result
from orrery.terminal.boards.inscription.sheets.drawing import Sight
from orrery.terminal.boards.inscription.sheets.every import DRAWINGS
from orrery.terminal.boards.inscription.side import ai_lines, at_hand, everybody, sheets_in_brief, unlocked
from orrery.terminal.boards.inscription.style import INK, POINTS, RESOURCES, SCORE, faction_name, legend
from orrery.terminal.boards.layout import boxed, one_line, packed
from orrery.terminal.screen import BRASS, QUIET
from orrery.terminal.seating import Seat

PLAYERS: Final = Phrase("Players", "Gracze")
HELP: Final = Phrase(
    "  sheet [name]   shows navigation, expansion, industry or warfare in full; a seat’s number shows another player’s",
    "  arkusz [nazwa]   pokazuje cały arkusz: nawigacja, ekspansja, przemysł, wojskowość; z numerem miejsca cudzy",
)
NO_SHEET: Final = Phrase("There is no sheet “{name}”. Sheets: {names}.", "Nie ma arkusza „{name}”. Arkusze: {names}.")
WIDE: Final = 110
"""From this width on, the side stands beside the sheet."""
MAIN: Final = 80
ROWS: Final = (13, 15, 18, 18)
"""Lines of a map, by detail."""
BRIEF: Final = 0
FULL: Final = 2
ALONE: Final = 3
"""A sheet without the rest of the table, and with its legend below."""
TITLE_EDGE: Final = 6
"""What a box needs beside its title."""


def draw(state: State, seat: int, seats: list[Seat], language: str, width: int, detail: int) -> RenderableType:
    assert isinstance(state, Inscription)
    names = [seat.name for seat in seats]
    lit = Lit(state, seat)
    shown = sheet_at_hand(state, seat, lit)
    top = [header(state, names, language), *event_lines(state, seat, names, language)]
    if width < WIDE:
        main = sheet_box(state, seat, shown, lit, names, language, width, detail)
        if detail == BRIEF:
            return Group(*top, main, strip(state, seat, names, language, width))
        return Group(*top, main, *side(state, seat, shown, lit, names, language, width, detail))
    columns = Table.grid(padding=0)
    columns.add_column(width=MAIN)
    columns.add_column(width=width - MAIN)
    main = sheet_box(state, seat, shown, lit, names, language, MAIN, detail)
    columns.add_row(main, Group(*side(state, seat, shown, lit, names, language, width - MAIN, detail)))
    return Group(*top, columns)


def sheet_box(
    state: Inscription, seat: int, sheet: int, lit: Lit, names: list[str], language: str, width: int, detail: int
) -> RenderableType:
    """One sheet in full, with its technologies and focus dice; its title leaves out what does not fit."""
    player = state.players[seat]
    drawing = DRAWINGS[sheet]
    lines = drawing.full(Sight(state, seat, lit, names, language, width - 4, ROWS[detail]))
    lines.append(one_line(unlocked(player, sheet, language, lit.technologies)))
    name, owner = drawing.sheet(player).title.say(language), names[seat]
    legends = [RESOURCES.say(language)] if detail == FULL else []
    title = Text(SHEET_NAMES[sheet].say(language).capitalize(), f"bold {BRASS}")
    for parts in ([name, owner, *legends], [owner, *legends], [name, owner], [owner]):
        aside = "".join(f" · {part}" for part in parts)
        if title.cell_len + cell_len(aside) <= width - TITLE_EDGE:
            title.append(aside, QUIET)
            break
    return boxed(Group(*lines), title, BRASS)


def owner_title(state: Inscription, seat: int, names: list[str], language: str) -> Text:
    title = Text(names[seat], f"bold {BRASS}").append(" · ")
    return title.append(SCORE.say(language, n=score(state.players[seat])), f"bold {POINTS}")


def strip(state: Inscription, seat: int, names: list[str], language: str, width: int) -> RenderableType:
    """What a player has at hand and everybody's score, in as few lines as that can be."""
    own = [owner_title(state, seat, names, language), *at_hand(state, state.players[seat], language)]
    lines = [*packed(own, width - 2), *everybody(state, seat, names, language, width - 2)]
    return Padding(Group(*lines), (0, 1))


def side(
    state: Inscription, seat: int, shown: int, lit: Lit, names: list[str], language: str, width: int, detail: int
) -> list[RenderableType]:
    player = state.players[seat]
    title = owner_title(state, seat, names, language)
    faction = Text(faction_name(player, language), QUIET)
    own = [*at_hand(state, player, language), *sheets_in_brief(state, seat, shown, lit, language, width - 4)]
    crowd = state.seats > 4 or detail < FULL
    players = [*everybody(state, seat, names, language, width - 4 if crowd else 0), *ai_lines(state, language)]
    return [boxed(Group(*own), title, BRASS, faction), boxed(Group(*players), PLAYERS.say(language))]


def part(state: State, seat: int, seats: list[Seat], language: str, width: int, topic: str) -> RenderableType:
    """A sheet in full with the meaning of its codes: ``sheet``, ``sheet warfare``, ``sheet 2 industry``."""
    assert isinstance(state, Inscription)
    names = [seat.name for seat in seats]
    words = topic.split()
    around = seat
    if words and words[0].isdecimal() and 1 <= int(words[0]) <= state.seats:
        around = int(words.pop(0)) - 1
    elif words and words[-1].isdecimal() and 1 <= int(words[-1]) <= state.seats:
        around = int(words.pop()) - 1
    lit = Lit(state, around)
    sheet = named(" ".join(words), language) if words else sheet_at_hand(state, around, lit)
    box = sheet_box(state, around, sheet, lit, names, language, min(width, MAIN), ALONE)
    codes = legend(DRAWINGS[sheet].assets(state.players[around]), language)
    return Group(box, Text(f"{RESOURCES.say(language)}  {codes}", QUIET))


def named(topic: str, language: str) -> int:
    for sheet in range(len(SHEET_IDS)):
        if any(fold(word).startswith(fold(topic)) for word in (SHEET_NAMES[sheet].en, SHEET_NAMES[sheet].pl)):
            return sheet
    raise Trouble(NO_SHEET, name=topic[:40], names=", ".join(name.say(language) for name in SHEET_NAMES))


def worth_a_picture(state: State, question: Question[Any]) -> bool:
    """Half of the rounds are over: a chart half explored, and several ways to go on."""
    assert isinstance(state, Inscription)
    player = state.players[0]
    found = player.active == NAVIGATION and player.navigation.claimed.bit_count() >= 8 and state.round >= 10
    return found and isinstance(question, UseResource) and 5 <= len(state.options(0)) <= 9


PICTURE: Final = Picture(120, 40, ("greedy", "random", "random"), worth_a_picture)
BOARD: Final = Board(draw, result, INK, CloseUp(("sheet", "arkusz"), HELP, part), PICTURE)
