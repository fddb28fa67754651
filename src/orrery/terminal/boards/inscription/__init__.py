"""How the terminal draws Inscription."""

from orrery.terminal.boards.inscription.table import BOARD

__all__ = ["BOARD"]
