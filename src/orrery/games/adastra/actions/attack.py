"""AA-ATK: the Attack action. All attacks are declared first; then the combats are fought one after the other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.choosing import ChooseSystem
from orrery.games.adastra.actions.jumping import journey, overload
from orrery.games.adastra.actions.moving import (
    EXHAUSTED_UNIT,
    FLY,
    MOVE,
    OVERLOAD,
    UNIT_WORDS,
    fleets_of,
    movable_units,
    move_word,
    spare,
    speed,
    targets,
)
from orrery.games.adastra.combat.begin import begin_fight
from orrery.games.adastra.combat.fight import ATTACK_ACTION
from orrery.games.adastra.diplomacy.lasting import NO_ATTACK, TREATY, treaty
from orrery.games.adastra.galaxy.control import hostile
from orrery.games.adastra.galaxy.fleets import DIGIT, UNITS, digits, movable, state_of
from orrery.games.adastra.galaxy.tiles import SYSTEMS
from orrery.games.adastra.names import EXHAUSTED
from orrery.games.adastra.state import BONUS, CHOSEN, AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE, SYSTEM, UNIT
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal

NO_TARGET: Final = Refusal("no-target", Phrase("No enemy is within its reach.", "W zasięgu nie ma żadnego wroga."))


class AttackDeclared(Event):
    __slots__ = ()
    kind = "attack"
    fields = (("unit", UNIT), ("origin", SYSTEM), ("system", SYSTEM))
    sentence = Phrase("{seat} attacks {system}: {unit}, {origin}.", "{seat} atakuje układ {system}: {unit}, {origin}.")


class Attack(Step[AdAstra]):
    """AA-ATK-1: the Attack action."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.journeys = ()
        state.moved = [0] * SYSTEMS
        state.push(ChooseAttackSystem(self.seat))


def forbidden(state: AdAstra, seat: int, system: int) -> bool:
    """Whether a treaty forbids attacking a system that the other side of it controls or possesses."""
    if treaty(state, seat, state.holder[system], NO_ATTACK):
        return True
    return treaty(state, seat, state.owner[system], NO_ATTACK)


def reach(state: AdAstra, seat: int, system: int, digit: int, overloaded: bool) -> list[int]:
    """AA-ATK-2: what a unit may attack; with Pounce it is faster (``BONUS``)."""
    jumps = speed(state, seat, digit) + state.turn[BONUS]
    if overloaded:
        jumps += spare(digit)
    return [target for target in targets(state, seat, system, digit, jumps) if not forbidden(state, seat, target)]


class ChooseAttackSystem(ChooseSystem):
    """From which system do units attack?"""

    __slots__ = ()
    asks = Phrase("From which system do your units attack?", "Z którego układu atakują twoje jednostki?")

    def offered(self, state: AdAstra) -> list[int]:
        return fleets_of(state, self.seat)

    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        units = digits(movable(state.fleet[system]))
        if not units:
            return EXHAUSTED_UNIT
        for digit in units:
            if reach(state, self.seat, system, digit, True):
                return None
        return NO_TARGET

    def follow(self, state: AdAstra) -> None:
        if state.turn[CHOSEN]:
            state.push(DeclareAttack(self.seat))


class DeclareAttack(Question[AdAstra]):
    """Which unit attacks next, or are all attacks declared?"""

    __slots__ = ()
    asks = Phrase("Which unit attacks?", "Która jednostka atakuje?")
    topic = Phrase("Attacker", "Atakujący")

    def candidates(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        mask = state.turn[CHOSEN]
        for system in state.chart.systems:
            if mask >> system & 1:
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
        return None if reach(state, self.seat, system, digit, True) else NO_TARGET

    def options(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        mask = state.turn[CHOSEN]
        for system in state.chart.systems:
            if mask >> system & 1:
                for digit in digits(movable_units(state, system)):
                    if reach(state, self.seat, system, digit, True):
                        words.append(move_word(system, digit))
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            state.moved = [0] * SYSTEMS
            fight_on(state, self.seat, declared(state))
            return
        system, digit = divmod(option - MOVE.base, UNIT_WORDS)
        state.push(self)
        state.push(AttackTarget(self.seat, system, digit))


class AttackTarget(Question[AdAstra]):
    """What does the unit attack? Overloading is offered where it is out of reach otherwise."""

    __slots__ = ("digit", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "digit")
    asks = Phrase("Which system does it attack? {unit}, {system}", "Który układ atakuje? {unit}, {system}")
    topic = Phrase("Target", "Cel")

    def __init__(self, seat: int, system: int, digit: int) -> None:
        self.seat = seat
        self.system = system
        self.digit = digit

    def candidates(self, state: AdAstra) -> list[int]:
        jumps = speed(state, self.seat, self.digit) + state.turn[BONUS]
        near = targets(state, self.seat, self.system, self.digit, jumps)
        words = [FLY.base + target for target in near]
        if spare(self.digit):
            for target in targets(state, self.seat, self.system, self.digit, jumps + 1)[len(near) :]:
                words.append(OVERLOAD.base + target)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        first = FLY.base if FLY.has(option) else OVERLOAD.base
        return TREATY if forbidden(state, self.seat, option - first) else None

    def apply(self, state: AdAstra, option: int) -> None:
        digit = self.digit
        if FLY.has(option):
            target = option - FLY.base
        else:
            target = option - OVERLOAD.base
            digit = overload(state, self.seat, self.system, digit)
        state.moved[self.system] += 1 << DIGIT * digit
        journey(state, self.system, target, digit)
        state.tell(AttackDeclared, self.seat, digit, self.system, target)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"unit": UNIT.say(self.digit, scene), "system": SYSTEM.say(self.system, scene)}


# AA-ATK-3: the combats


def declared(state: AdAstra) -> tuple[int, ...]:
    """The systems that are attacked, in the order in which attacks on them were declared."""
    found: list[int] = []
    for target in state.journeys[1::4]:
        if target not in found:
            found.append(target)
    return tuple(found)


def forces(state: AdAstra, target: int) -> tuple[int, ...]:
    """Who attacks a system: where they are, their digit, how many; again and again."""
    journeys = state.journeys
    found: list[int] = []
    for at in range(0, len(journeys), 4):
        if journeys[at + 1] == target:
            found += [journeys[at], journeys[at + 2], journeys[at + 3]]
    return tuple(found)


def fight_on(state: AdAstra, seat: int, left: tuple[int, ...]) -> None:
    """The combats that are left, if any."""
    if left:
        state.push(NextCombat(seat, left))


class NextCombat(OpenQuestion[AdAstra]):
    """Which combat is fought next?"""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks = Phrase("Where do you fight next?", "Gdzie walczysz teraz?")
    topic = Phrase("Combat", "Walka")

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in self.left]

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        fight_on(state, self.seat, tuple([other for other in self.left if other != system]))
        if hostile(state, system, self.seat):  # AA-CMB-0
            begin_fight(state, system, self.seat, ATTACK_ACTION, forces(state, system))
