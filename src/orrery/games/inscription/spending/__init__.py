"""TI-STR: spending resources and kept assets."""
