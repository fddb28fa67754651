"""AA-NEU: pirates, eels and the Guardian in combat, and what their destruction is worth."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.combat.fight import Fight
from orrery.games.adastra.combat.weapons import Arms
from orrery.games.adastra.galaxy.fleets import count
from orrery.games.adastra.names import CREDITS, EEL, GUARDIAN, NEUTRALS, PIRATE_BASE, PRODUCTION, RAIDERS
from orrery.games.adastra.resources import gain_any
from orrery.games.adastra.state import AdAstra

FIREPOWER: Final = (1, 2, 3, 3)
HULL: Final = (1, 4, 6, 4)
EFFECTS: Final[tuple[tuple[int, int, bool, bool], ...]] = (
    (4, 1, True, False), (6, 2, True, False), (6, 3, True, False), (5, 1, True, False),
)  # fmt: skip
"""The combat effect of each kind; all are repeatable."""
RAIDERS_REWARD: Final = 1
EEL_REWARD: Final = 3
GUARDIAN_REWARD: Final = 6
BASE_REWARD: Final = 3


def neutral_arms(fight: Fight, side: int) -> Arms:
    """AA-NEU-1: the effects of all neutral elements that are left."""
    kinds: list[int] = []
    for element, own in enumerate(fight.side):
        if own == side and fight.what[element] not in kinds:
            kinds.append(fight.what[element])
    return tuple([EFFECTS[kind] for kind in range(len(NEUTRALS)) if kind in kinds])


def has_guardian(fight: Fight, side: int) -> bool:
    for element, own in enumerate(fight.side):
        if own == side and fight.what[element] == GUARDIAN:
            return True
    return False


def reward(state: AdAstra, seat: int, lost: int) -> None:
    """AA-NEU-3: what a player gains for neutral elements destroyed in a combat."""
    bases = count(lost, PIRATE_BASE)
    state.gain(seat, CREDITS, RAIDERS_REWARD * count(lost, RAIDERS) + BASE_REWARD * bases)
    state.gain(seat, PRODUCTION, BASE_REWARD * bases)
    gain_any(state, seat, EEL_REWARD * count(lost, EEL) + GUARDIAN_REWARD * count(lost, GUARDIAN))
