"""Searches the tree of what may follow, for as long as its budget lasts."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from orrery.bots.bot import Bot
from orrery.bots.tree import Tree
from orrery.kernel import Game, State
from orrery.kernel.evaluation import Evaluation

BATCH: Final = 16
"""Iterations between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one answer: so many iterations, or so many milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


def grown(evaluation: Evaluation, masked: State, seat: int, budget: Budget, rng: Random) -> Tree:
    """The tree of a search; with a budget of iterations the same seed always grows the same."""
    tree = Tree(evaluation, seat, masked.seats, rng)
    if budget.iterations:
        tree.grow(masked, budget.iterations)
    until = perf_counter() + budget.milliseconds / 1000
    while perf_counter() < until:
        tree.grow(masked, BATCH)
    return tree


class SearchBot(Bot):
    """Takes the option that the search came back to most often."""

    def __init__(self, game: Game, seed: int | str | None, budget: Budget) -> None:
        super().__init__(game, seed)
        self.budget = budget

    def choose(self, state: State, seat: int) -> int:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return grown(self.evaluation, state, seat, self.budget, self.random).ranking(options)[0]
