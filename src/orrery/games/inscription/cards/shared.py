"""What the cards have that lie on the table for everybody: agendas, objectives, events."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from orrery.games.inscription.cards.card import Card
from orrery.games.inscription.cards.kinds import REGISTRY, keyed
from orrery.games.inscription.effect import AnyEffect
from orrery.games.inscription.names import (
    AGENDAS_PER_STAGE,
    COUNCIL,
    FAIL,
    OBJECTIVES_PER_SHEET,
    PASS,
    PRODUCTION,
    SPECIAL,
    STRATEGY,
    WAR,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import SHEET_NAMES, resources
from orrery.games.inscription.words import AGENDA_DECK, EVENT_DECK, OBJECTIVE_DECK
from orrery.games.parts.provenance import DESIGNED, PRINTED, Provenance
from orrery.kernel.text import Phrase, Text, join, titled

# What somebody has to name for an outcome

NAMES_NOTHING: Final = 0
NAMES_TECHNOLOGY: Final = 1
NAMES_NUMBER: Final = 2
NAMES_COMMODITY: Final = 3
STAGES: Final = ("I", "II", "III", "IV", "V")
STAR: Final = Phrase("{title} ★ (stage {stage})", "{title} ★ (etap {stage})")
NO_STAR: Final = Phrase("{title} (stage {stage})", "{title} (etap {stage})")
PASSED: Final = Phrase("Pass", "Przyjęty")
FAILED: Final = Phrase("Fail", "Odrzucony")
EACH_PLAYER: Final = Phrase("each player: {effect}.", "każdy gracz: {effect}.")
NAMER: Final = {
    NAMES_TECHNOLOGY: Phrase(
        "The player with the most votes for this side names a navigation technology. With 1 or 2 players a black die"
        " does: material Gravity Drive, anything else Integrated Economy.",
        "Gracz, który oddał najwięcej głosów na tę stronę, wskazuje technologię nawigacji. Przy 1 lub 2 graczach"
        " wskazuje czarna kość: surowiec Napęd grawitacyjny, każdy inny wynik Zintegrowaną gospodarkę.",
    ),
    NAMES_NUMBER: Phrase(
        "The player with the most votes for this side names a number from 1 to 3. With 1 or 2 players a black die does:"
        " material 1, influence 2, research 3.",
        "Gracz, który oddał najwięcej głosów na tę stronę, wskazuje liczbę od 1 do 3. Przy 1 lub 2 graczach wskazuje"
        " czarna kość: surowiec 1, wpływ 2, badania 3.",
    ),
    NAMES_COMMODITY: Phrase(
        "The player with the most votes for this side names a commodity. With 1 or 2 players a black die does:"
        " material A, influence B, research C.",
        "Gracz, który oddał najwięcej głosów na tę stronę, wskazuje towar. Przy 1 lub 2 graczach wskazuje czarna kość:"
        " surowiec A, wpływ B, badania C.",
    ),
}


class Agenda(Card):
    """Two texts, of which the council chooses one; a star means that both help."""

    __slots__ = ("names", "sides", "stage", "star")

    def __init__(
        self,
        id: str,
        title: Phrase,
        provenance: Provenance,
        stage: int,
        star: bool,
        sides: tuple[AnyEffect, AnyEffect],
        names: tuple[int, int],
    ) -> None:
        super().__init__(id, title, provenance)
        self.stage = stage
        self.star = star
        self.sides = sides
        """What each player does if it passes, and if it fails."""
        self.names = names
        """What is named by the player with the most votes of the side."""

    def head(self, language: str) -> Text:
        return (STAR if self.star else NO_STAR).say(language, title=self.title, stage=STAGES[self.stage])

    def side(self, side: int, language: str) -> Text:
        each = EACH_PLAYER.say(language, effect=self.sides[side].say(language))
        line = keyed((FAILED if side == FAIL else PASSED).say(language), each, language)
        names = self.names[side]
        return line if names == NAMES_NOTHING else line + " " + NAMER[names].say(language)

    def explain_side(self, side: int, language: str) -> Text:
        """One of the two texts under its title."""
        return titled(self.head(language), [self.side(side, language)])

    def lines(self, language: str) -> list[Text]:
        return [self.side(PASS, language), self.side(FAIL, language)]


AGENDA_CARDS: Final[list[Agenda]] = []


def agenda(
    id: str,
    en: str,
    pl: str,
    star: bool,
    passed: AnyEffect,
    failed: AnyEffect,
    names: tuple[int, int] = (NAMES_NOTHING, NAMES_NOTHING),
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare the next agenda: four for each of the stages II, III, IV, which are 1, 2, 3."""
    stage = 1 + len(AGENDA_CARDS) // AGENDAS_PER_STAGE
    card = Agenda(id, Phrase(en, pl), provenance, stage, star, (passed, failed), names)
    AGENDA_DECK.declare(card)
    AGENDA_CARDS.append(card)
    REGISTRY.add(id + ".pass", passed, card)
    REGISTRY.add(id + ".fail", failed, card)


class Condition:
    """What an objective asks of its sheet."""

    __slots__ = ()

    @abstractmethod
    def met(self, player: Player) -> bool: ...

    @abstractmethod
    def progress(self, player: Player) -> float:
        """How much of it is done, between 0 and 1."""

    @abstractmethod
    def say(self, language: str) -> Text: ...


OBJECTIVE: Final = Phrase(
    "{title} ({sheet}): {first} VP first, {later} VP later",
    "{title} ({sheet}): {first} PZ jako pierwszy, {later} PZ później",
)


class Objective(Card):
    """TI-OBJ-1: worth more to whoever fulfils it first."""

    __slots__ = ("condition", "first", "later", "sheet")

    def __init__(
        self,
        id: str,
        title: Phrase,
        provenance: Provenance,
        sheet: int,
        first: int,
        later: int,
        condition: Condition,
    ) -> None:
        super().__init__(id, title, provenance)
        self.sheet = sheet
        self.first = first
        self.later = later
        self.condition = condition

    def head(self, language: str) -> Text:
        gaps = {"title": self.title, "sheet": SHEET_NAMES[self.sheet], "first": self.first, "later": self.later}
        return OBJECTIVE.fill(language, gaps)

    def lines(self, language: str) -> list[Text]:
        return [self.condition.say(language)]


OBJECTIVE_CARDS: Final[list[Objective]] = []


def objective(
    id: str, en: str, pl: str, first: int, later: int, condition: Condition, provenance: Provenance = DESIGNED
) -> None:
    """Declare the next objective: three for each sheet."""
    sheet = len(OBJECTIVE_CARDS) // OBJECTIVES_PER_SHEET
    card = Objective(id, Phrase(en, pl), provenance, sheet, first, later, condition)
    OBJECTIVE_DECK.declare(card)
    OBJECTIVE_CARDS.append(card)


TYPES: Final = {
    STRATEGY: Phrase("Strategy", "Strategia"),
    WAR: Phrase("War", "Wojna"),
    COUNCIL: Phrase("Council", "Rada"),
    PRODUCTION: Phrase("Production", "Produkcja"),
    SPECIAL: Phrase("Nothing happens this round", "W tej rundzie nic się nie dzieje"),
}


class EventCard(Card):
    """One round: its stage (0 to 4), back colour, type and resources."""

    __slots__ = ("blue", "resources", "stage", "type")

    def __init__(
        self, id: str, title: Phrase, stage: int, blue: bool, type: int, resources: tuple[int, int, int]
    ) -> None:
        super().__init__(id, title, PRINTED)
        self.stage = stage
        self.blue = blue
        self.type = type
        self.resources = resources

    def head(self, language: str) -> Text:
        return self.title.say(language) + f" ({STAGES[self.stage]})"

    def lines(self, language: str) -> list[Text]:
        return [TYPES[self.type].say(language), *self.given(language)]

    def given(self, language: str) -> list[Text]:
        """The resources printed on it, in one line; no line without any."""
        found = [resources(kind, n, language) for kind, n in enumerate(self.resources) if n]
        return [join(", ", found)] if found else []


EVENT_CARDS: Final[list[EventCard]] = []


def event(
    id: str, en: str, pl: str, stage: int, blue: bool, type: int, material: int = 0, influence: int = 0,
    research: int = 0,
) -> int:  # fmt: skip
    """Declare an event; its number."""
    card = EventCard(id, Phrase(en, pl), stage, blue, type, (material, influence, research))
    EVENT_CARDS.append(card)
    return EVENT_DECK.declare(card)
