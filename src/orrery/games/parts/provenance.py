"""Where a component's text and figures come from."""

from __future__ import annotations

from typing import Final

from orrery.kernel.text import Phrase


class Provenance:
    """How sure it is that a component is as in the box."""

    __slots__ = ("id", "phrase")

    def __init__(self, id: str, phrase: Phrase) -> None:
        self.id = id
        self.phrase = phrase


PRINTED: Final = Provenance("printed", Phrase("As printed, by what is public.", "Jak w pudełku, wedle źródeł."))
INFERRED: Final = Provenance(
    "inferred", Phrase("Partly inferred from what is public.", "Po części wywnioskowane ze źródeł.")
)
DESIGNED: Final = Provenance("designed", Phrase("Our own design.", "Nasz własny projekt."))
