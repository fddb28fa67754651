"""Lines of the log: each kind is a small class beside the rule that tells it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.vocabulary import Numbers

COUNT: Final = Numbers(0)
"""How many: stays a number in its gap, so that it can pick its plural."""
ORDINAL: Final = Numbers(0, 1)
"""Counted from 0, told from 1."""


class LogLine(Event):
    """Something that happened, as the log tells it."""

    __slots__ = ()

    def gaps(self, scene: Scene) -> dict[str, Any]:
        found = super().gaps(scene)
        for (name, domain), value in zip(self.fields, self.values, strict=True):
            if domain is COUNT:
                found[name] = value
        return found


@cache
def event_classes() -> dict[str, type[Event]]:
    """Every kind of line, by its kind."""
    walked: list[type[Event]] = [LogLine]
    for cls in walked:
        walked += cls.__subclasses__()
    return {cls.kind: cls for cls in walked if cls.kind}
