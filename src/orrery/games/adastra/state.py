"""AA-COMP, AA-HIDE: everything on the table. Chapters work on it; ``tabletop`` copies, masks and deals it."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, Final

from orrery.games.adastra.combat.fight import Fight
from orrery.games.adastra.galaxy.chart import chart_of
from orrery.games.adastra.galaxy.tiles import SYSTEMS
from orrery.games.adastra.names import BUILDING_FIGURES, MOST_UNREST, NEUTRAL_FIGURES, NONE
from orrery.games.adastra.player import UNREST, Player
from orrery.games.adastra.say import amount as said_amount
from orrery.games.parts.index import Index
from orrery.games.parts.offering import InPlay
from orrery.kernel.agenda import Step
from orrery.kernel.events import TRUTH, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers

# Decks and stacks; each has a discard pile of its own (AA-COMP-6).
TECHNOLOGY_DECK: Final = 0
MISSION_DECK: Final = 1
ANOMALY_DECK: Final = 2
DIPLOMAT_DECK: Final = 3
DIRECTIVE_DECK: Final = 4
ENVOY_DECK: Final = 5
PLANET_DECK: Final = 6
"""The first of four stacks, by the colour of the star."""
DISCOVERY_DECK: Final = 10
STAR_DECK: Final = 11
"""Star tiles that may still be drawn while the galaxy is built."""
EMPIRE_DECK: Final = 12
DECKS: Final = 13

# What a turn keeps in mind, by its place in ``AdAstra.turn``. Begun anew with every turn.
ACTIVE: Final = 0
"""Whose turn it is (also in management)."""
ACTION: Final = 1
"""The standard action under way, or none."""
CARD: Final = 2
"""The technology card that was played for it and lies between hand and board, or none (AA-TECH-2)."""
CHOSEN: Final = 3
"""A bit for each system (or branch) chosen for the action (AA-ACT-10)."""
CHOICES: Final = 4
"""Additional systems that cost no credit, still left (AA-ACT-8)."""
REDUCTION: Final = 5
"""By how much the action's items may still become cheaper as a whole (AA-PRICE-2)."""
SAVED: Final = 6
"""Bits of the discounts on one item that this action has used (AA-PRICE-5): by place in the index's family."""
EXTRA: Final = 7
"""1 while the one system with an additional element or population has not been used (Global Factory, Prolific)."""
SYSTEM: Final = 8
"""The system of the combat, invasion or part of an action under way."""
LABOURED: Final = 9
"""1 when Forced Labour was used this turn."""
TRADES: Final = 10
"""Proposals made this turn; 9 when an agreement was concluded (AA-TRADE-6)."""
EMPIRE: Final = 11
"""1 while the action is part of an empire action."""
BONUS: Final = 12
"""A figure that an empire action adds: speed of Pounce, dice of Web of Lies, a discount of Hive Labour…"""
DONE_BITS: Final = 13
"""Bits of diplomatic effects used once in this test, and of rivals whose unrest was raised."""
RESULT: Final = 14
"""Successes of the invasion under way; what else a chapter has to remember between two questions."""
SPARE: Final = 15
"""A second such figure."""
LAST: Final = 16
"""The word by which somebody last did something in a turn: everybody saw it. It outlasts the turn."""
TURN: Final = 17

# Deeds that one-time directives watch for (XX-CNC-9).
DESTROY_NEUTRAL: Final = 0
EXPLORE_OR_REMOVE: Final = 1
BRANCH_AT_FOUR: Final = 2
GIFT_OF_FIVE: Final = 3
COLONIZE: Final = 4
BUILD_SCANNER: Final = 5
DEEDS: Final = 6

# What seats do at the same time, each at its desk; their answers are sealed in ``Player.sealed`` until all are in.
NO_TASK: Final = 0
SETTLING: Final = 1
"""Keeping a mission and placing the first population (AA-SETUP-15)."""
DRAFTING: Final = 2
DISCARDING: Final = 3
"""Down to the hand limit after the draft (AA-DRAFT-3)."""
VOTING: Final = 4
"""Selecting envoys (XX-CNC-6)."""

FIELDS: Final = Numbers(1)


class Gained(Event):
    __slots__ = ()
    kind = "gain"
    sentence = Phrase("{seat}: {change}.", "{seat}: {change}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        what, change = self.values
        sign = "+" if change >= 0 else "−"
        return {"seat": scene.player(self.seat), "change": said_amount(what, abs(change), scene.language, sign)}


class UnrestMoved(Event):
    __slots__ = ()
    kind = "unrest"
    fields = (("before", FIELDS), ("after", FIELDS))
    sentence = Phrase(
        "{seat}: unrest from field {before} to {after}.", "{seat}: niezadowolenie z pola {before} na {after}."
    )


class AdAstra(InPlay):
    """The whole table."""

    __slots__ = (
        "active", "buildings", "chart", "council", "decks", "deeds", "dice", "dimmed", "directions", "discovery",
        "ends", "epic", "expansion", "fight", "first", "first_game", "fleet", "holder", "influence", "journeys",
        "laid", "laying", "lent", "memories", "minors", "minors_used", "mission_tokens", "missions", "moved", "offer",
        "order", "over", "owner", "passed", "people", "piles", "planet", "players", "proposals", "round", "spots",
        "stock", "task", "tokens", "turn", "votes", "wild",
    )  # fmt: skip

    def __init__(self, players: list[Player], other: AdAstra | None = None) -> None:
        super().__init__(len(players), other)
        self.players = players
        if other is None:
            self._begin()
        else:
            self._copy(other)

    def _begin(self) -> None:
        none: tuple[int, ...] = ()
        # The course of the game
        self.round = 0
        self.first = 0
        """The first player of the setup (AA-SETUP-3)."""
        self.order = none
        """Seats in the order of this round (AA-ACT-1)."""
        self.passed = none
        """Seats that have passed, in order: the next round's order (AA-MGT-2)."""
        self.ends = 0
        """The last round, as it stands now (AA-END-1)."""
        self.over = False
        self.epic = False
        self.expansion = False
        self.minors = False
        self.council = False
        self.first_game = False
        # The galaxy, by system
        self.spots: tuple[int, ...] = (NONE,) * SYSTEMS
        """Where each star tile lies: its cell times six plus its rotation, or none."""
        self.chart = chart_of(self.spots)
        self.planet = [NONE] * SYSTEMS
        self.discovery = [NONE] * SYSTEMS
        self.tokens = [0] * SYSTEMS
        """Anomaly tokens."""
        self.owner = [NONE] * SYSTEMS
        """Who possesses it (AA-DEF-POSS)."""
        self.people = [0] * (SYSTEMS * 3)
        """Population of each profession: of system s at 3 * s, 3 * s + 1, 3 * s + 2."""
        self.buildings = [0] * SYSTEMS
        """A bit for each planetary building."""
        self.holder = [NONE] * SYSTEMS
        """Whose units and orbital buildings are there: one side alone (AA-DEF-MEET)."""
        self.fleet = [0] * SYSTEMS
        """These units and orbital buildings (see ``galaxy.fleets``)."""
        self.influence = [NONE] * SYSTEMS
        """Whose influence token is there (AA-DEF-INFL)."""
        self.dimmed = 0
        """A bit for each system whose influence token is flipped."""
        self.lent = 0
        """A bit for each token of Sol that somebody else has flipped this turn (Federation Builder)."""
        self.minors_used = 0
        """A bit for each system whose minor civilization has been used this round (XX-MIN-4)."""
        # Supplies
        self.stock = list(BUILDING_FIGURES)
        """Planetary buildings left."""
        self.wild = list(NEUTRAL_FIGURES)
        """Neutral figures left."""
        self.decks: list[tuple[int, ...]] = [()] * DECKS
        """What is in each deck, sorted: its order is nobody's knowledge."""
        self.piles: list[tuple[int, ...]] = [()] * DECKS
        """The discards of each, newest last."""
        # Missions and council
        self.missions = none
        """Missions on the table."""
        self.mission_tokens = none
        """For each of them a bit for each seat whose empire token lies on it."""
        self.active = (NONE, NONE, NONE)
        """The active directive above each proposal slot."""
        self.proposals = (NONE, NONE, NONE)
        self.votes = none
        """In a session: the votes for each proposal slot."""
        self.laid = none
        """Tiles or cards drawn openly, to choose from."""
        self.laying = NONE
        """The deck that those drawn last came from."""
        self.offer = none
        """The proposal of a Trade Agreement that is being made or waits for an answer (see ``diplomacy.proposal``)."""
        self.task = NO_TASK
        """What all seats work at, each at a desk of its own, or in a session have sealed and not yet revealed."""
        # The turn
        self.turn = [0] * TURN
        self.turn[ACTION] = self.turn[CARD] = NONE
        self.deeds = none
        """What was done this turn that one-time directives watch for: a seat times DEEDS plus the deed."""
        self.moved = [0] * SYSTEMS
        """The part of each fleet that has moved in this action and moves no more (AA-FLIGHT-2)."""
        self.journeys = none
        """Where units of this action began and where they have gone, or what they attack (AA-ATK-3, AA-DISC-4): origin,
        target, digit, how many; again and again."""
        self.dice = [0] * 12
        """Dice showing each face: the active side's from 1 to 6, then the other side's."""
        self.fight: Fight | None = None
        """The combat under way."""
        self.directions = 0
        """In the draft phase: 1 if packs go to the left, -1 if to the right (AA-DRAFT-2); 0 when it is over."""
        self.memories: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()
        """In a masked state: cards that the viewer has passed on, and the places where they must be now."""

    def _copy(self, other: AdAstra) -> None:
        self.round = other.round
        self.first = other.first
        self.order = other.order
        self.passed = other.passed
        self.ends = other.ends
        self.over = other.over
        self.epic = other.epic
        self.expansion = other.expansion
        self.minors = other.minors
        self.council = other.council
        self.first_game = other.first_game
        self.spots = other.spots
        self.chart = other.chart
        self.planet = other.planet[:]
        self.discovery = other.discovery[:]
        self.tokens = other.tokens[:]
        self.owner = other.owner[:]
        self.people = other.people[:]
        self.buildings = other.buildings[:]
        self.holder = other.holder[:]
        self.fleet = other.fleet[:]
        self.influence = other.influence[:]
        self.dimmed = other.dimmed
        self.lent = other.lent
        self.minors_used = other.minors_used
        self.stock = other.stock[:]
        self.wild = other.wild[:]
        self.decks = other.decks[:]
        self.piles = other.piles[:]
        self.missions = other.missions
        self.mission_tokens = other.mission_tokens
        self.active = other.active
        self.proposals = other.proposals
        self.votes = other.votes
        self.laid = other.laid
        self.laying = other.laying
        self.offer = other.offer
        self.task = other.task
        self.turn = other.turn[:]
        self.deeds = other.deeds
        self.moved = other.moved[:]
        self.journeys = other.journeys
        self.dice = other.dice[:]
        self.fight = None if other.fight is None else other.fight.clone()
        self.directions = other.directions
        self.memories = other.memories

    @abstractmethod
    def clone(self) -> AdAstra: ...

    @abstractmethod
    def masked(self, viewer: int) -> AdAstra: ...

    @abstractmethod
    def sampled(self, rng: Random) -> AdAstra: ...

    @abstractmethod
    def opening(self, seat: int) -> list[Step[Any]]:
        """The steps that a seat's desk begins with in this task, the first one last."""

    # What every chapter does

    def index_of(self, seat: int) -> Index:
        return self.players[seat].index

    def gain(self, seat: int, what: int, amount: int) -> None:
        """A player gains, or with a negative amount pays, a resource."""
        if amount:
            self.players[seat].counts[what] += amount
            if self.news is not None:
                self.tell(Gained, seat, what, amount)

    def move_unrest(self, seat: int, fields: int) -> int:
        """AA-UNR-1: the marker moves, cut off at both ends; returns by how many fields it has moved."""
        counts = self.players[seat].counts
        before = counts[UNREST]
        after = min(MOST_UNREST, max(0, before + fields))
        if after != before:
            counts[UNREST] = after
            self.tell(UnrestMoved, seat, before, after)
        return after - before

    def do(self, seat: int, deed: int) -> None:
        """Something happened that a one-time directive may watch for; it is claimed at the end of the turn."""
        if self.council:
            self.deeds = (*self.deeds, seat * DEEDS + deed)

    def sit(self, task: int) -> None:
        """Everybody works at a desk of their own; what is on the agenda goes on when all answers are in."""
        self.task = task
        for player in self.players:
            player.sealed = ()
        self.open_desks([self.opening(seat) for seat in range(self.seats)])
        if self.viewer != TRUTH:
            self.mask_for(self.viewer)

    def save(self) -> dict[str, Any]:
        data = self.save_agenda()
        data["players"] = [player.save() for player in self.players]
        data["fight"] = None if self.fight is None else self.fight.save()
        for name in SAVED_AS_IT_IS:
            data[name] = getattr(self, name)
        return data


SAVED_AS_IT_IS: Final = (
    "round", "first", "order", "passed", "ends", "over", "epic", "expansion", "minors", "council", "first_game",
    "spots", "planet", "discovery", "tokens", "owner", "people", "buildings", "holder", "fleet", "influence",
    "dimmed", "lent", "minors_used", "stock", "wild", "decks", "piles", "missions", "mission_tokens", "active",
    "proposals", "votes", "laid", "laying", "offer", "task", "turn", "deeds", "moved", "journeys", "dice",
    "directions", "memories",
)  # fmt: skip


def rivals(state: AdAstra, seat: int) -> list[int]:
    """The other seats, clockwise from the left."""
    return [(seat + i) % state.seats for i in range(1, state.seats)]


def population(state: AdAstra, system: int) -> int:
    people = state.people
    return people[3 * system] + people[3 * system + 1] + people[3 * system + 2]
