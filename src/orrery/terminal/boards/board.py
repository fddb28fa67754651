"""What the terminal needs to know of a game to show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from orrery.kernel import Phrase, Question, State


@dataclass(frozen=True)
class Entry:
    """One component in the list of cards."""

    id: str
    title: str
    group: str
    cells: tuple[Text, ...]
    detail: RenderableType
    note: str
    """The same as plain text, for the middle of a game."""


@dataclass(frozen=True)
class Group:
    """Cards that are listed together; ``stems`` are the beginnings of words that mean it."""

    title: str
    headings: tuple[str, ...]
    stems: tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """A command of the game's own that shows one part of the table in full."""

    commands: tuple[str, ...]
    help: Phrase
    draw: Callable[[State, int, list[str], str, int, str], RenderableType]
    """State, seat, names, language, width, and what was typed after the command."""


@dataclass(frozen=True)
class View:
    """A picture of the game for the README: how large it is, and where in a game of three bots it is taken."""

    width: int
    height: int
    bots: tuple[str, str, str]
    here: Callable[[State, Question[Any]], bool]
    """There is something to see when the first seat is asked this."""


@dataclass(frozen=True)
class Board:
    """How one game is drawn."""

    draw: Callable[[State, int, list[str], str, int, int], RenderableType]
    """The table around a seat: state, seat, names, language, width, and how much detail: 2 all, 0 least."""
    label: Callable[[State, Question[Any], int, list[str], str], str]
    """An option, with players by their names."""
    result: Callable[[State, list[str], str], RenderableType]
    """The final scores."""
    groups: Callable[[str], dict[str, Group]]
    entries: Callable[[str], list[Entry]]
    part: Part | None = None
    view: View | None = None
