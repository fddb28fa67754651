"""AA-PRICE: what items of an action cost: discounts on items, then what lowers the price of the whole action."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import ON_POPULATION, ON_WORKERS, Discount
from orrery.games.adastra.grammar import DISCOUNT
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import BONUS, CARD, EMPIRE, REDUCTION, SAVED, AdAstra
from orrery.games.parts.effect import Effect
from orrery.kernel.text import Phrase, Text

BONUS_LEAST: Final = 1
"""Where the discount of an empire action ends."""


def owed(state: AdAstra, seat: int, on: int, printed: int) -> int:
    """AA-PRICE-2: what one more item of the action would cost now, after reductions of the whole action."""
    return max(0, _discounted(state, seat, on, printed, False) - state.turn[REDUCTION])


def charge(state: AdAstra, seat: int, on: int, printed: int) -> int:
    """What has to be paid for this item; the discounts and the reduction that it takes are used up (AA-PRICE-4)."""
    return reduced(state, _discounted(state, seat, on, printed, True))


def reduced(state: AdAstra, price: int) -> int:
    """What is left to pay of a price; the reduction of the whole action that it takes is used up."""
    turn = state.turn
    left = max(0, price - turn[REDUCTION])
    turn[REDUCTION] -= price - left
    return left


def _discounted(state: AdAstra, seat: int, on: int, printed: int, spend: bool) -> int:
    """The best discount, one for every item before one for a single item (AA-PRICE-5), plus those in addition."""
    turn = state.turn
    features = state.players[seat].index.all(DISCOUNT)
    price = printed
    if features:
        best = printed
        taken = NONE
        for place, featured in enumerate(features):
            discount = featured.feature
            assert isinstance(discount, Discount)
            if discount.in_addition or not _fits(state, discount, on) or turn[SAVED] >> place & 1:
                continue
            lowered = min(printed, max(discount.least, printed - discount.amount))
            if lowered < best or (lowered == best < printed and discount.each):
                best = lowered
                taken = NONE if discount.each else place
        price = best
        if spend and taken != NONE:
            turn[SAVED] |= 1 << taken
        for place, featured in enumerate(features):
            discount = featured.feature
            assert isinstance(discount, Discount)
            if discount.in_addition and _fits(state, discount, on) and not turn[SAVED] >> place & 1:
                lowered = min(price, max(discount.least, price - discount.amount))
                if spend and lowered < price and not discount.each:
                    turn[SAVED] |= 1 << place
                price = lowered
    if turn[BONUS] and turn[EMPIRE] and price > BONUS_LEAST:
        lowered = max(BONUS_LEAST, price - turn[BONUS])
        if spend:
            turn[BONUS] = 0
        price = lowered
    return price


def _fits(state: AdAstra, discount: Discount, on: int) -> bool:
    """Whether a discount is for such an item, in this action."""
    if discount.on != on and not (on == ON_WORKERS and discount.on == ON_POPULATION):
        return False
    return not discount.technology or (state.turn[CARD] != NONE and not state.turn[EMPIRE])


def cheaper(state: AdAstra, amount: int) -> None:
    """The action that begins costs so much less as a whole."""
    state.turn[REDUCTION] += amount


class CheaperAction(Effect[AdAstra]):
    """The Build action that begins costs less production as a whole, not below 0 (AA-PRICE-2)."""

    __slots__ = ("amount",)
    words: Final = Phrase(
        "lower the total production cost of this action by {n} (not below 0)",
        "zmniejsz łączny koszt tej akcji o {n} produkcji (nie poniżej 0)",
    )

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        cheaper(state, self.amount)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.amount)
