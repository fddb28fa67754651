"""Which abilities are in play, found by moment, stat and rule without asking every card."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.parts.ability import Clause, Modifier, Moment, On, Permit, Rule, Stat

MOST_STATS: Final = 64


class Listener:
    """An ability that listens to a moment, and where it is in play."""

    __slots__ = ("on", "source")

    def __init__(self, source: int, on: On[Any]) -> None:
        self.source = source
        self.on = on


class Index:
    """What is in play for a seat. It never changes: when cards come or go, another one takes its place.

    So a clone copies one reference, and equal cards in play share one index.
    """

    __slots__ = ("_conditional", "_listeners", "_rules", "stats")

    def __init__(self, in_play: list[tuple[int, tuple[Clause, ...]]]) -> None:
        listeners: dict[int, list[Listener]] = {}
        stats = [0] * MOST_STATS
        conditional: dict[int, list[tuple[int, Modifier]]] = {}
        rules = 0
        for source, clauses in in_play:
            for clause in clauses:
                if isinstance(clause, On):
                    listeners.setdefault(clause.moment.number, []).append(Listener(source, clause))
                elif isinstance(clause, Modifier):
                    number = clause.stat.number
                    if clause.when is None:
                        stats[number] += clause.amount
                    else:
                        conditional.setdefault(number, []).append((source, clause))
                elif isinstance(clause, Permit):
                    rules |= 1 << clause.rule.number
        self._listeners = listeners
        self.stats = stats
        """By how much each figure is changed, whatever it is asked about. Not to be changed."""
        self._conditional = conditional
        self._rules = rules

    def at(self, moment: Moment) -> list[Listener]:
        """All that listens to a moment, in the order of its sources. Not to be changed."""
        return self._listeners.get(moment.number, NOBODY)

    def stat(self, stat: Stat) -> int:
        """By how much a figure is changed, whatever it is asked about."""
        return self.stats[stat.number]

    def stat_about(self, stat: Stat, about: int) -> int:
        """By how much a figure is changed for this thing."""
        amount = self.stats[stat.number]
        conditional = self._conditional.get(stat.number)
        if conditional is not None:
            for source, modifier in conditional:
                if modifier.when is not None and modifier.when.holds(source, about):
                    amount += modifier.amount
        return amount

    def varies(self, stat: Stat) -> bool:
        """Whether a figure is changed for some things and not for others."""
        return stat.number in self._conditional

    def permits(self, rule: Rule) -> bool:
        return self._rules >> rule.number & 1 == 1


NOBODY: Final[list[Listener]] = []
EMPTY: Final = Index([])
