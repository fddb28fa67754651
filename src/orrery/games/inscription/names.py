"""The numbering of everything that has a number: resources, sheets, assets, cards and limits."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -2
"""No sheet, no faction, no event, no vote. (-1 stands for what is hidden.)"""

# Resources, in the order of the focus dice.
RESOURCES: Final = ("material", "influence", "research")
MATERIAL: Final = 0
INFLUENCE: Final = 1
RESEARCH: Final = 2
ANY: Final = 3
"""A free trade good: the kind is chosen when it is used."""

SHEET_IDS: Final = ("navigation", "expansion", "industry", "warfare")
NAVIGATION: Final = 0
EXPANSION: Final = 1
INDUSTRY: Final = 2
WARFARE: Final = 3
SIDES: Final = ("1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "b")
SIDE_B: Final = 8

SPECIALTIES: Final = ("cybernetic", "biotic", "warfare", "propulsion")
CYBERNETIC: Final = 0
BIOTIC: Final = 1
WARFARE_SPECIALTY: Final = 2
PROPULSION: Final = 3
COMMODITIES: Final = ("a", "b", "c")
HALVES: Final = ("left", "right")
LEFT: Final = 0
RIGHT: Final = 1

# Kept assets, as they stand in ``Player.kept``.
KEPT: Final = ("planet", *SPECIALTIES, "focus-material", "focus-influence", "focus-research")
PLANET: Final = 0
SPECIALTY: Final = 1
FOCUS: Final = 5

# Cards
FACTIONS: Final[list[str]] = []
RELICS: Final[list[str]] = []
OBJECTIVES: Final[list[str]] = []
AGENDAS: Final[list[str]] = []
EVENTS: Final[list[str]] = []
TECHNOLOGIES: Final[list[str]] = []
"""The ids of all cards by number; ``cards`` declares them."""
FACTIONS_DEALT: Final = 3
OBSIDIAN_VP: Final = 2
OBSIDIAN_MOST: Final = 6
RELICS_RESERVED: Final = 2
LATE_RELIC_VP: Final = 4
"""A relic drawn when none is left (TI-REL-2)."""
UNSEEN_RELIC_VP: Final = 4
"""What most relics are worth, where one cannot be seen."""
OBJECTIVES_PER_SHEET: Final = 3
AGENDAS_PER_STAGE: Final = 4
PASS: Final = 0
FAIL: Final = 1
STRATEGY: Final = 0
WAR: Final = 1
COUNCIL: Final = 2
PRODUCTION: Final = 3
SPECIAL: Final = 4

# Technologies, two printed on each sheet.
TECHNOLOGIES_PRINTED: Final = 8
GRAVITY_DRIVE: Final = 0
INTEGRATED_ECONOMY: Final = 1
NEURAL_MOTIVATOR: Final = 2
SELF_ASSEMBLY: Final = 3
PSYCHOARCHAEOLOGY: Final = 4
AI_ALGORITHM: Final = 5
FLEET_LOGISTICS: Final = 6
TRANSIT_DIODES: Final = 7

UNITS: Final = ("infantry", "pds", "cruiser", "dreadnought", "war-sun")
INFANTRY: Final = 0
PDS: Final = 1
CRUISER: Final = 2
DREADNOUGHT: Final = 3
WAR_SUN: Final = 4

# Boards and tracks
MOST_PLAYERS: Final = 8
AI: Final = 8
"""The AI faction, where a seat is named."""
MOST_SYSTEMS: Final = 37
MOST_WORMHOLES: Final = 8
MOST_PLANETS: Final = 7
PLANET_SIDE: Final = 4
"""Most rows and columns of a planet."""
DOCKS: Final = 3
DOCK_SYMBOLS: Final = 4
MOST_HEXES: Final = 56
WARS: Final = 4
COLUMNS: Final = 10
ROWS: Final = 12
SECTION_ROWS: Final = 3
TRADE_GOODS: Final = 14
VOTES: Final = 20
MOST_FREE_VOTES: Final = 3
POPULATION: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4)
MECATOL_VOTES: Final = (5, 4, 3, 2, 2, 1, 1, 1)
MECATOL_VP: Final = (7, 5, 3, 2, 1, 1, 1, 1)

# Difficulties of the AI faction
NO_AI: Final = -1
DIFFICULTIES: Final = ("easy", "medium", "hard")

# What a seat has done this round, as bits of ``Player.once``.
TRADED: Final = 1
CONVERTED: Final = 2
STALLED: Final = 4
QUANTUM: Final = 8
ANNOUNCED: Final = 16
"""A relic for the end of the event has been shown."""
DEVOTED: Final = 32
LATE: Final = 64
"""The active sheet is chosen in step 3 (Naalu)."""
BLACK_SPENT: Final = 128
"""No black die of the first kind is left; the next two bits say so of the others."""

# How a war ended, in ``Player.results``.
WON: Final = 1
TIED: Final = 2
LOST: Final = 3

# What desks are open for, in ``Inscription.task``.
CHOOSE_FACTION: Final = 0
SET_UP: Final = 1
STEP_1: Final = 2
STEP_3: Final = 3
END_OF_STRATEGY: Final = 4
STRENGTHEN_LEFT: Final = 5
STRENGTHEN_RIGHT: Final = 6
CROWNS: Final = 7
LEFT_WAR: Final = 8
RIGHT_WAR: Final = 9
SINGULARITY: Final = 10
VOTING: Final = 11
OUTCOME: Final = 12
