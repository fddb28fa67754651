"""What servers have acknowledged, to be compared with what the database has kept."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

from orrery.games import GAMES
from orrery.kernel import NATURE, Record, replay
from orrery.server.store import Store
from tests.server.process import ServerProcess


class Ledger:
    """Every table and every answer that a client was told is kept."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.answers: dict[tuple[str, int, int], tuple[int, str]] = {}
        """By table, seat and the first number that the answer can have: the last one, and what was said."""
        self._lock = threading.Lock()

    def keep(self, table_id: str, seat: int, token: str, first: int, last: int) -> None:
        """Others at their desks, and nature, may have answered between what was seen and what was acknowledged."""
        with self._lock:
            assert (table_id, seat, first) not in self.answers, "acknowledged twice"
            self.answers[table_id, seat, first] = (last, token)

    def check(self, store: Store, unheard: int = 0) -> None:
        """Every game is over and verifies, every acknowledged answer is in its place, and people have given no
        others, but for those whose acknowledgement was cut off."""
        others = 0
        for table_id in self.tables:
            table = store.table(table_id)
            assert table is not None
            game, rows = GAMES[table.game], store.answers(table_id, 0)
            record = Record(game, game.setup(**table.setup), table.start, [row.answer() for row in rows])
            assert replay(record).state.outcome() is not None
            assert table.over
            assert table.number == len(rows)
            machines = {row.seat for row in store.seats(table_id) if row.bot is not None} | {NATURE}
            given = [(row.seat, row.token) for row in rows]
            others += sum(seat not in machines for seat, _ in given)
            for (table_of, seat, first), (last, token) in self.answers.items():
                if table_of == table_id:
                    assert (seat, token) in given[first - 1 : last]
                    others -= 1
        assert others <= unheard

    def __str__(self) -> str:
        return f"{len(self.answers)} answers acknowledged, {len(self.tables)} games finished"


class People:
    """Everybody who sits at one table, speaking to one server."""

    def __init__(self, server: ServerProcess, ledger: Ledger, table: dict[str, Any], seed: int, undo: float) -> None:
        self.server = server
        self.ledger = ledger
        self.table = table
        self.undo = undo
        """How often an answer is taken back at once."""
        self.refused = 0
        self._rng = Random(seed)
        self._url = f"/api/tables/{table['id']}"

    def step(self) -> bool:
        """Answer if one of them is asked; false when the game is over."""
        for seat, holder in self.table["holders"].items() or [("", "none")]:
            view = self.server.get(f"{self._url}?seat={seat}" if seat else self._url, holder)
            if view["over"]:
                return False
            if view["options"]:
                token = self._rng.choice([o["token"] for o in view["options"] if o["refusal"] is None])
                self._answer(int(seat), holder, view["number"], token)
                return True
        time.sleep(0.01)
        return True

    def _answer(self, seat: int, holder: str, number: int, token: str) -> None:
        answer = self.server.post(f"{self._url}/answers", {"number": number, "token": token, "seat": seat}, holder)
        if answer.status_code == 409:
            self.refused += 1
            return
        assert answer.status_code == 200, answer.text
        self.ledger.keep(self.table["id"], seat, token, number + 1, answer.json()["number"])
        if self._rng.random() < self.undo:
            undone = self.server.post(f"{self._url}/undo", {"seat": seat}, holder)
            assert undone.status_code in (200, 409, 422), undone.text
            if undone.status_code == 200:
                self.ledger.keep(self.table["id"], seat, "undo", undone.json()["number"], undone.json()["number"])
