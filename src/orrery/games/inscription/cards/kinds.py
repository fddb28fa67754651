"""What the cards have that a player owns: factions, relics, technologies. The modules beside declare each of them."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.abilities import AT_ONCE, FACTION_ASSET, SET_UP
from orrery.games.inscription.assets.symbols import SPECIALTY_NAMES
from orrery.games.inscription.cards.card import Card
from orrery.games.inscription.effect import NOTHING, AnyEffect
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.words import FACTION_DECK, RELIC_DECK, TECHNOLOGY_DECK
from orrery.games.parts.ability import Clause, Moment, On
from orrery.games.parts.provenance import DESIGNED, INFERRED, Provenance
from orrery.games.parts.registry import Registry
from orrery.kernel.text import CARD, STRONG, Phrase, Span, Text, join, sentence

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
