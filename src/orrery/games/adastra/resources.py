"""AA-DEF-RES: gaining, losing and paying resources, also of types that a player chooses; and moving unrest."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.clauses import Metric, counted, per
from orrery.games.adastra.names import ANY, CREDITS, FOOD, PRODUCTION, RESEARCH
from orrery.games.adastra.player import UNREST, Player
from orrery.games.adastra.say import amount, amounts
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_ONE, DONE, GAIN, PAY
from orrery.games.parts import ability, effect
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

CANNOT_PAY: Final = Refusal("cannot-pay", Phrase("You cannot pay for it.", "Nie stać cię na to."))
NO_UNREST: Final = Refusal("no-unrest", Phrase("Your unrest is at field 0.", "Twoje niezadowolenie jest na polu 0."))
TYPES: Final = (FOOD, RESEARCH, PRODUCTION, CREDITS)


def stock(player: Player) -> int:
    """All resources together."""
    counts = player.counts
    return counts[FOOD] + counts[RESEARCH] + counts[PRODUCTION] + counts[CREDITS]


class Price(ability.Price[AdAstra]):
    """So much of each resource, and so many of any types."""

    __slots__ = ("any", "each")

    def __init__(self, food: int = 0, research: int = 0, production: int = 0, credits: int = 0, any: int = 0) -> None:
        self.each = (food, research, production, credits)
        self.any = any

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        player = state.players[seat]
        total = self.any
        for what in TYPES:
            if player.counts[what] < self.each[what]:
                return CANNOT_PAY
            total += self.each[what]
        return CANNOT_PAY if stock(player) < total else None

    def pay(self, state: AdAstra, seat: int, source: int) -> None:
        """What has to be chosen is asked before whatever was pushed already."""
        for what in TYPES:
            state.gain(seat, what, -self.each[what])
        pay_any(state, seat, self.any)

    def say(self, language: str) -> Text:
        return PAID.say(language, what=amounts([*enumerate(self.each), (ANY, self.any)], language))


PAID: Final = Phrase("pay {what}", "zapłać {what}")
GAINED: Final = Phrase("gain {what}", "zyskaj {what}")
THEY_GAIN: Final = Phrase("gains {what}", "zyskuje {what}")
LOWERED: Final = Phrase(
    "lower your unrest by {n} {n:field|fields}", "zmniejsz swoje niezadowolenie o {n} {n:pole|pola|pól}"
)
THEY_LOWER: Final = Phrase(
    "lowers own unrest by {n} {n:field|fields}", "zmniejsza swoje niezadowolenie o {n} {n:pole|pola|pól}"
)
RAISED: Final = Phrase(
    "raise your unrest by {n} {n:field|fields}", "zwiększ swoje niezadowolenie o {n} {n:pole|pola|pól}"
)
THEY_RAISE: Final = Phrase(
    "raises own unrest by {n} {n:field|fields}", "zwiększa swoje niezadowolenie o {n} {n:pole|pola|pól}"
)


class Gain(Effect[AdAstra]):
    """Resources from the supply: of a type, or of any types that the player chooses; perhaps for each of something."""

    __slots__ = ("amount", "each", "metric", "most", "plus", "what")

    def __init__(
        self, what: int, amount: int, metric: Metric | None = None, each: int = 1, most: int = 0, plus: int = 0
    ) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.metric = metric
        self.each = each
        self.most = most
        self.plus = plus
        """In any case, besides what is counted."""

    def value(self, state: AdAstra, seat: int) -> int:
        return self.plus + counted(state, seat, self.amount, self.metric, self.each, self.most)

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if self.metric is None or self.value(state, seat) > 0 else NOTHING_TO_GAIN

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if self.what == ANY:
            gain_any(state, seat, self.value(state, seat))
        else:
            state.gain(seat, self.what, self.value(state, seat))

    def plain(self) -> bool:
        return self.what != ANY and self.metric is None

    def say(self, language: str, they: bool = False) -> Text:
        what = per(amount(self.what, self.amount, language), self.metric, self.each, self.most, language)
        if self.plus:
            what = PLUS.say(language, what=amount(self.what, self.plus, language), more=what)
        return (THEY_GAIN if they else GAINED).say(language, what=what)


PLUS: Final = Phrase("{what}, plus {more}", "{what} oraz {more}")
NOTHING_TO_GAIN: Final = Refusal("nothing-to-gain", Phrase("You would gain nothing.", "Nic by to nie dało."))


def food(n: int) -> Gain:
    return Gain(FOOD, n)


def research(n: int) -> Gain:
    return Gain(RESEARCH, n)


def production(n: int) -> Gain:
    return Gain(PRODUCTION, n)


def credits(n: int) -> Gain:
    return Gain(CREDITS, n)


def any_resources(n: int) -> Gain:
    return Gain(ANY, n)


class Unrest(Effect[AdAstra]):
    """The own unrest marker moves."""

    __slots__ = ("fields_moved",)

    def __init__(self, fields: int) -> None:
        super().__init__()
        self.fields_moved = fields

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return NO_UNREST if self.fields_moved < 0 and not state.players[seat].counts[UNREST] else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.move_unrest(seat, self.fields_moved)

    def plain(self) -> bool:
        return True

    def say(self, language: str, they: bool = False) -> Text:
        if self.fields_moved < 0:
            return (THEY_LOWER if they else LOWERED).say(language, n=-self.fields_moved)
        return (THEY_RAISE if they else RAISED).say(language, n=self.fields_moved)


class Then(effect.Then[AdAstra]):
    """One after the other."""

    __slots__ = ()
    words = Phrase(" and ", " i ")

    def say(self, language: str, they: bool = False) -> Text:
        """Several gains are one sentence: gain 1 food and 1 research."""
        stock: list[tuple[int, int]] = []
        for part in self.effects:
            if isinstance(part, Gain) and part.metric is None:
                stock.append((part.what, part.amount))
            else:
                return super().say(language, they)
        return (THEY_GAIN if they else GAINED).say(language, what=amounts(stock, language))


class Afterwards(effect.Then[AdAstra]):
    """One after the other, where it matters that one comes first."""

    __slots__ = ()


class OneOf(effect.OneOf[AdAstra]):
    """Exactly one of these, or with ``may`` none."""

    __slots__ = ()

    def question(self, seat: int, source: int) -> ChooseOne:
        return ChooseOne(seat, source, self)


class ChooseOne(effect.ChooseOne[AdAstra]):
    """Which of these effects?"""

    __slots__ = ()
    first = CHOOSE_ONE.base
    none = DONE


# Resources of any types


def gain_any(state: AdAstra, seat: int, resources: int) -> None:
    if resources > 0:
        state.push(GainAny(seat, resources))


def pay_any(state: AdAstra, seat: int, resources: int) -> None:
    """Pay so many resources of types of choice, or all if there are fewer."""
    resources = min(resources, stock(state.players[seat]))
    if resources > 0:
        state.push(PayAny(seat, resources))


class GainAny(OpenQuestion[AdAstra]):
    """Which resource do you gain? So many are left to gain."""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks = Phrase("Which resource do you gain? {n} to go", "Który zasób zyskujesz? Pozostało: {n}")
    topic = Phrase("Resource", "Zasób")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        return [GAIN.base + what for what in TYPES]

    def apply(self, state: AdAstra, option: int) -> None:
        state.gain(self.seat, option - GAIN.base, 1)
        gain_any(state, self.seat, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}


class PayAny(OpenQuestion[AdAstra]):
    """Which resource do you give? So many are left to give."""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks = Phrase("Which resource do you give up? {n} to go", "Który zasób oddajesz? Pozostało: {n}")
    topic = Phrase("Resource", "Zasób")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        counts = state.players[self.seat].counts
        return [PAY.base + what for what in TYPES if counts[what]]

    def apply(self, state: AdAstra, option: int) -> None:
        state.gain(self.seat, option - PAY.base, -1)
        pay_any(state, self.seat, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}
