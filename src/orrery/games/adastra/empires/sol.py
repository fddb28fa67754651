"""Sol Republic: influence and wide, populous realms."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_COMBAT, Dice, Income, Landing, Weapon
from orrery.games.adastra.combat.circumstances import ATTACK_ON_INFLUENCE
from orrery.games.adastra.combat.effects import SetDie
from orrery.games.adastra.empires.actions import EMISSARIES
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    AMBASSADOR,
    BUILT_IN_ONE,
    DEVELOPED,
    DIPLOMACY_ROLLED,
    EMPIRE_TURN,
    IMPOSING,
    SHARED_INFLUENCE,
)
from orrery.games.adastra.metrics import FARMS_WITH_WORKER, POPULOUS_SYSTEMS
from orrery.games.adastra.names import CREDITS, DIPLOMACY, FLIGHT, FOOD, GROWTH
from orrery.games.adastra.pieces import Modifier, On, Permit, may
from orrery.games.adastra.resources import research
from orrery.games.parts.provenance import INFERRED, PRINTED
from orrery.kernel.text import Phrase

LIBERATION: Final = part(
    "liberation", "Liberation", "Wyzwolenie", Dice(IN_COMBAT, 1, ATTACK_ON_INFLUENCE), provenance=PRINTED
)
FEDERATION_BUILDER: Final = part(
    "federation-builder", "Federation Builder", "Budowniczy Federacji", Permit(SHARED_INFLUENCE), provenance=PRINTED
)
TAX_UNION: Final = part(
    "tax-union", "Tax Union", "Unia podatkowa", Income(CREDITS, 1, POPULOUS_SYSTEMS), provenance=PRINTED
)
SOL: Final = Empire(
    "sol",
    Phrase("Sol Republic", "Republika Sol"),
    Phrase("Humans", "Ludzie"),
    home="earth",
    start=(2, 2, 2, 3),
    branch=GOVERNMENT,
    adaptations=(0, 0, 0, 0),
    basics=part(
        "sol-basics", "Basic effects of Sol", "Podstawowe efekty Sol", Weapon(5, 1, repeatable=True), Landing(5)
    ),
    abilities=(LIBERATION, FEDERATION_BUILDER, TAX_UNION),
    units=(
        Unit(1, 0, 1, 1, 2),
        Unit(3, 1, 1, 3, 1),
        Unit(5, 2, 4, 2, 1, part("ambassador", "Ambassador", "Ambasador", Permit(AMBASSADOR), provenance=PRINTED)),
        Unit(12, 3, 5, 5, 1, part("imposing", "Imposing", "Imponująca", Permit(IMPOSING), provenance=PRINTED)),
    ),
    milestones=tree(
        (BIOLOGY, 3, part(
            "industrial-agriculture", "Industrial Agriculture", "Rolnictwo Przemysłowe",
            Income(FOOD, 1, FARMS_WITH_WORKER), provenance=INFERRED,
        )),
        (PHYSICS, 3, part(
            "science-award", "Science Award", "Nagroda Naukowa", On(DEVELOPED, research(1)), provenance=INFERRED
        )),
        (PHYSICS, 4, part(
            "four-dimensional-debate", "Four-Dimensional Debate", "Czterowymiarowa Debata",
            may(DIPLOMACY_ROLLED, SetDie(6)), provenance=INFERRED,
        )),
        (ENGINEERING, 2, part(
            "global-factory", "Global Factory", "Globalna Fabryka", Modifier(BUILT_IN_ONE, 1), provenance=INFERRED
        )),
    ),
    icons=(DIPLOMACY, FLIGHT, GROWTH),
    action=part("emissaries", "Emissaries", "Emisariusze", On(EMPIRE_TURN, EMISSARIES)),
    diplomat="imani-reyes",
    provenance=INFERRED,
)  # fmt: skip
