"""Blue structures: food, growth, science."""

from orrery.games.orion.advisors import Hire
from orrery.games.orion.build import Build
from orrery.games.orion.card import Price, Resources, may, structure
from orrery.games.orion.card_effects import Draw, TakeDiscard
from orrery.games.orion.effects import EachOpponent, Exchange, IfWorking, OneOf, Then
from orrery.games.orion.gains import (
    WORKING_COLOURS,
    Count,
    VpEach,
    actions,
    fleet,
    food,
    morale,
    production,
    structures,
    structures_here,
    vp,
)
from orrery.games.orion.moments import ACTIVATION, AFTER_BUILDING, START_OF_ROUND
from orrery.games.orion.names import BLUE, GREY, YELLOW
from orrery.games.parts.ability import On
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED

structure(
    "advanced-data-center", BLUE, "Advanced Data Center", "Zaawansowane centrum danych",
    Resources(food=1),
    On(AFTER_BUILDING, TakeDiscard(0)),
    produces=Resources(food=1), provenance=PRINTED,
)  # fmt: skip
structure(
    "autolab", BLUE, "Autolab", "Autolaboratorium",
    Resources(food=1, production=3),
    On(AFTER_BUILDING, Then(actions(1), IfWorking(YELLOW, actions(1)))),
    produces=Resources(food=1), vp=3, provenance=PRINTED,
)  # fmt: skip
structure(
    "biospheres", BLUE, "Biospheres", "Biosfery",
    Resources(food=4),
    On(ACTIVATION, TakeDiscard(1), Price(fleet=1)),
    produces=Resources(food=2), vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "civil-transport", BLUE, "Civil Transport", "Transportowiec cywilny",
    Resources(food=3),
    On(AFTER_BUILDING, Build(may=True, colour=BLUE, then=Build(may=True))),
    vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "holo-simulator", BLUE, "Holo Simulator", "Holosymulator",
    Resources(food=2),
    may(AFTER_BUILDING, Hire(), Price(pool=1)),
    vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "interplanetary-administration", BLUE, "Interplanetary Administration", "Administracja międzyplanetarna",
    Resources(fleet=3, production=2),
    VpEach(2, structures(GREY)),
    morale_to_build=True, provenance=INFERRED,
)  # fmt: skip
structure(
    "planetary-stock-exchange", BLUE, "Planetary Stock Exchange", "Planetarny rynek surowców",
    Resources(food=4, production=1),
    On(ACTIVATION, OneOf(food(4), fleet(3), production(2)), Price(vp=1)),
    produces=Resources(food=1, fleet=1), provenance=PRINTED,
)  # fmt: skip
structure(
    "planetary-supercomputer", BLUE, "Planetary Supercomputer", "Planetarny superkomputer",
    Resources(food=3, fleet=1),
    On(ACTIVATION, vp(1).each(structures_here(BLUE)), Price(food=2, production=1, cards=1)),
    produces=Resources(food=2), morale_to_activate=True, provenance=PRINTED,
)  # fmt: skip
structure(
    "soil-enrichment-facility", BLUE, "Soil Enrichment Facility", "Zakład użyźniania gleby",
    Resources(production=2),
    On(ACTIVATION, food(2).each(structures_here(BLUE))),
    produces=Resources(food=2), vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "space-port", BLUE, "Space Port", "Port kosmiczny",
    Resources(food=4, fleet=1),
    On(ACTIVATION, Exchange(Resources(production=2), Resources(food=3, fleet=3))),
    produces=Resources(fleet=1), vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "trade-goods", BLUE, "Trade Goods", "Wymiana towarów",
    Resources(food=1, fleet=1, production=3),
    On(AFTER_BUILDING, EachOpponent(production(1))),
    produces=Resources(food=1, fleet=1), vp=4, provenance=PRINTED,
)  # fmt: skip
structure(
    "weather-controller", BLUE, "Weather Controller", "Kontroler pogody",
    Resources(food=3, production=1),
    On(START_OF_ROUND, OneOf(food(2), morale(1))),
    produces=Resources(food=1), vp=1, provenance=DESIGNED,
)  # fmt: skip
structure(
    "astro-university", BLUE, "Astro University", "Uniwersytet astronomiczny",
    Resources(food=2, production=1),
    On(ACTIVATION, Draw(1, Count(WORKING_COLOURS))),
    produces=Resources(food=1), vp=1, provenance=DESIGNED,
)  # fmt: skip
