"""Looks one action ahead: as far as its own answers reach, never into what it cannot see."""

from __future__ import annotations

from typing import Final

from orrery.bots.bot import Bot
from orrery.kernel import State

LOOKS: Final = 400
"""Positions looked at for one answer; a chain of questions longer than that is judged where it stands."""


class GreedyBot(Bot):
    """Takes the option whose consequences, up to the next question that is not its own, look best."""

    name = "greedy"

    def choose(self, state: State, seat: int) -> int:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        best: list[int] = []
        best_value = float("-inf")
        share = max(1, LOOKS // len(options))
        for option in options:
            value = self._after(state, seat, option, share)
            if value > best_value:
                best, best_value = [option], value
            elif value == best_value:
                best.append(option)
        return self.random.choice(best)

    def _after(self, state: State, seat: int, option: int, looks: int) -> float:
        after = state.clone()
        after.answer(seat, option)
        pending = after.pending()
        unseen = after.reveals != state.reveals  # what comes to light cannot be known before
        if looks > 1 and not unseen and len(pending) == 1 and pending[0].seat == seat:
            options = after.options(seat)
            share = looks // len(options)
            if share:
                return max(self._after(after, seat, choice, share) for choice in options)
        return self.game.evaluate(after, seat)
