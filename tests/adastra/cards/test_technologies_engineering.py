"""Technologies of Engineering, in play. Mass Driver is tested with the weapons of Physics."""

from orrery.games.adastra.actions.moving import speed
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.names import CRUISERS, FRIGATES, TITAN
from tests.adastra.cards.playing import at, hits, incomes, roll, settle, skirmish
from tests.adastra.combat.fighting import attack, fight, hulls, invade
from tests.adastra.galaxies import goes, row
from tests.adastra.table import Table
from tests.markers import card, rule

BUILD = "play:starting-b:build"
FLY = "play:starting-b:flight"


@card("robotic-factories")
def test_robotic_factories_give_one_production() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["robotic-factories"])
    assert incomes(table) == {"production": 1}


@card("reinforced-hull")
def test_reinforced_hull_gives_one_element_two_hull_for_the_combat() -> None:
    table = skirmish("reinforced-hull", fleet={"cruisers": 1, "frigates": 1}, against={"cruisers": 3})
    table.plays(0, "use:reinforced-hull")
    frigates = fight(table).elements(0)[-1]
    table.plays(0, f"element:{frigates + 1}")
    assert hulls(table, 0) == [3, 3]
    roll(table, [1, 1], [6, 1, 1])
    if table.state.asks(1):
        table.plays(1, f"element:{frigates + 1}")
    assert hulls(table, 0) == [3, 2], "damaged, but it has not been destroyed"


@card("deuterium-fuel-cells")
def test_deuterium_fuel_cells_free_the_first_additional_system_of_a_flight() -> None:
    table = row("sol", "psilon")
    table.seat(0, credits=1, developed=["deuterium-fuel-cells"])
    for system in ("helia", "thalassa", "sapphire"):
        table.system(system, holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, FLY, "system:helia", "system:thalassa")
    assert table.has(0, "credits") == 1
    table.plays(0, "system:sapphire")
    assert table.has(0, "credits") == 0


@card("fighter-hangars")
@rule("AA-SUB-63")
def test_fighter_hangars_roll_two_more_dice_for_a_build_action() -> None:
    table = skirmish("fighter-hangars", fleet={"cruisers": 1}, against={"cruisers": 1})
    assert "sacrifice:starting-b" in table.options(0)
    table.plays(0, "sacrifice:starting-b")
    assert not [word for word in table.options(table.asked()[0]) if word.startswith("sacrifice")], "once in a roll"
    roll(table, [6, 6, 1], [1])
    assert "Ada deals 2 damage; shields stop 0." in hits(table)
    assert table.player(0).counts[19:22] == [1, 2, 1]
    quiet_until_next_roll(table)
    table.plays(0, "sacrifice:starting-b")
    assert table.player(0).counts[19:22] == [1, 1, 1], "another round, another Build action"


def quiet_until_next_roll(table: Table) -> None:
    """Nobody withdraws; the next window before the roll is open."""
    while table.state.fight is not None and table.state.fight.round < 2:
        seat = table.asked()[0]
        table.plays(seat, "fight-on" if "fight-on" in table.options(seat) else "done")


@card("fighter-hangars")
def test_fighter_hangars_take_a_technology_card_that_is_then_never_developed() -> None:
    table = Table("sol", "psilon")
    table.seat(
        0, hand=["robotic-factories"], developed=["fighter-hangars"], starting=(0, 0, 0), levels={"engineering": 2}
    )
    table.system("verdance", planet="proteus", fleet={"cruisers": 1}, holder=0)
    table.system("thalassa", planet="willow", fleet={"cruisers": 1}, holder=1)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    table.plays(0, "sacrifice:robotic-factories")
    assert table.hand(0) == []
    assert table.developed(0) == ["fighter-hangars"]
    assert table.state.piles[0], "it lies face up among the discards"


@card("ion-drive")
def test_ion_drive_makes_cruisers_and_titans_faster() -> None:
    table = row("sol", "psilon")
    table.system("helia", holder=0, fleet={"cruisers": 1, "titan": 1, "frigates": 1})
    table.seat(0, developed=["ion-drive"])
    assert [speed(table.state, 0, 3 * cls) for cls in (FRIGATES, CRUISERS, TITAN)] == [2, 2, 2]
    table.begin(0)
    table.plays(0, FLY, "system:helia")
    goes(table, "helia", "cruisers-ready", "brand", "thalassa")
    assert table.fleet("thalassa") == {"cruisers": 1}


@card("troop-pods")
def test_troop_pods_land_with_two_more_dice() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["troop-pods"])
    table.system("thalassa", planet="aurora", owner=1, people=(1, 1, 1), fleet={"frigates": 1}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [5, 5, 5])
    table.plays(0, "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (1, 1, 1))


@card("orbital-shipyard")
def test_orbital_shipyard_makes_one_unit_of_an_action_cheaper() -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=5, credits=1, developed=["orbital-shipyard"])
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "build-unit:cruisers", "build-unit:cruisers")
    assert table.has(0, "production") == 5 - 2 - 3


@card("automated-repair-unit")
def test_automated_repair_unit_mends_up_to_two_hull_after_the_losses() -> None:
    table = skirmish("automated-repair-unit", fleet={"cruisers": 2}, against={"cruisers": 2})
    first, second = fight(table).elements(0)
    roll(table, [1, 1], [6, 6])
    table.plays(1, f"element:{first + 1}")
    if table.state.asks(1) and f"element:{first + 1}" in table.options(1):
        table.plays(1, f"element:{first + 1}")
    if table.state.asks(0) and table.options(0)[0].startswith("element"):
        table.plays(0, f"element:{first + 1}")
    assert hulls(table, 0) == [3, 3], "two damage were dealt, two hull mended; never above the full hull"
    assert second


@card("deep-core-mining")
def test_deep_core_mining_counts_systems_with_two_workers() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["deep-core-mining"])
    table.system("verdance", planet="proteus", owner=0, people=(0, 0, 2))
    table.system("helia", planet="firma", owner=0, people=(0, 0, 1))
    assert incomes(table) == {"production": 4}
    for system, planet in (("lapis", "keeta"), ("brand", "rha"), ("thalassa", "willow")):
        table.system(system, planet=planet, owner=0, people=(0, 0, 2))
    assert incomes(table) == {"production": 9 + 3}


@card("battleoids")
def test_battleoids_land_for_fours() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["battleoids"])
    table.system("thalassa", planet="aurora", owner=1, people=(1, 1, 0), fleet={"frigates": 2}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [4, 4])
    table.plays(0, "remove:scientists", "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (1, 0, 0))


@card("star-gate")
def test_star_gate_connects_all_own_systems() -> None:
    table = row("sol", "psilon")
    table.seat(0, developed=["star-gate"])
    table.system("helia", owner=0, people=(1, 0, 0), fleet={"cruisers": 1})
    table.system("sapphire", owner=0, people=(1, 0, 0))
    assert at("sapphire") in connected(table.state, 0, at("helia"))
    assert at("sapphire") not in connected(table.state, 1, at("helia"))
    table.begin(0)
    table.plays(0, FLY, "system:helia")
    goes(table, "helia", "cruisers-ready", "sapphire")
    assert table.fleet("sapphire") == {"cruisers": 1}, "one jump across the galaxy"


@card("star-gate")
def test_star_gate_does_not_open_systems_that_enemies_hold() -> None:
    table = row("sol", "psilon")
    table.seat(0, developed=["star-gate"])
    table.system("helia", owner=0, people=(1, 0, 0), fleet={"cruisers": 1})
    table.system("sapphire", owner=0, people=(1, 0, 0), fleet={"frigates": 1}, holder=1)
    table.begin(0)
    table.plays(0, FLY, "system:helia", "move:helia:cruisers-ready", "done")
    assert table.fleet("brand") == {"cruisers": 1}, "the only way"


@card("nano-disassemblers")
def test_nano_disassemblers_make_everything_but_scanners_cheaper() -> None:
    table = Table("sol", "psilon")
    table.seat(
        0, food=1, research=1, production=9, credits=3, developed=["nano-disassemblers", "orbital-shipyard"],
        levels={"biology": 1},
    )  # fmt: skip
    for system, planet in (("verdance", "proteus"), ("helia", "firma"), ("brand", "rha")):
        table.system(system, planet=planet, owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "system:helia", "system:brand")
    while table.state.asks(0) and "done" in table.options(0) and "build-unit:cruisers" not in table.options(0):
        table.plays(0, "done")
    table.plays(0, "build-unit:cruisers", "build:hydroponic-farm", "build:csth")
    assert table.has(0, "production") == 9 - 2 - 1 - 1, "one discount on the Cruisers, none on the scanner"


@card("interphased-construction")
def test_interphased_construction_builds_twice_everywhere_and_cheapens_scanners() -> None:
    table = Table("sol", "psilon")
    table.seat(
        0, production=4, credits=0, food=0, research=0, developed=["interphased-construction"], levels={"biology": 1}
    )
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, BUILD, "system:verdance", "build-unit:outpost", "build-unit:battle-station")
    assert table.fleet("verdance") == {"battle-station": 1}, "an Outpost, then a Battle Station on it"
    assert table.has(0, "production") == 1
    table.plays(1, "pass")
    settle(table, 1)
    table.plays(0, BUILD, "system:verdance", "build:csth")
    assert table.has(0, "production") == 1, "a CSTH costs nothing"


@card("tractor-beam")
@rule("AA-SUB-62")
def test_tractor_beam_takes_a_die_of_the_first_roll_but_never_the_last() -> None:
    table = skirmish("tractor-beam", fleet={"cruisers": 1}, against={"cruisers": 2})
    roll(table, [1], [6])
    roll(table, [1], [6, 6])
    assert [line for line in hits(table) if "Bo" in line] == [
        "Bo deals 1 damage; shields stop 0.",
        "Bo deals 2 damage; shields stop 0.",
    ]
    table = skirmish("tractor-beam", fleet={"cruisers": 1}, against={"cruisers": 1})
    roll(table, [1], [6])
    assert "Bo deals 1 damage; shields stop 0." in hits(table)


@card("cloaking-device")
def test_cloaking_device_passes_frigates_and_cruisers_through_enemies() -> None:
    table = row("sol", "psilon")
    table.seat(0, developed=["cloaking-device", "ion-drive"])
    table.system("helia", holder=0, fleet={"frigates": 1, "cruisers": 1, "titan": 1})
    table.system("brand", holder=1, fleet={"outpost": 1})
    table.begin(0)
    table.plays(0, FLY, "system:helia")
    assert set(table.options(0)) == {"move:helia:frigates-ready", "move:helia:cruisers-ready", "done"}
    goes(table, "helia", "cruisers-ready", "brand", "thalassa")
    assert table.fleet("thalassa") == {"cruisers": 1}
