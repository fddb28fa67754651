"""What a seat sees, as numbers: the tensor that learning programs read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from orrery.kernel.state import State
from orrery.kernel.text import IllegalAnswer, Phrase

NOT_MASKED: Final = Phrase(
    "Only what seat {seat} may know can be observed for it: give the state masked for that seat.",
    "Dla miejsca {seat} można obserwować tylko to, co wolno mu wiedzieć: podaj stan zamaskowany dla tego miejsca.",
)


class Part:
    """A named stretch of numbers between 0 and 1, with the function that reads them off a masked state.

    The function gets the state, the seat that looks and the seat looked at. ``size`` counts numbers, or with
    ``per_seat`` numbers for every seat at the table.
    """

    __slots__ = ("name", "numbers", "per_seat", "size", "text")

    def __init__(
        self, name: str, size: int, text: str, numbers: Callable[[Any, int, int], list[float]], per_seat: bool = False
    ) -> None:
        self.name = name
        self.size = size
        self.text = text
        self.numbers = numbers
        self.per_seat = per_seat

    def length(self, seats: int) -> int:
        return self.size * seats if self.per_seat else self.size


class Segment(NamedTuple):
    """Where a part lies in the tensor."""

    name: str
    start: int
    size: int
    text: str


class Observation:
    """A game's tensor: the parts of the table, then every player's, the looking seat first and then clockwise."""

    __slots__ = ("player", "rows", "table", "values", "version")

    def __init__(self, version: int, table: list[Part], player: list[Part], values: int, rows: int) -> None:
        self.version = version
        """Changes whenever a number changes its place or its meaning."""
        self.table = table
        self.player = player
        self.values = values
        """The most public values that an event has."""
        self.rows = rows
        """Lines of a journal per seat; no game should have more."""

    def segments(self, seats: int) -> list[Segment]:
        """All that the tensor of a game with so many seats holds, in its order."""
        found: list[Segment] = []
        start = 0
        for owner in range(-1, seats):
            prefix = "table" if owner < 0 else "own" if owner == 0 else f"other{owner}"
            for part in self.table if owner < 0 else self.player:
                length = part.length(seats)
                found.append(Segment(f"{prefix}.{part.name}", start, length, part.text))
                start += length
        return found

    def size(self, seats: int) -> int:
        last = self.segments(seats)[-1]
        return last.start + last.size

    def numbers(self, masked: State, seat: int) -> list[float]:
        """The tensor for a seat, from the state as masked for it."""
        if masked.viewer != seat:
            raise IllegalAnswer(NOT_MASKED, seat=seat + 1)
        numbers: list[float] = []
        for part in self.table:
            numbers += part.numbers(masked, seat, seat)
        for step in range(masked.seats):
            other = (seat + step) % masked.seats
            for part in self.player:
                numbers += part.numbers(masked, seat, other)
        return numbers


def one_hot(size: int, place: int) -> list[float]:
    """All 0 but a 1 at this place; all 0 if there is no such place."""
    numbers = [0.0] * size
    if 0 <= place < size:
        numbers[place] = 1.0
    return numbers


def seat_hot(seats: int, viewer: int, seat: int) -> list[float]:
    """A seat as its distance clockwise from the one that looks; all 0 for no seat."""
    return one_hot(seats, (seat - viewer) % seats if seat >= 0 else -1)


def share(value: float, most: float) -> float:
    """A count as a part of the most there can be, between 0 and 1."""
    return min(1.0, max(0.0, value / most))


def tally(things: list[int], kinds: int, most: int) -> list[float]:
    """How many there are of each kind, as a part of the most there can be; hidden ones are not counted."""
    numbers = [0.0] * kinds
    for thing in things:
        if 0 <= thing < kinds:
            numbers[thing] += 1.0 / most
    return numbers
