"""``orrery cards``: every card of a game, and each in full."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.rulebook import rulebook
from orrery.kernel.text import fold
from orrery.terminal.boards import board_of
from orrery.terminal.boards.board import Entry
from orrery.terminal.screen import BRASS, QUIET, Screen
from orrery.terminal.spans import drawn

NO_CARD: Final = Phrase(
    "{game} has no card, race or group called “{topic}”. {hint}",
    "{game} nie ma karty, rasy ani grupy „{topic}”. {hint}",
)
PERHAPS: Final = Phrase("Did you mean: {names}?", "Może chodziło o: {names}?")
GROUPS: Final = Phrase("Groups: {names}.", "Grupy: {names}.")
RULING: Final = Phrase("Ruling", "Wyjaśnienie")


def called(game: Game, topic: str, language: str) -> list[Entry]:
    """The cards with this id or name, in this language or in English."""
    wanted, titles = fold(topic), game.components()
    every = board_of(game).entries(language)
    return [e for e in every if wanted in (fold(e.title), e.id, fold(titles.get(e.id, "")))]


def find(game: Game, topic: str, language: str) -> list[Entry]:
    """The cards that are called so, else those whose name contains it."""
    wanted = fold(topic)
    every = board_of(game).entries(language)
    return called(game, topic, language) or [e for e in every if wanted and (wanted in fold(e.title) or wanted in e.id)]


def close(game: Game, topic: str, language: str) -> list[str]:
    titles = {fold(entry.title): entry.title for entry in board_of(game).entries(language)}
    return [titles[key] for key in get_close_matches(fold(topic), titles, 4, 0.5)]


def missing(game: Game, topic: str, language: str) -> Trouble:
    names = close(game, topic, language)
    groups = ", ".join(board_of(game).groups(language))
    hint = PERHAPS.say(language, names=", ".join(names)) if names else GROUPS.say(language, names=groups)
    return Trouble(NO_CARD, game=game.title.say(language), topic=topic[:60], hint=hint)


def listing(screen: Screen, game: Game, entries: list[Entry]) -> None:
    for key, group in board_of(game).groups(screen.language).items():
        members = [entry for entry in entries if entry.group == key]
        if not members:
            continue
        table = Table(title=group.title, title_justify="left", title_style=f"bold {BRASS}", box=box.SIMPLE_HEAD)
        last = len(group.headings) - 1
        for place, heading in enumerate(group.headings):
            table.add_column(heading, no_wrap=0 < place < last, ratio=1 if place == last else None)
        for entry in members:
            table.add_row(*entry.cells)
        screen.show(table)


def show_cards(screen: Screen, game: Game, topic: str) -> None:
    """All cards, a group of them, or one in full with the rulings on it."""
    board = board_of(game)
    every = board.entries(screen.language)
    if not topic.strip():
        listing(screen, game, every)
        return
    known = called(game, topic, screen.language)
    for key, group in board.groups(screen.language).items():
        if not known and any(fold(topic).startswith(stem) for stem in group.stems):
            listing(screen, game, [entry for entry in every if entry.group == key])
            return
    found = find(game, topic, screen.language)
    if not found:
        raise missing(game, topic, screen.language)
    if len(found) > 4:
        listing(screen, game, found)
        return
    for entry in found:
        screen.show(entry.detail)
        for ruling in rulebook(game, screen.language).about(entry.title):
            text = Text(f"{RULING.say(screen.language)}: ", QUIET).append_text(drawn(ruling, "default"))
            screen.show(Padding(text, (0, 2, 1, 2)))
