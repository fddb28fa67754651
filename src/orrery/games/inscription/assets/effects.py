"""Effects that gain or lose something off the map: trade goods, votes, councilors, commodities, kept assets."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.assets.gains import (
    gain_commodity,
    gain_councilors,
    gain_goods,
    gain_kept,
    gain_points,
    gain_population,
    gain_votes,
)
from orrery.games.inscription.bits import added, words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.names import COMMODITIES, FOCUS, KEPT, NAVIGATION, RESOURCES, SPECIALTIES, SPECIALTY
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import MARK
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COMMODITY, COUNT, DONE, KEPT_DOMAIN, RESTORE, TAKE
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Text


class Gain(Effect):
    """Gain so much of something."""

    __slots__ = ("n",)
    asks = False
    words: ClassVar[Phrase]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class Goods(Gain):
    __slots__ = ()
    words = Phrase("gain {n} trade {n:good|goods}", "zdobądź {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych}")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_goods(state, seat, self.n)


class GoodsUnlocked(Gain):
    """Gain trade goods, and one more for every unlocked "+1 trade good"."""

    __slots__ = ()
    words = Phrase(
        "gain {n} trade {n:good|goods} and 1 more for each of your unlocked “+1 trade good”",
        "zdobądź {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych} i po 1 za każdy swój odblokowany symbol „+1"
        " dobro handlowe”",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_goods(state, seat, self.n + state.players[seat].unlocked_goods())


class Votes(Gain):
    __slots__ = ()
    words = Phrase("gain {n} {n:vote|votes}", "zdobądź {n} {n:głos|głosy|głosów}")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_votes(state, seat, self.n)


class Councilors(Gain):
    __slots__ = ()
    words = Phrase("gain {n} {n:councilor|councilors}", "zdobądź {n} {n:radnego|radnych|radnych}")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_councilors(state, seat, self.n)


class Population(Gain):
    __slots__ = ()
    words = Phrase("gain {n} population", "zdobądź {n} {n:populację|populacje|populacji}")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_population(state, seat, self.n)


class Commodities(Gain):
    """Gain commodities of different kinds of one's choice."""

    __slots__ = ()
    asks = True
    words = Phrase(
        "gain {n} {n:commodity of your choice|commodities of different kinds of your choice}",
        "zdobądź {n} {n:wybrany towar|wybrane towary różnych rodzajów|wybranych towarów różnych rodzajów}",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseCommodity(seat, self.n, 0))


class OfEachCommodity(Gain):
    """Gain so many commodities of every kind."""

    __slots__ = ()
    words = Phrase(
        "gain {n} {n:commodity|commodities} of each kind",
        "zdobądź po {n} {n:towarze|towary|towarów} każdego rodzaju",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for kind in range(len(COMMODITIES)):
            gain_commodity(state, seat, kind, self.n)


class ChooseCommodity(Repeated):
    """Which commodity do you gain?"""

    __slots__ = ("taken",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "taken")
    asks = Phrase("Which commodity do you gain?", "Który towar zdobywasz?")
    topic = MARK

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
    words = Phrase(
        "gain {n} {n:specialty of your choice|specialties of different kinds of your choice}",
        "zdobądź {n} {n:wybraną specjalizację|wybrane specjalizacje różnych rodzajów"
        "|wybranych specjalizacji różnych rodzajów}",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        allowed = sum([1 << (SPECIALTY + kind) for kind in range(len(SPECIALTIES))])
        state.push(TakeAsset(seat, self.n, allowed))


class FocusAsset(Effect):
    """Gain a focus of one's choice."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "gain {n} focus of your choice",
        "zdobądź {n} {n:wybraną intensyfikację|wybrane intensyfikacje|wybranych intensyfikacji}",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(TakeAsset(seat, 1, sum([1 << (FOCUS + kind) for kind in range(len(RESOURCES))])))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=1)


class TakeAsset(Repeated):
    """Which asset do you gain?"""

    __slots__ = ("allowed",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "allowed")
    asks = Phrase("Which asset do you gain?", "Który kapitał zdobywasz?")
    topic = MARK

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
    words: ClassVar[Phrase] = Phrase(
        "choose up to {n} of your spent planet, specialty or focus assets: they are unspent again",
        "wybierz do {n} swoich wydanych kapitałów planety, specjalizacji albo intensyfikacji: znów są niewydane",
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(RestoreAsset(seat, self.n))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return any(state.players[seat].stock.spent)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class AssetRestored(Event):
    __slots__ = ()
    kind = "restore"
    fields = (("kept", KEPT_DOMAIN),)
    sentence = Phrase("{seat} has an asset unspent again: {kept}.", "{seat} odzyskuje wydany kapitał: {kept}.")


class RestoreAsset(Repeated):
    """Which spent asset is unspent again?"""

    __slots__ = ()
    asks = Phrase("Which spent asset is unspent again?", "Który wydany kapitał odzyskujesz?")
    topic = MARK

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
        state.note(AssetRestored, self.seat, kind)
        if self.left > 1:
            state.push(RestoreAsset(self.seat, self.left - 1))


class GoodsLost(Event):
    __slots__ = ()
    kind = "lose-goods"
    fields = (("n", COUNT),)
    sentence = Phrase(
        "{seat} crosses off {n} trade {n:good|goods}.",
        "{seat} skreśla {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych}.",
    )


class LoseGoods(Effect):
    """Cross off unspent trade goods: as many as were named, or half of them."""

    __slots__ = ("half",)
    lose_half_goods_words: ClassVar[Phrase] = Phrase(
        "cross off half of your unspent trade goods, rounded up",
        "skreśl połowę swoich niewydanych dóbr handlowych, zaokrąglając w górę",
    )
    lose_goods_words: ClassVar[Phrase] = Phrase(
        "cross off as many unspent trade goods as were named (all, if fewer)",
        "skreśl tyle niewydanych dóbr handlowych, ile wskazano (wszystkie, jeśli masz mniej)",
    )
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
            state.note(GoodsLost, seat, lost)

    def say(self, language: str, they: bool = False) -> Text:
        return (self.lose_half_goods_words if self.half else self.lose_goods_words).say(language)


class ObjectivePoints(Effect):
    """VP for every scored objective, up to a limit."""

    __slots__ = ("most", "n")
    asks = False
    words: ClassVar[Phrase] = Phrase(
        "{n} VP for each objective you have scored, at most {most}",
        "{n} PZ za każde zrealizowane zadanie, najwyżej {most}",
    )

    def __init__(self, n: int, most: int) -> None:
        super().__init__()
        self.n = n
        self.most = most

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        gain_points(state, seat, NAVIGATION, min(self.most, self.n * state.players[seat].objectives()))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n, most=self.most)
