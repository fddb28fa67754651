"""Teach a linear policy to play two-player Orion with REINFORCE, and show what it has learned.

    pip install '.[envs]'   (in a clone of Orrery)
    python docs/examples/pettingzoo_policy_gradient.py

The policy looks at a few segments of the observation (docs/observations/orion.md) and scores every legal word with
a weight vector of that word's own. It plays against a random player; the reward comes at the end of the game.
"""

import argparse
import time

import numpy as np

from orrery.envs.pettingzoo import raw_env
from orrery.lab.statistics import wilson

SEGMENTS = ("table.round", "own.tracks", "own.score", "own.cubes", "own.cards", "other1.tracks", "other1.score")


class Policy:
    """A softmax over the legal words; each word has a weight for every feature, and a bias."""

    def __init__(self, env, rng):
        self.rng = rng
        found = {segment.name: segment for segment in env.game.observation.segments(env.setup.players)}
        places = [range(found[name].start, found[name].start + found[name].size) for name in SEGMENTS]
        self.columns = np.concatenate([np.array(place) for place in places])
        self.weights = np.zeros((env.action_space("player_0").n, len(self.columns) + 1), np.float32)
        self.square = np.zeros_like(self.weights)

    def choose(self, observation):
        """A word, and what the lesson needs of this moment: the features, the words and their probabilities."""
        features = np.append(observation["observation"][self.columns], 1.0)
        words = np.flatnonzero(observation["action_mask"])
        scores = self.weights[words] @ features
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        place = self.rng.choice(len(words), p=chances)
        return int(words[place]), (features, words, chances, place)

    def learn(self, moments, advantages, rate=0.03):
        """One step up the gradient of the expected reward (RMSProp)."""
        gradient = np.zeros_like(self.weights)
        for (features, words, chances, place), advantage in zip(moments, advantages, strict=True):
            push = -chances * advantage
            push[place] += advantage
            gradient[words] += push[:, None] * features
        self.square = 0.9 * self.square + 0.1 * gradient**2
        self.weights += rate * gradient / (np.sqrt(self.square) + 1e-3)


def play(env, policy, seat, seed, rng):
    """One game; returns the moments of the policy's own answers and its reward."""
    env.reset(seed=seed)
    learner, moments = env.possible_agents[seat], []
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            return moments, env.rewards[learner]
        if agent == learner:
            word, moment = policy.choose(observation)
            moments.append(moment)
        else:
            word = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(word)


def evaluate(env, policy, games, rng):
    """The share of games won against a random player, seats taking turns, with its 95% interval."""
    wins = sum(play(env, policy, number % 2, 10**6 + number, rng)[1] > 0 for number in range(games))
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} of {games} games won against a random player (95%: {low:.0%} to {high:.0%})"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--exams", type=int, default=200, help="games to evaluate with, before and after")
    settings = parser.parse_args()
    start = time.perf_counter()
    rng = np.random.default_rng(1)
    env = raw_env("orion", players=2)
    policy = Policy(env, rng)
    print("before:", evaluate(env, policy, settings.exams, rng))
    batch = 20
    for first in range(0, settings.games, batch):
        games = [play(env, policy, number % 2, number, rng) for number in range(first, first + batch)]
        rewards = np.array([reward for _, reward in games])
        moments = [moment for own, _ in games for moment in own]
        advantages = np.repeat(rewards - rewards.mean(), [len(own) for own, _ in games])
        policy.learn(moments, advantages / len(moments))
        if first // batch % 10 == 9:
            print(f"{first + batch:5} games: mean reward {rewards.mean():+.2f} in the newest {batch}")
    print("after: ", evaluate(env, policy, settings.exams, rng))
    print(f"{time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
