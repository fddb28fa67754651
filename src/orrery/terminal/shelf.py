"""``orrery cards``: every card of a game, and each in full."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.component import Component, Shelf
from orrery.kernel.rulebook import rulebook
from orrery.kernel.shelf import close, find, meant, shelf_of, shelves
from orrery.terminal.boards import board_of
from orrery.terminal.screen import BRASS, QUIET, Screen
from orrery.terminal.spans import Ink, drawn

NO_CARD: Final = Phrase(
    "{game} has no card or group called “{topic}”. {hint}",
    "{game} nie ma karty ani grupy „{topic}”. {hint}",
)
NO_CARDS: Final = Phrase("{game} has no cards to look up.", "{game} nie ma kart do przejrzenia.")
PERHAPS: Final = Phrase("Did you mean: {names}?", "Może chodziło o: {names}?")
GROUPS: Final = Phrase("Groups: {names}.", "Grupy: {names}.")
RULING: Final = Phrase("Ruling", "Wyjaśnienie")
NAME: Final = Phrase("Name", "Nazwa")
TEXT: Final = Phrase("Text", "Tekst")
FEW: Final = 4
"""So many cards are shown in full; more are listed."""
WIDTH: Final = 76
LEAST_TEXT: Final = 24
"""Columns of a list that are left for what cards do; facts that take too many of them are told there."""
GAP: Final = 3
"""Between two columns."""


def missing(game: Game, topic: str, language: str) -> Trouble:
    names = close(game, topic, language)
    hint = PERHAPS.say(language, names=", ".join(names))
    if not names:
        hint = GROUPS.say(language, names=", ".join(shelf.title for shelf in shelves(game, language)))
    return Trouble(NO_CARD, game=game.title, topic=topic[:60], hint=hint)


def tabled(headings: list[str], rows: list[dict[str, Text]], room: int) -> list[str]:
    """The facts that have a column of their own: as many as there is room for, the narrowest first."""
    widths = {
        heading: max([len(heading), *[row[heading].cell_len for row in rows if heading in row]]) for heading in headings
    }
    found = []
    for heading in sorted(headings, key=widths.__getitem__):
        room -= widths[heading] + GAP
        if room >= 0:
            found.append(heading)
    return [heading for heading in headings if heading in found]


def listing(screen: Screen, ink: Ink, shelf: Shelf, components: tuple[Component, ...]) -> None:
    """Cards of one shelf, a line for each."""
    table = Table(title=str(shelf.title), title_justify="left", title_style=f"bold {BRASS}", box=box.SIMPLE_HEAD)
    rows = [{str(heading): drawn(value, ink=ink, brief=True) for heading, value in one.facts} for one in components]
    widest = max([len(one.title) for one in components], default=0)
    headings = tabled(shelf.headings(), rows, screen.console.width - widest - LEAST_TEXT - 2 * GAP)
    table.add_column(NAME.say(screen.language), no_wrap=True)
    for heading in headings:
        table.add_column(heading, no_wrap=True)
    table.add_column(TEXT.say(screen.language), ratio=1)
    for one, facts in zip(components, rows, strict=True):
        others = [Text(f"{h}: ", QUIET).append_text(value) for h, value in facts.items() if h not in headings]
        text = Text("; ").join(others).append(". " if others else "")
        cells = [facts.get(heading, Text()) for heading in headings]
        name = drawn(one.title, ink.card(one.id) or BRASS)
        table.add_row(name, *cells, text.append_text(drawn(one.text, ink=ink)))
    screen.show(table)


def in_full(one: Component, shelf: Shelf, ink: Ink) -> RenderableType:
    """A card with its facts, then what it does."""
    colour = ink.card(one.id) or BRASS
    lines = [drawn(heading + ": ", QUIET).append_text(drawn(value, "default", ink)) for heading, value in one.facts]
    lines += [drawn(line, ink=ink) for line in one.lines]
    lines += [drawn(one.provenance, "dim italic")] if one.provenance else []
    return Panel(
        Group(*lines),
        title=drawn(one.title, f"bold {colour}"),
        title_align="left",
        subtitle=Text(f"{one.id} · {shelf.title}", QUIET),
        subtitle_align="right",
        border_style=colour,
        box=box.ROUNDED,
        width=WIDTH,
    )


def show_cards(screen: Screen, game: Game, topic: str) -> None:
    """All cards, a shelf of them, or one in full with the rulings on it."""
    language, ink = screen.language, board_of(game).ink
    stock = shelves(game, language)
    if not stock:
        raise Trouble(NO_CARDS, game=game.title)
    shelf = meant(game, topic, language) if topic.strip() else None
    if shelf is not None or not topic.strip():
        for shown in stock if shelf is None else (shelf,):
            listing(screen, ink, shown, shown.components)
        return
    found = find(game, topic, language)
    if not found:
        raise missing(game, topic, language)
    if len(found) > FEW:
        for shown in stock:
            members = tuple(one for one in shown.components if one in found)
            if members:
                listing(screen, ink, shown, members)
        return
    for one in found:
        screen.show(in_full(one, shelf_of(game, one, language), ink))
        for ruling in rulebook(game, language).about(one.title):
            text = Text(f"{RULING.say(language)}: ", QUIET).append_text(drawn(ruling, "default"))
            screen.show(Padding(text, (0, 2, 1, 2)))
