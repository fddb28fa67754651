"""The numbering of everything that has a number: cards, colours, tracks and places."""

from __future__ import annotations

from typing import Final

STRUCTURES: Final = (
    # blue
    "advanced-data-center", "autolab", "biospheres", "civil-transport", "holo-simulator",
    "interplanetary-administration", "planetary-stock-exchange", "planetary-supercomputer",
    "soil-enrichment-facility", "space-port", "trade-goods", "weather-controller", "astro-university",
    # red
    "battleship", "death-spores", "doom-star", "fighter-garrison", "government-support-facility",
    "orbital-batteries", "space-elevator", "titan", "troop-transport", "marine-barracks", "missile-base",
    # yellow
    "artemis-system-net", "cloning-center", "colonial-revenue-service", "high-orbit-sonar", "recyclotron",
    "star-fortress", "robotic-factory", "deep-core-mine", "imperial-treasury", "monument-of-unity",
    "microlite-foundry",
    # grey
    "colony-ship", "communication-satellite", "destroyer", "espionage-training-facility", "frigate",
    "pleasure-dome", "spy-center", "galactic-cybernet", "scout-ship", "jump-gate",
)  # fmt: skip
ADVISORS: Final = (
    "advia-osm", "fulcrum-sandebar", "harrava", "kuruk", "moldred", "quail", "vale-the-whisperer", "viktoriya",
)  # fmt: skip
RACES: Final = ("humans", "alkari", "bulrathi", "darlok", "meklar", "mrrshan", "psilon")
COLOURS: Final = ("blue", "red", "yellow", "grey")

STRUCTURE_KINDS: Final = len(STRUCTURES)
COPIES: Final = 2
NO_CARD: Final = -1
FULCRUM: Final = STRUCTURE_KINDS + 1
"""Advisors are numbered after the structures, so Fulcrum Sandebar can lie in a system."""
HARRAVA: Final = STRUCTURE_KINDS + 2

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREY: Final = 3
NO_COLOUR: Final = -1

# What a player has, by its place in ``Player.has``.
FOOD: Final = 0
FLEET: Final = 1
PRODUCTION: Final = 2
MORALE: Final = 3
VP: Final = 4
RESERVE: Final = 5
POOL: Final = 6
SPENT: Final = 7
PROPAGANDA_MADE: Final = 8
CUBES: Final = 9
"""From here on: the cube on the Working card of each of five systems, then on the Advisor."""
ATTACKS: Final = 15
"""From here on: the attack markers on each seat's board."""

# Where an effect comes from: a system (0 to 4), or one of these.
ADVISOR: Final = 5
RACE: Final = 6

ANYWHERE: Final = -1
NEW_SYSTEM: Final = 5

# When an effect is triggered.
AFTER_ATTACKING: Final = 0
START_OF_ROUND: Final = 1

HUMANS: Final = 0
NO_RACE: Final = -1

ROUNDS: Final = 8
MOST_RESOURCES: Final = 9
MOST_MORALE: Final = 10
MORALE_LIMIT: Final = 6
SYSTEMS: Final = 4
SYSTEM_SIZE: Final = 5
HAND: Final = 5
ACTION_CUBES: Final = 10
ADVISORS_ON_OFFER: Final = 5

TRADES: Final = (
    (FOOD, 3, FLEET, 2),
    (FLEET, 2, FOOD, 3),
    (FLEET, 2, PRODUCTION, 1),
    (PRODUCTION, 1, FLEET, 2),
    (PRODUCTION, 1, FOOD, 3),
    (FOOD, 3, PRODUCTION, 1),
)
