"""AA-ACT-2, AA-ACT-3: a standard action begins, however it was come by."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.adastra.actions.attack import Attack
from orrery.games.adastra.actions.build import Build
from orrery.games.adastra.actions.choosing import ONE_ONLY
from orrery.games.adastra.actions.explore import Explore
from orrery.games.adastra.actions.flight import Flight
from orrery.games.adastra.actions.growth import Grow
from orrery.games.adastra.actions.research import DoResearch
from orrery.games.adastra.combat.invasion import Invade
from orrery.games.adastra.council.minors import minors_of, use_minor
from orrery.games.adastra.diplomacy.diplomats import diplomats_before
from orrery.games.adastra.diplomacy.test import Diplomacy
from orrery.games.adastra.galaxy.tiles import SYSTEMS
from orrery.games.adastra.grammar import BEFORE_BUILD, BEFORE_GROWTH, FREE_CHOICES, GRAMMAR
from orrery.games.adastra.names import (
    ATTACK,
    BUILD,
    EXPLORE,
    FLIGHT,
    GROWTH,
    INVASION,
    NONE,
    RESEARCHING,
)
from orrery.games.adastra.resolve import on_of, ready, use
from orrery.games.adastra.state import (
    ACTION,
    BONUS,
    CHOICES,
    CHOSEN,
    DONE_BITS,
    EMPIRE,
    EXTRA,
    REDUCTION,
    RESULT,
    SAVED,
    SPARE,
    SYSTEM,
    AdAstra,
)
from orrery.games.adastra.words import DONE, USE
from orrery.games.parts.ability import Moment, On
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.text import Phrase


def begin_action(state: AdAstra, seat: int, action: int, choices: int = 0, bonus: int = 0) -> None:
    """A standard action: what it keeps in mind begins anew, then what comes before it, then the action itself."""
    turn = state.turn
    turn[ACTION] = action
    turn[CHOSEN] = turn[REDUCTION] = turn[SAVED] = turn[DONE_BITS] = turn[RESULT] = turn[SPARE] = 0
    turn[CHOICES] = choices if choices == ONE_ONLY else choices + state.index_of(seat).stat(FREE_CHOICES[action])
    turn[EXTRA] = 1
    turn[SYSTEM] = NONE
    turn[BONUS] = bonus
    turn[EMPIRE] = 1 if choices or bonus else 0
    state.journeys = ()
    state.moved = [0] * SYSTEMS
    state.push(_first_step(seat, action))
    diplomats_before(state, seat, action)
    if action == GROWTH:
        offer_before(state, seat, BEFORE_GROWTH)
    elif action == BUILD:
        offer_before(state, seat, BEFORE_BUILD)


def _first_step(seat: int, action: int) -> Step[Any]:
    if action == FLIGHT:
        return Flight(seat)
    if action == ATTACK:
        return Attack(seat)
    if action == INVASION:
        return Invade(seat)
    if action == GROWTH:
        return Grow(seat)
    if action == EXPLORE:
        return Explore(seat)
    if action == BUILD:
        return Build(seat)
    return DoResearch(seat) if action == RESEARCHING else Diplomacy(seat)


def offer_before(state: AdAstra, seat: int, moment: Moment) -> None:
    """What may be used after an action is announced and before its systems are chosen."""
    if sources_before(state, seat, moment):
        state.push(BeforeAction(seat, moment.number))


def sources_before(state: AdAstra, seat: int, moment: Moment) -> list[int]:
    found = [listener.source for listener in ready(state, seat, moment)]
    for _, component in minors_of(state, seat):
        for clause in component.clauses:
            if isinstance(clause, On) and clause.moment is moment:
                found.append(component.source)
    return found


class BeforeAction(OpenQuestion[AdAstra]):
    """Do you use this before you choose systems?"""

    __slots__ = ("moment",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "moment")
    asks = Phrase("What do you use before this action?", "Z czego korzystasz przed tą akcją?")
    topic = Phrase("Ability", "Zdolność")

    def __init__(self, seat: int, moment: int) -> None:
        self.seat = seat
        self.moment = moment

    def candidates(self, state: AdAstra) -> list[int]:
        words = [USE.base + source for source in sources_before(state, self.seat, GRAMMAR.moments[self.moment])]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        source = option - USE.base
        state.push(BeforeAction(self.seat, self.moment))
        for system, component in minors_of(state, self.seat):
            if component.source == source:
                use_minor(state, system)
        use(state, self.seat, source, on_of(source, GRAMMAR.moments[self.moment]))
