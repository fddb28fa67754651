"""OR-EFFECT: how abilities are offered, paid and carried out, and in which order."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.card import CARDS, Ability, Effect, working_card, working_sources
from orrery.games.orion.deck import discard_cards
from orrery.games.orion.names import RACE, START_OF_ROUND
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.state import Orion
from orrery.games.orion.words import DONE, EFFECT, USE
from orrery.kernel.agenda import OpenQuestion, Step


class Resolve(Step[Orion]):
    """An effect, or a part of one, is carried out for a seat."""

    __slots__ = ("effect", "seat", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")

    def __init__(self, seat: int, source: int, effect: Effect) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def happen(self, state: Orion) -> None:
        self.effect.happen(state, self.seat, self.source)


def use(state: Orion, seat: int, source: int, ability: Ability) -> None:
    """Pay an ability's price, then carry out its effect (OR-EFFECT-3)."""
    ability.price.pay(state, seat, source)
    if ability.price.cards:
        state.push(Resolve(seat, source, ability.effect))
        discard_cards(state, seat, ability.price.cards)
    else:
        ability.effect.happen(state, seat, source)


def offer(state: Orion, seat: int, source: int, ability: Ability) -> None:
    """An ability is triggered: it happens, or its owner may use it, or it cannot be used (OR-EFFECT-2)."""
    if ability.refusal(state, seat, source) is not None:
        return
    if ability.optional:
        state.push(UseAbility(seat, source, ability))
    else:
        use(state, seat, source, ability)


class UseAbility(OpenQuestion[Orion]):
    """Do you use this effect?"""

    __slots__ = ("ability", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "ability")

    def __init__(self, seat: int, source: int, ability: Ability) -> None:
        self.seat = seat
        self.source = source
        self.ability = ability

    def candidates(self, state: Orion) -> list[int]:
        return [USE, DONE]

    def apply(self, state: Orion, option: int) -> None:
        if option == USE:
            use(state, self.seat, self.source, self.ability)


def ability_at(state: Orion, seat: int, source: int, event: int) -> Ability | None:
    """What a source does at this event."""
    player = state.players[seat]
    if source == RACE:
        return RACE_BOARDS[player.race].start_of_round if event == START_OF_ROUND else None
    return CARDS[working_card(player, source)].triggered(event)


def trigger(state: Orion, seat: int, event: int) -> None:
    """Resolve all of a player's effects of an event; those whose order cannot matter come first, unasked."""
    waiting: list[int] = []
    sources = working_sources(state.players[seat])
    if event == START_OF_ROUND:
        sources.append(RACE)
    for source in sources:
        ability = ability_at(state, seat, source, event)
        if ability is not None:
            if ability.effect.plain() and not ability.optional:
                ability.effect.happen(state, seat, source)
            else:
                waiting.append(source)
    if waiting:
        state.push(NextEffect(seat, event, tuple(waiting)))


class NextEffect(OpenQuestion[Orion]):
    """OR-EFFECT-5: which of your triggered effects do you apply next? Those you may decline end with ``done``."""

    __slots__ = ("event", "waiting")
    fields: ClassVar[tuple[str, ...]] = ("seat", "event", "waiting")

    def __init__(self, seat: int, event: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.event = event
        self.waiting = waiting

    def candidates(self, state: Orion) -> list[int]:
        usable: list[int] = []
        seen: list[Ability] = []
        mandatory = False
        for source in self.waiting:
            ability = ability_at(state, self.seat, source, self.event)
            if ability is None or ability in seen or ability.refusal(state, self.seat, source) is not None:
                continue
            if ability.price.cube == 0:  # of two copies it can matter which one holds a cube, but nothing else
                seen.append(ability)
            usable.append(EFFECT.base + source)
            mandatory = mandatory or not ability.optional
        if not mandatory:
            usable.append(DONE)
        return usable

    def apply(self, state: Orion, option: int) -> None:
        if option == DONE:
            return
        source = option - EFFECT.base
        left = tuple([other for other in self.waiting if other != source])
        if left:
            state.push(NextEffect(self.seat, self.event, left))
        ability = ability_at(state, self.seat, source, self.event)
        assert ability is not None
        if source == RACE:
            state.tell("ability", self.seat, state.players[self.seat].race)
        else:
            state.tell("effect", self.seat, working_card(state.players[self.seat], source))
        use(state, self.seat, source, ability)
