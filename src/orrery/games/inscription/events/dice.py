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


class RollBlack(Chance[Inscription]):
    """TI-FOC-4: three black dice at once."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [
            BLACK.word(material, influence)
            for material in range(BLACK_DICE + 1)
            for influence in range(BLACK_DICE + 1 - material)
        ]

    def weights(self, state: Inscription) -> list[int]:
        found: list[int] = []
        for option in self.candidates(state):
            material, influence = BLACK.places(option)
            research = BLACK_DICE - material - influence
            ways = 6 // (factorial(material) * factorial(influence) * factorial(research))
            found.append(ways * int(3**material) * int(2**influence))
        return found

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


class RollFocus(Chance[Inscription]):
    """TI-FOC-1: one focus die of each resource, faces 1, 1, 1, 1, 2, 2."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return list(range(FOCUS_ROLL.base, FOCUS_ROLL.base + FOCUS_ROLL.size))

    def weights(self, state: Inscription) -> list[int]:
        found: list[int] = []
        for option in self.candidates(state):
            weight = 1
            for face in FOCUS_ROLL.places(option):
                weight *= 1 if face else 2
            found.append(weight)
        return found

    def apply(self, state: Inscription, option: int) -> None:
        state.focus = tuple([face + 1 for face in FOCUS_ROLL.places(option)])
        state.tell(FocusRolled, -1, *state.focus)
