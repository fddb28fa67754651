"""What every kind of sheet can show of itself in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from rich.text import Text

from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.state import Inscription
from orrery.terminal.boards.inscription.lit import Lit


@dataclass(frozen=True)
class Sight:
    """Whose sheets are drawn, and the room for one of them."""

    state: Inscription
    seat: int
    lit: Lit
    names: list[str]
    language: str
    width: int
    rows: int

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]


class Drawing(ABC):
    """One kind of sheet."""

    @abstractmethod
    def sheet(self, player: Player) -> PrintedSheet:
        """The one that this player writes on."""

    @abstractmethod
    def assets(self, player: Player) -> list[int]:
        """Every asset printed on it."""

    @abstractmethod
    def full(self, sight: Sight) -> list[Text]: ...

    @abstractmethod
    def brief(self, state: Inscription, player: Player, language: str) -> str:
        """What is marked, in a line."""
