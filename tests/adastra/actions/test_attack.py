"""AA-ATK: who attacks what, from where, and in which order combats are fought."""

from orrery.games.adastra.actions.attack import Attack
from orrery.games.adastra.combat.fight import ATTACK_ACTION
from orrery.games.adastra.galaxy.control import controlled
from orrery.games.adastra.names import NEUTRAL
from orrery.games.adastra.player import SCRAPPED
from orrery.games.adastra.state import BONUS, CHOSEN, EMPIRE
from tests.adastra.galaxies import choose, fight_out, jumps, names, number, row
from tests.adastra.table import Table
from tests.markers import card, rule


def attack(table: Table, *systems: str, seat: int = 0) -> Table:
    """An Attack from these systems."""
    table.state.turn[CHOSEN] = 0
    table.push(Attack(seat), active=seat)
    return choose(table, seat, *systems)


def forces(table: Table) -> list[tuple[int, int]]:
    """Origin and digit of each attacker in the combat under way."""
    fight = table.state.fight
    assert fight is not None
    return [(fight.origin[element], fight.what[element]) for element in fight.elements(0)]


# AA-ATK-1, AA-ATK-2


@rule("AA-ATK-1", "AA-ATK-3")
def test_a_unit_attacks_a_connected_system_that_holds_an_enemy() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", fleet={"outpost": 1}, holder=1)
    attack(table, "helia")
    assert table.options(0) == ["move:helia:frigates-ready", "done"]
    table.plays(0, "move:helia:frigates-ready")
    fight = table.state.fight
    assert fight is not None
    assert (fight.system, fight.attacker, fight.defender, fight.kind) == (number("brand"), 0, 1, ATTACK_ACTION)
    assert forces(table) == [(number("helia"), 0)]


@rule("AA-ATK-1", "AA-ACT-9")
def test_a_system_without_a_target_in_reach_is_refused_and_an_attack_may_be_empty() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("sapphire", fleet={"cruisers": 1}, holder=1)
    table.push(Attack(0), active=0)
    assert table.state.pending() == [], "nothing to choose"
    table.system("lapis", fleet={"cruisers": 1}, holder=0)
    table.push(Attack(0), active=0)
    assert table.refusal(0, "system:helia") == "no-target"
    assert table.options(0) == ["system:lapis", "done"]
    table.plays(0, "done")
    assert table.state.pending() == []
    assert table.state.fight is None


@rule("AA-ATK-1")
def test_planets_and_population_without_defenders_are_no_target() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", owner=1, people=(1, 1, 0), buildings=["csth"])
    table.push(Attack(0), active=0)
    assert table.state.pending() == []


@rule("AA-ATK-2", "AA-FLIGHT-3", "AA-FLIGHT-4")
def test_enemies_and_full_systems_stop_an_attack_on_the_way_alone() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("thalassa", fleet={"frigates": 9}, holder=1)
    table.push(Attack(0), active=0)
    assert table.options(0) == ["system:helia", "done"], "the target may be full"
    table.plays(0, "done")
    table.system("brand", fleet={"titan": 3}, holder=0)
    table.push(Attack(0), active=0)
    assert table.refusal(0, "system:helia") == "no-target", "no room on the way"
    table.plays(0, "done")


@rule("AA-ATK-2", "AA-FLIGHT-7")
def test_nobody_attacks_through_an_unexplored_system() -> None:
    table = row("sol", "psilon", unexplored=("brand", "amaterasu"))
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("thalassa", fleet={"frigates": 1}, holder=1)
    table.push(Attack(0), active=0)
    assert table.state.pending() == []


@rule("AA-ATK-2", "AA-STATE-3", "AA-SUB-49")
def test_overloading_reaches_one_jump_further_without_any_dice() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("thalassa", fleet={"outpost": 1}, holder=1)
    attack(table, "helia")
    table.plays(0, "move:helia:cruisers-ready")
    fight = table.state.fight
    assert fight is not None
    assert fight.power[fight.side.index(0)] == 0
    assert table.fleet("helia") == {"cruisers-overloaded": 1}


@rule("AA-SUB-49", "AA-ATK-4")
def test_an_overloaded_attacker_is_exhausted_afterwards_and_defends_with_full_dice() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("thalassa", fleet={"frigates-overloaded": 1}, holder=1)
    attack(table, "helia")
    table.plays(0, "move:helia:cruisers-ready")
    fight = table.state.fight
    assert fight is not None
    assert fight.power[fight.side.index(1)] == 1, "the overloaded defender"
    fight_out(table, 1)
    assert table.fleet("helia") == {"cruisers-exhausted": 1}
    assert table.fleet("thalassa") == {"frigates-overloaded": 1}


@rule("AA-ATK-2")
def test_overloading_is_offered_only_where_it_is_needed() -> None:
    table = row()
    table.system("brand", fleet={"cruisers": 1}, holder=0)
    table.system("helia", fleet={"outpost": 1}, holder=1)
    table.system("lapis", fleet={"outpost": 1}, holder=1)
    attack(table, "brand")
    table.plays(0, "move:brand:cruisers-ready")
    assert table.asked() == (0, "AttackTarget")
    assert table.options(0) == ["fly:helia", "overload:lapis"]


@rule("AA-SUB-45", "AA-ATK-2")
def test_jump_drive_attacks_over_half_an_edge() -> None:
    table = row("psilon", "sol")
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("the-crossing", fleet={"frigates": 1}, holder=1)
    table.push(Attack(0), active=0)
    assert table.state.pending() == []
    table.seat(0, levels={"engineering": 2})
    table.push(Attack(0), active=0)
    assert table.options(0) == ["system:helia", "done"]


@rule("AA-ATK-4", "AA-SUB-50", "AA-STATE-2")
def test_exhausted_units_do_not_attack() -> None:
    table = row()
    table.system("helia", fleet={"frigates-exhausted": 1}, holder=0)
    table.system("brand", fleet={"frigates": 1}, holder=1)
    table.push(Attack(0), active=0)
    assert table.state.pending() == []
    table.system("helia", fleet={"frigates": 1}, holder=0)
    attack(table, "helia")
    assert table.refusal(0, "move:helia:frigates-exhausted") == "exhausted"


# AA-ATK-3, AA-ATK-5


@rule("AA-ATK-3", "AA-ATK-5", "AA-SUB-75")
def test_all_attacks_are_declared_first_and_combats_come_in_the_players_order() -> None:
    table = row()
    table.seat(0, credits=1)
    table.system("brand", fleet={"frigates": 3}, holder=0)
    table.system("lapis", fleet={"frigates": 1}, holder=0)
    table.system("helia", fleet={"outpost": 1}, holder=1)
    table.system("thalassa", fleet={"outpost": 1}, holder=1)
    attack(table, "brand", "lapis")
    table.plays(0, "move:brand:frigates-ready", "fly:helia", "move:brand:frigates-ready", "fly:thalassa")
    assert table.state.fight is None
    table.plays(0, "move:lapis:frigates-ready", "done")
    assert table.asked() == (0, "NextCombat")
    assert table.options(0) == ["system:helia", "system:thalassa"]
    table.plays(0, "system:thalassa")
    assert forces(table) == [(number("brand"), 0), (number("lapis"), 0)], "from both systems together"
    assert table.fleet("brand") == {"frigates": 3}, "they have not left"
    fight_out(table, 1)
    fight = table.state.fight
    assert fight is not None
    assert fight.system == number("helia"), "then the other one"


@rule("AA-ATK-5", "AA-SUB-75")
def test_each_unit_fights_in_one_combat() -> None:
    table = row()
    table.system("brand", fleet={"frigates": 1, "titan": 1}, holder=0)
    table.system("helia", fleet={"outpost": 1}, holder=1)
    table.system("thalassa", fleet={"outpost": 1}, holder=1)
    attack(table, "brand")
    table.plays(0, "move:brand:frigates-ready", "fly:helia")
    assert table.options(0) == ["move:brand:titan-ready", "done"]


@rule("AA-SUB-66", "AA-ATK-5", "AA-CMB-7")
def test_attackers_from_two_systems_withdraw_each_to_its_own() -> None:
    table = row()
    table.seat(0, credits=1)
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("thalassa", fleet={"cruisers": 1, "frigates": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=1)
    attack(table, "helia", "thalassa")
    table.plays(0, "move:helia:cruisers-ready", "move:thalassa:cruisers-ready", "done")
    fight_out(table, 1)
    assert table.fleet("helia") == {"cruisers-exhausted": 1}
    assert table.fleet("thalassa") == {"frigates": 1, "cruisers-exhausted": 1}, "the Frigates did not attack"


@rule("AA-SUB-68", "AA-CMB-9", "AA-ATK-4")
def test_more_attackers_than_slots_some_stay_behind_and_all_are_exhausted() -> None:
    table = row()
    table.seat(0, credits=1)
    table.system("helia", fleet={"titan": 3}, holder=0)
    table.system("thalassa", fleet={"frigates": 2}, holder=0)
    table.system("brand", fleet={"frigates": 1}, holder=1)
    attack(table, "helia", "thalassa")
    table.plays(0, *["move:helia:titan-ready"] * 3, *["move:thalassa:frigates-ready"] * 2)
    fight_out(table, 6)
    there = table.fleet("brand")
    behind = {**table.fleet("helia"), **table.fleet("thalassa")}
    assert sum(there.values()) + sum(behind.values()) == 5
    assert behind
    assert all(unit.endswith("-exhausted") for unit in (*there, *behind))
    assert table.holder("brand") == 0


@rule("AA-SUB-67", "AA-CMB-7")
def test_a_withdrawing_defender_does_not_go_where_the_attackers_began() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=1)
    attack(table, "helia")
    table.plays(0, "move:helia:cruisers-ready")
    assert until_withdrawal(table)
    table.plays(1, "sacrifice:starting-b")
    assert table.asked() == (1, "Jump")
    assert sorted(table.options(1)) == ["fly:amaterasu", "fly:thalassa"]
    jumps(table, "amaterasu", seat=1)
    assert table.fleet("amaterasu") == {"cruisers": 1}
    assert table.fleet("brand") == {"cruisers-exhausted": 1}
    assert table.holder("brand") == 0


def until_withdrawal(table: Table) -> bool:
    """A first round in which nobody is hurt; whether the defender is asked to withdraw after it."""
    while table.state.fight is not None and table.state.fight.round < 2:
        seat = table.question().seat
        if table.asked() == (1, "WithdrawOrFight"):
            return True
        table.nature(table.options(-1)[0]) if seat < 0 else table.plays(seat, table.options(seat)[-1])
    return False


@rule("AA-SUB-65", "AA-CMB-7")
def test_a_defender_who_has_nowhere_to_go_is_not_offered_withdrawal() -> None:
    for fleet, asked in (({"cruisers-exhausted": 1}, False), ({"cruisers-exhausted": 1, "cruisers": 1}, True)):
        table = row()
        table.system("helia", fleet={"cruisers": 1}, holder=0)
        table.system("brand", fleet=fleet, holder=1)
        attack(table, "helia")
        table.plays(0, "move:helia:cruisers-ready")
        assert until_withdrawal(table) == asked


@rule("AA-SUB-65", "AA-CMB-7", "AA-CMB-DEAD")
def test_with_one_free_unit_it_is_and_the_rest_is_destroyed() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("brand", fleet={"cruisers-exhausted": 1, "cruisers": 1, "outpost": 1}, holder=1)
    attack(table, "helia")
    table.plays(0, "move:helia:cruisers-ready")
    assert until_withdrawal(table)
    table.plays(1, "sacrifice:starting-b")
    jumps(table, "thalassa", seat=1)
    assert table.fleet("thalassa") == {"cruisers": 1}
    assert table.player(1).counts[SCRAPPED + 1] == 1
    assert table.fleet("brand") == {"cruisers-exhausted": 1}
    assert table.holder("brand") == 0


@rule("AA-DEF-CTRL", "AA-ATK-5")
def test_attackers_control_where_they_began_until_they_move_in() -> None:
    table = row()
    table.system("helia", fleet={"titan": 2}, holder=0)
    table.system("brand", fleet={"frigates": 1}, holder=1)
    attack(table, "helia")
    table.plays(0, "move:helia:titan-ready", "move:helia:titan-ready")
    assert (names(controlled(table.state, 0)), names(controlled(table.state, 1))) == (["helia"], ["brand"])
    fight_out(table, 6)
    assert (names(controlled(table.state, 0)), names(controlled(table.state, 1))) == (["brand"], [])


@rule("AA-END-1")
def test_winning_an_attack_on_a_home_latches_the_end() -> None:
    table = row()
    table.seat(1, home="brand")
    table.system("helia", fleet={"titan": 2}, holder=0)
    table.system("brand", owner=1, people=(1, 1, 1), fleet={"frigates": 1})
    attack(table, "helia")
    table.plays(0, "move:helia:titan-ready", "move:helia:titan-ready")
    assert table.state.ends == 6
    fight_out(table, 6)
    assert table.state.ends == 2


# Cards


@card("legate-corvane")
def test_a_treaty_forbids_attacks_on_what_the_target_controls_or_possesses() -> None:
    table = row("sol", "psilon", "klackon")
    table.seat(1, before=[("legate-corvane", 0)])
    table.system("brand", fleet={"frigates": 1}, holder=0)
    table.system("helia", fleet={"frigates": 1}, holder=1)
    table.system("thalassa", owner=1, people=(1, 0, 0), fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.system("amaterasu", fleet={"frigates": 1}, holder=2)
    attack(table, "brand")
    table.plays(0, "move:brand:frigates-ready")
    fight = table.state.fight
    assert fight is not None
    assert fight.system == number("amaterasu"), "the only one left"


@card("legate-corvane")
def test_a_treaty_binds_its_initiator_alone() -> None:
    table = row("sol", "psilon")
    table.seat(1, before=[("legate-corvane", 0)])
    table.system("brand", fleet={"frigates": 1}, holder=0)
    table.system("helia", fleet={"frigates": 1}, holder=1)
    table.push(Attack(0), active=0)
    assert table.state.pending() == []
    attack(table, "helia", seat=1)
    table.plays(1, "move:helia:frigates-ready")
    assert table.state.fight is not None


@card("pounce")
def test_pounce_reaches_one_jump_further_without_overloading() -> None:
    table = row("mrrshan", "sol")
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("thalassa", fleet={"frigates": 1}, holder=1)
    table.state.turn[BONUS] = table.state.turn[EMPIRE] = 1
    attack(table, "helia")
    table.plays(0, "move:helia:cruisers-ready")
    assert table.fleet("helia") == {"cruisers": 1}
    fight_out(table, 1)
    assert table.fleet("helia") == {"cruisers": 1}, "nor does anybody become exhausted"


@card("imposing")
def test_a_doom_star_that_wins_an_attack_imposes() -> None:
    table = row("sol", "psilon")
    table.system("helia", fleet={"doom-star": 1}, holder=0)
    table.system("brand", fleet={"frigates": 1}, holder=1, influence=1)
    table.system("thalassa", influence=1)
    attack(table, "helia")
    table.plays(0, "move:helia:doom-star-ready")
    while table.asked()[1] != "Impose":
        seat = table.question().seat
        if seat < 0:
            table.nature(table.options(-1)[-1])
        else:
            options = table.options(seat)
            table.plays(seat, next((word for word in ("done", "fight-on") if word in options), options[0]))
    table.plays(0, "reserve")
    assert table.state.influence[number("brand")] == 0
