import pytest

from tests.markers import card, rule
from tests.orion.table import Table


@rule("OR-ACTIVATE-1", "OR-EFFECT-3")
@card("government-support-facility")
def test_the_cube_goes_on_the_card_and_the_cost_is_paid_first() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, morale=4, systems=[["titan"], ["government-support-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:2")
    assert (table.has(0, "food"), table.has(0, "morale")) == (1, 8)
    assert (table.player(0).cubes, table.has(0, "pool"), table.has(0, "reserve")) == ([0, 1], 3, 6)
    assert table.has(0, "spent") == 0
    told = [event.kind for event in table.news]
    assert told.index("activate") < told.index("pay") < told.index("gain")


@rule("OR-ACTIVATE-1")
@card("space-port")
@pytest.mark.parametrize(("answer", "after"), [("choose:1", (7, 6, 0)), ("choose:2", (1, 0, 4))])
def test_space_port_exchanges_in_either_direction(answer: str, after: tuple[int, int, int]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=3, production=2, systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation", "activate:1", answer)
    assert (table.has(0, "food"), table.has(0, "fleet"), table.has(0, "production")) == after


@rule("OR-ACTIVATE-2")
def test_a_covered_card_is_not_even_offered() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["soil-enrichment-facility", "frigate"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    with pytest.raises(AssertionError, match="not even a candidate"):
        table.refusal(0, "activate:1")


@rule("OR-ACTIVATE-2")
def test_an_occupied_space_refuses() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="kuruk", advisor_cube=1, systems=[["soil-enrichment-facility"], ["space-port"]], cubes=[1, 0])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "occupied"
    assert table.refusal(0, "activate:advisor") == "occupied"
    assert table.options(0) == ["activate:2"]


@rule("OR-ACTIVATE-2")
@pytest.mark.parametrize(
    ("structure", "food", "fleet", "production"),
    [
        ("government-support-facility", 1, 9, 9),
        ("robotic-factory", 2, 9, 9),
        ("recyclotron", 9, 9, 1),
        ("fighter-garrison", 9, 1, 9),
        ("imperial-treasury", 9, 9, 0),
    ],
)
def test_the_whole_cost_must_be_payable(structure: str, food: int, fleet: int, production: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, fleet=fleet, production=production, advisor="kuruk", systems=[[structure]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "cannot-pay"


@rule("OR-ACTIVATE-2")
@card("planetary-supercomputer")
def test_a_card_to_discard_is_part_of_the_cost() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=1, advisor="kuruk", systems=[["planetary-supercomputer"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "too-few-cards"


@rule("OR-ACTIVATE-2")
@pytest.mark.parametrize("structure", ["fighter-garrison", "recyclotron", "imperial-treasury"])
@pytest.mark.parametrize(("morale", "refusal"), [(6, None), (5, "low-morale")])
def test_some_cards_need_morale_6(structure: str, morale: int, refusal: str | None) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, morale=morale, advisor="kuruk", systems=[[structure]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == refusal


@rule("OR-ACTIVATE-3")
@card("advia-osm")
def test_an_impossible_build_refuses() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=0, production=0, advisor="advia-osm", systems=[["soil-enrichment-facility"]])
    table.discards("titan")
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:advisor") == "cannot-pay"
    assert table.options(0) == ["activate:1"]


@rule("OR-ACTIVATE-3")
@card("biospheres")
def test_an_impossible_take_refuses() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, advisor="kuruk", systems=[["biospheres"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "no-discards"


@rule("OR-ACTIVATE-3")
@card("space-port")
def test_an_impossible_exchange_refuses() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=2, production=1, advisor="kuruk", systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "cannot-pay"


@rule("OR-ACTIVATE-3")
@card("government-support-facility", "soil-enrichment-facility")
def test_an_activation_that_changes_nothing_is_legal() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, morale=10, systems=[["soil-enrichment-facility"], ["government-support-facility"]])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "activation", "activate:1", "activation", "activate:2")
    assert (table.has(0, "food"), table.has(0, "morale"), table.player(0).cubes) == (7, 10, [1, 1])


@rule("OR-ACTIVATE-4", "OR-SPEC-3")
@card("high-orbit-sonar")
def test_an_activation_without_an_action_takes_its_cube_from_the_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, production=1, morale=5, hand=["high-orbit-sonar"], advisor="kuruk", advisor_cube=1)
    table.seat(0, systems=[["soil-enrichment-facility"], ["imperial-treasury"], ["robotic-factory", "titan"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.options(0) == ["activate:1", "done"]
    assert table.refusal(0, "activate:2") == "low-morale"
    assert table.refusal(0, "activate:advisor") == "occupied"
    table.plays(0, "activate:1")
    assert (table.has(0, "food"), table.player(0).cubes) == (4, [1, 0, 0, 0])
    assert (table.has(0, "reserve"), table.has(0, "pool"), table.has(0, "spent")) == (4, 3, 1)


@rule("OR-ACTIVATE-5")
@card("battleship", "high-orbit-sonar")
def test_no_card_touches_the_propaganda_space() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.seat(1, food=2, production=1, morale=5, hand=["high-orbit-sonar"])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert (table.has(1, "reserve"), table.has(1, "pool")) == (6, 4)
    assert table.refusal(1, "propaganda") is None
    table.plays(1, "construction", "build:high-orbit-sonar")
    assert table.asked() == (0, "ChooseAction")
    assert (table.has(1, "morale"), table.has(1, "reserve")) == (5, 6)
