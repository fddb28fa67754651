"""Technologies of Biology & Chemistry."""

from __future__ import annotations

from orrery.games.adastra.clauses import ON_POPULATION, Armour, Discount, Income, Landing, Substitute
from orrery.games.adastra.combat.effects import UNITS_LOST
from orrery.games.adastra.grammar import (
    BEFORE_GROWTH,
    COLONIZING,
    COMBAT_ENDED,
    FOREIGN_UNREST,
    FREE_ACTION,
    LIMIT,
    STEADFAST,
)
from orrery.games.adastra.metrics import systems_with
from orrery.games.adastra.names import (
    ATTACK,
    BIOLOGY,
    BUILD,
    DIPLOMACY,
    EXPLORE,
    FARMERS,
    FLIGHT,
    FOOD,
    GROWTH,
    INVASION,
    PRODUCTION,
    RESEARCH,
    RESEARCHING,
    SCIENTISTS,
    WORKERS,
)
from orrery.games.adastra.pieces import Modifier, On, Permit, once
from orrery.games.adastra.resources import Gain, Price, Unrest, food
from orrery.games.adastra.technologies.card import ARMOR, FREE, INVADING, technology
from orrery.games.parts.provenance import INFERRED

technology(
    "subterranean-farms", BIOLOGY, 1, "Subterranean Farms", "Podziemne farmy", (GROWTH,), Income(FOOD)
)  # fmt: skip
technology(
    "cloning-center", BIOLOGY, 1, "Cloning Center", "Centrum Klonowania", (GROWTH, RESEARCHING), Discount(ON_POPULATION)
)
technology(
    "titanium-armor", BIOLOGY, 1, "Titanium Armor", "Pancerz tytanowy", (ATTACK, BUILD),
    Armour((0, 1, 0, 0, 0, 0)), keyword=ARMOR,
)  # fmt: skip
technology(
    "controlled-environment", BIOLOGY, 1, "Controlled Environment", "Kontrolowane środowisko", (FLIGHT, EXPLORE),
    Modifier(COLONIZING, -1),
)  # fmt: skip
technology(
    "biotechnology", BIOLOGY, 2, "Biotechnology", "Biotechnologia", (GROWTH, DIPLOMACY),
    once(BEFORE_GROWTH, food(2), Price(credits=1)), provenance=INFERRED,
)  # fmt: skip
technology(
    "death-spores", BIOLOGY, 2, "Death Spores", "Zarodniki Śmierci", (ATTACK, INVASION),
    Landing(3, success=False, unrest=1), keyword=INVADING,
)  # fmt: skip
technology(
    "zortrium-armor", BIOLOGY, 2, "Zortrium Armor", "Pancerz zortrium", (BUILD, INVASION),
    Armour((0, 1, 1, 1, 0, 0)), keyword=ARMOR,
)  # fmt: skip
technology(
    "microbiotics", BIOLOGY, 2, "Microbiotics", "Mikrobiotyka", (GROWTH, EXPLORE),
    once(FREE_ACTION, Unrest(-2), Price(food=1)), keyword=FREE,
)  # fmt: skip
technology(
    "weather-controller", BIOLOGY, 3, "Weather Controller", "Kontroler pogody", (GROWTH, BUILD),
    Income(FOOD, 1, systems_with(FARMERS, 2), most=3),
)  # fmt: skip
technology(
    "evolutionary-mutation", BIOLOGY, 3, "Evolutionary Mutation", "Mutacja ewolucyjna", (GROWTH, INVASION, EXPLORE),
    Substitute(GROWTH, Price(food=1)),
)  # fmt: skip
technology(
    "universal-antidote", BIOLOGY, 3, "Universal Antidote", "Uniwersalne antidotum", (DIPLOMACY, RESEARCHING),
    Permit(STEADFAST), Modifier(FOREIGN_UNREST, -1),
)  # fmt: skip
technology(
    "gaia-transformation", BIOLOGY, 4, "Gaia Transformation", "Przemiana w Gaję", (GROWTH, FLIGHT, DIPLOMACY),
    Modifier(LIMIT[FARMERS], 1), Modifier(LIMIT[SCIENTISTS], 1), Modifier(LIMIT[WORKERS], 1),
)  # fmt: skip
technology(
    "adamantium-armor", BIOLOGY, 5, "Adamantium Armor", "Pancerz adamantowy", (ATTACK, INVASION, BUILD),
    Armour((1, 2, 2, 2, 2, 2)), keyword=ARMOR,
)  # fmt: skip

# Of the expansion
technology(
    "survival-pods", BIOLOGY, 1, "Survival Pods", "Kapsuły ratunkowe", (ATTACK, GROWTH),
    On(COMBAT_ENDED, Gain(PRODUCTION, 1, UNITS_LOST, most=3)), expansion=True,
)  # fmt: skip
technology(
    "heightened-intelligence", BIOLOGY, 3, "Heightened Intelligence", "Wzmożona inteligencja", (RESEARCHING, GROWTH),
    Income(RESEARCH, 1, systems_with(SCIENTISTS, 2), most=3), expansion=True,
)  # fmt: skip
