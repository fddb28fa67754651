"""Where the drawings of games lie: in a folder of ``web/boards``, or in a package that somebody else has installed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

GROUP: Final = "orrery.web.boards"
"""The entry points by which other packages bring drawings: a game's name, and where its ``Board`` is."""
WEB: Final = Path(__file__).parent
DEFAULT: Final = "default"
"""The drawing of games that have none of their own."""


@dataclass(frozen=True)
class Room:
    """One drawing: its folder (``templates/``, ``static/``, ``locale/``) and where its ``Board`` is."""

    folder: Path
    module: str
    attribute: str = "BOARD"

    def board(self) -> Any:
        return getattr(import_module(self.module), self.attribute)


@cache
def rooms() -> dict[str, Room]:
    """Every drawing by the name of its game, ours first."""
    found = {
        path.parent.name: Room(path.parent, f"{GROUP}.{path.parent.name}")
        for path in sorted((WEB / "boards").glob("*/__init__.py"))
    }
    for point in sorted(entry_points(group=GROUP)):
        spec = find_spec(point.module)
        if point.name not in found and spec is not None and spec.origin is not None:
            found[point.name] = Room(Path(spec.origin).parent, point.module, point.attr or "BOARD")
    return found


def folders(part: str) -> dict[str, Path]:
    """Such a folder of the pages, by "", and of every drawing that has one, by its name."""
    return {"": WEB / part} | {
        name: room.folder / part for name, room in rooms().items() if (room.folder / part).is_dir()
    }
