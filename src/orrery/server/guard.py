"""What every request has to pass: its origin, its size, its pace; and what every answer carries."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.kernel import Phrase, Trouble

SAFE: Final = ("GET", "HEAD", "OPTIONS")
BODY: Final = 64 * 1024
RECORD_BODY: Final = 4 * 1024 * 1024
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)

TOO_FAST: Final = Phrase("Too many requests; wait a moment.", "Zbyt wiele żądań naraz; poczekaj chwilę.")
ELSEWHERE: Final = Phrase("This request comes from another site.", "To żądanie pochodzi z innej strony.")
TOO_BIG: Final = Phrase("That is too big: at most {n} kB.", "To za dużo: najwyżej {n} kB.")


class TooFast(Trouble):
    """More requests than one client may send."""


class Elsewhere(Trouble):
    """A browser on another site sent this."""


class TooBig(Trouble):
    """More bytes than this address takes."""


def same_origin(headers: Headers) -> bool:
    """A browser says where a request comes from; what says nothing is no browser and brings no cookies of ours."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Pace:
    """A bucket of requests per client that fills again at a steady rate."""

    def __init__(self, rate: float, burst: int, clients: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.clients = clients
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        now = time.monotonic()
        left, then = self._buckets.pop(client, (float(self.burst), now))
        left = min(float(self.burst), left + (now - then) * self.rate)
        self._buckets[client] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > self.clients:
            self._buckets.popitem(last=False)
        return left >= 1


class Guard:
    """ASGI middleware for all of this."""

    def __init__(self, app: ASGIApp, rate: float = 50.0, burst: int = 200) -> None:
        self.app = app
        self.pace = Pace(rate, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if same_origin(Headers(scope=scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "other origin"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        trouble = self._trouble(scope)
        if trouble is not None:
            await _said(scope, trouble)(scope, receive, _with_headers(send))
            return
        if "transfer-encoding" in Headers(scope=scope):
            messages = await _read(receive, _limit(scope))
            if messages is None:
                await _said(scope, _too_big(scope))(scope, receive, _with_headers(send))
                return
            receive = _again(messages, receive)
        await self.app(scope, receive, _with_headers(send))

    def _trouble(self, scope: Scope) -> Trouble | None:
        headers = Headers(scope=scope)
        client = scope.get("client")
        if not self.pace.allows(client[0] if client else "-"):
            return TooFast(TOO_FAST)
        if scope["method"] not in SAFE and not same_origin(headers):
            return Elsewhere(ELSEWHERE)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _limit(scope):
            return _too_big(scope)
        return None


def _said(scope: Scope, trouble: Trouble) -> Response:
    """As the application says every trouble: a page to a reader, JSON to a program."""
    answer: Response = scope["app"].exception_handlers[Trouble](Request(scope), trouble)
    if isinstance(trouble, TooFast):
        answer.headers["retry-after"] = "1"
    return answer


def _limit(scope: Scope) -> int:
    return RECORD_BODY if scope["path"].endswith("/records") else BODY


def _too_big(scope: Scope) -> TooBig:
    return TooBig(TOO_BIG, n=_limit(scope) // 1024)


async def _read(receive: Receive, limit: int) -> list[Message] | None:
    """A body that declares no length, or none if it is too long."""
    messages: list[Message] = []
    while not messages or messages[-1].get("more_body"):
        messages.append(await receive())
        limit -= len(messages[-1].get("body", b""))
        if limit < 0:
            return None
    return messages


def _again(messages: list[Message], receive: Receive) -> Receive:
    """What was read already, then what comes after it."""

    async def read() -> Message:
        return messages.pop(0) if messages else await receive()

    return read


def with_headers(answer: Response) -> Response:
    """For what is answered outside of the guard."""
    answer.raw_headers.extend(HEADERS)
    return answer


def _with_headers(send: Send) -> Send:
    async def write(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return write
