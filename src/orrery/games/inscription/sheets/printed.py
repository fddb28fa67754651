"""The 36 sheets as the rules read them: marks are bits, and everything that never changes is worked out once."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, ClassVar

from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.kernel.text import Phrase


class PrintedSheet:
    """What every sheet has: its name, what it is like, and the drawing's data."""

    provenance: ClassVar[Provenance] = DESIGNED
    """All layouts are ours, within what is known of them."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["sheet"]
        self.title = Phrase(data["title"]["en"], data["title"]["pl"])
        self.character = Phrase(data["character"]["en"], data["character"]["pl"])
        self.drawing = data
        """Coordinates and everything else that only a page needs."""


def printed(kind: str) -> list[dict[str, Any]]:
    """The data of all sheets of a kind, side B last."""
    text = files("orrery.games.inscription").joinpath("sheets", f"{kind}.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)
    return found


def where(assets: list[int], asset: int) -> int:
    """The places with this asset, as bits."""
    return sum([1 << place for place, other in enumerate(assets) if other == asset])
