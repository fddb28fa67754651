"""Finished games on disk: a line each, kept from the moment it is written."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any, Final, Self, TextIO

from orrery.kernel import LANGUAGES, Phrase, Trouble
from orrery.lab.arena import Arena, Played
from orrery.lab.fixtures import Fixture
from orrery.lab.match import Pace, Result

if sys.platform != "win32":
    import fcntl

GAMES_FILE: Final = "games.jsonl"
TIMES_FILE: Final = "times.jsonl"
NO_FOLDER: Final = Phrase(
    "Results cannot be kept in {folder}: {reason}.", "Nie można przechowywać wyników w {folder}: {reason}."
)
OTHER_ARENA: Final = Phrase(
    "{folder} holds games of another arena: {differences}. Give this one a folder of its own with --folder.",
    "W {folder} są gry innej areny: {differences}. Podaj dla tej osobny katalog przez --folder.",
)
DIFFERENCE: Final = Phrase("{name} was {old}, is now {new}", "{name}: było {old}, jest {new}")
SETTINGS: Final = {
    "orrery": Phrase("the version of Orrery", "wersja Orrery"),
    "game": Phrase("the game", "gra"),
    "rules": Phrase("the version of the rules", "wersja zasad"),
    "setup": Phrase("the setup", "ustawienie gry"),
    "bots": Phrase("the list of bots", "lista botów"),
    "seed": Phrase("the seed", "ziarno"),
}
DAMAGED: Final = Phrase(
    "Line {line} of {file} is damaged. Delete that line, and its game will be played again.",
    "Wiersz {line} pliku {file} jest uszkodzony. Usuń ten wiersz, a jego gra zostanie rozegrana ponownie.",
)
NOT_OURS: Final = Phrase(
    "{file} is no file of an arena. Choose another folder with --folder.",
    "{file} nie jest plikiem areny. Wybierz inny katalog przez --folder.",
)
IN_USE: Final = Phrase("Another arena is playing in {folder} right now.", "W {folder} właśnie toczy się inna arena.")


class Results:
    """The folder of an arena. Times have a file of their own, so that the games are the same on every machine."""

    def __init__(self, folder: Path, arena: Arena, games: int) -> None:
        self.folder = folder
        self.arena = arena
        self.fixtures = arena.fixtures(games)
        self._played: dict[int, Played] = {}
        self._lock: int | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(folder)
            self._read()
            self._games = (folder / GAMES_FILE).open("a", encoding="utf-8", newline="\n")
            self._times = (folder / TIMES_FILE).open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            self._unlock()
            raise self._trouble(error) from None
        except Trouble:
            self._unlock()
            raise
        if not self._games.tell():
            _append(self._games, _line(arena.header()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def played(self) -> list[Played]:
        """Those of the games asked for that are finished, by number."""
        return [self._played[fixture.number] for fixture in self.fixtures if fixture.number in self._played]

    def missing(self) -> list[Fixture]:
        return [fixture for fixture in self.fixtures if fixture.number not in self._played]

    def write(self, played: Played) -> None:
        """Keep a game; when this returns, no crash can lose it."""
        self._played[played.fixture.number] = played
        try:
            _append(self._times, _time_line(played))
            _append(self._games, _game_line(played))
        except OSError as error:
            raise self._trouble(error) from None

    def close(self) -> None:
        """Put the games in the order of their numbers: the same games then make the same file to the byte."""
        ordered = [self._played[number] for number in sorted(self._played)]
        try:
            self._games.close()
            self._times.close()
            _replace(self.folder / GAMES_FILE, [_line(self.arena.header()), *map(_game_line, ordered)])
            _replace(self.folder / TIMES_FILE, map(_time_line, ordered))
        except OSError as error:
            raise self._trouble(error) from None
        finally:
            self._unlock()

    def _trouble(self, error: OSError) -> Trouble:
        return Trouble(NO_FOLDER, folder=self.folder, reason=error.strerror or error)

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)

    def _read(self) -> None:
        """Take up the games of an earlier run; a line that was being written when it was killed is cut off."""
        games, times = _Lines(self.folder / GAMES_FILE), _Lines(self.folder / TIMES_FILE)
        self._check_header(games)
        try:
            paces = {number: [Pace(*pace) for pace in of_seats] for number, of_seats in times.parsed}
        except (TypeError, ValueError):
            raise Trouble(NOT_OURS, file=times.file) from None
        for line, data in enumerate(games.parsed[1:], 2):
            try:
                fixture = Fixture(data.pop("number"), data.pop("deal"), tuple(data["bots"]))
                result = Result(**data)
            except (TypeError, KeyError, AttributeError):
                raise Trouble(DAMAGED, line=line, file=games.file) from None
            asked_for = fixture.number < len(self.fixtures)
            if asked_for and self.fixtures[fixture.number] != fixture:
                raise Trouble(DAMAGED, line=line, file=games.file)
            pace = paces.get(fixture.number) or [Pace() for _ in fixture.bots]
            self._played[fixture.number] = Played(fixture, result, pace)
        games.cut()
        times.cut()

    def _check_header(self, games: _Lines) -> None:
        now = json.loads(_line(self.arena.header()))
        if not games.parsed:
            if not _line(now).encode().startswith(games.raw):
                raise Trouble(NOT_OURS, file=games.file)
            return
        old = games.parsed[0]
        if not isinstance(old, dict) or old.keys() != now.keys():
            raise Trouble(NOT_OURS, file=games.file)
        different = [name for name in now if old[name] != now[name]]
        if different:
            said = [
                "; ".join(
                    DIFFERENCE.say(language, name=SETTINGS[name], old=_shown(old[name]), new=_shown(now[name]))
                    for name in different
                )
                for language in LANGUAGES
            ]
            raise Trouble(OTHER_ARENA, folder=self.folder, differences=Phrase(*said))


class _Lines:
    """A file of JSON lines. Its last line may be torn: whoever wrote it was killed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.raw = file.read_bytes() if file.exists() else b""
        self.parsed: list[Any] = []
        self.whole = 0
        lines = self.raw.splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            try:
                self.parsed.append(json.loads(line if line.endswith(b"\n") else b""))
            except ValueError:
                if number < len(lines):
                    raise Trouble(DAMAGED, line=number, file=file) from None
                return
            self.whole += len(line)

    def cut(self) -> None:
        if self.whole < len(self.raw):
            os.truncate(self.file, self.whole)


def _lock(folder: Path) -> int | None:
    """Two runs must not write to one folder; the system lifts the lock when its holder dies."""
    if sys.platform == "win32":
        return None
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Trouble(IN_USE, folder=folder) from None
    return lock


def _shown(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else value if isinstance(value, str) else json.dumps(value)


def _line(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def _game_line(played: Played) -> str:
    return _line({"number": played.fixture.number, "deal": played.fixture.deal} | asdict(played.result))


def _time_line(played: Played) -> str:
    return _line([played.fixture.number, [astuple(pace) for pace in played.paces]])


def _append(file: TextIO, line: str) -> None:
    file.write(line)
    file.flush()
    os.fsync(file.fileno())


def _replace(path: Path, lines: Iterable[str]) -> None:
    """Write a file anew, in one step as others see it."""
    draft = path.with_suffix(".draft")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(lines)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
