"""Every game as an OpenSpiel game: chance nodes explicit, information states, resampling, saving.

Importing this module registers all games, each with its variants as parameters:
``pyspiel.load_game("orrery_<name>(players=4,<variant>=<value>)")``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from orrery.envs import MISSING, MissingPackage

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingPackage(MISSING, package="open_spiel") from missing

from orrery.envs.journal import OWN, Journal
from orrery.envs.openspiel_observer import Observer
from orrery.envs.rewards import least, rewards
from orrery.games import GAMES
from orrery.kernel import NATURE, Chance, Game, State

REGISTERED: Final[dict[str, Game]] = {}
LIST: Final = "/"
"""Between the values of a variant that is a list: ``races=psilon/deal``."""
UNSET: Final = ""
"""For a variant whose default depends on the others."""


class Position:
    """A state with its journal. OpenSpiel copies and pickles it; we say how."""

    __slots__ = ("game", "journal", "state")

    def __init__(self, game: Game, state: State, journal: Journal) -> None:
        self.game = game
        self.state = state
        self.journal = journal

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.game, self.state.clone(), self.journal.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        lines = [(e.kind, e.seat, e.values, e.secret, e.viewers) for e in self.journal.lines]
        return _load, (self.game.name, self.state.save(), lines)


def _load(name: str, data: Mapping[str, Any], lines: list[tuple[Any, ...]]) -> Position:
    game = REGISTERED[name]
    kinds = game.events | OWN
    return Position(game, game.load(data), Journal([kinds[kind](*line) for kind, *line in lines]))


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Orrery with its number of players and its variants."""

    def __init__(self, game: Game, game_type: Any, params: Mapping[str, Any]) -> None:
        self.game = game
        given = {name: value.split(LIST) if LIST in str(value) else value for name, value in params.items()}
        self.setup = game.setup(**{name: value for name, value in given.items() if value != UNSET})
        players = self.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocabulary),
            max_chance_outcomes=len(game.vocabulary),
            num_players=players,
            min_utility=least(players),
            max_utility=1.0,
            utility_sum=None if beatable(game) else 0.0,
            max_game_length=game.longest * players,
        )
        super().__init__(game_type, info, dict(params))
        self._start = game.new(self.setup)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_game, (str(self),)

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self, Position(self.game, self._start.clone(), Journal([])))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, self.setup.players, iig_obs_type, params)


def _load_game(text: str) -> Any:
    return pyspiel.load_game(text)


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """The whole truth, as OpenSpiel's algorithms expect it; observers and resampling use masked states alone."""

    def __init__(self, game: OrreryGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        seat = self.position.state.next_seat()
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        question = state.question(NATURE)
        assert isinstance(question, Chance)
        weights = question.weights(state)
        total = sum(weights)
        return sorted(zip(state.options(NATURE), [weight / total for weight in weights], strict=True))

    def _apply_action(self, action: int) -> None:
        state = self.position.state
        seat = state.next_seat()
        assert seat is not None
        self.position.journal.answer(state, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.vocabulary.token(action)

    def is_terminal(self) -> bool:
        return self.position.state.next_seat() is None

    def returns(self) -> list[float]:
        places = self.position.state.outcome()
        return [0.0] * self.position.state.seats if places is None else rewards(places)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OrreryState:
        """A state that looks the same to this player; nothing of what it does not know is used, nor kept.

        It has no history, and the others remember only what this player knows to have happened.
        """
        position = self.position
        sampled = position.state.masked(player).sampled(Random(sampler()))
        game = self.get_game()
        return OrreryState(game, Position(position.game, sampled, position.journal.known_to(player)))

    def __str__(self) -> str:
        return json.dumps(self.position.state.save(), separators=(",", ":"))


def beatable(game: Game) -> bool:
    """Whether players can lose to the game itself; otherwise what one wins the others lose."""
    return game.least == 1


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; returns the name it has there."""
    name = f"orrery_{game.name}"
    parameters: dict[str, Any] = {"players": max(2, game.least)}
    for variant in game.variants:
        parameters[variant.name] = variant.default if variant.switch or variant.most is None else UNSET
    utility = pyspiel.GameType.Utility
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=game.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if beatable(game) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )

    class Registered(OrreryGame):  # OpenSpiel lets go of it after Python has ended, which only a class survives
        def __init__(self, params: Mapping[str, Any]) -> None:
            super().__init__(game, game_type, params)

    REGISTERED[game.name] = game
    pyspiel.register_game(game_type, Registered)
    return name


for _game in GAMES.values():
    register(_game)
