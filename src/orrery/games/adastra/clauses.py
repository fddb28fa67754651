"""The clauses that only Ad Astra has: incomes, dice, weapons, shields, armour, discounts, substitutes, points."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from orrery.games.adastra.discounts import DISCOUNTED, PLAYED_TECHNOLOGY
from orrery.games.adastra.grammar import (
    ARMOUR,
    DICE,
    DISCOUNT,
    FORCING,
    INCOME,
    LANDING,
    SCORE,
    SHIELD,
    SUBSTITUTE,
    WEAPON,
)
from orrery.games.adastra.names import OUTPOST, UNIT_CLASSES
from orrery.games.adastra.pieces import Flipping
from orrery.games.adastra.say import ACTIONS_OF, FLEETS, ORBITALS, amount, listed
from orrery.games.parts.ability import Feature, Price
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.text import Phrase, Text, join

if TYPE_CHECKING:
    from orrery.games.adastra.state import AdAstra

# Tests (AA-TEST-1).
IN_COMBAT: Final = 0
IN_INVASION: Final = 1
IN_DIPLOMACY: Final = 2

# What discounts are for.
ON_POPULATION: Final = 0
ON_WORKERS: Final = 1
ON_UNITS: Final = 2
ON_BUILDINGS: Final = 3
"""Planetary buildings but for scanners."""
ON_SCANNERS: Final = 4
ON_BRANCHES: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Metric:
    """Something that is counted for one player at the moment of asking."""

    __slots__ = ("id", "phrase", "several")

    def __init__(self, id: str, phrase: Phrase, several: Phrase | None = None) -> None:
        self.id = id
        self.phrase = phrase
        """As it stands behind “for each”; in Polish with the word for “each” in its right form."""
        self.several = several
        """As it stands behind “for every”, with a gap for how many {n}; only where it is counted so."""

    @abstractmethod
    def value(self, state: AdAstra, seat: int) -> int: ...

    def say(self, language: str) -> Text:
        return self.phrase.say(language)

    def called(self, language: str) -> Text:
        """Its name, as it stands before a figure."""
        return self.phrase.say(language)

    def say_every(self, language: str, n: int) -> Text:
        """So many of them together."""
        assert self.several is not None, f"{self.id} is not counted by {n}"
        return self.several.say(language, n=n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Circumstance:
    """When a clause about a test counts: for a seat in the combat or invasion under way."""

    __slots__ = ()

    @abstractmethod
    def holds(self, state: AdAstra, seat: int) -> bool: ...

    @abstractmethod
    def say(self, language: str) -> Text: ...


PER: Final = Phrase("{what} for each {metric}", "{what} za {metric}")
PER_SEVERAL: Final = Phrase("{what} for every {metric}", "{what} za {metric}")
AT_MOST: Final = Phrase("{what} (at most {n})", "{what} (najwyżej {n})")


def per(what: Text, metric: Metric | None, each: int, most: int, language: str) -> Text:
    """An amount for each of something, at most so much."""
    if metric is None:
        return what
    if each == 1:
        text = PER.say(language, what=what, metric=metric.say(language))
    else:
        text = PER_SEVERAL.say(language, what=what, metric=metric.say_every(language, each))
    return AT_MOST.say(language, what=text, n=most) if most else text


def counted(state: AdAstra, seat: int, amount: int, metric: Metric | None, each: int, most: int) -> int:
    """An amount for each of something, at most so much."""
    if metric is None:
        return amount
    total = amount * (metric.value(state, seat) // each)
    return min(total, most) if most else total


class Income(Feature):
    """AA-MGT-4: an income of a resource, for each of something."""

    __slots__ = ("amount", "each", "metric", "most", "resource")
    words: Final = Phrase("income: +{what}", "przychód: +{what}")

    def __init__(
        self, resource: int, amount: int = 1, metric: Metric | None = None, each: int = 1, most: int = 0
    ) -> None:
        super().__init__(INCOME)
        self.resource = resource
        self.amount = amount
        self.metric = metric
        self.each = each
        self.most = most

    def value(self, state: AdAstra, seat: int) -> int:
        return counted(state, seat, self.amount, self.metric, self.each, self.most)

    def say(self, language: str) -> Text:
        what = per(amount(self.resource, self.amount, language), self.metric, self.each, self.most, language)
        return self.words.say(language, what=what)


class Dice(Feature):
    """AA-TEST-9: more dice in own rolls, or with ``enemy`` fewer in the opponent's; perhaps in the first roll only."""

    __slots__ = ("add", "each", "enemy", "first", "metric", "most", "test", "when")

    def __init__(
        self,
        test: int,
        add: int,
        when: Circumstance | None = None,
        first: bool = False,
        enemy: bool = False,
        metric: Metric | None = None,
        each: int = 1,
        most: int = 0,
    ) -> None:
        super().__init__(DICE)
        self.test = test
        self.add = add
        self.when = when
        self.first = first
        self.enemy = enemy
        self.metric = metric
        self.each = each
        self.most = most

    def value(self, state: AdAstra, seat: int) -> int:
        """How many, for the seat that has this clause, whichever roll it is."""
        if self.when is not None and not self.when.holds(state, seat):
            return 0
        return counted(state, seat, self.add, self.metric, self.each, self.most)

    def say(self, language: str) -> Text:
        which = (FIRST_ROLL if self.first else EVERY_ROLL) if self.test == IN_COMBAT else TEST_ROLL[self.test]
        template = ENEMY_ROLLS if self.enemy else YOU_ROLL
        said = per(template.say(language, n=abs(self.add)), self.metric, self.each, self.most, language)
        if self.when is None:
            return which.say(language) + " " + said
        return join(" ", [said, which.say(language), self.when.say(language)])


FIRST_ROLL: Final = Phrase("in the first roll of every combat", "w pierwszym rzucie każdej walki")
EVERY_ROLL: Final = Phrase("in every combat roll", "w każdym rzucie na walkę")
TEST_ROLL: Final = (
    EVERY_ROLL,
    Phrase("in every invasion roll you make as the invader", "w każdym rzucie na inwazję, której dokonujesz,"),
    Phrase(
        "in every diplomacy test, even if you flip no token,",
        "w każdym teście dyplomacji, nawet jeśli nie odwracasz żadnego żetonu,",
    ),
)
YOU_ROLL: Final = Phrase(
    "you roll {n} additional {n:die|dice}", "rzucasz {n} {n:dodatkową kością|dodatkowymi kośćmi|dodatkowymi kośćmi}"
)
ENEMY_ROLLS: Final = Phrase(
    "your enemy rolls {n} {n:die|dice} fewer (its last die is never taken)",
    "twój wróg rzuca {n} {n:kością|kośćmi|kośćmi} mniej (nigdy nie traci ostatniej kości)",
)


class Weapon(Feature):
    """An active effect of a combat: dice of at least ``cost`` deal ``damage``, once a roll unless repeatable."""

    __slots__ = ("cost", "damage", "pierce", "repeatable")
    words: Final = Phrase("combat: {cost} → {n} damage", "walka: {cost} → {n} {n:obrażenie|obrażenia|obrażeń}")
    piercing: Final = Phrase(
        "combat: {cost} → {n} damage that ignores shields",
        "walka: {cost} → {n} {n:obrażenie omijające|obrażenia omijające|obrażeń omijających} tarcze",
    )
    again: Final = Phrase(" (repeatable)", " (wielokrotnie)")

    def __init__(self, cost: int, damage: int, repeatable: bool = False, pierce: bool = False) -> None:
        super().__init__(WEAPON)
        self.cost = cost
        self.damage = damage
        self.repeatable = repeatable
        self.pierce = pierce

    def say(self, language: str) -> Text:
        text = (self.piercing if self.pierce else self.words).say(language, cost=self.cost, n=self.damage)
        return text + self.again.say(language) if self.repeatable else text


class Landing(Feature):
    """An active, repeatable effect of an invasion: 1 success, or 1 population removed; perhaps at a cost in unrest."""

    __slots__ = ("cost", "removal", "success", "unrest")
    either: Final = Phrase(
        "invasion: {cost} → 1 success or remove 1 population (repeatable)",
        "inwazja: {cost} → 1 sukces albo usuń 1 populację (wielokrotnie)",
    )
    only: Final = Phrase(
        "invasion: {cost} → remove 1 population of your choice (repeatable); after the test your unrest rises by"
        " {n} {n:field|fields} per activation, and there must be a field left for each",
        "inwazja: {cost} → usuń 1 wybraną populację (wielokrotnie); po teście twoje niezadowolenie rośnie o"
        " {n} {n:pole|pola|pól} za każdą aktywację, a na torze musi na to być miejsce",
    )

    def __init__(self, cost: int, success: bool = True, removal: bool = True, unrest: int = 0) -> None:
        super().__init__(LANDING)
        self.cost = cost
        self.success = success
        self.removal = removal
        self.unrest = unrest

    def say(self, language: str) -> Text:
        words = self.either if self.success else self.only
        return words.say(language, cost=self.cost, n=self.unrest)


class Shield(Feature):
    """Shield points in every combat round, or only in the first; a technology's count as the one Shield in use."""

    __slots__ = ("first", "points", "technology", "when")
    words: Final = Phrase(
        "you have {n} shield {n:point|points} {which}", "masz {n} {n:punkt|punkty|punktów} tarczy {which}"
    )
    every: Final = Phrase("in every combat round", "w każdej rundzie walki")
    only: Final = Phrase("in the first combat round", "w pierwszej rundzie walki")

    def __init__(
        self, points: int, when: Circumstance | None = None, first: bool = False, technology: bool = False
    ) -> None:
        super().__init__(SHIELD)
        self.points = points
        self.when = when
        self.first = first
        self.technology = technology

    def say(self, language: str) -> Text:
        text = self.words.say(language, n=self.points, which=self.only if self.first else self.every)
        return text if self.when is None else text + " " + self.when.say(language)


class Armour(Feature):
    """More hull for classes of elements; of several Armours the best counts for each class."""

    __slots__ = ("hull",)
    words: Final = Phrase(
        "your {names} have +{n} hull", "twoje {names} mają {n} {n:punkt|punkty|punktów} kadłuba więcej"
    )

    def __init__(self, hull: tuple[int, int, int, int, int, int]) -> None:
        super().__init__(ARMOUR)
        self.hull = hull
        """By class, orbital buildings too."""

    def say(self, language: str) -> Text:
        parts: list[Text] = []
        for more in sorted({more for more in self.hull if more}):
            names = [FLEETS[cls].say(language) for cls in range(UNIT_CLASSES) if self.hull[cls] == more]
            if self.hull[OUTPOST] == more:
                names.append(ORBITALS.say(language))
            parts.append(self.words.say(language, names=listed(names, language), n=more))
        return join("; ", parts)


class Discount(Feature):
    """AA-PRICE-1: one item of an action, or each, costs less, but at least ``least`` of the resource."""

    __slots__ = ("amount", "each", "in_addition", "least", "on", "technology")

    def __init__(
        self,
        on: int,
        amount: int = 1,
        least: int = 1,
        each: bool = False,
        in_addition: bool = False,
        technology: bool = False,
    ) -> None:
        super().__init__(DISCOUNT)
        self.on = on
        self.amount = amount
        self.least = least
        self.each = each
        self.in_addition = in_addition
        """Stacks with one other discount on the same item."""
        self.technology = technology
        """Only in an action that is taken by playing a technology card."""

    def say(self, language: str) -> Text:
        words = DISCOUNTED[self.on][0 if self.each else 1]
        text = words.say(language, n=self.amount)
        return text + PLAYED_TECHNOLOGY.say(language) if self.technology else text


class Substitute(Flipping):
    """AA-ACT-2: once a round a standard action is taken, or sacrificed, for a price instead of a card."""

    __slots__ = ("action", "price")
    words: Final = Phrase(
        "once per round: {price} to take {action} action instead of playing a card",
        "raz na rundę: {price}, aby wykonać akcję {action} zamiast zagrywania karty",
    )

    def __init__(self, action: int, price: Price[AdAstra]) -> None:
        super().__init__(SUBSTITUTE)
        self.action = action
        self.price = price

    def say(self, language: str) -> Text:
        return self.words.say(language, price=self.price.say(language), action=ACTIONS_OF[self.action])


class Forcing(Flipping):
    """AA-TRADE-4: once a round a Trade Agreement is forced without flipping a token."""

    __slots__ = ()
    words: Final = Phrase(
        "once per round you may force a Trade Agreement without flipping an influence token",
        "raz na rundę możesz wymusić Umowę Handlową bez odwracania żetonu wpływu",
    )

    def __init__(self) -> None:
        super().__init__(FORCING)

    def say(self, language: str) -> Text:
        return self.words.say(language)


class Score(Feature):
    """AA-SCORE: victory points at the end of the game."""

    __slots__ = ("each", "metric", "vp")
    words: Final = Phrase("at game end: {what}", "na koniec gry: {what}")
    worth: Final = Phrase("{n} VP", "{n} PZ")

    def __init__(self, vp: int, metric: Metric | None = None, each: int = 1) -> None:
        super().__init__(SCORE)
        self.vp = vp
        self.metric = metric
        self.each = each

    def value(self, state: AdAstra, seat: int) -> int:
        return counted(state, seat, self.vp, self.metric, self.each, 0)

    def say(self, language: str) -> Text:
        what = per(self.worth.say(language, n=self.vp), self.metric, self.each, 0, language)
        return self.words.say(language, what=what)
