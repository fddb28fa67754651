"""Looks one action ahead."""

from __future__ import annotations

from typing import Final

from orrery.bots.ahead import ahead
from orrery.bots.bot import Bot
from orrery.kernel import Game, State

LOOKS: Final = 400
"""Positions looked at for one answer; a chain of questions longer than that is judged where it stands."""


class GreedyBot(Bot):
    """Takes the option whose consequences, up to the next question that is not its own, look best."""

    def __init__(self, game: Game, seed: int | str | None = None, noise: float = 0.0) -> None:
        super().__init__(game, seed)
        self.noise = noise
        """How far it misjudges an option: the standard deviation, in points of the final score."""

    def choose(self, state: State, seat: int) -> int:
        options = self.evaluation.considered(state, seat)
        if len(options) == 1:
            return options[0]
        best: list[int] = []
        best_value = float("-inf")
        share = max(1, LOOKS // len(options))
        at_desk = len(state.desks) > 0
        for option in options:
            value = ahead(self.evaluation, state, seat, option, share, at_desk)
            if self.noise:
                value += self.random.gauss(0.0, self.noise)
            if value > best_value:
                best, best_value = [option], value
            elif value == best_value:
                best.append(option)
        return self.random.choice(best)
