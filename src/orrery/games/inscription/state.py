"""The whole table as plain data: players, cards, dice, the AI faction. ``tabletop`` adds what the rules know."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, Final

from orrery.games.inscription.names import NO_AI, NOBODY, NONE
from orrery.games.inscription.player import Player
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.state import State

NUMBERS: Final = (
    "task", "round", "event", "unseen_events", "foreseen", "speaker", "turned", "wars", "reached_left",
    "reached_right", "agenda_card", "fail_card", "outcome_side", "named", "side_by_side", "difficulty",
    "ai_goals", "ai_mecatol", "ai_votes", "die",
)  # fmt: skip
FLAGS: Final = ("asymmetric", "short_finale", "tutorial", "over")
TUPLES: Final = ("black", "focus", "objectives", "mecatol", "ai", "past")


class Inscription(State):
    """A game of Twilight Inscription."""

    __slots__ = (*NUMBERS, *FLAGS, *TUPLES, "before", "players")

    players: list[Player]
    before: list[Player]
    """While desks are open: every player as at the end of the step before (TI-HID-2). Never changed."""
    task: int
    """What the desks are open for."""
    round: int
    event: int
    unseen_events: int
    """Events that have not been revealed, as bits."""
    foreseen: int
    """The top card of the event deck, once the Nomad has looked at it."""
    speaker: int
    turned: int
    """Objectives that somebody fulfilled in an earlier step, as bits by sheet."""
    wars: int
    """Wars so far: the deployment line lies above so many sections."""
    reached_left: int
    """Left sections whose strength has been determined: they are no longer future (TI-WEV-8)."""
    reached_right: int
    agenda_card: int
    fail_card: int
    """The card whose Fail text is used: the same one, except with the AI faction."""
    outcome_side: int
    named: int
    """What was named for the outcome: a technology, a number, a commodity."""
    side_by_side: int
    """TI-SOLO-3: on which side two players are each other's neighbor."""
    difficulty: int
    ai_goals: int
    """Objectives that the AI reached this round, as bits by sheet."""
    ai_mecatol: int
    """The slot that the AI took on Mecatol Rex this round."""
    ai_votes: int
    die: int
    """What the single black die showed that was rolled last."""
    asymmetric: bool
    short_finale: bool
    """Without Empire Ascendant and one black card of stage V."""
    tutorial: bool
    over: bool
    black: tuple[int, ...]
    """How many of the black dice show each resource."""
    focus: tuple[int, ...]
    """What each focus die shows."""
    objectives: tuple[int, ...]
    """The objective of each sheet."""
    mecatol: tuple[int, ...]
    """Who has claimed Mecatol Rex, slot by slot."""
    ai: tuple[int, ...]
    """Crossed symbols of the AI sheet (see ``ai``); empty without the AI faction."""
    past: tuple[int, ...]
    """Every event revealed so far, round by round."""

    def __init__(self, players: list[Player], other: Inscription | None = None) -> None:
        super().__init__(len(players), other)
        self.players = players
        if other is None:
            self._begin()
            return
        self.before = other.before[:]
        self.task = other.task
        self.round = other.round
        self.event = other.event
        self.unseen_events = other.unseen_events
        self.foreseen = other.foreseen
        self.speaker = other.speaker
        self.turned = other.turned
        self.wars = other.wars
        self.reached_left = other.reached_left
        self.reached_right = other.reached_right
        self.agenda_card = other.agenda_card
        self.fail_card = other.fail_card
        self.outcome_side = other.outcome_side
        self.named = other.named
        self.side_by_side = other.side_by_side
        self.difficulty = other.difficulty
        self.ai_goals = other.ai_goals
        self.ai_mecatol = other.ai_mecatol
        self.ai_votes = other.ai_votes
        self.die = other.die
        self.asymmetric = other.asymmetric
        self.short_finale = other.short_finale
        self.tutorial = other.tutorial
        self.over = other.over
        self.black = other.black
        self.focus = other.focus
        self.objectives = other.objectives
        self.mecatol = other.mecatol
        self.ai = other.ai
        self.past = other.past

    def _begin(self) -> None:
        none: tuple[int, ...] = ()
        self.before = []
        self.task = NONE
        self.round = 0
        self.event = NONE
        self.unseen_events = 0
        self.foreseen = NONE
        self.speaker = 0
        self.turned = 0
        self.wars = 0
        self.reached_left = 0
        self.reached_right = 0
        self.agenda_card = NONE
        self.fail_card = NONE
        self.outcome_side = NONE
        self.named = NONE
        self.side_by_side = NONE
        self.difficulty = NO_AI
        self.ai_goals = 0
        self.ai_mecatol = NONE
        self.ai_votes = NONE
        self.die = NONE
        self.asymmetric = False
        self.short_finale = False
        self.tutorial = False
        self.over = False
        self.black = (0, 0, 0)
        self.focus = (0, 0, 0)
        self.objectives = none
        self.mecatol = none
        self.ai = none
        self.past = none

    @abstractmethod
    def clone(self) -> Inscription: ...

    @abstractmethod
    def masked(self, viewer: int) -> Inscription: ...

    @abstractmethod
    def sampled(self, rng: Random) -> Inscription: ...

    # At the table

    def order(self) -> list[int]:
        """All seats, clockwise from the speaker."""
        return [(self.speaker + i) % self.seats for i in range(self.seats)]

    def note(self, what: type[Event], seat: int, *values: int) -> None:
        """A mark was made: everybody hears of it, at a desk only when all pens are down."""
        if self.desks:
            self.players[seat].journal.append((what, values, self.cause))
        else:
            self.tell(what, seat, *values)

    @abstractmethod
    def opening(self, seat: int) -> list[Step[Any]]:
        """The steps that this seat's desk begins with, the first one last."""

    # Records

    def save(self) -> dict[str, Any]:
        data = self.save_agenda()
        for name in (*NUMBERS, *FLAGS, *TUPLES):
            data[name] = getattr(self, name)
        data["players"] = [player.save() for player in self.players]
        data["before"] = [player.save() for player in self.before]
        return data


def player_of(scene: Scene) -> Player:
    """Whose sheets a word is about: of whoever is asked."""
    state = scene.state
    assert isinstance(state, Inscription)
    return state.players[max(scene.seat, 0)]


def facing(state: Inscription, half: int) -> int:
    """The half of the neighbor's sheet that is at war with this one."""
    return half if state.seats == 2 else 1 - half


def neighbor(state: Inscription, seat: int, half: int) -> int:
    """Who fights on this side: a seat, or ``NOBODY`` for the AI faction (TI-SETUP-10, TI-SOLO-3)."""
    if state.seats == 1:
        return NOBODY
    if state.seats == 2:
        return 1 - seat if half == state.side_by_side else NOBODY
    return (seat + (1 if half == 0 else -1)) % state.seats
