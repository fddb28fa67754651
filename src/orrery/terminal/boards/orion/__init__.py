"""How the terminal draws Orion."""

from orrery.terminal.boards.orion.table import BOARD

__all__ = ["BOARD"]
