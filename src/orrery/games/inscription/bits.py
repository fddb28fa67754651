"""Marks are bits; options are words."""

from __future__ import annotations


def words(base: int, mask: int) -> list[int]:
    """A word for every bit, the lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(base + low.bit_length() - 1)
        mask ^= low
    return found


def lowest(mask: int) -> int:
    """The number of the lowest bit."""
    return (mask & -mask).bit_length() - 1
