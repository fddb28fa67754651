"""Inscription in a replay: everybody's points, and the sheets of whoever has just marked theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.events.scoring import score, sheet_totals
from orrery.games.inscription.names import SHEET_IDS
from orrery.server.view import TableView
from orrery.web.boards.inscription.others import Row, rows
from orrery.web.boards.inscription.sheets import sheets
from orrery.web.boards.inscription.sketch import sketch_of, state_of
from orrery.web.boards.targets import Targets


@dataclass(frozen=True)
class Lane:
    """One player: what the sheets are worth, and what the last move has changed."""

    row: Row
    changes: list[int]
    gained: int
    acting: bool


def lanes(view: TableView, then: TableView | None, actor: int) -> dict[str, Any]:
    state = state_of(view)
    before = state_of(then) if then is not None else state
    shown = next((line.seat for line in reversed(view.log) if line.seat >= 0), max(view.viewer, 0))
    found = []
    for row, player, old in zip(rows(sketch_of(view)), state.players, before.players, strict=True):
        changes = [now - was for now, was in zip(sheet_totals(player), sheet_totals(old), strict=True)]
        found.append(Lane(row, changes, score(player) - score(old), row.seat - 1 == actor))
    drawn = sheets(view, shown, Targets([]))
    front = next((sheet.kind for sheet in drawn if sheet.active), SHEET_IDS[0])
    event = EVENT_CARDS[state.event].title.say(view.language) if state.event >= 0 else ""
    return {"lanes": found, "sheets": drawn, "front": front, "shown": shown + 1, "event": event}
