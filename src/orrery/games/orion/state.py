"""OR-TERM: what is on the table, and who may see it."""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.games.orion.names import COPIES, POOL, RESERVE, STRUCTURES
from orrery.games.orion.player import PUBLIC, Player
from orrery.games.orion.say import amount as said_amount
from orrery.games.orion.scoring import places, score
from orrery.games.parts.index import Index
from orrery.games.parts.offering import InPlay
from orrery.kernel.agenda import NATURE
from orrery.kernel.events import HIDDEN, TRUTH, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase


class Gained(Event):
    __slots__ = ()
    kind = "gain"
    sentence = Phrase("{seat}: {change}.", "{seat}: {change}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        what, change = self.values
        sign = "+" if change >= 0 else "−"
        return {
            "seat": scene.player(self.seat),
            "change": said_amount(what, abs(change), scene.language, sign),
        }


class Orion(InPlay):
    """The whole table."""

    __slots__ = (
        "announced",
        "deck",
        "deck_size",
        "defender",
        "discards",
        "first",
        "middle",
        "novice",
        "over",
        "players",
        "round",
    )

    def __init__(
        self,
        players: list[Player],
        deck: list[int],
        deck_size: int,
        discards: list[int],
        middle: list[int],
        round: int,
        first: int,
        defender: int,
        announced: int,
        novice: bool,
        over: bool,
        other: Orion | None = None,
    ) -> None:
        super().__init__(len(players), other)
        self.players = players
        self.deck = deck
        """How many copies of each structure are in the deck; empty when the viewer cannot know."""
        self.deck_size = deck_size
        self.discards = discards
        """The discard pile, newest last."""
        self.middle = middle
        """Advisors in the middle of the table, sorted."""
        self.round = round
        self.first = first
        """Who has the First Player token."""
        self.defender = defender
        """Who was attacked last."""
        self.announced = announced
        """The card that is being built and lies in no system yet."""
        self.novice = novice
        self.over = over

    def clone(self) -> Orion:
        return Orion(
            [player.clone() for player in self.players],
            self.deck[:],
            self.deck_size,
            self.discards[:],
            self.middle[:],
            self.round,
            self.first,
            self.defender,
            self.announced,
            self.novice,
            self.over,
            self,
        )

    def masked(self, viewer: int) -> Orion:
        """OR-TERM-8: hands and the deck are hidden, save for what the viewer has seen in a hand."""
        other = self.clone()
        if viewer == TRUTH:
            return other
        other.mask_for(viewer)
        other.deck = []
        bit = 1 << viewer if viewer >= 0 else PUBLIC
        for seat, player in enumerate(other.players):
            if seat == viewer:
                continue
            known = [card for card, mask in player.shown if mask & bit]
            player.hand = [HIDDEN] * (len(player.hand) - len(known)) + sorted(known)
            player.aside = (HIDDEN,) * len(player.aside)
            player.shown = tuple([(card, bit) for card in known])
        return other

    def unseen(self) -> list[int]:
        """How many copies of each structure this viewer cannot place: they are in the deck or in a hidden hand."""
        seen = [*self.discards, self.announced]
        for player in self.players:
            seen += player.hand
            seen += player.aside
            for system in player.systems:
                seen += system
        left = [COPIES] * len(STRUCTURES)
        for card in seen:
            if 0 <= card < len(left):
                left[card] -= 1
        return left

    def sampled(self, rng: Random) -> Orion:
        """Hidden cards may be anywhere; what a reshuffle would prove to somebody counting cards is not used."""
        if self.viewer == TRUTH:
            return self.clone()
        while True:
            other = self._dealt(rng)
            # who has announced Construction has something to build, and the like
            if all([question.options(other) for question in other.pending() if question.seat != NATURE]):
                return other

    def _dealt(self, rng: Random) -> Orion:
        """Deal the unseen cards to hidden hands and the deck."""
        other = self.clone()
        other.viewer = TRUTH
        other.deck = self.unseen()
        unknown: list[int] = []
        for copy in range(COPIES):
            unknown += [card for card in range(len(other.deck)) if other.deck[card] > copy]
        for player in other.players:
            player.aside = tuple([other._draw(unknown, rng) if card == HIDDEN else card for card in player.aside])
            player.hand = sorted([other._draw(unknown, rng) if card == HIDDEN else card for card in player.hand])
        return other

    def _draw(self, unknown: list[int], rng: Random) -> int:
        """Take any of the unknown cards out of the deck."""
        place = int(rng.random() * len(unknown))
        card = unknown[place]
        unknown[place] = unknown[-1]
        unknown.pop()
        self.deck[card] -= 1
        return card

    def save(self) -> dict[str, Any]:
        data = self.save_agenda()
        data["players"] = [player.save() for player in self.players]
        data["deck"] = self.deck
        data["deck_size"] = self.deck_size
        data["discards"] = self.discards
        data["middle"] = self.middle
        data["round"] = self.round
        data["first"] = self.first
        data["defender"] = self.defender
        data["announced"] = self.announced
        data["novice"] = self.novice
        data["over"] = self.over
        return data

    def index_of(self, seat: int) -> Index:
        return self.players[seat].index

    def scores(self) -> list[int]:
        return [score(player) for player in self.players]

    def outcome(self) -> list[int] | None:
        return places(self.players) if self.over else None

    def gain(self, seat: int, what: int, amount: int) -> None:
        """A player gains (or loses) something, and everybody hears of what really changed."""
        player = self.players[seat]
        if what == POOL:
            amount = min(amount, player.counts[RESERVE])  # OR-CUBE-4
            player.counts[RESERVE] -= amount
        gained = player.gain(what, amount)
        if gained and self.news is not None:
            self.tell(Gained, seat, what, gained)


def turn_order(state: Orion) -> list[int]:
    """All seats, clockwise from the First Player (OR-SETUP-4)."""
    return [(state.first + i) % state.seats for i in range(state.seats)]


def opponents(state: Orion, seat: int) -> list[int]:
    """The other seats, clockwise from the left (OR-EFFECT-5)."""
    return [(seat + i) % state.seats for i in range(1, state.seats)]
