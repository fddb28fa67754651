"""When abilities work, which figures they change, and what they allow: the words that components are made of."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.allowances import (
    ADVANCED_JUMP_DRIVE,
    ADVANCED_TERRAFORMING,
    AMBASSADOR,
    ANCIENT_WINDS,
    BEST_DIPLOMATS,
    BETTER_DIPLOMATS,
    BROOD_SHIP,
    BUILDABLE,
    CLOAKED_CRUISERS,
    CLOAKED_FRIGATES,
    CRYSTAL_HULL,
    DEEP_WARRENS,
    EXTEND_AGAIN,
    FALSE_FLAG,
    GEOSYMBIOSIS,
    HIVE_CARRIER,
    IMPOSING,
    JUMP_DRIVE,
    LITHOVORES,
    REPAIR_UNIT,
    SHADOW_WEB,
    SHARED_INFLUENCE,
    SIEGE_ENGINE,
    SKY_HERALDS,
    SKY_PALACE,
    SPAWNING_ARK,
    SPY_PROOF,
    STAR_GATE,
    STEADFAST,
    TACHYON,
    TERRAFORMING,
    VOIDWALK,
    WARP_DISSIPATER,
)
from orrery.games.adastra.figures import (
    ALL_FREE,
    ANOMALIES_DRAWN,
    BUILT_IN_EACH,
    BUILT_IN_ONE,
    CAPTURE_COST,
    COLONIZING,
    DISCOVERIES_DRAWN,
    FORCE_TOKENS,
    FOREIGN_UNREST,
    FREE_CHOICES,
    GARRISON,
    GROWN_IN_ONE,
    HIRE_COST,
    LIMIT,
    ORBITAL_FIREPOWER,
    ORBITAL_HULL,
    OWN_UNREST_COST,
    PLANETS_DRAWN,
    REQUIRED_LEVEL,
    SPEED,
    SURVEY_SUITE,
    SWAP_AGAINST,
    SWAP_COST,
    TECHNOLOGIES,
    UPKEEP,
    WEAPON_COST,
)
from orrery.games.adastra.speech import GRAMMAR, TOGETHER, say_change
from orrery.games.parts.ability import Moment
from orrery.kernel.text import Phrase


def _moment(id: str, en: str, pl: str) -> Moment:
    return GRAMMAR.moment(id, Phrase(en, pl))


# Moments at which an ability may be used: free actions, and the windows of actions and tests (AA-WIN).
FREE_ACTION: Final = _moment("free-action", "free action: {effect}", "akcja darmowa: {effect}")
EMPIRE_TURN: Final = _moment("empire-action", "empire action: {effect}", "akcja imperium: {effect}")
BEFORE_GROWTH: Final = _moment(
    "before-growth",
    "when you start a Growth action, before you choose systems: {effect}",
    "gdy zaczynasz akcję Przyrostu Populacji, przed wyborem układów: {effect}",
)
BEFORE_BUILD: Final = _moment(
    "before-build",
    "when you start a Build action, before you choose systems: {effect}",
    "gdy zaczynasz akcję Budowy, przed wyborem układów: {effect}",
)
EXPLORING: Final = _moment(
    "exploring",
    "when you explore a new system, before you draw: {effect}",
    "gdy badasz nowy układ, przed dobraniem kafelków: {effect}",
)
COMBAT_START: Final = _moment("combat-start", "at the start of a combat: {effect}", "na początku walki: {effect}")
BEFORE_ROLL: Final = _moment("before-roll", "before a combat roll: {effect}", "przed rzutem na walkę: {effect}")
AFTER_ROLL: Final = _moment("after-roll", "after your combat roll: {effect}", "po twoim rzucie na walkę: {effect}")
WITHDRAWAL: Final = _moment(
    "withdrawal", "in the withdrawal step of a combat: {effect}", "w kroku wycofania się z walki: {effect}"
)
INVASION_START: Final = _moment(
    "invasion-start", "at the start of an invasion: {effect}", "na początku inwazji: {effect}"
)
INVASION_ROLLED: Final = _moment(
    "invasion-rolled", "after your invasion roll: {effect}", "po twoim rzucie na inwazję: {effect}"
)
DIPLOMACY_START: Final = _moment(
    "diplomacy-start", "before your diplomacy roll: {effect}", "przed twoim rzutem na dyplomację: {effect}"
)
DIPLOMACY_ROLLED: Final = _moment(
    "diplomacy-rolled", "after your diplomacy roll: {effect}", "po twoim rzucie na dyplomację: {effect}"
)

# Moments at which an ability works by itself.
DEVELOPED: Final = _moment(
    "developed",
    "each time you develop a technology card: {effect}",
    "za każdym razem, gdy opracujesz kartę technologii: {effect}",
)
COMBAT_WON: Final = _moment(
    "combat-won",
    "each time you win a combat, against players or neutral elements: {effect}",
    "za każdym razem, gdy wygrasz walkę z graczem lub elementami neutralnymi: {effect}",
)
COMBAT_ENDED: Final = _moment(
    "combat-ended",
    "at the end of each combat in which you took part: {effect}",
    "na koniec każdej walki, w której bierzesz udział: {effect}",
)
INVASION_WON: Final = _moment(
    "invasion-won", "each time you win an invasion: {effect}", "za każdym razem, gdy wygrasz inwazję: {effect}"
)
INVASION_ENDED: Final = _moment(
    "invasion-ended",
    "at the end of each invasion in which you took part: {effect}",
    "na koniec każdej inwazji, w której bierzesz udział: {effect}",
)
TOKEN_REMOVED: Final = _moment(
    "token-removed",
    "each time one of your units removes an anomaly token: {effect}",
    "za każdym razem, gdy twoja jednostka usunie żeton anomalii: {effect}",
)
EXPLORED: Final = _moment(
    "explored", "each time you explore a new system: {effect}", "za każdym razem, gdy zbadasz nowy układ: {effect}"
)
MANAGEMENT: Final = _moment("management", "in management step 4: {effect}", "w kroku 4 etapu zarządzania: {effect}")
DRAFT_ENDED: Final = _moment(
    "draft-ended", "at the end of each draft phase: {effect}", "na koniec każdej fazy draftu: {effect}"
)
LABOUR: Final = _moment(
    "labour",
    "when you use Forced Labour and raise your unrest by at least 2 fields: {effect}",
    "gdy korzystasz z Przymusowej Pracy i zwiększasz niezadowolenie o co najmniej 2 pola: {effect}",
)
TRADED: Final = _moment(
    "traded",
    "when you conclude an unforced Trade Agreement in which both sides give at least 1 resource: {effect}",
    "gdy zawierasz niewymuszoną Umowę Handlową, w której obie strony dają co najmniej 1 zasób: {effect}",
)
ENTERED: Final = _moment(
    "entered",
    "when this unit enters a system: {effect}",
    "gdy ta jednostka wchodzi do układu: {effect}",
)

CLAIMED: Final = _moment("claimed", "whoever takes it: {effect}", "kto ją bierze: {effect}")
DIPLOMATIC: Final = _moment("diplomatic", "diplomatic effect: {effect}", "efekt dyplomatyczny: {effect}")

# Kinds of clauses that only this game has.
INCOME: Final = GRAMMAR.family("income")
DICE: Final = GRAMMAR.family("dice")
WEAPON: Final = GRAMMAR.family("weapon")
LANDING: Final = GRAMMAR.family("landing")
"""Active effects of an invasion."""
SHIELD: Final = GRAMMAR.family("shield")
ARMOUR: Final = GRAMMAR.family("armour")
DISCOUNT: Final = GRAMMAR.family("discount")
SUBSTITUTE: Final = GRAMMAR.family("substitute")
FORCING: Final = GRAMMAR.family("forcing")
"""Forcing a Trade Agreement without flipping a token (AA-TRADE-4)."""
SCORE: Final = GRAMMAR.family("score")

__all__ = [
    "ADVANCED_JUMP_DRIVE",
    "ADVANCED_TERRAFORMING",
    "AFTER_ROLL",
    "ALL_FREE",
    "AMBASSADOR",
    "ANCIENT_WINDS",
    "ANOMALIES_DRAWN",
    "ARMOUR",
    "BEFORE_BUILD",
    "BEFORE_GROWTH",
    "BEFORE_ROLL",
    "BEST_DIPLOMATS",
    "BETTER_DIPLOMATS",
    "BROOD_SHIP",
    "BUILDABLE",
    "BUILT_IN_EACH",
    "BUILT_IN_ONE",
    "CAPTURE_COST",
    "CLAIMED",
    "CLOAKED_CRUISERS",
    "CLOAKED_FRIGATES",
    "COLONIZING",
    "COMBAT_ENDED",
    "COMBAT_START",
    "COMBAT_WON",
    "CRYSTAL_HULL",
    "DEEP_WARRENS",
    "DEVELOPED",
    "DICE",
    "DIPLOMACY_ROLLED",
    "DIPLOMACY_START",
    "DIPLOMATIC",
    "DISCOUNT",
    "DISCOVERIES_DRAWN",
    "DRAFT_ENDED",
    "EMPIRE_TURN",
    "ENTERED",
    "EXPLORED",
    "EXPLORING",
    "EXTEND_AGAIN",
    "FALSE_FLAG",
    "FORCE_TOKENS",
    "FORCING",
    "FOREIGN_UNREST",
    "FREE_ACTION",
    "FREE_CHOICES",
    "GARRISON",
    "GEOSYMBIOSIS",
    "GRAMMAR",
    "GROWN_IN_ONE",
    "HIRE_COST",
    "HIVE_CARRIER",
    "IMPOSING",
    "INCOME",
    "INVASION_ENDED",
    "INVASION_ROLLED",
    "INVASION_START",
    "INVASION_WON",
    "JUMP_DRIVE",
    "LABOUR",
    "LANDING",
    "LIMIT",
    "LITHOVORES",
    "MANAGEMENT",
    "ORBITAL_FIREPOWER",
    "ORBITAL_HULL",
    "OWN_UNREST_COST",
    "PLANETS_DRAWN",
    "REPAIR_UNIT",
    "REQUIRED_LEVEL",
    "SCORE",
    "SHADOW_WEB",
    "SHARED_INFLUENCE",
    "SHIELD",
    "SIEGE_ENGINE",
    "SKY_HERALDS",
    "SKY_PALACE",
    "SPAWNING_ARK",
    "SPEED",
    "SPY_PROOF",
    "STAR_GATE",
    "STEADFAST",
    "SUBSTITUTE",
    "SURVEY_SUITE",
    "SWAP_AGAINST",
    "SWAP_COST",
    "TACHYON",
    "TECHNOLOGIES",
    "TERRAFORMING",
    "TOGETHER",
    "TOKEN_REMOVED",
    "TRADED",
    "UPKEEP",
    "VOIDWALK",
    "WARP_DISSIPATER",
    "WEAPON",
    "WEAPON_COST",
    "WITHDRAWAL",
    "say_change",
]
