"""TI-AST, TI-CHART: what claiming an asset does, and everything that is gained."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.assets import symbols as assets
from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.bits import added, changed
from orrery.games.inscription.cards.kinds import END_OF_EVENT, IMMEDIATE, RELIC_CARDS, faction_of
from orrery.games.inscription.effect import NO_SOURCE, Resolve, resolve
from orrery.games.inscription.names import (
    EXPANSION,
    INDUSTRY,
    LATE_RELIC_VP,
    LEFT,
    NAVIGATION,
    PLANET,
    POPULATION,
    SYNCRETONE,
    TRADE_GOODS,
    UNSEEN_RELIC_VP,
    VOTES,
    WARS,
)
from orrery.games.inscription.sheets.industry.chart import (
    COMMODITY_SYMBOLS,
    COMMODITY_VP,
    COUNCILOR_VP,
    COUNCILORS,
    trade_goods_unlocked,
)
from orrery.games.inscription.sheets.warfare.grid import section
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ASSET, KEEP_RELIC
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import HIDDEN

# Gains


def gain_goods(state: Inscription, seat: int, amount: int) -> None:
    """Circle the next free trade goods; beyond the last slot they are lost (TI-CHART-6)."""
    player = state.players[seat]
    amount = min(amount, TRADE_GOODS - player.stock.goods)
    if amount > 0:
        player.stock.goods += amount
        state.note("goods", seat, amount)


def gain_votes(state: Inscription, seat: int, amount: int) -> None:
    player = state.players[seat]
    amount = min(amount, VOTES - player.stock.votes)
    if amount > 0:
        player.stock.votes += amount
        state.note("votes", seat, amount)


def gain_points(state: Inscription, seat: int, sheet: int, amount: int) -> None:
    state.players[seat].points[sheet] += amount
    state.note("vp", seat, amount, sheet)


def gain_kept(state: Inscription, seat: int, kind: int) -> None:
    """A planet, specialty or focus, claimed or put in the bank (TI-AST-16)."""
    stock = state.players[seat].stock
    stock.kept = added(stock.kept, kind, 1)
    state.note("keep", seat, kind)


def gain_councilors(state: Inscription, seat: int, amount: int) -> None:
    """TI-CHART-1, TI-CHART-2."""
    player = state.players[seat]
    for _ in range(amount):
        if player.industry.councilors == COUNCILORS:
            return
        player.industry.councilors += 1
        state.note("councilor", seat, player.industry.councilors)
        if COUNCILOR_VP[player.industry.councilors]:
            gain_points(state, seat, INDUSTRY, COUNCILOR_VP[player.industry.councilors])


def gain_commodity(state: Inscription, seat: int, kind: int, amount: int) -> None:
    """TI-CHART-3, TI-CHART-4, TI-CHART-5."""
    player = state.players[seat]
    for _ in range(amount):
        crossed = player.industry.commodities[kind]
        if crossed == COMMODITY_SYMBOLS:
            return
        before = trade_goods_unlocked(player.industry.commodities)
        player.industry.commodities = changed(player.industry.commodities, kind, crossed + 1)
        state.note("commodity", seat, kind, crossed + 1)
        if COMMODITY_VP[kind][crossed + 1]:
            gain_points(state, seat, INDUSTRY, COMMODITY_VP[kind][crossed + 1])
        unlocked = trade_goods_unlocked(player.industry.commodities)
        if unlocked > before:
            state.note("column", seat, unlocked)


def gain_population(state: Inscription, seat: int, amount: int) -> None:
    """The next entries of the track; crossed-off ones are worth nothing (TI-EXP-7)."""
    player = state.players[seat]
    for _ in range(amount):
        entry = player.expansion.population
        if entry == len(POPULATION):
            return
        player.expansion.population = entry + 1
        points = 0 if player.expansion.lost_population >> entry & 1 else POPULATION[entry]
        state.note("population", seat, points)
        player.points[EXPANSION] += points


def gain_bonus(state: Inscription, seat: int, half: int, amount: int) -> None:
    """Note a bonus in the box of every future section of a half (TI-WEV-8)."""
    player = state.players[seat]
    bonuses = player.warfare.bonuses
    for war in range(state.reached_left if half == LEFT else state.reached_right, WARS):
        number = section(half, war)
        bonuses = changed(bonuses, number, bonuses[number] + amount)
    player.warfare.bonuses = bonuses
    state.note("bonus", seat, half, amount)


# Claiming


def claim_asset(state: Inscription, seat: int, sheet: int, number: int) -> None:
    """Claim one asset of a sheet."""
    if number != NO_ASSET:
        claim_assets(state, seat, sheet, [number])


def claim_assets(state: Inscription, seat: int, sheet: int, numbers: list[int]) -> None:
    """Claim assets that are due at once: first those whose order cannot matter, then the owner chooses (TI-GEN-5)."""
    waiting: list[int] = []
    for number in numbers:
        if number == NO_ASSET:
            continue
        asset = ASSETS[number]
        kind = asset.kind
        if kind == assets.VP:
            gain_points(state, seat, sheet, asset.n)
        elif kind == assets.KEEP:
            gain_kept(state, seat, asset.what)
            if asset.what == PLANET:
                resolve(state, seat, faction_of(state.players[seat]).on_planet_asset)
        elif kind == assets.TRADE_GOOD:
            gain_goods(state, seat, asset.n)
        elif kind == assets.VOTE:
            gain_votes(state, seat, asset.n)
        elif kind == assets.COMMODITY:
            gain_commodity(state, seat, asset.what, asset.n)
        elif kind == assets.COUNCILOR:
            gain_councilors(state, seat, 1)
        elif kind == assets.POPULATION:
            gain_population(state, seat, 1)
        elif kind == assets.NEIGHBOR:
            gain_bonus(state, seat, asset.what, 1)
        elif kind in (assets.FACTION, assets.RELIC):
            waiting.append(number)
    if waiting:
        resolve_assets(state, seat, tuple(sorted(waiting)))


def resolve_assets(state: Inscription, seat: int, waiting: tuple[int, ...]) -> None:
    """Relics and faction abilities, one after the other; which is next is asked only if it can matter."""
    if len(waiting) == 1:
        resolve_asset(state, seat, waiting[0])
    elif waiting:
        state.push(NextAsset(seat, waiting))


def resolve_asset(state: Inscription, seat: int, number: int) -> None:
    if ASSETS[number].kind == assets.RELIC:
        state.push(DrawRelic(seat))
    else:
        ability = faction_of(state.players[seat]).second
        state.note("ability", seat, state.players[seat].faction)
        state.push(Resolve(seat, NO_SOURCE, ability))


class NextAsset(OpenQuestion[Inscription]):
    """Which of the assets claimed at once do you resolve next?"""

    __slots__ = ("waiting",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting

    def candidates(self, state: Inscription) -> list[int]:
        waiting = self.waiting
        return [ASSET.base + i for i in range(len(waiting)) if i == 0 or waiting[i] != waiting[i - 1]]

    def apply(self, state: Inscription, option: int) -> None:
        place = option - ASSET.base
        left = self.waiting[:place] + self.waiting[place + 1 :]
        state.push(ResolveAssets(self.seat, left))
        resolve_asset(state, self.seat, self.waiting[place])


class ResolveAssets(Step[Inscription]):
    """The rest of the assets claimed at once."""

    __slots__ = ("seat", "waiting")
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting

    def happen(self, state: Inscription) -> None:
        resolve_assets(state, self.seat, self.waiting)


# Relics


class DrawRelic(Step[Inscription]):
    """TI-REL-1: the next relic of one's own reserve; nobody else learns which until it is played."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Inscription) -> None:
        player = state.players[self.seat]
        if not player.relics.reserve:
            gain_points(state, self.seat, NAVIGATION, LATE_RELIC_VP)
            return
        relic = player.relics.reserve[0]
        player.relics = player.relics.but(reserve=player.relics.reserve[1:])
        state.peek(self.seat)
        if player.relics.spares and relic != HIDDEN and faction_of(player).scheming:
            spares = player.relics.spares
            player.relics = player.relics.but(offer=(relic, spares[0]), spares=spares[1:])
            state.push(KeepRelic(self.seat))
        else:
            take_relic(state, self.seat, relic)


class KeepRelic(OpenQuestion[Inscription]):
    """Scheming: which of the two relics do you keep?"""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [KEEP_RELIC.base + relic for relic in state.players[self.seat].relics.offer]

    def apply(self, state: Inscription, option: int) -> None:
        kept = option - KEEP_RELIC.base
        player = state.players[self.seat]
        first, second = player.relics.offer
        refused = (*player.relics.refused, second if kept == first else first)
        player.relics = player.relics.but(offer=(), refused=refused)
        take_relic(state, self.seat, kept)


def take_relic(state: Inscription, seat: int, relic: int) -> None:
    """Write its VP down; an immediate one is resolved at once."""
    player = state.players[seat]
    if relic == HIDDEN:  # a masked state cannot know more
        player.relics = player.relics.with_held(HIDDEN, UNSEEN_RELIC_VP)
        player.points[NAVIGATION] += UNSEEN_RELIC_VP
        return
    card = RELIC_CARDS[relic]
    player.points[NAVIGATION] += card.vp
    state.note("draw-relic", seat, card.vp)
    if card.window == IMMEDIATE:
        player.relics = player.relics.with_played(relic)
        state.note("play-relic", seat, relic)
        state.push(Resolve(seat, NO_SOURCE, card.effect))
    else:
        player.relics = player.relics.with_held(relic, card.vp)


def play_relic(state: Inscription, seat: int, relic: int) -> None:
    """Show a held relic and resolve it; one for the end of the event waits until then."""
    player = state.players[seat]
    player.relics = player.relics.with_played(relic)
    state.note("play-relic", seat, relic)
    if RELIC_CARDS[relic].window == END_OF_EVENT:
        player.once |= SYNCRETONE
    else:
        state.push(Resolve(seat, NO_SOURCE, RELIC_CARDS[relic].effect))
