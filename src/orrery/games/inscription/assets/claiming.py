"""TI-AST, TI-CHART: what claiming an asset does, and everything that is gained."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.abilities import EVENT_ENDED, FACTION_ASSET, PLANET_ASSET, RELIC_OF_TWO
from orrery.games.inscription.assets import symbols as assets
from orrery.games.inscription.assets.names import asset_name
from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.bits import added, changed
from orrery.games.inscription.cards.in_play import happens, permits
from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS
from orrery.games.inscription.effect import resolve
from orrery.games.inscription.names import (
    ANNOUNCED,
    EXPANSION,
    INDUSTRY,
    LATE_RELIC_VP,
    LEFT,
    NAVIGATION,
    PLANET,
    POPULATION,
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
from orrery.games.inscription.words import (
    ASSET,
    COMMODITY_DOMAIN,
    COUNT,
    HALF_DOMAIN,
    KEEP_RELIC,
    KEPT_DOMAIN,
    RELIC_DECK,
    SHEET_DOMAIN,
)
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind

# Gains


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
                happens(state, seat, PLANET_ASSET)
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


class AbilityResolved(Event):
    __slots__ = ()
    kind = "ability"
    fields = (("faction", COUNT),)
    sentence = Phrase(
        "{seat} resolves the faction’s second ability: {card}.", "{seat} rozpatruje drugą zdolność rasy: {card}."
    )

    def gaps(self, scene: Scene) -> dict[str, Any]:
        number = self.values[0]
        return {**super().gaps(scene), "card": FACTION_CARDS[number].second.title if number >= 0 else "–"}


def resolve_asset(state: Inscription, seat: int, number: int) -> None:
    if ASSETS[number].kind == assets.RELIC:
        state.push(DrawRelic(seat))
    else:
        state.note(AbilityResolved, seat, state.players[seat].faction)
        happens(state, seat, FACTION_ASSET)


class NextAsset(OpenQuestion[Inscription]):
    """Which of the assets claimed at once do you resolve next?"""

    __slots__ = ("waiting",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")
    asks = Phrase("Which asset do you resolve next?", "Który kapitał teraz rozpatrujesz?")
    topic = Phrase("Order of assets", "Kolejność kapitałów")

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

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        return asset_name(self.waiting[option - ASSET.base], scene.language).capitalized()


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
        if player.relics.spares and relic != HIDDEN and permits(player, RELIC_OF_TWO):
            spares = player.relics.spares
            player.relics = player.relics.but(offer=(relic, spares[0]), spares=spares[1:])
            state.push(KeepRelic(self.seat))
        else:
            take_relic(state, self.seat, relic)


class KeepRelic(OpenQuestion[Inscription]):
    """Scheming: which of the two relics do you keep?"""

    __slots__ = ()
    asks = Phrase("Which of the two relics do you keep?", "Który z dwóch reliktów zatrzymujesz?")
    topic = Phrase("Relic", "Relikt")

    def candidates(self, state: Inscription) -> list[int]:
        return [KEEP_RELIC.base + relic for relic in state.players[self.seat].relics.offer]

    def apply(self, state: Inscription, option: int) -> None:
        kept = option - KEEP_RELIC.base
        player = state.players[self.seat]
        first, second = player.relics.offer
        refused = (*player.relics.refused, second if kept == first else first)
        player.relics = player.relics.but(offer=(), refused=refused)
        take_relic(state, self.seat, kept)


class RelicDrawn(Event):
    __slots__ = ()
    kind = "draw-relic"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} draws a relic worth {n} VP.", "{seat} dobiera relikt wart {n} PZ.")


class RelicPlayed(Event):
    __slots__ = ()
    kind = "play-relic"
    fields = (("card", RELIC_DECK),)
    sentence = Phrase("{seat} plays {card}.", "{seat} zagrywa relikt: {card}.")


def take_relic(state: Inscription, seat: int, relic: int) -> None:
    """Write its VP down; an immediate one is resolved at once."""
    player = state.players[seat]
    if relic == HIDDEN:  # a masked state cannot know more
        player.relics = player.relics.with_held(HIDDEN, UNSEEN_RELIC_VP)
        player.points[NAVIGATION] += UNSEEN_RELIC_VP
        return
    card = RELIC_CARDS[relic]
    player.points[NAVIGATION] += card.vp
    state.note(RelicDrawn, seat, card.vp)
    if not card.held:
        player.relics = player.relics.with_played(relic)
        state.note(RelicPlayed, seat, relic)
        resolve(state, seat, card.on.effect)
    else:
        player.relics = player.relics.with_held(relic, card.vp)


def play_relic(state: Inscription, seat: int, relic: int) -> None:
    """Show a held relic and resolve it; one for the end of the event waits until then."""
    show_relic(state, seat, relic)
    if RELIC_CARDS[relic].on.moment is EVENT_ENDED:
        state.players[seat].once |= ANNOUNCED
    else:
        resolve(state, seat, RELIC_CARDS[relic].on.effect)


def show_relic(state: Inscription, seat: int, relic: int) -> None:
    """A held relic is shown to all."""
    player = state.players[seat]
    player.relics = player.relics.with_played(relic)
    state.note(RelicPlayed, seat, relic)
