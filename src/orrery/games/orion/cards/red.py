"""Red structures: fleet, attack, defence."""

from orrery.games.orion.card import Ability, Always, Price, structure
from orrery.games.orion.effects import Choice, Defender, EachOpponent, may
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
from orrery.games.orion.names import RED, YELLOW
from orrery.games.orion.special import BuryEach, FillSpaces

structure(
    "battleship", RED, "Battleship", "Pancernik",
    Price(fleet=2, production=2), produces=Price(fleet=1), vp=3,
    after_building=EachOpponent(FillSpaces()),
)  # fmt: skip
structure(
    "death-spores", RED, "Death Spores", "Śmiercionośne zarodniki",
    Price(food=1, production=1), vp=2,
    after_attacking=may(Defender(morale(-1)), Price(cube=1)),
)  # fmt: skip
structure(
    "doom-star", RED, "Doom Star", "Gwiazda zagłady",
    Price(food=1, fleet=4), produces=Price(fleet=1), vp=0,
    after_attacking=vp(1),
)  # fmt: skip
structure(
    "fighter-garrison", RED, "Fighter Garrison", "Garnizon myśliwców",
    Price(food=2, fleet=2), produces=Price(food=1, fleet=1), vp=0, morale_to_activate=True,
    activation=Ability(vp(1).each(structures_here(RED)), Price(fleet=2, production=1)),
)  # fmt: skip
structure(
    "government-support-facility", RED, "Government Support Facility", "Rządowa instytucja wsparcia",
    Price(production=2), produces=Price(fleet=1), vp=1,
    activation=Ability(morale(4), Price(food=2)),
)  # fmt: skip
structure(
    "orbital-batteries", RED, "Orbital Batteries", "Baterie orbitalne",
    Price(food=3, fleet=2), produces=Price(fleet=1), vp=1,
    always=Always(attack_cost=1),
)  # fmt: skip
structure(
    "space-elevator", RED, "Space Elevator", "Winda kosmiczna",
    Price(food=1, fleet=2, production=3), morale_to_build=True,
    end_of_game=VpEach(2, structures(YELLOW)),
)  # fmt: skip
structure(
    "titan", RED, "Titan", "Tytan",
    Price(fleet=2, production=2), vp=3,
    after_building=EachOpponent(morale(-1).each(Count(SYSTEMS_MINE))),
)  # fmt: skip
structure(
    "troop-transport", RED, "Troop Transport", "Desantowiec",
    Price(food=2, fleet=3), produces=Price(fleet=1), vp=2,
    after_building=BuryEach(),
)  # fmt: skip
structure(
    "marine-barracks", RED, "Marine Barracks", "Koszary piechoty kosmicznej",
    Price(food=2, production=1), vp=1,
    after_attacking=may(Choice(food(3), fleet(2), production(1)), Price(cube=1)),
)  # fmt: skip
structure(
    "missile-base", RED, "Missile Base", "Baza rakietowa",
    Price(food=2, production=2), produces=Price(fleet=2), vp=0,
    always=Always(compare_defence=2),
)  # fmt: skip
