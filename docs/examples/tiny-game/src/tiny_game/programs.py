"""How bots judge a position, and what learning programs see of it."""

from __future__ import annotations

from typing import Final

from orrery.kernel import Phrase, State
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.observation import Observation, Part, share, tally
from tiny_game.rounds import HAND, Tiny
from tiny_game.words import COPIES, TITLES


class Judgement(Evaluation):
    """The points so far: with three rounds there is little else to expect."""

    def prospects(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]

    def rows(self, state: State) -> list[list[float]]:
        return [[0.0] for _ in range(state.seats)]

    def doubt(self, state: State) -> float:
        return self.weights[-1]


EVALUATION: Final = Judgement(["doubt"], [2.0], [Phrase("points", "punkty")], [0])


def _hand(state: Tiny, viewer: int, seat: int) -> list[float]:
    return tally(state.hands[seat], len(TITLES), COPIES)


def _chosen(state: Tiny, viewer: int, seat: int) -> list[float]:
    return tally([state.chosen[seat]], len(TITLES), 1)


def _shown(state: Tiny, viewer: int, seat: int) -> list[float]:
    return tally(state.shown, len(TITLES), COPIES)


def _points(state: Tiny, viewer: int, seat: int) -> list[float]:
    return [share(state.points[seat] + HAND, 3 * HAND)]


OBSERVATION: Final = Observation(
    1,
    [Part("shown", len(TITLES), "copies of each card shown, of 3", _shown)],
    [
        Part("hand", len(TITLES), "copies of each card known to be in hand, of 3", _hand),
        Part("chosen", len(TITLES), "1 at the card chosen, if known", _chosen),
        Part("points", 1, "points and 3, of 9", _points),
    ],
    2,
    24,
)
