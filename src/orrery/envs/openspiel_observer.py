"""How OpenSpiel looks at a state: always through a mask."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from orrery.kernel import SPECTATOR, Game, Phrase, State, Trouble

NO_PARAMETERS: Final = Phrase(
    "Observations have no parameters; these were given: {names}.", "Obserwacje nie mają parametrów, a podano: {names}."
)
ONE_PLAYER: Final = Phrase(
    "Nobody may see what all players hide; ask for the private information of one player, or of none.",
    "Nikt nie może widzieć tego, co ukrywają wszyscy; poproś o prywatne informacje jednego gracza albo żadnego.",
)


class Observer:
    """What a player sees now, or with perfect recall also all that it has heard and answered.

    Strings are the masked state as JSON, after the journal if there is one. Tensors are the game's observation and
    the journal's rows. Without private information a spectator looks; without public information only what the player
    sees differently from a spectator is told, and there is no tensor.
    """

    def __init__(self, game: Game, players: int, kind: Any = None, params: Any = None) -> None:
        if params:
            raise Trouble(NO_PARAMETERS, names=", ".join(params))
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Trouble(ONE_PLAYER)
        self.game = game
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if self.public and self.private:
            observation = game.observation
            size = observation.size(players)
            self.rows = observation.rows * players if self.recall else 0
            width = observation.values + 3
            self.tensor = np.zeros(size + self.rows * width, np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self.recall:
                self.dict["journal"] = self.tensor[size:].reshape(self.rows, width)

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor."""
        position = state.position
        masked = position.state.masked(player)
        self.dict["observation"][:] = self.game.observation.numbers(masked, player)
        if self.recall:
            rows = position.journal.rows(self.game, player, self.rows)
            journal = self.dict["journal"]
            journal.fill(0)
            if rows:
                journal[: len(rows)] = rows

    def string_from(self, state: Any, player: int) -> str:
        position = state.position
        viewer = player if self.private else SPECTATOR
        seen = self._seen(position.state, viewer)
        if self.recall:
            return str(position.journal.text(self.game, viewer)) + seen
        return seen

    def _seen(self, state: State, viewer: int) -> str:
        seen = state.masked(viewer).save()
        if not self.public:
            everybody = state.masked(SPECTATOR).save()
            seen = {key: value for key, value in seen.items() if self.private and value != everybody[key]}
        return json.dumps(seen, separators=(",", ":"))
