"""Effects that gain or lose something off the map: trade goods, votes, councilors, commodities, kept assets."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.assets.claiming import (
    gain_commodity,
    gain_councilors,
    gain_goods,
    gain_kept,
    gain_population,
    gain_votes,
)
from orrery.games.inscription.bits import added, words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.names import COMMODITIES, FOCUS, KEPT, RESOURCES, SPECIALTIES, SPECIALTY
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import phrase
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COMMODITY, DONE, RESTORE, TAKE


class Gain(Effect):
    """Gain so much of something; ``word`` names the sentence."""

    __slots__ = ("n",)
    asks = False
    word: ClassVar[str]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def say(self, language: str) -> str:
        return phrase(self.word, language, n=self.n)


class Goods(Gain):
    __slots__ = ()
    word = "goods"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_goods(state, seat, self.n)


class GoodsUnlocked(Gain):
    """Gain trade goods, and one more for every unlocked "+1 trade good"."""

    __slots__ = ()
    word = "goods-unlocked"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_goods(state, seat, self.n + state.players[seat].unlocked_goods())


class Votes(Gain):
    __slots__ = ()
    word = "votes"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_votes(state, seat, self.n)


class Councilors(Gain):
    __slots__ = ()
    word = "councilors"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_councilors(state, seat, self.n)


class Population(Gain):
    __slots__ = ()
    word = "population"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_population(state, seat, self.n)


class Commodities(Gain):
    """Gain commodities of different kinds of one's choice."""

    __slots__ = ()
    asks = True
    word = "commodities"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseCommodity(seat, self.n, 0))


class OfEachCommodity(Gain):
    """Gain so many commodities of every kind."""

    __slots__ = ()
    word = "of-each-commodity"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for kind in range(len(COMMODITIES)):
            gain_commodity(state, seat, kind, self.n)


class ChooseCommodity(Repeated):
    """Which commodity do you gain?"""

    __slots__ = ("taken",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "taken")

    def __init__(self, seat: int, left: int, taken: int) -> None:
        super().__init__(seat, left)
        self.taken = taken
        """Kinds chosen before, as bits."""

    def candidates(self, state: Inscription) -> list[int]:
        return [COMMODITY.base + kind for kind in range(len(COMMODITIES)) if not self.taken >> kind & 1]

    def apply(self, state: Inscription, option: int) -> None:
        kind = option - COMMODITY.base
        if self.left > 1:
            state.push(ChooseCommodity(self.seat, self.left - 1, self.taken | 1 << kind))
        gain_commodity(state, self.seat, kind, 1)


class Specialties(Gain):
    """Gain specialties of different kinds of one's choice (TI-AST-16)."""

    __slots__ = ()
    asks = True
    word = "specialties"

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        allowed = sum([1 << (SPECIALTY + kind) for kind in range(len(SPECIALTIES))])
        state.push(TakeAsset(seat, self.n, allowed))


class FocusAsset(Effect):
    """Gain a focus of one's choice."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(TakeAsset(seat, 1, sum([1 << (FOCUS + kind) for kind in range(len(RESOURCES))])))

    def say(self, language: str) -> str:
        return phrase("focus", language, n=1)


class TakeAsset(Repeated):
    """Which asset do you gain?"""

    __slots__ = ("allowed",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "allowed")

    def __init__(self, seat: int, left: int, allowed: int) -> None:
        super().__init__(seat, left)
        self.allowed = allowed

    def candidates(self, state: Inscription) -> list[int]:
        return words(TAKE.base, self.allowed)

    def apply(self, state: Inscription, option: int) -> None:
        kind = option - TAKE.base
        if self.left > 1:
            state.push(TakeAsset(self.seat, self.left - 1, self.allowed & ~(1 << kind)))
        gain_kept(state, self.seat, kind)


class Restore(Effect):
    """The Codex: spent assets are unspent again."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(RestoreAsset(seat, self.n))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return any(state.players[seat].stock.spent)

    def say(self, language: str) -> str:
        return phrase("restore", language, n=self.n)


class RestoreAsset(Repeated):
    """Which spent asset is unspent again?"""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        spent = state.players[self.seat].stock.spent
        found = [RESTORE.base + kind for kind in range(len(KEPT)) if spent[kind]]
        return [*found, DONE] if found else found

    def apply(self, state: Inscription, option: int) -> None:
        if option == DONE:
            return
        kind = option - RESTORE.base
        stock = state.players[self.seat].stock
        stock.spent = added(stock.spent, kind, -1)
        stock.kept = added(stock.kept, kind, 1)
        state.note("restore", self.seat, kind)
        if self.left > 1:
            state.push(RestoreAsset(self.seat, self.left - 1))


class LoseGoods(Effect):
    """Cross off unspent trade goods: as many as were named, or half of them."""

    __slots__ = ("half",)
    asks = False

    def __init__(self, half: bool) -> None:
        super().__init__()
        self.half = half

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        has = player.trade_goods()
        lost = (has + 1) // 2 if self.half else min(max(state.named, 0), has)
        if lost:
            player.stock.goods_spent += lost
            state.note("lose-goods", seat, lost)

    def say(self, language: str) -> str:
        return phrase("lose-half-goods" if self.half else "lose-goods", language)
