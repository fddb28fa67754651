"""The 16 relics."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.abilities import (
    ACTIVATED,
    AFTER_ROLL,
    ANY_ACTIVATED,
    AT_ONCE,
    EVENT_ENDED,
    GAME_ENDED,
    IN_A_STEP,
    IN_A_WAR,
)
from orrery.games.inscription.assets.effects import Councilors, GoodsUnlocked, ObjectivePoints, Restore, Specialties
from orrery.games.inscription.cards.kinds import relic
from orrery.games.inscription.effect import IfFirst, Then
from orrery.games.inscription.events.strategy import Quantum
from orrery.games.inscription.events.war import WarStrength
from orrery.games.inscription.names import (
    DREADNOUGHT,
    EXPANSION,
    NAVIGATION,
    OBSIDIAN_MOST,
    OBSIDIAN_VP,
    PDS,
    WAR_SUN,
    WARFARE,
)
from orrery.games.inscription.sheets.expansion.effects import BuildADock, CrossEverywhere, UnlockAPlanet
from orrery.games.inscription.sheets.expansion.losing import LosePlanet
from orrery.games.inscription.sheets.navigation.effects import Access
from orrery.games.inscription.sheets.research import UnlockFocusDice, UnlockTechnologies
from orrery.games.inscription.sheets.warfare.effects import Bonus, Deploy
from orrery.games.inscription.spending.effects import SpendActive, SpendInactive
from orrery.games.parts.provenance import PRINTED

relic("crown-of-thalnos", "Crown of Thalnos", "Korona Thalnos", 5, IN_A_WAR, WarStrength(4))
relic("dominus-orb", "Dominus Orb", "Kula Dominus", 5, ACTIVATED[NAVIGATION], Access(4, may=True))
relic("dynamis-core", "Dynamis Core", "Rdzeń Dynamis", 5, AT_ONCE, GoodsUnlocked(2))
relic("luxarch-treatise-i", "Luxarch Treatise Vol I", "Traktat Luxarcha, tom I", 4, AT_ONCE, UnlockTechnologies(2))
relic("luxarch-treatise-ii", "Luxarch Treatise Vol II", "Traktat Luxarcha, tom II", 4, AT_ONCE, UnlockFocusDice(2))
relic("nano-forge", "Nano-Forge", "Nanokuźnia", 4, ACTIVATED[EXPANSION], CrossEverywhere(2), PRINTED)
relic("maw-of-worlds", "Maw of Worlds", "Paszcza światów", 5, ANY_ACTIVATED, IfFirst(LosePlanet(), SpendActive(5)))
relic("plenary-orbital", "Plenary Orbital", "Orbital Plenarny", 4, AT_ONCE, Then(BuildADock(), UnlockAPlanet()))
relic(
    "shard-of-the-throne", "Shard of the Throne", "Okruch władzy", 6, AT_ONCE, Then(Councilors(3), Deploy(PDS)),
    PRINTED,
)  # fmt: skip
relic("stellar-converter", "Stellar Converter", "Konwerter gwiezdny", 4, ACTIVATED[WARFARE], Deploy(WAR_SUN))
relic("the-codex", "The Codex", "Kodeks", 4, IN_A_STEP, Restore(2))
OBSIDIAN: Final = relic(
    "the-obsidian", "The Obsidian", "Obsydian", 4, GAME_ENDED, ObjectivePoints(OBSIDIAN_VP, OBSIDIAN_MOST)
)
relic("the-prophets-tears", "The Prophet’s Tears", "Łzy proroka", 4, AT_ONCE, Specialties(2))
relic("the-quantumcore", "The Quantumcore", "Rdzeń kwantowy", 4, AFTER_ROLL, Quantum())
relic("the-syncretone", "The Syncretone", "Synkreton", 4, EVENT_ENDED, SpendInactive(2))
relic("tyrants-lament", "Tyrant’s Lament", "Lament tyrana", 4, AT_ONCE, Then(Deploy(DREADNOUGHT), Bonus(1)))
