"""All that can be answered, and what it is called."""

from __future__ import annotations

from typing import Final

from orrery.kernel.scene import Scene
from orrery.kernel.text import CARD, Phrase, Span, Text
from orrery.kernel.vocabulary import Domain, Phrases, Vocabulary

COPIES: Final = 3
"""Of each card."""
TITLES: Final = (
    Phrase("one", "jedynka"),
    Phrase("two", "dwójka"),
    Phrase("three", "trójka"),
    Phrase("four", "czwórka"),
    Phrase("five", "piątka"),
    Phrase("six", "szóstka"),
)
IDS: Final = tuple([title.en for title in TITLES])
WORTH: Final = Phrase(
    "Worth {value}. There are {copies} of it in the deck.", "Warta {value}. W talii są {copies} takie karty."
)


def worth(card: int, language: str) -> Text:
    """What a card is, for whoever looks it up."""
    return WORTH.say(language, value=card + 1, copies=COPIES)


class Cards(Domain):
    """The six cards; a page can make a link of each."""

    unknown = Phrase("card", "karta")

    def say(self, value: int, scene: Scene) -> Text:
        return Text(Span(TITLES[value].say(scene.language), CARD, IDS[value]))

    def explain(self, value: int, scene: Scene) -> Text:
        return worth(value, scene.language)


CARDS: Final = Cards(tuple([str(value + 1) for value in range(len(TITLES))]))
ANSWERS: Final = Phrases(("no", "yes"), (Phrase("no", "nie"), Phrase("yes", "tak")))

WORDS: Final = Vocabulary()
PLAY: Final = WORDS.kind("play", CARDS)
DOUBLE: Final = WORDS.kind("double", ANSWERS)
DEAL: Final = WORDS.kind("deal", CARDS)
