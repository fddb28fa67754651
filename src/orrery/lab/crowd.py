"""Simulated people: each has a browser's connections and a seat's secret, reads a page and clicks on what it offers."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from html import unescape
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from orrery.kernel import Dealer, Game, Play, Record

PEOPLE: Final = 2
PATIENCE: Final = 30.0
"""Seconds after which a click that not everybody has seen is lost."""
KEPT_ALIVE: Final = 2.0
"""Seconds for which an idle connection is used again; the server closes it after 5."""
ON_OFFER: Final = re.compile(r'data-token="([^"]+)"(?! aria-disabled)')


class Lost(Exception):
    """The server did not answer as a server should."""


class Line:
    """HTTP as a browser speaks it: a connection that is used again while it is fresh."""

    def __init__(self, port: int, headers: str = "") -> None:
        self.port = port
        self.headers = headers
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        """The status and the JSON that came back."""
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        try:
            reader, writer = await self._connected()
            writer.write(f"{head}content-length: {len(data)}\r\n{self.headers}\r\n".encode() + data)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = int(answer.split("\r\ncontent-length:", 1)[1].split("\r\n", 1)[0])
            said = json.loads(await reader.readexactly(length))
        except (OSError, EOFError) as error:
            raise Lost(f"{path}: {error!r}") from error
        self._used = time.monotonic()
        return int(answer.split(" ", 2)[1]), said

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or time.monotonic() - self._used > KEPT_ALIVE:
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        return self._streams

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Person:
    """One browser at a table: its seat's secret, its connections, and the page as it stands there."""

    def __init__(self, port: int, table_id: str, seat: int, holder: str) -> None:
        self.seat = seat
        self.path = f"/tables/{table_id}"
        self.port = port
        self.bearer = f"Bearer {holder}"
        self.line = Line(port, f"authorization: {self.bearer}\r\n")
        self.number = -1
        self.turn = False
        self.gone = False
        self.regions: dict[str, str] = {}
        self.updates: list[tuple[int, float, int]] = []
        """Of each update: the number of answers it shows, when it came, and its length."""
        self.fresh = asyncio.Condition()

    async def watch(self) -> None:
        """Keep the page fresh until the connection ends."""
        address = f"ws://127.0.0.1:{self.port}{self.path}/live?seat={self.seat}&lang=en"
        try:
            async with connect(address, additional_headers={"authorization": self.bearer}, max_size=None) as socket:
                await socket.send('{"ask": "state"}')
                async for text in socket:
                    now = time.perf_counter()
                    message = json.loads(text)
                    async with self.fresh:
                        self.number, self.turn = message["number"], message["turn"]
                        self.regions |= message["regions"]
                        self.updates.append((self.number, now, len(text)))
                        self.fresh.notify_all()
        except (OSError, WebSocketException) as error:
            raise Lost(f"{self.path}: {error!r}") from error
        finally:
            self.line.close()
        raise Lost(f"{self.path}: the server has closed the connection")

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for an update that makes this true."""
        async with self.fresh:
            await self.fresh.wait_for(condition)

    async def saw(self, number: int) -> float:
        """When this page first showed so many answers; waits for it."""
        await self.until(lambda: self.number >= number)
        return min(when for shown, when, _ in self.updates if shown >= number)

    async def leave(self) -> None:
        async with self.fresh:
            self.gone = True
            self.fresh.notify_all()

    def on_offer(self) -> list[str]:
        """The tokens that a click could send, as the page has them."""
        return [unescape(token) for html in self.regions.values() for token in ON_OFFER.findall(html)]

    async def click(self, token: str) -> tuple[int, Any]:
        given = {"number": self.number, "token": token, "seat": self.seat}
        return await self.line.post(f"/api{self.path}/answers", given)


async def sit_down(port: int, past: dict[str, Any]) -> list[Person]:
    """A table that goes on from a record, and the people at it."""
    line = Line(port)
    try:
        table = _accepted(await line.post("/api/records", past))
        people = []
        for seat, invite in table["invites"].items():
            path = f"/api/tables/{table['id']}/join"
            joined = _accepted(await line.post(path, {"invite": invite, "name": f"{table['id']} {seat}"}))
            people.append(Person(port, table["id"], int(seat), joined["holder"]))
        return people
    finally:
        line.close()


def _accepted(answer: tuple[int, Any]) -> Any:
    status, said = answer
    if status >= 300:
        raise Lost(f"{status}: {said}")
    return said


def played(game: Game, rng: Random) -> Record:
    """A whole game of random answers."""
    play, dealer = Play(game, game.setup(players=PEOPLE), kept=0), Dealer(rng.randrange(1 << 30))
    play.deal(dealer)
    while (seat := play.state.next_seat()) is not None:
        play.answer(seat, rng.choice(play.state.options(seat)))
        play.deal(dealer)
    return play.record


def cut(record: Record, rng: Random) -> dict[str, Any]:
    """The record up to somewhere in the middle of its game."""
    data = record.data()
    return data | {"answers": data["answers"][: rng.randrange(len(record.answers))]}
