"""Who plays whom, where: every deal is played in all seatings of a line-up, so that luck favours nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, count, permutations

Seating = tuple[str, ...]
"""A bot per seat."""


@dataclass(frozen=True)
class Fixture:
    """One game of an arena: its number, its deal, and who sits where."""

    number: int
    deal: int
    bots: Seating


def fixtures(bots: Seating, players: int) -> Iterator[Fixture]:
    """All games of an arena, without end; a longer arena begins with the games of a shorter one."""
    number = 0
    for deal, seatings in enumerate(_deals(bots, players)):
        for seating in seatings:
            yield Fixture(number, deal, seating)
            number += 1


def _deals(bots: Seating, players: int) -> Iterator[list[Seating]]:
    """The seatings of one deal after the other."""
    for turn in count():
        if players == 1:
            yield [(bot,) for bot in bots]  # alone at the table, bots are compared on the same deal
            continue
        for line_up in _balanced(line_ups(bots, players)):
            circles = round_the_table(line_up)
            yield turned(circles[turn % len(circles)])


def line_ups(bots: Seating, players: int) -> list[Seating]:
    """Who can meet at one table: all bots equally often, and the seats that are left to each of them in turn."""
    everybody = bots * (players // len(bots))
    return [everybody + others for others in combinations(bots, players % len(bots))]


def _balanced(choices: list[Seating]) -> Iterator[Seating]:
    """Each line-up once, next the one whose bots have played least."""
    played: Counter[str] = Counter()
    choices = choices[:]
    while choices:
        chosen = min(choices, key=lambda line_up: sum(played[bot] for bot in line_up))
        choices.remove(chosen)
        played.update(chosen)
        yield chosen


@lru_cache(maxsize=64)
def round_the_table(line_up: Seating) -> list[Seating]:
    """The different orders round a table; turning the table makes no new one."""
    orders: dict[Seating, Seating] = {}
    for others in dict.fromkeys(permutations(line_up[1:])):
        circle = (line_up[0], *others)
        orders.setdefault(min(turned(circle)), circle)
    return list(orders.values())


def turned(circle: Seating) -> list[Seating]:
    """The different seatings that turning the table makes: every bot comes to every seat equally often."""
    return list(dict.fromkeys(circle[turn:] + circle[:turn] for turn in range(len(circle))))
