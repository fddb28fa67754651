"""Effects made of effects: sequences, choices, exchanges, and effects on others."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.card import Ability, Effect, Price, colour_of
from orrery.games.orion.gains import Gain
from orrery.games.orion.names import (
    ADVISOR,
    FLEET,
    FOOD,
    PRODUCTION,
    TRADES,
)
from orrery.games.orion.refusals import CANNOT_PAY, NOTHING_TO_TRADE
from orrery.games.orion.resolve import Resolve
from orrery.games.orion.say import amount, colour_name, join, phrase
from orrery.games.orion.state import Orion, Player, opponents
from orrery.games.orion.words import CHOOSE, EXCHANGE
from orrery.kernel.agenda import Question
from orrery.kernel.text import Refusal

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
    for paid, cost, _, _ in TRADES:
        if player.has[paid] >= cost:
            return True
    return False


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
