import pytest

from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.names import EVENTS
from tests.inscription.table import Table
from tests.markers import card

ROWS = [
    # name, stage, blue, resources
    ("first-ventures", 0, True, [3, 0, 0]),
    ("fledgling-empires", 0, True, [0, 2, 0]),
    ("echoes-of-the-past", 0, False, [1, 1, 1]),
    ("relics-rediscovered", 1, False, [0, 0, 1]),
    ("a-strong-foundation", 1, False, [0, 2, 0]),
    ("toward-a-new-home", 1, False, [3, 0, 0]),
    ("maximum-yield", 2, False, [3, 0, 0]),
    ("border-defense", 2, False, [0, 2, 0]),
    ("technological-frontier", 2, False, [0, 0, 1]),
    ("rightful-claim", 3, False, [0, 2, 0]),
    ("desperate-measures", 3, False, [3, 0, 0]),
    ("forbidden-knowledge", 3, False, [0, 0, 1]),
    ("merciless-ambition", 4, False, [0, 2, 0]),
    ("girded-for-war", 4, False, [3, 0, 0]),
]


@pytest.mark.parametrize(
    ("name", "stage", "blue", "resources"), [pytest.param(*row, marks=card(row[0])) for row in ROWS]
)
def test_strategy_events_give_the_resources_printed(name: str, stage: int, blue: bool, resources: list[int]) -> None:
    event = EVENT_CARDS[EVENTS.index(name)]
    assert (event.stage, event.blue, list(event.resources)) == (stage, blue, resources)
    table = Table("")
    table.seat(0, goods=1)  # so that the step waits before the first resource is used
    table.event(name)
    table.plays(0, "sheet:warfare")
    assert table.player(0).pool == resources
