"""AA-HIDE: what a seat remembers of the draft packs it has passed on.

Cards that are known together, but not one by one, are a memory: the cards, and the places where they must be. A place
is a seat times four plus the number of the card it kept, or plus three for the pack that lies before it.
"""

from __future__ import annotations

from random import Random

from orrery.games.adastra.player import Player

Memory = tuple[tuple[int, ...], tuple[int, ...]]


def remembered(players: list[Player], direction: int, viewer: int) -> tuple[Memory, ...]:
    """What a viewer knows of packs that he has seen."""
    return ()


def recalled(memories: tuple[Memory, ...], players: list[Player], rng: Random) -> list[int]:
    """Deal remembered cards to their places in some possible way; returns these cards."""
    return []
