"""Inscription in the browser."""

from orrery.web.boards.inscription.board import BOARD

__all__ = ["BOARD"]
