"""TI-EXP: the expansion sheet and its legend."""

from __future__ import annotations

from orrery.games.inscription.names import DOCKS, EXPANSION
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import (
    BUILT_DOCK,
    CLOSED_PLANET,
    LOCKED_PLANET,
    LOST_DOCK,
    NO_SUCH_SYMBOL,
    OTHER_SYMBOL,
)
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.expansion.rules import (
    cell_of,
    cell_words,
    dock_symbols,
    mark,
    open_cells,
    planet_asset_uses,
)
from orrery.games.inscription.sheets.sheet import Sheet
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import DOCK_SYMBOL
from orrery.kernel.text import Refusal


class Expansion(Sheet):
    """A resource crosses its own symbol on an unlocked planet or a space dock; planet assets unlock and build."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(EXPANSION, EXPANSION_SHEETS)

    def places(self, player: Player, kind: int) -> list[int]:
        sheet = player.expansion.sheet
        return cell_words(sheet, open_cells(player) & sheet.kinds[kind]) + dock_symbols(player, 1 << kind)

    def has_place(self, player: Player, kind: int) -> bool:
        return bool(open_cells(player) & player.expansion.sheet.kinds[kind]) or bool(dock_symbols(player, 1 << kind))

    def considered(self, player: Player, kind: int) -> list[int]:
        sheet = player.expansion.sheet
        docks = [DOCK_SYMBOL.base + dock * 3 + kind for dock in range(DOCKS)]
        return cell_words(sheet, sum(sheet.cells) & ~player.expansion.symbols) + docks

    def closed(self, player: Player, kind: int, option: int) -> Refusal | None:
        marks = player.expansion
        if DOCK_SYMBOL.has(option):
            if option in dock_symbols(player, 1 << kind):
                return None
            dock = DOCK_SYMBOL.places(option)[0]
            if marks.docks >> dock & 1:
                return BUILT_DOCK
            return LOST_DOCK if marks.lost_docks >> dock & 1 else NO_SUCH_SYMBOL
        cell = cell_of(marks.sheet, option)
        if open_cells(player) & marks.sheet.kinds[kind] & 1 << cell:
            return None
        planet = marks.sheet.planet_of[cell]
        if marks.closed >> planet & 1:
            return CLOSED_PLANET
        return OTHER_SYMBOL if marks.planets >> planet & 1 else LOCKED_PLANET

    def mark(self, state: Inscription, seat: int, option: int) -> None:
        mark(state, seat, option)

    def planet_uses(self, player: Player) -> list[int]:
        return planet_asset_uses(player)
