"""Every sheet keeps what the layouts promise; the rules can then rely on it."""

import pytest

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.names import COLUMNS, DREADNOUGHT, ROWS, SIDES, WAR_SUN
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.sheets.warfare.grid import FIRST, MASKS, SECTIONS, beside
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from tests.markers import card


def each(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "number", [pytest.param(number, marks=card(f"{kind}-{side}"), id=side) for number, side in enumerate(SIDES)]
    )


def keys(assets: list[int]) -> list[str]:
    return [ASSETS[number].key for number in assets if number != NO_ASSET]


@each("navigation")
def test_navigation_sheets(number: int) -> None:
    sheet = NAVIGATION_SHEETS[number]
    found = keys(sheet.assets)
    assert found.count("mecatol") == found.count("faction") == 1
    assert found.count("neighbor:left") == found.count("neighbor:right") == 1
    assert found.count("relic") == 2
    assert 6 <= found.count("planet") <= 7
    assert len({key.partition(":")[0] for key in found}) >= 12
    assert sheet.systems - len(found) >= 3
    assert (sheet.start & sheet.home).bit_count() == 1
    reached = sheet.home
    for _ in range(sheet.systems):
        for system in range(sheet.systems):
            if reached >> system & 1:
                reached |= sheet.joined[system]
    assert reached == (1 << sheet.systems) - 1
    assert all(sheet.joined[a] >> b & 1 and sheet.joined[b] >> a & 1 for a, b in sheet.lanes)
    assert all(sheet.lane_to[a][b] == lane for lane, (a, b) in enumerate(sheet.lanes))
    assert len(set(sheet.wormholes)) >= 3


@each("expansion")
def test_expansion_sheets(number: int) -> None:
    sheet = EXPANSION_SHEETS[number]
    assert 5 <= sheet.planets <= 7
    assert sum(sheet.kinds) == sum(sheet.cells) == (1 << len(sheet.planet_of)) - 1
    assert all(line.asset != NO_ASSET and line.cells for line in sheet.lines)
    assert [line.asset for line in sheet.lines].count(keys_number("faction")) == 1
    for cell, lines in enumerate(sheet.lines_of):
        row, column = (sheet.lines[line] for line in lines)
        assert row.cells & column.cells == 1 << cell
    assert [cost.bit_count() >= 3 for cost in sheet.dock_cost] == [True] * 3
    assert sheet.dock_cost[0] & sheet.dock_cost[1] == sheet.dock_cost[1] & sheet.dock_cost[2] == 0


def keys_number(key: str) -> int:
    return [asset.key for asset in ASSETS].index(key)


@each("industry")
def test_industry_sheets(number: int) -> None:
    sheet = INDUSTRY_SHEETS[number]
    found = keys(sheet.assets)
    assert len(found) == sheet.spaces.bit_count() - 1  # every space but the start has an asset
    assert found.count("faction") == 1
    assert not sheet.start & ~sheet.spaces
    assert 2 <= sheet.any_dotted.bit_count() <= 4
    for a in range(sheet.hexes):
        for b in range(sheet.hexes):
            if sheet.beside[a] >> b & 1 and (sheet.spaces | sheet.any_dotted) >> a & 1:
                assert sheet.beside[b] >> a & 1


@each("warfare")
def test_warfare_sheets(number: int) -> None:
    sheet = WARFARE_SHEETS[number]
    found = keys(sheet.assets)
    assert len(sheet.assets) == COLUMNS * ROWS
    assert found.count("faction") == 1
    assert all(nodes & sheet.with_asset for nodes in SECTIONS)
    free = ((1 << COLUMNS * ROWS) - 1) & ~sheet.anomalies
    reached = free & ((1 << COLUMNS) - 1)
    for _ in range(COLUMNS * ROWS):
        reached |= beside(reached) & free
    assert reached == free

    def fits(unit: int, nodes: int) -> bool:
        return any(not MASKS[place] & ~(nodes & free) for place in range(FIRST[unit], FIRST[unit + 1]))

    assert all(fits(DREADNOUGHT, nodes) for nodes in SECTIONS)
    assert sum(fits(WAR_SUN, nodes) for nodes in SECTIONS) >= 4
    assert len(sheet.rewards) == len(sheet.penalties) == 8
    assert {ASSETS[penalty].key for penalty in sheet.penalties} == {"vp:-1"}
