"""Any game at all: its question with every choice, the table in the game's own words, who stands how, what happened."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from orrery.kernel import LANGUAGES, Game, Phrase
from orrery.kernel.rulebook import rulebook
from orrery.server.view import TableView
from orrery.web.boards.board import Board, Cover, Lanes, waiting
from orrery.web.boards.default.lanes import lanes
from orrery.web.boards.default.players import players
from orrery.web.boards.default.prompt import prompt
from orrery.web.boards.default.shelf import large, shelved
from orrery.web.boards.log import entries

SIGNS: Final = ("food", "production", "research-resource", "credit")
"""Resources of which any game may have amounts: the house has their icons."""


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
        signs=SIGNS,
    )


def cover(game: Game) -> Cover:
    """A game introduces itself with the first sentence of its rules."""
    said = {language: rulebook(game, language).intro for language in LANGUAGES}
    blurb = Phrase(*[sentence(intro[0]) if intro else "" for intro in said.values()])
    return Cover(blurb, "default/cover.svg", "star-system")


def sentence(text: str) -> str:
    """The first sentence of a text."""
    return text.partition(". ")[0].removesuffix(".") + "."


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
