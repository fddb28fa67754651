"""Silicoid Lattice: they grow on minerals, live on hot worlds and have tough hulls."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.exchange import Exchange
from orrery.games.adastra.clauses import Income, Landing, Shield, Weapon
from orrery.games.adastra.combat.circumstances import with_units
from orrery.games.adastra.empires.actions import MINERAL_BLOOM
from orrery.games.adastra.empires.board import Empire, Unit, part
from orrery.games.adastra.empires.milestones import BIOLOGY, GOVERNMENT, PHYSICS, tree
from orrery.games.adastra.grammar import (
    CRYSTAL_HULL,
    EMPIRE_TURN,
    FREE_ACTION,
    GEOSYMBIOSIS,
    LITHOVORES,
    UPKEEP,
)
from orrery.games.adastra.metrics import WORKERS as ALL_WORKERS
from orrery.games.adastra.metrics import systems_with
from orrery.games.adastra.names import BUILD, CREDITS, DOOM_STAR, GROWTH, PRODUCTION, RESEARCH, RESEARCHING, WORKERS
from orrery.games.adastra.pieces import Modifier, On, Permit, once
from orrery.games.adastra.resources import Price, Then, food, research
from orrery.games.parts.provenance import INFERRED
from orrery.kernel.text import Phrase

SILICOID: Final = Empire(
    "silicoid",
    Phrase("Silicoid Lattice", "Sieć Silikoidów"),
    Phrase("Silicoids", "Silikoidzi"),
    home="cryslon",
    start=(0, 2, 5, 2),
    branch=BIOLOGY,
    adaptations=(0, 0, 2, -2),
    basics=part(
        "silicoid-basics", "Basic effects of the Silicoids", "Podstawowe efekty Silikoidów",
        Weapon(5, 1, repeatable=True), Landing(5),
    ),
    abilities=(
        part("lithovores", "Lithovores", "Litożercy", Permit(LITHOVORES)),
        part("stone-patience", "Stone Patience", "Kamienna cierpliwość", Modifier(UPKEEP, -1)),
        part("crystal-harmonics", "Crystal Harmonics", "Harmonia kryształów", Income(CREDITS, 1, ALL_WORKERS, each=3)),
    ),
    units=(
        Unit(1, 0, 1, 1, 2),
        Unit(3, 1, 1, 4, 1),
        Unit(5, 2, 3, 3, 1, part("crystal-hull", "Crystal Hull", "Kryształowy Kadłub", Permit(CRYSTAL_HULL))),
        Unit(12, 3, 4, 7, 1, part(
            "living-mountain", "Living Mountain", "Żywa góra", Shield(1, with_units((DOOM_STAR, 1)))
        )),
    ),
    milestones=tree(
        (BIOLOGY, 1, part(
            "crystal-gardens", "Crystal Gardens", "Kryształowe ogrody",
            once(FREE_ACTION, Then(food(1), research(1)), Price(production=1)),
        )),
        (BIOLOGY, 3, part("geosymbiosis", "Geosymbiosis", "Geosymbioza", Permit(GEOSYMBIOSIS))),
        (PHYSICS, 3, part(
            "piezo-minds", "Piezo Minds", "Piezoumysły", Income(RESEARCH, 1, systems_with(WORKERS, 3), most=3)
        )),
        (GOVERNMENT, 3, part(
            "mineral-exchange", "Mineral Exchange", "Giełda minerałów", once(FREE_ACTION, Exchange(3, PRODUCTION))
        )),
    ),
    icons=(BUILD, GROWTH, RESEARCHING),
    action=part("mineral-bloom", "Mineral Bloom", "Mineralny Rozkwit", On(EMPIRE_TURN, MINERAL_BLOOM)),
    diplomat="ourr",
    provenance=INFERRED,
)  # fmt: skip
