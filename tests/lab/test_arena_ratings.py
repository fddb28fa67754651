"""Ratings, duels and intervals."""

from __future__ import annotations

from random import Random

import pytest

from orrery.lab.arena import Arena
from orrery.lab.match import Pace, Result
from orrery.lab.ratings import duels, rate, side_by_side
from orrery.lab.statistics import Point, curves, dealt_wilson, thinking, wilson
from orrery.lab.summary import whole_deals
from tests.cases import FIRST


def game(bots: str, scores: list[int], seed: int = 0, rounds: list[list[int]] | None = None) -> Result:
    places = [1 + sum(other > score for other in scores) for score in scores]
    nothing: list[dict[str, str]] = [{} for _ in bots]
    return Result(seed, list(bots), scores, places, nothing, [[] for _ in bots], 10, 3, rounds or [])


def contest(strengths: dict[str, float], games: int, seed: int) -> list[Result]:
    rng = Random(seed)
    return [game("".join(strengths), [round(100 * rng.gauss(s, 1)) for s in strengths.values()]) for _ in range(games)]


def test_ratings_find_the_order_of_strength() -> None:
    ratings = rate(contest({"a": 0.0, "b": 1.0, "c": 2.0}, 200, seed=1))
    assert [rating.bot for rating in ratings] == ["c", "b", "a"]
    assert ratings[0].strength - ratings[0].reach > ratings[1].strength + ratings[1].reach


def test_equal_bots_are_within_their_intervals_nearly_always() -> None:
    outside = 0
    for seed in range(40):
        ratings = rate(contest({"a": 0.0, "b": 0.0}, 100, seed))
        outside += any(abs(rating.strength - 25) > rating.reach for rating in ratings)
    assert outside <= 4


def test_more_games_make_surer() -> None:
    few, many = (rate(contest({"a": 0.0, "b": 0.5}, games, seed=2)) for games in (50, 500))
    assert max(rating.reach for rating in many) < min(rating.reach for rating in few)


def test_a_bot_against_itself_stays_where_it_was() -> None:
    [rating] = rate([game("aa", [3, 1]), game("aaa", [5, 4, 3])])
    assert rating.strength == pytest.approx(25)


def test_duels_count_decided_games() -> None:
    found = duels([game("ab", [5, 3]), game("ba", [2, 2], seed=1), game("abb", [4, 5, 3], seed=2)])
    assert (found["a", "b"].decided.wins, found["a", "b"].decided.games, found["a", "b"].even) == (2, 3, 1)
    assert (found["b", "a"].decided.wins, found["b", "a"].decided.games, found["b", "a"].even) == (1, 3, 1)
    assert ("a", "a") not in found
    assert ("b", "b") not in found


def test_deals_that_decide_everything_count_for_less() -> None:
    alike = [(2.0, 2)] * 10 + [(0.0, 2)] * 10
    assert dealt_wilson(alike)[0] == pytest.approx(wilson(9.5, 19)[0])
    assert dealt_wilson([(1.0, 2)] * 20) == wilson(20, 40)
    assert dealt_wilson([(1.0, 1)] * 5) == wilson(5, 5)
    assert dealt_wilson([(1.0, 2)]) == wilson(1, 2)


def test_an_interval_over_deals_holds_the_truth() -> None:
    """A race that is strong in one game of a deal is strong in the others; Wilson alone would be too sure of it."""
    rng = Random(5)
    held = naive = 0
    for _ in range(300):
        deals = [(4.0 * (rng.random() < 0.3), 4) for _ in range(50)]
        low, high = dealt_wilson(deals)
        held += low <= 0.3 <= high
        low, high = wilson(sum(deal[0] for deal in deals), 200)
        naive += low <= 0.3 <= high
    assert held >= 0.92 * 300
    assert naive < 0.8 * 300


def test_games_played_alone_are_put_side_by_side() -> None:
    alone = [game("a", [30]), game("b", [20]), game("a", [10], seed=1), game("b", [10], seed=1), game("a", [9], seed=2)]
    tables = side_by_side(alone)
    assert [(table.bots, table.places) for table in tables] == [(["a", "b"], [1, 2]), (["a", "b"], [1, 1])]
    assert rate(tables)[0].bot == "a"
    together = [game("ab", [1, 2])]
    assert side_by_side(together) == together


def test_curves_are_means_over_the_games_that_reached_the_round() -> None:
    results = [game("ab", [9, 4], rounds=[[1, 2, 1], [2, 9, 4]]), game("ba", [3, 4], rounds=[[1, 3, 4]])]
    assert curves(results) == {
        "a": [Point(1, 3.0, 2.5, 3.5), Point(2, 9.0, 9.0, 9.0)],
        "b": [Point(1, 2.0, 1.5, 2.5), Point(2, 4.0, 4.0, 4.0)],
    }


def test_times_add_up() -> None:
    took = thinking([("a", Pace(2, 0.5, 0.4)), ("b", Pace()), ("a", Pace(3, 0.5, 0.2))])
    assert took == {"a": Pace(5, 1.0, 0.4), "b": Pace()}
    assert took["a"].mean == 0.2
    assert took["b"].mean == 0.0


def test_an_incomplete_deal_is_noticed() -> None:
    arena = Arena(FIRST.name, FIRST.setup(3), ("a", "b", "c"))
    assert [whole_deals(arena, games) for games in (1, 2, 3, 4)] == [3, 3, 3, 6]
