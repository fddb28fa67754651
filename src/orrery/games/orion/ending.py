"""OR-END and OR-OVER: the End of the Round, and whether the game is over."""

from __future__ import annotations

from orrery.games.orion.card import drop_cube
from orrery.games.orion.deck import discard_cards
from orrery.games.orion.names import (
    ADVISOR,
    ATTACKS,
    CUBES,
    HAND,
    HARRAVA,
    MORALE,
    PROPAGANDA_MADE,
    RESERVE,
    ROUNDS,
    SPENT,
    SYSTEM_SIZE,
    SYSTEMS,
)
from orrery.games.orion.state import Orion, Player, turn_order
from orrery.kernel.agenda import Step


def all_full(player: Player) -> bool:
    """OR-OVER-2: four systems of five cards, and Fulcrum Sandebar's too."""
    if player.own_systems() < SYSTEMS:
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
        if player.has[MORALE] <= 0 or all_full(player):
            return True
    return False


class EndRound(Step[Orion]):
    """OR-END-1 and 2: the check comes first; then everybody discards down to five cards."""

    __slots__ = ()

    def happen(self, state: Orion) -> None:
        if is_over(state):
            state.over = True
            state.tell("over", -1, state.round)
            return
        state.push(ReturnCubes())
        for seat in reversed(turn_order(state)):
            discard_cards(state, seat, len(state.players[seat].hand) - HAND)


class ReturnCubes(Step[Orion]):
    """OR-END-3 and 4: cubes come home, the token passes, a new round begins."""

    __slots__ = ()

    def happen(self, state: Orion) -> None:
        for player in state.players:
            has = player.has
            for source in range(ADVISOR if player.advisor == HARRAVA else ADVISOR + 1):
                if has[CUBES + source]:
                    drop_cube(player, source)
            has[RESERVE] += has[SPENT]
            has[SPENT] = 0
            has[PROPAGANDA_MADE] = 0
            for seat in range(state.seats):
                has[ATTACKS + seat] = 0
        state.first = (state.first + 1) % state.seats
        state.round += 1
        from orrery.games.orion.start import StartRound

        state.push(StartRound())
