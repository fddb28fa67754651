"""One drawing per game."""

from typing import Final

from orrery.web.boards.board import Board
from orrery.web.boards.inscription import INSCRIPTION
from orrery.web.boards.orion import ORION

BOARDS: Final[dict[str, Board]] = {"orion": ORION, "inscription": INSCRIPTION}

__all__ = ["BOARDS", "Board"]
