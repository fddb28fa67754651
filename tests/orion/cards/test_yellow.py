import pytest

from tests.markers import card, rule
from tests.orion.table import Table, resources


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("artemis-system-net", marks=card("artemis-system-net")),
        pytest.param("monument-of-unity", marks=card("monument-of-unity")),
    ],
)
@rule("OR-BUILD-2")
def test_yellow_scorers_need_morale_6_to_be_built(name: str) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=5, fleet=9, production=9, hand=[name, "star-fortress"])
    table.begin()
    table.plays(0, "construction")
    assert table.refusal(0, f"build:{name}") == "low-morale"
    assert table.options(0) == ["build:star-fortress"]

    table = Table("humans", "humans")
    table.seat(0, morale=6, fleet=9, production=9, hand=[name])
    table.begin()
    table.plays(0, "construction", f"build:{name}")
    assert table.systems(0) == [[name]]


# Artemis System Net


@card("artemis-system-net")
@rule("OR-SCORE-1", "OR-OVER-1")
def test_artemis_built_with_the_last_action_scores_every_red_card() -> None:
    table = Table("humans", "humans", round=8)
    table.seat(0, pool=1, morale=6, fleet=2, production=3, hand=["artemis-system-net", "titan"])
    table.seat(0, systems=[["doom-star", "frigate"], ["titan"]])
    table.seat(1, pool=0, systems=[["battleship"]])
    table.begin()
    table.plays(0, "construction", "build:artemis-system-net", "place:new")
    assert table.state.over
    assert table.score(0) == 6 + 1 + 3 + 2 * 2  # Morale, Frigate, Titan; Doom Star and Titan are red


@card("artemis-system-net")
@rule("OR-TERM-5")
def test_artemis_scores_when_covered_and_each_copy_scores() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=0, systems=[["artemis-system-net", "doom-star"], ["artemis-system-net", "missile-base"]])
    assert table.score(0) == 4 + 4


@card("artemis-system-net")
def test_artemis_does_not_count_its_own_colour() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=0, systems=[["star-fortress", "recyclotron", "artemis-system-net"]])
    assert table.score(0) == 0


@pytest.mark.parametrize(("colour", "points"), [("red", 4), ("blue", 2), ("yellow", 2), ("grey", 2)])
@card("artemis-system-net")
@rule("OR-EFFECT-6", "OR-ADV-3")
def test_artemis_counts_fulcrum_sandebar_declared_red(colour: str, points: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=0, advisor="fulcrum-sandebar", colour=colour)
    table.seat(0, systems=[["fulcrum-sandebar", "doom-star"], ["artemis-system-net"]])
    assert table.score(0) == points


# Cloning Center


@card("cloning-center")
@rule("OR-EFFECT-2", "OR-EFFECT-6")
def test_cloning_center_counts_blue_and_red_cards_of_all_systems() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=4, hand=["cloning-center", "space-port", "titan"])
    table.seat(0, systems=[["biospheres", "doom-star"], ["autolab", "frigate", "titan"], ["space-port"]])
    table.seat(1, systems=[["biospheres", "doom-star"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:new")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (6, 8)
    assert (table.has(1, "vp"), table.has(1, "morale")) == (0, 10)
    assert table.asked() == (1, "ChooseAction")


@card("cloning-center")
def test_cloning_center_counts_the_card_it_covers() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=4, hand=["cloning-center"], systems=[["biospheres"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:1")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (2, 10)


@card("cloning-center")
@rule("OR-EFFECT-2", "OR-TERM-1")
def test_cloning_center_takes_morale_below_zero_even_without_blue_cards() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=1, food=2, fleet=2, production=4, hand=["cloning-center"])
    table.seat(0, systems=[["titan", "doom-star"], ["missile-base"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:2")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (0, -2)


@pytest.mark.parametrize(("colour", "vp", "morale"), [("blue", 4, 9), ("red", 2, 8), ("yellow", 2, 9), ("grey", 2, 9)])
@card("cloning-center")
@rule("OR-EFFECT-6", "OR-ADV-3")
def test_cloning_center_counts_fulcrum_sandebar_in_his_colour(colour: str, vp: int, morale: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=4, hand=["cloning-center"], advisor="fulcrum-sandebar", colour=colour)
    table.seat(0, systems=[["fulcrum-sandebar", "biospheres"], ["titan"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:2")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (vp, morale)


# Colonial Revenue Service


@pytest.mark.parametrize(
    ("beneath", "gain"), [("biospheres", (9, 0, 0)), ("titan", (0, 7, 0)), ("star-fortress", (0, 0, 5))]
)
@card("colonial-revenue-service")
@rule("OR-TERM-7")
def test_colonial_revenue_service_pays_by_the_colour_beneath(beneath: str, gain: tuple[int, int, int]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=2, production=2, hand=["colonial-revenue-service"], systems=[[beneath]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", "place:1")
    assert table.asked() == (0, "UseAbility")
    assert table.options(0) == ["use", "done"]
    table.plays(0, "use")
    assert resources(table, 0) == gain
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "reserve")) == (2, 1, 7)


@card("colonial-revenue-service")
@rule("OR-EFFECT-3")
def test_colonial_revenue_service_loses_resources_above_9() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=9, production=9, hand=["colonial-revenue-service"], systems=[["titan"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", "place:1", "use")
    assert resources(table, 0) == (1, 9, 7)


@card("colonial-revenue-service")
@rule("OR-EFFECT-2")
def test_colonial_revenue_service_may_be_built_without_its_effect() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=2, production=2, hand=["colonial-revenue-service"], systems=[["titan"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", "place:1", "done")
    assert resources(table, 0) == (0, 0, 0)
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "reserve")) == (3, 1, 6)


@card("colonial-revenue-service")
@rule("OR-TURN-5")
def test_colonial_revenue_service_is_built_with_the_last_cube_but_not_used() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, food=1, fleet=2, production=2, hand=["colonial-revenue-service"], systems=[["titan"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", "place:1")
    assert table.asked() == (1, "ChooseAction")
    assert table.systems(0) == [["titan", "colonial-revenue-service"]]
    assert resources(table, 0) == (0, 0, 0)
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "reserve")) == (0, 1, 9)


@pytest.mark.parametrize("place", ["place:new", "place:1"])
@card("colonial-revenue-service")
def test_colonial_revenue_service_is_not_used_first_in_a_system_or_directly_on_grey(place: str) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=2, production=2, hand=["colonial-revenue-service"], systems=[["titan", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", place)
    assert table.asked() == (1, "ChooseAction")
    assert resources(table, 0) == (0, 0, 0)
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (3, 6)


@pytest.mark.parametrize(("colour", "gain"), [("blue", (9, 0, 0)), ("red", (0, 7, 0)), ("yellow", (0, 0, 5))])
@card("colonial-revenue-service")
@rule("OR-ADV-3")
def test_colonial_revenue_service_on_fulcrum_sandebar_uses_his_colour(colour: str, gain: tuple[int, int, int]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=2, production=2, hand=["colonial-revenue-service"])
    table.seat(0, advisor="fulcrum-sandebar", colour=colour, systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", "use")
    assert table.systems(0) == [["fulcrum-sandebar", "colonial-revenue-service"]]
    assert resources(table, 0) == gain


@card("colonial-revenue-service")
def test_colonial_revenue_service_is_not_used_on_a_grey_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=2, production=2, hand=["colonial-revenue-service"])
    table.seat(0, advisor="fulcrum-sandebar", colour="grey", systems=[["fulcrum-sandebar"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service")
    assert table.asked() == (1, "ChooseAction")
    assert table.has(0, "pool") == 3


# High Orbit Sonar


@card("high-orbit-sonar", "robotic-factory", "imperial-treasury")
@rule("OR-SPEC-3", "OR-ACTIVATE-4")
def test_high_orbit_sonar_activates_cards_and_advisor_in_any_order_from_the_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=7, food=5, fleet=0, production=1, hand=["high-orbit-sonar"], advisor="kuruk")
    table.seat(0, systems=[["robotic-factory"], ["imperial-treasury"], ["recyclotron", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.options(0) == ["activate:1", "activate:advisor", "done"]
    assert table.refusal(0, "activate:2") == "cannot-pay"
    table.plays(0, "activate:advisor", "activate:1", "activate:2")
    assert resources(table, 0) == (0, 2, 1)
    assert (table.has(0, "morale"), table.has(0, "vp")) == (9, 2)
    assert (table.player(0).cubes, table.player(0).advisor_cube) == ([1, 1, 0, 0], 1)
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "reserve")) == (3, 1, 3)
    assert table.options(0) == ["done"]
    table.plays(0, "done")
    assert table.asked() == (1, "ChooseAction")


@card("high-orbit-sonar")
@rule("OR-EFFECT-2")
def test_high_orbit_sonar_may_stop_at_any_moment() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=9, hand=["high-orbit-sonar"], advisor="kuruk", systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:1", "done")
    assert (table.has(0, "vp"), table.player(0).advisor_cube) == (2, 0)
    assert table.has(0, "reserve") == 5
    assert table.asked() == (1, "ChooseAction")


@card("high-orbit-sonar")
@rule("OR-ACTIVATE-2", "OR-ACTIVATE-4")
def test_high_orbit_sonar_keeps_every_condition_of_an_activation() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=5, food=4, production=9, hand=["high-orbit-sonar"])
    table.seat(0, systems=[["imperial-treasury"], ["robotic-factory"], ["soil-enrichment-facility"]], cubes=[0, 0, 1])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.refusal(0, "activate:1") == "low-morale"
    assert table.refusal(0, "activate:2") == "cannot-pay"
    assert table.refusal(0, "activate:3") == "occupied"
    assert table.options(0) == ["done"]


@card("high-orbit-sonar")
@rule("OR-BUILD-3", "OR-ACTIVATE-2")
def test_high_orbit_sonar_does_not_activate_the_card_it_covers() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=9, hand=["high-orbit-sonar"])
    table.seat(0, systems=[["imperial-treasury"], ["imperial-treasury"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:1")
    assert table.options(0) == ["activate:2", "done"]


@card("high-orbit-sonar")
@rule("OR-CUBE-4")
def test_high_orbit_sonar_stops_when_the_reserve_is_empty() -> None:
    table = Table("humans", "humans")
    table.seat(0, reserve=1, spent=5, food=2, production=9, hand=["high-orbit-sonar"])
    table.seat(0, advisor="kuruk", systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:1")
    assert table.has(0, "reserve") == 0
    assert table.refusal(0, "activate:advisor") == "no-reserve"
    assert table.options(0) == ["done"]


@card("high-orbit-sonar")
@rule("OR-SPEC-3")
def test_high_orbit_sonar_resolves_one_card_completely_before_the_next() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=1, hand=["high-orbit-sonar"], advisor="viktoriya", systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.refusal(0, "activate:1") == "cannot-pay"
    table.plays(0, "activate:advisor")
    assert table.asked() == (0, "ChooseOne")
    table.plays(0, "choose:3")
    assert table.asked() == (0, "ActivateNext")
    table.plays(0, "activate:1")
    assert (table.has(0, "production"), table.has(0, "vp")) == (1, 2)


@card("high-orbit-sonar", "advia-osm")
@rule("OR-SPEC-3")
def test_high_orbit_sonar_activates_a_card_built_meanwhile() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=0, production=1, hand=["high-orbit-sonar"], advisor="advia-osm")
    table.discards("robotic-factory")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "activate:advisor", "place:new")
    assert table.systems(0) == [["high-orbit-sonar"], ["robotic-factory"]]
    assert resources(table, 0) == (3, 0, 0)
    table.plays(0, "activate:2")
    assert resources(table, 0) == (0, 0, 2)
    assert (table.player(0).cubes, table.player(0).advisor_cube, table.has(0, "reserve")) == ([0, 1], 1, 4)


@card("high-orbit-sonar", "advia-osm", "communication-satellite")
@rule("OR-SPEC-3", "OR-CUBE-3")
def test_high_orbit_sonar_activates_no_card_twice_even_with_its_space_empty_again() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=8, fleet=0, production=1, hand=["high-orbit-sonar"], advisor="advia-osm")
    table.seat(0, systems=[["robotic-factory"]])
    table.discards("communication-satellite")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new", "activate:1")
    table.plays(0, "activate:advisor", "place:1", "arrange:1", "put:2")
    assert table.systems(0) == [["communication-satellite", "robotic-factory"], ["high-orbit-sonar"]]
    assert (table.player(0).cubes, table.has(0, "reserve")) == ([0, 0], 5)
    assert table.refusal(0, "activate:1") == "used"
    table.plays(0, "done")
    table.plays(1, "propaganda")
    table.plays(0, "activation", "activate:1")
    assert resources(table, 0) == (0, 0, 4)


@card("high-orbit-sonar")
@rule("OR-ACTIVATE-5")
def test_high_orbit_sonar_leaves_the_propaganda_space_alone() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=5, food=2, production=1, hand=["high-orbit-sonar"], systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.options(0) == ["done"]
    table.plays(0, "done")
    assert (table.has(0, "morale"), table.has(0, "reserve")) == (5, 6)
    table.plays(1, "propaganda")
    table.plays(0, "propaganda")
    assert table.has(0, "morale") == 8


@pytest.mark.parametrize(
    ("systems", "cubes", "place"),
    [
        ([["star-fortress"]], [0], "place:new"),
        ([["marine-barracks"]], [0], "place:new"),
        ([["imperial-treasury", "frigate"]], [0], "place:new"),
        ([["imperial-treasury"]], [0], "place:1"),
        ([["imperial-treasury"], ["robotic-factory"]], [1, 1], "place:new"),
    ],
)
@pytest.mark.parametrize(("advisor", "advisor_cube"), [(None, 0), ("kuruk", 1), ("vale-the-whisperer", 0)])
@card("high-orbit-sonar")
@rule("OR-SPEC-3", "OR-ACTIVATE-2")
def test_high_orbit_sonar_asks_nothing_when_no_working_card_has_an_activation_with_an_empty_space(
    systems: list[list[str]], cubes: list[int], place: str, advisor: str | None, advisor_cube: int
) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["high-orbit-sonar"], systems=systems, cubes=cubes)
    table.seat(0, advisor=advisor, advisor_cube=advisor_cube)
    reserve = table.has(0, "reserve")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", place)
    assert table.asked() == (1, "ChooseAction")
    assert resources(table, 0) == (7, 9, 8)
    assert (table.has(0, "vp"), table.has(0, "morale"), table.has(0, "reserve")) == (0, 10, reserve)
    assert table.player(0).cubes == (cubes if place == "place:1" else [*cubes, 0])
    assert table.player(0).advisor_cube == advisor_cube


@pytest.mark.parametrize(
    ("morale", "production", "reserve", "reason"),
    [(5, 9, 6, "low-morale"), (6, 1, 6, "cannot-pay"), (6, 9, 0, "no-reserve")],
)
@card("high-orbit-sonar")
@rule("OR-SPEC-3", "OR-ACTIVATE-2")
def test_high_orbit_sonar_asks_about_an_empty_space_even_if_it_cannot_be_used(
    morale: int, production: int, reserve: int, reason: str
) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=morale, food=2, production=production, reserve=reserve, spent=6 - reserve)
    table.seat(0, hand=["high-orbit-sonar"], systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    assert table.asked() == (0, "ActivateNext")
    assert table.refusal(0, "activate:1") == reason
    assert table.options(0) == ["done"]


# Recyclotron


@card("recyclotron")
@rule("OR-EFFECT-6", "OR-TERM-6")
def test_recyclotron_counts_itself_and_yellow_cards_beneath_it() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=6, food=5, fleet=1, production=3)
    table.seat(0, systems=[["star-fortress", "frigate", "deep-core-mine", "recyclotron"], ["star-fortress"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert resources(table, 0) == (3, 1, 1)
    assert table.has(0, "vp") == 3
    assert table.player(0).cubes == [1, 0]
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "reserve")) == (3, 0, 6)
    table.plays(1, "propaganda")
    assert table.refusal(0, "activation") == "nothing-to-activate"


@pytest.mark.parametrize(("colour", "vp"), [("yellow", 2), ("blue", 1), ("red", 1), ("grey", 1)])
@card("fulcrum-sandebar", "recyclotron")
@rule("OR-EFFECT-6", "OR-ADV-3")
def test_recyclotron_counts_a_yellow_fulcrum_sandebar_at_the_head_of_its_system(colour: str, vp: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=2, advisor="fulcrum-sandebar", colour=colour)
    table.seat(0, systems=[["fulcrum-sandebar", "recyclotron"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "vp") == vp


@card("recyclotron")
def test_recyclotron_does_not_count_fulcrum_sandebar_in_another_system() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, production=2, advisor="fulcrum-sandebar", colour="yellow")
    table.seat(0, systems=[["fulcrum-sandebar"], ["recyclotron"]])
    table.begin()
    table.plays(0, "activation", "activate:2")
    assert table.has(0, "vp") == 1


@pytest.mark.parametrize(
    ("food", "production", "morale", "reason"),
    [(1, 9, 10, "cannot-pay"), (9, 1, 10, "cannot-pay"), (9, 9, 5, "low-morale"), (2, 2, 6, None)],
)
@card("recyclotron")
@rule("OR-ACTIVATE-2")
def test_recyclotron_needs_its_whole_cost_and_morale_6(
    food: int, production: int, morale: int, reason: str | None
) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, production=production, morale=morale, advisor="kuruk", systems=[["recyclotron"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == reason


@card("recyclotron")
@rule("OR-ACTIVATE-2", "OR-TERM-5")
def test_recyclotron_is_not_activated_when_covered() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, production=9, systems=[["recyclotron", "star-fortress"]])
    table.begin()
    assert table.refusal(0, "activation") == "nothing-to-activate"


# Star Fortress


@card("star-fortress")
@rule("OR-ATTACK-4")
def test_star_fortress_gains_1_vp_after_each_attack() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, fleet=0, systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "attack")
    assert (table.has(1, "vp"), table.has(1, "morale")) == (1, 9)
    assert (table.has(0, "vp"), table.has(0, "fleet")) == (2, 7)
    table.plays(1, "trade", "exchange:production-food")
    table.plays(0, "attack")
    assert (table.has(1, "vp"), table.has(1, "morale")) == (2, 8)
    assert (table.has(0, "vp"), table.has(0, "fleet")) == (4, 5)


@pytest.mark.parametrize(
    ("systems", "vp"),
    [
        ([["star-fortress"], ["frigate", "star-fortress"]], 2),
        ([["star-fortress"], ["star-fortress", "frigate"]], 1),
        ([["star-fortress", "star-fortress"]], 1),
        ([["star-fortress", "frigate"]], 0),
    ],
)
@card("star-fortress")
@rule("OR-EFFECT-1", "OR-TERM-5")
def test_every_working_star_fortress_gains_a_point(systems: list[list[str]], vp: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, systems=systems)
    table.begin()
    table.plays(0, "attack")
    assert table.has(1, "vp") == vp


@card("star-fortress")
def test_star_fortress_helps_only_the_player_attacked() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, fleet=9, systems=[["star-fortress"]])
    table.seat(2, systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "attack", "defender:2")
    assert [table.has(seat, "vp") for seat in range(3)] == [2, 0, 0]
    table.plays(1, "propaganda")
    table.plays(2, "propaganda")
    table.plays(0, "attack", "defender:3")
    assert [table.has(seat, "vp") for seat in range(3)] == [4, 0, 1]


@card("star-fortress")
@rule("OR-ATTACK-4")
def test_star_fortress_comes_before_the_effects_of_the_attacker() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["marine-barracks"]])
    table.seat(1, systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (0, "NextEffect")
    assert table.has(1, "vp") == 1


# Robotic Factory


@card("robotic-factory")
@rule("OR-ACTIVATE-1")
def test_robotic_factory_turns_3_food_into_2_production() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=4, production=2, systems=[["robotic-factory"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert resources(table, 0) == (0, 4, 4)
    assert table.player(0).cubes == [1]
    assert table.has(0, "pool") == 3


@pytest.mark.parametrize("before", [8, 9])
@card("robotic-factory")
@rule("OR-EFFECT-3")
def test_robotic_factory_loses_production_above_9(before: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=5, production=before, systems=[["robotic-factory"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert (table.has(0, "food"), table.has(0, "production")) == (2, 9)


@card("robotic-factory")
@rule("OR-ACTIVATE-2")
def test_robotic_factory_needs_3_food() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=9, production=9, advisor="kuruk", systems=[["robotic-factory"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "cannot-pay"


@card("robotic-factory")
@rule("OR-ACTIVATE-2")
def test_robotic_factory_has_no_morale_limit() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=-2, food=3, production=0, systems=[["robotic-factory"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "production") == 2


# Deep Core Mine


@card("deep-core-mine")
def test_deep_core_mine_costs_1_morale() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=3, hand=["deep-core-mine"])
    table.begin()
    table.plays(0, "construction", "build:deep-core-mine")
    assert table.has(0, "morale") == 9
    assert table.has(1, "morale") == 10
    assert table.asked() == (1, "ChooseAction")


@card("deep-core-mine")
@rule("OR-EFFECT-2", "OR-OVER-3")
def test_deep_core_mine_may_take_morale_below_zero_and_the_round_goes_on() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=0, food=2, fleet=2, production=3, hand=["deep-core-mine"])
    table.begin()
    table.plays(0, "construction", "build:deep-core-mine")
    assert table.has(0, "morale") == -1
    assert table.asked() == (1, "ChooseAction")


# Imperial Treasury


@card("imperial-treasury")
@rule("OR-ACTIVATE-1")
def test_imperial_treasury_turns_1_production_into_2_vp() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=6, food=5, fleet=4, production=1, systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert resources(table, 0) == (5, 4, 0)
    assert table.has(0, "vp") == 2
    assert table.player(0).cubes == [1]


@pytest.mark.parametrize(
    ("production", "morale", "reason"), [(0, 10, "cannot-pay"), (9, 5, "low-morale"), (1, 6, None)]
)
@card("imperial-treasury")
@rule("OR-ACTIVATE-2")
def test_imperial_treasury_needs_1_production_and_morale_6(production: int, morale: int, reason: str | None) -> None:
    table = Table("humans", "humans")
    table.seat(0, production=production, morale=morale, advisor="kuruk", systems=[["imperial-treasury"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == reason


@card("imperial-treasury")
@rule("OR-BUILD-2")
def test_imperial_treasury_may_be_built_below_morale_6() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=5, hand=["imperial-treasury"])
    table.begin()
    table.plays(0, "construction", "build:imperial-treasury")
    assert table.systems(0) == [["imperial-treasury"]]


# Monument of Unity


@card("monument-of-unity")
@rule("OR-SCORE-1", "OR-OVER-1")
def test_monument_of_unity_built_with_the_last_action_scores_half_the_morale_once_more() -> None:
    table = Table("humans", "humans", round=8)
    table.seat(0, pool=1, morale=7, vp=4, food=1, production=2, hand=["monument-of-unity"])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "construction", "build:monument-of-unity")
    assert table.state.over
    assert table.score(0) == 4 + 7 + 3


@pytest.mark.parametrize(
    ("morale", "points"), [(10, 5), (9, 4), (6, 3), (3, 1), (2, 1), (1, 0), (0, 0), (-1, 0), (-5, 0)]
)
@card("monument-of-unity")
@rule("OR-SCORE-2")
def test_monument_of_unity_rounds_down_and_is_never_negative(morale: int, points: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=morale, systems=[["monument-of-unity"]])
    assert table.score(0) == morale + points


@card("monument-of-unity")
@rule("OR-TERM-5")
def test_monument_of_unity_scores_when_covered_and_each_copy_scores() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=5, systems=[["monument-of-unity", "star-fortress"], ["monument-of-unity", "recyclotron"]])
    assert table.score(0) == 5 + 2 + 2


# Microlite Foundry


@card("microlite-foundry")
@rule("OR-BUILD-4")
def test_microlite_foundry_takes_1_resource_off_a_yellow_structure() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=3, hand=["deep-core-mine"], systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:deep-core-mine", "place:new")
    assert table.asked() == (0, "PayCost")
    assert table.options(0) == ["pay:1:2:3", "pay:2:1:3", "pay:2:2:2"]
    table.plays(0, "pay:2:1:3")
    assert resources(table, 0) == (0, 1, 0)


@card("microlite-foundry")
@rule("OR-BUILD-2")
def test_microlite_foundry_makes_up_for_one_missing_resource_only() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=2, production=3, hand=["deep-core-mine", "cloning-center"])
    table.seat(0, systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction")
    assert table.options(0) == ["build:deep-core-mine"]
    assert table.refusal(0, "build:cloning-center") == "cannot-pay"
    table.plays(0, "build:deep-core-mine", "place:new")
    assert resources(table, 0) == (0, 0, 0)


@card("microlite-foundry")
@rule("OR-BUILD-4")
def test_microlite_foundry_helps_to_pay_for_the_card_that_covers_it() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=1, production=2, hand=["star-fortress"], systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:star-fortress", "place:1")
    assert table.options(0) == ["pay:0:0:2", "pay:0:1:1"]
    table.plays(0, "pay:0:1:1")
    assert table.systems(0) == [["microlite-foundry", "star-fortress"]]
    assert resources(table, 0) == (0, 0, 1)


@card("microlite-foundry")
@rule("OR-BUILD-4")
def test_two_working_microlite_foundries_take_2_resources_off() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["star-fortress"])
    table.seat(0, systems=[["microlite-foundry"], ["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:star-fortress", "place:new")
    assert table.options(0) == ["pay:0:0:1", "pay:0:1:0"]


@card("microlite-foundry")
@rule("OR-TERM-5")
def test_a_covered_microlite_foundry_gives_no_discount() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=1, production=2, hand=["star-fortress"], systems=[["microlite-foundry", "frigate"]])
    table.begin()
    table.plays(0, "construction", "build:star-fortress", "place:new")
    assert table.asked() == (1, "ChooseAction")
    assert (table.has(0, "fleet"), table.has(0, "production")) == (0, 0)


@pytest.mark.parametrize(("name", "left"), [("biospheres", (5, 9, 9)), ("titan", (9, 7, 7)), ("frigate", (9, 9, 8))])
@card("microlite-foundry")
def test_microlite_foundry_discounts_yellow_structures_only(name: str, left: tuple[int, int, int]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=[name], systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", f"build:{name}", "place:new")
    assert table.asked() == (1, "ChooseAction")
    assert resources(table, 0) == left


@card("microlite-foundry")
def test_microlite_foundry_does_not_discount_itself_but_the_other_copy() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["microlite-foundry", "microlite-foundry"])
    table.begin()
    table.plays(0, "construction", "build:microlite-foundry")
    assert resources(table, 0) == (6, 7, 8)
    table.plays(1, "propaganda")
    table.plays(0, "construction", "build:microlite-foundry", "place:1")
    assert table.options(0) == ["pay:2:2:1", "pay:3:1:1", "pay:3:2:0"]


@card("microlite-foundry", "civil-transport")
@rule("OR-BUILD-5")
def test_microlite_foundry_helps_builds_by_effects() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=3, fleet=1, production=1, hand=["civil-transport", "star-fortress"])
    table.seat(0, systems=[["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:civil-transport", "place:new", "build:star-fortress", "place:2")
    assert table.systems(0) == [["microlite-foundry"], ["civil-transport", "star-fortress"]]
    assert resources(table, 0) == (0, 0, 0)


@card("microlite-foundry", "colony-ship")
@rule("OR-BUILD-4")
def test_microlite_foundry_adds_to_other_discounts_and_a_surplus_is_lost() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["colony-ship", "star-fortress"])
    table.seat(0, systems=[["microlite-foundry"], ["microlite-foundry"]])
    table.begin()
    table.plays(0, "construction", "build:colony-ship", "place:new", "build:star-fortress")
    assert table.systems(0) == [["microlite-foundry"], ["microlite-foundry"], ["colony-ship", "star-fortress"]]
    assert resources(table, 0) == (9, 7, 9)  # what Colony Ship costs
