"""All that the games of an arena show, for the terminal and the report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from orrery.lab.arena import Arena, Failed, Played
from orrery.lab.match import Pace
from orrery.lab.ratings import Duel, Rating, duels, rate, side_by_side
from orrery.lab.statistics import Line, Point, by_bot, by_seat, by_trait, curves, thinking


@dataclass(frozen=True)
class Summary:
    """Figures by bot, by seat and by trait; bots in the order of their ratings."""

    arena: Arena
    games: int
    deals: int
    whole: int
    """How many games would complete the last deal."""
    failed: Sequence[Failed]
    ratings: list[Rating]
    bots: dict[str, Line]
    duels: dict[tuple[str, str], Duel]
    seats: list[Line]
    traits: dict[str, list[Line]]
    thinking: dict[str, Pace]
    curves: dict[str, list[Point]]

    @property
    def expected(self) -> float:
        """The share of wins of a seat if all were equal."""
        return 1 / (self.arena.setup.players if self.arena.setup.players > 1 else len(self.arena.bots))


def summarise(arena: Arena, games: Sequence[Played], failed: Sequence[Failed] = ()) -> Summary:
    """The summary of at least one finished game."""
    results = [played.result for played in games]
    tables = side_by_side(results)
    ratings = rate(tables)
    order = [rating.bot for rating in ratings]
    lines = {line.name: line for line in by_bot(tables)}
    grown, took = curves(results), thinking((b, p) for g in games for b, p in zip(g.result.bots, g.paces, strict=True))
    alone = arena.setup.players == 1
    return Summary(
        arena,
        len(games),
        len({played.fixture.deal for played in games}),
        whole_deals(arena, games[-1].fixture.number + 1),
        failed,
        ratings,
        {bot: lines[bot] for bot in order},
        duels(tables),
        [] if alone else by_seat(tables),
        by_trait(tables),
        {bot: took[bot] for bot in order},
        {bot: grown[bot] for bot in order},
    )


def whole_deals(arena: Arena, games: int) -> int:
    """The least number of games, not below this one, that ends with a deal."""
    for more in count(games):
        last, following = arena.fixtures(more + 1)[-2:]
        if following.deal != last.deal:
            return more
    raise AssertionError
