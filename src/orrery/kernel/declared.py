"""What a game declares once and for all, so that steps and events can point at it."""

from __future__ import annotations

from typing import Any

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.text import Sayable


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A fixed part of a game (an effect, an ability) that a step may point at; it is saved by its name."""

    __slots__ = ("name", "owner")

    def __init__(self) -> None:
        self.name = ""
        self.owner: Sayable | None = None
        """The card, board or rule that it belongs to, as texts name it."""


def classes_in(package: str, base: type[Any]) -> list[type[Any]]:
    """Every class below this one that a package defines."""
    walked: list[type[Any]] = [base]
    for cls in walked:
        walked += cls.__subclasses__()
    return [cls for cls in walked if cls.__module__ == package or cls.__module__.startswith(package + ".")]
