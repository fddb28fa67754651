"""AA-HIDE: cards that one player holds face down, and who else knows them."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.events import HIDDEN

PUBLIC: Final = 32
"""Among the bits of those who know a card, the bit of whoever has no seat."""
ALL_EYES: Final = PUBLIC * 2 - 1


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but for one copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each different card once; the cards are sorted."""
    found: list[int] = []
    last = HIDDEN - 1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


class Holding:
    """Cards held face down, sorted, with what others have seen of them. It never changes: another takes its place."""

    __slots__ = ("cards", "shown")

    def __init__(self, cards: tuple[int, ...] = (), shown: tuple[tuple[int, int], ...] = ()) -> None:
        self.cards = cards
        """``HIDDEN`` for each that the viewer does not know."""
        self.shown = shown
        """Cards that others have seen, each with a bit per seat that knows it, and ``PUBLIC``."""

    def plus(self, card: int, viewers: int = 0) -> Holding:
        """One more card; the viewers (a bit per seat) know which."""
        shown = (*self.shown, (card, viewers)) if viewers else self.shown
        return Holding(tuple(sorted((*self.cards, card))), shown)

    def minus(self, card: int) -> Holding:
        """One card less, as everybody sees. Who knew of one copy knows of none now: copies cannot be told apart."""
        cards = without(self.cards, card)
        if not self.shown:
            return Holding(cards)
        masks = [mask for known, mask in self.shown if known == card]
        shown = self.shown
        if masks:
            shown = tuple([entry for entry in shown if entry[0] != card])
            if len(masks) == 2 and masks[0] & masks[1]:
                shown = (*shown, (card, masks[0] & masks[1]))
        return Holding(cards, shown)

    def minus_unseen(self, card: int, witnesses: int) -> Holding:
        """One card less, and only the witnesses (a bit per seat) know which: others no longer know what is left."""
        left = self.minus(card)
        shown = [(known, mask & witnesses) for known, mask in left.shown if mask & witnesses]
        return Holding(left.cards, tuple(shown))

    def seen_by(self, viewer: int) -> Holding:
        """A viewer has looked at all of it."""
        bit = 1 << viewer
        known = list(self.shown)
        shown: list[tuple[int, int]] = []
        for card in self.cards:
            if card == HIDDEN:
                continue
            mask = 0
            for entry in known:
                if entry[0] == card:
                    mask = entry[1]
                    known.remove(entry)
                    break
            shown.append((card, mask | bit))
        return Holding(self.cards, tuple(shown))

    def known_to(self, viewer: int) -> list[int]:
        """The cards that a viewer who does not hold them knows."""
        bit = bit_of(viewer)
        return [card for card, mask in self.shown if mask & bit]

    def masked(self, viewer: int) -> Holding:
        """What is left of it for somebody who does not hold it."""
        if not self.cards:
            return self
        known = self.known_to(viewer)
        bit = bit_of(viewer)
        cards = (HIDDEN,) * (len(self.cards) - len(known)) + tuple(sorted(known))
        return Holding(cards, tuple([(card, bit) for card in known]))

    def filled(self, cards: list[int]) -> Holding:
        """With cards off the end of a list in the place of hidden ones."""
        if HIDDEN not in self.cards:
            return self
        found = [cards.pop() if card == HIDDEN else card for card in self.cards]
        return Holding(tuple(sorted(found)), self.shown)

    def save(self) -> list[Any]:
        return [list(self.cards), [list(entry) for entry in sorted(self.shown)]]


NO_CARDS: Final = Holding()


def bit_of(viewer: int) -> int:
    return 1 << viewer if viewer >= 0 else PUBLIC


def load_holding(data: list[Any]) -> Holding:
    cards, shown = data
    if not cards:
        return NO_CARDS
    return Holding(tuple(cards), tuple([(card, mask) for card, mask in shown]))
