"""How the battery sets the tiny game up."""

from orrery.kernel import State
from tests.case import cases
from tests.tiny import TINY
from tiny_game.rounds import NOTHING, Tiny
from tiny_game.words import COPIES, TITLES


def check(state: State) -> None:
    """Every card is in one place."""
    assert isinstance(state, Tiny)
    cards = [card for hand in state.hands for card in hand] + state.shown + [c for c in state.chosen if c != NOTHING]
    assert [cards.count(card) + state.deck[card] for card in range(len(TITLES))] == [COPIES] * len(TITLES)


CASES = cases(TINY, check, {}, {"doubling": False})
