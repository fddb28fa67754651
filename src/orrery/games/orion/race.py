"""What a race is: one side of a civilization board."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import REGISTRY, Resources
from orrery.games.orion.names import RACES
from orrery.games.parts.ability import Clause, On
from orrery.games.parts.provenance import Provenance
from orrery.kernel.text import CARD, Phrase, Span, Text


class Race:
    """Start values and the racial ability (OR-EFFECT-7)."""

    __slots__ = ("clauses", "id", "number", "provenance", "start", "title", "vp")

    def __init__(
        self,
        id: str,
        number: int,
        title: Phrase,
        start: Resources,
        vp: int,
        clauses: tuple[Clause, ...],
        provenance: Provenance,
    ) -> None:
        self.id = id
        self.number = number
        self.title = title
        self.start = start
        self.vp = vp
        """VP at the start."""
        self.clauses = clauses
        self.provenance = provenance

    def said(self, language: str) -> Text:
        return Text(Span(self.title.say(language), CARD, self.id))


RACE_BOARDS: Final[list[Race]] = []
"""All races by number; filled when ``orrery.games.orion.cards`` is imported."""


def race(id: str, en: str, pl: str, start: Resources, *clauses: Clause, vp: int = 0, provenance: Provenance) -> None:
    """Declare a race; what is not said is the standard board."""
    board = Race(id, len(RACES), Phrase(en, pl), start, vp, clauses, provenance)
    RACES.append(id)
    RACE_BOARDS.append(board)
    for clause in clauses:
        if isinstance(clause, On):
            REGISTRY.add(f"{id}.{clause.moment.id}", clause, board)
