"""How everything is counted that missions, incomes, directives and scoring ask about."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.control import features
from orrery.games.adastra.galaxy.fleets import ONE_OUTPOST
from orrery.games.adastra.galaxy.tiles import (
    ASTEROIDS,
    MICRO_WORMHOLE,
    PLANETS,
    STARS,
    WASTELANDS,
    WORMHOLE_HERE,
)
from orrery.games.adastra.names import (
    BATTLE_STATION,
    BRANCHES,
    COLOURED,
    CSTH,
    DOOM_STAR,
    DSU,
    FACTORY,
    FARM,
    FIGURES,
    NEUTRAL,
    NONE,
    OUTPOST,
    TITAN,
    UNIT_CLASSES,
    ZST,
)
from orrery.games.adastra.names import FARMERS as FARMER
from orrery.games.adastra.names import SCIENTISTS as SCIENTIST
from orrery.games.adastra.names import WORKERS as WORKER
from orrery.games.adastra.player import (
    COMBATS_WON as WON_COMBATS,
)
from orrery.games.adastra.player import (
    EXPLORED,
    GUARDIANS,
    LEVELS,
    REMOVED,
    SCRAPPED,
    SUPPLY,
)
from orrery.games.adastra.player import INVASIONS_WON as WON_INVASIONS
from orrery.games.adastra.player import NEUTRALS_DESTROYED as DESTROYED_NEUTRALS
from orrery.games.adastra.state import AdAstra, population

SCANNERS: Final = 1 << CSTH | 1 << ZST | 1 << DSU


# Systems and population


def count_possessed(state: AdAstra, seat: int) -> int:
    return state.owner.count(seat)


def count_people(state: AdAstra, seat: int, profession: int) -> int:
    """Population of a profession in possessed systems."""
    owner = state.owner
    people = state.people
    found = 0
    for system in state.chart.systems:
        if owner[system] == seat:
            found += people[3 * system + profession]
    return found


def count_farmers(state: AdAstra, seat: int) -> int:
    return count_people(state, seat, FARMER)


def count_scientists(state: AdAstra, seat: int) -> int:
    return count_people(state, seat, SCIENTIST)


def count_workers(state: AdAstra, seat: int) -> int:
    return count_people(state, seat, WORKER)


def count_population(state: AdAstra, seat: int) -> int:
    owner = state.owner
    found = 0
    for system in state.chart.systems:
        if owner[system] == seat:
            found += population(state, system)
    return found


def count_populous(state: AdAstra, seat: int) -> int:
    owner = state.owner
    found = 0
    for system in state.chart.systems:
        if owner[system] == seat and population(state, system) >= 3:
            found += 1
    return found


def count_fortified(state: AdAstra, seat: int) -> int:
    found = 0
    for system in state.chart.systems:
        if state.owner[system] == seat and state.holder[system] == seat and state.fleet[system] >= ONE_OUTPOST:
            found += 1
    return found


def count_controlled(state: AdAstra, seat: int) -> int:
    return state.holder.count(seat)


def count_controlled_only(state: AdAstra, seat: int) -> int:
    found = 0
    for system in state.chart.systems:
        if state.holder[system] == seat and state.owner[system] != seat:
            found += 1
    return found


def possess_orion(state: AdAstra, seat: int) -> int:
    for system in state.chart.systems:
        planet = state.planet[system]
        if state.owner[system] == seat and planet != NONE and PLANETS[planet].orion:
            return 1
    return 0


def count_humble(state: AdAstra, seat: int) -> int:
    found = 0
    for system in state.chart.systems:
        if state.owner[system] == seat:
            planet = PLANETS[state.planet[system]]
            if planet.vp <= 1 and not planet.home and not planet.orion and not features(state, system) & WASTELANDS:
                found += 1
    return found


def count_colours(state: AdAstra, seat: int) -> int:
    """Star colours of possessed systems beyond the first."""
    seen = 0
    found = -1
    for system in state.chart.systems:
        colour = STARS[system].colour
        if state.owner[system] == seat and colour < COLOURED and not seen >> colour & 1:
            seen |= 1 << colour
            found += 1
    return max(0, found)


def count_asteroids(state: AdAstra, seat: int) -> int:
    return count_featured(state, seat, ASTEROIDS)


def count_micro_wormholes(state: AdAstra, seat: int) -> int:
    return count_featured(state, seat, MICRO_WORMHOLE)


def count_featured(state: AdAstra, seat: int, feature: int) -> int:
    """Systems with a feature that a seat controls or possesses."""
    found = 0
    for system in state.chart.systems:
        if (state.owner[system] == seat or state.holder[system] == seat) and features(state, system) & feature:
            found += 1
    return found


def controls_wormhole(state: AdAstra, seat: int) -> int:
    for system in state.chart.systems:
        if STARS[system].features & WORMHOLE_HERE:
            return int(state.holder[system] == seat)
    return 0


# Buildings


def count_buildings(state: AdAstra, seat: int) -> int:
    found = 0
    for system in state.chart.systems:
        if state.owner[system] == seat:
            found += state.buildings[system].bit_count()
    return found


def all_kinds(state: AdAstra, seat: int) -> int:
    """A bit for each planetary building that stands in a possessed system."""
    kinds = 0
    for system in state.chart.systems:
        if state.owner[system] == seat:
            kinds |= state.buildings[system]
    return kinds


def count_kinds(state: AdAstra, seat: int) -> int:
    return all_kinds(state, seat).bit_count()


def possess_dsu(state: AdAstra, seat: int) -> int:
    return all_kinds(state, seat) >> DSU & 1


def scanner_vp(state: AdAstra, seat: int) -> int:
    found = 0
    for system in state.chart.systems:
        standing = state.buildings[system]
        if standing & SCANNERS and state.owner[system] == seat:
            found += (standing >> CSTH & 1) + 2 * (standing >> ZST & 1) + 3 * (standing >> DSU & 1)
    return found


def farms_with_worker(state: AdAstra, seat: int) -> int:
    return count_staffed(state, seat, FARM, 1)


def factories_with_workers(state: AdAstra, seat: int) -> int:
    return count_staffed(state, seat, FACTORY, 2)


def count_staffed(state: AdAstra, seat: int, building: int, workers: int) -> int:
    """Possessed systems with a building and at least so many workers."""
    found = 0
    for system in state.chart.systems:
        if (
            state.owner[system] == seat
            and state.buildings[system] >> building & 1
            and state.people[3 * system + WORKER] >= workers
        ):
            found += 1
    return found


# Elements on the map


def on_map(state: AdAstra, seat: int, cls: int) -> int:
    """Figures of a class that are neither in the supply nor scrapped."""
    counts = state.players[seat].counts
    found = FIGURES[cls] - counts[SUPPLY + cls]
    return found - counts[SCRAPPED + cls] if cls < UNIT_CLASSES else found


def count_stations(state: AdAstra, seat: int) -> int:
    return on_map(state, seat, BATTLE_STATION)


def count_orbitals(state: AdAstra, seat: int) -> int:
    return on_map(state, seat, OUTPOST) + on_map(state, seat, BATTLE_STATION)


def count_doom_stars(state: AdAstra, seat: int) -> int:
    return on_map(state, seat, DOOM_STAR)


def firepower_on_map(state: AdAstra, seat: int) -> int:
    """Printed on the board, of all units whatever their state."""
    units = state.players[seat].board.units
    found = 0
    for cls in range(UNIT_CLASSES):
        found += units[cls].firepower * on_map(state, seat, cls)
    return found


def titans_here(state: AdAstra, seat: int) -> int:
    """Own Titans in the combat or invasion under way."""
    fight = state.fight
    return 0 if fight is None else fight.count(fight.side_of(seat), TITAN)


# Branches


def branch_max(state: AdAstra, seat: int) -> int:
    counts = state.players[seat].counts
    return max(counts[LEVELS], counts[LEVELS + 1], counts[LEVELS + 2], counts[LEVELS + 3])


def branch_min(state: AdAstra, seat: int) -> int:
    counts = state.players[seat].counts
    return min(counts[LEVELS], counts[LEVELS + 1], counts[LEVELS + 2], counts[LEVELS + 3])


def branch_sum(state: AdAstra, seat: int) -> int:
    counts = state.players[seat].counts
    return counts[LEVELS] + counts[LEVELS + 1] + counts[LEVELS + 2] + counts[LEVELS + 3]


def branches_at(state: AdAstra, seat: int, level: int) -> int:
    """Branches at this level or higher."""
    counts = state.players[seat].counts
    found = 0
    for branch in range(len(BRANCHES)):
        if counts[LEVELS + branch] >= level:
            found += 1
    return found


def branches_at_2(state: AdAstra, seat: int) -> int:
    return branches_at(state, seat, 2)


# Influence and diplomats


def count_influence(state: AdAstra, seat: int) -> int:
    return state.influence.count(seat)


def count_abroad(state: AdAstra, seat: int) -> int:
    """Under own influence, possessed by another player or a minor civilization."""
    found = 0
    for system in state.chart.systems:
        if state.influence[system] == seat and state.owner[system] != NONE and state.owner[system] != seat:
            found += 1
    return found


def count_victims(state: AdAstra, seat: int) -> int:
    """Other players who possess at least one system under own influence."""
    seen = 0
    for system in state.chart.systems:
        owner = state.owner[system]
        if state.influence[system] == seat and owner not in (NONE, seat) and owner < NEUTRAL:
            seen |= 1 << owner
    return seen.bit_count()


def count_pool(state: AdAstra, seat: int) -> int:
    return len(state.players[seat].pool.cards)


def count_diplomats(state: AdAstra, seat: int) -> int:
    """In the pool, and in play with an own diplomacy token."""
    found = len(state.players[seat].pool.cards)
    for player in state.players:
        before = player.before
        for place in range(1, len(before), 2):
            if before[place] == seat:
                found += 1
    return found


# What a player has counted


def unrest_level(state: AdAstra, seat: int) -> int:
    return state.players[seat].unrest_level


def stock_min(state: AdAstra, seat: int) -> int:
    counts = state.players[seat].counts
    return min(counts[0], counts[1], counts[2], counts[3])


def count_discoveries(state: AdAstra, seat: int) -> int:
    counts = state.players[seat].counts
    return counts[EXPLORED] + counts[REMOVED]


def combats_won(state: AdAstra, seat: int) -> int:
    return state.players[seat].counts[WON_COMBATS]


def invasions_won(state: AdAstra, seat: int) -> int:
    return state.players[seat].counts[WON_INVASIONS]


def neutrals_destroyed(state: AdAstra, seat: int) -> int:
    return state.players[seat].counts[DESTROYED_NEUTRALS]


def guardian_destroyed(state: AdAstra, seat: int) -> int:
    return state.players[seat].counts[GUARDIANS]
