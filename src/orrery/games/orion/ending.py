"""OR-END and OR-OVER: the End of the Round, and whether the game is over."""

from __future__ import annotations

from orrery.games.orion.causes import HAND_LIMIT
from orrery.games.orion.deck import discard_cards
from orrery.games.orion.moments import CUBE_STAYS
from orrery.games.orion.names import (
    ADVISOR,
    ATTACKS,
    CUBES,
    HAND,
    MORALE,
    PROPAGANDA_MADE,
    RESERVE,
    ROUNDS,
    SPENT,
    SYSTEM_SIZE,
    SYSTEMS,
)
from orrery.games.orion.player import Player
from orrery.games.orion.state import Orion, turn_order
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers


class Over(Event):
    __slots__ = ()
    kind = "over"
    fields = (("round", Numbers(1)),)
    sentence = Phrase("The game is over after round {round}.", "Koniec gry po rundzie {round}.")


def all_full(player: Player) -> bool:
    """OR-OVER-2: at least four systems, Fulcrum Sandebar's among them, and five cards in each."""
    if len(player.systems) < SYSTEMS:
        return False
    for system in player.systems:
        if len(system) < SYSTEM_SIZE:
            return False
    return True


def is_over(state: Orion) -> bool:
    """OR-OVER-1."""
    if state.round >= ROUNDS:
        return True
    for player in state.players:
        if player.counts[MORALE] <= 0 or all_full(player):
            return True
    return False


class EndRound(Step[Orion]):
    """OR-END-1 and 2: the check comes first; then everybody discards down to five cards."""

    __slots__ = ()

    def happen(self, state: Orion) -> None:
        if is_over(state):
            state.over = True
            state.tell(Over, -1, state.round)
            state.agenda.clear()  # no next round
            return
        state.push(ReturnCubes())
        state.cause = HAND_LIMIT
        for seat in reversed(turn_order(state)):
            discard_cards(state, seat, len(state.players[seat].hand) - HAND)


class ReturnCubes(Step[Orion]):
    """OR-END-3 and 4: cubes come home, the token passes, a new round begins."""

    __slots__ = ()

    def happen(self, state: Orion) -> None:
        for player in state.players:
            counts = player.counts
            for source in range(ADVISOR if player.index.permits(CUBE_STAYS) else ADVISOR + 1):
                if counts[CUBES + source]:
                    player.drop_cube(source)
            counts[RESERVE] += counts[SPENT]
            counts[SPENT] = 0
            counts[PROPAGANDA_MADE] = 0
            for seat in range(state.seats):
                counts[ATTACKS + seat] = 0
        state.first = (state.first + 1) % state.seats
        state.round += 1
