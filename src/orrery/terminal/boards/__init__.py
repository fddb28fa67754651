"""One drawing per game, found by the game's name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from orrery.kernel import Game, Phrase, Trouble
from orrery.terminal.boards.board import Board
from orrery.terminal.boards.default import default_board

GROUP: Final = "orrery.terminal.boards"
"""Drawings in other people's packages: an entry point of this group, named as its game."""
NO_BOARD: Final = Phrase(
    "{where} is no orrery.terminal.boards.board.Board.", "{where} to nie orrery.terminal.boards.board.Board."
)


@cache
def board_of(game: Game) -> Board:
    """The game's own drawing: ours, that of its package, or else the one that serves any game."""
    package = find_spec(f"{__name__}.{game.name}")
    if package is not None and package.submodule_search_locations is not None:
        board = import_module(package.name).BOARD
        assert isinstance(board, Board)
        return board
    for point in entry_points(group=GROUP, name=game.name):
        board = point.load()
        if not isinstance(board, Board):
            raise Trouble(NO_BOARD, where=point.value)
        return board
    return default_board(game)
