"""Any game in a replay: everybody's points, what the last move has changed, and the table in the game's own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.server.view import TableView
from orrery.web.boards.default.players import Player, players


@dataclass(frozen=True)
class Lane:
    player: Player
    gained: int
    acting: bool


def lanes(view: TableView, then: TableView | None, actor: int) -> dict[str, Any]:
    before = (view if then is None else then).state.scores()
    found = sorted(players(view), key=lambda player: player.seat)
    moved = [Lane(p, p.score - before[p.seat - 1], p.seat - 1 == actor) for p in found]
    return {"lanes": moved, "situation": view.situation}
