"""What every place of the four sheets is called, as the log says it; what a pointer over the place shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from orrery.games.inscription.assets.names import asset_name
from orrery.games.inscription.assets.symbols import (
    COUNCILOR_ASSET,
    NUMBERS,
    POPULATION_ASSET,
    SPECIALTY_NAMES,
    asset_number,
)
from orrery.games.inscription.names import (
    COMMODITIES,
    HALVES,
    PLANET_SIDE,
    POPULATION,
    RESOURCES,
    TRADE_GOODS,
    UNITS,
    VOTES,
    WARS,
)
from orrery.games.inscription.say import RESOURCE_NAMES, UNIT_NAMES
from orrery.games.inscription.sheets.expansion.places import cell_name, dock_name, line_name, planet_name
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.industry.chart import (
    COLUMNS,
    COMMODITY_SYMBOLS,
    COMMODITY_VP,
    COUNCILOR_VP,
    COUNCILORS,
)
from orrery.games.inscription.sheets.industry.places import space_name
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.sheets.navigation.places import system_name
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.sheets.warfare.grid import NODE_NAMES
from orrery.games.inscription.sheets.warfare.places import node_name, reward_name, section_name
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.kernel import Phrase
from orrery.web.boards.inscription import expansion
from orrery.web.boards.inscription.navigation import system_id
from orrery.web.boards.inscription.roster import bar_title
from orrery.web.boards.inscription.warfare import CAPTIONS

WORMHOLE: Final = Phrase("wormhole {n}", "tunel {n}")
COLUMN: Final = Phrase("chart, column {n}: +1 {asset}", "tabela, kolumna {n}: +1 {asset}")
ANOMALY: Final = Phrase("anomaly", "anomalia")
STRENGTH: Final = Phrase("{section}: strength", "{section}: siła")
PENALTY: Final = Phrase("{section}, if lost ({asset})", "{section}, po przegranej ({asset})")


def titles(kind: int, number: int, language: str) -> dict[str, str]:
    """The names of all places of a sheet."""
    return SHEETS[kind](number, language)


def _points(n: int, language: str) -> str:
    return asset_name(NUMBERS[f"vp:{n}"], language)


def _navigation(number: int, language: str) -> dict[str, str]:
    sheet = NAVIGATION_SHEETS[number]
    found: dict[str, str] = {
        system_id(number, system): system_name(number, system, language) for system in range(sheet.systems)
    }
    return found | {f"w{hole + 1}": WORMHOLE.say(language, n=hole + 1) for hole in range(len(sheet.wormholes))}


def _expansion(number: int, language: str) -> dict[str, str]:
    sheet = EXPANSION_SHEETS[number]
    found: dict[str, str] = {
        f"planet-{planet + 1}": planet_name(number, planet, language) for planet in range(sheet.planets)
    }
    for cell, spot in enumerate(sheet.spot_of):
        name = expansion.cell_name(sheet.planet_of[cell], spot % (PLANET_SIDE * PLANET_SIDE))
        found[name] = cell_name(number, cell, language)
    for nth, line in enumerate(sheet.lines):
        found[expansion.line_id(line.planet, line.name)] = line_name(number, nth, language)
    for dock, data in enumerate(sheet.drawing["docks"]):
        title = dock_name(number, dock, language)
        found[f"dock-{dock + 1}"] = found[f"dock-{dock + 1}-asset"] = title
        for nth, symbol in enumerate(data["cost"], 1):
            found[f"dock-{dock + 1}-{nth}"] = f"{title}: {RESOURCE_NAMES[RESOURCES.index(symbol)].say(language)}"
    for entry, points in enumerate(POPULATION, 1):
        found[f"population-{entry}"] = f"{asset_name(POPULATION_ASSET, language)} {entry} ({_points(points, language)})"
    return found


def _industry(number: int, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    good, vote = [asset_name(NUMBERS[key], language) for key in ("trade-good", "vote")]
    for space, data in enumerate(INDUSTRY_SHEETS[number].drawing["hexes"]):
        label = f" ({asset_name(asset_number(data['label']), language)})" if data["kind"] == "x" else ""
        found[f"space-{space + 1}"] = space_name(number, space, language) + label
    for column in range(1, COUNCILORS + 1):
        title = f"{asset_name(COUNCILOR_ASSET, language)} {column}"
        found[f"councilor-{column}"] = f"{title}: +1 {vote}"
        if COUNCILOR_VP[column]:
            found[f"councilor-vp-{column}"] = f"{title}: {_points(COUNCILOR_VP[column], language)}"
    for row, letter in enumerate(COMMODITIES):
        for column in range(1, COMMODITY_SYMBOLS + 1):
            title = f"{asset_name(NUMBERS[f'commodity:{letter}:1'], language)}, {column}"
            found[f"commodity-{letter}-{column}"] = title
            if COMMODITY_VP[row][column]:
                found[f"commodity-{letter}-vp-{column}"] = f"{title}: {_points(COMMODITY_VP[row][column], language)}"
    found |= {f"column-{column}": COLUMN.say(language, n=column, asset=good) for column in COLUMNS}
    found |= {f"good-{slot}": f"{good} {slot}" for slot in range(1, TRADE_GOODS + 1)}
    return found | {f"vote-{slot}": f"{vote} {slot}" for slot in range(1, VOTES + 1)}


def _warfare(number: int, language: str) -> dict[str, str]:
    sheet = WARFARE_SHEETS[number]
    found: dict[str, str] = {f"half-{name}": CAPTIONS[half].say(language) for half, name in enumerate(HALVES)}
    for node, name in enumerate(NODE_NAMES):
        anomaly = f" ({ANOMALY.say(language)})" if sheet.anomalies >> node & 1 else ""
        found[name] = node_name(number, node, language) + anomaly
    for section in range(2 * WARS):
        where = f"{HALVES[section % 2]}-{section // 2 + 1}"
        name = section_name(section, language)
        found[f"reward-{where}"] = reward_name(number, section, language)
        found[f"strength-{where}"] = STRENGTH.say(language, section=name)
        penalty = asset_name(sheet.penalties[section], language)
        found[f"penalty-{where}"] = PENALTY.say(language, section=name, asset=penalty)
    return found | _units(language)


@cache
def _units(language: str) -> dict[str, str]:
    found: dict[str, str] = {UNITS[0]: UNIT_NAMES[0].say(language)}
    for unit, specialty in LOCKS.items():
        found[f"units-{UNITS[unit]}"] = f"{UNIT_NAMES[unit].say(language)}: {SPECIALTY_NAMES[specialty].say(language)}"
    for nth, bar in enumerate(BARS):
        title = bar_title(nth, language)
        found[bar.name] = f"{title} ({_points(bar.vp, language)})" if bar.vp else title
        symbols = [kind for kind, amount in enumerate(bar.cost) for _ in range(amount)]
        for symbol, kind in enumerate(symbols, 1):
            found[f"{bar.name}-{symbol}"] = f"{title}: {RESOURCE_NAMES[kind].say(language)}"
    return found


SHEETS: Final[tuple[Callable[[int, str], dict[str, str]], ...]] = (_navigation, _expansion, _industry, _warfare)
