"""TI-WAR-1: the roster of units, the same on every warfare sheet."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.names import (
    BIOTIC,
    CRUISER,
    CYBERNETIC,
    DREADNOUGHT,
    INFANTRY,
    NONE,
    PDS,
    PROPULSION,
    UNITS,
    WAR_SUN,
    WARFARE_SPECIALTY,
)
from orrery.games.parts.provenance import DESIGNED, INFERRED, Provenance


class Bar:
    """One unit that can be built: its cost symbols as bits of ``Player.bars``, its VP and its other price."""

    __slots__ = ("alt", "cost", "kinds", "name", "nth", "symbols", "unit", "vp")

    def __init__(self, unit: int, nth: int, cost: tuple[int, int, int], vp: int, alt: int, first: int) -> None:
        self.unit = unit
        self.nth = nth
        """Which of its type, from 1 on."""
        self.name = f"{UNITS[unit]}-{nth}"
        self.cost = cost
        self.vp = vp
        self.alt = alt
        """The specialty that builds it outright, or none."""
        kinds: list[int] = []
        for amount in cost:
            kinds.append(((1 << amount) - 1) << first)
            first += amount
        self.kinds = kinds
        """The symbols of each resource."""
        self.symbols = kinds[0] | kinds[1] | kinds[2]


BARS: Final[list[Bar]] = []
"""Every bar but infantry, which has none: it costs one resource of any kind, as often as one likes."""
LOCKS: Final = {DREADNOUGHT: PROPULSION, WAR_SUN: WARFARE_SPECIALTY}
"""The specialty that unlocks a type of unit (TI-WAR-5)."""
PROVENANCE: Final[dict[int, Provenance]] = {
    INFANTRY: INFERRED,
    PDS: DESIGNED,
    CRUISER: INFERRED,
    DREADNOUGHT: INFERRED,
    WAR_SUN: INFERRED,
}
"""Infantry's and cruisers' costs and the locks are printed; shapes and all the rest are ours."""


def _roster() -> None:
    """PDS, cruisers, dreadnoughts and war suns with what the sheet prints on them."""
    first = 0
    for unit, count, cost, vp, alt in (
        (PDS, 4, (0, 2, 0), 0, CYBERNETIC),
        (CRUISER, 4, (3, 0, 0), 1, BIOTIC),
        (DREADNOUGHT, 3, (3, 1, 0), 2, NONE),
        (WAR_SUN, 2, (3, 2, 1), 4, NONE),
    ):
        for nth in range(1, count + 1):
            BARS.append(Bar(unit, nth, cost, vp, alt if nth == count else NONE, first))
            first += sum(cost)


_roster()

SYMBOLS: Final = sum([sum(bar.cost) for bar in BARS])
BAR_NAMES: Final = tuple([bar.name for bar in BARS])
BARS_OF: Final[list[int]] = [
    sum([1 << number for number, bar in enumerate(BARS) if bar.unit == unit]) for unit in range(len(UNITS))
]
"""For each type of unit, its bars as bits."""
UNLOCKED_AT_START: Final = 1 << 0 | 1 << PDS | 1 << CRUISER
