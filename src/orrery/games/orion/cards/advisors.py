"""The eight Advisors."""

from orrery.games.orion.advisors import CubeToPool, KeepCube
from orrery.games.orion.build import Build
from orrery.games.orion.card import Always, Price, advisor
from orrery.games.orion.card_effects import Discard, Draw
from orrery.games.orion.effects import Choice, Then, may
from orrery.games.orion.gains import actions, fleet, food, morale, production, vp

advisor("advia-osm", "ADVIA-OSM", "ADVIA-OSM", activation=Build(discount=1, from_discards=True))
advisor("fulcrum-sandebar", "Fulcrum Sandebar", "Fulcrum Sandebar", always=Always(discount_here=1))
advisor("harrava", "Harrava", "Harrava", after_attacking=may(KeepCube(), Price(cube=1)), start_of_round=CubeToPool())
advisor("kuruk", "Kuruk", "Kuruk", activation=Then(fleet(2), morale(2)))
advisor("moldred", "Moldred", "Moldred", activation=Then(Draw(3), Discard(1), vp(1)))
advisor("quail", "Quail", "Quail", start_of_round=may(Then(actions(1), Draw(1)), Price(morale=1)))
advisor(
    "vale-the-whisperer", "Vale the Whisperer", "Vale",
    after_attacking=may(Then(vp(2), morale(-1)), Price(cube=1)), always=Always(compare_attack=2),
)  # fmt: skip
advisor("viktoriya", "Viktoriya", "Wiktoria", activation=Choice(food(2), fleet(2), production(2)))
