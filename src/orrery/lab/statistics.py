"""What a batch of games shows: shares of wins with their intervals, scores, lengths."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from orrery.lab.match import Result

Z95 = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    middle = share + spread / 2
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


@dataclass
class Line:
    """How the players of one kind (a race, a seat, a bot) did."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)


def shares(results: Sequence[Result], kind: Callable[[Result, int], str]) -> list[Line]:
    """Win shares by whatever ``kind`` says of a seat; a shared victory counts in parts."""
    lines: dict[str, Line] = {}
    for result in results:
        winners = result.places.count(1)
        for seat, place in enumerate(result.places):
            name = kind(result, seat)
            line = lines.setdefault(name, Line(name))
            line.games += 1
            line.wins += 1 / winners if place == 1 else 0
            line.scores.append(result.scores[seat])
    return [lines[name] for name in sorted(lines)]


def by_seat(results: Sequence[Result]) -> list[Line]:
    return shares(results, lambda result, seat: str(seat + 1))


def by_bot(results: Sequence[Result]) -> list[Line]:
    return shares(results, lambda result, seat: result.bots[seat])


def by_trait(results: Sequence[Result]) -> dict[str, list[Line]]:
    """Win shares by each trait that the game knows, e.g. race."""
    keys = sorted({key for result in results for traits in result.traits for key in traits})
    return {key: shares(results, partial(_trait, key)) for key in keys}


def _trait(key: str, result: Result, seat: int) -> str:
    return result.traits[seat].get(key, "–")


def lengths(results: Sequence[Result]) -> dict[int, int]:
    """How many games ended in which round."""
    found: dict[int, int] = defaultdict(int)
    for result in results:
        found[result.progress] += 1
    return dict(sorted(found.items()))


def built_share(results: Sequence[Result], component: str) -> float:
    """In which share of the games somebody has put this into play."""
    return sum(any(component in built for built in result.built) for result in results) / len(results)


def mean_scores(results: Sequence[Result]) -> tuple[float, float]:
    """The mean score, and the mean score of the winners."""
    everybody = [score for result in results for score in result.scores]
    winners = [max(result.scores) for result in results]
    return sum(everybody) / len(everybody), sum(winners) / len(winners)
