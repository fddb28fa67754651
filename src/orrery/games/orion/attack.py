"""OR-ATTACK: comparing Fleets, and what follows an attack."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.moments import AFTER_ATTACKING, ATTACK_COST, ATTACK_STRENGTH, ATTACKED, DEFENCE_STRENGTH
from orrery.games.orion.names import ATTACKS, FLEET, MORALE, VP
from orrery.games.orion.player import Player
from orrery.games.orion.refusals import ATTACKED_ENOUGH, NO_FLEET, WEAKER
from orrery.games.orion.resolve import OFFERING
from orrery.games.orion.state import Orion, opponents
from orrery.games.orion.words import DEFENDER, SEATS
from orrery.kernel.agenda import Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Numbers

LEAST_COST: Final = 2
ATTACK_VP: Final = 2
STRENGTH: Final = Phrase(
    "You have {n} Fleet; an attack costs {cost} Fleet and gives 2 VP.",
    "Masz {n} floty; atak kosztuje {cost} floty i daje 2 PZ.",
)


class Attacked(Event):
    __slots__ = ()
    kind = "attack"
    fields = (("other", SEATS), ("cost", Numbers(1)))
    sentence = Phrase("{seat} attacks {other} for {cost} Fleet.", "{seat} atakuje gracza {other} za {cost} floty.")


def attack_limit(state: Orion) -> int:
    """OR-ATTACK-1: attacks per opponent and round."""
    return 5 - state.seats


def attack_cost(defender: Player) -> int:
    """OR-ATTACK-3: Orbital Batteries make it dearer."""
    return LEAST_COST + defender.index.stats[ATTACK_COST.number]


def attack_strength(player: Player) -> int:
    return player.counts[FLEET] + player.index.stats[ATTACK_STRENGTH.number]


def defence_strength(player: Player) -> int:
    return player.counts[FLEET] + player.index.stats[DEFENCE_STRENGTH.number]


def attack_refusal(state: Orion, seat: int, other: int) -> Refusal | None:
    """Why this opponent cannot be attacked now."""
    attacker = state.players[seat]
    if attacker.counts[ATTACKS + other] >= attack_limit(state):
        return ATTACKED_ENOUGH
    if attacker.counts[FLEET] < LEAST_COST:
        return NO_FLEET
    defender = state.players[other]
    if attack_strength(attacker) < defence_strength(defender):
        return WEAKER
    return NO_FLEET if attacker.counts[FLEET] < attack_cost(defender) else None


def can_attack(state: Orion, seat: int) -> bool:
    if state.players[seat].counts[FLEET] < LEAST_COST:
        return False
    for other in range(state.seats):
        if other != seat and attack_refusal(state, seat, other) is None:
            return True
    return False


class ChooseDefender(Question[Orion]):
    """Whom do you attack?"""

    __slots__ = ()
    asks = Phrase("Whom do you attack?", "Kogo atakujesz?")
    topic = Phrase("Opponent", "Przeciwnik")

    def candidates(self, state: Orion) -> list[int]:
        return [DEFENDER.base + other for other in opponents(state, self.seat)]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return attack_refusal(state, self.seat, option - DEFENDER.base)

    def apply(self, state: Orion, option: int) -> None:
        attack(state, self.seat, option - DEFENDER.base)

    def note(self, state: Orion, scene: Scene) -> Text:
        return STRENGTH.say(scene.language, n=state.players[self.seat].counts[FLEET], cost=LEAST_COST)


def attack(state: Orion, seat: int, other: int) -> None:
    """OR-ATTACK-4, in its order."""
    attacker = state.players[seat]
    defender = state.players[other]
    attacker.spend_cube()
    attacker.counts[ATTACKS + other] += 1
    state.defender = other
    cost = attack_cost(defender)
    attacker.counts[FLEET] -= cost
    state.tell(Attacked, seat, other, cost)
    state.gain(other, MORALE, -1)
    state.gain(seat, VP, ATTACK_VP)
    OFFERING.offer_all(state, other, ATTACKED)
    OFFERING.trigger(state, seat, AFTER_ATTACKING)
