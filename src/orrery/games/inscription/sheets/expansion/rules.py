"""TI-EXP: planets, their symbols, and space docks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.abilities import DOCK_FINISHED, PLANET_UNLOCKED
from orrery.games.inscription.assets.claiming import claim_asset, claim_assets
from orrery.games.inscription.bits import bits_of, lowest, words
from orrery.games.inscription.cards.in_play import happens
from orrery.games.inscription.names import DOCKS, EXPANSION
from orrery.games.inscription.player import Player
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import MARK
from orrery.games.inscription.sheets.expansion.places import cell_name, dock_name, line_name, planet_name
from orrery.games.inscription.sheets.expansion.printed import ExpansionSheet
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, CROSS, DOCK, DOCK_SYMBOL, ORDINAL, RESOURCE_DOMAIN, UNLOCK_PLANET
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase

ALL_DOCKS: Final = (1 << DOCKS) - 1
ALL_KINDS: Final = 7
POPULATED: Final = 8
"""Only symbols in a row or column whose asset is population."""
WITH_DOCKS: Final = 16
"""Symbols of space docks, too."""
ANY_PLANET: Final = -1

# What is legal


def open_cells(player: Player) -> int:
    """Symbols that can be crossed: those of unlocked planets that are not closed (TI-EXP-2)."""
    return cells_of(player, player.expansion.planets & ~player.expansion.closed) & ~player.expansion.symbols


def cells_of(player: Player, planets: int) -> int:
    """All symbols of some planets."""
    sheet = player.expansion.sheet
    cells = 0
    for planet in range(sheet.planets):
        if planets >> planet & 1:
            cells |= sheet.cells[planet]
    return cells


def open_docks(player: Player) -> int:
    """Docks that can still be built."""
    return ALL_DOCKS & ~player.expansion.docks & ~player.expansion.lost_docks


def dock_symbols(player: Player, kinds: int) -> list[int]:
    """Symbols of unbuilt docks that can be crossed; equal ones of a dock are one word."""
    found: list[int] = []
    sheet = player.expansion.sheet
    for dock in range(DOCKS):
        if open_docks(player) >> dock & 1:
            for kind in range(3):
                if kinds >> kind & 1 and sheet.dock_kinds[dock][kind] & ~player.expansion.dock_symbols:
                    found.append(DOCK_SYMBOL.base + dock * 3 + kind)
    return found


def cell_words(sheet: ExpansionSheet, cells: int) -> list[int]:
    return [CROSS.base + sheet.spot_of[cell] for cell in bits_of(cells)]


def cell_of(sheet: ExpansionSheet, option: int) -> int:
    """The symbol that a word means, or none on this sheet."""
    planet, place = CROSS.places(option)
    if planet >= sheet.planets:
        return -1
    return sheet.cell_at[planet].get(place, -1)


def unlockable(player: Player) -> int:
    return ((1 << player.expansion.sheet.planets) - 1) & ~player.expansion.planets & ~player.expansion.closed


def planet_asset_uses(player: Player) -> list[int]:
    """What a planet asset can be spent on (TI-EXP-1, TI-EXP-4)."""
    return words(UNLOCK_PLANET.base, unlockable(player)) + words(DOCK.base, open_docks(player))


# Marks


class SymbolCrossed(Event):
    __slots__ = ()
    kind = "cross"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} crosses {place}.", "{seat} skreśla: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": cell_name(self.values[0], self.values[1], scene.language)}


class LineFinished(Event):
    __slots__ = ()
    kind = "finish-line"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} completes {place}.", "{seat} uzupełnia: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": line_name(self.values[0], self.values[1], scene.language)}


def cross(state: Inscription, seat: int, cell: int) -> None:
    """Cross a symbol and claim the assets of the lines that this finishes (TI-EXP-3)."""
    player = state.players[seat]
    sheet = player.expansion.sheet
    player.expansion.symbols |= 1 << cell
    state.note(SymbolCrossed, seat, player.expansion.sheet.number, cell)
    found: list[int] = []
    for line in sheet.lines_of[cell]:
        bit = 1 << line
        if not player.expansion.lost_lines & bit and not sheet.lines[line].cells & ~player.expansion.symbols:
            player.expansion.lines |= bit
            state.note(LineFinished, seat, player.expansion.sheet.number, line)
            found.append(sheet.lines[line].asset)
    if found:
        claim_assets(state, seat, EXPANSION, found)


class DockSymbolCrossed(Event):
    __slots__ = ()
    kind = "dock-symbol"
    fields = (("n", ORDINAL), ("kind", RESOURCE_DOMAIN))
    sentence = Phrase("{seat} crosses {kind} of space dock {n}.", "{seat} skreśla symbol stoczni {n}: {kind}.")


def cross_dock(state: Inscription, seat: int, dock: int, kind: int) -> None:
    """Cross a symbol of a dock's cost; the last one builds it."""
    player = state.players[seat]
    sheet = player.expansion.sheet
    player.expansion.dock_symbols |= 1 << lowest(sheet.dock_kinds[dock][kind] & ~player.expansion.dock_symbols)
    state.note(DockSymbolCrossed, seat, dock, kind)
    if not sheet.dock_cost[dock] & ~player.expansion.dock_symbols:
        build_dock(state, seat, dock)


class DockBuilt(Event):
    __slots__ = ()
    kind = "dock"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} builds {place}.", "{seat} buduje: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": dock_name(self.values[0], self.values[1], scene.language)}


def build_dock(state: Inscription, seat: int, dock: int) -> None:
    """Finish a space dock and claim its asset (TI-EXP-4)."""
    player = state.players[seat]
    sheet = player.expansion.sheet
    player.expansion.docks |= 1 << dock
    player.expansion.dock_symbols |= sheet.dock_cost[dock]
    state.note(DockBuilt, seat, player.expansion.sheet.number, dock)
    happens(state, seat, DOCK_FINISHED)
    claim_asset(state, seat, EXPANSION, sheet.dock_assets[dock])


class PlanetUnlocked(Event):
    __slots__ = ()
    kind = "unlock-planet"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} unlocks {place}.", "{seat} odblokowuje planetę: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": planet_name(self.values[0], self.values[1], scene.language)}


def unlock_planet(state: Inscription, seat: int, planet: int) -> None:
    player = state.players[seat]
    player.expansion.planets |= 1 << planet
    state.note(PlanetUnlocked, seat, player.expansion.sheet.number, planet)
    happens(state, seat, PLANET_UNLOCKED, planet)


def mark(state: Inscription, seat: int, option: int) -> None:
    """What a resource or a planet asset was spent on."""
    if DOCK_SYMBOL.has(option):
        dock, kind = DOCK_SYMBOL.places(option)
        cross_dock(state, seat, dock, kind)
    elif CROSS.has(option):
        cross(state, seat, cell_of(state.players[seat].expansion.sheet, option))
    elif DOCK.has(option):
        build_dock(state, seat, option - DOCK.base)
    else:
        unlock_planet(state, seat, option - UNLOCK_PLANET.base)


# Questions


class SpendPlanet(OpenQuestion[Inscription]):
    """Do you unlock a planet or build a space dock, and which?"""

    __slots__ = ()
    asks = Phrase(
        "Which planet do you unlock, or which space dock do you build?",
        "Którą planetę odblokowujesz albo którą stocznię budujesz?",
    )
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return planet_asset_uses(state.players[self.seat])

    def apply(self, state: Inscription, option: int) -> None:
        mark(state, self.seat, option)


class UnlockPlanet(OpenQuestion[Inscription]):
    """Which planet do you unlock?"""

    __slots__ = ()
    waived = True
    asks = Phrase("Which planet do you unlock?", "Którą planetę odblokowujesz?")
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return words(UNLOCK_PLANET.base, unlockable(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        mark(state, self.seat, option)


class BuildDock(OpenQuestion[Inscription]):
    """Which space dock do you build?"""

    __slots__ = ()
    waived = True
    asks = Phrase("Which space dock do you build?", "Którą stocznię kosmiczną budujesz?")
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return words(DOCK.base, open_docks(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        mark(state, self.seat, option)


def crossable(player: Player, planet: int, allowed: int) -> list[int]:
    """Symbols that an effect may cross: ``allowed`` is a bit per resource, and ``POPULATED``, ``WITH_DOCKS``."""
    sheet = player.expansion.sheet
    cells = open_cells(player)
    if planet != ANY_PLANET:
        cells &= sheet.cells[planet]
    if allowed & POPULATED:
        cells &= sheet.populated
    kinds = 0
    for kind in range(3):
        if allowed >> kind & 1:
            kinds |= sheet.kinds[kind]
    found = cell_words(sheet, cells & kinds)
    return found + dock_symbols(player, allowed & ALL_KINDS) if allowed & WITH_DOCKS else found


class CrossSymbol(Repeated):
    """Which symbol do you cross? All of them on one planet."""

    __slots__ = ("allowed", "planet")
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "planet", "allowed")
    asks = Phrase("Which symbol do you cross? {n} to go", "Który symbol skreślasz? Pozostało: {n}")
    topic = MARK

    def __init__(self, seat: int, left: int, planet: int, allowed: int) -> None:
        super().__init__(seat, left)
        self.planet = planet
        self.allowed = allowed

    def candidates(self, state: Inscription) -> list[int]:
        return crossable(state.players[self.seat], self.planet, self.allowed)

    def apply(self, state: Inscription, option: int) -> None:
        if self.left > 1 and CROSS.has(option):
            state.push(CrossSymbol(self.seat, self.left - 1, CROSS.places(option)[0], self.allowed))
        mark(state, self.seat, option)
