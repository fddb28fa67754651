"""TI-EXP: planets and space docks."""
