from orrery.games.inscription.names import LOST, TIED, WON
from tests.inscription.table import Table
from tests.markers import card, rule

ONE = ["b1"]
TWO = ["b1", "c1"]
RIGHT_ONE = ["g1"]
RIGHT_THREE = ["g1", "h1", "i1"]


@rule("TI-WEV-1", "TI-WEV-2", "TI-WEV-5", "TI-WEV-6")
@card("border-conflict")
def test_left_fights_the_left_neighbors_right() -> None:
    table = Table("", "", "")
    table.seat(0, units=TWO)
    table.seat(1, units=RIGHT_ONE)
    table.seat(2, units=RIGHT_THREE)
    table.event("border-conflict")
    assert table.state.wars == 1
    # left against the next seat's right: 2:1, 0:3, 0:0; right against the previous seat's left: 0:0, 1:2, 3:0
    assert [table.player(seat).warfare.results[0] for seat in range(3)] == [WON, LOST, TIED]
    assert [table.player(seat).warfare.results[1] for seat in range(3)] == [TIED, LOST, WON]
    assert table.kept(0, "warfare") == 1  # the reward of the first left war
    assert table.kept(2, "propulsion") == 1
    assert [table.points(seat, "warfare") for seat in range(3)] == [0, -2, 0]
    assert table.player(2).warfare.lost_rewards == 0b01


@rule("TI-WEV-4")
@card("crown-of-thalnos")
def test_strengths_are_frozen_but_the_crown_changes_them() -> None:
    table = Table("", "", "")
    table.seat(0, relics=["crown-of-thalnos"])
    table.seat(1, relics=["the-codex"])
    table.event("border-conflict")
    assert table.waiting() == [0, 1]  # whoever holds a relic is asked
    assert [table.player(seat).warfare.strengths[0] for seat in range(3)] == [0, 0, 0]
    assert table.options(1) == ["done"]
    table.plays(0, "relic:crown-of-thalnos")
    assert table.state.masked(1).players[0].relics.held == (-1,)
    table.plays(1, "done")
    assert table.player(0).warfare.strengths[:2] == (4, 4)
    assert table.player(0).warfare.results[:2] == (WON, WON)


@rule("TI-HID-1")
def test_an_unplayed_relic_is_secret_but_its_points_are_not() -> None:
    table = Table("", "", "")
    table.seat(0, relics=["maw-of-worlds"])
    masked = table.state.masked(1).players[0]
    assert (masked.relics.held, masked.relics.points) == ((-1,), (5,))
    assert table.state.masked(0).players[0].relics.held == table.player(0).relics.held


@rule("TI-WEV-7")
@card("when-diplomacy-fails")
def test_units_above_the_line_count_in_later_wars() -> None:
    table = Table("", "", "")
    table.seat(0, units=["b5", "c5"])
    table.event("border-conflict")
    assert table.player(0).warfare.strengths[0] == 0
    table.state.foreseen = -2
    table.event("when-diplomacy-fails")
    assert table.player(0).warfare.strengths[2] == 2
    assert table.points(0, "warfare") == 3  # the reward of the second left war


@rule("TI-WEV-8", "TI-AST-12")
@card("hyperlane-security")
def test_bonuses_add_up_in_the_boxes_of_future_sections() -> None:
    table = Table("", wars=1)
    for _ in range(2):
        table.resolves(0, "hyperlane-security.fail")
        table.plays(0, "half:left")
    assert table.player(0).warfare.bonuses == (0, 0, 2, 0, 2, 0, 2, 0)
    table.seat(0, accessed=["s23"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s23")
    assert table.player(0).warfare.bonuses == (0, 0, 2, 1, 2, 1, 2, 1)


@rule("TI-WEV-9")
@card("divide-and-conquer")
def test_rewards_are_ordinary_assets() -> None:
    table = Table("", "", "", sheets="7a")
    table.seat(0, units=["b1"])
    table.event("border-conflict")
    assert table.goods(0) == 2  # immediate: two trade goods


@rule("TI-RND-5", "TI-OBJ-4")
@card("armada", "vuilraith-cabal")
def test_objectives_are_scored_after_the_left_war_before_the_right_one() -> None:
    table = Table("vuilraith-cabal", "", "vuilraith-cabal")
    for seat, units in ((0, TWO), (2, RIGHT_THREE)):
        table.seat(seat, built=["pds-1", "pds-2", "cruiser-1", "cruiser-2", "cruiser-3"], units=units)
        table.player(seat).warfare.bars |= 1 << 4
    table.event("divide-and-conquer")
    table.plays(0, "bar:pds-3:influence", "place:b4-c4-c5", "done", "done")
    assert table.box(0, "warfare") == 7
    table.plays(2, "bar:pds-3:influence", "place:b4-c4-c5", "done", "done")
    assert table.box(2, "warfare") == 4


@rule("TI-WEV-2")
@card("sardakk-norr", "universities-of-jol-nar")
def test_factions_change_strength_but_never_below_zero() -> None:
    table = Table("sardakk-norr", "universities-of-jol-nar", "")
    table.event("border-conflict")
    assert [table.player(seat).warfare.strengths[:2] for seat in range(3)] == [(1, 1), (0, 0), (0, 0)]


@rule("TI-RND-2", "TI-MEC-5")
@card("a-throne-for-the-taking")
def test_the_game_ends_after_a_throne_for_the_taking() -> None:
    table = Table("", "", "", wars=3, round=22)
    table.seat(0, claimed=["mecatol"], units=["b10"])
    table.state.mecatol = (0,)
    table.event("a-throne-for-the-taking")
    assert table.state.outcome() == [1, 3, 2]
    assert table.score(1) == -1  # lost to seat 0, no reward for a slot on Mecatol Rex
    assert list(table.state.mecatol) == [0, 1, 2]
    assert table.waiting() == []
