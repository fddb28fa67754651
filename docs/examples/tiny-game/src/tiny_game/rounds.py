"""The table and its rounds: the state, the questions with their words, and the events that tell of them."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from orrery.kernel import HIDDEN, TRUTH, Chance, Event, Phrase, Question, Refusal, State
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.scene import Scene
from orrery.kernel.text import Text
from orrery.kernel.vocabulary import Numbers, Phrases
from tiny_game.words import CARDS, COPIES, DEAL, DOUBLE, PLAY, TITLES

HAND: Final = 3
NOTHING: Final = -2
"""No card has been chosen."""
NOT_IN_HAND: Final = Refusal("not-in-hand", Phrase("You do not hold it.", "Nie masz jej na ręce."))


class Tiny(State):
    def __init__(
        self,
        hands: list[list[int]],
        deck: list[int],
        chosen: list[int],
        doubled: list[int],
        points: list[int],
        shown: list[int],
        doubling: bool,
        other: Tiny | None = None,
    ) -> None:
        super().__init__(len(hands), other)
        self.hands = hands
        self.deck = deck
        """How many of each card are left: a bag, not a shuffled list."""
        self.chosen = chosen
        self.doubled = doubled
        self.points = points
        self.shown = shown
        self.doubling = doubling

    def clone(self) -> Tiny:
        hands = [hand[:] for hand in self.hands]
        piles = self.deck[:], self.chosen[:], self.doubled[:], self.points[:], self.shown[:]
        return Tiny(hands, *piles, self.doubling, self)

    def masked(self, viewer: int) -> Tiny:
        other = self.clone()
        other.mask_for(viewer)
        other.deck = []
        for seat in range(self.seats):
            if seat != viewer:
                sealed = self.chosen[seat] != NOTHING
                other.hands[seat] = [HIDDEN] * (len(self.hands[seat]) + sealed)
                done = bool(self.desks) and not self.desks[seat]
                other.chosen[seat] = HIDDEN if done else NOTHING
                other.doubled[seat] = 0
        return other

    def sampled(self, rng: Random) -> Tiny:
        other = self.clone()
        if self.viewer == TRUTH:
            return other
        left = [COPIES] * len(TITLES)
        for card in self.shown + [c for hand in self.hands for c in hand] + self.chosen:
            if card >= 0:
                left[card] -= 1
        unseen = [card for card, copies in enumerate(left) for _ in range(copies)]
        rng.shuffle(unseen)
        for seat in range(self.seats):
            other.hands[seat] = sorted(unseen.pop() if card == HIDDEN else card for card in self.hands[seat])
            if self.chosen[seat] == HIDDEN:
                other.chosen[seat] = other.hands[seat].pop(rng.randrange(len(other.hands[seat])))
                other.doubled[seat] = rng.randrange(2) if self.doubling else 0
            if self.desks and seat != self.viewer and self.desks[seat]:
                other.open_desk(seat, [PlayCard(seat)])
        other.deck = [unseen.count(card) for card in range(len(TITLES))]
        other.viewer = TRUTH
        return other

    def save(self) -> dict[str, Any]:
        data = self.save_agenda()
        data |= {"hands": self.hands, "deck": self.deck, "chosen": self.chosen, "doubled": self.doubled}
        return data | {"points": self.points, "shown": self.shown, "doubling": self.doubling}

    def scores(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> list[int] | None:
        if self.agenda or self.desks:
            return None
        return [1 + sum(other > points for other in self.points) for points in self.points]


class Dealt(Event):
    kind = "deal"
    hidden = ("card", CARDS)
    sentence = Phrase("{seat} is dealt a {card}.", "{seat} dostaje kartę: {card}.")


class DealCard(Chance[Tiny]):
    """TG-SETUP-1: one card from the bag."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def candidates(self, state: Tiny) -> list[int]:
        return [DEAL.base + card for card in range(len(TITLES)) if state.deck[card]]

    def weights(self, state: Tiny) -> list[int]:
        return [copies for copies in state.deck if copies]

    def apply(self, state: Tiny, option: int) -> None:
        card = option - DEAL.base
        state.deck[card] -= 1
        state.hands[self.player] = sorted([*state.hands[self.player], card])
        state.whisper(Dealt, self.player, card, 1 << self.player)


class Round(Step[Tiny]):
    """TG-ROUND-1: everybody at a desk of his own."""

    def happen(self, state: Tiny) -> None:
        state.push(Show())
        state.open_desks([[PlayCard(seat)] for seat in range(state.seats)])


class PlayCard(Question[Tiny]):
    secret = True
    asks = Phrase("Which card do you play?", "Którą kartę zagrywasz?")
    topic = Phrase("A card", "Karta")

    def candidates(self, state: Tiny) -> list[int]:
        return [PLAY.base + card for card in range(len(TITLES))]

    def refusal(self, state: Tiny, option: int) -> Refusal | None:
        return None if option - PLAY.base in state.hands[self.seat] else NOT_IN_HAND

    def apply(self, state: Tiny, option: int) -> None:
        state.hands[self.seat].remove(option - PLAY.base)
        state.chosen[self.seat] = option - PLAY.base
        if state.doubling:
            state.push(DoubleCard(self.seat))


class DoubleCard(OpenQuestion[Tiny]):
    """TG-ROUND-2."""

    secret = True
    asks = Phrase("Do you double the {card}?", "Czy podwajasz kartę: {card}?")
    topic = Phrase("Doubling", "Podwojenie")
    leads = Phrase(
        "If it wins, it scores 2 points instead of 1; if not, you lose a point.",
        "Jeśli wygra, da 2 punkty zamiast 1; jeśli nie, tracisz punkt.",
    )

    def gaps(self, state: Tiny, scene: Scene) -> dict[str, Any]:
        return {"card": CARDS.say(state.chosen[self.seat], scene)}

    def note(self, state: Tiny, scene: Scene) -> Text:
        return self.leads.say(scene.language)

    def candidates(self, state: Tiny) -> list[int]:
        return [DOUBLE.base, DOUBLE.base + 1]

    def apply(self, state: Tiny, option: int) -> None:
        state.doubled[self.seat] = option - DOUBLE.base


class Shown(Event):
    kind = "show"
    fields = (
        ("card", CARDS),
        ("doubled", Phrases(("no", "yes"), (Phrase("", ""), Phrase(", doubled", ", podwojona")))),
    )
    sentence = Phrase("{seat} shows the {card}{doubled}.", "{seat} pokazuje kartę: {card}{doubled}.")


class Won(Event):
    kind = "win"
    fields = (("points", Numbers(3)),)
    sentence = Phrase(
        "{seat} scores {points} {points:point|points}.", "{seat} zdobywa {points} {points:punkt|punkty|punktów}."
    )

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "points": self.values[0]}  # a number, so that it can pick its plural


class Lost(Event):
    kind = "lose"
    sentence = Phrase("{seat} doubled in vain and loses a point.", "{seat} podwaja na próżno i traci punkt.")


class Show(Step[Tiny]):
    """TG-ROUND-3: all show; the highest card that nobody else has shown scores."""

    def happen(self, state: Tiny) -> None:
        for seat, card in enumerate(state.chosen):
            state.tell(Shown, seat, card, state.doubled[seat])
        alone = [card for card in state.chosen if state.chosen.count(card) == 1]
        for seat, card in enumerate(state.chosen):
            if alone and card == max(alone):
                state.points[seat] += 1 + state.doubled[seat]
                state.tell(Won, seat, 1 + state.doubled[seat])
            elif state.doubled[seat]:
                state.points[seat] -= 1
                state.tell(Lost, seat)
        state.shown += state.chosen
        state.chosen = [NOTHING] * state.seats
        state.doubled = [0] * state.seats
        if state.hands[0]:
            state.push(Round())
