"""One player's four sheets: every mark is a bit or a count."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.names import KEPT, NONE, RESOURCES, SIDE_B, TECHNOLOGIES, WARS
from orrery.games.inscription.sheets.industry.chart import trade_goods_unlocked
from orrery.games.inscription.sheets.printed import (
    EXPANSION_SHEETS,
    INDUSTRY_SHEETS,
    NAVIGATION_SHEETS,
    WARFARE_SHEETS,
    ExpansionSheet,
    IndustrySheet,
    NavigationSheet,
    WarfareSheet,
)
from orrery.games.inscription.sheets.warfare.units import UNLOCKED_AT_START
from orrery.kernel.events import HIDDEN

NUMBERS: Final = (
    "faction", "active", "previous", "once", "accessed", "claimed", "lost_systems", "reach", "lanes", "holes",
    "planets", "closed", "symbols", "lines", "lost_lines", "dock_symbols", "docks", "lost_docks", "population",
    "lost_population", "scrapped", "spaces", "lost_spaces", "near_marked", "near_scrapped",
    "councilors", "goods", "goods_spent", "votes", "votes_spent", "grid", "bars", "built", "lost_bars", "types",
    "lost_nodes", "lost_rewards", "technologies", "lost_technologies", "used", "focus", "side", "cast",
)  # fmt: skip
LISTS: Final = ("commodities", "kept", "spent", "points", "pool")
TUPLES: Final = (
    "sheets", "dealt", "units", "bonuses", "results", "strengths", "research", "boxes", "relics", "relic_points",
    "played", "reserve", "spares", "offer", "refused",
)  # fmt: skip


class Player:
    """What one player has marked, claimed and spent. ``sheets`` holds the number of each sheet."""

    __slots__ = (*NUMBERS, *LISTS, *TUPLES, "journal")

    faction: int
    active: int
    """The active sheet of this strategy event."""
    previous: int
    """The active sheet of the strategy event before."""
    once: int
    """What can be done once a round and has been done (bits, see ``names``)."""
    accessed: int
    claimed: int
    lost_systems: int
    reach: int
    """Systems joined to an accessed one."""
    lanes: int
    """Hyperlanes drawn, for the picture."""
    holes: int
    """Wormholes used up."""
    planets: int
    """Unlocked planets."""
    closed: int
    """Planets on which nothing more can be unlocked or crossed."""
    symbols: int
    lines: int
    """Rows and columns whose asset is claimed."""
    lost_lines: int
    dock_symbols: int
    docks: int
    lost_docks: int
    population: int
    lost_population: int
    scrapped: int
    spaces: int
    """Claimed network spaces."""
    lost_spaces: int
    near_marked: int
    """Spaces beside a marked one, and beside a scrapped one."""
    near_scrapped: int
    councilors: int
    """Unlocked "+1 vote" (TI-CHART-7)."""
    goods: int
    """Trade goods ever circled."""
    goods_spent: int
    votes: int
    votes_spent: int
    grid: int
    """Nodes covered by units."""
    bars: int
    """Cost symbols crossed."""
    built: int
    lost_bars: int
    types: int
    lost_nodes: int
    """Nodes whose asset was crossed off."""
    lost_rewards: int
    technologies: int
    lost_technologies: int
    used: int
    """Technologies used in this activation."""
    focus: int
    """Focus dice unlocked: 3 bits per sheet."""
    side: int
    """Pass or Fail in the council of this round, or none."""
    cast: int
    """Votes cast in the council of this round."""
    commodities: list[int]
    kept: list[int]
    spent: list[int]
    points: list[int]
    """VP claimed on each sheet, cards that count for it included."""
    pool: list[int]
    """Resources of this step that are still to be spent."""
    journal: list[tuple[str, tuple[int, ...]]]
    """Marks of this step, told to all when everybody is done."""
    sheets: tuple[int, ...]
    dealt: tuple[int, ...]
    """Factions to choose from."""
    units: tuple[int, ...]
    """Units on the grid, as placements."""
    bonuses: tuple[int, ...]
    """The number noted in the box of each section."""
    results: tuple[int, ...]
    strengths: tuple[int, ...]
    research: tuple[int, ...]
    """Research symbols crossed for each technology."""
    boxes: tuple[int, ...]
    """The objective box of each sheet."""
    relics: tuple[int, ...]
    """Relics drawn and not played; ``HIDDEN`` for each that the viewer does not know."""
    relic_points: tuple[int, ...]
    """What each of them is worth: that is written on the sheet."""
    played: tuple[int, ...]
    reserve: tuple[int, ...]
    """TI-SETUP-6: the next relics to draw; nobody looks."""
    spares: tuple[int, ...]
    """The top of the common relic deck, where only the Yssaril look."""
    offer: tuple[int, ...]
    """Two relics of which the Yssaril keep one."""
    refused: tuple[int, ...]
    """Relics put back at the bottom by the Yssaril, who know them."""

    def __init__(self, other: Player | None = None) -> None:
        if other is None:
            self._begin()
            return
        self.faction = other.faction
        self.active = other.active
        self.previous = other.previous
        self.once = other.once
        self.accessed = other.accessed
        self.claimed = other.claimed
        self.lost_systems = other.lost_systems
        self.reach = other.reach
        self.lanes = other.lanes
        self.holes = other.holes
        self.planets = other.planets
        self.closed = other.closed
        self.symbols = other.symbols
        self.lines = other.lines
        self.lost_lines = other.lost_lines
        self.dock_symbols = other.dock_symbols
        self.docks = other.docks
        self.lost_docks = other.lost_docks
        self.population = other.population
        self.lost_population = other.lost_population
        self.scrapped = other.scrapped
        self.spaces = other.spaces
        self.lost_spaces = other.lost_spaces
        self.near_marked = other.near_marked
        self.near_scrapped = other.near_scrapped
        self.councilors = other.councilors
        self.goods = other.goods
        self.goods_spent = other.goods_spent
        self.votes = other.votes
        self.votes_spent = other.votes_spent
        self.grid = other.grid
        self.bars = other.bars
        self.built = other.built
        self.lost_bars = other.lost_bars
        self.types = other.types
        self.lost_nodes = other.lost_nodes
        self.lost_rewards = other.lost_rewards
        self.technologies = other.technologies
        self.lost_technologies = other.lost_technologies
        self.used = other.used
        self.focus = other.focus
        self.side = other.side
        self.cast = other.cast
        self.commodities = other.commodities[:]
        self.kept = other.kept[:]
        self.spent = other.spent[:]
        self.points = other.points[:]
        self.pool = other.pool[:]
        self.journal = other.journal[:]
        self.sheets = other.sheets
        self.dealt = other.dealt
        self.units = other.units
        self.bonuses = other.bonuses
        self.results = other.results
        self.strengths = other.strengths
        self.research = other.research
        self.boxes = other.boxes
        self.relics = other.relics
        self.relic_points = other.relic_points
        self.played = other.played
        self.reserve = other.reserve
        self.spares = other.spares
        self.offer = other.offer
        self.refused = other.refused

    def _begin(self) -> None:
        """Clean sheets."""
        none: tuple[int, ...] = ()
        self.faction = NONE
        self.active = NONE
        self.previous = NONE
        self.once = 0
        self.accessed = 0
        self.claimed = 0
        self.lost_systems = 0
        self.reach = 0
        self.lanes = 0
        self.holes = 0
        self.planets = 0
        self.closed = 0
        self.symbols = 0
        self.lines = 0
        self.lost_lines = 0
        self.dock_symbols = 0
        self.docks = 0
        self.lost_docks = 0
        self.population = 0
        self.lost_population = 0
        self.scrapped = 0
        self.spaces = 0
        self.lost_spaces = 0
        self.near_marked = 0
        self.near_scrapped = 0
        self.councilors = 1
        self.goods = 0
        self.goods_spent = 0
        self.votes = 0
        self.votes_spent = 0
        self.grid = 0
        self.bars = 0
        self.built = 0
        self.lost_bars = 0
        self.types = UNLOCKED_AT_START
        self.lost_nodes = 0
        self.lost_rewards = 0
        self.technologies = 0
        self.lost_technologies = 0
        self.used = 0
        self.focus = 0
        self.side = NONE
        self.cast = 0
        self.commodities = [0, 0, 0]
        self.kept = [0] * len(KEPT)
        self.spent = [0] * len(KEPT)
        self.points = [0, 0, 0, 0]
        self.pool = [0] * len(RESOURCES)
        self.journal = []
        self.sheets = (SIDE_B, SIDE_B, SIDE_B, SIDE_B)
        self.dealt = none
        self.units = none
        self.bonuses = (0,) * (2 * WARS)
        self.results = (0,) * (2 * WARS)
        self.strengths = (NONE,) * (2 * WARS)
        self.research = (0,) * len(TECHNOLOGIES)
        self.boxes = (0, 0, 0, 0)
        self.relics = none
        self.relic_points = none
        self.played = none
        self.reserve = none
        self.spares = none
        self.offer = none
        self.refused = none

    # The sheets

    def navigation(self) -> NavigationSheet:
        return NAVIGATION_SHEETS[self.sheets[0]]

    def expansion(self) -> ExpansionSheet:
        return EXPANSION_SHEETS[self.sheets[1]]

    def industry(self) -> IndustrySheet:
        return INDUSTRY_SHEETS[self.sheets[2]]

    def warfare(self) -> WarfareSheet:
        return WARFARE_SHEETS[self.sheets[3]]

    # What can be read off them

    def has(self, technology: int) -> bool:
        """Whether a technology is unlocked and not crossed off."""
        return bool(self.technologies >> technology & 1)

    def trade_goods(self) -> int:
        """Claimed unspent trade goods."""
        return self.goods - self.goods_spent

    def unspent_votes(self) -> int:
        return self.votes - self.votes_spent

    def unlocked_goods(self) -> int:
        """Unlocked "+1 trade good" symbols."""
        return trade_goods_unlocked(self.commodities)

    def objectives(self) -> int:
        """How many objectives this player has scored."""
        return sum([1 for box in self.boxes if box])

    def hide(self, own: bool) -> None:
        """Hide what nobody knows; and what others do not, unless the viewer is the owner."""
        self.reserve = (HIDDEN,) * len(self.reserve)
        self.spares = (HIDDEN,) * len(self.spares)
        if not own:
            self.relics = (HIDDEN,) * len(self.relics)
            self.refused = (HIDDEN,) * len(self.refused)
            self.dealt = (HIDDEN,) * len(self.dealt)

    def save(self) -> list[Any]:
        data = [getattr(self, name) for name in NUMBERS]
        data += [getattr(self, name) for name in LISTS]
        data += [getattr(self, name) for name in TUPLES]
        data.append(self.journal)
        return data


def load_player(data: list[Any]) -> Player:
    player = Player()
    for name, value in zip((*NUMBERS, *LISTS), data, strict=False):
        setattr(player, name, value[:] if isinstance(value, list) else value)
    for name, value in zip(TUPLES, data[len(NUMBERS) + len(LISTS) :], strict=False):
        setattr(player, name, tuple(value))
    player.journal = [(kind, tuple(values)) for kind, values in data[-1]]
    return player


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same numbers with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])
