"""OR-SCORE: points, and who wins."""

from __future__ import annotations

from orrery.games.orion.card import CARDS
from orrery.games.orion.names import FLEET, FOOD, MORALE, PRODUCTION, VP
from orrery.games.orion.player import Player


def printed_vp(player: Player) -> int:
    """The VP printed on all structures, covered or not."""
    points = 0
    for system in player.systems:
        for card in system:
            points += CARDS[card].vp
    return points


def formula_vp(player: Player) -> int:
    """All effects at the End of the Game, covered or not."""
    points = 0
    for system in player.systems:
        for card in system:
            formula = CARDS[card].formula
            if formula is not None:
                points += formula.value(player)
    return points


def score(player: Player) -> int:
    """OR-SCORE-1."""
    return player.counts[VP] + player.counts[MORALE] + printed_vp(player) + formula_vp(player)


def places(players: list[Player]) -> list[int]:
    """OR-SCORE-3: ties are broken by Morale, then by resources; what is still tied is shared."""
    keys: list[tuple[int, int, int]] = []
    for player in players:
        counts = player.counts
        keys.append((score(player), counts[MORALE], counts[FOOD] + counts[FLEET] + counts[PRODUCTION]))
    return [1 + len([other for other in keys if other > key]) for key in keys]
