"""AA-TEST-2, AA-TEST-10, AA-DIP-3: what diplomatic effects cost, and paying for them with dice."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.combat.rolling import FACES
from orrery.games.adastra.diplomacy.words import EFFECT, SPEND
from orrery.games.adastra.grammar import (
    CAPTURE_COST,
    HIRE_COST,
    OWN_UNREST_COST,
    SPY_PROOF,
    SWAP_AGAINST,
    SWAP_COST,
)
from orrery.games.adastra.names import SPY_CENTER
from orrery.games.adastra.state import AdAstra
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal
from orrery.kernel.vocabulary import Numbers

COSTS: Final = (2, 3, 4, 4, 5, 6, 7, 4, 6)
"""Activation costs, by effect."""
SPY_CENTER_COST: Final = 3
DICE_TOO_LOW: Final = Refusal(
    "dice-too-low", Phrase("Your dice do not add up to its cost.", "Twoje kości nie wystarczą na koszt.")
)


class EffectActivated(Event):
    __slots__ = ()
    kind = "diplomatic-effect"
    fields = (("effect", EFFECT), ("cost", Numbers(1)))
    sentence = Phrase("{seat}: {effect} for {cost}.", "{seat}: {effect} za {cost}.")


def total(state: AdAstra) -> int:
    """What is left of the dice of the test, added up."""
    dice = state.dice
    return dice[0] + 2 * dice[1] + 3 * dice[2] + 4 * dice[3] + 5 * dice[4] + 6 * dice[5]


def hire_cost(state: AdAstra, seat: int) -> int:
    return max(1, COSTS[4] + state.index_of(seat).stat(HIRE_COST))


def capture_cost(state: AdAstra, seat: int) -> int:
    return max(1, COSTS[6] + state.index_of(seat).stat(CAPTURE_COST))


def reduce_cost(state: AdAstra, seat: int, whose: int) -> int:
    return max(1, COSTS[2] + state.index_of(seat).stat(OWN_UNREST_COST)) if whose == seat else COSTS[2]


def swap_cost(state: AdAstra, seat: int, system: int) -> int:
    """More at a Spy Center for whoever does not possess the system, and against whoever is warned."""
    index = state.index_of(seat)
    cost = COSTS[5] + index.stat(SWAP_COST) + state.index_of(state.influence[system]).stat(SWAP_AGAINST)
    if state.buildings[system] >> SPY_CENTER & 1 and state.owner[system] != seat and not index.permits(SPY_PROOF):
        cost += SPY_CENTER_COST
    return max(1, cost)


def pay(state: AdAstra, seat: int, cost: int, then: Step[Any]) -> None:
    """Dice are spent, then this happens."""
    state.push(then)
    state.push(SpendDie(seat, cost, FACES))


class SpendDie(OpenQuestion[AdAstra]):
    """Which die do you spend? From the highest down until the cost is reached, so no die could be left out."""

    __slots__ = ("left", "most")
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "most")
    asks = Phrase("Which die do you spend? {n} still to pay", "Którą kość wydajesz? Do zapłaty: {n}")
    topic = Phrase("Die", "Kość")

    def __init__(self, seat: int, left: int, most: int) -> None:
        self.seat = seat
        self.left = left
        self.most = most

    def candidates(self, state: AdAstra) -> list[int]:
        dice = state.dice
        words: list[int] = []
        below = 0
        for face in range(1, self.most + 1):
            below += face * dice[face - 1]
            if dice[face - 1] and below >= self.left:
                words.append(SPEND.base + face - 1)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        face = option - SPEND.base + 1
        state.dice[face - 1] -= 1
        if face < self.left:
            state.push(SpendDie(self.seat, self.left - face, face))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}
