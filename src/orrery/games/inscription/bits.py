"""Marks are bits, options are words, and counts are tuples that are replaced."""

from __future__ import annotations


def words(base: int, mask: int) -> list[int]:
    """A word for every bit, the lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(base + low.bit_length() - 1)
        mask ^= low
    return found


def bits_of(mask: int) -> list[int]:
    """The number of every bit, the lowest first."""
    return words(0, mask)


def lowest(mask: int) -> int:
    """The number of the lowest bit."""
    return (mask & -mask).bit_length() - 1


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same numbers with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])


def added(values: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """The same numbers with so much more at this place."""
    return (*values[:place], values[place] + amount, *values[place + 1 :])
