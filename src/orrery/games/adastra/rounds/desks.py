"""What each seat's desk begins with when all work at the same time."""

from __future__ import annotations

from typing import Any

from orrery.games.adastra.state import AdAstra
from orrery.kernel.agenda import Step


def opening(state: AdAstra, seat: int) -> list[Step[Any]]:
    """The steps that this seat's desk begins with, the first one last."""
    return []
