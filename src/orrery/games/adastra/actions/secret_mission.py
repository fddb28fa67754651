"""AA-MIS-5: a player draws two missions and keeps one of them as a secret mission."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.deck import ASIDE, discard, draw, receive
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import MISSION_DECK, AdAstra
from orrery.games.adastra.words import KEEP_MISSION, MISSION
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase

DRAWN: Final = 2


class MissionKept(Event):
    __slots__ = ()
    kind = "keep-secret-mission"
    hidden = ("card", MISSION)
    sentence = Phrase("{seat} keeps a secret mission: {card}.", "{seat} zachowuje tajną misję: {card}.")


class MissionDiscarded(Event):
    __slots__ = ()
    kind = "discard-mission"
    fields = (("card", MISSION),)
    sentence = Phrase("{seat} discards a mission: {card}.", "{seat} odrzuca misję: {card}.")


def draw_missions(state: AdAstra, seat: int) -> None:
    """The first ZST or DSU is built."""
    state.push(ChooseMission(seat))
    draw(state, MISSION_DECK, seat, DRAWN, ASIDE)


class ChooseMission(Step[AdAstra]):
    """What was drawn is there to choose from, if anything was."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        if state.players[self.seat].drawn:
            state.push(KeepMission(self.seat))


class KeepMission(OpenQuestion[AdAstra]):
    """Which of the drawn missions do you keep?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which mission do you keep secretly?", "Którą misję zachowujesz w tajemnicy?")
    topic = Phrase("Mission", "Misja")

    def candidates(self, state: AdAstra) -> list[int]:
        return [KEEP_MISSION.base + card for card in distinct(tuple(sorted(state.players[self.seat].drawn)))]

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        kept = option - KEEP_MISSION.base
        receive(state, MISSION_DECK, self.seat, kept, 0)
        state.whisper(MissionKept, self.seat, kept, 1 << self.seat)
        for card in player.drawn:
            if card != kept:
                discard(state, MISSION_DECK, card)
                state.tell(MissionDiscarded, self.seat, card)
                state.reveals += 1
        player.drawn = ()
        player.drawing = NONE
