"""Darlok Shroud: spies and stolen influence."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import IN_INVASION, Dice, Forcing, Income, Landing, Weapon
from orrery.games.adastra.combat.circumstances import UNDER_INFLUENCE
from orrery.games.adastra.combat.effects import Sabotage
from orrery.games.adastra.diplomacy.pool import DiscardDiplomat
from orrery.games.adastra.empires.actions import WEB_OF_LIES
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, ENGINEERING, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    CLOAKED_FRIGATES,
    COMBAT_START,
    EMPIRE_TURN,
    FALSE_FLAG,
    FREE_ACTION,
    SHADOW_WEB,
    SPY_PROOF,
    SWAP_COST,
)
from orrery.games.adastra.metrics import INFLUENCE_ABROAD, VICTIMS
from orrery.games.adastra.names import CREDITS, DIPLOMACY, EXPLORE, INVASION, RESEARCH
from orrery.games.adastra.pieces import Modifier, On, Permit, may, once
from orrery.games.adastra.resources import Gain, any_resources
from orrery.kernel.text import Phrase

DARLOK: Final = Empire(
    "darlok",
    Phrase("Darlok Shroud", "Całun Darloków"),
    Phrase("Darloks", "Darlokowie"),
    home="nazin",
    start=(2, 1, 2, 4),
    branch=GOVERNMENT,
    adaptations=(0, 0, -1, 1),
    basics=part(
        "darlok-basics", "Basic effects of the Darloks", "Podstawowe efekty Darloków",
        Weapon(5, 1, repeatable=True), Landing(5),
    ),
    abilities=(
        part("shapeshifters", "Shapeshifters", "Zmiennokształtni", Forcing()),
        part("infiltrators", "Infiltrators", "Infiltratorzy", Modifier(SWAP_COST, -2), Permit(SPY_PROOF)),
        part("protection-money", "Protection Money", "Haracz", Income(CREDITS, 1, INFLUENCE_ABROAD, most=4)),
    ),
    units=(
        Unit(1, 0, 1, 1, 2, part("cloaked", "Cloaked", "Zamaskowane", Permit(CLOAKED_FRIGATES))),
        Unit(3, 1, 1, 3, 1),
        Unit(5, 2, 3, 3, 1, part("saboteurs", "Saboteurs", "Sabotażyści", may(COMBAT_START, Sabotage()))),
        Unit(12, 3, 5, 5, 1, part("shadow-web", "Shadow Web", "Sieć Cieni", Permit(SHADOW_WEB))),
    ),
    milestones=tree(
        (BIOLOGY, 3, part("doppelgangers", "Doppelgangers", "Sobowtóry", Dice(IN_INVASION, 2, UNDER_INFLUENCE))),
        (PHYSICS, 4, part(
            "data-theft", "Data Theft", "Kradzież danych", once(FREE_ACTION, Gain(RESEARCH, 1, VICTIMS, most=3))
        )),
        (ENGINEERING, 3, part(
            "false-flag-operations", "False-Flag Operations", "Operacje pod fałszywą flagą", Permit(FALSE_FLAG)
        )),
        (GOVERNMENT, 3, part(
            "black-market", "Black Market", "Czarny rynek", once(FREE_ACTION, DiscardDiplomat(any_resources(3)))
        )),
    ),
    icons=(DIPLOMACY, INVASION, EXPLORE),
    action=part("web-of-lies", "Web of Lies", "Sieć kłamstw", On(EMPIRE_TURN, WEB_OF_LIES)),
    diplomat="whisper",
    expansion=True,
)  # fmt: skip
