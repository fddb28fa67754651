"""Any game's components on their shelf, and each alone: what the game says of them."""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import Markup

from orrery.kernel import Game
from orrery.kernel.component import Component
from orrery.kernel.shelf import every
from orrery.web.boards.board import Shelved
from orrery.web.draw import render


def component(game: Game, id: str, language: str) -> Component | None:
    return next((one for one in every(game, language) if one.id == id), None)


def large(game: Game, id: str, language: str) -> dict[str, Any] | None:
    found = component(game, id, language)
    return None if found is None else {"card": found, "alone": True}


def _shelved(game: Game, id: str, language: str, closely: bool) -> Markup:
    return Markup(render(language, "default/card.html", card=component(game, id, language), alone=False))


def shelved(game: Game) -> Shelved:
    return Shelved({}, partial(_shelved, game))
