"""AA-BUILD: the Build action."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.choosing import ChooseSystem, choice_refusal, choose
from orrery.games.adastra.actions.construction import (
    BUILT,
    Disbanded,
    Dismantled,
    building_cost_refusal,
    building_said,
    crowded,
    disband,
    dismantle,
    element_cost_refusal,
    element_refusal,
    element_said,
    give_bonus,
    launch,
    note_built,
    pay_building,
    pay_element,
    planetary_refusal,
    raise_building,
    room_for,
)
from orrery.games.adastra.actions.economy_words import BUILD_PLANETARY, BUILD_UNIT, REMOVE_BUILDING, REMOVE_CLASS
from orrery.games.adastra.actions.growth import ENEMIES_THERE
from orrery.games.adastra.elements import building_text, orbital_text
from orrery.games.adastra.empires.saying import figures, line
from orrery.games.adastra.galaxy.control import hostile
from orrery.games.adastra.galaxy.fleets import DIGIT, ONE_OUTPOST, ONE_STATION, STATES_OF_A_UNIT, count_class
from orrery.games.adastra.grammar import BUILDABLE, BUILT_IN_EACH, BUILT_IN_ONE, HIVE_CARRIER
from orrery.games.adastra.names import (
    BATTLE_STATION,
    BUILDINGS,
    CLASSES,
    EXHAUSTED,
    FRIGATES,
    MINOR,
    NONE,
    OUTPOST,
    OVERLOADED,
    READY,
    UNIT_CLASSES,
)
from orrery.games.adastra.state import CHOSEN, EXTRA, RESULT, SPARE, AdAstra
from orrery.games.adastra.words import BUILDING, CHOOSE_SYSTEM, CLASS, DONE, NO, SYSTEM, YES
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text, join
from orrery.kernel.vocabulary import Kind

NOT_ALLOWED: Final = Refusal(
    "not-allowed", Phrase("Its possessor has said no.", "Posiadacz się nie zgodził.")
)  # fmt: skip
NOTHING_TO_BUILD: Final = Refusal(
    "nothing-to-build", Phrase("You can build nothing there.", "Nie możesz tam nic zbudować.")
)
NOTHING: Final = Phrase("Nothing", "Nic")
WEAKEST: Final = (EXHAUSTED, OVERLOADED, READY)
"""Of units of one class those make way first that can do the least this round."""


class Allowed(Event):
    __slots__ = ()
    kind = "allow"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} allows a building in {system}.", "{seat} zgadza się na budowlę w układzie {system}.")


class Refused(Event):
    __slots__ = ()
    kind = "refuse"
    fields = (("system", SYSTEM),)
    sentence = Phrase(
        "{seat} does not allow a building in {system}.", "{seat} nie zgadza się na budowlę w układzie {system}."
    )


class Build(Step[AdAstra]):
    """AA-BUILD-1: the Build action; what its builder gains comes at its end (AA-BUILD-6)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.push(EndBuild(self.seat))
        state.push(ChooseBuild(self.seat, ()))


class ChooseBuild(ChooseSystem):
    """In which system do you build? In another player's only with leave, which is asked for at once."""

    __slots__ = ("order",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "order")
    asks = Phrase("In which system do you build?", "W którym układzie budujesz?")

    def __init__(self, seat: int, order: tuple[int, ...]) -> None:
        self.seat = seat
        self.order = order
        """The systems chosen so far: they are built in one after the other in this order (AA-SUB-36)."""

    def offered(self, state: AdAstra) -> list[int]:
        owner = state.owner
        found = [system for system in state.chart.systems if owner[system] != NONE and owner[system] != MINOR]
        if state.players[self.seat].index.permits(HIVE_CARRIER):
            found += [system for system in state.chart.systems if carried(state, self.seat, system)]
        return found

    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        return build_refusal(state, self.seat, system, possible(state, self.seat))

    def options(self, state: AdAstra) -> list[int]:
        if choice_refusal(state, self.seat) is not None:
            return [DONE]
        mask = state.turn[CHOSEN]
        buildings = possible(state, self.seat)
        words = [
            CHOOSE_SYSTEM.base + system
            for system in self.offered(state)
            if not mask >> system & 1 and build_refusal(state, self.seat, system, buildings) is None
        ]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            self.follow(state)
            return
        system = option - CHOOSE_SYSTEM.base
        if state.owner[system] not in (self.seat, NONE):
            state.push(AllowBuilding(state.owner[system], self.seat, system, self.order))
        else:
            choose(state, self.seat, system)
            state.push(ChooseBuild(self.seat, (*self.order, system)))

    def follow(self, state: AdAstra) -> None:
        for system in reversed(self.order):
            state.push(BuildThere(self.seat, system, 0))


def possible(state: AdAstra, seat: int) -> list[int]:
    """The planetary buildings that a seat could build and pay for now, if there is a place."""
    index = state.players[seat].index
    return [
        building
        for building in range(len(BUILDINGS))
        if index.permits(BUILDABLE[building]) and building_cost_refusal(state, seat, building) is None
    ]


def build_refusal(state: AdAstra, seat: int, system: int, buildings: list[int]) -> Refusal | None:
    """AA-BUILD-1: why a system cannot be chosen. Nobody is asked for leave where nothing could be built with it."""
    if hostile(state, system, seat):
        return ENEMIES_THERE
    if state.owner[system] in (seat, NONE):
        return None
    if state.turn[SPARE] >> system & 1:
        return NOT_ALLOWED
    for building in buildings:
        if planetary_refusal(state, seat, system, building) is None:
            return None
    return NOTHING_TO_BUILD


def carried(state: AdAstra, seat: int, system: int) -> bool:
    """Whether a Hive Carrier makes it a place to build in, though nobody possesses it."""
    if state.owner[system] != NONE or state.holder[system] != seat:
        return False
    player = state.players[seat]
    bearer = player.board.bearer(HIVE_CARRIER)
    return player.index.permits(HIVE_CARRIER) and bearer >= 0 and count_class(state.fleet[system], bearer) > 0


class AllowBuilding(OpenQuestion[AdAstra]):
    """AA-BUILD-1: do you allow another player to build in your system?"""

    __slots__ = ("builder", "order", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "builder", "system", "order")
    asks = Phrase(
        "{builder} asks to put up a planetary building in {system}, which will be yours. Do you allow it?",
        "{builder} chce postawić budowlę planetarną w układzie {system}; będzie ona twoja. Czy się zgadzasz?",
    )
    topic = Phrase("Leave", "Zgoda")

    def __init__(self, seat: int, builder: int, system: int, order: tuple[int, ...]) -> None:
        self.seat = seat
        self.builder = builder
        self.system = system
        self.order = order
        """The systems that the builder has chosen before."""

    def candidates(self, state: AdAstra) -> list[int]:
        return [YES, NO]

    def apply(self, state: AdAstra, option: int) -> None:
        order = self.order
        if option == YES:
            state.tell(Allowed, self.seat, self.system)
            choose(state, self.builder, self.system)
            order = (*order, self.system)
        else:
            state.tell(Refused, self.seat, self.system)
            state.turn[SPARE] |= 1 << self.system
        state.push(ChooseBuild(self.builder, order))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"builder": scene.player(self.builder), "system": SYSTEM.say(self.system, scene)}


def buildable(state: AdAstra, seat: int, system: int, building: int) -> Refusal | None:
    """Why a planetary building cannot be built there in this action."""
    refusal = planetary_refusal(state, seat, system, building)
    return building_cost_refusal(state, seat, building) if refusal is None else refusal


def launchable(state: AdAstra, seat: int, system: int, cls: int) -> Refusal | None:
    """Why a unit or orbital building cannot be built there in this action."""
    refusal = element_refusal(state, seat, system, cls)
    return element_cost_refusal(state, seat, cls) if refusal is None else refusal


class BuildThere(Question[AdAstra]):
    """AA-BUILD-2: what do you build in this system? So many elements have been built there in this action."""

    __slots__ = ("built", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "built")
    asks = Phrase("What do you build in {system}?", "Co budujesz w układzie {system}?")
    topic = Phrase("Element", "Element")

    def __init__(self, seat: int, system: int, built: int) -> None:
        self.seat = seat
        self.system = system
        self.built = built

    def candidates(self, state: AdAstra) -> list[int]:
        owner = state.owner[self.system]
        if owner == NONE:
            return [BUILD_UNIT.base + FRIGATES, DONE]
        words: list[int] = []
        if owner == self.seat:
            words = [BUILD_UNIT.base + cls for cls in range(len(CLASSES))]
        words += [BUILD_PLANETARY.base + building for building in range(len(BUILDINGS))]
        words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if BUILD_UNIT.has(option):
            return launchable(state, self.seat, self.system, option - BUILD_UNIT.base)
        return buildable(state, self.seat, self.system, option - BUILD_PLANETARY.base)

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        seat, system = self.seat, self.system
        if self.built and self.built > state.players[seat].index.stat(BUILT_IN_EACH):
            state.turn[EXTRA] = 0
        if another(state, seat, system, self.built + 1):
            state.push(BuildThere(seat, system, self.built + 1))
        if BUILD_UNIT.has(option):
            cls = option - BUILD_UNIT.base
            pay_element(state, seat, cls)
            make_room(state, seat, system, cls)
        else:
            building = option - BUILD_PLANETARY.base
            pay_building(state, seat, building)
            note_built(state, building)
            if crowded(state, system, building):
                state.push(RemoveBuilding(seat, system, building))
            else:
                raise_building(state, seat, system, building)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return NOTHING.say(scene.language)
        if BUILD_UNIT.has(option):
            return element_said(state, self.seat, option - BUILD_UNIT.base, scene.language)
        return building_said(state, self.seat, option - BUILD_PLANETARY.base, scene.language)

    def explain(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return super().explain(state, kind, option, scene)
        if not BUILD_UNIT.has(option):
            return building_text(option - BUILD_PLANETARY.base, scene.language)
        cls = option - BUILD_UNIT.base
        if cls >= UNIT_CLASSES:
            return orbital_text(cls, scene.language)
        unit = state.players[self.seat].board.units[cls]
        lines = [figures(unit, scene.language).capitalized() + "."]
        if unit.special is not None:
            lines.append(line(unit.special, "", scene.language))
        return join("\n", lines)


def another(state: AdAstra, seat: int, system: int, built: int) -> bool:
    """Whether one more element may be built there: two in every system, or two in one system of the action."""
    if state.owner[system] != seat:
        return False
    index = state.players[seat].index
    return built <= index.stat(BUILT_IN_EACH) or (state.turn[EXTRA] == 1 and built <= index.stat(BUILT_IN_ONE))


# Making way (AA-BUILD-5)


class RemoveBuilding(OpenQuestion[AdAstra]):
    """Which planetary building makes way for the new one?"""

    __slots__ = ("building", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "building")
    asks = Phrase(
        "What makes way in {system} for the {building}?", "Co usuwasz w układzie {system}, aby powstało: {building}?"
    )
    topic = Phrase("Building", "Budowla")

    def __init__(self, seat: int, system: int, building: int) -> None:
        self.seat = seat
        self.system = system
        self.building = building

    def candidates(self, state: AdAstra) -> list[int]:
        standing = state.buildings[self.system]
        return [REMOVE_BUILDING.base + other for other in range(len(BUILDINGS)) if standing >> other & 1]

    def apply(self, state: AdAstra, option: int) -> None:
        removed = option - REMOVE_BUILDING.base
        dismantle(state, self.system, removed)
        state.tell(Dismantled, self.seat, self.system, removed)
        if crowded(state, self.system, self.building):
            state.push(self)
        else:
            raise_building(state, self.seat, self.system, self.building)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene), "building": BUILDING.say(self.building, scene)}


def make_room(state: AdAstra, seat: int, system: int, cls: int) -> None:
    """A new unit or orbital building; what has to make way for it is asked."""
    if room_for(state, system, cls):
        launch(state, seat, system, cls)
    else:
        state.push(RemoveElement(seat, system, cls))


class RemoveElement(OpenQuestion[AdAstra]):
    """Which own unit or orbital building makes way for the new one?"""

    __slots__ = ("cls", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "cls")
    asks = Phrase("What makes way in {system} for: {unit}?", "Co usuwasz w układzie {system}, aby powstało: {unit}?")
    topic = Phrase("Element", "Element")

    def __init__(self, seat: int, system: int, cls: int) -> None:
        self.seat = seat
        self.system = system
        self.cls = cls

    def candidates(self, state: AdAstra) -> list[int]:
        fleet = state.fleet[self.system]
        classes = range(UNIT_CLASSES) if self.cls < UNIT_CLASSES else (OUTPOST, BATTLE_STATION)
        return [REMOVE_CLASS.base + cls for cls in classes if count_class(fleet, cls)]

    def apply(self, state: AdAstra, option: int) -> None:
        removed = option - REMOVE_CLASS.base
        disband(state, self.seat, self.system, _weakest(state.fleet[self.system], removed))
        state.tell(Disbanded, self.seat, self.system, removed)
        make_room(state, self.seat, self.system, self.cls)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene), "unit": CLASS.say(self.cls, scene)}


def _weakest(fleet: int, cls: int) -> int:
    """One element of a class: of units an exhausted one first."""
    if cls >= UNIT_CLASSES:
        return ONE_OUTPOST if cls == OUTPOST else ONE_STATION
    for state in WEAKEST:
        digit = cls * STATES_OF_A_UNIT + state
        if fleet >> DIGIT * digit & 15:
            return 1 << DIGIT * digit
    raise ValueError("no such unit is there")


# The end of the action


class EndBuild(Step[AdAstra]):
    """AA-BUILD-6: what the builder gains for everything built in this action."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        built = state.turn[RESULT]
        state.turn[RESULT] = 0
        for building in reversed(range(len(BUILDINGS))):
            times = built >> BUILT * building & 15
            if times:
                give_bonus(state, self.seat, building, times)
