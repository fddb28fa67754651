"""The eight technologies, two on each sheet."""

from __future__ import annotations

from orrery.games.inscription.abilities import FLEET_STRENGTH, INDUSTRY_ACTIVE, ONCE_ACTIVE, WORMHOLE_TRAVEL
from orrery.games.inscription.cards.kinds import technology
from orrery.games.inscription.effect import AnyEffect
from orrery.games.inscription.names import (
    AI_ALGORITHM,
    BIOTIC,
    CYBERNETIC,
    FLEET_LOGISTICS,
    GRAVITY_DRIVE,
    INFANTRY,
    INTEGRATED_ECONOMY,
    NEURAL_MOTIVATOR,
    PROPULSION,
    PSYCHOARCHAEOLOGY,
    SELF_ASSEMBLY,
    TRANSIT_DIODES,
    WARFARE_SPECIALTY,
)
from orrery.games.inscription.sheets.expansion.effects import CrossPopulated
from orrery.games.inscription.sheets.expansion.losing import SelfAssembly
from orrery.games.inscription.sheets.industry.effects import ClaimSurrounded, MarkCouncilor
from orrery.games.inscription.sheets.navigation.effects import ClaimSmall
from orrery.games.inscription.sheets.warfare.effects import Deploy
from orrery.games.inscription.sheets.warfare.rules import BESIDE_UNITS
from orrery.games.inscription.state import Inscription
from orrery.games.parts.ability import Modifier, On, Permit


def once(number: int, effect: AnyEffect) -> On[Inscription]:
    """Used up for this activation, which is noted by the technology's bit."""
    return On(ONCE_ACTIVE, effect, flips=1 << number)


technology(
    GRAVITY_DRIVE, "gravity-drive", "Gravity Drive", "Napęd grawitacyjny", 2, PROPULSION,
    Permit(WORMHOLE_TRAVEL),
)  # fmt: skip
technology(
    INTEGRATED_ECONOMY, "integrated-economy", "Integrated Economy", "Zintegrowana gospodarka", 4, CYBERNETIC,
    once(INTEGRATED_ECONOMY, ClaimSmall()),
)  # fmt: skip
technology(
    NEURAL_MOTIVATOR, "neural-motivator", "Neural Motivator", "Motywator neuronowy", 3, BIOTIC,
    once(NEURAL_MOTIVATOR, CrossPopulated()),
)  # fmt: skip
technology(
    SELF_ASSEMBLY, "self-assembly-routines", "Self Assembly Routines", "Procedury montażu automatycznego", 2,
    WARFARE_SPECIALTY, once(SELF_ASSEMBLY, SelfAssembly()),
)  # fmt: skip
technology(
    PSYCHOARCHAEOLOGY, "psychoarchaeology", "Psychoarchaeology", "Psychoarcheologia", 2, BIOTIC,
    once(PSYCHOARCHAEOLOGY, MarkCouncilor()),
)  # fmt: skip
technology(
    AI_ALGORITHM, "ai-development-algorithm", "AI Development Algorithm", "Algorytm rozwoju SI", 4, WARFARE_SPECIALTY,
    On(INDUSTRY_ACTIVE, ClaimSurrounded()),
)  # fmt: skip
technology(
    FLEET_LOGISTICS, "fleet-logistics", "Fleet Logistics", "Logistyka floty", 3, PROPULSION,
    Modifier(FLEET_STRENGTH, 3),
)  # fmt: skip
technology(
    TRANSIT_DIODES, "transit-diodes", "Transit Diodes", "Diody transmisyjne", 2, CYBERNETIC,
    once(TRANSIT_DIODES, Deploy(INFANTRY, 2, BESIDE_UNITS)),
)  # fmt: skip
