"""How each kind of sheet is drawn."""
