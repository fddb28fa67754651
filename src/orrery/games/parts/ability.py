"""Lasting abilities as data: what listens to a moment, what changes a figure, what allows something.

A game declares its moments, stats and rules once, each with the words that abilities say themselves with; a card is
then a row of clauses, and its text is what they say.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from orrery.games.parts.effect import Effect
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.declared import Declared
from orrery.kernel.state import State
from orrery.kernel.text import Phrase, Refusal, Text

S = TypeVar("S", bound=State)


class Moment:
    """Something happens that abilities listen to; its phrase says when, with a gap for the ``{effect}``."""

    __slots__ = ("id", "keyword", "number", "phrase")

    def __init__(self, number: int, id: str, phrase: Phrase, keyword: Phrase | None = None) -> None:
        self.number = number
        self.id = id
        self.phrase = phrase
        self.keyword = keyword
        """What stands before the sentence on a card."""


class Stat:
    """A figure that abilities change; its phrase says so, with gaps for the amount ``{n}`` and for ``{when}``."""

    __slots__ = ("id", "number", "phrase")

    def __init__(self, number: int, id: str, phrase: Phrase) -> None:
        self.number = number
        self.id = id
        self.phrase = phrase


class Rule:
    """Something that abilities allow or forbid, against what the rules say otherwise."""

    __slots__ = ("id", "number", "phrase")

    def __init__(self, number: int, id: str, phrase: Phrase) -> None:
        self.number = number
        self.id = id
        self.phrase = phrase


class Family:
    """Clauses of a kind that only one game has: its incomes, its weapons."""

    __slots__ = ("id", "number")

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id


class Grammar:
    """All that the abilities of one game speak of, numbered in the order of declaration."""

    __slots__ = ("families", "moments", "rules", "stats")

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.moments: list[Moment] = []
        self.stats: list[Stat] = []
        self.rules: list[Rule] = []

    def moment(self, id: str, phrase: Phrase, keyword: Phrase | None = None) -> Moment:
        assert id not in [moment.id for moment in self.moments], f"the moment {id} is declared twice"
        self.moments.append(Moment(len(self.moments), id, phrase, keyword))
        return self.moments[-1]

    def stat(self, id: str, phrase: Phrase) -> Stat:
        assert id not in [stat.id for stat in self.stats], f"the stat {id} is declared twice"
        self.stats.append(Stat(len(self.stats), id, phrase))
        return self.stats[-1]

    def rule(self, id: str, phrase: Phrase) -> Rule:
        assert id not in [rule.id for rule in self.rules], f"the rule {id} is declared twice"
        self.rules.append(Rule(len(self.rules), id, phrase))
        return self.rules[-1]

    def family(self, id: str) -> Family:
        assert id not in [family.id for family in self.families], f"the family {id} is declared twice"
        self.families.append(Family(len(self.families), id))
        return self.families[-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Price(Generic[S]):
    """What is paid before an effect."""

    __slots__ = ()

    @abstractmethod
    def refusal(self, state: S, seat: int, source: int) -> Refusal | None:
        """Why it cannot be paid, or none."""

    @abstractmethod
    def say(self, language: str) -> Text:
        """What is paid, as an instruction; nothing for what is free."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """When a modifier counts: for some of the things that the figure is asked about."""

    __slots__ = ()

    @abstractmethod
    def holds(self, source: int, about: int) -> bool:
        """``source`` is where the ability is in play, ``about`` what the figure is asked about."""

    @abstractmethod
    def say(self, language: str) -> Text:
        """What it counts for, as the stat's phrase has a gap ``{when}`` for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Declared):
    """One thing that a card does for as long as it is in play."""

    __slots__ = ()

    @abstractmethod
    def say(self, language: str) -> Text: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Flipping(Clause):
    """A clause that can be used; one that flips, once a round."""

    __slots__ = ("flips",)

    def __init__(self, flips: int) -> None:
        super().__init__()
        self.flips = flips
        """The bit that its player notes when it has been used, until it is flipped back; 0 if it can be used again."""

    def ready(self, flipped: int) -> bool:
        """Whether it can be used (again), by the bits that its player has noted."""
        return not flipped & self.flips

    def flipped(self, flipped: int) -> int:
        """The bits when it has been used."""
        return flipped | self.flips


PRICED = Phrase("{price}: {effect}", "{price}: {effect}")
MAY = Phrase("you may {what}", "jeśli chcesz, {what}")


class On(Flipping, Generic[S]):
    """An effect at a moment, at a price; an optional one may be declined, and one that flips is used once a round."""

    __slots__ = ("effect", "moment", "optional", "price")

    def __init__(
        self,
        moment: Moment,
        effect: Effect[S],
        price: Price[S] | None = None,
        optional: bool = False,
        flips: int = 0,
    ) -> None:
        super().__init__(flips)
        self.moment = moment
        self.effect = effect
        self.price = price
        self.optional = optional

    def refusal(self, state: S, seat: int, source: int) -> Refusal | None:
        """Why it cannot be used at all, or none."""
        refusal = None if self.price is None else self.price.refusal(state, seat, source)
        return self.effect.refusal(state, seat, source) if refusal is None else refusal

    def what(self, language: str) -> Text:
        """What it does, without saying when."""
        text = self.effect.say(language)
        price = None if self.price is None else self.price.say(language)
        if price:
            paid = MAY.say(language, what=price) if self.optional else price
            return PRICED.say(language, price=paid, effect=text) if text else paid
        return MAY.say(language, what=text) if self.optional else text

    def say(self, language: str) -> Text:
        return self.moment.phrase.say(language, effect=self.what(language))


class Modifier(Clause):
    """A figure changes by an amount, always or where a condition holds."""

    __slots__ = ("amount", "stat", "when")

    def __init__(self, stat: Stat, amount: int, when: Condition | None = None) -> None:
        super().__init__()
        self.stat = stat
        self.amount = amount
        self.when = when

    def say(self, language: str) -> Text:
        when = "" if self.when is None else self.when.say(language)
        return self.stat.phrase.say(language, n=self.amount, when=when)


class Permit(Flipping):
    """Something is allowed, or forbidden, that is not so for others; if it flips, once a round."""

    __slots__ = ("rule",)

    def __init__(self, rule: Rule, flips: int = 0) -> None:
        super().__init__(flips)
        self.rule = rule

    def say(self, language: str) -> Text:
        return self.rule.phrase.say(language)


@mypyc_attr(allow_interpreted_subclasses=True)
class Feature(Clause):
    """A clause of a kind that only its game knows; found by its family."""

    __slots__ = ("family",)

    def __init__(self, family: Family) -> None:
        super().__init__()
        self.family = family
