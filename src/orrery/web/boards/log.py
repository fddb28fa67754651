"""What happened, as the tables of all games list it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from orrery.kernel.text import Text, join
from orrery.server.view import TableView

LINES: Final = 60
"""How many entries a table shows; the replay has all."""


@dataclass(frozen=True)
class Entry:
    """What somebody did and all that followed from it; ``fresh`` since the viewer's last answer."""

    seat: int
    text: Text
    fresh: bool


def entries(view: TableView) -> list[Entry]:
    """The newest entries, the last one newest."""
    own = max([line.number for line in view.log if line.seat == view.viewer], default=0)
    grouped: list[tuple[int, int, list[Text]]] = []
    for line in view.log:
        if line.seat < 0 and grouped:
            grouped[-1][2].extend(line.lines)
        else:
            grouped.append((line.number, line.seat, list(line.lines)))
    return [
        Entry(seat + 1, join(" ", _once(texts)), number > own and seat != view.viewer)
        for number, seat, texts in grouped[-LINES:]
    ]


def _once(texts: list[Text]) -> list[Text]:
    """The same line several times in a row once."""
    counted = [(text, len(list(same))) for text, same in groupby(texts)]
    return [text if times == 1 else text + f" (×{times})" for text, times in counted]
