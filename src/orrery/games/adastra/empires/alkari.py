"""Alkari Flock: speed, evasion, wide fleets."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_COMBAT, Dice, Income, Landing, Shield, Weapon
from orrery.games.adastra.combat.circumstances import with_light, with_units
from orrery.games.adastra.empires.actions import GREAT_MIGRATION
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    ANCIENT_WINDS,
    COLONIZING,
    EMPIRE_TURN,
    EXPLORED,
    FREE_CHOICES,
    SKY_HERALDS,
    SKY_PALACE,
    TOKEN_REMOVED,
)
from orrery.games.adastra.metrics import SYSTEMS_CONTROLLED
from orrery.games.adastra.names import ATTACK, EXPLORE, FLIGHT, FRIGATES, RESEARCH, TITAN
from orrery.games.adastra.pieces import Modifier, On, Permit
from orrery.games.adastra.resources import credits, research
from orrery.kernel.text import Phrase

ALKARI: Final = Empire(
    "alkari",
    Phrase("Alkari Flock", "Stado Alkari"),
    Phrase("Alkari", "Alkari"),
    home="altair",
    start=(2, 2, 2, 2),
    branch=PHYSICS,
    adaptations=(-2, 2, 0, 0),
    basics=part(
        "alkari-basics", "Basic effects of the Alkari", "Podstawowe efekty Alkari",
        Weapon(5, 1, repeatable=True), Landing(6),
    ),
    abilities=(
        part("ace-pilots", "Ace Pilots", "Asy pilotażu", Shield(1, with_light(2), first=True)),
        part("migratory-flocks", "Migratory Flocks", "Wędrowne stada", Modifier(FREE_CHOICES[FLIGHT], 1)),
        part("wide-skies", "Wide Skies", "Szerokie niebo", Income(RESEARCH, 1, SYSTEMS_CONTROLLED, each=2, most=3)),
    ),
    units=(
        Unit(1, 0, 1, 1, 3),
        Unit(3, 1, 1, 2, 2),
        Unit(5, 2, 3, 3, 2, part(
            "mother-roost", "Mother Roost", "Matczyna grzęda",
            Dice(IN_COMBAT, 1, with_units((TITAN, 1), (FRIGATES, 2))),
        )),
        Unit(12, 3, 5, 5, 2, part("sky-palace", "Sky Palace", "Podniebny pałac", Permit(SKY_PALACE))),
    ),
    milestones=tree(
        (BIOLOGY, 3, part(
            "feathered-colonists", "Feathered Colonists", "Pierzaści koloniści", Modifier(COLONIZING, -2)
        )),
        (PHYSICS, 3, part(
            "temple-of-the-ancients", "Temple of the Ancients", "Świątynia pradawnych", On(TOKEN_REMOVED, research(1))
        )),
        (ENGINEERING, 2, part(
            "ancient-winds", "Ancient Winds", "Pradawne wichry", Permit(ANCIENT_WINDS), On(EXPLORED, credits(1))
        )),
        (GOVERNMENT, 1, part("sky-heralds", "Sky Heralds", "Podniebni heroldowie", Permit(SKY_HERALDS))),
    ),
    icons=(FLIGHT, ATTACK, EXPLORE),
    action=part("great-migration", "Great Migration", "Wielka Migracja", On(EMPIRE_TURN, GREAT_MIGRATION)),
    diplomat="aeris",
    expansion=True,
)  # fmt: skip
