"""TI-IND: the industry sheet and its legend."""

from __future__ import annotations

from orrery.games.inscription.bits import words
from orrery.games.inscription.names import BIOTIC, CYBERNETIC, INDUSTRY, MATERIAL
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import NOT_BESIDE_MARKED, NOT_BESIDE_SCRAPPED
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.sheets.industry.rules import claimable_spaces, dotted, mark, places, scrappable, unmarked
from orrery.games.inscription.sheets.sheet import Sheet
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import LEGEND, SCRAP, SPACE
from orrery.kernel.text import Refusal


class Industry(Sheet):
    """Material scraps a space, anything else claims one; specialties scrap dotted-X spaces or use the legend."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(INDUSTRY, INDUSTRY_SHEETS)

    def places(self, player: Player, kind: int) -> list[int]:
        return places(player, kind)

    def has_place(self, player: Player, kind: int) -> bool:
        return bool(scrappable(player) if kind == MATERIAL else claimable_spaces(player))

    def considered(self, player: Player, kind: int) -> list[int]:
        return words(SCRAP.base if kind == MATERIAL else SPACE.base, unmarked(player))

    def closed(self, player: Player, kind: int, option: int) -> Refusal | None:
        if SCRAP.has(option):
            return None if scrappable(player) >> (option - SCRAP.base) & 1 else NOT_BESIDE_MARKED
        return None if claimable_spaces(player) >> (option - SPACE.base) & 1 else NOT_BESIDE_SCRAPPED

    def mark(self, state: Inscription, seat: int, option: int) -> None:
        mark(state, seat, option)

    def specials(self, player: Player, specialty: int) -> list[int]:
        found = words(SCRAP.base, dotted(player, specialty))
        if (specialty == CYBERNETIC and scrappable(player)) or (specialty == BIOTIC and claimable_spaces(player)):
            found.append(LEGEND)
        return found
