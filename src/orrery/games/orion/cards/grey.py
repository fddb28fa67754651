"""Grey structures: utility, cards, espionage."""

from orrery.games.orion.advisors import ReturnAdvisor
from orrery.games.orion.build import Build
from orrery.games.orion.card import Price, structure
from orrery.games.orion.card_effects import Discard, Draw
from orrery.games.orion.effects import Choice, EachOpponent, may
from orrery.games.orion.gains import VpEach, actions, morale, structures
from orrery.games.orion.names import BLUE, GREY
from orrery.games.orion.special import Rearrange, StealCard

structure(
    "colony-ship", GREY, "Colony Ship", "Statek kolonizacyjny",
    Price(fleet=2), vp=2,
    activation=Build(discount=2, here=True),
)  # fmt: skip
structure(
    "communication-satellite", GREY, "Communication Satellite", "Satelita komunikacyjny",
    Price(fleet=1), vp=1,
    after_building=Rearrange(),
)  # fmt: skip
structure(
    "destroyer", GREY, "Destroyer", "Niszczyciel",
    Price(food=2, fleet=1), vp=2,
    after_building=EachOpponent(Choice(Discard(2), morale(-4))),
)  # fmt: skip
structure(
    "espionage-training-facility", GREY, "Espionage Training Facility", "Szpiegowski kompleks szkoleniowy",
    Price(fleet=1, production=1), produces=Price(food=1), vp=1,
    after_building=EachOpponent(ReturnAdvisor()),
)  # fmt: skip
structure(
    "frigate", GREY, "Frigate", "Fregata",
    Price(production=1), vp=1,
    after_attacking=Draw(1),
)  # fmt: skip
structure(
    "pleasure-dome", GREY, "Pleasure Dome", "Kopuła przyjemności",
    Price(food=2, fleet=3), produces=Price(food=2), vp=0,
    after_building=morale(6),
)  # fmt: skip
structure(
    "spy-center", GREY, "Spy Center", "Centrum szpiegowskie",
    Price(food=1, fleet=1), vp=2,
    after_building=StealCard(),
)  # fmt: skip
structure(
    "galactic-cybernet", GREY, "Galactic Cybernet", "Galaktyczna cybersieć",
    Price(food=4, fleet=2, production=3), morale_to_build=True,
    end_of_game=VpEach(2, structures(BLUE)),
)  # fmt: skip
structure(
    "scout-ship", GREY, "Scout Ship", "Statek zwiadowczy",
    Price(food=2), vp=1,
    after_building=Draw(3),
)  # fmt: skip
structure(
    "jump-gate", GREY, "Jump Gate", "Wrota skokowe",
    Price(fleet=2, production=1), produces=Price(food=1), vp=1,
    start_of_round=may(actions(1), Price(cards=1)),
)  # fmt: skip
