"""What a player has marked on the expansion sheet: every mark is a bit, population a count."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.names import SIDE_B
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS


class ExpansionMarks:
    """Planets unlocked, their symbols and lines, space docks, population."""

    __slots__ = (
        "closed", "dock_symbols", "docks", "lines", "lost_docks", "lost_lines", "lost_population", "planets",
        "population", "sheet", "symbols",
    )  # fmt: skip

    def __init__(self, other: ExpansionMarks | None = None) -> None:
        if other is None:
            self.sheet = EXPANSION_SHEETS[SIDE_B]
            self.planets = 0
            """Unlocked planets."""
            self.closed = 0
            """Planets on which nothing more can be unlocked or crossed."""
            self.symbols = 0
            self.lines = 0
            """Rows and columns whose asset is claimed."""
            self.lost_lines = 0
            self.dock_symbols = 0
            self.docks = 0
            self.lost_docks = 0
            self.population = 0
            self.lost_population = 0
        else:
            self.sheet = other.sheet
            self.planets = other.planets
            self.closed = other.closed
            self.symbols = other.symbols
            self.lines = other.lines
            self.lost_lines = other.lost_lines
            self.dock_symbols = other.dock_symbols
            self.docks = other.docks
            self.lost_docks = other.lost_docks
            self.population = other.population
            self.lost_population = other.lost_population

    def lay(self, number: int) -> None:
        """Play on this sheet."""
        self.sheet = EXPANSION_SHEETS[number]

    def save(self) -> list[Any]:
        return [
            self.sheet.number, self.planets, self.closed, self.symbols, self.lines, self.lost_lines, self.dock_symbols,
            self.docks, self.lost_docks, self.population, self.lost_population,
        ]  # fmt: skip

    def load(self, data: list[Any]) -> None:
        (
            number, self.planets, self.closed, self.symbols, self.lines, self.lost_lines, self.dock_symbols,
            self.docks, self.lost_docks, self.population, self.lost_population,
        ) = data  # fmt: skip
        self.lay(number)
