import pytest

from orrery.games.orion.game import GAME
from orrery.kernel import looking
from tests.markers import card, rule
from tests.orion.table import Resources, Table, game_text, resources

# Advanced Data Center


@card("advanced-data-center")
@rule("OR-DECK-3")
def test_advanced_data_center_takes_any_discard_and_keeps_the_order_of_the_rest() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["advanced-data-center", "titan"])
    table.discards("jump-gate", "frigate", "autolab", "scout-ship")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert table.asked() == (0, "TakeCard")
    assert table.options(0) == ["take:autolab", "take:frigate", "take:scout-ship", "take:jump-gate"]
    table.plays(0, "take:frigate")
    assert table.hand(0) == ["titan", "frigate"]
    assert table.pile() == ["jump-gate", "autolab", "scout-ship"]


@card("advanced-data-center")
@rule("OR-DECK-3")
@pytest.mark.parametrize(
    ("token", "left"),
    [
        ("take:frigate", ["frigate", "titan", "autolab", "jump-gate", "biospheres"]),
        ("take-older:frigate", ["titan", "autolab", "jump-gate", "frigate", "biospheres"]),
    ],
)
def test_advanced_data_center_takes_either_copy_in_the_whole_pile(token: str, left: list[str]) -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["advanced-data-center"])
    table.discards("frigate", "titan", "autolab", "jump-gate", "frigate", "biospheres")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert table.options(0) == [
        "take:autolab",
        "take:biospheres",
        "take:titan",
        "take:frigate",
        "take-older:frigate",
        "take:jump-gate",
    ]
    table.plays(0, token)
    assert table.hand(0) == ["frigate"]
    assert table.pile() == left
    assert table.asked() == (1, "ChooseAction")


@card("advanced-data-center")
@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Frigate", "Frigate (the older copy)"]), ("pl", ["Fregata", "Fregata (starszy egzemplarz)"])],
)
def test_advanced_data_center_tells_the_copies_apart(language: str, names: list[str]) -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["advanced-data-center"])
    table.discards("frigate", "frigate")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert table.options(0) == ["take:frigate", "take-older:frigate"]
    question = table.question()
    options = table.state.options(0)
    assert [looking.label(GAME, table.state, question, option, [], language) for option in options] == names
    assert game_text("take-older:frigate", language) == game_text("take:frigate", language)


@card("advanced-data-center")
@rule("OR-EFFECT-2")
def test_advanced_data_center_must_take_the_only_discard() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["advanced-data-center"])
    table.discards("frigate")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert table.hand(0) == ["frigate"]
    assert table.pile() == []


@card("advanced-data-center")
def test_advanced_data_center_is_built_over_an_empty_discard_pile() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["advanced-data-center"])
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert table.systems(0) == [["advanced-data-center"]]
    assert table.hand(0) == []
    assert table.asked() == (1, "ChooseAction")


# Autolab


@card("autolab")
@rule("OR-TURN-4")
def test_autolab_gives_an_action_for_a_later_turn() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, hand=["autolab"])
    table.begin()
    table.plays(0, "construction", "build:autolab")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.has(0, "spent")) == (4, 5, 1)
    assert table.asked() == (1, "ChooseAction")


@card("autolab")
def test_autolab_gives_two_actions_beside_a_yellow_working_card() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, hand=["autolab"], systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:new")
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (5, 4)


@card("autolab")
def test_autolab_does_not_count_the_yellow_card_it_covers() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, production=9, hand=["autolab"], systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:1")
    assert table.has(0, "pool") == 4
    assert table.asked() == (1, "ChooseAction")


@card("autolab")
@rule("OR-TERM-5")
def test_autolab_does_not_count_a_covered_yellow_card() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, hand=["autolab"], systems=[["star-fortress", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:new")
    assert table.has(0, "pool") == 4


@card("autolab", "fulcrum-sandebar")
@rule("OR-ADV-3")
@pytest.mark.parametrize(
    ("colour", "answers", "pool"),
    [("yellow", ["place:new"], 5), ("blue", ["place:new"], 4), ("yellow", ["place:1", "pay:0:0:3"], 4)],
)
def test_autolab_counts_fulcrum_sandebar_declared_yellow_while_uncovered(
    colour: str, answers: list[str], pool: int
) -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, hand=["autolab"], advisor="fulcrum-sandebar", colour=colour)
    table.seat(0, systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", *answers)
    assert table.has(0, "pool") == pool


@card("autolab")
@rule("OR-CUBE-4")
@pytest.mark.parametrize(("reserve", "pool"), [(0, 3), (1, 4), (2, 5)])
def test_autolab_gives_only_cubes_that_the_reserve_holds(reserve: int, pool: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, reserve=reserve, spent=6 - reserve, hand=["autolab"], systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:new")
    assert table.has(0, "pool") == pool
    assert table.has(0, "reserve") == 0


# Biospheres


@card("biospheres")
@rule("OR-ACTIVATE-1")
def test_biospheres_buys_the_top_discard() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, systems=[["biospheres"]])
    table.discards("autolab", "titan", "frigate")
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.hand(0) == ["frigate"]
    assert table.pile() == ["autolab", "titan"]
    assert table.has(0, "fleet") == 0
    assert table.player(0).cubes == [1]
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.has(0, "spent")) == (3, 6, 0)


@card("biospheres")
@rule("OR-ACTIVATE-2", "OR-ACTIVATE-3")
@pytest.mark.parametrize(
    ("fleet", "pile", "cube", "reason"),
    [(4, [], 0, "no-discards"), (0, ["frigate"], 0, "cannot-pay"), (4, ["frigate"], 1, "occupied")],
)
def test_biospheres_needs_a_discard_a_fleet_and_an_empty_space(
    fleet: int, pile: list[str], cube: int, reason: str
) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=fleet, systems=[["biospheres"], ["soil-enrichment-facility"]], cubes=[cube, 0])
    table.discards(*pile)
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    assert table.refusal(0, "activate:1") == reason


# Civil Transport


@card("civil-transport")
@rule("OR-BUILD-5")
def test_civil_transport_builds_one_more_structure_without_an_action() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=2, production=3, hand=["civil-transport", "titan", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    assert table.asked() == (0, "BuildCard")
    assert table.options(0) == ["build:titan", "build:frigate", "done"]
    table.plays(0, "build:titan", "place:1")
    assert table.systems(0) == [["civil-transport", "titan"]]
    assert resources(table) == (0, 0, 1)
    assert (table.has(0, "pool"), table.has(0, "spent")) == (3, 1)
    assert table.hand(0) == ["frigate"]
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport")
@rule("OR-EFFECT-2")
def test_civil_transport_may_build_nothing() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, production=1, hand=["civil-transport", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "done")
    assert table.hand(0) == ["frigate"]
    assert resources(table) == (0, 4, 1)
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport")
def test_civil_transport_goes_on_once_after_a_blue_structure() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, production=9, hand=["civil-transport", "frigate"])
    table.seat(0, hand=["soil-enrichment-facility", "soil-enrichment-facility"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    table.plays(0, "build:soil-enrichment-facility", "place:1")
    assert table.options(0) == ["build:soil-enrichment-facility", "build:frigate", "done"]
    table.plays(0, "build:soil-enrichment-facility", "place:1")
    assert table.hand(0) == ["frigate"]
    assert table.has(0, "production") == 5
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport")
def test_civil_transport_may_stop_after_a_blue_structure() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, production=3, hand=["civil-transport", "soil-enrichment-facility", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:soil-enrichment-facility", "place:new", "done")
    assert table.hand(0) == ["frigate"]
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport")
@rule("OR-BUILD-6")
def test_civil_transport_waits_for_the_effect_of_the_structure_it_builds() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, production=1, hand=["civil-transport", "advanced-data-center"])
    table.discards("titan", "frigate")
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:advanced-data-center", "place:1")
    assert table.asked() == (0, "TakeCard")
    table.plays(0, "take:frigate")
    assert table.asked() == (0, "BuildCard")
    table.plays(0, "build:frigate", "place:new")
    assert table.systems(0) == [["civil-transport", "advanced-data-center"], ["frigate"]]


@card("civil-transport")
@rule("OR-BUILD-6")
def test_two_civil_transports_build_five_structures_with_one_action() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=6, fleet=2, production=7, hand=["civil-transport", "civil-transport", "frigate", "titan"])
    table.seat(0, hand=["soil-enrichment-facility", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    table.plays(0, "build:civil-transport", "place:1")
    table.plays(0, "build:soil-enrichment-facility", "place:1")
    table.plays(0, "build:frigate", "place:1")
    table.plays(0, "build:titan", "place:1")
    assert table.systems(0) == [
        ["civil-transport", "civil-transport", "soil-enrichment-facility", "frigate", "titan"],
    ]
    assert resources(table) == (0, 0, 2)
    assert (table.has(0, "pool"), table.has(0, "spent")) == (3, 1)
    assert table.hand(0) == ["frigate"]
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport", "high-orbit-sonar", "advia-osm")
@rule("OR-SPEC-4")
def test_civil_transport_looks_only_at_the_structure_it_built_itself() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, production=3, hand=["civil-transport", "high-orbit-sonar", "frigate"], advisor="advia-osm")
    table.discards("soil-enrichment-facility")
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:high-orbit-sonar", "place:new")
    table.plays(0, "activate:advisor", "place:1", "done")
    assert table.systems(0) == [["civil-transport", "soil-enrichment-facility"], ["high-orbit-sonar"]]
    assert table.hand(0) == ["frigate"]
    assert table.has(0, "production") == 1
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport", "microlite-foundry")
@rule("OR-BUILD-4", "OR-BUILD-5")
def test_civil_transport_builds_with_discounts() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=0, production=2, hand=["civil-transport", "star-fortress"])
    table.seat(0, systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "place:new", "build:star-fortress", "place:1")
    assert table.systems(0) == [["microlite-foundry", "star-fortress"], ["civil-transport"]]
    assert resources(table) == (0, 0, 0)


@card("civil-transport")
@rule("OR-BUILD-2")
def test_civil_transport_respects_the_morale_limit() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, production=9, morale=5, hand=["civil-transport", "interplanetary-administration", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    assert table.options(0) == ["build:frigate", "done"]
    assert table.refusal(0, "build:interplanetary-administration") == "low-morale"


@card("civil-transport")
@rule("OR-TERM-8")
def test_civil_transport_does_not_tell_that_nothing_in_hand_is_affordable() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=9, production=1, hand=["civil-transport", "titan"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    assert table.asked() == (0, "BuildCard")
    assert table.refusal(0, "build:titan") == "cannot-pay"
    assert table.options(0) == ["done"]
    table.plays(0, "done")
    assert table.hand(0) == ["titan"]
    assert table.asked() == (1, "ChooseAction")


@card("civil-transport")
def test_civil_transport_does_nothing_with_an_empty_hand() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, hand=["civil-transport"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport")
    assert table.asked() == (1, "ChooseAction")


# Holo Simulator


@card("holo-simulator")
def test_holo_simulator_hires_for_an_action_cube_instead_of_cards() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["holo-simulator", "titan"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator")
    assert table.asked() == (0, "UseAbility")
    table.plays(0, "use")
    assert table.options(0) == ["hire:kuruk", "hire:quail"]
    table.plays(0, "hire:quail")
    assert table.advisor(0) == "quail"
    assert table.offered() == ["kuruk"]
    assert table.hand(0) == ["titan"]
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.has(0, "spent")) == (2, 7, 1)


@card("holo-simulator")
@rule("OR-CONTRACT-1", "OR-CONTRACT-2")
def test_holo_simulator_replaces_the_advisor() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["holo-simulator"], advisor="viktoriya", advisor_cube=1)
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator", "use")
    assert table.options(0) == ["hire:kuruk", "hire:quail"]
    table.plays(0, "hire:kuruk")
    assert table.advisor(0) == "kuruk"
    assert table.player(0).advisor_cube == 0
    assert table.offered() == ["quail", "viktoriya"]
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.has(0, "spent")) == (2, 7, 1)


@card("holo-simulator")
@rule("OR-EFFECT-2")
def test_holo_simulator_may_be_declined() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["holo-simulator"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator", "done")
    assert table.advisor(0) is None
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (3, 6)


@card("holo-simulator")
@rule("OR-TURN-5")
def test_holo_simulator_needs_an_action_cube_besides_the_one_that_builds_it() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, hand=["holo-simulator"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator")
    assert table.systems(0) == [["holo-simulator"]]
    assert table.asked() == (1, "ChooseAction")


@card("holo-simulator", "fulcrum-sandebar")
def test_holo_simulator_does_not_serve_the_owner_of_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["holo-simulator"], advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar"]])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator", "place:new")
    assert table.has(0, "pool") == 3
    assert table.asked() == (1, "ChooseAction")


@card("holo-simulator")
def test_holo_simulator_does_nothing_while_no_advisor_lies_in_the_middle() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["holo-simulator"])
    table.begin()
    table.plays(0, "construction", "build:holo-simulator")
    assert table.has(0, "pool") == 3
    assert table.asked() == (1, "ChooseAction")


@card("holo-simulator")
@rule("OR-SETUP-7")
def test_holo_simulator_does_nothing_in_novice_mode() -> None:
    table = Table("humans", "humans", novice=True)
    table.seat(0, hand=["holo-simulator"])
    table.begin()
    table.plays(0, "construction", "build:holo-simulator")
    assert table.has(0, "pool") == 3
    assert table.asked() == (1, "ChooseAction")


# Interplanetary Administration


@card("interplanetary-administration")
@rule("OR-SCORE-1")
def test_interplanetary_administration_scores_2_vp_for_each_grey_structure() -> None:
    table = Table("humans", "humans", round=8)
    table.seat(0, fleet=3, pool=1, vp=5, hand=["interplanetary-administration"])
    table.seat(0, systems=[["frigate", "scout-ship", "titan"], ["jump-gate"], ["space-port"]])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "construction", "build:interplanetary-administration", "place:new")
    assert table.state.over
    assert table.score(0) == 5 + 10 + (1 + 1 + 3) + 1 + 1 + 2 * 3


@card("interplanetary-administration")
@rule("OR-TERM-5", "OR-SCORE-1")
def test_interplanetary_administration_scores_when_covered() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=7, systems=[["interplanetary-administration", "frigate"], ["frigate"]])
    assert table.score(0) == 7 + (1 + 1) + 2 * 2


@card("interplanetary-administration", "fulcrum-sandebar")
@rule("OR-EFFECT-6")
def test_interplanetary_administration_does_not_count_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour="grey")
    table.seat(0, systems=[["fulcrum-sandebar", "frigate"], ["interplanetary-administration"]])
    assert table.score(0) == 10 + 1 + 2


@card("interplanetary-administration")
@rule("OR-BUILD-2")
def test_interplanetary_administration_needs_morale_6() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, production=9, morale=5, hand=["interplanetary-administration", "frigate"])
    table.begin()
    table.plays(0, "construction")
    assert table.options(0) == ["build:frigate"]
    assert table.refusal(0, "build:interplanetary-administration") == "low-morale"


@card("interplanetary-administration")
@rule("OR-BUILD-2")
def test_interplanetary_administration_is_built_at_morale_6() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=3, production=2, morale=6, hand=["interplanetary-administration"])
    table.begin()
    table.plays(0, "construction", "build:interplanetary-administration")
    assert table.systems(0) == [["interplanetary-administration"]]


# Planetary Stock Exchange


@card("planetary-stock-exchange")
@rule("OR-EFFECT-4")
@pytest.mark.parametrize(
    ("answer", "gained"), [("choose:1", (5, 1, 1)), ("choose:2", (1, 4, 1)), ("choose:3", (1, 1, 3))]
)
def test_planetary_stock_exchange_sells_a_vp(answer: str, gained: Resources) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, production=1, vp=1, systems=[["planetary-stock-exchange"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.options(0) == ["choose:1", "choose:2", "choose:3"]
    table.plays(0, answer)
    assert resources(table) == gained
    assert table.has(0, "vp") == 0
    assert table.player(0).cubes == [1]


@card("planetary-stock-exchange")
@rule("OR-EFFECT-8")
def test_planetary_stock_exchange_needs_a_vp() -> None:
    table = Table("humans", "humans")
    table.seat(0, vp=0, systems=[["planetary-stock-exchange"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    assert table.refusal(0, "activate:1") == "no-vp"


# Planetary Supercomputer


@card("planetary-supercomputer")
@rule("OR-EFFECT-3", "OR-EFFECT-6")
def test_planetary_supercomputer_counts_itself_and_the_blue_structures_beneath() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=1, morale=6, hand=["titan", "frigate"])
    table.seat(0, systems=[["autolab"], ["space-port", "doom-star", "biospheres", "planetary-supercomputer"]])
    table.begin()
    table.plays(0, "activation", "activate:2")
    assert table.options(0) == ["discard:titan", "discard:frigate"]
    table.plays(0, "discard:titan")
    assert table.has(0, "vp") == 3
    assert table.hand(0) == ["frigate"]
    assert table.pile() == ["titan"]
    assert resources(table) == (0, 4, 0)
    assert table.player(0).cubes == [0, 1]


@card("planetary-supercomputer", "fulcrum-sandebar")
@rule("OR-EFFECT-6")
def test_planetary_supercomputer_does_not_count_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan"], advisor="fulcrum-sandebar", colour="blue")
    table.seat(0, systems=[["fulcrum-sandebar", "planetary-supercomputer"]])
    table.begin()
    table.plays(0, "activation", "activate:1", "discard:titan")
    assert table.has(0, "vp") == 1


@card("planetary-supercomputer")
@rule("OR-ACTIVATE-2", "OR-EFFECT-3")
@pytest.mark.parametrize(
    ("food", "production", "hand", "morale", "reason"),
    [
        (1, 1, ["titan"], 10, "cannot-pay"),
        (2, 0, ["titan"], 10, "cannot-pay"),
        (2, 1, [], 10, "too-few-cards"),
        (2, 1, ["titan"], 5, "low-morale"),
    ],
)
def test_planetary_supercomputer_needs_its_whole_cost_and_morale_6(
    food: int, production: int, hand: list[str], morale: int, reason: str
) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, production=production, morale=morale, hand=hand)
    table.seat(0, systems=[["planetary-supercomputer"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    assert table.refusal(0, "activate:1") == reason


# Soil Enrichment Facility


@card("soil-enrichment-facility")
@rule("OR-EFFECT-6")
def test_soil_enrichment_facility_feeds_itself_and_the_blue_structures_beneath() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0)
    table.seat(0, systems=[["space-port", "titan", "biospheres", "soil-enrichment-facility"], ["autolab"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert resources(table) == (6, 4, 2)
    assert table.player(0).cubes == [1, 0]


@card("soil-enrichment-facility", "fulcrum-sandebar")
@rule("OR-EFFECT-6")
def test_soil_enrichment_facility_does_not_count_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, advisor="fulcrum-sandebar", colour="blue")
    table.seat(0, systems=[["fulcrum-sandebar", "soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "food") == 2


@card("soil-enrichment-facility")
@rule("OR-ACTIVATE-3", "OR-EFFECT-3")
@pytest.mark.parametrize("food", [8, 9])
def test_soil_enrichment_facility_loses_food_above_9(food: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, systems=[["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "food") == 9


# Space Port


@card("space-port")
@rule("OR-ACTIVATE-1")
def test_space_port_exchanges_production_for_food_and_fleet() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=3, production=2, systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation", "activate:1", "choose:1")
    assert resources(table) == (7, 6, 0)
    assert table.player(0).cubes == [1]
    assert table.has(0, "pool") == 3
    table.plays(1, "research")
    table.draws("titan", "titan")
    assert table.refusal(0, "activation") == "nothing-to-activate"


@card("space-port")
def test_space_port_exchanges_food_and_fleet_for_production() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=3, production=2, systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.options(0) == ["choose:1", "choose:2"]
    table.plays(0, "choose:2")
    assert resources(table) == (1, 0, 4)


@card("space-port")
@rule("OR-EFFECT-3")
@pytest.mark.parametrize(("answer", "left"), [("choose:1", (9, 9, 7)), ("choose:2", (5, 4, 9))])
def test_space_port_loses_what_goes_over_9(answer: str, left: Resources) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=8, fleet=7, production=9, systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation", "activate:1", answer)
    assert resources(table) == left


@card("space-port")
@pytest.mark.parametrize(("has", "left"), [((2, 9, 2), (5, 9, 0)), ((9, 3, 1), (6, 0, 3))])
def test_space_port_exchanges_the_only_side_that_can_be_paid(has: Resources, left: Resources) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=has[0], fleet=has[1], production=has[2], systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert resources(table) == left
    assert table.asked() == (1, "ChooseAction")


@card("space-port")
@rule("OR-ACTIVATE-3")
@pytest.mark.parametrize("has", [(2, 9, 1), (9, 2, 1)])
def test_space_port_is_refused_if_neither_side_can_be_paid(has: Resources) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=has[0], fleet=has[1], production=has[2])
    table.seat(0, systems=[["space-port"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    assert table.refusal(0, "activate:1") == "cannot-pay"


@card("space-port")
@rule("OR-ACTIVATE-1")
def test_space_port_is_no_trade_action() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=3, production=0, systems=[["space-port"]])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert (table.has(0, "pool"), table.has(0, "spent")) == (3, 0)
    table.plays(0, "trade", "exchange:production-food")
    assert resources(table) == (3, 0, 1)
    assert (table.has(0, "pool"), table.has(0, "spent")) == (2, 1)


# Trade Goods


@card("trade-goods")
@rule("OR-EFFECT-5")
def test_trade_goods_gives_each_opponent_a_production_unasked() -> None:
    table = Table("humans", "humans", "psilon", "mrrshan")
    table.seat(1, food=1, fleet=1, production=3, hand=["trade-goods"])
    table.seat(2, production=0)
    table.seat(3, production=8)
    table.begin(1)
    table.plays(1, "construction", "build:trade-goods")
    assert [table.has(seat, "production") for seat in range(4)] == [3, 0, 1, 9]
    assert table.asked() == (2, "ChooseAction")


@card("trade-goods")
def test_trade_goods_gives_nothing_above_9_production() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, hand=["trade-goods"])
    table.seat(1, production=9)
    table.begin()
    table.plays(0, "construction", "build:trade-goods")
    assert table.has(1, "production") == 9


# Weather Controller


@card("weather-controller")
@rule("OR-START-3", "OR-START-4")
def test_weather_controller_gives_food_that_does_not_change_exertion() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, morale=7, systems=[["weather-controller"]])
    table.begin(start=True)
    assert table.asked() == (0, "ChooseOne")
    assert table.has(0, "food") == 6
    assert table.options(0) == ["choose:1", "choose:2"]
    table.plays(0, "choose:1")
    assert (table.has(0, "food"), table.has(0, "morale"), table.has(0, "pool")) == (8, 7, 4)
    assert table.asked() == (0, "ChooseAction")


@card("weather-controller")
@rule("OR-START-4")
def test_weather_controller_raises_morale() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, morale=7, systems=[["weather-controller"]])
    table.begin(start=True)
    table.plays(0, "choose:2")
    assert (table.has(0, "food"), table.has(0, "morale")) == (6, 8)


@card("weather-controller")
@rule("OR-TERM-5")
def test_weather_controller_rests_while_covered() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, systems=[["weather-controller", "frigate"]])
    table.begin(start=True)
    assert table.has(0, "food") == 6
    assert table.asked() == (0, "ChooseAction")


@card("weather-controller")
@rule("OR-START-4")
def test_two_weather_controllers_choose_one_after_the_other() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, morale=7, systems=[["weather-controller"], ["weather-controller"]])
    table.begin(start=True)
    table.plays(0, "choose:1", "choose:2")
    assert (table.has(0, "food"), table.has(0, "morale")) == (6, 8)
    assert table.asked() == (0, "ChooseAction")


@card("weather-controller")
@rule("OR-EFFECT-3")
@pytest.mark.parametrize("food", [7, 8])
def test_weather_controller_fills_food_up_to_9(food: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, systems=[["weather-controller"]])
    table.begin(start=True)
    table.plays(0, "choose:1")
    assert table.has(0, "food") == 9


@card("weather-controller")
@rule("OR-EFFECT-3")
def test_weather_controller_may_choose_morale_at_10() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, morale=10, systems=[["weather-controller"]])
    table.begin(start=True)
    table.plays(0, "choose:2")
    assert (table.has(0, "food"), table.has(0, "morale")) == (6, 10)


# Astro University


@card("astro-university")
@rule("OR-EFFECT-6")
@pytest.mark.parametrize(
    ("systems", "drawn"),
    [
        ([["astro-university"]], ["frigate"]),
        ([["titan", "astro-university"], ["star-fortress", "biospheres"]], ["frigate"]),
        ([["astro-university"], ["titan"], ["doom-star"]], ["frigate", "jump-gate"]),
        ([["astro-university"], ["titan"], ["star-fortress"]], ["frigate", "jump-gate", "jump-gate"]),
        (
            [["astro-university"], ["titan"], ["recyclotron"], ["colony-ship"]],
            ["autolab", "frigate", "jump-gate", "jump-gate"],
        ),
    ],
)
def test_astro_university_draws_for_each_colour_of_working_cards(systems: list[list[str]], drawn: list[str]) -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=systems)
    table.begin()
    table.plays(0, "activation", "activate:1")
    table.draws(*drawn)
    assert table.hand(0) == drawn
    assert table.asked() == (1, "ChooseAction")


@card("astro-university", "fulcrum-sandebar")
@rule("OR-ADV-3", "OR-EFFECT-6")
@pytest.mark.parametrize(
    ("colour", "system", "drawn"),
    [
        ("grey", ["fulcrum-sandebar"], ["frigate", "jump-gate"]),
        ("blue", ["fulcrum-sandebar"], ["frigate"]),
        ("grey", ["fulcrum-sandebar", "biospheres"], ["frigate"]),
    ],
)
def test_astro_university_counts_the_colour_of_an_uncovered_fulcrum_sandebar(
    colour: str, system: list[str], drawn: list[str]
) -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour=colour, systems=[["astro-university"], system])
    table.begin()
    table.plays(0, "activation", "activate:1")
    table.draws(*drawn)
    assert table.hand(0) == drawn
    assert table.asked() == (1, "ChooseAction")


@card("astro-university", "psilon")
def test_astro_university_counts_no_other_advisor_and_is_no_research() -> None:
    table = Table("psilon", "humans")
    table.seat(0, advisor="kuruk", systems=[["astro-university"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    table.draws("frigate")
    assert table.hand(0) == ["frigate"]
    assert table.asked() == (1, "ChooseAction")


@card("astro-university")
@rule("OR-DECK-2")
def test_astro_university_draws_as_many_cards_as_there_are() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["astro-university"], ["titan"], ["star-fortress"]])
    table.discards("autolab")
    table.deck("frigate", "jump-gate")
    table.begin()
    table.plays(0, "activation", "activate:1")
    table.draws("frigate", "jump-gate")
    assert table.hand(0) == ["frigate", "jump-gate"]
    assert table.pile() == ["autolab"]
    assert table.asked() == (1, "ChooseAction")
