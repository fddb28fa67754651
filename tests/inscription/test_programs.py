"""What programs read: observations, journals and the evaluation."""

from random import Random

import pytest

from orrery.games.inscription.bots.evaluation import NAMES, PART_OF
from orrery.games.inscription.game import GAME
from tests.battery import walk
from tests.inscription.cases import case as case_of


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_an_observation_holds_what_its_segments_say(players: int) -> None:
    case = case_of(players, 1, side="A")
    book = GAME.observation
    rng = Random(players)
    seen = 0
    for state, _, _ in walk(case, 31):
        if rng.random() < 0.02:
            for seat in range(players):
                numbers = book.numbers(state.masked(seat), seat)
                assert len(numbers) == book.size(players)
                assert min(numbers) >= 0.0
                assert max(numbers) <= 1.0
                seen += 1
    assert seen > 5


def test_events_are_listed_with_as_many_values_as_they_have() -> None:
    book = GAME.observation
    for state, seat, option in walk(case_of(3, 1), 32):
        after = state.clone()
        after.news = []
        after.answer(seat, option)
        for event in after.news:
            assert event.kind in GAME.events
            assert len(event.values) <= book.values


@pytest.mark.parametrize("players", [1, 3])
def test_prospects_are_the_score_and_the_weighted_rows(players: int) -> None:
    judge = GAME.evaluation
    for number, (state, _, _) in enumerate(walk(case_of(players, 1), 33)):
        if number % 50 == 0:
            prospects, parted = judge.prospects(state), judge.parted(state)
            assert prospects == pytest.approx([sum(parts) for parts in parted])
            assert judge.doubt(state) > 0
    while (seat := state.next_seat()) is not None:
        state.answer(seat, state.options(seat)[0])
    assert judge.prospects(state) == state.scores()  # at the end nothing else counts
    assert len(NAMES) == len(PART_OF)


def test_no_game_is_longer_than_promised() -> None:
    for seed in range(3):
        answers = [0] * 4
        for _, seat, _ in walk(case_of(4, 1), seed):
            if seat >= 0:
                answers[seat] += 1
        assert max(answers) < GAME.longest


def test_statistics_know_the_factions_sheets_and_what_was_built() -> None:
    *_, (state, _, _) = walk(case_of(3, 1, side="A"), 34)
    traits = GAME.traits(state)
    assert {"faction", "navigation", "expansion", "industry", "warfare"} == set(traits[0])
    assert GAME.progress(state) == 23
    known = set(GAME.components())
    assert all(thing in known for things in GAME.built(state) for thing in things)
