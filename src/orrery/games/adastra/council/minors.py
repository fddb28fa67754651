"""XX-MIN-4: what minor civilizations do for whoever controls their systems."""

from __future__ import annotations

from orrery.games.adastra.galaxy.tiles import DISCOVERIES
from orrery.games.adastra.names import NONE
from orrery.games.adastra.pieces import Component
from orrery.games.adastra.state import AdAstra


def minors_of(state: AdAstra, seat: int) -> list[tuple[int, Component]]:
    """The minor civilizations whose systems a seat controls, but for those that have been used this round."""
    if not state.minors:
        return []
    found: list[tuple[int, Component]] = []
    for system in state.chart.systems:
        if state.holder[system] == seat and not state.minors_used >> system & 1:
            discovery = state.discovery[system]
            if discovery != NONE:
                ability = DISCOVERIES[discovery].ability
                if ability is not None:
                    found.append((system, ability))
    return found


def use_minor(state: AdAstra, system: int) -> None:
    """A once-per-round ability is used: the tile is flipped for everybody until the round ends."""
    ability = DISCOVERIES[state.discovery[system]].ability
    if ability is not None and ability.flips:
        state.minors_used |= 1 << system
