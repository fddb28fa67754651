"""What the pages need to know of a game: how it presents itself, its table, its replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, nodes
from jinja2.meta import find_undeclared_variables
from markupsafe import Markup

from orrery.kernel import LANGUAGES, Phrase
from orrery.server.view import TableView
from orrery.web.draw import environment
from orrery.web.spans import SIGNED


@dataclass(frozen=True)
class Cover:
    """How a game presents itself in the lobby."""

    blurb: Phrase
    picture: str
    """A static file."""
    icon: str
    kind: Phrase | None = None
    minutes: int | None = None


@dataclass(frozen=True)
class Lanes:
    """A game's players in a replay: a template, and what it speaks of."""

    template: str
    context: Callable[[TableView, TableView | None, int], dict[str, Any]]
    """From what one sees now, what one saw a move before, and who made that move (below 0: nature, or all at once)."""


@dataclass(frozen=True)
class Closer:
    """A closer look at one player: a template, and what it speaks of, from what one viewer may see of a seat."""

    template: str
    context: Callable[[TableView, int], dict[str, Any]]


@dataclass(frozen=True)
class Shelved:
    """A game's components on the page of its cards: an icon for each shelf, and how one of them is drawn."""

    icons: Mapping[str, str]
    draw: Callable[[str, str, bool], Markup]
    """By its id, the language, and whether there is room to look closely; an ``<article>`` with that id."""


@dataclass(frozen=True)
class Board:
    """How one game is shown. Every part of its templates that can change lies in an element with an id ``r-…``."""

    cover: Cover
    template: str
    """The table: ``<main>`` and, for phones, the tabs below it."""
    top: str
    """What stands in the middle of the top bar."""
    card: str
    """One large card, shown over the table while a pointer or the focus rests on a ``data-card``."""
    css: tuple[str, ...]
    context: Callable[[TableView], dict[str, Any]]
    """What all these templates speak of, from what one viewer may see."""
    large: Callable[[str, str], dict[str, Any] | None]
    """The same for a large card, by its id and language; none if there is no such card."""
    lanes: Lanes
    shelved: Shelved
    closer: Closer | None = None
    """For games in which a player has more than fits beside the table."""
    quick: str = ""
    """The variant, a switch, that makes a game short enough to try everything."""
    signs: tuple[str, ...] = ()
    """What an icon of the same name stands for wherever a text has an amount of it."""
    pictured: str = ""
    """The README's picture is taken before the last answer that begins so."""

    def __post_init__(self) -> None:
        SIGNED.update(self.signs)


def waiting(view: TableView) -> list[dict[str, Any]]:
    """Those whom the table waits for; seats from 1 on."""
    return [{"seat": seat + 1, "name": view.names[seat], "open": view.seats[seat].open} for seat in view.waiting]


def regions(board: Board, view: TableView) -> dict[str, str]:
    """Every part of a table that can change, by its id, so that a page can put it in the place of an older one."""
    return Drawing().changes(board, view)


class Drawing:
    """A table as one page has it: what is there already is neither drawn nor sent again."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self._shown: dict[str, int] = {}

    def changes(self, board: Board, view: TableView) -> dict[str, str]:
        """The regions that differ from the last time; at first all."""
        values = board.context(view)
        changed = {name for name, value in values.items() if name not in self._values or self._values[name] != value}
        found: dict[str, str] = {}
        for name in (board.top, board.template):
            template = environment(view.language).get_template(name)
            context = template.new_context(values)
            for block, draw in template.blocks.items():
                if not changed.isdisjoint(spoken_of(name)[block]):
                    found |= self.fresh(block.replace("_", "-"), "".join(draw(context)).strip())
        self._values = {name: value for name, value in values.items() if value is not view}
        return found

    def fresh(self, region: str, html: str) -> dict[str, str]:
        """A region, unless the page shows the same already or there is nothing to show."""
        if not html or self._shown.get(region) == hash(html):
            return {}
        self._shown[region] = hash(html)
        return {region: html}


@cache
def spoken_of(template: str) -> dict[str, set[str]]:
    """The values that each block of a template is drawn from."""
    pages = environment(LANGUAGES[0])

    def names(part: nodes.Template) -> set[str]:
        part.set_environment(pages)
        included = [_parsed(pages, include.template.as_const()) for include in part.find_all(nodes.Include)]
        return find_undeclared_variables(part).union(*[names(template) for template in included])

    blocks = _parsed(pages, template).find_all(nodes.Block)
    return {block.name: names(nodes.Template(block.body, lineno=block.lineno)) for block in blocks}


def _parsed(pages: Environment, template: str) -> nodes.Template:
    assert pages.loader is not None
    return pages.parse(pages.loader.get_source(pages, template)[0])
