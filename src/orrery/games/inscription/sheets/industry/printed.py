"""TI-IND-1: the industry sheets as they are printed."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets.symbols import COUNCILOR_ASSET, NUMBERS, asset_number
from orrery.games.inscription.names import SPECIALTIES
from orrery.games.inscription.sheets.printed import PrintedSheet, printed, where

_NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class IndustrySheet(PrintedSheet):
    """The network of spaces (TI-IND-1)."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        super().__init__(number, data)
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


INDUSTRY_SHEETS: Final = [IndustrySheet(number, data) for number, data in enumerate(printed("industry"))]
