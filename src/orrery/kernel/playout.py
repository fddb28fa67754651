"""Random play: the shortest way through a game, for benchmarks."""

from __future__ import annotations

from random import Random
from typing import Final

from orrery.kernel.agenda import NATURE
from orrery.kernel.state import State

TO_THE_END: Final = 1 << 30


def playout(state: State, rng: Random, most: int = TO_THE_END) -> int:
    """Answer at random, to the end or to the question after so many decisions; returns how many players made."""
    decisions = 0
    while True:
        seat = state.next_seat()
        if seat is None:
            return decisions
        if seat == NATURE:
            state.answer(NATURE, state.drawn(rng.random()))
        elif decisions == most:
            return decisions
        else:
            options = state.options(seat)
            state.answer(seat, options[int(rng.random() * len(options))])
            decisions += 1
