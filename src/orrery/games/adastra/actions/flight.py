"""AA-FLIGHT: the Flight action, and effects by which units fly."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.actions.choosing import ChooseSystem
from orrery.games.adastra.actions.exploring import explore_all
from orrery.games.adastra.actions.jumping import FLYING, Jump
from orrery.games.adastra.actions.moving import (
    EXHAUSTED_UNIT,
    MOVE,
    NO_WAY,
    UNIT_WORDS,
    can_move,
    fleets_of,
    movable_units,
    move_word,
    spare,
    speed,
)
from orrery.games.adastra.galaxy.fleets import UNITS, digits, movable, state_of
from orrery.games.adastra.galaxy.tiles import SYSTEMS
from orrery.games.adastra.names import EXHAUSTED
from orrery.games.adastra.state import CHOSEN, AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import Question, Step
from orrery.kernel.text import Phrase, Refusal, Text

ALL_EXHAUSTED: Final = Refusal(
    "all-exhausted", Phrase("All your units there are exhausted.", "Wszystkie twoje jednostki są tam wyczerpane.")
)
NO_UNITS: Final = Refusal(
    "no-units", Phrase("None of your units can go anywhere.", "Żadna twoja jednostka nie ma dokąd lecieć.")
)
OWN_SPEED: Final = 0
"""Instead of a number of jumps: each unit has its own speed, and may be overloaded."""


class Flight(Step[AdAstra]):
    """AA-FLIGHT-1: the Flight action."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.push(ChooseFlightSystem(self.seat))


class ChooseFlightSystem(ChooseSystem):
    """From which system do units fly?"""

    __slots__ = ()
    asks = Phrase("From which system do your units fly?", "Z którego układu lecą twoje jednostki?")

    def offered(self, state: AdAstra) -> list[int]:
        return fleets_of(state, self.seat)

    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        return None if movable(state.fleet[system]) else ALL_EXHAUSTED

    def follow(self, state: AdAstra) -> None:
        fly(state, self.seat, state.turn[CHOSEN], OWN_SPEED)


def fly(state: AdAstra, seat: int, systems: int, jumps: int) -> None:
    """Units of these systems (a bit for each) move, one by one; then what they have entered is explored."""
    state.journeys = ()
    state.moved = [0] * SYSTEMS
    if systems:
        state.push(EndFlight(seat))
        state.push(MoveUnit(seat, systems, jumps))


class EndFlight(Step[AdAstra]):
    """AA-DISC-1: after all movement."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.moved = [0] * SYSTEMS
        explore_all(state, self.seat)


class MoveUnit(Question[AdAstra]):
    """Which unit moves next, or done?"""

    __slots__ = ("jumps", "systems")
    fields: ClassVar[tuple[str, ...]] = ("seat", "systems", "jumps")
    asks = Phrase("Which unit moves next?", "Która jednostka leci teraz?")
    topic = Phrase("Unit", "Jednostka")

    def __init__(self, seat: int, systems: int, jumps: int) -> None:
        self.seat = seat
        self.systems = systems
        self.jumps = jumps

    def most(self, state: AdAstra, digit: int) -> int:
        """The jumps of a unit, with the one that needs overloading."""
        return self.jumps or speed(state, self.seat, digit) + spare(digit)

    def candidates(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        for system in state.chart.systems:
            if self.systems >> system & 1 and state.holder[system] == self.seat:
                left = (state.fleet[system] - state.moved[system]) & UNITS
                words += [move_word(system, digit) for digit in digits(left)]
        words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        system, digit = divmod(option - MOVE.base, UNIT_WORDS)
        if state_of(digit) == EXHAUSTED:
            return EXHAUSTED_UNIT
        return None if can_move(state, self.seat, system, digit, self.most(state, digit)) else NO_WAY

    def options(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        for system in state.chart.systems:
            if self.systems >> system & 1 and state.holder[system] == self.seat:
                for digit in digits(movable_units(state, system)):
                    if can_move(state, self.seat, system, digit, self.most(state, digit)):
                        words.append(move_word(system, digit))
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        system, digit = divmod(option - MOVE.base, UNIT_WORDS)
        state.push(self)
        more = 0 if self.jumps else spare(digit)
        state.push(Jump(self.seat, system, system, digit, self.most(state, digit), more, FLYING, 0, 0))


def mobile(state: AdAstra, seat: int, system: int, jumps: int) -> bool:
    """Whether a unit there could go anywhere with so many jumps."""
    for digit in digits(movable(state.fleet[system])):
        if can_move(state, seat, system, digit, jumps):
            return True
    return False


class MoveUnits(Effect[AdAstra]):
    """Units of one system that are not exhausted fly, each up to so many jumps whatever its speed."""

    __slots__ = ("jumps",)
    words: Final = Phrase(
        "choose 1 system: any of your units there that are not exhausted may move up to {n} {n:jump|jumps} each under"
        " the rules of Flight",
        "wybierz 1 układ: każda twoja niewyczerpana jednostka w nim może wykonać do {n} {n:skoku|skoków|skoków} według"
        " zasad Lotu",
    )
    they: Final = Phrase(
        "chooses 1 system: any of its own units there that are not exhausted may move up to {n} {n:jump|jumps} each"
        " under the rules of Flight",
        "wybiera 1 układ: każda jego niewyczerpana jednostka w nim może wykonać do {n} {n:skoku|skoków|skoków} według"
        " zasad Lotu",
    )

    def __init__(self, jumps: int) -> None:
        super().__init__()
        self.jumps = jumps

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        for system in fleets_of(state, seat):
            if mobile(state, seat, system, self.jumps):
                return None
        return NO_UNITS

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(ChooseFleet(seat, self.jumps))

    def say(self, language: str, they: bool = False) -> Text:
        return (self.they if they else self.words).say(language, n=self.jumps)


class ChooseFleet(Question[AdAstra]):
    """Which fleet moves?"""

    __slots__ = ("jumps",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "jumps")
    asks = Phrase("The units of which system move?", "Jednostki z którego układu lecą?")
    topic = Phrase("System", "Układ")
    waived = True

    def __init__(self, seat: int, jumps: int) -> None:
        self.seat = seat
        self.jumps = jumps

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in fleets_of(state, self.seat)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        system = option - CHOOSE_SYSTEM.base
        if not movable(state.fleet[system]):
            return ALL_EXHAUSTED
        return None if mobile(state, self.seat, system, self.jumps) else NO_WAY

    def apply(self, state: AdAstra, option: int) -> None:
        fly(state, self.seat, 1 << option - CHOOSE_SYSTEM.base, self.jumps)
