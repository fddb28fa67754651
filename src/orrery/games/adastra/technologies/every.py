"""Imports all technologies; the starting ones are numbered last."""

from orrery.games.adastra.technologies import biology, engineering, government, physics, starting  # noqa: F401
