"""Effects that gain or lose something, for each of whatever is counted."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS, Formula
from orrery.games.orion.names import (
    FLEET,
    FOOD,
    MORALE,
    NO_COLOUR,
    POOL,
    PRODUCTION,
    RESERVE,
    VP,
)
from orrery.games.orion.player import Player
from orrery.games.orion.refusals import NO_RESERVE
from orrery.games.orion.say import amount, colour_name, phrase
from orrery.games.orion.state import Orion
from orrery.games.parts.effect import Effect
from orrery.kernel.text import Refusal, Text

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
            return max(0, player.counts[MORALE]) // 2
        if what == WORKING_COLOURS:
            seen = 0
            for system in player.systems:
                seen |= 1 << player.colour_of(system[-1])
            return seen.bit_count()
        systems = player.systems[source : source + 1] if what in (STRUCTURES_HERE, CARDS_HERE) else player.systems
        with_advisor = what in (CARDS_HERE, CARDS_MINE)
        count = 0
        for system in systems:
            for card in system:
                colour = CARDS[card].colour
                if colour == self.colour or (colour == NO_COLOUR and with_advisor and player.colour == self.colour):
                    count += 1
        return count

    def say(self, language: str, they: bool) -> Text:
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


class Gain(Effect[Orion]):
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
        return NO_RESERVE if self.what == POOL and state.players[seat].counts[RESERVE] == 0 else None

    def plain(self) -> bool:
        return self.what == VP

    def say(self, language: str, they: bool = False) -> Text:
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

    def say(self, language: str) -> Text:
        what = amount(VP, self.amount, language)
        return phrase("gain-each", language, what=what, each=self.count.say(language, False))


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
