"""How the battery sets Ad Astra up: every module alone, and all together."""

from dataclasses import replace
from typing import Any

from orrery.games.adastra.game import GAME
from tests.adastra.invariants import check_adastra
from tests.case import Case

ALL: dict[str, Any] = {"length": "epic", "minors": True, "council": True}
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {}), (3, {"minors": True}), (2, {"council": True}), (4, {}), (4, ALL), (5, ALL),
    (2, {"first_game": True}),
]  # fmt: skip
TURNS_OVER = ("AcceptProposal", "HandOverDiplomat", "HandOverEnvoy", "NameProposal")
"""An agreement shows the diplomat sealed in it, and after a vote the next player reveals envoys."""


def case(players: int, variants: dict[str, Any], stride: int) -> Case:
    return Case(GAME, GAME.setup(players, **variants), check_adastra, stride, turns_over=TURNS_OVER)


CASES = [case(players, variants, 60) for players, variants in SETUPS]
MORE: list[tuple[int, dict[str, Any]]] = [
    (5, {}), (2, {"expansion": False}), (3, {"length": "epic"}), (4, {"first_game": True}), (3, ALL),
]  # fmt: skip
BETWEEN = [replace(case(players, variants, 40), golden=False) for players, variants in MORE]
