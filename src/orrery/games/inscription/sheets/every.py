"""The four kinds of sheets, one object each."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.sheets.expansion.sheet import Expansion
from orrery.games.inscription.sheets.industry.sheet import Industry
from orrery.games.inscription.sheets.navigation.sheet import Navigation
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.sheets.sheet import Sheet
from orrery.games.inscription.sheets.warfare.sheet import Warfare

SHEETS: Final[tuple[Sheet, ...]] = (Navigation(), Expansion(), Industry(), Warfare())


def all_sheets() -> list[PrintedSheet]:
    """The 36 that are printed."""
    return [sheet for kind in SHEETS for sheet in kind.printed]
