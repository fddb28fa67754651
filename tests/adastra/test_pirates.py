"""AA-PIR: the first to pass places Raiders, and moves or attacks with those of one system."""

from orrery.games.adastra.combat.fight import PIRATE_ATTACK
from orrery.games.adastra.names import NEUTRAL
from orrery.games.adastra.rounds.pirates import ControlPirates
from tests.adastra.galaxies import fight_out, number, row
from tests.adastra.table import Table
from tests.markers import card, rule


def base(*empires: str, unexplored: tuple[str, ...] = ()) -> Table:
    """The Pirate Base stands in the wormhole."""
    table = row(*(empires or ("sol", "psilon")), unexplored=unexplored)
    table.system("the-wormhole", fleet={"pirate-base": 1}, holder=NEUTRAL)
    return table


@rule("AA-PIR-1")
def test_a_unit_appears_where_the_base_is() -> None:
    table = base()
    table.push(ControlPirates(0, 1), active=0)
    assert table.fleet("the-wormhole") == {"pirate-raiders": 1, "pirate-base": 1}
    assert table.state.wild[0] == 6
    assert table.options(0) == ["system:the-wormhole", "done"]
    table.plays(0, "done")
    assert table.state.pending() == []


@rule("AA-PIR-1", "AA-SUB-76")
def test_none_appears_without_the_base_or_without_a_figure() -> None:
    table = row()
    table.push(ControlPirates(0, 1), active=0)
    assert table.fleet("the-wormhole") == {}
    assert table.state.pending() == []
    table = base()
    table.system("helia", fleet={"pirate-raiders": 7}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    assert table.fleet("the-wormhole") == {"pirate-base": 1}


@rule("AA-PIR-1", "AA-SUB-76")
def test_none_appears_without_room() -> None:
    table = base()
    table.system("the-wormhole", fleet={"pirate-raiders": 5, "space-eel": 2}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    assert table.fleet("the-wormhole") == {"pirate-raiders": 5, "space-eel": 2, "pirate-base": 1}


@rule("AA-PIR-2")
def test_all_raiders_of_a_system_move_to_a_connected_one_and_the_base_stays() -> None:
    table = base()
    table.system("the-wormhole", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:the-wormhole")
    assert table.fleet("sapphire") == {"pirate-raiders": 2}
    assert table.fleet("the-wormhole") == {"pirate-base": 1}
    assert table.state.pending() == []


@rule("AA-PIR-2", "AA-SUB-45")
def test_pirates_know_neither_wormholes_nor_half_edges_nor_unexplored_systems() -> None:
    table = base("psilon", "sol", unexplored=("brand", "lapis"))
    table.seat(0, levels={"engineering": 4})
    table.system("amaterasu", discovery="fold-point")
    table.system("helia", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.system("the-wormhole", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    assert table.options(0) == ["system:the-wormhole", "done"], "Helia: The Crossing is half an edge, Brand unexplored"
    table.plays(0, "system:the-wormhole")
    assert table.fleet("sapphire") == {"pirate-raiders": 2}, "not to Amaterasu"


@rule("AA-PIR-2", "AA-NEU-4")
def test_raiders_join_other_neutrals_if_they_fit() -> None:
    table = base()
    table.system("brand", fleet={"pirate-raiders": 2}, holder=NEUTRAL)
    table.system("helia", fleet={"space-eel": 2}, holder=NEUTRAL)
    table.system("thalassa", fleet={"guardian": 1, "pirate-raiders": 4}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:brand")
    assert sorted(table.options(0)) == ["system:amaterasu", "system:helia", "system:thalassa"]
    table.plays(0, "system:thalassa")
    assert table.fleet("thalassa") == {"pirate-raiders": 6, "guardian": 1}


@rule("AA-PIR-2")
def test_they_do_not_join_where_there_is_no_room() -> None:
    table = base()
    table.system("brand", fleet={"pirate-raiders": 3}, holder=NEUTRAL)
    table.system("thalassa", fleet={"space-eel": 2, "guardian": 1, "pirate-raiders": 0}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:brand")
    assert sorted(table.options(0)) == ["system:amaterasu", "system:helia"]


@rule("AA-PIR-2", "AA-SUB-76")
def test_they_attack_others_and_move_into_what_one_possesses_but_do_not_attack_what_one_controls() -> None:
    table = base()
    table.system("brand", fleet={"pirate-raiders": 2}, holder=NEUTRAL)
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.system("thalassa", fleet={"outpost": 1}, holder=1)
    table.system("amaterasu", owner=0, people=(1, 0, 0))
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:brand")
    assert sorted(table.options(0)) == ["system:amaterasu", "system:thalassa"]
    table.plays(0, "system:thalassa")
    fight = table.state.fight
    assert fight is not None
    assert (fight.system, fight.attacker, fight.defender, fight.kind) == (number("thalassa"), NEUTRAL, 1, PIRATE_ATTACK)
    assert fight.side.count(0) == 2
    assert fight.origin[0] == number("brand")


@rule("AA-PIR-2", "AA-SUB-77")
def test_the_defender_of_a_pirate_attack_is_asked() -> None:
    table = base()
    table.system("brand", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.system("thalassa", fleet={"cruisers": 1}, holder=1)
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:brand", "system:thalassa")
    assert table.asked() == (1, "UseEffect"), "Class I Shield, before the roll"
    fight_out(table, 6)
    assert table.fleet("brand") == {}
    assert table.fleet("thalassa") == {"cruisers": 1}
    assert table.has(1, "credits") == 1


@rule("AA-PIR-2")
def test_raiders_that_win_move_in() -> None:
    table = base()
    table.seat(1, home="thalassa")
    table.system("brand", fleet={"pirate-raiders": 3}, holder=NEUTRAL)
    table.system("thalassa", owner=1, people=(1, 0, 0), fleet={"frigates": 1})
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:brand", "system:thalassa")
    fight_out(table, 5)
    assert table.holder("thalassa") == NEUTRAL
    assert table.owner("thalassa") == 1
    assert table.state.ends == 6, "pirates in a home end nothing"


@card("false-flag-operations")
def test_false_flag_operations_move_pirates_although_others_passed_first() -> None:
    table = base("darlok", "sol")
    table.seat(0, levels={"engineering": 3})
    table.system("brand", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.push(ControlPirates(0, 0), active=0)
    assert table.fleet("the-wormhole") == {"pirate-base": 1}, "none appear"
    table.plays(0, "system:brand", "system:helia")
    assert table.fleet("helia") == {"pirate-raiders": 1}
    assert table.state.pending() == []


@card("false-flag-operations")
def test_or_twice_if_one_passed_first() -> None:
    table = base("darlok", "sol")
    table.seat(0, levels={"engineering": 3})
    table.system("brand", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.push(ControlPirates(0, 1), active=0)
    table.plays(0, "system:brand", "system:helia", "system:helia")
    assert table.fleet("brand") == {"pirate-raiders": 1}
    assert table.state.pending() == []


def test_nobody_else_moves_pirates_without_having_passed_first() -> None:
    table = base("sol", "psilon")
    table.system("brand", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    table.push(ControlPirates(0, 0), active=0)
    assert table.state.pending() == []
