"""Darlok, Alkari and Bulrathi: abilities, specials of units, unique milestones, empire actions."""

from orrery.games.adastra.actions.growth import colonizing_unrest
from orrery.games.adastra.combat.strength import firepower, hull
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.galaxy.connections import NO_CLASS, connected
from orrery.games.adastra.galaxy.influence import reach
from orrery.games.adastra.names import BATTLE_STATION, CRUISERS, DIPLOMACY, FRIGATES, OUTPOST, TITAN
from orrery.games.adastra.rounds.management import Management
from orrery.games.parts.effect import Resolve
from tests.adastra.cards.playing import at, hits, incomes, quiet, roll, skirmish
from tests.adastra.combat.fighting import ambush, attack, fight, hulls, invade
from tests.adastra.galaxies import fight_out, goes, row
from tests.adastra.table import Table
from tests.markers import card, rule

FLY = "play:starting-b:flight"

# Darlok


@card("darlok", "shapeshifters")
def test_shapeshifters_force_a_deal_without_a_token_once_a_round() -> None:
    table = Table("darlok", "sol")
    table.seat(0, pool=["red-vesper", "saint-ilara"])
    table.begin(0)
    table.plays(0, "trade", "force:2", "hand-over:red-vesper")
    assert table.has(1, "unrest") == 2
    table.plays(0, "play:starting-b:growth")
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "trade")
    assert "force:2" not in table.options(0)


@card("infiltrators")
def test_infiltrators_swap_for_four_even_at_a_spy_center() -> None:
    table = row("darlok", "sol")
    table.seat(0, credits=0)
    table.system("helia", influence=0)
    table.system("brand", owner=1, people=(1, 0, 0), influence=1, buildings=["spy-center"])
    table.system("sapphire", influence=1)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "flip:helia", "done")
    table.rolls(4)
    assert "effect:swap" in table.options(0)


@card("protection-money")
def test_protection_money_counts_foreign_systems_under_influence() -> None:
    table = Table("darlok", "sol", minors=True)
    table.system("verdance", planet="proteus", owner=1, people=(1, 0, 0), influence=0)
    table.system("helia", planet="firma", owner=5, people=(1, 1, 1), influence=0)
    table.system("brand", planet="rha", owner=0, people=(1, 0, 0), influence=0)
    table.system("lapis", planet="keeta", influence=0)
    assert incomes(table) == {"food": 1, "credits": 2}


@card("cloaked")
def test_cloaked_frigates_slip_through_enemies() -> None:
    table = row("darlok", "sol")
    table.system("helia", holder=0, fleet={"frigates": 1, "cruisers": 1})
    table.system("brand", holder=1, fleet={"outpost": 1})
    table.begin(0)
    table.plays(0, FLY, "system:helia")
    assert set(table.options(0)) == {"move:helia:frigates-ready", "done"}
    goes(table, "helia", "frigates-ready", "brand", "thalassa")
    assert table.fleet("thalassa") == {"frigates": 1}


@card("saboteurs")
@rule("AA-CMB-SPEC")
def test_each_titan_sabotages_another_orbital_building_for_the_first_roll() -> None:
    table = skirmish(
        empires=("darlok", "sol"), fleet={"titan": 2}, against={"cruisers": 1, "outpost": 1, "battle-station": 1}
    )
    table.plays(0, "use:saboteurs")
    stations = [element for element in fight(table).elements(1) if fight(table).orbital(element)]
    table.plays(0, f"element:{stations[0] + 1}")
    table.plays(0, "use:saboteurs")
    assert "use:saboteurs" not in table.options(table.asked()[0])
    roll(table, [1] * 6)
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:1", "only the Cruisers fire"
    table.rolls(1)
    table.plays(0, f"element:{stations[1] + 1}")
    roll(table, [1] * 6)
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:6", "in the second roll all of them"


@card("shadow-web")
def test_the_shadow_web_shuts_its_neighbourhood() -> None:
    table = row("sol", "darlok")
    table.system("helia", influence=0)
    assert reach(table.state, 0, True) >> at("brand") & 1
    table.system("thalassa", holder=1, fleet={"doom-star": 1}, influence=1)
    assert not reach(table.state, 0, True) >> at("brand") & 1
    assert reach(table.state, 1, True) >> at("brand") & 1, "the Darloks themselves are not bothered"


@card("shadow-web", "imposing")
def test_imposing_works_inside_a_shadow_web() -> None:
    table = row("sol", "darlok")
    table.system("helia", holder=0, fleet={"doom-star": 1})
    table.system("brand", influence=1)
    table.system("sapphire", influence=1)
    table.system("thalassa", holder=1, fleet={"doom-star": 1})
    table.begin(0)
    table.plays(0, FLY, "system:helia")
    goes(table, "helia", "doom-star-ready", "brand")
    table.plays(0, "reserve")
    assert table.state.influence[at("brand")] == 0


@card("doppelgangers")
def test_doppelgangers_help_where_darloks_have_influence() -> None:
    table = Table("darlok", "sol")
    table.seat(0, levels={"biology": 3})
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 1}, influence=0)
    table.system("lapis", planet="keeta", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 1})
    invade(table, 0, "helia")
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:3"
    table.rolls(1, 1, 1)
    invade(table, 0, "lapis")
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:1"


@card("data-theft")
def test_data_theft_counts_players_not_systems() -> None:
    table = Table("darlok", "sol", "psilon")
    table.seat(0, levels={"physics": 4})
    table.begin(0)
    assert table.refusal(0, "use:data-theft") == "nothing-to-gain"
    table = Table("darlok", "sol", "psilon")
    table.seat(0, levels={"physics": 4})
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), influence=0)
    table.system("lapis", planet="keeta", owner=1, people=(1, 0, 0), influence=0)
    table.system("brand", planet="rha", owner=2, people=(1, 0, 0), influence=0)
    table.begin(0)
    table.plays(0, "use:data-theft")
    assert table.has(0, "research") == 2


@card("false-flag-operations")
def test_false_flag_operations_move_pirates_without_being_first() -> None:
    table = row("darlok", "sol")
    table.seat(0, levels={"engineering": 3})
    table.system("helia", holder=5, fleet={"pirate-raiders": 1})
    table.state.passed = (1,)
    table.push(Management(0), active=0)
    assert table.asked()[0] == 0
    moves = [word for word in table.options(0) if word != "done"]
    assert moves, "Raiders may move though seat 1 passed first"
    plain = row("psilon", "sol")
    plain.system("helia", holder=5, fleet={"pirate-raiders": 1})
    plain.state.passed = (1,)
    plain.push(Management(0), active=0)
    assert not plain.state.asks(0) or "helia" not in " ".join(plain.options(0))


@card("black-market")
def test_black_market_sells_a_diplomat_for_three_resources() -> None:
    table = Table("darlok", "sol")
    table.seat(0, levels={"government": 3}, pool=["saint-ilara"])
    table.begin(0)
    table.plays(0, "use:black-market", "discard-diplomat:saint-ilara", "gain:food", "gain:food", "gain:credits")
    assert table.stock(0) == (2, 0, 0, 1)
    assert table.pool(0) == ["whisper"]
    assert "use:black-market" not in table.options(0)


@card("web-of-lies")
def test_web_of_lies_rolls_two_more_dice() -> None:
    table = row("darlok", "sol")
    table.seat(0, credits=0)
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "done")
    table.rolls(5, 4)
    assert sum(table.state.dice[:6]) == 2


# Alkari


@card("alkari", "ace-pilots")
def test_ace_pilots_shield_the_first_round() -> None:
    table = skirmish(empires=("alkari", "sol"), fleet={"frigates": 1, "cruisers": 1}, against={"cruisers": 2})
    roll(table, [1, 1], [6, 1])
    roll(table, [1, 1], [6, 1])
    assert [line for line in hits(table) if "Bo" in line] == [
        "Bo deals 0 damage; shields stop 1.",
        "Bo deals 1 damage; shields stop 0.",
    ]
    table = skirmish(empires=("alkari", "sol"), fleet={"cruisers": 1, "titan": 1}, against={"cruisers": 1})
    roll(table, [1] * 4, [6])
    assert "Bo deals 1 damage; shields stop 0." in hits(table), "one Cruisers unit is not enough"


@card("migratory-flocks", "deuterium-fuel-cells")
def test_migratory_flocks_and_fuel_cells_add_up() -> None:
    table = row("alkari", "sol")
    table.seat(0, credits=0, developed=["deuterium-fuel-cells"])
    for system in ("helia", "thalassa", "sapphire"):
        table.system(system, holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, FLY, "system:helia", "system:thalassa", "system:sapphire")
    assert table.has(0, "credits") == 0


@card("wide-skies")
def test_wide_skies_count_every_two_controlled_systems() -> None:
    table = Table("alkari", "sol")
    for system, planet in (("verdance", "proteus"), ("helia", "firma"), ("brand", "rha")):
        table.system(system, planet=planet, holder=0, fleet={"frigates": 1})
    assert incomes(table) == {"research": 1}
    table.system("lapis", planet="keeta", holder=0, fleet={"frigates": 1})
    assert incomes(table) == {"research": 2}


@card("mother-roost")
def test_mother_roost_needs_a_titan_and_two_frigates() -> None:
    table = skirmish(empires=("alkari", "sol"), fleet={"frigates": 2, "titan": 1}, against={"battle-station": 1})
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:6", "2 + 3 and one more"
    table = skirmish(empires=("alkari", "sol"), fleet={"frigates": 1, "titan": 1}, against={"battle-station": 1})
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:4"


@card("sky-palace")
def test_a_retreat_may_always_end_at_the_sky_palace() -> None:
    table = row("sol", "alkari")
    table.system("helia", holder=0, fleet={"doom-star": 1})
    table.system("brand", holder=1, fleet={"cruisers": 1})
    table.system("sapphire", holder=1, fleet={"doom-star": 1})
    attack(table, 0, "brand", {"helia": {"doom-star": 1}})
    roll(table, [1] * 5, [1])
    quiet_until(table, 1)
    table.plays(1, next(word for word in table.options(1) if word.startswith("sacrifice")))
    while table.state.asks(1) and table.state.fight is not None:
        options = table.options(1)
        table.plays(1, next((word for word in options if "sapphire" in word), options[0]))
    assert table.fleet("sapphire").get("cruisers") == 1


def quiet_until(table: Table, seat: int) -> None:
    """Windows pass until this seat may withdraw."""
    while not (table.state.asks(seat) and [word for word in table.options(seat) if word.startswith("sacrifice")]):
        asked = table.asked()[0]
        table.plays(asked, "fight-on" if "fight-on" in table.options(asked) else "done")


@card("feathered-colonists")
def test_feathered_colonists_settle_two_fields_calmer() -> None:
    table = Table("alkari", "sol")
    table.system("verdance", planet="proteus", holder=0, fleet={"frigates": 1})
    assert colonizing_unrest(table.state, 0, at("verdance")) == 3
    table.seat(0, levels={"biology": 3})
    assert colonizing_unrest(table.state, 0, at("verdance")) == 1


@card("temple-of-the-ancients")
def test_the_temple_gives_research_for_every_token() -> None:
    table = Table("alkari", "sol")
    table.seat(0, levels={"physics": 3})
    table.system("verdance", planet="proteus", holder=0, fleet={"frigates": 1}, tokens=1)
    table.begin(0)
    table.plays(0, "play:starting-a:explore", "system:verdance")
    if table.state.asks(0):
        table.plays(0, next(word for word in table.options(0) if word != "done"))
    table.nature("draw-anomaly:seed-ark", "draw-anomaly:mind-worms")
    table.plays(0, "keep-anomaly:seed-ark")
    assert table.has(0, "research") == 1


@card("ancient-winds")
def test_ancient_winds_carry_light_ships_over_half_edges() -> None:
    table = row("alkari", "sol")
    table.seat(0, levels={"engineering": 2})
    assert at("the-crossing") in connected(table.state, 0, at("helia"), FRIGATES)
    assert at("the-crossing") in connected(table.state, 0, at("helia"), CRUISERS)
    assert at("the-crossing") not in connected(table.state, 0, at("helia"), TITAN)
    assert at("the-crossing") not in connected(table.state, 0, at("helia"), NO_CLASS), "not for influence"


@card("ancient-winds")
def test_ancient_winds_pay_a_credit_for_every_new_system() -> None:
    table = row("alkari", "sol", unexplored=("brand", "thalassa", "lapis"))
    table.seat(0, levels={"engineering": 2}, credits=0)
    table.system("helia", holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, FLY, "system:helia", "move:helia:frigates-ready", "fly:brand")
    table.nature("draw-planet:incedius", "draw-planet:tyr")
    table.plays(0, "planet:tyr")
    table.nature("draw-discovery:kelp-forests", "draw-discovery:gold-veins")
    table.plays(0, "discovery:gold-veins")
    assert table.has(0, "credits") == 1


@card("sky-heralds")
def test_sky_heralds_extend_to_wherever_a_unit_is() -> None:
    table = row("alkari", "sol")
    table.seat(0, levels={"government": 1})
    table.system("helia", influence=0)
    table.system("sapphire", holder=0, fleet={"frigates": 1})
    assert reach(table.state, 0, True) >> at("sapphire") & 1
    assert not reach(table.state, 0, False) >> at("sapphire") & 1, "not for Swap Influence"
    assert not reach(table.state, 0, True) >> at("lapis") & 1


@card("great-migration")
def test_great_migration_flies_from_three_systems_and_explores_one() -> None:
    table = row("alkari", "sol")
    table.seat(0, credits=1)
    table.system("helia", holder=0, fleet={"frigates": 1})
    table.system("thalassa", holder=0, fleet={"frigates": 1}, tokens=1)
    table.system("sapphire", holder=0, fleet={"frigates": 1}, tokens=1)
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:helia", "system:thalassa", "system:sapphire", "done")
    table.plays(0, "system:thalassa")
    assert table.has(0, "credits") == 1, "no credit was spent, and none could buy a second system to explore"
    if table.state.asks(0):
        table.plays(0, next(word for word in table.options(0) if word != "done"))
    table.nature("draw-anomaly:seed-ark", "draw-anomaly:mind-worms")
    table.plays(0, "keep-anomaly:seed-ark")
    assert table.state.tokens[at("thalassa")] == 0
    assert table.asked()[0] == 1


# Bulrathi


@card("bulrathi", "ursine-might")
def test_ursine_might_lands_with_one_more_die_for_fours() -> None:
    table = Table("bulrathi", "sol")
    table.system("helia", planet="firma", owner=1, people=(1, 1, 0), holder=0, fleet={"frigates": 1})
    invade(table, 0, "helia")
    roll(table, [4, 4])
    table.plays(0, "land")
    assert table.owner("helia") == 0


@card("stubborn-garrison")
@rule("AA-SUB-80")
def test_a_stubborn_garrison_wants_one_more_success() -> None:
    table = Table("sol", "bulrathi")
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 2})
    invade(table, 0, "helia")
    roll(table, [5, 1])
    assert table.options(0) == ["remove:farmers", "done"], "one success is not enough, but removing is"
    table.plays(0, "remove:farmers")
    assert table.owner("helia") == -1


@card("fortress-economy", "honeyed-stores")
def test_fortresses_produce_and_feed() -> None:
    table = Table("bulrathi", "sol")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), fleet={"outpost": 1})
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    assert incomes(table) == {"food": 2, "production": 1}
    table.seat(0, levels={"biology": 3})
    assert incomes(table) == {"food": 3, "production": 1}


@card("honeyed-stores")
def test_honeyed_stores_need_an_own_orbital_in_an_own_system() -> None:
    table = Table("bulrathi", "sol")
    table.seat(0, levels={"biology": 3})
    table.system("verdance", planet="proteus", owner=1, people=(1, 0, 0), fleet={"outpost": 1}, holder=0)
    assert incomes(table) == {}


@card("drop-pods")
def test_every_titan_drops_with_a_die_more() -> None:
    table = Table("bulrathi", "sol")
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"titan": 2})
    invade(table, 0, "helia")
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:9", "2 x 3, two Drop Pods, Ursine Might"


@card("siege-engine")
def test_the_siege_engine_weakens_orbital_buildings() -> None:
    table = skirmish(empires=("bulrathi", "sol"), fleet={"doom-star": 1}, against={"outpost": 1, "battle-station": 1})
    assert sorted(hulls(table, 1)) == [1, 3]


@card("proving-grounds")
def test_proving_grounds_learn_from_every_combat_and_invasion() -> None:
    table = Table("bulrathi", "sol")
    table.seat(0, levels={"physics": 3})
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 1}, holder=5)
    ambush(table, 0, "verdance", {"thalassa": {"titan": 1}})
    roll(table, [6, 1, 1], [1])
    quiet(table)
    assert table.has(0, "research") == 1
    table.system("helia", planet="firma", owner=0, people=(2, 0, 0), holder=1, fleet={"frigates": 1})
    invade(table, 1, "helia")
    roll(table, [1])
    assert table.has(0, "research") == 2, "as the one who was invaded, too"


@card("fortress-worlds")
def test_fortress_worlds_strengthen_orbital_buildings() -> None:
    table = Table("bulrathi", "sol")
    table.seat(0, levels={"engineering": 3})
    assert [firepower(table.state, 0, cls) for cls in (OUTPOST, BATTLE_STATION)] == [3, 4]
    assert [hull(table.state, 0, cls) for cls in (OUTPOST, BATTLE_STATION)] == [3, 5]


@card("war-tithes")
def test_war_tithes_pay_for_won_invasions() -> None:
    table = Table("bulrathi", "sol")
    table.seat(0, levels={"government": 3}, credits=0)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 1})
    invade(table, 0, "helia")
    roll(table, [4, 1])
    table.plays(0, "land")
    assert table.has(0, "credits") == 3


@card("bear-rush")
def test_bear_rush_attacks_and_invades_at_once() -> None:
    table = row("bulrathi", "sol")
    table.seat(0, credits=3)
    table.system("helia", holder=0, fleet={"cruisers": 2})
    table.system("brand", owner=1, people=(1, 0, 0), fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:helia", "move:helia:cruisers-ready", "move:helia:cruisers-ready")
    fight_out(table, 6, 1)
    assert table.options(0) == ["system:brand", "done"]
    table.plays(0, "system:brand")
    assert table.fleet("brand") == {"cruisers-exhausted": 2}, "exhausted units invade"
    roll(table, [4, 4, 1])
    table.plays(0, "land")
    assert (table.owner("brand"), table.has(0, "credits")) == (0, 3)


@card("bear-rush")
def test_bear_rush_does_not_invade_what_it_has_not_taken() -> None:
    table = row("bulrathi", "sol")
    table.system("helia", holder=0, fleet={"cruisers": 1})
    table.system("brand", owner=1, people=(1, 0, 0), fleet={"battle-station": 1})
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:helia", "move:helia:cruisers-ready")
    fight_out(table, 1)
    assert table.asked()[0] == 1, "drawn after five rounds: nothing to invade"
