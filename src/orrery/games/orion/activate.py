"""OR-ACTIVATE: activating Working cards, with an action or without."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.orion.card import CARDS
from orrery.games.orion.moments import ACTIVATION
from orrery.games.orion.names import ADVISOR, CUBES, MORALE, MORALE_LIMIT, POOL, RESERVE
from orrery.games.orion.player import Player
from orrery.games.orion.refusals import LOW_MORALE, NO_ACTIVATION, NO_RESERVE, OCCUPIED, USED
from orrery.games.orion.resolve import OFFERING
from orrery.games.orion.say import phrase
from orrery.games.orion.state import Orion
from orrery.games.orion.words import ACTIVATE, DONE, STRUCTURE
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

AGAIN: Final = Phrase(
    "Each with a cube from your Reserve, without an action.", "Każdą znacznikiem z rezerw, bez akcji."
)


class Activated(Event):
    __slots__ = ()
    kind = "activate"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} activates {card}.", "{seat} aktywuje: {card}.")


def activation_refusal(state: Orion, seat: int, source: int) -> Refusal | None:
    """OR-ACTIVATE-2 and 3: why a Working card cannot be activated now."""
    player = state.players[seat]
    card = CARDS[player.advisor if source == ADVISOR else player.systems[source][-1]]
    ability = card.at(ACTIVATION)
    if ability is None:
        return NO_ACTIVATION
    if player.counts[CUBES + source]:
        return OCCUPIED
    if card.morale_to_activate and player.counts[MORALE] < MORALE_LIMIT:
        return LOW_MORALE
    return ability.refusal(state, seat, source)


def activations(player: Player) -> list[int]:
    """The words for all Working cards with an Activation."""
    return [ACTIVATE.base + listener.source for listener in player.index.at(ACTIVATION)]


def can_activate(state: Orion, seat: int) -> bool:
    player = state.players[seat]
    for listener in player.index.at(ACTIVATION):
        if not player.counts[CUBES + listener.source] and activation_refusal(state, seat, listener.source) is None:
            return True
    return False


def activate(state: Orion, seat: int, source: int, origin: int) -> None:
    """OR-ACTIVATE-1: put a cube on the A space, pay, apply the effect."""
    player = state.players[seat]
    card = player.working_card(source)
    player.put_cube(source, origin)
    state.tell(Activated, seat, card)
    ability = CARDS[card].at(ACTIVATION)
    assert ability is not None
    OFFERING.use(state, seat, source, ability)


class ActivateCard(Question[Orion]):
    """Which Working card do you activate?"""

    __slots__ = ()
    secret = True  # an effect may need a card in hand that only its owner can see to be buildable
    asks = Phrase("Which card do you activate?", "Którą kartę aktywujesz?")
    topic = Phrase("Working card", "Karta aktywna")

    def candidates(self, state: Orion) -> list[int]:
        return activations(state.players[self.seat])

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return activation_refusal(state, self.seat, option - ACTIVATE.base)

    def apply(self, state: Orion, option: int) -> None:
        activate(state, self.seat, option - ACTIVATE.base, POOL)


class ActivateAny(Effect[Orion]):
    """OR-SPEC-3: activate any number of Working cards with cubes from the Reserve."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        for option in activations(player):
            if not player.cube_on(option - ACTIVATE.base):
                state.push(ActivateNext(seat, ()))
                return

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("activate-any", language, they)


class ActivateNext(Question[Orion]):
    """Which Working card do you activate next, without an action? ``used`` holds what this effect has activated."""

    __slots__ = ("used",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "used")
    secret = True
    asks = Phrase("Which card do you activate next?", "Którą kartę aktywujesz teraz?")
    topic = Phrase("Working card", "Karta aktywna")

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.used = used

    def _mark(self, state: Orion, source: int) -> int:
        """A card never leaves its system, so card and system tell the cards apart."""
        return state.players[self.seat].working_card(source) * 8 + source

    def candidates(self, state: Orion) -> list[int]:
        return [*activations(state.players[self.seat]), DONE]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        if option == DONE:
            return None
        source = option - ACTIVATE.base
        player = state.players[self.seat]
        copies = 1 if source == ADVISOR else player.systems[source].count(player.working_card(source))
        if self.used.count(self._mark(state, source)) >= copies:
            return USED
        if player.counts[RESERVE] == 0:
            return NO_RESERVE
        return activation_refusal(state, self.seat, source)

    def apply(self, state: Orion, option: int) -> None:
        if option == DONE:
            return
        source = option - ACTIVATE.base
        state.push(ActivateNext(self.seat, (*self.used, self._mark(state, source))))
        activate(state, self.seat, source, RESERVE)

    def note(self, state: Orion, scene: Scene) -> Text:
        return AGAIN.say(scene.language)
