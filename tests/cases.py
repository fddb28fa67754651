"""Every game, player count and variant that the battery runs through. A new game joins by one line in ``ENTRIES``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.games.orion.game import GAME as ORION
from orrery.kernel import Game, Setup, State
from tests.orion.invariants import check_orion
from tests.tiny import TINY, check_tiny


@dataclass(frozen=True)
class Case:
    """One way to set a game up, and what must hold in each of its states."""

    game: Game
    setup: Setup
    check: Callable[[State], None]

    def __str__(self) -> str:
        standard = self.game.setup(self.setup.players).variants
        changed = [f"{name}={value}" for name, value in self.setup.variants.items() if value != standard[name]]
        return "-".join([self.game.name, str(self.setup.players), *changed])


def cases(game: Game, check: Callable[[State], None], *variants: dict[str, Any]) -> list[Case]:
    """Every player count with each of these variants."""
    counts = range(game.least, game.most + 1)
    return [Case(game, game.setup(players, **variant), check) for players in counts for variant in variants]


ENTRIES = [
    *cases(ORION, check_orion, {}, {"races": "choose"}, {"novice": True}),
    *cases(TINY, check_tiny, {}),
]
