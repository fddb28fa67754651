"""Orion's table in the browser: everything its templates speak of, from what one viewer may see."""

from __future__ import annotations

from typing import Any, Final

from orrery.server.view import TableView
from orrery.web.boards.board import Board, Lanes, waiting
from orrery.web.boards.log import entries
from orrery.web.boards.orion.cards import large
from orrery.web.boards.orion.cover import COVER
from orrery.web.boards.orion.lanes import lanes
from orrery.web.boards.orion.others import middle, races, result, rivals, standing
from orrery.web.boards.orion.own import building, civilization, hand, systems, tray
from orrery.web.boards.orion.prompt import prompt
from orrery.web.boards.orion.shelf import SHELVED
from orrery.web.boards.orion.sketch import sketch_of


def context(view: TableView) -> dict[str, Any]:
    """The parts in reading order: choices take their keys as they find their places, the prompt has the rest."""
    sketch = sketch_of(view)
    seated = sketch.seat >= 0
    return {
        "view": view,
        "seat": sketch.seat + 1,
        "civ": civilization(sketch) if seated else None,
        "races": races(sketch),
        "systems": systems(sketch) if seated else [],
        "tray": tray(sketch) if seated else [],
        "building": building(sketch) if seated else None,
        "hand": hand(sketch) if seated else [],
        "rivals": rivals(sketch),
        "middle": middle(sketch),
        "top": standing(sketch),
        "result": result(sketch),
        "log": entries(view),
        "waiting": waiting(view),
        "prompt": prompt(sketch),
    }


BOARD: Final = Board(
    COVER,
    "orion/table.html",
    "orion/top.html",
    "orion/card.html",
    ("orion/board.css",),
    context,
    large,
    Lanes("orion/lanes.html", lanes),
    SHELVED,
    signs=("food", "fleet", "production", "morale", "vp", "cube"),
    pictured="construction",
)
