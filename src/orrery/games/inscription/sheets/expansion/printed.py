"""TI-EXP-1: the expansion sheets as they are printed."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets.symbols import POPULATION_ASSET, asset_number
from orrery.games.inscription.names import PLANET_SIDE, RESOURCES
from orrery.games.inscription.sheets.printed import PrintedSheet, printed


class Line:
    """A row or column of a planet with its asset."""

    __slots__ = ("asset", "cells", "name", "planet")

    def __init__(self, planet: int, name: int, cells: int, asset: int) -> None:
        self.planet = planet
        self.name = name
        """Row 0, 1, 2, 3 or column 4, 5, 6, 7."""
        self.cells = cells
        self.asset = asset


class ExpansionSheet(PrintedSheet):
    """Planets whose symbols are numbered throughout, and three space docks (TI-EXP-1)."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        super().__init__(number, data)
        planets = data["planets"]
        self.planets = len(planets)
        self.names: list[str] = [planet["name"] for planet in planets]
        self.traits: list[str] = [planet["trait"] for planet in planets]
        self.cells: list[int] = []
        """The symbols of each planet, as bits."""
        self.kinds = [0, 0, 0]
        """The symbols of each resource."""
        self.lines: list[Line] = []
        self.lines_of: list[list[int]] = []
        """For each symbol, its row and its column."""
        self.planet_of: list[int] = []
        self.cell_at: list[dict[int, int]] = []
        """For each planet, the symbol at a place: row * 4 + column."""
        self.spot_of: list[int] = []
        """For each symbol, where it is on the sheet: planet * 16 + place."""
        for place, planet in enumerate(planets):
            self._add(place, planet)
        self.populated = 0
        """Symbols in a row or column whose asset is population."""
        for line in self.lines:
            if line.asset == POPULATION_ASSET:
                self.populated |= line.cells
        self.dock_kinds: list[list[int]] = []
        """For each dock and resource, the symbols as bits of ``ExpansionMarks.dock_symbols``."""
        self.dock_cost: list[int] = []
        self.dock_assets: list[int] = []
        first = 0
        for dock in data["docks"]:
            kinds = [0, 0, 0]
            for symbol in dock["cost"]:
                kinds[RESOURCES.index(symbol)] |= 1 << first
                first += 1
            self.dock_kinds.append(kinds)
            self.dock_cost.append(kinds[0] | kinds[1] | kinds[2])
            self.dock_assets.append(asset_number(dock["asset"]))

    def _add(self, number: int, planet: dict[str, Any]) -> None:
        rows = planet["rows"]
        first = len(self.planet_of)
        columns = len(rows[0])
        at: dict[int, int] = {}
        cells = 0
        for row, symbols in enumerate(rows):
            for column, symbol in enumerate(symbols):
                cell = len(self.planet_of)
                self.planet_of.append(number)
                self.spot_of.append(number * PLANET_SIDE * PLANET_SIDE + row * PLANET_SIDE + column)
                at[row * PLANET_SIDE + column] = cell
                self.kinds[RESOURCES.index(symbol)] |= 1 << cell
                self.lines_of.append([len(self.lines) + row, len(self.lines) + len(rows) + column])
                cells |= 1 << cell
        for row in range(len(rows)):
            mask = sum([1 << (first + row * columns + column) for column in range(columns)])
            self.lines.append(Line(number, row, mask, asset_number(planet["row_assets"][row])))
        for column in range(columns):
            mask = sum([1 << (first + row * columns + column) for row in range(len(rows))])
            self.lines.append(Line(number, PLANET_SIDE + column, mask, asset_number(planet["col_assets"][column])))
        self.cells.append(cells)
        self.cell_at.append(at)


EXPANSION_SHEETS: Final = [ExpansionSheet(number, data) for number, data in enumerate(printed("expansion"))]
