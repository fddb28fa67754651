"""Questions about elements of a combat; of those that are alike one is offered."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from orrery.games.adastra.combat.fight import UNIT_DIGITS, Fight, class_at
from orrery.games.adastra.combat.words import ELEMENT
from orrery.games.adastra.names import NEUTRAL, NEUTRALS
from orrery.games.adastra.say import CLASS_NAMES, NEUTRAL_NAMES, STATE_NAMES
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import SYSTEM
from orrery.kernel.agenda import Question
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, plain
from orrery.kernel.vocabulary import Domain, Kind

LEFT_OF: Final = Phrase("{name}, hull {left} of {full}", "{name}, kadłub {left} z {full}")
IN_STATE: Final = Phrase("{name}, {state}", "{name}, {state}")
FROM: Final = Phrase("{name}, from {system}", "{name}, z układu {system}")
NEUTRAL_ELEMENTS: Final = 14
"""Behind the digits of a player's elements those of the neutral ones are numbered in events."""


def under_way(state: AdAstra) -> Fight:
    """The combat or invasion under way."""
    fight = state.fight
    assert fight is not None
    return fight


def numbered(fight: Fight, element: int) -> int:
    """How events number an element."""
    what = fight.what[element]
    return NEUTRAL_ELEMENTS + what if fight.seat_of(fight.side[element]) == NEUTRAL else what


class Elements(Domain):
    """Elements in events: a player's by their digits in fleets, then the neutral ones."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        if value >= NEUTRAL_ELEMENTS:
            return NEUTRAL_NAMES[value - NEUTRAL_ELEMENTS].say(scene.language)
        return CLASS_NAMES[class_at(value)].say(scene.language)


ANY_ELEMENT: Final = Elements(tuple([str(digit) for digit in range(NEUTRAL_ELEMENTS + len(NEUTRALS))]))


def named(fight: Fight, element: int, scene: Scene) -> Text:
    """An element, what is left of it, and what tells it from others of its class."""
    language = scene.language
    name = ANY_ELEMENT.say(numbered(fight, element), scene)
    what = fight.what[element]
    if fight.seat_of(fight.side[element]) != NEUTRAL and what < UNIT_DIGITS:
        name = IN_STATE.say(language, name=name, state=STATE_NAMES[what % 3])
        if fight.origin[element] not in (-1, fight.system):
            name = FROM.say(language, name=name, system=SYSTEM.say(fight.origin[element], scene))
    left = fight.hull[element] - fight.hits[element]
    return LEFT_OF.say(language, name=name, left=left, full=fight.full[element])


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseElement(Question[AdAstra]):
    """Which element?"""

    __slots__ = ()
    topic = Phrase("Element", "Element")

    @abstractmethod
    def elements(self, state: AdAstra) -> list[int]:
        """Those that can be chosen."""

    @abstractmethod
    def choose(self, state: AdAstra, element: int) -> None: ...

    def candidates(self, state: AdAstra) -> list[int]:
        return [ELEMENT.base + element for element in under_way(state).distinct(self.elements(state))]

    def options(self, state: AdAstra) -> list[int]:
        return self.candidates(state)

    def apply(self, state: AdAstra, option: int) -> None:
        self.choose(state, option - ELEMENT.base)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if kind is not ELEMENT:
            return super().label(state, kind, option, scene)
        return plain(named(under_way(state), option - ELEMENT.base, scene))
