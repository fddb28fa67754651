from orrery.games.adastra.rounds.management import income
from tests.adastra.table import Table
from tests.markers import card, rule


@rule("AA-LABOR-1", "AA-LABOR-2", "AA-UNR-1")
def test_four_fields_give_two_resources_and_level_one() -> None:
    table = Table("sol", "psilon")
    table.begin(0)
    table.plays(0, "labour", "fields:4", "gain:credits", "gain:food")
    assert (table.has(0, "unrest"), table.stock(0)) == (4, (1, 0, 0, 1))
    assert table.player(0).unrest_level == 1


@rule("AA-LABOR-1")
def test_an_odd_field_gives_nothing() -> None:
    table = Table("sol", "psilon")
    table.begin(0)
    table.plays(0, "labour", "fields:3", "gain:research")
    assert (table.has(0, "unrest"), table.stock(0)) == (3, (0, 1, 0, 0))
    assert table.asked() == (0, "TakeTurn")


@rule("AA-LABOR-1", "AA-FREE-1")
def test_it_is_used_once_a_turn() -> None:
    table = Table("sol", "psilon")
    table.begin(0)
    table.plays(0, "labour", "fields:1")
    assert table.refusal(0, "labour") == "laboured-already"
    table.plays(0, "play:starting-b:growth")
    table.plays(1, "play:starting-b:growth")
    assert table.refusal(0, "labour") is None


@rule("AA-SUB-16", "AA-LABOR-2")
def test_at_the_end_of_the_track() -> None:
    """At 24 it is not offered; at 23 it raises 1 and gives nothing; a rise beyond the end is lost."""
    table = Table("sol", "psilon")
    table.seat(0, unrest=24)
    table.begin(0)
    assert table.refusal(0, "labour") == "track-ends"
    assert "labour" not in table.options(0)
    table = Table("sol", "psilon")
    table.seat(0, unrest=23)
    table.begin(0)
    table.plays(0, "labour")
    assert (table.has(0, "unrest"), table.stock(0)) == (24, (0, 0, 0, 0))
    table = Table("sol", "psilon")
    table.seat(0, unrest=22)
    table.state.move_unrest(0, 5)
    assert table.has(0, "unrest") == 24


@rule("AA-SUB-17")
def test_at_the_beginning_of_the_track() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=4)
    assert table.state.move_unrest(0, -6) == -4
    assert table.has(0, "unrest") == 0


@rule("AA-SUB-7")
def test_free_actions_may_come_before_a_pass() -> None:
    table = Table("sol", "psilon")
    table.begin(0)
    table.plays(0, "labour", "fields:2", "gain:food")
    assert "pass" in table.options(0)
    table.plays(0, "pass", "gain:food")
    assert table.has(0, "food") >= 2
    assert table.asked() == (1, "TakeTurn")


@rule("AA-SUB-7")
def test_there_are_none_after_the_standard_action() -> None:
    table = Table("sol", "psilon")
    table.seat(0, anomalies=["seed-ark"])
    table.begin(0)
    assert "use:seed-ark" in table.options(0)
    table.plays(0, "play:starting-b:growth")
    assert table.asked() == (1, "TakeTurn"), "neither labour nor an anomaly card is offered any more"


@card("slave-pits")
def test_slave_pits_add_a_production_once_a_round() -> None:
    table = Table("sakkra", "psilon")
    table.seat(0, levels={"engineering": 3})
    table.begin(0)
    table.plays(0, "labour", "fields:1")
    assert table.has(0, "production") == 0, "two fields are needed"
    table.plays(0, "play:starting-b:growth")
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "labour", "fields:2", "gain:food")
    assert table.stock(0) == (1, 0, 1, 0)
    table.plays(0, "play:starting-b:growth")
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "labour", "fields:2", "gain:food")
    assert table.stock(0) == (2, 0, 1, 0)


@rule("AA-SUB-23", "AA-DEF-RES")
def test_resources_of_any_types_are_taken_in_any_mix() -> None:
    table = Table("sol", "psilon")
    table.begin(0)
    table.plays(0, "labour", "fields:6", "gain:food", "gain:food", "gain:production")
    assert table.stock(0) == (2, 0, 1, 0)
    assert income(table.state, 0) == [0, 0, 0, 0]
