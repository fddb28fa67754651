"""OR-ATTACK: comparing Fleets, and what follows an attack."""

from __future__ import annotations

from orrery.games.orion.card import CARDS, spend_cube
from orrery.games.orion.names import AFTER_ATTACKING, ATTACKS, FLEET, MORALE, NO_CARD, VP
from orrery.games.orion.refusals import ATTACKED_ENOUGH, NO_FLEET, WEAKER
from orrery.games.orion.resolve import trigger
from orrery.games.orion.state import Orion, Player, opponents
from orrery.games.orion.words import DEFENDER
from orrery.kernel.agenda import Question
from orrery.kernel.text import Refusal

ATTACK_COST = 2
ATTACK_VP = 2


def attack_limit(state: Orion) -> int:
    """OR-ATTACK-1: attacks per opponent and round."""
    return 5 - state.seats


def attack_cost(defender: Player) -> int:
    """OR-ATTACK-3: Orbital Batteries make it dearer."""
    cost = ATTACK_COST
    for system in defender.systems:
        cost += CARDS[system[-1]].always.attack_cost
    return cost


def attack_strength(player: Player) -> int:
    strength = player.has[FLEET]
    if player.advisor != NO_CARD:
        strength += CARDS[player.advisor].always.compare_attack
    return strength


def defence_strength(player: Player) -> int:
    strength = player.has[FLEET]
    for system in player.systems:
        strength += CARDS[system[-1]].always.compare_defence
    return strength


def attack_refusal(state: Orion, seat: int, other: int) -> Refusal | None:
    """Why this opponent cannot be attacked now."""
    attacker = state.players[seat]
    if attacker.has[ATTACKS + other] >= attack_limit(state):
        return ATTACKED_ENOUGH
    if attacker.has[FLEET] < ATTACK_COST:
        return NO_FLEET
    defender = state.players[other]
    if attack_strength(attacker) < defence_strength(defender):
        return WEAKER
    return NO_FLEET if attacker.has[FLEET] < attack_cost(defender) else None


def can_attack(state: Orion, seat: int) -> bool:
    if state.players[seat].has[FLEET] < ATTACK_COST:
        return False
    for other in range(state.seats):
        if other != seat and attack_refusal(state, seat, other) is None:
            return True
    return False


class ChooseDefender(Question[Orion]):
    """Whom do you attack?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [DEFENDER.base + other for other in opponents(state, self.seat)]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return attack_refusal(state, self.seat, option - DEFENDER.base)

    def apply(self, state: Orion, option: int) -> None:
        attack(state, self.seat, option - DEFENDER.base)


def attack(state: Orion, seat: int, other: int) -> None:
    """OR-ATTACK-4, in its order."""
    attacker = state.players[seat]
    defender = state.players[other]
    spend_cube(attacker)
    attacker.has[ATTACKS + other] += 1
    state.defender = other
    cost = attack_cost(defender)
    attacker.has[FLEET] -= cost
    state.tell("attack", seat, other, cost)
    state.gain(other, MORALE, -1)
    state.gain(seat, VP, ATTACK_VP)
    for source, system in enumerate(defender.systems):
        effect = CARDS[system[-1]].when_attacked
        if effect is not None:
            effect.happen(state, other, source)
    trigger(state, seat, AFTER_ATTACKING)
