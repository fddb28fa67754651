"""TI-STR-4: what can be used besides the resources of a step: trade goods, kept assets, technologies, abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.inscription.assets.claiming import gain_goods, play_relic
from orrery.games.inscription.bits import added
from orrery.games.inscription.cards.kinds import (
    END_OF_EVENT,
    IN_A_STEP,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
    faction_of,
)
from orrery.games.inscription.effect import NO_SOURCE, NOTHING
from orrery.games.inscription.names import (
    AI_ALGORITHM,
    BLACK_SPENT,
    CONVERTED,
    CYBERNETIC,
    FOCUS,
    INDUSTRY,
    INFLUENCE,
    KEPT,
    MATERIAL,
    NAVIGATION,
    PLANET,
    SPECIALTY,
    STALLED,
    STEP_1,
    STEP_3,
    TRADED,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import (
    LOCKED_TECHNOLOGY,
    LOST_TECHNOLOGY,
    NO_TRADE_GOODS,
    NO_USE,
    NOTHING_THERE,
    USED_TECHNOLOGY,
)
from orrery.games.inscription.sheets.every import SHEETS
from orrery.games.inscription.sheets.expansion.rules import SpendPlanet
from orrery.games.inscription.sheets.industry.effects import has_algorithm
from orrery.games.inscription.sheets.industry.rules import mark, places, scrap
from orrery.games.inscription.sheets.navigation.rules import claim_systems, claimable
from orrery.games.inscription.sheets.research import unlock_focus, unlock_technology
from orrery.games.inscription.sheets.warfare.effects import unlock_units
from orrery.games.inscription.sheets.warfare.rules import build
from orrery.games.inscription.sheets.warfare.units import LOCKS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    ABILITY,
    BUILD,
    CONVERT,
    DONE,
    LEGEND,
    PLAY_RELIC,
    SCRAP,
    STALL,
    TECHNOLOGY,
    TRADE,
    UNLOCK_TECHNOLOGY,
    UNLOCK_UNITS,
    USE,
)
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import HIDDEN
from orrery.kernel.text import Refusal

LEGEND_MATERIAL: Final = 4
LEGEND_INFLUENCE: Final = 3


def technology_refusal(state: Inscription, seat: int, tech: int) -> Refusal | None:
    """Why a technology of the active sheet cannot be used now (TI-TECH-3)."""
    player = state.players[seat]
    if not player.has(tech):
        return LOST_TECHNOLOGY if player.research.lost >> tech & 1 else LOCKED_TECHNOLOGY
    if player.research.used >> tech & 1:
        return USED_TECHNOLOGY
    return None if TECHNOLOGY_CARDS[tech].effect.possible(state, seat, NO_SOURCE) else NOTHING_THERE


def usable_technologies(sheet: int) -> list[int]:
    """Technologies of a sheet that do something when used; the others are permanent."""
    return [tech for tech in (2 * sheet, 2 * sheet + 1) if TECHNOLOGY_CARDS[tech].effect is not NOTHING]


def technologies(state: Inscription, seat: int, sheet: int) -> list[int]:
    player = state.players[seat]
    if not player.research.unlocked >> (2 * sheet) & 3:
        return []
    return [
        TECHNOLOGY.base + tech
        for tech in usable_technologies(sheet)
        if player.has(tech) and technology_refusal(state, seat, tech) is None
    ]


def use_technology(state: Inscription, seat: int, tech: int) -> None:
    if tech != AI_ALGORITHM:
        player = state.players[seat]
        player.research = player.research.but(used=player.research.used | 1 << tech)
    state.note("technology", seat, tech)
    TECHNOLOGY_CARDS[tech].effect.happen(state, seat, NO_SOURCE)


def black_dice(state: Inscription, player: Player, kind: int) -> int:
    """Black results of a kind that are not spent yet: they are taken to be spent last."""
    return 0 if player.once & BLACK_SPENT << kind else min(state.black[kind], player.pool[kind])


def take_from_pool(state: Inscription, player: Player, kind: int) -> None:
    player.pool[kind] -= 1
    if state.task == STEP_3 and not player.pool[kind]:
        player.once |= BLACK_SPENT << kind


def abilities(state: Inscription, seat: int, sheet: int) -> list[int]:
    """What the faction and the relics offer besides."""
    found: list[int] = []
    player = state.players[seat]
    faction = faction_of(player)
    if faction.kinship and sheet == NAVIGATION and claimable(player) >> player.navigation.sheet.mecatol & 1:
        found.append(ABILITY)
    if state.task == STEP_3:
        dice = [kind for kind in range(3) if black_dice(state, player, kind)]
        if faction.versatile and not player.once & CONVERTED and player.previous != player.active:
            for kind in dice:
                found += [CONVERT.base + 3 * kind + other for other in range(3) if other != kind]
        if faction.stalling and not player.once & STALLED:
            found += [STALL.base + kind for kind in dice]
    for relic in player.relics.held:
        if relic != HIDDEN:
            card = RELIC_CARDS[relic]
            if (card.window == IN_A_STEP and card.effect.possible(state, seat, NO_SOURCE)) or (
                card.window == END_OF_EVENT and state.task == STEP_3
            ):
                found.append(PLAY_RELIC.base + relic)
    return found


def use_ability(state: Inscription, seat: int, option: int) -> None:
    player = state.players[seat]
    if option == ABILITY:
        claim_systems(state, seat, [player.navigation.sheet.mecatol])
    elif CONVERT.has(option):
        kind, other = CONVERT.places(option)
        player.once |= CONVERTED
        take_from_pool(state, player, kind)
        player.pool[other] += 1
        state.note("convert", seat, kind, other)
    elif STALL.has(option):
        player.once |= STALLED
        take_from_pool(state, player, option - STALL.base)
        state.note("stall", seat, option - STALL.base)
        gain_goods(state, seat, 1)
    else:
        play_relic(state, seat, option - PLAY_RELIC.base)


def extras(state: Inscription, seat: int) -> list[int]:
    """Trade goods, kept assets, technologies, relics and abilities that can be used now (TI-STR-4, TI-STR-12)."""
    player = state.players[seat]
    sheet = player.active
    if sheet < 0 or state.task not in (STEP_1, STEP_3):
        return []
    found: list[int] = []
    if player.stock.goods > player.stock.goods_spent:
        found += [TRADE.base + kind for kind in range(3) if SHEETS[sheet].has_use(player, kind)]
    kept = player.stock.kept
    for kind in range(len(KEPT)):
        if kept[kind] and SHEETS[sheet].asset_has_use(player, kind):
            found.append(USE.base + kind)
    return found + technologies(state, seat, sheet) + abilities(state, seat, sheet)


def extra_candidates(state: Inscription, seat: int) -> list[int]:
    player = state.players[seat]
    sheet = player.active
    if sheet < 0 or state.task not in (STEP_1, STEP_3):
        return []
    found = [TRADE.base + kind for kind in range(3)]
    found += [USE.base + kind for kind in range(len(KEPT)) if player.stock.kept[kind]]
    found += [TECHNOLOGY.base + tech for tech in usable_technologies(sheet)]
    return found + abilities(state, seat, sheet)


def extra_refusal(state: Inscription, seat: int, option: int) -> Refusal | None:
    player = state.players[seat]
    if TRADE.has(option):
        if player.stock.goods == player.stock.goods_spent:
            return NO_TRADE_GOODS
        return None if SHEETS[player.active].has_use(player, option - TRADE.base) else NO_USE
    if USE.has(option):
        return None if SHEETS[player.active].asset_has_use(player, option - USE.base) else NO_USE
    if TECHNOLOGY.has(option):
        return technology_refusal(state, seat, option - TECHNOLOGY.base)
    return None


def use_extra(state: Inscription, seat: int, option: int) -> None:
    player = state.players[seat]
    if TRADE.has(option):
        spend_trade_good(state, seat, option - TRADE.base)
    elif USE.has(option):
        spend_asset(state, seat, player.active, option - USE.base)
    elif TECHNOLOGY.has(option):
        use_technology(state, seat, option - TECHNOLOGY.base)
    else:
        use_ability(state, seat, option)


def spend_trade_good(state: Inscription, seat: int, kind: int) -> None:
    """TI-AST-3: a resource of any kind; the first one of a round is two for the Emirates of Hacan."""
    player = state.players[seat]
    amount = 2 if faction_of(player).double_trade_good and not player.once & TRADED else 1
    player.once |= TRADED
    player.stock.goods_spent += 1
    player.pool[kind] += amount
    state.note("trade", seat, kind, amount)


def spend_asset(state: Inscription, seat: int, sheet: int, kind: int) -> None:
    """Slash a kept asset and use it on the active sheet."""
    stock = state.players[seat].stock
    stock.kept = added(stock.kept, kind, -1)
    stock.spent = added(stock.spent, kind, 1)
    state.note("spend", seat, kind)
    if kind == PLANET:
        state.push(SpendPlanet(seat))
    elif kind >= FOCUS:
        unlock_focus(state, seat, sheet, kind - FOCUS)
    else:
        state.push(SpendSpecialty(seat, sheet, kind - SPECIALTY))


class SpendSpecialty(OpenQuestion[Inscription]):
    """What do you spend the specialty on?"""

    __slots__ = ("sheet", "specialty")
    fields: ClassVar[tuple[str, ...]] = ("seat", "sheet", "specialty")

    def __init__(self, seat: int, sheet: int, specialty: int) -> None:
        self.seat = seat
        self.sheet = sheet
        self.specialty = specialty

    def candidates(self, state: Inscription) -> list[int]:
        return SHEETS[self.sheet].specialty_uses(state.players[self.seat], self.specialty)

    def apply(self, state: Inscription, option: int) -> None:
        seat = self.seat
        if option == LEGEND:
            if self.specialty == CYBERNETIC:
                state.push(SpendUpTo(seat, MATERIAL, LEGEND_MATERIAL))
            else:
                state.push(SpendUpTo(seat, INFLUENCE, LEGEND_INFLUENCE))
        elif UNLOCK_TECHNOLOGY.has(option):
            unlock_technology(state, seat, option - UNLOCK_TECHNOLOGY.base)
        elif UNLOCK_UNITS.has(option):
            unlock_units(state, seat, list(LOCKS)[option - UNLOCK_UNITS.base])
        elif BUILD.has(option):
            build(state, seat, option - BUILD.base)
        else:
            scrap(state, seat, option - SCRAP.base)


class SpendUpTo(OpenQuestion[Inscription]):
    """TI-IND-5: where does the next resource of the legend go? You may stop early."""

    __slots__ = ("kind", "left")
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "left")

    def __init__(self, seat: int, kind: int, left: int) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        found = places(player, self.kind)
        if player.active == INDUSTRY and has_algorithm(player):
            found.append(TECHNOLOGY.base + AI_ALGORITHM)
        found.append(DONE)
        return found

    def apply(self, state: Inscription, option: int) -> None:
        if option == DONE:
            return
        if TECHNOLOGY.has(option):
            state.push(self)
            use_technology(state, self.seat, AI_ALGORITHM)
            return
        if self.left > 1:
            state.push(SpendUpTo(self.seat, self.kind, self.left - 1))
        mark(state, self.seat, option)
