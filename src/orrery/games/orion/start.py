"""OR-START: resources, Exertion and the effects at the Start of the Round."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.actions import NextTurn
from orrery.games.orion.card import CARDS
from orrery.games.orion.deck import draw
from orrery.games.orion.names import FLEET, FOOD, MORALE, POOL, PRODUCTION, RACE, RESERVE, START_OF_ROUND
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.resolve import trigger
from orrery.games.orion.state import Orion, turn_order
from orrery.kernel.agenda import Step

HIGH = 7
MEDIUM = 4
MEDIUM_CUBES = 4
LOW_CUBES = 3


class StartRound(Step[Orion]):
    """OR-START-1: all cards in systems produce, covered or not; then Exertion, then effects, then actions."""

    __slots__ = ()

    def happen(self, state: Orion) -> None:
        state.tell("round", state.first, state.round)
        order = turn_order(state)
        for seat in order:
            player = state.players[seat]
            food = fleet = production = 0
            for system in player.systems:
                for card in system:
                    produces = CARDS[card].produces
                    food += produces.food
                    fleet += produces.fleet
                    production += produces.production
            before = player.has[: PRODUCTION + 1]
            player.gain(FOOD, food)
            player.gain(FLEET, fleet)
            player.gain(PRODUCTION, production)
            gained = [now - then for now, then in zip(player.has, before, strict=False)]
            if any(gained):
                state.tell("produce", seat, *gained)
        state.push(NextTurn(state.first))
        for seat in reversed(order):
            state.push(StartEffects(seat))
        for seat in reversed(order):
            state.push(Exert(seat))


def take_cubes(state: Orion, seat: int, level: int, cubes: int) -> None:
    """Action cubes for the round; the Reserve always holds enough of them here (OR-CUBE-4)."""
    has = state.players[seat].has
    has[RESERVE] -= cubes
    has[POOL] += cubes
    state.tell("exertion", seat, level, cubes)


class Exert(Step[Orion]):
    """OR-START-2: the highest resource decides how many actions there are."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        seat = self.seat
        has = state.players[seat].has
        race = RACE_BOARDS[state.players[seat].race]
        highest = max(has[FOOD], has[FLEET], has[PRODUCTION])
        if highest >= HIGH:
            take_cubes(state, seat, 2, race.high_cubes)
            if race.high_morale:
                state.gain(seat, MORALE, race.high_morale)
            if race.exertion_bonus is not None:
                race.exertion_bonus.happen(state, seat, RACE)
        elif highest >= MEDIUM:
            take_cubes(state, seat, 1, MEDIUM_CUBES)
        else:
            take_cubes(state, seat, 0, LOW_CUBES)
            state.gain(seat, MORALE, 1)
            draw(state, seat, 1)


class StartEffects(Step[Orion]):
    """OR-START-4: a player's effects at the Start of the Round."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        trigger(state, self.seat, START_OF_ROUND)
