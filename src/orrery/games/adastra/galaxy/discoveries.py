"""AA-DISC: the discovery tiles with their icons, and the tiles of minor civilizations."""

from __future__ import annotations

from orrery.games.adastra.galaxy.tiles import (
    ASTEROIDS,
    DISCOVERIES,
    GRAVITY_WAVES,
    LARGE_PLANET,
    MICRO_WORMHOLE,
    MONUMENTAL,
    SMALL_PLANET,
    STABLE_ORBIT,
    VOIDWALKERS,
    WASTELANDS,
    Discovery,
)
from orrery.games.adastra.names import CREDITS, EEL, FOOD, PRODUCTION, RAIDERS, RESEARCH
from orrery.games.adastra.pieces import Component
from orrery.games.parts.ability import Clause
from orrery.kernel.text import Phrase


def discovery(
    id: str,
    en: str,
    pl: str,
    features: int = 0,
    tokens: int = 0,
    neutral: int = -1,
    income: int = -1,
    fauna: int = 0,
    limits: tuple[int, int, int] = (0, 0, 0),
) -> None:
    """Declare a discovery tile by its icons."""
    DISCOVERIES.add(Discovery(id, Phrase(en, pl), features, tokens, neutral, income, fauna, limits))


def minor(id: str, en: str, pl: str, features: int = 0) -> None:
    """Declare the tile of a minor civilization; its ability comes with the cards."""
    DISCOVERIES.add(Discovery(id, Phrase(en, pl), features, minor=True))


def endow(id: str, *clauses: Clause) -> Component:
    """Give a minor civilization its ability, for whoever controls its system (XX-MIN-4)."""
    tile = DISCOVERIES[DISCOVERIES.number(id)]
    tile.ability = Component(id, tile.title, clauses)
    return tile.ability


discovery("kelp-forests", "Kelp Forests", "Lasy Wodorostów", income=FOOD)
discovery("bloom-seas", "Bloom Seas", "Kwitnące Morza", income=FOOD, fauna=1)
discovery("gold-veins", "Gold Veins", "Złote Żyły", income=CREDITS)
discovery("smugglers-mint", "Smugglers' Mint", "Mennica Przemytników", income=CREDITS, neutral=RAIDERS)
discovery("dark-quartz-seams", "Dark Quartz Seams", "Pokłady Ciemnego Kwarcu", income=PRODUCTION)
discovery("quartz-maelstrom", "Quartz Maelstrom", "Kwarcowy Wir", GRAVITY_WAVES, income=PRODUCTION)
discovery("precursor-artifacts", "Precursor Artifacts", "Artefakty Prekursorów", income=RESEARCH)
discovery(
    "eel-guarded-vault", "Eel-Guarded Vault", "Skarbiec pod Strażą Węgorza", tokens=1, neutral=EEL, income=RESEARCH
)
discovery("fold-point", "Fold Point", "Punkt Zagięcia", MICRO_WORMHOLE)
discovery("humming-rift", "Humming Rift", "Brzęcząca Szczelina", MICRO_WORMHOLE, tokens=1)
discovery("gate-in-the-rubble", "Gate in the Rubble", "Brama w Gruzach", MICRO_WORMHOLE | ASTEROIDS)
discovery("glittering-belt", "Glittering Belt", "Roziskrzony Pas", ASTEROIDS, tokens=1)
discovery("ore-belt", "Ore Belt", "Rudonośny Pas", ASTEROIDS, limits=(0, 0, 1))
discovery("fertile-valleys", "Fertile Valleys", "Żyzne Doliny", limits=(1, 0, 0))
discovery("clear-skies", "Clear Skies", "Czyste Niebo", limits=(0, 1, 0))
discovery("strip-mines", "Strip Mines", "Kopalnie Odkrywkowe", WASTELANDS, limits=(0, 0, 2))
discovery("signal-source", "Signal Source", "Źródło Sygnału", tokens=2)
discovery("ion-veil", "Ion Veil", "Jonowa Zasłona", GRAVITY_WAVES, tokens=2)
discovery("wreckers-nest", "Wreckers' Nest", "Gniazdo Grabieżców", tokens=2, neutral=RAIDERS)
discovery("high-anchorage", "High Anchorage", "Wysoka Przystań", STABLE_ORBIT, tokens=1)
discovery("dead-world-beacon", "Dead-World Beacon", "Latarnia Martwego Świata", WASTELANDS, tokens=3)
discovery("twin-moons", "Twin Moons", "Bliźniacze Księżyce", STABLE_ORBIT, fauna=-1)
discovery("broad-plains", "Broad Plains", "Rozległe Równiny", LARGE_PLANET)
discovery("megafauna-continent", "Megafauna Continent", "Kontynent Megafauny", LARGE_PLANET, fauna=2, limits=(1, 0, 0))
discovery("pocket-eden", "Pocket Eden", "Kieszonkowy Eden", SMALL_PLANET, fauna=-2)
discovery("colossus", "Colossus", "Kolos", MONUMENTAL | SMALL_PLANET)
discovery("temple-moons", "Temple Moons", "Świątynne Księżyce", MONUMENTAL, fauna=2)
discovery("leviathan-shoals", "Leviathan Shoals", "Mielizny Lewiatanów", ASTEROIDS, tokens=2, neutral=EEL)

minor("nommo-gardeners", "Nommo Gardeners", "Ogrodnicy Nommo")
minor("oolan-archivists", "Oolan Archivists", "Archiwiści Oolan")
minor("ketari-shipwrights", "Ketari Shipwrights", "Szkutnicy Ketari")
minor("zeff-caravans", "Zeff Caravans", "Karawany Zeff")
minor("bhorr-mercenaries", "Bhorr Mercenaries", "Najemnicy Bhorr")
minor("tanoth-mediators", "Tanoth Mediators", "Mediatorzy Tanoth")
minor("choir-of-selu", "Choir of Selu", "Chór z Selu")
minor("voidwalkers-of-yss", "Voidwalkers of Yss", "Wędrowcy Pustki z Yss", VOIDWALKERS)
