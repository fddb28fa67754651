"""Who wants to know when something changes at a table; across workers by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Final

from sqlalchemy.engine import make_url

LOG: Final = logging.getLogger("orrery.server")


class Hub:
    """Wakes everybody who waits at a table."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False
        """The worker goes down: whoever waits shall take what there is."""

    def attach(self) -> None:
        """Remember the event loop; publishing comes from other threads."""
        self._loop = asyncio.get_running_loop()

    def publish(self, table_id: str) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, table_id)

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closing = True
        self.publish_all()

    def publish_all(self) -> None:
        """Let everybody look again."""
        for table_id in list(self._waiting):
            self.publish(table_id)

    def _wake(self, table_id: str) -> None:
        for event in self._waiting.get(table_id, ()):
            event.set()

    def join(self, table_id: str) -> asyncio.Event:
        """An event that is set whenever something changes; clear it before looking."""
        event = asyncio.Event()
        self._waiting[table_id].add(event)
        return event

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        self._waiting[table_id].discard(event)
        if not self._waiting[table_id]:
            del self._waiting[table_id]


async def listen(url: str, hub: Hub) -> None:
    """Pass on what other workers publish, for as long as this task lives; a lost connection is taken up again."""
    import psycopg

    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute("LISTEN orrery")
                hub.publish_all()  # nobody has listened until now
                async for notice in connection.notifies():
                    hub.publish(notice.payload)
        except psycopg.OperationalError as error:
            LOG.warning("listening to the database failed, trying again: %s", type(error).__name__)
            await asyncio.sleep(1)
