"""Where a record is kept, and nobody's file is overwritten by mistake."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from orrery.kernel import Phrase, Record, Trouble

EXISTS: Final = Phrase("{path} exists already; choose another name.", "Plik {path} już istnieje; wybierz inną nazwę.")
CANNOT_WRITE: Final = Phrase("{path} cannot be written: {reason}.", "Nie można zapisać {path}: {reason}.")
NO_FILE: Final = Phrase("it is no regular file", "to nie jest zwykły plik")


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
            raise _cannot_write(path, error) from None
        self.path = path
        self.own.add(path.resolve())
        return path


def free_name(name: str) -> Path:
    """“game.json”, “game-2.json”… whichever is not taken."""
    path = Path(f"{name}.json")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{name}-{number}.json")
    return path


def writable(path: Path) -> None:
    """See that the file can be written while a sentence can still say so, and leave everything as it was."""
    try:
        new = not path.exists()
        # A pipe with a name would make us wait; one without, as /dev/stdout may be, resolves to nothing.
        if not new and path.resolve().exists() and not (path.is_file() or path.is_char_device()):
            raise Trouble(CANNOT_WRITE, path=path, reason=NO_FILE)
        path.open("a", encoding="utf-8").close()
        if new:
            path.resolve().unlink()
    except OSError as error:
        raise _cannot_write(path, error) from None


def writable_folder(folder: Path) -> None:
    """Make the folder, if it is not there, and see that files can be written in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise _cannot_write(folder, error) from None


def _cannot_write(path: Path, error: OSError) -> Trouble:
    return Trouble(CANNOT_WRITE, path=path, reason=error.strerror or error)
