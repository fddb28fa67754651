"""TI-STR-4: what can be used besides the resources of a step: trade goods, kept assets, technologies, abilities."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.abilities import (
    CONVERTS_A_DIE,
    EVENT_ENDED,
    FIRST_GOOD,
    FREE_MECATOL,
    GIVES_UP_A_DIE,
    IN_A_STEP,
)
from orrery.games.inscription.assets.gains import gain_goods
from orrery.games.inscription.assets.relics import play_relic
from orrery.games.inscription.assets.symbols import KEPT_NAMES
from orrery.games.inscription.bits import added
from orrery.games.inscription.cards.in_play import flip, in_play, permits, ready
from orrery.games.inscription.cards.kinds import (
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.names import (
    AI_ALGORITHM,
    BLACK_SPENT,
    CYBERNETIC,
    FOCUS,
    INDUSTRY,
    INFLUENCE,
    KEPT,
    MATERIAL,
    NAVIGATION,
    PLANET,
    SPECIALTY,
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
from orrery.games.inscription.say import MARK, RESOURCE_NAMES
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
    COUNT,
    DONE,
    KEPT_DOMAIN,
    LEGEND,
    PLAY_RELIC,
    RESOURCE_DOMAIN,
    SCRAP,
    STALL,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
    TRADE,
    UNLOCK_TECHNOLOGY,
    UNLOCK_UNITS,
    USE,
)
from orrery.games.parts.effect import NO_SOURCE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

LEGEND_MATERIAL: Final = 4
KEPT_KINDS: Final = range(len(KEPT))
LEGEND_INFLUENCE: Final = 3
LEGENDS: Final = (
    Phrase("Up to 4 material on the network", "Do 4 surowców na sieci"),
    Phrase("Up to 3 influence on the network", "Do 3 wpływów na sieci"),
)
ONE_BY_ONE: Final = Phrase(
    "Use them one after the other; nothing else can be spent meanwhile.",
    "Wykorzystuj je po kolei; w tym czasie nie można wydawać nic innego.",
)


def technology_refusal(state: Inscription, seat: int, tech: int) -> Refusal | None:
    """Why a technology of the active sheet cannot be used now (TI-TECH-3)."""
    player = state.players[seat]
    if not player.has(tech):
        return LOST_TECHNOLOGY if player.research.lost >> tech & 1 else LOCKED_TECHNOLOGY
    use = TECHNOLOGY_CARDS[tech].use
    if use is not None and not use.ready(player.research.used):
        return USED_TECHNOLOGY
    return None if use is not None and use.refusal(state, seat, NO_SOURCE) is None else NOTHING_THERE


def usable_technologies(sheet: int) -> list[int]:
    """Technologies of a sheet that do something when used; the others are permanent."""
    return [tech for tech in (2 * sheet, 2 * sheet + 1) if TECHNOLOGY_CARDS[tech].use is not None]


def technologies(state: Inscription, seat: int, sheet: int) -> list[int]:
    player = state.players[seat]
    return [
        TECHNOLOGY.base + tech
        for tech in usable_technologies(sheet)
        if player.has(tech) and technology_refusal(state, seat, tech) is None
    ]


class TechnologyUsed(Event):
    __slots__ = ()
    kind = "technology"
    fields = (("card", TECHNOLOGY_DECK),)
    sentence = Phrase("{seat} uses {card}.", "{seat} korzysta z technologii: {card}.")


def use_technology(state: Inscription, seat: int, tech: int) -> None:
    use = TECHNOLOGY_CARDS[tech].use
    assert use is not None
    player = state.players[seat]
    player.research = player.research.but(used=use.flipped(player.research.used))
    state.note(TechnologyUsed, seat, tech)
    state.cause = use.effect
    use.effect.happen(state, seat, NO_SOURCE)


def black_dice(state: Inscription, player: Player, kind: int) -> int:
    """Black results of a kind that are not spent yet: they are taken to be spent last."""
    return 0 if player.once & BLACK_SPENT << kind else min(state.black[kind], player.pool[kind])


def black_kinds(state: Inscription, player: Player) -> list[int]:
    """Kinds of which a black result is left."""
    return [kind for kind in range(3) if black_dice(state, player, kind)]


def take_from_pool(state: Inscription, player: Player, kind: int) -> None:
    player.pool[kind] -= 1
    if state.task == STEP_3 and not player.pool[kind]:
        player.once |= BLACK_SPENT << kind


def abilities(state: Inscription, seat: int, sheet: int) -> list[int]:
    """What the faction and the relics offer besides."""
    found: list[int] = []
    player = state.players[seat]
    free = sheet == NAVIGATION and claimable(player) >> player.navigation.sheet.mecatol & 1
    if free and permits(player, FREE_MECATOL):
        found.append(ABILITY)
    if state.task == STEP_3:
        if ready(player, CONVERTS_A_DIE) and player.previous != player.active:
            for kind in black_kinds(state, player):
                found += [CONVERT.base + 3 * kind + other for other in range(3) if other != kind]
        if ready(player, GIVES_UP_A_DIE):
            found += [STALL.base + kind for kind in black_kinds(state, player)]
    for relic in player.relics.held:
        if relic != HIDDEN:
            on = RELIC_CARDS[relic].on
            if (on.moment is IN_A_STEP and on.refusal(state, seat, NO_SOURCE) is None) or (
                on.moment is EVENT_ENDED and state.task == STEP_3
            ):
                found.append(PLAY_RELIC.base + relic)
    return found


class DieConverted(Event):
    __slots__ = ()
    kind = "convert"
    fields = (("resource", RESOURCE_DOMAIN), ("other", RESOURCE_DOMAIN))
    sentence = Phrase("{seat} uses {resource} as {other}.", "{seat} używa zasobu {resource} jako: {other}.")


class DieGivenUp(Event):
    __slots__ = ()
    kind = "stall"
    fields = (("resource", RESOURCE_DOMAIN),)
    sentence = Phrase(
        "{seat} gives up {resource} of a black die.", "{seat} rezygnuje z zasobu czarnej kości: {resource}."
    )


def use_ability(state: Inscription, seat: int, option: int) -> None:
    player = state.players[seat]
    if option == ABILITY:
        claim_systems(state, seat, [player.navigation.sheet.mecatol])
    elif CONVERT.has(option):
        kind, other = CONVERT.places(option)
        flip(player, CONVERTS_A_DIE)
        take_from_pool(state, player, kind)
        player.pool[other] += 1
        state.note(DieConverted, seat, kind, other)
    elif STALL.has(option):
        flip(player, GIVES_UP_A_DIE)
        take_from_pool(state, player, option - STALL.base)
        state.note(DieGivenUp, seat, option - STALL.base)
        gain_goods(state, seat, 1)
    else:
        play_relic(state, seat, option - PLAY_RELIC.base)


def extras(state: Inscription, seat: int) -> list[int]:
    """Trade goods, kept assets, technologies, relics and abilities that can be used now (TI-STR-4, TI-STR-12)."""
    player = state.players[seat]
    sheet = player.active
    if sheet < 0 or state.task not in (STEP_1, STEP_3):
        return []
    found = abilities(state, seat, sheet)
    if player.research.unlocked >> (2 * sheet) & 3:
        found = technologies(state, seat, sheet) + found
    stock = player.stock
    if any(stock.kept):
        kinds = [kind for kind in KEPT_KINDS if stock.kept[kind] and SHEETS[sheet].asset_has_use(player, kind)]
        found = [USE.base + kind for kind in kinds] + found
    if stock.goods > stock.goods_spent:
        found = [TRADE.base + kind for kind in range(3) if SHEETS[sheet].has_use(player, kind)] + found
    return found


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


class GoodSpent(Event):
    __slots__ = ()
    kind = "trade"
    fields = (("resource", RESOURCE_DOMAIN), ("n", COUNT))
    sentence = Phrase(
        "{seat} spends a trade good as {resource} (×{n}).", "{seat} wydaje dobro handlowe jako {resource} (×{n})."
    )


def spend_trade_good(state: Inscription, seat: int, kind: int) -> None:
    """TI-AST-3: a resource of any kind; the first one of a round is two for the Emirates of Hacan."""
    player = state.players[seat]
    amount = 1 if player.once & TRADED else 1 + in_play(player).stat(FIRST_GOOD)
    player.once |= TRADED
    player.stock.goods_spent += 1
    player.pool[kind] += amount
    state.note(GoodSpent, seat, kind, amount)


class AssetSpent(Event):
    __slots__ = ()
    kind = "spend"
    fields = (("kept", KEPT_DOMAIN),)
    sentence = Phrase("{seat} spends an asset: {kept}.", "{seat} wydaje kapitał: {kept}.")


def spend_asset(state: Inscription, seat: int, sheet: int, kind: int) -> None:
    """Slash a kept asset and use it on the active sheet."""
    stock = state.players[seat].stock
    stock.kept = added(stock.kept, kind, -1)
    stock.spent = added(stock.spent, kind, 1)
    state.note(AssetSpent, seat, kind)
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
    asks = Phrase("What do you spend it on: {what}?", "Na co wydajesz: {what}?")
    topic = Phrase("Specialty", "Specjalizacja")

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

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"what": KEPT_NAMES[SPECIALTY + self.specialty]}

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        if option == LEGEND:
            return LEGENDS[self.specialty].say(scene.language)
        return super().label(state, kind, option, scene)


class SpendUpTo(OpenQuestion[Inscription]):
    """TI-IND-5: where does the next resource of the legend go? You may stop early."""

    __slots__ = ("kind", "left")
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "left")
    asks = Phrase(
        "Where does the next {resource} go? Up to {n} left", "Na co następny zasób ({resource})? Zostało do {n}"
    )
    topic = MARK

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

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"resource": RESOURCE_NAMES[self.kind], "n": self.left}

    def note(self, state: Inscription, scene: Scene) -> Text:
        return ONE_BY_ONE.say(scene.language)
