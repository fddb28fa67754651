"""PettingZoo's own checks on every game, and what they do not look at."""

from __future__ import annotations

import builtins
import importlib
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from orrery.bots import GreedyBot
from orrery.envs import MissingPackage
from orrery.envs.pettingzoo import OrreryEnv, env, raw_env, wrapped
from orrery.envs.rewards import least, rewards
from orrery.games import GAMES
from orrery.kernel import Game, IllegalAnswer, Trouble
from tests.case import Case
from tests.cases import ENTRIES, FIRST
from tests.tiny import TINY

every_case = pytest.mark.parametrize("case", ENTRIES, ids=str)
DICTIONARIES = "Observation (is not a NumPy array|space for each agent probably should be)"
"""PettingZoo recommends dictionaries with a mask, yet warns about them unless the game is one of its own."""


def make(case: Case) -> Any:
    return wrapped(OrreryEnv(case.game, case.setup.players, **case.setup.variants))


@every_case
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", DICTIONARIES)
        cycles = max(20, 1000 // case.stride)
        api_test(make(case), num_cycles=cycles)
        seed_test(lambda: make(case), num_cycles=cycles)
        parallel_api_test(turn_based_aec_to_parallel(make(case)), num_cycles=2 * cycles)


def random_game(world: Any, seed: int) -> dict[str, float]:
    """Play a whole game at random; returns what everybody got."""
    world.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(world.possible_agents, 0.0)
    for agent in world.agent_iter():
        observation, reward, over, _, _ = world.last()
        total[agent] += reward
        world.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@every_case
def test_rewards_come_at_the_end_and_sum_to_nothing(case: Case) -> None:
    world = OrreryEnv(case.game, case.setup.players, **case.setup.variants)
    total = random_game(world, 3)
    assert case.game.least == 1 or sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) <= 1.0
    assert min(total.values()) >= least(case.setup.players)
    assert random_game(world, 3) == total


def test_rewards_of_places() -> None:
    assert rewards([1, 2]) == [1.0, -1.0]
    assert rewards([1, 1]) == [0.0, 0.0]
    assert rewards([3, 1, 2]) == [-0.5, 1.0, -0.5]
    assert rewards([1]) == [1.0]
    assert rewards([2]) == [-1.0]
    assert rewards([2, 2]) == [-1.0, -1.0]
    assert rewards([1, 1, 3, 4]) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])


def test_sealed_answers_are_not_to_be_seen_by_who_answers_later() -> None:
    seen = []
    for choice in (0, -1):
        world = OrreryEnv(TINY, 3)
        world.reset(seed=1)
        for _ in range(2):  # a card, then whether to double it
            assert world.agent_selection == "player_0"
            world.step(int(np.flatnonzero(world.observe("player_0")["action_mask"])[choice]))
        assert world.agent_selection == "player_1"
        seen.append(world.observe("player_1"))
    for key in seen[0]:
        assert np.array_equal(seen[0][key], seen[1][key])


@pytest.mark.parametrize("game", [*GAMES.values(), TINY], ids=lambda game: game.name)
def test_only_whose_turn_it_is_may_answer(game: Game) -> None:
    world = OrreryEnv(game, 2)
    world.reset(seed=1)
    for agent in world.agents:
        assert world.observe(agent)["action_mask"].any() == (agent == world.agent_selection)


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    world = raw_env(FIRST.name, players=2)
    world.reset(seed=1)
    before = world.observe(world.agent_selection)
    wrong: list[Any] = [int(np.flatnonzero(before["action_mask"] == 0)[0]), -1, 10**6, 0.5, None]
    for action in wrong:
        with pytest.raises(IllegalAnswer, match="not among the options"):
            world.step(action)
    after = world.observe(world.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_with_the_usual_wrappers_an_illegal_answer_ends_the_game() -> None:
    world = env(FIRST.name, players=2)
    world.reset(seed=1)
    agent = world.agent_selection
    world.step(int(np.flatnonzero(world.observe(agent)["action_mask"] == 0)[0]))
    assert all(world.terminations.values())
    assert world.rewards[agent] == -1.0


def test_a_bot_of_orrery_plays_in_it() -> None:
    world, bot = raw_env(FIRST.name, players=2), GreedyBot(FIRST, 1)
    world.reset(seed=1)
    for agent in world.agent_iter():
        _, _, over, _, _ = world.last(observe=False)
        world.step(None if over else bot.choose(world.masked(agent), world.seat_of[agent]))
    assert not world.agents


def test_it_tells_a_spectator_what_happens() -> None:
    world = raw_env(FIRST.name, players=2, render_mode="ansi")
    world.reset(seed=1)
    told = world.render()
    assert told is not None
    *lines, scores = told.splitlines()
    assert any(line.startswith("player_0 ") for line in lines)
    assert "player_1 " in scores


def test_an_unknown_game_or_variant_is_refused_in_words() -> None:
    with pytest.raises(Trouble, match="There is no game “chess”"):
        raw_env("chess")
    with pytest.raises(Trouble, match=f"{FIRST.least} to {FIRST.most} players"):
        raw_env(FIRST.name, players=9)


@pytest.mark.parametrize(
    ("module", "package"), [("orrery.envs.pettingzoo", "pettingzoo"), ("orrery.envs.openspiel", "pyspiel")]
)
def test_a_missing_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch, module: str, package: str) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".", maxsplit=1)[0] == package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *rest, **more)

    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(MissingPackage, match=r"orrery-games\[envs\]; in a clone: pip install '\.\[envs\]'") as trouble:
        importlib.import_module(module)
    assert "nie jest zainstalowany" in trouble.value.say("pl")
