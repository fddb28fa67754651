"""What a seat can choose now, found on its sheets."""

from __future__ import annotations

from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.names import (
    COUNCIL,
    EXPANSION,
    INDUSTRY,
    NAVIGATION,
    PRODUCTION,
    WAR,
    WARFARE,
)
from orrery.games.inscription.sheets.expansion.rules import cell_of
from orrery.games.inscription.sheets.warfare.grid import MASKS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import VOCABULARY
from orrery.kernel import IllegalAnswer


class Lit:
    """Places as bits, by what they are."""

    def __init__(self, state: Inscription, seat: int) -> None:
        self.systems = 0
        self.wormholes = 0
        self.planets = 0
        self.cells = 0
        self.lines = 0
        self.docks = 0
        self.entries = 0
        self.spaces = 0
        self.nodes = 0
        self.bars = 0
        self.rewards = 0
        self.technologies = 0
        self.sheets: list[int] = []
        """Sheets with something to choose, the one with most first."""
        found = [0, 0, 0, 0]
        for option in options(state, seat):
            sheet = self._light(state, seat, option)
            if sheet >= 0:
                found[sheet] += 1
        self.sheets = sorted((sheet for sheet in range(4) if found[sheet]), key=lambda sheet: -found[sheet])

    def _light(self, state: Inscription, seat: int, option: int) -> int:
        """Note where an option is, and say on which sheet."""
        player = state.players[seat]
        kind = VOCABULARY.kind_of(option)
        places = kind.places(option)
        bit = 1 << places[0] if places else 0
        match kind.name:
            case "access" | "claim" | "cross-off-system":
                self.systems |= bit
            case "wormhole":
                self.systems |= 1 << player.navigation.sheet.wormholes[places[1]]
                self.wormholes |= bit | 1 << places[1]
            case "unlock-planet" | "cross-off-planet":
                self.planets |= bit
                return EXPANSION
            case "cross":
                self.cells |= 1 << cell_of(player.expansion.sheet, option)
                return EXPANSION
            case "cross-off-line":
                for number, line in enumerate(player.expansion.sheet.lines):
                    if [line.planet, line.name] == places:
                        self.lines |= 1 << number
                return EXPANSION
            case "dock" | "dock-symbol":
                self.docks |= bit
                return EXPANSION
            case "cross-off-population":
                self.entries |= bit
                return EXPANSION
            case "scrap" | "space":
                self.spaces |= bit
                return INDUSTRY
            case "bar" | "build" | "cross-off-bar":
                self.bars |= bit
                return WARFARE
            case "place":
                self.nodes |= MASKS[places[0]]
                return WARFARE
            case "cross-off-node":
                self.nodes |= bit
                return WARFARE
            case "cross-off-reward":
                self.rewards |= bit
                return WARFARE
            case "research" | "technology" | "unlock-technology" | "cross-off-technology":
                self.technologies |= bit
                return places[0] // 2
            case _:
                return -1
        return NAVIGATION


def options(state: Inscription, seat: int) -> list[int]:
    """What this seat can answer, as far as the viewer may know; nothing if it is not asked."""
    if not state.asks(seat):
        return []
    try:
        return state.options(seat)
    except IllegalAnswer:
        return []


def sheet_at_hand(state: Inscription, seat: int, lit: Lit) -> int:
    """The sheet to show in full: the one that the question is about, the active one, or the event's."""
    player = state.players[seat]
    if lit.sheets and (player.active not in lit.sheets):
        return lit.sheets[0]
    event = EVENT_CARDS[state.event].type if state.event >= 0 else -1
    if event == WAR:
        return WARFARE
    if event in (COUNCIL, PRODUCTION):
        return lit.sheets[0] if lit.sheets else INDUSTRY
    return player.active if player.active >= 0 else max(player.previous, NAVIGATION)
