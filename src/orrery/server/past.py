"""Games from their first answer, for those who look back: a table itself keeps only its newest turns."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from orrery.kernel import History, Record
from orrery.server.live import Live
from orrery.server.store import Store

KEPT: Final = 8
"""How many games are kept; the one that was looked at least makes room."""


class Past:
    """Reads what the database has of a table. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._lock = threading.Lock()

    def record(self, live: Live) -> Record:
        """The whole record of a table, as far as this worker knows it."""
        known = live.play.record
        rows = self._store.answers(live.id, 0)[: live.number]
        return Record(known.game, known.setup, known.start, [row.answer() for row in rows])

    def history(self, live: Live) -> History:
        """A table's game from its first answer to its newest; ``BadRecord`` if it does not replay any more."""
        with live.lock, self._lock:
            history = self._histories.pop(live.id, None)
            if history is None:
                history = History(self.record(live), check=False)
            elif history.last < live.number:
                history.follow([row.answer() for row in self._store.answers(live.id, history.last)])
            self._histories[live.id] = history
            while len(self._histories) > KEPT:
                self._histories.popitem(last=False)
        return history
