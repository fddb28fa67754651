"""Orion in the browser."""

from orrery.web.boards.orion.board import BOARD

__all__ = ["BOARD"]
