"""What each seat's desk begins with when all work at the same time."""

from __future__ import annotations

from typing import Any

from orrery.games.adastra.council.envoys import envoys_desk
from orrery.games.adastra.rounds.draft import drafting_desk
from orrery.games.adastra.rounds.hand import discarding_desk
from orrery.games.adastra.setup.settling import settling_desk
from orrery.games.adastra.state import DISCARDING, DRAFTING, SETTLING, AdAstra
from orrery.kernel.agenda import Step


def opening(state: AdAstra, seat: int) -> list[Step[Any]]:
    """The steps that this seat's desk begins with, the first one last."""
    if state.task == DRAFTING:
        return drafting_desk(state, seat)
    if state.task == DISCARDING:
        return discarding_desk(state, seat)
    if state.task == SETTLING:
        return settling_desk(seat)
    return envoys_desk(state, seat)
