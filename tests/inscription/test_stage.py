"""Where in the game a question is asked, as every front says it."""

from random import Random

from orrery.games.inscription.game import GAME
from orrery.kernel import NATURE, Dealer
from orrery.kernel.looking import asked
from orrery.kernel.state import State
from tests.inscription.table import Table


def path(state: State, seat: int, language: str = "en") -> list[str]:
    masked = state.masked(seat)
    question = masked.question(seat)
    return [str(step) for step in asked(GAME, masked, question, ["Ann", "Bob", "Cyd"], language).path]


def test_a_question_says_its_event_its_step_and_the_sheet_being_marked() -> None:
    table = Table("", "", "")
    table.event("first-ventures")
    assert path(table.state, 0) == ["Strategy", "Step 1"]
    table.plays(0, "sheet:navigation")
    assert path(table.state, 0) == ["Strategy", "Step 1", "Navigation"]
    assert path(table.state, 0, "pl") == ["Strategia", "Krok 1", "Nawigacja"]
    assert path(table.state, 1) == ["Strategy", "Step 1"]


def test_every_question_of_a_game_has_a_path() -> None:
    state = GAME.new(GAME.setup(1))
    rng, dealer = Random(1), Dealer(1)
    begun = set()
    while pending := state.pending():
        question = rng.choice(pending)
        if question.seat == NATURE:
            state.answer(NATURE, dealer.choose(state))
            continue
        found = path(state, question.seat)
        assert found, type(question).__name__
        begun.add(found[0])
        state.answer(question.seat, rng.choice(state.options(question.seat)))
    assert {"Setup", "Strategy", "Council"} <= begun
