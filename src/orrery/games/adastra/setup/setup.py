"""AA-SETUP: everything before the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.council.envoys import first_envoys
from orrery.games.adastra.deck import ASIDE, contents, draw
from orrery.games.adastra.rounds.sitting import SitDown
from orrery.games.adastra.setup.building import BuildGalaxy
from orrery.games.adastra.setup.empires import DraftEmpires, FirstGameEmpires, offer
from orrery.games.adastra.setup.settling import Settle
from orrery.games.adastra.setup.words import FIRST
from orrery.games.adastra.state import DECKS, MISSION_DECK, SETTLING, STAR_DECK, AdAstra
from orrery.kernel.agenda import Chance, Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase

MISSIONS_DRAWN: Final = 2


class FirstPlayer(Event):
    __slots__ = ()
    kind = "first"
    sentence = Phrase("{seat} is the first player.", "Pierwszym graczem jest {seat}.")


class SetUp(Step[AdAstra]):
    """AA-SETUP-1 to 11. What is on the agenda below it goes on when everything is laid out."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        for deck in range(DECKS):
            if deck != STAR_DECK:
                state.decks[deck] = tuple(contents(state, deck))
        if state.council:
            for seat in range(state.seats):
                first_envoys(state, seat)
        state.push(Settle())
        state.push(SitDown(SETTLING))
        state.push(ChooseEmpires())
        state.push(DealMissions(0))
        state.push(BuildGalaxy())
        state.push(ChooseFirst())


class ChooseFirst(Chance[AdAstra]):
    """AA-SETUP-3: the first player, at random."""

    __slots__ = ()

    def candidates(self, state: AdAstra) -> list[int]:
        return [FIRST.base + seat for seat in range(state.seats)]

    def apply(self, state: AdAstra, option: int) -> None:
        state.first = option - FIRST.base
        state.tell(FirstPlayer, state.first)


class DealMissions(Step[AdAstra]):
    """AA-SETUP-5: from the first player, each draws two missions."""

    __slots__ = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def happen(self, state: AdAstra) -> None:
        if self.turn < state.seats:
            state.push(DealMissions(self.turn + 1))
            draw(state, MISSION_DECK, (state.first + self.turn) % state.seats, MISSIONS_DRAWN, ASIDE)


class ChooseEmpires(Step[AdAstra]):
    """AA-SETUP-6, or as the first game has it."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        if state.first_game:
            state.push(FirstGameEmpires())
        else:
            state.push(DraftEmpires(state.first))
            offer(state, 1)
