"""Inscription in a replay: everybody's points, and the sheets of whoever has just marked theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.games.inscription.card import EVENT_CARDS
from orrery.games.inscription.names import SHEETS
from orrery.games.inscription.scoring import score, sheet_totals
from orrery.server.view import TableView
from orrery.web.boards.inscription import sketch_of
from orrery.web.boards.inscription_others import Row, rows
from orrery.web.boards.inscription_sheets import sheets
from orrery.web.boards.inscription_sketch import state_of
from orrery.web.boards.targets import Targets


@dataclass(frozen=True)
class Lane:
    """One player: what the sheets are worth, and what the last move has changed."""

    row: Row
    changes: list[int]
    gained: int
    acting: bool


def lanes(view: TableView, then: TableView | None) -> dict[str, Any]:
    state = state_of(view)
    before = state_of(then) if then is not None else state
    actor = _actor(view, then)
    found = []
    for row, player, old in zip(rows(sketch_of(view)), state.players, before.players, strict=True):
        changes = [now - was for now, was in zip(sheet_totals(player), sheet_totals(old), strict=True)]
        found.append(Lane(row, changes, score(player) - score(old), row.seat - 1 == actor))
    shown = sheets(view, max(actor, 0), Targets([]))
    front = next((sheet.kind for sheet in shown if sheet.active), SHEETS[0])
    event = EVENT_CARDS[state.event].title.say(view.language) if state.event >= 0 else ""
    return {"lanes": found, "sheets": shown, "front": front, "shown": max(actor, 0) + 1, "event": event}


def _actor(view: TableView, then: TableView | None) -> int:
    """Whose sheets to show: the one who answered last, else whose eyes these are."""
    since = then.number if then is not None else 0
    acted = [line.seat for line in view.log if line.number > since and line.seat >= 0]
    return acted[-1] if acted else max(view.viewer, 0)
