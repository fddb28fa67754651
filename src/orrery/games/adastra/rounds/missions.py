"""AA-MIS, AA-MGT-7, AA-MGT-8: public missions are completed, added and removed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.economy_words import REMOVE_MISSION
from orrery.games.adastra.actions.secret_mission import DRAWN, MissionDiscarded
from orrery.games.adastra.cards.boxes import MISSIONS
from orrery.games.adastra.deck import OPENLY, discard, draw
from orrery.games.adastra.player import CAPTURED, TOKENS
from orrery.games.adastra.state import MISSION_DECK, AdAstra
from orrery.games.adastra.words import CHOOSE_SEAT, KEEP_MISSION, MISSION, SEAT
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase

HALF: Final = 3
HALF_OF_EPIC: Final = 4


class MissionCompleted(Event):
    __slots__ = ()
    kind = "complete-mission"
    fields = (("card", MISSION),)
    sentence = Phrase("{seat} completes {card}.", "{seat} realizuje misję: {card}.")


class TokenCaptured(Event):
    __slots__ = ()
    kind = "capture-token"
    fields = (("card", MISSION), ("other", SEAT))
    sentence = Phrase(
        "{seat} is the first and takes the empire token of {other} from {card}.",
        "Misja {card} zrealizowana po raz pierwszy: {seat} zabiera z niej żeton imperium ({other}).",
    )


class MissionAdded(Event):
    __slots__ = ()
    kind = "add-mission"
    fields = (("card", MISSION),)
    sentence = Phrase("{seat} puts the mission {card} on the table.", "{seat} wykłada misję: {card}.")


class MissionRemoved(Event):
    __slots__ = ()
    kind = "remove-mission"
    fields = (("card", MISSION),)
    sentence = Phrase("{seat} removes the mission {card}.", "{seat} usuwa misję: {card}.")


# Completing


class CompleteMissions(Step[AdAstra]):
    """AA-MGT-7: all missions that are met are completed; their order cannot matter."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        for place in range(len(state.missions) - 1, -1, -1):
            if state.mission_tokens[place] >> self.seat & 1 and MISSIONS[state.missions[place]].public.met(
                state, self.seat
            ):
                complete(state, self.seat, place)


def complete(state: AdAstra, seat: int, place: int) -> None:
    """AA-MIS-4: the own token goes to the board; who is first takes another player's token as well."""
    tokens = state.mission_tokens[place]
    first = tokens == (1 << state.seats) - 1
    take_token(state, seat, place)
    state.players[seat].counts[TOKENS] += 1
    state.tell(MissionCompleted, seat, state.missions[place])
    if first:
        state.push(TakeRivalsToken(seat, state.missions[place]))


def take_token(state: AdAstra, seat: int, place: int) -> None:
    """A seat's token is no longer on a mission."""
    tokens = list(state.mission_tokens)
    tokens[place] &= ~(1 << seat)
    state.mission_tokens = tuple(tokens)


class TakeRivalsToken(OpenQuestion[AdAstra]):
    """AA-MIS-4: whose empire token do you take from the mission you completed first?"""

    __slots__ = ("mission",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "mission")
    asks = Phrase(
        "You are the first to complete {card}. Whose empire token do you take from it?",
        "Realizujesz misję {card} przed wszystkimi. Czyj żeton imperium z niej zabierasz?",
    )
    topic = Phrase("Empire token", "Żeton imperium")

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def candidates(self, state: AdAstra) -> list[int]:
        tokens = state.mission_tokens[state.missions.index(self.mission)]
        return [CHOOSE_SEAT.base + other for other in range(state.seats) if tokens >> other & 1]

    def apply(self, state: AdAstra, option: int) -> None:
        other = option - CHOOSE_SEAT.base
        take_token(state, other, state.missions.index(self.mission))
        state.players[self.seat].counts[CAPTURED + other] += 1
        state.tell(TokenCaptured, self.seat, self.mission, other)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"card": MISSIONS[self.mission]}


# Adding and removing


def adding(state: AdAstra) -> bool:
    """Whether the last passer of this round adds a mission, as in the first half of the rounds, or removes one."""
    return state.round <= (HALF_OF_EPIC if state.epic else HALF)


class ChangeMissions(Step[AdAstra]):
    """AA-MGT-8: the last player to pass adds or removes a mission."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        if adding(state):
            state.push(AddMission(self.seat))
            draw(state, MISSION_DECK, self.seat, DRAWN, OPENLY)
        elif state.missions:
            state.push(RemoveMission(self.seat))


class AddMission(OpenQuestion[AdAstra]):
    """AA-MIS-2: which of the drawn missions do you put on the table?"""

    __slots__ = ()
    waived = True
    asks = Phrase("Which mission do you put on the table?", "Którą misję wykładasz na stół?")
    topic = Phrase("Mission", "Misja")

    def candidates(self, state: AdAstra) -> list[int]:
        return [KEEP_MISSION.base + card for card in state.laid]

    def apply(self, state: AdAstra, option: int) -> None:
        added = option - KEEP_MISSION.base
        for card in state.laid:
            if card != added:
                discard(state, MISSION_DECK, card)
                state.tell(MissionDiscarded, self.seat, card)
        state.laid = ()
        state.missions = (*state.missions, added)
        state.mission_tokens = (*state.mission_tokens, (1 << state.seats) - 1)
        state.tell(MissionAdded, self.seat, added)


class RemoveMission(OpenQuestion[AdAstra]):
    """AA-MIS-3: which mission do you remove? The tokens on it leave the game."""

    __slots__ = ()
    asks = Phrase("Which mission do you remove?", "Którą misję usuwasz?")
    topic = Phrase("Mission", "Misja")

    def candidates(self, state: AdAstra) -> list[int]:
        return [REMOVE_MISSION.base + card for card in state.missions]

    def apply(self, state: AdAstra, option: int) -> None:
        removed = option - REMOVE_MISSION.base
        place = state.missions.index(removed)
        state.missions = state.missions[:place] + state.missions[place + 1 :]
        state.mission_tokens = state.mission_tokens[:place] + state.mission_tokens[place + 1 :]
        discard(state, MISSION_DECK, removed)
        state.tell(MissionRemoved, self.seat, removed)
