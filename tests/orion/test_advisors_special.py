import pytest

from orrery.games.orion.words import VOCABULARY
from orrery.kernel import IllegalAnswer
from tests.markers import card, rule
from tests.orion.table import Table


def alone(*, pool: int = 4) -> Table:
    """Two Humans; only seat 0 has action cubes."""
    table = Table("humans", "humans")
    table.seat(0, pool=pool)
    table.seat(1, pool=0)
    return table


# Advisors


@rule("OR-ADV-1")
def test_a_returned_advisor_can_be_hired_by_anyone() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "titan", "frigate"], advisor="kuruk")
    table.seat(1, hand=["autolab", "autolab", "frigate"])
    table.middle("quail")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:titan", "discard:frigate")
    assert (table.advisor(0), table.offered()) == ("quail", ["kuruk"])
    table.plays(1, "contract", "discard:autolab", "discard:autolab", "discard:frigate")
    assert (table.advisor(1), table.offered()) == ("kuruk", [])


@rule("OR-ADV-1")
def test_a_returned_advisor_can_come_back_to_the_former_owner() -> None:
    table = alone()
    table.seat(0, hand=["titan", "titan", "frigate", "frigate", "autolab", "autolab"], advisor="kuruk", advisor_cube=1)
    table.middle("quail")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:titan", "discard:frigate")
    assert (table.advisor(0), table.offered()) == ("quail", ["kuruk"])
    table.plays(0, "contract", "discard:autolab", "discard:autolab", "discard:frigate")
    assert (table.advisor(0), table.offered(), table.player(0).advisor_cube) == ("kuruk", ["quail"], 0)


@rule("OR-ADV-2")
@card("espionage-training-facility")
def test_espionage_sends_every_advisor_back_but_fulcrum() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, hand=["espionage-training-facility"], advisor="quail")
    table.seat(1, advisor="kuruk", advisor_cube=1)
    table.seat(2, advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar"]])
    table.middle("moldred")
    table.begin()
    table.plays(0, "construction", "build:espionage-training-facility")
    assert [table.advisor(seat) for seat in range(4)] == ["quail", None, "fulcrum-sandebar", None]
    assert table.offered() == ["kuruk", "moldred"]
    assert (table.player(1).advisor_cube, table.has(1, "reserve")) == (0, 6)


@rule("OR-ADV-2")
@card("espionage-training-facility")
def test_espionage_goes_clockwise() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, advisor="kuruk")
    table.seat(1, hand=["espionage-training-facility"])
    table.seat(2, advisor="quail")
    table.begin(seat=1)
    table.plays(1, "construction", "build:espionage-training-facility")
    assert [event.seat for event in table.news if event.kind == "return-advisor"] == [2, 0]


@rule("OR-ADV-3")
@card("fulcrum-sandebar", "troop-transport")
def test_troop_transport_puts_a_card_directly_on_fulcrum() -> None:
    table = alone()
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, advisor="fulcrum-sandebar", colour="red")
    table.seat(1, systems=[["fulcrum-sandebar", "frigate", "space-port", "robotic-factory"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["fulcrum-sandebar", "robotic-factory", "frigate", "space-port"]]
    assert (table.player(1).cubes, table.has(1, "reserve")) == ([0], 10)


@rule("OR-ADV-3", "OR-SPEC-2")
@card("fulcrum-sandebar", "troop-transport")
def test_troop_transport_does_not_choose_fulcrum_himself() -> None:
    table = alone()
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, advisor="fulcrum-sandebar", colour="red", systems=[["frigate", "titan"], ["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["titan", "frigate"], ["fulcrum-sandebar"]]


@rule("OR-ADV-3", "OR-SPEC-1")
@card("fulcrum-sandebar", "communication-satellite")
def test_communication_satellite_leaves_fulcrum_first() -> None:
    table = alone()
    table.seat(0, fleet=9, hand=["communication-satellite"], advisor="fulcrum-sandebar", colour="red")
    table.seat(0, systems=[["fulcrum-sandebar", "frigate", "titan", "autolab"], ["destroyer"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:2", "arrange:1")
    assert table.options(0) == ["put:2", "put:3", "put:4"]
    table.plays(0, "put:4", "put:4")
    assert table.systems(0)[0] == ["fulcrum-sandebar", "autolab", "titan", "frigate"]


@rule("OR-ADV-3", "OR-SPEC-1")
@card("fulcrum-sandebar", "communication-satellite")
def test_a_system_of_fulcrum_alone_may_be_chosen() -> None:
    table = alone()
    table.seat(0, fleet=9, hand=["communication-satellite"], advisor="fulcrum-sandebar", colour="red")
    table.seat(0, systems=[["fulcrum-sandebar"], ["destroyer"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:2", "arrange:1")
    assert table.systems(0) == [["fulcrum-sandebar"], ["destroyer", "communication-satellite"]]
    assert table.asked() == (0, "ChooseAction")


@rule("OR-ADV-3")
@card("fulcrum-sandebar", "holo-simulator")
def test_fulcrum_opens_his_system_whenever_he_is_hired() -> None:
    table = alone()
    table.seat(0, food=2, hand=["holo-simulator"], systems=[["titan"], ["titan"], ["autolab"]])
    table.middle("fulcrum-sandebar")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator", "place:new", "use", "colour:grey")
    assert len(table.systems(0)) == 5
    assert table.systems(0)[4] == ["fulcrum-sandebar"]


@rule("OR-ADV-3", "OR-CONTRACT-1")
@card("fulcrum-sandebar")
def test_fulcrum_replaces_the_former_advisor() -> None:
    table = alone()
    table.seat(0, hand=["titan", "titan", "frigate"], advisor="kuruk", advisor_cube=1)
    table.middle("fulcrum-sandebar")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:titan", "discard:frigate", "colour:red")
    assert (table.advisor(0), table.offered()) == ("fulcrum-sandebar", ["kuruk"])
    assert (table.player(0).advisor_cube, table.has(0, "reserve")) == (0, 6)


@rule("OR-ADV-4")
@card("harrava")
def test_a_cube_on_harrava_waits_for_the_next_start() -> None:
    table = alone(pool=1)
    table.seat(
        0, food=1, fleet=2, production=1, advisor="harrava", hand=["titan"] * 2 + ["frigate"] * 2 + ["autolab"] * 2
    )
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack", "effect:advisor")
    assert table.asked() == (0, "DiscardCards")
    assert (table.player(0).advisor_cube, table.has(0, "pool")) == (1, 0)
    table.plays(0, "discard:titan")
    table.draws("destroyer")
    assert (table.player(0).advisor_cube, table.has(0, "pool"), table.has(0, "reserve")) == (0, 3 + 1, 6)


# Communication Satellite


@rule("OR-SPEC-1")
@card("communication-satellite")
def test_any_own_system_may_be_put_in_any_order() -> None:
    table = alone()
    table.seat(0, fleet=1, hand=["communication-satellite"], systems=[["titan", "autolab", "frigate"], ["destroyer"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:2")
    assert table.options(0) == ["arrange:1", "arrange:2"]
    table.plays(0, "arrange:1")
    assert table.options(0) == ["put:1", "put:2", "put:3"]
    table.plays(0, "put:3")
    assert table.options(0) == ["put:2", "put:3"]
    table.plays(0, "put:2")
    assert table.systems(0) == [["frigate", "titan", "autolab"], ["destroyer", "communication-satellite"]]


@rule("OR-SPEC-1")
@card("communication-satellite")
@pytest.mark.parametrize(
    ("answers", "after", "cubes"),
    [
        (["put:1"], ["titan", "space-port"], 1),
        (["put:2"], ["space-port", "titan"], 0),
    ],
)
def test_only_a_new_top_card_costs_the_cube(answers: list[str], after: list[str], cubes: int) -> None:
    table = alone()
    table.seat(0, fleet=1, hand=["communication-satellite"], systems=[["titan", "space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:new", "arrange:1", *answers)
    assert table.systems(0) == [after, ["communication-satellite"]]
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([cubes, 0], 6 - cubes)


# Troop Transport


@rule("OR-SPEC-2")
@card("troop-transport")
def test_the_builder_chooses_for_each_opponent_clockwise() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, systems=[["titan", "frigate"], ["destroyer", "autolab"]])
    table.seat(1, food=2, fleet=3, hand=["troop-transport"])
    table.seat(2, systems=[["titan", "space-port", "frigate"], ["destroyer"]])
    table.begin(seat=1)
    table.plays(1, "construction", "build:troop-transport")
    assert table.options(1) == ["bury:1", "bury:2"]
    table.plays(1, "bury:1")
    assert table.systems(2) == [["frigate", "titan", "space-port"], ["destroyer"]]
    assert table.systems(0) == [["titan", "frigate"], ["destroyer", "autolab"]]
    table.plays(1, "bury:2")
    assert table.systems(0) == [["titan", "frigate"], ["autolab", "destroyer"]]
    assert table.asked() == (2, "ChooseAction")


@rule("OR-SPEC-2")
@card("troop-transport")
def test_a_system_of_one_card_may_be_chosen_without_result() -> None:
    table = alone()
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, systems=[["space-port"], ["titan", "frigate"]], cubes=[1, 0])
    table.begin()
    table.plays(0, "construction", "build:troop-transport", "bury:1")
    assert table.systems(1) == [["space-port"], ["titan", "frigate"]]
    assert table.player(1).cubes == [1, 0]


# High Orbit Sonar


@rule("OR-SPEC-3")
@card("high-orbit-sonar")
def test_sonar_activates_one_card_after_the_other() -> None:
    table = alone()
    table.seat(0, food=2, fleet=0, production=1, hand=["high-orbit-sonar"], advisor="kuruk")
    table.seat(0, systems=[["soil-enrichment-facility"], ["robotic-factory"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.options(0) == ["activate:1", "activate:advisor", "done"]
    assert table.refusal(0, "activate:2") == "cannot-pay"
    table.plays(0, "activate:1")
    assert table.has(0, "food") == 2
    assert table.refusal(0, "activate:1") == "used"
    table.plays(0, "activate:advisor")
    assert (table.has(0, "fleet"), table.player(0).advisor_cube) == (2, 1)
    table.plays(0, "done")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.player(0).cubes) == (3, 4, [1, 0, 0])


@rule("OR-SPEC-3")
@card("high-orbit-sonar", "advia-osm")
def test_sonar_may_activate_a_card_built_meanwhile() -> None:
    table = alone()
    table.seat(0, food=2, production=2, hand=["high-orbit-sonar"], advisor="advia-osm", systems=[["frigate"]])
    table.discards("soil-enrichment-facility")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:advisor", "place:1")
    assert table.options(0) == ["activate:1", "done"]
    table.plays(0, "activate:1")
    assert (table.has(0, "food"), table.player(0).cubes) == (2, [1, 0])
    assert (table.player(0).advisor_cube, table.has(0, "reserve")) == (1, 4)


@rule("OR-SPEC-3")
@card("high-orbit-sonar", "advia-osm", "communication-satellite")
def test_sonar_may_activate_a_card_uncovered_meanwhile_but_none_twice() -> None:
    table = alone()
    table.seat(0, food=2, fleet=1, production=1, hand=["high-orbit-sonar"], advisor="advia-osm")
    table.seat(0, systems=[["robotic-factory", "soil-enrichment-facility"]])
    table.discards("communication-satellite")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:1", "activate:advisor", "place:new")
    table.plays(0, "arrange:1", "put:2")
    assert table.systems(0)[0] == ["soil-enrichment-facility", "robotic-factory"]
    assert table.refusal(0, "activate:1") == "cannot-pay"
    table.seat(0, food=3)
    assert table.refusal(0, "activate:1") is None
    assert table.refusal(0, "activate:advisor") == "used"


@rule("OR-SPEC-3")
@card("high-orbit-sonar", "advia-osm", "communication-satellite")
def test_a_card_on_top_again_is_still_used_for_this_sonar() -> None:
    table = alone()
    table.seat(0, food=2, fleet=1, production=1, hand=["high-orbit-sonar"], advisor="advia-osm")
    table.seat(0, systems=[["soil-enrichment-facility"]])
    table.discards("communication-satellite")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:1", "activate:advisor", "place:1")
    table.plays(0, "arrange:1", "put:2")
    assert table.systems(0)[0] == ["communication-satellite", "soil-enrichment-facility"]
    assert table.player(0).cubes == [0, 0]
    assert table.refusal(0, "activate:1") == "used"
    table.plays(0, "done")
    assert table.refusal(0, "activation") is None


# Civil Transport, Colony Ship, ADVIA-OSM


@rule("OR-SPEC-4")
@card("civil-transport")
@pytest.mark.parametrize(("built", "again"), [("advanced-data-center", True), ("scout-ship", False)])
def test_a_second_build_follows_a_blue_one(built: str, again: bool) -> None:
    table = alone()
    table.seat(0, food=9, production=9, hand=["civil-transport", built, "frigate"])
    table.deck()
    table.begin()
    table.plays(0, "construction", "build:civil-transport", f"build:{built}", "place:1")
    assert table.asked() == (0, "BuildCard" if again else "ChooseAction")


@rule("OR-SPEC-4")
@card("civil-transport")
def test_a_third_build_does_not_follow() -> None:
    table = alone()
    table.seat(0, food=9, hand=["civil-transport", "advanced-data-center", "advanced-data-center", "scout-ship"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:advanced-data-center", "place:1")
    table.plays(0, "build:advanced-data-center", "place:1")
    assert table.asked() == (0, "ChooseAction")


@rule("OR-SPEC-4")
@card("civil-transport", "colony-ship")
def test_a_blue_structure_of_a_nested_effect_does_not_count() -> None:
    table = alone()
    table.seat(0, food=9, fleet=2, production=9)
    table.seat(0, hand=["civil-transport", "colony-ship", "soil-enrichment-facility", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:colony-ship", "place:new")
    table.plays(0, "build:soil-enrichment-facility")
    assert table.systems(0) == [["civil-transport"], ["colony-ship", "soil-enrichment-facility"]]
    assert table.asked() == (0, "ChooseAction")
    assert table.hand(0) == ["frigate"]


@rule("OR-SPEC-4")
@card("civil-transport")
def test_a_blue_structure_counts_whatever_its_effect_builds() -> None:
    table = alone()
    table.seat(0, food=9, production=9, hand=["civil-transport", "civil-transport", "frigate", "frigate"])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "build:civil-transport", "place:1")
    table.plays(0, "build:frigate", "place:1")
    assert table.options(0) == ["build:frigate", "done"]


@rule("OR-SPEC-5")
@card("colony-ship")
def test_colony_ship_must_build_in_its_own_system() -> None:
    table = alone()
    table.seat(0, food=0, fleet=3, production=1, hand=["colony-ship", "frigate", "titan"])
    table.seat(0, systems=[["scout-ship"], ["autolab"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:1")
    assert table.options(0) == ["build:titan", "build:frigate"]
    table.plays(0, "build:titan")
    assert table.systems(0) == [["scout-ship", "colony-ship", "titan"], ["autolab"]]
    assert (table.has(0, "fleet"), table.has(0, "production")) == (0, 0)
    assert (table.has(0, "reserve"), table.has(0, "pool")) == (6, 3)


@rule("OR-SPEC-5")
@card("colony-ship")
def test_colony_ship_needs_room_in_its_system() -> None:
    table = alone()
    table.seat(0, fleet=2, production=9, hand=["colony-ship", "frigate"])
    table.seat(0, systems=[["titan", "titan", "autolab", "autolab"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:1")
    assert (table.asked(), table.hand(0)) == ((0, "ChooseAction"), ["frigate"])


@rule("OR-SPEC-5", "OR-BUILD-6")
@card("colony-ship", "advia-osm")
def test_colony_ship_built_by_advia_builds_a_card_of_the_hand() -> None:
    table = alone()
    table.seat(0, food=0, fleet=1, production=0, hand=["frigate"], advisor="advia-osm")
    table.discards("colony-ship")
    table.begin()
    table.plays(0, "activation", "activate:advisor", "build:frigate")
    assert table.systems(0) == [["colony-ship", "frigate"]]


@rule("OR-SPEC-5")
@card("advia-osm")
def test_advia_builds_wherever_there_is_room() -> None:
    table = alone()
    table.seat(0, food=0, fleet=0, production=0, advisor="advia-osm", systems=[["titan"], ["autolab"]])
    table.discards("frigate")
    table.begin()
    table.plays(0, "activation", "activate:advisor")
    assert table.options(0) == ["place:1", "place:2", "place:new"]
    table.plays(0, "place:2")
    assert table.systems(0) == [["titan"], ["autolab", "frigate"]]
    assert (table.pile(), table.player(0).advisor_cube) == ([], 1)


@rule("OR-TERM-8")
@card("spy-center")
def test_looking_into_a_hand_cannot_be_taken_back_nor_foreseen() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=1, hand=["spy-center"])
    table.seat(1, hand=["titan", "frigate"])
    table.begin()
    guess = table.state.masked(0)
    before = table.state.reveals
    table.plays(0, "construction", "build:spy-center")
    assert table.state.reveals == before + 1
    for token in ("construction", "build:spy-center"):
        guess.answer(0, VOCABULARY.option(token))
    with pytest.raises(IllegalAnswer):
        guess.options(0)
