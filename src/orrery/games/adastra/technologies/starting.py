"""The two technologies that everybody starts with."""

from __future__ import annotations

from orrery.games.adastra.clauses import Weapon
from orrery.games.adastra.combat.effects import RaiseShield
from orrery.games.adastra.grammar import BEFORE_ROLL
from orrery.games.adastra.pieces import once
from orrery.games.adastra.technologies.card import COMBAT, SHIELDS, STARTING, technology
from orrery.games.parts.provenance import INFERRED, PRINTED

technology(
    "laser-cannon", STARTING, 0, "Laser Cannon", "Działo Laserowe", (), Weapon(4, 1), keyword=COMBAT, provenance=PRINTED
)
technology(
    "class-i-shield", STARTING, 0, "Class I Shield", "Tarcza Klasy I", (),
    once(BEFORE_ROLL, RaiseShield(1, dice=1)), keyword=SHIELDS, provenance=INFERRED,
)  # fmt: skip
