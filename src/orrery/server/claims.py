"""Which worker drives the bots of a table. A claim dies with its worker, so nobody has to clear up after one."""

from __future__ import annotations

import threading
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from orrery.server.store import Store

ROOM: Final = 20261117
TAKE: Final = "SELECT pg_try_advisory_lock(%s, hashtext(%s))"
GIVE_BACK: Final = "SELECT pg_advisory_unlock(%s, hashtext(%s))"


class Claims:
    """Advisory locks of PostgreSQL, held by one connection. With SQLite there is one worker, and it has every claim."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connection: Connection | None = None
        self._lock = threading.Lock()

    def take(self, table_id: str) -> bool:
        """Claim a table; false if another worker has it."""
        return not self._store.postgres or self._ask(TAKE, table_id)

    def give_back(self, table_id: str) -> None:
        if self._store.postgres:
            self._ask(GIVE_BACK, table_id)

    def close(self) -> None:
        """Give everything back."""
        with self._lock:
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None

    def _ask(self, question: str, table_id: str) -> bool:
        with self._lock:
            if self._connection is None:
                self._connection = self._store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                return bool(self._connection.exec_driver_sql(question, (ROOM, table_id)).scalar())
            except DBAPIError:  # the claims are gone with the connection; the next question opens another one
                self._connection.close()
                self._connection = None
                raise
