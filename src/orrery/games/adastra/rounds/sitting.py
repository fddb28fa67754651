"""Everybody does something at the same time, each at a desk of their own."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.adastra.state import AdAstra
from orrery.kernel.agenda import Step


class SitDown(Step[AdAstra]):
    """Everybody sits down to a task; what lies below on the agenda goes on when all answers are in."""

    __slots__ = ("task",)
    fields: ClassVar[tuple[str, ...]] = ("task",)

    def __init__(self, task: int) -> None:
        self.task = task

    def happen(self, state: AdAstra) -> None:
        state.sit(self.task)
