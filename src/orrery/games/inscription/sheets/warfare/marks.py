"""What a player has marked on the warfare sheet, and how its wars went."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.names import NONE, SIDE_B, WARS
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.games.inscription.sheets.warfare.units import UNLOCKED_AT_START


class WarfareMarks:
    """Units unlocked, built and deployed; bonuses, strengths and results of the sections."""

    __slots__ = (
        "bars", "bonuses", "built", "grid", "lost_bars", "lost_nodes", "lost_rewards", "results", "sheet",
        "strengths", "types", "units",
    )  # fmt: skip

    units: tuple[int, ...]
    """Units on the grid, as placements."""
    bonuses: tuple[int, ...]
    """The number noted in the box of each section."""
    results: tuple[int, ...]
    strengths: tuple[int, ...]

    def __init__(self, other: WarfareMarks | None = None) -> None:
        if other is None:
            self.sheet = WARFARE_SHEETS[SIDE_B]
            self.grid = 0
            """Nodes covered by units."""
            self.bars = 0
            """Cost symbols crossed."""
            self.built = 0
            self.lost_bars = 0
            self.types = UNLOCKED_AT_START
            self.lost_nodes = 0
            """Nodes whose asset was crossed off."""
            self.lost_rewards = 0
            self.units = ()
            self.bonuses = (0,) * (2 * WARS)
            self.results = (0,) * (2 * WARS)
            self.strengths = (NONE,) * (2 * WARS)
        else:
            self.sheet = other.sheet
            self.grid = other.grid
            self.bars = other.bars
            self.built = other.built
            self.lost_bars = other.lost_bars
            self.types = other.types
            self.lost_nodes = other.lost_nodes
            self.lost_rewards = other.lost_rewards
            self.units = other.units
            self.bonuses = other.bonuses
            self.results = other.results
            self.strengths = other.strengths

    def lay(self, number: int) -> None:
        """Play on this sheet."""
        self.sheet = WARFARE_SHEETS[number]

    def save(self) -> list[Any]:
        return [
            self.sheet.number, self.grid, self.bars, self.built, self.lost_bars, self.types, self.lost_nodes,
            self.lost_rewards, self.units, self.bonuses, self.results, self.strengths,
        ]  # fmt: skip

    def load(self, data: list[Any]) -> None:
        (
            number, self.grid, self.bars, self.built, self.lost_bars, self.types, self.lost_nodes, self.lost_rewards,
            units, bonuses, results, strengths,
        ) = data  # fmt: skip
        self.units = tuple(units)
        self.bonuses = tuple(bonuses)
        self.results = tuple(results)
        self.strengths = tuple(strengths)
        self.lay(number)
