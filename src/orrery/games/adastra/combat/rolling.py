"""AA-TEST-1: dice. A roll is asked of nature face by face, from 6 down: how many of the dice show it.

Each answer is as likely as it is with real dice: of n dice that show at most f, k show f in C(n, k) (f-1)^(n-k) of f^n
ways. So a roll of however many dice takes at most five answers, and alike dice are alike (AA-TEST-10).
"""

from __future__ import annotations

from math import comb
from typing import Any, ClassVar, Final

from orrery.games.adastra.names import NEUTRAL
from orrery.games.adastra.state import ACTIVE, AdAstra
from orrery.games.adastra.words import COUNT, DICE
from orrery.kernel.agenda import NATURE, Chance
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase

FACES: Final = 6
STRIDE: Final = len(COUNT.names)
NO_DICE: Final = Phrase("no dice", "bez kości")


class Rolled(Event):
    """A roll, or all dice of a side after a reroll, from 6 down."""

    __slots__ = ()
    kind = "rolled"
    sentence = Phrase("{seat} rolls {faces}.", "{seat} rzuca: {faces}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        faces = [str(face + 1) for face in range(FACES - 1, -1, -1) for _ in range(self.values[face])]
        return {"seat": scene.player(self.seat), "faces": ", ".join(faces) or NO_DICE}


class EnemyRolled(Rolled):
    """The neutral side's roll."""

    __slots__ = ()
    kind = "enemy-rolled"
    sentence = Phrase("The neutral side rolls {faces}.", "Strona neutralna rzuca: {faces}.")


def roll(state: AdAstra, side: int, dice: int) -> None:
    """A side rolls so many dice: 0 is the attacker, the invader, whoever takes a diplomacy test; 1 the defender."""
    if dice > 0:  # the last roll lies there until this one is made
        state.push(RollFace(side, FACES, dice, 1))
    else:
        clear(state, side)


def roll_more(state: AdAstra, side: int, dice: int) -> None:
    """So many dice are rolled and join those that a side has."""
    if dice > 0:
        state.push(RollFace(side, FACES, dice, 0))


def clear(state: AdAstra, side: int) -> None:
    for place in range(FACES * side, FACES * side + FACES):
        state.dice[place] = 0


def rolled(state: AdAstra, side: int) -> int:
    """How many dice a side has rolled."""
    return sum(state.dice[FACES * side : FACES * side + FACES])


def faces_of(state: AdAstra, side: int) -> list[int]:
    """How many dice of a side show each face."""
    return state.dice[FACES * side : FACES * side + FACES]


def roller(state: AdAstra, side: int) -> int:
    """Whose dice these are."""
    return state.turn[ACTIVE] if state.fight is None else state.fight.seat_of(side)


def side_rolled(state: AdAstra, seat: int) -> int:
    """The side of the dice that a seat rolls in the test under way, or -1."""
    if state.fight is None:
        return 0 if seat == state.turn[ACTIVE] else -1
    return state.fight.side_of(seat)


class RollFace(Chance[AdAstra]):
    """How many of the dice that show this face or less show it?"""

    __slots__ = ("face", "first", "left", "side")
    fields: ClassVar[tuple[str, ...]] = ("side", "face", "left", "first")

    def __init__(self, side: int, face: int, left: int, first: int) -> None:
        self.seat = NATURE
        self.side = side
        self.face = face
        self.left = left
        self.first = first
        """1 if a new roll begins with it."""

    def candidates(self, state: AdAstra) -> list[int]:
        first = DICE.base + (self.face - 1) * STRIDE
        return list(range(first, first + self.left + 1))

    def weights(self, state: AdAstra) -> list[int]:
        left = self.left
        others = self.face - 1
        return [comb(left, count) * int(others ** (left - count)) for count in range(left + 1)]

    def allows(self, state: AdAstra, option: int) -> bool:
        first = DICE.base + (self.face - 1) * STRIDE
        return first <= option <= first + self.left

    def apply(self, state: AdAstra, option: int) -> None:
        face = self.face
        if self.first:
            clear(state, self.side)
        count = option - DICE.base - (face - 1) * STRIDE
        place = FACES * self.side
        state.dice[place + face - 1] += count
        left = self.left - count
        if left and face > 2:
            state.push(RollFace(self.side, face - 1, left, 0))
            return
        state.dice[place] += left
        seat = roller(state, self.side)
        state.tell(EnemyRolled if seat == NEUTRAL else Rolled, seat, *faces_of(state, self.side))
