"""TI-AST, TI-CHART: everything that is gained."""

from __future__ import annotations

from orrery.games.inscription.bits import added, changed
from orrery.games.inscription.names import EXPANSION, INDUSTRY, LEFT, POPULATION, TRADE_GOODS, VOTES, WARS
from orrery.games.inscription.sheets.industry.chart import (
    COMMODITY_SYMBOLS,
    COMMODITY_VP,
    COUNCILOR_VP,
    COUNCILORS,
    trade_goods_unlocked,
)
from orrery.games.inscription.sheets.warfare.grid import section
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COMMODITY_DOMAIN, COUNT, HALF_DOMAIN, KEPT_DOMAIN, SHEET_DOMAIN
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase


class GoodsGained(Event):
    __slots__ = ()
    kind = "goods"
    fields = (("n", COUNT),)
    sentence = Phrase(
        "{seat} gains {n} trade {n:good|goods}.",
        "{seat} zdobywa {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych}.",
    )


def gain_goods(state: Inscription, seat: int, amount: int) -> None:
    """Circle the next free trade goods; beyond the last slot they are lost (TI-CHART-6)."""
    player = state.players[seat]
    amount = min(amount, TRADE_GOODS - player.stock.goods)
    if amount > 0:
        player.stock.goods += amount
        state.note(GoodsGained, seat, amount)


class VotesGained(Event):
    __slots__ = ()
    kind = "votes"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} gains {n} {n:vote|votes}.", "{seat} zdobywa {n} {n:głos|głosy|głosów}.")


def gain_votes(state: Inscription, seat: int, amount: int) -> None:
    player = state.players[seat]
    amount = min(amount, VOTES - player.stock.votes)
    if amount > 0:
        player.stock.votes += amount
        state.note(VotesGained, seat, amount)


class PointsClaimed(Event):
    __slots__ = ()
    kind = "vp"
    fields = (("n", COUNT), ("sheet", SHEET_DOMAIN))
    sentence = Phrase("{seat} claims {n} VP ({sheet}).", "{seat} zdobywa {n} PZ ({sheet}).")


def gain_points(state: Inscription, seat: int, sheet: int, amount: int) -> None:
    state.players[seat].points[sheet] += amount
    state.note(PointsClaimed, seat, amount, sheet)


class AssetKept(Event):
    __slots__ = ()
    kind = "keep"
    fields = (("kept", KEPT_DOMAIN),)
    sentence = Phrase("{seat} claims an asset: {kept}.", "{seat} zdobywa kapitał: {kept}.")


def gain_kept(state: Inscription, seat: int, kind: int) -> None:
    """A planet, specialty or focus, claimed or put in the bank (TI-AST-16)."""
    stock = state.players[seat].stock
    stock.kept = added(stock.kept, kind, 1)
    state.note(AssetKept, seat, kind)


class CouncilorGained(Event):
    __slots__ = ()
    kind = "councilor"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} unlocks the “+1 vote” number {n}.", "{seat} odblokowuje symbol „+1 głos” numer {n}.")


def gain_councilors(state: Inscription, seat: int, amount: int) -> None:
    """TI-CHART-1, TI-CHART-2."""
    player = state.players[seat]
    for _ in range(amount):
        if player.industry.councilors == COUNCILORS:
            return
        player.industry.councilors += 1
        state.note(CouncilorGained, seat, player.industry.councilors)
        if COUNCILOR_VP[player.industry.councilors]:
            gain_points(state, seat, INDUSTRY, COUNCILOR_VP[player.industry.councilors])


class CommodityCrossed(Event):
    __slots__ = ()
    kind = "commodity"
    fields = (("kind", COMMODITY_DOMAIN), ("n", COUNT))
    sentence = Phrase("{seat} crosses {kind} ({n}).", "{seat} skreśla {kind} ({n}).")


class ColumnUnlocked(Event):
    __slots__ = ()
    kind = "column"
    fields = (("n", COUNT),)
    sentence = Phrase(
        "{seat} unlocks the “+1 trade good” number {n}.", "{seat} odblokowuje symbol „+1 dobro handlowe” numer {n}."
    )


def gain_commodity(state: Inscription, seat: int, kind: int, amount: int) -> None:
    """TI-CHART-3, TI-CHART-4, TI-CHART-5."""
    player = state.players[seat]
    for _ in range(amount):
        crossed = player.industry.commodities[kind]
        if crossed == COMMODITY_SYMBOLS:
            return
        before = trade_goods_unlocked(player.industry.commodities)
        player.industry.commodities = changed(player.industry.commodities, kind, crossed + 1)
        state.note(CommodityCrossed, seat, kind, crossed + 1)
        if COMMODITY_VP[kind][crossed + 1]:
            gain_points(state, seat, INDUSTRY, COMMODITY_VP[kind][crossed + 1])
        unlocked = trade_goods_unlocked(player.industry.commodities)
        if unlocked > before:
            state.note(ColumnUnlocked, seat, unlocked)


class PopulationClaimed(Event):
    __slots__ = ()
    kind = "population"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} claims population: {n} VP.", "{seat} zdobywa populację: {n} PZ.")


def gain_population(state: Inscription, seat: int, amount: int) -> None:
    """The next entries of the track; crossed-off ones are worth nothing (TI-EXP-7)."""
    player = state.players[seat]
    for _ in range(amount):
        entry = player.expansion.population
        if entry == len(POPULATION):
            return
        player.expansion.population = entry + 1
        points = 0 if player.expansion.lost_population >> entry & 1 else POPULATION[entry]
        state.note(PopulationClaimed, seat, points)
        player.points[EXPANSION] += points


class BonusNoted(Event):
    __slots__ = ()
    kind = "bonus"
    fields = (("half", HALF_DOMAIN), ("n", COUNT))
    sentence = Phrase("{seat}: +{n} in future {half} sections.", "{seat}: +{n} w przyszłych sekcjach ({half} połowa).")


def gain_bonus(state: Inscription, seat: int, half: int, amount: int) -> None:
    """Note a bonus in the box of every future section of a half (TI-WEV-8)."""
    player = state.players[seat]
    bonuses = player.warfare.bonuses
    for war in range(state.reached_left if half == LEFT else state.reached_right, WARS):
        number = section(half, war)
        bonuses = changed(bonuses, number, bonuses[number] + amount)
    player.warfare.bonuses = bonuses
    state.note(BonusNoted, seat, half, amount)
