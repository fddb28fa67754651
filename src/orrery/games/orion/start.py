"""OR-START: resources, Exertion and the effects at the Start of the Round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.orion.actions import NextTurn
from orrery.games.orion.card import CARDS
from orrery.games.orion.deck import draw
from orrery.games.orion.ending import EndRound
from orrery.games.orion.moments import EXERTION_CUBES, EXERTION_MORALE, HIGH_EXERTION, START_OF_ROUND
from orrery.games.orion.names import FLEET, FOOD, MORALE, POOL, PRODUCTION, RESERVE
from orrery.games.orion.resolve import OFFERING
from orrery.games.orion.say import paid
from orrery.games.orion.state import Orion, turn_order
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers, Phrases

HIGH: Final = 7
MEDIUM: Final = 4
HIGH_CUBES: Final = 5
MEDIUM_CUBES: Final = 4
LOW_CUBES: Final = 3
LEVELS: Final = Phrases(
    ("low", "medium", "high"), (Phrase("low", "niski"), Phrase("medium", "średni"), Phrase("high", "wysoki"))
)


class RoundBegun(Event):
    __slots__ = ()
    kind = "round"
    fields = (("round", Numbers(1)),)
    sentence = Phrase("Round {round}; {seat} begins.", "Runda {round}; zaczyna {seat}.")


class Produced(Event):
    __slots__ = ()
    kind = "produce"
    sentence = Phrase("{seat} receives {resources}.", "{seat} otrzymuje: {resources}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {"seat": scene.player(self.seat), "resources": paid(list(enumerate(self.values)), scene.language)}


class Exerted(Event):
    __slots__ = ()
    kind = "exertion"
    fields = (("level", LEVELS), ("cubes", Numbers(1)))
    sentence = Phrase(
        "{seat}: {level} Exertion, {cubes} action cubes.", "{seat}: {level} poziom rozwoju, znaczniki akcji: {cubes}."
    )


class StartRound(Step[Orion]):
    """OR-START-1: all cards in systems produce, covered or not; then Exertion, then effects, then actions."""

    __slots__ = ()

    def happen(self, state: Orion) -> None:
        state.tell(RoundBegun, state.first, state.round)
        state.push(self)  # the next round, when this one has ended
        state.push(EndRound())
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
            before = player.counts[: PRODUCTION + 1]
            player.gain(FOOD, food)
            player.gain(FLEET, fleet)
            player.gain(PRODUCTION, production)
            gained = [now - then for now, then in zip(player.counts, before, strict=False)]
            if any(gained):
                state.tell(Produced, seat, *gained)
        state.push(NextTurn(state.first))
        for seat in reversed(order):
            state.push(StartEffects(seat))
        for seat in reversed(order):
            state.push(Exert(seat))


def take_cubes(state: Orion, seat: int, level: int, cubes: int) -> None:
    """Action cubes for the round; the Reserve always holds enough of them here (OR-CUBE-4)."""
    counts = state.players[seat].counts
    counts[RESERVE] -= cubes
    counts[POOL] += cubes
    state.tell(Exerted, seat, level, cubes)


class Exert(Step[Orion]):
    """OR-START-2: the highest resource decides how many actions there are."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        seat = self.seat
        counts = state.players[seat].counts
        index = state.players[seat].index
        highest = max(counts[FOOD], counts[FLEET], counts[PRODUCTION])
        if highest >= HIGH:
            take_cubes(state, seat, 2, HIGH_CUBES + index.stat(EXERTION_CUBES))
            state.gain(seat, MORALE, index.stat(EXERTION_MORALE) - 1)
            OFFERING.offer_all(state, seat, HIGH_EXERTION)
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
        OFFERING.trigger(state, self.seat, START_OF_ROUND)
