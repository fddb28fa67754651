"""Any game at all: its question with every choice, the table in the game's own words, who stands how, what happened."""

from __future__ import annotations

from functools import partial
from typing import Any

from orrery.kernel import LANGUAGES, Game, Phrase
from orrery.kernel.rulebook import rulebook
from orrery.server.view import TableView
from orrery.web.boards.board import Board, Cover, Lanes, waiting
from orrery.web.boards.default.lanes import lanes
from orrery.web.boards.default.players import players
from orrery.web.boards.default.prompt import prompt
from orrery.web.boards.default.shelf import large, shelved
from orrery.web.boards.log import entries


def drawing(game: Game) -> Board:
    return Board(
        cover(game),
        "default/table.html",
        "default/top.html",
        "default/card.html",
        ("default/board.css",),
        context,
        partial(large, game),
        Lanes("default/lanes.html", lanes),
        shelved(game),
    )


def cover(game: Game) -> Cover:
    """A game introduces itself with the first words of its rules."""
    said = {language: rulebook(game, language).intro for language in LANGUAGES}
    blurb = Phrase(*[str(intro[0]) if intro else "" for intro in said.values()])
    return Cover(blurb, "default/cover.svg", "star-system")


def context(view: TableView) -> dict[str, Any]:
    rows = players(view)
    return {
        "view": view,
        "game": view.game.name,
        "round": view.game.progress(view.state),
        "situation": view.situation,
        "players": rows,
        "result": rows if view.over else [],
        "log": entries(view),
        "waiting": waiting(view),
        "prompt": prompt(view),
    }
