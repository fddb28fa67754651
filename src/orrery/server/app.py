"""The web application: a club, its bots, its hub and its routes."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from anyio import CapacityLimiter
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from orrery.kernel import Phrase, Trouble
from orrery.server import api
from orrery.server.club import Club
from orrery.server.driver import Driver
from orrery.server.guard import Guard, with_headers
from orrery.server.hub import Hub, listen
from orrery.server.store import Store

LOG: Final = logging.getLogger("orrery.server")
BROKEN: Final = Phrase(
    "Something went wrong here. Nothing that was answered is lost.",
    "Coś poszło nie tak po naszej stronie. Żadna udzielona odpowiedź nie przepadła.",
)
ADVISED: Final = 2
"""How many threads may wait for hints."""


@dataclass(frozen=True)
class Settings:
    """How a worker runs."""

    database: str
    bot_processes: int = 1
    patience: float = 20.0
    rate: float = 50.0
    burst: int = 200


def create_app(settings: Settings) -> FastAPI:
    """One worker's application. Everything it knows is in the database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        store.upgrade()
        hub = Hub()
        hub.attach()
        club = Club(store)
        driver = Driver(club, settings.bot_processes, settings.patience)

        def published(table_id: str) -> None:
            hub.publish(table_id)
            driver.nudge(table_id)

        club.published = published
        app.state.club, app.state.hub, app.state.driver = club, hub, driver
        app.state.pushing = CapacityLimiter(1)  # under one interpreter lock, pages drawn together only delay each other
        app.state.advising = CapacityLimiter(ADVISED)
        ears = asyncio.create_task(listen(settings.database, hub)) if store.postgres else None
        driver.start()
        _when_asked_to_go(hub.close)
        try:
            yield
        finally:
            if ears is not None:
                ears.cancel()
            driver.close()
            store.close()

    app = FastAPI(
        title="Orrery",
        summary="Space board games for people and machines.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)
    app.add_exception_handler(Trouble, api.complain)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(Exception, broken)
    app.add_middleware(Guard, rate=settings.rate, burst=settings.burst)

    @app.get("/health", include_in_schema=False)
    def health(request: Request) -> dict[str, str]:
        request.app.state.club.store.newest(1)
        return {"status": "ok"}

    return app


def _when_asked_to_go(call: Callable[[], None]) -> None:
    """uvicorn tells an application that it ends only after every request has; those that wait have to know before."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        heed = signal.getsignal(number)
        if callable(heed):
            signal.signal(number, partial(_call_first, call, heed))


def _call_first(call: Callable[[], None], heed: Callable[[int, Any], Any], number: int, frame: Any) -> None:
    call()
    heed(number, frame)


def unreadable(request: Request, error: Exception) -> JSONResponse:
    """A request that does not fit the schema: where it does not, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    places = [f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}" for problem in error.errors()[:5]]
    return JSONResponse({"error": "; ".join(places)}, 422)


def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return JSONResponse({"error": error.detail}, error.status_code, error.headers)


def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours; the log has it."""
    return with_headers(JSONResponse({"error": BROKEN.say(api.language_of(request))}, 500))
