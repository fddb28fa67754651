"""Effects on cards in hand, deck and discard pile."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.deck import discard_cards, draw, take_discard
from orrery.games.orion.gains import Count
from orrery.games.orion.refusals import NO_DISCARDS, TOO_FEW_CARDS
from orrery.games.orion.say import phrase
from orrery.games.orion.state import Orion
from orrery.games.orion.words import DONE, TAKE, TAKE_OLDER
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.text import Phrase, Refusal, Text


class Draw(Effect[Orion]):
    """Draw cards; with a count, so many for each."""

    __slots__ = ("cards", "count")

    def __init__(self, cards: int, count: Count | None = None) -> None:
        super().__init__()
        self.cards = cards
        self.count = count

    def happen(self, state: Orion, seat: int, source: int) -> None:
        times = 1 if self.count is None else self.count.value(state.players[seat], source)
        draw(state, seat, self.cards * times)

    def say(self, language: str, they: bool = False) -> Text:
        if self.count is None:
            return phrase("draw", language, they, n=self.cards)
        return phrase("draw-each", language, they, n=self.cards, each=self.count.say(language, they))


class Discard(Effect[Orion]):
    """Choose and discard cards from hand, as many as there are."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return TOO_FEW_CARDS if len(state.players[seat].hand) < self.cards else None

    def happen(self, state: Orion, seat: int, source: int) -> None:
        discard_cards(state, seat, self.cards)

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("discard", language, they, n=self.cards)


class TakeDiscard(Effect[Orion]):
    """Take a card from the newest ``depth`` of the discard pile (0: from all of it)."""

    __slots__ = ("depth", "may")

    def __init__(self, depth: int, may: bool = False) -> None:
        super().__init__()
        self.depth = depth
        self.may = may

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return None if state.discards else NO_DISCARDS

    def happen(self, state: Orion, seat: int, source: int) -> None:
        if state.discards:
            state.push(TakeCard(seat, self))

    def say(self, language: str, they: bool = False) -> Text:
        key = "take-top" if self.depth == 1 else "take-newest" if self.depth else "take-any"
        return phrase(("may-" if self.may else "") + key, language, they, n=self.depth)


class TakeCard(OpenQuestion[Orion]):
    """Which card of the discard pile do you take?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    asks = Phrase("Which card of the discard pile do you take?", "Którą kartę bierzesz ze stosu odrzuconych?")
    topic = Phrase("Card", "Karta")

    def __init__(self, seat: int, effect: TakeDiscard) -> None:
        self.seat = seat
        self.effect = effect

    def candidates(self, state: Orion) -> list[int]:
        depth = self.effect.depth
        offered = sorted(state.discards[-depth:] if depth else state.discards)
        options: list[int] = []
        last = -1
        for card in offered:
            options.append((TAKE_OLDER.base if card == last else TAKE.base) + card)
            last = card
        if self.effect.may:
            options.append(DONE)
        return options

    def apply(self, state: Orion, option: int) -> None:
        if option == DONE:
            return
        older = TAKE_OLDER.has(option)
        card = option - (TAKE_OLDER.base if older else TAKE.base)
        place = len(state.discards) - 1
        while state.discards[place] != card:
            place -= 1
        take_discard(state, self.seat, state.discards.index(card) if older else place)
