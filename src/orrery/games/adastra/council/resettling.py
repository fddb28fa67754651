"""Resettlement Programme: population moves between systems of one player (AA-POP-MOVE)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.galaxy.control import has_room, hostile, possessed
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import PROFESSIONS
from orrery.games.adastra.state import AdAstra, population
from orrery.games.adastra.words import CHOOSE_PROFESSION, CHOOSE_SYSTEM, PROFESSION, SYSTEM
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

NOBODY_TO_MOVE: Final = Refusal(
    "nobody-to-move", Phrase("Nobody can be resettled.", "Nikogo nie można przesiedlić.")
)  # fmt: skip


class Resettled(Event):
    __slots__ = ()
    kind = "resettle"
    fields = (("before", PROFESSION), ("origin", SYSTEM), ("after", PROFESSION), ("system", SYSTEM))
    sentence = Phrase(
        "{seat}: {before} of {origin} become {after} of {system}.",
        "{seat}: {before} z układu {origin} → {after} w układzie {system}.",
    )


def origins(state: AdAstra, seat: int) -> list[int]:
    """Systems from which population may go: never the last, and somewhere else there is room."""
    found = possessed(state, seat)
    return [
        system
        for system in found
        if population(state, system) > 1 and any([other != system and open_to(state, seat, other) for other in found])
    ]


def open_to(state: AdAstra, seat: int, system: int) -> bool:
    """Whether population may come here (conditions of Growth)."""
    if hostile(state, system, seat):
        return False
    return any([has_room(state, system, profession, seat) for profession in range(len(PROFESSIONS))])


class Resettle(Effect[AdAstra]):
    """Move 1 population to another own system; its profession may change."""

    __slots__ = ()
    words: Final = Phrase(
        "move 1 population from a system you possess to another one you possess; you may change its profession; you may"
        " not take the last population",
        "przemieść 1 populację z układu, który posiadasz, do innego, który posiadasz; możesz zmienić jej profesję; nie"
        " możesz zabrać ostatniej populacji",
    )

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if origins(state, seat) else NOBODY_TO_MOVE

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if origins(state, seat):
            state.push(ResettleFrom(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class ResettleFrom(OpenQuestion[AdAstra]):
    """From which system does population move?"""

    __slots__ = ()
    asks = Phrase("From which system does population move?", "Z którego układu przemieszczasz populację?")
    topic = Phrase("System", "Układ")

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in origins(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(ResettleWhom(self.seat, option - CHOOSE_SYSTEM.base))


class ResettleWhom(OpenQuestion[AdAstra]):
    """Who moves?"""

    __slots__ = ("origin",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin")
    asks = Phrase("Who moves from {origin}?", "Kto opuszcza układ {origin}?")
    topic = Phrase("Profession", "Profesja")

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def candidates(self, state: AdAstra) -> list[int]:
        people = state.people
        each = range(len(PROFESSIONS))
        return [CHOOSE_PROFESSION.base + one for one in each if people[3 * self.origin + one]]

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(ResettleTo(self.seat, self.origin, option - CHOOSE_PROFESSION.base))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"origin": STARS[self.origin]}


class ResettleTo(OpenQuestion[AdAstra]):
    """To which system do they move?"""

    __slots__ = ("origin", "profession")
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "profession")
    asks = Phrase("To which system do they move?", "Do którego układu się przenoszą?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, origin: int, profession: int) -> None:
        self.seat = seat
        self.origin = origin
        self.profession = profession

    def candidates(self, state: AdAstra) -> list[int]:
        return [
            CHOOSE_SYSTEM.base + system
            for system in possessed(state, self.seat)
            if system != self.origin and open_to(state, self.seat, system)
        ]

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(ResettleAs(self.seat, self.origin, self.profession, option - CHOOSE_SYSTEM.base))


class ResettleAs(OpenQuestion[AdAstra]):
    """As what do they arrive?"""

    __slots__ = ("origin", "profession", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "profession", "system")
    asks = Phrase("What do they become in {system}?", "Kim zostają w układzie {system}?")
    topic = Phrase("Profession", "Profesja")

    def __init__(self, seat: int, origin: int, profession: int, system: int) -> None:
        self.seat = seat
        self.origin = origin
        self.profession = profession
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        each = range(len(PROFESSIONS))
        return [CHOOSE_PROFESSION.base + one for one in each if has_room(state, self.system, one, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        after = option - CHOOSE_PROFESSION.base
        state.people[3 * self.origin + self.profession] -= 1
        state.people[3 * self.system + after] += 1
        state.tell(Resettled, self.seat, self.profession, self.origin, after, self.system)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": STARS[self.system]}
