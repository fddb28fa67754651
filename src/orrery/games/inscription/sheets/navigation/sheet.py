"""TI-NAV: the navigation sheet and its legend."""

from __future__ import annotations

from orrery.games.inscription.bits import words
from orrery.games.inscription.names import INFLUENCE, NAVIGATION
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.sheets.navigation.rules import accesses, can_access, claimable, closed, considered, mark
from orrery.games.inscription.sheets.sheet import Sheet
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import CLAIM
from orrery.kernel.text import Refusal


class Navigation(Sheet):
    """Influence claims an accessed system; anything else accesses one."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NAVIGATION, NAVIGATION_SHEETS)

    def places(self, player: Player, kind: int) -> list[int]:
        return words(CLAIM.base, claimable(player)) if kind == INFLUENCE else accesses(player)

    def has_place(self, player: Player, kind: int) -> bool:
        return bool(claimable(player)) if kind == INFLUENCE else can_access(player)

    def considered(self, player: Player, kind: int) -> list[int]:
        return considered(player, kind)

    def closed(self, player: Player, kind: int, option: int) -> Refusal | None:
        return closed(player, option)

    def mark(self, state: Inscription, seat: int, option: int) -> None:
        mark(state, seat, option)
