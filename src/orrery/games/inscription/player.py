"""One player: four sheets, what is at hand, and what this round has seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orrery.games.inscription.holdings import NO_RESEARCH, Relics, Research, Stock, load_relics, load_research
from orrery.games.inscription.names import EXPANSION, INDUSTRY, NAVIGATION, NONE, RESOURCES
from orrery.games.inscription.sheets.expansion.marks import ExpansionMarks
from orrery.games.inscription.sheets.industry.chart import trade_goods_unlocked
from orrery.games.inscription.sheets.industry.marks import IndustryMarks
from orrery.games.inscription.sheets.navigation.marks import NavigationMarks
from orrery.games.inscription.sheets.warfare.marks import WarfareMarks
from orrery.kernel.declared import Declared
from orrery.kernel.events import HIDDEN, Event


class Player:
    """What one player has marked, claimed and spent."""

    __slots__ = (
        "active", "boxes", "cast", "dealt", "expansion", "faction", "industry", "journal", "navigation", "once",
        "points", "pool", "previous", "relics", "research", "side", "stock", "warfare",
    )  # fmt: skip

    research: Research
    relics: Relics
    dealt: tuple[int, ...]
    """Factions to choose from."""
    boxes: tuple[int, ...]
    """The objective box of each sheet."""
    journal: list[tuple[type[Event], tuple[int, ...], Declared | None]]
    """Marks of this step, told to all when everybody is done."""

    def __init__(self, other: Player | None = None) -> None:
        if other is None:
            self.navigation = NavigationMarks()
            self.expansion = ExpansionMarks()
            self.industry = IndustryMarks()
            self.warfare = WarfareMarks()
            self.research = NO_RESEARCH
            self.stock = Stock()
            self.relics = Relics()
            self.faction = NONE
            self.dealt = ()
            self.active = NONE
            """The active sheet of this strategy event."""
            self.previous = NONE
            """The active sheet of the strategy event before."""
            self.once = 0
            """What can be done once a round and has been done (bits, see ``names``)."""
            self.side = NONE
            """Pass or Fail in the council of this round, or none."""
            self.cast = 0
            """Votes cast in the council of this round."""
            self.points = [0, 0, 0, 0]
            """VP claimed on each sheet, cards that count for it included."""
            self.pool = [0] * len(RESOURCES)
            """Resources of this step that are still to be spent."""
            self.boxes = (0, 0, 0, 0)
            self.journal = []
        else:
            self.navigation = NavigationMarks(other.navigation)
            self.expansion = ExpansionMarks(other.expansion)
            self.industry = IndustryMarks(other.industry)
            self.warfare = WarfareMarks(other.warfare)
            self.research = other.research
            self.stock = Stock(other.stock)
            self.relics = other.relics
            self.faction = other.faction
            self.dealt = other.dealt
            self.active = other.active
            self.previous = other.previous
            self.once = other.once
            self.side = other.side
            self.cast = other.cast
            self.points = other.points[:]
            self.pool = other.pool[:]
            self.boxes = other.boxes
            self.journal = other.journal[:]

    # The sheets

    @property
    def sheets(self) -> tuple[int, ...]:
        """The number of each sheet."""
        laid = (self.navigation.sheet, self.expansion.sheet, self.industry.sheet, self.warfare.sheet)
        return tuple([sheet.number for sheet in laid])

    def lay(self, kind: int, number: int) -> None:
        """Play on this sheet of a kind."""
        if kind == NAVIGATION:
            self.navigation.lay(number)
        elif kind == EXPANSION:
            self.expansion.lay(number)
        elif kind == INDUSTRY:
            self.industry.lay(number)
        else:
            self.warfare.lay(number)

    # What can be read off them

    def has(self, technology: int) -> bool:
        """Whether a technology is unlocked and not crossed off."""
        return bool(self.research.unlocked >> technology & 1)

    def trade_goods(self) -> int:
        """Claimed unspent trade goods."""
        return self.stock.goods - self.stock.goods_spent

    def unspent_votes(self) -> int:
        return self.stock.votes - self.stock.votes_spent

    def unlocked_goods(self) -> int:
        """Unlocked "+1 trade good" symbols."""
        return trade_goods_unlocked(self.industry.commodities)

    def objectives(self) -> int:
        """How many objectives this player has scored."""
        return sum([1 for box in self.boxes if box])

    def hide(self, own: bool) -> None:
        """Hide what nobody knows; and what others do not, unless the viewer is the owner."""
        self.relics = self.relics.hidden(own)
        if not own:
            self.dealt = (HIDDEN,) * len(self.dealt)

    def save_journal(self) -> list[Any]:
        return [[what.kind, values, "" if cause is None else cause.name] for what, values, cause in self.journal]

    def save(self) -> list[Any]:
        return [
            self.faction, self.dealt, self.active, self.previous, self.once, self.side, self.cast, self.points,
            self.pool, self.boxes, self.save_journal(), self.navigation.save(), self.expansion.save(),
            self.industry.save(), self.warfare.save(), self.research.save(), self.stock.save(), self.relics.save(),
        ]  # fmt: skip


def load_player(data: list[Any], things: Callable[[str], Declared], told: Mapping[str, type[Event]]) -> Player:
    """A saved player; ``things`` and ``told`` are what its journal points at."""
    player = Player()
    (
        player.faction, dealt, player.active, player.previous, player.once, player.side, player.cast, points, pool,
        boxes, journal, navigation, expansion, industry, warfare, research, stock, relics,
    ) = data  # fmt: skip
    player.dealt = tuple(dealt)
    player.points = points[:]
    player.pool = pool[:]
    player.boxes = tuple(boxes)
    player.journal = [(told[kind], tuple(values), things(cause) if cause else None) for kind, values, cause in journal]
    player.navigation.load(navigation)
    player.expansion.load(expansion)
    player.industry.load(industry)
    player.warfare.load(warfare)
    player.research = load_research(research)
    player.stock.load(stock)
    player.relics = load_relics(relics)
    return player
