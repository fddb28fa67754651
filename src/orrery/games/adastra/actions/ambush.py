"""AA-DISC-4: neutral units ambush an exploring fleet; each of its units stays or retreats."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.moving import UNIT_WORDS
from orrery.games.adastra.actions.retreat import can_retreat, retreat
from orrery.games.adastra.combat.begin import begin_fight
from orrery.games.adastra.combat.fight import AMBUSH
from orrery.games.adastra.galaxy.control import add_fleet, take_fleet
from orrery.games.adastra.galaxy.fleets import DIGIT, count
from orrery.games.adastra.names import NEUTRAL, NEUTRALS
from orrery.games.adastra.say import NEUTRAL_NAMES
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import DONE, SYSTEM, UNIT, VOCABULARY
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, join
from orrery.kernel.vocabulary import Kind, Numbers, Phrases

RETREAT: Final[Kind] = VOCABULARY.kind(
    "retreat", SYSTEM, UNIT, label=Phrase("{1} from {0} retreats", "Odwrót: {1} z układu {0}")
)
"""A unit by the system in which it began, its class and its state."""
NEUTRAL_KIND: Final = Phrases(NEUTRALS, NEUTRAL_NAMES)
STAY: Final = Phrase("All others stay and fight", "Wszystkie pozostałe zostają i walczą")
SEVERAL: Final = Phrase("{n} × {name}", "{n} × {name}")


class Ambushed(Event):
    __slots__ = ()
    kind = "ambush"
    fields = (("system", SYSTEM), ("n", Numbers(1)), ("unit", NEUTRAL_KIND))
    sentence = Phrase("{system}: {n} × {unit}.", "{system}: {n} × {unit}.")


def explorers(state: AdAstra, system: int) -> tuple[int, ...]:
    """The units that have come here in this action: where each began, its digit, how many; again and again."""
    journeys = state.journeys
    found: tuple[int, ...] = ()
    for at in range(0, len(journeys), 4):
        if journeys[at + 1] == system:
            found = (*found, journeys[at], *journeys[at + 2 : at + 4])
    return found


def leave(state: AdAstra, origin: int, place: int, digit: int, units: int) -> None:
    """So many units are no longer where they have come to in this action."""
    journeys = state.journeys
    left: list[int] = []
    for at in range(0, len(journeys), 4):
        number = journeys[at + 3]
        if journeys[at] == origin and journeys[at + 1] == place and journeys[at + 2] == digit:
            number -= units
        if number:
            left += [*journeys[at : at + 3], number]
    state.journeys = tuple(left)


class Ambush(OpenQuestion[AdAstra]):
    """Which of your units retreat? The others stay and fight. All choices come before any retreat (D-24)."""

    __slots__ = ("going", "neutrals", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "neutrals", "going")
    asks = Phrase(
        "{system}: an ambush by {neutrals}. Which of your units retreat?",
        "{system}: zasadzka, wróg: {neutrals}. Które z twoich jednostek wykonują odwrót?",
    )
    topic = Phrase("Ambush", "Zasadzka")

    def __init__(self, seat: int, system: int, neutrals: int, going: tuple[int, ...]) -> None:
        self.seat = seat
        self.system = system
        self.neutrals = neutrals
        """Those who wait in ambush; they enter the system when the retreats are over."""
        self.going = going
        """Units that will retreat, each as where it began times the number of digits plus its digit."""

    def candidates(self, state: AdAstra) -> list[int]:
        units = explorers(state, self.system)
        words: list[int] = []
        for at in range(0, len(units), 3):
            unit = units[at] * UNIT_WORDS + units[at + 1]
            if self.going.count(unit) < units[at + 2] and can_retreat(state, self.seat, self.system, units[at + 1]):
                words.append(RETREAT.base + unit)
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option != DONE:
            going = (*self.going, option - RETREAT.base)
            state.push(Ambush(self.seat, self.system, self.neutrals, going))
            return
        state.push(FaceNeutrals(self.seat, self.system, self.neutrals))
        for unit in reversed(self.going):
            state.push(RetreatFromAmbush(self.seat, self.system, unit))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        said = [
            SEVERAL.say(scene.language, n=count(self.neutrals, kind), name=name)
            for kind, name in enumerate(NEUTRAL_NAMES)
            if count(self.neutrals, kind)
        ]
        return {"system": SYSTEM.say(self.system, scene), "neutrals": join(", ", said)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return STAY.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


class RetreatFromAmbush(Step[AdAstra]):
    """A unit retreats; if others have taken its way out, it stays."""

    __slots__ = ("seat", "system", "unit")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "unit")

    def __init__(self, seat: int, system: int, unit: int) -> None:
        self.seat = seat
        self.system = system
        self.unit = unit

    def happen(self, state: AdAstra) -> None:
        origin, digit = divmod(self.unit, UNIT_WORDS)
        if can_retreat(state, self.seat, self.system, digit):
            leave(state, origin, self.system, digit, 1)
            retreat(state, self.seat, self.system, digit)


class FaceNeutrals(Step[AdAstra]):
    """The neutral units take the system; whoever has stayed attacks them at once."""

    __slots__ = ("neutrals", "seat", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "neutrals")

    def __init__(self, seat: int, system: int, neutrals: int) -> None:
        self.seat = seat
        self.system = system
        self.neutrals = neutrals

    def happen(self, state: AdAstra) -> None:
        system = self.system
        forces = explorers(state, system)
        for at in range(0, len(forces), 3):
            origin, digit, units = forces[at : at + 3]
            take_fleet(state, system, units << DIGIT * digit)
            leave(state, origin, system, digit, units)
        for kind in range(len(NEUTRALS)):
            units = count(self.neutrals, kind)
            if units:
                state.wild[kind] -= units
                state.tell(Ambushed, self.seat, system, units, kind)
        add_fleet(state, system, NEUTRAL, self.neutrals)
        if forces:
            begin_fight(state, system, self.seat, AMBUSH, forces)
