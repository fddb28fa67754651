"""The drawings of all four kinds, in the order of the sheets."""

from __future__ import annotations

from typing import Final

from orrery.terminal.boards.inscription.sheets.drawing import Drawing
from orrery.terminal.boards.inscription.sheets.expansion import ExpansionDrawing
from orrery.terminal.boards.inscription.sheets.industry import IndustryDrawing
from orrery.terminal.boards.inscription.sheets.navigation import NavigationDrawing
from orrery.terminal.boards.inscription.sheets.warfare import WarfareDrawing

DRAWINGS: Final[tuple[Drawing, ...]] = (NavigationDrawing(), ExpansionDrawing(), IndustryDrawing(), WarfareDrawing())
