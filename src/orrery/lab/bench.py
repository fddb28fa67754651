"""How fast a game is, on one core: decisions, games, clone, mask and sample, against a calibration loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from orrery.kernel import NATURE, Chance, Game, State


@dataclass(frozen=True)
class Figures:
    """What was measured; costs are in microseconds, ``calibration`` in loops of pure Python a second."""

    players: int
    decisions: float
    games: float
    clone: float
    mask: float
    sample: float
    calibration: float


def playout(game: Game, players: int, rng: Random, stop_at: int | None = None) -> tuple[State, int]:
    """Random players, to the end or until the game has come so far; returns the state and the decisions made."""
    state = game.new(game.setup(players))
    decisions = 0
    roll = rng.random
    while True:
        seat = state.next_seat()
        if seat is None or (stop_at is not None and game.progress(state) >= stop_at):
            return state, decisions
        if seat == NATURE:
            question = state.question(NATURE)
            assert isinstance(question, Chance)
            state.answer(NATURE, question.pick(state, roll()))
        else:
            options = state.options(seat)
            state.answer(seat, options[int(roll() * len(options))])
            decisions += 1


def calibrate(seconds: float) -> float:
    """Loops a second of a fixed piece of pure Python, so that figures of two machines can be compared."""
    started = time.perf_counter()
    loops = 0
    while time.perf_counter() - started < seconds:
        cards = list(range(40))
        total = 0
        for card in cards:
            if card % 3:
                total += card * 2
        cards.sort(reverse=True)
        loops += 1
    return loops / (time.perf_counter() - started)


def cost(work: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call, the best of several batches."""
    best = float("inf")
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        started = time.perf_counter()
        for _ in range(200):
            work()
        best = min(best, (time.perf_counter() - started) / 200)
    return best * 1e6


def measure(game: Game, players: int, seconds: float = 2.0, seed: int = 0) -> Figures:
    """Measure one game at one player count; positions in the middle of a game serve for clone, mask and sample."""
    rng = Random(seed)
    calibration = calibrate(seconds / 4)
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += playout(game, players, rng)[1]
        games += 1
    elapsed = time.perf_counter() - started
    length = game.progress(playout(game, players, Random(seed))[0])
    middle, _ = playout(game, players, Random(seed), stop_at=(length + 1) // 2 + 1)
    masked = middle.masked(0)
    return Figures(
        players,
        decisions / elapsed,
        games / elapsed,
        cost(middle.clone, seconds / 4),
        cost(lambda: middle.masked(0), seconds / 4),
        cost(lambda: masked.sampled(rng), seconds / 4),
        calibration,
    )
