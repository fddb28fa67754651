"""AA-ACT-3: what the empire actions do. They contain standard actions, which the chapters of those carry out."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.choosing import ONE_ONLY
from orrery.games.adastra.actions.taking import begin_action
from orrery.games.adastra.combat.invasion import invade_system
from orrery.games.adastra.diplomacy.effects import PlaceInfluence, RefreshInfluence
from orrery.games.adastra.diplomacy.lasting import NO_INVASION, treaty
from orrery.games.adastra.galaxy.control import has_units
from orrery.games.adastra.names import (
    ATTACK,
    BUILD,
    DIPLOMACY,
    EXPLORE,
    FLIGHT,
    GROWTH,
    MINOR,
    NONE,
    RESEARCHING,
)
from orrery.games.adastra.resources import Afterwards
from orrery.games.adastra.say import ACTIONS_OF
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.technologies.drawing import DrawTechnologies
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.text import Phrase, Text, join

BONUSES: Final = {
    GROWTH: Phrase(
        "one population you create costs {n} less (never less than 1; in addition to other discounts)",
        "jedna tworzona populacja kosztuje o {n} mniej (nigdy mniej niż 1; niezależnie od innych zniżek)",
    ),
    BUILD: Phrase(
        "one element you build costs {n} production less (never less than 1; in addition to other discounts)",
        "jeden budowany element kosztuje o {n} produkcji mniej (nigdy mniej niż 1; niezależnie od innych zniżek)",
    ),
    RESEARCHING: Phrase(
        "one branch you advance costs {n} research less (never less than 1; in addition to other discounts)",
        "rozwinięcie jednej gałęzi kosztuje o {n} {n:punkt|punkty|punktów} badań mniej (nigdy mniej niż 1; niezależnie"
        " od"
        " innych zniżek)",
    ),
    ATTACK: Phrase(
        "your attacking units have +{n} speed without being overloaded and surviving attackers do not become exhausted",
        "twoje atakujące jednostki mają +{n} do szybkości bez przeciążania, a ocalali atakujący nie stają się"
        " wyczerpani",
    ),
    DIPLOMACY: Phrase(
        "you roll {n} additional {n:die|dice} (even if you flip no token)",
        "rzucasz {n} dodatkowymi {n:kością|kośćmi|kośćmi} (nawet jeśli nie odwracasz żadnego żetonu)",
    ),
}
"""What the bonus of an empire action is, by the action in it."""


class Act(Effect[AdAstra]):
    """Take a standard action without a card, with additional systems free of credits and a bonus of its kind."""

    __slots__ = ("action", "bonus", "choices")
    plainly: Final = Phrase("take {action} action", "wykonaj akcję {action}")
    better: Final = Phrase("take {action} action in which {what}", "wykonaj akcję {action}, w której {what}")
    just_one: Final = Phrase(
        "take {action} action in one system (no additional systems)",
        "wykonaj akcję {action} w jednym układzie (bez dodatkowych układów)",
    )
    from_one: Final = Phrase(
        "take {action} action from one system (no additional systems)",
        "wykonaj akcję {action} z jednego układu (bez dodatkowych układów)",
    )
    first: Final = Phrase(
        "the first additional system costs no credit", "pierwszy dodatkowy układ nie kosztuje kredytu"
    )  # fmt: skip
    several: Final = Phrase(
        "up to {n} additional systems cost no credit", "do {n} dodatkowych układów nie kosztuje kredytów"
    )  # fmt: skip
    and_: Final = Phrase(" and ", " oraz ")

    def __init__(self, action: int, choices: int = 0, bonus: int = 0) -> None:
        super().__init__()
        self.action = action
        self.choices = choices
        self.bonus = bonus

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        begin_action(state, seat, self.action, self.choices, self.bonus)

    def say(self, language: str, they: bool = False) -> Text:
        name = ACTIONS_OF[self.action].say(language)
        if self.choices == ONE_ONLY:
            return (self.from_one if self.action == ATTACK else self.just_one).say(language, action=name)
        parts: list[Text] = []
        if self.choices:
            parts.append((self.first if self.choices == 1 else self.several).say(language, n=self.choices))
        if self.bonus:
            parts.append(BONUSES[self.action].say(language, n=self.bonus))
        if not parts:
            return self.plainly.say(language, action=name)
        return self.better.say(language, action=name, what=join(self.and_.say(language), parts))


class InvadeAttacked(Effect[AdAstra]):
    """One of the systems that were attacked, if it is controlled now and somebody else's, may be invaded at once."""

    __slots__ = ()
    words: Final = Phrase(
        "if you control a system you attacked in it and another player or a minor civilization possesses that system,"
        " you"
        " may invade that one system at once",
        "jeśli kontrolujesz układ zaatakowany w tej akcji, a posiada go inny gracz lub pomniejsza cywilizacja, możesz"
        " od"
        " razu dokonać inwazji na ten jeden układ",
    )

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if prey(state, seat):
            state.push(RushOn(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


def prey(state: AdAstra, seat: int) -> list[int]:
    """The systems attacked in this action that can be invaded now."""
    found: list[int] = []
    for target in state.journeys[1::4]:
        owner = state.owner[target]
        if target in found or owner in (NONE, seat) or not has_units(state, target, seat):
            continue
        if owner == MINOR or not treaty(state, seat, owner, NO_INVASION):
            found.append(target)
    return found


class RushOn(OpenQuestion[AdAstra]):
    """Which of the attacked systems do you invade?"""

    __slots__ = ()
    asks = Phrase("Which system do you invade?", "Na który układ dokonujesz inwazji?")
    topic = Phrase("Invasion", "Inwazja")

    def candidates(self, state: AdAstra) -> list[int]:
        words = [CHOOSE_SYSTEM.base + system for system in prey(state, self.seat)]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option != DONE:
            invade_system(state, self.seat, option - CHOOSE_SYSTEM.base)


EMISSARIES: Final = Afterwards(PlaceInfluence(anywhere=False), RefreshInfluence(2))
EUREKA: Final = Afterwards(Act(RESEARCHING, bonus=1), DrawTechnologies(1))
HIVE_LABOUR: Final = Act(BUILD, choices=1, bonus=1)
MINERAL_BLOOM: Final = Act(GROWTH, choices=1, bonus=1)
POUNCE: Final = Act(ATTACK, bonus=1)
SPAWNING_SEASON: Final = Act(GROWTH, choices=2)
WEB_OF_LIES: Final = Act(DIPLOMACY, bonus=2)
GREAT_MIGRATION: Final = Afterwards(Act(FLIGHT, choices=2), Act(EXPLORE, choices=ONE_ONLY))
BEAR_RUSH: Final = Afterwards(Act(ATTACK, choices=ONE_ONLY), InvadeAttacked())
