"""Blue structures: food, growth, science."""

from orrery.games.orion.advisors import Hire
from orrery.games.orion.build import Build
from orrery.games.orion.card import Ability, Price, structure
from orrery.games.orion.card_effects import Draw, TakeDiscard
from orrery.games.orion.effects import Choice, EachOpponent, Exchange, IfWorking, Then, may
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
from orrery.games.orion.names import BLUE, GREY, YELLOW

structure(
    "advanced-data-center", BLUE, "Advanced Data Center", "Zaawansowane centrum danych",
    Price(food=1), produces=Price(food=1), vp=0,
    after_building=TakeDiscard(0),
)  # fmt: skip
structure(
    "autolab", BLUE, "Autolab", "Autolaboratorium",
    Price(food=1, production=3), produces=Price(food=1), vp=3,
    after_building=Then(actions(1), IfWorking(YELLOW, actions(1))),
)  # fmt: skip
structure(
    "biospheres", BLUE, "Biospheres", "Biosfery",
    Price(food=4), produces=Price(food=2), vp=2,
    activation=Ability(TakeDiscard(1), Price(fleet=1)),
)  # fmt: skip
structure(
    "civil-transport", BLUE, "Civil Transport", "Transportowiec cywilny",
    Price(food=3), vp=2,
    after_building=Build(may=True, colour=BLUE, then=Build(may=True)),
)  # fmt: skip
structure(
    "holo-simulator", BLUE, "Holo Simulator", "Holosymulator",
    Price(food=2), vp=2,
    after_building=may(Hire(), Price(pool=1)),
)  # fmt: skip
structure(
    "interplanetary-administration", BLUE, "Interplanetary Administration", "Administracja międzyplanetarna",
    Price(fleet=3, production=2), morale_to_build=True,
    end_of_game=VpEach(2, structures(GREY)),
)  # fmt: skip
structure(
    "planetary-stock-exchange", BLUE, "Planetary Stock Exchange", "Planetarny rynek surowców",
    Price(food=4, production=1), produces=Price(food=1, fleet=1), vp=0,
    activation=Ability(Choice(food(4), fleet(3), production(2)), Price(vp=1)),
)  # fmt: skip
structure(
    "planetary-supercomputer", BLUE, "Planetary Supercomputer", "Planetarny superkomputer",
    Price(food=3, fleet=1), produces=Price(food=2), vp=0, morale_to_activate=True,
    activation=Ability(vp(1).each(structures_here(BLUE)), Price(food=2, production=1, cards=1)),
)  # fmt: skip
structure(
    "soil-enrichment-facility", BLUE, "Soil Enrichment Facility", "Zakład użyźniania gleby",
    Price(production=2), produces=Price(food=2), vp=1,
    activation=food(2).each(structures_here(BLUE)),
)  # fmt: skip
structure(
    "space-port", BLUE, "Space Port", "Port kosmiczny",
    Price(food=4, fleet=1), produces=Price(fleet=1), vp=1,
    activation=Exchange(Price(production=2), Price(food=3, fleet=3)),
)  # fmt: skip
structure(
    "trade-goods", BLUE, "Trade Goods", "Wymiana towarów",
    Price(food=1, fleet=1, production=3), produces=Price(food=1, fleet=1), vp=4,
    after_building=EachOpponent(production(1)),
)  # fmt: skip
structure(
    "weather-controller", BLUE, "Weather Controller", "Kontroler pogody",
    Price(food=3, production=1), produces=Price(food=1), vp=1,
    start_of_round=Choice(food(2), morale(1)),
)  # fmt: skip
structure(
    "astro-university", BLUE, "Astro University", "Uniwersytet astronomiczny",
    Price(food=2, production=1), produces=Price(food=1), vp=1,
    activation=Draw(1, Count(WORKING_COLOURS)),
)  # fmt: skip
