"""One way to set a game up for the battery; each game's own are in its ``tests/<game>/cases.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.kernel import Game, Setup, State


@dataclass(frozen=True)
class Case:
    """One way to set a game up, and what must hold in each of its states."""

    game: Game
    setup: Setup
    check: Callable[[State], None]
    stride: int = 1
    """In a long game, tests that look at a state from all sides take every so many-th one."""
    golden: bool = True
    """Whether the repository keeps a record of it: those of many players are long, and show little more."""

    face_down: bool = False
    """Whether nature also draws what nobody may look at yet."""
    turns_over: tuple[str, ...] = ()
    """Questions whose answers may bring to light what somebody else has sealed before."""

    @property
    def short_stride(self) -> int:
        """For tests that look at a state in a moment."""
        return 1 + self.stride // 10

    def __str__(self) -> str:
        standard = self.game.setup(self.setup.players).variants
        changed = [f"{name}={value}" for name, value in self.setup.variants.items() if value != standard[name]]
        return "-".join([self.game.name, str(self.setup.players), *changed])


def cases(game: Game, check: Callable[[State], None], *variants: dict[str, Any]) -> list[Case]:
    """Every player count with each of these variants."""
    counts = range(game.least, game.most + 1)
    return [Case(game, game.setup(players, **variant), check) for players in counts for variant in variants]
