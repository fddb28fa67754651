"""AA-EXPL-2: the anomaly cards, 23 designs on 27 cards."""

from __future__ import annotations

from orrery.games.adastra.actions.exploring import DrawTiles
from orrery.games.adastra.actions.flight import MoveUnits
from orrery.games.adastra.actions.free_build import ALL_BUT_SCANNERS, BuildFree
from orrery.games.adastra.actions.free_growth import CreatePopulation
from orrery.games.adastra.actions.placing import PlaceUnit
from orrery.games.adastra.actions.research import Advance
from orrery.games.adastra.cards.boxes import ANOMALIES, Anomaly
from orrery.games.adastra.cards.echo import TakeBack
from orrery.games.adastra.combat.effects import (
    ANY_NUMBER,
    DealDamage,
    ExtraDice,
    MoreSuccessesNeeded,
    Reroll,
    ShieldPoints,
    Withdraw,
)
from orrery.games.adastra.diplomacy.effects import PlaceInfluence
from orrery.games.adastra.diplomacy.pool import DrawDiplomats
from orrery.games.adastra.diplomacy.rivals import RaiseRival
from orrery.games.adastra.grammar import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COMBAT_START,
    DIPLOMACY_ROLLED,
    EXPLORING,
    FREE_ACTION,
    INVASION_ROLLED,
    INVASION_START,
    WITHDRAWAL,
)
from orrery.games.adastra.metrics import ASTEROID_SYSTEMS
from orrery.games.adastra.names import CRUISERS, PRODUCTION
from orrery.games.adastra.pieces import On
from orrery.games.adastra.resources import Gain, Unrest, any_resources, credits, food, research
from orrery.games.parts.ability import Clause
from orrery.kernel.text import Phrase


def _anomaly(id: str, en: str, pl: str, *clauses: Clause, copies: int = 1) -> None:
    ANOMALIES.add(Anomaly(id, Phrase(en, pl), copies, clauses))


_anomaly(
    "derelict-freighter", "Derelict Freighter", "Opuszczony frachtowiec",
    On(FREE_ACTION, Gain(PRODUCTION, 1, ASTEROID_SYSTEMS, most=3, plus=3)),
)  # fmt: skip
_anomaly("precursor-library", "Precursor Library", "Biblioteka Prekursorów", On(FREE_ACTION, research(4)))
_anomaly("seed-ark", "Seed Ark", "Arka nasion", On(FREE_ACTION, food(4)))
_anomaly("antaran-bullion", "Antaran Bullion", "Antarański kruszec", On(FREE_ACTION, credits(4)))
_anomaly("drifting-treasury", "Drifting Treasury", "Dryfujący skarbiec", On(FREE_ACTION, any_resources(3)), copies=2)
_anomaly("cryo-colonists", "Cryo-Colonists", "Kriokoloniści", On(FREE_ACTION, CreatePopulation()), copies=2)
_anomaly(
    "self-building-foundry", "Self-Building Foundry", "Samobudująca się odlewnia",
    On(FREE_ACTION, BuildFree(*ALL_BUT_SCANNERS)),
)  # fmt: skip
_anomaly("ghost-cruisers", "Ghost Cruisers", "Widmowe krążowniki", On(FREE_ACTION, PlaceUnit(CRUISERS)))
_anomaly("temporal-echo", "Temporal Echo", "Echo czasu", On(FREE_ACTION, TakeBack()))
_anomaly("subspace-fold", "Subspace Fold", "Fałda podprzestrzeni", On(FREE_ACTION, MoveUnits(3)))
_anomaly("psionic-choir", "Psionic Choir", "Psioniczny chór", On(FREE_ACTION, Unrest(-4)), copies=2)
_anomaly("mind-worms", "Mind Worms", "Robaki umysłu", On(FREE_ACTION, RaiseRival(3)))
_anomaly("cultural-beacon", "Cultural Beacon", "Latarnia kultury", On(FREE_ACTION, PlaceInfluence()))
_anomaly("stasis-envoy", "Stasis Envoy", "Wysłannik w stazie", On(FREE_ACTION, DrawDiplomats(3)))
_anomaly("star-atlas", "Star Atlas", "Atlas gwiazd", On(EXPLORING, DrawTiles(4)))
_anomaly(
    "overcharged-reactors", "Overcharged Reactors", "Przeciążone reaktory", On(BEFORE_ROLL, ExtraDice(2)), copies=2
)
_anomaly("damper-field", "Damper Field", "Pole tłumiące", On(BEFORE_ROLL, ShieldPoints(3)))
_anomaly(
    "probability-lens", "Probability Lens", "Soczewka prawdopodobieństwa",
    On(AFTER_ROLL, Reroll(ANY_NUMBER)),
    On(INVASION_ROLLED, Reroll(ANY_NUMBER)),
    On(DIPLOMACY_ROLLED, Reroll(ANY_NUMBER)),
)  # fmt: skip
_anomaly("antimatter-mine", "Antimatter Mine", "Mina antymaterii", On(COMBAT_START, DealDamage(2, in_asteroids=3)))
_anomaly("berserker-legion", "Berserker Legion", "Legion berserkerów", On(INVASION_START, ExtraDice(2)))
_anomaly("planetary-barrier", "Planetary Barrier", "Bariera Planetarna", On(INVASION_START, MoreSuccessesNeeded(2)))
_anomaly("emergency-hyperjump", "Emergency Hyperjump", "Awaryjny hiperskok", On(WITHDRAWAL, Withdraw()))
_anomaly("insight-engine", "Insight Engine", "Silnik olśnień", On(FREE_ACTION, Advance(3)))
