"""TI-NAV-1: the navigation sheets as they are printed."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets.symbols import ASSETS, NEIGHBOR, NUMBERS, asset_number
from orrery.games.inscription.sheets.printed import PrintedSheet, printed, where


class NavigationSheet(PrintedSheet):
    """Systems, hyperlanes and wormholes (TI-NAV-1)."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        super().__init__(number, data)
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


NAVIGATION_SHEETS: Final = [NavigationSheet(number, data) for number, data in enumerate(printed("navigation"))]
