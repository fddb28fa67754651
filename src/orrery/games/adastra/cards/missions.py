"""The 15 missions: a public part for the table, a secret part for a player."""

from __future__ import annotations

from orrery.games.adastra.cards.boxes import MISSIONS, Mission, Needs, Tier
from orrery.games.adastra.metrics import (
    BATTLE_STATIONS,
    BRANCH_MAX,
    BRANCH_MIN,
    BRANCH_SUM,
    BRANCHES_AT_2,
    BUILDING_KINDS,
    COMBATS_WON,
    DIPLOMATS_IN_POOL,
    DIPLOMATS_TOTAL,
    DISCOVERIES,
    FIREPOWER_ON_MAP,
    GUARDIAN_DESTROYED,
    INFLUENCE_ABROAD,
    INFLUENCE_ON_MAP,
    INVASIONS_WON,
    NEUTRALS_DESTROYED,
    ORBITAL_BUILDINGS,
    PLANETARY_BUILDINGS,
    POPULATION,
    POSSESS_DSU,
    POSSESS_ORION,
    SCANNER_VP,
    STOCK_MIN,
    SYSTEMS_POSSESSED,
    UNREST_LEVEL,
    Counting,
)
from orrery.kernel.text import Phrase


def mission(id: str, en: str, pl: str, public: Tier, *secret: Tier) -> None:
    """Declare a mission; its secret tiers from the lowest to the highest."""
    MISSIONS.add(Mission(id, Phrase(en, pl), public, secret))


def public(*needs: Needs, any: bool = False) -> Tier:
    return Tier(1, *needs, any=any)


def tiers(metric: Counting, low: int, middle: int, high: int) -> tuple[Tier, Tier, Tier]:
    """2, 3 and 4 victory points for so much of one thing."""
    return Tier(2, Needs(metric, low)), Tier(3, Needs(metric, middle)), Tier(4, Needs(metric, high))


CALM = Needs(UNREST_LEVEL, most=0)

mission(
    "manifest-destiny", "Manifest Destiny", "Boskie przeznaczenie",
    public(Needs(SYSTEMS_POSSESSED, 3)), *tiers(SYSTEMS_POSSESSED, 4, 5, 6),
)  # fmt: skip
mission(
    "teeming-billions", "Teeming Billions", "Niezliczone miliardy",
    public(Needs(POPULATION, 8)), *tiers(POPULATION, 13, 16, 19),
)  # fmt: skip
mission(
    "path-of-enlightenment", "Path of Enlightenment", "Ścieżka oświecenia",
    public(Needs(BRANCH_MAX, 3)), *tiers(BRANCH_SUM, 8, 10, 12),
)  # fmt: skip
mission(
    "galactic-renaissance", "Galactic Renaissance", "Galaktyczny renesans",
    public(Needs(BRANCH_MIN, 1)),
    Tier(2, Needs(BRANCHES_AT_2, 3)), Tier(3, Needs(BRANCH_MIN, 2)), Tier(4, Needs(BRANCH_MIN, 3)),
)  # fmt: skip
mission(
    "forges-of-industry", "Forges of Industry", "Kuźnie przemysłu",
    public(Needs(PLANETARY_BUILDINGS, 3)), *tiers(BUILDING_KINDS, 3, 4, 5),
)  # fmt: skip
mission(
    "grand-armada", "Grand Armada", "Wielka armada",
    public(Needs(FIREPOWER_ON_MAP, 7)), *tiers(FIREPOWER_ON_MAP, 10, 13, 17),
)  # fmt: skip
mission(
    "bastions-of-the-realm", "Bastions of the Realm", "Bastiony imperium",
    public(Needs(ORBITAL_BUILDINGS, 3)), *tiers(BATTLE_STATIONS, 2, 3, 4),
)  # fmt: skip
mission(
    "wardens-of-the-spaceways", "Wardens of the Spaceways", "Strażnicy szlaków",
    public(Needs(NEUTRALS_DESTROYED, 2)),
    Tier(2, Needs(NEUTRALS_DESTROYED, 3)), Tier(3, Needs(NEUTRALS_DESTROYED, 4)),
    Tier(4, Needs(NEUTRALS_DESTROYED, 5), Needs(GUARDIAN_DESTROYED, 1), any=True),
)  # fmt: skip
mission(
    "silver-tongues", "Silver Tongues", "Złotouści",
    public(Needs(INFLUENCE_ON_MAP, 4)), *tiers(INFLUENCE_ABROAD, 1, 2, 3),
)  # fmt: skip
mission(
    "shadow-cabinet", "Shadow Cabinet", "Gabinet cieni",
    public(Needs(DIPLOMATS_IN_POOL, 3)), *tiers(DIPLOMATS_TOTAL, 4, 5, 6),
)  # fmt: skip
mission(
    "pax-imperia", "Pax Imperia", "Pax Imperia",
    public(CALM, Needs(SYSTEMS_POSSESSED, 3)),
    Tier(2, CALM, Needs(SYSTEMS_POSSESSED, 3)), Tier(3, CALM, Needs(SYSTEMS_POSSESSED, 4)),
    Tier(4, CALM, Needs(SYSTEMS_POSSESSED, 5)),
)  # fmt: skip
mission(
    "silos-of-plenty", "Silos of Plenty", "Spichlerze dostatku",
    public(Needs(STOCK_MIN, 3)), *tiers(STOCK_MIN, 5, 6, 8),
)  # fmt: skip
mission(
    "seekers-of-the-unknown", "Seekers of the Unknown", "Poszukiwacze nieznanego",
    public(Needs(DISCOVERIES, 3)), *tiers(DISCOVERIES, 4, 6, 8),
)  # fmt: skip
mission(
    "iron-fist", "Iron Fist", "Żelazna pięść",
    public(Needs(COMBATS_WON, 1), Needs(INVASIONS_WON, 1), any=True),
    Tier(2, Needs(COMBATS_WON, 1)), Tier(3, Needs(INVASIONS_WON, 1)), Tier(4, Needs(INVASIONS_WON, 2)),
)  # fmt: skip
mission(
    "legacy-of-orion", "Legacy of Orion", "Dziedzictwo Oriona",
    public(Needs(SCANNER_VP, 1)),
    Tier(2, Needs(SCANNER_VP, 2)), Tier(3, Needs(SCANNER_VP, 3)),
    Tier(4, Needs(POSSESS_ORION, 1), Needs(POSSESS_DSU, 1), any=True),
)  # fmt: skip
