"""What missions, anomaly cards, diplomats and directives are, and the boxes in which all of them lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.adastra.clauses import Metric
from orrery.games.adastra.pieces import Box, Component, Piece
from orrery.games.parts.ability import Clause
from orrery.games.parts.effect import Effect
from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.kernel.text import Phrase, Text, join, sentence

if TYPE_CHECKING:
    from orrery.games.adastra.state import AdAstra


class Needs:
    """A condition of a mission: a figure is at least, or with ``most`` at most, so much."""

    __slots__ = ("least", "metric", "most")

    def __init__(self, metric: Metric, least: int = 0, most: int = -1) -> None:
        self.metric = metric
        self.least = least
        self.most = most

    def met(self, state: AdAstra, seat: int) -> bool:
        value = self.metric.value(state, seat)
        return value >= self.least and (self.most < 0 or value <= self.most)

    def say(self, language: str) -> Text:
        words = AT_LEAST if self.most < 0 else AT_MOST
        return words.say(language, what=self.metric.called(language), n=self.least if self.most < 0 else self.most)


AT_LEAST: Final = Phrase("{what}: at least {n}", "{what}: co najmniej {n}")
AT_MOST: Final = Phrase("{what}: at most {n}", "{what}: najwyżej {n}")
ALL_OF: Final = Phrase("; ", "; ")
ONE_OF: Final = Phrase(" or ", " lub ")
PUBLIC_PART: Final = Phrase("Public: {needs}", "Publiczna: {needs}")
SECRET_PART: Final = Phrase("Secret, {vp} VP: {needs}", "Tajna, {vp} PZ: {needs}")


class Tier:
    """So many victory points if all of these, or with ``any`` one of them, are met."""

    __slots__ = ("any", "needs", "vp")

    def __init__(self, vp: int, *needs: Needs, any: bool = False) -> None:
        self.vp = vp
        self.needs = needs
        self.any = any

    def met(self, state: AdAstra, seat: int) -> bool:
        found = 0
        for need in self.needs:
            found += need.met(state, seat)
        return found > 0 if self.any else found == len(self.needs)

    def say(self, language: str) -> Text:
        between = ONE_OF if self.any else ALL_OF
        return join(between.say(language), [need.say(language) for need in self.needs])


class Mission(Piece):
    """AA-MIS-1: a public part on the table, a secret part in a player's hands."""

    __slots__ = ("public", "secret")

    def __init__(self, id: str, title: Phrase, public: Tier, secret: tuple[Tier, ...]) -> None:
        super().__init__(id, title, DESIGNED)
        self.public = public
        self.secret = secret
        """From the lowest to the highest."""

    def lines(self, language: str) -> list[Text]:
        said = [PUBLIC_PART.say(language, needs=self.public.say(language))]
        said += [SECRET_PART.say(language, vp=tier.vp, needs=tier.say(language)) for tier in self.secret]
        return [sentence(line) for line in said]


class Anomaly(Component):
    """AA-EXPL-2: a card that is played once, at the moments of its clauses."""

    __slots__ = ("copies",)

    def __init__(self, id: str, title: Phrase, copies: int, clauses: tuple[Clause, ...]) -> None:
        super().__init__(id, title, clauses, DESIGNED)
        self.copies = copies


# When a diplomat's ability resolves (AA-DPL-4).
IMMEDIATE: Final = 0
TARGET_PASSES: Final = 1
NEXT_GROWTH: Final = 2
NEXT_BUILD: Final = 3
NEXT_RESEARCH: Final = 4
LASTING: Final = 5

# How it leaves play.
DISCARDED: Final = 0
TO_POOL: Final = 1
CAPTURED: Final = 2


class Diplomat(Piece):
    """AA-DPL: a diplomat with up to three tiers, for Government 0, II and IV.

    An effect happens for the target as ``seat``, with the initiator as ``source``.
    """

    __slots__ = ("activation", "empire", "expansion", "leaves", "role", "spy", "tiers", "trait")

    def __init__(
        self,
        id: str,
        title: Phrase,
        role: Phrase,
        spy: bool,
        trait: str,
        activation: int,
        leaves: int,
        tiers: tuple[Effect[AdAstra], Effect[AdAstra], Effect[AdAstra]],
        empire: bool = False,
        expansion: bool = False,
        provenance: Provenance = DESIGNED,
    ) -> None:
        super().__init__(id, title, provenance)
        self.role = role
        """What stands below the name: Agronomist, Saboteur…"""
        self.spy = spy
        self.trait = trait
        self.activation = activation
        self.leaves = leaves
        self.tiers = tiers
        self.empire = empire
        """A base diplomat of an empire: not in the deck at setup."""
        self.expansion = expansion


# Types of directives (XX-CNC-9).
SCORING: Final = 0
ONE_TIME: Final = 1
DIPLOMATIC: Final = 2
FREE: Final = 3


class Directive(Component):
    """A directive. ``deed`` is what a one-time directive watches for, ``cost`` the activation of a diplomatic effect."""

    __slots__ = ("again", "cost", "deed", "kind", "vp")

    def __init__(
        self,
        id: str,
        title: Phrase,
        kind: int,
        clauses: tuple[Clause, ...],
        deed: int = -1,
        vp: int = 0,
        cost: int = 0,
        again: bool = False,
    ) -> None:
        super().__init__(id, title, clauses, DESIGNED)
        self.kind = kind
        self.deed = deed
        self.vp = vp
        """Victory points of a one-time directive for whoever has taken it."""
        self.cost = cost
        self.again = again
        """A diplomatic effect that is repeatable."""


MISSIONS: Final[Box[Mission]] = Box()
ANOMALIES: Final[Box[Anomaly]] = Box()
DIPLOMATS: Final[Box[Diplomat]] = Box()
"""Those of the deck first, then the empires' base diplomats."""
DIRECTIVES: Final[Box[Directive]] = Box()
