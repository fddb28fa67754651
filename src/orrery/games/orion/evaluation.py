"""How good a position looks: the score as it stands, and what the rest of the game may still add to it.

Every feature of a civilization is worth so many points, the more the longer the game goes on. ``weights.json``, which
``orrery tune`` writes, holds what one unit is worth when 4, 12 and 32 actions are left; in between it changes evenly,
and nothing is worth anything at the end but the score itself.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import sqrt
from typing import Final

from orrery.games.orion.card import CARDS, Card
from orrery.games.orion.deck import DrawCard
from orrery.games.orion.moments import ACTIVATION, AFTER_ATTACKING, DEFENCE_STRENGTH, DISCOUNT, START_OF_ROUND
from orrery.games.orion.names import (
    ADVISORS,
    FLEET,
    FOOD,
    MORALE,
    MORALE_LIMIT,
    MOST_MORALE,
    NO_CARD,
    POOL,
    PRODUCTION,
    RACES,
    ROUNDS,
    STRUCTURES,
    SYSTEM_SIZE,
    SYSTEMS,
)
from orrery.games.orion.player import Player
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion
from orrery.games.parts.ability import Modifier
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.state import State
from orrery.kernel.text import Phrase

ACTIONS_A_ROUND: Final = 4.2
LATE: Final = 4.0
MIDDLE: Final = 12.0
EARLY: Final = 32.0
SOON: Final = 4
POINTS, RESOURCES, INCOME, CARDS_IN_HAND, ACTIONS, EFFECTS, ADVICE, MORALE_KEPT, ROOM = range(9)
PARTS: Final = [
    Phrase("points", "punkty"),
    Phrase("resources", "zasoby"),
    Phrase("income", "dochód"),
    Phrase("cards", "karty"),
    Phrase("actions", "akcje"),
    Phrase("effects", "efekty"),
    Phrase("Advisor", "doradca"),
    Phrase("morale", "morale"),
    Phrase("room to build", "miejsce na budowę"),
]
PART_OF: Final = {
    "food": RESOURCES,
    "fleet": RESOURCES,
    "production": RESOURCES,
    "food a round": INCOME,
    "fleet a round": INCOME,
    "production a round": INCOME,
    "cards": CARDS_IN_HAND,
    "cards beyond three": CARDS_IN_HAND,
    "resources beyond what one soon spends": RESOURCES,
    "actions": ACTIONS,
    "activations": EFFECTS,
    "attack effects": EFFECTS,
    "other effects": EFFECTS,
    "advisor": ADVICE,
    "morale lost": MORALE_KEPT,
    "morale below six": MORALE_KEPT,
    "room short": ROOM,
    "scorers": EFFECTS,
    "points in hand": CARDS_IN_HAND,
}
"""The features, each with the part that hints count it to."""
NAMES: Final = tuple(PART_OF)
CARD_WEIGHTS: Final = 3 * len(NAMES)
RACE_WEIGHTS: Final = CARD_WEIGHTS + len(STRUCTURES) + len(ADVISORS)
DOUBT_WEIGHT: Final = RACE_WEIGHTS + len(RACES)


NO_EFFECT, ACTIVATED, ATTACKING, LASTING = range(4)


def effect_kind(card: Card) -> int:
    """As what a Working card is counted."""
    if card.at(ACTIVATION) is not None:
        return ACTIVATED
    if card.at(AFTER_ATTACKING) is not None:
        return ATTACKING
    for clause in card.clauses:
        if isinstance(clause, Modifier) and clause.stat in (DISCOUNT, DEFENCE_STRENGTH):
            return LASTING
    return NO_EFFECT if card.at(START_OF_ROUND) is None else LASTING


EFFECT_KINDS: Final = [effect_kind(card) for card in CARDS]


def features(state: Orion, player: Player, drawing: int) -> list[float]:
    """What may still bring points, in the order of ``NAMES``; ``drawing`` cards are about to be drawn."""
    counts = player.counts
    food = fleet = production = 0
    activations = attack_effects = other_effects = scorers = 0
    best = second = 0
    for number in player.hand:
        points = CARDS[number].vp if number >= 0 else 1
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    room = SYSTEM_SIZE * (SYSTEMS - player.own_systems())
    for system in player.systems:
        room += SYSTEM_SIZE - len(system)
        for number in system:
            card = CARDS[number]
            food += card.produces.food
            fleet += card.produces.fleet
            production += card.produces.production
            if card.formula is not None:
                scorers += 1
        kind = EFFECT_KINDS[system[-1]]
        if kind == ACTIVATED:
            activations += 1
        elif kind == ATTACKING:
            attack_effects += 1
        elif kind == LASTING:
            other_effects += 1
    cards = len(player.hand) + len(player.aside) + drawing
    morale = counts[MORALE]
    rounds = ROUNDS - state.round
    return [
        min(counts[FOOD], SOON),
        min(counts[FLEET], SOON),
        min(counts[PRODUCTION], SOON),
        food,
        fleet,
        production,
        min(cards, 3),
        max(0, cards - 3),
        max(0, counts[FOOD] - SOON) + max(0, counts[FLEET] - SOON) + max(0, counts[PRODUCTION] - SOON),
        counts[POOL],
        activations,
        attack_effects,
        other_effects,
        1 if player.advisor != NO_CARD else 0,
        MOST_MORALE - morale,
        max(0, MORALE_LIMIT - morale),
        max(0, 2 * rounds - room),
        scorers,
        best + second,
    ]


def actions_left(state: Orion, player: Player) -> float:
    return player.counts[POOL] + ACTIONS_A_ROUND * (ROUNDS - state.round)


def time_weights(left: float) -> tuple[float, float, float]:
    """How much of the late, middle and early weights applies with so many actions left."""
    if left <= LATE:
        return left / LATE, 0.0, 0.0
    if left <= MIDDLE:
        share = (left - LATE) / (MIDDLE - LATE)
        return 1.0 - share, share, 0.0
    share = min(1.0, (left - MIDDLE) / (EARLY - MIDDLE))
    return 0.0, 1.0 - share, share


def row(state: Orion, player: Player, drawing: int) -> list[float]:
    """Everything that the weights are multiplied with, in their order."""
    left = actions_left(state, player)
    late, middle, early = time_weights(left)
    values: list[float] = []
    for amount in features(state, player, drawing):
        values.append(amount * late)
        values.append(amount * middle)
        values.append(amount * early)
    values.extend([0.0] * (1 + DOUBT_WEIGHT - CARD_WEIGHTS))
    long = left / EARLY
    for card in tops(player):
        values[CARD_WEIGHTS + card] += long
    values[RACE_WEIGHTS + player.race] = long
    return values


def tops(player: Player) -> list[int]:
    """The Working cards, the Advisor among them."""
    cards = [system[-1] for system in player.systems]
    if player.advisor != NO_CARD and player.advisor not in cards:
        cards.append(player.advisor)
    return cards


def prospects(state: Orion, player: Player, drawing: int, weights: list[float]) -> float:
    """The expected final score: the same as score plus row times weights, without the list."""
    left = actions_left(state, player)
    late, middle, early = time_weights(left)
    value = float(score(player))
    place = 0
    for amount in features(state, player, drawing):
        if amount:
            value += amount * (late * weights[place] + middle * weights[place + 1] + early * weights[place + 2])
        place += 3
    worth = weights[RACE_WEIGHTS + player.race]
    for card in tops(player):
        worth += weights[CARD_WEIGHTS + card]
    return value + worth * left / EARLY


class OrionEvaluation(Evaluation):
    """Three weights for each of ``NAMES``, one for each Working card, one for each race, and the doubt."""

    def rows(self, state: State) -> list[list[float]]:
        assert isinstance(state, Orion)
        drawing = _drawing(state)
        return [row(state, player, drawing[seat]) for seat, player in enumerate(state.players)]

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Orion)
        drawing = _drawing(state)
        weights = self.weights
        return [prospects(state, player, drawing[seat], weights) for seat, player in enumerate(state.players)]

    def doubt(self, state: State) -> float:
        assert isinstance(state, Orion)
        return self.weights[DOUBT_WEIGHT] * sqrt(ROUNDS + 0.5 - state.round)


def _drawing(state: Orion) -> list[int]:
    """The cards that each player is about to draw."""
    drawing = [0] * state.seats
    for step in state.agenda:
        if isinstance(step, DrawCard):
            drawing[step.player] += step.cards
    return drawing


def weight_names() -> list[str]:
    """What each weight is for, in their order."""
    names = [f"{name}, {when}" for name in NAMES for when in ("late", "middle", "early")]
    names += [f"working {name}" for name in STRUCTURES + ADVISORS]
    return [*names, *RACES, "doubt"]


def parts_of_weights() -> list[int]:
    """The part of ``PARTS`` that each weight belongs to."""
    parts = [PART_OF[name] for name in NAMES for _ in range(3)]
    cards = [EFFECTS] * len(STRUCTURES) + [ADVICE] * len(ADVISORS)
    return [*parts, *cards, *[0 for _ in RACES], 0]


def load_weights() -> list[float]:
    data = json.loads(files("orrery.games.orion").joinpath("weights.json").read_text(encoding="utf-8"))
    return [float(data.get(name, 0.0)) for name in weight_names()]  # a new card has none yet


EVALUATION: Final = OrionEvaluation(weight_names(), load_weights(), PARTS, parts_of_weights())
