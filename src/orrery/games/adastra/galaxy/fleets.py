"""AA-DEF-FLEET, AA-LIM-UNIT: what stands in a system, as one number.

A fleet is a number whose hexadecimal digits are counts: one digit for each class of units in each of its three states,
then one for Outposts and one for Battle Stations. So fleets are added and taken away like numbers, ``0`` is nobody, and
a state is copied in a moment. Neutral elements have a digit for each of their kinds.
"""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.names import (
    BATTLE_STATION,
    EXHAUSTED,
    GUARDIAN,
    OUTPOST,
    OVERLOADED,
    READY,
    UNIT_CLASSES,
)

DIGIT: Final = 4
STATES_OF_A_UNIT: Final = 3
ONE_OUTPOST: Final = 1 << DIGIT * UNIT_CLASSES * STATES_OF_A_UNIT
ONE_STATION: Final = ONE_OUTPOST << DIGIT
UNITS: Final = ONE_OUTPOST - 1
"""Masks the digits of units, without orbital buildings."""
UNIT_DIGITS: Final = UNIT_CLASSES * STATES_OF_A_UNIT
GROUPS: Final = 3
"""Groups of three slots in every system."""


def unit(cls: int, state: int = READY) -> int:
    """The fleet that consists of this unit."""
    return 1 << DIGIT * (cls * STATES_OF_A_UNIT + state)


def element(cls: int) -> int:
    """The fleet that consists of one new element of a class."""
    if cls == OUTPOST:
        return ONE_OUTPOST
    return ONE_STATION if cls == BATTLE_STATION else unit(cls)


def neutral(kind: int) -> int:
    """The fleet that consists of one neutral element."""
    return 1 << DIGIT * kind


def count(fleet: int, digit: int) -> int:
    """How many of a digit: of a unit's class and state, or of a kind of neutral elements."""
    return fleet >> DIGIT * digit & 15


def count_class(fleet: int, cls: int) -> int:
    """How many elements of a class, in whatever state."""
    if cls >= UNIT_CLASSES:
        return fleet >> DIGIT * (UNIT_DIGITS + cls - UNIT_CLASSES) & 15
    digits = fleet >> DIGIT * STATES_OF_A_UNIT * cls
    return (digits & 15) + (digits >> 4 & 15) + (digits >> 8 & 15)


def count_units(fleet: int) -> int:
    total = 0
    left = fleet & UNITS
    while left:
        total += left & 15
        left >>= DIGIT
    return total


def orbitals(fleet: int) -> int:
    """How many orbital buildings."""
    high = fleet >> DIGIT * UNIT_DIGITS
    return (high & 15) + (high >> DIGIT & 15)


def digits(fleet: int) -> list[int]:
    """The digits of units that are not 0: each class and state of which there is at least one unit."""
    found: list[int] = []
    left = fleet & UNITS
    digit = 0
    while left:
        if left & 15:
            found.append(digit)
        left >>= DIGIT
        digit += 1
    return found


def fits(fleet: int) -> bool:
    """AA-LIM-UNIT: whether all units find room in three groups of three slots, each inside one group."""
    left = GROUPS - count_class(fleet, 2) - count_class(fleet, 3)
    cruisers = count_class(fleet, 1)
    return left >= 0 and cruisers <= left and count_class(fleet, 0) <= 3 * left - 2 * cruisers


def neutrals_fit(fleet: int) -> bool:
    """The same for neutral elements: Raiders one slot, an Eel two, the Guardian three; the Base none (AA-NEU-4)."""
    left = GROUPS - count(fleet, GUARDIAN)
    eels = count(fleet, 1)
    return left >= 0 and eels <= left and count(fleet, 0) <= 3 * left - 2 * eels


def refreshed(fleet: int) -> int:
    """AA-STATE-4: the same fleet with all units ready."""
    fresh = fleet & ~UNITS
    for cls in range(UNIT_CLASSES):
        fresh += count_class(fleet, cls) << DIGIT * STATES_OF_A_UNIT * cls
    return fresh


def movable(fleet: int) -> int:
    """The units of a fleet that are not exhausted."""
    mask = 0
    for cls in range(UNIT_CLASSES):
        mask |= 15 << DIGIT * (cls * STATES_OF_A_UNIT + READY) | 15 << DIGIT * (cls * STATES_OF_A_UNIT + OVERLOADED)
    return fleet & mask


def exhausted(digit: int) -> int:
    """The digit of the same class, exhausted."""
    return digit // STATES_OF_A_UNIT * STATES_OF_A_UNIT + EXHAUSTED


def class_of(digit: int) -> int:
    return digit // STATES_OF_A_UNIT


def state_of(digit: int) -> int:
    return digit % STATES_OF_A_UNIT
