"""AA-TEST-9, AA-CMB-3: firepower, hull, the number of dice and shield points, with all that changes them."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_COMBAT, IN_INVASION, Armour, Dice, Shield
from orrery.games.adastra.combat.fight import (
    ATTACKERS,
    DEFENDERS,
    EXTRA_DICE,
    GIVEN_DICE,
    LANDING_FORCE,
    SABOTAGED,
    SHIELD_IN_USE,
    SHIELD_POINTS,
    Fight,
)
from orrery.games.adastra.diplomacy.lasting import rook_dice
from orrery.games.adastra.galaxy.fleets import count_class
from orrery.games.adastra.galaxy.tiles import DISCOVERIES
from orrery.games.adastra.grammar import ARMOUR, DICE, ORBITAL_FIREPOWER, ORBITAL_HULL, SHIELD
from orrery.games.adastra.names import BATTLE_STATION, NEUTRAL, NONE, OUTPOST, RAIDERS
from orrery.games.adastra.state import SYSTEM, AdAstra

STATION_FIREPOWER: Final = 3
OUTPOST_FIREPOWER: Final = 2
STATION_HULL: Final = 4
OUTPOST_HULL: Final = 2
RAIDING_LEVEL: Final = 2
"""From this unrest level of their enemy on Raiders fight harder (AA-SUB-72)."""


def firepower(state: AdAstra, seat: int, cls: int) -> int:
    """The firepower of an element of a class."""
    player = state.players[seat]
    if cls < OUTPOST:
        return player.board.units[cls].firepower
    printed = STATION_FIREPOWER if cls == BATTLE_STATION else OUTPOST_FIREPOWER
    return printed + player.index.stat(ORBITAL_FIREPOWER)


def hull(state: AdAstra, seat: int, cls: int) -> int:
    """The hull of an undamaged element of a class: printed, the best Armour, and what milestones add."""
    player = state.players[seat]
    index = player.index
    best = 0
    for featured in index.all(ARMOUR):
        armour = featured.feature
        assert isinstance(armour, Armour)
        best = max(best, armour.hull[cls])
    if cls < OUTPOST:
        return player.board.units[cls].hull + best
    return (STATION_HULL if cls == BATTLE_STATION else OUTPOST_HULL) + best + index.stat(ORBITAL_HULL)


def tested_system(state: AdAstra) -> int:
    """The system of the combat or invasion under way."""
    return state.turn[SYSTEM] if state.fight is None else state.fight.system


def taking_part(state: AdAstra, seat: int, cls: int) -> int:
    """How many of a seat's elements of a class take part in the combat or invasion under way."""
    fight = state.fight
    if fight is not None:
        side = fight.side_of(seat)
        return 0 if side == NONE else fight.count(side, cls)
    system = state.turn[SYSTEM]
    return count_class(state.fleet[system], cls) if state.holder[system] == seat else 0


def dice_of(state: AdAstra, fight: Fight, side: int) -> int:
    """AA-TEST-9: firepower and increases, then what the enemy takes but for the last die, then what is given up."""
    seat = fight.seat_of(side)
    total = 0
    for element, own in enumerate(fight.side):
        if own == side and not (fight.round <= 1 and fight.marks[element] & SABOTAGED):
            total += fight.power[element]
    enemy = fight.seat_of(DEFENDERS if side == ATTACKERS else ATTACKERS)
    if seat == NEUTRAL:
        if state.players[enemy].unrest_level >= RAIDING_LEVEL:
            for element, own in enumerate(fight.side):
                if own == side and fight.what[element] == RAIDERS:
                    total += 1
    else:
        total += _more(state, fight, seat)
    total += fight.sum_of(EXTRA_DICE, side)
    fewer = 0 if enemy == NEUTRAL else _fewer(state, fight, enemy)
    if fight.kind != LANDING_FORCE and NEUTRAL not in (seat, enemy):
        fewer += rook_dice(state, seat, enemy, fight.round <= 1)
    if total > 0 and fewer:
        total = max(1, total - fewer)
    return total - fight.sum_of(GIVEN_DICE, side)


def _more(state: AdAstra, fight: Fight, seat: int) -> int:
    """Dice that a seat's own abilities add to this roll."""
    test = IN_INVASION if fight.kind == LANDING_FORCE else IN_COMBAT
    total = 0
    for featured in state.players[seat].index.all(DICE):
        dice = featured.feature
        assert isinstance(dice, Dice)
        if dice.test == test and not dice.enemy and not (dice.first and fight.round > 1):
            total += dice.value(state, seat)
    if state.minors:
        for system in state.chart.systems:
            discovery = state.discovery[system]
            if discovery == NONE or state.holder[system] != seat:
                continue
            ability = DISCOVERIES[discovery].ability
            if ability is not None:
                for clause in ability.clauses:
                    if isinstance(clause, Dice) and clause.test == test:
                        total += clause.value(state, seat)
    return total


def _fewer(state: AdAstra, fight: Fight, enemy: int) -> int:
    """Dice that the enemy's abilities take away."""
    test = IN_INVASION if fight.kind == LANDING_FORCE else IN_COMBAT
    total = 0
    for featured in state.players[enemy].index.all(DICE):
        dice = featured.feature
        assert isinstance(dice, Dice)
        if dice.test == test and dice.enemy and not (dice.first and fight.round > 1):
            total += abs(dice.value(state, enemy))
    return total


def shields_of(state: AdAstra, fight: Fight, side: int) -> int:
    """The shield points of a side in this round: one Shield technology, and what else there is."""
    seat = fight.seat_of(side)
    points = fight.sum_of(SHIELD_POINTS, side)
    if seat == NEUTRAL:
        return points
    technology = fight.sum_of(SHIELD_IN_USE, side)
    if not technology:
        technology = standing_shield(state, seat)
    for featured in state.players[seat].index.all(SHIELD):
        shield = featured.feature
        assert isinstance(shield, Shield)
        if shield.technology or (shield.first and fight.round > 1):
            continue
        if shield.when is None or shield.when.holds(state, seat):
            points += shield.points
    return points + technology


def standing_shield(state: AdAstra, seat: int) -> int:
    """The points of the best Shield technology that counts by itself."""
    best = 0
    for featured in state.players[seat].index.all(SHIELD):
        shield = featured.feature
        assert isinstance(shield, Shield)
        if shield.technology:
            best = max(best, shield.points)
    return best
