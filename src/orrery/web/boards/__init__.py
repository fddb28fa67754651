"""One drawing per game, found by the game's name; whoever has none is drawn from what the kernel knows."""

from __future__ import annotations

from functools import cache

from orrery.kernel import Game
from orrery.web.boards.board import Board
from orrery.web.boards.default import drawing
from orrery.web.rooms import DEFAULT, rooms


@cache
def board_of(game: Game) -> Board:
    """How a game is drawn."""
    room = rooms().get(game.name)
    if room is None or game.name == DEFAULT:
        return drawing(game)
    board = room.board()
    assert isinstance(board, Board), game.name
    return board


__all__ = ["Board", "board_of"]
