"""The eight Advisors."""

from orrery.games.orion.advisors import CubeToPool
from orrery.games.orion.build import Build
from orrery.games.orion.card import Price, advisor, may
from orrery.games.orion.card_effects import Discard, Draw
from orrery.games.orion.conditions import Here
from orrery.games.orion.effects import OneOf, Then
from orrery.games.orion.gains import actions, fleet, food, morale, production, vp
from orrery.games.orion.moments import (
    ACTIVATION,
    AFTER_ATTACKING,
    ATTACK_STRENGTH,
    CUBE_STAYS,
    FOUNDER,
    PLACE_DISCOUNT,
    START_OF_ROUND,
)
from orrery.games.parts.ability import Modifier, On, Permit
from orrery.games.parts.effect import Nothing
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED

advisor(
    "advia-osm", "ADVIA-OSM", "ADVIA-OSM",
    On(ACTIVATION, Build(discount=1, from_discards=True)),
    provenance=PRINTED,
)  # fmt: skip
advisor(
    "fulcrum-sandebar", "Fulcrum Sandebar", "Fulcrum Sandebar",
    Permit(FOUNDER), Modifier(PLACE_DISCOUNT, 1, when=Here()),
    provenance=PRINTED,
)  # fmt: skip
advisor(
    "harrava", "Harrava", "Harrava",
    may(AFTER_ATTACKING, Nothing(), Price(cube=1)), Permit(CUBE_STAYS), On(START_OF_ROUND, CubeToPool()),
    provenance=INFERRED,
)  # fmt: skip
advisor(
    "kuruk", "Kuruk", "Kuruk",
    On(ACTIVATION, Then(fleet(2), morale(2))),
    provenance=DESIGNED,
)  # fmt: skip
advisor(
    "moldred", "Moldred", "Moldred",
    On(ACTIVATION, Then(Draw(3), Discard(1), vp(1))),
    provenance=DESIGNED,
)  # fmt: skip
advisor(
    "quail", "Quail", "Quail",
    may(START_OF_ROUND, Then(actions(1), Draw(1)), Price(morale=1)),
    provenance=DESIGNED,
)  # fmt: skip
advisor(
    "vale-the-whisperer", "Vale the Whisperer", "Vale",
    Modifier(ATTACK_STRENGTH, 2), may(AFTER_ATTACKING, Then(vp(2), morale(-1)), Price(cube=1)),
    provenance=INFERRED,
)  # fmt: skip
advisor(
    "viktoriya", "Viktoriya", "Wiktoria",
    On(ACTIVATION, OneOf(food(2), fleet(2), production(2))),
    provenance=PRINTED,
)  # fmt: skip
