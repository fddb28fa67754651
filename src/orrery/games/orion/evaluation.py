"""How good a position looks: the score as it stands, and what the rest of the game may still add to it.

Every feature of a civilization is worth so many points, the more the longer the game goes on. ``WEIGHTS`` holds what
one unit is worth when 4, 12 and 32 actions are left; in between it changes evenly, and nothing is worth anything
at the end but the score itself.
"""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS
from orrery.games.orion.deck import DrawCard
from orrery.games.orion.names import (
    FLEET,
    FOOD,
    MORALE,
    MORALE_LIMIT,
    MOST_MORALE,
    NO_CARD,
    POOL,
    PRODUCTION,
    ROUNDS,
    SYSTEM_SIZE,
    SYSTEMS,
)
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion, Player

ACTIONS_A_ROUND: Final = 4.2
LATE: Final = 4.0
MIDDLE: Final = 12.0
EARLY: Final = 32.0
SOON: Final = 4

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "food": (0.30, 0.40, 0.42),
    "fleet": (0.45, 0.55, 0.60),
    "production": (0.70, 1.00, 1.10),
    "food a round": (0.05, 0.70, 2.60),
    "fleet a round": (0.10, 1.00, 3.40),
    "production a round": (0.15, 1.60, 6.00),
    "cards": (0.30, 0.45, 0.50),
    "cards beyond three": (0.05, 0.15, 0.20),
    "resources beyond what one soon spends": (0.10, 0.15, 0.15),
    "actions": (0.70, 0.80, 0.90),
    "activations": (0.20, 0.60, 1.20),
    "attack effects": (0.20, 0.60, 1.20),
    "other effects": (0.10, 0.50, 1.00),
    "advisor": (0.54, 2.16, 4.50),
    "morale lost": (0.15, 0.63, 0.50),
    "morale below six": (-0.30, -0.60, -0.60),
    "room short": (-0.05, -0.15, -0.15),
    "scorers": (0.10, 0.60, 1.50),
}
FLAT: Final[list[float]] = [weight for weights in WEIGHTS.values() for weight in weights]
RIVALS: Final = 0.35
"""How much of the others' average counts against one's own."""


def features(state: Orion, player: Player, drawing: int) -> list[float]:
    """What may still bring points, in the order of ``WEIGHTS``; ``drawing`` cards are about to be drawn."""
    has = player.has
    food = fleet = production = 0
    activations = attack_effects = other_effects = scorers = 0
    room = SYSTEM_SIZE * (SYSTEMS - player.own_systems())
    for system in player.systems:
        room += SYSTEM_SIZE - len(system)
        for number in system:
            card = CARDS[number]
            food += card.produces.food
            fleet += card.produces.fleet
            production += card.produces.production
            if card.end_of_game is not None:
                scorers += 1
        top = CARDS[system[-1]]
        if top.activation is not None:
            activations += 1
        elif top.after_attacking is not None:
            attack_effects += 1
        elif top.start_of_round is not None or top.always.discount_yellow or top.always.compare_defence:
            other_effects += 1
    cards = len(player.hand) + len(player.aside) + drawing
    morale = has[MORALE]
    rounds = ROUNDS - state.round
    return [
        min(has[FOOD], SOON),
        min(has[FLEET], SOON),
        min(has[PRODUCTION], SOON),
        food,
        fleet,
        production,
        min(cards, 3),
        max(0, cards - 3),
        max(0, has[FOOD] - SOON) + max(0, has[FLEET] - SOON) + max(0, has[PRODUCTION] - SOON),
        has[POOL],
        activations,
        attack_effects,
        other_effects,
        1 if player.advisor != NO_CARD else 0,
        MOST_MORALE - morale,
        max(0, MORALE_LIMIT - morale),
        max(0, 2 * rounds - room),
        scorers,
    ]


def actions_left(state: Orion, player: Player) -> float:
    return player.has[POOL] + ACTIONS_A_ROUND * (ROUNDS - state.round)


def time_weights(left: float) -> tuple[float, float, float]:
    """How much of the late, middle and early weights applies with so many actions left."""
    if left <= LATE:
        return left / LATE, 0.0, 0.0
    if left <= MIDDLE:
        share = (left - LATE) / (MIDDLE - LATE)
        return 1.0 - share, share, 0.0
    share = min(1.0, (left - MIDDLE) / (EARLY - MIDDLE))
    return 0.0, 1.0 - share, share


def prospects(state: Orion, player: Player, drawing: int, weights: list[float]) -> float:
    """The expected final score."""
    late, middle, early = time_weights(actions_left(state, player))
    value = float(score(player))
    place = 0
    for amount in features(state, player, drawing):
        if amount:
            value += amount * (late * weights[place] + middle * weights[place + 1] + early * weights[place + 2])
        place += 3
    return value


def evaluate(state: Orion, seat: int, weights: list[float] = FLAT) -> float:
    """One's own prospects against the others'."""
    own = 0.0
    others = 0.0
    for other, player in enumerate(state.players):
        drawing = 0
        for step in state.agenda:
            if isinstance(step, DrawCard) and step.player == other:
                drawing += step.cards
        value = prospects(state, player, drawing, weights)
        if other == seat:
            own = value
        else:
            others += value
    return own - RIVALS * others / (state.seats - 1)
