"""OpenSpiel's own checks on every game, and what they do not look at."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from orrery.envs.openspiel import LIST, beatable
from orrery.kernel import Trouble
from tests.case import Case
from tests.cases import ENTRIES
from tests.envs.playthroughs import FILES, again

every_case = pytest.mark.parametrize("case", ENTRIES, ids=str)
SHORT = [case for case in ENTRIES if case.stride <= 10]
"""Games not too long to look at every tensor of every state."""
FEW = list({(case.game.name, case.setup.players): case for case in reversed(SHORT)}.values())
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


def load(case: Case) -> Any:
    values = {k: LIST.join(v) if isinstance(v, list) else v for k, v in case.setup.variants.items()}
    return pyspiel.load_game(f"orrery_{case.game.name}", {"players": case.setup.players, **values})


def play(game: Any, bots: dict[int, Any], seed: int) -> Any:
    """A whole game; seats without a bot play at random."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            words, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(words, p=chances)))
        elif state.current_player() in bots:
            state.apply_action(int(bots[state.current_player()].step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def moments(game: Any, seed: int, most: int) -> list[Any]:
    """Some states of a random game in which a player is asked."""
    rng, state, found = Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return rng.sample(found, min(most, len(found)))


@few_cases
def test_openspiels_random_simulation(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@every_case
def test_openspiels_simulation_from_python(case: Case) -> None:
    games_sim_test.GamesSimTest("test_pig").sim_game(load(case))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_openspiels_playthrough_is_still_the_same(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    assert again(golden) == golden, "run `python -m tests.envs.playthroughs` if that is meant"


@pytest.mark.parametrize("case", [case for case in FEW if case.setup.players <= 2], ids=str)
def test_openspiels_searches_play_whole_games(case: Case) -> None:
    game, rng = load(case), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    cheating = mcts.MCTSBot(game, 1.4, 2, rollouts, random_state=rng)
    fair = ismcts.ISMCTSBot(game, rollouts, 1.4, 2, random_state=rng)
    state = play(game, {0: cheating, 1: fair}, 1)
    assert beatable(case.game) or sum(state.returns()) == pytest.approx(0.0)


@few_cases
def test_chance_is_explicit(case: Case) -> None:
    state, seen = load(case).new_initial_state(), 0
    rng = Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            seen += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        state.apply_action(rng.choice(state.legal_actions()))
    assert seen > 5


@few_cases
def test_a_resampled_state_looks_the_same_and_is_another(case: Case) -> None:
    game, rng = load(case), Random(3)
    different = 0
    for state in moments(game, 3, 20):
        player = state.current_player()
        sampled = state.resample_from_infostate(player, rng.random)
        assert sampled.current_player() == player
        assert sampled.legal_actions() == state.legal_actions()
        assert sampled.information_state_string(player) == state.information_state_string(player)
        assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
        assert sampled.observation_string(player) == state.observation_string(player)
        assert sampled.observation_tensor(player) == state.observation_tensor(player)
        different += str(sampled) != str(state)
        play_on = sampled.clone()
        while not play_on.is_terminal():
            play_on.apply_action(rng.choice(play_on.legal_actions()))
    assert different


@few_cases
def test_a_resampled_state_keeps_nothing_of_what_the_player_does_not_know(case: Case) -> None:
    game = load(case)
    for state in moments(game, 4, 20):
        player = state.current_player()
        sampled = state.resample_from_infostate(player, Random(4).random)
        assert sampled.history() == []
        known = set(state.information_state_string(player).splitlines()[:-1])
        for other in range(game.num_players()):
            assert set(sampled.information_state_string(other).splitlines()[:-1]) <= known | hidden(known)


def hidden(lines: set[str]) -> set[str]:
    """Lines of a journal without their secrets."""
    return {line.split(" (")[0] for line in lines}


@few_cases
def test_players_remember_everything_they_heard(case: Case) -> None:
    state, rng = load(case).new_initial_state(), Random(5)
    players = range(state.num_players())
    before = [""] * len(players)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        for player in players:
            text = state.information_state_string(player)
            journal = text[: text.rindex("\n") + 1] if "\n" in text else ""
            assert journal.startswith(before[player])
            before[player] = journal
    assert all("> " in journal for journal in before)


WITH_SECRETS = [case for case in FEW if not case.setup.variants.get("tutorial")]


@pytest.mark.parametrize("case", WITH_SECRETS, ids=str)
def test_a_card_dealt_in_secret_is_in_the_memory_of_its_owner_alone(case: Case) -> None:
    game, rng, secrets = load(case), Random(6), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() and len(state.legal_actions()) > 1:
            children = [state.child(word) for word in rng.sample(state.legal_actions(), 2)]
            knowing = []
            for player in range(game.num_players()):
                one, other = [child.information_state_string(player) for child in children]
                journals = [text.rpartition("\n")[0] for text in (one, other)]
                assert (one != other) == (journals[0] != journals[1])
                knowing.append(one != other)
            assert any(knowing) or case.face_down
            secrets += sum(knowing) == 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert secrets > 5


@few_cases
def test_a_state_is_saved_and_loaded_with_its_memory(case: Case) -> None:
    game = load(case)
    for state in moments(game, 7, 10):
        for copy in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
            assert str(copy) == str(state)
            assert copy.history() == state.history()
            for player in range(game.num_players()):
                assert copy.information_state_string(player) == state.information_state_string(player)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_nobody_can_observe_what_everybody_hides() -> None:
    game = pyspiel.load_game("orrery_tiny")
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(Trouble, match="Nobody may see"):
        make_observation(game, everything)
    with pytest.raises(Trouble, match="no parameters"):
        make_observation(game, None, {"x": 1})
