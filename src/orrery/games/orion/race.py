"""What a race is: one side of a civilization board."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import Ability, Effect, Price, remember
from orrery.games.orion.names import RACES
from orrery.kernel.text import Phrase


class Race:
    """Start values, the row for high Exertion, and the racial ability (OR-EFFECT-7)."""

    __slots__ = (
        "ability",
        "after_propaganda",
        "exertion_bonus",
        "exploitation_fleet",
        "high_cubes",
        "high_morale",
        "id",
        "research",
        "start",
        "start_of_round",
        "title",
    )

    def __init__(
        self,
        id: str,
        title: Phrase,
        ability: Phrase,
        start: Price,
        high_cubes: int,
        high_morale: int,
        exertion_bonus: Effect | None,
        start_of_round: Ability | None,
        after_propaganda: Effect | None,
        exploitation_fleet: int,
        research: int,
    ) -> None:
        self.id = id
        self.title = title
        self.ability = ability
        self.start = start
        self.high_cubes = high_cubes
        self.high_morale = high_morale
        self.exertion_bonus = exertion_bonus
        self.start_of_round = start_of_round
        self.after_propaganda = after_propaganda
        self.exploitation_fleet = exploitation_fleet
        self.research = research


RACE_BOARDS: Final[list[Race]] = []
"""All races by number; filled when ``orrery.games.orion.cards`` is imported."""


def race(
    id: str,
    en: str,
    pl: str,
    ability: Phrase,
    start: Price,
    high_cubes: int = 5,
    high_morale: int = -1,
    exertion_bonus: Effect | None = None,
    start_of_round: Ability | None = None,
    after_propaganda: Effect | None = None,
    exploitation_fleet: int = 0,
    research: int = 2,
) -> Race:
    """Declare a race; what is not said is the standard board."""
    assert RACES[len(RACE_BOARDS)] == id, f"{id} is declared out of order"
    if exertion_bonus is not None:
        remember(id + ".exertion", Ability(exertion_bonus))
    if after_propaganda is not None:
        remember(id + ".propaganda", Ability(after_propaganda))
    board = Race(
        id,
        Phrase(en, pl),
        ability,
        start,
        high_cubes,
        high_morale,
        exertion_bonus,
        remember(id + ".start-of-round", start_of_round),
        after_propaganda,
        exploitation_fleet,
        research,
    )
    RACE_BOARDS.append(board)
    return board
