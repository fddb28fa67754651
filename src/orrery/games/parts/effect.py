"""What an effect is, and effects made of effects: one after the other, one of several, this or else that."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from orrery.kernel.agenda import Question, Step
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.declared import Declared
from orrery.kernel.scene import Scene
from orrery.kernel.state import State
from orrery.kernel.text import NOTHING_SAID, Phrase, Refusal, Text, join, sentence
from orrery.kernel.vocabulary import Kind

S = TypeVar("S", bound=State)

NO_SOURCE: Final = -1
"""For effects that no particular card, system or planet is behind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Declared, Generic[S]):
    """Something that a card does. It can happen, say why it cannot, and say itself."""

    __slots__ = ()
    otherwise: ClassVar[Phrase] = Phrase(
        "{effect} (if you cannot: {instead})", "{effect} (jeśli nie możesz: {instead})"
    )
    """The sentence about what happens instead when nothing is left of it."""

    @abstractmethod
    def happen(self, state: S, seat: int, source: int) -> None:
        """Do it for a seat; ``source`` is where it comes from, or what it is about, as the game numbers that."""

    def refusal(self, state: S, seat: int, source: int) -> Refusal | None:
        """Why it could not be carried out at all, or none."""
        return None

    def unfinished(self, state: S, seat: int, source: int) -> bool:
        """Whether anything is left of what it does, though it may be out of reach for good."""
        return self.refusal(state, seat, source) is None

    def or_else(self) -> Phrase:
        """The sentence about what happens instead, as the effect that decides it has it."""
        return self.otherwise

    def plain(self) -> bool:
        """It neither asks anything nor depends on anything that other effects change, so its order cannot matter."""
        return False

    def parts(self) -> list[Effect[S]]:
        """The effects inside this one."""
        return []

    @abstractmethod
    def say(self, language: str, they: bool = False) -> Text:
        """What it does, as an instruction; ``they`` speaks of somebody else instead of you."""


class Resolve(Step[S]):
    """An effect, or a part of one, is carried out for a seat."""

    __slots__ = ("effect", "seat", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")

    def __init__(self, seat: int, source: int, effect: Effect[S]) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def happen(self, state: S) -> None:
        self.effect.happen(state, self.seat, self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Effect[S]):
    """An effect made of effects; it cannot be carried out if none of them can."""

    __slots__ = ("effects",)
    words: ClassVar[Phrase]
    """What stands between them."""

    def __init__(self, *effects: Effect[S]) -> None:
        super().__init__()
        self.effects = list(effects)

    def refusal(self, state: S, seat: int, source: int) -> Refusal | None:
        first: Refusal | None = None
        for effect in self.effects:
            refusal = effect.refusal(state, seat, source)
            if refusal is None:
                return None
            if first is None:
                first = refusal
        return first

    def parts(self) -> list[Effect[S]]:
        return self.effects

    def say(self, language: str, they: bool = False) -> Text:
        return join(self.words.say(language), [effect.say(language, they) for effect in self.effects])


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(Several[S]):
    """One part after the other, each as fully as possible; what is impossible is skipped."""

    __slots__ = ()
    words = Phrase(", then ", ", następnie ")

    def happen(self, state: S, seat: int, source: int) -> None:
        for effect in reversed(self.effects):
            state.push(Resolve(seat, source, effect))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Several[S]):
    """Exactly one of these, or with ``may`` none. A game says how it asks."""

    __slots__ = ("may",)
    words = Phrase(" or ", " albo ")

    def __init__(self, *effects: Effect[S], may: bool = False) -> None:
        super().__init__(*effects)
        self.may = may

    @abstractmethod
    def question(self, seat: int, source: int) -> Question[S]: ...

    def happen(self, state: S, seat: int, source: int) -> None:
        state.push(self.question(seat, source))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Question[S]):
    """Which one? A game names its words for the first of the effects and for none of them."""

    __slots__ = ("effect", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")
    asks = Phrase("Choose one:", "Wybierz jedno:")
    topic = Phrase("Effect", "Efekt")
    first: ClassVar[int]
    none: ClassVar[int]

    def __init__(self, seat: int, source: int, effect: OneOf[S]) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def candidates(self, state: S) -> list[int]:
        words = [self.first + number for number in range(len(self.effect.effects))]
        if self.effect.may:
            words.append(self.none)
        return words

    def refusal(self, state: S, option: int) -> Refusal | None:
        if option == self.none:
            return None
        return self.effect.effects[option - self.first].refusal(state, self.seat, self.source)

    def apply(self, state: S, option: int) -> None:
        if option != self.none:
            self.effect.effects[option - self.first].happen(state, self.seat, self.source)

    def label(self, state: S, kind: Kind, option: int, scene: Scene) -> Text:
        if option == self.none:
            return super().label(state, kind, option, scene)
        return sentence(self.effect.effects[option - self.first].say(scene.language))


class Otherwise(Effect[S]):
    """This; or if nothing is left of it, that instead."""

    __slots__ = ("effect", "instead")

    def __init__(self, effect: Effect[S], instead: Effect[S]) -> None:
        super().__init__()
        self.effect = effect
        self.instead = instead

    def happen(self, state: S, seat: int, source: int) -> None:
        left = self.effect.unfinished(state, seat, source)
        (self.effect if left else self.instead).happen(state, seat, source)

    def refusal(self, state: S, seat: int, source: int) -> Refusal | None:
        refusal = self.effect.refusal(state, seat, source)
        return None if refusal is None else self.instead.refusal(state, seat, source)

    def parts(self) -> list[Effect[S]]:
        return [self.effect, self.instead]

    def say(self, language: str, they: bool = False) -> Text:
        effect, instead = self.effect.say(language, they), self.instead.say(language, they)
        return self.effect.or_else().say(language, effect=effect, instead=instead)


class Nothing(Effect[S]):
    """Nothing happens, and nothing is said of it: what is paid is the effect."""

    __slots__ = ()

    def happen(self, state: S, seat: int, source: int) -> None:
        return

    def say(self, language: str, they: bool = False) -> Text:
        return NOTHING_SAID
