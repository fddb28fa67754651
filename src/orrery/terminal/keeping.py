"""Where a record is kept, and nobody's file is overwritten by mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from orrery.kernel import Phrase, Record, Trouble

EXISTS: Final = Phrase("{path} exists already; choose another name.", "Plik {path} już istnieje; wybierz inną nazwę.")
CANNOT_WRITE: Final = Phrase("{path} cannot be written: {reason}.", "Nie można zapisać pliku {path}: {reason}.")


class Keeper:
    """Saves one game, always to a file that is its own."""

    def __init__(self, path: Path | None, own: Path | None) -> None:
        self.path = path
        self.own = {own.resolve()} if own is not None else set()
        if path is not None and path.exists() and path.resolve() not in self.own:
            raise Trouble(EXISTS, path=path)

    def save(self, record: Record, path: Path | None = None) -> Path:
        """Write the record to the path given, to the last one, or to a new name in this folder."""
        path = path or self.path or free_name(record.game.name)
        if path.exists() and path.resolve() not in self.own:
            raise Trouble(EXISTS, path=path)
        try:
            record.save(path)
        except OSError as error:
            raise Trouble(CANNOT_WRITE, path=path, reason=error.strerror or error) from None
        self.path = path
        self.own.add(path.resolve())
        return path


def free_name(name: str) -> Path:
    """“orion.json”, “orion-2.json”… whichever is not taken."""
    path = Path(f"{name}.json")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{name}-{number}.json")
    return path
