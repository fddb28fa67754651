"""Yellow structures: production and points."""

from orrery.games.orion.activate import ActivateAny
from orrery.games.orion.card import Ability, Always, Price, structure
from orrery.games.orion.effects import Then, may
from orrery.games.orion.gains import MORALE_PAIRS, Count, VpEach, cards, cards_here, morale, production, vp
from orrery.games.orion.names import BLUE, RED, YELLOW
from orrery.games.orion.special import GainBeneath

structure(
    "artemis-system-net", YELLOW, "Artemis System Net", "Sieć systemowa Artemis",
    Price(fleet=2, production=3), morale_to_build=True,
    end_of_game=VpEach(2, cards(RED)),
)  # fmt: skip
structure(
    "cloning-center", YELLOW, "Cloning Center", "Centrum klonowania",
    Price(food=2, fleet=2, production=4), vp=2,
    after_building=Then(vp(2).each(cards(BLUE)), morale(-1).each(cards(RED))),
)  # fmt: skip
structure(
    "colonial-revenue-service", YELLOW, "Colonial Revenue Service", "Kolonialna izba skarbowa",
    Price(food=1, fleet=2, production=2), vp=3,
    after_building=may(GainBeneath(food=9, fleet=7, production=5), Price(pool=1)),
)  # fmt: skip
structure(
    "high-orbit-sonar", YELLOW, "High Orbit Sonar", "Sonar wysokoorbitalny",
    Price(food=2, production=1), vp=2,
    after_building=ActivateAny(),
)  # fmt: skip
structure(
    "recyclotron", YELLOW, "Recyclotron", "Recyklotron",
    Price(food=1, fleet=3), produces=Price(production=1), vp=0, morale_to_activate=True,
    activation=Ability(vp(1).each(cards_here(YELLOW)), Price(food=2, production=2)),
)  # fmt: skip
structure(
    "star-fortress", YELLOW, "Star Fortress", "Gwiezdna forteca",
    Price(fleet=1, production=2), produces=Price(production=1), vp=0,
    when_attacked=vp(1),
)  # fmt: skip
structure(
    "robotic-factory", YELLOW, "Robotic Factory", "Zrobotyzowana fabryka",
    Price(food=4, fleet=1), produces=Price(production=1), vp=1,
    activation=Ability(production(2), Price(food=3)),
)  # fmt: skip
structure(
    "deep-core-mine", YELLOW, "Deep Core Mine", "Kopalnia głębinowa",
    Price(food=2, fleet=2, production=3), produces=Price(production=2), vp=2,
    after_building=morale(-1),
)  # fmt: skip
structure(
    "imperial-treasury", YELLOW, "Imperial Treasury", "Skarbiec imperialny",
    Price(food=2, production=1), produces=Price(food=1), vp=1, morale_to_activate=True,
    activation=Ability(vp(2), Price(production=1)),
)  # fmt: skip
structure(
    "monument-of-unity", YELLOW, "Monument of Unity", "Pomnik jedności",
    Price(food=1, production=2), produces=Price(food=1), morale_to_build=True,
    end_of_game=VpEach(1, Count(MORALE_PAIRS)),
)  # fmt: skip
structure(
    "microlite-foundry", YELLOW, "Microlite Foundry", "Odlewnia mikrolitu",
    Price(food=3, fleet=2, production=1), produces=Price(production=1), vp=2,
    always=Always(discount_yellow=1),
)  # fmt: skip
