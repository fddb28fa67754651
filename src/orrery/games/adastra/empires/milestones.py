"""AA-RES-4: the milestones that all boards share, where no unique one takes their place."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.empires.board import COMMON_MILESTONES, part
from orrery.games.adastra.grammar import (
    ADVANCED_JUMP_DRIVE,
    ADVANCED_TERRAFORMING,
    BEST_DIPLOMATS,
    BETTER_DIPLOMATS,
    BUILDABLE,
    JUMP_DRIVE,
    TECHNOLOGIES,
    TERRAFORMING,
)
from orrery.games.adastra.names import (
    BIOLOGY,
    BRANCHES,
    BUILDINGS,
    CSTH,
    DSU,
    ENGINEERING,
    FACTORY,
    FARM,
    GOVERNMENT,
    LABORATORY,
    MINING_PLANT,
    MOST_LEVEL,
    PHYSICS,
    SOIL_PLANT,
    SPY_CENTER,
    TRADE_PORT,
    UNIVERSITY,
    ZST,
)
from orrery.games.adastra.pieces import Component
from orrery.games.adastra.say import BUILDING_NAMES
from orrery.games.parts.ability import Modifier, Permit, Rule
from orrery.games.parts.provenance import PRINTED


def _building(building: int) -> Component:
    """A milestone that lets a building be built."""
    name = BUILDING_NAMES[building]
    return part(
        f"milestone-{BUILDINGS[building]}", name.en, name.pl, Permit(BUILDABLE[building]), provenance=PRINTED
    )  # fmt: skip


def _allowing(id: str, en: str, pl: str, rule: Rule) -> Component:
    return part(id, en, pl, Permit(rule), provenance=PRINTED)


SCANNERS: Final = (_building(CSTH), _building(ZST), _building(DSU))
"""At I, III and V of every branch."""
COMMON: Final = (
    (
        _building(FARM),
        _allowing("terraforming", "Terraforming", "Terraformowanie", TERRAFORMING),
        _building(SOIL_PLANT),
        _allowing(
            "advanced-terraforming", "Advanced Terraforming", "Zaawansowane Terraformowanie", ADVANCED_TERRAFORMING
        ),
    ),
    (
        _building(LABORATORY),
        part("database", "Database", "Baza Danych", Modifier(TECHNOLOGIES, 2), provenance=PRINTED),
        _building(UNIVERSITY),
        part(
            "advanced-database", "Advanced Database", "Zaawansowana Baza Danych", Modifier(TECHNOLOGIES, 2),
            provenance=PRINTED,
        ),
    ),
    (
        _building(FACTORY),
        _allowing("jump-drive", "Jump Drive", "Napęd Skokowy", JUMP_DRIVE),
        _building(MINING_PLANT),
        _allowing("advanced-jump-drive", "Advanced Jump Drive", "Zaawansowany Napęd Skokowy", ADVANCED_JUMP_DRIVE),
    ),
    (
        _building(SPY_CENTER),
        _allowing("better-diplomats", "Better Diplomats", "Lepsi Dyplomaci", BETTER_DIPLOMATS),
        _building(TRADE_PORT),
        _allowing("best-diplomats", "Best Diplomats", "Najlepsi Dyplomaci", BEST_DIPLOMATS),
    ),
)  # fmt: skip
"""By branch, then by level from I to IV."""

COMMON_MILESTONES.extend([milestone.id for milestone in SCANNERS])
COMMON_MILESTONES.extend([milestone.id for row in COMMON for milestone in row])

Tree = tuple[tuple[tuple[Component, ...], ...], ...]


def tree(*unique: tuple[int, int, Component]) -> Tree:
    """A technology tree in which unique milestones stand in the place of common ones: branch, level, milestone."""
    own = {(branch, level): milestone for branch, level, milestone in unique}
    found = []
    for branch in range(len(BRANCHES)):
        levels = []
        for level in range(1, MOST_LEVEL + 1):
            here: list[Component] = []
            if level < MOST_LEVEL:
                here.append(own.get((branch, level), COMMON[branch][level - 1]))
            if level % 2:
                here.append(SCANNERS[level // 2])
            levels.append(tuple(here))
        found.append(tuple(levels))
    return tuple(found)


__all__ = ["BIOLOGY", "COMMON", "ENGINEERING", "GOVERNMENT", "PHYSICS", "SCANNERS", "Tree", "tree"]
