"""OR-TERM: what is on the table, and who may see it."""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import Any

from orrery.games.orion.names import (
    ACTION_CUBES,
    ADVISOR,
    ATTACKS,
    COPIES,
    CUBES,
    FULCRUM,
    MORALE,
    MOST_MORALE,
    MOST_RESOURCES,
    NO_CARD,
    NO_COLOUR,
    NO_RACE,
    POOL,
    PRODUCTION,
    RESERVE,
    STRUCTURE_KINDS,
)
from orrery.kernel.agenda import NATURE
from orrery.kernel.events import HIDDEN, TRUTH
from orrery.kernel.state import State

PUBLIC = 16
"""Among the bits of those who know a card, the bit of whoever has no seat."""


class Player:
    """One civilization: its tracks and cubes, its hand, its systems and its Advisor."""

    __slots__ = (
        "advisor",
        "aside",
        "colour",
        "hand",
        "has",
        "race",
        "shown",
        "systems",
    )

    def __init__(
        self,
        has: list[int],
        hand: list[int],
        shown: tuple[tuple[int, int], ...],
        aside: tuple[int, ...],
        systems: tuple[tuple[int, ...], ...],
        race: int,
        advisor: int,
        colour: int,
    ) -> None:
        self.has = has
        """Everything that is counted: tracks, action cubes, cubes on cards, attack markers (see ``names``)."""
        self.hand = hand
        """Cards in hand, sorted; ``HIDDEN`` for each that the viewer does not know."""
        self.shown = shown
        """Cards in hand that others have seen, each with a bit per seat that knows it, and ``PUBLIC``."""
        self.aside = aside
        """Cards drawn to choose from, not yet in hand."""
        self.systems = systems
        """Each system from its first card to its Working card."""
        self.race = race
        self.advisor = advisor
        self.colour = colour
        """The colour declared for Fulcrum Sandebar."""

    def clone(self) -> Player:
        return Player(
            self.has[:],
            self.hand[:],
            self.shown,
            self.aside,
            self.systems,
            self.race,
            self.advisor,
            self.colour,
        )

    @property
    def cubes(self) -> list[int]:
        """For each system, whether a cube lies on its Working card."""
        return self.has[CUBES : CUBES + len(self.systems)]

    @property
    def advisor_cube(self) -> int:
        return self.has[CUBES + ADVISOR]

    @property
    def attacks(self) -> list[int]:
        """Attack markers on each seat's board."""
        return self.has[ATTACKS:]

    def change_system(self, number: int, cards: tuple[int, ...]) -> None:
        systems = list(self.systems)
        systems[number] = cards
        self.systems = tuple(systems)

    def open_system(self, card: int) -> None:
        self.systems = (*self.systems, (card,))

    def own_systems(self) -> int:
        """Systems that count towards the four: all but Fulcrum Sandebar's."""
        return len(self.systems) - (1 if self.advisor == FULCRUM else 0)

    def gain(self, what: int, amount: int) -> int:
        """Raise or lower a track; what goes over its limit is lost (OR-EFFECT-3). Returns what really changed."""
        before = self.has[what]
        value = before + amount
        if what <= PRODUCTION:
            value = min(value, MOST_RESOURCES)
        elif what == MORALE:
            value = min(value, MOST_MORALE)
        self.has[what] = value
        return value - before

    def receive(self, card: int, viewers: int) -> None:
        """Take a card into hand; the viewers (a bit per seat) know which."""
        insort(self.hand, card)
        if viewers:
            self.shown = (*self.shown, (card, viewers))

    def give_up(self, card: int) -> None:
        """Remove a card from hand. Who knew of one copy knows of none now: nobody can tell the copies apart."""
        self.hand.remove(card)
        if self.shown:
            masks = [mask for shown, mask in self.shown if shown == card]
            if masks:
                self.shown = tuple([entry for entry in self.shown if entry[0] != card])
                if len(masks) == 2 and masks[0] & masks[1]:
                    self.shown = (*self.shown, (card, masks[0] & masks[1]))

    def reveal_hand(self, viewer: int) -> None:
        """A viewer has looked at the whole hand."""
        bit = 1 << viewer
        shown: list[tuple[int, int]] = []
        known = list(self.shown)
        for card in self.hand:
            if card == HIDDEN:
                continue
            mask = 0
            for entry in known:
                if entry[0] == card:
                    mask = entry[1]
                    known.remove(entry)
                    break
            shown.append((card, mask | bit))
        self.shown = tuple(shown)

    def save(self) -> list[Any]:
        return [
            self.has,
            self.hand,
            sorted(self.shown),
            self.aside,
            self.systems,
            self.race,
            self.advisor,
            self.colour,
        ]


def new_player(seats: int) -> Player:
    """A player before the race is known: all action cubes in the Reserve (OR-SETUP-2)."""
    has = [0] * (ATTACKS + seats)
    has[MORALE] = MOST_MORALE
    has[RESERVE] = ACTION_CUBES
    return Player(has, [], (), (), (), NO_RACE, NO_CARD, NO_COLOUR)


def load_player(data: list[Any]) -> Player:
    has, hand, shown, aside, systems, race, advisor, colour = data
    return Player(
        list(has),
        list(hand),
        tuple([(card, mask) for card, mask in shown]),
        tuple(aside),
        tuple([tuple(system) for system in systems]),
        race,
        advisor,
        colour,
    )


class Orion(State):
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
        left = [COPIES] * STRUCTURE_KINDS
        for card in seen:
            if 0 <= card < STRUCTURE_KINDS:
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
            unknown += [card for card in range(STRUCTURE_KINDS) if other.deck[card] > copy]
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

    def scores(self) -> list[int]:
        from orrery.games.orion.scoring import score

        return [score(player) for player in self.players]

    def outcome(self) -> list[int] | None:
        if not self.over:
            return None
        from orrery.games.orion.scoring import places

        return places(self)

    def gain(self, seat: int, what: int, amount: int) -> None:
        """A player gains (or loses) something, and everybody hears of what really changed."""
        player = self.players[seat]
        if what == POOL:
            amount = min(amount, player.has[RESERVE])  # OR-CUBE-4
            player.has[RESERVE] -= amount
        gained = player.gain(what, amount)
        if gained and self.news is not None:
            self.tell("gain", seat, what, gained)


def turn_order(state: Orion) -> list[int]:
    """All seats, clockwise from the First Player (OR-SETUP-4)."""
    return [(state.first + i) % state.seats for i in range(state.seats)]


def opponents(state: Orion, seat: int) -> list[int]:
    """The other seats, clockwise from the left (OR-EFFECT-5)."""
    return [(seat + i) % state.seats for i in range(1, state.seats)]


__all__ = ["Orion", "Player", "load_player", "new_player", "opponents", "turn_order"]
