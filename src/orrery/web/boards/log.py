"""What happened, as the tables of all games list it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from orrery.kernel.chronicle import paragraph
from orrery.kernel.looking import Line
from orrery.kernel.text import Span, Text, spans_of
from orrery.server.view import TableView
from orrery.web.spans import LINES_KEPT

LINES: Final = 60
"""How many entries a table shows; the replay has all."""
MOST_LINES: Final = 160
"""Of those that are apart for everybody."""


@dataclass(frozen=True)
class Entry:
    """Something that happened; ``fresh`` since the viewer's last answer."""

    seat: int
    text: Text
    fresh: bool


def own(view: TableView) -> int:
    """The viewer's last answer."""
    return max([line.number for line in view.log if line.seat == view.viewer], default=0)


def entries(view: TableView) -> list[Entry]:
    """What somebody did and all that followed from it, the newest last."""
    last = own(view)
    found: list[Entry] = []
    after: list[Line] = []
    for line in reversed(view.log):
        if line.seat < 0 and line is not view.log[0]:
            after = line.told + after
            continue
        fresh = line.number > last and line.seat != view.viewer
        found.append(Entry(line.seat + 1, said(line.told + after, view.language), fresh))
        after = []
        if len(found) == LINES:
            break
    return found[::-1]


def entries_by_seat(view: TableView) -> list[Entry]:
    """What everybody did at the same time, each one's apart."""
    last = own(view)
    found = [
        Entry(seat + 1, said(list(lines), view.language), line.number >= last)
        for line in view.log[-MOST_LINES:]
        for seat, lines in groupby(line.told, lambda told: told.seat)
    ]
    return found[-MOST_LINES:]


def said(lines: list[Line], language: str) -> Text:
    """Lines as one text, the same one several times in a row once; made once as long as it is shown."""
    return _said(tuple([Exact(line, spans_of(line.text)) for line in lines]), language)


class Exact(NamedTuple):
    """A line with its spans: two texts that read alike are not yet the same."""

    line: Line
    spans: tuple[Span, ...]


@lru_cache(LINES_KEPT)
def _said(lines: tuple[Exact, ...], language: str) -> Text:
    counted = [(exact.line, len(list(same))) for exact, same in groupby(lines)]
    once = [line if times == 1 else replace(line, text=line.text + f" (×{times})") for line, times in counted]
    return paragraph(once, language)
