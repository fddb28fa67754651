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

    def lines(self, language: str) -> list[Text]:
        said = [sentence(effect.say(language)) for effect in self.tiers]
        return [GOVERNMENT_TIER.say(language, level=level, text=text) for level, text in zip(TIERS, said, strict=True)]

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        return [
            (ROLE_HEADING.say(language), self.role.say(language)),
            (KIND_HEADING.say(language), (A_SPY if self.spy else NO_SPY).say(language)),
            (WHEN_HEADING.say(language), ACTS[self.activation].say(language)),
            (LEAVES_HEADING.say(language), LEAVES[self.leaves].say(language)),
        ]


TIERS: Final = ("0", "II", "IV")
GOVERNMENT_TIER: Final = Phrase("Government {level}: {text}", "Ustrój {level}: {text}")
ROLE_HEADING: Final = Phrase("Role", "Rola")
KIND_HEADING: Final = Phrase("Kind", "Rodzaj")
WHEN_HEADING: Final = Phrase("Acts", "Działa")
LEAVES_HEADING: Final = Phrase("Leaves play", "Opuszcza grę")
A_SPY: Final = Phrase("spy", "szpieg")
NO_SPY: Final = Phrase("standard diplomat", "standardowy dyplomata")
ACTS: Final = (
    Phrase("at once", "od razu"),
    Phrase("when the target passes", "gdy cel pasuje"),
    Phrase("in the target's next Growth action", "w następnej akcji Przyrostu Populacji celu"),
    Phrase("in the target's next Build action", "w następnej akcji Budowy celu"),
    Phrase("in the target's next Research action", "w następnej akcji Badań celu"),
    Phrase("for as long as it is in play", "dopóki jest w grze"),
)
LEAVES: Final = (
    Phrase("discarded when resolved", "odrzucany po rozpatrzeniu"),
    Phrase("into the target's pool when the target passes", "do puli celu, gdy cel pasuje"),
    Phrase("when captured", "gdy zostanie pojmany"),
)


# Types of directives (XX-CNC-9).
SCORING: Final = 0
ONE_TIME: Final = 1
DIPLOMATIC: Final = 2
FREE: Final = 3


class Directive(Component):
    """A directive; ``deed`` is what a one-time one watches for, ``cost`` the activation of a diplomatic effect."""

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

    def lines(self, language: str) -> list[Text]:
        said = super().lines(language)
        if self.kind == ONE_TIME:
            first = sentence(FIRST_TO[self.deed].say(language))
            return [first, *said, sentence(WORTH.say(language, n=self.vp))]
        return said

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        found = [(KIND_HEADING.say(language), DIRECTIVE_KINDS[self.kind].say(language))]
        if self.cost:
            cost = (AGAIN if self.again else ONCE).say(language, n=self.cost)
            found.append((COST_HEADING.say(language), cost))
        return found


FIRST_TO: Final = (
    Phrase("for the first player to destroy a neutral element", "dla pierwszego, kto zniszczy element neutralny"),
    Phrase(
        "for the first player to explore a new system or remove an anomaly token",
        "dla pierwszego, kto zbada nowy układ albo usunie żeton anomalii",
    ),
    Phrase(
        "for the first player to advance a branch to level IV or V",
        "dla pierwszego, kto rozwinie gałąź do poziomu IV lub V",
    ),
    Phrase(
        "for the first player to conclude an unforced Trade Agreement in which that player gives at least 5 resources"
        " and receives nothing",
        "dla pierwszego, kto zawrze niewymuszoną Umowę Handlową, w której daje co najmniej 5 zasobów i nic nie"
        " otrzymuje",
    ),
    Phrase("for the first player to colonize a system", "dla pierwszego, kto skolonizuje układ"),
    Phrase("for the first player to build a CSTH, ZST or DSU", "dla pierwszego, kto zbuduje CŚTH, ZST albo DSU"),
)
"""What a one-time directive watches for, by the deed."""
WORTH: Final = Phrase("worth {n} VP at game end", "na koniec gry {n} PZ")
DIRECTIVE_KINDS: Final = (
    Phrase("scoring", "punktacja"), Phrase("one-time", "jednorazowa"),
    Phrase("diplomatic effect", "efekt dyplomatyczny"), Phrase("free action", "akcja darmowa"),
)  # fmt: skip
COST_HEADING: Final = Phrase("Cost", "Koszt")
ONCE: Final = Phrase("{n}, once per test", "{n}, raz na test")
AGAIN: Final = Phrase("{n}, repeatable", "{n}, wielokrotny")


MISSIONS: Final[Box[Mission]] = Box()
ANOMALIES: Final[Box[Anomaly]] = Box()
DIPLOMATS: Final[Box[Diplomat]] = Box()
"""Those of the deck first, then the empires' base diplomats."""
DIRECTIVES: Final[Box[Directive]] = Box()
