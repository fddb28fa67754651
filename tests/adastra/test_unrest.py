from orrery.games.adastra.names import LEVEL_OF_FIELD, MOST_UNREST
from tests.adastra.table import Table
from tests.markers import rule


@rule("AA-UNR-1")
def test_the_track_has_25_fields_and_levels_up_to_nine() -> None:
    assert (len(LEVEL_OF_FIELD), MOST_UNREST) == (25, 24)
    widths = [LEVEL_OF_FIELD.count(level) for level in range(10)]
    assert widths == [4, 4, 3, 3, 3, 2, 2, 2, 1, 1]


@rule("AA-UNR-1", "AA-SUB-16", "AA-SUB-17")
def test_the_marker_stops_at_both_ends() -> None:
    table = Table("sol", "psilon")
    assert table.state.move_unrest(0, -1) == 0
    assert table.state.move_unrest(0, 30) == 24
    assert table.state.move_unrest(0, 1) == 0
    assert table.has(0, "unrest") == 24


@rule("AA-UNR-2", "AA-SUB-18")
def test_a_level_costs_a_point_at_the_end() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=7)
    table.seat(1, unrest=8)
    assert table.state.scores() == [-1, -2]


@rule("AA-UNR-2")
def test_a_level_costs_a_resource_in_each_management() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=7, food=5)
    table.begin(0)
    table.plays(0, "pass", "gain:food")
    assert table.has(0, "food") == 5, "one gained, one discarded"
