"""AA-DRAFT: everybody keeps three of the technology cards that go round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.deck import TO_PACK, discard, draw
from orrery.games.adastra.grammar import DRAFT_ENDED
from orrery.games.adastra.holding import distinct, without
from orrery.games.adastra.memory import certain
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.rounds.hand import DiscardAll, TechnologyDiscarded, above_limit
from orrery.games.adastra.rounds.sitting import SitDown
from orrery.games.adastra.state import DISCARDING, DRAFTING, NO_TASK, TECHNOLOGY_DECK, AdAstra
from orrery.games.adastra.words import KEEP, TECHNOLOGY
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text

PACK: Final = 5
PASSED_ON: Final = 3
"""A pack goes on while at least so many cards are left; fewer are discarded."""
TO_THE_LEFT: Final = Phrase("The rest goes to the left.", "Reszta idzie w lewo.")
TO_THE_RIGHT: Final = Phrase("The rest goes to the right.", "Reszta idzie w prawo.")
TO_THE_DISCARDS: Final = Phrase("The rest is discarded.", "Reszta zostanie odrzucona.")


class CardKept(Event):
    __slots__ = ()
    kind = "draft-keep"
    hidden = ("card", TECHNOLOGY)
    sentence = Phrase("{seat} keeps {card}.", "{seat} zachowuje: {card}.")


class CardPassed(Event):
    __slots__ = ()
    kind = "draft-pass"
    hidden = ("card", TECHNOLOGY)
    sentence = Phrase("{seat} is passed {card}.", "{seat} dostaje: {card}.")


class Draft(Step[AdAstra]):
    """AA-DRAFT-1: everybody draws five cards; hands are set aside until AA-DRAFT-3."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.directions = 1 if state.round % 2 else -1
        state.push(EndDraft())
        state.push(PassPacks())
        state.push(SitDown(DRAFTING))
        for seat in reversed(state.order):
            state.push(DealPack(seat))


class DealPack(Step[AdAstra]):
    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        draw(state, TECHNOLOGY_DECK, self.seat, PACK, TO_PACK)


class DraftCard(OpenQuestion[AdAstra]):
    """AA-DRAFT-2: which card do you keep?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which card do you keep?", "Którą kartę zachowujesz?")
    topic = Phrase("Draft", "Draft")

    def candidates(self, state: AdAstra) -> list[int]:
        return [KEEP.base + card for card in distinct(state.players[self.seat].pack)]

    def apply(self, state: AdAstra, option: int) -> None:
        state.players[self.seat].sealed = (option,)

    def note(self, state: AdAstra, scene: Scene) -> Text:
        if len(state.players[self.seat].pack) <= PASSED_ON:
            return TO_THE_DISCARDS.say(scene.language)
        return (TO_THE_LEFT if state.directions > 0 else TO_THE_RIGHT).say(scene.language)


def drafting_desk(state: AdAstra, seat: int) -> list[Step[Any]]:
    return [DraftCard(seat)] if state.players[seat].pack else []


class PassPacks(Step[AdAstra]):
    """AA-DRAFT-2: all have kept a card; packs of three and more go on, what is left of the others is discarded."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.memories = ()
        for seat, player in enumerate(state.players):
            if player.pack:
                self._keep(state, seat)
        packs = [player.pack for player in state.players]
        if max([len(pack) for pack in packs]) < PASSED_ON:
            self._end(state)
            return
        state.push(self)
        state.push(SitDown(DRAFTING))
        for seat, player in enumerate(state.players):
            player.pack = packs[(seat - state.directions) % state.seats]
            for card in player.pack:
                state.whisper(CardPassed, seat, card, 1 << seat)

    def _keep(self, state: AdAstra, seat: int) -> None:
        player = state.players[seat]
        # a masked state does not know what was sealed
        card = player.sealed[0] - KEEP.base if player.sealed else HIDDEN
        player.sealed = ()
        player.pack = without(player.pack, card) if card in player.pack else (HIDDEN,) * (len(player.pack) - 1)
        player.kept = (*player.kept, card)
        state.whisper(CardKept, seat, card, 1 << seat)

    def _end(self, state: AdAstra) -> None:
        """The rest is discarded openly; kept cards, and what others know of them for certain, come into the hands."""
        state.task = NO_TASK
        known = certain(state.players, state.directions)
        for seat, player in enumerate(state.players):
            for card in player.pack:
                discard(state, TECHNOLOGY_DECK, card)
                state.tell(TechnologyDiscarded, seat, card)
            for place, card in enumerate(player.kept):
                player.hand = player.hand.plus(card, known[seat][place])
            player.pack = player.kept = ()


class EndDraft(Step[AdAstra]):
    """AA-DRAFT-3: effects at the end of the draft in turn order, then all discard down to the hand limit."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.push(LimitHands())
        for seat in reversed(state.order):
            state.push(AfterDraft(seat))


class AfterDraft(Step[AdAstra]):
    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        trigger(state, self.seat, DRAFT_ENDED)


class LimitHands(Step[AdAstra]):
    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.directions = 0
        if any([above_limit(state, seat) for seat in range(state.seats)]):
            state.push(DiscardAll())
            state.push(SitDown(DISCARDING))
