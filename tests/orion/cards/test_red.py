import pytest

from tests.markers import card, rule
from tests.orion.table import Resources, Table, resources

# Battleship


@card("battleship")
@rule("OR-CUBE-5")
def test_battleship_fills_the_spaces_of_all_opponents_working_cards() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["battleship"], systems=[["space-port"]], advisor="viktoriya")
    table.seat(1, systems=[["space-port"], ["death-spores"], ["frigate"], ["biospheres", "titan"]], advisor="kuruk")
    table.begin()
    table.plays(0, "construction", "build:battleship", "place:new")
    assert table.player(1).cubes == [1, 1, 0, 0]
    assert table.player(1).advisor_cube == 1
    assert (table.has(1, "pool"), table.has(1, "reserve")) == (4, 3)
    assert table.player(0).cubes == [0, 0]
    assert table.player(0).advisor_cube == 0
    assert table.refusal(1, "activation") == "nothing-to-activate"


@card("battleship")
@pytest.mark.parametrize(
    ("systems", "cubes"), [([["frigate"], ["biospheres", "titan"]], [0, 0]), ([["space-port"]], [1])]
)
def test_battleship_does_nothing_to_an_opponent_without_empty_spaces(
    systems: list[list[str]], cubes: list[int]
) -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["battleship"])
    table.seat(1, systems=systems, cubes=cubes)
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.player(1).cubes == cubes
    assert table.has(1, "reserve") == 6 - sum(cubes)
    assert table.asked() == (1, "ChooseAction")


@card("battleship")
@rule("OR-CUBE-5")
def test_battleship_lets_an_opponent_with_a_small_reserve_choose() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["battleship"])
    table.seat(1, reserve=2, spent=4, systems=[["space-port"], ["marine-barracks"]], advisor="vale-the-whisperer")
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.asked() == (1, "FillSpace")
    assert table.options(1) == ["fill:1", "fill:2", "fill:advisor"]
    table.plays(1, "fill:advisor")
    assert table.options(1) == ["fill:1", "fill:2"]
    table.plays(1, "fill:2")
    assert table.player(1).cubes == [0, 1]
    assert table.player(1).advisor_cube == 1
    assert (table.has(1, "pool"), table.has(1, "reserve")) == (4, 0)
    assert table.asked() == (1, "ChooseAction")


@card("battleship")
@rule("OR-CUBE-5")
def test_battleship_asks_nothing_of_an_empty_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["battleship"])
    table.seat(1, reserve=0, spent=6, systems=[["space-port"], ["marine-barracks"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.player(1).cubes == [0, 0]
    assert table.asked() == (1, "ChooseAction")


@card("battleship")
@rule("OR-EFFECT-5")
def test_battleship_goes_round_clockwise_from_the_builders_left() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, reserve=1, spent=5, systems=[["space-port"], ["marine-barracks"]])
    table.seat(1, hand=["battleship"])
    table.seat(2, reserve=1, spent=5, systems=[["space-port"], ["marine-barracks"]])
    table.begin(1)
    table.plays(1, "construction", "build:battleship")
    table.plays(2, "fill:1")
    table.plays(0, "fill:2")
    assert (table.player(2).cubes, table.player(0).cubes) == ([1, 0], [0, 1])
    assert table.asked() == (2, "ChooseAction")


@card("battleship")
@rule("OR-END-3")
def test_battleship_blocks_spaces_until_the_end_of_the_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, hand=["battleship"])
    table.seat(1, pool=0, systems=[["space-port"]])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.state.round == 2
    assert table.player(1).cubes == [0]
    assert (table.has(1, "pool"), table.has(1, "reserve")) == (4, 6)
    table.plays(1, "activation", "activate:1", "choose:1")
    assert resources(table, 1) == (8, 8, 0)


@card("battleship", "harrava")
@rule("OR-ADV-4")
def test_battleship_gives_harrava_an_action_for_the_next_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, hand=["battleship"])
    table.seat(1, pool=0, advisor="harrava")
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.state.round == 2
    assert table.player(1).advisor_cube == 0
    assert (table.has(1, "pool"), table.has(1, "reserve")) == (5, 5)


@card("battleship")
@rule("OR-ACTIVATE-5")
def test_battleship_leaves_the_propaganda_space_empty() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["battleship"])
    table.seat(1, morale=5)
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert table.has(1, "reserve") == 6
    table.plays(1, "propaganda")
    assert table.has(1, "morale") == 8


# Death Spores


@card("death-spores")
@rule("OR-ATTACK-4")
def test_death_spores_cost_the_defender_one_more_morale() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, fleet=4, systems=[["death-spores"]])
    table.begin()
    table.plays(0, "attack", "defender:2")
    assert (table.has(1, "morale"), table.has(0, "vp"), table.has(0, "fleet")) == (9, 2, 2)
    assert table.asked() == (0, "NextEffect")
    assert table.options(0) == ["effect:1", "done"]
    table.plays(0, "effect:1")
    assert [table.has(seat, "morale") for seat in range(3)] == [10, 8, 10]
    assert table.player(0).cubes == [1]
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.has(0, "spent")) == (3, 5, 1)
    assert table.has(0, "vp") == 2


@card("death-spores")
@rule("OR-EFFECT-2")
def test_death_spores_may_be_declined() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, systems=[["death-spores"]])
    table.begin()
    table.plays(0, "attack", "done")
    assert table.has(1, "morale") == 9
    assert table.player(0).cubes == [0]
    assert table.has(0, "reserve") == 6


@card("death-spores")
@rule("OR-ATTACK-5", "OR-CUBE-1")
def test_death_spores_work_once_per_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, pool=2, systems=[["death-spores"]])
    table.seat(1, fleet=0, pool=0)
    table.begin()
    table.plays(0, "attack", "effect:1", "attack")
    assert table.state.round == 2
    assert table.has(1, "morale") == 10 - 2 - 1


@card("death-spores")
@rule("OR-CUBE-4")
def test_death_spores_need_a_cube_in_the_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, reserve=0, spent=6, systems=[["death-spores"]])
    table.begin()
    table.plays(0, "attack")
    assert table.has(1, "morale") == 9
    assert table.asked() == (1, "ChooseAction")


@card("death-spores")
@rule("OR-EFFECT-1", "OR-TERM-5")
def test_death_spores_rest_when_covered_or_when_their_owner_is_attacked() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, systems=[["death-spores", "titan"]])
    table.seat(1, fleet=4, systems=[["death-spores"]])
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "morale"), table.has(1, "morale")) == (10, 9)
    assert table.asked() == (1, "ChooseAction")


@card("death-spores")
@rule("OR-EFFECT-2", "OR-EFFECT-5")
def test_of_two_death_spores_the_attacker_may_use_either() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, systems=[["death-spores"], ["death-spores"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "effect:2", "done"]
    table.plays(0, "effect:2", "done")
    assert table.player(0).cubes == [0, 1]
    assert table.has(1, "morale") == 8


# Doom Star


@card("doom-star")
@rule("OR-ATTACK-5")
def test_doom_star_gives_a_vp_after_each_attack() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=6, systems=[["doom-star"]])
    table.seat(1, fleet=0, pool=0)
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "vp") == 3
    table.plays(0, "attack")
    assert table.has(0, "vp") == 6
    assert table.player(0).cubes == [0]
    assert table.has(0, "reserve") == 6


@card("doom-star")
def test_two_doom_stars_give_2_vp() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["doom-star"], ["doom-star"]])
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "vp") == 4


@card("doom-star")
@rule("OR-EFFECT-1", "OR-TERM-5")
def test_doom_star_rests_when_covered_or_when_its_owner_is_attacked() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["doom-star", "titan"]])
    table.seat(1, systems=[["doom-star"]])
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "vp"), table.has(1, "vp")) == (2, 0)


# Fighter Garrison


@card("fighter-garrison")
@rule("OR-EFFECT-6")
def test_fighter_garrison_counts_itself_and_the_red_structures_beneath() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=2, production=1, morale=6)
    table.seat(0, systems=[["titan", "frigate", "doom-star", "fighter-garrison"], ["battleship"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "vp") == 3
    assert resources(table) == (5, 0, 0)
    assert table.player(0).cubes == [1, 0]


@card("fighter-garrison", "fulcrum-sandebar")
@rule("OR-EFFECT-6")
def test_fighter_garrison_does_not_count_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar", "fighter-garrison"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "vp") == 1


@card("fighter-garrison")
@rule("OR-ACTIVATE-2")
@pytest.mark.parametrize(
    ("fleet", "production", "morale", "reason"),
    [(1, 1, 10, "cannot-pay"), (2, 0, 10, "cannot-pay"), (2, 1, 5, "low-morale")],
)
def test_fighter_garrison_needs_its_whole_cost_and_morale_6(
    fleet: int, production: int, morale: int, reason: str
) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=fleet, production=production, morale=morale)
    table.seat(0, systems=[["fighter-garrison"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    assert table.refusal(0, "activate:1") == reason


# Government Support Facility


@card("government-support-facility")
@rule("OR-ACTIVATE-1", "OR-ACTIVATE-3")
@pytest.mark.parametrize(("morale", "raised"), [(-2, 2), (5, 9), (8, 10), (10, 10)])
def test_government_support_facility_raises_morale_by_4(morale: int, raised: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, morale=morale, systems=[["government-support-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.has(0, "morale") == raised
    assert table.has(0, "food") == 0
    assert table.player(0).cubes == [1]


@card("government-support-facility", "darlok")
@rule("OR-PROP-1")
def test_government_support_facility_is_no_propaganda() -> None:
    table = Table("darlok", "humans")
    table.seat(0, food=2, morale=2, systems=[["government-support-facility"]])
    table.seat(1, pool=0, hand=["frigate"])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.hand(1) == ["frigate"]
    table.plays(0, "propaganda")
    assert table.has(0, "morale") == 2 + 4 + 3
    assert table.asked() == (1, "DiscardCards")


@card("government-support-facility")
@rule("OR-ACTIVATE-2")
def test_government_support_facility_needs_2_food() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, systems=[["government-support-facility"], ["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:2"]
    assert table.refusal(0, "activate:1") == "cannot-pay"


# Orbital Batteries


@card("orbital-batteries")
@rule("OR-ATTACK-3")
@pytest.mark.parametrize(
    ("systems", "cost"),
    [
        ([["orbital-batteries"]], 3),
        ([["orbital-batteries"], ["orbital-batteries"]], 4),
        ([["orbital-batteries", "titan"]], 2),
        ([["orbital-batteries", "orbital-batteries"]], 3),
    ],
)
def test_orbital_batteries_make_attacks_dearer(systems: list[list[str]], cost: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=cost)
    table.seat(1, fleet=cost, systems=systems)
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "fleet"), table.has(1, "fleet")) == (0, cost)
    assert (table.has(0, "vp"), table.has(1, "morale")) == (2, 9)


@card("orbital-batteries")
@rule("OR-ATTACK-3")
def test_orbital_batteries_stop_whoever_cannot_pay() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, fleet=2)
    table.seat(1, fleet=0, systems=[["orbital-batteries"]])
    table.seat(2, fleet=3)
    table.begin(2)
    table.plays(2, "attack", "defender:2")
    assert table.has(2, "fleet") == 0
    table.plays(0, "attack")
    assert (table.has(0, "fleet"), table.has(2, "morale"), table.has(1, "morale")) == (0, 9, 9)


@card("orbital-batteries")
@rule("OR-ATTACK-3")
def test_orbital_batteries_give_the_reason_for_a_refusal() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, fleet=2)
    table.seat(1, fleet=0, systems=[["orbital-batteries"]])
    table.seat(2, fleet=2)
    table.seat(3, fleet=2)
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["defender:3", "defender:4"]
    assert table.refusal(0, "defender:2") == "no-fleet"


@card("orbital-batteries")
def test_orbital_batteries_do_not_change_their_owners_attacks() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=5, systems=[["orbital-batteries"]])
    table.seat(1, fleet=5)
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "fleet") == 3


# Space Elevator


@card("space-elevator")
@rule("OR-SCORE-1")
def test_space_elevator_scores_2_vp_for_each_yellow_structure() -> None:
    table = Table("humans", "humans", round=8)
    table.seat(0, production=3, pool=1, vp=5, hand=["space-elevator"])
    table.seat(0, systems=[["star-fortress", "deep-core-mine", "titan"], ["recyclotron"], ["frigate"]])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "construction", "build:space-elevator", "place:new")
    assert table.state.over
    assert table.score(0) == 5 + 10 + (0 + 2 + 3) + 0 + 1 + 2 * 3


@card("space-elevator")
@rule("OR-TERM-5", "OR-SCORE-1")
def test_space_elevator_scores_when_covered() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=7, systems=[["space-elevator", "star-fortress"], ["star-fortress"]])
    assert table.score(0) == 7 + 2 * 2


@card("space-elevator", "fulcrum-sandebar")
@rule("OR-EFFECT-6")
def test_space_elevator_does_not_count_fulcrum_sandebar() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour="yellow")
    table.seat(0, systems=[["fulcrum-sandebar", "star-fortress"], ["space-elevator"]])
    assert table.score(0) == 10 + 2


@card("space-elevator")
@rule("OR-BUILD-2")
def test_space_elevator_needs_morale_6() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=9, morale=5, hand=["space-elevator", "frigate"])
    table.begin()
    table.plays(0, "construction")
    assert table.options(0) == ["build:frigate"]
    assert table.refusal(0, "build:space-elevator") == "low-morale"


@card("space-elevator")
@rule("OR-BUILD-2")
def test_space_elevator_is_built_at_morale_6() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, morale=6, hand=["space-elevator"])
    table.begin()
    table.plays(0, "construction", "build:space-elevator")
    assert table.systems(0) == [["space-elevator"]]


# Titan


@card("titan")
@rule("OR-EFFECT-5")
def test_titan_costs_each_opponent_a_morale_per_system() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, hand=["titan"], systems=[["frigate"], ["frigate"]])
    table.seat(1, systems=[["autolab", "doom-star"], ["autolab"]])
    table.seat(2, morale=2, systems=[["doom-star"], ["jump-gate"], ["jump-gate"], ["biospheres"]])
    table.begin()
    table.plays(0, "construction", "build:titan", "place:new")
    assert [table.has(seat, "morale") for seat in range(4)] == [10, 8, -2, 10]


@card("titan")
@rule("OR-OVER-3")
def test_titan_does_not_end_the_game_during_the_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan"])
    table.seat(1, morale=1, systems=[["frigate"]])
    table.begin()
    table.plays(0, "construction", "build:titan")
    assert table.has(1, "morale") == 0
    assert table.asked() == (1, "ChooseAction")


@card("titan", "fulcrum-sandebar")
@rule("OR-ADV-3")
def test_titan_counts_fulcrum_sandebar_as_a_system() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, hand=["titan"])
    table.seat(1, advisor="fulcrum-sandebar", colour="blue", systems=[["fulcrum-sandebar"], ["frigate"]])
    table.seat(2, advisor="kuruk")
    table.begin()
    table.plays(0, "construction", "build:titan")
    assert (table.has(1, "morale"), table.has(2, "morale")) == (8, 10)


# Troop Transport


@card("troop-transport")
@rule("OR-SPEC-2", "OR-EFFECT-5")
def test_troop_transport_buries_a_working_structure_of_each_opponent() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, systems=[["frigate", "autolab", "titan"], ["biospheres"], ["jump-gate"]])
    table.seat(1, hand=["troop-transport"], systems=[["frigate", "doom-star"]])
    table.seat(2, systems=[["space-port", "trade-goods"], ["scout-ship", "doom-star"]])
    table.begin(1)
    table.plays(1, "construction", "build:troop-transport", "place:new")
    assert table.asked() == (1, "BuryCard")
    assert table.options(1) == ["bury:1", "bury:2"]
    table.plays(1, "bury:2")
    assert table.systems(2) == [["space-port", "trade-goods"], ["doom-star", "scout-ship"]]
    assert table.options(1) == ["bury:1", "bury:2", "bury:3"]
    table.plays(1, "bury:1")
    assert table.systems(0) == [["titan", "frigate", "autolab"], ["biospheres"], ["jump-gate"]]
    assert table.systems(1) == [["frigate", "doom-star"], ["troop-transport"]]
    assert table.asked() == (2, "ChooseAction")


@card("troop-transport")
@rule("OR-CUBE-3", "OR-EFFECT-1")
def test_troop_transport_uncovers_a_working_card_without_its_after_building_effect() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["troop-transport"])
    table.seat(1, systems=[["autolab", "soil-enrichment-facility", "space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["space-port", "autolab", "soil-enrichment-facility"]]
    assert table.player(1).cubes == [0]
    assert (table.has(1, "pool"), table.has(1, "reserve")) == (4, 6)
    table.plays(1, "activation", "activate:1")
    assert table.has(1, "food") == 9


@card("troop-transport")
@rule("OR-EFFECT-1")
def test_troop_transport_does_not_repeat_the_effect_of_the_uncovered_card() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["troop-transport"])
    table.seat(1, systems=[["scout-ship", "autolab", "titan"]])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["titan", "scout-ship", "autolab"]]
    assert table.has(1, "pool") == 4
    assert table.asked() == (1, "ChooseAction")


@card("troop-transport")
@rule("OR-SPEC-2")
def test_troop_transport_may_choose_a_system_of_one_card_without_result() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["troop-transport"])
    table.seat(1, systems=[["frigate", "titan"], ["space-port"]], cubes=[0, 1])
    table.begin()
    table.plays(0, "construction", "build:troop-transport", "bury:2")
    assert table.systems(1) == [["frigate", "titan"], ["space-port"]]
    assert table.player(1).cubes == [0, 1]


@card("troop-transport", "fulcrum-sandebar")
@rule("OR-ADV-3")
def test_troop_transport_leaves_fulcrum_sandebar_first() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["troop-transport"])
    table.seat(1, advisor="fulcrum-sandebar", colour="red")
    table.seat(1, systems=[["fulcrum-sandebar", "frigate", "autolab", "space-port"]], cubes=[1])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["fulcrum-sandebar", "space-port", "frigate", "autolab"]]
    assert table.player(1).cubes == [0]
    assert table.has(1, "reserve") == 6


@card("troop-transport", "fulcrum-sandebar")
@rule("OR-SPEC-2")
def test_troop_transport_cannot_choose_advisors() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, hand=["troop-transport"])
    table.seat(1, advisor="fulcrum-sandebar", colour="red")
    table.seat(1, systems=[["fulcrum-sandebar"], ["frigate", "titan"], ["autolab", "space-port"]])
    table.seat(2, advisor="kuruk", systems=[["frigate", "titan"]])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.options(0) == ["bury:2", "bury:3"]
    table.plays(0, "bury:2")
    assert table.systems(1) == [["fulcrum-sandebar"], ["titan", "frigate"], ["autolab", "space-port"]]
    assert table.systems(2) == [["titan", "frigate"]]
    assert table.advisor(2) == "kuruk"


@card("troop-transport", "fulcrum-sandebar")
@rule("OR-SPEC-2")
def test_troop_transport_skips_opponents_without_structures() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, hand=["troop-transport"])
    table.seat(2, advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar"]])
    table.seat(3, systems=[["frigate", "titan"], ["autolab", "space-port"]])
    table.begin()
    table.plays(0, "construction", "build:troop-transport", "bury:2")
    assert table.systems(2) == [["fulcrum-sandebar"]]
    assert table.systems(3) == [["frigate", "titan"], ["space-port", "autolab"]]
    assert table.asked() == (1, "ChooseAction")


# Marine Barracks


@card("marine-barracks")
@rule("OR-ATTACK-4", "OR-EFFECT-4")
@pytest.mark.parametrize(
    ("answer", "left"), [("choose:1", (4, 2, 1)), ("choose:2", (1, 4, 1)), ("choose:3", (1, 2, 2))]
)
def test_marine_barracks_bring_loot_home(answer: str, left: Resources) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=4, production=1, systems=[["marine-barracks"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "done"]
    table.plays(0, "effect:1")
    assert table.options(0) == ["choose:1", "choose:2", "choose:3"]
    table.plays(0, answer)
    assert resources(table) == left
    assert resources(table, 1) == (5, 4, 2)
    assert table.player(0).cubes == [1]
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (3, 5)


@card("marine-barracks")
@rule("OR-EFFECT-2")
def test_marine_barracks_may_be_declined() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, fleet=4, production=1, systems=[["marine-barracks"]])
    table.begin()
    table.plays(0, "attack", "done")
    assert resources(table) == (1, 2, 1)
    assert table.player(0).cubes == [0]
    assert table.has(0, "reserve") == 6


@card("marine-barracks")
@rule("OR-ATTACK-5", "OR-CUBE-1")
def test_marine_barracks_work_once_per_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=4, systems=[["marine-barracks"]])
    table.seat(1, fleet=0, pool=0)
    table.begin()
    table.plays(0, "attack", "effect:1", "choose:1", "attack")
    assert resources(table) == (3, 0, 2)
    assert table.asked() == (0, "ChooseAction")


@card("marine-barracks")
@rule("OR-CUBE-4")
def test_marine_barracks_need_a_cube_in_the_reserve() -> None:
    table = Table("humans", "humans")
    table.seat(0, reserve=0, spent=6, systems=[["marine-barracks"]])
    table.begin()
    table.plays(0, "attack")
    assert resources(table) == (5, 2, 2)
    assert table.asked() == (1, "ChooseAction")


@card("marine-barracks", "death-spores")
@rule("OR-EFFECT-5", "OR-CUBE-4")
def test_the_last_cube_serves_marine_barracks_or_death_spores() -> None:
    table = Table("humans", "humans")
    table.seat(0, reserve=1, spent=5, systems=[["death-spores"], ["marine-barracks"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "effect:2", "done"]
    table.plays(0, "effect:2", "choose:3")
    assert table.player(0).cubes == [0, 1]
    assert (table.has(0, "production"), table.has(1, "morale")) == (3, 9)
    assert table.asked() == (1, "ChooseAction")


@card("marine-barracks")
@rule("OR-EFFECT-1", "OR-TERM-5")
def test_marine_barracks_rest_when_covered_or_when_their_owner_is_attacked() -> None:
    table = Table("humans", "humans")
    table.seat(0, systems=[["marine-barracks", "titan"]])
    table.seat(1, systems=[["marine-barracks"]])
    table.begin()
    table.plays(0, "attack")
    assert resources(table) == (5, 2, 2)
    assert table.asked() == (1, "ChooseAction")


@card("marine-barracks")
@rule("OR-EFFECT-2", "OR-EFFECT-5")
def test_of_two_marine_barracks_the_attacker_may_use_either() -> None:
    table = Table("humans", "humans")
    table.seat(0, reserve=1, spent=5, systems=[["marine-barracks"], ["marine-barracks"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "effect:2", "done"]
    table.plays(0, "effect:2", "choose:1")
    assert table.player(0).cubes == [0, 1]


# Missile Base


@card("missile-base")
@rule("OR-ATTACK-2")
@pytest.mark.parametrize(
    ("systems", "strength"),
    [
        ([["missile-base"]], 5),
        ([["missile-base"], ["missile-base"]], 7),
        ([["missile-base", "titan"]], 3),
    ],
)
def test_missile_base_strengthens_the_defence(systems: list[list[str]], strength: int) -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, fleet=strength)
    table.seat(1, fleet=3, systems=systems)
    table.seat(2, fleet=strength - 1)
    table.begin(2)
    assert table.refusal(2, "attack") == "nobody-to-attack"
    table.plays(2, "propaganda")
    table.plays(0, "attack")
    assert table.options(0) == ["defender:2", "defender:3"]
    table.plays(0, "defender:2")
    assert (table.has(0, "fleet"), table.has(1, "fleet")) == (strength - 2, 3)


@card("missile-base")
@rule("OR-ATTACK-2")
def test_missile_base_makes_the_attacker_weaker() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, fleet=4)
    table.seat(1, fleet=3, systems=[["missile-base"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["defender:3", "defender:4"]
    assert table.refusal(0, "defender:2") == "weaker"


@card("missile-base")
@rule("OR-ATTACK-2")
@pytest.mark.parametrize(("fleet", "opponent"), [(1, 0), (3, 4)])
def test_missile_base_does_not_help_its_owner_to_attack(fleet: int, opponent: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=fleet, systems=[["missile-base"]])
    table.seat(1, fleet=opponent)
    table.begin()
    assert table.refusal(0, "attack") == "nobody-to-attack"


@card("missile-base")
@rule("OR-ATTACK-2")
def test_missile_base_points_cannot_be_spent() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=1, production=0, hand=["colony-ship"], systems=[["missile-base"]])
    table.begin()
    assert table.refusal(0, "construction") == "nothing-to-build"
    assert table.refusal(0, "trade") == "nothing-to-trade"


@card("missile-base")
@rule("OR-START-2")
def test_missile_base_points_do_not_count_for_exertion() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=1, production=0, morale=5, systems=[["missile-base"]])
    table.begin(start=True)
    table.draws("frigate")
    assert table.has(0, "fleet") == 3
    assert (table.has(0, "pool"), table.has(0, "morale")) == (3, 6)


@card("missile-base", "orbital-batteries", "vale-the-whisperer")
@rule("OR-ATTACK-2", "OR-ATTACK-3")
def test_missile_base_orbital_batteries_and_vale_add_up() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=4, advisor="vale-the-whisperer")
    table.seat(1, fleet=4, systems=[["missile-base"], ["orbital-batteries"]])
    table.begin()
    table.plays(0, "attack", "done")
    assert table.has(0, "fleet") == 1
    assert (table.has(0, "vp"), table.has(1, "morale")) == (2, 9)


@card("missile-base", "orbital-batteries", "vale-the-whisperer")
@rule("OR-ATTACK-2", "OR-ATTACK-3")
@pytest.mark.parametrize(("fleet", "opponent", "reason"), [(3, 4, "weaker"), (2, 1, "no-fleet")])
def test_missile_base_and_orbital_batteries_stop_even_vale(fleet: int, opponent: int, reason: str) -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, fleet=fleet, advisor="vale-the-whisperer")
    table.seat(1, fleet=opponent, systems=[["missile-base"], ["orbital-batteries"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["defender:3", "defender:4"]
    assert table.refusal(0, "defender:2") == reason
