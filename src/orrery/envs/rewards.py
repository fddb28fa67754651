"""What a finished game is worth to each seat, the same in every interface."""

from __future__ import annotations

from collections.abc import Sequence


def rewards(places: Sequence[int]) -> list[float]:
    """Winning is all that counts, as in the rules: 1 for the winner, the others share the loss; they sum to 0.

    Tied winners share: two of four get 1/3 each, the others -1/3. A game that everybody wins is worth 0. Who plays
    alone wins 1 or loses 1, and a game that beats everybody is lost by everybody.
    """
    players, winners = len(places), list(places).count(1)
    if players == 1:
        return [1.0 if winners else -1.0]
    won = (players / winners - 1.0) / (players - 1) if winners else 0.0
    return [won if place == 1 else least(players) for place in places]


def least(players: int) -> float:
    """What a seat gets that has not won."""
    return -1.0 / max(1, players - 1)
