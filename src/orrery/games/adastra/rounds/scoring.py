"""AA-SCORE: victory points, by their sources."""

from __future__ import annotations

from orrery.games.adastra.state import AdAstra


def scores(state: AdAstra) -> list[int]:
    return [0] * state.seats


def places(state: AdAstra) -> list[int]:
    return [1] * state.seats
