"""TI-CHART: the industry chart, the same on every industry sheet."""

from __future__ import annotations

from typing import Final

COUNCILORS: Final = 8
"""How many "+1 vote" there are, the one unlocked at the start included."""
COUNCILOR_VP: Final = (0, 0, 0, 2, 0, 2, 0, 2, 2)
"""VP claimed when that many "+1 vote" are unlocked."""

COMMODITY_VP: Final = (
    (0, 0, 1, 0, 0, 3, 0, 0, 3, 0, 4),
    (0, 0, 0, 2, 0, 0, 4, 0, 0, 0, 5),
    (0, 0, 0, 0, 4, 0, 0, 3, 0, 0, 4),
)
"""For each row, VP claimed when that many symbols are crossed."""
COMMODITY_SYMBOLS: Final = 10

COLUMNS: Final = (1, 3, 5, 7, 9)
"""Columns with a "+1 trade good": unlocked when every row has that many symbols crossed."""


def trade_goods_unlocked(commodities: tuple[int, ...]) -> int:
    """How many "+1 trade good" are unlocked (TI-CHART-5)."""
    least = min(commodities)
    unlocked = 0
    for column in COLUMNS:
        if least >= column:
            unlocked += 1
    return unlocked
