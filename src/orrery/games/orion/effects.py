"""Effects made of effects: sequences, choices, exchanges, and effects on others."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.card import Paid, Resources
from orrery.games.orion.gains import Gain
from orrery.games.orion.names import ADVISOR, FLEET, FOOD, PRODUCTION, TRADES
from orrery.games.orion.player import Player
from orrery.games.orion.refusals import CANNOT_PAY, NOTHING_TO_TRADE
from orrery.games.orion.say import amount, colour_name, listed, phrase
from orrery.games.orion.state import Orion, opponents
from orrery.games.orion.words import CHOOSE, DONE, EXCHANGE, EXCHANGED
from orrery.games.parts import effect as parts
from orrery.games.parts.effect import Effect, Resolve
from orrery.kernel.agenda import Question
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

# Sequences and choices


def bare_amounts(effects: list[Effect[Orion]], language: str) -> list[Text]:
    """What these effects gain, if they are nothing but gains, so that one verb can serve them all."""
    amounts: list[Text] = []
    for effect in effects:
        if not isinstance(effect, Gain) or effect.count is not None or effect.amount <= 0:
            return []
        amounts.append(amount(effect.what, effect.amount, language))
    return amounts


class Then(parts.Then[Orion]):
    """One part after the other, each as fully as possible (OR-EFFECT-2)."""

    __slots__ = ()

    def say(self, language: str, they: bool = False) -> Text:
        amounts = bare_amounts(self.effects, language)
        if amounts:
            return phrase("gain", language, they, what=listed("and", amounts, language))
        return super().say(language, they)


class OneOf(parts.OneOf[Orion]):
    """Exactly one of these (OR-EFFECT-4)."""

    __slots__ = ()

    def question(self, seat: int, source: int) -> Question[Orion]:
        return ChooseOne(seat, source, self)

    def say(self, language: str, they: bool = False) -> Text:
        amounts = bare_amounts(self.effects, language)
        if amounts:
            return phrase("gain", language, they, what=listed("or", amounts, language))
        if they:
            chosen = [effect.say(language, language == "pl") for effect in self.effects]
            return phrase("chooses", language, effects=listed("or", chosen, language))
        return listed("or", [effect.say(language) for effect in self.effects], language)


class ChooseOne(parts.ChooseOne[Orion]):
    """Which one?"""

    __slots__ = ()
    first = CHOOSE.base
    none = DONE


class IfWorking(Effect[Orion]):
    """If you have a Working card of this colour."""

    __slots__ = ("colour", "effect")

    def __init__(self, colour: int, effect: Effect[Orion]) -> None:
        super().__init__()
        self.colour = colour
        self.effect = effect

    def happen(self, state: Orion, seat: int, source: int) -> None:
        player = state.players[seat]
        for system in player.systems:
            if player.colour_of(system[-1]) == self.colour:
                self.effect.happen(state, seat, source)
                return

    def parts(self) -> list[Effect[Orion]]:
        return [self.effect]

    def say(self, language: str, they: bool = False) -> Text:
        colour = colour_name(self.colour, language)
        return phrase("if-working", language, they, colour=colour, effect=self.effect.say(language, they))


# Exchanges


class Exchange(Effect[Orion]):
    """Pay one side and gain the other, in either direction, once."""

    __slots__ = ("left", "right")

    def __init__(self, left: Resources, right: Resources) -> None:
        super().__init__()
        self.left = left
        self.right = right

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        player = state.players[seat]
        return None if can_pay(player, self.left) or can_pay(player, self.right) else CANNOT_PAY

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseSide(seat, source, self))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("exchange", language, they, left=self.left, right=self.right)


def can_pay(player: Player, side: Resources) -> bool:
    counts = player.counts
    return counts[FOOD] >= side.food and counts[FLEET] >= side.fleet and counts[PRODUCTION] >= side.production


class ChooseSide(Question[Orion]):
    """Which side do you pay?"""

    __slots__ = ("effect", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")
    asks = Phrase("What do you pay?", "Co płacisz?")
    topic = Phrase("Exchange", "Wymiana")

    def __init__(self, seat: int, source: int, effect: Exchange) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def candidates(self, state: Orion) -> list[int]:
        return [CHOOSE.base, CHOOSE.base + 1]

    def sides(self, option: int) -> tuple[Resources, Resources]:
        """What is paid, and what is gained."""
        left, right = self.effect.left, self.effect.right
        return (left, right) if option == CHOOSE.base else (right, left)

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return None if can_pay(state.players[self.seat], self.sides(option)[0]) else CANNOT_PAY

    def apply(self, state: Orion, option: int) -> None:
        paid, gained = self.sides(option)
        counts = state.players[self.seat].counts
        counts[FOOD] -= paid.food
        counts[FLEET] -= paid.fleet
        counts[PRODUCTION] -= paid.production
        state.tell(Paid, self.seat, paid.food, paid.fleet, paid.production, 0, 0, 0)
        state.gain(self.seat, FOOD, gained.food)
        state.gain(self.seat, FLEET, gained.fleet)
        state.gain(self.seat, PRODUCTION, gained.production)

    def label(self, state: Orion, kind: Kind, option: int, scene: Scene) -> Text:
        paid, gained = self.sides(option)
        return EXCHANGED.say(scene.language, left=paid, right=gained)


def trade_refusal(state: Orion, seat: int, trade: int) -> Refusal | None:
    paid, cost, _, _ = TRADES[trade]
    return CANNOT_PAY if state.players[seat].counts[paid] < cost else None


def can_trade(player: Player) -> bool:
    for paid, cost, _, _ in TRADES:
        if player.counts[paid] >= cost:
            return True
    return False


class ChooseTrade(Question[Orion]):
    """OR-TRADE-1: which exchange of the Trade row?"""

    __slots__ = ()
    asks = Phrase("What do you exchange?", "Co wymieniasz?")
    topic = Phrase("Exchange", "Wymiana")

    def candidates(self, state: Orion) -> list[int]:
        return [EXCHANGE.base + trade for trade in range(len(TRADES))]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return trade_refusal(state, self.seat, option - EXCHANGE.base)

    def apply(self, state: Orion, option: int) -> None:
        paid, cost, gained, gain = TRADES[option - EXCHANGE.base]
        state.gain(self.seat, paid, -cost)
        state.gain(self.seat, gained, gain)


class FreeTrade(Effect[Orion]):
    """One exchange of the Trade row without an action."""

    __slots__ = ()

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        return None if can_trade(state.players[seat]) else NOTHING_TO_TRADE

    def happen(self, state: Orion, seat: int, source: int) -> None:
        state.push(ChooseTrade(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("free-trade", language, they)


# Others


class EachOpponent(Effect[Orion]):
    """Every opponent, clockwise from the left, is subject to this (OR-EFFECT-5)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect[Orion]) -> None:
        super().__init__()
        self.effect = effect

    def happen(self, state: Orion, seat: int, source: int) -> None:
        for other in reversed(opponents(state, seat)):
            state.push(Resolve(other, ADVISOR, self.effect))

    def parts(self) -> list[Effect[Orion]]:
        return [self.effect]

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("each-opponent", language, they, effect=self.effect.say(language, True))


class Defender(Effect[Orion]):
    """The player just attacked is subject to this."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect[Orion]) -> None:
        super().__init__()
        self.effect = effect

    def happen(self, state: Orion, seat: int, source: int) -> None:
        self.effect.happen(state, state.defender, ADVISOR)

    def parts(self) -> list[Effect[Orion]]:
        return [self.effect]

    def say(self, language: str, they: bool = False) -> Text:
        return phrase("defender", language, they, effect=self.effect.say(language, True))
