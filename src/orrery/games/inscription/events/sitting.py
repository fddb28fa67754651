"""TI-RND-4: everybody sits down at a desk of their own, and in the end all pens are down."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.names import NONE, VOTING
from orrery.games.inscription.player import Player
from orrery.games.inscription.state import Inscription
from orrery.kernel.agenda import Step


class SitDown(Step[Inscription]):
    """Everybody sits down to a task at the same time."""

    __slots__ = ("task",)
    fields: ClassVar[tuple[str, ...]] = ("task",)

    def __init__(self, task: int) -> None:
        self.task = task

    def happen(self, state: Inscription) -> None:
        sit_down(state, self.task)


def sit_down(state: Inscription, task: int) -> None:
    """Everybody works at a desk of their own; the others' sheets are shown as they are now."""
    state.push(Unseal())
    state.task = task
    state.before = [Player(player) for player in state.players]
    state.open_desks([state.opening(seat) for seat in range(state.seats)])


class Unseal(Step[Inscription]):
    """All pens are down: everybody sees, and hears, what the others have marked."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        order = state.order()
        if state.task == VOTING:
            order = [*order[1:], order[0]]  # from the speaker's left
        state.task = NONE
        state.before = []
        for seat in order:
            player = state.players[seat]
            if state.news is not None:
                for what, values, cause in player.journal:
                    state.cause = cause
                    state.tell(what, seat, *values)
            player.journal = []
        state.cause = None
