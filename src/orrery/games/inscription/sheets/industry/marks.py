"""What a player has marked on the industry sheet: the network's spaces as bits, the chart as counts."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.names import SIDE_B
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS


class IndustryMarks:
    """Spaces scrapped and claimed, councilors and commodities."""

    __slots__ = (
        "claimed", "commodities", "councilors", "lost", "near_marked", "near_scrapped", "scrapped", "sheet",
    )  # fmt: skip

    commodities: tuple[int, ...]

    def __init__(self, other: IndustryMarks | None = None) -> None:
        if other is None:
            self.sheet = INDUSTRY_SHEETS[SIDE_B]
            self.scrapped = 0
            self.claimed = 0
            self.lost = 0
            """Spaces crossed off."""
            self.near_marked = 0
            """Spaces beside a marked one, and beside a scrapped one."""
            self.near_scrapped = 0
            self.councilors = 1
            """Unlocked "+1 vote" (TI-CHART-7)."""
            self.commodities = (0, 0, 0)
        else:
            self.sheet = other.sheet
            self.scrapped = other.scrapped
            self.claimed = other.claimed
            self.lost = other.lost
            self.near_marked = other.near_marked
            self.near_scrapped = other.near_scrapped
            self.councilors = other.councilors
            self.commodities = other.commodities

    def lay(self, number: int) -> None:
        """Play on this sheet."""
        self.sheet = INDUSTRY_SHEETS[number]

    def save(self) -> list[Any]:
        return [
            self.sheet.number, self.scrapped, self.claimed, self.lost, self.near_marked, self.near_scrapped,
            self.councilors, self.commodities,
        ]  # fmt: skip

    def load(self, data: list[Any]) -> None:
        (
            number, self.scrapped, self.claimed, self.lost, self.near_marked, self.near_scrapped, self.councilors,
            commodities,
        ) = data  # fmt: skip
        self.commodities = tuple(commodities)
        self.lay(number)
