"""How strong the bots are: OpenSkill ratings, and who beats whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from orrery.lab.match import Result
from orrery.lab.statistics import Line


@dataclass(frozen=True)
class Rating:
    """A bot's strength and how sure of it we are; ``reach`` is two standard deviations."""

    bot: str
    strength: float
    reach: float


def rate(results: Sequence[Result]) -> list[Rating]:
    """Plackett–Luce ratings, the strongest bot first. Bots do not learn, so nothing is forgotten (``tau`` is 0).

    A bot in several seats of a game moves by the mean of what happened to it there.
    """
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for result in results for bot in result.bots}
    for result in results:
        if len(result.bots) < 2:
            continue
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        moved = defaultdict(list)
        for bot, [rating] in zip(result.bots, rated, strict=True):
            moved[bot].append(rating)
        for bot, ratings in moved.items():
            mu = sum(rating.mu for rating in ratings) / len(ratings)
            sigma = sum(rating.sigma for rating in ratings) / len(ratings)
            known[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    found = [Rating(bot, rating.mu, 2 * rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.strength)


@dataclass
class Duel:
    """One bot against another: how often it came out ahead of it, over the games that decided it."""

    decided: Line
    even: int = 0


def duels(results: Sequence[Result]) -> dict[tuple[str, str], Duel]:
    """Every bot against every other that it met; two seats of a game are one meeting."""
    found: dict[tuple[str, str], Duel] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    duel = found.setdefault((bot, rival), Duel(Line(bot)))
                    ahead = result.places[other] - result.places[seat]
                    if ahead:
                        duel.decided.count(float(ahead > 0), result.seed)
                    else:
                        duel.even += 1
    return found


def side_by_side(results: Sequence[Result]) -> list[Result]:
    """Games that were played alone, with those of one deal put side by side as if at one table: the best score wins."""
    if any(len(result.bots) != 1 for result in results):
        return list(results)
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.seed].append(result)
    bots = max(map(len, deals.values()), default=0)
    return [_one_table(deal) for deal in deals.values() if len(deal) == bots]


def _one_table(deal: Sequence[Result]) -> Result:
    scores = [result.scores[0] for result in deal]
    return Result(
        deal[0].seed,
        [result.bots[0] for result in deal],
        scores,
        [1 + sum(other > score for other in scores) for score in scores],
        [result.traits[0] for result in deal],
        [result.built[0] for result in deal],
        sum(result.answers for result in deal),
        max(result.progress for result in deal),
    )
