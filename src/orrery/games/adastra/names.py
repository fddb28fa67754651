"""How Ad Astra numbers what its rulebook names."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No seat, no card, no tile, no system."""
MOST_SEATS: Final = 5

# AA-DEF-RES
FOOD: Final = 0
RESEARCH: Final = 1
PRODUCTION: Final = 2
CREDITS: Final = 3
ANY: Final = 4
"""Resources of types that the player chooses, mixed freely."""
RESOURCES: Final = ("food", "research", "production", "credits")

# Professions gain the resource of the same number (AA-POP-INC).
FARMERS: Final = 0
SCIENTISTS: Final = 1
WORKERS: Final = 2
PROFESSIONS: Final = ("farmers", "scientists", "workers")
MOST_OF_A_PROFESSION: Final = 4

# AA-RES-3
BIOLOGY: Final = 0
PHYSICS: Final = 1
ENGINEERING: Final = 2
GOVERNMENT: Final = 3
BRANCHES: Final = ("biology", "physics", "engineering", "government")
MOST_LEVEL: Final = 5

# Standard actions (AA-ACT), and the empire action.
FLIGHT: Final = 0
ATTACK: Final = 1
INVASION: Final = 2
GROWTH: Final = 3
EXPLORE: Final = 4
BUILD: Final = 5
RESEARCHING: Final = 6
DIPLOMACY: Final = 7
EMPIRE_ACTION: Final = 8
ACTIONS: Final = ("flight", "attack", "invasion", "growth", "explore", "build", "research", "diplomacy", "empire")

# The cards of a hand that everybody has, numbered below the technologies when they are played (AA-COMP-5).
STARTING_A: Final = 0
STARTING_B: Final = 1
EMPIRE_CARD: Final = 2
OWN_CARDS: Final = 3
"""How many kinds of such cards there are: technology ``t`` is card ``OWN_CARDS + t`` of a hand."""
STARTING_A_ICONS: Final = (ATTACK, INVASION, EXPLORE, DIPLOMACY)
STARTING_B_ICONS: Final = (FLIGHT, GROWTH, BUILD, RESEARCHING)
COPIES_OF_B: Final = 3

# Units and orbital buildings: the classes of an empire's elements (AA-COMP-1).
FRIGATES: Final = 0
CRUISERS: Final = 1
TITAN: Final = 2
DOOM_STAR: Final = 3
OUTPOST: Final = 4
BATTLE_STATION: Final = 5
CLASSES: Final = ("frigates", "cruisers", "titan", "doom-star", "outpost", "battle-station")
UNIT_CLASSES: Final = 4
FIGURES: Final = (9, 6, 3, 1, 3, 4)
SLOTS: Final = (1, 2, 3, 3)
"""AA-LIM-UNIT: the slots that a unit of a class takes."""

# Neutral elements (AA-NEU).
RAIDERS: Final = 0
EEL: Final = 1
GUARDIAN: Final = 2
PIRATE_BASE: Final = 3
NEUTRALS: Final = ("pirate-raiders", "space-eel", "guardian", "pirate-base")
NEUTRAL_FIGURES: Final = (7, 2, 1, 1)

# AA-STATE-1
READY: Final = 0
EXHAUSTED: Final = 1
OVERLOADED: Final = 2
STATES: Final = ("ready", "exhausted", "overloaded")

# Planetary buildings (AA-BUILD).
FARM: Final = 0
SOIL_PLANT: Final = 1
LABORATORY: Final = 2
UNIVERSITY: Final = 3
FACTORY: Final = 4
MINING_PLANT: Final = 5
SPY_CENTER: Final = 6
TRADE_PORT: Final = 7
CSTH: Final = 8
ZST: Final = 9
DSU: Final = 10
BUILDINGS: Final = (
    "hydroponic-farm", "soil-enrichment-plant", "research-laboratory", "astro-university", "automated-factory",
    "robo-mining-plant", "spy-center", "trade-port", "csth", "zst", "dsu",
)  # fmt: skip
BUILDING_FIGURES: Final = (10, 6, 10, 6, 10, 6, 6, 10, 4, 4, 2)

# Who holds or possesses a system besides seats 0 to 4.
NEUTRAL: Final = 5
"""The side of pirates, eels and the Guardian."""
MINOR: Final = 5
"""Possesses a system as a minor civilization (XX-MIN-2)."""

# Star colours (AA-DEF-STAR).
GREEN: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
YELLOW: Final = 3
WHITE: Final = 4
WORMHOLE: Final = 5
COLOURS: Final = ("green", "blue", "orange", "yellow", "white", "wormhole")
COLOURED: Final = 4
"""Stars of a colour below this have a slot for a planet and one for a discovery."""

# Environment traits of planets (AA-COL-2).
NO_TRAIT: Final = -1
LOW_GRAVITY: Final = 0
HIGH_GRAVITY: Final = 1
LOW_TEMPERATURE: Final = 2
HIGH_TEMPERATURE: Final = 3
TRAITS: Final = ("low-gravity", "high-gravity", "low-temperature", "high-temperature")

# Limits (AA-DEF, AA-TRADE, AA-HAND).
FLAGS: Final = 6
INFLUENCE_TOKENS: Final = 6
EMPIRE_TOKENS: Final = 6
DIPLOMACY_TOKENS: Final = 8
HAND_LIMIT: Final = 10
POOL_LIMIT: Final = 5
TECHNOLOGY_LIMIT: Final = 6
MOST_UNREST: Final = 24
LEVEL_OF_FIELD: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9)
"""AA-UNR-1."""
