"""What abilities cost: how it can be paid, and paying it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.names import CRUISER, PDS
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import IMPOSSIBLE
from orrery.games.inscription.sheets.warfare.units import BARS, BARS_OF
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ABILITY, LOSE_BAR
from orrery.games.parts.ability import Price
from orrery.kernel.text import Phrase, Refusal, Text


class Cost(Price[Inscription]):
    """A price that is paid by choosing a word."""

    __slots__ = ()
    words: ClassVar[Phrase]

    @abstractmethod
    def choices(self, player: Player) -> list[int]:
        """The words it can be paid with; none if it cannot."""

    @abstractmethod
    def pay(self, player: Player, option: int) -> None: ...

    def refusal(self, state: Inscription, seat: int, source: int) -> Refusal | None:
        return None if self.choices(state.players[seat]) else IMPOSSIBLE


class SpendGoods(Cost):
    __slots__ = ("n",)
    words = Phrase("spend {n} trade {n:good|goods}", "wydaj {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych}")

    def __init__(self, n: int) -> None:
        self.n = n

    def choices(self, player: Player) -> list[int]:
        return [ABILITY] if player.trade_goods() >= self.n else []

    def pay(self, player: Player, option: int) -> None:
        player.stock.goods_spent += self.n

    def say(self, language: str) -> Text:
        return self.words.say(language, n=self.n)


class SpendVotes(Cost):
    __slots__ = ("n",)
    words = Phrase("spend {n} {n:vote|votes}", "wydaj {n} {n:głos|głosy|głosów}")

    def __init__(self, n: int) -> None:
        self.n = n

    def choices(self, player: Player) -> list[int]:
        return [ABILITY] if player.unspent_votes() >= self.n else []

    def pay(self, player: Player, option: int) -> None:
        player.stock.votes_spent += self.n

    def say(self, language: str) -> Text:
        return self.words.say(language, n=self.n)


class CrossOffUnit(Cost):
    """An unbuilt PDS or cruiser with no crossed symbol."""

    __slots__ = ()
    words = Phrase(
        "once per war event cross off an unbuilt PDS or cruiser with no crossed symbol",
        "raz na wojnę skreśl niezbudowane PSD albo niezbudowany krążownik bez skreślonych symboli",
    )

    def choices(self, player: Player) -> list[int]:
        marks = player.warfare
        found: list[int] = []
        for option in words(LOSE_BAR.base, (BARS_OF[PDS] | BARS_OF[CRUISER]) & ~marks.built & ~marks.lost_bars):
            if not BARS[option - LOSE_BAR.base].symbols & marks.bars:
                found.append(option)
        return found

    def pay(self, player: Player, option: int) -> None:
        player.warfare.lost_bars |= 1 << (option - LOSE_BAR.base)

    def say(self, language: str) -> Text:
        return self.words.say(language)
