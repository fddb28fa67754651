"""Desks are opened."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.state import Inscription
from orrery.kernel.agenda import Step


class SitDown(Step[Inscription]):
    """Everybody sits down to a task at the same time."""

    __slots__ = ("task",)
    fields: ClassVar[tuple[str, ...]] = ("task",)

    def __init__(self, task: int) -> None:
        self.task = task

    def happen(self, state: Inscription) -> None:
        state.sit_down(self.task)
