"""AA-RES-3, AA-RES-4: what an empire board is."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.names import UNIT_CLASSES
from orrery.games.adastra.pieces import Box, Component, Piece
from orrery.games.parts.ability import Permit, Rule
from orrery.games.parts.provenance import Provenance
from orrery.kernel.text import Phrase


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
    """An empire board with its action card."""

    __slots__ = (
        "abilities", "action", "adaptations", "basics", "branch", "diplomat", "expansion", "home", "icons", "milestones",
        "people", "start", "units",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        title: Phrase,
        people: Phrase,
        home: int,
        start: tuple[int, int, int, int],
        branch: int,
        adaptations: tuple[int, int, int, int],
        basics: Component,
        abilities: tuple[Component, ...],
        units: tuple[Unit, Unit, Unit, Unit],
        milestones: tuple[tuple[tuple[Component, ...], ...], ...],
        icons: tuple[int, ...],
        action: Component,
        diplomat: int,
        expansion: bool,
        provenance: Provenance,
    ) -> None:
        super().__init__(id, title, provenance)
        self.people = people
        self.home = home
        """The number of its home planet."""
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
        self.diplomat = diplomat
        """The number of its base diplomat."""
        self.expansion = expansion

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
