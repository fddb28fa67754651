"""What a player has marked on the navigation sheet: every mark is a bit."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.names import SIDE_B
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS


class NavigationMarks:
    """Systems accessed and claimed, lanes drawn, wormholes used up."""

    __slots__ = ("accessed", "claimed", "holes", "lanes", "lost", "reach", "sheet")

    def __init__(self, other: NavigationMarks | None = None) -> None:
        if other is None:
            self.sheet = NAVIGATION_SHEETS[SIDE_B]
            self.accessed = 0
            self.claimed = 0
            self.lost = 0
            """Systems crossed off."""
            self.reach = 0
            """Systems joined to an accessed one."""
            self.lanes = 0
            """Hyperlanes drawn, for the picture."""
            self.holes = 0
            """Wormholes used up."""
        else:
            self.sheet = other.sheet
            self.accessed = other.accessed
            self.claimed = other.claimed
            self.lost = other.lost
            self.reach = other.reach
            self.lanes = other.lanes
            self.holes = other.holes

    def lay(self, number: int) -> None:
        """Play on this sheet."""
        self.sheet = NAVIGATION_SHEETS[number]

    def save(self) -> list[Any]:
        return [self.sheet.number, self.accessed, self.claimed, self.lost, self.reach, self.lanes, self.holes]

    def load(self, data: list[Any]) -> None:
        number, self.accessed, self.claimed, self.lost, self.reach, self.lanes, self.holes = data
        self.lay(number)
