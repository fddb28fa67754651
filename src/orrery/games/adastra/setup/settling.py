"""AA-SETUP-8, AA-SETUP-11, AA-SETUP-15: everybody keeps a mission and settles the home planet, all at the same time."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.adastra.galaxy.control import possess
from orrery.games.adastra.galaxy.tiles import PLANETS
from orrery.games.adastra.holding import without
from orrery.games.adastra.names import NONE, PROFESSIONS
from orrery.games.adastra.setup.words import SETTLE
from orrery.games.adastra.state import MISSION_DECK, NO_TASK, AdAstra
from orrery.games.adastra.words import KEEP_MISSION, MISSION
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers

FIRST_PEOPLE: Final = 3
_PEOPLE: Final = Numbers(FIRST_PEOPLE + 1)


class MissionKept(Event):
    __slots__ = ()
    kind = "keep-mission"
    hidden = ("card", MISSION)
    sentence = Phrase("{seat} keeps the secret mission: {card}.", "{seat} zachowuje tajną misję: {card}.")


class HomeSettled(Event):
    __slots__ = ()
    kind = "settle"
    fields = (("farmers", _PEOPLE), ("scientists", _PEOPLE), ("workers", _PEOPLE))
    sentence = Phrase(
        "{seat} begins with farmers {farmers}, scientists {scientists}, workers {workers}.",
        "{seat} zaczyna z populacją: farmerzy {farmers}, naukowcy {scientists}, robotnicy {workers}.",
    )


class KeepFirstMission(OpenQuestion[AdAstra]):
    """AA-SETUP-8: which of your two missions do you keep?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which mission do you keep as your secret one?", "Którą misję zachowujesz jako tajną?")
    topic = Phrase("Secret mission", "Tajna misja")

    def candidates(self, state: AdAstra) -> list[int]:
        return [KEEP_MISSION.base + mission for mission in sorted(state.players[self.seat].drawn)]

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        player.sealed = (*player.sealed, option)


class PlacePopulation(OpenQuestion[AdAstra]):
    """AA-SETUP-11: who are your first three population? Within the basic limits of the home planet."""

    __slots__ = ()
    asks = Phrase("Which population begins on {planet}?", "Jaka populacja zaczyna na planecie {planet}?")
    topic = Phrase("First population", "Pierwsza populacja")

    def candidates(self, state: AdAstra) -> list[int]:
        farmers_most, scientists_most, workers_most = PLANETS[state.players[self.seat].board.home].limits
        words: list[int] = []
        for farmers in range(min(FIRST_PEOPLE, farmers_most), -1, -1):
            for scientists in range(min(FIRST_PEOPLE - farmers, scientists_most), -1, -1):
                workers = FIRST_PEOPLE - farmers - scientists
                if workers <= workers_most:
                    words.append(SETTLE.word(farmers, scientists, workers))
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        player.sealed = (*player.sealed, option)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"planet": PLANETS[state.players[self.seat].board.home]}


def settling_desk(seat: int) -> list[Step[Any]]:
    """What a seat has to do, the first one last."""
    return [PlacePopulation(seat), KeepFirstMission(seat)]


class Settle(Step[AdAstra]):
    """All have chosen: missions not kept go back unseen, and the first population arrives."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.task = NO_TASK
        back = list(state.decks[MISSION_DECK])
        for seat, player in enumerate(state.players):
            if not player.sealed:
                continue  # a masked state does not know what was sealed
            kept, people = player.sealed
            mission = kept - KEEP_MISSION.base
            back += without(player.drawn, mission)
            player.missions = player.missions.plus(mission)
            player.drawn = player.sealed = ()
            player.drawing = NONE
            state.whisper(MissionKept, seat, mission, 1 << seat)
            farmers, scientists, workers = SETTLE.places(people)
            first = len(PROFESSIONS) * player.home
            state.people[first : first + len(PROFESSIONS)] = farmers, scientists, workers
            possess(state, player.home, seat)
            state.tell(HomeSettled, seat, farmers, scientists, workers)
        state.decks[MISSION_DECK] = tuple(sorted(back))
