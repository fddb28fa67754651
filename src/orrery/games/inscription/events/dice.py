"""TI-FOC: the dice that are rolled for everybody."""

from __future__ import annotations

from math import factorial
from typing import Final

from orrery.games.inscription.names import RESOURCES
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import BLACK, COUNT, DIE, FOCUS_ROLL, RESOURCE_DOMAIN
from orrery.kernel.agenda import Chance
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase

BLACK_DICE: Final = 3
DOUBLED: Final = 2
"""What each focus die shows with The Quantumcore."""


class DieRolled(Event):
    __slots__ = ()
    kind = "die"
    fields = (("die", RESOURCE_DOMAIN),)
    sentence = Phrase("The black die shows {die}.", "Czarna kość: {die}.")


class BlackDie(Chance[Inscription]):
    """TI-FOC-4: one black die, 3 material, 2 influence, 1 research."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [DIE.base + kind for kind in range(len(RESOURCES))]

    def weights(self, state: Inscription) -> list[int]:
        return [3, 2, 1]


class BlackRolled(Event):
    __slots__ = ()
    kind = "black"
    fields = (("material", COUNT), ("influence", COUNT), ("research", COUNT))
    sentence = Phrase(
        "Black dice: {material} material, {influence} influence, {research} research.",
        "Czarne kości: surowce {material}, wpływ {influence}, badania {research}.",
    )


def black_weight(material: int, influence: int) -> int:
    """In how many of 216 ways the dice show so many of each."""
    research = BLACK_DICE - material - influence
    ways = factorial(BLACK_DICE) // (factorial(material) * factorial(influence) * factorial(research))
    return ways * int(3**material) * int(2**influence)


BLACK_ROLLS: Final = [
    BLACK.word(material, influence)
    for material in range(BLACK_DICE + 1)
    for influence in range(BLACK_DICE + 1 - material)
]
BLACK_WEIGHTS: Final = [black_weight(*BLACK.places(roll)) for roll in BLACK_ROLLS]


class RollBlack(Chance[Inscription]):
    """TI-FOC-4: three black dice at once."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return BLACK_ROLLS

    def weights(self, state: Inscription) -> list[int]:
        return BLACK_WEIGHTS

    def apply(self, state: Inscription, option: int) -> None:
        material, influence = BLACK.places(option)
        state.black = (material, influence, BLACK_DICE - material - influence)
        state.tell(BlackRolled, -1, *state.black)


class FocusRolled(Event):
    __slots__ = ()
    kind = "focus-roll"
    fields = (("material", COUNT), ("influence", COUNT), ("research", COUNT))
    sentence = Phrase(
        "Focus dice: {material} material, {influence} influence, {research} research.",
        "Kości intensyfikacji: surowce {material}, wpływ {influence}, badania {research}.",
    )


FOCUS_ROLLS: Final = list(range(FOCUS_ROLL.base, FOCUS_ROLL.base + FOCUS_ROLL.size))
FOCUS_WEIGHTS: Final = [1 << FOCUS_ROLL.places(roll).count(0) for roll in FOCUS_ROLLS]


class RollFocus(Chance[Inscription]):
    """TI-FOC-1: one focus die of each resource, faces 1, 1, 1, 1, 2, 2."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return FOCUS_ROLLS

    def weights(self, state: Inscription) -> list[int]:
        return FOCUS_WEIGHTS

    def apply(self, state: Inscription, option: int) -> None:
        state.focus = tuple([face + 1 for face in FOCUS_ROLL.places(option)])
        state.tell(FocusRolled, -1, *state.focus)
