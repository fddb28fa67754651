import pytest

from orrery.games.orion.names import STRUCTURES
from tests.markers import card, rule
from tests.orion.table import Table, game_text, resources

FULL = [list(STRUCTURES[first : first + 5]) for first in (0, 5, 10, 15)]


def lone_turn(*races: str) -> Table:
    """A table where only seat 0 has action cubes."""
    table = Table(*races)
    for seat in range(1, len(races)):
        table.seat(seat, pool=0)
    return table


# ADVIA-OSM


@card("advia-osm")
@rule("OR-SPEC-5")
def test_advia_builds_the_top_discard_one_resource_cheaper() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=1, production=0, advisor="advia-osm", systems=[["frigate"]])
    table.discards("titan", "space-port")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert table.options(0) == ["place:1", "place:new"]
    table.plays(0, "place:1")
    assert table.options(0) == ["pay:3:1:0", "pay:4:0:0"]
    table.plays(0, "pay:4:0:0")
    assert table.systems(0) == [["frigate", "space-port"]]
    assert table.pile() == ["titan"]
    assert resources(table, 0) == (0, 1, 0)
    assert (table.player(0).advisor_cube, table.has(0, "pool"), table.has(0, "reserve")) == (1, 3, 6)


@card("advia-osm")
def test_advia_triggers_after_building() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, advisor="advia-osm")
    table.discards("scout-ship")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    table.draws("titan", "frigate", "frigate")
    assert table.systems(0) == [["scout-ship"]]
    assert table.hand(0) == ["titan", "frigate", "frigate"]
    assert table.has(0, "food") == 0


@card("advia-osm")
def test_advia_keeps_the_morale_limit() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, production=9, morale=5, advisor="advia-osm", systems=[["soil-enrichment-facility"]])
    table.discards("monument-of-unity")
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:advisor") == "low-morale"
    assert table.options(0) == ["activate:1"]


@card("advia-osm")
@rule("OR-ACTIVATE-3")
def test_advia_needs_a_discard() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="advia-osm", systems=[["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:advisor") == "no-discards"


@card("advia-osm")
@pytest.mark.parametrize(("food", "refusal"), [(2, "cannot-pay"), (3, None)])
def test_advia_needs_a_payable_card(food: int, refusal: str | None) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, advisor="advia-osm", systems=[["soil-enrichment-facility"]])
    table.discards("biospheres")
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:advisor") == refusal


@card("advia-osm")
def test_advia_needs_room() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=9, advisor="advia-osm", systems=FULL)
    table.discards("frigate")
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:advisor") == "no-room"
    assert table.options(0) == ["activate:2"]


@card("advia-osm")
@rule("OR-BUILD-4")
def test_advia_and_microlite_foundry_add_up() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=0, production=1, advisor="advia-osm", systems=[["microlite-foundry"]])
    table.discards("high-orbit-sonar")
    table.begin()
    table.plays(0, "activation", "activate:advisor", "place:new")
    assert resources(table, 0) == (0, 0, 0)
    assert table.systems(0) == [["microlite-foundry"], ["high-orbit-sonar"]]


# Fulcrum Sandebar


@card("fulcrum-sandebar")
@rule("OR-ADV-3")
def test_fulcrum_opens_a_system_in_the_colour_declared() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "titan", "frigate"], systems=[["scout-ship"]])
    table.middle("fulcrum-sandebar", "kuruk")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:titan", "discard:frigate", "hire:fulcrum-sandebar")
    assert table.options(0) == ["colour:blue", "colour:red", "colour:yellow", "colour:grey"]
    table.plays(0, "colour:red")
    assert table.systems(0) == [["scout-ship"], ["fulcrum-sandebar"]]
    assert table.advisor(0) == "fulcrum-sandebar"
    assert table.player(0).colour == 1
    assert table.offered() == ["kuruk"]


@card("fulcrum-sandebar")
@pytest.mark.parametrize("covered", [[], ["frigate"]])
def test_fulcrum_gives_a_discount_in_his_system_only(covered: list[str]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=1, hand=["space-port"], advisor="fulcrum-sandebar", colour="grey")
    table.seat(0, systems=[["fulcrum-sandebar", *covered], ["scout-ship"]])
    other = table.state.clone()
    table.begin()
    table.plays(0, "construction", "build:space-port", "place:1")
    assert table.options(0) == ["pay:3:1:0", "pay:4:0:0"]
    table.plays(0, "pay:3:1:0")
    assert resources(table, 0) == (1, 0, 2)
    table.state = other
    table.begin()
    table.plays(0, "construction", "build:space-port", "place:2")
    assert resources(table, 0) == (0, 0, 2)


@card("fulcrum-sandebar")
def test_only_his_discount_makes_it_affordable() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, hand=["scout-ship"], advisor="fulcrum-sandebar", colour="grey")
    table.seat(0, systems=[["titan"], ["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:scout-ship")
    table.draws("frigate", "frigate", "destroyer")
    assert table.systems(0) == [["titan"], ["fulcrum-sandebar", "scout-ship"]]
    assert table.has(0, "food") == 0


@card("fulcrum-sandebar")
@rule("OR-BUILD-1")
def test_his_system_is_not_one_of_the_four() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, production=9, hand=["frigate", "frigate"], advisor="fulcrum-sandebar", colour="red")
    table.seat(0, systems=[["fulcrum-sandebar"], ["titan"], ["titan"], ["scout-ship"]])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.options(0) == ["place:1", "place:2", "place:3", "place:4", "place:new"]
    table.plays(0, "place:new")
    assert len(table.systems(0)) == 5
    table.plays(0, "construction", "build:frigate")
    assert table.refusal(0, "place:new") == "no-more-systems"
    assert table.options(0) == ["place:1", "place:2", "place:3", "place:4", "place:5"]


@card("fulcrum-sandebar")
def test_his_system_holds_four_structures() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, production=9, hand=["frigate", "frigate"], advisor="fulcrum-sandebar", colour="red")
    table.seat(0, systems=[["fulcrum-sandebar", "titan", "titan", "scout-ship"], ["destroyer"]])
    table.begin()
    table.plays(0, "construction", "build:frigate", "place:1")
    assert len(table.systems(0)[0]) == 5
    table.plays(0, "construction", "build:frigate")
    assert table.refusal(0, "place:1") == "system-full"
    assert table.options(0) == ["place:2", "place:new"]


@card("fulcrum-sandebar", "titan")
def test_titan_counts_fulcrum_as_a_system_at_once() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["titan"])
    table.seat(1, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"], ["frigate", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:titan")
    assert table.has(1, "morale") == 8


@card("fulcrum-sandebar", "espionage-training-facility")
@rule("OR-ADV-2")
def test_espionage_does_not_move_fulcrum() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, production=1, hand=["espionage-training-facility"])
    table.seat(1, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    assert table.advisor(1) == "fulcrum-sandebar"
    assert table.systems(1) == [["fulcrum-sandebar"]]
    assert table.offered() == []


@card("fulcrum-sandebar", "holo-simulator")
@rule("OR-CONTRACT-1")
def test_who_has_fulcrum_hires_nobody_else() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, food=9, hand=["titan", "titan", "frigate", "holo-simulator"])
    table.seat(0, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"]])
    table.middle("kuruk")
    table.begin()
    assert table.refusal(0, "contract") == "loyal"
    table.plays(0, "construction", "build:holo-simulator", "place:new")
    assert table.asked() == (0, "ChooseAction")
    assert (table.advisor(0), table.has(0, "pool")) == ("fulcrum-sandebar", 3)


@card("fulcrum-sandebar", "soil-enrichment-facility", "planetary-supercomputer")
@rule("OR-EFFECT-6")
def test_fulcrum_is_no_structure() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, food=2, production=1, hand=["titan", "interplanetary-administration"])
    table.seat(0, advisor="fulcrum-sandebar", colour="blue")
    table.seat(0, systems=[["fulcrum-sandebar", "planetary-supercomputer"]])
    table.begin()
    table.plays(0, "activation", "activate:1", "discard:titan")
    assert table.has(0, "vp") == 1
    soil = lone_turn("humans", "humans")
    soil.seat(0, food=0, advisor="fulcrum-sandebar", colour="blue")
    soil.seat(0, systems=[["fulcrum-sandebar", "soil-enrichment-facility"]])
    soil.begin()
    soil.plays(0, "activation", "activate:1")
    assert soil.has(0, "food") == 2


@card("fulcrum-sandebar", "cloning-center")
@rule("OR-TERM-3", "OR-EFFECT-6")
@pytest.mark.parametrize(
    ("colour", "vp", "morale"), [("blue", 2, 10), ("red", 0, 9), ("yellow", 0, 10), ("grey", 0, 10)]
)
def test_cloning_center_counts_fulcrum(colour: str, vp: int, morale: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["cloning-center"])
    table.seat(0, advisor="fulcrum-sandebar", colour=colour, systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:new")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (vp, morale)


@card("fulcrum-sandebar", "autolab")
@rule("OR-TERM-5")
@pytest.mark.parametrize(("place", "pay", "pool"), [("place:new", [], 5), ("place:1", ["pay:1:0:2"], 4)])
def test_fulcrum_is_a_working_card_only_while_uncovered(place: str, pay: list[str], pool: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, production=9, hand=["autolab"])
    table.seat(0, advisor="fulcrum-sandebar", colour="yellow", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", place, *pay)
    assert table.has(0, "pool") == pool


@card("fulcrum-sandebar", "astro-university")
def test_astro_university_counts_the_colour_of_uncovered_fulcrum() -> None:
    table = Table("psilon", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour="grey", systems=[["fulcrum-sandebar"], ["astro-university"]])
    table.begin()
    table.plays(0, "activation", "activate:2")
    table.draws("titan", "frigate")
    assert table.hand(0) == ["titan", "frigate"]
    assert table.asked() == (1, "ChooseAction")


@card("fulcrum-sandebar")
@rule("OR-SCORE-1")
def test_fulcrum_scores_and_produces_nothing() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar", "frigate"]])
    table.begin(start=True)
    assert resources(table, 0) == (5, 4, 2)
    assert table.score(0) == 10 + 1


@card("fulcrum-sandebar")
def test_fulcrum_has_nothing_to_activate_and_no_space() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.seat(1, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.player(1).cubes == [0]
    assert table.refusal(1, "activation") == "nothing-to-activate"


# Harrava


@card("harrava")
@rule("OR-ADV-4", "OR-END-3")
def test_harrava_keeps_the_cube_for_the_next_round() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, pool=1, food=6, fleet=5, advisor="harrava")
    table.seat(1, fleet=5)
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:advisor", "done"]
    table.plays(0, "effect:advisor")
    assert table.state.round == 2
    assert (table.player(0).advisor_cube, table.has(0, "pool"), table.has(0, "reserve")) == (0, 5, 5)
    assert table.has(1, "pool") == 4


@card("harrava")
def test_harravas_cube_comes_from_the_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=5, advisor="harrava")
    table.seat(1, fleet=5)
    table.begin()
    table.plays(0, "attack", "effect:advisor")
    assert (table.player(0).advisor_cube, table.has(0, "reserve"), table.has(0, "pool")) == (1, 5, 3)


@card("harrava")
@rule("OR-EFFECT-2")
def test_harrava_may_be_declined() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, pool=1, food=6, fleet=5, advisor="harrava")
    table.seat(1, fleet=5)
    table.begin()
    table.plays(0, "attack", "done")
    assert table.state.round == 2
    assert table.has(0, "pool") == 4


@card("harrava")
@rule("OR-CUBE-1", "OR-ATTACK-5")
def test_harrava_holds_one_cube() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, fleet=9, advisor="harrava", advisor_cube=1)
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (0, "ChooseAction")
    assert table.has(0, "reserve") == 5


@card("harrava")
@rule("OR-CUBE-4")
def test_harrava_needs_a_cube_in_the_reserve() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, pool=10, fleet=9, advisor="harrava")
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (0, "ChooseAction")
    assert table.player(0).advisor_cube == 0


@card("harrava", "battleship")
@rule("OR-ADV-4")
def test_a_cube_that_battleship_puts_on_harrava_becomes_an_action() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, pool=1, fleet=2, production=2, hand=["battleship"])
    table.seat(1, food=6, advisor="harrava")
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.state.round == 2
    assert (table.player(1).advisor_cube, table.has(1, "pool")) == (0, 5)


@card("harrava")
@rule("OR-ADV-4", "OR-CONTRACT-1")
def test_harravas_cube_goes_to_the_reserve_when_he_is_replaced() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "titan", "frigate"], advisor="harrava", advisor_cube=1)
    table.middle("kuruk")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:titan", "discard:frigate")
    assert table.advisor(0) == "kuruk"
    assert table.offered() == ["harrava"]
    assert (table.player(0).advisor_cube, table.has(0, "reserve")) == (0, 6)


@card("harrava", "espionage-training-facility")
@rule("OR-ADV-4")
def test_harravas_cube_goes_to_the_reserve_when_he_is_sent_away() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["espionage-training-facility"])
    table.seat(1, advisor="harrava", advisor_cube=1)
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    assert (table.advisor(1), table.offered()) == (None, ["harrava"])
    assert (table.player(1).advisor_cube, table.has(1, "reserve")) == (0, 6)


# Kuruk


@card("kuruk")
def test_kuruk_gives_fleet_and_morale() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, morale=5, advisor="kuruk")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert (table.has(0, "fleet"), table.has(0, "morale")) == (6, 7)
    assert (table.player(0).advisor_cube, table.has(0, "pool")) == (1, 3)


@card("kuruk")
@rule("OR-ACTIVATE-3", "OR-PROP-1")
def test_kuruk_works_at_morale_10_and_is_not_propaganda() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, fleet=8, advisor="kuruk")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert (table.has(0, "fleet"), table.has(0, "morale")) == (9, 10)
    assert table.refusal(0, "propaganda") is None
    assert table.refusal(0, "activation") == "nothing-to-activate"


@card("kuruk", "darlok")
def test_kuruk_does_not_trigger_the_darlok_ability() -> None:
    table = Table("darlok", "humans")
    table.seat(0, advisor="kuruk")
    table.seat(1, hand=["titan"])
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert table.asked() == (1, "ChooseAction")
    assert table.hand(1) == ["titan"]


# Moldred


@card("moldred")
def test_moldred_draws_then_discards_then_scores() -> None:
    table = Table("psilon", "humans")
    table.seat(0, hand=["titan"], advisor="moldred")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    table.draws("frigate", "destroyer", "autolab")
    assert table.options(0) == ["discard:autolab", "discard:titan", "discard:destroyer", "discard:frigate"]
    assert table.has(0, "vp") == 0
    table.plays(0, "discard:autolab")
    assert table.hand(0) == ["titan", "destroyer", "frigate"]
    assert table.pile() == ["autolab"]
    assert table.has(0, "vp") == 1
    assert table.asked() == (1, "ChooseAction")


@card("moldred")
@rule("OR-DECK-2")
def test_moldred_draws_what_is_left_and_scores() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="moldred")
    table.deck("frigate")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    table.draws("frigate")
    table.plays(0, "discard:frigate")
    assert (table.hand(0), table.pile(), table.has(0, "vp")) == ([], ["frigate"], 1)


@card("moldred")
@rule("OR-EFFECT-2")
def test_moldred_scores_even_without_any_card() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="moldred")
    table.deck()
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert table.has(0, "vp") == 1
    assert table.asked() == (1, "ChooseAction")


# Quail


@card("quail")
def test_quail_turns_morale_into_an_action_and_a_card() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, morale=7, advisor="quail")
    table.begin(start=True)
    assert table.asked() == (0, "NextEffect")
    assert table.options(0) == ["effect:advisor", "done"]
    table.plays(0, "effect:advisor")
    table.draws("titan")
    assert (table.has(0, "morale"), table.has(0, "pool"), table.hand(0)) == (6, 5, ["titan"])
    assert table.asked() == (0, "ChooseAction")


@card("quail")
def test_quail_may_be_declined() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, morale=7, advisor="quail")
    table.begin(start=True)
    table.plays(0, "done")
    assert (table.has(0, "morale"), table.has(0, "pool"), table.hand(0)) == (7, 4, [])
    assert table.asked() == (0, "ChooseAction")


@card("quail")
@rule("OR-EFFECT-8")
@pytest.mark.parametrize("morale", [1, 0, -2])
def test_quail_takes_morale_at_any_level(morale: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, morale=morale, advisor="quail")
    table.begin(start=True)
    table.plays(0, "effect:advisor")
    table.draws("titan")
    assert (table.has(0, "morale"), table.has(0, "pool")) == (morale - 1, 5)


# Vale the Whisperer


@card("vale-the-whisperer")
@rule("OR-ATTACK-2")
@pytest.mark.parametrize(("theirs", "refusal"), [(6, None), (7, "nobody-to-attack")])
def test_vale_adds_two_points_to_the_comparison(theirs: int, refusal: str | None) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, advisor="vale-the-whisperer")
    table.seat(1, fleet=theirs)
    table.begin()
    assert table.refusal(0, "attack") == refusal


@card("vale-the-whisperer")
@rule("OR-ATTACK-3")
def test_vales_points_do_not_pay() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, advisor="vale-the-whisperer")
    table.seat(1, fleet=0)
    table.begin()
    assert table.refusal(0, "attack") == "nobody-to-attack"


@card("vale-the-whisperer")
def test_vales_points_do_not_defend() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2)
    table.seat(1, fleet=2, advisor="vale-the-whisperer")
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "fleet"), table.has(1, "fleet")) == (0, 2)


@card("vale-the-whisperer")
@rule("OR-ATTACK-4", "OR-ATTACK-5")
def test_vale_sells_morale_for_points_once_a_round() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, fleet=9, morale=8, advisor="vale-the-whisperer")
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:advisor", "done"]
    table.plays(0, "effect:advisor")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (2 + 2, 7)
    assert (table.player(0).advisor_cube, table.has(0, "reserve")) == (1, 5)
    table.plays(0, "attack")
    assert table.asked() == (0, "ChooseAction")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (6, 7)


@card("vale-the-whisperer")
def test_vale_may_be_declined() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, fleet=9, morale=8, advisor="vale-the-whisperer")
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack", "done")
    assert (table.has(0, "vp"), table.has(0, "morale"), table.player(0).advisor_cube) == (2, 8, 0)


@card("vale-the-whisperer")
@rule("OR-CUBE-4")
def test_vale_needs_a_cube_in_the_reserve() -> None:
    table = lone_turn("humans", "humans")
    table.seat(0, pool=10, fleet=9, advisor="vale-the-whisperer")
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (0, "ChooseAction")
    assert table.has(0, "vp") == 2


# Viktoriya


@card("viktoriya")
@rule("OR-EFFECT-4")
@pytest.mark.parametrize(
    ("answer", "after"), [("choose:1", (3, 1, 1)), ("choose:2", (1, 3, 1)), ("choose:3", (1, 1, 3))]
)
def test_viktoriya_gives_two_of_one_resource(answer: str, after: tuple[int, int, int]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, production=1, advisor="viktoriya")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert table.options(0) == ["choose:1", "choose:2", "choose:3"]
    table.plays(0, answer)
    assert resources(table, 0) == after
    assert (table.player(0).advisor_cube, table.has(0, "pool")) == (1, 3)


@card("viktoriya")
@rule("OR-EFFECT-3")
def test_viktoriya_may_waste_what_does_not_fit() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=1, production=8, advisor="viktoriya")
    table.begin()
    table.plays(0, "activation", "activate:advisor", "choose:3")
    assert resources(table, 0) == (9, 1, 9)


# Texts


@pytest.mark.parametrize(
    ("advisor", "english", "polish"),
    [
        ("advia-osm", ["discard pile", "discount of 1 resource"], ["wierzchnią kartę", "zniżką 1 zasobu"]),
        (
            "fulcrum-sandebar",
            ["additional system", "choose a colour", "discount of 1 resource"],
            ["dodatkowego", "zniżką 1"],
        ),
        ("harrava", ["After Attacking", "Start of the Round", "stays there"], ["Po ataku", "Na początku", "zostaje"]),
        ("kuruk", ["Activation", "2 Fleet", "2 Morale"], ["Aktywacja", "2 floty", "2 morale"]),
        ("moldred", ["Draw 3", "discard 1", "1 VP"], ["Dobierz 3", "odrzuć 1", "1 PZ"]),
        ("quail", ["may lose 1 Morale", "1 extra action cube", "draw 1 card"], ["1 morale", "1 dodatkowy znacznik"]),
        (
            "vale-the-whisperer",
            ["add 2 virtual", "2 VP", "lose 1 Morale"],
            ["dodaj 2 punkty", "2 PZ", "strać 1 morale"],
        ),
        ("viktoriya", ["2 Food", "2 Fleet", "2 Production"], ["2 żywności", "2 floty", "2 produkcji"]),
    ],
)
def test_advisors_say_what_they_do(advisor: str, english: list[str], polish: list[str]) -> None:
    for part in english:
        assert part in game_text(f"hire:{advisor}")
    for part in polish:
        assert part in game_text(f"hire:{advisor}", "pl")
