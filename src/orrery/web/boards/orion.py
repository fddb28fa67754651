"""Orion's table in the browser: everything its templates speak of, from what one viewer may see."""

from __future__ import annotations

from typing import Any, Final

from orrery.server.view import TableView
from orrery.web.boards.board import Board, Lanes, waiting
from orrery.web.boards.orion_cards import large
from orrery.web.boards.orion_cover import COVER
from orrery.web.boards.orion_lanes import lanes
from orrery.web.boards.orion_others import log, middle, races, result, rivals, standing
from orrery.web.boards.orion_own import building, civilization, hand, systems, tray
from orrery.web.boards.orion_prompt import prompt
from orrery.web.boards.orion_sketch import sketch_of


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
        "log": log(sketch),
        "waiting": waiting(view),
        "prompt": prompt(sketch),
    }


ORION: Final = Board(
    COVER,
    "orion.html",
    "orion_top.html",
    "orion_card.html",
    ("orion.css",),
    context,
    large,
    Lanes("orion_lanes.html", lanes),
)
