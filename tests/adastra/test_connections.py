"""AA-DEF-CONN, AA-DEF-ADJ: which systems are connected for whom."""

from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import controlled, possessed, unexplored_systems
from orrery.games.adastra.galaxy.fleets import ONE_OUTPOST, refreshed, unit
from orrery.games.adastra.names import CRUISERS, EXHAUSTED, FRIGATES, OVERLOADED, TITAN
from tests.adastra.galaxies import names, number, row
from tests.adastra.table import Table
from tests.markers import card, rule


def ways(table: Table, seat: int, system: str, cls: int = 9) -> list[str]:
    return names(connected(table.state, seat, number(system), cls))


@rule("AA-DEF-ADJ")
def test_adjacent_tiles_share_an_edge() -> None:
    chart = row().state.chart
    assert names(chart.adjacent[number("helia")]) == ["amaterasu", "brand", "the-crossing"]
    assert names(chart.adjacent[number("lapis")]) == ["sapphire", "thalassa"]


@rule("AA-DEF-CONN")
def test_connected_means_jump_points_on_both_sides() -> None:
    table = row("sol", "psilon")
    assert ways(table, 0, "helia") == ["brand"]
    assert ways(table, 0, "brand") == ["amaterasu", "helia", "thalassa"]


@rule("AA-DEF-CONN", "AA-SUB-45")
@card("jump-drive")
def test_half_an_edge_connects_for_jump_drive_alone() -> None:
    table = row("psilon", "sol")
    table.seat(0, levels={"engineering": 2})
    assert ways(table, 0, "helia") == ["brand", "the-crossing"]
    assert ways(table, 0, "the-crossing") == ["helia"]
    assert ways(table, 1, "helia") == ["brand"]
    assert ways(table, 0, "helia", TITAN) == ["brand", "the-crossing"]


@rule("AA-DEF-CONN", "AA-SUB-46")
@card("advanced-jump-drive")
def test_sol_has_no_jump_drive_but_the_advanced_one_connects_every_neighbour() -> None:
    table = row("sol", "psilon")
    table.seat(0, levels={"engineering": 3})
    assert ways(table, 0, "helia") == ["brand"]
    table.seat(0, levels={"engineering": 4})
    assert ways(table, 0, "helia") == ["amaterasu", "brand", "the-crossing"]


@rule("AA-DEF-CONN", "AA-SUB-44")
def test_the_wormhole_is_connected_with_micro_wormholes_and_they_are_not_with_each_other() -> None:
    table = row("sol", "psilon")
    table.system("helia", discovery="fold-point")
    table.system("amaterasu", discovery="humming-rift")
    assert ways(table, 0, "the-wormhole") == ["amaterasu", "helia", "sapphire"]
    assert ways(table, 0, "helia") == ["brand", "the-wormhole"]
    assert ways(table, 0, "amaterasu") == ["brand", "the-wormhole"]


@rule("AA-DEF-CONN")
@card("star-gate")
def test_star_gate_connects_all_that_one_possesses() -> None:
    table = row("sol", "psilon")
    table.seat(0, developed=["star-gate"])
    table.system("helia", owner=0, people=(1, 0, 0))
    table.system("sapphire", owner=0, people=(0, 1, 0))
    assert ways(table, 0, "helia") == ["brand", "sapphire"]
    assert ways(table, 1, "helia") == ["brand"]
    assert ways(table, 0, "thalassa") == ["brand", "lapis"]


@rule("AA-DEF-CONN")
@card("ancient-winds")
def test_ancient_winds_carry_light_units_alone() -> None:
    table = row("alkari", "sol")
    table.seat(0, levels={"engineering": 2})
    assert ways(table, 0, "helia", FRIGATES) == ways(table, 0, "helia", CRUISERS) == ["brand", "the-crossing"]
    assert ways(table, 0, "helia", TITAN) == ["brand"]
    assert ways(table, 0, "helia") == ["brand"], "influence does not fly"


@rule("AA-DEF-CONN")
@card("voidwalkers-of-yss")
def test_voidwalkers_open_the_wormholes_for_whoever_controls_their_system() -> None:
    table = row("sol", "psilon", minors=True)
    table.system("helia", discovery="voidwalkers-of-yss", owner=5, people=(1, 1, 1), fleet={"frigates": 1}, holder=0)
    table.system("amaterasu", discovery="fold-point")
    assert ways(table, 0, "helia") == ["amaterasu", "brand", "the-wormhole"]
    assert ways(table, 0, "amaterasu") == ["brand", "helia", "the-wormhole"]
    assert ways(table, 1, "helia") == ["brand"]


@rule("AA-DEF-CTRL")
def test_a_unit_or_an_orbital_building_controls_a_system_and_population_does_not() -> None:
    table = row("sol", "psilon")
    table.system("helia", fleet={"frigates-exhausted": 1}, holder=0)
    table.system("brand", fleet={"outpost": 1}, holder=0)
    table.system("thalassa", owner=0, people=(1, 0, 0), buildings=["csth"], influence=0)
    assert names(controlled(table.state, 0)) == ["brand", "helia"]
    assert names(possessed(table.state, 0)) == ["thalassa"]


@rule("AA-DEF-UNEXP")
def test_unexplored_is_what_has_a_slot_for_a_planet_and_none_in_it() -> None:
    table = row("sol", "psilon", unexplored=("brand", "lapis"))
    assert names(unexplored_systems(table.state)) == ["brand", "lapis"], "neither white stars nor the wormhole"


@rule("AA-STATE-1", "AA-STATE-4")
def test_all_units_of_a_fleet_become_ready() -> None:
    fleet = 2 * unit(FRIGATES) + unit(FRIGATES, EXHAUSTED) + unit(TITAN, OVERLOADED) + ONE_OUTPOST
    assert refreshed(fleet) == 3 * unit(FRIGATES) + unit(TITAN) + ONE_OUTPOST
