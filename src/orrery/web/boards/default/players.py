"""Everybody at the table, and how they stand."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.server.view import TableView


@dataclass(frozen=True)
class Player:
    """One player; ``place`` is 0 while the game goes on."""

    seat: int
    name: str
    bot: str | None
    you: bool
    open: bool
    asked: bool
    score: int
    place: int


def players(view: TableView) -> list[Player]:
    """In the order of the seats, at the end of the game the best first."""
    places, scores = view.state.outcome() or [0] * len(view.seats), view.state.scores()
    found = [
        Player(s.seat + 1, s.name, s.bot, s.you, s.open, s.seat in view.waiting, scores[s.seat], places[s.seat])
        for s in view.seats
    ]
    return sorted(found, key=lambda player: player.place)
