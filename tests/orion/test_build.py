import pytest

from orrery.games.orion.names import STRUCTURES
from tests.markers import card, rule
from tests.orion.table import Table, resources

FULL = [list(STRUCTURES[first : first + 5]) for first in (0, 5, 10, 15)]


# Places


@rule("OR-BUILD-1")
def test_a_structure_goes_on_a_system_or_opens_one() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=[["titan"], ["autolab", "biospheres"]])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.options(0) == ["place:1", "place:2", "place:new"]
    table.plays(0, "place:2")
    assert table.systems(0) == [["titan"], ["autolab", "biospheres", "frigate"]]
    assert (table.hand(0), table.has(0, "production")) == ([], 0)


@rule("OR-BUILD-1")
def test_four_systems_are_the_most() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=[["titan"], ["titan"], ["autolab"], ["autolab"]])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.refusal(0, "place:new") == "no-more-systems"
    assert table.options(0) == ["place:1", "place:2", "place:3", "place:4"]


@rule("OR-BUILD-1")
def test_five_cards_fill_a_system() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=[FULL[0], ["titan"]])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.refusal(0, "place:1") == "system-full"
    assert table.options(0) == ["place:2", "place:new"]


@rule("OR-BUILD-1")
def test_nothing_can_be_built_without_room() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=FULL)
    table.begin()
    assert table.refusal(0, "construction") == "nothing-to-build"


@rule("OR-BUILD-1")
def test_the_same_structure_may_be_built_twice() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=[["frigate"]])
    table.begin()
    table.plays(0, "construction", "build:frigate", "place:1")
    assert table.systems(0) == [["frigate", "frigate"]]


# Cost and Morale


@rule("OR-BUILD-2")
@pytest.mark.parametrize(("food", "fleet", "refusal"), [(4, 1, None), (3, 9, "cannot-pay"), (9, 0, "cannot-pay")])
def test_the_cost_must_be_payable(food: int, fleet: int, refusal: str | None) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, fleet=fleet, production=1, hand=["space-port", "frigate"])
    table.begin()
    table.plays(0, "construction")
    assert table.refusal(0, "build:space-port") == refusal


@rule("OR-BUILD-2")
@card("monument-of-unity", "interplanetary-administration", "space-elevator", "artemis-system-net", "galactic-cybernet")
@pytest.mark.parametrize(
    "structure",
    ["monument-of-unity", "interplanetary-administration", "space-elevator", "artemis-system-net", "galactic-cybernet"],
)
@pytest.mark.parametrize(("morale", "refusal"), [(6, None), (5, "low-morale")])
def test_some_structures_need_morale_6(structure: str, morale: int, refusal: str | None) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, morale=morale, hand=[structure, "frigate"])
    table.begin()
    table.plays(0, "construction")
    assert table.refusal(0, f"build:{structure}") == refusal


@rule("OR-BUILD-2")
def test_other_structures_need_no_morale() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, morale=-2, hand=["frigate"])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.systems(0) == [["frigate"]]


@rule("OR-BUILD-2", "OR-BUILD-4")
@card("colony-ship")
def test_a_discount_may_leave_only_one_way_to_pay() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=3, production=3, hand=["colony-ship", "destroyer"])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "build:destroyer")
    assert resources(table, 0) == (0, 0, 3)
    assert table.systems(0) == [["colony-ship", "destroyer"]]


# Order


@rule("OR-BUILD-3")
def test_the_card_leaves_the_hand_before_it_is_placed() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=[["titan"]])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert (table.hand(0), table.systems(0)) == ([], [["titan"]])
    assert table.asked() == (0, "PlaceCard")


@rule("OR-BUILD-3")
@card("communication-satellite")
def test_the_structure_is_paid_and_placed_before_its_effect() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"], systems=[["soil-enrichment-facility"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:1")
    assert table.asked() == (0, "PutCard")
    assert table.systems(0) == [["soil-enrichment-facility", "communication-satellite"]]
    assert (table.has(0, "fleet"), table.player(0).cubes, table.has(0, "reserve")) == (0, [0], 6)


@rule("OR-BUILD-3")
@card("autolab")
def test_the_covered_cube_is_discarded_before_after_building() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=9, food=1, production=3, hand=["autolab"], systems=[["space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:1")
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (9, 0)


# Discounts


@rule("OR-BUILD-4", "OR-SPEC-5")
@card("fulcrum-sandebar", "colony-ship", "planetary-stock-exchange")
def test_fulcrum_and_colony_ship_make_the_stock_exchange_three_cheaper() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=4, production=1, hand=["colony-ship", "planetary-stock-exchange"])
    table.seat(0, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:1", "build:planetary-stock-exchange")
    assert table.options(0) == ["pay:1:0:1", "pay:2:0:0"]
    table.plays(0, "pay:1:0:1")
    assert resources(table, 0) == (3, 3, 0)
    assert table.systems(0) == [["fulcrum-sandebar", "colony-ship", "planetary-stock-exchange"]]


@rule("OR-BUILD-4")
@card("fulcrum-sandebar", "colony-ship", "troop-transport")
def test_a_discount_never_pays_back() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["colony-ship", "troop-transport"])
    table.seat(0, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:1", "build:troop-transport")
    assert table.options(0) == ["pay:0:2:0", "pay:1:1:0", "pay:2:0:0"]


@rule("OR-BUILD-4")
@card("colony-ship")
def test_surplus_discount_is_lost() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=2, production=0, hand=["colony-ship", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "build:frigate")
    assert resources(table, 0) == (0, 0, 0)
    assert table.systems(0) == [["colony-ship", "frigate"]]


@rule("OR-BUILD-4")
@card("microlite-foundry")
def test_the_foundry_helps_to_pay_for_the_card_that_covers_it() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, production=1, hand=["star-fortress"], systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:star-fortress", "place:1")
    assert table.systems(0) == [["microlite-foundry", "star-fortress"]]
    assert (table.has(0, "fleet"), table.has(0, "production")) == (0, 0)


@rule("OR-BUILD-4")
@card("microlite-foundry")
def test_discounts_add_up_and_the_builder_spreads_them() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["cloning-center"])
    table.seat(0, advisor="fulcrum-sandebar", colour="grey")
    table.seat(0, systems=[["fulcrum-sandebar"], ["microlite-foundry"], ["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:1")
    assert table.options(0) == [
        "pay:0:1:4", "pay:0:2:3", "pay:1:0:4", "pay:1:1:3", "pay:1:2:2", "pay:2:0:3", "pay:2:1:2", "pay:2:2:1",
    ]  # fmt: skip
    table.plays(0, "pay:2:2:1")
    assert resources(table, 0) == (7, 7, 8)


@rule("OR-BUILD-4")
@card("microlite-foundry")
def test_only_the_kinds_in_the_cost_get_cheaper() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, production=9, hand=["titan", "star-fortress"], systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:star-fortress", "place:new")
    assert table.options(0) == ["pay:0:0:2", "pay:0:1:1"]


# Builds by effects


@rule("OR-BUILD-5")
@card("civil-transport")
def test_a_build_by_an_effect_needs_no_action_cube() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, food=3, production=1, hand=["civil-transport", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:frigate", "place:new")
    assert table.systems(0) == [["civil-transport"], ["frigate"]]
    assert (table.has(0, "food"), table.has(0, "production"), table.has(0, "spent")) == (0, 0, 1)


@rule("OR-BUILD-5")
@card("civil-transport")
def test_a_build_by_an_effect_follows_the_rules_of_building() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=0, production=2, morale=5)
    table.seat(0, hand=["civil-transport", "monument-of-unity", "space-port", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    assert table.refusal(0, "build:monument-of-unity") == "low-morale"
    assert table.refusal(0, "build:space-port") == "cannot-pay"
    assert table.options(0) == ["build:frigate", "done"]


@rule("OR-BUILD-5")
@card("civil-transport")
def test_a_build_by_an_effect_needs_room() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, production=9, hand=["civil-transport", "frigate"], systems=[*FULL[1:], FULL[0][:4]])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    assert table.refusal(0, "build:frigate") == "no-room"
    assert table.options(0) == ["done"]


@rule("OR-BUILD-6", "OR-SPEC-4")
@card("civil-transport")
def test_five_structures_with_one_action() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, food=9, fleet=0, production=2)
    table.seat(0, hand=["civil-transport", "civil-transport", "advanced-data-center", "frigate", "frigate"])
    table.discards("titan")
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:civil-transport", "place:1")
    table.plays(0, "build:advanced-data-center", "place:1")
    assert table.hand(0) == ["titan", "frigate", "frigate"]
    table.plays(0, "build:frigate", "place:1")
    assert table.options(0) == ["build:frigate", "done"]
    table.plays(0, "build:frigate", "place:1")
    assert table.systems(0) == [["civil-transport", "civil-transport", "advanced-data-center", "frigate", "frigate"]]
    assert resources(table, 0) == (2, 0, 0)
    assert (table.has(0, "spent"), table.has(0, "pool")) == (1, 0)
    assert table.asked() == (1, "ChooseAction")


@rule("OR-BUILD-6")
@card("civil-transport", "scout-ship")
def test_the_newest_effect_is_resolved_before_the_interrupted_one() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["civil-transport", "civil-transport", "scout-ship"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:civil-transport", "place:1")
    table.plays(0, "build:scout-ship", "place:1")
    table.draws("titan", "destroyer", "frigate")
    assert table.options(0) == ["build:titan", "build:frigate", "done"]
    table.plays(0, "build:frigate", "place:1")
    assert table.asked() == (1, "ChooseAction")
    assert table.systems(0) == [["civil-transport", "civil-transport", "scout-ship", "frigate"]]
