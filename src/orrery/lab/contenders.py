"""Who takes part in ``orrery bench --peers``: each in a process of its own, with random players on one core.

A contender plays one batch and says how many decisions and games that was, and copies a position in the middle of a
game. ``python -m orrery.lab.contenders NAME`` answers every line on its input, so many seconds, with a line of JSON.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from copy import deepcopy
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

Batch = Callable[[], tuple[int, int]]
Contender = tuple[Batch, Callable[[], object]]

SEATS: Final = 4
ROLLOUTS: Final = 20
"""Rollouts that OpenSpiel makes in C++ between two returns to Python."""


def orrery(plain: bool = False) -> Contender:
    """The first game of Orrery; ``plain`` runs the Python files even where compiled ones lie beside them."""
    if plain:
        only_python_files()
    from orrery.games import COLLECTION, GAMES
    from orrery.kernel.compiling import compiled
    from orrery.lab.bench import middle, random_game

    assert not (plain and compiled())
    game, rng = GAMES[COLLECTION[0]], Random(0)
    setup = game.setup(SEATS)
    return lambda: (random_game(game, setup, rng), 1), middle(game, setup).clone


def only_python_files() -> None:
    """From now on, import the Python files of Orrery and pass the compiled ones by."""
    root = Path(__file__).parents[1]

    def finder(path: str) -> FileFinder:
        if not Path(path).is_relative_to(root):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


def catanatron() -> Contender:
    from catanatron import Color, Game, RandomPlayer

    seeds = count()

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in Color], seed=next(seeds))

    def decisions(game: Any) -> int:
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)  # renamed after 3.2

    def play() -> tuple[int, int]:
        game = new()
        game.play()
        return decisions(game), 1

    half = play()[0] // 2
    middle = new()
    while decisions(middle) < half:
        middle.play_tick()
    return play, middle.copy


def open_spiel(name: str) -> Contender:
    """Rollouts by OpenSpiel's own evaluator, a loop in C++; their mean length is counted in games played before."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(0)
    start = game.new_initial_state()
    while start.is_chance_node():
        outcomes, weights = zip(*start.chance_outcomes(), strict=True)
        start.apply_action(rng.choices(outcomes, weights)[0])
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    lengths = []
    for seed in range(300):
        state = start.clone()
        before = len(state.full_history())
        pyspiel.evaluate_bots(state, players, seed)
        lengths.append(sum(1 for action in state.full_history()[before:] if action.player >= 0))
    mean = sum(lengths) / len(lengths)
    # One simulation judges the position it is given, by so many rollouts.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 0)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 0, False)

    def play() -> tuple[int, int]:
        bot.step(start)
        return round(ROLLOUTS * mean), ROLLOUTS

    middle = start.clone()
    for _ in range(round(mean) // 2):
        if not middle.is_terminal():
            middle.apply_action(rng.choice(middle.legal_actions()))
    return play, middle.clone


def pettingzoo(name: str) -> Contender:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = Random(0)
    seeds = count()

    def play(most: int = sys.maxsize) -> tuple[int, int]:
        env.reset(seed=next(seeds))
        decisions = 0
        while env.agents and decisions < most:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions, 1

    play(play()[0] // 2)
    middle = deepcopy(env)
    return play, lambda: deepcopy(middle)


def rlcard(name: str) -> Contender:
    import rlcard as cards
    from rlcard.agents import RandomAgent

    env = cards.make(name, config={"seed": 0})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[int, int]:
        before = env.timestep
        env.run()
        return env.timestep - before, 1

    half = play()[0] // 2
    middle = cards.make(name, config={"seed": 1})
    state, _ = middle.reset()
    for _ in range(half):
        if not middle.is_over():
            state, _ = middle.step(Random(0).choice(list(state["legal_actions"])))
    return play, lambda: deepcopy(middle.game)


CONTENDERS: Final[dict[str, Callable[[], Contender]]] = {
    "orrery": orrery,
    "orrery-plain": lambda: orrery(plain=True),
    "catanatron": catanatron,
    "openspiel-chess": lambda: open_spiel("chess"),
    "openspiel-gin-rummy": lambda: open_spiel("gin_rummy"),
    "pettingzoo-chess": lambda: pettingzoo("chess_v6"),
    "pettingzoo-holdem": lambda: pettingzoo("texas_holdem_no_limit_v6"),
    "rlcard-gin-rummy": lambda: rlcard("gin-rummy"),
    "rlcard-mahjong": lambda: rlcard("mahjong"),
}


def clone_cost(clone: Callable[[], object], seconds: float) -> float:
    """Microseconds of one copy, the best of several batches."""
    best = float("inf")
    copies = 1
    until = process_time() + seconds
    while process_time() < until:
        started = process_time()
        for _ in range(copies):
            clone()
        elapsed = process_time() - started
        best = min(best, elapsed / copies)
        if elapsed < seconds / 20:
            copies *= 2
    return best * 1e6


def block(contender: Contender, seconds: float) -> dict[str, float]:
    """Play for so long, then copy for a quarter of that."""
    play, clone = contender
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        made, played = play()
        decisions += made
        games += played
    elapsed = process_time() - started
    return {
        "decisions": decisions / elapsed,
        "games": games / elapsed,
        "clone": clone_cost(clone, seconds / 4),
    }


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8")
    os.dup2(2, 1)  # whatever a library prints is no answer
    contender = CONTENDERS[sys.argv[1]]()
    contender[0]()
    for line in sys.stdin:
        print(json.dumps(block(contender, float(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
