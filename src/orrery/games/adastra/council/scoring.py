"""XX-CNC-9: what active directives and one-time directives change in the scoring."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from orrery.games.adastra.cards.boxes import DIRECTIVES
from orrery.games.adastra.clauses import Metric, counted, per
from orrery.games.adastra.grammar import SCORE
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import AdAstra
from orrery.games.parts.ability import Feature
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.text import Phrase, Text

# Base items of the scoring that directives change.
POPULATION_RATE: Final = 0
UNREST_RATE: Final = 1
BRANCH_RATE: Final = 2
ABROAD_RATE: Final = 3
CAPTURED_RATE: Final = 4


class Rates:
    """What base items of the scoring are worth."""

    __slots__ = ("abroad", "branches", "captured", "population", "unrest", "unrest_most")

    def __init__(self) -> None:
        self.population = 3
        """Population for each victory point."""
        self.unrest = 1
        """Victory points that each unrest level costs…"""
        self.unrest_most = 99
        """…and at most."""
        self.branches = 0
        """More for each branch at level III or higher."""
        self.abroad = 1
        """For each system under own influence that somebody else possesses."""
        self.captured = 1
        """For each captured empire token."""


class ChangesRate(Feature):
    """A base item of the scoring is worth something else."""

    __slots__ = ("most", "phrase", "value", "what")

    def __init__(self, what: int, value: int, en: str, pl: str, most: int = 99) -> None:
        super().__init__(SCORE)
        self.what = what
        self.value = value
        self.phrase = Phrase(en, pl)
        self.most = most

    def change(self, rates: Rates) -> None:
        if self.what == POPULATION_RATE:
            rates.population = self.value
        elif self.what == BRANCH_RATE:
            rates.branches = self.value
        elif self.what == ABROAD_RATE:
            rates.abroad = self.value
        elif self.what == CAPTURED_RATE:
            rates.captured = self.value
        elif rates.unrest:  # who waives the costs of unrest beats who raises them
            rates.unrest = self.value
            rates.unrest_most = self.most

    def say(self, language: str) -> Text:
        return self.phrase.say(language)


@mypyc_attr(allow_interpreted_subclasses=True)
class Awards(Feature):
    """Victory points for something that otherwise scores nothing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(SCORE)

    @abstractmethod
    def value(self, state: AdAstra, seat: int) -> int: ...


class Worth(Awards):
    """So many for each of something, perhaps for every few of it, perhaps at most so many."""

    __slots__ = ("each", "metric", "most", "vp")
    words: Final = Phrase("at game end: {what}", "na koniec gry: {what}")
    points: Final = Phrase("{n} VP", "{n} PZ")

    def __init__(self, vp: int, metric: Metric, each: int = 1, most: int = 0) -> None:
        super().__init__()
        self.vp = vp
        self.metric = metric
        self.each = each
        self.most = most

    def value(self, state: AdAstra, seat: int) -> int:
        return counted(state, seat, self.vp, self.metric, self.each, self.most)

    def say(self, language: str) -> Text:
        what = per(self.points.say(language, n=self.vp), self.metric, self.each, self.most, language)
        return self.words.say(language, what=what)


class Contest(Awards):
    """The most, or the least, of something: so many for whoever is alone there, fewer for each of several."""

    __slots__ = ("alone", "least", "metric", "phrase", "tied")

    def __init__(self, alone: int, tied: int, metric: Metric, least: bool, en: str, pl: str) -> None:
        super().__init__()
        self.alone = alone
        self.tied = tied
        self.metric = metric
        self.least = least
        self.phrase = Phrase(en, pl)

    def value(self, state: AdAstra, seat: int) -> int:
        values = [self.metric.value(state, other) for other in range(state.seats)]
        best = min(values) if self.least else max(values)
        if values[seat] != best:
            return 0
        return self.alone if values.count(best) == 1 else self.tied

    def say(self, language: str) -> Text:
        return self.phrase.say(language)


class AtMost(Awards):
    """By how low a figure is: so many at 0, so many at 1…"""

    __slots__ = ("metric", "phrase", "steps")

    def __init__(self, metric: Metric, steps: tuple[int, ...], en: str, pl: str) -> None:
        super().__init__()
        self.metric = metric
        self.steps = steps
        self.phrase = Phrase(en, pl)

    def value(self, state: AdAstra, seat: int) -> int:
        figure = self.metric.value(state, seat)
        return self.steps[figure] if figure < len(self.steps) else 0

    def say(self, language: str) -> Text:
        return self.phrase.say(language)


def rates(state: AdAstra) -> Rates:
    """What base items are worth by the directives in force."""
    found = Rates()
    for number in state.active:
        if number != NONE:
            for clause in DIRECTIVES[number].clauses:
                if isinstance(clause, ChangesRate):
                    clause.change(found)
    return found


def extra(state: AdAstra, seat: int) -> list[tuple[Phrase, int]]:
    """One-time directives that a seat has taken, and what it scores by directives in force, each with its title."""
    found: list[tuple[Phrase, int]] = []
    for number in state.players[seat].prizes:
        found.append((DIRECTIVES[number].title, DIRECTIVES[number].vp))
    for number in state.active:
        if number == NONE:
            continue
        vp = 0
        for clause in DIRECTIVES[number].clauses:
            if isinstance(clause, Awards):
                vp += clause.value(state, seat)
        if vp:
            found.append((DIRECTIVES[number].title, vp))
    return found
