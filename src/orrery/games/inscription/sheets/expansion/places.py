"""What planets, their symbols and lines, and space docks are called."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.names import asset_name, place
from orrery.games.inscription.names import DOCKS, MOST_PLANETS, PLANET_SIDE, SIDE_B
from orrery.games.inscription.say import RESOURCE_NAMES
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.state import player_of
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Text
from orrery.kernel.vocabulary import Domain

TRAITS: Final = {
    "industrial": Phrase("Industrial", "Przemysłowa"),
    "hazardous": Phrase("Hazardous", "Niegościnna"),
    "cultural": Phrase("Cultural", "Kulturowa"),
}
DOCK: Final = Phrase("space dock {n} ({asset})", "stocznia kosmiczna {n} ({asset})")
ROW: Final = Phrase("row {n} ({asset})", "rząd {n} ({asset})")
COLUMN: Final = Phrase("column {n} ({asset})", "kolumna {n} ({asset})")
SIDE: Final = range(1, PLANET_SIDE + 1)


def planet_name(sheet: int, planet: int, language: str) -> Text:
    """Its name; on side B, where planets have none, its trait and number."""
    board = EXPANSION_SHEETS[sheet]
    name = board.names[planet]
    if sheet == SIDE_B:
        name = f"{TRAITS[board.traits[planet]].say(language)} {planet + 1}"
    return place(name, f"planet-{planet + 1}")


def cell_name(sheet: int, cell: int, language: str) -> Text:
    """ "Ang r1c2 (material)"."""
    board = EXPANSION_SHEETS[sheet]
    planet = planet_name(sheet, board.planet_of[cell], language)
    spot = board.spot_of[cell] % (PLANET_SIDE * PLANET_SIDE)
    kind = next(kind for kind in range(3) if board.kinds[kind] >> cell & 1)
    symbol = RESOURCE_NAMES[kind].say(language)
    return planet + f" r{spot // PLANET_SIDE + 1}c{spot % PLANET_SIDE + 1} (" + symbol + ")"


def line_name(sheet: int, line: int, language: str) -> Text:
    planet = planet_name(sheet, EXPANSION_SHEETS[sheet].lines[line].planet, language)
    return planet + ", " + line_of_planet(sheet, line, language)


def line_of_planet(sheet: int, line: int, language: str) -> Text:
    """Where the planet need not be named."""
    found = EXPANSION_SHEETS[sheet].lines[line]
    asset = asset_name(found.asset, language)
    if found.name < PLANET_SIDE:
        return ROW.say(language, n=found.name + 1, asset=asset)
    return COLUMN.say(language, n=found.name - PLANET_SIDE + 1, asset=asset)


def dock_name(sheet: int, dock: int, language: str) -> Text:
    asset = asset_name(EXPANSION_SHEETS[sheet].dock_assets[dock], language)
    return place(DOCK.say(language, n=dock + 1, asset=asset), f"dock-{dock + 1}")


class Planets(Domain):
    """On the sheet of whoever is asked."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return planet_name(player_of(scene).expansion.sheet.number, value, scene.language)


class Cells(Domain):
    """Symbols of planets, by planet and place."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        sheet = player_of(scene).expansion.sheet
        planet, spot = divmod(value, PLANET_SIDE * PLANET_SIDE)
        return cell_name(sheet.number, sheet.cell_at[planet][spot], scene.language)


class Lines(Domain):
    """Rows and columns of planets."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        sheet = player_of(scene).expansion.sheet
        planet, name = divmod(value, 2 * PLANET_SIDE)
        for number, line in enumerate(sheet.lines):
            if line.planet == planet and line.name == name:
                return line_name(sheet.number, number, scene.language)
        return NOTHING_SAID


class Docks(Domain):
    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return dock_name(player_of(scene).expansion.sheet.number, value, scene.language)


PLANETS: Final = Planets(tuple([str(number) for number in range(1, MOST_PLANETS + 1)]))
CELL_NAMES: Final = tuple([f"r{row}c{column}" for row in SIDE for column in SIDE])
CELLS: Final = Cells(tuple([f"{planet}:{cell}" for planet in PLANETS.names for cell in CELL_NAMES]))
LINE_NAMES: Final = tuple([f"r{row}" for row in SIDE] + [f"c{column}" for column in SIDE])
LINES: Final = Lines(tuple([f"{planet}:{line}" for planet in PLANETS.names for line in LINE_NAMES]))
DOCK_NAMES: Final = Docks(tuple([str(number) for number in range(1, DOCKS + 1)]))
