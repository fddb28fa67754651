"""OpenSpiel's own IS-MCTS plays two-player Orion against a random player.

    pip install '.[envs]'   (in a clone of Orrery)
    python docs/examples/openspiel_ismcts.py

The bot is stock; it never looks at hidden cards, since it searches states that ``resample_from_infostate`` deals
afresh. Only its leaf evaluator is ours: the chances that the game's own evaluation gives each seat.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import orrery.envs.openspiel  # noqa: F401  (registers the games)
from orrery.lab.statistics import wilson


class Judgement(mcts.Evaluator):
    """Values a leaf as the game does: every seat's expected share of the victory, from -1 to 1."""

    def evaluate(self, state):
        position = state.position
        shares = np.array(position.game.evaluation.chances(position.state))
        return (shares * len(shares) - 1) / (len(shares) - 1)

    def prior(self, state):
        words = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]


def play(game, bot, seat, rng):
    """One game with the bot in this seat; returns its reward."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            words, chances = zip(*state.chance_outcomes(), strict=True)
            word = rng.choice(words, p=chances)
        elif state.current_player() == seat:
            word = bot.step(state)
        else:
            word = rng.choice(state.legal_actions())
        state.apply_action(int(word))
    return state.returns()[seat]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=40, help="for every answer")
    settings = parser.parse_args()
    start = time.perf_counter()
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("orrery_orion(players=2)")
    bot = ismcts.ISMCTSBot(game, Judgement(), 0.5, settings.simulations, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
    wins = 0
    for number in range(settings.games):
        wins += play(game, bot, number % 2, rng) > 0
    low, high = wilson(wins, settings.games)
    print(
        f"IS-MCTS with {settings.simulations} simulations won {wins} of {settings.games} games"
        f" against a random player (95%: {low:.0%} to {high:.0%}); {time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
