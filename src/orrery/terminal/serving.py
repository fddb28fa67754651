"""``orrery serve``: the table in the browser."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from orrery.kernel import Phrase, Trouble
from orrery.server.running import DATABASE
from orrery.server.store import Store
from orrery.terminal.options import Language, here, language_of
from orrery.terminal.screen import QUIET, Screen

SITE: Final = "orrery.web.app:site"
AT_HOME: Final = ("127.0.0.1", "0.0.0.0", "::")
"""Where a server listens that this machine’s own browser finds at “localhost”."""
LAST_WORDS: Final = 3
"""Seconds that requests get to end when the server is asked to go."""
OPEN_AT: Final = Phrase(
    "Orrery is open at {url} (Ctrl-C ends it). Games are kept in {where}.",
    "Orrery działa pod adresem {url} (Ctrl-C kończy). Gry są zapisywane w {where}.",
)
NOT_A_DATABASE: Final = Phrase(
    "“{url}” is not the address of a database; one looks like sqlite:///games.db or postgresql://host/orrery.",
    "„{url}” to nie adres bazy danych; taki adres to np. sqlite:///games.db albo postgresql://host/orrery.",
)
NEEDS_POSTGRES: Final = Phrase(
    "Several workers need PostgreSQL: give its address with --database.",
    "Kilka procesów wymaga PostgreSQL: podaj adres bazy przez --database.",
)
NO_DATABASE: Final = Phrase("The database {url} cannot be used: {reason}", "Nie można użyć bazy danych {url}: {reason}")
NO_ADDRESS: Final = Phrase(
    "The server cannot listen at {host}, port {port}: {reason}. Choose another with --host or --port.",
    "Serwer nie może nasłuchiwać pod {host}, port {port}: {reason}. Wybierz inny przez --host albo --port.",
)


def database_url(given: str | None) -> str:
    """The database to use; by default a file in the user's own folder."""
    if given is None:
        folder = Path(typer.get_app_dir("orrery"))
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'orrery.db'}"
    try:
        url = make_url(given)
    except ArgumentError:
        raise Trouble(NOT_A_DATABASE, url=given[:80]) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise Trouble(NOT_A_DATABASE, url=given[:80])
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    return url.render_as_string(hide_password=False)


def serve(
    host: Annotated[str, typer.Option(help=here("Address to listen at.", "Adres nasłuchu."))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=here("Port to listen at.", "Port."))] = 8642,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=here("SQLite or PostgreSQL.", "SQLite albo PostgreSQL."))
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help=here("Worker processes.", "Procesy."))] = 1,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help=here("Open the browser.", "Otwórz przeglądarkę."))
    ] = True,
    lang: Language = None,
) -> None:
    url = database_url(database)
    if workers > 1 and make_url(url).get_backend_name() != "postgresql":
        raise Trouble(NEEDS_POSTGRES)
    prepare(url)
    try_address(host, port)
    os.environ[DATABASE] = url
    near = "localhost" if host in AT_HOME else host
    address = page_at(near, port)
    Screen(language_of(lang)).say(OPEN_AT, QUIET, url=address, where=shown(url))
    if browser:
        threading.Thread(target=open_browser, args=(near, port), daemon=True).start()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))  # uvicorn repeats the signal once it has shut down
    uvicorn.run(
        SITE,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        log_config=None,
        timeout_graceful_shutdown=LAST_WORDS,
        timeout_worker_healthcheck=60,  # a busy machine may take long to start a worker
    )


def shown(url: str) -> str:
    """A database's address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def prepare(url: str) -> None:
    """Reach the database and bring it up to date, or say why that cannot be done."""
    store = Store(url)
    try:
        store.upgrade()
    except DBAPIError as error:
        raise Trouble(NO_DATABASE, url=shown(url), reason=str(error.orig).splitlines()[0]) from None
    finally:
        store.close()


def try_address(host: str, port: int) -> None:
    """See that the address is free while a sentence can still say so."""
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Trouble(NO_ADDRESS, host=host, port=str(port), reason=reason) from None


def page_at(host: str, port: int) -> str:
    """The address to type into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def open_browser(host: str, port: int) -> None:
    """Open the page as soon as there is one."""
    for _ in range(300):
        try:
            with socket.create_connection((host, port), timeout=1):
                webbrowser.open(page_at(host, port))
                return
        except OSError:
            time.sleep(0.1)
