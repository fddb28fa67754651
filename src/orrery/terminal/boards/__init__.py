"""One drawing per game, found by the game's name."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final

from orrery.kernel import Game
from orrery.terminal.boards.board import Board
from orrery.terminal.boards.default import default_board

GROUP: Final = "orrery.terminal.boards"
"""Drawings in other people's packages: an entry point of this group, named as its game."""
LOG: Final = logging.getLogger(__name__)


@cache
def board_of(game: Game) -> Board:
    """The game's own drawing: ours, that of its package, or else the one that serves any game."""
    package = find_spec(f"{__name__}.{game.name}")
    if package is not None and package.submodule_search_locations is not None:
        board = import_module(package.name).BOARD
        assert isinstance(board, Board)
        return board
    for point in entry_points(group=GROUP, name=game.name):
        board = foreign(point)
        if board is not None:
            return board
    return default_board(game)


def foreign(point: EntryPoint) -> Board | None:
    """The drawing that a package brings; one that is broken is left out, and a line says so."""
    try:
        board = point.load()
    except Exception:  # whatever a stranger's package may do while it is imported
        LOG.exception("The drawing of %s is left out.", point.name)
        return None
    if not isinstance(board, Board):
        LOG.warning("The drawing of %s is left out: %s is no Board.", point.name, point.value)
        return None
    return board
