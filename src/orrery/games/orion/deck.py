"""OR-DECK: drawing, discarding and the new deck."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.orion.causes import ACTION, HAND_LIMIT
from orrery.games.orion.player import PUBLIC
from orrery.games.orion.state import Orion
from orrery.games.orion.words import CONTRACT, DISCARD, DRAW, STRUCTURE
from orrery.kernel.agenda import NATURE, Chance, OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Text
from orrery.kernel.vocabulary import Numbers

ALL_EYES: Final = 15 | PUBLIC
CARDS_IN_DECK: Final = Numbers(1)
THEN_HIRE: Final = Phrase("Then you hire an Advisor.", "Potem zatrudnisz doradcę.")
LIMIT: Final = Phrase(
    "At the end of a round a hand holds 5 cards at most.", "Na koniec rundy na ręce może zostać najwyżej 5 kart."
)


class Drawn(Event):
    __slots__ = ()
    kind = "draw"
    hidden = ("card", STRUCTURE)
    sentence = Phrase("{seat} draws {card}.", "{seat} dobiera: {card}.")


class Discarded(Event):
    __slots__ = ()
    kind = "discard"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}.")


class TookDiscard(Event):
    __slots__ = ()
    kind = "take-discard"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} takes {card} from the discard pile.", "{seat} bierze ze stosu odrzuconych: {card}.")


class Reshuffled(Event):
    __slots__ = ()
    kind = "reshuffle"
    fields = (("cards", CARDS_IN_DECK),)
    sentence = Phrase("{cards} discards become the new deck.", "Odrzucone karty ({cards}) tworzą nową talię.")


class DeckEmpty(Event):
    __slots__ = ()
    kind = "deck-empty"
    fields = (("cards", CARDS_IN_DECK),)
    sentence = Phrase("No card is left to draw.", "Nie ma już kart do dobrania.")


def draw(state: Orion, seat: int, cards: int, aside: bool = False) -> None:
    """A player draws; cards that are not there are lost (OR-DECK-2)."""
    if cards <= 0:
        return
    if state.deck_size == 0:
        reshuffle(state)
        if state.deck_size == 0:
            state.tell(DeckEmpty, seat, cards)
            return
    state.push(DrawCard(seat, cards, 1 if aside else 0))


def reshuffle(state: Orion) -> None:
    """OR-DECK-1: all discards but the newest become the new deck."""
    if len(state.discards) <= 1:
        return
    new = state.discards[:-1]
    state.discards = state.discards[-1:]
    state.deck_size = len(new)
    if state.deck:
        for card in new:
            state.deck[card] += 1
    state.tell(Reshuffled, -1, len(new))


class DrawCard(Chance[Orion]):
    """The next card from the deck goes to a player's hand, or aside for them to choose from."""

    __slots__ = ("aside", "cards", "player")
    fields: ClassVar[tuple[str, ...]] = ("player", "cards", "aside")

    def __init__(self, player: int, cards: int, aside: int) -> None:
        self.seat = NATURE
        self.player = player
        self.cards = cards
        self.aside = aside

    def candidates(self, state: Orion) -> list[int]:
        base = DRAW.base
        return [base + card for card, copies in enumerate(state.deck) if copies]

    def weights(self, state: Orion) -> list[int]:
        return [copies for copies in state.deck if copies]

    def pick(self, state: Orion, chance: float) -> int:
        left = int(chance * state.deck_size)
        card = 0
        for copies in state.deck:
            left -= copies
            if left < 0:
                break
            card += 1
        return DRAW.base + card

    def allows(self, state: Orion, option: int) -> bool:
        card = option - DRAW.base
        return 0 <= card < len(state.deck) and state.deck[card] > 0

    def apply(self, state: Orion, option: int) -> None:
        card = option - DRAW.base
        state.deck[card] -= 1
        state.deck_size -= 1
        player = state.players[self.player]
        if self.aside:
            player.aside = (*player.aside, card)
        else:
            player.receive(card, 0)
        if state.news is not None:
            state.whisper(Drawn, self.player, card, 1 << self.player)
        draw(state, self.player, self.cards - 1, self.aside == 1)


def discard(state: Orion, seat: int, card: int, why: type[Event] = Discarded) -> None:
    """A card goes from hand to the top of the discard pile; the log says why."""
    state.players[seat].give_up(card)
    state.discards.append(card)
    state.tell(why, seat, card)


def discard_cards(state: Orion, seat: int, cards: int) -> None:
    """A player chooses and discards cards, as many as there are (OR-TERM-9: their order is the order of answers)."""
    cards = min(cards, len(state.players[seat].hand))
    if cards > 0:
        state.push(DiscardCards(seat, cards))


def distinct(cards: list[int]) -> list[int]:
    """Each different card once; the cards are sorted."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


class DiscardCards(OpenQuestion[Orion]):
    """Choose a card of your hand to discard; so many are left to discard."""

    __slots__ = ("cards",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    secret = True
    asks = Phrase("Which card do you discard? {n} to go", "Którą kartę odrzucasz? Pozostało: {n}")
    topic = Phrase("Card", "Karta")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def candidates(self, state: Orion) -> list[int]:
        base = DISCARD.base
        return [base + card for card in distinct(state.players[self.seat].hand)]

    def apply(self, state: Orion, option: int) -> None:
        discard(state, self.seat, option - DISCARD.base)
        discard_cards(state, self.seat, self.cards - 1)

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"n": self.cards}

    def note(self, state: Orion, scene: Scene) -> Text:
        if self.cause is ACTION[CONTRACT]:
            return THEN_HIRE.say(scene.language)
        return LIMIT.say(scene.language) if self.cause is HAND_LIMIT else NOTHING_SAID


def take_discard(state: Orion, seat: int, place: int) -> None:
    """Take a card out of the discard pile; everybody sees which, the others keep their order (OR-DECK-3)."""
    card = state.discards.pop(place)
    state.players[seat].receive(card, ALL_EYES & ~(1 << seat))
    state.tell(TookDiscard, seat, card)
