"""Twilight Inscription: four sheets, one pen, and everybody marks at the same time."""
