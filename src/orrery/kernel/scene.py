"""Where something is said: in which language, of which state, and what the players are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.kernel.text import Phrase, SeatName, Text

if TYPE_CHECKING:
    from orrery.kernel.state import State

NAMELESS = Phrase("Player {n}", "Gracz {n}")


class Scene:
    """What words need to know to be said; the log is told without a ``state``, of nobody's question."""

    __slots__ = ("language", "names", "seat", "state")

    def __init__(self, language: str, names: list[str], state: State | None = None, seat: int = -1) -> None:
        self.language = language
        self.names = names
        self.state = state
        self.seat = seat
        """Who is asked."""

    def player(self, seat: int) -> SeatName:
        """A player by name; whoever has none is numbered."""
        name = self.names[seat] if 0 <= seat < len(self.names) else NAMELESS.say(self.language, n=seat + 1)
        return SeatName(seat, name)


@dataclass(frozen=True)
class Passage:
    """What lies on one part of the table, in words: a title, and a line for each thing that there is to say."""

    title: Text
    lines: tuple[Text, ...]
