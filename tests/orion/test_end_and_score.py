import pytest

from orrery.games.orion.names import STRUCTURES
from tests.markers import card, rule
from tests.orion.table import Table

FULL = [list(STRUCTURES[first : first + 5]) for first in (0, 5, 10, 15)]
TO_DISCARD = ["titan", "titan", "frigate", "frigate", "destroyer", "destroyer", "doom-star"]


def last_turn(*races: str, round: int = 1, first: int = 0) -> Table:
    """Only the First Player has a cube left, the last of the round."""
    table = Table(*races, round=round, first=first)
    for seat in range(len(races)):
        table.seat(seat, pool=1 if seat == first else 0)
    return table


def ended(*morale: int, vp: tuple[int, ...], food: tuple[int, ...]) -> Table:
    """A game of Humans with no cards that is over after round 8."""
    table = last_turn(*["humans"] * len(morale), round=8)
    for seat, value in enumerate(morale):
        table.seat(seat, morale=value, vp=vp[seat], food=food[seat], fleet=1, production=1)
    table.deck()
    table.begin()
    table.plays(0, "research")
    return table


# End of the Round


@rule("OR-END-1")
def test_the_end_is_checked_before_anything_else() -> None:
    table = last_turn("humans", "humans", round=8)
    table.seat(0, hand=TO_DISCARD, systems=[["soil-enrichment-facility"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.state.outcome() is not None
    assert table.state.pending() == []
    assert len(table.hand(0)) == 7
    assert (table.player(0).cubes, table.has(0, "reserve"), table.state.round) == ([1], 9, 8)


@rule("OR-END-2")
def test_hands_go_down_to_five_in_turn_order() -> None:
    table = last_turn("humans", "humans", "humans", first=1)
    table.seat(0, hand=["battleship"] * 2 + ["autolab"] * 2 + ["space-port"] * 2)
    table.seat(1, hand=TO_DISCARD)
    table.seat(2, hand=["biospheres", "biospheres", "jump-gate", "jump-gate", "spy-center"])
    table.begin(seat=1)
    table.plays(1, "propaganda", "discard:frigate")
    assert table.asked() == (1, "DiscardCards")
    table.plays(1, "discard:doom-star")
    assert table.asked() == (0, "DiscardCards")
    assert table.options(0) == ["discard:autolab", "discard:space-port", "discard:battleship"]
    table.plays(0, "discard:autolab")
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert table.pile() == ["frigate", "doom-star", "autolab"]
    assert table.state.round == 2


@rule("OR-END-3")
@card("harrava")
def test_cubes_come_home_except_from_harrava() -> None:
    table = last_turn("humans", "humans", "humans")
    table.seat(0, fleet=9, food=1, production=1, systems=[["space-port"], ["marine-barracks"]], cubes=[1, 0])
    table.seat(1, fleet=0, advisor="kuruk", advisor_cube=1)
    table.seat(2, advisor="harrava", advisor_cube=1, hand=TO_DISCARD[:6])
    table.begin()
    table.plays(0, "attack", "defender:2", "effect:2", "choose:1")
    assert table.asked() == (2, "DiscardCards")
    assert (table.player(0).cubes, table.has(0, "spent"), table.has(0, "reserve")) == ([1, 1], 1, 7)
    table.plays(2, "discard:titan")
    assert (table.player(0).cubes, table.has(0, "spent")) == ([0, 0], 0)
    assert (table.player(1).advisor_cube, table.has(1, "reserve") + table.has(1, "pool")) == (0, 10)
    assert (table.has(2, "pool"), table.has(2, "reserve")) == (4 + 1, 5)


@rule("OR-END-4")
@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_token_goes_one_seat_clockwise(first: int, after: int) -> None:
    table = last_turn("humans", "humans", "humans", first=first, round=3)
    table.begin(seat=first)
    table.plays(first, "propaganda")
    assert (table.state.first, table.state.round) == (after, 4)
    assert table.asked() == (after, "ChooseAction")


# End of the game


@rule("OR-OVER-1")
@pytest.mark.parametrize(("round", "over"), [(7, False), (8, True)])
def test_the_game_ends_after_round_eight(round: int, over: bool) -> None:
    table = last_turn("humans", "humans", round=round)
    table.begin()
    table.plays(0, "propaganda")
    assert (table.state.outcome() is not None) is over
    assert bool(table.state.pending()) is not over


@rule("OR-OVER-1")
@pytest.mark.parametrize(("morale", "over"), [(2, False), (1, True), (0, True)])
def test_the_game_ends_with_morale_zero_or_less(morale: int, over: bool) -> None:
    table = last_turn("humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, fleet=0, morale=morale)
    table.begin()
    table.plays(0, "attack")
    assert table.has(1, "morale") == morale - 1
    assert (table.state.outcome() is not None) is over


@rule("OR-OVER-1", "OR-OVER-2")
def test_the_game_ends_with_all_systems_full() -> None:
    table = last_turn("humans", "humans")
    table.seat(0, production=1, hand=["frigate"], systems=[*FULL[:3], FULL[3][:4]])
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.state.outcome() is not None
    assert table.state.round == 1


@rule("OR-OVER-2")
@pytest.mark.parametrize("systems", [[*FULL[:3], FULL[3][:4]], FULL[:3]])
def test_fewer_than_four_full_systems_do_not_end_it(systems: list[list[str]]) -> None:
    table = last_turn("humans", "humans")
    table.seat(0, systems=systems)
    table.begin()
    table.plays(0, "propaganda")
    assert (table.state.outcome(), table.state.round) == (None, 2)


@rule("OR-OVER-2")
@card("fulcrum-sandebar")
@pytest.mark.parametrize(
    ("on_fulcrum", "others", "over"),
    [
        ([], FULL, False),
        (["frigate", "frigate", "destroyer"], FULL, False),
        (["frigate", "frigate", "destroyer", "destroyer"], FULL, True),
        (["frigate", "frigate", "destroyer", "destroyer"], FULL[:3], True),
        (["frigate", "frigate", "destroyer", "destroyer"], [*FULL[:3], FULL[3][:4]], False),
        (["frigate", "frigate", "destroyer"], FULL[:3], False),
        (["frigate", "frigate", "destroyer", "destroyer"], FULL[:2], False),
    ],
)
def test_fulcrums_system_counts_as_one_and_must_be_full_too(
    on_fulcrum: list[str], others: list[list[str]], over: bool
) -> None:
    table = last_turn("humans", "humans")
    table.seat(0, advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar", *on_fulcrum], *others])
    table.begin()
    table.plays(0, "propaganda")
    assert (table.state.outcome() is not None) is over


@rule("OR-OVER-1")
def test_full_systems_of_any_player_end_it() -> None:
    table = last_turn("humans", "humans")
    table.seat(1, systems=FULL)
    table.begin()
    table.plays(0, "propaganda")
    assert table.state.outcome() is not None


@rule("OR-OVER-3")
def test_low_morale_matters_only_at_the_check() -> None:
    table = last_turn("humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, fleet=0, morale=1, pool=1)
    table.begin()
    table.plays(0, "attack")
    assert (table.has(1, "morale"), table.state.outcome()) == (0, None)
    table.plays(1, "propaganda")
    assert (table.has(1, "morale"), table.state.round, table.state.outcome()) == (3, 2, None)


# Scoring


@rule("OR-SCORE-1")
def test_a_score_is_vp_and_morale_and_all_structures() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, vp=11, morale=7, hand=["titan", "trade-goods"], advisor="kuruk")
    table.seat(0, systems=[["titan", "trade-goods", "frigate"], ["interplanetary-administration", "destroyer"]])
    assert table.score(0) == 11 + 7 + (3 + 4 + 1) + 2 + 2 * 2


@rule("OR-SCORE-1")
def test_negative_morale_subtracts_and_can_still_win() -> None:
    table = last_turn("humans", "humans")
    table.seat(0, morale=-6, vp=30, fleet=0)
    table.seat(1, morale=10, vp=9)
    table.begin()
    table.plays(0, "propaganda")
    assert table.state.scores() == [27, 19]
    assert table.state.outcome() == [1, 2]


@rule("OR-SCORE-2")
@card("galactic-cybernet", "interplanetary-administration", "space-elevator", "artemis-system-net", "monument-of-unity")
@pytest.mark.parametrize("turned", [False, True])
def test_end_effects_do_not_depend_on_their_order(turned: bool) -> None:
    system = [
        "galactic-cybernet",
        "interplanetary-administration",
        "space-elevator",
        "artemis-system-net",
        "monument-of-unity",
    ]
    table = Table("humans", "humans")
    table.seat(0, morale=7, vp=1, systems=[system[::-1] if turned else system])
    assert table.score(0) == 1 + 7 + 2 * 1 + 2 * 1 + 2 * 2 + 2 * 1 + 3


@rule("OR-SCORE-2")
@card("monument-of-unity")
@pytest.mark.parametrize(("before", "score"), [(6, 9 + 4), (-4, -1)])
def test_the_final_morale_counts(before: int, score: int) -> None:
    table = last_turn("humans", "humans", round=8)
    table.seat(0, morale=before, systems=[["monument-of-unity"]])
    table.begin()
    table.plays(0, "propaganda")
    assert table.score(0) == score


@rule("OR-SCORE-3")
def test_the_highest_score_wins() -> None:
    table = ended(5, 5, 5, vp=(3, 9, 6), food=(9, 0, 0))
    assert table.state.scores() == [8, 14, 11]
    assert table.state.outcome() == [3, 1, 2]


@rule("OR-SCORE-3")
def test_a_tie_goes_to_the_higher_morale() -> None:
    table = ended(4, 6, 5, vp=(6, 4, 5), food=(9, 0, 9))
    assert table.state.scores() == [10, 10, 10]
    assert table.state.outcome() == [3, 1, 2]


@rule("OR-SCORE-3")
def test_a_second_tie_goes_to_the_larger_resources() -> None:
    table = ended(5, 5, 5, vp=(5, 5, 5), food=(1, 3, 2))
    assert table.state.outcome() == [3, 1, 2]


@rule("OR-SCORE-3")
@pytest.mark.parametrize(("food", "fleet", "production"), [(6, 0, 0), (0, 6, 0), (0, 0, 6)])
def test_the_sum_of_resources_counts_not_their_worth(food: int, fleet: int, production: int) -> None:
    table = last_turn("humans", "humans", round=8)
    table.seat(0, food=food, fleet=fleet, production=production, vp=5)
    table.seat(1, food=2, fleet=1, production=2, vp=5)
    table.deck()
    table.begin()
    table.plays(0, "research")
    assert table.state.outcome() == [1, 2]


@rule("OR-SCORE-3")
def test_what_is_still_tied_is_shared() -> None:
    table = ended(5, 5, 5, vp=(5, 5, 4), food=(2, 2, 9))
    assert table.state.outcome() == [1, 1, 3]


@rule("OR-SCORE-3")
def test_who_caused_an_early_end_has_no_penalty() -> None:
    table = last_turn("humans", "humans")
    table.seat(0, fleet=9, morale=5, vp=5)
    table.seat(1, fleet=0, morale=1, vp=20)
    table.begin()
    table.plays(0, "attack")
    assert table.state.scores() == [12, 20]
    assert table.state.outcome() == [2, 1]
