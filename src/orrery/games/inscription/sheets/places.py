"""What systems, planets, spaces and sections are called."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.names import PLANET_SIDE, SIDE_B
from orrery.games.inscription.say import RESOURCE_NAMES
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.sheets.warfare.grid import NODE_NAMES
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.kernel.text import Phrase

TRAITS: Final = {
    "industrial": Phrase("Industrial", "Przemysłowa"),
    "hazardous": Phrase("Hazardous", "Niegościnna"),
    "cultural": Phrase("Cultural", "Kulturowa"),
}
HOME: Final = Phrase("home", "układ macierzysty")
EMPTY: Final = Phrase("empty", "pusty")
SPACE: Final = Phrase("space {n} ({asset})", "pole {n} ({asset})")
DOTTED: Final = Phrase("dotted-X space {n}", "pole {n} z wykropkowanym X")
DOCK: Final = Phrase("space dock {n} ({asset})", "stocznia kosmiczna {n} ({asset})")
SECTIONS: Final = (
    Phrase("left section of war {n}", "lewa sekcja wojny {n}"),
    Phrase("right section of war {n}", "prawa sekcja wojny {n}"),
)
ROW: Final = Phrase("{planet}, row {n} ({asset})", "{planet}, rząd {n} ({asset})")
COLUMN: Final = Phrase("{planet}, column {n} ({asset})", "{planet}, kolumna {n} ({asset})")


def asset_name(number: int, language: str) -> str:
    return EMPTY.say(language) if number == NO_ASSET else ASSETS[number].title.say(language)


def system_name(sheet: int, system: int, language: str) -> str:
    """ "S07 (planet)", or the name of a famous one."""
    board = NAVIGATION_SHEETS[sheet]
    if system == board.mecatol:
        return "Mecatol Rex"
    if board.home >> system & 1:
        return HOME.say(language)
    name: str = board.drawing["systems"][system]["id"].upper()
    return f"{name} ({asset_name(board.assets[system], language)})"


def planet_name(sheet: int, planet: int, language: str) -> str:
    """Its name; on side B, where planets have none, its trait and number."""
    board = EXPANSION_SHEETS[sheet]
    if sheet == SIDE_B:
        return f"{TRAITS[board.traits[planet]].say(language)} {planet + 1}"
    return board.names[planet]


def cell_name(sheet: int, cell: int, language: str) -> str:
    """ "Ang r1c2 (material)"."""
    board = EXPANSION_SHEETS[sheet]
    planet = board.planet_of[cell]
    place = board.spot_of[cell] % (PLANET_SIDE * PLANET_SIDE)
    kind = next(kind for kind in range(3) if board.kinds[kind] >> cell & 1)
    symbol = RESOURCE_NAMES[kind].say(language)
    return f"{planet_name(sheet, planet, language)} r{place // PLANET_SIDE + 1}c{place % PLANET_SIDE + 1} ({symbol})"


def line_name(sheet: int, line: int, language: str) -> str:
    found = EXPANSION_SHEETS[sheet].lines[line]
    asset = asset_name(found.asset, language)
    planet = planet_name(sheet, found.planet, language)
    if found.name < PLANET_SIDE:
        return ROW.say(language, planet=planet, n=found.name + 1, asset=asset)
    return COLUMN.say(language, planet=planet, n=found.name - PLANET_SIDE + 1, asset=asset)


def dock_name(sheet: int, dock: int, language: str) -> str:
    return DOCK.say(language, n=dock + 1, asset=asset_name(EXPANSION_SHEETS[sheet].dock_assets[dock], language))


def space_name(sheet: int, space: int, language: str) -> str:
    board = INDUSTRY_SHEETS[sheet]
    if board.any_dotted >> space & 1:
        return DOTTED.say(language, n=space + 1)
    return SPACE.say(language, n=space + 1, asset=asset_name(board.assets[space], language))


def section_name(number: int, language: str) -> str:
    return SECTIONS[number % 2].say(language, n=number // 2 + 1)


def reward_name(sheet: int, number: int, language: str) -> str:
    return f"{section_name(number, language)} ({asset_name(WARFARE_SHEETS[sheet].rewards[number], language)})"


def node_name(sheet: int, node: int, language: str) -> str:
    name = NODE_NAMES[node]
    asset = WARFARE_SHEETS[sheet].assets[node]
    return name if asset == NO_ASSET else f"{name} ({asset_name(asset, language)})"
