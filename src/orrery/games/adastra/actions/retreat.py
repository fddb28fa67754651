"""AA-RETR-1: retreat moves, of withdrawing defenders and of ambushed explorers."""

from __future__ import annotations

from orrery.games.adastra.actions.jumping import RETREATING, Jump
from orrery.games.adastra.actions.moving import NO_PALACE, Course, palace, spare, speed
from orrery.games.adastra.galaxy.fleets import DIGIT, state_of
from orrery.games.adastra.names import EXHAUSTED, NONE
from orrery.games.adastra.state import AdAstra


def can_retreat(state: AdAstra, seat: int, system: int, digit: int, origin_forbidden: int = 0) -> bool:
    """Whether a unit of this class and state has a legal retreat move from here."""
    if state_of(digit) == EXHAUSTED:
        return False
    if not origin_forbidden & NO_PALACE and palace(state, seat, system, 1 << DIGIT * digit) != NONE:
        return True
    jumps = speed(state, seat, digit) + spare(digit)
    return Course(state, seat, system, digit, True, origin_forbidden).goes_on(state, system, jumps)


def retreat(state: AdAstra, seat: int, system: int, digit: int, origin_forbidden: int = 0) -> None:
    """One unit makes a retreat move from where its fleet is; it may not end in the systems whose bits are set.

    Ask ``can_retreat`` just before: whatever has to retreat and cannot is destroyed.
    """
    left = speed(state, seat, digit) + spare(digit)
    state.push(Jump(seat, system, system, digit, left, spare(digit), RETREATING, origin_forbidden, 0))
