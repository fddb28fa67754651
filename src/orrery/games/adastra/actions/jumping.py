"""AA-FLIGHT-2, AA-RETR-1: a unit moves, one jump at a time."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.imposing import entered
from orrery.games.adastra.actions.moving import FLY, NO_PALACE, OVERLOAD, Course, palace
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import add_fleet, check_end, explored, take_fleet
from orrery.games.adastra.galaxy.fleets import DIGIT, STATES_OF_A_UNIT
from orrery.games.adastra.names import NONE, OVERLOADED, READY
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import DONE, SYSTEM, UNIT
from orrery.kernel.agenda import Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

# Why a unit moves.
FLYING: Final = 0
RETREATING: Final = 1

JUMPS: Final = Phrase("Jumps left: {n}.", "Pozostałe skoki: {n}.")
JUMPS_TO_OVERLOAD: Final = Phrase(
    "Jumps left: {n}, the last of them by overloading.", "Pozostałe skoki: {n}, ostatni z przeciążeniem."
)
STOP: Final = Phrase("Stop here", "Zatrzymaj się tutaj")


class Flew(Event):
    __slots__ = ()
    kind = "fly"
    fields = (("unit", UNIT), ("origin", SYSTEM), ("system", SYSTEM))
    sentence = Phrase("{seat}: {unit}, {origin} → {system}.", "{seat}: {unit}, {origin} → {system}.")


class Retreated(Event):
    __slots__ = ()
    kind = "retreat"
    fields = (("unit", UNIT), ("origin", SYSTEM), ("system", SYSTEM))
    sentence = Phrase(
        "{seat} retreats: {unit}, {origin} → {system}.", "{seat} wykonuje odwrót: {unit}, {origin} → {system}."
    )


class Overloaded(Event):
    __slots__ = ()
    kind = "overload"
    fields = (("unit", UNIT), ("system", SYSTEM))
    sentence = Phrase("{seat} overloads: {unit}, {system}.", "{seat} przeciąża: {unit}, {system}.")


def overload(state: AdAstra, seat: int, system: int, digit: int) -> int:
    """AA-STATE-3: a ready unit becomes overloaded; returns its new digit."""
    other = digit - READY + OVERLOADED
    state.fleet[system] += (1 << DIGIT * other) - (1 << DIGIT * digit)
    state.tell(Overloaded, seat, digit, system)
    return other


def journey(state: AdAstra, origin: int, place: int, digit: int) -> None:
    """AA-DISC-4, AA-ATK-3: note where a unit of this action began, and where it is or what it attacks."""
    journeys = state.journeys
    for at in range(0, len(journeys), 4):
        if journeys[at] == origin and journeys[at + 1] == place and journeys[at + 2] == digit:
            state.journeys = (*journeys[: at + 3], journeys[at + 3] + 1, *journeys[at + 4 :])
            return
    state.journeys = (*journeys, origin, place, digit, 1)


class Jump(Question[AdAstra]):
    """Where does the unit jump, or does it stop?

    Until it stops it counts where it began. Overloading (AA-FLIGHT-6) is offered with the jump that needs it: nothing
    that happens on the way could have changed a player's mind.
    """

    __slots__ = ("away", "digit", "forbidden", "left", "mode", "origin", "spare", "system")
    fields: ClassVar[tuple[str, ...]] = (
        "seat", "origin", "system", "digit", "left", "spare", "mode", "forbidden", "away",
    )  # fmt: skip
    asks = Phrase("Where does the unit fly? {unit}, {system}", "Dokąd leci jednostka? {unit}, {system}")
    topic = Phrase("Jump", "Skok")

    def __init__(
        self,
        seat: int,
        origin: int,
        system: int,
        digit: int,
        left: int,
        spare: int,
        mode: int,
        forbidden: int,
        away: int,
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.system = system
        """Where it is on its way."""
        self.digit = digit
        self.left = left
        """Jumps still to go, with the one that needs overloading."""
        self.spare = spare
        """1 if the last of them needs overloading."""
        self.mode = mode
        self.forbidden = forbidden
        """A bit for each system in which a retreat may not end."""
        self.away = away
        """1 after the first jump: it may stop."""

    def course(self, state: AdAstra) -> Course:
        return Course(state, self.seat, self.origin, self.digit, self.mode == RETREATING, self.forbidden)

    def first(self) -> int:
        """The word of the system numbered 0."""
        return OVERLOAD.base if self.left == 1 and self.spare else FLY.base

    def may_stop(self, state: AdAstra) -> bool:
        if not self.away or self.forbidden >> self.system & 1:
            return False
        return state.holder[self.system] in (NONE, self.seat)

    def far(self, state: AdAstra) -> int:
        """Sky Palace: where a retreat may lead whatever the distance, or none."""
        if self.away or self.mode != RETREATING or self.forbidden & NO_PALACE:
            return NONE
        return palace(state, self.seat, self.origin, 1 << DIGIT * self.digit)

    def options(self, state: AdAstra) -> list[int]:
        first = self.first()
        ways = self.course(state).ways(state, self.system, self.left)
        words = [first + to for to in ways]
        far = self.far(state)
        if far != NONE and far not in ways:
            words.append(first + far)
        if self.may_stop(state):
            words.append(DONE)
        return words

    def candidates(self, state: AdAstra) -> list[int]:
        first = self.first()
        near = connected(state, self.seat, self.system, self.digit // STATES_OF_A_UNIT)
        words = [first + to for to in near if to != self.origin]
        words += [word for word in self.options(state) if word not in words]
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return None if option in self.options(state) else self.course(state).refusal(state, option - self.first())

    def apply(self, state: AdAstra, option: int) -> None:
        seat = self.seat
        if option == DONE:
            arrive(state, seat, self.origin, self.system, self.digit, self.mode)
            return
        to = option - self.first()
        digit = self.digit
        spare = self.spare
        left = self.left - 1
        if spare and not left:
            digit = overload(state, seat, self.origin, digit)
            spare = 0
        course = self.course(state)
        if to not in connected(state, seat, self.system, course.cls):
            left = 0
        if left and explored(state, to):
            state.push(Jump(seat, self.origin, to, digit, left, spare, self.mode, self.forbidden, 1))
        else:
            arrive(state, seat, self.origin, to, digit, self.mode)
        entered(state, seat, to, course.cls)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"unit": UNIT.say(self.digit, scene), "system": SYSTEM.say(self.system, scene)}

    def note(self, state: AdAstra, scene: Scene) -> Text:
        return (JUMPS_TO_OVERLOAD if self.spare else JUMPS).say(scene.language, n=self.left)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return STOP.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


def arrive(state: AdAstra, seat: int, origin: int, place: int, digit: int, mode: int) -> None:
    """A unit's movement is over: it is there now (AA-END-1), and moves no more in this action."""
    unit = 1 << DIGIT * digit
    if place != origin:
        take_fleet(state, origin, unit)
        add_fleet(state, place, seat, unit)
    if mode == FLYING:
        state.moved[place] += unit
        journey(state, origin, place, digit)
        state.tell(Flew, seat, digit, origin, place)
    else:
        state.tell(Retreated, seat, digit, origin, place)
    check_end(state, place)
