"""Orion's vocabulary: everything that can be answered in the game."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.names import ADVISORS, COLOURS, RACES, STRUCTURES
from orrery.kernel.vocabulary import Kind, Vocabulary

VOCABULARY: Final = Vocabulary()

_NUMBERS: Final = ("0", "1", "2", "3", "4")
_SEATS: Final = ("1", "2", "3", "4")
_SYSTEMS: Final = ("1", "2", "3", "4", "5")
_SOURCES: Final = (*_SYSTEMS, "advisor")
_TRADES: Final = (
    "food-fleet", "fleet-food", "fleet-production", "production-fleet", "production-food", "food-production",
)  # fmt: skip

# The eight actions, in the order of the board.
CONSTRUCTION: Final = VOCABULARY.kind("construction").base
EXPLOITATION: Final = VOCABULARY.kind("exploitation").base
RESEARCH: Final = VOCABULARY.kind("research").base
ACTIVATION: Final = VOCABULARY.kind("activation").base
ATTACK: Final = VOCABULARY.kind("attack").base
TRADE: Final = VOCABULARY.kind("trade").base
PROPAGANDA: Final = VOCABULARY.kind("propaganda").base
CONTRACT: Final = VOCABULARY.kind("contract").base

DONE: Final = VOCABULARY.kind("done").base
USE: Final = VOCABULARY.kind("use").base

BUILD: Final[Kind] = VOCABULARY.kind("build", STRUCTURES)
PLACE: Final[Kind] = VOCABULARY.kind("place", (*_SYSTEMS, "new"))
PAY: Final[Kind] = VOCABULARY.kind("pay", _NUMBERS, _NUMBERS, _NUMBERS)
EXPLOIT: Final[Kind] = VOCABULARY.kind("exploit", STRUCTURES)
DISCARD: Final[Kind] = VOCABULARY.kind("discard", STRUCTURES)
TAKE: Final[Kind] = VOCABULARY.kind("take", STRUCTURES)
TAKE_OLDER: Final[Kind] = VOCABULARY.kind("take-older", STRUCTURES)
ACTIVATE: Final[Kind] = VOCABULARY.kind("activate", _SOURCES)
DEFENDER: Final[Kind] = VOCABULARY.kind("defender", _SEATS)
EXCHANGE: Final[Kind] = VOCABULARY.kind("exchange", _TRADES)
HIRE: Final[Kind] = VOCABULARY.kind("hire", ADVISORS)
COLOUR: Final[Kind] = VOCABULARY.kind("colour", COLOURS)
EFFECT: Final[Kind] = VOCABULARY.kind("effect", (*_SOURCES, "race"))
CHOOSE: Final[Kind] = VOCABULARY.kind("choose", ("1", "2", "3"))
FILL: Final[Kind] = VOCABULARY.kind("fill", _SOURCES)
BURY: Final[Kind] = VOCABULARY.kind("bury", _SYSTEMS)
ARRANGE: Final[Kind] = VOCABULARY.kind("arrange", _SYSTEMS)
PUT: Final[Kind] = VOCABULARY.kind("put", _SYSTEMS)
VICTIM: Final[Kind] = VOCABULARY.kind("victim", _SEATS)
PLAY_RACE: Final[Kind] = VOCABULARY.kind("race", RACES)

# Nature's words.
FIRST: Final[Kind] = VOCABULARY.kind("first", _SEATS)
OFFER: Final[Kind] = VOCABULARY.kind("offer", ADVISORS)
DEALT_RACE: Final[Kind] = VOCABULARY.kind("dealt-race", RACES)
DRAW: Final[Kind] = VOCABULARY.kind("draw", STRUCTURES)
