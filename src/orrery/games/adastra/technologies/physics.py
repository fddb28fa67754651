"""Technologies of Physics."""

from __future__ import annotations

from orrery.games.adastra.clauses import ON_BRANCHES, Discount, Income, Shield, Weapon
from orrery.games.adastra.combat.effects import RaiseShield, Reroll
from orrery.games.adastra.grammar import (
    AFTER_ROLL,
    ALL_FREE,
    ANOMALIES_DRAWN,
    BEFORE_ROLL,
    DISCOVERIES_DRAWN,
    FREE_CHOICES,
    PLANETS_DRAWN,
    TACHYON,
    WARP_DISSIPATER,
)
from orrery.games.adastra.names import (
    ATTACK,
    BUILD,
    DIPLOMACY,
    EXPLORE,
    FLIGHT,
    INVASION,
    PHYSICS,
    RESEARCH,
    RESEARCHING,
)
from orrery.games.adastra.pieces import Modifier, Permit, may, once
from orrery.games.adastra.technologies.card import COMBAT, SHIELDS, technology
from orrery.games.parts.provenance import INFERRED

technology("fusion-beam", PHYSICS, 1, "Fusion Beam", "Promień fuzyjny", (ATTACK,), Weapon(8, 2), keyword=COMBAT)
technology(
    "space-scanner", PHYSICS, 1, "Space Scanner", "Skaner Kosmiczny", (FLIGHT, EXPLORE),
    Modifier(PLANETS_DRAWN, 1), Modifier(DISCOVERIES_DRAWN, 1),
)  # fmt: skip
technology(
    "optronic-computer", PHYSICS, 1, "Optronic Computer", "Komputer optroniczny", (RESEARCHING,), Income(RESEARCH)
)  # fmt: skip
technology(
    "battle-scanner", PHYSICS, 1, "Battle Scanner", "Skaner Bojowy", (ATTACK, EXPLORE),
    may(AFTER_ROLL, Reroll(1)), keyword=COMBAT,
)  # fmt: skip
technology(
    "class-iii-shield", PHYSICS, 2, "Class III Shield", "Tarcza Klasy III", (BUILD, EXPLORE),
    once(BEFORE_ROLL, RaiseShield(2)), keyword=SHIELDS,
)  # fmt: skip
technology(
    "neutron-blaster", PHYSICS, 2, "Neutron Blaster", "Blaster Neutronowy", (ATTACK, INVASION),
    Weapon(3, 1, repeatable=True), keyword=COMBAT, provenance=INFERRED,
)  # fmt: skip
technology(
    "neutron-scanner", PHYSICS, 2, "Neutron Scanner", "Skaner neutronowy", (EXPLORE, RESEARCHING),
    Modifier(FREE_CHOICES[EXPLORE], 1), Modifier(ANOMALIES_DRAWN, 1),
)  # fmt: skip
technology(
    "tachyon-communications", PHYSICS, 2, "Tachyon Communications", "Łączność tachionowa", (FLIGHT, DIPLOMACY),
    Permit(TACHYON),
)  # fmt: skip
technology(
    "class-v-shield", PHYSICS, 3, "Class V Shield", "Tarcza Klasy V", (DIPLOMACY, FLIGHT),
    Shield(1, technology=True), keyword=SHIELDS,
)  # fmt: skip
technology("phasor", PHYSICS, 3, "Phasor", "Fazor", (ATTACK, EXPLORE), Weapon(9, 3), keyword=COMBAT)
technology(
    "positronic-computer", PHYSICS, 3, "Positronic Computer", "Komputer pozytronowy", (RESEARCHING, EXPLORE),
    Modifier(FREE_CHOICES[RESEARCHING], 1), Discount(ON_BRANCHES),
)  # fmt: skip
technology(
    "plasma-cannon", PHYSICS, 4, "Plasma Cannon", "Działo Plazmowe", (ATTACK, INVASION, RESEARCHING),
    Weapon(10, 4), keyword=COMBAT, provenance=INFERRED,
)  # fmt: skip
technology(
    "hyperspace-communications", PHYSICS, 4, "Hyperspace Communications", "Łączność nadprzestrzenna",
    (FLIGHT, DIPLOMACY, RESEARCHING),
    Modifier(FREE_CHOICES[FLIGHT], ALL_FREE), Modifier(FREE_CHOICES[ATTACK], ALL_FREE),
)  # fmt: skip
technology(
    "stellar-converter", PHYSICS, 5, "Stellar Converter", "Konwerter gwiezdny", (ATTACK, RESEARCHING, EXPLORE),
    Weapon(12, 6), keyword=COMBAT,
)  # fmt: skip

# Of the expansion
technology(
    "graviton-beam", PHYSICS, 3, "Graviton Beam", "Promień grawitonowy", (ATTACK, EXPLORE),
    Weapon(6, 2, pierce=True), keyword=COMBAT, expansion=True,
)  # fmt: skip
technology(
    "warp-dissipater", PHYSICS, 2, "Warp Dissipater", "Rozpraszacz Osnowy", (FLIGHT, INVASION),
    Permit(WARP_DISSIPATER), keyword=COMBAT, expansion=True,
)  # fmt: skip
