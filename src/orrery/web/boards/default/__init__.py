"""The drawing of a game that has none of its own, made of what the kernel knows of it."""

from orrery.web.boards.default.board import drawing

__all__ = ["drawing"]
