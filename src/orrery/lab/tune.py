"""Tunes the weights of a game's evaluation by self-play.

A generation plays games against itself with some noise, learns from them how positions really ended (ridge regression
of the points that were still to come, held near the weights it started from), and lets the learned weights duel with
the old ones, whole and in part. Only weights that win their duel are kept, so no generation makes the bots worse.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

from orrery.bots.greedy import GreedyBot
from orrery.games import GAMES
from orrery.kernel import NATURE, Dealer, Game

STEPS: Final = (1.0, 0.5, 0.25)
"""How much of what was learned is tried."""
NOISE: Final = 1.5
"""Points by which the players of a lesson misjudge, so that they also see what they would not do."""
LOOKS: Final = 12
"""Positions learned from in one game, on average."""
HOLD: Final = 40.0
"""How firmly a weight is held: as if so many positions had confirmed it."""
BATCH: Final = 10


@dataclass
class Lesson:
    """What games have taught: the sums of least squares."""

    size: int
    rows: int = 0
    squares: list[list[float]] = field(default_factory=list)
    products: list[float] = field(default_factory=list)
    error: float = 0.0
    surprise: float = 0.0
    """The squares of the errors, each measured by the doubt there was."""

    def __post_init__(self) -> None:
        self.squares = self.squares or [[0.0] * self.size for _ in range(self.size)]
        self.products = self.products or [0.0] * self.size

    def learn(self, row: list[float], target: float, expected: float, doubt: float) -> None:
        filled = [(place, value) for place, value in enumerate(row) if value]
        for place, value in filled:
            line = self.squares[place]
            for other, factor in filled:
                line[other] += value * factor
            self.products[place] += value * target
        self.rows += 1
        self.error += (target - expected) ** 2
        self.surprise += ((target - expected) / doubt) ** 2

    def add(self, other: Lesson) -> None:
        for line, more in zip(self.squares, other.squares, strict=True):
            for place, value in enumerate(more):
                line[place] += value
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]
        self.rows += other.rows
        self.error += other.error
        self.surprise += other.surprise

    def solve(self, weights: list[float]) -> list[float]:
        """The weights that would have foretold best, held near the given ones."""
        matrix = [line[:] for line in self.squares]
        right = self.products[:]
        for place in range(self.size):
            matrix[place][place] += HOLD
            right[place] += HOLD * weights[place]
        for place in range(self.size):
            pivot = matrix[place]
            for below in range(place + 1, self.size):
                factor = matrix[below][place] / pivot[place]
                if factor:
                    line = matrix[below]
                    for column in range(place, self.size):
                        line[column] -= factor * pivot[column]
                    right[below] -= factor * right[place]
        solved = [0.0] * self.size
        for place in range(self.size - 1, -1, -1):
            known = sum(matrix[place][column] * solved[column] for column in range(place + 1, self.size))
            solved[place] = (right[place] - known) / matrix[place][place]
        solved[-1] = weights[-1] * sqrt(self.surprise / self.rows)
        return solved


@dataclass(frozen=True)
class Duel:
    """How a candidate did against the weights before it."""

    step: float
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def convincing(self) -> bool:
        """Better than even by more than one standard error."""
        return self.share > 0.5 + sqrt(0.25 / self.games)


@dataclass(frozen=True)
class Generation:
    """One line of the history."""

    number: int
    error: float
    """By how much the old weights missed the final lead, as a root mean square."""
    duels: list[Duel]
    weights: list[float]
    accepted: float
    """The step that was taken; none (0) if no candidate convinced."""


@dataclass(frozen=True)
class Tuning:
    """What to do in each generation."""

    game: str
    games: int
    duels: int
    seed: int = 0

    def generations(
        self, weights: list[float], count: int, pool: Executor, tick: Callable[[], None]
    ) -> Iterator[Generation]:
        for number in range(count):
            made = self.generation(number, weights, pool, tick)
            weights = made.weights
            yield made

    def generation(self, number: int, weights: list[float], pool: Executor, tick: Callable[[], None]) -> Generation:
        seeds = range(0, self.games, BATCH)
        lesson = Lesson(len(weights))
        for part in pool.map(
            teach, *zip(*[(self.game, weights, f"{self.seed}/{number}/{s}") for s in seeds], strict=True)
        ):
            lesson.add(part)
            tick()
        learned = lesson.solve(weights)
        duels = []
        best = weights
        accepted = 0.0
        leading = 0.0
        for step in STEPS:
            candidate = [old + step * (new - old) for old, new in zip(weights, learned, strict=True)]
            tasks = [(self.game, candidate, weights, f"{self.seed}/{number}/{s}") for s in range(0, self.duels, BATCH)]
            wins = 0.0
            for won in pool.map(duel, *zip(*tasks, strict=True)):
                wins += won
                tick()
            held = Duel(step, len(tasks) * BATCH, wins)
            duels.append(held)
            if held.convincing and held.share > leading:
                best, accepted, leading = candidate, step, held.share
        return Generation(number, sqrt(lesson.error / max(1, lesson.rows)), duels, best, accepted)

    @property
    def ticks(self) -> int:
        """How often a generation ticks."""
        return len(range(0, self.games, BATCH)) + len(STEPS) * len(range(0, self.duels, BATCH))


def teach(game_name: str, weights: list[float], seed: str) -> Lesson:
    """Play a few noisy games and learn from them."""
    game = GAMES[game_name]
    lesson = Lesson(len(weights))
    rng = Random(seed)
    for number in range(BATCH):
        players = rng.randint(max(2, game.least), min(4, game.most))
        _teach_one(game, weights, players, f"{seed}/{number}", rng, lesson)
    return lesson


def _teach_one(game: Game, weights: list[float], players: int, seed: str, rng: Random, lesson: Lesson) -> None:
    evaluation = game.evaluation.with_weights(weights)
    bots = [GreedyBot(game, f"{seed}/{seat}", NOISE) for seat in range(players)]
    for bot in bots:
        bot.evaluation = evaluation
    dealer = Dealer(seed)
    state = game.new(game.setup(players))
    seen: list[tuple[list[list[float]], list[int], float]] = []
    last = NATURE
    turns = 0
    while (seat := state.next_seat()) is not None:
        if seat == NATURE:
            state.answer(seat, dealer.choose(state))
            continue
        if seat != last or state.desks:
            turns += 1
            last = seat
            if rng.random() < LOOKS / (LOOKS + turns):
                seen.append((evaluation.rows(state), state.scores(), evaluation.doubt(state)))
        state.answer(seat, bots[seat].choose(state.masked(seat), seat))
    final = state.scores()
    for rows, scores, doubt in rng.sample(seen, min(LOOKS, len(seen))):
        to_come = [end - now for end, now in zip(final, scores, strict=True)]
        for seat in range(players):
            others = [other for other in range(players) if other != seat]
            row = [
                value - sum(rows[other][place] for other in others) / len(others)
                for place, value in enumerate(rows[seat])
            ]
            target = to_come[seat] - sum(to_come[other] for other in others) / len(others)
            lesson.learn(row, target, sum(a * b for a, b in zip(row, weights, strict=True)), doubt)


def duel(game_name: str, new: list[float], old: list[float], seed: str) -> float:
    """What the new weights win in a few mirrored games of two."""
    game = GAMES[game_name]
    wins = 0.0
    for number in range(BATCH):
        first = number % 2
        dealer = Dealer(f"{seed}/{number // 2}")
        bots = [GreedyBot(game, f"{seed}/{number // 2}/{seat}") for seat in range(2)]
        bots[first].evaluation = game.evaluation.with_weights(new)
        bots[1 - first].evaluation = game.evaluation.with_weights(old)
        state = game.new(game.setup(2))
        while (seat := state.next_seat()) is not None:
            state.answer(seat, dealer.choose(state) if seat == NATURE else bots[seat].choose(state.masked(seat), seat))
        places = state.outcome()
        assert places is not None
        wins += 0.5 if places[0] == places[1] else float(places[first] == 1)
    return wins


def write_line(path: Path, generation: Generation) -> None:
    """One more line of the history."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(generation)) + "\n")
