"""AA-CMB-0, AA-CMB-SIDES: a combat begins: who takes part, and what counts from its first moment."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.combat.fight import (
    AMBUSH,
    ATTACK_ACTION,
    ATTACKERS,
    DEFENDERS,
    MEETING,
    PIRATE_ATTACK,
    UNIT_DIGITS,
    Fight,
    class_at,
)
from orrery.games.adastra.combat.neutral import FIREPOWER, HULL
from orrery.games.adastra.combat.phases import NextRound
from orrery.games.adastra.combat.strength import firepower, hull
from orrery.games.adastra.combat.windows import open_window
from orrery.games.adastra.combat.withdrawal import leader
from orrery.games.adastra.galaxy.fleets import DIGIT
from orrery.games.adastra.grammar import COMBAT_START, SIEGE_ENGINE
from orrery.games.adastra.names import NEUTRAL, NONE, OVERLOADED
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import SEAT, SYSTEM
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase

DIGITS: Final = 14
"""Digits of a fleet."""


class CombatBegun(Event):
    __slots__ = ()
    kind = "combat"
    fields = (("other", SEAT), ("system", SYSTEM))
    sentence = Phrase("{seat} attacks {other} at {system}.", "{seat} atakuje gracza {other} w układzie {system}.")


class NeutralCombat(Event):
    __slots__ = ()
    kind = "neutral-combat"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} fights at {system}.", "{seat} walczy w układzie {system}.")


def begin_fight(state: AdAstra, system: int, attacker: int, kind: int, forces: tuple[int, ...]) -> None:
    """Attackers, as origin, digit and number again and again, fight whoever holds a system.

    In an attack they stay where they began, and the galaxy counts them there; in an ambush, or if they have no origin,
    only the combat does.
    """
    defender = state.holder[system]
    if defender in (NONE, attacker):
        return
    fight = Fight(system, attacker, defender, kind)
    for at in range(0, len(forces), 3):
        if forces[at] != NONE:
            fight.began |= 1 << forces[at]
        for _ in range(forces[at + 2]):
            _enlist(state, fight, ATTACKERS, forces[at + 1], forces[at])
    fleet = state.fleet[system]
    for digit in range(DIGITS):
        for _ in range(fleet >> DIGIT * digit & 15):
            _enlist(state, fight, DEFENDERS, digit, system)
    state.fight = fight
    for side in (ATTACKERS, DEFENDERS):
        _besiege(state, fight, side)
    if attacker == NEUTRAL:
        state.tell(NeutralCombat, defender, system)
    elif defender == NEUTRAL:
        state.tell(NeutralCombat, attacker, system)
    else:
        state.tell(CombatBegun, attacker, defender, system)
    first = leader(state, fight)
    state.push(NextRound())
    open_window(state, COMBAT_START, fight.seat_of(first), fight.seat_of(1 - first))


def _enlist(state: AdAstra, fight: Fight, side: int, digit: int, origin: int) -> None:
    """An element takes part with full hull; overloaded attackers of an Attack action have no firepower (AA-STATE-3)."""
    seat = fight.seat_of(side)
    if seat == NEUTRAL:
        fight.add(side, digit, origin, HULL[digit], FIREPOWER[digit])
        return
    cls = class_at(digit)
    power = firepower(state, seat, cls)
    if fight.kind == ATTACK_ACTION and side == ATTACKERS and digit < UNIT_DIGITS and digit % 3 == OVERLOADED:
        power = 0
    fight.add(side, digit, origin, hull(state, seat, cls), power)


def _besiege(state: AdAstra, fight: Fight, side: int) -> None:
    """Siege Engine: every enemy orbital building loses 1 hull, never below 1."""
    seat = fight.seat_of(side)
    if seat == NEUTRAL:
        return
    player = state.players[seat]
    if not player.index.permits(SIEGE_ENGINE) or not fight.count(side, player.board.bearer(SIEGE_ENGINE)):
        return
    for element in fight.elements(1 - side):
        if fight.orbital(element) and fight.hull[element] > 1:
            fight.hull[element] -= 1
            fight.full[element] -= 1


__all__ = ["AMBUSH", "ATTACK_ACTION", "MEETING", "PIRATE_ATTACK", "begin_fight"]
