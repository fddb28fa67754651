"""What happened, as the tables of all games list it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from orrery.kernel.chronicle import paragraph
from orrery.kernel.looking import Line
from orrery.kernel.text import Text
from orrery.server.view import LogLine, TableView

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
    grouped: list[LogLine] = []
    for line in view.log:
        if line.seat < 0 and grouped:
            grouped[-1] = replace(grouped[-1], told=[*grouped[-1].told, *line.told])
        else:
            grouped.append(line)
    found = []
    for line in grouped[-LINES:]:
        fresh = line.number > last and line.seat != view.viewer
        found.append(Entry(line.seat + 1, paragraph(_once(line.told), view.language), fresh))
    return found


def entries_by_seat(view: TableView) -> list[Entry]:
    """What everybody did at the same time, each one's apart."""
    last = own(view)
    found = [
        Entry(seat + 1, paragraph(list(lines), view.language), line.number >= last)
        for line in view.log[-MOST_LINES:]
        for seat, lines in groupby(line.told, lambda told: told.seat)
    ]
    return found[-MOST_LINES:]


def _once(lines: list[Line]) -> list[Line]:
    """The same line several times in a row once."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else replace(line, text=line.text + f" (×{times})") for line, times in counted]
