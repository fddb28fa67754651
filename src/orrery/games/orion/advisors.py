"""OR-CONTRACT and OR-ADV: hiring Advisors, and losing them."""

from __future__ import annotations

from bisect import insort

from orrery.games.orion.card import Effect, drop_cube
from orrery.games.orion.names import (
    ADVISOR,
    COLOURS,
    CUBES,
    FULCRUM,
    NO_CARD,
    POOL,
    STRUCTURE_KINDS,
)
from orrery.games.orion.refusals import LOYAL, NO_ADVISORS
from orrery.games.orion.say import phrase
from orrery.games.orion.state import Orion
from orrery.games.orion.words import COLOUR, HIRE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.text import Refusal


def hire_refusal(state: Orion, seat: int) -> Refusal | None:
    if state.players[seat].advisor == FULCRUM:
        return LOYAL
    return None if state.middle else NO_ADVISORS


def return_advisor(state: Orion, seat: int) -> None:
    """An Advisor goes back to the middle, the cube on it to its owner's Reserve."""
    player = state.players[seat]
    if player.advisor in (NO_CARD, FULCRUM):
        return
    drop_cube(player, ADVISOR)
    insort(state.middle, player.advisor)
    state.tell("return-advisor", seat, player.advisor)
    player.advisor = NO_CARD


class HireAdvisor(OpenQuestion[Orion]):
    """Which Advisor do you hire?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [HIRE.base + advisor - STRUCTURE_KINDS for advisor in state.middle]

    def apply(self, state: Orion, option: int) -> None:
        hired = option - HIRE.base + STRUCTURE_KINDS
        state.middle.remove(hired)
        return_advisor(state, self.seat)
        player = state.players[self.seat]
        player.advisor = hired
        state.tell("hire", self.seat, hired)
        if hired == FULCRUM:
            player.open_system(FULCRUM)
            state.push(DeclareColour(self.seat))


class DeclareColour(OpenQuestion[Orion]):
    """OR-ADV-3: which colour is Fulcrum Sandebar, for the rest of the game?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [COLOUR.base + colour for colour in range(len(COLOURS))]

    def apply(self, state: Orion, option: int) -> None:
        state.players[self.seat].colour = option - COLOUR.base
        state.tell("colour", self.seat, option - COLOUR.base)


class Hire(Effect):
    """Hire an Advisor without discarding cards."""

    __slots__ = ()

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return hire_refusal(state, seat)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(HireAdvisor(seat))

    def say(self, language: str, they: bool = False) -> str:
        return phrase("hire", language, they)


class ReturnAdvisor(Effect):
    """OR-ADV-2."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        return_advisor(state, seat)

    def say(self, language: str, they: bool = False) -> str:
        return phrase("return-advisor", language, they)


class KeepCube(Effect):
    """OR-ADV-4: the cube on the Advisor stays there at the end of the round."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        return

    def say(self, language: str, they: bool = False) -> str:
        return phrase("keep-cube", language, they)


class CubeToPool(Effect):
    """OR-ADV-4: a cube on the Advisor becomes an available action."""

    __slots__ = ()

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        if player.advisor_cube:
            player.has[CUBES + ADVISOR] = 0
            player.has[POOL] += 1
            state.tell("cube-to-pool", seat, player.advisor)

    def plain(self) -> bool:
        return True

    def say(self, language: str, they: bool = False) -> str:
        return phrase("cube-to-pool", language, they)
