"""AA-ACT-8, AA-ACT-10: which systems an action is for; one is free, each more costs a credit."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from orrery.games.adastra.names import CREDITS
from orrery.games.adastra.state import CHOICES, CHOSEN, AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE
from orrery.kernel.agenda import Question
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Refusal, Text

NO_CREDIT: Final = Refusal(
    "no-credit",
    Phrase(
        "A further system costs 1 credit, and you have none.", "Kolejny układ kosztuje 1 kredyt, a nie masz żadnego."
    ),
)
JUST_ONE: Final = Refusal("just-one", Phrase("This action is for one system.", "Ta akcja dotyczy jednego układu."))
ONE_ONLY: Final = -1
"""In the place of free choices: no additional system can be chosen at all."""
COSTS_A_CREDIT: Final = Phrase("Each further one costs 1 credit.", "Każdy kolejny kosztuje 1 kredyt.")
FREE_ONES: Final = Phrase(
    "{n} more {n:costs|cost} no credit; each further one costs 1.", "Jeszcze {n} bez kredytu, każdy kolejny kosztuje 1."
)


def chosen(state: AdAstra) -> list[int]:
    """The systems chosen for the action under way."""
    mask = state.turn[CHOSEN]
    return [system for system in state.chart.systems if mask >> system & 1]


def choice_refusal(state: AdAstra, seat: int) -> Refusal | None:
    """Why nothing more can be chosen, or none."""
    turn = state.turn
    if turn[CHOSEN] and turn[CHOICES] == ONE_ONLY:
        return JUST_ONE
    if not turn[CHOSEN] or turn[CHOICES] > 0 or state.players[seat].counts[CREDITS] > 0:
        return None
    return NO_CREDIT


def choose(state: AdAstra, seat: int, bit: int) -> None:
    """One more is chosen, and paid for if it is neither the first nor free."""
    turn = state.turn
    if turn[CHOSEN]:
        if turn[CHOICES] > 0:
            turn[CHOICES] -= 1
        else:
            state.gain(seat, CREDITS, -1)
    turn[CHOSEN] |= 1 << bit


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSystem(Question[AdAstra]):
    """Which system, or done? An action says which systems can be chosen, and what follows."""

    __slots__ = ()
    topic = Phrase("System", "Układ")

    @abstractmethod
    def offered(self, state: AdAstra) -> list[int]:
        """The systems that one might expect to be able to choose."""

    @abstractmethod
    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        """Why this system cannot be chosen, whatever it costs."""

    @abstractmethod
    def follow(self, state: AdAstra) -> None:
        """All systems are chosen."""

    def candidates(self, state: AdAstra) -> list[int]:
        mask = state.turn[CHOSEN]
        words = [CHOOSE_SYSTEM.base + system for system in self.offered(state) if not mask >> system & 1]
        words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        refusal = choice_refusal(state, self.seat)
        return self.why_not(state, option - CHOOSE_SYSTEM.base) if refusal is None else refusal

    def options(self, state: AdAstra) -> list[int]:
        if choice_refusal(state, self.seat) is not None:
            return [DONE]
        mask = state.turn[CHOSEN]
        words = [
            CHOOSE_SYSTEM.base + system
            for system in self.offered(state)
            if not mask >> system & 1 and self.why_not(state, system) is None
        ]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            self.follow(state)
            return
        choose(state, self.seat, option - CHOOSE_SYSTEM.base)
        state.push(self)

    def note(self, state: AdAstra, scene: Scene) -> Text:
        free = state.turn[CHOICES]
        if not state.turn[CHOSEN] or free == ONE_ONLY:
            return NOTHING_SAID
        return FREE_ONES.say(scene.language, n=free) if free > 0 else COSTS_A_CREDIT.say(scene.language)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {}
