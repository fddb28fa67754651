"""What a batch of games shows: shares of wins with their intervals, scores, lengths."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, quantiles

from orrery.lab.match import Pace, Result

Z95 = 1.96


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    middle = share + spread / 2
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def dealt_wilson(deals: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Wilson's interval for (wins, games) of each deal, if the games of a deal go alike: they count for as many
    independent ones as their spread over the deals shows, never for more."""
    wins, games = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    if len(deals) < 2:
        return wilson(wins, games)
    share = wins / games
    spread = sum((won - share * played) ** 2 for won, played in deals) * len(deals) / (len(deals) - 1)
    independent = min(games, share * (1 - share) * games * games / spread) if spread else games
    return wilson(share * independent, independent)


@dataclass
class Line:
    """How the players of one kind (a race, a seat, a bot) did."""

    name: str
    alike: bool = False
    """Whether the games of one deal go alike: who has a strong race in one has it in all."""
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)
    """Wins and games by the seed of the deal."""

    def count(self, win: float, seed: int) -> None:
        self.games += 1
        self.wins += win
        wins, games = self.deals.get(seed, (0.0, 0))
        self.deals[seed] = wins + win, games + 1

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return dealt_wilson(list(self.deals.values())) if self.alike else wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)


def tally(lines: dict[str, Line], result: Result, kind: Callable[[Result, int], str], alike: bool = False) -> None:
    """Count a game under whatever ``kind`` says of each seat; a shared victory counts in parts."""
    winners = result.places.count(1)
    for seat, place in enumerate(result.places):
        name = kind(result, seat)
        line = lines.setdefault(name, Line(name, alike))
        line.count(1 / winners if place == 1 else 0, result.seed)
        line.scores.append(result.scores[seat])


def shares(results: Sequence[Result], kind: Callable[[Result, int], str], alike: bool = False) -> list[Line]:
    """Win shares by kind."""
    lines: dict[str, Line] = {}
    for result in results:
        tally(lines, result, kind, alike)
    return [lines[name] for name in sorted(lines)]


def by_seat(results: Sequence[Result]) -> list[Line]:
    return shares(results, lambda result, seat: str(seat + 1), alike=True)


def by_bot(results: Sequence[Result]) -> list[Line]:
    return shares(results, bot_of)


def bot_of(result: Result, seat: int) -> str:
    return result.bots[seat]


def by_trait(results: Sequence[Result]) -> dict[str, list[Line]]:
    """Win shares by each trait in which seats differ, e.g. race."""
    keys = sorted({key for result in results for traits in result.traits for key in traits})
    found = {key: shares(results, partial(_trait, key), alike=True) for key in keys}
    return {key: lines for key, lines in found.items() if len(lines) > 1}


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


@dataclass(frozen=True)
class Point:
    """The scores of a bot at the end of a round: their mean, and between what the middle half of them lies."""

    round: int
    mean: float
    low: float
    high: float


def curves(results: Sequence[Result]) -> dict[str, list[Point]]:
    """How the scores of each bot grow, over the games that reached the round."""
    found: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        for number, *scores in result.rounds:
            for bot, score in zip(result.bots, scores, strict=True):
                found[bot][number].append(score)
    return {bot: [_point(number, rounds[number]) for number in sorted(rounds)] for bot, rounds in sorted(found.items())}


def _point(number: int, scores: list[int]) -> Point:
    low, _, high = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else scores * 3
    return Point(number, fmean(scores), low, high)


def thinking(paces: Iterable[tuple[str, Pace]]) -> dict[str, Pace]:
    """How long each bot took, all its seats together."""
    found: dict[str, Pace] = {}
    for bot, pace in paces:
        total = found.setdefault(bot, Pace())
        total.answers += pace.answers
        total.seconds += pace.seconds
        total.slowest = max(total.slowest, pace.slowest)
    return dict(sorted(found.items()))
