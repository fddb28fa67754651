"""One drawing per game, found by the game's name; whoever has none is drawn from what the kernel knows."""

from __future__ import annotations

from functools import cache

from orrery.kernel import Game
from orrery.web.boards.board import Board
from orrery.web.boards.default import drawing
from orrery.web.rooms import DEFAULT, LOG, rooms


@cache
def board_of(game: Game) -> Board:
    """How a game is drawn."""
    room = rooms().get(game.name)
    if room is None or game.name == DEFAULT:
        return drawing(game)
    try:
        board = room.board()
    except Exception:  # whatever a stranger's package may do while it is imported
        if room.ours:
            raise
        LOG.exception("The drawing of %s is left out.", game.name)
        return drawing(game)
    if not isinstance(board, Board):
        LOG.warning("The drawing of %s is left out: %s is no Board.", game.name, room.module)
        return drawing(game)
    return board


__all__ = ["Board", "board_of"]
