"""Psilon Quanta: research, early technologies, anomalies."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.free_build import BuildFree
from orrery.games.adastra.clauses import IN_DIPLOMACY, ON_BRANCHES, Dice, Discount, Income, Landing, Weapon
from orrery.games.adastra.combat.effects import Reroll
from orrery.games.adastra.empires.actions import EUREKA
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.effects import Abduct, DiscardAnomaly
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    AFTER_ROLL,
    EMPIRE_TURN,
    FREE_ACTION,
    MANAGEMENT,
    REQUIRED_LEVEL,
    SURVEY_SUITE,
)
from orrery.games.adastra.metrics import DOOM_STARS, TITANS_HERE, systems_with
from orrery.games.adastra.names import DIPLOMACY, EXPLORE, FACTORY, RESEARCH, RESEARCHING, SCIENTISTS
from orrery.games.adastra.pieces import Modifier, On, may, once
from orrery.games.adastra.resources import Gain, OneOf, Price, production, research
from orrery.games.parts.provenance import INFERRED
from orrery.kernel.text import Phrase

ACADEMIES: Final = systems_with(SCIENTISTS, 2)
PSILON: Final = Empire(
    "psilon",
    Phrase("Psilon Quanta", "Kwanty Psilońskie"),
    Phrase("Psilons", "Psiloni"),
    home="mentar",
    start=(2, 3, 2, 2),
    branch=PHYSICS,
    adaptations=(-2, 2, 0, 0),
    basics=part(
        "psilon-basics", "Basic effects of the Psilons", "Podstawowe efekty Psilonów",
        Weapon(5, 1, repeatable=True), Landing(6),
    ),
    abilities=(
        part("creative", "Creative", "Kreatywność", Modifier(REQUIRED_LEVEL, -1)),
        part("peer-review", "Peer Review", "Recenzja", Discount(ON_BRANCHES, technology=True)),
        part("think-tanks", "Think Tanks", "Zespoły doradcze", Income(RESEARCH, 1, ACADEMIES)),
    ),
    units=(
        Unit(1, 0, 1, 1, 2),
        Unit(3, 1, 1, 3, 1, part("survey-suite", "Survey Suite", "Zestaw badawczy", Modifier(SURVEY_SUITE, 1))),
        Unit(5, 2, 3, 3, 1, part(
            "phase-array", "Phase Array", "Układ Fazowy", may(AFTER_ROLL, Reroll(1, TITANS_HERE))
        )),
        Unit(12, 3, 5, 5, 1, part(
            "orbital-academy", "Orbital Academy", "Akademia orbitalna", On(MANAGEMENT, Gain(RESEARCH, 2, DOOM_STARS))
        )),
    ),
    milestones=tree(
        (BIOLOGY, 1, part(
            "synaptic-pills", "Synaptic Pills", "Pigułki Synaptyczne",
            once(FREE_ACTION, research(2), Price(food=1)), provenance=INFERRED,
        )),
        (BIOLOGY, 3, part("abduction", "Abduction", "Porwanie", once(FREE_ACTION, Abduct(2, 2)), provenance=INFERRED)),
        (ENGINEERING, 1, part(
            "anomaly-scheme", "Anomaly Scheme", "Schemat Anomalii",
            once(FREE_ACTION, DiscardAnomaly(OneOf(production(3), BuildFree(FACTORY, milestone=False)))),
            provenance=INFERRED,
        )),
        (GOVERNMENT, 3, part(
            "symposium", "Symposium", "Sympozjum", Dice(IN_DIPLOMACY, 1, metric=ACADEMIES, most=2), provenance=INFERRED
        )),
    ),
    icons=(RESEARCHING, EXPLORE, DIPLOMACY),
    action=part("eureka", "Eureka", "Eureka", On(EMPIRE_TURN, EUREKA)),
    diplomat="vel-tann",
    provenance=INFERRED,
)  # fmt: skip
