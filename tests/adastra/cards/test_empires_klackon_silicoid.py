"""Klackon and Silicoid: abilities, specials of units, unique milestones, empire actions."""

from orrery.games.adastra.actions.growth import colonizing_unrest
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.names import WORKERS
from orrery.games.adastra.rounds.draft import Draft
from orrery.games.adastra.rounds.management import PayForUnrest
from tests.adastra.cards.playing import at, hits, incomes, quiet, roll, skirmish
from tests.adastra.combat.fighting import hulls, invade, scrapped
from tests.adastra.table import Table
from tests.markers import card, rule

GROW = "play:starting-b:growth"
BUILD = "play:starting-b:build"

# Klackon


@card("klackon", "hive-mind")
def test_hive_mind_colonizes_a_field_calmer() -> None:
    table = Table("klackon", "sol")
    table.seat(0, food=1)
    table.system("verdance", planet="proteus", holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert table.has(0, "unrest") == 3 - 1


@card("caste-labour", "cloning-center")
def test_caste_labour_and_cloning_center_do_not_add_up_on_one_worker() -> None:
    table = Table("klackon", "sol")
    table.seat(0, food=9, developed=["cloning-center"])
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.begin(0)
    table.plays(0, GROW, "system:brand", "profession:workers")
    assert table.has(0, "food") == 9 - 3 + 1


@card("caste-labour")
def test_klackons_hold_one_technology_less() -> None:
    table = Table("klackon", "sol")
    table.seat(0, developed=["phasor", "ion-drive", "star-gate"], hand=["mass-driver"], levels={"engineering": 1})
    table.begin(0)
    table.plays(0, "play:mass-driver:attack")
    assert "develop" not in table.options(0), "five are there already: one has to make room"
    assert "discard:phasor" in table.options(0)


@card("worker-caste")
def test_worker_caste_counts_systems_with_two_workers() -> None:
    table = Table("klackon", "sol")
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.system("helia", planet="firma", owner=0, people=(0, 0, 1))
    assert incomes(table) == {"production": 3 + 1}


@card("swarm")
def test_three_frigates_swarm_and_two_do_not() -> None:
    table = skirmish(empires=("klackon", "sol"), fleet={"frigates": 3}, against={"cruisers": 1})
    roll(table, [5, 5, 5, 5], [1])
    assert "Ada deals 4 damage; shields stop 0." in hits(table)
    table = skirmish(empires=("klackon", "sol"), fleet={"frigates": 2}, against={"cruisers": 1})
    roll(table, [5, 5], [1])
    assert "Ada deals 2 damage; shields stop 0." in hits(table)


@card("swarm")
def test_six_frigates_swarm_once() -> None:
    table = skirmish(empires=("klackon", "sol"), fleet={"frigates": 6}, against={"battle-station": 1})
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:7", "six and one more"


@card("hive-carrier")
def test_a_titan_builds_frigates_where_nobody_lives() -> None:
    table = Table("klackon", "sol")
    table.seat(0, production=9)
    table.system("helia", planet="firma", holder=0, fleet={"titan": 1})
    table.begin(0)
    table.plays(0, BUILD, "system:helia")
    assert table.options(0) == ["build-unit:frigates", "done"]
    table.plays(0, "build-unit:frigates")
    assert table.fleet("helia") == {"titan": 1, "frigates": 1}


@card("devouring-swarm")
def test_the_doom_star_devours_with_two_more_dice() -> None:
    table = Table("klackon", "sol")
    table.system("helia", planet="firma", owner=1, people=(1, 1, 1), holder=0, fleet={"doom-star": 1})
    invade(table, 0, "helia")
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:7", "firepower 5 and two more"


@card("hive-burrows")
def test_hive_burrows_house_one_more_worker() -> None:
    table = Table("klackon", "sol")
    table.system("brand", planet="rha", owner=0, people=(0, 0, 1))
    before = limit(table.state, at("brand"), WORKERS, 0)
    table.seat(0, levels={"biology": 2})
    assert limit(table.state, at("brand"), WORKERS, 0) == min(4, before + 1)


@card("collective-memory")
def test_collective_memory_draws_a_card_when_the_draft_is_over() -> None:
    table = Table("klackon", "sol")
    table.seat(0, levels={"physics": 4})
    table.push(Draft())
    while table.state.pending():
        question = table.state.pending()[0]
        if question.seat == -1 and len(table.hand(0)) == 3:
            break
        options = table.state.options(question.seat)
        table.state.answer(question.seat, options[0])
    assert len(table.hand(0)) == 3
    table.nature(table.options(-1)[0])
    assert len(table.hand(0)) == 4
    assert len(table.hand(1)) == 3


@card("endless-shift")
def test_endless_shift_needs_two_workers_beside_the_factory() -> None:
    table = Table("klackon", "sol")
    table.seat(0, levels={"engineering": 3})
    table.system("brand", planet="rha", owner=0, people=(0, 0, 1), buildings=["automated-factory"])
    assert incomes(table) == {"production": 1 + 1}
    table.system("brand", people=(0, 0, 2))
    assert incomes(table) == {"production": 2 + 1 + 1 + 1}, "workers, factory, Worker Caste, Endless Shift"


@card("hive-labour")
def test_hive_labour_frees_a_system_and_saves_a_production_on_top_of_discounts() -> None:
    table = Table("klackon", "sol")
    table.seat(0, production=4, credits=0, developed=["orbital-shipyard"])
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:verdance", "system:helia")
    table.plays(0, "build-unit:cruisers", "build-unit:cruisers")
    assert table.has(0, "production") == 4 - 1 - 3


# Silicoid


@card("silicoid", "lithovores")
def test_lithovores_pay_food_in_production_in_any_mix() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, food=1, production=2)
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.begin(0)
    table.plays(0, GROW, "system:brand", "profession:workers")
    assert table.people("brand") == (0, 0, 3)
    assert table.stock(0) == (0, 0, 0, 0)


@card("stone-patience")
def test_stone_patience_discards_one_resource_less() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, food=5, unrest=8)
    table.push(PayForUnrest(0), active=0)
    assert table.has(0, "food") == 4, "level 2, one less"
    table.seat(0, food=5, unrest=4)
    table.push(PayForUnrest(0), active=0)
    assert table.has(0, "food") == 5, "level 1: nothing"


@card("crystal-harmonics")
def test_crystal_harmonics_count_every_three_workers() -> None:
    table = Table("silicoid", "sol")
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.system("helia", planet="firma", owner=0, people=(0, 0, 3))
    assert incomes(table) == {"production": 5, "credits": 1}
    table.system("brand", people=(0, 0, 3))
    assert incomes(table)["credits"] == 2


@card("crystal-hull")
def test_crystal_hull_saves_a_titan_once() -> None:
    table = skirmish(empires=("silicoid", "sol"), fleet={"titan": 1}, against={"cruisers": 6})
    roll(table, [1, 1, 1], [6, 6, 6, 6, 6, 6])
    assert hulls(table, 0) == [1], "hull 3, six damage: it stays with 1"
    roll(table, [1, 1, 1], [6, 1, 1, 1, 1, 1])
    quiet(table)
    assert scrapped(table, 0) == {"titan": 1}, "only once in a combat"


@card("living-mountain")
def test_the_doom_star_shields_the_fleet() -> None:
    table = skirmish(empires=("silicoid", "sol"), fleet={"doom-star": 1}, against={"cruisers": 2})
    roll(table, [1, 1, 1, 1], [6, 6])
    assert "Bo deals 1 damage; shields stop 1." in hits(table)


@card("living-mountain", "class-v-shield")
def test_shield_points_of_units_are_added_to_a_shield_technology() -> None:
    table = skirmish("class-v-shield", empires=("silicoid", "sol"), fleet={"doom-star": 1}, against={"cruisers": 3})
    roll(table, [1, 1, 1, 1], [6, 6, 6])
    assert "Bo deals 1 damage; shields stop 2." in hits(table)


@card("crystal-gardens")
def test_crystal_gardens_give_food_and_research() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, production=1, levels={"biology": 1})
    table.begin(0)
    table.plays(0, "use:crystal-gardens")
    assert table.stock(0) == (1, 1, 0, 0)


@card("geosymbiosis")
def test_geosymbiosis_settles_harsh_worlds_calmly() -> None:
    table = Table("silicoid", "sol")
    table.system("thalassa", planet="willow", holder=0, fleet={"frigates": 1})
    before = colonizing_unrest(table.state, 0, at("thalassa"))
    table.seat(0, levels={"biology": 3}, food=1)
    assert colonizing_unrest(table.state, 0, at("thalassa")) == 0, "Willow is hot"
    assert before == 0, "2 and an adaptation of -2"
    table.system("verdance", planet="proteus", holder=0, fleet={"frigates": 1})
    assert colonizing_unrest(table.state, 0, at("verdance")) == 3, "Proteus has no trait"


@card("piezo-minds")
def test_piezo_minds_count_systems_with_three_workers() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, levels={"physics": 3})
    table.system("brand", planet="rha", owner=0, people=(0, 0, 3))
    table.system("helia", planet="firma", owner=0, people=(0, 0, 2))
    assert incomes(table)["research"] == 1


@card("mineral-exchange")
def test_mineral_exchange_turns_production_into_other_resources() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, production=4, levels={"government": 3})
    table.begin(0)
    table.plays(0, "use:mineral-exchange", "pay:production", "pay:production")
    assert "gain:production" not in table.options(0)
    table.plays(0, "gain:food", "gain:research", "gain:credits")
    assert table.stock(0) == (1, 1, 1, 1)


@card("mineral-bloom")
@rule("AA-SUB-21")
def test_mineral_bloom_makes_a_population_cheaper_on_top_of_discounts() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, food=0, production=2, credits=0, developed=["cloning-center"])
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.system("helia", planet="firma", owner=0, people=(0, 1, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:brand", "system:helia")
    table.plays(0, "profession:workers")
    assert table.people("brand") == (0, 0, 3)
    assert table.has(0, "production") == 1, "3 - 1 - 1, paid in production"


@card("mineral-bloom")
def test_mineral_bloom_never_makes_population_free() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, food=0, production=1, credits=0, developed=["cloning-center"])
    table.system("brand", planet="rha", owner=0, people=(0, 1, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:brand")
    while table.state.asks(0) and "profession:workers" not in table.options(0):
        table.plays(0, "done")
    table.plays(0, "profession:workers")
    assert table.stock(0) == (0, 0, 0, 0)
