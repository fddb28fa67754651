"""What a hint says of Orion's cards."""

from orrery.bots.hints import hint
from orrery.bots.search import Budget
from orrery.games.orion.game import GAME
from orrery.games.orion.words import ATTACK
from tests.orion.table import Table


def test_a_hint_names_the_card_that_pays() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["doom-star"]])
    table.seat(1, fleet=0, systems=[["frigate"]])
    table.begin()
    found = hint(GAME, table.state.masked(0), 0, 1, Budget(iterations=200))
    [attack] = [option for option in found if option.option == ATTACK]
    assert attack.reason["en"].endswith(", because of Doom Star")
    assert attack.reason["pl"].endswith(", dzięki: Gwiazda zagłady")
    assert all("because" not in other.reason["en"] for other in found if other is not attack)
