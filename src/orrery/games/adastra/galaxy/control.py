"""AA-DEF-CTRL, AA-DEF-POSS, AA-END-1: who holds and possesses a system; whatever changes that goes through here."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.fleets import (
    DIGIT,
    UNITS,
    class_of,
    count_class,
    digits,
)
from orrery.games.adastra.galaxy.tiles import (
    DISCOVERIES,
    GRAVITY_WAVES,
    LARGE_PLANET,
    MICRO_WORMHOLE,
    PLANETS,
    SMALL_PLANET,
    STABLE_ORBIT,
    STARS,
)
from orrery.games.adastra.grammar import ADVANCED_TERRAFORMING, DEEP_WARRENS, LIMIT, TERRAFORMING
from orrery.games.adastra.names import (
    BATTLE_STATION,
    CLASSES,
    DSU,
    FARMERS,
    FLAGS,
    MINOR,
    MOST_OF_A_PROFESSION,
    NEUTRAL,
    NONE,
    OUTPOST,
    UNIT_CLASSES,
)
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.adastra.state import DISCOVERY_DECK, AdAstra, population
from orrery.games.adastra.words import SYSTEM
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers

LATCHED_FOR: Final = 1
"""AA-END-1: so many rounds after this one the game still goes on."""


class EndIsNear(Event):
    __slots__ = ()
    kind = "end-is-near"
    fields = (("system", SYSTEM), ("round", Numbers(1)))
    sentence = Phrase(
        "{seat} at {system}: the game ends after round {round}.",
        "{seat} w układzie {system}: gra kończy się po rundzie {round}.",
    )


class Abandoned(Event):
    __slots__ = ()
    kind = "abandoned"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} no longer possesses {system}.", "{seat} nie posiada już układu {system}.")


# What a system is like


def features(state: AdAstra, system: int) -> int:
    """All features of a system: printed, of its discovery, and Orion's micro-wormhole."""
    found = STARS[system].features
    discovery = state.discovery[system]
    if discovery != NONE:
        found |= DISCOVERIES[discovery].features
    planet = state.planet[system]
    if planet != NONE and PLANETS[planet].orion:
        found |= MICRO_WORMHOLE
    return found


def explored(state: AdAstra, system: int) -> bool:
    """AA-DEF-UNEXP: it has no slot for a planet, or a planet."""
    return state.planet[system] != NONE or not STARS[system].coloured


def unexplored_systems(state: AdAstra) -> list[int]:
    return [system for system in state.chart.systems if not explored(state, system)]


def possessed(state: AdAstra, seat: int) -> list[int]:
    """The systems that a seat possesses."""
    owner = state.owner
    return [system for system in state.chart.systems if owner[system] == seat]


def controlled(state: AdAstra, seat: int) -> list[int]:
    """The systems that a seat controls (AA-DEF-CTRL)."""
    holder = state.holder
    return [system for system in state.chart.systems if holder[system] == seat]


def hostile(state: AdAstra, system: int, seat: int) -> bool:
    """Whether enemy units or orbital buildings are there."""
    holder = state.holder[system]
    return holder not in (NONE, seat)


def flags_left(state: AdAstra, seat: int) -> int:
    return FLAGS - state.owner.count(seat)


def planetary_slots(state: AdAstra, system: int) -> int:
    """AA-LIM-PLAN."""
    found = features(state, system)
    if found & SMALL_PLANET or not STARS[system].coloured:
        return 0
    return 3 if found & LARGE_PLANET else 2


def orbital_slots(state: AdAstra, system: int) -> int:
    """AA-LIM-ORB."""
    found = features(state, system)
    if found & GRAVITY_WAVES:
        return 0
    return 2 if found & STABLE_ORBIT else 1


def limit(state: AdAstra, system: int, profession: int, seat: int) -> int:
    """AA-LIM-POP, AA-TERRA: the most population of a profession, by the milestones of this seat."""
    planet = PLANETS[state.planet[system]]
    most = planet.limits[profession]
    discovery = state.discovery[system]
    if discovery != NONE:
        most = max(0, most + DISCOVERIES[discovery].limits[profession])
    index = state.players[seat].index
    if index.permits(TERRAFORMING):
        most += planet.terraforming[profession]
    if index.permits(ADVANCED_TERRAFORMING):
        most += planet.advanced[profession]
    most += index.stat(LIMIT[profession])
    if profession != FARMERS and index.permits(DEEP_WARRENS) and population(state, system) >= 3:
        most += 1
    return min(MOST_OF_A_PROFESSION, max(0, most))


def has_room(state: AdAstra, system: int, profession: int, seat: int) -> bool:
    return state.people[3 * system + profession] < limit(state, system, profession, seat)


# Units and orbital buildings


def add_fleet(state: AdAstra, system: int, side: int, fleet: int) -> None:
    """Elements arrive where nobody else's are. Whoever moves them calls ``check_end`` when the movement is over."""
    if fleet:
        assert state.holder[system] in (NONE, side), "two sides share a system"
        state.holder[system] = side
        state.fleet[system] += fleet


def take_fleet(state: AdAstra, system: int, fleet: int) -> None:
    """Elements leave, or are no more."""
    state.fleet[system] -= fleet
    if not state.fleet[system]:
        state.holder[system] = NONE


def to_supply(state: AdAstra, seat: int, fleet: int) -> None:
    """AA-DEF-REM: figures go back to their owner's supply, neither destroyed nor scrapped."""
    counts = state.players[seat].counts
    for cls in range(len(CLASSES)):
        counts[SUPPLY + cls] += count_class(fleet, cls)


def scrap(state: AdAstra, seat: int, fleet: int) -> None:
    """AA-CMB-DEAD: destroyed units lie on their owner's board, destroyed orbital buildings return to the supply."""
    counts = state.players[seat].counts
    for digit in digits(fleet):
        counts[SCRAPPED + class_of(digit)] += fleet >> DIGIT * digit & 15
    counts[SUPPLY + OUTPOST] += count_class(fleet, OUTPOST)
    counts[SUPPLY + BATTLE_STATION] += count_class(fleet, BATTLE_STATION)


def figure_left(state: AdAstra, seat: int, cls: int) -> bool:
    """AA-BUILD-4: an unused figure, or a scrapped one."""
    counts = state.players[seat].counts
    return counts[SUPPLY + cls] > 0 or (cls < UNIT_CLASSES and counts[SCRAPPED + cls] > 0)


def take_figure(state: AdAstra, seat: int, cls: int) -> None:
    """An unused figure first; only if none is left a scrapped one."""
    counts = state.players[seat].counts
    counts[(SUPPLY if counts[SUPPLY + cls] else SCRAPPED) + cls] -= 1


def has_units(state: AdAstra, system: int, seat: int) -> bool:
    return state.holder[system] == seat and state.fleet[system] & UNITS != 0


# Possession


def possess(state: AdAstra, system: int, seat: int) -> None:
    """AA-DEF-POSS: a flag is placed."""
    state.owner[system] = seat
    check_end(state, system)


def vacate(state: AdAstra, system: int) -> None:
    """The last population is gone, or the system is given up: its flag goes home, a minor civilization's tile away."""
    former = state.owner[system]
    state.owner[system] = NONE
    for profession in range(3):
        state.people[3 * system + profession] = 0
    if former == MINOR:
        lose_minor(state, system)
    elif former != NONE:
        state.tell(Abandoned, former, system)


def lose_minor(state: AdAstra, system: int) -> None:
    """XX-MIN-5: its tile is discarded and the slot stays empty."""
    from_here = state.discovery[system]
    state.discovery[system] = NONE
    state.minors_used &= ~(1 << system)
    state.piles[DISCOVERY_DECK] = (*state.piles[DISCOVERY_DECK], from_here)


def remove_population(state: AdAstra, system: int, profession: int) -> None:
    """One population leaves; with the last one the flag."""
    state.people[3 * system + profession] -= 1
    if not population(state, system):
        vacate(state, system)


def check_end(state: AdAstra, system: int) -> None:
    """AA-END-1: Orion or a DSU possessed, another player's home controlled or possessed; latched at once."""
    if state.round + LATCHED_FOR >= state.ends:
        return
    owner = state.owner[system]
    who = NONE
    if owner not in (NONE, MINOR):
        planet = state.planet[system]
        if (planet != NONE and PLANETS[planet].orion) or state.buildings[system] >> DSU & 1:
            who = owner
    for seat, player in enumerate(state.players):
        if player.home == system:
            for other in (owner, state.holder[system]):
                if other not in (NONE, seat, MINOR, NEUTRAL):
                    who = other
    if who != NONE:
        state.ends = state.round + LATCHED_FOR
        state.tell(EndIsNear, who, system, state.ends)
