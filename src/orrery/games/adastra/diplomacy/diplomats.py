"""AA-DPL: diplomats come into play, act when their card says so, and leave."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.cards.boxes import (
    DIPLOMATS,
    DISCARDED,
    IMMEDIATE,
    LASTING,
    NEXT_BUILD,
    NEXT_GROWTH,
    NEXT_RESEARCH,
    TARGET_PASSES,
    TO_POOL,
)
from orrery.games.adastra.diplomacy.lasting import Lasting, tier
from orrery.games.adastra.diplomacy.pool import gain_diplomat
from orrery.games.adastra.diplomacy.words import NEXT_DIPLOMAT
from orrery.games.adastra.holding import ALL_EYES
from orrery.games.adastra.names import BUILD, GROWTH, RESEARCHING
from orrery.games.adastra.state import DIPLOMAT_DECK, AdAstra
from orrery.games.adastra.words import DIPLOMAT, SEAT
from orrery.games.parts.effect import Resolve
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase

NEXT_ACTION: Final = {GROWTH: NEXT_GROWTH, BUILD: NEXT_BUILD, RESEARCHING: NEXT_RESEARCH}
"""What a diplomat that waits for an action says on its card, by the action."""


class DiplomatArrives(Event):
    __slots__ = ()
    kind = "diplomat-arrives"
    fields = (("card", DIPLOMAT), ("initiator", SEAT))
    sentence = Phrase(
        "{card}, sent by {initiator}, is before {seat}.", "{card} trafia przed: {seat} (inicjator: {initiator})."
    )


class DiplomatActs(Event):
    __slots__ = ()
    kind = "diplomat-acts"
    fields = (("card", DIPLOMAT),)
    sentence = Phrase("{card} acts upon {seat}.", "{card} działa; cel: {seat}.")


class DiplomatLeaves(Event):
    __slots__ = ()
    kind = "diplomat-leaves"
    fields = (("card", DIPLOMAT),)
    sentence = Phrase("{card} leaves play.", "{card} opuszcza grę.")


class DiplomatReturns(Event):
    __slots__ = ()
    kind = "diplomat-returns"
    fields = (("card", DIPLOMAT),)
    sentence = Phrase("{card} goes to the pool of {seat}.", "{card} trafia do puli: {seat}.")


def bring(state: AdAstra, diplomat: int, target: int, initiator: int) -> None:
    """AA-TRADE-3: a diplomat comes into play before its target; an immediate ability is carried out now."""
    place_before(state, diplomat, target, initiator)
    act_at_once(state, diplomat, target, initiator)


def place_before(state: AdAstra, diplomat: int, target: int, initiator: int) -> None:
    player = state.players[target]
    player.before = (*player.before, diplomat, initiator)
    state.reveals += 1
    state.tell(DiplomatArrives, target, diplomat, initiator)


def act_at_once(state: AdAstra, diplomat: int, target: int, initiator: int) -> None:
    if DIPLOMATS[diplomat].activation == IMMEDIATE:
        state.push(Act(target, diplomat, initiator))


class Act(Step[AdAstra]):
    """A diplomat's strongest available ability is carried out; then the diplomat leaves, if its card says so."""

    __slots__ = ("diplomat", "initiator", "target")
    fields: ClassVar[tuple[str, ...]] = ("target", "diplomat", "initiator")

    def __init__(self, target: int, diplomat: int, initiator: int) -> None:
        self.target = target
        self.diplomat = diplomat
        self.initiator = initiator

    def happen(self, state: AdAstra) -> None:
        card = DIPLOMATS[self.diplomat]
        effect = card.tiers[tier(state, self.target, self.initiator)]
        state.tell(DiplomatActs, self.target, self.diplomat)
        if card.leaves == DISCARDED or (card.leaves == TO_POOL and card.activation == TARGET_PASSES):
            state.push(Leave(self.target, self.diplomat))
        state.cause = effect
        state.push(Resolve(self.target, self.initiator, effect))


class Leave(Step[AdAstra]):
    """A diplomat leaves play, and the diplomacy token goes home."""

    __slots__ = ("diplomat", "target")
    fields: ClassVar[tuple[str, ...]] = ("target", "diplomat")

    def __init__(self, target: int, diplomat: int) -> None:
        self.target = target
        self.diplomat = diplomat

    def happen(self, state: AdAstra) -> None:
        leave(state, self.target, self.diplomat)


def leave(state: AdAstra, target: int, diplomat: int) -> None:
    """To where its card says: discarded, or into the target's pool."""
    take_away(state, target, diplomat)
    if DIPLOMATS[diplomat].leaves == TO_POOL:
        state.tell(DiplomatReturns, target, diplomat)
        gain_diplomat(state, target, diplomat, ALL_EYES)
    else:
        state.piles[DIPLOMAT_DECK] = (*state.piles[DIPLOMAT_DECK], diplomat)
        state.tell(DiplomatLeaves, target, diplomat)


def take_away(state: AdAstra, target: int, diplomat: int) -> None:
    """A diplomat is no longer before its target."""
    player = state.players[target]
    place = player.before[::2].index(diplomat) * 2
    player.before = player.before[:place] + player.before[place + 2 :]


def target_of(state: AdAstra, diplomat: int) -> int:
    """Before whom a diplomat in play lies."""
    for seat, player in enumerate(state.players):
        if diplomat in player.before[::2]:
            return seat
    raise KeyError(f"{DIPLOMATS[diplomat].id} is not in play")


# Moments


def diplomats_before(state: AdAstra, seat: int, action: int) -> None:
    """Diplomats that have waited for this action of their target make it cheaper, and leave."""
    before = state.players[seat].before
    if not before or action not in NEXT_ACTION:
        return
    awaited = NEXT_ACTION[action]
    cause = state.cause
    for place in range(0, len(before), 2):
        diplomat, initiator = before[place], before[place + 1]
        if DIPLOMATS[diplomat].activation == awaited:
            effect = DIPLOMATS[diplomat].tiers[tier(state, seat, initiator)]
            state.cause = effect
            state.tell(DiplomatActs, seat, diplomat)
            effect.happen(state, seat, initiator)
            leave(state, seat, diplomat)
    state.cause = cause


def diplomats_at_income(state: AdAstra, seat: int) -> None:
    """AA-MGT-4: advisers and moles, in the order in which they came into play."""
    before = state.players[seat].before
    cause = state.cause
    for place in range(len(before) - 2, -1, -2):
        diplomat, initiator = before[place], before[place + 1]
        if DIPLOMATS[diplomat].activation == LASTING:
            effect = DIPLOMATS[diplomat].tiers[tier(state, seat, initiator)]
            if not isinstance(effect, Lasting):
                state.cause = effect
                state.push(Resolve(seat, initiator, effect))
    state.cause = cause


def diplomats_at_pass(state: AdAstra, seat: int) -> None:
    """AA-MGT-5: those that wait for this pass act, in an order of choice; those that go to the pool go there."""
    acting: list[int] = []
    for diplomat, _ in state.players[seat].in_play():
        card = DIPLOMATS[diplomat]
        if card.activation == TARGET_PASSES:
            acting.append(diplomat)
        elif card.leaves == TO_POOL:
            state.push(Leave(seat, diplomat))
    if acting:
        state.push(NextDiplomat(seat, tuple(acting)))


class NextDiplomat(OpenQuestion[AdAstra]):
    """AA-MGT-5: which diplomat acts next?"""

    __slots__ = ("waiting",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")
    asks = Phrase("Which diplomat before you acts next?", "Który dyplomata przed tobą działa jako następny?")
    topic = Phrase("Diplomat", "Dyplomata")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting

    def candidates(self, state: AdAstra) -> list[int]:
        return [NEXT_DIPLOMAT.base + diplomat for diplomat in self.waiting]

    def apply(self, state: AdAstra, option: int) -> None:
        diplomat = option - NEXT_DIPLOMAT.base
        left = tuple([other for other in self.waiting if other != diplomat])
        if left:
            state.push(NextDiplomat(self.seat, left))
        before = state.players[self.seat].before
        state.push(Act(self.seat, diplomat, before[before[::2].index(diplomat) * 2 + 1]))
