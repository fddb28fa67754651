"""Technologies of Engineering."""

from __future__ import annotations

from orrery.games.adastra.clauses import (
    IN_COMBAT,
    IN_INVASION,
    ON_BUILDINGS,
    ON_SCANNERS,
    ON_UNITS,
    Dice,
    Discount,
    Income,
    Landing,
    Weapon,
)
from orrery.games.adastra.combat.effects import BonusHull, ExtraDice, SacrificeFor
from orrery.games.adastra.grammar import (
    BEFORE_ROLL,
    BUILT_IN_EACH,
    CLOAKED_CRUISERS,
    CLOAKED_FRIGATES,
    COMBAT_START,
    FREE_CHOICES,
    REPAIR_UNIT,
    SPEED,
    STAR_GATE,
)
from orrery.games.adastra.metrics import systems_with
from orrery.games.adastra.names import (
    ATTACK,
    BUILD,
    CRUISERS,
    ENGINEERING,
    EXPLORE,
    FLIGHT,
    GROWTH,
    INVASION,
    PRODUCTION,
    RESEARCHING,
    TITAN,
    WORKERS,
)
from orrery.games.adastra.pieces import Modifier, Permit, may
from orrery.games.adastra.technologies.card import COMBAT, INVADING, technology
from orrery.games.parts.provenance import INFERRED

technology(
    "mass-driver", ENGINEERING, 1, "Mass Driver", "Działo masowe", (ATTACK, FLIGHT), Weapon(3, 1), keyword=COMBAT
)
technology(
    "robotic-factories", ENGINEERING, 1, "Robotic Factories", "Zrobotyzowane fabryki", (BUILD,), Income(PRODUCTION)
)  # fmt: skip
technology(
    "reinforced-hull", ENGINEERING, 1, "Reinforced Hull", "Wzmocniony Kadłub", (FLIGHT, BUILD),
    may(COMBAT_START, BonusHull(2)), keyword=COMBAT,
)  # fmt: skip
technology(
    "deuterium-fuel-cells", ENGINEERING, 1, "Deuterium Fuel Cells", "Deuterowe ogniwa paliwowe", (FLIGHT, EXPLORE),
    Modifier(FREE_CHOICES[FLIGHT], 1),
)  # fmt: skip
technology(
    "fighter-hangars", ENGINEERING, 2, "Fighter Hangars", "Hangary Myśliwców", (ATTACK, BUILD),
    may(BEFORE_ROLL, SacrificeFor(BUILD, ExtraDice(2))), keyword=COMBAT, provenance=INFERRED,
)  # fmt: skip
technology(
    "ion-drive", ENGINEERING, 2, "Ion Drive", "Napęd jonowy", (FLIGHT, ATTACK),
    Modifier(SPEED[CRUISERS], 1), Modifier(SPEED[TITAN], 1),
)  # fmt: skip
technology(
    "troop-pods", ENGINEERING, 2, "Troop Pods", "Kapsuły szturmowe", (INVASION, BUILD),
    Dice(IN_INVASION, 2), keyword=INVADING,
)  # fmt: skip
technology(
    "orbital-shipyard", ENGINEERING, 2, "Orbital Shipyard", "Stocznia orbitalna", (BUILD, GROWTH), Discount(ON_UNITS)
)
technology(
    "automated-repair-unit", ENGINEERING, 3, "Automated Repair Unit", "Automatyczna Jednostka Naprawcza",
    (ATTACK, FLIGHT, BUILD), Permit(REPAIR_UNIT), keyword=COMBAT,
)  # fmt: skip
technology(
    "deep-core-mining", ENGINEERING, 3, "Deep Core Mining", "Wydobycie z jądra planety", (BUILD, RESEARCHING),
    Income(PRODUCTION, 1, systems_with(WORKERS, 2), most=3),
)  # fmt: skip
technology("battleoids", ENGINEERING, 3, "Battleoids", "Bojodroidy", (INVASION, FLIGHT), Landing(4), keyword=INVADING)
technology(
    "star-gate", ENGINEERING, 4, "Star Gate", "Gwiezdne Wrota", (FLIGHT, ATTACK, EXPLORE), Permit(STAR_GATE)
)  # fmt: skip
technology(
    "nano-disassemblers", ENGINEERING, 4, "Nano Disassemblers", "Nanodezasemblery", (BUILD, RESEARCHING, GROWTH),
    Discount(ON_UNITS, each=True), Discount(ON_BUILDINGS, each=True),
)  # fmt: skip
technology(
    "interphased-construction", ENGINEERING, 5, "Interphased Construction", "Konstrukcja Międzyfazowa",
    (BUILD, INVASION, FLIGHT), Modifier(BUILT_IN_EACH, 1), Discount(ON_SCANNERS, least=0, each=True),
)  # fmt: skip

# Of the expansion
technology(
    "tractor-beam", ENGINEERING, 2, "Tractor Beam", "Promień Ściągający", (ATTACK, BUILD),
    Dice(IN_COMBAT, 1, first=True, enemy=True), keyword=COMBAT, expansion=True,
)  # fmt: skip
technology(
    "cloaking-device", ENGINEERING, 4, "Cloaking Device", "Urządzenie maskujące", (FLIGHT, EXPLORE, INVASION),
    Permit(CLOAKED_FRIGATES), Permit(CLOAKED_CRUISERS), expansion=True,
)  # fmt: skip
