"""The eight technologies, two on each sheet."""

from __future__ import annotations

from orrery.games.inscription.cards.kinds import technology
from orrery.games.inscription.names import BIOTIC, CYBERNETIC, INFANTRY, PROPULSION, WARFARE_SPECIALTY
from orrery.games.inscription.sheets.expansion.effects import CrossPopulated, SelfAssembly
from orrery.games.inscription.sheets.industry.effects import ClaimSurrounded, MarkCouncilor
from orrery.games.inscription.sheets.navigation.effects import ClaimSmall
from orrery.games.inscription.sheets.warfare.effects import Deploy
from orrery.games.inscription.sheets.warfare.rules import BESIDE_UNITS
from orrery.kernel.text import Phrase

technology(
    "gravity-drive", "Gravity Drive", "Napęd grawitacyjny", 2, PROPULSION,
    text=Phrase(
        "You may access systems through wormholes: in at an accessed system, out at one that is not.",
        "Tunelami czasoprzestrzennymi sięgasz dalej: wchodzisz w dostępnym układzie, a dostęp zyskujesz tam, gdzie"
        " wychodzisz.",
    ),
)  # fmt: skip
technology("integrated-economy", "Integrated Economy", "Zintegrowana gospodarka", 4, CYBERNETIC, ClaimSmall())
technology("neural-motivator", "Neural Motivator", "Motywator neuronowy", 3, BIOTIC, CrossPopulated())
technology(
    "self-assembly-routines", "Self Assembly Routines", "Procedury montażu automatycznego", 2, WARFARE_SPECIALTY,
    SelfAssembly(),
)  # fmt: skip
technology("psychoarchaeology", "Psychoarchaeology", "Psychoarcheologia", 2, BIOTIC, MarkCouncilor())
technology(
    "ai-development-algorithm", "AI Development Algorithm", "Algorytm rozwoju SI", 4, WARFARE_SPECIALTY,
    ClaimSurrounded(),
)  # fmt: skip
technology(
    "fleet-logistics", "Fleet Logistics", "Logistyka floty", 3, PROPULSION,
    text=Phrase(
        "In every war: +3 strength in a section that wholly contains at least 2 of your units other than infantry.",
        "Podczas każdej wojny: +3 siły w sekcji, w której w całości leżą co najmniej 2 twoje jednostki inne niż"
        " piechota.",
    ),
)  # fmt: skip
technology("transit-diodes", "Transit Diodes", "Diody transmisyjne", 2, CYBERNETIC, Deploy(INFANTRY, 2, BESIDE_UNITS))
