"""What every card is, and the decks that words and events speak of. ``kinds`` and ``shared`` say what each sort has."""

from __future__ import annotations

from abc import abstractmethod

from orrery.games.parts.provenance import Provenance
from orrery.kernel.scene import Scene
from orrery.kernel.text import CARD, Phrase, Span, Text, titled
from orrery.kernel.vocabulary import Domain


class Card:
    """A card by its id; texts name it by its title."""

    __slots__ = ("id", "provenance", "title")

    def __init__(self, id: str, title: Phrase, provenance: Provenance) -> None:
        self.id = id
        self.title = title
        self.provenance = provenance
        """How sure it is that it is as in the box."""

    def said(self, language: str) -> Text:
        return Text(Span(self.title.say(language), CARD, self.id))

    def head(self, language: str) -> Text:
        """Its title, with what it costs or is worth."""
        return self.title.say(language)

    @abstractmethod
    def lines(self, language: str) -> list[Text]:
        """What it does, line by line."""

    def explain(self, language: str) -> Text:
        """All that stands on it, its title first."""
        return titled(self.head(language), self.lines(language))


class Deck(Domain):
    """Cards of one sort, so many in the box, numbered as they are declared."""

    __slots__ = ("cards", "ids", "printed")
    unknown = Phrase("a hidden card", "zakryta karta")

    def __init__(self, ids: list[str], printed: int) -> None:
        super().__init__(ids)
        self.ids = ids
        self.printed = printed
        self.cards: list[Card] = []

    def count(self) -> int:
        return self.printed

    def declare(self, card: Card) -> int:
        """The next card; its number."""
        number = len(self.cards)
        self.ids.append(card.id)
        self.cards.append(card)
        return number

    def say(self, value: int, scene: Scene) -> Text:
        return self.cards[value].said(scene.language)

    def explain(self, value: int, scene: Scene) -> Text:
        return self.cards[value].explain(scene.language)
