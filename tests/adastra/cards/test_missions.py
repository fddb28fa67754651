"""Each mission: its public condition just missed and met, then every tier of its secret part."""

from typing import Any

import pytest

from orrery.games.adastra.cards.boxes import MISSIONS
from orrery.games.adastra.player import COMBATS_WON, EXPLORED, GUARDIANS, INVASIONS_WON, NEUTRALS_DESTROYED, REMOVED
from orrery.games.adastra.rounds.scoring import secret_vp
from tests.adastra.table import Table
from tests.markers import card

LEVELS = ("biology", "physics", "engineering", "government")
SYSTEMS = ("verdance", "thalassa", "cobalt-eye", "lapis", "brand", "helia")
PLANETS = ("proteus", "willow", "crypto", "keeta", "rha", "firma")


def met(table: Table, mission: str) -> tuple[bool, int]:
    """Whether seat 0 meets the public part, and what its secret part is worth."""
    number = MISSIONS.number(mission)
    return MISSIONS[number].public.met(table.state, 0), secret_vp(table.state, 0, number)


def settled(systems: int, people: int = 1) -> Table:
    table = Table("sol", "psilon")
    for name, planet in zip(SYSTEMS[:systems], PLANETS, strict=False):
        table.system(name, planet=planet, owner=0, people=(people, 0, 0))
    return table


def counting(**counts: Any) -> Table:
    table = Table("sol", "psilon")
    for name, value in counts.items():
        table.player(0).counts[PLACES[name]] = value
    return table


PLACES = {
    "neutrals": NEUTRALS_DESTROYED, "guardians": GUARDIANS, "explored": EXPLORED, "removed": REMOVED,
    "combats": COMBATS_WON, "invasions": INVASIONS_WON,
}  # fmt: skip


@card("manifest-destiny")
@pytest.mark.parametrize(
    ("systems", "expected"), [(2, (False, 0)), (3, (True, 0)), (4, (True, 2)), (5, (True, 3)), (6, (True, 4))]
)
def test_manifest_destiny(systems: int, expected: tuple[bool, int]) -> None:
    assert met(settled(systems), "manifest-destiny") == expected


@card("teeming-billions")
@pytest.mark.parametrize(
    ("people", "expected"),
    [(7, (False, 0)), (8, (True, 0)), (12, (True, 0)), (13, (True, 2)), (16, (True, 3)), (19, (True, 4))],
)
def test_teeming_billions(people: int, expected: tuple[bool, int]) -> None:
    table = settled(6)
    for place, name in enumerate(SYSTEMS):
        here = people // 6 + (place < people % 6)
        table.system(name, people=(here, 0, 0))
    table.system("the-wormhole", people=(9, 0, 0))
    assert met(table, "teeming-billions") == expected


@card("path-of-enlightenment")
@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ((2, 2, 2, 1), (False, 0)), ((3, 0, 0, 0), (True, 0)), ((2, 2, 2, 2), (False, 2)), ((3, 3, 2, 2), (True, 3)),
        ((5, 5, 2, 0), (True, 4)),
    ],
)  # fmt: skip
def test_path_of_enlightenment(levels: tuple[int, ...], expected: tuple[bool, int]) -> None:
    table = Table("sol", "psilon")
    table.seat(0, levels=dict(zip(LEVELS, levels, strict=True)))
    assert met(table, "path-of-enlightenment") == expected


@card("galactic-renaissance")
@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ((5, 5, 1, 0), (False, 0)), ((1, 1, 1, 1), (True, 0)), ((2, 2, 2, 0), (False, 2)), ((2, 2, 2, 2), (True, 3)),
        ((3, 3, 3, 3), (True, 4)),
    ],
)  # fmt: skip
def test_galactic_renaissance(levels: tuple[int, ...], expected: tuple[bool, int]) -> None:
    table = Table("sol", "psilon")
    table.seat(0, levels=dict(zip(LEVELS, levels, strict=True)))
    assert met(table, "galactic-renaissance") == expected


@card("forges-of-industry")
@pytest.mark.parametrize(
    ("buildings", "expected"),
    [
        ([["hydroponic-farm"], ["hydroponic-farm"]], (False, 0)),
        ([["hydroponic-farm"], ["hydroponic-farm"], ["hydroponic-farm"]], (True, 0)),
        ([["hydroponic-farm", "csth"], ["spy-center"]], (True, 2)),
        ([["hydroponic-farm", "csth"], ["spy-center", "trade-port"]], (True, 3)),
        ([["hydroponic-farm", "csth"], ["spy-center", "trade-port"], ["automated-factory"]], (True, 4)),
    ],
)
def test_forges_of_industry(buildings: list[list[str]], expected: tuple[bool, int]) -> None:
    table = settled(3)
    for name, here in zip(SYSTEMS, buildings, strict=False):
        table.system(name, buildings=here)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), buildings=["research-laboratory"])
    assert met(table, "forges-of-industry") == expected


@card("grand-armada")
@pytest.mark.parametrize(
    ("fleet", "expected"),
    [
        ({"frigates": 6, "battle-station": 1}, (False, 0)), ({"titan-exhausted": 1, "frigates": 3}, (True, 0)),
        ({"titan": 2, "cruisers": 2}, (True, 2)), ({"titan": 3, "frigates": 1}, (True, 3)),
        ({"titan": 3, "doom-star": 1}, (True, 4)),
    ],
)  # fmt: skip
def test_grand_armada(fleet: dict[str, int], expected: tuple[bool, int]) -> None:
    table = settled(1)
    table.system("verdance", fleet=fleet)
    assert met(table, "grand-armada") == expected


@card("bastions-of-the-realm")
@pytest.mark.parametrize(
    ("outposts", "stations", "expected"),
    [(1, 1, (False, 0)), (3, 0, (True, 0)), (0, 2, (False, 2)), (0, 3, (True, 3)), (1, 4, (True, 4))],
)
def test_bastions_of_the_realm(outposts: int, stations: int, expected: tuple[bool, int]) -> None:
    table = settled(1)
    table.system("verdance", fleet={"outpost": outposts, "battle-station": stations})
    assert met(table, "bastions-of-the-realm") == expected


@card("wardens-of-the-spaceways")
@pytest.mark.parametrize(
    ("neutrals", "guardians", "expected"),
    [
        (1, 0, (False, 0)),
        (2, 0, (True, 0)),
        (3, 0, (True, 2)),
        (4, 0, (True, 3)),
        (5, 0, (True, 4)),
        (1, 1, (False, 4)),
    ],
)
def test_wardens_of_the_spaceways(neutrals: int, guardians: int, expected: tuple[bool, int]) -> None:
    assert met(counting(neutrals=neutrals, guardians=guardians), "wardens-of-the-spaceways") == expected


@card("silver-tongues")
@pytest.mark.parametrize(
    ("tokens", "abroad", "expected"),
    [(3, 0, (False, 0)), (4, 0, (True, 0)), (1, 1, (False, 2)), (2, 2, (False, 3)), (4, 3, (True, 4))],
)
def test_silver_tongues(tokens: int, abroad: int, expected: tuple[bool, int]) -> None:
    table = Table("sol", "psilon")
    for place, name in enumerate(SYSTEMS[:tokens]):
        table.system(name, planet=PLANETS[place], owner=1 if place < abroad else 0, people=(1, 0, 0), influence=0)
    assert met(table, "silver-tongues") == expected


@card("shadow-cabinet")
@pytest.mark.parametrize(
    ("pool", "out", "expected"),
    [(2, 0, (False, 0)), (3, 0, (True, 0)), (2, 2, (False, 2)), (3, 2, (True, 3)), (5, 1, (True, 4))],
)
def test_shadow_cabinet(pool: int, out: int, expected: tuple[bool, int]) -> None:
    table = Table("sol", "psilon")
    names = ["ysolde-marrow", "brother-teln", "ovek-hammersmith", "madame-quill", "saint-ilara"]
    away = ["legate-corvane", "chancellor-ume"]
    table.player(0).pool = type(table.player(0).pool)()
    table.seat(0, pool=names[:pool])
    table.seat(1, before=[(name, 0) for name in away[:out]])
    assert met(table, "shadow-cabinet") == expected


@card("pax-imperia")
@pytest.mark.parametrize(
    ("systems", "unrest", "expected"),
    [
        (2, 0, (False, 0)),
        (3, 3, (True, 2)),
        (3, 4, (False, 0)),
        (4, 0, (True, 3)),
        (5, 0, (True, 4)),
        (5, 4, (False, 0)),
    ],
)
def test_pax_imperia(systems: int, unrest: int, expected: tuple[bool, int]) -> None:
    table = settled(systems)
    table.seat(0, unrest=unrest)
    assert met(table, "pax-imperia") == expected


@card("silos-of-plenty")
@pytest.mark.parametrize(
    ("stock", "expected"),
    [
        ((9, 9, 9, 2), (False, 0)), ((3, 3, 3, 3), (True, 0)), ((5, 5, 5, 5), (True, 2)), ((6, 9, 6, 6), (True, 3)),
        ((8, 8, 8, 8), (True, 4)),
    ],
)  # fmt: skip
def test_silos_of_plenty(stock: tuple[int, ...], expected: tuple[bool, int]) -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=stock[0], research=stock[1], production=stock[2], credits=stock[3])
    assert met(table, "silos-of-plenty") == expected


@card("seekers-of-the-unknown")
@pytest.mark.parametrize(
    ("explored", "removed", "expected"),
    [(2, 0, (False, 0)), (1, 2, (True, 0)), (2, 2, (True, 2)), (6, 0, (True, 3)), (4, 4, (True, 4))],
)
def test_seekers_of_the_unknown(explored: int, removed: int, expected: tuple[bool, int]) -> None:
    assert met(counting(explored=explored, removed=removed), "seekers-of-the-unknown") == expected


@card("iron-fist")
@pytest.mark.parametrize(
    ("combats", "invasions", "expected"),
    [(0, 0, (False, 0)), (1, 0, (True, 2)), (0, 1, (True, 3)), (0, 2, (True, 4)), (3, 2, (True, 4))],
)
def test_iron_fist(combats: int, invasions: int, expected: tuple[bool, int]) -> None:
    assert met(counting(combats=combats, invasions=invasions), "iron-fist") == expected


@card("legacy-of-orion")
@pytest.mark.parametrize(
    ("buildings", "orion", "expected"),
    [
        ([], False, (False, 0)), (["csth"], False, (True, 0)), (["zst"], False, (True, 2)),
        (["csth", "zst"], False, (True, 3)), (["dsu"], False, (True, 4)), ([], True, (False, 4)),
    ],
)  # fmt: skip
def test_legacy_of_orion(buildings: list[str], orion: bool, expected: tuple[bool, int]) -> None:
    table = settled(2)
    table.system("verdance", buildings=buildings)
    if orion:
        table.system("helia", planet="orion", owner=0, people=(1, 0, 0))
    assert met(table, "legacy-of-orion") == expected


def test_missions_say_what_they_ask_for_in_both_languages() -> None:
    for mission in MISSIONS.pieces:
        for language in ("en", "pl"):
            lines = [str(line) for line in mission.lines(language)]
            assert len(lines) == 1 + len(mission.secret)
            assert all("{" not in line and line.endswith(".") for line in lines)
    assert [str(line) for line in MISSIONS[0].lines("en")][:2] == [
        "Public: systems you possess: at least 3.", "Secret, 2 VP: systems you possess: at least 4.",
    ]  # fmt: skip
