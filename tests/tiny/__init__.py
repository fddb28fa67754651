"""A tiny game that is all secrets and simultaneity: it proves that the kernel knows no Orion.

Everybody holds three cards of a small deck. Each round all choose a card in secret and then whether to double it;
then all show. The highest card shown by one player alone scores, a doubled one twice; who doubled in vain loses a
point. Three rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from orrery.kernel import HIDDEN, TRUTH, Chance, Event, Game, Phrase, Phrasebook, Question, Setup, State
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.observation import Observation, Part, share, tally
from orrery.kernel.variant import Variant
from orrery.kernel.vocabulary import Vocabulary

VALUES = tuple(str(value) for value in range(1, 7))
COPIES = 3
HAND = 3
NOTHING = -2

WORDS = Vocabulary()
PLAY = WORDS.kind("play", VALUES)
DOUBLE = WORDS.kind("double", ("no", "yes"))
DEAL = WORDS.kind("deal", VALUES)


class Tiny(State):
    def __init__(
        self,
        hands: list[list[int]],
        deck: list[int],
        chosen: list[int],
        doubled: list[int],
        points: list[int],
        shown: list[int],
        other: Tiny | None = None,
    ) -> None:
        super().__init__(len(hands), other)
        self.hands = hands
        self.deck = deck
        self.chosen = chosen
        self.doubled = doubled
        self.points = points
        self.shown = shown

    def clone(self) -> Tiny:
        hands = [hand[:] for hand in self.hands]
        return Tiny(hands, self.deck[:], self.chosen[:], self.doubled[:], self.points[:], self.shown[:], self)

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
        left = [COPIES] * len(VALUES)
        for card in self.shown + [c for hand in self.hands for c in hand] + self.chosen:
            if card >= 0:
                left[card] -= 1
        unseen = [card for card, copies in enumerate(left) for _ in range(copies)]
        rng.shuffle(unseen)
        for seat in range(self.seats):
            other.hands[seat] = sorted(unseen.pop() if card == HIDDEN else card for card in self.hands[seat])
            if self.chosen[seat] == HIDDEN:
                other.chosen[seat] = other.hands[seat].pop(rng.randrange(len(other.hands[seat])))
                other.doubled[seat] = rng.randrange(2)
            if self.desks and seat != self.viewer and self.desks[seat]:
                other.open_desk(seat, [PlayCard(seat)])
        other.deck = [unseen.count(card) for card in range(len(VALUES))]
        other.viewer = TRUTH
        return other

    def save(self) -> dict[str, Any]:
        data = self.save_agenda()
        data |= {"hands": self.hands, "deck": self.deck, "chosen": self.chosen, "doubled": self.doubled}
        return data | {"points": self.points, "shown": self.shown}

    def scores(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> list[int] | None:
        if self.agenda or self.desks:
            return None
        return [1 + sum(other > points for other in self.points) for points in self.points]


class DealCard(Chance[Tiny]):
    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def candidates(self, state: Tiny) -> list[int]:
        return [DEAL.base + card for card in range(len(VALUES)) if state.deck[card]]

    def weights(self, state: Tiny) -> list[int]:
        return [copies for copies in state.deck if copies]

    def apply(self, state: Tiny, option: int) -> None:
        card = option - DEAL.base
        state.deck[card] -= 1
        state.hands[self.player] = sorted([*state.hands[self.player], card])
        state.whisper("deal", self.player, card, 1 << self.player)


class Round(Step[Tiny]):
    def happen(self, state: Tiny) -> None:
        state.push(Show())
        state.open_desks([[PlayCard(seat)] for seat in range(state.seats)])


class PlayCard(OpenQuestion[Tiny]):
    secret = True

    def candidates(self, state: Tiny) -> list[int]:
        return [PLAY.base + card for card in sorted(set(state.hands[self.seat]))]

    def apply(self, state: Tiny, option: int) -> None:
        state.hands[self.seat].remove(option - PLAY.base)
        state.chosen[self.seat] = option - PLAY.base
        state.push(DoubleCard(self.seat))


class DoubleCard(OpenQuestion[Tiny]):
    secret = True

    def candidates(self, state: Tiny) -> list[int]:
        return [DOUBLE.base, DOUBLE.base + 1]

    def apply(self, state: Tiny, option: int) -> None:
        state.doubled[self.seat] = option - DOUBLE.base


class Show(Step[Tiny]):
    def happen(self, state: Tiny) -> None:
        for seat, card in enumerate(state.chosen):
            state.tell("show", seat, card, state.doubled[seat])
        alone = [card for card in state.chosen if state.chosen.count(card) == 1]
        for seat, card in enumerate(state.chosen):
            won = bool(alone) and card == max(alone)
            state.points[seat] += 1 + state.doubled[seat] if won else -state.doubled[seat]
        state.shown += state.chosen
        state.chosen = [NOTHING] * state.seats
        state.doubled = [0] * state.seats
        if state.hands[0]:
            state.push(Round())


class TinyBook(Phrasebook):
    def question(self, state: State, question: Question[Any], language: str) -> str:
        return type(question).__name__

    def option(self, state: State, question: Question[Any], option: int, language: str) -> str:
        return WORDS.token(option)

    def explain(self, state: State, option: int, language: str) -> str:
        return ""

    def event(self, event: Event, names: list[str], language: str) -> str:
        return f"{event.kind} {names[event.seat]} {event.values} {event.secret}"


class TinyEvaluation(Evaluation):
    def prospects(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]

    def rows(self, state: State) -> list[list[float]]:
        return [[0.0] for _ in range(state.seats)]

    def doubt(self, state: State) -> float:
        return self.weights[-1]


def _hand(state: Tiny, viewer: int, seat: int) -> list[float]:
    return tally(state.hands[seat], len(VALUES), COPIES)


def _chosen(state: Tiny, viewer: int, seat: int) -> list[float]:
    return tally([state.chosen[seat]], len(VALUES), 1)


def _shown(state: Tiny, viewer: int, seat: int) -> list[float]:
    return tally(state.shown, len(VALUES), COPIES)


def _points(state: Tiny, viewer: int, seat: int) -> list[float]:
    return [share(state.points[seat] + HAND, 3 * HAND)]


TINY_OBSERVATION = Observation(
    1,
    [Part("shown", len(VALUES), "copies of each card shown, of 3", _shown)],
    [
        Part("hand", len(VALUES), "copies of each card known to be in hand, of 3", _hand),
        Part("chosen", len(VALUES), "1 at the card chosen, if known", _chosen),
        Part("points", 1, "points and 3, of 9", _points),
    ],
    ("deal", "show"),
    2,
    16,
)


class TinyGame(Game):
    name = "tiny"
    title = Phrase("Tiny", "Maleństwo")
    version = 1
    least = 2
    most = 4
    variants: tuple[Variant, ...] = ()
    vocabulary = WORDS
    phrasebook = TinyBook()
    evaluation = TinyEvaluation(["doubt"], [2.0], [Phrase("points", "punkty")], [0])
    observation = TINY_OBSERVATION
    longest = 2 * HAND

    def new(self, setup: Setup) -> Tiny:
        n = setup.players
        state = Tiny([[] for _ in range(n)], [COPIES] * len(VALUES), [NOTHING] * n, [0] * n, [0] * n, [])
        state.push(Round())
        for seat in range(n):
            for _ in range(HAND):
                state.push(DealCard(seat))
        state.proceed()
        return state

    def load(self, data: Mapping[str, Any]) -> Tiny:
        keys = ("hands", "deck", "chosen", "doubled", "points", "shown")
        state = Tiny(*[data[key] for key in keys])
        self.load_agenda(state, data)
        return state

    def traits(self, state: State) -> list[dict[str, str]]:
        return [{} for _ in range(state.seats)]

    def progress(self, state: State) -> int:
        assert isinstance(state, Tiny)
        return len(state.shown) // state.seats

    def built(self, state: State) -> list[list[str]]:
        return [[] for _ in range(state.seats)]

    def thing(self, name: str) -> Any:
        raise KeyError(name)

    def rules(self, language: str) -> str:
        return ""

    def components(self) -> dict[str, str]:
        return {}


def check_tiny(state: State) -> None:
    assert isinstance(state, Tiny)
    cards = [card for hand in state.hands for card in hand] + state.shown + [c for c in state.chosen if c != NOTHING]
    assert [cards.count(card) + state.deck[card] for card in range(len(VALUES))] == [COPIES] * len(VALUES)


TINY = TinyGame()
