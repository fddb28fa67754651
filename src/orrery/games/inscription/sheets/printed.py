"""The 36 sheets as the rules read them: marks are bits, and everything that never changes is worked out once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from orrery.games.inscription.assets.symbols import (
    ASSETS,
    COUNCILOR_ASSET,
    NEIGHBOR,
    NO_ASSET,
    NUMBERS,
    POPULATION_ASSET,
    asset_number,
)
from orrery.games.inscription.names import PLANET_SIDE, RESOURCES, SPECIALTIES
from orrery.games.inscription.sheets.warfare.grid import node
from orrery.kernel.text import Phrase

_NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Sheet:
    """What every sheet has: its name, what it is like, and the drawing's data."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["sheet"]
        self.title = Phrase(data["title"]["en"], data["title"]["pl"])
        self.character = Phrase(data["character"]["en"], data["character"]["pl"])
        self.drawing = data
        """Coordinates and everything else that only a page needs."""


def where(assets: list[int], asset: int) -> int:
    """The places with this asset, as bits."""
    return sum([1 << place for place, other in enumerate(assets) if other == asset])


class NavigationSheet(Sheet):
    """Systems, hyperlanes and wormholes (TI-NAV-1)."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        systems = data["systems"]
        places = {system["id"]: place for place, system in enumerate(systems)}
        self.systems = len(systems)
        self.assets = [asset_number(system["asset"]) for system in systems]
        self.lanes = [(places[a], places[b]) for a, b in data["lanes"]]
        self.joined = [0] * self.systems
        """For each system, those at the other ends of its hyperlanes."""
        self.lane_to: list[dict[int, int]] = [{} for _ in systems]
        """For each system, the hyperlane to each of those."""
        for lane, (a, b) in enumerate(self.lanes):
            self.joined[a] |= 1 << b
            self.joined[b] |= 1 << a
            self.lane_to[a][b] = self.lane_to[b][a] = lane
        self.wormholes = [places[hole["system"]] for hole in data["wormholes"]]
        """The system that each wormhole is attached to."""
        self.small = 0
        self.home = 0
        self.start = 0
        self.with_asset = 0
        for place, system in enumerate(systems):
            if system["size"] == "small":
                self.small |= 1 << place
            if system["start"] == "home":
                self.home = 1 << place
            if system["start"] is not None:
                self.start |= 1 << place
            if system["asset"] is not None:
                self.with_asset |= 1 << place
        self.start_lanes = 0
        for start, end in data["start_lanes"]:
            self.start_lanes |= 1 << self.lane_to[places[start]][places[end]]
        self.mecatol = places[data["mecatol"]]
        self.planets = where(self.assets, NUMBERS["planet"])
        self.neighbors = sum([1 << s for s, a in enumerate(self.assets) if a >= 0 and ASSETS[a].kind == NEIGHBOR])


class Line:
    """A row or column of a planet with its asset."""

    __slots__ = ("asset", "cells", "name", "planet")

    def __init__(self, planet: int, name: int, cells: int, asset: int) -> None:
        self.planet = planet
        self.name = name
        """Row 0, 1, 2, 3 or column 4, 5, 6, 7."""
        self.cells = cells
        self.asset = asset


class ExpansionSheet(Sheet):
    """Planets whose symbols are numbered throughout, and three space docks (TI-EXP-1)."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
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
        for number, planet in enumerate(planets):
            self._add(number, planet)
        self.populated = 0
        """Symbols in a row or column whose asset is population."""
        for line in self.lines:
            if line.asset == POPULATION_ASSET:
                self.populated |= line.cells
        self.dock_kinds: list[list[int]] = []
        """For each dock and resource, the symbols as bits of ``Player.dock_symbols``."""
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


class IndustrySheet(Sheet):
    """The network of spaces (TI-IND-1)."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        hexes = data["hexes"]
        self.hexes = len(hexes)
        self.assets = [asset_number(space["asset"]) for space in hexes]
        places = {(space["q"], space["r"]): place for place, space in enumerate(hexes)}
        self.start = 1 << places[(data["start"][0], data["start"][1])]
        self.spaces = 0
        """Ordinary spaces."""
        self.dotted = [0] * len(SPECIALTIES)
        """For each specialty, the dotted-X spaces it scraps."""
        for place, space in enumerate(hexes):
            if space["kind"] == "space":
                self.spaces |= 1 << place
            elif space["kind"] == "x":
                self.dotted[SPECIALTIES.index(space["label"].partition(":")[2])] |= 1 << place
        self.any_dotted = sum(self.dotted)
        self.beside: list[int] = []
        """For each hex, the spaces that share an edge with it (TI-IND-9)."""
        marked = self.spaces | self.any_dotted
        for space in hexes:
            near = 0
            for q, r in _NEIGHBOURS:
                other = places.get((space["q"] + q, space["r"] + r))
                if other is not None:
                    near |= 1 << other
            self.beside.append(near & marked)
        self.councilors = where(self.assets, COUNCILOR_ASSET)
        self.single = [where(self.assets, NUMBERS[f"commodity:{letter}:1"]) for letter in "abc"]
        self.double = [where(self.assets, NUMBERS[f"commodity:{letter}:2"]) for letter in "abc"]


class WarfareSheet(Sheet):
    """The war grid and the rewards of its sections (TI-WAR-7)."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.assets: list[int] = []
        self.anomalies = 0
        self.with_asset = 0
        for row, cells in enumerate(data["nodes"]):
            for column, cell in enumerate(cells):
                bit = 1 << node(row, column)
                if cell == "anomaly":
                    self.anomalies |= bit
                    self.assets.append(NO_ASSET)
                    continue
                if cell is not None:
                    self.with_asset |= bit
                self.assets.append(asset_number(cell))
        self.rewards = [asset_number(section["reward"]) for section in data["sections"]]
        self.penalties = [asset_number(section["penalty"]) for section in data["sections"]]


def _load(kind: str) -> list[dict[str, Any]]:
    text = files("orrery.games.inscription").joinpath("sheets", f"{kind}.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)
    return found


NAVIGATION_SHEETS: Final = [NavigationSheet(data) for data in _load("navigation")]
EXPANSION_SHEETS: Final = [ExpansionSheet(data) for data in _load("expansion")]
INDUSTRY_SHEETS: Final = [IndustrySheet(data) for data in _load("industry")]
WARFARE_SHEETS: Final = [WarfareSheet(data) for data in _load("warfare")]
SHEETS_OF: Final[tuple[Sequence[Sheet], ...]] = (NAVIGATION_SHEETS, EXPANSION_SHEETS, INDUSTRY_SHEETS, WARFARE_SHEETS)
"""By kind."""


def all_sheets() -> list[Sheet]:
    return [sheet for sheets in SHEETS_OF for sheet in sheets]
