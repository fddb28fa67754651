"""Every game, player count and variant that the battery runs through: ``CASES`` of each ``tests/<game>/cases.py``."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from orrery.games import COLLECTION, GAMES
from orrery.kernel import Game
from tests.case import Case

FOLDER: Final = Path(__file__).parent
FOUND: Final = {path.parent.name for path in FOLDER.glob("*/cases.py")}
PLAYED: Final = [*[name for name in COLLECTION if name in FOUND], *sorted(FOUND.difference(COLLECTION))]
ENTRIES: Final[list[Case]] = []
BETWEEN: Final[list[Case]] = []
"""Tables that the battery plays, too; other tests have enough of the rest."""
for _name in PLAYED:
    _cases = import_module(f"tests.{_name}.cases")
    ENTRIES.extend(_cases.CASES)
    BETWEEN.extend(getattr(_cases, "BETWEEN", []))

FIRST: Final[Game] = GAMES[COLLECTION[0]]
"""A game of our own where any of them will do."""


def golden(game: Game = FIRST, name: str | int = FIRST.least) -> Path:
    """A golden record by its name in the game’s folder: the number of players, and the variants that were changed."""
    return FOLDER / game.name / "golden" / f"{name}.json"
