"""Which abilities are in play, found by moment, stat and rule without asking every card."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.parts.ability import Clause, Family, Feature, Grammar, Modifier, Moment, On, Permit, Rule, Stat


class Listener:
    """An ability that listens to a moment, and where it is in play."""

    __slots__ = ("on", "source")

    def __init__(self, source: int, on: On[Any]) -> None:
        self.source = source
        self.on = on


class Held:
    """A modifier that counts for some things only, and where it is in play."""

    __slots__ = ("modifier", "source")

    def __init__(self, source: int, modifier: Modifier) -> None:
        self.source = source
        self.modifier = modifier


class Featured:
    """A clause that only its game knows, and where it is in play."""

    __slots__ = ("feature", "source")

    def __init__(self, source: int, feature: Feature) -> None:
        self.source = source
        self.feature = feature


NOBODY: Final[list[Listener]] = []
NOWHERE: Final[list[Held]] = []
NO_FEATURES: Final[list[Featured]] = []


class Index:
    """What is in play for a seat. It never changes: when cards come or go, another one takes its place.

    So a clone copies one reference, and equal cards in play share one index.
    """

    __slots__ = ("_conditional", "_features", "_listeners", "_permits", "_rules", "stats")

    def __init__(self, grammar: Grammar, in_play: list[tuple[int, tuple[Clause, ...]]]) -> None:
        listeners = [NOBODY] * len(grammar.moments)
        stats = [0] * len(grammar.stats)
        conditional = [NOWHERE] * len(grammar.stats)
        permits: list[Permit] = []
        features = [NO_FEATURES] * len(grammar.families)
        rules = 0
        for source, clauses in in_play:
            for clause in clauses:
                if isinstance(clause, On):
                    number = clause.moment.number
                    listeners[number] = [*listeners[number], Listener(source, clause)]
                elif isinstance(clause, Modifier):
                    number = clause.stat.number
                    if clause.when is None:
                        stats[number] += clause.amount
                    else:
                        conditional[number] = [*conditional[number], Held(source, clause)]
                elif isinstance(clause, Permit):
                    permits.append(clause)
                    rules |= 1 << clause.rule.number
                elif isinstance(clause, Feature):
                    number = clause.family.number
                    features[number] = [*features[number], Featured(source, clause)]
        self._listeners = listeners
        self.stats = stats
        """By how much each figure is changed, whatever it is asked about. Not to be changed."""
        self._conditional = conditional
        self._permits = permits
        self._features = features
        self._rules = rules

    def at(self, moment: Moment) -> list[Listener]:
        """All that listens to a moment, in the order of its sources. Not to be changed."""
        return self._listeners[moment.number]

    def stat(self, stat: Stat) -> int:
        """By how much a figure is changed, whatever it is asked about."""
        return self.stats[stat.number]

    def stat_about(self, stat: Stat, about: int) -> int:
        """By how much a figure is changed for this thing."""
        amount = self.stats[stat.number]
        for held in self._conditional[stat.number]:
            when = held.modifier.when
            if when is not None and when.holds(held.source, about):
                amount += held.modifier.amount
        return amount

    def varies(self, stat: Stat) -> bool:
        """Whether a figure is changed for some things and not for others."""
        return bool(self._conditional[stat.number])

    def permits(self, rule: Rule) -> bool:
        return self._rules >> rule.number & 1 == 1

    def permit(self, rule: Rule, flipped: int) -> Permit | None:
        """What allows this and is ready, by the bits that its player has noted; or none."""
        for permit in self._permits:
            if permit.rule is rule and permit.ready(flipped):
                return permit
        return None

    def all(self, family: Family) -> list[Featured]:
        """All clauses of a family, in the order of their sources. Not to be changed."""
        return self._features[family.number]
