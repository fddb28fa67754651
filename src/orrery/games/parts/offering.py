"""How abilities are offered: whether to use one, and in which order those of a moment are applied."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from orrery.games.parts.ability import Moment, On
from orrery.games.parts.index import Index
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.scene import Scene
from orrery.kernel.state import State
from orrery.kernel.text import Phrase, Text, sentence
from orrery.kernel.vocabulary import Kind

DECLINE = Phrase("No", "Nie")


@mypyc_attr(allow_interpreted_subclasses=True)
class InPlay(State):
    """A state whose seats have abilities in play."""

    __slots__ = ()

    @abstractmethod
    def index_of(self, seat: int) -> Index:
        """The abilities of a seat."""


S = TypeVar("S", bound=InPlay)


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAbility(OpenQuestion[S]):
    """Do you use this effect? A game names its words, and how an ability is paid and carried out."""

    __slots__ = ("ability", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "ability")
    asks = Phrase("Do you use {card}?", "Czy korzystasz z: {card}?")
    topic = Phrase("Effect", "Efekt")
    yes: ClassVar[int]
    none: ClassVar[int]

    def __init__(self, seat: int, source: int, ability: On[S]) -> None:
        self.seat = seat
        self.source = source
        self.ability = ability

    @abstractmethod
    def use(self, state: S) -> None:
        """Pay its price and carry it out."""

    def candidates(self, state: S) -> list[int]:
        return [self.yes, self.none]

    def apply(self, state: S, option: int) -> None:
        if option == self.yes:
            self.use(state)

    def gaps(self, state: S, scene: Scene) -> dict[str, Any]:
        return {"card": self.ability.owner}

    def note(self, state: S, scene: Scene) -> Text:
        return sentence(self.ability.what(scene.language))

    def label(self, state: S, kind: Kind, option: int, scene: Scene) -> Text:
        return DECLINE.say(scene.language) if option == self.none else super().label(state, kind, option, scene)


@mypyc_attr(allow_interpreted_subclasses=True)
class NextEffect(OpenQuestion[S]):
    """Which of your triggered effects do you apply next? When all that are left may be declined, one may stop."""

    __slots__ = ("moment", "waiting")
    fields: ClassVar[tuple[str, ...]] = ("seat", "moment", "waiting")
    asks = Phrase("Which effect do you apply next?", "Który efekt teraz rozpatrujesz?")
    topic = Phrase("Effect", "Efekt")
    moments: ClassVar[list[Moment]]
    first: ClassVar[int]
    """The word of the source numbered 0."""
    none: ClassVar[int]

    def __init__(self, seat: int, moment: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.moment = moment
        self.waiting = waiting

    @abstractmethod
    def use(self, state: S, source: int, on: On[S]) -> None:
        """Tell of it, pay its price and carry it out."""

    @abstractmethod
    def follow(self, left: tuple[int, ...]) -> NextEffect[S]:
        """The same question about those that are left."""

    def alike(self, on: On[S]) -> bool:
        """Whether two copies of it do the same wherever they lie, so that one of them is enough to choose from."""
        return True

    def listening(self, state: S) -> dict[int, On[S]]:
        """The abilities that are still waiting, by their sources."""
        listeners = state.index_of(self.seat).at(self.moments[self.moment])
        return {listener.source: listener.on for listener in listeners if listener.source in self.waiting}

    def candidates(self, state: S) -> list[int]:
        usable: list[int] = []
        seen: list[On[S]] = []
        mandatory = False
        for source, on in self.listening(state).items():
            if on in seen or on.refusal(state, self.seat, source) is not None:
                continue
            if self.alike(on):
                seen.append(on)
            usable.append(self.first + source)
            mandatory = mandatory or not on.optional
        if not mandatory:
            usable.append(self.none)
        return usable

    def apply(self, state: S, option: int) -> None:
        if option == self.none:
            return
        source = option - self.first
        left = tuple([other for other in self.waiting if other != source])
        if left:
            state.push(self.follow(left))
        self.use(state, source, self.listening(state)[source])

    def path(self, state: S, scene: Scene) -> list[Text]:
        keyword = self.moments[self.moment].keyword
        return [] if keyword is None else [keyword.say(scene.language)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Generic[S]):
    """How a game offers abilities; it says how one is used, and asks with its own words."""

    __slots__ = ()

    @abstractmethod
    def use(self, state: S, seat: int, source: int, on: On[S]) -> None:
        """Pay an ability's price, then carry out its effect."""

    @abstractmethod
    def ask(self, seat: int, source: int, on: On[S]) -> UseAbility[S]: ...

    @abstractmethod
    def order(self, seat: int, moment: int, waiting: tuple[int, ...]) -> NextEffect[S]: ...

    def offer(self, state: S, seat: int, source: int, on: On[S]) -> None:
        """An ability is triggered: it happens, or its owner may use it, or it cannot be used."""
        if on.refusal(state, seat, source) is not None:
            return
        if on.optional:
            state.cause = on
            state.push(self.ask(seat, source, on))
        else:
            self.use(state, seat, source, on)

    def offer_all(self, state: S, seat: int, moment: Moment) -> None:
        """A player's effects of a moment, one after the other: for moments of which their order cannot matter."""
        listeners = state.index_of(seat).at(moment)
        if not listeners:
            return
        cause = state.cause
        for listener in listeners:
            self.offer(state, seat, listener.source, listener.on)
        state.cause = cause

    def trigger(self, state: S, seat: int, moment: Moment) -> None:
        """Resolve all of a player's effects of a moment; those whose order cannot matter come first, unasked."""
        listeners = state.index_of(seat).at(moment)
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
            state.push(self.order(seat, moment.number, tuple(waiting)))
