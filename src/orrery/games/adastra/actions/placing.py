"""Units that an effect puts on the map, without a Build action."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.galaxy.control import add_fleet, check_end, figure_left, hostile, take_figure
from orrery.games.adastra.galaxy.fleets import element, fits
from orrery.games.adastra.say import CLASS_NAMES
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, CLASS, SYSTEM
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal, Text

NO_FIGURE: Final = Refusal(
    "no-figure",
    Phrase("All your figures of this class are on the map.", "Wszystkie twoje figurki tej klasy są na mapie."),
)
NO_PLACE: Final = Refusal("no-place", Phrase("No system has room for it.", "W żadnym układzie nie ma na to miejsca."))


class UnitPlaced(Event):
    __slots__ = ()
    kind = "place-unit"
    fields = (("unit", CLASS), ("system", SYSTEM))
    sentence = Phrase("{seat} places {unit} in {system}.", "{seat} umieszcza w układzie {system}: {unit}.")


class PlaceUnit(Effect[AdAstra]):
    """One figure, ready, in a controlled system with room for it, or in a possessed one without enemies."""

    __slots__ = ("cls", "possessed")
    controlled_words: Final = Phrase(
        "place 1 unused {unit} figure, ready, in a system you control that has room for it",
        "umieść 1 nieużytą figurkę ({unit}) w gotowości w układzie, który kontrolujesz i w którym się mieści",
    )
    possessed_words: Final = Phrase(
        "place 1 unused {unit} figure, ready, in a system you possess without enemy units or orbital buildings",
        "umieść 1 nieużytą figurkę ({unit}) w gotowości w układzie, który posiadasz, bez wrogich jednostek i budowli"
        " orbitalnych",
    )

    def __init__(self, cls: int, possessed: bool = False) -> None:
        super().__init__()
        self.cls = cls
        self.possessed = possessed

    def places(self, state: AdAstra, seat: int) -> list[int]:
        side = state.owner if self.possessed else state.holder
        more = element(self.cls)
        return [
            system
            for system in state.chart.systems
            if side[system] == seat and not hostile(state, system, seat) and fits(state.fleet[system] + more)
        ]

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        if not figure_left(state, seat, self.cls):
            return NO_FIGURE
        return None if self.places(state, seat) else NO_PLACE

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if self.refusal(state, seat, source) is None:
            state.push(PlaceWhere(seat, self))

    def say(self, language: str, they: bool = False) -> Text:
        words = self.possessed_words if self.possessed else self.controlled_words
        return words.say(language, unit=CLASS_NAMES[self.cls])


class PlaceWhere(OpenQuestion[AdAstra]):
    """Where do you place it?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    asks = Phrase("In which system do you place the unit?", "W którym układzie umieszczasz jednostkę?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, effect: PlaceUnit) -> None:
        self.seat = seat
        self.effect = effect

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in self.effect.places(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        take_figure(state, self.seat, self.effect.cls)
        add_fleet(state, system, self.seat, element(self.effect.cls))
        state.tell(UnitPlaced, self.seat, self.effect.cls, system)
        check_end(state, system)
