"""A table in this worker's memory, and what its game takes: nature's answers, other workers' answers."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from random import Random
from typing import Final

from orrery.kernel import NATURE, Play, Trouble
from orrery.kernel.record import Answer
from orrery.server.store import AnswerRow, SeatRow, TableRow, TalkRow, digest
from orrery.server.view import LogCache, TableView, view_of

KEPT_TURNS: Final = 200
"""How many of the newest turns a table keeps for its log."""


class Live:
    """A table in this worker's memory. The database is the truth; this catches up with it."""

    def __init__(self, table: TableRow, play: Play) -> None:
        self.id = table.id
        self.table = table
        self.play = play
        self.revision = -1
        self.seats: list[SeatRow] = []
        self.talk: list[TalkRow] = []
        self.log = LogCache()
        self.lock = threading.RLock()
        self.notes: dict[int, str] = {}
        """By the number of an answer the bot in whose place another one gave it."""
        self.forget()

    @property
    def number(self) -> int:
        return self.play.number

    def held(self, holders: Sequence[str]) -> list[int]:
        """The seats that these secrets hold."""
        digests = {digest(holder) for holder in holders}
        return [seat.seat for seat in self.seats if seat.holder in digests]

    def view(self, viewer: int, language: str) -> TableView:
        with self.lock:
            return view_of(self.table, self.seats, self.play, self.talk, viewer, language, self.notes, self.log)

    def forget(self) -> None:
        """Keep no more than can be taken back and the newest turns: the database has the rest."""
        self.play.record.leave(self.play.since)
        first = self.play.turns[0].number if self.play.turns else self.number
        self.notes = {number: note for number, note in self.notes.items() if number >= first}


def let_nature_answer(play: Play, seed: str) -> None:
    """For as long as nature is asked; the table's seed and the answer's number decide."""
    while play.state.asks(NATURE):
        play.answer(NATURE, play.state.drawn(Random(f"{seed}/{play.number}").random()))


def repeat(play: Play, row: AnswerRow) -> bool:
    """Give an answer as another worker has given it; false if it leads elsewhere here."""
    try:
        play.repeat(row.answer())
    except Trouble:
        return False
    return play.record.answers[-1].hash == row.hash


def asked(play: Play) -> int:
    """The seats that owe an answer, a bit each."""
    return sum(1 << question.seat for question in play.state.pending() if question.seat >= 0)


def row_of(answer: Answer) -> AnswerRow:
    return AnswerRow(answer.seat, answer.token, answer.hash)
