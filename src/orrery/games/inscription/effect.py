"""What effects are, and those made of effects: one after the other, one of several, if possible."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from orrery.games.inscription.refusals import IMPOSSIBLE
from orrery.games.inscription.say import join, phrase
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import CHOOSE, DONE
from orrery.kernel.agenda import Question, Step
from orrery.kernel.declared import Declared
from orrery.kernel.text import Refusal

NO_SOURCE: Final = -1


class Effect(Declared):
    """Something that a card, an asset or an outcome does to its player's sheets. It can happen, and say itself."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    """Its player may have to choose something."""
    otherwise: ClassVar[str] = "otherwise"
    """The sentence about what happens instead when nothing is left of it."""

    @abstractmethod
    def happen(self, state: Inscription, seat: int, source: int) -> None:
        """Do it for a seat; ``source`` is what it is about: the planet just unlocked, the system just claimed."""

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        """Whether any part of it can be done (TI-GEN-7)."""
        return True

    def unfinished(self, state: Inscription, seat: int, source: int) -> bool:
        """Whether anything is left of what it does, though it may be out of reach for good."""
        return self.possible(state, seat, source)

    def can_ask(self) -> bool:
        return self.asks

    def parts(self) -> list[Effect]:
        """The effects inside this one."""
        return []

    @abstractmethod
    def say(self, language: str) -> str: ...


class Resolve(Step[Inscription]):
    """An effect, or a part of one, is carried out for a seat."""

    __slots__ = ("effect", "seat", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")

    def __init__(self, seat: int, source: int, effect: Effect) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def happen(self, state: Inscription) -> None:
        self.effect.happen(state, self.seat, self.source)


def resolve(state: Inscription, seat: int, effect: Effect, source: int = NO_SOURCE) -> None:
    """An effect is next, unless it is nothing."""
    if effect is not NOTHING:
        state.push(Resolve(seat, source, effect))


class Then(Effect):
    """One part after the other; an impossible part is skipped (TI-GEN-7)."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = list(effects)

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for effect in reversed(self.effects):
            state.push(Resolve(seat, source, effect))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return any([effect.possible(state, seat, source) for effect in self.effects])

    def can_ask(self) -> bool:
        return any([effect.can_ask() for effect in self.effects])

    def parts(self) -> list[Effect]:
        return self.effects

    def say(self, language: str) -> str:
        said = [effect.say(language) for effect in self.effects]
        first = self.effects[0]
        if isinstance(first, Choice) and len(first.effects) > 1:
            return phrase("choice-then", language, choice=said[0], rest=join("then", said[1:], language))
        return join("then", said, language)


class IfFirst(Then):
    """One part after the other; the whole counts as possible, or unfinished, as its first part does."""

    __slots__ = ()

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return self.effects[0].possible(state, seat, source)

    def unfinished(self, state: Inscription, seat: int, source: int) -> bool:
        return self.effects[0].unfinished(state, seat, source)


class Choice(Effect):
    """Exactly one of these, or with ``may`` none."""

    __slots__ = ("effects", "may")

    def __init__(self, *effects: Effect, may: bool = False) -> None:
        super().__init__()
        self.effects = list(effects)
        self.may = may

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseOne(seat, source, self))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return any([effect.possible(state, seat, source) for effect in self.effects])

    def parts(self) -> list[Effect]:
        return self.effects

    def say(self, language: str) -> str:
        text = join("or", [effect.say(language) for effect in self.effects], language)
        if self.may:
            return phrase("may", language, effect=text)
        return text if len(self.effects) == 1 else phrase("one-of", language, effects=text)


def may(effect: Effect) -> Choice:
    """You may do this."""
    return Choice(effect, may=True)


class ChooseOne(Question[Inscription]):
    """Which one?"""

    __slots__ = ("effect", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")
    waived = True

    def __init__(self, seat: int, source: int, effect: Choice) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def candidates(self, state: Inscription) -> list[int]:
        words = [CHOOSE.base + number for number in range(len(self.effect.effects))]
        if self.effect.may:
            words.append(DONE)
        return words

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        if option == DONE or self.effect.effects[option - CHOOSE.base].possible(state, self.seat, self.source):
            return None
        return IMPOSSIBLE

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            self.effect.effects[option - CHOOSE.base].happen(state, self.seat, self.source)


class Otherwise(Effect):
    """This; or if nothing is left of it, that instead."""

    __slots__ = ("effect", "instead")

    def __init__(self, effect: Effect, instead: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.instead = instead

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        effect = self.effect if self.effect.unfinished(state, seat, source) else self.instead
        effect.happen(state, seat, source)

    def can_ask(self) -> bool:
        return self.effect.can_ask() or self.instead.can_ask()

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return self.effect.possible(state, seat, source) or self.instead.possible(state, seat, source)

    def parts(self) -> list[Effect]:
        return [self.effect, self.instead]

    def say(self, language: str) -> str:
        first = self.effect.parts()[0] if isinstance(self.effect, IfFirst) else self.effect
        return phrase(first.otherwise, language, effect=self.effect.say(language), instead=self.instead.say(language))


class Nothing(Effect):
    """Nothing happens."""

    __slots__ = ()
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        return None

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return False

    def say(self, language: str) -> str:
        return phrase("nothing", language)


NOTHING: Final = Nothing()
