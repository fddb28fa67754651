"""How the battery sets Orion up."""

from orrery.games.orion.game import GAME
from tests.case import cases
from tests.orion.invariants import check_orion

CASES = cases(GAME, check_orion, {}, {"races": "choose"}, {"novice": True})
