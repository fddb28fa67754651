"""TI-WEV: the war event."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.inscription.assets.claiming import claim_asset
from orrery.games.inscription.bits import changed, words
from orrery.games.inscription.cards.kinds import faction_of
from orrery.games.inscription.effect import Effect, resolve
from orrery.games.inscription.events.ai import StrikeStrength, ai_strength
from orrery.games.inscription.events.end_of_step import EndStep
from orrery.games.inscription.events.sitting import SitDown, sit_down
from orrery.games.inscription.names import (
    CROWNS,
    CRUISER,
    DEVOTED,
    FLEET_LOGISTICS,
    INFANTRY,
    LEFT,
    LEFT_WAR,
    LOST,
    PDS,
    RIGHT,
    RIGHT_WAR,
    STRENGTHEN_LEFT,
    STRENGTHEN_RIGHT,
    TIED,
    WARFARE,
    WON,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import phrase
from orrery.games.inscription.sheets.warfare.grid import MASKS, SECTIONS, UNIT_OF, section
from orrery.games.inscription.sheets.warfare.units import BARS, BARS_OF
from orrery.games.inscription.state import Inscription, facing, neighbor
from orrery.games.inscription.words import ABILITY, DONE, LOSE_BAR
from orrery.kernel.agenda import OpenQuestion, Step

LOGISTICS: Final = 3
LOGISTICS_UNITS: Final = 2
MUNITIONS: Final = 3
DEVOTION: Final = 4


class WarEvent(Step[Inscription]):
    """Step 1: everybody moves the deployment line up by one section; then the other steps (TI-WEV-1)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        state.wars += 1
        state.tell("line", -1, state.wars)
        for player in state.players:
            player.once &= ~DEVOTED
        for step in (
            StrikeStrength(),
            EndStep(),
            SitDown(RIGHT_WAR),
            Fight(RIGHT),
            EndStep(),
            SitDown(LEFT_WAR),
            Fight(LEFT),
            OfferCrowns(),
            Strengths(RIGHT),
            OfferStrength(RIGHT),
            Strengths(LEFT),
            OfferStrength(LEFT),
        ):
            state.push(step)


class OfferStrength(Step[Inscription]):
    """Steps 2 and 3 begin: the section is no longer a future one, and some may strengthen it."""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half

    def happen(self, state: Inscription) -> None:
        if self.half == LEFT:
            state.reached_left = state.wars
        else:
            state.reached_right = state.wars
        if any([can_strengthen(player) for player in state.players]):
            sit_down(state, STRENGTHEN_LEFT if self.half == LEFT else STRENGTHEN_RIGHT)


def untouched_bars(player: Player) -> int:
    """PDS and cruisers with no symbol crossed, for Devotion."""
    found = 0
    for number in words(0, (BARS_OF[PDS] | BARS_OF[CRUISER]) & ~player.warfare.built & ~player.warfare.lost_bars):
        if not BARS[number].symbols & player.warfare.bars:
            found |= 1 << number
    return found


def can_strengthen(player: Player) -> bool:
    faction = faction_of(player)
    if faction.munitions:
        return player.trade_goods() > 0
    return faction.sacrifice and not player.once & DEVOTED and bool(untouched_bars(player))


class Strengthen(OpenQuestion[Inscription]):
    """Munitions Reserves, Devotion: do you strengthen this section?"""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "half")

    def __init__(self, seat: int, half: int) -> None:
        self.seat = seat
        self.half = half

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        if faction_of(player).munitions:
            return [ABILITY, DONE]
        return [*words(LOSE_BAR.base, untouched_bars(player)), DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option == DONE:
            return
        player = state.players[self.seat]
        amount = MUNITIONS
        if option == ABILITY:
            player.stock.goods_spent += 1
        else:
            amount = DEVOTION
            player.once |= DEVOTED
            player.warfare.lost_bars |= 1 << (option - LOSE_BAR.base)
        number = section(self.half, state.wars - 1)
        player.warfare.bonuses = changed(player.warfare.bonuses, number, player.warfare.bonuses[number] + amount)
        state.note("strengthen", self.seat, self.half, amount)


def strength(player: Player, number: int) -> int:
    """TI-WEV-2: marked nodes, Fleet Logistics, the box of the section and the faction; never below 0."""
    nodes = SECTIONS[number]
    faction = faction_of(player)
    total = (player.warfare.grid & nodes).bit_count() + player.warfare.bonuses[number] + faction.strength
    if faction.anomalies:
        total += (player.warfare.grid & nodes & player.warfare.sheet.anomalies).bit_count()
    if player.has(FLEET_LOGISTICS):
        inside = 0
        for placement in player.warfare.units:
            if UNIT_OF[placement] != INFANTRY and not MASKS[placement] & ~nodes:
                inside += 1
        if inside >= LOGISTICS_UNITS:
            total += LOGISTICS
    return max(0, total)


class Strengths(Step[Inscription]):
    """The strength of everybody's section just below the line is determined."""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half

    def happen(self, state: Inscription) -> None:
        number = section(self.half, state.wars - 1)
        for seat in state.order():
            player = state.players[seat]
            player.warfare.strengths = changed(player.warfare.strengths, number, strength(player, number))
            state.tell("strength", seat, self.half, player.warfare.strengths[number])


class OfferCrowns(Step[Inscription]):
    """After step 3: everybody who holds a relic is asked, so that nobody learns who has the Crown of Thalnos."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if any([player.relics.held for player in state.players]):
            sit_down(state, CROWNS)


class WarStrength(Effect):
    """Crown of Thalnos: strength in both current sections."""

    __slots__ = ("n",)
    asks = False

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        for half in (LEFT, RIGHT):
            number = section(half, state.wars - 1)
            player.warfare.strengths = changed(
                player.warfare.strengths, number, player.warfare.strengths[number] + self.n
            )

    def say(self, language: str) -> str:
        return phrase("strength", language, n=self.n)


def opposing(state: Inscription, seat: int, half: int) -> int:
    """The strength on the other side of a war (TI-WEV-5, TI-SOLO-3, TI-SOLO-9)."""
    other = neighbor(state, seat, half)
    if other < 0:
        return ai_strength(state, state.wars - 1)
    return state.players[other].warfare.strengths[section(facing(state, half), state.wars - 1)]


class Fight(Step[Inscription]):
    """Steps 4 and 5: everybody's strength against the neighbor's."""

    __slots__ = ("half",)
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half

    def happen(self, state: Inscription) -> None:
        number = section(self.half, state.wars - 1)
        for seat in state.order():
            player = state.players[seat]
            own, theirs = player.warfare.strengths[number], opposing(state, seat, self.half)
            result = WON if own > theirs else TIED if own == theirs else LOST
            player.warfare.results = changed(player.warfare.results, number, result)
            state.tell("war", seat, neighbor(state, seat, self.half), self.half, result, own, theirs)


def war_result(state: Inscription, seat: int, half: int) -> int:
    return state.players[seat].warfare.results[section(half, state.wars - 1)]


class TakeResult(Step[Inscription]):
    """The reward, the penalty, or both crossed off."""

    __slots__ = ("half", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "half")

    def __init__(self, seat: int, half: int) -> None:
        self.seat = seat
        self.half = half

    def happen(self, state: Inscription) -> None:
        player = state.players[self.seat]
        faction = faction_of(player)
        sheet = player.warfare.sheet
        war = state.wars - 1
        number = section(self.half, war)
        if player.warfare.results[number] == WON:
            earlier = [player.warfare.results[section(self.half, past)] for past in range(war)]
            if WON not in earlier:
                resolve(state, self.seat, faction.on_first_win)
            resolve(state, self.seat, faction.on_win)
            if not player.warfare.lost_rewards >> number & 1:
                claim_asset(state, self.seat, WARFARE, sheet.rewards[number])
            return
        resolve(state, self.seat, faction.on_stalemate)
        if player.warfare.results[number] == TIED:
            player.warfare.lost_rewards |= 1 << number
        elif player.warfare.results[number] == LOST and not faction.loses_nothing:
            claim_asset(state, self.seat, WARFARE, sheet.penalties[number])
