"""What a civilization sees of the table, as numbers for learning programs."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.orion.deck import DrawCard
from orrery.games.orion.names import (
    ACTION_CUBES,
    ADVISOR,
    ADVISORS,
    ATTACKS,
    COLOURS,
    COPIES,
    CUBES,
    FLEET,
    FOOD,
    MORALE,
    MOST_MORALE,
    MOST_RESOURCES,
    POOL,
    PRODUCTION,
    PROPAGANDA_MADE,
    RACES,
    RESERVE,
    ROUNDS,
    SPENT,
    STRUCTURES,
    SYSTEM_SIZE,
    SYSTEMS,
    VP,
)
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion
from orrery.kernel.agenda import NATURE, Question
from orrery.kernel.observation import Observation, Part, one_hot, seat_hot, share, tally

QUESTIONS: Final = (
    "ChooseRace", "Mulligan", "ChooseAction", "BuildCard", "PlaceCard", "PayCost", "ExploitCard", "RejectDrawn",
    "ActivateCard", "ActivateNext", "ChooseDefender", "ChooseTrade", "DiscardCards", "HireAdvisor", "DeclareColour",
    "ChooseOne", "ChooseSide", "TakeCard", "UseAbility", "NextEffect", "FillSpace", "BuryCard", "ArrangeSystem",
    "PutCard", "ChooseVictim", "StealFrom",
)  # fmt: skip
KINDS: Final = len(STRUCTURES)
DECK: Final = KINDS * COPIES
LANES: Final = SYSTEMS + 1
"""Systems, with Fulcrum Sandebar's."""
PLACES: Final = 7
"""Systems, the Advisor or a new system, the race."""
MANY_CARDS: Final = 20
MANY_POINTS: Final = 100
MANY_ATTACKS: Final = 4
MANY_CHOICES: Final = 5


def _asked(state: Orion) -> Question[Any] | None:
    pending = state.pending()
    return pending[0] if pending else None


def _detail(state: Orion, names: tuple[str, ...]) -> int:
    """The first of these fields that the question has, or -1."""
    question = _asked(state)
    if question is not None:
        for name in names:
            if name in question.fields:
                value: int = getattr(question, name)
                return value
    return -1


def _seat(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(state.seats, seat)


def _question(state: Orion, viewer: int, seat: int) -> list[float]:
    question = _asked(state)
    name = type(question).__name__
    return one_hot(len(QUESTIONS), QUESTIONS.index(name) if name in QUESTIONS else -1)


def _who(state: Orion, viewer: int, seat: int) -> list[float]:
    question = _asked(state)
    return seat_hot(state.seats, viewer, -1 if question is None else question.seat)


def _nature(state: Orion, viewer: int, seat: int) -> list[float]:
    question = _asked(state)
    return [1.0 if question is not None and question.seat == NATURE else 0.0]


def _place(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(PLACES, _detail(state, ("source", "where", "place", "system")))


def _victim(state: Orion, viewer: int, seat: int) -> list[float]:
    return seat_hot(state.seats, viewer, _detail(state, ("victim",)))


def _amount(state: Orion, viewer: int, seat: int) -> list[float]:
    return [share(_detail(state, ("cards", "discarded", "points", "discount", "position")), MANY_CHOICES)]


def _round(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(ROUNDS, state.round - 1)


def _novice(state: Orion, viewer: int, seat: int) -> list[float]:
    return [float(state.novice)]


def _first(state: Orion, viewer: int, seat: int) -> list[float]:
    return seat_hot(state.seats, viewer, state.first)


def _defender(state: Orion, viewer: int, seat: int) -> list[float]:
    return seat_hot(state.seats, viewer, state.defender)


def _deck(state: Orion, viewer: int, seat: int) -> list[float]:
    return [share(state.deck_size, DECK)]


def _discards(state: Orion, viewer: int, seat: int) -> list[float]:
    return tally(state.discards, KINDS, COPIES)


def _newest(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(KINDS, state.discards[-1] if state.discards else -1)


def _unseen(state: Orion, viewer: int, seat: int) -> list[float]:
    return [copies / COPIES for copies in state.unseen()]


def _announced(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(KINDS, state.announced)


def _offer(state: Orion, viewer: int, seat: int) -> list[float]:
    return tally([advisor - KINDS for advisor in state.middle], len(ADVISORS), 1)


def _race(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(len(RACES), state.players[seat].race)


def _tracks(state: Orion, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    resources = [share(counts[what], MOST_RESOURCES) for what in (FOOD, FLEET, PRODUCTION)]
    return [*resources, share(counts[MORALE], MOST_MORALE), share(counts[VP], MANY_POINTS)]


def _score(state: Orion, viewer: int, seat: int) -> list[float]:
    return [share(score(state.players[seat]), MANY_POINTS)]


def _cubes(state: Orion, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    return [share(counts[what], ACTION_CUBES) for what in (RESERVE, POOL, SPENT)]


def _propaganda(state: Orion, viewer: int, seat: int) -> list[float]:
    return [float(state.players[seat].counts[PROPAGANDA_MADE])]


def _advisor(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(len(ADVISORS), state.players[seat].advisor - KINDS)


def _advisor_cube(state: Orion, viewer: int, seat: int) -> list[float]:
    return [float(state.players[seat].counts[CUBES + ADVISOR])]


def _colour(state: Orion, viewer: int, seat: int) -> list[float]:
    return one_hot(len(COLOURS), state.players[seat].colour)


def _attacks(state: Orion, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    return [share(counts[ATTACKS + (viewer + step) % state.seats], MANY_ATTACKS) for step in range(state.seats)]


def _hand_size(state: Orion, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    drawing = 0
    for step in state.agenda:
        if isinstance(step, DrawCard) and step.player == seat:
            drawing += step.cards
    return [share(cards, MANY_CARDS) for cards in (len(player.hand), len(player.aside), drawing)]


def _hand(state: Orion, viewer: int, seat: int) -> list[float]:
    return tally(state.players[seat].hand, KINDS, COPIES)


def _aside(state: Orion, viewer: int, seat: int) -> list[float]:
    return tally(list(state.players[seat].aside), KINDS, COPIES)


def _systems(state: Orion, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    numbers: list[float] = []
    for lane in range(LANES):
        cards = player.systems[lane] if lane < len(player.systems) else ()
        numbers.append(len(cards) / SYSTEM_SIZE)
        numbers.append(float(player.counts[CUBES + lane]))
        numbers += one_hot(KINDS, cards[-1] if cards else -1)
        numbers += tally(list(cards), KINDS, COPIES)
    return numbers


TABLE: Final = [
    Part("seat", 1, "1 at one's own seat, as the words count seats", _seat, True),
    Part("question", len(QUESTIONS), "1 at the question that waits: " + ", ".join(QUESTIONS), _question),
    Part("asked", 1, "1 at who is asked, clockwise from oneself", _who, True),
    Part("nature", 1, "1 while a card is about to be drawn or dealt", _nature),
    Part("place", PLACES, "1 at the place asked about: systems 1–5, Advisor or new system, race", _place),
    Part("victim", 1, "1 at the opponent asked about, clockwise from oneself", _victim, True),
    Part("amount", 1, f"cards to discard, discount points or position asked about, of {MANY_CHOICES}", _amount),
    Part("round", ROUNDS, "1 at the round", _round),
    Part("novice", 1, "1 in the novice game", _novice),
    Part("first", 1, "1 at the First Player, clockwise from oneself", _first, True),
    Part("defender", 1, "1 at who was attacked last, clockwise from oneself", _defender, True),
    Part("deck", 1, f"cards in the deck, of {DECK}", _deck),
    Part("discards", KINDS, f"copies of each structure in the discard pile, of {COPIES}", _discards),
    Part("newest", KINDS, "1 at the newest discard", _newest),
    Part("unseen", KINDS, f"copies of each structure that one cannot place, of {COPIES}", _unseen),
    Part("announced", KINDS, "1 at the structure that is being built", _announced),
    Part("offer", len(ADVISORS), "1 for every Advisor in the middle", _offer),
]
PLAYER: Final = [
    Part("race", len(RACES), "1 at the race", _race),
    Part("tracks", 5, f"Food, Fleet, Production of 9; Morale of 10; VP of {MANY_POINTS}", _tracks),
    Part("score", 1, f"the score as it stands, of {MANY_POINTS}", _score),
    Part("cubes", 3, "action cubes in the Reserve, in the Pool, spent; of 10", _cubes),
    Part("propaganda", 1, "1 after Propaganda this round", _propaganda),
    Part("advisor", len(ADVISORS), "1 at the Advisor", _advisor),
    Part("advisor-cube", 1, "1 for a cube on the Advisor", _advisor_cube),
    Part("colour", len(COLOURS), "1 at the colour declared for Fulcrum Sandebar", _colour),
    Part("attacks", 1, f"attack markers on each board, clockwise from oneself, of {MANY_ATTACKS}", _attacks, True),
    Part("cards", 3, f"cards in hand, drawn to choose from, about to be drawn; of {MANY_CARDS}", _hand_size),
    Part("hand", KINDS, f"copies of each structure known to be in hand, of {COPIES}", _hand),
    Part("aside", KINDS, f"copies of each structure known among those drawn, of {COPIES}", _aside),
    Part(
        "systems",
        LANES * (2 + 2 * KINDS),
        f"for each of {LANES} systems: cards of {SYSTEM_SIZE}, 1 for a cube, 1 at the Working card,"
        f" copies of each structure of {COPIES}",
        _systems,
    ),
]

OBSERVATION: Final = Observation(1, TABLE, PLAYER, 6, 300)
