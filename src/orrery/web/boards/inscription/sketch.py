"""What every part of Inscription's drawing works from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.games.inscription.names import STEP_1, STEP_3
from orrery.games.inscription.player import Player
from orrery.games.inscription.state import Inscription
from orrery.kernel import Question
from orrery.server.view import TableView
from orrery.web.boards.targets import Targets


@dataclass(frozen=True)
class Sketch:
    """The table to be drawn, the viewer's seat (below 0 for none) and the choices still without a place."""

    view: TableView
    state: Inscription
    seat: int
    language: str
    targets: Targets

    @property
    def question(self) -> Question[Any] | None:
        return self.view.question

    @property
    def player(self) -> Player:
        """The viewer's own; only where there is one."""
        return self.state.players[self.seat]

    @property
    def spending(self) -> bool:
        """The viewer marks sheets in a strategy event."""
        return self.seat >= 0 and self.state.task in (STEP_1, STEP_3)


def state_of(view: TableView) -> Inscription:
    state = view.state
    assert isinstance(state, Inscription)
    return state


def sketch_of(view: TableView) -> Sketch:
    return Sketch(view, state_of(view), max(view.viewer, -1), view.language, Targets(view.choices))
