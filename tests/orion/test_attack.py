import pytest

from tests.markers import card, rule
from tests.orion.table import Table


def fleets(*values: int) -> Table:
    """A table where seat 0 alone has action cubes, with these Fleets."""
    table = Table(*["humans"] * len(values))
    for seat, fleet in enumerate(values):
        table.seat(seat, fleet=fleet, pool=0)
    table.seat(0, pool=5)
    return table


def told(table: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(event.kind, event.seat, event.values[:2]) for event in table.news]


@rule("OR-ATTACK-1")
def test_of_two_players_each_may_attack_three_times() -> None:
    table = fleets(9, 0)
    table.begin()
    table.plays(0, "attack", "attack", "attack")
    table.seat(0, fleet=9)
    assert table.refusal(0, "attack") == "nobody-to-attack"
    assert (table.has(0, "vp"), table.has(1, "morale")) == (6, 7)


@rule("OR-ATTACK-1")
def test_of_three_players_each_may_attack_another_twice() -> None:
    table = fleets(9, 0, 0)
    table.begin()
    table.plays(0, "attack", "defender:2", "attack", "defender:2", "attack")
    assert (table.has(1, "morale"), table.has(2, "morale")) == (8, 9)
    table.seat(0, fleet=9)
    table.plays(0, "attack")
    assert (table.has(1, "morale"), table.has(2, "morale")) == (8, 8)
    assert table.refusal(0, "attack") == "nobody-to-attack"


@rule("OR-ATTACK-1")
def test_of_four_players_each_may_attack_another_once() -> None:
    table = fleets(9, 0, 0, 0)
    table.begin()
    table.plays(0, "attack", "defender:3", "attack")
    assert table.refusal(0, "defender:3") == "attacked-enough"
    assert table.options(0) == ["defender:2", "defender:4"]


@rule("OR-ATTACK-1")
def test_the_limit_is_each_attackers_own() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, fleet=9)
    table.seat(2, fleet=0)
    table.begin()
    table.plays(0, "attack", "defender:3")
    table.plays(1, "attack", "defender:3")
    assert table.has(2, "morale") == 8


@rule("OR-ATTACK-1", "OR-END-3")
def test_the_limit_is_per_round() -> None:
    table = Table("humans", "humans", "humans", "humans")
    for seat in range(4):
        table.seat(seat, pool=0, fleet=0)
    table.seat(0, pool=1, fleet=5)
    table.begin()
    table.plays(0, "attack", "defender:3")
    assert table.state.round == 2
    for seat in (1, 2, 3):
        table.plays(seat, "propaganda")
    table.plays(0, "attack", "defender:3")
    assert table.has(2, "morale") == 9


@rule("OR-ATTACK-1", "OR-EFFECT-9")
def test_nobody_attacks_themselves() -> None:
    table = fleets(9, 0, 0)
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["defender:2", "defender:3"]
    with pytest.raises(AssertionError, match="not even a candidate"):
        table.refusal(0, "defender:1")


@rule("OR-ATTACK-2")
@pytest.mark.parametrize(("mine", "theirs", "refusal"), [(4, 4, None), (5, 4, None), (3, 4, "weaker")])
def test_the_fleet_must_be_at_least_as_large(mine: int, theirs: int, refusal: str | None) -> None:
    table = fleets(mine, theirs, 0, 0)
    table.begin()
    table.plays(0, "attack")
    assert table.refusal(0, "defender:2") == refusal


@rule("OR-ATTACK-2")
@card("missile-base")
@pytest.mark.parametrize(
    ("mine", "systems", "refusal"),
    [
        (4, [["missile-base"]], None),
        (3, [["missile-base"]], "weaker"),
        (5, [["missile-base"], ["missile-base"]], "weaker"),
        (6, [["missile-base"], ["missile-base"]], None),
        (2, [["missile-base", "frigate"]], None),
    ],
)
def test_missile_bases_defend_while_they_work(mine: int, systems: list[list[str]], refusal: str | None) -> None:
    table = fleets(mine, 2, 0, 0)
    table.seat(1, systems=systems)
    table.begin()
    table.plays(0, "attack")
    assert table.refusal(0, "defender:2") == refusal


@rule("OR-ATTACK-2")
@card("vale-the-whisperer", "missile-base", "orbital-batteries")
def test_vale_missile_base_and_batteries_apply_together() -> None:
    table = fleets(4, 4, 0)
    table.seat(0, advisor="vale-the-whisperer")
    table.seat(1, systems=[["missile-base"], ["orbital-batteries"]])
    table.begin()
    table.plays(0, "attack", "defender:2", "done")
    assert (table.has(0, "fleet"), table.has(1, "fleet")) == (1, 4)


@rule("OR-ATTACK-3")
@card("orbital-batteries")
@pytest.mark.parametrize(
    ("systems", "cost"),
    [
        ([], 2),
        ([["orbital-batteries"]], 3),
        ([["orbital-batteries"], ["orbital-batteries"]], 4),
        ([["orbital-batteries", "frigate"]], 2),
    ],
)
def test_orbital_batteries_make_an_attack_dearer(systems: list[list[str]], cost: int) -> None:
    table = fleets(cost, 0)
    table.seat(1, systems=systems)
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "fleet"), table.has(0, "vp"), table.has(1, "morale")) == (0, 2, 9)


@rule("OR-ATTACK-3")
@card("orbital-batteries")
def test_the_whole_cost_must_be_there() -> None:
    table = fleets(3, 0, 0)
    table.seat(1, systems=[["orbital-batteries"], ["orbital-batteries"]])
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "vp"), table.has(1, "morale"), table.has(2, "morale")) == (2, 10, 9)
    other = fleets(3, 0)
    other.seat(1, systems=[["orbital-batteries"], ["orbital-batteries"]])
    other.begin()
    assert other.refusal(0, "attack") == "nobody-to-attack"


@rule("OR-ATTACK-3")
def test_one_fleet_never_pays_for_an_attack() -> None:
    table = fleets(1, 0)
    table.begin()
    assert table.refusal(0, "attack") == "nobody-to-attack"


@rule("OR-ATTACK-3")
def test_fleets_are_compared_before_payment() -> None:
    table = fleets(4, 4)
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "fleet") == 2
    assert table.refusal(0, "attack") == "nobody-to-attack"


@rule("OR-ATTACK-4")
@card("star-fortress", "doom-star", "death-spores", "marine-barracks")
def test_an_attack_goes_step_by_step() -> None:
    table = fleets(5, 2)
    table.seat(0, vp=3, systems=[["doom-star"], ["death-spores"], ["marine-barracks"]])
    table.seat(1, systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "pool"), table.has(0, "spent"), table.has(0, "fleet")) == (4, 1, 3)
    assert (table.has(1, "morale"), table.has(1, "vp")) == (9, 1)
    morale, vp = 3, 4
    assert told(table) == [
        ("attack", 0, (1, 2)),
        ("gain", 1, (morale, -1)),
        ("gain", 0, (vp, 2)),
        ("gain", 1, (vp, 1)),
        ("gain", 0, (vp, 1)),
    ]
    assert table.options(0) == ["effect:2", "effect:3", "done"]
    table.plays(0, "effect:3", "choose:2")
    assert table.options(0) == ["effect:2", "done"]
    table.plays(0, "effect:2")
    assert (table.has(0, "vp"), table.has(0, "fleet"), table.has(1, "morale")) == (6, 5, 8)
    assert table.player(0).cubes == [0, 1, 1]
    assert table.asked() == (0, "ChooseAction")


@rule("OR-ATTACK-4", "OR-EFFECT-5")
@card("frigate", "death-spores")
def test_the_attacker_orders_mandatory_and_optional_effects() -> None:
    table = fleets(5, 2)
    table.seat(0, systems=[["death-spores"], ["frigate"]])
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "effect:2"]
    table.plays(0, "effect:2")
    table.draws("titan")
    assert table.options(0) == ["effect:1", "done"]


@rule("OR-ATTACK-5")
@card("doom-star", "frigate", "death-spores")
def test_an_r_space_is_for_one_attack_a_round() -> None:
    table = fleets(9, 0)
    table.seat(0, systems=[["doom-star"], ["frigate"], ["death-spores"]])
    table.begin()
    table.plays(0, "attack", "effect:2")
    table.draws("titan")
    table.plays(0, "effect:3")
    assert (table.has(0, "vp"), table.has(1, "morale"), table.hand(0)) == (3, 8, ["titan"])
    assert table.has(0, "reserve") == 4
    table.plays(0, "attack")
    table.draws("autolab")
    assert table.asked() == (0, "ChooseAction")
    assert (table.has(0, "vp"), table.has(1, "morale"), table.hand(0)) == (6, 7, ["autolab", "titan"])


@rule("OR-ATTACK-5")
@card("doom-star")
def test_two_copies_apply_once_each() -> None:
    table = fleets(9, 0)
    table.seat(0, systems=[["doom-star"], ["doom-star"]])
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "vp") == 4


@rule("OR-ATTACK-5", "OR-CUBE-4")
@card("death-spores")
def test_an_r_space_needs_a_cube_in_the_reserve() -> None:
    table = fleets(9, 0)
    table.seat(0, pool=10, systems=[["death-spores"]])
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (0, "ChooseAction")
    assert table.has(1, "morale") == 9


@rule("OR-ATTACK-6")
def test_an_attack_destroys_nothing() -> None:
    table = fleets(9, 5)
    table.seat(1, food=3, production=4, vp=2, hand=["titan"], advisor="kuruk", systems=[["frigate", "autolab"]])
    table.begin()
    table.plays(0, "attack")
    assert (table.has(1, "food"), table.has(1, "fleet"), table.has(1, "production")) == (3, 5, 4)
    assert (table.has(1, "vp"), table.has(1, "morale")) == (2, 9)
    assert (table.hand(1), table.advisor(1), table.systems(1)) == (["titan"], "kuruk", [["frigate", "autolab"]])


@rule("OR-ATTACK-6")
@pytest.mark.parametrize("round", [1, 8])
def test_attacks_are_allowed_in_every_round_and_at_any_morale(round: int) -> None:
    table = Table("humans", "humans", round=round)
    table.seat(0, fleet=9, morale=-5)
    table.seat(1, morale=0)
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "vp"), table.has(1, "morale")) == (2, -1)
