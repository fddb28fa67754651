"""AA-DEF-CONN: which systems are connected for whom."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.control import features
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, MICRO_WORMHOLE, VOIDWALKERS
from orrery.games.adastra.grammar import ADVANCED_JUMP_DRIVE, ANCIENT_WINDS, JUMP_DRIVE, STAR_GATE
from orrery.games.adastra.names import CRUISERS, NONE
from orrery.games.adastra.state import AdAstra

WORMHOLE_SYSTEM: Final = 0
"""The star tile with the wormhole."""
NO_CLASS: Final = 9
"""For connections that are not a unit's: influence."""


def micro_wormholes(state: AdAstra) -> list[int]:
    """The micro-wormhole systems."""
    return [system for system in state.chart.systems if features(state, system) & MICRO_WORMHOLE]


def connected(state: AdAstra, seat: int, system: int, cls: int = NO_CLASS) -> list[int]:
    """The systems connected to this one for a seat, and where it matters for a class of its units."""
    chart = state.chart
    index = state.players[seat].index
    if index.permits(ADVANCED_JUMP_DRIVE):
        ways = chart.adjacent[system]
    elif index.permits(JUMP_DRIVE) or (cls <= CRUISERS and index.permits(ANCIENT_WINDS)):
        ways = chart.half[system]
    else:
        ways = chart.linked[system]
    more: list[int] = []
    if system == WORMHOLE_SYSTEM:
        more = micro_wormholes(state)
    elif features(state, system) & MICRO_WORMHOLE:
        more = [WORMHOLE_SYSTEM]
    if index.permits(STAR_GATE) and state.owner[system] == seat:
        more = more + [other for other in chart.systems if state.owner[other] == seat]
    if state.minors:
        more = more + _void(state, seat, system)
    if not more:
        return ways
    found = list(ways)
    for other in more:
        if other != system and other not in found:
            found.append(other)
    return found


def _void(state: AdAstra, seat: int, system: int) -> list[int]:
    """Voidwalkers of Yss: for whoever controls their system it is connected with every wormhole."""
    home = NONE
    for other in state.chart.systems:
        discovery = state.discovery[other]
        if discovery != NONE and DISCOVERIES[discovery].features & VOIDWALKERS and state.holder[other] == seat:
            home = other
    if home == NONE:
        return []
    ends = [WORMHOLE_SYSTEM, *micro_wormholes(state)]
    if system == home:
        return ends
    return [home] if system in ends else []
