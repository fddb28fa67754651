"""Bulrathi Clans: invasion and fortress worlds."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_INVASION, Dice, Income, Landing, Weapon
from orrery.games.adastra.empires.actions import BEAR_RUSH
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    COMBAT_ENDED,
    EMPIRE_TURN,
    GARRISON,
    INVASION_ENDED,
    INVASION_WON,
    ORBITAL_FIREPOWER,
    ORBITAL_HULL,
    SIEGE_ENGINE,
)
from orrery.games.adastra.metrics import FORTIFIED_SYSTEMS, TITANS_HERE
from orrery.games.adastra.names import ATTACK, BUILD, FOOD, INVASION, PRODUCTION
from orrery.games.adastra.pieces import Modifier, On, Permit
from orrery.games.adastra.resources import credits, research
from orrery.kernel.text import Phrase

BULRATHI: Final = Empire(
    "bulrathi",
    Phrase("Bulrathi Clans", "Klany Bulrathi"),
    Phrase("Bulrathi", "Bulrathi"),
    home="ursa",
    start=(3, 1, 3, 2),
    branch=ENGINEERING,
    adaptations=(1, -2, 0, 0),
    basics=part(
        "bulrathi-basics", "Basic effects of the Bulrathi", "Podstawowe efekty Bulrathi",
        Weapon(5, 1, repeatable=True), Landing(4),
    ),
    abilities=(
        part("ursine-might", "Ursine Might", "Niedźwiedzia siła", Dice(IN_INVASION, 1)),
        part("stubborn-garrison", "Stubborn Garrison", "Zacięty Garnizon", Modifier(GARRISON, 1)),
        part(
            "fortress-economy", "Fortress Economy", "Gospodarka twierdz",
            Income(PRODUCTION, 1, FORTIFIED_SYSTEMS, most=3),
        ),
    ),
    units=(
        Unit(1, 0, 1, 1, 2),
        Unit(3, 1, 1, 4, 1),
        Unit(5, 2, 3, 3, 1, part(
            "drop-pods", "Drop Pods", "Kapsuły desantowe", Dice(IN_INVASION, 1, metric=TITANS_HERE)
        )),
        Unit(12, 3, 5, 6, 1, part("siege-engine", "Siege Engine", "Machina oblężnicza", Permit(SIEGE_ENGINE))),
    ),
    milestones=tree(
        (BIOLOGY, 3, part(
            "honeyed-stores", "Honeyed Stores", "Miodowe zapasy", Income(FOOD, 1, FORTIFIED_SYSTEMS, most=3)
        )),
        (PHYSICS, 3, part(
            "proving-grounds", "Proving Grounds", "Poligony",
            On(COMBAT_ENDED, research(1)), On(INVASION_ENDED, research(1)),
        )),
        (ENGINEERING, 3, part(
            "fortress-worlds", "Fortress Worlds", "Światy-twierdze",
            Modifier(ORBITAL_FIREPOWER, 1), Modifier(ORBITAL_HULL, 1),
        )),
        (GOVERNMENT, 3, part("war-tithes", "War Tithes", "Wojenne dziesięciny", On(INVASION_WON, credits(3)))),
    ),
    icons=(INVASION, ATTACK, BUILD),
    action=part("bear-rush", "Bear Rush", "Niedźwiedzia Szarża", On(EMPIRE_TURN, BEAR_RUSH)),
    diplomat="orsa",
    expansion=True,
)  # fmt: skip
