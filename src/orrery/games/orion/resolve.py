"""OR-EFFECT: how abilities are offered, paid and carried out, and in which order."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.orion.card import Price
from orrery.games.orion.deck import discard_cards
from orrery.games.orion.moments import MOMENTS
from orrery.games.orion.names import RACE
from orrery.games.orion.state import Orion
from orrery.games.orion.words import DONE, EFFECT, RACE_WORDS, STRUCTURE, USE
from orrery.games.parts.ability import Moment, On
from orrery.games.parts.effect import Resolve
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, sentence
from orrery.kernel.vocabulary import Kind


class EffectUsed(Event):
    __slots__ = ()
    kind = "effect"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} uses {card}.", "{seat} korzysta z karty {card}.")


class AbilityUsed(Event):
    __slots__ = ()
    kind = "ability"
    fields = (("race", RACE_WORDS),)
    sentence = Phrase("{seat} uses the ability of the {race}.", "{seat} korzysta ze zdolności: {race}.")


def use(state: Orion, seat: int, source: int, on: On[Orion]) -> None:
    """Pay an ability's price, then carry out its effect (OR-EFFECT-3)."""
    state.cause = on
    price = on.price
    if isinstance(price, Price):
        price.pay(state, seat, source)
        if price.cards:
            state.push(Resolve(seat, source, on.effect))
            discard_cards(state, seat, price.cards)
            return
    on.effect.happen(state, seat, source)


def offer(state: Orion, seat: int, source: int, on: On[Orion]) -> None:
    """An ability is triggered: it happens, or its owner may use it, or it cannot be used (OR-EFFECT-2)."""
    if on.refusal(state, seat, source) is not None:
        return
    if on.optional:
        state.cause = on
        state.push(UseAbility(seat, source, on))
    else:
        use(state, seat, source, on)


class UseAbility(OpenQuestion[Orion]):
    """Do you use this effect?"""

    __slots__ = ("ability", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "ability")
    asks = Phrase("Do you use {card}?", "Czy korzystasz z: {card}?")
    topic = Phrase("Effect", "Efekt")

    def __init__(self, seat: int, source: int, ability: On[Orion]) -> None:
        self.seat = seat
        self.source = source
        self.ability = ability

    def candidates(self, state: Orion) -> list[int]:
        return [USE, DONE]

    def apply(self, state: Orion, option: int) -> None:
        if option == USE:
            use(state, self.seat, self.source, self.ability)

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"card": self.ability.owner}

    def note(self, state: Orion, scene: Scene) -> Text:
        return sentence(self.ability.what(scene.language))

    def label(self, state: Orion, kind: Kind, option: int, scene: Scene) -> Text:
        return DECLINE.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


DECLINE = Phrase("No", "Nie")


def offer_all(state: Orion, seat: int, moment: Moment) -> None:
    """A player's effects of a moment, one after the other: for moments of which their order cannot matter."""
    listeners = state.players[seat].index.at(moment)
    if not listeners:
        return
    cause = state.cause
    for listener in listeners:
        offer(state, seat, listener.source, listener.on)
    state.cause = cause


def trigger(state: Orion, seat: int, moment: Moment) -> None:
    """Resolve all of a player's effects of a moment; those whose order cannot matter come first, unasked."""
    listeners = state.players[seat].index.at(moment)
    if not listeners:
        return
    cause = state.cause
    waiting: list[int] = []
    for listener in listeners:
        on = listener.on
        if on.effect.plain() and on.price is None and not on.optional:
            state.cause = on
            on.effect.happen(state, seat, listener.source)
        else:
            waiting.append(listener.source)
    state.cause = cause
    if waiting:
        state.push(NextEffect(seat, moment.number, tuple(waiting)))


class NextEffect(OpenQuestion[Orion]):
    """OR-EFFECT-5: which of your triggered effects do you apply next? Those you may decline end with ``done``."""

    __slots__ = ("moment", "waiting")
    fields: ClassVar[tuple[str, ...]] = ("seat", "moment", "waiting")
    asks = Phrase("Which effect do you apply next?", "Który efekt teraz rozpatrujesz?")
    topic = Phrase("Effect", "Efekt")

    def __init__(self, seat: int, moment: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.moment = moment
        self.waiting = waiting

    def listening(self, state: Orion) -> dict[int, On[Orion]]:
        """The abilities that are still waiting, by their sources."""
        listeners = state.players[self.seat].index.at(MOMENTS[self.moment])
        return {listener.source: listener.on for listener in listeners if listener.source in self.waiting}

    def candidates(self, state: Orion) -> list[int]:
        usable: list[int] = []
        seen: list[On[Orion]] = []
        mandatory = False
        for source, on in self.listening(state).items():
            if on in seen or on.refusal(state, self.seat, source) is not None:
                continue
            price = on.price
            if not isinstance(price, Price) or price.cube == 0:
                seen.append(on)  # of two copies it can matter which one holds a cube, but nothing else
            usable.append(EFFECT.base + source)
            mandatory = mandatory or not on.optional
        if not mandatory:
            usable.append(DONE)
        return usable

    def apply(self, state: Orion, option: int) -> None:
        if option == DONE:
            return
        source = option - EFFECT.base
        left = tuple([other for other in self.waiting if other != source])
        if left:
            state.push(NextEffect(self.seat, self.moment, left))
        on = self.listening(state)[source]
        player = state.players[self.seat]
        if source == RACE:
            state.tell(AbilityUsed, self.seat, player.race)
        else:
            state.tell(EffectUsed, self.seat, player.working_card(source))
        use(state, self.seat, source, on)

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        keyword = MOMENTS[self.moment].keyword
        return [] if keyword is None else [keyword.say(scene.language)]
