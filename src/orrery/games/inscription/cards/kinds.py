"""What factions, relics, agendas, objectives, events and technologies have; the modules beside declare each of them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from orrery.games.inscription.abilities import AT_ONCE, FACTION_ASSET, SET_UP
from orrery.games.inscription.assets.symbols import SPECIALTY_NAMES
from orrery.games.inscription.cards.card import Card
from orrery.games.inscription.effect import NOTHING, AnyEffect
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
from orrery.games.inscription.words import (
    AGENDA_DECK,
    EVENT_DECK,
    FACTION_DECK,
    OBJECTIVE_DECK,
    RELIC_DECK,
    TECHNOLOGY_DECK,
)
from orrery.games.parts.ability import Clause, Moment, On
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED, Provenance
from orrery.games.parts.registry import Registry
from orrery.kernel.text import CARD, STRONG, Phrase, Span, Text, join, sentence, titled

REGISTRY: Final = Registry()
"""Every effect that a saved step may point at, by name."""
REGISTRY.add("nothing", NOTHING, None)

SETUP: Final = Phrase("Setup", "Przygotowanie")
ABILITY: Final = Phrase("{title}: {text}", "{title}: {text}")
AT_FACTION: Final = Phrase("{title} (at each faction asset)", "{title} (za każdy kapitał rasy)")


def keyed(keyword: Text, text: Text, language: str) -> Text:
    """A line with its keyword before it."""
    return ABILITY.say(language, title=Text(Span(str(keyword), STRONG)), text=text)


def led(on: On[Any], language: str) -> Text:
    """What happens at a moment, with the moment as the keyword."""
    text = on.say(language)
    first, *rest = text.spans
    if on.moment.phrase.en.startswith("{") or not rest:
        return text
    words = first.text.rstrip()
    return Text(Span(words, STRONG), Span(first.text[len(words) :]), *rest)


class Ability:
    """A title and what it does, clause by clause."""

    __slots__ = ("card", "clauses", "title")

    def __init__(self, en: str, pl: str, *clauses: Clause) -> None:
        self.title = Phrase(en, pl)
        self.clauses = clauses
        self.card = ""
        """The id of the card that it stands on."""

    def said(self, language: str) -> Text:
        return Text(Span(str(self.title.say(language)), CARD, self.card))

    def say(self, language: str) -> Text:
        return join(" ", [clause.say(language) for clause in self.clauses])

    def declare(self, card: Card) -> None:
        """What it does can be pointed at from now on, as this ability of the card."""
        self.card = card.id
        for clause in self.clauses:
            if isinstance(clause, On):
                REGISTRY.add(f"{card.id}.{clause.moment.id}", clause.effect, self)


class Faction(Card):
    """Setup, the permanent first ability, and the second one, resolved at each ``faction`` asset."""

    __slots__ = ("clauses", "first", "second", "setup")

    def __init__(
        self, id: str, title: Phrase, provenance: Provenance, setup: AnyEffect, first: Ability, second: Ability
    ) -> None:
        super().__init__(id, title, provenance)
        self.setup = setup
        self.first = first
        self.second = second
        self.clauses: tuple[Clause, ...] = (On(SET_UP, setup), *first.clauses, *second.clauses)

    def lines(self, language: str) -> list[Text]:
        lines = []
        if self.setup is not NOTHING:
            lines.append(keyed(SETUP.say(language), self.setup.say(language) + ".", language))
        lines.append(keyed(self.first.title.say(language), self.first.say(language), language))
        effects = [sentence(clause.effect.say(language)) for clause in self.second.clauses if isinstance(clause, On)]
        lines.append(keyed(AT_FACTION.say(language, title=self.second.title), join(" ", effects), language))
        return lines


FACTION_CARDS: Final[list[Faction]] = []


def faction(
    id: str,
    en: str,
    pl: str,
    setup: AnyEffect,
    first: Ability,
    second: tuple[str, str, AnyEffect],
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare a faction."""
    card = Faction(
        id, Phrase(en, pl), provenance, setup, first, Ability(second[0], second[1], On(FACTION_ASSET, second[2]))
    )
    FACTION_DECK.declare(card)
    FACTION_CARDS.append(card)
    if setup is not NOTHING:
        REGISTRY.add(f"{id}.setup", setup, card)
    card.first.declare(card)
    card.second.declare(card)


class Relic(Card):
    """TI-REL-1: one effect at one moment."""

    __slots__ = ("held", "on", "vp")

    def __init__(self, id: str, title: Phrase, provenance: Provenance, vp: int, on: On[Any]) -> None:
        super().__init__(id, title, provenance)
        self.vp = vp
        self.on = on
        self.held = on.moment is not AT_ONCE

    def head(self, language: str) -> Text:
        return self.title.say(language) + f" ({WORTH.say(language, n=self.vp)})"

    def lines(self, language: str) -> list[Text]:
        return [led(self.on, language)]


WORTH: Final = Phrase("{n} VP", "{n} PZ")
RELIC_CARDS: Final[list[Relic]] = []


def relic(
    id: str, en: str, pl: str, vp: int, moment: Moment, effect: AnyEffect, provenance: Provenance = DESIGNED
) -> int:
    """Declare a relic; its number."""
    card = Relic(id, Phrase(en, pl), provenance, vp, On(moment, effect))
    RELIC_CARDS.append(card)
    REGISTRY.add(id, effect, card)
    return RELIC_DECK.declare(card)


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


TECHNOLOGY: Final = Phrase(
    "{title} ({sheet}): {n} research or a {specialty}",
    "{title} ({sheet}): {n} {n:badanie|badania|badań} albo {specialty}",
)


class Technology(Card):
    """TI-TECH-1: something to use in an activation, or something that always holds."""

    __slots__ = ("clauses", "cost", "sheet", "specialty", "use")

    def __init__(self, id: str, title: Phrase, sheet: int, cost: int, specialty: int, clause: Clause) -> None:
        super().__init__(id, title, INFERRED)  # its effect is printed, its price is ours
        self.sheet = sheet
        self.cost = cost
        """Research symbols."""
        self.specialty = specialty
        self.clauses: tuple[Clause, ...] = (clause,)
        self.use: On[Any] | None = clause if isinstance(clause, On) else None
        """What happens when it is used in an activation; nothing for the permanent ones."""

    def head(self, language: str) -> Text:
        gaps = {"title": self.title, "sheet": SHEET_NAMES[self.sheet], "n": self.cost}
        return TECHNOLOGY.fill(language, {**gaps, "specialty": SPECIALTY_NAMES[self.specialty]})

    def lines(self, language: str) -> list[Text]:
        return [led(one, language) if isinstance(one, On) else one.say(language) for one in self.clauses]


TECHNOLOGY_CARDS: Final[list[Technology]] = []


def technology(number: int, id: str, en: str, pl: str, cost: int, specialty: int, clause: Clause) -> None:
    """Declare the technology of this number: two for each sheet."""
    assert number == len(TECHNOLOGY_CARDS), f"{id} is declared out of order"
    card = Technology(id, Phrase(en, pl), number // 2, cost, specialty, clause)
    TECHNOLOGY_DECK.declare(card)
    TECHNOLOGY_CARDS.append(card)
    if card.use is not None:
        REGISTRY.add(id, card.use.effect, card)
