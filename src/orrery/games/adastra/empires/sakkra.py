"""Sakkra Brood: explosive population."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import Income, Landing, Substitute, Weapon
from orrery.games.adastra.empires.actions import SPAWNING_SEASON
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    BROOD_SHIP,
    DEEP_WARRENS,
    EMPIRE_TURN,
    GROWN_IN_ONE,
    LABOUR,
    LIMIT,
    SPAWNING_ARK,
)
from orrery.games.adastra.metrics import POPULATION, systems_with
from orrery.games.adastra.names import FARMERS, FLIGHT, FOOD, GROWTH, INVASION, RESEARCH
from orrery.games.adastra.pieces import BITS, Modifier, On, Permit
from orrery.games.adastra.resources import Price, production
from orrery.kernel.text import Phrase

SAKKRA: Final = Empire(
    "sakkra",
    Phrase("Sakkra Brood", "Ród Sakkra"),
    Phrase("Sakkra", "Sakkrowie"),
    home="sssla",
    start=(4, 1, 2, 1),
    branch=BIOLOGY,
    adaptations=(0, 0, 2, -1),
    basics=part(
        "sakkra-basics", "Basic effects of the Sakkra", "Podstawowe efekty Sakkrów",
        Weapon(5, 1, repeatable=True), Landing(5),
    ),
    abilities=(
        part("prolific", "Prolific", "Płodność", Modifier(GROWN_IN_ONE, 1)),
        part("subterranean", "Subterranean", "Podziemni", Modifier(LIMIT[FARMERS], 1)),
        part("spawning-pools", "Spawning Pools", "Stawy lęgowe", Income(FOOD, 1, systems_with(FARMERS, 2), most=3)),
    ),
    units=(
        Unit(1, 0, 1, 1, 2),
        Unit(3, 1, 1, 3, 1),
        Unit(5, 2, 3, 3, 1, part("brood-ship", "Brood Ship", "Statek lęgowy", Permit(BROOD_SHIP))),
        Unit(12, 3, 5, 5, 1, part("spawning-ark", "Spawning Ark", "Arka lęgowa", Permit(SPAWNING_ARK))),
    ),
    milestones=tree(
        (BIOLOGY, 2, part("deep-warrens", "Deep Warrens", "Głębokie nory", Permit(DEEP_WARRENS))),
        (PHYSICS, 3, part(
            "swarm-intellect", "Swarm Intellect", "Intelekt gromady", Income(RESEARCH, 1, POPULATION, each=5, most=4)
        )),
        (ENGINEERING, 3, part(
            "slave-pits", "Slave Pits", "Doły niewolników", On(LABOUR, production(1), flips=BITS.next())
        )),
        (GOVERNMENT, 1, part(
            "clutch-mothers", "Clutch Mothers", "Matki lęgów", Substitute(GROWTH, Price(credits=1))
        )),
    ),
    icons=(GROWTH, FLIGHT, INVASION),
    action=part("spawning-season", "Spawning Season", "Czas lęgów", On(EMPIRE_TURN, SPAWNING_SEASON)),
    diplomat="ssirra",
)  # fmt: skip
