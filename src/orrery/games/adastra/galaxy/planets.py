"""AA-COL: the planet tiles, by the colour of their star; then Orion and the home planets, which fit any."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.tiles import PLANETS, Planet
from orrery.games.adastra.names import (
    BLUE,
    EEL,
    GREEN,
    GUARDIAN,
    HIGH_GRAVITY,
    HIGH_TEMPERATURE,
    LOW_GRAVITY,
    LOW_TEMPERATURE,
    NO_TRAIT,
    ORANGE,
    YELLOW,
)
from orrery.games.parts.provenance import DESIGNED, INFERRED, Provenance
from orrery.kernel.text import Phrase

ANY_STAR: Final = -1
HOME_VP: Final = 2
HOME_UNREST: Final = 2
HOME: Final = Phrase("Home", "ojczysta")

Professions = tuple[int, int, int]
"""Farmers, scientists, workers."""
NO_ICON: Final = (0, 0, 0)
FARMER: Final = (1, 0, 0)
SCIENTIST: Final = (0, 1, 0)
WORKER: Final = (0, 0, 1)


def planet(
    name: str,
    colour: int,
    en: str,
    pl: str,
    vp: int,
    unrest: int,
    limits: Professions,
    terraforming: Professions,
    advanced: Professions,
    trait: int = NO_TRAIT,
    defender: int = -1,
    expansion: bool = False,
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare a regular planet tile; its name is the same in every language, its class is not."""
    PLANETS.add(
        Planet(
            name.lower(), Phrase(name, name), Phrase(en, pl), colour, vp, unrest, limits, terraforming, advanced,
            trait, defender, False, False, expansion, provenance,
        )
    )  # fmt: skip


def home(
    name: str,
    limits: Professions,
    terraforming: Professions,
    advanced: Professions,
    trait: int = NO_TRAIT,
    pl: str = "",
    expansion: bool = False,
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare an empire's home planet."""
    PLANETS.add(
        Planet(
            name.lower(), Phrase(name, pl or name), HOME, ANY_STAR, HOME_VP, HOME_UNREST, limits, terraforming,
            advanced, trait, -1, True, False, expansion, provenance,
        )
    )  # fmt: skip


# Green: food
planet("Proteus", GREEN, "Swamp", "bagienna", 1, 3, (3, 1, 0), WORKER, SCIENTIST, provenance=INFERRED)
planet("Willow", GREEN, "Jungle", "dżunglowa", 1, 2, (2, 1, 0), FARMER, WORKER, HIGH_TEMPERATURE)
planet("Aurora", GREEN, "Gaia", "Gaja", 2, 5, (3, 1, 1), FARMER, SCIENTIST)
planet("Lyae", GREEN, "Ocean", "oceaniczna", 1, 2, (2, 1, 0), (1, 1, 0), WORKER, LOW_GRAVITY)
planet("Kakata", GREEN, "Steppe", "stepowa", 1, 2, (2, 0, 1), (1, 0, 1), NO_ICON, HIGH_GRAVITY)
planet("Selia", GREEN, "Taiga", "tajgowa", 1, 2, (2, 0, 1), (1, 1, 0), WORKER, LOW_TEMPERATURE)
planet("Morrig", GREEN, "Reef", "rafowa", 3, 3, (3, 1, 1), SCIENTIST, WORKER, defender=EEL)
planet("Yarrow", GREEN, "Prairie", "preriowa", 2, 4, (3, 0, 1), (0, 1, 1), NO_ICON, LOW_GRAVITY)
planet("Whynil", GREEN, "Mangrove", "namorzynowa", 1, 2, (2, 1, 0), WORKER, FARMER, HIGH_GRAVITY, expansion=True)

# Blue: research
planet("Crypto", BLUE, "Cave", "jaskiniowa", 1, 2, (1, 2, 0), SCIENTIST, WORKER, LOW_GRAVITY, provenance=INFERRED)
planet("Rotan", BLUE, "Ice", "lodowa", 1, 2, (0, 3, 0), FARMER, SCIENTIST, LOW_TEMPERATURE, provenance=INFERRED)
planet("Keeta", BLUE, "Archipelago", "archipelagowa", 1, 3, (2, 2, 0), (0, 2, 0), WORKER, provenance=INFERRED)
planet("Xendalla", BLUE, "Crystal", "kryształowa", 2, 4, (0, 3, 1), WORKER, FARMER, HIGH_GRAVITY)
planet("Esper", BLUE, "Storm", "burzowa", 2, 3, (1, 2, 0), SCIENTIST, WORKER, HIGH_TEMPERATURE)
planet("Ixion", BLUE, "Ruins", "zrujnowana", 3, 3, (1, 3, 1), WORKER, SCIENTIST, defender=EEL)
planet("Nyarl", BLUE, "Mist", "mglista", 1, 2, (1, 2, 0), FARMER, SCIENTIST, HIGH_GRAVITY)
planet("Vox", BLUE, "Resonant", "rezonująca", 2, 3, (0, 2, 1), SCIENTIST, FARMER, LOW_GRAVITY, expansion=True)

# Orange: production
planet("Rha", ORANGE, "Desert", "pustynna", 1, 3, (1, 0, 3), SCIENTIST, FARMER, HIGH_TEMPERATURE, provenance=INFERRED)
planet("Incedius", ORANGE, "Volcanic", "wulkaniczna", 2, 4, (0, 1, 3), WORKER, SCIENTIST, HIGH_TEMPERATURE)
planet("Tyr", ORANGE, "Barren", "jałowa", 1, 2, (0, 1, 2), WORKER, FARMER, LOW_GRAVITY)
planet("Gorra", ORANGE, "Iron", "żelazna", 2, 4, (0, 0, 4), SCIENTIST, FARMER, HIGH_GRAVITY)
planet("Stalaz", ORANGE, "Canyon", "kanionowa", 1, 3, (1, 1, 2), WORKER, FARMER)
planet("Zoctan", ORANGE, "Toxic", "toksyczna", 1, 2, (0, 0, 3), WORKER, SCIENTIST, HIGH_GRAVITY)
planet("Ukko", ORANGE, "Frozen Ore", "zamarzniętych rud", 1, 2, (0, 1, 2), FARMER, WORKER, LOW_TEMPERATURE)
planet("Dunatis", ORANGE, "Radiated", "napromieniowana", 2, 3, (0, 0, 3), SCIENTIST, SCIENTIST, LOW_TEMPERATURE)
planet("Helos", ORANGE, "Inferno", "piekielna", 1, 2, (0, 1, 2), WORKER, SCIENTIST, HIGH_TEMPERATURE, expansion=True)

# Yellow: mixed
planet("Firma", YELLOW, "Terran", "ziemiopodobna", 2, 3, (2, 1, 1), FARMER, SCIENTIST)
planet("Artemis", YELLOW, "Tundra", "tundrowa", 2, 3, (1, 2, 1), WORKER, FARMER, LOW_TEMPERATURE)
planet("Rayden", YELLOW, "Arid", "sucha", 2, 3, (1, 1, 2), SCIENTIST, FARMER, HIGH_TEMPERATURE)
planet("Talas", YELLOW, "Highland", "wyżynna", 3, 5, (2, 1, 1), (0, 1, 1), NO_ICON, LOW_GRAVITY)
planet("Centauri", YELLOW, "Snowfield", "śnieżna", 2, 4, (2, 2, 0), (0, 0, 2), WORKER, LOW_TEMPERATURE, expansion=True)

PLANETS.add(
    Planet(
        "orion", Phrase("Orion", "Orion"), Phrase("Ancient Gaia", "pradawna Gaja"), ANY_STAR, 4, 2, (3, 3, 3),
        SCIENTIST, (1, 0, 1), defender=GUARDIAN, orion=True, provenance=INFERRED,
    )
)  # fmt: skip

home("Earth", (2, 2, 2), FARMER, (0, 1, 1), pl="Ziemia", provenance=INFERRED)
home("Mentar", (2, 3, 1), SCIENTIST, (1, 0, 1), LOW_GRAVITY)
home("Kholdan", (2, 1, 3), WORKER, (1, 1, 0))
home("Cryslon", (0, 1, 3), (0, 1, 1), (0, 2, 0), HIGH_TEMPERATURE, provenance=INFERRED)
home("Fieras", (2, 1, 2), (1, 0, 1), (0, 1, 1), HIGH_TEMPERATURE)
home("Sssla", (3, 1, 2), SCIENTIST, (0, 1, 1))
home("Nazin", (2, 2, 1), (0, 1, 1), (0, 1, 1), LOW_TEMPERATURE, expansion=True)
home("Altair", (2, 2, 1), (1, 0, 1), (0, 1, 1), LOW_GRAVITY, expansion=True)
home("Ursa", (2, 1, 3), (1, 0, 1), SCIENTIST, HIGH_GRAVITY, expansion=True)
