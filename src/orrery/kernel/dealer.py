"""Nature's voice in live play."""

from __future__ import annotations

from random import Random

from orrery.kernel.state import State


class Dealer:
    """Answers nature's questions, each option as likely as its weight says; the same seed deals the same game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, state: State) -> int:
        """The option nature picks for the question it is asked now."""
        return state.drawn(self.random.random())
