"""TI-GEN-8: crossing things off, on whatever sheet."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from orrery.games.inscription.effect import Effect
from orrery.games.inscription.player import Player
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import MARK
from orrery.games.inscription.state import Inscription
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text


class Lose(Effect):
    """So many things of one kind are crossed off, each of its player's choice, as many as there are (TI-CNCL-8)."""

    __slots__ = ("n",)
    words: ClassVar[Phrase]
    """What the effect says."""
    question: ClassVar[Phrase]

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    @abstractmethod
    def losable(self, state: Inscription, player: Player) -> list[int]:
        """What can be crossed off, as words."""

    @abstractmethod
    def lose(self, state: Inscription, seat: int, option: int) -> None:
        """Cross it off."""

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(CrossOff(seat, self.n, self))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(self.losable(state, state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class CrossOff(Repeated):
    """Which one do you cross off?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "effect")
    asks = Phrase("Which do you cross off? {n} to go", "Co skreślasz? Pozostało: {n}")
    topic = MARK

    def __init__(self, seat: int, left: int, effect: Lose) -> None:
        super().__init__(seat, left)
        self.effect = effect

    def candidates(self, state: Inscription) -> list[int]:
        return self.effect.losable(state, state.players[self.seat])

    def apply(self, state: Inscription, option: int) -> None:
        if self.left > 1:
            state.push(CrossOff(self.seat, self.left - 1, self.effect))
        self.effect.lose(state, self.seat, option)

    def ask(self, state: Inscription, scene: Scene) -> Text:
        return self.effect.question.say(scene.language, n=self.left)
