"""Bots live in this game: they win against chance, trade for gain alone, and come to an end."""

import pytest

from orrery.bots import make_bot
from orrery.games.adastra.game import GAME
from orrery.kernel import NATURE, Dealer
from tests.adastra.diplomacy.talking import court
from tests.adastra.diplomacy.test_trade import proposes
from tests.adastra.table import Table


def answer(table: Table, seat: int) -> str:
    """What a greedy bot answers, from what it may know."""
    masked = table.state.masked(seat)
    return GAME.vocabulary.token(make_bot("greedy", GAME, 1).choose(masked, seat))


def rich() -> Table:
    table = court("sol", "psilon", "klackon")
    for seat in range(3):
        table.seat(seat, food=4, research=4, production=4, credits=4)
    table.begin(0)
    return table


def test_a_bot_gives_nothing_for_nothing_however_often_it_is_asked() -> None:
    table = rich()
    for _ in range(3):
        proposes(table, asks=("ask:credits", "amount:1"))
        assert answer(table, 1) == "no"
        table.plays(1, "no")
    assert table.stock(1) == (4, 4, 4, 4)


def test_a_bot_accepts_what_gains_and_declines_what_costs() -> None:
    table = rich()
    proposes(table, "give:production", "amount:3", asks=("ask:food", "amount:1"))
    assert answer(table, 1) == "yes"
    table.plays(1, "no")
    proposes(table, "give:food", "amount:1", asks=("ask:production", "amount:3"))
    assert answer(table, 1) == "no"


def test_a_bot_takes_no_diplomat_on_trust_for_its_resources() -> None:
    table = rich()
    table.plays(0, "trade", "rival:2", "give:diplomat", "hand-over:imani-reyes")
    if table.asked() == (0, "ClaimDiplomat"):
        table.plays(0, "claim:saint-ilara")
    table.plays(0, "done", "ask:credits", "amount:4", "done")
    assert table.asked() == (1, "AcceptProposal")
    assert answer(table, 1) == "no"


@pytest.mark.parametrize("seed", range(2))
def test_one_greedy_bot_beats_three_at_random_with_all_modules(seed: int) -> None:
    state = GAME.new(GAME.setup(4, council=True, minors=True))
    dealer = Dealer(seed)
    bots = [make_bot("greedy" if seat == seed else "random", GAME, seed) for seat in range(4)]
    answers = 0
    while (seat := state.next_seat()) is not None:
        option = dealer.choose(state) if seat == NATURE else bots[seat].choose(state.masked(seat), seat)
        state.answer(seat, option)
        answers += 1
    assert answers < GAME.longest * 4
    places = state.outcome()
    assert places is not None
    assert places[seed] == 1
