"""What a drawn sheet is made of: printed things, marks made by hand, and places that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from orrery.web.boards.targets import Spot

WIDTH: Final = 780
HEIGHT: Final = 460
"""Every sheet is drawn in a box of this size."""

ROUND: Final = "round"
BOX: Final = "box"
HEX: Final = "hex"


@dataclass(frozen=True)
class Part:
    """One thing to draw; ``kind`` names the macro that knows how."""

    kind: str
    x: float
    y: float
    r: float = 0
    """Its radius, size or rounding, as the kind has it."""
    w: float = 0
    h: float = 0
    name: str = ""
    """Which asset, resource, icon, picture or path, or the text."""
    cls: str = ""
    place: str = ""
    """The place that this is the picture of."""


@dataclass(frozen=True)
class Place:
    """Something printed that can be marked: its middle and its size."""

    id: str
    x: float
    y: float
    w: float
    h: float
    shape: str = ROUND

    def overlaps(self, other: Place) -> bool:
        """Whether they share more than an edge; round things are circles."""
        if BOX not in (self.shape, other.shape):
            reach = (self.w + other.w) / 2
            return (self.x - other.x) ** 2 + (self.y - other.y) ** 2 < (reach - 0.2) ** 2
        across = (self.w + other.w) / 2 - abs(self.x - other.x)
        down = (self.h + other.h) / 2 - abs(self.y - other.y)
        return across > 0.2 and down > 0.2


@dataclass(frozen=True)
class Print:
    """A sheet as it is printed, before anybody marks it."""

    ground: tuple[Part, ...]
    """Below the marks that fill an area."""
    face: tuple[Part, ...]
    places: dict[str, Place]


@dataclass(frozen=True)
class Marks:
    """What was drawn by hand: areas below what is printed, lines above it."""

    under: list[Part]
    over: list[Part]


@dataclass(frozen=True)
class Button:
    """A place that can be chosen: with one choice a button, with several the way to choose among them."""

    place: Place
    spots: list[Spot]
    key: str
    label: str
    """How the place is called where there are several choices."""
    pictures: list[str]
    """For units, how each of the choices lies: a path around (0, 0)."""

    @property
    def legal(self) -> bool:
        return any(spot.why is None for spot in self.spots)


@dataclass(frozen=True)
class Technology:
    """A technology of a sheet, and the choice that it stands for."""

    id: str
    name: str
    brief: str
    text: str
    have: bool
    lost: bool
    used: bool
    paid: int
    cost: int
    specialty: str
    """The icon of the specialty that unlocks it."""
    specialty_name: str
    spot: Spot | None


@dataclass(frozen=True)
class FocusDie:
    """A focus die of a sheet, and the choice that it stands for."""

    resource: str
    name: str
    have: bool
    spot: Spot | None


@dataclass(frozen=True)
class Note:
    """A number written on the sheet that has no place in the drawing."""

    icon: str
    name: str
    text: str


@dataclass(frozen=True)
class Sheet:
    """One of a seat's four sheets, as its viewer may see it."""

    seat: int
    kind: str
    title: str
    """ "Navigation"."""
    name: str
    """Which of the nine it is: "Crossroads"."""
    icon: str
    points: int
    """All that the sheet is worth now: the Total box."""
    box: int
    """The objective box, which is part of it."""
    active: bool
    """The seat's active sheet of this event."""
    targets: int
    """How many places can be chosen now, technologies and focus dice included."""
    description: str
    """The marks so far, in words."""
    technologies: list[Technology]
    focus: list[FocusDie]
    notes: list[Note]
    ground: str
    face: str
    """What is printed, drawn already."""
    titles: str
    """The names of all places, for the pointer, drawn already."""
    marks: Marks
    buttons: list[Button]


def inked(path: str, new: bool) -> Part:
    """A mark; of this step, which can still be taken back, in another colour."""
    return Part("path", 0, 0, name=path, cls="ink ink--new" if new else "ink")


def rounded(value: float) -> float:
    return round(value, 1)


def reading_order(places: Iterable[Place]) -> list[Place]:
    """From left to right, line by line."""
    return sorted(places, key=lambda place: (round(place.y / 36), place.x))
