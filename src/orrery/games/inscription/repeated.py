"""Questions that are asked several times in a row."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.state import Inscription
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene


class Repeated(OpenQuestion[Inscription]):
    """``left`` says how often it is still to be answered, this time included."""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    waived = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}
