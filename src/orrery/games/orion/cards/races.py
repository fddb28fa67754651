"""The seven races."""

from orrery.games.orion.card import Price, Resources, may
from orrery.games.orion.card_effects import Discard, TakeDiscard
from orrery.games.orion.effects import EachOpponent, FreeTrade, OneOf, Then
from orrery.games.orion.gains import actions, fleet, production
from orrery.games.orion.moments import (
    EXERTION_CUBES,
    EXERTION_MORALE,
    EXPLOITATION,
    HIGH_EXERTION,
    PROPAGANDA,
    RESEARCH_CARDS,
    START_OF_ROUND,
)
from orrery.games.orion.race import race
from orrery.games.parts.ability import Modifier, On
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED

race("humans", "Humans", "Ludzie", Resources(food=5, fleet=4, production=2), provenance=PRINTED)
race(
    "alkari", "Alkari", "Alkari",
    Resources(food=5, fleet=4, production=1),
    may(START_OF_ROUND, actions(1), Price(vp=1)),
    vp=1, provenance=PRINTED,
)  # fmt: skip
race(
    "bulrathi", "Bulrathi", "Bulrathi",
    Resources(food=5, fleet=3, production=2),
    Modifier(EXERTION_CUBES, -1), Modifier(EXERTION_MORALE, 1), On(HIGH_EXERTION, OneOf(production(1), fleet(2))),
    provenance=INFERRED,
)  # fmt: skip
race(
    "darlok", "Darlok", "Darlokowie",
    Resources(food=5, fleet=3, production=1),
    On(PROPAGANDA, Then(EachOpponent(Discard(1)), TakeDiscard(3, may=True))),
    provenance=PRINTED,
)  # fmt: skip
race(
    "meklar", "Meklar", "Meklarzy",
    Resources(food=4, fleet=3, production=2),
    may(START_OF_ROUND, FreeTrade()),
    provenance=DESIGNED,
)  # fmt: skip
race(
    "mrrshan", "Mrrshan", "Mrrshanie",
    Resources(food=4, fleet=3, production=1),
    On(EXPLOITATION, fleet(1)),
    provenance=PRINTED,
)  # fmt: skip
race(
    "psilon", "Psilon", "Psiloni",
    Resources(food=4, fleet=4, production=1),
    Modifier(RESEARCH_CARDS, 1),
    provenance=PRINTED,
)  # fmt: skip
