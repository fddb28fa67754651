"""What happened, for people."""

from __future__ import annotations

from typing import Final

HIDDEN: Final = -1
"""Stands for whatever a viewer may not know."""

TRUTH: Final = -3
"""The viewer who may know everything: the state itself."""

EVERYBODY: Final = -1
"""The viewers of an event without secrets."""


class Event:
    """Something happened to ``seat``. ``values`` are public; ``secret`` is only for ``viewers`` (a bit per seat)."""

    __slots__ = ("kind", "seat", "secret", "values", "viewers")

    def __init__(
        self, kind: str, seat: int, values: tuple[int, ...], secret: int = HIDDEN, viewers: int = EVERYBODY
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.secret = secret
        self.viewers = viewers

    def masked(self, viewer: int) -> Event:
        if self.viewers == EVERYBODY or viewer == TRUTH or (viewer >= 0 and self.viewers >> viewer & 1):
            return self
        return Event(self.kind, self.seat, self.values, HIDDEN, 0)

    def data(self) -> list[object]:
        return [self.kind, self.seat, list(self.values), self.secret]
