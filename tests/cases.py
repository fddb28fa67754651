"""Every game, player count and variant that the battery runs through. A new game joins by one line in ``ENTRIES``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.games.inscription.game import GAME as INSCRIPTION
from orrery.games.orion.game import GAME as ORION
from orrery.kernel import Game, Setup, State
from tests.inscription.invariants import check_inscription
from tests.orion.invariants import check_orion
from tests.tiny import TINY, check_tiny


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


def inscription(players: int, stride: int, golden: bool = True, **variants: Any) -> Case:
    return Case(INSCRIPTION, INSCRIPTION.setup(players, **variants), check_inscription, stride, golden)


ENTRIES = [
    *cases(ORION, check_orion, {}, {"races": "choose"}, {"novice": True}),
    *cases(TINY, check_tiny, {}),
    inscription(1, 4),
    inscription(1, 4, side="A", difficulty="hard"),
    inscription(1, 1, tutorial=True),
    inscription(2, 9, difficulty="medium"),
    inscription(2, 9, side="A"),
    inscription(3, 25),
    inscription(3, 3, tutorial=True),
    inscription(4, 40, False, side="A"),
    inscription(4, 40, long_finale=True),
    inscription(8, 200, False, side="A"),
]
BETWEEN = [
    inscription(5, 80, False, side="A"),
    inscription(6, 120, False),
    inscription(7, 160, False, side="A"),
]
"""Tables between 4 and 8: the battery plays them, too, other tests have enough of the two."""
