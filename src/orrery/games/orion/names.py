"""The numbering of everything that has a number: cards, colours, tracks and places."""

from __future__ import annotations

from typing import Final

STRUCTURES: Final[list[str]] = []
ADVISORS: Final[list[str]] = []
RACES: Final[list[str]] = []
"""The ids of all cards and races by number, Advisors after the structures; ``cards`` declares them."""
COLOURS: Final = ("blue", "red", "yellow", "grey")

COPIES: Final = 2
NO_CARD: Final = -1

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREY: Final = 3
NO_COLOUR: Final = -1

# What a player has, by its place in ``Player.counts``.
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
