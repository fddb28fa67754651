"""AA-RES-3, AA-RES-4: what an empire board is."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.cards.boxes import DIPLOMATS
from orrery.games.adastra.empires.saying import facts_of, lines_of
from orrery.games.adastra.galaxy.tiles import PLANETS
from orrery.games.adastra.names import UNIT_CLASSES
from orrery.games.adastra.pieces import Box, Component, Piece
from orrery.games.parts.ability import Clause, Permit, Rule
from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.kernel.text import Phrase, Text


class Unit:
    """A line of the board: what a class of units costs and can do, and its special."""

    __slots__ = ("cost", "firepower", "hull", "recycle", "special", "speed")

    def __init__(
        self, cost: int, recycle: int, firepower: int, hull: int, speed: int, special: Component | None = None
    ) -> None:
        self.cost = cost
        self.recycle = recycle
        self.firepower = firepower
        self.hull = hull
        self.speed = speed
        self.special = special


class Empire(Piece):
    """An empire board with its action card. Home planet and base diplomat are named, for they may be declared later."""

    __slots__ = (
        "_diplomat", "_home", "abilities", "action", "adaptations", "basics", "branch", "diplomat_id", "expansion",
        "home_id", "icons", "milestones", "people", "start", "units",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        title: Phrase,
        people: Phrase,
        home: str,
        start: tuple[int, int, int, int],
        branch: int,
        adaptations: tuple[int, int, int, int],
        basics: Component,
        abilities: tuple[Component, ...],
        units: tuple[Unit, Unit, Unit, Unit],
        milestones: tuple[tuple[tuple[Component, ...], ...], ...],
        icons: tuple[int, ...],
        action: Component,
        diplomat: str,
        expansion: bool = False,
        provenance: Provenance = DESIGNED,
    ) -> None:
        super().__init__(id, title, provenance)
        self.people = people
        self.home_id = home
        self._home = -1
        self.start = start
        self.branch = branch
        """The branch at level I at setup (AA-SETUP-10)."""
        self.adaptations = adaptations
        """By environment trait."""
        self.basics = basics
        """The basic combat and invasion effects (AA-TEST-8)."""
        self.abilities = abilities
        """Special abilities and the income ability."""
        self.units = units
        self.milestones = milestones
        """By branch, then by level from I on."""
        self.icons = icons
        """Standard actions of the empire card."""
        self.action = action
        """The empire action: a component whose one clause listens to ``EMPIRE_TURN``."""
        self.diplomat_id = diplomat
        self._diplomat = -1
        self.expansion = expansion

    @property
    def home(self) -> int:
        """The number of its home planet."""
        if self._home < 0:
            self._home = PLANETS.number(self.home_id)
        return self._home

    @property
    def diplomat(self) -> int:
        """The number of its base diplomat."""
        if self._diplomat < 0:
            self._diplomat = DIPLOMATS.number(self.diplomat_id)
        return self._diplomat

    def parts(self) -> list[Component]:
        """Everything on the board and its card that has abilities, from top to bottom, each once."""
        found = [self.basics, *self.abilities]
        found += [unit.special for unit in self.units if unit.special is not None]
        for branch in self.milestones:
            for level in branch:
                found += [milestone for milestone in level if milestone not in found]
        return [*found, self.action]

    def unique(self, milestone: Component) -> bool:
        """Whether a milestone of this board is on no other."""
        return milestone.id not in COMMON_MILESTONES

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        return facts_of(self, language)

    def lines(self, language: str) -> list[Text]:
        return lines_of(self, language)

    def bearer(self, rule: Rule) -> int:
        """The class of units whose special allows this, or -1."""
        for cls in range(UNIT_CLASSES):
            special = self.units[cls].special
            if special is not None:
                for clause in special.clauses:
                    if isinstance(clause, Permit) and clause.rule is rule:
                        return cls
        return -1


EMPIRES: Final[Box[Empire]] = Box()
COMMON_MILESTONES: Final[list[str]] = []
"""The ids of the milestones that all boards share; they are declared in ``milestones``."""


def part(id: str, en: str, pl: str, *clauses: Clause, provenance: Provenance = DESIGNED) -> Component:
    """A part of a board: an ability, a unit's special, a milestone, the empire action."""
    return Component(id, Phrase(en, pl), clauses, provenance)
