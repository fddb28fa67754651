"""Klackon Hegemony: a production hive with cheap workers and calm colonies."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_COMBAT, IN_INVASION, ON_WORKERS, Dice, Discount, Income, Landing, Weapon
from orrery.games.adastra.combat.circumstances import with_units
from orrery.games.adastra.empires.actions import HIVE_LABOUR
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    COLONIZING,
    DRAFT_ENDED,
    EMPIRE_TURN,
    HIVE_CARRIER,
    LIMIT,
    OWN_UNREST_COST,
    TECHNOLOGIES,
)
from orrery.games.adastra.metrics import FACTORIES_WITH_WORKERS, systems_with
from orrery.games.adastra.names import ATTACK, BUILD, DOOM_STAR, FRIGATES, GROWTH, PRODUCTION, WORKERS
from orrery.games.adastra.pieces import Modifier, On, Permit
from orrery.games.adastra.technologies.drawing import DrawTechnologies
from orrery.kernel.text import Phrase

KLACKON: Final = Empire(
    "klackon",
    Phrase("Klackon Hegemony", "Hegemonia Klackonów"),
    Phrase("Klackons", "Klackoni"),
    home="kholdan",
    start=(2, 1, 4, 1),
    branch=ENGINEERING,
    adaptations=(0, -1, 2, 0),
    basics=part(
        "klackon-basics", "Basic effects of the Klackons", "Podstawowe efekty Klackonów",
        Weapon(5, 1, repeatable=True), Landing(5),
    ),
    abilities=(
        part("hive-mind", "Hive Mind", "Umysł roju", Modifier(COLONIZING, -1)),
        part("caste-labour", "Caste Labour", "Praca Kastowa", Discount(ON_WORKERS), Modifier(TECHNOLOGIES, -1)),
        part("worker-caste", "Worker Caste", "Kasta robotników", Income(PRODUCTION, 1, systems_with(WORKERS, 2))),
    ),
    units=(
        Unit(1, 0, 1, 1, 2, part("swarm", "Swarm", "Rój", Dice(IN_COMBAT, 1, with_units((FRIGATES, 3))))),
        Unit(3, 1, 1, 3, 1),
        Unit(5, 2, 4, 2, 1, part("hive-carrier", "Hive Carrier", "Lotniskowiec roju", Permit(HIVE_CARRIER))),
        Unit(12, 3, 5, 5, 1, part(
            "devouring-swarm", "Devouring Swarm", "Pożerający rój", Dice(IN_INVASION, 2, with_units((DOOM_STAR, 1)))
        )),
    ),
    milestones=tree(
        (BIOLOGY, 2, part("hive-burrows", "Hive Burrows", "Nory roju", Modifier(LIMIT[WORKERS], 1))),
        (PHYSICS, 4, part(
            "collective-memory", "Collective Memory", "Zbiorowa pamięć", On(DRAFT_ENDED, DrawTechnologies(1))
        )),
        (ENGINEERING, 3, part(
            "endless-shift", "Endless Shift", "Niekończąca się zmiana", Income(PRODUCTION, 1, FACTORIES_WITH_WORKERS)
        )),
        (GOVERNMENT, 1, part(
            "pheromone-network", "Pheromone Network", "Sieć feromonowa", Modifier(OWN_UNREST_COST, -2)
        )),
    ),
    icons=(BUILD, GROWTH, ATTACK),
    action=part("hive-labour", "Hive Labour", "Praca roju", On(EMPIRE_TURN, HIVE_LABOUR)),
    diplomat="kchikk",
)  # fmt: skip
