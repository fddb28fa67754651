from __future__ import annotations

from orrery.games.adastra.combat.begin import MEETING, begin_fight
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import NONE
from orrery.games.adastra.player import COMBATS_WON
from orrery.games.adastra.state import BONUS, EMPIRE
from tests.adastra.combat.fighting import (
    ambush,
    attack,
    digit,
    duel,
    element_names,
    fight,
    hulls,
    hunt,
    picks,
    raid,
    rolls,
    scrapped,
    supply,
)
from tests.adastra.table import Table
from tests.markers import card, rule


@rule("AA-TEST-8", "AA-CMB-1", "AA-CMB-2", "AA-CMB-3", "AA-CMB-5", "AA-CMB-6", "AA-CMB-9", "AA-TEST-9", "AA-TEST-11")
@card("fighter-hangars", "class-i-shield", "plasma-cannon", "neutron-blaster", "laser-cannon")
def test_the_printed_combat() -> None:
    forces = {"titan": 1, "cruisers": 1, "frigates": 2}
    table = duel("sol", "psilon", fleet=forces, against={"outpost": 1, "cruisers": 1}, noisy=(0, 1))
    table.seat(0, developed=["plasma-cannon"])
    table.seat(1, developed=["neutron-blaster", "fighter-hangars"])
    attack(table, 0, "thalassa", {"verdance": forces})
    table.plays(0, "use:class-i-shield")
    table.plays(1, "sacrifice:starting-b", "done")
    rolls(table, [6, 6, 5, 4, 4, 2], [6, 4, 3, 2, 1])
    assert "Ada deals 7 damage; shields stop 0." in table.log()
    assert "Bo deals 3 damage; shields stop 1." in table.log()
    assert table.asked() == (1, "AssignDamage")
    assert element_names(table, 1) == ["titan", "cruisers", "frigates"]
    picks(table, 1, "titan", "titan", "frigates")
    assert table.fleet("thalassa") == {"cruisers-exhausted": 1, "frigates-exhausted": 1}
    assert table.holder("thalassa") == 0
    assert table.fleet("verdance") == {}
    assert scrapped(table, 0) == {"titan": 1, "frigates": 1}
    assert scrapped(table, 1) == {"cruisers": 1}
    assert supply(table, 1, "outpost") == 3
    assert table.state.fight is None


@rule("AA-CMB-0")
def test_without_a_defender_there_is_no_combat() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1}, against={"frigates": 1})
    begin_fight(table.state, STARS.number("lapis"), 0, 0, (STARS.number("verdance"), digit("frigates"), 1))
    assert table.state.fight is None
    assert not table.state.agenda


@rule("AA-CMB-SIDES")
def test_the_attackers_fight_all_units_and_orbitals_of_the_target_and_nobody_else() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 3, "titan": 1}, against={"frigates": 2, "battle-station": 1})
    table.system("verdance", owner=0, people=(1, 0, 0), fleet={"outpost": 1})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 2}})
    found = fight(table)
    assert [found.what[one] for one in found.elements(0)] == [0, 0]
    assert sorted(found.what[one] for one in found.elements(1)) == [0, 0, 13]


@rule("AA-CMB-LEAD", "AA-WIN-2")
def test_the_active_player_begins_in_windows() -> None:
    forces = {"frigates": 1}
    table = duel("sol", "psilon", fleet=forces, against={"frigates": 1}, noisy=(0, 1))
    attack(table, 0, "thalassa", {"verdance": forces})
    assert table.asked() == (0, "UseEffect")
    table.plays(0, "done")
    assert table.asked() == (1, "UseEffect")
    table.plays(1, "done")
    assert table.asked()[0] == -1


@rule("AA-CMB-LEAD")
def test_in_somebody_elses_turn_the_attacking_player_begins() -> None:
    table = Table("sol", "psilon", "klackon")
    table.system("verdance", planet="proteus", fleet={"frigates": 1}, holder=0)
    table.system("thalassa", planet="willow", fleet={"frigates": 1}, holder=1)
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}}, active=2)
    assert table.asked() == (0, "UseEffect")


@rule("AA-SUB-77", "AA-CMB-LEAD")
def test_in_a_pirate_attack_the_defender_leads_even_after_passing() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 2}, holder=5)
    table.system("thalassa", planet="willow", fleet={"cruisers": 1}, holder=1)
    table.player(1).counts[-1] = 1
    raid(table, "verdance", "thalassa", active=0)
    assert table.asked() == (1, "UseEffect")
    assert table.options(1) == ["use:class-i-shield", "done"]
    table.plays(1, "done")
    rolls(table, [1, 1], [1])
    assert table.asked() == (1, "WithdrawOrFight")
    assert "sacrifice:starting-b" in table.options(1)


@rule("AA-CMB-3", "AA-SUB-60")
def test_damage_lasts_through_the_rounds_and_is_gone_afterwards() -> None:
    table = duel("sol", "psilon", fleet={"cruisers": 1}, against={"cruisers": 1})
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    for number in range(3):
        assert fight(table).round == number + 1
        assert hulls(table, 1) == [3 - number]
        rolls(table, [5], [1])
    assert table.fleet("thalassa") == {"cruisers-exhausted": 1}
    table.system("lapis", planet="crypto", fleet={"frigates": 1}, holder=1)
    attack(table, 1, "thalassa", {"lapis": {"frigates": 1}})
    assert hulls(table, 1) == [3]


@rule("AA-SUB-59", "AA-CMB-WIN", "AA-CMB-6")
def test_both_sides_may_lose_everything_at_once() -> None:
    table = duel("mrrshan", "mrrshan", fleet={"frigates": 1}, against={"frigates": 1})
    table.system("thalassa", owner=1, people=(1, 0, 0))
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    rolls(table, [1], [1])
    assert table.state.fight is not None
    table.plays(0, "done")
    table.plays(1, "done")
    rolls(table, [6], [6])
    table.plays(0, "done")
    table.plays(1, "done")
    assert table.state.fight is None
    assert (table.holder("thalassa"), table.holder("verdance"), table.owner("thalassa")) == (NONE, NONE, 1)
    assert table.people("thalassa") == (1, 0, 0)
    assert [player.counts[COMBATS_WON] for player in table.state.players] == [0, 0]
    assert table.log()[-1] == "The combat at Thalassa is a draw."
    assert table.has(0, "credits") == 0


@rule("AA-CMB-WIN")
@card("thrill-of-the-hunt")
def test_the_winner_of_a_combat_with_a_player_is_counted() -> None:
    table = duel("mrrshan", "psilon", fleet={"cruisers": 2}, against={"frigates": 1})
    table.seat(0, unrest=5)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    rolls(table, [6, 1, 1, 1], [1])
    table.plays(0, "done")
    assert table.player(0).counts[COMBATS_WON] == 1
    assert (table.has(0, "credits"), table.has(0, "unrest")) == (1, 4)


@rule("AA-CMB-WIN", "AA-NEU-3")
@card("thrill-of-the-hunt")
def test_a_win_over_neutral_elements_triggers_but_is_not_counted_as_one_over_players() -> None:
    table = hunt("mrrshan", {"cruisers": 1}, {"pirate-raiders": 1})
    table.seat(0, unrest=5)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    rolls(table, [4, 1], [1])
    table.plays(0, "done")
    assert table.player(0).counts[COMBATS_WON] == 0
    assert (table.has(0, "credits"), table.has(0, "unrest")) == (2, 4)


@rule("AA-CMB-DEAD", "AA-DEF-REM")
def test_destroyed_units_are_scrapped_and_orbitals_return_to_the_supply() -> None:
    table = duel("sol", "psilon", fleet={"titan": 3}, against={"battle-station": 1, "frigates": 1})
    before = supply(table, 1, "battle-station"), supply(table, 1, "frigates")
    attack(table, 0, "thalassa", {"verdance": {"titan": 3}})
    rolls(table, [6] * 12, [1] * 4)
    assert (supply(table, 1, "battle-station"), supply(table, 1, "frigates")) == (before[0] + 1, before[1])
    assert scrapped(table, 1) == {"frigates": 1}


@rule("AA-SUB-68", "AA-CMB-9", "AA-ATK-4")
def test_more_attackers_than_slots() -> None:
    table = duel("sol", "psilon", fleet={"titan": 2}, against={"frigates": 1})
    table.system("lapis", planet="crypto", fleet={"cruisers": 2}, holder=0)
    attack(table, 0, "thalassa", {"verdance": {"titan": 2}, "lapis": {"cruisers": 2}})
    rolls(table, [6] * 10, [1])
    assert table.asked() == (0, "MoveIn")
    assert element_names(table, 0) == ["titan", "cruisers"]
    picks(table, 0, "cruisers", "titan", "cruisers")
    assert table.state.fight is None
    assert table.fleet("thalassa") == {"cruisers-exhausted": 2, "titan-exhausted": 1}
    assert table.fleet("verdance") == {"titan-exhausted": 1}
    assert table.fleet("lapis") == {}


@rule("AA-CMB-9", "AA-ATK-4", "AA-STATE-2")
def test_defenders_keep_their_state() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1}, against={"cruisers-overloaded": 1, "frigates-exhausted": 1})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    rolls(table, [1], [5, 1])
    assert table.fleet("thalassa") == {"cruisers-overloaded": 1, "frigates-exhausted": 1}


@rule("AA-SUB-49", "AA-STATE-3")
def test_overloaded_units_roll_nothing_in_an_attack_action_and_all_when_they_defend() -> None:
    table = duel("sol", "psilon", fleet={"titan-overloaded": 1}, against={"cruisers-overloaded": 2})
    attack(table, 0, "thalassa", {"verdance": {"titan-overloaded": 1}})
    assert sum(fight(table).power[one] for one in fight(table).elements(0)) == 0
    assert table.options(-1)[-1] == "dice:6:2"
    rolls(table, [5, 1])
    for _ in range(4):
        rolls(table, [1, 1])
    assert table.fleet("verdance") == {"titan-exhausted": 1}
    assert table.fleet("thalassa") == {"cruisers-overloaded": 2}


@rule("AA-SUB-49", "AA-STATE-3")
def test_overloaded_units_fight_an_ambush_with_full_firepower_and_are_exhausted_afterwards() -> None:
    table = hunt("sol", {"frigates": 1}, {"pirate-raiders": 1})
    ambush(table, 0, "thalassa", {"verdance": {"titan-overloaded": 1}})
    assert table.options(-1)[-1] == "dice:6:4"
    rolls(table, [6, 1, 1, 1], [1])
    assert table.fleet("thalassa") == {"titan-exhausted": 1}


@rule("AA-CMB-9")
@card("pounce")
def test_after_pounce_attackers_are_not_exhausted() -> None:
    table = duel("mrrshan", "psilon", fleet={"cruisers": 2}, against={"frigates": 1})
    table.state.turn[EMPIRE] = table.state.turn[BONUS] = 1
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    rolls(table, [6, 1, 1, 1], [1])
    table.plays(0, "done")
    assert table.fleet("thalassa") == {"cruisers": 2}


@rule("AA-CMB-SPEC")
@card("saboteurs")
def test_each_titan_has_its_own_saboteurs() -> None:
    table = duel("darlok", "psilon", fleet={"titan": 2}, against={"battle-station": 2, "outpost": 1}, expansion=True)
    attack(table, 0, "thalassa", {"verdance": {"titan": 2}})
    assert table.options(0) == ["use:saboteurs", "done"]
    table.plays(0, "use:saboteurs")
    assert sorted(element_names(table, 0)) == ["battle-station", "outpost"]
    picks(table, 0, "battle-station")
    table.plays(0, "use:saboteurs")
    picks(table, 0, "battle-station")
    assert table.asked()[0] == -1
    rolls(table, [2, 1, 1, 1, 1, 1])
    assert table.options(-1)[-1] == "dice:6:2"
    rolls(table, [1] * 2)
    picks(table, 0, "outpost")
    rolls(table, [1] * 6)
    assert table.options(-1)[-1] == "dice:6:8"


@rule("AA-DEF-MEET")
def test_arriving_elements_without_an_origin_are_destroyed_if_they_withdraw() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1}, against={"cruisers": 1})
    table.player(0).counts[9] -= 1
    begin_fight(table.state, STARS.number("thalassa"), 0, MEETING, (NONE, digit("frigates"), 1))
    table.state.proceed()
    for _ in range(5):
        rolls(table, [1], [1])
    assert table.state.fight is None
    assert scrapped(table, 0) == {"frigates": 1}
    assert table.fleet("thalassa") == {"cruisers": 1}


@rule("AA-CMB-8")
@card("proving-grounds")
def test_effects_at_the_end_of_combat_are_for_both_sides() -> None:
    table = duel("bulrathi", "bulrathi", fleet={"frigates": 1}, against={"cruisers": 1}, expansion=True)
    for seat in (0, 1):
        table.seat(seat, levels={"physics": 3})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    rolls(table, [1], [6])
    assert (table.has(0, "research"), table.has(1, "research")) == (1, 1)


@rule("AA-CMB-8")
@card("trophy-hunters", "survival-pods")
def test_what_was_destroyed_pays_at_the_end_of_combat() -> None:
    table = duel("mrrshan", "psilon", fleet={"titan": 3}, against={"frigates": 4, "outpost": 1}, expansion=True)
    table.seat(0, levels={"biology": 3})
    table.seat(1, developed=["survival-pods"])
    attack(table, 0, "thalassa", {"verdance": {"titan": 3}})
    rolls(table, [6] * 13, [1] * 6)
    table.plays(0, "done")
    assert table.has(0, "credits") == 3 + 1
    assert table.has(1, "production") == 3


@card("crystal-hull")
def test_a_crystal_hull_withstands_once() -> None:
    table = duel("psilon", "silicoid", fleet={"titan": 3}, against={"titan": 1, "frigates": 1})
    attack(table, 0, "thalassa", {"verdance": {"titan": 3}})
    rolls(table, [6] * 9, [1] * 4)
    for _ in range(3):
        if table.state.fight is not None and table.asked() == (0, "UseEffect"):
            table.plays(0, "done")
    assert hulls(table, 1) == [1]
    assert scrapped(table, 1) == {"frigates": 1}
    rolls(table, [6] + [1] * 8, [1] * 3)
    table.plays(0, "done")
    assert scrapped(table, 1) == {"frigates": 1, "titan": 1}


@card("siege-engine")
def test_a_siege_engine_weakens_orbitals() -> None:
    table = duel(
        "bulrathi", "psilon", fleet={"doom-star": 1}, against={"battle-station": 1, "outpost": 1}, expansion=True
    )
    attack(table, 0, "thalassa", {"verdance": {"doom-star": 1}})
    assert sorted(hulls(table, 1)) == [1, 3]


@card("automated-repair-unit")
def test_a_repair_unit_repairs_after_every_loss_phase() -> None:
    table = duel("sol", "psilon", fleet={"cruisers": 2}, against={"cruisers": 1})
    table.seat(1, developed=["automated-repair-unit"])
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    rolls(table, [5, 5], [1])
    assert hulls(table, 1) == [3]
    table.seat(0, developed=["automated-repair-unit"])
    rolls(table, [5, 1], [5])
    assert (hulls(table, 0), hulls(table, 1)) == ([3, 3], [3])


@card("reinforced-hull")
def test_a_reinforced_hull_is_chosen_at_the_start() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1, "cruisers": 1}, against={"cruisers": 1})
    table.seat(0, developed=["reinforced-hull"])
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1, "cruisers": 1}})
    table.plays(0, "use:reinforced-hull")
    assert table.asked() == (0, "Reinforce")
    picks(table, 0, "frigates")
    assert hulls(table, 0) == [3, 3]


@rule("AA-CMB-1")
@card("antimatter-mine")
def test_a_mine_may_end_a_combat_before_the_first_roll() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1}, against={"frigates": 2})
    table.seat(0, anomalies=["antimatter-mine"])
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    table.plays(0, "use:antimatter-mine")
    assert table.state.fight is None
    assert table.fleet("thalassa") == {"frigates-exhausted": 1}
    assert table.anomalies(0) == []
    assert table.state.reveals


@card("antimatter-mine")
def test_a_mine_is_stronger_among_asteroids_and_asks_what_it_hits() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1}, against={"cruisers": 1, "outpost": 1})
    table.system("thalassa", discovery="ore-belt")
    table.seat(0, anomalies=["antimatter-mine"])
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    table.plays(0, "use:antimatter-mine")
    assert table.asked() == (0, "AssignDamage")
    picks(table, 0, "cruisers", "cruisers", "cruisers")
    assert scrapped(table, 1) == {"cruisers": 1}
