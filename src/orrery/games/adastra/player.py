"""One empire: what it counts, what it holds, and the abilities it has in play."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.adastra.empires.board import EMPIRES, Empire
from orrery.games.adastra.grammar import GRAMMAR
from orrery.games.adastra.holding import NO_CARDS, Holding, load_holding
from orrery.games.adastra.names import (
    COPIES_OF_B,
    EMPIRE_CARD,
    FIGURES,
    LEVEL_OF_FIELD,
    MOST_SEATS,
    NONE,
    STARTING_A,
    STARTING_B,
)
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.parts.ability import Clause
from orrery.games.parts.index import Index
from orrery.kernel.events import HIDDEN

# What is counted, by its place in ``Player.counts``: first the four resources.
UNREST: Final = 4
LEVELS: Final = 5
"""The level of each of the four branches."""
SUPPLY: Final = 9
"""Figures of each of the six classes that are neither on the map nor scrapped."""
SCRAPPED: Final = 15
"""Destroyed units of each of the four classes, until they are recycled (AA-CMB-DEAD)."""
IN_HAND: Final = 19
"""How many of Starting A, Starting B and the empire card are in hand; the others lie on the table (AA-ACT-4)."""
TOKENS: Final = 22
"""Own empire tokens on the own board: one for each public mission completed (AA-MIS-4)."""
CAPTURED: Final = 23
"""Captured empire tokens, by the seat of their empire (AA-INV-8)."""
EXPLORED: Final = CAPTURED + MOST_SEATS
"""New systems explored (not Orion)."""
REMOVED: Final = EXPLORED + 1
"""Anomaly tokens removed."""
NEUTRALS_DESTROYED: Final = EXPLORED + 2
GUARDIANS: Final = EXPLORED + 3
BASES: Final = EXPLORED + 4
COMBATS_WON: Final = EXPLORED + 5
"""Against other players."""
INVASIONS_WON: Final = EXPLORED + 6
ZST_BUILT: Final = EXPLORED + 7
DSU_BUILT: Final = EXPLORED + 8
PASSED: Final = EXPLORED + 9
COUNTS: Final = EXPLORED + 10

MOST_INDICES: Final = 20_000
NOTHING_IN_PLAY: Final = Index(GRAMMAR, [])
_INDICES: Final[dict[tuple[int, ...], Index]] = {}
"""The index of every set of abilities met so far; forgotten when there are too many."""


def index_of(empire: int, levels: tuple[int, ...], developed: tuple[int, ...]) -> Index:
    """The abilities in play, shared by all who have the same empire, levels and technologies."""
    key = (empire, *levels, *developed)
    found = _INDICES.get(key)
    if found is None:
        if len(_INDICES) >= MOST_INDICES:
            _INDICES.clear()
        found = _INDICES[key] = Index(GRAMMAR, _in_play(empire, levels, developed))
    return found


def _in_play(empire: int, levels: tuple[int, ...], developed: tuple[int, ...]) -> list[tuple[int, tuple[Clause, ...]]]:
    """The board with its units' specials, the milestones reached and the technologies, by their sources."""
    board = EMPIRES[empire]
    components = [board.basics, *board.abilities]
    components += [unit.special for unit in board.units if unit.special is not None]
    for branch, level in enumerate(levels):
        for milestones in board.milestones[branch][:level]:
            components += milestones
    components += [TECHNOLOGIES[technology] for technology in developed]
    return [(component.source, component.clauses) for component in components]


class Player:
    """One empire. What changes often is counted; everything else is immutable and shared between clones."""

    __slots__ = (
        "anomalies", "before", "counts", "developed", "drawing", "drawn", "empire", "envoys", "flipped", "hand", "home",
        "index", "kept", "missions", "pack", "pool", "prizes", "sealed", "used_envoys",
    )  # fmt: skip

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.empire = NONE
        self.home = NONE
        """The home system (AA-DEF-HOME)."""
        self.flipped = 0
        """A bit for each ability used this round (AA-DEF-FLIP)."""
        self.hand = NO_CARDS
        """Technology cards in hand."""
        self.anomalies = NO_CARDS
        self.missions = NO_CARDS
        """Secret missions."""
        self.pool = NO_CARDS
        """Diplomats in the pool (AA-DPL-1)."""
        self.envoys = NO_CARDS
        """Values of ready envoys (XX-CNC-2)."""
        none: tuple[int, ...] = ()
        self.used_envoys = none
        """Values of used envoys, sorted."""
        self.developed = none
        """Developed technologies, sorted."""
        self.before = none
        """Diplomats in play before this player, each followed by its initiator, in the order of their arrival."""
        self.prizes = none
        """One-time directives taken (XX-CNC-9)."""
        self.pack = none
        """The pack to choose from in the draft."""
        self.kept = none
        """Cards kept in this draft, not yet in hand."""
        self.sealed = none
        """Answers given at a desk, which nobody else knows before all are in."""
        self.drawn = none
        """Cards or tiles drawn to choose from, hidden from others."""
        self.drawing = NONE
        """The deck they come from."""
        self.index = NOTHING_IN_PLAY

    def clone(self) -> Player:
        other = Player(self.counts[:])
        other.empire = self.empire
        other.home = self.home
        other.flipped = self.flipped
        other.hand = self.hand
        other.anomalies = self.anomalies
        other.missions = self.missions
        other.pool = self.pool
        other.envoys = self.envoys
        other.used_envoys = self.used_envoys
        other.developed = self.developed
        other.before = self.before
        other.prizes = self.prizes
        other.pack = self.pack
        other.kept = self.kept
        other.sealed = self.sealed
        other.drawn = self.drawn
        other.drawing = self.drawing
        other.index = self.index
        return other

    # The board

    @property
    def board(self) -> Empire:
        return EMPIRES[self.empire]

    @property
    def unrest_level(self) -> int:
        """AA-UNR-1."""
        return LEVEL_OF_FIELD[self.counts[UNREST]]

    def level(self, branch: int) -> int:
        return self.counts[LEVELS + branch]

    def take_empire(self, empire: int) -> None:
        self.empire = empire
        self.reindex()

    def develop(self, technologies: tuple[int, ...]) -> None:
        """These technologies are developed now."""
        self.developed = tuple(sorted(technologies))
        self.reindex()

    def reindex(self) -> None:
        """Other milestones or technologies count now."""
        levels = tuple(self.counts[LEVELS : LEVELS + 4])
        self.index = NOTHING_IN_PLAY if self.empire == NONE else index_of(self.empire, levels, self.developed)

    def in_play(self) -> list[tuple[int, int]]:
        """Diplomats in play before this player, with their initiators."""
        before = self.before
        return [(before[place], before[place + 1]) for place in range(0, len(before), 2)]

    def hand_size(self) -> int:
        """AA-HAND-1."""
        counts = self.counts
        return len(self.hand.cards) + counts[IN_HAND] + counts[IN_HAND + 1] + counts[IN_HAND + 2]

    def take_cards_back(self) -> None:
        """Starting and empire cards return to the hand (AA-MGT-3)."""
        self.counts[IN_HAND + STARTING_A] = 1
        self.counts[IN_HAND + STARTING_B] = COPIES_OF_B
        self.counts[IN_HAND + EMPIRE_CARD] = 1

    # Masks and records

    def mask(self, viewer: int) -> None:
        """What another viewer knows of it."""
        self.hand = self.hand.masked(viewer)
        self.anomalies = self.anomalies.masked(viewer)
        self.missions = self.missions.masked(viewer)
        self.pool = self.pool.masked(viewer)
        self.envoys = self.envoys.masked(viewer)
        if self.pack:
            self.pack = (HIDDEN,) * len(self.pack)
        if self.kept:
            self.kept = (HIDDEN,) * len(self.kept)
        self.sealed = ()
        if self.drawn:
            self.drawn = (HIDDEN,) * len(self.drawn)

    def save(self) -> list[Any]:
        return [
            self.counts, self.empire, self.home, self.flipped,
            [held.save() for held in (self.hand, self.anomalies, self.missions, self.pool, self.envoys)],
            self.used_envoys, self.developed, self.before, self.prizes, self.pack, self.kept, self.sealed, self.drawn,
            self.drawing,
        ]  # fmt: skip


def new_player() -> Player:
    counts = [0] * COUNTS
    counts[SUPPLY : SUPPLY + len(FIGURES)] = FIGURES
    return Player(counts)


def load_player(data: list[Any]) -> Player:
    counts, empire, home, flipped, held, used, developed, before, prizes, pack, kept, sealed, drawn, drawing = data
    player = Player(list(counts))
    player.empire = empire
    player.home = home
    player.flipped = flipped
    holdings: list[Holding] = [load_holding(one) for one in held]
    player.hand, player.anomalies, player.missions, player.pool, player.envoys = holdings
    player.used_envoys = tuple(used)
    player.developed = tuple(developed)
    player.before = tuple(before)
    player.prizes = tuple(prizes)
    player.pack = tuple(pack)
    player.kept = tuple(kept)
    player.sealed = tuple(sealed)
    player.drawn = tuple(drawn)
    player.drawing = drawing
    player.reindex()
    return player
