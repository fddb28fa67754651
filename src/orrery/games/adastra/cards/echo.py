"""Temporal Echo: a starting action card comes back to the hand."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.names import COPIES_OF_B, STARTING_A, STARTING_B
from orrery.games.adastra.player import IN_HAND
from orrery.games.adastra.rounds.hand import check_hand
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CARD, VOCABULARY
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

TAKE_BACK: Final[Kind] = VOCABULARY.kind("take-back", CARD)
NONE_PLAYED: Final = Refusal(
    "none-played",
    Phrase(
        "None of your starting action cards is on the table.", "Żadna twoja karta akcji początkowej nie leży na stole."
    ),
)


class TakenBack(Event):
    __slots__ = ()
    kind = "take-back"
    fields = (("card", CARD),)
    sentence = Phrase("{seat} takes back {card}.", "{seat} bierze z powrotem: {card}.")


def on_table(state: AdAstra, seat: int) -> list[int]:
    """Which of the two starting action cards have a copy on the table."""
    counts = state.players[seat].counts
    found: list[int] = []
    if not counts[IN_HAND + STARTING_A]:
        found.append(STARTING_A)
    if counts[IN_HAND + STARTING_B] < COPIES_OF_B:
        found.append(STARTING_B)
    return found


class TakeBack(Effect[AdAstra]):
    """A starting action card on the table comes back to the hand."""

    __slots__ = ()
    words: Final = Phrase(
        "take 1 of your starting action cards on the table back into your hand",
        "weź z powrotem na rękę 1 swoją kartę akcji początkowej, która leży na stole",
    )

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if on_table(state, seat) else NONE_PLAYED

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if on_table(state, seat):
            state.push(TakeWhich(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class TakeWhich(OpenQuestion[AdAstra]):
    """Which starting action card do you take back?"""

    __slots__ = ()
    asks = Phrase("Which card do you take back?", "Którą kartę bierzesz z powrotem?")
    topic = Phrase("Card", "Karta")

    def candidates(self, state: AdAstra) -> list[int]:
        return [TAKE_BACK.base + card for card in on_table(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        card = option - TAKE_BACK.base
        state.players[self.seat].counts[IN_HAND + card] += 1
        state.tell(TakenBack, self.seat, card)
        check_hand(state, self.seat)
