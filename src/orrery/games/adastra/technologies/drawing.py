"""AA-HAND-2: technology cards that an effect draws into a hand."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.deck import TO_HOLDING, draw
from orrery.games.adastra.rounds.hand import check_hand
from orrery.games.adastra.state import TECHNOLOGY_DECK, AdAstra
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import Step
from orrery.kernel.text import Phrase, Refusal, Text

NO_CARDS_LEFT: Final = Refusal(
    "no-cards", Phrase("No technology card is left to draw.", "Nie ma już kart technologii do dobrania.")
)


class CheckHand(Step[AdAstra]):
    """The hand limit is looked at when all cards are drawn."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        check_hand(state, self.seat)


class DrawTechnologies(Effect[AdAstra]):
    """Draw technology cards into the hand."""

    __slots__ = ("cards",)
    words: Final = Phrase(
        "draw {n} technology {n:card|cards} into your hand",
        "dobierz {n} {n:kartę|karty|kart} technologii na rękę",
    )
    theirs: Final = Phrase(
        "draws {n} technology {n:card|cards} into own hand",
        "dobiera {n} {n:kartę|karty|kart} technologii na rękę",
    )

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if state.decks[TECHNOLOGY_DECK] or state.piles[TECHNOLOGY_DECK] else NO_CARDS_LEFT

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(CheckHand(seat))
        draw(state, TECHNOLOGY_DECK, seat, self.cards, TO_HOLDING)

    def say(self, language: str, they: bool = False) -> Text:
        return (self.theirs if they else self.words).say(language, n=self.cards)
