"""What discounts count for."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS
from orrery.games.parts.ability import Condition
from orrery.kernel.text import Phrase, Text


class OfColour(Condition):
    """For structures of one colour."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def holds(self, source: int, about: int) -> bool:
        return CARDS[about].colour == self.colour

    def say(self, language: str) -> Text:
        return COLOURED[self.colour].say(language)


COLOURED: Final = (
    Phrase("blue structures", "niebieskie struktury"),
    Phrase("red structures", "czerwone struktury"),
    Phrase("yellow structures", "żółte struktury"),
    Phrase("grey structures", "szare struktury"),
)


class Here(Condition):
    """For what is built in the ability's own system."""

    __slots__ = ()

    def holds(self, source: int, about: int) -> bool:
        return source == about

    def say(self, language: str) -> Text:
        return STRUCTURES_HERE.say(language)


STRUCTURES_HERE: Final = Phrase("structures in this system", "struktury w tym układzie")
