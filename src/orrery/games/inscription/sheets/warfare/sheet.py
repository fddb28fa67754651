"""TI-WAR: the warfare sheet and its legend."""

from __future__ import annotations

from orrery.games.inscription.abilities import NO_INFANTRY_BUILT
from orrery.games.inscription.cards.in_play import in_play
from orrery.games.inscription.names import WARFARE
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import BUILT, LOCKED_UNITS, LOST_BAR, NO_INFANTRY
from orrery.games.inscription.sheets.sheet import Sheet
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.games.inscription.sheets.warfare.rules import ALL_BARS, bar_uses, mark, open_bars
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import BAR, BUILD, BUILD_INFANTRY, UNLOCK_UNITS
from orrery.kernel.text import Refusal


class Warfare(Sheet):
    """A resource crosses its own symbol of a unit, or builds infantry; specialties unlock and build (TI-WAR-1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(WARFARE, WARFARE_SHEETS)

    def places(self, player: Player, kind: int) -> list[int]:
        found = bar_uses(player, kind)
        if not in_play(player).permits(NO_INFANTRY_BUILT):
            found.append(BUILD_INFANTRY)
        return found

    def has_place(self, player: Player, kind: int) -> bool:
        return not in_play(player).permits(NO_INFANTRY_BUILT) or bool(bar_uses(player, kind))

    def considered(self, player: Player, kind: int) -> list[int]:
        found: list[int] = []
        shut = ALL_BARS & ~open_bars(player)
        for bar in range(len(BARS)):
            if shut >> bar & 1 and BARS[bar].kinds[kind]:
                found.append(BAR.base + bar * 3 + kind)
        return found + bar_uses(player, kind) + [BUILD_INFANTRY]

    def closed(self, player: Player, kind: int, option: int) -> Refusal | None:
        if option == BUILD_INFANTRY:
            return NO_INFANTRY if in_play(player).permits(NO_INFANTRY_BUILT) else None
        bar = BAR.places(option)[0]
        if player.warfare.built >> bar & 1:
            return BUILT
        if player.warfare.lost_bars >> bar & 1:
            return LOST_BAR
        return None if player.warfare.types >> BARS[bar].unit & 1 else LOCKED_UNITS

    def mark(self, state: Inscription, seat: int, option: int) -> None:
        mark(state, seat, option)

    def specials(self, player: Player, specialty: int) -> list[int]:
        found: list[int] = []
        for place, (unit, key) in enumerate(LOCKS.items()):
            if key == specialty and not player.warfare.types >> unit & 1:
                found.append(UNLOCK_UNITS.base + place)
        bars = open_bars(player)
        for number, bar in enumerate(BARS):
            if bar.alt == specialty and bars >> number & 1:
                found.append(BUILD.base + number)
        return found
