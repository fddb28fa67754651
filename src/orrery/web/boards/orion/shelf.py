"""Orion's cards on their shelf: structures as cards, Advisors and races as people."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from orrery.games.orion.card_text import race_lines
from orrery.games.orion.names import ADVISORS, STRUCTURES
from orrery.games.orion.race import RACE_BOARDS
from orrery.kernel.text import Text
from orrery.web.boards.board import Shelved
from orrery.web.boards.orion.art import PORTRAITS
from orrery.web.boards.orion.cards import amounts, drawn, face
from orrery.web.draw import environment

ICONS: Final = {
    "blue": "cc-blue",
    "red": "cc-red",
    "yellow": "cc-yellow",
    "grey": "cc-grey",
    "advisors": "advisor",
    "races": "population",
}


@dataclass(frozen=True)
class Person:
    """Somebody with a portrait: what they can do, and what a race starts with."""

    id: str
    name: str
    portrait: tuple[str, str]
    lines: list[tuple[Text, Text]]
    start: list[tuple[str, int]]


@cache
def shelved(id: str, language: str, closely: bool) -> Markup:
    macros: Any = environment(language).get_template("orion/_cards.html").module
    if id in STRUCTURES:
        return Markup(macros.shelved(drawn(STRUCTURES.index(id), language)))
    return Markup(macros.person(advisor(id, language) if id in ADVISORS else race(id, language)))


def advisor(id: str, language: str) -> Person:
    shown = face(len(STRUCTURES) + ADVISORS.index(id), language)
    return Person(id, shown.name, PORTRAITS[id], shown.lines, [])


def race(id: str, language: str) -> Person:
    board = next(board for board in RACE_BOARDS if board.id == id)
    return Person(id, board.title.say(language), PORTRAITS[id], race_lines(board, language), amounts(board.start))


SHELVED: Final = Shelved(ICONS, shelved)
