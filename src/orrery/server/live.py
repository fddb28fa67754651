"""A table in this worker's memory, and what its game takes: nature's answers, other workers' answers."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from random import Random

from orrery.kernel import NATURE, Play, Trouble
from orrery.kernel.record import UNDO, Answer
from orrery.server.store import AnswerRow, SeatRow, TableRow, TalkRow, digest
from orrery.server.view import TableView, Told, view_of


class Live:
    """A table in this worker's memory. The database is the truth; this catches up with it."""

    def __init__(self, table: TableRow, play: Play) -> None:
        self.id = table.id
        self.table = table
        self.play = play
        self.revision = -1
        self.seats: list[SeatRow] = []
        self.talk: list[TalkRow] = []
        self.told = Told()
        self.lock = threading.RLock()
        self.notes: dict[int, str] = {}

    @property
    def number(self) -> int:
        return len(self.play.record.answers)

    def held(self, holders: Sequence[str]) -> list[int]:
        """The seats that these secrets hold."""
        digests = {digest(holder) for holder in holders}
        return [seat.seat for seat in self.seats if seat.holder in digests]

    def view(self, viewer: int, language: str) -> TableView:
        with self.lock:
            return view_of(self.table, self.seats, self.play, self.talk, viewer, language, self.notes, self.told)


def let_nature_answer(play: Play, seed: str) -> None:
    """For as long as nature is asked; the table's seed and the answer's number decide."""
    while play.state.asks(NATURE):
        play.answer(NATURE, play.state.drawn(Random(f"{seed}/{len(play.record.answers)}").random()))


def repeat(play: Play, row: AnswerRow) -> bool:
    """Give an answer as another worker has given it; false if it leads elsewhere here."""
    try:
        if row.token == UNDO:
            play.undo(row.seat)
        else:
            play.say(row.seat, row.token)
    except Trouble:
        return False
    return play.record.answers[-1].hash == row.hash


def asked(play: Play) -> int:
    """The seats that owe an answer, a bit each."""
    return sum(1 << question.seat for question in play.state.pending() if question.seat >= 0)


def row_of(answer: Answer) -> AnswerRow:
    return AnswerRow(answer.seat, answer.token, answer.hash)
