"""Yellow structures: production and points."""

from orrery.games.orion.activate import ActivateAny
from orrery.games.orion.card import Price, Resources, may, structure
from orrery.games.orion.conditions import OfColour
from orrery.games.orion.effects import Then
from orrery.games.orion.gains import MORALE_PAIRS, Count, VpEach, cards, cards_here, morale, production, vp
from orrery.games.orion.moments import ACTIVATION, AFTER_BUILDING, ATTACKED, DISCOUNT
from orrery.games.orion.names import BLUE, RED, YELLOW
from orrery.games.orion.special import GainBeneath
from orrery.games.parts.ability import Modifier, On
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED

structure(
    "artemis-system-net", YELLOW, "Artemis System Net", "Sieć systemowa Artemis",
    Resources(fleet=2, production=3),
    VpEach(2, cards(RED)),
    morale_to_build=True, provenance=INFERRED,
)  # fmt: skip
structure(
    "cloning-center", YELLOW, "Cloning Center", "Centrum klonowania",
    Resources(food=2, fleet=2, production=4),
    On(AFTER_BUILDING, Then(vp(2).each(cards(BLUE)), morale(-1).each(cards(RED)))),
    vp=2, provenance=INFERRED,
)  # fmt: skip
structure(
    "colonial-revenue-service", YELLOW, "Colonial Revenue Service", "Kolonialna izba skarbowa",
    Resources(food=1, fleet=2, production=2),
    may(AFTER_BUILDING, GainBeneath(food=9, fleet=7, production=5), Price(pool=1)),
    vp=3, provenance=INFERRED,
)  # fmt: skip
structure(
    "high-orbit-sonar", YELLOW, "High Orbit Sonar", "Sonar wysokoorbitalny",
    Resources(food=2, production=1),
    On(AFTER_BUILDING, ActivateAny()),
    vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "recyclotron", YELLOW, "Recyclotron", "Recyklotron",
    Resources(food=1, fleet=3),
    On(ACTIVATION, vp(1).each(cards_here(YELLOW)), Price(food=2, production=2)),
    produces=Resources(production=1), morale_to_activate=True, provenance=PRINTED,
)  # fmt: skip
structure(
    "star-fortress", YELLOW, "Star Fortress", "Gwiezdna forteca",
    Resources(fleet=1, production=2),
    On(ATTACKED, vp(1)),
    produces=Resources(production=1), provenance=INFERRED,
)  # fmt: skip
structure(
    "robotic-factory", YELLOW, "Robotic Factory", "Zrobotyzowana fabryka",
    Resources(food=4, fleet=1),
    On(ACTIVATION, production(2), Price(food=3)),
    produces=Resources(production=1), vp=1, provenance=DESIGNED,
)  # fmt: skip
structure(
    "deep-core-mine", YELLOW, "Deep Core Mine", "Kopalnia głębinowa",
    Resources(food=2, fleet=2, production=3),
    On(AFTER_BUILDING, morale(-1)),
    produces=Resources(production=2), vp=2, provenance=DESIGNED,
)  # fmt: skip
structure(
    "imperial-treasury", YELLOW, "Imperial Treasury", "Skarbiec imperialny",
    Resources(food=2, production=1),
    On(ACTIVATION, vp(2), Price(production=1)),
    produces=Resources(food=1), vp=1, morale_to_activate=True, provenance=DESIGNED,
)  # fmt: skip
structure(
    "monument-of-unity", YELLOW, "Monument of Unity", "Pomnik jedności",
    Resources(food=1, production=2),
    VpEach(1, Count(MORALE_PAIRS)),
    produces=Resources(food=1), morale_to_build=True, provenance=DESIGNED,
)  # fmt: skip
structure(
    "microlite-foundry", YELLOW, "Microlite Foundry", "Odlewnia mikrolitu",
    Resources(food=3, fleet=2, production=1),
    Modifier(DISCOUNT, 1, when=OfColour(YELLOW)),
    produces=Resources(production=1), vp=2, provenance=DESIGNED,
)  # fmt: skip
