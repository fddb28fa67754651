"""One drawing per game, found by the game's name."""

from __future__ import annotations

from functools import cache

from orrery.kernel import Game
from orrery.web.boards.board import Board
from orrery.web.rooms import rooms


@cache
def board_of(game: Game) -> Board:
    """How a game is drawn."""
    board = rooms()[game.name].board()
    assert isinstance(board, Board), game.name
    return board


__all__ = ["Board", "board_of"]
