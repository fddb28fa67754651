"""Inscription's table in the browser: everything its templates speak of, from what one viewer may see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from orrery.games.inscription.names import SHEET_IDS
from orrery.games.inscription.spending.marking import SpendOn
from orrery.server.view import TableView
from orrery.web.boards.board import Board, Closer, Lanes, waiting
from orrery.web.boards.inscription.cards import large
from orrery.web.boards.inscription.cover import COVER
from orrery.web.boards.inscription.event import course, event, goals, mecatol, tray
from orrery.web.boards.inscription.lanes import lanes
from orrery.web.boards.inscription.others import next_war, result, rival, rows
from orrery.web.boards.inscription.own import Journal, assets, faction, journal, relics
from orrery.web.boards.inscription.prompt import prompt
from orrery.web.boards.inscription.screens import screen
from orrery.web.boards.inscription.sheets import Sheet, sheets
from orrery.web.boards.inscription.shelf import SHELVED
from orrery.web.boards.inscription.sketch import Sketch, sketch_of
from orrery.web.boards.inscription.symbols import symbols
from orrery.web.boards.log import entries_by_seat
from orrery.web.boards.targets import Targets


def context(view: TableView) -> dict[str, Any]:
    """The parts in reading order: choices take their keys as they find their places, the prompt has the rest."""
    sketch = sketch_of(view)
    seated = sketch.seat >= 0
    owner = sketch.seat if seated else sketch.state.speaker
    values: dict[str, Any] = {
        "view": view,
        "table_id": view.table.id,
        "seat": sketch.seat + 1,
        "owner": owner + 1,
        "course": course(sketch),
        "event": event(sketch),
        "tray": tray(sketch),
        "symbols": symbols(view.language),
        "assets": assets(sketch) if seated else [],
        "relics": relics(sketch) if seated else [],
        "faction": faction(sketch) if seated else None,
        "screen": screen(sketch),
        "goals": goals(sketch),
        "mecatol": mecatol(sketch),
        "rows": rows(sketch),
        "war": next_war(sketch),
        "rival": rival(sketch),
        "result": result(sketch),
        "log": entries_by_seat(view),
        "journal": journal(sketch) if seated else Journal(),
        "waiting": waiting(view),
    }
    drawn = sheets(view, owner, sketch.targets)
    values |= {f"sheet_{sheet.kind}": sheet for sheet in drawn}
    values["tabs"] = [tab(sheet) for sheet in drawn]
    values["front"] = in_front(sketch, drawn)
    values["turn"] = f"{sketch.state.round}.{sketch.state.task}.{values['front']}"
    if values["screen"] is not None:
        values["screen"] = replace(values["screen"], folded=any(sheet.targets for sheet in drawn))
    values["prompt"] = prompt(sketch, values["journal"].chain)
    return values


def tab(sheet: Sheet) -> dict[str, Any]:
    """What the way to a sheet shows of it."""
    return {
        "kind": sheet.kind,
        "title": sheet.title,
        "icon": sheet.icon,
        "points": sheet.points,
        "active": sheet.active,
        "targets": sheet.targets,
        "description": sheet.description,
    }


def in_front(sketch: Sketch, drawn: list[Sheet]) -> str:
    """The sheet that the question is about, else the active one."""
    if isinstance(sketch.question, SpendOn):
        return SHEET_IDS[sketch.question.sheet]
    best = max(drawn, key=lambda sheet: (sheet.targets, sheet.active))
    return best.kind if best.targets or best.active else SHEET_IDS[0]


def closer(view: TableView, seat: int) -> dict[str, Any]:
    """Somebody's four sheets, to look at only."""
    row = rows(sketch_of(view))[seat]
    return {
        "sheets": sheets(view, seat, Targets([])),
        "symbols": symbols(view.language),
        "row": row,
        "card": faction_of(row.faction_id, view.language),
    }


def faction_of(card_id: str, language: str) -> Any:
    found = large(card_id, language) if card_id else None
    return found["card"] if found else None


BOARD: Final = Board(
    COVER,
    "inscription/table.html",
    "inscription/top.html",
    "inscription/card.html",
    ("inscription/board.css", "inscription/table.css"),
    context,
    large,
    Lanes("inscription/lanes.html", lanes),
    SHELVED,
    Closer("inscription/look.html", closer),
    quick="tutorial",
    pictured="scrap:",
)
