"""AA-HAND: the hand and its limit."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.adastra.deck import discard
from orrery.games.adastra.holding import distinct, without
from orrery.games.adastra.names import HAND_LIMIT
from orrery.games.adastra.state import NO_TASK, TECHNOLOGY_DECK, AdAstra
from orrery.games.adastra.words import DISCARD, TECHNOLOGY
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase

ASKS: Final = Phrase(
    "Which technology card do you discard? {n} above the hand limit",
    "Którą kartę technologii odrzucasz? Ponad limit kart na ręce: {n}",
)


class TechnologyDiscarded(Event):
    __slots__ = ()
    kind = "discard-technology"
    fields = (("card", TECHNOLOGY),)
    sentence = Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}.")


def above_limit(state: AdAstra, seat: int) -> int:
    """How many cards a seat has to discard."""
    return max(0, state.players[seat].hand_size() - HAND_LIMIT)


def discard_technology(state: AdAstra, seat: int, card: int) -> None:
    """A technology card of the hand goes face up to the discards."""
    player = state.players[seat]
    player.hand = player.hand.minus(card)
    discard(state, TECHNOLOGY_DECK, card)
    state.tell(TechnologyDiscarded, seat, card)


# At once, in anybody's turn (AA-HAND-2)


def check_hand(state: AdAstra, seat: int) -> None:
    """AA-HAND-2: who holds too many cards discards down to the limit at once; in the draft at its end (AA-DRAFT-3)."""
    if not state.directions and above_limit(state, seat):
        state.push(DiscardDown(seat))


class DiscardDown(OpenQuestion[AdAstra]):
    """AA-HAND-2: which technology card do you discard?"""

    __slots__ = ()
    secret = True
    asks = ASKS
    topic = Phrase("Hand limit", "Limit kart na ręce")

    def candidates(self, state: AdAstra) -> list[int]:
        return [DISCARD.base + card for card in distinct(state.players[self.seat].hand.cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        discard_technology(state, self.seat, option - DISCARD.base)
        state.reveals += 1
        check_hand(state, self.seat)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": above_limit(state, self.seat)}


# Everybody at the same time, after the draft (AA-DRAFT-3)


class ChooseDiscard(OpenQuestion[AdAstra]):
    """AA-DRAFT-3: which technology card will you discard?"""

    __slots__ = ()
    secret = True
    asks = ASKS
    topic = Phrase("Hand limit", "Limit kart na ręce")

    def candidates(self, state: AdAstra) -> list[int]:
        player = state.players[self.seat]
        cards = player.hand.cards
        for option in player.sealed:
            cards = without(cards, option - DISCARD.base)
        return [DISCARD.base + card for card in distinct(cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        player.sealed = (*player.sealed, option)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": above_limit(state, self.seat) - len(state.players[self.seat].sealed)}


class ChooseLastDiscard(ChooseDiscard):
    """… and the last one, with which the desk is clear."""

    __slots__ = ()


def discarding_desk(state: AdAstra, seat: int) -> list[Step[Any]]:
    """A question for every card above the limit, the first one last."""
    cards = above_limit(state, seat)
    desk: list[Step[Any]] = [ChooseLastDiscard(seat)] if cards else []
    for _ in range(cards - 1):
        desk.append(ChooseDiscard(seat))
    return desk


class DiscardAll(Step[AdAstra]):
    """What everybody has chosen is discarded."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.task = NO_TASK
        for seat in state.order:
            player = state.players[seat]
            sealed = player.sealed
            player.sealed = ()
            for option in sealed:
                discard_technology(state, seat, option - DISCARD.base)
