"""What learning programs read off a state: every game, player count and variant."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from orrery.envs.journal import Journal
from orrery.kernel import NATURE, SPECTATOR, IllegalAnswer
from tests.battery import glimpses, walk
from tests.case import Case
from tests.cases import ENTRIES

every_case = pytest.mark.parametrize("case", ENTRIES, ids=str)


@every_case
def test_the_tensor_has_the_length_and_the_range_it_says(case: Case) -> None:
    observation, players = case.game.observation, case.setup.players
    segments = observation.segments(players)
    assert len({segment.name for segment in segments}) == len(segments)
    assert all(segment.text for segment in segments)
    changed: set[str] = set()
    first: list[float] = []
    for number, (state, _, _) in enumerate(glimpses(case, 31)):
        viewer = number % players
        numbers = observation.numbers(state.masked(viewer), viewer)
        assert len(numbers) == observation.size(players)
        assert all(isfinite(value) and 0.0 <= value <= 1.0 for value in numbers)
        first = first or numbers
        for segment in segments:
            here = slice(segment.start, segment.start + segment.size)
            if numbers[here] != first[here]:
                changed.add(segment.name)
    assert len(changed) > len(segments) / 2


@every_case
def test_each_part_fills_its_own_segment(case: Case) -> None:
    observation, players = case.game.observation, case.setup.players
    for number, (state, _, _) in enumerate(glimpses(case, 32)):
        if number % 10:
            continue
        masked = state.masked(0)
        for part in observation.table + observation.player:
            assert len(part.numbers(masked, 0, players - 1)) == part.length(players)


@every_case
def test_hidden_facts_change_nothing_in_the_tensor(case: Case) -> None:
    rng = Random(33)
    for number, (state, _, _) in enumerate(glimpses(case, 33)):
        viewer = number % case.setup.players
        masked = state.masked(viewer)
        other = masked.sampled(rng).masked(viewer)
        observe = case.game.observation.numbers
        assert observe(other, viewer) == observe(masked, viewer)


@every_case
def test_only_a_masked_state_can_be_observed(case: Case) -> None:
    state = case.game.new(case.setup)
    for wrong in (state, state.masked(SPECTATOR)):
        with pytest.raises(IllegalAnswer, match="masked for that seat"):
            case.game.observation.numbers(wrong, 0)


@every_case
def test_a_game_is_no_longer_than_declared_and_its_journal_fits(case: Case) -> None:
    observation, players = case.game.observation, case.setup.players
    for seed in (34, 35, 36):
        state, journal, answers = case.game.new(case.setup), Journal([]), 0
        for _, seat, option in walk(case, seed):
            journal.answer(state, seat, option)
            answers += seat != NATURE
        assert answers <= case.game.longest * players
        for viewer in range(players):
            rows = journal.rows(case.game, viewer, 10**6)
            assert 0 < len(rows) <= observation.rows * players
            assert all(len(row) == observation.values + 3 for row in rows)
