from orrery.games.inscription.events.scoring import places, rank, sheet_totals
from tests.inscription.table import Table
from tests.markers import card, rule


@rule("TI-END-1", "TI-END-2", "TI-END-3")
def test_sheet_totals_add_points_objective_and_trade_goods() -> None:
    table = Table("", "", "")
    player = table.player(0)
    player.points = [19, 4, 10, -2]
    player.boxes = (9, 0, 0, 4)
    table.seat(0, goods=7, goods_spent=2)
    assert sheet_totals(player) == [28, 4, 12, 2]
    assert table.score(0) == 46


@rule("TI-END-3", "TI-END-4", "TI-AST-17")
def test_ties_are_broken_by_unspent_votes_and_else_shared() -> None:
    table = Table("", "", "", "")
    for seat, (points, votes) in enumerate([(10, 3), (10, 5), (10, 5), (12, 0)]):
        table.player(seat).points = [points, 0, 0, 0]
        table.seat(seat, votes=votes)
    assert places(table.state) == [4, 2, 2, 1]


@rule("TI-REL-1")
@card("the-obsidian")
def test_the_obsidian_counts_objectives_at_the_end() -> None:
    table = Table("")
    table.seat(0, relics=["the-obsidian"])
    table.player(0).boxes = (5, 0, 7, 0)
    assert table.score(0) == 12 + 4
    table.player(0).boxes = (5, 3, 7, 9)
    assert table.score(0) == 24 + 6


@rule("TI-SOLO-13")
def test_ranks_by_difficulty() -> None:
    assert [rank(score, 0) for score in (39, 40, 59, 60, 80, 130)] == [0, 1, 1, 2, 3, 3]
    assert [rank(score, 1) for score in (59, 60, 80, 100, 120)] == [0, 2, 3, 4, 4]
    assert [rank(score, 2) for score in (79, 80, 100, 119, 120)] == [0, 3, 4, 4, 5]


@rule("TI-SOLO-13")
def test_a_defeat_is_never_a_victory() -> None:
    table = Table("", "")
    table.player(0).points = [39, 0, 0, 0]
    table.player(1).points = [20, 0, 0, 0]
    assert places(table.state) == [2, 2]
    table.player(0).points = [40, 0, 0, 0]
    assert places(table.state) == [1, 2]
    solo = Table("", difficulty="hard")
    solo.player(0).points = [79, 0, 0, 0]
    assert places(solo.state) == [2]
