"""TI-WAR: building units and deploying them on the war grid."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.abilities import MATERIAL_FOR_WAR_SUNS, ON_ANOMALIES, WAR_SUN_POINTS
from orrery.games.inscription.assets.claiming import claim_assets
from orrery.games.inscription.bits import bits_of, lowest, words
from orrery.games.inscription.cards.in_play import in_play
from orrery.games.inscription.names import INFANTRY, MATERIAL, SECTION_ROWS, WAR_SUN, WARFARE
from orrery.games.inscription.player import Player
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import MARK, UNIT_NAMES
from orrery.games.inscription.sheets.warfare.grid import (
    ALL_NODES,
    FIRST,
    FROM_ROW,
    MASKS,
    UNIT_OF,
    below_line,
    beside,
    first_row,
)
from orrery.games.inscription.sheets.warfare.units import BARS, BARS_OF
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import BAR, BUILD, BUILD_INFANTRY, COUNT, DONE, PLACE, RESOURCE_DOMAIN
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text

WHERE: Final = Phrase(
    "Above the deployment line, in its first row or next to one of your units; covered assets are claimed.",
    "Nad linią wystawienia, w jej pierwszym rzędzie albo obok swojej jednostki; zakryte kapitały zdobywasz.",
)
ALL_BARS: Final = (1 << len(BARS)) - 1

# How a unit is placed
BY_THE_RULES: Final = 0
ANYWHERE: Final = 1
"""On any free node above the line (Orbital Drop)."""
BESIDE_UNITS: Final = 2
"""Next to another unit, also below the line (Transit Diodes)."""


# What is legal


def open_bars(player: Player) -> int:
    """Bars of unlocked types that are neither built nor crossed off."""
    allowed = 0
    for unit in range(1, len(BARS_OF)):
        if player.warfare.types >> unit & 1:
            allowed |= BARS_OF[unit]
    return allowed & ~player.warfare.built & ~player.warfare.lost_bars


def _distinct(player: Player, bars: int) -> list[int]:
    """The bars without those that are just like an earlier one."""
    found: list[int] = []
    seen: list[tuple[int, int, int]] = []
    for number in range(len(BARS)):
        if bars >> number & 1:
            bar = BARS[number]
            alike = (bar.unit, (player.warfare.bars & bar.symbols) >> lowest(bar.symbols), bar.alt)
            if alike not in seen:
                seen.append(alike)
                found.append(number)
    return found


def symbol_kinds(player: Player, bar: int, kind: int) -> list[int]:
    """Which symbols of a bar a resource can cross: its own, or with the Embers of Muaat any of a war sun."""
    if kind == MATERIAL and BARS[bar].unit == WAR_SUN and in_play(player).permits(MATERIAL_FOR_WAR_SUNS):
        return [symbol for symbol in range(3) if BARS[bar].kinds[symbol] & ~player.warfare.bars]
    return [kind] if BARS[bar].kinds[kind] & ~player.warfare.bars else []


def bar_uses(player: Player, kind: int) -> list[int]:
    found: list[int] = []
    for bar in _distinct(player, open_bars(player)):
        for symbol in symbol_kinds(player, bar, kind):
            found.append(BAR.base + bar * 3 + symbol)
    return found


def placements(state: Inscription, player: Player, unit: int, how: int) -> list[int]:
    """Every legal placement of a unit (TI-WAR-8)."""
    marks = player.warfare
    blocked = marks.grid if in_play(player).permits(ON_ANOMALIES) else marks.grid | marks.sheet.anomalies
    line = 0 if how == BESIDE_UNITS else state.wars
    blocked |= below_line(line)
    if how == ANYWHERE:
        touched = ALL_NODES
    else:
        touched = beside(marks.grid)
        if how == BY_THE_RULES:
            touched |= first_row(state.wars)
    if unit == INFANTRY:
        return words(PLACE.base, touched & ~blocked)
    base = PLACE.base
    found: list[int] = []
    for place in range(FROM_ROW[unit][line * SECTION_ROWS], FIRST[unit + 1]):
        mask = MASKS[place]
        if not mask & blocked and mask & touched:
            found.append(base + place)
    return found


# Marks


class UnitSymbolCrossed(Event):
    __slots__ = ()
    kind = "bar"
    fields = (("bar", COUNT), ("kind", RESOURCE_DOMAIN))
    sentence = Phrase("{seat} crosses {kind} of a unit: {unit}.", "{seat} skreśla symbol jednostki ({unit}): {kind}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "unit": UNIT_NAMES[BARS[self.values[0]].unit]}


def cross_bar(state: Inscription, seat: int, bar: int, kind: int) -> None:
    """Cross a cost symbol; the last one builds the unit."""
    player = state.players[seat]
    player.warfare.bars |= 1 << lowest(BARS[bar].kinds[kind] & ~player.warfare.bars)
    state.note(UnitSymbolCrossed, seat, bar, kind)
    if not BARS[bar].symbols & ~player.warfare.bars:
        build(state, seat, bar)


class UnitBuilt(Event):
    __slots__ = ()
    kind = "build"
    fields = (("bar", COUNT), ("n", COUNT))
    sentence = Phrase("{seat} builds a unit: {unit} ({n} VP).", "{seat} buduje jednostkę: {unit} ({n} PZ).")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "unit": UNIT_NAMES[BARS[self.values[0]].unit]}


def build(state: Inscription, seat: int, bar: int) -> None:
    """TI-WAR-1: claim the VP, then deploy."""
    player = state.players[seat]
    unit = BARS[bar].unit
    player.warfare.built |= 1 << bar
    player.warfare.bars |= BARS[bar].symbols
    points = BARS[bar].vp
    if unit == WAR_SUN:
        points += in_play(player).stat(WAR_SUN_POINTS)
    player.points[WARFARE] += points
    state.note(UnitBuilt, seat, bar, points)
    state.push(PlaceUnit(seat, unit, BY_THE_RULES))


class UnitDeployed(Event):
    __slots__ = ()
    kind = "place"
    fields = (("nodes", PLACE.domains[0]),)
    sentence = Phrase("{seat} deploys on the grid: {unit} ({nodes}).", "{seat} wystawia na siatce: {unit} ({nodes}).")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "unit": UNIT_NAMES[UNIT_OF[self.values[0]]]}


def place(state: Inscription, seat: int, placement: int) -> None:
    """Draw a unit on the grid and claim the assets that it covers (TI-WAR-9)."""
    player = state.players[seat]
    sheet = player.warfare.sheet
    mask = MASKS[placement]
    player.warfare.grid |= mask
    player.warfare.units = (*player.warfare.units, placement)
    state.note(UnitDeployed, seat, placement)
    covered = mask & sheet.with_asset & ~player.warfare.lost_nodes
    if covered:
        claim_assets(state, seat, WARFARE, [sheet.assets[node] for node in bits_of(covered)])


class InfantryBuilt(Event):
    __slots__ = ()
    kind = "infantry"
    sentence = Phrase("{seat} builds infantry.", "{seat} buduje piechotę.")


def mark(state: Inscription, seat: int, option: int) -> None:
    """What a resource was spent on."""
    if option == BUILD_INFANTRY:
        state.note(InfantryBuilt, seat)
        state.push(PlaceUnit(seat, INFANTRY, BY_THE_RULES))
        return
    bar, kind = BAR.places(option)
    cross_bar(state, seat, bar, kind)


# Questions


class PlaceUnit(OpenQuestion[Inscription]):
    """Where do you deploy the unit? If it fits nowhere, nothing is placed (TI-WAR-10)."""

    __slots__ = ("how", "unit")
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "how")
    waived = True
    asks = Phrase("Where do you deploy the unit: {unit}?", "Gdzie wystawiasz jednostkę: {unit}?")
    topic = Phrase("Deploy", "Wystaw")

    def __init__(self, seat: int, unit: int, how: int) -> None:
        self.seat = seat
        self.unit = unit
        self.how = how

    def candidates(self, state: Inscription) -> list[int]:
        return placements(state, state.players[self.seat], self.unit, self.how)

    def apply(self, state: Inscription, option: int) -> None:
        place(state, self.seat, option - PLACE.base)

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit]}

    def note(self, state: Inscription, scene: Scene) -> Text:
        return WHERE.say(scene.language)


def unit_symbols(player: Player, only: int) -> list[int]:
    """Unit symbols that an effect may cross: of all types but infantry, or of one type only."""
    bars = open_bars(player)
    if only:
        bars &= BARS_OF[only]
    return [
        BAR.base + bar * 3 + kind
        for bar in _distinct(player, bars)
        for kind in range(3)
        if BARS[bar].kinds[kind] & ~player.warfare.bars
    ]


class CrossUnitSymbol(Repeated):
    """Which symbol in the cost of a unit do you cross?"""

    __slots__ = ("may", "only")
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "only", "may")
    asks = Phrase("Which unit symbol do you cross? {n} to go", "Który symbol jednostki skreślasz? Pozostało: {n}")
    topic = MARK

    def __init__(self, seat: int, left: int, only: int, may: int) -> None:
        super().__init__(seat, left)
        self.only = only
        self.may = may

    def candidates(self, state: Inscription) -> list[int]:
        found = unit_symbols(state.players[self.seat], self.only)
        return [*found, DONE] if found and self.may else found

    def apply(self, state: Inscription, option: int) -> None:
        if option == DONE:
            return
        if self.left > 1:
            state.push(CrossUnitSymbol(self.seat, self.left - 1, self.only, self.may))
        mark(state, self.seat, option)


def buildable(player: Player, units: int) -> list[int]:
    """Unbuilt bars of these types (bits), as words."""
    bars = 0
    for unit in range(1, len(BARS_OF)):
        if units >> unit & 1:
            bars |= BARS_OF[unit]
    return [BUILD.base + bar for bar in _distinct(player, open_bars(player) & bars)]


class BuildUnit(OpenQuestion[Inscription]):
    """Which unit do you build?"""

    __slots__ = ("units",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "units")
    waived = True
    asks = Phrase("Which unit do you build?", "Którą jednostkę budujesz?")
    topic = MARK

    def __init__(self, seat: int, units: int) -> None:
        self.seat = seat
        self.units = units

    def candidates(self, state: Inscription) -> list[int]:
        return buildable(state.players[self.seat], self.units)

    def apply(self, state: Inscription, option: int) -> None:
        build(state, self.seat, option - BUILD.base)
