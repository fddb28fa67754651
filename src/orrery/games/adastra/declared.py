"""Imports every module that declares components, in the order in which they are numbered."""

from orrery.games.adastra.galaxy import stars  # noqa: F401
