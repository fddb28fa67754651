"""Population that a card creates without its price."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.actions.economy_words import POPULATE
from orrery.games.adastra.actions.growth import create_population
from orrery.games.adastra.galaxy.control import has_room, hostile, possessed
from orrery.games.adastra.names import PROFESSIONS
from orrery.games.adastra.state import AdAstra, population
from orrery.games.adastra.words import DONE
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.text import Phrase, Refusal, Text

NOWHERE: Final = Refusal(
    "nowhere-to-grow", Phrase("No system of yours has room for it.", "W żadnym twoim układzie nie ma na to miejsca.")
)


class CreatePopulation(Effect[AdAstra]):
    """Population without food in possessed systems, one in each of up to so many; perhaps only where few live."""

    __slots__ = ("most", "systems")
    one: Final = Phrase(
        "create 1 population, without paying food, in a system you possess",
        "stwórz 1 populację bez płacenia żywności w układzie, który posiadasz",
    )
    they_one: Final = Phrase(
        "creates 1 population, without food, in a system it possesses",
        "tworzy 1 populację bez płacenia żywności w układzie, który posiada",
    )
    several: Final = Phrase(
        "create 1 population, without paying food, in each of up to {n} systems you possess",
        "stwórz 1 populację bez płacenia żywności w każdym z najwyżej {n} układów, które posiadasz",
    )
    they_several: Final = Phrase(
        "creates 1 population, without food, in each of up to {n} systems it possesses",
        "tworzy 1 populację bez płacenia żywności w każdym z najwyżej {n} układów, które posiada",
    )
    few: Final = Phrase(" that has at most {n} population", ", z najwyżej {n} {n:populacją|populacjami|populacjami}")

    def __init__(self, systems: int = 1, most: int = 0) -> None:
        super().__init__()
        self.systems = systems
        self.most = most

    def places(self, state: AdAstra, seat: int, done: int) -> list[int]:
        """Each system and profession for which there is room: the system times three plus the profession."""
        found: list[int] = []
        for system in possessed(state, seat):
            if done >> system & 1 or (self.most and population(state, system) > self.most):
                continue
            if hostile(state, system, seat):
                continue
            for profession in range(len(PROFESSIONS)):
                if has_room(state, system, profession, seat):
                    found.append(3 * system + profession)
        return found

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if self.places(state, seat, 0) else NOWHERE

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(PlacePopulation(seat, 0, self.systems, self))

    def say(self, language: str, they: bool = False) -> Text:
        if self.systems == 1:
            text = (self.they_one if they else self.one).say(language)
        else:
            text = (self.they_several if they else self.several).say(language, n=self.systems)
        return text + self.few.say(language, n=self.most) if self.most else text


class PlacePopulation(OpenQuestion[AdAstra]):
    """Where do you create population, and of which profession?"""

    __slots__ = ("done", "effect", "left")
    fields: ClassVar[tuple[str, ...]] = ("seat", "done", "left", "effect")
    waived = True
    asks = Phrase("Where do you create population, and whom?", "Gdzie tworzysz populację i jakiej profesji?")
    topic = Phrase("Population", "Populacja")

    def __init__(self, seat: int, done: int, left: int, effect: CreatePopulation) -> None:
        self.seat = seat
        self.done = done
        self.left = left
        self.effect = effect

    def candidates(self, state: AdAstra) -> list[int]:
        words = [POPULATE.base + place for place in self.effect.places(state, self.seat, self.done)]
        if words and self.done:
            words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        system, profession = divmod(option - POPULATE.base, len(PROFESSIONS))
        create_population(state, self.seat, system, profession)
        if self.left > 1:
            state.push(PlacePopulation(self.seat, self.done | 1 << system, self.left - 1, self.effect))
