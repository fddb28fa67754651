"""Red structures: fleet, attack, defence."""

from orrery.games.orion.card import Price, Resources, may, structure
from orrery.games.orion.effects import Defender, EachOpponent, OneOf
from orrery.games.orion.gains import (
    SYSTEMS_MINE,
    Count,
    VpEach,
    fleet,
    food,
    morale,
    production,
    structures,
    structures_here,
    vp,
)
from orrery.games.orion.moments import ACTIVATION, AFTER_ATTACKING, AFTER_BUILDING, ATTACK_COST, DEFENCE_STRENGTH
from orrery.games.orion.names import RED, YELLOW
from orrery.games.orion.special import BuryEach, FillSpaces
from orrery.games.parts.ability import Modifier, On
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED

structure(
    "battleship", RED, "Battleship", "Pancernik",
    Resources(fleet=2, production=2),
    On(AFTER_BUILDING, EachOpponent(FillSpaces())),
    produces=Resources(fleet=1), vp=3, provenance=INFERRED,
)  # fmt: skip
structure(
    "death-spores", RED, "Death Spores", "Śmiercionośne zarodniki",
    Resources(food=1, production=1),
    may(AFTER_ATTACKING, Defender(morale(-1)), Price(cube=1)),
    vp=2, provenance=INFERRED,
)  # fmt: skip
structure(
    "doom-star", RED, "Doom Star", "Gwiazda zagłady",
    Resources(food=1, fleet=4),
    On(AFTER_ATTACKING, vp(1)),
    produces=Resources(fleet=1), provenance=INFERRED,
)  # fmt: skip
structure(
    "fighter-garrison", RED, "Fighter Garrison", "Garnizon myśliwców",
    Resources(food=2, fleet=2),
    On(ACTIVATION, vp(1).each(structures_here(RED)), Price(fleet=2, production=1)),
    produces=Resources(food=1, fleet=1), morale_to_activate=True, provenance=INFERRED,
)  # fmt: skip
structure(
    "government-support-facility", RED, "Government Support Facility", "Rządowa instytucja wsparcia",
    Resources(production=2),
    On(ACTIVATION, morale(4), Price(food=2)),
    produces=Resources(fleet=1), vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "orbital-batteries", RED, "Orbital Batteries", "Baterie orbitalne",
    Resources(food=3, fleet=2),
    Modifier(ATTACK_COST, 1),
    produces=Resources(fleet=1), vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "space-elevator", RED, "Space Elevator", "Winda kosmiczna",
    Resources(food=1, fleet=2, production=3),
    VpEach(2, structures(YELLOW)),
    morale_to_build=True, provenance=INFERRED,
)  # fmt: skip
structure(
    "titan", RED, "Titan", "Tytan",
    Resources(fleet=2, production=2),
    On(AFTER_BUILDING, EachOpponent(morale(-1).each(Count(SYSTEMS_MINE)))),
    vp=3, provenance=PRINTED,
)  # fmt: skip
structure(
    "troop-transport", RED, "Troop Transport", "Desantowiec",
    Resources(food=2, fleet=3),
    On(AFTER_BUILDING, BuryEach()),
    produces=Resources(fleet=1), vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "marine-barracks", RED, "Marine Barracks", "Koszary piechoty kosmicznej",
    Resources(food=2, production=1),
    may(AFTER_ATTACKING, OneOf(food(3), fleet(2), production(1)), Price(cube=1)),
    vp=1, provenance=DESIGNED,
)  # fmt: skip
structure(
    "missile-base", RED, "Missile Base", "Baza rakietowa",
    Resources(food=2, production=2),
    Modifier(DEFENCE_STRENGTH, 2),
    produces=Resources(fleet=2), provenance=DESIGNED,
)  # fmt: skip
