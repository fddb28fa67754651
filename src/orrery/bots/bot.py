"""What a bot is: it sees a masked state and chooses an option. Nothing else reaches it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from orrery.kernel import Game, State
from orrery.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """One player that is a program; it judges by ``evaluation``, the game's own unless tuning tries another."""

    name = ""
    """What ``make_bot`` was asked for."""

    def __init__(self, game: Game, seed: int | str | None = None) -> None:
        self.game = game
        self.evaluation = game.evaluation
        self.random = Random(seed)

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the options of the question that ``seat`` is asked; ``state`` is masked for that seat."""


class RandomBot(Bot):
    """Any option, each as likely."""

    def choose(self, state: State, seat: int) -> int:
        return self.random.choice(state.options(seat))
