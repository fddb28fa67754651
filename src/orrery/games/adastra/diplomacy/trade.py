"""AA-TRADE: a Trade Agreement: whom with, what is given and asked, and what comes of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from orrery.games.adastra.diplomacy.concluding import Conclude, pick_hidden
from orrery.games.adastra.diplomacy.forcing import force, force_refusal
from orrery.games.adastra.diplomacy.hidden import ClaimDiplomat, OfferDiplomat, OfferEnvoy
from orrery.games.adastra.diplomacy.lasting import free_tokens
from orrery.games.adastra.diplomacy.proposal import BITS as ENVOY_BITS
from orrery.games.adastra.diplomacy.proposal import (
    DEAL,
    OF_DIPLOMAT,
    OF_READY,
    OF_TECHNOLOGIES,
    OF_USED,
    PARTNER,
    PROPOSER,
    blank,
    change,
    figure,
    gives,
    place,
    said_side,
    used,
)
from orrery.games.adastra.diplomacy.words import (
    AMOUNT,
    ASK,
    ASK_ENVOY,
    ASK_TECHNOLOGY,
    FORCE,
    GIVE,
    GIVE_ENVOY,
    GIVE_TECHNOLOGY,
    READY_ENVOY,
    THE_DIPLOMAT,
)
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import NONE, RESOURCES
from orrery.games.adastra.say import RESOURCE_NAMES
from orrery.games.adastra.state import TRADES, AdAstra, rivals
from orrery.games.adastra.words import CHOOSE_SEAT, COUNT, DONE, NO, SEAT, YES
from orrery.kernel.agenda import OpenQuestion, Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

MOST_PROPOSALS: Final = 3
AGREED: Final = 9
"""In the place of the number of proposals: an agreement was concluded this turn."""
GIVEN_UP: Final = 8
"""In the same place: after three proposals nothing is forced either."""
TRADED_ALREADY: Final = Refusal(
    "traded-already",
    Phrase("You have concluded a Trade Agreement this turn.", "W tej turze zawarto już Umowę Handlową."),
)
THREE_PROPOSALS: Final = Refusal(
    "three-proposals", Phrase("You have made three proposals this turn.", "Złożono już trzy propozycje w tej turze.")
)
PROPOSE: Final = Phrase("Propose it", "Zaproponuj")
ENOUGH: Final = Phrase("That is all", "To wszystko")
WITHDRAW: Final = Phrase("Propose nothing", "Nic nie proponuj")
FORCE_NOTHING: Final = Phrase("Force nothing", "Niczego nie wymuszaj")
ACCEPT: Final = Phrase("Accept", "Przyjmij")
DECLINE: Final = Phrase("Decline", "Odrzuć")


class Proposed(Event):
    """A proposal, by its figures."""

    __slots__ = ()
    kind = "proposal"
    sentence = Phrase("{proposer} proposes to {partner}: {deal}", "{proposer} proponuje ({partner}): {deal}")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {
            "proposer": scene.player(self.values[PROPOSER]),
            "partner": scene.player(self.values[PARTNER]),
            "deal": said_deal(self.values, scene),
        }


class Declined(Event):
    __slots__ = ()
    kind = "decline-proposal"
    fields = (("proposer", SEAT),)
    sentence = Phrase("{seat} declines the proposal of {proposer}.", "{seat} odrzuca propozycję ({proposer}).")


def said_deal(offer: tuple[int, ...], scene: Scene) -> Text:
    """What both sides give, as everybody may know it."""
    language = scene.language
    return DEAL.say(
        language,
        proposer=scene.player(offer[PROPOSER]),
        given=said_side(offer, False, language),
        partner=scene.player(offer[PARTNER]),
        asked=said_side(offer, True, language),
    )


def trade_refusal(state: AdAstra, seat: int) -> Refusal | None:
    """AA-TRADE-6: why no (more) Trade Agreement can be proposed or forced this turn, or none."""
    made = state.turn[TRADES]
    if made < MOST_PROPOSALS:
        return None
    if made >= AGREED:
        return TRADED_ALREADY
    if made < GIVEN_UP:
        for rival in rivals(state, seat):
            if force_refusal(state, seat, rival) is None:
                return None
    return THREE_PROPOSALS


class TradeAgreement(Question[AdAstra]):
    """With whom do you trade, or on whom do you force an agreement?"""

    __slots__ = ()
    asks = Phrase("Whom do you propose a Trade Agreement to?", "Komu proponujesz Umowę Handlową?")
    topic = Phrase("Partner", "Partner")

    def candidates(self, state: AdAstra) -> list[int]:
        others = rivals(state, self.seat)
        words = [CHOOSE_SEAT.base + other for other in others] + [FORCE.base + other for other in others]
        if state.turn[TRADES] >= MOST_PROPOSALS:
            words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if FORCE.has(option):
            return force_refusal(state, self.seat, option - FORCE.base)
        return THREE_PROPOSALS if option != DONE and state.turn[TRADES] >= MOST_PROPOSALS else None

    def apply(self, state: AdAstra, option: int) -> None:
        if FORCE.has(option):
            state.turn[TRADES] = AGREED
            force(state, self.seat, option - FORCE.base)
            return
        if option == DONE:
            state.turn[TRADES] = GIVEN_UP
            return
        state.turn[TRADES] += 1
        state.offer = blank(self.seat, option - CHOOSE_SEAT.base)
        state.players[self.seat].sealed = (NONE,)
        state.push(GiveItems(self.seat))

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return FORCE_NOTHING.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


class Sheet(OpenQuestion[AdAstra]):
    """One side of a proposal is filled in, thing by thing."""

    __slots__ = ()
    topic = Phrase("Proposal", "Propozycja")
    asking: ClassVar[bool] = False

    def candidates(self, state: AdAstra) -> list[int]:
        asking = self.asking
        giver = state.offer[PARTNER if asking else PROPOSER]
        player = state.players[giver]
        items = ASK if asking else GIVE
        words = [
            items.base + what
            for what in range(len(RESOURCES))
            if player.counts[what] and not figure(state, asking, what)
        ]
        if player.pool.cards and not figure(state, asking, OF_DIPLOMAT) and free_tokens(state, giver):
            words.append(items.base + THE_DIPLOMAT)
        bits = figure(state, asking, OF_TECHNOLOGIES)
        base = (ASK_TECHNOLOGY if asking else GIVE_TECHNOLOGY).base
        words += [base + technology for technology in player.developed if not bits >> technology & 1]
        if state.council:
            if len(player.envoys.cards) > figure(state, asking, OF_READY):
                words.append(items.base + READY_ENVOY)
            base = (ASK_ENVOY if asking else GIVE_ENVOY).base
            for value in distinct(player.used_envoys):
                if player.used_envoys.count(value) > used(state.offer, asking, value):
                    words.append(base + value)
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        asking = self.asking
        if option == DONE:
            self.finish(state)
            return
        state.push(self)
        items = ASK if asking else GIVE
        technology = ASK_TECHNOLOGY if asking else GIVE_TECHNOLOGY
        envoy = ASK_ENVOY if asking else GIVE_ENVOY
        if technology.has(option):
            bits = figure(state, asking, OF_TECHNOLOGIES)
            change(state, place(asking, OF_TECHNOLOGIES), bits | 1 << option - technology.base)
        elif envoy.has(option):
            counts = figure(state, asking, OF_USED)
            change(state, place(asking, OF_USED), counts + (1 << ENVOY_BITS * (option - envoy.base)))
        elif option == items.base + THE_DIPLOMAT:
            if asking:
                change(state, place(True, OF_DIPLOMAT), 1)
            else:
                state.push(ClaimDiplomat(self.seat))
                state.push(OfferDiplomat(self.seat))
        elif option == items.base + READY_ENVOY:
            if asking:
                change(state, place(True, OF_READY), figure(state, True, OF_READY) + 1)
            else:
                state.push(OfferEnvoy(self.seat))
        else:
            state.push(ChooseAmount(self.seat, int(asking), option - items.base))

    @abstractmethod
    def finish(self, state: AdAstra) -> None:
        """This side is filled in."""

    def note(self, state: AdAstra, scene: Scene) -> Text:
        return said_deal(state.offer, scene)


class GiveItems(Sheet):
    """What do you give?"""

    __slots__ = ()
    asks = Phrase("What do you give?", "Co dajesz?")

    def finish(self, state: AdAstra) -> None:
        state.push(AskItems(self.seat))

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return ENOUGH.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


class AskItems(Sheet):
    """What do you ask for?"""

    __slots__ = ()
    asks = Phrase("What do you ask for?", "O co prosisz?")
    asking = True

    def finish(self, state: AdAstra) -> None:
        offer = state.offer
        if not gives(offer, False) and not gives(offer, True):
            state.players[self.seat].sealed = ()
            state.offer = ()
            return
        state.tell(Proposed, self.seat, *offer)
        state.push(AcceptProposal(offer[PARTNER]))

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option != DONE:
            return super().label(state, kind, option, scene)
        empty = not gives(state.offer, False) and not gives(state.offer, True)
        return (WITHDRAW if empty else PROPOSE).say(scene.language)


class ChooseAmount(OpenQuestion[AdAstra]):
    """How much of it?"""

    __slots__ = ("asking", "what")
    fields: ClassVar[tuple[str, ...]] = ("seat", "asking", "what")
    asks = Phrase("How much: {what}?", "Ile: {what}?")
    topic = Phrase("Amount", "Ilość")

    def __init__(self, seat: int, asking: int, what: int) -> None:
        self.seat = seat
        self.asking = asking
        self.what = what

    def candidates(self, state: AdAstra) -> list[int]:
        giver = state.offer[PARTNER if self.asking else PROPOSER]
        most = min(state.players[giver].counts[self.what], len(COUNT.names) - 1)
        return [AMOUNT.base + n for n in range(1, most + 1)]

    def apply(self, state: AdAstra, option: int) -> None:
        change(state, place(bool(self.asking), self.what), option - AMOUNT.base)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"what": RESOURCE_NAMES[self.what]}


class AcceptProposal(OpenQuestion[AdAstra]):
    """Do you accept this proposal, as a whole?"""

    __slots__ = ()
    asks = Phrase("Do you accept the proposal of {proposer}?", "Czy przyjmujesz propozycję ({proposer})?")
    topic = Phrase("Trade Agreement", "Umowa Handlowa")

    def candidates(self, state: AdAstra) -> list[int]:
        return [YES, NO]

    def apply(self, state: AdAstra, option: int) -> None:
        proposer = state.offer[PROPOSER]
        if option == NO:
            state.tell(Declined, self.seat, proposer)
            state.players[proposer].sealed = ()
            state.offer = ()
            return
        state.turn[TRADES] = AGREED
        state.push(Conclude())
        pick_hidden(state, self.seat)

    def note(self, state: AdAstra, scene: Scene) -> Text:
        return said_deal(state.offer, scene)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"proposer": scene.player(state.offer[PROPOSER])}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return (ACCEPT if option == YES else DECLINE).say(scene.language)
