"""Mrrshan Ascendancy: gunnery and raids."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_COMBAT, ON_UNITS, Dice, Discount, Income, Landing, Substitute, Weapon
from orrery.games.adastra.combat.circumstances import AS_ATTACKER, both, with_units
from orrery.games.adastra.combat.effects import ENEMIES_DESTROYED, Reroll
from orrery.games.adastra.empires.actions import POUNCE
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import AFTER_ROLL, COMBAT_ENDED, COMBAT_WON, EMPIRE_TURN, WEAPON_COST
from orrery.games.adastra.metrics import CONTROLLED_NOT_POSSESSED
from orrery.games.adastra.names import ATTACK, CREDITS, DOOM_STAR, FLIGHT, INVASION, PRODUCTION, TITAN
from orrery.games.adastra.pieces import Modifier, On, may
from orrery.games.adastra.resources import Gain, Price, Then, Unrest, credits
from orrery.kernel.text import Phrase

MRRSHAN: Final = Empire(
    "mrrshan",
    Phrase("Mrrshan Ascendancy", "Dominium Mrrshan"),
    Phrase("Mrrshan", "Mrrshanie"),
    home="fieras",
    start=(2, 2, 3, 2),
    branch=PHYSICS,
    adaptations=(0, 0, 1, -1),
    basics=part(
        "mrrshan-basics", "Basic effects of the Mrrshan", "Podstawowe efekty Mrrshan",
        Weapon(4, 1, repeatable=True), Landing(5),
    ),
    abilities=(
        part("marksmen", "Marksmen", "Strzelcy Wyborowi", may(AFTER_ROLL, Reroll(1))),
        part("thrill-of-the-hunt", "Thrill of the Hunt", "Dreszcz Łowów", On(COMBAT_WON, Then(credits(1), Unrest(-1)))),
        part(
            "hunting-grounds", "Hunting Grounds", "Tereny Łowieckie",
            Income(PRODUCTION, 1, CONTROLLED_NOT_POSSESSED, most=2),
        ),
    ),
    units=(
        Unit(1, 0, 1, 1, 2),
        Unit(3, 1, 2, 2, 1),
        Unit(5, 2, 4, 2, 1, part(
            "alpha-strike", "Alpha Strike", "Pierwsze uderzenie",
            Dice(IN_COMBAT, 1, both(AS_ATTACKER, with_units((TITAN, 1))), first=True),
        )),
        Unit(12, 3, 6, 4, 1, part(
            "terror", "Terror", "Postrach", Dice(IN_COMBAT, 1, with_units((DOOM_STAR, 1)), enemy=True)
        )),
    ),
    milestones=tree(
        (BIOLOGY, 3, part(
            "trophy-hunters", "Trophy Hunters", "Łowcy trofeów",
            On(COMBAT_ENDED, Gain(CREDITS, 1, ENEMIES_DESTROYED, most=3)),
        )),
        (PHYSICS, 4, part("targeting-matrix", "Targeting Matrix", "Matryca celownicza", Modifier(WEAPON_COST, -1))),
        (ENGINEERING, 3, part("war-foundries", "War Foundries", "Wojenne odlewnie", Discount(ON_UNITS, each=True))),
        (GOVERNMENT, 1, part(
            "call-of-the-pride", "Call of the Pride", "Zew stada", Substitute(ATTACK, Price(credits=1))
        )),
    ),
    icons=(ATTACK, INVASION, FLIGHT),
    action=part("pounce", "Pounce", "Skok Drapieżnika", On(EMPIRE_TURN, POUNCE)),
    diplomat="shara",
)  # fmt: skip
