"""How abilities are used: what is ready, what it costs, and those that work by themselves."""

from __future__ import annotations

from typing import Any

from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.resources import Price
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import COMPONENT
from orrery.games.parts.ability import Moment, On
from orrery.games.parts.effect import Resolve
from orrery.games.parts.index import Listener
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase


class Used(Event):
    __slots__ = ()
    kind = "use"
    fields = (("card", COMPONENT),)
    sentence = Phrase("{seat} uses {card}.", "{seat} korzysta z: {card}.")


def ready(state: AdAstra, seat: int, moment: Moment) -> list[Listener]:
    """The abilities of a seat's board, milestones and technologies that can be used at this moment."""
    player = state.players[seat]
    return [
        listener
        for listener in player.index.at(moment)
        if listener.on.ready(player.flipped) and listener.on.refusal(state, seat, listener.source) is None
    ]


def use(state: AdAstra, seat: int, source: int, on: On[Any]) -> None:
    """Flip what is used once a round, pay the price, then carry out the effect."""
    player = state.players[seat]
    player.flipped = on.flipped(player.flipped)
    state.tell(Used, seat, source)
    state.cause = on
    state.push(Resolve(seat, source, on.effect))
    price = on.price
    if isinstance(price, Price):
        price.pay(state, seat, source)


def trigger(state: AdAstra, seat: int, moment: Moment) -> None:
    """Abilities that work by themselves at this moment, one after the other; gains cannot hurt, so nobody is asked."""
    listeners = state.index_of(seat).at(moment)
    if not listeners:
        return
    cause = state.cause
    player = state.players[seat]
    for listener in reversed(listeners):
        on = listener.on
        if on.ready(player.flipped) and on.refusal(state, seat, listener.source) is None:
            player.flipped = on.flipped(player.flipped)
            state.cause = on
            state.push(Resolve(seat, listener.source, on.effect))
    state.cause = cause


def on_of(source: int, moment: Moment) -> On[Any]:
    """The clause of a component that is used at this moment."""
    for clause in SOURCES[source].clauses:
        if isinstance(clause, On) and clause.moment is moment:
            return clause
    raise KeyError(f"{SOURCES[source].id} has no ability at {moment.id}")
