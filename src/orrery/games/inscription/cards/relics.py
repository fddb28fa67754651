"""The 16 relics."""

from __future__ import annotations

from orrery.games.inscription.assets.effects import Councilors, GoodsUnlocked, Restore, Specialties
from orrery.games.inscription.cards.kinds import (
    AFTER_ROLL,
    AT_THE_END,
    END_OF_EVENT,
    IMMEDIATE,
    IN_A_STEP,
    IN_A_WAR,
    ON_ACTIVATION,
    relic,
)
from orrery.games.inscription.effect import IfFirst, Then
from orrery.games.inscription.events.strategy import Quantum
from orrery.games.inscription.events.war import WarStrength
from orrery.games.inscription.names import DREADNOUGHT, EXPANSION, NAVIGATION, PDS, WAR_SUN, WARFARE
from orrery.games.inscription.sheets.expansion.effects import BuildADock, CrossEverywhere, LosePlanet, UnlockAPlanet
from orrery.games.inscription.sheets.navigation.effects import Access
from orrery.games.inscription.sheets.research import UnlockFocusDice, UnlockTechnologies
from orrery.games.inscription.sheets.warfare.effects import Bonus, Deploy
from orrery.games.inscription.spending.effects import SpendActive, SpendInactive
from orrery.kernel.text import Phrase

relic("crown-of-thalnos", "Crown of Thalnos", "Korona Thalnos", 5, IN_A_WAR, WarStrength(4))
relic("dominus-orb", "Dominus Orb", "Kula Dominus", 5, ON_ACTIVATION, Access(4, may=True), NAVIGATION)
relic("dynamis-core", "Dynamis Core", "Rdzeń Dynamis", 5, IMMEDIATE, GoodsUnlocked(2))
relic("luxarch-treatise-i", "Luxarch Treatise Vol I", "Traktat Luxarcha, tom I", 4, IMMEDIATE, UnlockTechnologies(2))
relic("luxarch-treatise-ii", "Luxarch Treatise Vol II", "Traktat Luxarcha, tom II", 4, IMMEDIATE, UnlockFocusDice(2))
relic("nano-forge", "Nano-Forge", "Nanokuźnia", 4, ON_ACTIVATION, CrossEverywhere(2), EXPANSION)
relic("maw-of-worlds", "Maw of Worlds", "Paszcza światów", 5, ON_ACTIVATION, IfFirst(LosePlanet(), SpendActive(5)))
relic("plenary-orbital", "Plenary Orbital", "Orbital Plenarny", 4, IMMEDIATE, Then(BuildADock(), UnlockAPlanet()))
relic("shard-of-the-throne", "Shard of the Throne", "Okruch władzy", 6, IMMEDIATE, Then(Councilors(3), Deploy(PDS)))
relic("stellar-converter", "Stellar Converter", "Konwerter gwiezdny", 4, ON_ACTIVATION, Deploy(WAR_SUN), WARFARE)
relic("the-codex", "The Codex", "Kodeks", 4, IN_A_STEP, Restore(2))
relic(
    "the-obsidian", "The Obsidian", "Obsydian", 4, AT_THE_END,
    text=Phrase(
        "2 VP for each objective you have scored, at most 6.",
        "2 PZ za każde zrealizowane zadanie, najwyżej 6.",
    ),
)  # fmt: skip
relic("the-prophets-tears", "The Prophet’s Tears", "Łzy proroka", 4, IMMEDIATE, Specialties(2))
relic("the-quantumcore", "The Quantumcore", "Rdzeń kwantowy", 4, AFTER_ROLL, Quantum())
relic("the-syncretone", "The Syncretone", "Synkreton", 4, END_OF_EVENT, SpendInactive(2))
relic("tyrants-lament", "Tyrant’s Lament", "Lament tyrana", 4, IMMEDIATE, Then(Deploy(DREADNOUGHT), Bonus(1)))
