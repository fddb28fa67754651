from random import Random

import pytest

from orrery.bots import BOTS, make_bot
from orrery.bots.levels import TITLES
from orrery.kernel import NATURE, Trouble
from orrery.lab.simulate import Batch, simulate
from orrery.lab.statistics import by_bot
from tests.battery import walk
from tests.case import Case
from tests.cases import ENTRIES, FIRST

QUICK = ("random", "greedy", "greedy~3", "search:12")


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("case", ENTRIES, ids=str)
def test_a_bot_answers_every_question_and_changes_nothing(case: Case, name: str) -> None:
    bot = make_bot(name, case.game, 1)
    every = case.stride if case.stride > 1 else 5
    for number, (state, seat, _) in enumerate(walk(case, 30)):
        if seat != NATURE and number % every == 0:
            masked = state.masked(seat)
            before = masked.save()
            assert bot.choose(masked, seat) in state.options(seat)
            assert masked.save() == before


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, second = (list(simulate(Batch(FIRST.name, FIRST.setup(2), [name] * 2, 2, seed=9), 1)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["greedy", "greedy~3", "search:40"])
def test_a_bot_never_looks_at_what_it_cannot_see(name: str) -> None:
    rng = Random(3)
    [case] = [case for case in ENTRIES if str(case) == f"{FIRST.name}-3"]
    for number, (state, seat, _) in enumerate(walk(case, 31)):
        if seat != NATURE and number % 10 == 0:
            other = state.masked(seat).sampled(rng)
            one, two = (make_bot(name, FIRST, 5).choose(s.masked(seat), seat) for s in (state, other))
            assert one == two


def test_a_bot_that_does_not_exist() -> None:
    for name in ("clever", "search:0", "search:2s", "random:5", "greedy:5", "search~2", "greedy~", ""):
        with pytest.raises(Trouble, match=f"no bot “{name}”. Bots: novice, easy, medium, hard, master, search"):
            make_bot(name, FIRST)


def test_every_bot_and_level_has_a_name_for_people() -> None:
    assert tuple(TITLES) == BOTS
    for name in BOTS:
        assert make_bot(name, FIRST).name == name


def share_of_greedy(games: int) -> float:
    results = list(simulate(Batch(FIRST.name, FIRST.setup(4), ["greedy", "random", "random", "random"], games), 2))
    return next(line.share for line in by_bot(results) if line.name == "greedy")


def test_greedy_beats_random() -> None:
    assert share_of_greedy(24) > 0.75


@pytest.mark.soak
def test_greedy_beats_three_randoms_in_nine_of_ten_games() -> None:
    assert share_of_greedy(500) >= 0.9
