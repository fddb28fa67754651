"""Buildings, units and neutral elements: what they cost, hold, bring and do."""

import pytest

from orrery.games.adastra.combat.strength import firepower, hull
from orrery.games.adastra.galaxy.control import orbital_slots
from orrery.games.adastra.galaxy.fleets import fits, neutral, neutrals_fit, unit
from orrery.games.adastra.names import (
    BATTLE_STATION,
    CRUISERS,
    DOOM_STAR,
    EEL,
    FRIGATES,
    GUARDIAN,
    OUTPOST,
    PIRATE_BASE,
    RAIDERS,
    TITAN,
)
from orrery.games.adastra.player import BASES, GUARDIANS
from tests.adastra.cards.playing import at, hits, incomes, quiet, roll
from tests.adastra.combat.fighting import ambush, attack, hulls
from tests.adastra.table import Table
from tests.markers import card, rule

BUILD = "play:starting-b:build"
LEVELS = {"biology": 5, "physics": 5, "engineering": 5, "government": 5}

# Planetary buildings: what stands there before, price in production, what the builder gains, incomes afterwards.
PLANETARY = [
    pytest.param("hydroponic-farm", [], 2, {"food": 1}, {"food": 2}, marks=card("hydroponic-farm")),
    pytest.param(
        "soil-enrichment-plant", ["hydroponic-farm"], 2, {"food": 1}, {"food": 3}, marks=card("soil-enrichment-plant")
    ),
    pytest.param(
        "research-laboratory", [], 2, {"research": 1}, {"food": 1, "research": 1}, marks=card("research-laboratory")
    ),
    pytest.param(
        "astro-university", ["research-laboratory"], 2, {"research": 1}, {"food": 1, "research": 2},
        marks=card("astro-university"),
    ),
    pytest.param(
        "automated-factory", [], 2, {"production": 1}, {"food": 1, "production": 1}, marks=card("automated-factory")
    ),
    pytest.param(
        "robo-mining-plant", ["automated-factory"], 2, {"production": 1}, {"food": 1, "production": 2},
        marks=card("robo-mining-plant"),
    ),
    pytest.param("trade-port", [], 2, {"credits": 1}, {"food": 1, "credits": 1}, marks=card("trade-port")),
    pytest.param("spy-center", [], 1, {}, {"food": 1}, marks=card("spy-center")),
]  # fmt: skip


@pytest.mark.parametrize(("building", "standing", "price", "gained", "income"), PLANETARY)
def test_a_planetary_building_costs_production_and_brings_its_possessor_income(
    building: str, standing: list[str], price: int, gained: dict[str, int], income: dict[str, int]
) -> None:
    table = Table("sol" if building in ("robo-mining-plant", "spy-center") else "klackon", "psilon")
    table.seat(0, production=price, levels=LEVELS)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), buildings=standing)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", f"build:{building}")
    assert {
        what: n for what, n in zip(("food", "research", "production", "credits"), table.stock(0), strict=True) if n
    } == gained
    assert incomes(table) == income


@card("spy-center")
def test_a_spy_center_refreshes_two_tokens_of_its_builder() -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=1, levels=LEVELS)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), influence=0, flipped=True)
    table.system("helia", planet="firma", influence=0, flipped=True)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:spy-center")
    while table.state.asks(0):
        table.plays(0, table.options(0)[-1])
    assert table.state.dimmed == 0


SCANNERS = [
    pytest.param("csth", [], 1, 1, marks=card("csth")),
    pytest.param("zst", ["csth"], 3, 2, marks=card("zst")),
    pytest.param("dsu", ["zst"], 5, 3, marks=card("dsu")),
]


@pytest.mark.parametrize(("scanner", "standing", "price", "vp"), SCANNERS)
def test_a_scanner_costs_all_resources_and_scores(scanner: str, standing: list[str], price: int, vp: int) -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=price, research=price, production=price, credits=price, levels={"biology": 5})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), buildings=standing)
    table.system("helia", planet="firma")
    before = table.score(0)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    if table.state.asks(0) and "done" in table.options(0) and f"build:{scanner}" not in table.options(0):
        table.plays(0, "done")
    table.plays(0, f"build:{scanner}")
    assert table.stock(0) == (0, 0, 0, 0)
    assert table.score(0) == before + vp - len(standing) * (vp - 1)
    assert table.state.ends == (2 if scanner == "dsu" else 6)


@card("outpost", "battle-station")
def test_outposts_and_battle_stations_fight_for_their_system() -> None:
    table = Table("sol", "psilon")
    assert [firepower(table.state, 0, cls) for cls in (OUTPOST, BATTLE_STATION)] == [2, 3]
    assert [hull(table.state, 0, cls) for cls in (OUTPOST, BATTLE_STATION)] == [2, 4]
    table.seat(0, production=3)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    assert orbital_slots(table.state, at("verdance")) == 1
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build-unit:outpost")
    assert (table.fleet("verdance"), table.has(0, "production")) == ({"outpost": 1}, 2)
    table.plays(1, "play:starting-b:growth")
    table.plays(0, BUILD, "system:verdance", "build-unit:battle-station")
    assert (table.fleet("verdance"), table.has(0, "production")) == ({"battle-station": 1}, 0)


@card("battle-station")
def test_a_battle_station_needs_an_outpost() -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=9)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build-unit:battle-station") == "nothing-to-replace"


# Units

UNITS = [
    pytest.param("frigates", FRIGATES, 1, 9, marks=card("frigates")),
    pytest.param("cruisers", CRUISERS, 3, 3, marks=card("cruisers")),
    pytest.param("titan", TITAN, 5, 3, marks=card("titan")),
    pytest.param("doom-star", DOOM_STAR, 12, 3, marks=card("doom-star")),
]


@pytest.mark.parametrize(("name", "cls", "price", "most"), UNITS)
@rule("AA-LIM-UNIT")
def test_a_unit_costs_what_the_board_says_and_takes_its_slots(name: str, cls: int, price: int, most: int) -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=price)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", f"build-unit:{name}")
    assert (table.fleet("verdance"), table.has(0, "production")) == ({name: 1}, 0)
    assert fits(most * unit(cls))
    assert not fits((most + 1) * unit(cls))


# Neutral elements


@card("pirate-raiders")
@rule("AA-SUB-72")
def test_raiders_roll_one_die_or_two_against_the_restless() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=7)
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 2}, holder=5)
    ambush(table, 0, "verdance", {"thalassa": {"cruisers": 1}})
    roll(table, [1])
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:2"
    table = Table("sol", "psilon")
    table.seat(0, unrest=8, credits=0)
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 2}, holder=5)
    ambush(table, 0, "verdance", {"thalassa": {"cruisers": 2}})
    roll(table, [6, 6])
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:4"
    table.rolls(1, 1, 1, 1)
    quiet(table)
    assert table.has(0, "credits") == 2, "a credit for each"


@card("space-eel")
def test_an_eel_bites_twice_for_six_and_pays_three_resources() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", fleet={"space-eel": 1}, holder=5)
    ambush(table, 0, "verdance", {"thalassa": {"titan": 2}})
    assert hulls(table, 1) == [4]
    roll(table, [5, 5, 5, 5, 1, 1, 1, 1], [6, 1])
    quiet(table)
    table.plays(0, "gain:food", "gain:food", "gain:credits")
    assert table.stock(0) == (2, 0, 0, 1)
    assert any("The neutral side deals 2 damage" in line for line in hits(table))


@card("guardian")
@rule("AA-SUB-73")
def test_the_guardian_makes_fives_and_sixes_roll_again_and_is_worth_six_resources() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="orion", fleet={"guardian": 1}, holder=5)
    ambush(table, 0, "verdance", {"thalassa": {"titan": 3}})
    assert hulls(table, 1) == [6]
    roll(table, [6] * 12, [1, 1, 1])
    table.rolls(*[4] * 12)
    quiet(table)
    while table.state.fight is not None:
        roll(table, [4] * 12, [1, 1, 1])
        quiet(table)
    assert table.player(0).counts[GUARDIANS] == 1
    table.plays(0, *["gain:food"] * 6)
    assert table.has(0, "food") == 6


@card("pirate-base")
def test_the_pirate_base_pays_credits_and_production_and_a_point() -> None:
    table = Table("sol", "psilon")
    table.system("the-wormhole", fleet={"pirate-base": 1}, holder=5)
    table.system("verdance", planet="proteus", fleet={"titan": 2}, holder=0)
    before = table.score(0)
    attack(table, 0, "the-wormhole", {"verdance": {"titan": 2}})
    assert hulls(table, 1) == [4]
    roll(table, [6, 6, 6, 6, 1, 1, 1, 1], [1, 1, 1])
    quiet(table)
    assert table.stock(0) == (0, 0, 3, 3)
    assert table.player(0).counts[BASES] == 1
    assert table.score(0) == before + 1


@rule("AA-NEU-4")
@card("pirate-raiders", "space-eel", "guardian", "pirate-base")
def test_neutral_elements_take_their_slots() -> None:
    assert neutrals_fit(9 * neutral(RAIDERS))
    assert neutrals_fit(neutral(GUARDIAN) + 2 * neutral(EEL) + 2 * neutral(RAIDERS) + neutral(PIRATE_BASE))
    assert not neutrals_fit(neutral(GUARDIAN) + 2 * neutral(EEL) + 3 * neutral(RAIDERS))
