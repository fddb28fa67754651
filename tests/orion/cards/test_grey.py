import pytest

from orrery.kernel import HIDDEN, NATURE, SPECTATOR, IllegalAnswer
from tests.markers import card, rule
from tests.orion.table import NUMBERS, Table, resources

# Colony Ship


@card("colony-ship")
@rule("OR-EFFECT-1", "OR-SPEC-5", "OR-BUILD-4", "OR-BUILD-5")
def test_colony_ship_once_built_builds_on_itself_with_a_discount_of_2() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=6, production=4, hand=["colony-ship", "trade-goods"], systems=[["frigate"], ["titan"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:1")
    assert table.systems(0) == [["frigate", "colony-ship"], ["titan"]]
    assert table.asked() == (0, "BuildCard")
    assert table.options(0) == ["build:trade-goods"]
    table.plays(0, "build:trade-goods")
    assert table.asked() == (0, "PayCost")
    assert table.options(0) == ["pay:0:0:3", "pay:0:1:2", "pay:1:0:2", "pay:1:1:1"]
    table.plays(0, "pay:1:1:1")
    assert table.systems(0) == [["frigate", "colony-ship", "trade-goods"], ["titan"]]
    assert resources(table, 0) == (3, 3, 3)
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "reserve")) == (3, 1, 6)
    assert table.has(1, "production") == 3  # After Building of Trade Goods
    assert table.asked() == (1, "ChooseAction")


@card("colony-ship")
@rule("OR-SPEC-5")
def test_colony_ship_may_begin_the_system_it_builds_on() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=2, production=0, hand=["colony-ship", "frigate"], systems=[["titan"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:new", "build:frigate")
    assert table.systems(0) == [["titan"], ["colony-ship", "frigate"]]


@card("colony-ship", "fulcrum-sandebar")
@rule("OR-BUILD-4", "OR-ADV-3")
def test_colony_ship_and_fulcrum_sandebar_take_3_resources_off_together() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["colony-ship", "planetary-stock-exchange"])
    table.seat(0, advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:1", "build:planetary-stock-exchange")
    assert resources(table, 0) == (9, 8, 9)  # Fulcrum's discount alone
    assert table.options(0) == ["pay:1:0:1", "pay:2:0:0"]
    table.plays(0, "pay:1:0:1")
    assert resources(table, 0) == (8, 8, 8)
    assert table.systems(0) == [["fulcrum-sandebar", "colony-ship", "planetary-stock-exchange"]]


@card("colony-ship")
@rule("OR-BUILD-4")
def test_colony_ship_discount_never_pays_back() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=2, production=0, hand=["colony-ship", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "build:frigate")
    assert table.systems(0) == [["colony-ship", "frigate"]]
    assert resources(table, 0) == (0, 0, 0)


@pytest.mark.parametrize(
    ("system", "hand", "food", "morale"),
    [
        ([], [], 9, 10),
        ([], ["biospheres"], 1, 10),
        ([], ["galactic-cybernet"], 9, 5),
        (["titan", "titan", "frigate", "frigate"], ["biospheres"], 9, 10),
    ],
    ids=["empty hand", "cost", "Morale", "full system"],
)
@card("colony-ship")
@rule("OR-SPEC-5", "OR-EFFECT-2")
def test_colony_ship_asks_nothing_without_a_structure_to_build_here(
    system: list[str], hand: list[str], food: int, morale: int
) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=morale, food=food, fleet=9, production=9, hand=["colony-ship", *hand])
    table.seat(0, systems=[["scout-ship"], system] if system else [["scout-ship"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:2" if system else "place:new")
    assert table.systems(0)[1] == [*system, "colony-ship"]
    assert table.hand(0) == hand
    assert table.asked() == (1, "ChooseAction")


@card("colony-ship")
@rule("OR-SPEC-5", "OR-EFFECT-2")
def test_colony_ship_builds_exactly_what_its_discount_makes_payable_and_cannot_be_declined() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=0, hand=["colony-ship", "biospheres", "space-port"])
    table.begin()
    table.plays(0, "construction", "build:colony-ship")
    assert table.options(0) == ["build:biospheres"]
    assert table.refusal(0, "build:space-port") == "cannot-pay"


@card("colony-ship")
@rule("OR-BUILD-6")
def test_a_second_colony_ship_on_the_first_is_free_and_builds_in_its_turn() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=2, production=0, hand=["colony-ship", "colony-ship", "frigate", "scout-ship"])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "build:colony-ship")
    assert resources(table, 0) == (0, 0, 0)
    table.plays(0, "build:scout-ship")
    assert table.systems(0) == [["colony-ship", "colony-ship", "scout-ship"]]
    table.draws("titan", "titan", "autolab")
    assert table.asked() == (1, "ChooseAction")  # each Colony Ship has built once


@card("colony-ship")
@rule("OR-EFFECT-1", "OR-ACTIVATE-1")
def test_colony_ship_cannot_be_activated_later() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=9, hand=["frigate"], systems=[["colony-ship"]])
    table.begin()
    assert table.refusal(0, "activation") == "nothing-to-activate"


# Communication Satellite


@card("communication-satellite")
@rule("OR-SPEC-1")
def test_communication_satellite_puts_another_system_in_any_order() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"])
    table.seat(0, systems=[["titan", "frigate", "biospheres"], ["doom-star"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:2")
    assert table.asked() == (0, "ArrangeSystem")
    assert table.options(0) == ["arrange:1", "arrange:2"]
    table.plays(0, "arrange:1")
    assert table.options(0) == ["put:1", "put:2", "put:3"]
    table.plays(0, "put:3")
    assert table.options(0) == ["put:2", "put:3"]
    table.plays(0, "put:3")
    assert table.systems(0) == [["biospheres", "frigate", "titan"], ["doom-star", "communication-satellite"]]
    assert table.asked() == (1, "ChooseAction")


@card("communication-satellite")
@rule("OR-SPEC-1", "OR-CUBE-3")
def test_communication_satellite_brings_back_the_card_it_covered_with_an_empty_space() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=9, fleet=1, hand=["communication-satellite"], systems=[["imperial-treasury"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:1")
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([0], 6)
    table.plays(0, "put:2")
    assert table.systems(0) == [["communication-satellite", "imperial-treasury"]]
    table.plays(1, "propaganda")
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "vp") == 2


@card("communication-satellite")
@rule("OR-SPEC-1")
def test_communication_satellite_may_keep_the_order_and_the_cube_stays() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"])
    table.seat(0, systems=[["titan", "frigate", "space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:new", "arrange:1", "put:1", "put:2")
    assert table.systems(0) == [["titan", "frigate", "space-port"], ["communication-satellite"]]
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([1, 0], 5)


@card("communication-satellite")
@rule("OR-CUBE-3")
def test_communication_satellite_leaves_the_cube_when_only_covered_cards_move() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"])
    table.seat(0, systems=[["titan", "frigate", "space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:new", "arrange:1", "put:2", "put:2")
    assert table.systems(0)[0] == ["frigate", "titan", "space-port"]
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([1, 0], 5)


@pytest.mark.parametrize(
    ("puts", "system"),
    [
        (["put:3", "put:2"], ["space-port", "titan", "frigate"]),
        (["put:1", "put:3"], ["titan", "space-port", "frigate"]),
    ],
)
@card("communication-satellite")
@rule("OR-CUBE-3")
def test_communication_satellite_discards_the_cube_of_the_former_top_card(puts: list[str], system: list[str]) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"])
    table.seat(0, systems=[["titan", "frigate", "space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:new", "arrange:1", *puts)
    assert table.systems(0)[0] == system
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([0, 0], 6)


@card("communication-satellite")
@rule("OR-ADV-3")
def test_communication_satellite_leaves_fulcrum_sandebar_first() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"], advisor="fulcrum-sandebar", colour="red")
    table.seat(0, systems=[["fulcrum-sandebar", "titan", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:1")
    assert table.options(0) == ["put:2", "put:3", "put:4"]
    table.plays(0, "put:4", "put:4")
    assert table.systems(0) == [["fulcrum-sandebar", "communication-satellite", "frigate", "titan"]]


@card("communication-satellite")
@rule("OR-ADV-3")
def test_communication_satellite_may_choose_fulcrum_sandebar_alone() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, hand=["communication-satellite"], advisor="fulcrum-sandebar", colour="red")
    table.seat(0, systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:new", "arrange:1")
    assert table.systems(0) == [["fulcrum-sandebar"], ["communication-satellite"]]
    assert table.asked() == (1, "ChooseAction")


@card("communication-satellite")
@rule("OR-EFFECT-1")
def test_communication_satellite_repeats_no_after_building_effect() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=3, fleet=1, hand=["communication-satellite"], systems=[["pleasure-dome", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:new", "arrange:1", "put:2")
    assert table.systems(0) == [["frigate", "pleasure-dome"], ["communication-satellite"]]
    assert table.has(0, "morale") == 3
    assert table.asked() == (1, "ChooseAction")


# Destroyer


@card("destroyer")
@rule("OR-EFFECT-4", "OR-EFFECT-5", "OR-TERM-9")
def test_destroyer_lets_each_opponent_choose_clockwise() -> None:
    table = Table("humans", "humans", "humans", "humans", first=2)
    table.seat(2, food=2, fleet=1, hand=["destroyer"])
    table.seat(3, hand=["titan", "frigate", "biospheres"])
    table.seat(0, hand=["space-port", "autolab"])
    table.seat(1, hand=["scout-ship", "scout-ship"])
    table.begin(2)
    table.plays(2, "construction", "build:destroyer")
    assert table.asked() == (3, "ChooseOne")
    assert table.options(3) == ["choose:1", "choose:2"]
    table.plays(3, "choose:1", "discard:frigate", "discard:biospheres")
    assert table.asked() == (0, "ChooseOne")
    table.plays(0, "choose:2")
    assert table.asked() == (1, "ChooseOne")
    table.plays(1, "choose:1", "discard:scout-ship", "discard:scout-ship")
    assert table.pile() == ["frigate", "biospheres", "scout-ship", "scout-ship"]
    assert [table.has(seat, "morale") for seat in range(4)] == [6, 10, 10, 10]
    assert [len(table.hand(seat)) for seat in range(4)] == [2, 0, 0, 1]
    assert table.asked() == (3, "ChooseAction")


@pytest.mark.parametrize("hand", [[], ["titan"]])
@card("destroyer")
@rule("OR-EFFECT-4")
def test_destroyer_takes_4_morale_of_an_opponent_with_fewer_than_2_cards(hand: list[str]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=1, hand=["destroyer"])
    table.seat(1, morale=3, hand=hand)
    table.begin()
    table.plays(0, "construction", "build:destroyer")
    assert table.has(1, "morale") == -1
    assert table.hand(1) == hand
    assert table.pile() == []
    assert table.asked() == (1, "ChooseAction")


@card("destroyer")
@rule("OR-EXPLOIT-2")
def test_destroyer_discards_give_no_exploitation_bonus() -> None:
    table = Table("humans", "mrrshan")
    table.seat(0, food=2, fleet=1, hand=["destroyer"])
    table.seat(1, food=0, fleet=0, production=0, hand=["titan", "biospheres"])
    table.begin()
    table.plays(0, "construction", "build:destroyer")
    table.plays(1, "choose:1", "discard:titan", "discard:biospheres")
    assert resources(table, 1) == (0, 0, 0)


# Espionage Training Facility


@card("espionage-training-facility")
@rule("OR-ADV-2", "OR-EFFECT-9")
def test_espionage_training_facility_sends_every_opponents_advisor_back() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.middle("quail")
    table.seat(0, fleet=1, production=1, hand=["espionage-training-facility"], advisor="kuruk", advisor_cube=1)
    table.seat(1, advisor="viktoriya", advisor_cube=1)
    table.seat(3, advisor="harrava", advisor_cube=1)
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    assert [table.advisor(seat) for seat in range(4)] == ["kuruk", None, None, None]
    assert table.offered() == ["harrava", "quail", "viktoriya"]
    assert [table.player(seat).advisor_cube for seat in range(4)] == [1, 0, 0, 0]
    assert [table.has(seat, "reserve") for seat in range(4)] == [5, 6, 6, 6]
    assert table.asked() == (1, "ChooseAction")


@card("espionage-training-facility", "fulcrum-sandebar")
@rule("OR-ADV-2", "OR-ADV-3")
def test_espionage_training_facility_does_not_move_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, production=1, hand=["espionage-training-facility"])
    table.seat(1, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar", "titan"]])
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    assert table.advisor(1) == "fulcrum-sandebar"
    assert table.systems(1) == [["fulcrum-sandebar", "titan"]]
    assert table.offered() == []


@card("espionage-training-facility")
@rule("OR-ADV-1", "OR-CONTRACT-1")
def test_an_advisor_sent_back_can_be_hired_again_by_the_former_owner() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, production=1, hand=["espionage-training-facility"])
    table.seat(1, advisor="viktoriya", hand=["titan", "frigate", "autolab"])
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    table.plays(1, "contract", "discard:titan", "discard:frigate", "discard:autolab")
    assert table.advisor(1) == "viktoriya"
    assert table.offered() == []


@card("espionage-training-facility")
@rule("OR-SETUP-7")
def test_espionage_training_facility_does_nothing_in_novice_mode() -> None:
    table = Table("humans", "humans", novice=True)
    table.seat(0, fleet=1, production=1, hand=["espionage-training-facility"])
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    assert table.offered() == []
    assert table.asked() == (1, "ChooseAction")


# Frigate


@card("frigate")
@rule("OR-ATTACK-5", "OR-EFFECT-1")
def test_frigate_draws_a_card_after_each_attack() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["frigate"]])
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (NATURE, "DrawCard")
    table.draws("titan")
    assert table.asked() == (1, "ChooseAction")
    table.plays(1, "propaganda")
    table.plays(0, "attack")
    table.draws("autolab")
    assert table.hand(0) == ["autolab", "titan"]
    assert table.has(0, "vp") == 4


@card("frigate")
@rule("OR-ATTACK-5")
def test_two_working_frigates_draw_2_cards() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["frigate"], ["titan", "frigate"]])
    table.begin()
    table.plays(0, "attack")
    table.draws("biospheres", "biospheres")
    assert table.hand(0) == ["biospheres", "biospheres"]
    assert table.asked() == (1, "ChooseAction")


@card("frigate")
@rule("OR-TERM-5")
def test_a_covered_frigate_draws_nothing() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["frigate", "titan"]])
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (1, "ChooseAction")


@card("frigate")
@rule("OR-EFFECT-1")
def test_frigate_draws_nothing_when_its_owner_is_attacked() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, systems=[["frigate"]])
    table.begin()
    table.plays(0, "attack")
    assert table.hand(1) == []
    assert table.asked() == (1, "ChooseAction")


@card("frigate")
@rule("OR-DECK-2")
def test_frigate_without_a_card_left_draws_nothing() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["frigate"]])
    table.discards("titan")
    table.deck()
    table.begin()
    table.plays(0, "attack")
    assert table.hand(0) == []
    assert table.pile() == ["titan"]
    assert (table.has(0, "vp"), table.has(0, "fleet")) == (2, 7)
    assert table.asked() == (1, "ChooseAction")


@card("frigate", "harrava")
@rule("OR-EFFECT-2", "OR-EFFECT-5")
def test_frigate_cannot_be_declined_but_its_owner_chooses_the_order() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["frigate"]], advisor="harrava")
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "effect:advisor"]
    table.plays(0, "effect:1")
    table.draws("titan")
    assert table.options(0) == ["effect:advisor", "done"]


# Pleasure Dome


@pytest.mark.parametrize(("before", "after"), [(-3, 3), (3, 9), (4, 10), (7, 10), (10, 10)])
@card("pleasure-dome")
@rule("OR-TERM-1", "OR-EFFECT-3")
def test_pleasure_dome_raises_morale_by_6_up_to_10(before: int, after: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=before, food=2, fleet=3, hand=["pleasure-dome"])
    table.seat(1, morale=2)
    table.begin()
    table.plays(0, "construction", "build:pleasure-dome")
    assert (table.has(0, "morale"), table.has(1, "morale")) == (after, 2)


@card("pleasure-dome", "darlok")
@rule("OR-PROP-1")
def test_pleasure_dome_is_not_propaganda() -> None:
    table = Table("darlok", "humans")
    table.seat(0, morale=1, food=2, fleet=3, hand=["pleasure-dome"])
    table.seat(1, hand=["titan"])
    table.begin()
    table.plays(0, "construction", "build:pleasure-dome")
    assert table.hand(1) == ["titan"]
    assert table.asked() == (1, "ChooseAction")
    table.plays(1, "propaganda")
    table.plays(0, "propaganda")
    assert table.has(0, "morale") == 10


# Spy Center


@card("spy-center")
@rule("OR-EFFECT-9")
def test_spy_center_takes_a_card_of_the_chosen_opponents_hand() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center", "autolab"])
    table.seat(1, hand=["titan", "frigate", "frigate"])
    table.seat(3, hand=["biospheres"])
    table.begin()
    table.plays(0, "construction", "build:spy-center")
    assert table.asked() == (0, "ChooseVictim")
    assert table.options(0) == ["victim:2", "victim:4"]
    assert table.refusal(0, "victim:3") == "no-hand"
    table.plays(0, "victim:2")
    assert table.asked() == (0, "StealFrom")
    assert table.options(0) == ["take:titan", "take:frigate"]
    table.plays(0, "take:frigate")
    assert [table.hand(seat) for seat in range(4)] == [["autolab", "frigate"], ["titan", "frigate"], [], ["biospheres"]]
    assert table.pile() == []
    assert table.asked() == (1, "ChooseAction")


@card("spy-center")
@rule("OR-TERM-8")
def test_only_the_builder_of_spy_center_sees_the_hand() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center"])
    table.seat(1, hand=["biospheres", "titan"])
    table.seat(2, hand=["autolab"])
    table.begin()
    table.plays(0, "construction", "build:spy-center", "victim:2")
    assert table.state.masked(0).players[1].hand == [NUMBERS["biospheres"], NUMBERS["titan"]]
    for viewer in (2, SPECTATOR):
        view = table.state.masked(viewer)
        assert view.players[1].hand == [HIDDEN, HIDDEN]
        with pytest.raises(IllegalAnswer):
            view.options(0)


@card("spy-center")
@rule("OR-TERM-8")
def test_all_see_that_spy_center_took_a_card_but_not_which() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center"])
    table.seat(1, hand=["biospheres", "titan"])
    table.begin()
    table.plays(0, "construction", "build:spy-center", "take:titan")
    [stolen] = [event for event in table.news if event.kind == "steal"]
    assert (stolen.seat, stolen.values) == (0, (1,))
    secrets = [stolen.masked(viewer).secret for viewer in (0, 1, 2, SPECTATOR)]
    assert secrets == [NUMBERS["titan"], NUMBERS["titan"], HIDDEN, HIDDEN]
    assert table.state.masked(0).players[1].hand == [NUMBERS["biospheres"]]
    assert table.state.masked(1).players[0].hand == [NUMBERS["titan"]]
    for viewer in (2, SPECTATOR):
        view = table.state.masked(viewer)
        assert (view.players[0].hand, view.players[1].hand) == ([HIDDEN], [HIDDEN])


@card("spy-center")
@rule("OR-TERM-8")
def test_spy_center_leaves_nobody_sure_of_a_card_they_saw_before() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center"])
    table.seat(1, food=1, hand=["biospheres", "advanced-data-center"])
    table.discards("titan")
    table.begin(1)
    table.plays(1, "construction", "build:advanced-data-center")
    table.plays(2, "propaganda")
    assert table.state.masked(2).players[1].hand == [HIDDEN, NUMBERS["titan"]]
    table.plays(0, "construction", "build:spy-center", "take:biospheres")
    assert table.state.masked(0).players[1].hand == [NUMBERS["titan"]]
    assert table.state.masked(2).players[1].hand == [HIDDEN]


@card("spy-center")
def test_spy_center_takes_the_only_card_of_a_hand() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center"])
    table.seat(1, hand=["titan"])
    table.begin()
    table.plays(0, "construction", "build:spy-center")
    assert table.options(0) == ["take:titan"]
    table.plays(0, "take:titan")
    assert (table.hand(0), table.hand(1)) == (["titan"], [])


@card("spy-center")
def test_spy_center_does_nothing_when_no_opponent_has_a_card() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center", "titan"])
    table.begin()
    table.plays(0, "construction", "build:spy-center")
    assert table.systems(0) == [["spy-center"]]
    assert table.hand(0) == ["titan"]
    assert table.asked() == (1, "ChooseAction")


# Galactic Cybernet


@card("galactic-cybernet")
@rule("OR-SCORE-1", "OR-OVER-1")
def test_galactic_cybernet_built_with_the_last_action_scores_every_blue_structure() -> None:
    table = Table("humans", "humans", round=8)
    table.seat(0, pool=1, morale=6, food=4, fleet=2, production=3, hand=["galactic-cybernet", "biospheres"])
    table.seat(0, systems=[["advanced-data-center", "doom-star"], ["planetary-supercomputer"]])
    table.seat(1, pool=0, systems=[["biospheres"]])
    table.begin()
    table.plays(0, "construction", "build:galactic-cybernet", "place:2")
    assert table.state.over
    assert table.score(0) == 6 + 2 * 2


@card("galactic-cybernet")
@rule("OR-TERM-5")
def test_galactic_cybernet_scores_when_covered_and_each_copy_scores() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=0, systems=[["galactic-cybernet", "advanced-data-center"]])
    table.seat(0, systems=[["galactic-cybernet", "planetary-supercomputer", "pleasure-dome"]])
    assert table.score(0) == 4 + 4


@card("galactic-cybernet", "fulcrum-sandebar")
@rule("OR-EFFECT-6", "OR-ADV-3")
def test_galactic_cybernet_does_not_count_a_blue_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=0, advisor="fulcrum-sandebar", colour="blue")
    table.seat(0, systems=[["fulcrum-sandebar", "advanced-data-center", "galactic-cybernet"]])
    assert table.score(0) == 2


@card("galactic-cybernet")
@rule("OR-BUILD-2")
def test_galactic_cybernet_needs_morale_6_to_be_built() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=5, food=9, fleet=9, production=9, hand=["galactic-cybernet", "frigate"])
    table.begin()
    table.plays(0, "construction")
    assert table.refusal(0, "build:galactic-cybernet") == "low-morale"
    assert table.options(0) == ["build:frigate"]


# Scout Ship


@pytest.mark.parametrize("race", ["humans", "psilon"])
@card("scout-ship", "psilon")
def test_scout_ship_draws_3_cards_for_psilon_too(race: str) -> None:
    table = Table(race, "humans")
    table.seat(0, food=2, hand=["scout-ship"])
    table.begin()
    table.plays(0, "construction", "build:scout-ship")
    table.draws("titan", "autolab", "frigate")
    assert table.hand(0) == ["autolab", "titan", "frigate"]
    assert table.asked() == (1, "ChooseAction")


@card("scout-ship")
@rule("OR-DECK-1", "OR-DECK-2")
def test_scout_ship_draws_as_many_cards_as_there_are() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, hand=["scout-ship"])
    table.discards("autolab", "frigate")
    table.deck("titan")
    table.begin()
    table.plays(0, "construction", "build:scout-ship")
    table.draws("titan", "autolab")
    assert table.hand(0) == ["autolab", "titan"]
    assert table.pile() == ["frigate"]
    assert table.asked() == (1, "ChooseAction")


# Jump Gate


@card("jump-gate")
@rule("OR-START-4")
def test_jump_gate_turns_a_card_into_an_action_cube() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=4, production=2, hand=["titan", "autolab"], systems=[["jump-gate"]])
    table.begin(start=True)
    assert table.asked() == (0, "NextEffect")
    assert table.options(0) == ["effect:1", "done"]
    table.plays(0, "effect:1")
    assert table.options(0) == ["discard:autolab", "discard:titan"]
    table.plays(0, "discard:titan")
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (5, 5)
    assert (table.hand(0), table.pile()) == (["autolab"], ["titan"])
    assert resources(table, 0) == (4, 4, 2)
    assert table.asked() == (0, "ChooseAction")


@card("jump-gate")
@rule("OR-EFFECT-2")
def test_jump_gate_may_be_declined() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan"], systems=[["jump-gate"]])
    table.begin(start=True)
    table.plays(0, "done")
    assert (table.has(0, "pool"), table.hand(0)) == (4, ["titan"])
    assert table.asked() == (0, "ChooseAction")


@card("jump-gate")
@rule("OR-START-4")
def test_each_jump_gate_is_used_once_per_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=4, hand=["titan", "autolab", "frigate"], systems=[["jump-gate"], ["jump-gate"]])
    table.begin(start=True)
    table.plays(0, "effect:1", "discard:titan")
    assert table.options(0) == ["effect:2", "done"]
    table.plays(0, "effect:2", "discard:frigate")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.hand(0)) == (6, 4, ["autolab"])
    assert table.asked() == (0, "ChooseAction")


@card("jump-gate")
@rule("OR-TERM-5")
def test_a_covered_jump_gate_does_nothing() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan"], systems=[["jump-gate", "frigate"]])
    table.begin(start=True)
    assert table.asked() == (0, "ChooseAction")
    assert table.has(0, "pool") == 4


@card("jump-gate")
@rule("OR-START-2")
def test_jump_gate_may_discard_the_card_drawn_for_low_exertion() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, production=1, systems=[["jump-gate"]])
    table.begin(start=True)
    table.draws("titan")
    table.plays(0, "effect:1", "discard:titan")
    assert (table.has(0, "pool"), table.hand(0), table.pile()) == (4, [], ["titan"])


@card("jump-gate")
def test_jump_gate_is_not_used_without_a_card_in_hand() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["jump-gate"]])
    table.begin(start=True)
    assert table.asked() == (0, "ChooseAction")
    assert table.has(0, "pool") == 4


@card("jump-gate")
@rule("OR-CUBE-4")
def test_jump_gate_is_not_used_with_an_empty_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, spent=6, reserve=0, hand=["titan"], systems=[["jump-gate"]])
    table.begin(start=True)
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (4, 0)
    assert table.asked() == (0, "ChooseAction")
    assert table.hand(0) == ["titan"]


@card("jump-gate")
@rule("OR-CUBE-4")
def test_the_second_jump_gate_is_not_used_when_the_first_took_the_last_cube() -> None:
    table = Table("humans", "humans")
    table.seat(0, spent=5, reserve=1, food=2, hand=["titan", "autolab"], systems=[["jump-gate"], ["jump-gate"]])
    table.begin(start=True)
    table.plays(0, "effect:1", "discard:titan")
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (5, 0)
    assert table.asked() == (0, "ChooseAction")
    assert (table.hand(0), table.pile()) == (["autolab"], ["titan"])


@card("jump-gate")
@rule("OR-EXPLOIT-2")
def test_jump_gate_discard_gives_no_exploitation_bonus() -> None:
    table = Table("mrrshan", "humans")
    table.seat(0, food=3, fleet=3, production=1, hand=["titan"], systems=[["jump-gate"]])
    table.begin(start=True)
    table.plays(0, "effect:1", "discard:titan")
    assert resources(table, 0) == (4, 3, 1)
