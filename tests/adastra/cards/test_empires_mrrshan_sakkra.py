"""Mrrshan and Sakkra: abilities, specials of units, unique milestones, empire actions."""

from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.names import ATTACK, FARMERS, SCIENTISTS, WORKERS
from orrery.games.parts.effect import Resolve
from tests.adastra.cards.playing import at, duel, hits, incomes, quiet, roll, settle, skirmish
from tests.adastra.combat.fighting import ambush, attack, raid
from tests.adastra.galaxies import fight_out, row
from tests.adastra.table import Table
from tests.markers import card, rule

GROW = "play:starting-b:growth"

# Mrrshan


@card("mrrshan", "marksmen")
def test_marksmen_hit_with_fours_and_reroll_a_die() -> None:
    table = skirmish(empires=("mrrshan", "sol"), fleet={"frigates": 2}, against={"cruisers": 1})
    roll(table, [4, 1], [1])
    table.plays(0, "use:marksmen", "reroll:1")
    table.rolls(4)
    assert "Ada deals 2 damage; shields stop 0." in hits(table), "basic effect and Laser cost 4"


@card("thrill-of-the-hunt")
def test_thrill_of_the_hunt_rewards_every_victory() -> None:
    table = skirmish(empires=("mrrshan", "sol"), fleet={"titan": 1}, against={"frigates": 1})
    table.seat(0, unrest=3, credits=0)
    roll(table, [6, 1, 1, 1], [1])
    quiet(table)
    assert (table.has(0, "credits"), table.has(0, "unrest")) == (1, 2)


@card("thrill-of-the-hunt")
def test_thrill_of_the_hunt_works_in_ambushes_and_pirate_attacks() -> None:
    table = Table("mrrshan", "sol")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 1}, holder=5)
    ambush(table, 0, "verdance", {"thalassa": {"titan": 1}})
    roll(table, [6, 1, 1, 1], [1])
    quiet(table)
    assert table.has(0, "credits") == 1 + 1, "the hunt, and the Raiders' reward"
    table = Table("mrrshan", "sol")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 1}, holder=5)
    table.system("thalassa", planet="aurora", fleet={"titan": 1}, holder=0)
    raid(table, "verdance", "thalassa", active=1)
    roll(table, [1], [6, 1, 1, 1])
    quiet(table)
    assert table.has(0, "credits") == 2


@card("hunting-grounds")
def test_hunting_grounds_count_controlled_systems_of_others_too() -> None:
    table = Table("mrrshan", "sol")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), fleet={"frigates": 1})
    assert incomes(table) == {"food": 1}
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 1})
    assert incomes(table) == {"food": 1, "production": 1}
    table.system("lapis", planet="keeta", holder=0, fleet={"frigates": 1})
    table.system("the-wormhole", holder=0, fleet={"frigates": 1})
    assert incomes(table) == {"food": 1, "production": 2}, "at most 2"


@card("alpha-strike")
def test_alpha_strike_adds_a_die_to_the_attackers_first_roll_once() -> None:
    table = skirmish(empires=("mrrshan", "sol"), fleet={"titan": 2}, against={"battle-station": 1})
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:9", "2 x 4 and one more"
    table = duel("sol", "mrrshan", fleet={"cruisers": 1}, against={"titan": 1})
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    roll(table, [1])
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:4", "not for the defender"


@card("terror")
def test_terror_takes_a_die_in_every_roll_but_not_the_last() -> None:
    table = skirmish(empires=("mrrshan", "sol"), fleet={"doom-star": 1}, against={"battle-station": 1})
    roll(table, [1] * 6)
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:2", "3 - 1"
    table = skirmish(empires=("mrrshan", "sol"), fleet={"doom-star": 1}, against={"cruisers": 1})
    roll(table, [1] * 6)
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:1"


@card("trophy-hunters")
def test_trophy_hunters_are_paid_for_destroyed_enemies() -> None:
    table = skirmish(empires=("mrrshan", "sol"), fleet={"doom-star": 1}, against={"frigates": 4, "outpost": 1})
    table.seat(0, levels={"biology": 3}, credits=0)
    roll(table, [6, 6, 6, 6, 6, 6], [1] * 6)
    assign_all(table)
    quiet(table)
    assert table.has(0, "credits") == 3 + 1, "five destroyed, at most 3; and the Thrill of the Hunt"


def assign_all(table: Table) -> None:
    """Damage goes wherever is offered first."""
    while table.state.pending() and not table.state.asks(-1):
        seat = table.asked()[0]
        options = table.options(seat)
        if not options[0].startswith("element"):
            return
        table.plays(seat, options[0])


@card("targeting-matrix")
def test_targeting_matrix_cheapens_technologies_only() -> None:
    table = skirmish("fusion-beam", empires=("mrrshan", "sol"), fleet={"frigates": 1}, against={"cruisers": 1})
    table.seat(0, levels={"physics": 4})
    roll(table, [3], [1])
    quiet(table)
    assert "Ada deals 1 damage; shields stop 0." in hits(table), "the Laser fires for 3"
    table = skirmish(empires=("mrrshan", "sol"), fleet={"frigates": 2}, against={"cruisers": 1})
    table.seat(0, levels={"physics": 4})
    roll(table, [3, 3], [1])
    quiet(table)
    assert "Ada deals 1 damage; shields stop 0." in hits(table), "the basic effect still costs 4"


@card("war-foundries")
def test_war_foundries_make_every_unit_cheaper() -> None:
    table = Table("mrrshan", "sol")
    table.seat(0, production=9, credits=2, levels={"engineering": 3})
    for system, planet in (("verdance", "proteus"), ("helia", "firma"), ("brand", "rha")):
        table.system(system, planet=planet, owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "play:starting-b:build", "system:verdance", "system:helia", "system:brand")
    table.plays(0, "build-unit:cruisers", "build-unit:cruisers", "build-unit:frigates")
    assert table.has(0, "production") == 9 - 2 - 2 - 1


@card("call-of-the-pride")
def test_call_of_the_pride_attacks_for_a_credit() -> None:
    table = row("mrrshan", "sol")
    table.seat(0, credits=1, levels={"government": 1}, starting=(0, 0, 0))
    table.system("helia", holder=0, fleet={"frigates": 1})
    table.system("brand", holder=1, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "use:call-of-the-pride", "system:helia", "move:helia:frigates-ready")
    assert table.has(0, "credits") == 0
    assert table.state.fight is not None


@card("pounce")
def test_pounce_reaches_further_and_leaves_nobody_exhausted() -> None:
    table = row("mrrshan", "sol")
    table.system("helia", holder=0, fleet={"cruisers": 2})
    table.system("thalassa", holder=1, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:helia", "move:helia:cruisers-ready", "done")
    fight_out(table, 6, 1)
    assert table.fleet("thalassa") == {"cruisers": 1}, "ready, and two jumps away"
    assert table.fleet("helia") == {"cruisers": 1}


@card("pounce")
def test_an_ordinary_attack_exhausts_and_reaches_one_jump() -> None:
    table = row("mrrshan", "sol")
    table.system("helia", holder=0, fleet={"cruisers": 1})
    table.system("brand", holder=1, fleet={"frigates": 1})
    table.push(Resolve(0, -1, Act(ATTACK)), active=0)
    table.plays(0, "system:helia", "move:helia:cruisers-ready")
    fight_out(table, 6, 1)
    assert table.fleet("brand") == {"cruisers-exhausted": 1}


# Sakkra


@card("sakkra", "prolific")
@rule("AA-SUB-29")
def test_prolific_creates_two_in_one_system() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=5, credits=0)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers", "profession:farmers")
    assert (table.people("verdance"), table.has(0, "food")) == ((3, 0, 0), 0), "2 and then 3 food"


@card("subterranean")
def test_subterranean_houses_one_more_farmer() -> None:
    table = Table("sakkra", "sol")
    table.system("verdance", planet="proteus", owner=0, people=(3, 0, 0))
    assert limit(table.state, at("verdance"), FARMERS, 0) == 4
    assert limit(table.state, at("verdance"), FARMERS, 1) == 3


@card("spawning-pools")
def test_spawning_pools_count_systems_with_two_farmers_at_most_three() -> None:
    table = Table("sakkra", "sol")
    planets = {"verdance": "proteus", "helia": "firma", "brand": "rha", "lapis": "keeta"}
    for system, planet in planets.items():
        table.system(system, planet=planet, owner=0, people=(2, 0, 0))
    assert incomes(table) == {"food": 8 + 3}


@card("brood-ship")
def test_a_titan_brings_the_first_settlers_along() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=0)
    table.system("helia", planet="firma", holder=0, fleet={"titan": 1})
    table.begin(0)
    table.plays(0, GROW, "system:helia", "profession:workers")
    assert table.owner("helia") == 0
    assert sum(table.people("helia")) == 1
    assert table.has(0, "food") == 0


@card("spawning-ark")
def test_the_doom_star_grows_besides() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=9, credits=0)
    table.system("helia", planet="firma", holder=0, fleet={"doom-star": 1})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW)
    if table.state.asks(0) and "system:verdance" in table.options(0):
        table.plays(0, "system:verdance")
    while table.state.asks(0):
        options = table.options(0)
        table.plays(0, next((word for word in options if word.startswith("profession")), options[-1]))
    assert sum(table.people("helia")) >= 1
    assert sum(table.people("verdance")) >= 2
    assert table.has(0, "credits") == 0


@card("deep-warrens")
def test_deep_warrens_house_more_where_three_live() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, levels={"biology": 2})
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    assert limit(table.state, at("verdance"), SCIENTISTS, 0) == 1
    table.system("verdance", people=(3, 0, 0))
    assert limit(table.state, at("verdance"), SCIENTISTS, 0) == 2
    assert limit(table.state, at("verdance"), WORKERS, 0) == 1


@card("swarm-intellect")
def test_swarm_intellect_counts_every_five_population() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, levels={"physics": 3})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 3))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 4))
    assert incomes(table)["research"] == 1, "nine"
    table.system("verdance", people=(1, 0, 4))
    assert incomes(table)["research"] == 2


@card("slave-pits")
def test_slave_pits_add_a_production_to_forced_labour_once_a_round() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, levels={"engineering": 3}, unrest=0, food=0)
    table.begin(0)
    table.plays(0, "labour", "fields:2", "gain:food")
    assert table.stock(0) == (1, 0, 1, 0)
    table.plays(0, GROW)
    if table.state.asks(0) and "done" in table.options(0):
        table.plays(0, "done")
    table.plays(1, "pass")
    settle(table, 1)
    table.plays(0, "labour", "fields:2", "gain:food")
    assert table.stock(0) == (2, 0, 1, 0), "the pits are used up for this round"


@card("slave-pits")
def test_slave_pits_want_two_fields() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, levels={"engineering": 3}, unrest=0)
    table.begin(0)
    table.plays(0, "labour", "fields:1")
    assert table.stock(0) == (0, 0, 0, 0)


@card("clutch-mothers")
def test_clutch_mothers_grow_for_a_credit() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=1, credits=1, levels={"government": 1}, starting=(0, 0, 0))
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "use:clutch-mothers", "system:verdance", "profession:scientists")
    assert table.people("verdance") == (1, 1, 0)
    assert table.stock(0) == (0, 0, 0, 0)


@card("spawning-season")
def test_spawning_season_grows_in_three_systems_without_credits() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=9, credits=0)
    for system, planet in (("verdance", "proteus"), ("helia", "firma"), ("brand", "rha")):
        table.system(system, planet=planet, owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:verdance", "system:helia", "system:brand")
    while table.state.asks(0):
        options = table.options(0)
        table.plays(0, next((word for word in options if word.startswith("profession")), options[-1]))
    assert all(sum(table.people(system)) >= 2 for system in ("verdance", "helia", "brand"))
