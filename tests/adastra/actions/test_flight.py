"""AA-FLIGHT, AA-STATE, AA-LIM-UNIT: which units move, how far, and where."""

import pytest

from orrery.games.adastra.actions.flight import Flight, MoveUnits
from orrery.games.adastra.actions.moving import speed, targets
from orrery.games.adastra.actions.retreat import can_retreat, retreat
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.galaxy.fleets import fits, unit
from orrery.games.adastra.names import CRUISERS, DOOM_STAR, FLIGHT, FRIGATES, TITAN
from orrery.games.parts.effect import Resolve
from tests.adastra.galaxies import flight, goes, jumps, names, number, row
from tests.adastra.table import Table
from tests.markers import card, rule

FRIGATES_READY, FRIGATES_EXHAUSTED, FRIGATES_OVERLOADED, CRUISERS_READY = 0, 1, 2, 3
DOOM_STAR_READY = 9


# AA-FLIGHT-1, AA-FLIGHT-8


@rule("AA-FLIGHT-8", "AA-FLIGHT-1", "AA-FLIGHT-2", "AA-ACT-8")
def test_the_printed_case() -> None:
    table = row("sol", "psilon", unexplored=("lapis", "sapphire"))
    table.seat(0, credits=1)
    table.system("brand", fleet={"frigates": 1}, holder=0)
    table.system("helia", fleet={"frigates": 1, "cruisers": 1}, holder=0)
    flight(table, "brand", "helia")
    assert table.has(0, "credits") == 0
    goes(table, "brand", "frigates-ready", "thalassa")
    goes(table, "helia", "frigates-ready", "brand", "thalassa")
    table.plays(0, "move:helia:cruisers-ready")
    assert sorted(table.options(0)) == ["done", "overload:amaterasu", "overload:thalassa"], "at Brand; no further"
    table.plays(0, "done")
    assert (table.fleet("thalassa"), table.fleet("brand"), table.fleet("helia")) == (
        {"frigates": 2},
        {"cruisers": 1},
        {},
    )
    assert table.state.pending() == []


@rule("AA-FLIGHT-1")
def test_only_units_of_chosen_systems_move() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("thalassa", fleet={"frigates": 1}, holder=0)
    flight(table, "helia")
    assert table.options(0) == ["move:helia:frigates-ready", "done"]


@rule("AA-ACT-9")
def test_a_flight_may_be_empty() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.push(Flight(0), active=0)
    assert table.options(0) == ["system:helia", "done"]
    table.plays(0, "done")
    assert table.state.pending() == []


@rule("AA-FLIGHT-2")
def test_a_unit_moves_once_in_an_action() -> None:
    table = row()
    table.seat(0, credits=1)
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=0)
    flight(table, "helia", "brand")
    goes(table, "helia", "cruisers-ready", "brand")
    goes(table, "brand", "cruisers-ready", "thalassa")
    assert table.fleet("brand") == {"cruisers": 1}
    assert table.state.pending() == [], "the unit that has come to Brand moves no more"


@rule("AA-FLIGHT-2")
def test_alike_units_are_offered_once_and_may_go_to_different_places() -> None:
    table = row()
    table.system("brand", fleet={"frigates": 2}, holder=0)
    flight(table, "brand")
    assert table.options(0) == ["move:brand:frigates-ready", "done"]
    goes(table, "brand", "frigates-ready", "helia")
    goes(table, "brand", "frigates-ready", "thalassa", "lapis")
    assert (table.fleet("helia"), table.fleet("lapis")) == ({"frigates": 1}, {"frigates": 1})


# AA-FLIGHT-3, AA-LIM-UNIT


@rule("AA-LIM-UNIT", "AA-SUB-47")
def test_a_titan_and_two_cruisers_leave_two_single_slots() -> None:
    fleet = unit(TITAN) + 2 * unit(CRUISERS)
    assert fits(fleet + 2 * unit(FRIGATES))
    assert not fits(fleet + 3 * unit(FRIGATES))
    assert not fits(fleet + unit(CRUISERS))
    assert fits(3 * unit(TITAN))
    assert not fits(3 * unit(TITAN) + unit(FRIGATES))
    assert fits(9 * unit(FRIGATES))
    assert not fits(unit(DOOM_STAR) + 7 * unit(FRIGATES))


@rule("AA-FLIGHT-3", "AA-SUB-48", "AA-SUB-47")
def test_room_counts_on_the_way_too_and_moving_out_makes_room() -> None:
    table = row()
    table.seat(0, credits=1)
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", fleet={"titan": 3}, holder=0)
    flight(table, "helia", "brand")
    assert table.refusal(0, "move:helia:frigates-ready") == "no-way"
    goes(table, "brand", "titan-ready", "amaterasu")
    goes(table, "helia", "frigates-ready", "brand", "thalassa")
    assert table.fleet("thalassa") == {"frigates": 1}


# AA-FLIGHT-4


@rule("AA-FLIGHT-4", "AA-DEF-FLEET", "AA-DEF-ENEMY")
@pytest.mark.parametrize("guard", ["frigates", "outpost"])
def test_nobody_enters_where_an_enemy_is(guard: str) -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", fleet={guard: 1}, holder=1)
    table.system("amaterasu", fleet={"frigates": 1}, holder=0)
    table.system("thalassa", fleet={"frigates": 1}, holder=0)
    table.seat(0, credits=1)
    flight(table, "helia", "thalassa")
    assert table.options(0) == ["move:thalassa:frigates-ready", "done"]
    assert table.refusal(0, "move:helia:frigates-ready") == "no-way"
    table.plays(0, "move:thalassa:frigates-ready")
    assert table.question().system == number("lapis"), "not to Brand"  # type: ignore[attr-defined]


@rule("AA-FLIGHT-4", "AA-SUB-44")
def test_nobody_flies_into_the_wormhole_while_the_pirate_base_stands() -> None:
    table = row()
    table.system("the-wormhole", fleet={"pirate-base": 1}, holder=5)
    table.system("sapphire", fleet={"frigates": 1}, holder=0)
    table.system("helia", discovery="fold-point", fleet={"frigates": 1}, holder=0)
    table.seat(0, credits=1)
    flight(table, "sapphire", "helia")
    table.plays(0, "move:sapphire:frigates-ready")
    assert sorted(table.options(0)) == ["done", "fly:thalassa"], "at Lapis already"
    table.plays(0, "done", "move:helia:frigates-ready")
    assert sorted(table.options(0)) == ["done", "fly:amaterasu", "fly:thalassa"], "at Brand already"


@rule("AA-DEF-MEET", "AA-FLIGHT-4")
def test_population_buildings_and_influence_of_others_stop_nobody() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", owner=1, people=(1, 0, 1), buildings=["csth"], influence=1)
    flight(table, "helia")
    goes(table, "helia", "frigates-ready", "brand")
    assert (table.owner("brand"), table.holder("brand")) == (1, 0)


# AA-FLIGHT-5, AA-STATE


@rule("AA-FLIGHT-5", "AA-STATE-1", "AA-STATE-2", "AA-SUB-50")
def test_exhausted_units_do_not_move_nor_attack_nor_retreat() -> None:
    table = row()
    table.system("helia", fleet={"frigates-exhausted": 1, "frigates": 1}, holder=0)
    table.system("thalassa", fleet={"cruisers-exhausted": 1}, holder=0)
    table.system("lapis", fleet={"cruisers": 1}, holder=1)
    table.push(Flight(0), active=0)
    assert table.refusal(0, "system:thalassa") == "all-exhausted"
    table.plays(0, "system:helia")
    assert table.refusal(0, "move:helia:frigates-exhausted") == "exhausted"
    assert not can_retreat(table.state, 0, number("helia"), FRIGATES_EXHAUSTED)
    assert can_retreat(table.state, 0, number("helia"), FRIGATES_READY)


@rule("AA-FLIGHT-6", "AA-STATE-3", "AA-SUB-49")
def test_an_overloaded_unit_flies_one_jump_further_also_in_a_later_flight() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    flight(table, "helia")
    table.plays(0, "move:helia:cruisers-ready", "overload:thalassa")
    assert table.fleet("thalassa") == {"cruisers-overloaded": 1}
    flight(table, "thalassa")
    goes(table, "thalassa", "cruisers-overloaded", "lapis", "sapphire")
    assert table.fleet("sapphire") == {"cruisers-overloaded": 1}, "two jumps, without a further overload"


@rule("AA-FLIGHT-6")
def test_a_unit_that_needs_no_further_jump_is_not_overloaded() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    flight(table, "helia")
    table.plays(0, "move:helia:frigates-ready", "fly:thalassa")
    assert sorted(table.options(0)) == ["done", "overload:brand", "overload:lapis"]
    table.plays(0, "done")
    assert table.fleet("thalassa") == {"frigates": 1}


# AA-FLIGHT-7


@rule("AA-FLIGHT-7", "AA-SUB-51", "AA-DISC-1")
def test_entering_an_unexplored_system_ends_the_movement_and_opens_no_way_for_others() -> None:
    table = row("sol", "psilon", unexplored=("brand", "lapis", "sapphire"))
    table.system("helia", fleet={"frigates": 2}, holder=0)
    flight(table, "helia")
    table.plays(0, "move:helia:frigates-ready")
    assert table.fleet("brand") == {"frigates": 1}
    table.plays(0, "move:helia:frigates-ready")
    assert table.fleet("brand") == {"frigates": 2}, "the second one ends there, too: nothing is explored yet"
    assert table.asked() == (-1, "DrawCard")


# Who gets further


@card("ion-drive")
def test_ion_drive_makes_cruisers_and_titans_faster() -> None:
    table = row("sol", "psilon")
    before = [speed(table.state, 0, 3 * cls) for cls in range(4)]
    table.seat(0, developed=["ion-drive"])
    assert [speed(table.state, 0, 3 * cls) for cls in range(4)] == [before[0], before[1] + 1, before[2] + 1, before[3]]
    assert before == [2, 1, 1, 1]


@card("cloaked")
def test_darlok_frigates_pass_through_enemies_but_do_not_stop_there() -> None:
    table = row("darlok", "sol")
    table.system("helia", fleet={"frigates": 1, "cruisers": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=1)
    flight(table, "helia")
    assert table.options(0) == ["move:helia:frigates-ready", "done"]
    table.plays(0, "move:helia:frigates-ready")
    assert sorted(table.options(0)) == ["fly:amaterasu", "fly:thalassa"], "through Brand, without stopping"
    jumps(table, "thalassa")
    assert table.fleet("thalassa") == {"frigates": 1}
    assert table.fleet("brand") == {"cruisers": 1}
    assert table.holder("brand") == 1


@card("cloaked")
def test_a_cloaked_unit_does_not_enter_what_it_could_not_leave() -> None:
    table = row("darlok", "sol")
    table.system("helia", fleet={"frigates": 1}, holder=0)
    for system in ("brand", "thalassa", "amaterasu"):
        table.system(system, fleet={"cruisers": 1}, holder=1)
    flight(table, "helia")
    table.plays(0, "move:helia:frigates-ready")
    assert table.fleet("lapis") == {"frigates-overloaded": 1}, "the only way: through Brand and Thalassa, overloaded"


@card("cloaking-device")
def test_cloaking_device_hides_cruisers_too() -> None:
    table = row("sol", "psilon")
    table.seat(0, developed=["cloaking-device", "ion-drive"])
    table.system("helia", fleet={"frigates": 1, "cruisers": 1, "titan": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=1)
    flight(table, "helia")
    assert table.options(0) == ["move:helia:frigates-ready", "move:helia:cruisers-ready", "done"]


@card("cloaking-device")
def test_a_cloaked_unit_attacks_what_lies_behind_enemies() -> None:
    table = row("sol", "psilon")
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=1)
    table.system("thalassa", fleet={"cruisers": 1}, holder=1)
    assert names(targets(table.state, 0, number("helia"), FRIGATES_READY, 2)) == ["brand"]
    table.seat(0, developed=["cloaking-device"])
    assert names(targets(table.state, 0, number("helia"), FRIGATES_READY, 2)) == ["brand", "thalassa"]


@card("migratory-flocks", "deuterium-fuel-cells")
@pytest.mark.parametrize(("empire", "developed"), [("alkari", []), ("sol", ["deuterium-fuel-cells"])])
def test_the_first_additional_system_of_a_flight_costs_no_credit(empire: str, developed: list[str]) -> None:
    table = row(empire, "psilon")
    table.seat(0, developed=developed, credits=1)
    for system in ("helia", "thalassa", "sapphire"):
        table.system(system, fleet={"frigates": 1}, holder=0)
    table.push(Resolve(0, -1, Act(FLIGHT)), active=0)
    table.plays(0, "system:helia", "system:thalassa")
    assert table.has(0, "credits") == 1
    table.plays(0, "system:sapphire")
    assert table.has(0, "credits") == 0


@card("hyperspace-communications")
def test_hyperspace_communications_spare_all_credits() -> None:
    table = row("sol", "psilon")
    table.seat(0, developed=["hyperspace-communications"], credits=0)
    for system in ("helia", "thalassa", "sapphire"):
        table.system(system, fleet={"frigates": 1}, holder=0)
    table.push(Resolve(0, -1, Act(FLIGHT)), active=0)
    table.plays(0, "system:helia", "system:thalassa", "system:sapphire")
    assert table.options(0) == [
        "move:thalassa:frigates-ready", "move:sapphire:frigates-ready", "move:helia:frigates-ready", "done",
    ]  # fmt: skip


# AA-END-1


@rule("AA-END-1", "AA-SUB-98")
def test_passing_through_a_home_does_not_count_and_stopping_does() -> None:
    table = row("sol", "psilon")
    table.seat(1, home="brand")
    table.system("brand", owner=1, people=(1, 0, 1))
    table.system("helia", fleet={"frigates": 2}, holder=0)
    flight(table, "helia")
    goes(table, "helia", "frigates-ready", "brand", "thalassa")
    assert table.state.ends == 6
    goes(table, "helia", "frigates-ready", "brand")
    assert table.state.ends == 2


# Imposing


def imposing() -> Table:
    table = row("sol", "psilon")
    table.system("helia", fleet={"doom-star": 1}, holder=0, influence=0, flipped=True)
    table.system("brand", influence=1)
    table.system("thalassa", influence=1, flipped=True)
    return table


@card("imposing")
def test_a_doom_star_replaces_influence_by_a_token_from_the_reserve() -> None:
    table = flight(imposing(), "helia")
    table.plays(0, "move:helia:doom-star-ready")
    assert table.asked() == (0, "Impose")
    assert table.options(0) == ["reserve", "system:helia", "done"]
    table.plays(0, "reserve", "done")
    state = table.state
    assert state.influence[number("brand")] == 0
    assert not state.dimmed >> number("brand") & 1
    assert table.fleet("brand") == {"doom-star": 1}


@card("imposing")
def test_or_by_one_from_the_map_that_keeps_its_state() -> None:
    table = flight(imposing(), "helia")
    table.plays(0, "move:helia:doom-star-ready", "system:helia", "done")
    state = table.state
    assert state.influence[number("brand")] == 0
    assert state.dimmed >> number("brand") & 1
    assert state.influence[number("helia")] == -1
    assert not state.dimmed >> number("helia") & 1


@card("imposing")
@rule("AA-SUB-82")
def test_the_last_token_of_a_player_stays() -> None:
    table = imposing()
    table.state.influence[number("thalassa")] = -1
    table.state.dimmed = 0
    flight(table, "helia")
    table.plays(0, "move:helia:doom-star-ready", "done")
    assert table.state.influence[number("brand")] == 1


@card("imposing")
def test_it_imposes_on_its_way_there_and_back() -> None:
    table = flight(imposing(), "helia")
    table.plays(0, "move:helia:doom-star-ready", "reserve")
    assert sorted(table.options(0)) == ["done", "overload:amaterasu", "overload:helia", "overload:thalassa"]
    table.plays(0, "overload:helia")
    assert table.fleet("helia") == {"doom-star-overloaded": 1}


@card("imposing")
def test_only_the_doom_star_imposes() -> None:
    table = imposing()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    flight(table, "helia")
    table.plays(0, "move:helia:frigates-ready", "done")
    assert table.state.influence[number("brand")] == 1


# AA-RETR-1


def retreating(table: Table, system: str, digit: int, forbidden: int = 0) -> Table:
    retreat(table.state, 0, number(system), digit, forbidden)
    table.state.proceed()
    return table


@rule("AA-RETR-1")
def test_a_retreat_is_at_least_one_jump_and_may_be_overloaded() -> None:
    table = row()
    table.system("brand", fleet={"cruisers": 1}, holder=0)
    retreating(table, "brand", CRUISERS_READY)
    assert sorted(table.options(0)) == ["fly:amaterasu", "fly:helia", "fly:thalassa"]
    table.plays(0, "fly:thalassa", "overload:lapis")
    assert table.fleet("lapis") == {"cruisers-overloaded": 1}
    assert table.state.journeys == ()


@rule("AA-RETR-1", "AA-SUB-54")
def test_nobody_retreats_into_an_unexplored_system() -> None:
    table = row("sol", "psilon", unexplored=("lapis", "sapphire"))
    table.system("thalassa", fleet={"cruisers": 1}, holder=0)
    table.system("brand", fleet={"cruisers": 1}, holder=1)
    assert not can_retreat(table.state, 0, number("thalassa"), CRUISERS_READY)


@rule("AA-RETR-1", "AA-SUB-65")
def test_a_unit_that_is_shut_in_cannot_retreat() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1, "outpost": 1}, holder=0)
    table.system("brand", fleet={"titan": 1}, holder=1)
    assert not can_retreat(table.state, 0, number("helia"), FRIGATES_READY)
    table.seat(0, levels={"engineering": 4})
    assert can_retreat(table.state, 0, number("helia"), FRIGATES_READY), "to The Crossing, with the Advanced Jump Drive"


@rule("AA-SUB-67", "AA-RETR-1")
def test_a_retreat_does_not_end_where_the_attackers_began() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0)
    forbidden = 1 << number("brand")
    retreating(table, "helia", FRIGATES_READY, forbidden)
    assert "done" not in table.options(0), "Brand is empty by now, but only on the way"
    assert sorted(table.options(0)) == ["fly:amaterasu", "fly:thalassa"]
    jumps(table, "amaterasu")
    assert table.fleet("amaterasu") == {"frigates": 1}


@rule("AA-SUB-45", "AA-RETR-1")
def test_a_retreat_uses_half_an_edge_with_jump_drive() -> None:
    table = row("psilon", "sol")
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("brand", fleet={"titan": 1}, holder=1)
    assert not can_retreat(table.state, 0, number("helia"), FRIGATES_READY)
    table.seat(0, levels={"engineering": 2})
    assert can_retreat(table.state, 0, number("helia"), FRIGATES_READY)


@card("sky-palace")
def test_a_retreat_may_always_end_at_the_sky_palace() -> None:
    table = row("alkari", "sol")
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("brand", fleet={"titan": 1}, holder=1)
    table.system("sapphire", fleet={"doom-star": 1}, holder=0)
    assert can_retreat(table.state, 0, number("helia"), CRUISERS_READY)
    retreating(table, "helia", CRUISERS_READY)
    assert table.fleet("sapphire") == {"doom-star": 1, "cruisers": 1}
    assert can_retreat(table.state, 0, number("sapphire"), DOOM_STAR_READY)


@card("sky-palace")
def test_the_sky_palace_needs_room_and_helps_nobody_beside_it() -> None:
    table = row("alkari", "sol")
    table.system("helia", fleet={"cruisers": 1}, holder=0)
    table.system("brand", fleet={"titan": 1}, holder=1)
    table.system("sapphire", fleet={"doom-star": 1, "titan": 2}, holder=0)
    assert not can_retreat(table.state, 0, number("helia"), CRUISERS_READY)
    other = row("alkari", "sol")
    other.system("helia", fleet={"cruisers": 1, "doom-star": 1}, holder=0)
    other.system("brand", fleet={"titan": 1}, holder=1)
    assert not can_retreat(other.state, 0, number("helia"), CRUISERS_READY)


# Cards by which units fly


@card("subspace-fold", "pilot-serafine")
def test_units_of_one_system_move_so_many_jumps_whatever_their_speed() -> None:
    table = row()
    table.system("helia", fleet={"cruisers": 1, "frigates-exhausted": 1}, holder=0)
    table.system("amaterasu", fleet={"frigates": 1}, holder=0)
    fold = MoveUnits(3)
    assert fold.refusal(table.state, 0, -1) is None
    assert fold.refusal(table.state, 1, -1) is not None, "nobody there"
    table.push(Resolve(0, -1, fold), active=1)
    assert table.options(0) == ["system:helia", "system:amaterasu"]
    table.plays(0, "system:helia")
    goes(table, "helia", "cruisers-ready", "brand", "thalassa", "lapis")
    assert table.fleet("lapis") == {"cruisers": 1}, "three jumps and not overloaded"
    assert table.state.pending() == []


@card("subspace-fold")
def test_an_overloaded_unit_goes_no_further_by_it() -> None:
    table = row()
    table.system("helia", fleet={"frigates-overloaded": 1}, holder=0)
    table.push(Resolve(0, -1, MoveUnits(1)), active=0)
    table.plays(0, "move:helia:frigates-overloaded")
    assert table.fleet("brand") == {"frigates-overloaded": 1}
