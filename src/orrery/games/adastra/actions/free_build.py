"""AA-BUILD: planetary buildings that a card puts up without their price."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.actions.build import RemoveBuilding
from orrery.games.adastra.actions.construction import crowded, give_bonus, planetary_refusal, raise_building
from orrery.games.adastra.actions.economy_words import BUILD_AT
from orrery.games.adastra.galaxy.control import hostile, possessed
from orrery.games.adastra.names import BUILDINGS, CSTH
from orrery.games.adastra.say import BUILDING_NAMES
from orrery.games.adastra.state import AdAstra
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.text import Phrase, Refusal, Text

ALL_BUT_SCANNERS: Final = tuple(range(CSTH))
NOWHERE_TO_BUILD: Final = Refusal(
    "nowhere-to-build", Phrase("You can build nothing of the kind.", "Nie możesz zbudować niczego takiego.")
)


class BuildFree(Effect[AdAstra]):
    """One of these planetary buildings in a possessed system, without its price, perhaps without its milestone."""

    __slots__ = ("buildings", "milestone")
    any_but: Final = Phrase(
        "build 1 planetary building other than a scanner in a system you possess, without paying its production",
        "zbuduj 1 budowlę planetarną inną niż skaner w układzie, który posiadasz, bez płacenia produkcji",
    )
    this: Final = Phrase(
        "build 1 {building} at no cost in a system you possess without enemy units and orbital buildings",
        "zbuduj bez kosztów 1 budowlę ({building}) w układzie, który posiadasz, bez wrogich jednostek i budowli"
        " orbitalnych",
    )

    def __init__(self, *buildings: int, milestone: bool = True) -> None:
        super().__init__()
        self.buildings = buildings
        self.milestone = milestone

    def places(self, state: AdAstra, seat: int) -> list[int]:
        """The words for each system and building that is possible."""
        found: list[int] = []
        for system in possessed(state, seat):
            if hostile(state, system, seat):
                continue
            for building in self.buildings:
                if planetary_refusal(state, seat, system, building, self.milestone) is None:
                    found.append(BUILD_AT.base + system * len(BUILDINGS) + building)
        return found

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if self.places(state, seat) else NOWHERE_TO_BUILD

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(ChooseFreeBuilding(seat, self))

    def say(self, language: str, they: bool = False) -> Text:
        if len(self.buildings) > 1:
            return self.any_but.say(language)
        return self.this.say(language, building=BUILDING_NAMES[self.buildings[0]])


class ChooseFreeBuilding(OpenQuestion[AdAstra]):
    """What do you build, and where?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    waived = True
    asks = Phrase("What do you build, and where?", "Co budujesz i gdzie?")
    topic = Phrase("Building", "Budowla")

    def __init__(self, seat: int, effect: BuildFree) -> None:
        self.seat = seat
        self.effect = effect

    def candidates(self, state: AdAstra) -> list[int]:
        return self.effect.places(state, self.seat)

    def apply(self, state: AdAstra, option: int) -> None:
        system, building = divmod(option - BUILD_AT.base, len(BUILDINGS))
        state.push(BuilderGains(self.seat, building))
        if crowded(state, system, building):
            state.push(RemoveBuilding(self.seat, system, building))
        else:
            raise_building(state, self.seat, system, building)


class BuilderGains(Step[AdAstra]):
    """The bonus of a building that no Build action has put up."""

    __slots__ = ("building", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def happen(self, state: AdAstra) -> None:
        give_bonus(state, self.seat, self.building, 1)
