"""The words of combat and invasion."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.words import PROFESSION, VOCABULARY
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Kind, Numbers

ELEMENTS: Final = 64
"""More than can take part in one combat."""

ELEMENT: Final[Kind] = VOCABULARY.kind("element", Numbers(ELEMENTS, least=1))
"""An element of the combat, by its place in it."""
REROLL: Final[Kind] = VOCABULARY.kind(
    "reroll", Numbers(6, least=1), label=Phrase("A die showing {0}", "Kość z wynikiem {0}")
)
"""A die, by the face it shows."""
FIGHT_ON: Final = VOCABULARY.kind("fight-on", label=Phrase("Fight on", "Walcz dalej")).base
REMOVE: Final[Kind] = VOCABULARY.kind("remove", PROFESSION, label=Phrase("Remove 1: {0}", "Usuń 1: {0}"))
SPREAD_SPORES: Final[Kind] = VOCABULARY.kind(
    "spores", PROFESSION, label=Phrase("Remove 1 with Death Spores: {0}", "Usuń 1 Zarodnikami Śmierci: {0}")
)
LAND: Final = VOCABULARY.kind("land", label=Phrase("The rest of the dice on successes", "Reszta kości na sukcesy")).base
