"""Every game as a PettingZoo environment: agents take turns, see masked states as tensors, and win at the end."""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.envs import MISSING, MissingPackage

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise MissingPackage(MISSING, package=missing.name) from None

from orrery.envs.rewards import least, rewards
from orrery.games import find_game
from orrery.kernel import NATURE, SPECTATOR, Dealer, Event, Game, IllegalAnswer, State
from orrery.kernel.looking import story
from orrery.kernel.state import NOT_AN_OPTION


class OrreryEnv(AECEnv):  # type: ignore[misc]
    """A game of Orrery; ``player_0`` sits in seat 1.

    An observation is ``{"observation": tensor, "action_mask": mask}``; an action is a word of the game's vocabulary.
    Several seats that owe an answer at the same time are asked in seat order and do not see each other's.
    """

    def __init__(self, game: Game, players: int, render_mode: str | None = None, **variants: Any) -> None:
        super().__init__()
        self.game = game
        self.setup = game.setup(players, **variants)
        self.metadata = {
            "name": f"orrery_{game.name}_v{game.observation.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (game.observation.size(players),)
        words = len(game.vocabulary)
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self._seeds = Random()

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same cards to the same play."""
        if seed is not None:
            self._seeds = Random(seed)
        self._dealer = Dealer(self._seeds.getrandbits(64))
        self._state = self.game.new(self.setup)
        self._news: list[Event] = []
        self._state.news = self._news
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._deal()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and which words it may answer now (none unless it is its turn)."""
        seat = self.seat_of[agent]
        masked = self._state.masked(seat)
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        if self._state.next_seat() == seat:
            mask[masked.options(seat)] = 1
        tensor = np.array(self.game.observation.numbers(masked, seat), np.float32)
        return {"observation": tensor, "action_mask": mask}

    def masked(self, agent: str) -> State:
        """What this agent may know, as the engine holds it: what a bot of Orrery asks for."""
        return self._state.masked(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; an illegal answer is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, (int, np.integer)):
            raise IllegalAnswer(NOT_AN_OPTION)
        news: list[Event] = []
        self._state.news = news
        self._state.answer(self.seat_of[agent], int(action))
        self._news = news
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._deal()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _deal(self) -> None:
        """Let nature answer, then say whose turn it is; at the end everybody is paid."""
        while (seat := self._state.next_seat()) == NATURE:
            self._state.answer(NATURE, self._dealer.choose(self._state))
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        places = self._state.outcome()
        assert places is not None
        self.rewards = dict(zip(self.possible_agents, rewards(places), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator has heard since the last answer, and the score."""
        names = self.possible_agents
        lines = [line.text for line in story(self._news, names, SPECTATOR, "en")]
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, self._state.scores(), strict=True))
        text = "\n".join([*lines, scores])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(name: str, players: int = 2, **settings: Any) -> OrreryEnv:
    """A game by its name, with its variants as settings; illegal answers raise."""
    return OrreryEnv(find_game(name), players, **settings)


def env(name: str, players: int = 2, **settings: Any) -> Any:
    """The same with PettingZoo's usual wrappers: an illegal answer loses, wrong order of calls is caught."""
    return wrapped(raw_env(name, players, **settings))


def wrapped(raw: OrreryEnv) -> Any:
    """PettingZoo's usual wrappers around an environment."""
    ending: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=least(len(raw.possible_agents)))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))
