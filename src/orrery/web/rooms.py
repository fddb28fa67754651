"""Where the drawings of games lie: in a folder of ``web/boards``, or in a package that somebody else has installed."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

GROUP: Final = "orrery.web.boards"
"""The entry points by which other packages bring drawings: a game's name, and where its ``Board`` is."""
LOG: Final = logging.getLogger(__name__)
WEB: Final = Path(__file__).parent
DEFAULT: Final = "default"
"""The drawing of games that have none of their own."""


@dataclass(frozen=True)
class Room:
    """One drawing: its folder (``templates/``, ``static/``, ``locale/``) and where its ``Board`` is."""

    folder: Path
    module: str
    attribute: str = "BOARD"

    @property
    def ours(self) -> bool:
        return self.module.startswith(f"{GROUP}.")

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
        folder = folder_of(point.module)
        if folder is None:
            LOG.warning("The drawing of %s is left out: there is no %s.", point.name, point.module)
        elif point.name not in found:
            found[point.name] = Room(folder, point.module, point.attr or "BOARD")
    return found


def folder_of(module: str) -> Path | None:
    """Where a module lies, if it is there at all."""
    try:
        spec = find_spec(module)
    except ImportError:
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def folders(part: str) -> dict[str, Path]:
    """Such a folder of the pages, by "", and of every drawing that has one, by its name."""
    return {"": WEB / part} | {
        name: room.folder / part for name, room in rooms().items() if (room.folder / part).is_dir()
    }
