"""AA-DEF-ADJ: which systems lie side by side, and where jump points face each other."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.tiles import STARS, SYSTEMS
from orrery.games.adastra.names import NONE

WIDTH: Final = 13
MIDDLE: Final = 6
"""The wormhole lies in the middle of a field of 13 by 13 cells: of five players the last tile can be six cells away."""
CELLS: Final = WIDTH * WIDTH
DIRECTIONS: Final = 6
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Axial steps by direction: E, NE, NW, W, SW, SE."""


def cell(q: int, r: int) -> int:
    """A cell's number by its axial coordinates, the wormhole's being 0, 0."""
    return (q + MIDDLE) * WIDTH + r + MIDDLE


def coordinates(place: int) -> tuple[int, int]:
    return place // WIDTH - MIDDLE, place % WIDTH - MIDDLE


def beside(place: int, direction: int) -> int:
    """The cell next to this one."""
    q, r = STEPS[direction]
    return place + q * WIDTH + r


def has_point(star: int, rotation: int, direction: int) -> bool:
    """Whether a tile with this rotation has a jump point in this direction."""
    return (direction - rotation) % DIRECTIONS in STARS[star].edges


class Chart:
    """The map of a galaxy: for each system its neighbours, by how well jump points join them. It never changes."""

    __slots__ = ("adjacent", "half", "linked", "systems")

    def __init__(self, spots: tuple[int, ...]) -> None:
        at = {spot // DIRECTIONS: star for star, spot in enumerate(spots) if spot != NONE}
        self.systems = [star for star, spot in enumerate(spots) if spot != NONE]
        self.adjacent: list[list[int]] = [[] for _ in range(SYSTEMS)]
        """All neighbours."""
        self.half: list[list[int]] = [[] for _ in range(SYSTEMS)]
        """Neighbours with a jump point on at least one side of the shared edge."""
        self.linked: list[list[int]] = [[] for _ in range(SYSTEMS)]
        """Neighbours with jump points on both sides: connected for everybody."""
        for star in self.systems:
            place, rotation = divmod(spots[star], DIRECTIONS)
            for direction in range(DIRECTIONS):
                other = at.get(beside(place, direction), NONE)
                if other == NONE:
                    continue
                own = has_point(star, rotation, direction)
                theirs = has_point(other, spots[other] % DIRECTIONS, (direction + 3) % DIRECTIONS)
                self.adjacent[star].append(other)
                if own or theirs:
                    self.half[star].append(other)
                if own and theirs:
                    self.linked[star].append(other)


_CHARTS: Final[dict[tuple[int, ...], Chart]] = {}
MOST_CHARTS: Final = 2_000


def chart_of(spots: tuple[int, ...]) -> Chart:
    """The map of the tiles that lie in these places, drawn once."""
    found = _CHARTS.get(spots)
    if found is None:
        if len(_CHARTS) >= MOST_CHARTS:
            _CHARTS.clear()
        found = _CHARTS[spots] = Chart(spots)
    return found
