"""One drawing per game."""

from typing import Final

from orrery.terminal.boards.board import Board
from orrery.terminal.boards.inscription import INSCRIPTION
from orrery.terminal.boards.orion import ORION

BOARDS: Final[dict[str, Board]] = {"orion": ORION, "inscription": INSCRIPTION}
