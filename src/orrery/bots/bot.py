"""What a bot is: it sees a masked state and chooses an option. Nothing else reaches it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from orrery.kernel import Game, Phrase, State

NO_SUCH_BOT: Final = Phrase("There is no bot “{name}”. Bots: {names}.", "Nie ma bota „{name}”. Boty: {names}.")


class Bot(ABC):
    """One player that is a program."""

    name: str

    def __init__(self, game: Game, seed: int | str | None = None) -> None:
        self.game = game
        self.random = Random(seed)

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the options of the question that ``seat`` is asked; ``state`` is masked for that seat."""


class RandomBot(Bot):
    """Any option, each as likely."""

    name = "random"

    def choose(self, state: State, seat: int) -> int:
        return self.random.choice(state.options(seat))
