"""How fast a game is, on one core: decisions, games, clone, mask, sample and search, against a calibration loop.

Time is this process's own, so that a busy machine does not show; and the best of several blocks counts, since
nothing makes a program faster than it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from orrery.bots.search import Budget, grown
from orrery.kernel import Game, Setup, State
from orrery.kernel.playout import playout

BLOCKS: Final = 5
ITERATIONS: Final = 500
"""Of one search: the tree that they grow is as deep as in play."""


@dataclass(frozen=True)
class Figures:
    """What was measured; costs are in microseconds, ``calibration`` in loops of pure Python a second."""

    players: int
    decisions: float
    games: float
    clone: float
    mask: float
    sample: float
    search: float
    calibration: float

    @property
    def ratio(self) -> float:
        """Decisions per calibration loop: what can be compared between machines."""
        return self.decisions / self.calibration


def calibrate(seconds: float) -> float:
    """Loops a second of a fixed piece of pure Python, so that figures of two machines can be compared."""
    started = process_time()
    loops = 0
    while process_time() - started < seconds:
        cards = list(range(40))
        total = 0
        for card in cards:
            if card % 3:
                total += card * 2
        cards.sort(reverse=True)
        loops += 1
    return loops / (process_time() - started)


def random_game(game: Game, setup: Setup, rng: Random) -> int:
    """A whole game of random players; returns how many decisions they made."""
    return playout(game.new(setup), rng)


def random_games(game: Game, setup: Setup, rng: Random, seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += random_game(game, setup, rng)
        games += 1
    elapsed = process_time() - started
    return decisions / elapsed, games / elapsed


def middle(game: Game, setup: Setup, seed: int = 0) -> State:
    """A position half-way through a random game, at a player's question."""
    half = random_game(game, setup, Random(seed)) // 2
    state = game.new(setup)
    playout(state, Random(seed), half)
    return state


def cost(work: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call, the best of several batches."""
    best = float("inf")
    until = process_time() + seconds
    while process_time() < until:
        started = process_time()
        for _ in range(200):
            work()
        best = min(best, (process_time() - started) / 200)
    return best * 1e6


def search_speed(game: Game, masked: State, seconds: float) -> float:
    """Iterations of the search a second, for the seat that is asked."""
    seat = masked.next_seat()
    assert seat is not None
    budget, rng = Budget(iterations=ITERATIONS), Random(0)
    best = 0.0
    until = process_time() + seconds
    while process_time() < until:
        started = process_time()
        grown(game.evaluation, masked, seat, budget, rng)
        best = max(best, ITERATIONS / (process_time() - started))
    return best


def relative_speed(game: Game, setup: Setup, seconds: float, seed: int = 0) -> tuple[float, float, float]:
    """The best decisions and games a second, and the best calibration, of blocks that take turns."""
    rng = Random(seed)
    decisions = games = calibration = 0.0
    for _ in range(BLOCKS):
        calibration = max(calibration, calibrate(seconds / BLOCKS / 2))
        made, played = random_games(game, setup, rng, seconds / BLOCKS)
        decisions, games = max(decisions, made), max(games, played)
    return decisions, games, calibration


def measure(game: Game, setup: Setup, seconds: float = 2.0, seed: int = 0) -> Figures:
    """Measure one game in one setup; a position in the middle of a game serves for all that needs one."""
    decisions, games, calibration = relative_speed(game, setup, seconds, seed)
    state = middle(game, setup, seed)
    seat = state.next_seat()
    assert seat is not None
    masked = state.masked(seat)
    rng = Random(seed)
    return Figures(
        setup.players,
        decisions,
        games,
        cost(state.clone, seconds / 4),
        cost(lambda: state.masked(seat), seconds / 4),
        cost(lambda: masked.sampled(rng), seconds / 4),
        search_speed(game, masked, seconds / 2),
        calibration,
    )
