"""AA-FLIGHT-2 to AA-FLIGHT-7, AA-RETR-1, AA-ATK-2: how fast units are, where they may jump to, what they can attack."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import explored
from orrery.games.adastra.galaxy.fleets import (
    DIGIT,
    STATES_OF_A_UNIT,
    UNITS,
    count_class,
    fits,
    movable,
)
from orrery.games.adastra.galaxy.tiles import PLANETS, SYSTEMS
from orrery.games.adastra.grammar import CLOAKED_CRUISERS, CLOAKED_FRIGATES, IMPOSING, SKY_PALACE, SPEED
from orrery.games.adastra.names import CRUISERS, FRIGATES, GUARDIAN, NONE, OVERLOADED, READY, UNIT_CLASSES
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import SYSTEM, UNIT, VOCABULARY
from orrery.kernel.text import Phrase, Refusal
from orrery.kernel.vocabulary import Kind

MOVE: Final[Kind] = VOCABULARY.kind("move", SYSTEM, UNIT, label=Phrase("{1}: {0}", "{1}: {0}"))
"""A unit by its system, class and state."""
FLY: Final[Kind] = VOCABULARY.kind("fly", SYSTEM)
OVERLOAD: Final[Kind] = VOCABULARY.kind("overload", SYSTEM, label=Phrase("{0} (overload)", "{0} (przeciążenie)"))
"""A system that is only reached by overloading the unit."""
UNIT_WORDS: Final = UNIT_CLASSES * STATES_OF_A_UNIT

ENEMY_THERE: Final = Refusal(
    "enemy-there",
    Phrase("Enemy units or orbital buildings are there.", "Są tam jednostki lub budowle orbitalne wroga."),
)
NO_ROOM: Final = Refusal("no-room", Phrase("There is no room for it.", "Nie ma tam na nią miejsca."))
NOT_EXPLORED: Final = Refusal(
    "unexplored", Phrase("Nobody retreats into an unexplored system.", "Nie można wycofać się do niezbadanego układu.")
)
NO_STOP: Final = Refusal(
    "no-stop", Phrase("It may not stop there and could not go on.", "Nie może się tam zatrzymać ani polecieć dalej.")
)
EXHAUSTED_UNIT: Final = Refusal("exhausted", Phrase("It is exhausted.", "Jest wyczerpana."))
NO_WAY: Final = Refusal("no-way", Phrase("It cannot go anywhere.", "Nie ma dokąd lecieć."))

NO_PALACE: Final = 1 << SYSTEMS
"""Behind the bits of systems in which a retreat may not end: a Sky Palace is no refuge either."""

# What a jump to a system can be.
CLOSED: Final = 0
PASSING: Final = 1
"""Through it only."""
OPEN: Final = 2


def move_word(system: int, digit: int) -> int:
    return MOVE.base + system * UNIT_WORDS + digit


def speed(state: AdAstra, seat: int, digit: int) -> int:
    """The jumps of a unit: printed speed, what raises it, and being overloaded."""
    cls = digit // STATES_OF_A_UNIT
    player = state.players[seat]
    jumps = player.board.units[cls].speed + player.index.stat(SPEED[cls])
    return jumps + 1 if digit % STATES_OF_A_UNIT == OVERLOADED else jumps


def spare(digit: int) -> int:
    """AA-FLIGHT-6: 1 if overloading would give one more jump."""
    return 1 if digit % STATES_OF_A_UNIT == READY else 0


def cloaked(state: AdAstra, seat: int, cls: int) -> bool:
    """Whether units of this class may pass through explored systems that enemies hold."""
    index = state.players[seat].index
    if cls == FRIGATES:
        return index.permits(CLOAKED_FRIGATES)
    return cls == CRUISERS and index.permits(CLOAKED_CRUISERS)


def imposes(state: AdAstra, seat: int, cls: int) -> bool:
    """Whether units of this class do something when they enter a system."""
    player = state.players[seat]
    return player.index.permits(IMPOSING) and player.board.bearer(IMPOSING) == cls


def awaited(state: AdAstra, system: int) -> bool:
    """AA-DISC-3: Orion, whose Guardian meets the fleet that is there when the exploration under way is over."""
    planet = state.planet[system]
    return planet != NONE and PLANETS[planet].orion and state.wild[GUARDIAN] > 0


def movable_units(state: AdAstra, system: int) -> int:
    """The units of a fleet that are not exhausted and have not moved in this action."""
    return movable(state.fleet[system] - state.moved[system])


class Course:
    """A unit under way: whose it is, where it began, and by which rules it moves. Looked at and thrown away."""

    __slots__ = ("cls", "forbidden", "hidden", "origin", "retreating", "returns", "seat", "unit")

    def __init__(
        self, state: AdAstra, seat: int, origin: int, digit: int, retreating: bool = False, forbidden: int = 0
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.cls = digit // STATES_OF_A_UNIT
        self.unit = 1 << DIGIT * digit
        self.retreating = retreating
        self.forbidden = forbidden
        """A bit for each system in which a retreat may not end."""
        self.hidden = cloaked(state, seat, self.cls)
        self.returns = not retreating and imposes(state, seat, self.cls)
        """To fly back to where it began is an empty move, unless the unit does something on entering."""

    def entry(self, state: AdAstra, to: int) -> int:
        """AA-FLIGHT-3, AA-FLIGHT-4, AA-RETR-1: whether the unit may enter a system, and stop there."""
        if to == self.origin:
            return OPEN if self.returns else CLOSED
        holder = state.holder[to]
        if holder != NONE:
            if holder != self.seat:
                return PASSING if self.hidden and explored(state, to) else CLOSED
            if not fits(state.fleet[to] + self.unit):
                return CLOSED
        if not self.retreating:
            return OPEN
        if not explored(state, to) or awaited(state, to):
            return CLOSED
        return PASSING if self.forbidden >> to & 1 else OPEN

    def refusal(self, state: AdAstra, to: int) -> Refusal:
        """Why it cannot go there."""
        if self.entry(state, to) == PASSING:
            return NO_STOP
        holder = state.holder[to]
        if holder not in (NONE, self.seat) or awaited(state, to):
            return ENEMY_THERE
        return NOT_EXPLORED if not explored(state, to) else NO_ROOM

    def ways(self, state: AdAstra, system: int, left: int) -> list[int]:
        """Where the next of so many jumps may lead: a unit has to be able to stop in the end."""
        found: list[int] = []
        for to in connected(state, self.seat, system, self.cls):
            kind = self.entry(state, to)
            if kind == OPEN or (kind == PASSING and left > 1 and self.goes_on(state, to, left - 1)):
                found.append(to)
        return found

    def goes_on(self, state: AdAstra, system: int, left: int) -> bool:
        """Whether it can jump from here to somewhere where it may stop, within so many jumps."""
        for to in connected(state, self.seat, system, self.cls):
            kind = self.entry(state, to)
            if kind == OPEN or (kind == PASSING and left > 1 and self.goes_on(state, to, left - 1)):
                return True
        return False


def can_move(state: AdAstra, seat: int, system: int, digit: int, jumps: int) -> bool:
    """Whether a unit can go anywhere with so many jumps."""
    return Course(state, seat, system, digit).goes_on(state, system, jumps)


def palace(state: AdAstra, seat: int, system: int, unit: int) -> int:
    """Sky Palace: the system that a unit which retreats or withdraws from here may always go to, or none."""
    player = state.players[seat]
    if not player.index.permits(SKY_PALACE):
        return NONE
    cls = player.board.bearer(SKY_PALACE)
    for other in state.chart.systems:
        if state.holder[other] == seat and other != system and count_class(state.fleet[other], cls):
            room = explored(state, other) and not awaited(state, other) and fits(state.fleet[other] + unit)
            return other if room else NONE
    return NONE


def targets(state: AdAstra, seat: int, origin: int, digit: int, jumps: int) -> list[int]:
    """AA-ATK-2: the systems of enemies within so many jumps of a unit, in the order of their distance.

    Rooms and enemies matter on the way alone, and nobody flies through an unexplored system.
    """
    course = Course(state, seat, origin, digit)
    seen = 1 << origin
    edge = [origin]
    found: list[int] = []
    for _ in range(jumps):
        ahead: list[int] = []
        for system in edge:
            for to in connected(state, seat, system, course.cls):
                if seen >> to & 1:
                    continue
                seen |= 1 << to
                if state.holder[to] != NONE and state.holder[to] != seat:
                    found.append(to)
                if course.entry(state, to) != CLOSED and explored(state, to):
                    ahead.append(to)
        edge = ahead
    return found


def fleets_of(state: AdAstra, seat: int) -> list[int]:
    """The systems in which a seat has units."""
    holder = state.holder
    fleet = state.fleet
    return [system for system in state.chart.systems if holder[system] == seat and fleet[system] & UNITS]
