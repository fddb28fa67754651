"""A game as its list of answers: one JSON file that loads, replays, verifies and branches."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from orrery.kernel.game import Game, Setup
from orrery.kernel.state import State
from orrery.kernel.text import BadRecord, Phrase

FORMAT: Final = "orrery-record-1"
VIEW: Final = "orrery-view-1"
"""The format of what one viewer may know of a game that is not over; such a file cannot be replayed."""
UNDO: Final = "undo"
"""Recorded in place of a token when a seat takes its last answer back."""

UNREADABLE: Final = Phrase("{path} cannot be read: {reason}.", "Nie można odczytać pliku {path}: {reason}.")
NOT_A_RECORD: Final = Phrase(
    '{path} is not an Orrery record; one begins with "format": "{format}".',
    '{path} nie jest zapisem gry Orrery; taki zapis zaczyna się od "format": "{format}".',
)
ONLY_A_VIEW: Final = Phrase(
    "{path} holds only what one viewer could know of a game that was not over, so it cannot be replayed. "
    "Save the record again when the game is over.",
    "{path} zawiera tylko to, co jeden widz mógł wiedzieć o niedokończonej grze, więc nie da się go odtworzyć. "
    "Zapisz grę jeszcze raz, gdy się skończy.",
)
TRUNCATED: Final = Phrase(
    "{path} is damaged or cut off: it stops being JSON at line {line}, column {column}.",
    "{path} jest uszkodzony lub ucięty: przestaje być JSON-em w wierszu {line}, kolumnie {column}.",
)
NO_SETUP: Final = Phrase(
    "{path} is damaged: its setup is missing or not one of this game.",
    "{path} jest uszkodzony: brakuje ustawień gry albo nie pasują do tej gry.",
)
NO_ANSWERS: Final = Phrase("{path} is damaged: its answers are missing.", "{path} jest uszkodzony: brakuje odpowiedzi.")
NO_ANSWER: Final = Phrase(
    "{path} is damaged: answer {number} is not [seat, token, hash].",
    "{path} jest uszkodzony: odpowiedź {number} to nie [miejsce, słowo, skrót].",
)
OTHER_GAME: Final = Phrase(
    "This record is of “{name}”, which is not among the games here: {names}.",
    "To zapis gry „{name}”, której tu nie ma. Są: {names}.",
)
OTHER_VERSION: Final = Phrase(
    "This record was made by version {theirs} of the {game} rules; this is version {ours}, so it may not replay.",
    "Ten zapis powstał z wersją {theirs} zasad {game}; tutaj jest wersja {ours}, więc może się nie odtworzyć.",
)


def fingerprint(state: State) -> str:
    """A short hash of the whole state; equal states have equal ones."""
    text = json.dumps(state.save(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Answer:
    """One entry of a record: who said what, and the hash of the state it led to."""

    seat: int
    token: str
    hash: str


@dataclass
class Record:
    """A game from its setup to its latest answer, nature's included."""

    game: Game
    setup: Setup
    start: str
    answers: list[Answer] = field(default_factory=list)
    first: int = 0
    """How many answers before these are kept elsewhere, as a server's are in its database."""

    @property
    def number(self) -> int:
        """How many answers there are, here and elsewhere."""
        return self.first + len(self.answers)

    def after(self, number: int) -> list[Answer]:
        """The answers that follow the first ``number`` ones."""
        assert number >= self.first
        return self.answers[number - self.first :]

    def upto(self, number: int) -> Record:
        """The same game as far as its first ``number`` answers."""
        assert not self.first
        return Record(self.game, self.setup, self.start, self.answers[:number])

    def cut(self, number: int) -> None:
        """Only the first ``number`` answers were given."""
        assert number >= self.first
        del self.answers[number - self.first :]

    def leave(self, number: int) -> None:
        """The first ``number`` answers are kept elsewhere from now on."""
        del self.answers[: max(0, number - self.first)]
        self.first = max(self.first, number)

    def data(self) -> dict[str, Any]:
        assert not self.first, "only the end of a record"
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "setup": self.setup.data(),
            "start": self.start,
            "answers": [[a.seat, a.token, a.hash] for a in self.answers],
        }

    def save(self, path: Path) -> None:
        """Write the record; a crash in the middle leaves the old file whole."""
        head = self.data()
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in head.pop("answers"))
        text = json.dumps(head, ensure_ascii=False)[:-1] + ', "answers": [\n' + rows + "\n]}\n"
        aside = path.with_name(path.name + ".part")
        aside.write_text(text, encoding="utf-8")
        aside.replace(path)

    @staticmethod
    def load(path: Path, games: Mapping[str, Game]) -> Record:
        """Read a record; ``BadRecord``, or ``BadSetup``, says what is wrong with a file that is none."""
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadRecord(NOT_A_RECORD, path=path, format=FORMAT) from None
        except OSError as error:
            raise BadRecord(UNREADABLE, path=path, reason=error.strerror or error) from None
        return Record.read(text, games, str(path))

    @staticmethod
    def read(text: str, games: Mapping[str, Game], path: str = "record") -> Record:
        """Read a record from its text; ``path`` is what messages call it."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord(TRUNCATED, path=path, line=error.lineno, column=error.colno) from None
        except (RecursionError, ValueError):  # nested too deep, or a number too long to be one of ours
            raise BadRecord(NOT_A_RECORD, path=path, format=FORMAT) from None
        if not isinstance(data, dict):
            raise BadRecord(NOT_A_RECORD, path=path, format=FORMAT)
        return Record.parse(data, games, path)

    @staticmethod
    def parse(data: Mapping[str, Any], games: Mapping[str, Game], path: str = "record") -> Record:
        if data.get("format") != FORMAT:
            raise BadRecord(ONLY_A_VIEW if data.get("format") == VIEW else NOT_A_RECORD, path=path, format=FORMAT)
        game = games.get(str(data.get("game")))
        if game is None:
            raise BadRecord(OTHER_GAME, name=str(data.get("game"))[:40], names=", ".join(games))
        version = data.get("version")
        if type(version) is not int or version != game.version:
            raise BadRecord(OTHER_VERSION, theirs=str(version)[:20], game=game.title, ours=str(game.version))
        setup = data.get("setup")
        names = {"players"} | {variant.name for variant in game.variants}
        if not isinstance(setup, dict) or set(setup) != names:
            raise BadRecord(NO_SETUP, path=path)
        rows = data.get("answers")
        if not isinstance(rows, list) or not isinstance(data.get("start"), str):
            raise BadRecord(NO_ANSWERS, path=path)
        answers = []
        for number, row in enumerate(rows, 1):
            match row:
                case [int(seat), str(token), str(digest)]:
                    answers.append(Answer(seat, token, digest))
                case _:
                    raise BadRecord(NO_ANSWER, path=path, number=number)
        return Record(game, game.setup(**setup), data["start"], answers)
