import pytest

from orrery.kernel.scene import Scene
from tests.markers import card, rule
from tests.orion.table import Table, resources


@rule("OR-START-1")
def test_all_cards_in_systems_produce() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=0, production=0, advisor="viktoriya", hand=["biospheres"])
    table.seat(0, systems=[["planetary-stock-exchange", "missile-base"], ["deep-core-mine"]])
    table.seat(1, food=1, fleet=1, production=1, systems=[["trade-goods", "trade-goods", "frigate"]])
    table.begin(start=True)
    assert resources(table, 0) == (1, 1 + 2, 2)
    assert resources(table, 1) == (3, 3, 1)


@rule("OR-START-1")
def test_what_is_above_nine_is_lost() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=8, fleet=9, production=8, systems=[["biospheres"], ["missile-base"], ["deep-core-mine"]])
    table.begin(start=True)
    assert resources(table, 0) == (9, 9, 9)


@rule("OR-START-2")
@pytest.mark.parametrize("track", [0, 1, 2])
@pytest.mark.parametrize(
    ("highest", "level", "cubes", "morale", "cards"),
    [
        (0, "low", 3, 6, 1),
        (3, "low", 3, 6, 1),
        (4, "medium", 4, 5, 0),
        (6, "medium", 4, 5, 0),
        (7, "high", 5, 4, 0),
        (9, "high", 5, 4, 0),
    ],
)
def test_the_highest_resource_sets_the_exertion(
    track: int, highest: int, level: str, cubes: int, morale: int, cards: int
) -> None:
    table = Table("humans", "humans")
    food, fleet, production = [highest if number == track else 0 for number in range(3)]
    table.seat(0, food=food, fleet=fleet, production=production, morale=5)
    table.begin(start=True)
    table.draws(*["titan"] * cards)
    assert table.asked() == (0, "ChooseAction")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.has(0, "morale")) == (cubes, 10 - cubes, morale)
    assert table.hand(0) == ["titan"] * cards
    exertion = next(event for event in table.news if event.kind == "exertion")
    assert f"Ann: {level} Exertion" in exertion.text(Scene("en", ["Ann", "Bob"]))


@rule("OR-START-2")
def test_exertion_comes_after_production() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, fleet=0, production=0, systems=[["biospheres"]])
    table.begin(start=True)
    assert (table.has(0, "pool"), table.has(0, "morale")) == (5, 9)


@rule("OR-START-2")
def test_morale_from_low_exertion_is_lost_at_ten() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, production=1, morale=10)
    table.begin(start=True)
    table.draws("titan")
    assert table.has(0, "morale") == 10


@rule("OR-START-2", "OR-DECK-2")
def test_low_exertion_without_a_card_to_draw() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, production=1, morale=5)
    table.deck()
    table.begin(start=True)
    assert (table.has(0, "pool"), table.has(0, "morale"), table.hand(0)) == (3, 6, [])


@rule("OR-START-2")
def test_exertion_is_determined_in_turn_order() -> None:
    table = Table("humans", "humans", "humans", first=1)
    for seat in range(3):
        table.seat(seat, food=1, fleet=1, production=1)
    table.begin(start=True)
    table.draws("titan", "frigate", "autolab")
    assert (table.hand(1), table.hand(2), table.hand(0)) == (["titan"], ["frigate"], ["autolab"])
    assert table.asked() == (1, "ChooseAction")


@rule("OR-START-2")
@card("bulrathi")
def test_bulrathi_must_choose_at_high_exertion() -> None:
    table = Table("bulrathi", "humans")
    table.seat(0, food=8, fleet=1, production=1, morale=6)
    table.begin(start=True)
    assert table.asked() == (0, "ChooseOne")
    assert table.options(0) == ["choose:1", "choose:2"]
    table.plays(0, "choose:1")
    assert resources(table, 0) == (8, 1, 2)
    assert (table.has(0, "pool"), table.has(0, "morale")) == (4, 6)


@rule("OR-START-3")
@card("weather-controller")
def test_food_gained_later_does_not_change_the_exertion() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, fleet=0, production=0, morale=5, systems=[["weather-controller"]])
    table.begin(start=True)
    table.plays(0, "choose:1")
    assert (table.has(0, "food"), table.has(0, "pool"), table.has(0, "morale")) == (8, 4, 5)


@rule("OR-START-4")
@card("weather-controller", "quail", "jump-gate")
def test_a_player_chooses_the_order_of_start_effects() -> None:
    table = Table("alkari", "humans")
    table.seat(0, food=4, fleet=0, production=0, morale=5, hand=["titan"], advisor="quail")
    table.seat(0, systems=[["weather-controller"], ["jump-gate"]])
    table.begin(start=True)
    assert table.options(0) == ["effect:1", "effect:2", "effect:advisor", "effect:race"]
    table.plays(0, "effect:advisor")
    table.draws("frigate")
    assert table.options(0) == ["effect:1", "effect:2", "effect:race"]
    table.plays(0, "effect:2", "discard:frigate")
    table.plays(0, "effect:1", "choose:2")
    assert table.options(0) == ["effect:race", "done"]
    table.plays(0, "effect:race")
    assert table.has(0, "pool") == 4 + 3
    assert (table.has(0, "morale"), table.has(0, "vp"), table.hand(0)) == (5, 0, ["titan"])
    assert table.asked() == (0, "ChooseAction")


@rule("OR-START-4", "OR-EFFECT-5")
@card("jump-gate", "quail")
def test_an_effect_may_make_another_usable() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=0, production=0, advisor="quail", systems=[["jump-gate"]])
    table.begin(start=True)
    assert table.options(0) == ["effect:advisor", "done"]
    table.plays(0, "effect:advisor")
    table.draws("titan")
    table.plays(0, "effect:1", "discard:titan")
    assert table.has(0, "pool") == 6


@rule("OR-START-4")
@card("jump-gate")
def test_the_card_of_low_exertion_can_be_discarded_at_once() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=0, production=0, systems=[["jump-gate"]])
    table.begin(start=True)
    table.draws("titan")
    table.plays(0, "effect:1", "discard:titan")
    assert (table.has(0, "pool"), table.pile()) == (4, ["titan"])


@rule("OR-START-4")
@card("weather-controller")
def test_start_effects_go_in_turn_order_after_all_exertion() -> None:
    table = Table("alkari", "humans", "meklar", first=1)
    table.seat(0, food=1, fleet=1, production=1)
    table.seat(1, food=4, fleet=1, production=1, systems=[["weather-controller"]])
    table.seat(2, food=4, fleet=3, production=2)
    table.begin(start=True)
    table.draws("titan")
    assert [table.has(seat, "pool") for seat in range(3)] == [3, 4, 4]
    assert table.asked() == (1, "ChooseOne")
    table.plays(1, "choose:1")
    assert table.asked() == (2, "NextEffect")
    table.plays(2, "done")
    assert table.asked() == (0, "NextEffect")
    table.plays(0, "done")
    assert table.asked() == (1, "ChooseAction")


@rule("OR-START-4", "OR-ADV-4")
@card("harrava")
def test_harravas_cube_enters_the_pool_at_the_start() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=1, production=1, advisor="harrava", advisor_cube=1)
    table.begin(start=True)
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.player(0).advisor_cube) == (5, 5, 0)


@rule("OR-START-4", "OR-TERM-5")
@card("weather-controller")
def test_covered_start_effects_are_silent() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["weather-controller", "titan"]])
    table.begin(start=True)
    assert table.asked() == (0, "ChooseAction")


@rule("OR-START-4")
@card("weather-controller")
def test_two_copies_work_once_each() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=0, production=0, morale=5, systems=[["weather-controller"], ["weather-controller"]])
    table.begin(start=True)
    table.plays(0, "choose:1", "choose:2")
    assert (table.has(0, "food"), table.has(0, "morale")) == (7, 6)
    assert table.asked() == (0, "ChooseAction")
