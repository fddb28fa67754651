"""How a game judges a position, for bots and hints: a final score to expect, and how sure that is."""

from __future__ import annotations

from abc import abstractmethod
from math import exp, log, pi, sqrt
from typing import ClassVar, Final

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.state import State
from orrery.kernel.text import Phrase

LOGISTIC: Final = sqrt(3.0) / pi
"""The scale of a logistic distribution whose standard deviation is one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's judgement, with weights that self-play tunes; the last of them is a factor of ``doubt``."""

    shunned: ClassVar[tuple[int, ...]] = ()
    """Words that bots leave alone where they have another: what only puts a decision off if nobody else agrees."""

    def __init__(self, names: list[str], weights: list[float], parts: list[Phrase], part_of: list[int]) -> None:
        self.names = names
        self.weights = weights
        self.parts = parts
        """What hints call the parts of an expected score; the first is the score as it stands."""
        self.part_of = part_of
        """The part that each weight belongs to."""

    def considered(self, state: State, seat: int) -> list[int]:
        """The options that a bot looks at."""
        options = state.options(seat)
        if not self.shunned:
            return options
        return [option for option in options if option not in self.shunned] or options

    @abstractmethod
    def prospects(self, state: State) -> list[float]:
        """The final score that each seat may expect; from a masked state or a whole one."""

    def prospect(self, state: State, seat: int) -> float:
        """One seat's part of ``prospects``."""
        return self.prospects(state)[seat]

    @abstractmethod
    def rows(self, state: State) -> list[list[float]]:
        """For each seat what the weights are multiplied with, so that ``prospects`` is the score plus their sum."""

    @abstractmethod
    def doubt(self, state: State) -> float:
        """By how much a lead at the end still misses the one expected now: its standard deviation."""

    def with_weights(self, weights: list[float]) -> Evaluation:
        """The same judgement with other weights."""
        return type(self)(self.names, weights, self.parts, self.part_of)

    def named(self, weights: list[float]) -> dict[str, float]:
        """Weights as their file holds them."""
        return {name: round(weight, 3) for name, weight in zip(self.names, weights, strict=True)}

    def parted(self, state: State) -> list[list[float]]:
        """Every seat's prospects, part by part."""
        parted: list[list[float]] = []
        for score, row in zip(state.scores(), self.rows(state), strict=True):
            values = [0.0] * len(self.parts)
            values[0] = float(score)
            for place, amount in enumerate(row):
                values[self.part_of[place]] += amount * self.weights[place]
            parted.append(values)
        return parted

    def chances(self, state: State) -> list[float]:
        """Each seat's expected share of the victory, as the win-chance bar shows it."""
        places = state.outcome()
        if places is not None:
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        prospects = self.prospects(state)
        scale = LOGISTIC * self.doubt(state)
        best = max(prospects)
        shares = [exp((prospect - best) / scale) for prospect in prospects]
        total = sum(shares)
        return [share / total for share in shares]

    def aims(self, state: State) -> list[float]:
        """What search maximises: each seat's share of the victory, or alone its score."""
        return self.chances(state) if state.seats > 1 else self.prospects(state)

    def lead(self, state: State, seat: int) -> float:
        """The same as points: by how many a seat may expect to beat the best of the others."""
        prospects = self.prospects(state)
        scale = LOGISTIC * self.doubt(state)
        own = prospects[seat]
        others = 0.0
        for other, prospect in enumerate(prospects):
            if other != seat:
                others += exp((prospect - own) / scale)
        return -scale * log(others) if others else own
