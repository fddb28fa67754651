"""Grey structures: utility, cards, espionage."""

from orrery.games.orion.advisors import ReturnAdvisor
from orrery.games.orion.build import Build
from orrery.games.orion.card import Price, Resources, may, structure
from orrery.games.orion.card_effects import Discard, Draw
from orrery.games.orion.effects import EachOpponent, OneOf
from orrery.games.orion.gains import VpEach, actions, morale, structures
from orrery.games.orion.moments import AFTER_ATTACKING, AFTER_BUILDING, START_OF_ROUND
from orrery.games.orion.names import BLUE, GREY
from orrery.games.orion.special import Rearrange, StealCard
from orrery.games.parts.ability import On
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED

structure(
    "colony-ship", GREY, "Colony Ship", "Statek kolonizacyjny",
    Resources(fleet=2),
    On(AFTER_BUILDING, Build(discount=2, here=True)),
    vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "communication-satellite", GREY, "Communication Satellite", "Satelita komunikacyjny",
    Resources(fleet=1),
    On(AFTER_BUILDING, Rearrange()),
    vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "destroyer", GREY, "Destroyer", "Niszczyciel",
    Resources(food=2, fleet=1),
    On(AFTER_BUILDING, EachOpponent(OneOf(Discard(2), morale(-4)))),
    vp=2, provenance=PRINTED,
)  # fmt: skip
structure(
    "espionage-training-facility", GREY, "Espionage Training Facility", "Szpiegowski kompleks szkoleniowy",
    Resources(fleet=1, production=1),
    On(AFTER_BUILDING, EachOpponent(ReturnAdvisor())),
    produces=Resources(food=1), vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "frigate", GREY, "Frigate", "Fregata",
    Resources(production=1),
    On(AFTER_ATTACKING, Draw(1)),
    vp=1, provenance=PRINTED,
)  # fmt: skip
structure(
    "pleasure-dome", GREY, "Pleasure Dome", "Kopuła przyjemności",
    Resources(food=2, fleet=3),
    On(AFTER_BUILDING, morale(6)),
    produces=Resources(food=2), provenance=PRINTED,
)  # fmt: skip
structure(
    "spy-center", GREY, "Spy Center", "Centrum szpiegowskie",
    Resources(food=1, fleet=1),
    On(AFTER_BUILDING, StealCard()),
    vp=2, provenance=INFERRED,
)  # fmt: skip
structure(
    "galactic-cybernet", GREY, "Galactic Cybernet", "Galaktyczna cybersieć",
    Resources(food=4, fleet=2, production=3),
    VpEach(2, structures(BLUE)),
    morale_to_build=True, provenance=DESIGNED,
)  # fmt: skip
structure(
    "scout-ship", GREY, "Scout Ship", "Statek zwiadowczy",
    Resources(food=2),
    On(AFTER_BUILDING, Draw(3)),
    vp=1, provenance=DESIGNED,
)  # fmt: skip
structure(
    "jump-gate", GREY, "Jump Gate", "Wrota skokowe",
    Resources(fleet=2, production=1),
    may(START_OF_ROUND, actions(1), Price(cards=1)),
    produces=Resources(food=1), vp=1, provenance=DESIGNED,
)  # fmt: skip
