"""When clauses about tests count: who takes part, on which side, and where."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import Circumstance
from orrery.games.adastra.combat.fight import ATTACK_ACTION
from orrery.games.adastra.combat.strength import taking_part, tested_system
from orrery.games.adastra.names import CRUISERS, FRIGATES
from orrery.games.adastra.say import AND
from orrery.games.adastra.state import AdAstra
from orrery.kernel.text import Phrase, Text, join


class UnderInfluence(Circumstance):
    """The system of the test is under own influence."""

    __slots__ = ()
    words: Final = Phrase("in a system under your influence", "w układzie pod twoim wpływem")

    def holds(self, state: AdAstra, seat: int) -> bool:
        return state.influence[tested_system(state)] == seat

    def say(self, language: str) -> Text:
        return self.words.say(language)


class AsAttacker(Circumstance):
    """In a combat in which the own side is the attacker."""

    __slots__ = ()
    words: Final = Phrase("if you are the attacker", "jako atakujący")

    def holds(self, state: AdAstra, seat: int) -> bool:
        return state.fight is not None and state.fight.attacker == seat

    def say(self, language: str) -> Text:
        return self.words.say(language)


class AttackOnInfluence(Circumstance):
    """An own Attack action on a system under own influence (Liberation)."""

    __slots__ = ()
    words: Final = Phrase(
        "of an Attack action of yours on a system under your influence",
        "w twojej akcji Ataku na układ pod twoim wpływem",
    )

    def holds(self, state: AdAstra, seat: int) -> bool:
        fight = state.fight
        if fight is None or fight.kind != ATTACK_ACTION or fight.attacker != seat:
            return False
        return state.influence[fight.system] == seat

    def say(self, language: str) -> Text:
        return self.words.say(language)


class WithUnits(Circumstance):
    """At least so many own units of each of these classes take part."""

    __slots__ = ("needs",)
    words: Final = Phrase("if {units} {n:takes|take} part", "przy udziale {units}")
    one: Final = (
        Phrase("a Frigates unit of yours", "twojej jednostki Fregat"),
        Phrase("a Cruisers unit of yours", "twojej jednostki Krążowników"),
        Phrase("a Titan of yours", "twojego Tytana"),
        Phrase("your Doom Star", "twojej Gwiazdy Zagłady"),
    )
    several: Final = (
        Phrase("at least {n} of your Frigates", "co najmniej {n} twoich jednostek Fregat"),
        Phrase("at least {n} of your Cruisers", "co najmniej {n} twoich jednostek Krążowników"),
        Phrase("at least {n} of your Titans", "co najmniej {n} twoich Tytanów"),
        Phrase("your Doom Star", "twojej Gwiazdy Zagłady"),
    )

    def __init__(self, needs: tuple[tuple[int, int], ...]) -> None:
        self.needs = needs

    def holds(self, state: AdAstra, seat: int) -> bool:
        for cls, least in self.needs:
            if taking_part(state, seat, cls) < least:
                return False
        return True

    def say(self, language: str) -> Text:
        said = [(self.one if least == 1 else self.several)[cls].say(language, n=least) for cls, least in self.needs]
        total = sum([least for _, least in self.needs])
        return self.words.say(language, units=join(AND.say(language), said), n=total)


class WithLight(Circumstance):
    """At least so many own Frigates and Cruisers together take part."""

    __slots__ = ("least",)
    words: Final = Phrase(
        "if at least {n} of your Frigates and Cruisers together take part",
        "przy udziale łącznie co najmniej {n} twoich jednostek Fregat i Krążowników",
    )

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: AdAstra, seat: int) -> bool:
        return taking_part(state, seat, FRIGATES) + taking_part(state, seat, CRUISERS) >= self.least

    def say(self, language: str) -> Text:
        return self.words.say(language, n=self.least)


class Both(Circumstance):
    """Two circumstances together."""

    __slots__ = ("one", "other")
    words: Final = Phrase("{one} and {other}", "{one} {other}")

    def __init__(self, one: Circumstance, other: Circumstance) -> None:
        self.one = one
        self.other = other

    def holds(self, state: AdAstra, seat: int) -> bool:
        return self.one.holds(state, seat) and self.other.holds(state, seat)

    def say(self, language: str) -> Text:
        return self.words.say(language, one=self.one.say(language), other=self.other.say(language))


UNDER_INFLUENCE: Final = UnderInfluence()
AS_ATTACKER: Final = AsAttacker()
ATTACK_ON_INFLUENCE: Final = AttackOnInfluence()


def with_units(*needs: tuple[int, int]) -> WithUnits:
    """At least so many of each class take part: ``with_units((TITAN, 1), (FRIGATES, 2))``."""
    return WithUnits(needs)


def with_light(least: int) -> WithLight:
    return WithLight(least)


def both(one: Circumstance, other: Circumstance) -> Both:
    return Both(one, other)
