"""What the terminal needs to know of a game to show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from orrery.kernel import Phrase, Question, State
from orrery.terminal.seating import Seat
from orrery.terminal.spans import PLAIN, Ink


@dataclass(frozen=True)
class CloseUp:
    """A command of the game's own that shows one part of the table in full."""

    commands: tuple[str, ...]
    help: Phrase
    draw: Callable[[State, int, list[Seat], str, int, str], RenderableType]
    """State, seat, who sits where, language, width, and what was typed after the command."""


@dataclass(frozen=True)
class Picture:
    """A picture of the game for the README: how large it is, and where in a game of three bots it is taken."""

    width: int
    height: int
    bots: tuple[str, str, str]
    here: Callable[[State, Question[Any]], bool]
    """There is something to see when the first seat is asked this."""


@dataclass(frozen=True)
class Board:
    """How one game is drawn."""

    draw: Callable[[State, int, list[Seat], str, int, int], RenderableType]
    """The table around a seat: state, seat, who sits where, language, width, and how much detail: 2 all, 0 least."""
    result: Callable[[State, list[Seat], str], RenderableType]
    """The final scores."""
    ink: Ink = PLAIN
    close_up: CloseUp | None = None
    picture: Picture | None = None
