"""Everything that can be answered in the game, and nature's words."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.names import (
    AGENDAS,
    COMMODITIES,
    DOCKS,
    EVENTS,
    FACTIONS,
    HALVES,
    KEPT,
    MOST_FREE_VOTES,
    MOST_HEXES,
    MOST_PLANETS,
    MOST_PLAYERS,
    MOST_SYSTEMS,
    MOST_WORMHOLES,
    OBJECTIVES,
    PLANET_SIDE,
    POPULATION,
    RELICS,
    RESOURCES,
    SHEET_IDS,
    SIDES,
    TECHNOLOGIES,
    VOTES,
    WARS,
)
from orrery.games.inscription.sheets.warfare.grid import NODE_NAMES, PLACEMENT_NAMES
from orrery.games.inscription.sheets.warfare.units import BAR_NAMES
from orrery.kernel.vocabulary import Kind, Vocabulary

VOCABULARY: Final = Vocabulary()


def _numbers(most: int, first: int = 1) -> tuple[str, ...]:
    return tuple([str(number) for number in range(first, most + 1)])


_SYSTEMS: Final = ("home", "mecatol", *[f"s{number:02}" for number in range(1, MOST_SYSTEMS - 1)])
_WORMHOLES: Final = tuple([f"w{number}" for number in range(1, MOST_WORMHOLES + 1)])
_PLANETS: Final = _numbers(MOST_PLANETS)
_SIDE: Final = range(1, PLANET_SIDE + 1)
_CELLS: Final = tuple([f"r{row}c{column}" for row in _SIDE for column in _SIDE])
_LINES: Final = tuple([f"r{row}" for row in _SIDE] + [f"c{column}" for column in _SIDE])
_DOCKS: Final = _numbers(DOCKS)
_HEXES: Final = _numbers(MOST_HEXES)
_SECTIONS: Final = tuple([f"{half}-{war}" for war in range(1, WARS + 1) for half in HALVES])
_SEATS: Final = _numbers(MOST_PLAYERS)

DONE: Final = VOCABULARY.kind("done").base
ABILITY: Final = VOCABULARY.kind("ability").base
LATER: Final = VOCABULARY.kind("later").base
LEGEND: Final = VOCABULARY.kind("legend").base
BUILD_INFANTRY: Final = VOCABULARY.kind("infantry").base
ABSTAIN: Final = VOCABULARY.kind("abstain").base

SHEET: Final[Kind] = VOCABULARY.kind("sheet", SHEET_IDS)
SPEND: Final[Kind] = VOCABULARY.kind("spend", RESOURCES)
LOSE: Final[Kind] = VOCABULARY.kind("lose", (*RESOURCES, "any"))
TRADE: Final[Kind] = VOCABULARY.kind("trade-good", RESOURCES)
CONVERT: Final[Kind] = VOCABULARY.kind("convert", RESOURCES, RESOURCES)
STALL: Final[Kind] = VOCABULARY.kind("give-up", RESOURCES)
USE: Final[Kind] = VOCABULARY.kind("use", KEPT)
TECHNOLOGY: Final[Kind] = VOCABULARY.kind("technology", TECHNOLOGIES)
STUDY: Final[Kind] = VOCABULARY.kind("research", TECHNOLOGIES)
UNLOCK_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("unlock-technology", TECHNOLOGIES)
LOSE_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("cross-off-technology", TECHNOLOGIES)
PLAY_RELIC: Final[Kind] = VOCABULARY.kind("relic", RELICS)
KEEP_RELIC: Final[Kind] = VOCABULARY.kind("keep-relic", RELICS)
KEEP_FACTION: Final[Kind] = VOCABULARY.kind("faction", FACTIONS)

ACCESS: Final[Kind] = VOCABULARY.kind("access", _SYSTEMS)
WORMHOLE: Final[Kind] = VOCABULARY.kind("wormhole", _WORMHOLES, _WORMHOLES)
CLAIM: Final[Kind] = VOCABULARY.kind("claim", _SYSTEMS)
LOSE_SYSTEM: Final[Kind] = VOCABULARY.kind("cross-off-system", _SYSTEMS)

UNLOCK_PLANET: Final[Kind] = VOCABULARY.kind("unlock-planet", _PLANETS)
LOSE_PLANET: Final[Kind] = VOCABULARY.kind("cross-off-planet", _PLANETS)
CROSS: Final[Kind] = VOCABULARY.kind("cross", _PLANETS, _CELLS)
LOSE_LINE: Final[Kind] = VOCABULARY.kind("cross-off-line", _PLANETS, _LINES)
DOCK: Final[Kind] = VOCABULARY.kind("dock", _DOCKS)
DOCK_SYMBOL: Final[Kind] = VOCABULARY.kind("dock-symbol", _DOCKS, RESOURCES)
LOSE_POPULATION: Final[Kind] = VOCABULARY.kind("cross-off-population", _numbers(len(POPULATION)))

SCRAP: Final[Kind] = VOCABULARY.kind("scrap", _HEXES)
SPACE: Final[Kind] = VOCABULARY.kind("space", _HEXES)

BAR: Final[Kind] = VOCABULARY.kind("bar", BAR_NAMES, RESOURCES)
BUILD: Final[Kind] = VOCABULARY.kind("build", BAR_NAMES)
LOSE_BAR: Final[Kind] = VOCABULARY.kind("cross-off-bar", BAR_NAMES)
UNLOCK_UNITS: Final[Kind] = VOCABULARY.kind("unlock-units", ("dreadnought", "war-sun"))
PLACE: Final[Kind] = VOCABULARY.kind("place", PLACEMENT_NAMES)
LOSE_NODE: Final[Kind] = VOCABULARY.kind("cross-off-node", NODE_NAMES)
LOSE_REWARD: Final[Kind] = VOCABULARY.kind("cross-off-reward", _SECTIONS)
HALF: Final[Kind] = VOCABULARY.kind("half", HALVES)

FOCUS_DIE: Final[Kind] = VOCABULARY.kind("focus", SHEET_IDS, RESOURCES)
TAKE: Final[Kind] = VOCABULARY.kind("take", KEPT)
RESTORE: Final[Kind] = VOCABULARY.kind("restore", KEPT)
COMMODITY: Final[Kind] = VOCABULARY.kind("commodity", COMMODITIES)
CHOOSE: Final[Kind] = VOCABULARY.kind("choose", ("1", "2", "3"))
ASSET: Final[Kind] = VOCABULARY.kind("asset", ("1", "2", "3", "4", "5", "6", "7"))
NUMBER: Final[Kind] = VOCABULARY.kind("number", ("1", "2", "3"))
KIND: Final[Kind] = VOCABULARY.kind("kind", RESOURCES)
VOTE: Final[Kind] = VOCABULARY.kind("vote", ("pass", "fail"), _numbers(VOTES + MOST_FREE_VOTES))
CAST: Final[Kind] = VOCABULARY.kind("cast", _numbers(VOTES + MOST_FREE_VOTES, 0))

# Nature's words.
DEAL_SHEET: Final[Kind] = VOCABULARY.kind("deal-sheet", SHEET_IDS, SIDES)
DEAL_FACTION: Final[Kind] = VOCABULARY.kind("deal-faction", FACTIONS)
DEAL_RELIC: Final[Kind] = VOCABULARY.kind("deal-relic", RELICS)
DEAL_OBJECTIVE: Final[Kind] = VOCABULARY.kind("deal-objective", OBJECTIVES)
SPEAKER: Final[Kind] = VOCABULARY.kind("speaker", _SEATS)
EVENT: Final[Kind] = VOCABULARY.kind("event", EVENTS)
AGENDA: Final[Kind] = VOCABULARY.kind("agenda", AGENDAS)
BLACK: Final[Kind] = VOCABULARY.kind("black", ("0", "1", "2", "3"), ("0", "1", "2", "3"))
"""Of the three black dice, so many show material and so many influence."""
FOCUS_ROLL: Final[Kind] = VOCABULARY.kind("focus-roll", ("1", "2"), ("1", "2"), ("1", "2"))
DIE: Final[Kind] = VOCABULARY.kind("die", RESOURCES)
LOT: Final[Kind] = VOCABULARY.kind("lot", _SEATS)
