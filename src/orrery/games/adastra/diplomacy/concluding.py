"""AA-TRADE-3, AA-TRADE-5, XX-CNC-10: everything that was agreed changes hands at once."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.adastra.deck import receive
from orrery.games.adastra.diplomacy.diplomats import act_at_once, place_before
from orrery.games.adastra.diplomacy.hidden import HandOverDiplomat, HandOverEnvoy
from orrery.games.adastra.diplomacy.pool import shows
from orrery.games.adastra.diplomacy.proposal import (
    OF_DIPLOMAT,
    OF_READY,
    PARTNER,
    PROPOSER,
    figure,
    gives,
    place,
    resources,
    technologies,
    used,
)
from orrery.games.adastra.grammar import TRADED
from orrery.games.adastra.holding import without
from orrery.games.adastra.names import NONE, RESOURCES
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.state import ENVOY_DECK, GIFT_OF_FIVE, AdAstra
from orrery.games.adastra.technologies.developing import receive_technology, take_technology
from orrery.games.adastra.words import ENVOY, SEAT, TECHNOLOGY
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase

A_GIFT = 5


class Agreed(Event):
    __slots__ = ()
    kind = "agreement"
    fields = (("proposer", SEAT),)
    sentence = Phrase("{seat} accepts the proposal of {proposer}.", "{seat} przyjmuje propozycję ({proposer}).")


class TechnologyGiven(Event):
    __slots__ = ()
    kind = "give-technology"
    fields = (("card", TECHNOLOGY), ("receiver", SEAT))
    sentence = Phrase("{seat} gives {card} to {receiver}.", "{seat} daje ({receiver}): {card}.")


class EnvoyGiven(Event):
    __slots__ = ()
    kind = "give-envoy"
    fields = (("receiver", SEAT),)
    hidden = ("envoy", ENVOY)
    sentence = Phrase("{seat} gives {envoy} to {receiver}.", "{seat} daje ({receiver}): {envoy}.")


class UsedEnvoyGiven(Event):
    __slots__ = ()
    kind = "give-used-envoy"
    fields = (("envoy", ENVOY), ("receiver", SEAT))
    sentence = Phrase(
        "{seat} gives the used envoy {envoy} to {receiver}.", "{seat} daje ({receiver}): użyty poseł {envoy}."
    )


def pick_hidden(state: AdAstra, seat: int) -> None:
    """Whoever accepts picks the diplomat and the ready envoys that were asked for."""
    for _ in range(figure(state, True, OF_READY)):
        state.push(HandOverEnvoy(seat))
    if figure(state, True, OF_DIPLOMAT):
        state.push(HandOverDiplomat(seat))


class Conclude(Step[AdAstra]):
    """The agreement is carried out."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def happen(self, state: AdAstra) -> None:
        offer = state.offer
        proposer, partner = offer[PROPOSER], offer[PARTNER]
        # of what somebody else has picked a masked state knows nothing
        sealed = (state.players[proposer].sealed or (NONE,), state.players[partner].sealed or (NONE,))
        state.offer = ()
        state.players[proposer].sealed = state.players[partner].sealed = ()
        state.tell(Agreed, partner, proposer)
        sides = ((proposer, partner), (partner, proposer))
        for side, (giver, receiver) in enumerate(sides):
            _resources(state, offer, bool(side), giver, receiver)
            _envoys(state, offer, bool(side), giver, receiver, sealed[side])
        _diplomats(state, sealed[0][0], sealed[1][0], proposer, partner)
        _technologies(state, offer, proposer, partner)
        if resources(offer, False) and resources(offer, True):
            trigger(state, partner, TRADED)
            trigger(state, proposer, TRADED)
        for side, (giver, _) in enumerate(sides):
            if resources(offer, bool(side)) >= A_GIFT and not gives(offer, not side):
                state.do(giver, GIFT_OF_FIVE)


def _resources(state: AdAstra, offer: tuple[int, ...], side: bool, giver: int, receiver: int) -> None:
    for what in range(len(RESOURCES)):
        n = offer[place(side, what)]
        state.gain(giver, what, -n)
        state.gain(receiver, what, n)


def _envoys(
    state: AdAstra, offer: tuple[int, ...], side: bool, giver: int, receiver: int, sealed: tuple[int, ...]
) -> None:
    """Ready ones stay hidden from third players, used ones stay used."""
    giving, receiving = state.players[giver], state.players[receiver]
    both = 1 << giver | 1 << receiver
    for value in sealed[1:]:
        giving.envoys = giving.envoys.minus_unseen(value, both)
        receive(state, ENVOY_DECK, receiver, value, 1 << giver)
        state.whisper(EnvoyGiven, giver, value, both, receiver)
        shows(state, receiver)
    for value in range(5):
        for _ in range(used(offer, side, value)):
            giving.used_envoys = without(giving.used_envoys, value)
            receiving.used_envoys = tuple(sorted((*receiving.used_envoys, value)))
            state.tell(UsedEnvoyGiven, giver, value, receiver)


def _diplomats(state: AdAstra, given: int, asked: int, proposer: int, partner: int) -> None:
    """Both come into play; the one before the active player, who proposed, acts first."""
    for diplomat, giver, receiver in ((given, proposer, partner), (asked, partner, proposer)):
        if diplomat != NONE:
            player = state.players[giver]
            player.pool = player.pool.minus(diplomat)
            place_before(state, diplomat, receiver, giver)
    if given != NONE:
        act_at_once(state, given, partner, proposer)
    if asked != NONE:
        act_at_once(state, asked, proposer, partner)


def _technologies(state: AdAstra, offer: tuple[int, ...], proposer: int, partner: int) -> None:
    """All leave their givers before any is received."""
    moved: list[tuple[int, int, bool]] = []
    for side, giver, receiver in ((False, proposer, partner), (True, partner, proposer)):
        for technology in technologies(offer, side):
            state.tell(TechnologyGiven, giver, technology, receiver)
            moved.append((receiver, technology, take_technology(state, giver, technology)))
    for receiver, technology, flipped in moved:
        receive_technology(state, receiver, technology, flipped)
