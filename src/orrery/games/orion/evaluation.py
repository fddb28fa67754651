"""How good a position looks: the score as it stands, and what the rest of the game may still add to it.

Everything is in points. The prices come from the Trade row: Food 1, Fleet 1.5, Production 3, and two of these
"food values" are about one point (see docs/rules/orion.md).
"""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS, Card
from orrery.games.orion.deck import DrawCard
from orrery.games.orion.names import (
    CARDS_IN_ALL,
    FLEET,
    FOOD,
    FULCRUM,
    MORALE,
    MORALE_LIMIT,
    POOL,
    PRODUCTION,
    ROUNDS,
    SYSTEM_SIZE,
    SYSTEMS,
)
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion, Player

RESOURCE: Final = (0.45, 0.65, 1.25)
"""A unit of Food, Fleet and Production with the whole game ahead, in points."""
CARD: Final = 0.55
ACTION: Final = 0.9
WORKING: Final = 0.35
"""An effect that can be used every round, per round."""
ADVISOR_WORTH: Final = 0.45
RIVALS: Final = 0.3
"""How much of the others' average counts against one's own."""
FADE: Final = (0.0, 0.45, 0.75, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0)
"""What resources are still worth when so many rounds are left."""


def _repeats(card: Card) -> bool:
    return (
        card.activation is not None
        or card.after_attacking is not None
        or card.start_of_round is not None
        or card.when_attacked is not None
    )


def prospects(state: Orion, player: Player) -> float:
    """The score as it stands plus what resources, cards, actions and effects may still bring."""
    rounds = ROUNDS - state.round
    has = player.has
    pool = has[POOL]
    now = FADE[rounds] + (1.0 - FADE[rounds]) * min(1.0, pool / 5.0) * 0.7
    value = float(score(player))
    value += now * (RESOURCE[0] * has[FOOD] + RESOURCE[1] * has[FLEET] + RESOURCE[2] * has[PRODUCTION])
    value += ACTION * pool
    cards = len(player.hand) + len(player.aside)
    value += now * CARD * (min(cards, 6) + 0.3 * max(0, cards - 6))
    if has[MORALE] < MORALE_LIMIT:
        value -= 0.4 * (MORALE_LIMIT - has[MORALE])
        if has[MORALE] <= 2:
            value -= 2.0
    income = 0.0
    room = 0
    for system in player.systems:
        room += SYSTEM_SIZE - len(system)
        for number in system:
            produces = CARDS[number].produces
            income += RESOURCE[0] * produces.food + RESOURCE[1] * produces.fleet + RESOURCE[2] * produces.production
        top = CARDS[system[-1]]
        if _repeats(top):
            value += WORKING * rounds
    room += SYSTEM_SIZE * (SYSTEMS - player.own_systems())
    if room < 2 * rounds:
        value -= 0.4 * (2 * rounds - room)
    for k in range(1, rounds + 1):
        value += income * FADE[k] * 0.9
    if player.advisor >= CARDS_IN_ALL and player.advisor != FULCRUM:
        value += ADVISOR_WORTH * (rounds + 0.5)
    elif player.advisor == FULCRUM:
        value += 0.5 * rounds
    return value


def evaluate(state: Orion, seat: int) -> float:
    """One's own prospects against the others'; cards about to be drawn count as cards in hand."""
    own = 0.0
    others = 0.0
    for other, player in enumerate(state.players):
        value = prospects(state, player)
        if other == seat:
            own = value
        else:
            others += value
    rounds = ROUNDS - state.round
    for step in state.agenda:
        if isinstance(step, DrawCard) and step.player == seat:
            own += CARD * step.cards * max(FADE[rounds], 0.3)
    return own - RIVALS * others / (state.seats - 1)
