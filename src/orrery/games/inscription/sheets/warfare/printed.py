"""TI-WAR-7: the warfare sheets as they are printed."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets.symbols import NO_ASSET, asset_number
from orrery.games.inscription.sheets.printed import PrintedSheet, printed
from orrery.games.inscription.sheets.warfare.grid import node


class WarfareSheet(PrintedSheet):
    """The war grid and the rewards of its sections (TI-WAR-7)."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        super().__init__(number, data)
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


WARFARE_SHEETS: Final = [WarfareSheet(number, data) for number, data in enumerate(printed("warfare"))]
