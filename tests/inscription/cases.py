"""How the battery sets Inscription up."""

from typing import Any

from orrery.games.inscription.game import GAME
from tests.case import Case
from tests.inscription.invariants import check_inscription


def case(players: int, stride: int, golden: bool = True, **variants: Any) -> Case:
    return Case(GAME, GAME.setup(players, **variants), check_inscription, stride, golden, face_down=True)


CASES = [
    case(1, 4),
    case(1, 4, side="A", difficulty="hard"),
    case(1, 1, tutorial=True),
    case(2, 9, difficulty="medium"),
    case(2, 9, side="A"),
    case(3, 25),
    case(3, 3, tutorial=True),
    case(4, 40, False, side="A"),
    case(4, 40, short_finale=True),
    case(8, 200, False, side="A"),
]
BETWEEN = [
    case(5, 80, False, side="A"),
    case(6, 120, False),
    case(7, 160, False, side="A"),
]
