"""``orrery serve``: the table in the browser."""

from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from orrery.kernel import Phrase, Trouble
from orrery.server.running import DATABASE
from orrery.terminal.options import Language, here, language_of
from orrery.terminal.screen import QUIET, Screen

SITE: Final = "orrery.web.app:site"
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
    os.environ[DATABASE] = url
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    shown = make_url(url).render_as_string(hide_password=True)
    Screen(language_of(lang)).say(OPEN_AT, QUIET, url=address, where=shown)
    if browser:
        threading.Timer(1.5, webbrowser.open, (address,)).start()
    uvicorn.run(SITE, factory=True, host=host, port=port, workers=workers, log_level="warning", log_config=None)
