"""What Inscription's effects are; sequences and choices come from the grammar that games share."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.inscription.refusals import IMPOSSIBLE
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import CHOOSE, DONE
from orrery.games.parts import effect as parts
from orrery.games.parts.effect import NO_SOURCE
from orrery.kernel.agenda import Question, Step
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text, join
from orrery.kernel.vocabulary import Kind

AnyEffect = parts.Effect[Inscription]
"""Whatever a card, an asset or an outcome does to its player's sheets."""
NO: Final = Phrase("No", "Nie")


class Effect(parts.Effect[Inscription]):
    """One thing done to its player's sheets."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    """Its player may have to choose something."""

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        """Whether any part of it can be done (TI-GEN-7)."""
        return True

    def refusal(self, state: Inscription, seat: int, source: int) -> Refusal | None:
        return None if self.possible(state, seat, source) else IMPOSSIBLE


def can_ask(effect: AnyEffect) -> bool:
    """Whether its player may have to choose something."""
    if isinstance(effect, Effect):
        return effect.asks
    return isinstance(effect, OneOf) or any([can_ask(part) for part in effect.parts()])


class ResolveAbility(Step[Inscription]):
    """What a card does is carried out for a seat; all that follows is because of it."""

    __slots__ = ("effect", "seat", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")

    def __init__(self, seat: int, source: int, effect: AnyEffect) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def happen(self, state: Inscription) -> None:
        state.cause = self.effect
        self.effect.happen(state, self.seat, self.source)


def resolve(state: Inscription, seat: int, effect: AnyEffect, source: int = NO_SOURCE) -> None:
    """An effect is next, unless it is nothing."""
    if effect is not NOTHING:
        state.push(ResolveAbility(seat, source, effect))


class Then(parts.Then[Inscription]):
    """One part after the other; an impossible part is skipped (TI-GEN-7)."""

    __slots__ = ()
    after_choice: ClassVar[Phrase] = Phrase("{choice}. Then {rest}", "{choice}. Następnie {rest}")

    def say(self, language: str, they: bool = False) -> Text:
        first = self.effects[0]
        if isinstance(first, OneOf) and len(first.effects) > 1:
            rest = join(self.words.say(language), [effect.say(language, they) for effect in self.effects[1:]])
            return self.after_choice.say(language, choice=first.say(language, they), rest=rest)
        return super().say(language, they)


class IfFirst(Then):
    """One part after the other; the whole counts as possible, or unfinished, as its first part does."""

    __slots__ = ()

    def refusal(self, state: Inscription, seat: int, source: int) -> Refusal | None:
        return self.effects[0].refusal(state, seat, source)

    def unfinished(self, state: Inscription, seat: int, source: int) -> bool:
        return self.effects[0].unfinished(state, seat, source)

    def or_else(self) -> Phrase:
        return self.effects[0].or_else()


class OneOf(parts.OneOf[Inscription]):
    """Exactly one of these, or with ``may`` none."""

    __slots__ = ()
    words = Phrase("; or ", "; albo ")
    may_words: ClassVar[Phrase] = Phrase("you may {effect}", "jeśli chcesz, {effect}")
    one_words: ClassVar[Phrase] = Phrase("choose one: {effects}", "wybierz jedno: {effects}")

    def question(self, seat: int, source: int) -> Question[Inscription]:
        return ChooseOne(seat, source, self)

    def say(self, language: str, they: bool = False) -> Text:
        text = super().say(language, they)
        if self.may:
            return self.may_words.say(language, effect=text)
        return text if len(self.effects) == 1 else self.one_words.say(language, effects=text)


def may(effect: AnyEffect) -> OneOf:
    """You may do this."""
    return OneOf(effect, may=True)


class ChooseOne(parts.ChooseOne[Inscription]):
    """Which one?"""

    __slots__ = ()
    waived = True
    asks = Phrase("Choose:", "Wybierz:")
    first = CHOOSE.base
    none = DONE

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return NO.say(scene.language)
        return self.effect.effects[option - CHOOSE.base].say(scene.language).capitalized()


class Nothing(Effect):
    """Nothing happens."""

    __slots__ = ()
    asks = False
    words: ClassVar[Phrase] = Phrase("nothing", "nic")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        return None

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return False

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


NOTHING: Final = Nothing()
