"""The vocabulary of effects: gains, cards, counts and choices. What they do and what they say stand together."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.orion.card import CARDS, Ability, Effect, Formula, Price, colour_of
from orrery.games.orion.deck import discard_cards, draw, take_discard
from orrery.games.orion.names import (
    ADVISOR,
    FLEET,
    FOOD,
    FULCRUM,
    MORALE,
    POOL,
    PRODUCTION,
    RESERVE,
    TRADES,
    VP,
)
from orrery.games.orion.refusals import CANNOT_PAY, NO_DISCARDS, NO_RESERVE, NOTHING_TO_TRADE, TOO_FEW_CARDS
from orrery.games.orion.resolve import Resolve
from orrery.games.orion.say import amount, colour_name, join, phrase
from orrery.games.orion.state import Orion, Player, opponents
from orrery.games.orion.words import CHOOSE, DONE, EXCHANGE, TAKE, TAKE_OLDER
from orrery.kernel.agenda import OpenQuestion, Question
from orrery.kernel.text import Refusal

# Counts

STRUCTURES_HERE: Final = 0
CARDS_HERE: Final = 1
STRUCTURES_MINE: Final = 2
CARDS_MINE: Final = 3
WORKING_COLOURS: Final = 4
SYSTEMS_MINE: Final = 5
MORALE_PAIRS: Final = 6


class Count:
    """Something that is counted when the effect is resolved (OR-EFFECT-6)."""

    __slots__ = ("colour", "what")

    def __init__(self, what: int, colour: int = -1) -> None:
        self.what = what
        self.colour = colour

    def value(self, player: Player, source: int) -> int:
        what = self.what
        if what == SYSTEMS_MINE:
            return len(player.systems)
        if what == MORALE_PAIRS:
            return max(0, player.has[MORALE]) // 2
        if what == WORKING_COLOURS:
            seen = 0
            for system in player.systems:
                seen |= 1 << colour_of(player, system[-1])
            return seen.bit_count()
        systems = player.systems[source : source + 1] if what in (STRUCTURES_HERE, CARDS_HERE) else player.systems
        with_fulcrum = what in (CARDS_HERE, CARDS_MINE)
        count = 0
        for system in systems:
            for card in system:
                if card == FULCRUM:
                    if with_fulcrum and player.colour == self.colour:
                        count += 1
                elif CARDS[card].colour == self.colour:
                    count += 1
        return count

    def say(self, language: str, they: bool) -> str:
        keys = (
            "structures-here", "cards-here", "structures-mine", "cards-mine",
            "working-colours", "systems-mine", "morale-pairs",
        )  # fmt: skip
        return phrase(keys[self.what], language, they, colour=colour_name(self.colour, language))


def structures_here(colour: int) -> Count:
    return Count(STRUCTURES_HERE, colour)


def cards_here(colour: int) -> Count:
    return Count(CARDS_HERE, colour)


def structures(colour: int) -> Count:
    return Count(STRUCTURES_MINE, colour)


def cards(colour: int) -> Count:
    return Count(CARDS_MINE, colour)


# Gains


class Gain(Effect):
    """Gain an amount of something, or lose it; with a count, so much for each."""

    __slots__ = ("amount", "count", "what")

    def __init__(self, what: int, amount: int, count: Count | None = None) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.count = count

    def each(self, count: Count) -> Gain:
        return Gain(self.what, self.amount, count)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        times = 1 if self.count is None else self.count.value(state.players[seat], source)
        state.gain(seat, self.what, self.amount * times)

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return NO_RESERVE if self.what == POOL and state.players[seat].has[RESERVE] == 0 else None

    def plain(self) -> bool:
        return self.what == VP

    def say(self, language: str, they: bool = False) -> str:
        what = amount(self.what, abs(self.amount), language)
        key = "lose" if self.amount < 0 else "gain"
        if self.count is None:
            return phrase(key, language, they, what=what)
        return phrase(key + "-each", language, they, what=what, each=self.count.say(language, they))


class VpEach(Formula):
    """End of the game: VP for each of something."""

    __slots__ = ("amount", "count")

    def __init__(self, amount: int, count: Count) -> None:
        super().__init__()
        self.amount = amount
        self.count = count

    def value(self, player: Player) -> int:
        return self.amount * self.count.value(player, 0)

    def say(self, language: str, they: bool = False) -> str:
        what = amount(VP, self.amount, language)
        return phrase("gain-each", language, they, what=what, each=self.count.say(language, they))


def food(n: int) -> Gain:
    return Gain(FOOD, n)


def fleet(n: int) -> Gain:
    return Gain(FLEET, n)


def production(n: int) -> Gain:
    return Gain(PRODUCTION, n)


def vp(n: int) -> Gain:
    return Gain(VP, n)


def morale(n: int) -> Gain:
    return Gain(MORALE, n)


def actions(n: int) -> Gain:
    return Gain(POOL, n)


# Sequences and choices


def bare_amounts(effects: list[Effect], language: str) -> list[str]:
    """What these effects gain, if they are nothing but gains, so that one verb can serve them all."""
    amounts: list[str] = []
    for effect in effects:
        if not isinstance(effect, Gain) or effect.count is not None or effect.amount <= 0:
            return []
        amounts.append(amount(effect.what, effect.amount, language))
    return amounts


class Then(Effect):
    """One part after the other, each as fully as possible (OR-EFFECT-2)."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = list(effects)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        for effect in reversed(self.effects):
            state.push(Resolve(seat, source, effect))

    def parts(self) -> list[Effect]:
        return self.effects

    def say(self, language: str, they: bool = False) -> str:
        amounts = bare_amounts(self.effects, language)
        if amounts:
            return phrase("gain", language, they, what=join("and", amounts, language))
        return join("then", [effect.say(language, they) for effect in self.effects], language)


class Choice(Effect):
    """Exactly one of these (OR-EFFECT-4)."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = list(effects)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseOne(seat, source, self))

    def parts(self) -> list[Effect]:
        return self.effects

    def say(self, language: str, they: bool = False) -> str:
        amounts = bare_amounts(self.effects, language)
        if amounts:
            return phrase("gain", language, they, what=join("or", amounts, language))
        if they:
            chosen = [effect.say(language, language == "pl") for effect in self.effects]
            return phrase("chooses", language, effects=join("or", chosen, language))
        return join("or", [effect.say(language) for effect in self.effects], language)


class ChooseOne(Question[Orion]):
    """Which one?"""

    __slots__ = ("effect", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")

    def __init__(self, seat: int, source: int, effect: Choice) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def candidates(self, state: Orion) -> list[int]:
        return [CHOOSE.base + number for number in range(len(self.effect.effects))]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return self.effect.effects[option - CHOOSE.base].refusal(state, self.seat, self.source)

    def apply(self, state: Orion, option: int) -> None:
        self.effect.effects[option - CHOOSE.base].happen(state, self.seat, self.source)


class IfWorking(Effect):
    """If you have a Working card of this colour."""

    __slots__ = ("colour", "effect")

    def __init__(self, colour: int, effect: Effect) -> None:
        super().__init__()
        self.colour = colour
        self.effect = effect

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        for system in player.systems:
            if colour_of(player, system[-1]) == self.colour:
                self.effect.happen(state, seat, source)
                return

    def parts(self) -> list[Effect]:
        return [self.effect]

    def say(self, language: str, they: bool = False) -> str:
        colour = colour_name(self.colour, language)
        return phrase("if-working", language, they, colour=colour, effect=self.effect.say(language, they))


# Exchanges


class Exchange(Effect):
    """Pay one side and gain the other, in either direction, once."""

    __slots__ = ("left", "right")

    def __init__(self, left: Price, right: Price) -> None:
        super().__init__()
        self.left = left
        self.right = right

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        player = state.players[seat]
        if self.left.refusal(player, source) is None:
            return None
        return self.right.refusal(player, source)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseSide(seat, source, self))

    def say(self, language: str, they: bool = False) -> str:
        left = join("and", price_parts(self.left, language), language)
        right = join("and", price_parts(self.right, language), language)
        return phrase("exchange", language, they, left=left, right=right)


def price_parts(price: Price, language: str) -> list[str]:
    """The resources of a price, each as "3 Food"."""
    sides = ((FOOD, price.food), (FLEET, price.fleet), (PRODUCTION, price.production))
    return [amount(what, n, language) for what, n in sides if n]


class ChooseSide(Question[Orion]):
    """Which side do you pay?"""

    __slots__ = ("effect", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")

    def __init__(self, seat: int, source: int, effect: Exchange) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def candidates(self, state: Orion) -> list[int]:
        return [CHOOSE.base, CHOOSE.base + 1]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        side = self.effect.left if option == CHOOSE.base else self.effect.right
        return side.refusal(state.players[self.seat], self.source)

    def apply(self, state: Orion, option: int) -> None:
        paid, gained = self.effect.left, self.effect.right
        if option != CHOOSE.base:
            paid, gained = gained, paid
        paid.pay(state, self.seat, self.source)
        state.gain(self.seat, FOOD, gained.food)
        state.gain(self.seat, FLEET, gained.fleet)
        state.gain(self.seat, PRODUCTION, gained.production)


def trade_refusal(state: Orion, seat: int, trade: int) -> Refusal | None:
    paid, cost, _, _ = TRADES[trade]
    return CANNOT_PAY if state.players[seat].has[paid] < cost else None


def can_trade(player: Player) -> bool:
    has = player.has
    return has[PRODUCTION] >= 1 or has[FLEET] >= 2 or has[FOOD] >= 3


class ChooseTrade(Question[Orion]):
    """OR-TRADE-1: which exchange of the Trade row?"""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [EXCHANGE.base + trade for trade in range(len(TRADES))]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return trade_refusal(state, self.seat, option - EXCHANGE.base)

    def apply(self, state: Orion, option: int) -> None:
        paid, cost, gained, gain = TRADES[option - EXCHANGE.base]
        state.gain(self.seat, paid, -cost)
        state.gain(self.seat, gained, gain)


class FreeTrade(Effect):
    """One exchange of the Trade row without an action."""

    __slots__ = ()

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return None if can_trade(state.players[seat]) else NOTHING_TO_TRADE

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseTrade(seat))

    def say(self, language: str, they: bool = False) -> str:
        return phrase("free-trade", language, they)


# Cards


class Draw(Effect):
    """Draw cards; with a count, so many for each."""

    __slots__ = ("cards", "count")

    def __init__(self, cards: int, count: Count | None = None) -> None:
        super().__init__()
        self.cards = cards
        self.count = count

    def happen(self, state: Orion, seat: int, source: int) -> None:
        times = 1 if self.count is None else self.count.value(state.players[seat], source)
        draw(state, seat, self.cards * times)

    def say(self, language: str, they: bool = False) -> str:
        if self.count is None:
            return phrase("draw", language, they, n=self.cards)
        return phrase("draw-each", language, they, n=self.cards, each=self.count.say(language, they))


class Discard(Effect):
    """Choose and discard cards from hand, as many as there are."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return TOO_FEW_CARDS if len(state.players[seat].hand) < self.cards else None

    def happen(self, state: Orion, seat: int, source: int) -> None:
        discard_cards(state, seat, self.cards)

    def say(self, language: str, they: bool = False) -> str:
        return phrase("discard", language, they, n=self.cards)


class TakeDiscard(Effect):
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

    def say(self, language: str, they: bool = False) -> str:
        key = "take-top" if self.depth == 1 else "take-newest" if self.depth else "take-any"
        return phrase(("may-" if self.may else "") + key, language, they, n=self.depth)


class TakeCard(OpenQuestion[Orion]):
    """Which card of the discard pile do you take?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

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


# Others


class EachOpponent(Effect):
    """Every opponent, clockwise from the left, is subject to this (OR-EFFECT-5)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def happen(self, state: Orion, seat: int, source: int) -> None:
        for other in reversed(opponents(state, seat)):
            state.push(Resolve(other, ADVISOR, self.effect))

    def parts(self) -> list[Effect]:
        return [self.effect]

    def say(self, language: str, they: bool = False) -> str:
        return phrase("each-opponent", language, they, effect=self.effect.say(language, True))


class Defender(Effect):
    """The player just attacked is subject to this."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def happen(self, state: Orion, seat: int, source: int) -> None:
        self.effect.happen(state, state.defender, ADVISOR)

    def parts(self) -> list[Effect]:
        return [self.effect]

    def say(self, language: str, they: bool = False) -> str:
        return phrase("defender", language, they, effect=self.effect.say(language, True))


def may(effect: Effect, price: Price) -> Ability:
    """You may pay this for that."""
    return Ability(effect, price, optional=True)
