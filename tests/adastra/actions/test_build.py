from typing import Any

import pytest

from orrery.games.adastra.actions.free_build import ALL_BUT_SCANNERS, BuildFree
from orrery.games.adastra.galaxy.control import orbital_slots, planetary_slots
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import BUILDINGS, CRUISERS, FACTORY, FRIGATES, SOIL_PLANT
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.adastra.rounds.management import income
from orrery.games.adastra.words import VOCABULARY
from orrery.games.parts.effect import Resolve
from orrery.kernel.scene import Scene
from tests.adastra.table import Table
from tests.markers import card, rule

BUILD = "play:starting-b:build"
ALL_ONE = {"biology": 1, "physics": 1, "engineering": 1, "government": 1}
ALL_THREE = {"biology": 3, "physics": 3, "engineering": 3, "government": 3}


def at(name: str) -> int:
    return STARS.number(name)


def standing(table: Table, name: str) -> list[str]:
    bits = table.state.buildings[at(name)]
    return [building for place, building in enumerate(BUILDINGS) if bits >> place & 1]


def yard(empire: str = "klackon", **resources: Any) -> Table:
    """A table whose first player possesses Verdance, with milestones of all branches up to III."""
    table = Table(empire, "psilon", "sol")
    table.seat(0, levels=ALL_THREE, **resources)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    return table


# Where


@rule("AA-BUILD-1", "AA-BUILD-2")
def test_one_element_is_built_in_each_chosen_system() -> None:
    table = yard(production=9, credits=1)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.system("brand", fleet={"frigates": 1}, holder=0, planet="rha")
    table.begin(0)
    table.plays(0, BUILD)
    assert table.options(0) == ["system:verdance", "system:helia", "done"], "Brand is not possessed"
    table.plays(0, "system:verdance", "system:helia", "build-unit:frigates", "build-unit:cruisers")
    assert (table.fleet("verdance"), table.fleet("helia")) == ({"frigates": 1}, {"cruisers": 1})
    assert (table.has(0, "production"), table.has(0, "credits")) == (5, 0)
    assert table.asked()[0] == 1


@rule("AA-BUILD-1")
def test_enemies_in_a_system_stop_building() -> None:
    table = yard(production=9)
    table.system("verdance", fleet={"pirate-raiders": 1}, holder=5)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD)
    assert table.refusal(0, "system:verdance") == "enemies-there"


@rule("AA-SUB-39", "AA-BUILD-1", "AA-BUILD-2", "AA-BUILD-3", "AA-BUILD-7")
def test_in_anothers_system_leave_is_asked_and_the_building_is_theirs() -> None:
    table = yard(production=3)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0))
    before = income(table.state, 1)
    table.begin(0)
    table.plays(0, BUILD, "system:helia")
    assert table.asked() == (1, "AllowBuilding")
    table.plays(1, "yes")
    assert all(option.startswith("build:") or option == "done" for option in table.options(0))
    table.plays(0, "build:hydroponic-farm")
    assert standing(table, "helia") == ["hydroponic-farm"]
    assert (table.stock(0), table.stock(1)) == ((1, 0, 1, 0), (0, 0, 0, 0)), "price and bonus are the builder's"
    assert income(table.state, 1)[0] == before[0] + 1, "the income is the possessor's"


@rule("AA-SUB-39", "AA-BUILD-1")
def test_a_refusal_costs_nothing_and_is_final_for_the_action() -> None:
    table = yard(production=3, credits=1)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia")
    table.plays(1, "no")
    assert table.has(0, "credits") == 1
    assert table.asked() == (0, "BuildThere"), "no other system is left to choose"


@rule("AA-SUB-39", "AA-BUILD-1")
def test_nothing_is_built_beside_the_possessors_own_units() -> None:
    table = yard(production=9)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, BUILD)
    assert table.refusal(0, "system:helia") == "enemies-there"


@rule("AA-BUILD-1")
def test_leave_is_not_asked_where_nothing_could_be_built() -> None:
    table = yard(production=9)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), discovery="pocket-eden")
    table.begin(0)
    table.plays(0, BUILD)
    assert table.refusal(0, "system:helia") == "nothing-to-build"


@card("hive-carrier")
def test_a_hive_carrier_is_a_yard_of_its_own() -> None:
    table = Table("klackon", "psilon")
    table.seat(0, production=9)
    table.system("the-wormhole", fleet={"titan": 1}, holder=0)
    table.begin(0)
    table.plays(0, BUILD, "system:the-wormhole")
    assert table.options(0) == ["build-unit:frigates", "done"]
    table.plays(0, "build-unit:frigates")
    assert table.fleet("the-wormhole") == {"frigates": 1, "titan": 1}


# What


@rule("AA-BUILD-3")
@card("hydroponic-farm", "research-laboratory", "automated-factory", "trade-port", "spy-center")
@pytest.mark.parametrize(
    ("building", "levels", "price", "gained"),
    [
        ("hydroponic-farm", {"biology": 1}, 2, "food"),
        ("research-laboratory", {"physics": 1}, 2, "research"),
        ("automated-factory", {"engineering": 1}, 2, "production"),
        ("trade-port", {"government": 3}, 2, "credits"),
        ("spy-center", {"government": 1}, 1, None),
    ],
)
def test_planetary_buildings_their_prices_and_what_builders_gain(
    building: str, levels: dict[str, int], price: int, gained: str | None
) -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=5)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, f"build:{building}") == "no-milestone"
    table.seat(0, levels=levels)
    table.state._listed.clear()
    table.plays(0, f"build:{building}")
    expected = {"food": 0, "research": 0, "production": 5 - price, "credits": 0}
    if gained:
        expected[gained] += 1
    assert table.stock(0) == tuple(expected.values())
    assert standing(table, "verdance") == [building]


@rule("AA-BUILD-3")
@card("soil-enrichment-plant", "astro-university", "robo-mining-plant")
@pytest.mark.parametrize(
    ("building", "replaced", "branch", "what"),
    [
        ("soil-enrichment-plant", "hydroponic-farm", "biology", 0),
        ("astro-university", "research-laboratory", "physics", 1),
        ("robo-mining-plant", "automated-factory", "engineering", 2),
    ],
)
def test_better_buildings_need_the_lesser_one(building: str, replaced: str, branch: str, what: int) -> None:
    empire = {"biology": "klackon", "physics": "klackon", "engineering": "sol"}[branch]
    table = Table(empire, "psilon")
    table.seat(0, production=4, levels={branch: 3})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, f"build:{building}") == "nothing-to-replace"
    table.system("verdance", buildings=[replaced])
    table.state._listed.clear()
    before = income(table.state, 0)[what]
    table.plays(0, f"build:{building}")
    assert standing(table, "verdance") == [building]
    assert income(table.state, 0)[what] == before + 1


@rule("AA-SUB-33", "AA-BUILD-7")
def test_a_replaced_building_uses_the_same_slot_and_gives_its_figure_back() -> None:
    table = yard(production=2)
    table.system("verdance", buildings=["hydroponic-farm", "research-laboratory"])
    farms = table.state.stock[0]
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:soil-enrichment-plant")
    assert standing(table, "verdance") == ["soil-enrichment-plant", "research-laboratory"]
    assert (table.state.stock[0], table.state.stock[SOIL_PLANT]) == (farms + 1, 5)
    assert income(table.state, 0)[0] == 1 + 2, "a farmer and +2, not +3"


@rule("AA-SUB-34", "AA-LIM-PLAN")
def test_factory_and_mining_plant_stand_side_by_side_but_not_two_alike() -> None:
    table = yard("sol", production=9)
    table.system("verdance", buildings=["automated-factory", "robo-mining-plant"])
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build:automated-factory") == "stands-there"
    assert table.refusal(0, "build:robo-mining-plant") == "stands-there"


@rule("AA-LIM-PLAN", "AA-BUILD-5")
def test_a_third_building_takes_the_place_of_another() -> None:
    table = yard(production=2)
    table.system("verdance", buildings=["hydroponic-farm", "research-laboratory"])
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:automated-factory")
    assert table.asked() == (0, "RemoveBuilding")
    assert table.options(0) == ["replace:hydroponic-farm", "replace:research-laboratory"]
    table.plays(0, "replace:hydroponic-farm")
    assert standing(table, "verdance") == ["research-laboratory", "automated-factory"]
    assert (table.state.stock[0], table.has(0, "production")) == (10, 1)


@rule("AA-BUILD-5", "AA-SUB-39")
def test_in_anothers_system_nothing_makes_way() -> None:
    table = yard(production=9)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), buildings=["hydroponic-farm", "spy-center"])
    table.begin(0)
    table.plays(0, BUILD, "system:helia")
    table.plays(1, "yes")
    assert table.refusal(0, "build:research-laboratory") == "no-slot"
    table.plays(0, "build:soil-enrichment-plant")
    assert standing(table, "helia") == ["soil-enrichment-plant", "spy-center"]


@rule("AA-LIM-PLAN", "AA-LIM-ORB")
def test_slots_by_discovery() -> None:
    table = Table("sol", "psilon")
    for name, planet, discovery in (
        ("verdance", "proteus", "broad-plains"), ("thalassa", "willow", "pocket-eden"),
        ("lapis", "keeta", "twin-moons"), ("brand", "rha", "ion-veil"), ("helia", "firma", None),
    ):  # fmt: skip
        table.system(name, planet=planet, discovery=discovery)
    slots = [(planetary_slots(table.state, at(name)), orbital_slots(table.state, at(name))) for name in (
        "verdance", "thalassa", "lapis", "brand", "helia", "the-wormhole",
    )]  # fmt: skip
    assert slots == [(3, 1), (0, 1), (2, 2), (2, 0), (2, 1), (0, 1)]


@rule("AA-SUB-41", "AA-LIM-ORB", "AA-BUILD-7")
@card("outpost", "battle-station")
def test_orbital_buildings() -> None:
    """A Battle Station uses its Outpost's slot; Gravity Waves allow none; Small Planet has no planetary building."""
    table = yard(production=9)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build-unit:battle-station") == "nothing-to-replace"
    table.plays(0, "build-unit:outpost")
    assert (table.fleet("verdance"), table.has(0, "production")) == ({"outpost": 1}, 8)
    table.plays(1, "pass", "gain:food")
    table.plays(2, "pass")
    while table.asked() != (0, "TakeTurn"):
        table.plays(table.asked()[0], table.options(table.asked()[0])[0])
    table.plays(0, BUILD, "system:verdance", "build-unit:battle-station")
    assert (table.fleet("verdance"), table.has(0, "production")) == ({"battle-station": 1}, 6)
    counts = table.player(0).counts
    assert (counts[SUPPLY + 4], counts[SUPPLY + 5]) == (3, 3)


@rule("AA-SUB-41")
@card("high-anchorage")
def test_with_stable_orbit_two_orbital_buildings_stand() -> None:
    table = yard(production=9)
    table.system("verdance", discovery="high-anchorage", fleet={"battle-station": 1})
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build-unit:outpost")
    assert table.fleet("verdance") == {"outpost": 1, "battle-station": 1}


@rule("AA-SUB-41")
def test_gravity_waves_and_small_planets_have_no_slots() -> None:
    table = yard(production=9)
    table.system("verdance", discovery="ion-veil")
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build-unit:outpost") == "no-slot"
    table = yard(production=9)
    table.system("verdance", discovery="colossus")
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build:hydroponic-farm") == "no-slot"


@rule("AA-BUILD-5", "AA-LIM-UNIT", "AA-SUB-38")
def test_a_unit_makes_way_without_being_scrapped() -> None:
    table = yard(production=5)
    table.system("verdance", fleet={"titan": 2, "cruisers": 1, "frigates-exhausted": 1})
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build-unit:titan")
    assert table.options(0) == ["replace-unit:frigates", "replace-unit:cruisers", "replace-unit:titan"]
    table.plays(0, "replace-unit:frigates", "replace-unit:cruisers")
    assert table.fleet("verdance") == {"titan": 3}
    counts = table.player(0).counts
    assert (counts[SCRAPPED + FRIGATES], counts[SUPPLY + FRIGATES], counts[SUPPLY + CRUISERS]) == (0, 9, 6)
    assert table.has(0, "production") == 0, "what makes way gives nothing"


@rule("AA-SUB-35")
def test_a_free_build_needs_all_but_the_price() -> None:
    table = Table("klackon", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    effect = BuildFree(*ALL_BUT_SCANNERS)
    assert effect.refusal(table.state, 0, -1) is not None, "no milestone"
    table.seat(0, levels={"biology": 3})
    assert [place % len(BUILDINGS) for place in _places(effect, table)] == [0], "a plant needs a farm"
    table.state.stock[0] = 0
    assert effect.refusal(table.state, 0, -1) is not None, "no figure"
    table.state.stock[0] = 10
    table.system("verdance", discovery="pocket-eden")
    assert effect.refusal(table.state, 0, -1) is not None, "no slot"


def _places(effect: BuildFree, table: Table) -> list[int]:
    from orrery.games.adastra.actions.economy_words import BUILD_AT

    return [word - BUILD_AT.base for word in effect.places(table.state, 0)]


@card("self-building-foundry")
def test_a_self_building_foundry_builds_at_once_with_the_bonus() -> None:
    table = Table("klackon", "psilon")
    table.seat(0, levels=ALL_ONE, anomalies=["self-building-foundry"])
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), buildings=["hydroponic-farm"])
    table.begin(0)
    table.plays(0, "use:self-building-foundry", "build-at:verdance:automated-factory")
    assert (standing(table, "verdance"), table.stock(0)) == (["hydroponic-farm", "automated-factory"], (0, 0, 1, 0))
    assert table.asked() == (0, "TakeTurn")


def test_a_factory_of_an_anomaly_scheme_needs_no_milestone() -> None:
    table = Table("psilon", "sol")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), buildings=["hydroponic-farm", "spy-center"])
    table.push(Resolve(0, -1, BuildFree(FACTORY, milestone=False)))
    table.plays(0, "replace:spy-center")
    assert (standing(table, "verdance"), table.stock(0)) == (["hydroponic-farm", "automated-factory"], (0, 0, 1, 0))


# Figures


@rule("AA-SUB-36", "AA-BUILD-4")
def test_the_last_figure_and_one_that_an_upgrade_returns() -> None:
    table = yard(production=9, credits=1)
    table.system("verdance", buildings=["hydroponic-farm"])
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.state.stock[0] = 0
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia")
    table.plays(0, "build:soil-enrichment-plant", "build:hydroponic-farm")
    assert (standing(table, "verdance"), standing(table, "helia")) == (["soil-enrichment-plant"], ["hydroponic-farm"])
    table = yard(production=9)
    table.state.stock[0] = 0
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build:hydroponic-farm") == "no-figure"


@rule("AA-SUB-36", "AA-BUILD-2", "AA-PRICE-4")
def test_systems_are_built_in_as_they_were_chosen() -> None:
    table = yard(production=9, credits=2)
    table.system("thalassa", planet="kakata", owner=1, people=(1, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0), buildings=["hydroponic-farm"])
    table.state.stock[0] = 0
    table.begin(0)
    table.plays(0, BUILD, "system:helia", "system:thalassa")
    table.plays(1, "yes")
    table.plays(0, "system:verdance")
    table.plays(0, "build:soil-enrichment-plant", "build:hydroponic-farm", "build-unit:frigates")
    assert standing(table, "helia") == ["soil-enrichment-plant"]
    assert standing(table, "thalassa") == ["hydroponic-farm"]
    assert table.fleet("verdance") == {"frigates": 1}


@pytest.mark.parametrize(
    ("before", "en", "pl"),
    [
        ([], "CSTH: 1 of each resource", "CŚTH: po 1 każdego zasobu"),
        (
            [("captain-orsk", 1)],
            "CSTH: 1 of each resource, but 0 production",
            "CŚTH: po 1 każdego zasobu, ale produkcji 0",
        ),
    ],
)
def test_the_price_of_a_scanner_is_said_as_it_is_now(before: list[tuple[str, int]], en: str, pl: str) -> None:
    table = yard(food=1, research=1, production=1, credits=1)
    table.seat(0, before=before)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.asked() == (0, "BuildThere")
    option = VOCABULARY.option("build:csth")
    for language, said in (("en", en), ("pl", pl)):
        scene = Scene(language, ["Ada"], table.state, 0)
        label = table.question().label(table.state, VOCABULARY.kind_of(option), option, scene)
        assert str(label) == said


@rule("AA-SUB-37", "AA-BUILD-4")
def test_a_scrapped_figure_is_built_when_no_other_is_left() -> None:
    table = yard(production=9, credits=1)
    counts = table.player(0).counts
    counts[SUPPLY + CRUISERS], counts[SCRAPPED + CRUISERS] = 0, 1
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "build-unit:cruisers")
    assert (counts[SUPPLY + CRUISERS], counts[SCRAPPED + CRUISERS]) == (0, 0)
    assert table.has(0, "production") == 6, "it is not recycled"
    assert table.refusal(0, "build-unit:cruisers") == "no-figure"


# Prices


@rule("AA-PRICE-1", "AA-SUB-22")
@card("orbital-shipyard")
def test_an_orbital_shipyard_lowers_one_unit() -> None:
    table = yard("psilon", production=9, credits=2)
    table.seat(0, developed=["orbital-shipyard"])
    for name, planet in (("helia", "firma"), ("brand", "rha")):
        table.system(name, planet=planet, owner=0, people=(0, 0, 1))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "system:brand")
    table.plays(0, "build-unit:frigates")
    assert table.has(0, "production") == 8, "1 is the least"
    table.plays(0, "build-unit:cruisers")
    assert table.has(0, "production") == 6
    table.plays(0, "build-unit:cruisers")
    assert table.has(0, "production") == 3


@card("nano-disassemblers", "war-foundries")
def test_discounts_on_every_item_do_not_add_up() -> None:
    table = yard("mrrshan", production=9, credits=2)
    table.seat(0, developed=["nano-disassemblers", "orbital-shipyard"])
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "build-unit:titan")
    assert table.has(0, "production") == 5, "5 − 1"
    table.plays(0, "build:research-laboratory")
    assert table.stock(0)[:3] == (0, 1, 4), "2 − 1"


@card("war-foundries")
def test_war_foundries_make_units_cheaper() -> None:
    table = yard("mrrshan", production=2)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build-unit:cruisers")
    assert table.has(0, "production") == 0


@rule("AA-BUILD-3")
@card("csth", "zst")
def test_scanners_cost_the_same_of_each_resource() -> None:
    table = yard(food=4, research=4, production=4, credits=4)
    table.system("verdance", buildings=["csth"])
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    assert table.refusal(0, "build:csth") == "stands-there"
    assert table.refusal(0, "build:dsu") == "no-milestone"
    table.plays(0, "build:zst")
    assert table.stock(0) == (1, 1, 1, 1)


@card("interphased-construction")
def test_interphased_construction_builds_twice_everywhere_and_scanners_cheaper() -> None:
    table = yard(food=2, research=2, production=9, credits=3)
    table.seat(0, developed=["interphased-construction"])
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia")
    table.plays(0, "build:csth", "build:zst", "build-unit:outpost", "build-unit:battle-station")
    assert standing(table, "verdance") == ["zst"]
    assert table.fleet("helia") == {"battle-station": 1}
    assert table.stock(0) == (0, 0, 4, 0), "a CSTH for nothing, a ZST for 2 of each, 1 and 2 production"


@card("global-factory")
def test_a_global_factory_builds_twice_in_one_system() -> None:
    table = yard("sol", production=9, credits=1)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia")
    table.plays(0, "build-unit:outpost", "build-unit:battle-station", "build-unit:frigates")
    assert (table.fleet("verdance"), table.fleet("helia")) == ({"battle-station": 1}, {"frigates": 1})
    assert table.asked()[0] == 1


@card("global-factory")
def test_the_second_element_may_be_kept_for_a_later_system() -> None:
    table = yard("sol", production=9, credits=1)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia")
    table.plays(0, "build-unit:outpost", "done", "build-unit:frigates", "build-unit:frigates")
    assert table.fleet("helia") == {"frigates": 2}


@card("hive-labour")
def test_hive_labour_is_cheaper_by_one_and_has_a_free_system() -> None:
    table = yard(production=4)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:verdance", "system:helia")
    table.plays(0, "build-unit:cruisers", "build:automated-factory")
    assert table.has(0, "production") == 1, "4 − 2 − 2 and the factory's 1"


@rule("AA-PRICE-2", "AA-PRICE-4")
@card("captain-orsk")
def test_a_yard_master_makes_the_action_cheaper_item_by_item() -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=1, credits=1, before=[("captain-orsk", 1)], levels={"government": 2, "engineering": 1})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "build-unit:frigates")
    assert table.has(0, "production") == 1, "the first item takes 1 of the reduction"
    table.plays(0, "build:automated-factory")
    assert table.has(0, "production") == 1, "2 less the last 1, then the bonus"


@rule("AA-SUB-40", "AA-BUILD-6", "AA-PRICE-4")
def test_a_builder_bonus_cannot_pay_in_the_same_action() -> None:
    table = yard(production=2, credits=1)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "build:automated-factory")
    assert table.asked()[0] == 1, "nothing could be paid for in Helia"
    assert table.has(0, "production") == 1


@rule("AA-BUILD-6")
def test_a_spy_center_makes_two_tokens_ready_at_the_end() -> None:
    table = yard("sol", production=1)
    for name in ("verdance", "helia", "brand"):
        table.system(name, influence=0, flipped=True)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:spy-center")
    assert table.asked() == (0, "ReadyToken")
    table.plays(0, "system:helia", "system:brand")
    assert table.state.dimmed == 1 << at("verdance")


# Missions of scanners, and the end of the game


@rule("AA-MIS-5", "AA-BUILD-6")
def test_the_first_zst_draws_two_missions_and_keeps_one() -> None:
    table = yard(food=3, research=3, production=3, credits=3)
    table.system("verdance", buildings=["csth"])
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:zst")
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    assert table.options(0) == ["keep-mission:grand-armada", "keep-mission:iron-fist"]
    assert table.state.masked(1).players[0].drawn == (-1, -1)
    table.plays(0, "keep-mission:iron-fist")
    assert len(table.player(0).missions.cards) == 1
    assert table.state.piles[1] != (), "the other one lies face up"
    assert table.player(0).drawn == ()


@rule("AA-SUB-42", "AA-MIS-5")
def test_missions_come_with_the_first_zst_alone() -> None:
    """Not with one that is taken over, not with a second one."""
    table = yard(food=9, research=9, production=9, credits=9)
    table.system("verdance", buildings=["csth"])
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0), buildings=["zst"])
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "done", "build:zst")
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    table.plays(0, "keep-mission:iron-fist")
    table.state.buildings[at("verdance")] = 1 << BUILDINGS.index("csth")
    for seat in (1, 2):
        table.plays(seat, "play:starting-b:growth")
    table.plays(0, BUILD, "system:verdance", "done", "build:zst")
    assert table.asked() == (1, "TakeTurn"), "nobody draws"


@rule("AA-SUB-43", "AA-END-1")
def test_a_dsu_of_the_last_turn_is_worth_three_and_adds_no_round() -> None:
    table = yard(food=5, research=5, production=5, credits=5)
    table.seat(0, levels={"physics": 5})
    table.state.round = 6
    table.system("verdance", buildings=["zst"])
    before = table.score(0)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:dsu")
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    table.plays(0, "keep-mission:iron-fist")
    assert (table.state.ends, table.score(0) - before) == (6, 1), "3 in the place of 2"


@rule("AA-END-1")
@card("dsu")
def test_a_dsu_ends_the_game_after_the_next_round() -> None:
    table = yard(food=5, research=5, production=5, credits=5)
    table.seat(0, levels={"physics": 5})
    table.state.round = 3
    table.system("verdance", buildings=["zst"])
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build:dsu")
    assert table.state.ends == 4


@rule("AA-BUILD-2", "AA-ACT-9")
def test_nothing_need_be_built() -> None:
    table = yard(production=9)
    table.begin(0)
    table.plays(0, BUILD, "done")
    assert table.asked()[0] == 1
