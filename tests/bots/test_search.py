"""The search: what it finds, and what it never knows."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from orrery.bots import make_bot
from orrery.bots.hints import hint
from orrery.bots.search import Budget, SearchBot, grown
from orrery.bots.tree import NARROW, Tree
from orrery.kernel import LANGUAGES, NATURE, Dealer, State
from orrery.lab.simulate import Batch, simulate
from orrery.lab.statistics import by_bot
from tests.battery import walk
from tests.case import Case
from tests.cases import ENTRIES, FIRST
from tests.tiny import TINY
from tiny_game.words import DOUBLE, PLAY

THREE = next(case for case in ENTRIES if str(case) == f"{FIRST.name}-3")


def questions(case: Case, seed: int, every: int) -> list[tuple[State, int]]:
    found = [(state.clone(), seat) for state, seat, _ in walk(case, seed) if seat != NATURE]
    return found[::every]


def test_every_iteration_tries_one_of_the_options() -> None:
    [case] = [case for case in ENTRIES if str(case) == "tiny-2"]
    for state, seat in questions(case, 4, 3):
        tree = grown(TINY.evaluation, state.masked(seat), seat, Budget(iterations=200), Random(1))
        edges = [edge for option in state.options(seat) if (edge := tree.edge(option)) is not None]
        assert sum(edge.visits for edge in edges) == 200
        assert all(0.0 <= edge.total <= edge.visits for edge in edges)


def test_search_is_good_at_any_game_of_the_kernel() -> None:
    """The tiny game is all sealed answers: deals repeat with the seats changed, so luck evens out."""
    points = 0
    for number in range(100):
        state = TINY.new(TINY.setup(2))
        dealer, clever = Dealer(number // 2), number % 2
        bots = [make_bot("search:100" if seat == clever else "random", TINY, number) for seat in range(2)]
        while (seat := state.next_seat()) is not None:
            option = dealer.choose(state) if seat == NATURE else bots[seat].choose(state.masked(seat), seat)
            state.answer(seat, option)
        points += state.scores()[clever] - state.scores()[1 - clever]
    assert points > 10


def test_sealed_answers_are_not_reacted_to() -> None:
    """While desks are open the node of a seat is the same whatever the others have answered before it."""
    [case] = [case for case in ENTRIES if str(case) == "tiny-3"]
    state = next(state for state, seat in questions(case, 2, 1) if seat == 0 and len(state.desks) == 3)
    tree = grown(TINY.evaluation, state.masked(0), 0, Budget(iterations=300), Random(1))
    doubled = [DOUBLE.base, DOUBLE.base + 1]
    for other in (1, 2):
        first = {key // 3 for key in tree.root.edges if key >= 0 and key % 3 == other}
        assert first
        assert first <= set(range(PLAY.base, PLAY.base + 6)), "their first answers hang on the root itself"
        for key, edge in tree.root.edges.items():
            if key >= 0 and key % 3 == other and edge.node is not None:
                assert {below // 3 for below in edge.node.edges if below % 3 == other} <= set(doubled)


def test_availability_is_counted() -> None:
    """An option that only some deals offer is judged by how often it was there to be taken."""
    state, seat = questions(THREE, 7, 9)[4]
    tree = grown(FIRST.evaluation, state.masked(seat), seat, Budget(iterations=300), Random(2))
    waiting = [tree.root]
    offered = set()
    while waiting:
        node = waiting.pop()
        for edge in node.edges.values():
            assert edge.visits <= edge.offered
            offered.add(edge.offered)
            if edge.node is not None:
                waiting.append(edge.node)
    assert len(offered) > 3


def test_a_wide_question_is_widened_step_by_step() -> None:
    state, seat = max(questions(THREE, 12, 1), key=lambda pair: len(pair[0].options(pair[1])))
    options = state.options(seat)
    assert len(options) > NARROW
    narrow, wide = (
        sum(1 for edge in tree.root.edges.values() if edge.visits)
        for tree in (
            grown(FIRST.evaluation, state.masked(seat), seat, Budget(iterations=n), Random(3)) for n in (4, 400)
        )
    )
    assert narrow <= NARROW // 2 + 4
    assert wide > narrow


def test_a_budget_of_milliseconds_is_kept() -> None:
    state, seat = questions(THREE, 8, 5)[3]
    started = perf_counter()
    tree = grown(FIRST.evaluation, state.masked(seat), seat, Budget(milliseconds=30), Random(1))
    assert perf_counter() - started >= 0.03
    assert tree.iterations > 0


def test_the_search_grows_the_same_tree_from_the_same_seed() -> None:
    state, seat = questions(THREE, 9, 5)[6]

    def tree(seed: int) -> Tree:
        return grown(FIRST.evaluation, state.masked(seat), seat, Budget(iterations=80), Random(seed))

    def shape(tree: Tree) -> list[tuple[int, int, float]]:
        return [(key, edge.visits, edge.total) for key, edge in tree.root.edges.items()]

    assert shape(tree(1)) == shape(tree(1))
    assert shape(tree(1)) != shape(tree(2))


def test_search_beats_greedy() -> None:
    results = list(simulate(Batch(FIRST.name, FIRST.setup(2), ["search:100", "greedy"], 12), 2))
    assert next(line.share for line in by_bot(results) if line.name == "search:100") > 0.5


def test_alone_a_search_plays_for_points() -> None:
    alone = next(case for case in ENTRIES if case.setup.players == 1 and case.stride == 1)
    points = {}
    for bot in ("search:20", "greedy"):
        points[bot] = sum(game.scores[0] for game in simulate(Batch(alone.game.name, alone.setup, [bot], 3), 1))
    assert points["search:20"] > points["greedy"]


@pytest.mark.parametrize("case", ENTRIES, ids=str)
def test_a_hint_is_an_option_with_a_chance_and_a_reason(case: Case) -> None:
    for state, seat in questions(case, 30, 25 * case.stride):
        found = hint(case.game, state.masked(seat), seat, 1, Budget(iterations=30))
        assert 1 <= len(found) <= 3
        for one in found:
            assert one.option in state.options(seat)
            assert 0.0 <= one.chance <= 1.0
            assert set(one.reason) == set(LANGUAGES)
            assert all(one.reason.values())


def test_a_hint_knows_only_what_its_player_knows() -> None:
    rng = Random(5)
    for state, seat in questions(THREE, 31, 30):
        other = state.masked(seat).sampled(rng)
        one, two = (hint(FIRST, s.masked(seat), seat, 1, Budget(iterations=40)) for s in (state, other))
        assert one == two


def test_the_chances_of_all_seats_make_one() -> None:
    for case in ENTRIES:
        for state, _ in questions(case, 3, 20):
            assert sum(case.game.evaluation.chances(state)) == pytest.approx(1.0)


def test_what_hints_call_parts_is_the_whole_prospect() -> None:
    for case in ENTRIES:
        for state, _ in questions(case, 6, 20):
            evaluation = case.game.evaluation
            whole = evaluation.prospects(state)
            assert [sum(parts) for parts in evaluation.parted(state)] == pytest.approx(whole)


def test_a_search_bot_answers_the_only_option_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object) -> None:
        raise AssertionError("there was nothing to search for")

    monkeypatch.setattr("orrery.bots.search.grown", refuse)
    bot = SearchBot(FIRST, 1, Budget(iterations=10))
    single = [(state, seat) for state, seat in questions(THREE, 1, 1) if len(state.options(seat)) == 1]
    assert single
    for state, seat in single:
        assert [bot.choose(state.masked(seat), seat)] == state.options(seat)
