"""One drawing per game, found by the game's name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from orrery.kernel import Game
from orrery.terminal.boards.board import Board

GROUP = "orrery.terminal.boards"
"""Drawings in other people's packages: an entry point of this group, named as its game."""


def board_of(game: Game) -> Board:
    """The game's own drawing."""
    return _board(game.name)


@cache
def _board(name: str) -> Board:
    package = find_spec(f"{__name__}.{name}")
    if package is not None and package.submodule_search_locations is not None:
        board = import_module(package.name).BOARD
    else:
        board = entry_points(group=GROUP)[name].load()
    assert isinstance(board, Board)
    return board
