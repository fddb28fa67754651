import pytest

from tests.markers import card, rule
from tests.orion.table import Table


def alone(*, pool: int = 4) -> Table:
    """Two Humans; only seat 0 has action cubes."""
    table = Table("humans", "humans")
    table.seat(0, pool=pool)
    table.seat(1, pool=0)
    return table


@rule("OR-CUBE-1")
def test_a_space_holds_one_cube() -> None:
    table = alone()
    table.seat(0, food=0, systems=[["soil-enrichment-facility"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:1", "activation")
    assert table.refusal(0, "activate:1") == "occupied"
    table.plays(0, "activate:2")
    assert (table.player(0).cubes, table.has(0, "food")) == ([1, 1], 4)


@rule("OR-CUBE-1")
@card("battleship", "frigate", "star-fortress", "marine-barracks", "quail")
def test_a_card_without_a_space_takes_no_cube() -> None:
    table = alone()
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.seat(1, advisor="quail", systems=[["frigate"], ["star-fortress"], ["marine-barracks"], ["space-port"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.player(1).cubes == [0, 0, 1, 1]
    assert (table.player(1).advisor_cube, table.has(1, "reserve")) == (0, 8)


@rule("OR-CUBE-2")
@card("space-port", "marine-barracks")
def test_a_is_filled_from_the_pool_and_r_from_the_reserve() -> None:
    table = alone()
    table.seat(0, fleet=9, production=2, systems=[["space-port"], ["marine-barracks"]])
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "activation", "activate:1", "choose:1")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.player(0).cubes) == (3, 6, [1, 0])
    table.plays(0, "attack", "effect:2", "choose:3")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.player(0).cubes) == (2, 5, [1, 1])


@rule("OR-CUBE-2")
@card("astro-university")
def test_a_cube_on_a_card_changes_nothing_else() -> None:
    table = alone()
    table.seat(0, systems=[["robotic-factory"], ["astro-university"]], cubes=[1, 0])
    table.begin()
    table.plays(0, "activation", "activate:2")
    table.draws("titan", "frigate")
    assert table.asked() == (0, "ChooseAction")
    assert table.score(0) == 10 + 1 + 1


@rule("OR-CUBE-3")
def test_a_covered_card_loses_its_cube() -> None:
    table = alone()
    table.seat(0, production=1, hand=["frigate"], systems=[["soil-enrichment-facility"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:frigate", "place:1")
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([0], 6)


@rule("OR-CUBE-3")
@card("communication-satellite")
def test_a_card_on_top_again_may_be_used_again() -> None:
    table = alone()
    table.seat(0, food=0, fleet=1, hand=["communication-satellite"], systems=[["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    table.plays(0, "construction", "build:communication-satellite", "place:1", "put:2")
    assert table.systems(0) == [["communication-satellite", "soil-enrichment-facility"]]
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([0], 7)
    table.plays(0, "activation", "activate:1")
    assert (table.has(0, "food"), table.player(0).cubes) == (4, [1])


@rule("OR-CUBE-3", "OR-SPEC-2")
@card("troop-transport")
def test_a_card_moved_to_the_bottom_loses_its_cube() -> None:
    table = alone()
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, systems=[["frigate", "soil-enrichment-facility"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["soil-enrichment-facility", "frigate"]]
    assert (table.player(1).cubes, table.has(1, "reserve")) == ([0], 10)


@rule("OR-CUBE-4")
@card("autolab")
@pytest.mark.parametrize(("pool", "after"), [(8, 9), (9, 9), (10, 9)])
def test_extra_cubes_end_with_the_reserve(pool: int, after: int) -> None:
    table = alone(pool=pool)
    table.seat(0, food=1, production=3, hand=["autolab"], systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:new")
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (after, 10 - 1 - after)


@rule("OR-CUBE-4")
@card("high-orbit-sonar")
def test_sonar_stops_with_the_reserve() -> None:
    table = alone(pool=9)
    table.seat(0, food=2, production=1, hand=["high-orbit-sonar"], advisor="kuruk")
    table.seat(0, systems=[["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:1")
    assert table.has(0, "reserve") == 0
    assert table.refusal(0, "activate:advisor") == "no-reserve"
    assert table.options(0) == ["done"]


@rule("OR-CUBE-4")
@card("harrava")
def test_exertion_is_never_short_of_cubes() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, advisor="harrava", advisor_cube=1)
    table.begin(start=True)
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (6, 4)


@rule("OR-CUBE-5")
@card("battleship")
def test_battleship_fills_every_empty_space() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["battleship"], systems=[["space-port"]])
    table.seat(1, advisor="kuruk", systems=[["space-port", "titan"], ["robotic-factory"], ["death-spores"]])
    table.seat(1, cubes=[0, 1, 0])
    table.seat(2, advisor="vale-the-whisperer")
    table.begin()
    table.plays(0, "construction", "build:battleship", "place:new")
    assert (table.player(1).cubes, table.player(1).advisor_cube, table.has(1, "reserve")) == ([0, 1, 1], 1, 3)
    assert (table.player(2).advisor_cube, table.has(2, "reserve")) == (1, 5)
    assert table.player(0).cubes == [0, 0]
    assert table.refusal(1, "activation") == "nothing-to-activate"


@rule("OR-CUBE-5")
@card("battleship")
def test_a_victim_short_of_cubes_chooses_the_spaces() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.seat(1, pool=8, advisor="kuruk", systems=[["space-port"], ["robotic-factory"], ["death-spores"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.asked() == (1, "FillSpace")
    assert table.options(1) == ["fill:1", "fill:2", "fill:3", "fill:advisor"]
    table.plays(1, "fill:3")
    assert table.options(1) == ["fill:1", "fill:2", "fill:advisor"]
    table.plays(1, "fill:1")
    assert (table.player(1).cubes, table.player(1).advisor_cube, table.has(1, "reserve")) == ([1, 0, 1], 0, 0)
    assert table.asked() == (1, "ChooseAction")


@rule("OR-CUBE-5")
@card("battleship")
def test_a_victim_with_just_enough_cubes_is_not_asked() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.seat(1, pool=8, advisor="kuruk", systems=[["space-port"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert (table.player(1).cubes, table.player(1).advisor_cube, table.has(1, "reserve")) == ([1], 1, 0)
    assert table.asked() == (1, "ChooseAction")


@rule("OR-CUBE-5")
@card("battleship")
def test_a_victim_without_cubes_fills_nothing() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.seat(1, pool=10, systems=[["space-port"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.player(1).cubes == [0]
    assert table.asked() == (1, "ChooseAction")
