"""What the pages need to know of a game to draw its table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.server.view import TableView
from orrery.web.draw import environment


@dataclass(frozen=True)
class Board:
    """How one game is drawn. Every part of its templates that can change lies in an element with an id ``r-…``."""

    template: str
    """The table: ``<main>`` and, for phones, the tabs below it."""
    top: str
    """What stands in the middle of the top bar."""
    card: str
    """One large card, shown over the table while a pointer or the focus rests on a ``data-card``."""
    css: str
    context: Callable[[TableView], dict[str, Any]]
    """What all these templates speak of, from what one viewer may see."""
    large: Callable[[str, str], dict[str, Any] | None]
    """The same for a large card, by its id and language; none if there is no such card."""


def regions(board: Board, view: TableView) -> dict[str, str]:
    """Every part of a table that can change, by its id, so that a page can put it in the place of an older one."""
    values = board.context(view)
    found = {}
    for name in (board.top, board.template):
        template = environment(view.language).get_template(name)
        for block, draw in template.blocks.items():
            html = "".join(draw(template.new_context(values))).strip()
            if html:
                found[block.replace("_", "-")] = html
    return found
