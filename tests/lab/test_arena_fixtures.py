"""Who plays whom, where."""

from collections import Counter
from itertools import islice

import pytest

from orrery.lab.fixtures import Fixture, fixtures, line_ups, round_the_table, turned


def first(games: int, bots: str, players: int) -> list[Fixture]:
    return list(islice(fixtures(tuple(bots), players), games))


def test_two_bots_change_seats_within_a_deal() -> None:
    games = first(4, "ab", 2)
    assert [(game.number, game.deal, "".join(game.bots)) for game in games] == [
        (0, 0, "ab"),
        (1, 0, "ba"),
        (2, 1, "ab"),
        (3, 1, "ba"),
    ]


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abc", 3), ("abcd", 4), ("abcde", 4), ("ab", 4)])
def test_every_bot_comes_to_every_seat_equally_often_in_each_deal(bots: str, players: int) -> None:
    deals: dict[int, list[Fixture]] = {}
    for game in first(200, bots, players):
        deals.setdefault(game.deal, []).append(game)
    deals.popitem()
    for games in deals.values():
        assert len({game.bots for game in games}) == len(games)
        for bot in set(games[0].bots):
            seats = Counter(seat for game in games for seat, name in enumerate(game.bots) if name == bot)
            assert set(seats) == set(range(players))
            assert len(set(seats.values())) == 1


def test_all_line_ups_meet_and_no_bot_waits_long() -> None:
    games = first(2 * 10, "abcde", 2)
    assert Counter(frozenset(game.bots) for game in games) == {
        frozenset(pair): 2 for pair in line_ups(tuple("abcde"), 2)
    }
    for so_far in range(2, 20, 2):
        played = Counter(bot for game in games[:so_far] for bot in game.bots)
        assert max(played.values()) - min(played[bot] for bot in "abcde") <= 2 * 2


def test_few_bots_share_a_large_table_evenly() -> None:
    assert line_ups(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert line_ups(("a", "b", "c"), 4) == [("a", "b", "c", "a"), ("a", "b", "c", "b"), ("a", "b", "c", "c")]
    assert line_ups(("a",), 3) == [("a", "a", "a")]
    assert turned(("a", "a", "a")) == [("a", "a", "a")]


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len(round_the_table(tuple("abcd"))) == 6
    assert ["".join(circle) for circle in round_the_table(tuple("abab"))] == ["abab", "abba"]
    after_a = {game.bots[(game.bots.index("a") + 1) % 4] for game in first(24, "abcd", 4)}
    assert after_a == {"b", "c", "d"}


def test_a_longer_arena_begins_with_a_shorter_one() -> None:
    assert first(100, "abcde", 3)[:37] == first(37, "abcde", 3)


def test_alone_at_the_table_every_bot_has_the_same_deals() -> None:
    assert [(game.deal, game.bots) for game in first(4, "ab", 1)] == [
        (0, ("a",)),
        (0, ("b",)),
        (1, ("a",)),
        (1, ("b",)),
    ]
