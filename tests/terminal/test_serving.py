"""``orrery serve``: what it refuses in a sentence, when it opens the browser, and how it goes."""

from __future__ import annotations

import signal
import socket
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from orrery.kernel import Trouble
from orrery.terminal.serving import database_url, open_browser, page_at
from tests.server.process import ServeCommand, free_port
from tests.terminal.acting import orrery

SEATS: list[dict[str, Any]] = [{"name": "Ada", "you": True}, {"name": "K", "bot": "random"}]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that writes down what it was asked to open."""
    script, seen = tmp_path / "browser", tmp_path / "seen"
    script.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    script.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(script))
    return seen


def served(folder: Path, *options: str) -> ServeCommand:
    return ServeCommand(f"sqlite:///{folder / 'games.db'}", *options)


def test_a_database_is_a_file_of_ones_own_or_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert database_url(None) == f"sqlite:///{tmp_path}/orrery/orrery.db"
    assert (tmp_path / "orrery").is_dir()
    assert database_url("sqlite:///games.db") == "sqlite:///games.db"
    assert database_url("postgresql://me:word@host/orrery") == "postgresql+psycopg://me:word@host/orrery"
    for wrong in ("games.db", "mysql://host/orrery", "", "postgresql:/"):
        with pytest.raises(Trouble, match="not the address of a database"):
            database_url(wrong)


@pytest.mark.parametrize(
    ("options", "english", "polish"),
    [
        (["--workers", "2"], "Several workers need PostgreSQL", "Kilka procesów wymaga PostgreSQL"),
        (["--database", "games.db"], "is not the address of a database", "to nie adres bazy danych"),
        (["--database", "sqlite:////nowhere/at/all.db"], "cannot be used: unable to open", "Nie można użyć bazy"),
        (["--database", "postgresql://me:secret@127.0.0.1:9/x"], "me:***@127.0.0.1:9/x cannot be used", "Nie można"),
        (["--port", "70000"], "cannot listen at 127.0.0.1, port 70000", "nie może nasłuchiwać"),
        (["--host", "256.1.1.1"], "cannot listen at 256.1.1.1", "nie może nasłuchiwać"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(
    options: list[str], english: str, polish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for language, sentence in (("en", english), ("pl", polish)):
        refused = orrery("serve", "--no-browser", *options, "--lang", language)
        assert refused.exit_code == 2
        assert sentence in refused.output
        assert "secret" not in refused.output


def test_a_port_that_is_taken_is_refused_and_opens_no_browser(tmp_path: Path, opened: Path) -> None:
    with socket.create_server(("127.0.0.1", free_port())) as taken:
        port = str(taken.getsockname()[1])
        refused = orrery("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'games.db'}")
    assert refused.exit_code == 2
    assert f"port {port}: Address already in use" in refused.output
    assert not opened.exists()


def test_the_browser_opens_once_there_is_a_page(tmp_path: Path, opened: Path) -> None:
    server = served(tmp_path)
    server.start()
    try:
        until = time.monotonic() + 30
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.2)
        assert opened.read_text() == f"http://localhost:{server.port}/\n"
        assert "<html" in server.client.get("/", headers={"accept": "text/html"}).text
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("host", "address"),
    [("::1", "http://[::1]:8799/"), ("localhost", "http://localhost:8799/"), ("10.0.0.7", "http://10.0.0.7:8799/")],
)
def test_the_browser_knocks_where_the_server_listens(host: str, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    knocked: list[tuple[str, int]] = []
    seen: list[str] = []

    def knock(at: tuple[str, int], timeout: float) -> socket.socket:
        knocked.append(at)
        return socket.socket()

    monkeypatch.setattr("orrery.terminal.serving.socket.create_connection", knock)
    monkeypatch.setattr("orrery.terminal.serving.webbrowser.open", seen.append)
    open_browser(host, 8799)
    assert page_at(host, 8799) == address
    assert (knocked, seen) == ([(host, 8799)], [address])


@pytest.mark.parametrize(
    ("host", "near"), [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]")]
)
def test_the_server_says_where_a_browser_finds_it(
    host: str, near: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.terminal.serving.try_address", lambda host, port: None)
    monkeypatch.setattr("orrery.terminal.serving.uvicorn.run", lambda *given, **settings: None)
    monkeypatch.setattr("orrery.terminal.serving.signal.signal", lambda number, do: None)
    monkeypatch.setenv("ORRERY_DATABASE", "")
    result = orrery(
        "serve", "--host", host, "--port", "8799", "--no-browser", "--database", f"sqlite:///{tmp_path / 'games.db'}"
    )
    assert result.exit_code == 0, result.output
    assert f"open at http://{near}:8799/ " in result.output


def test_the_browser_stays_closed_when_that_is_wished(tmp_path: Path, opened: Path) -> None:
    server = served(tmp_path, "--no-browser")
    server.start()
    time.sleep(1)
    try:
        assert not opened.exists()
    finally:
        server.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_go_says_good_bye_and_leaves_nothing(tmp_path: Path, number: int) -> None:
    server = served(tmp_path, "--no-browser")
    server.start()
    try:
        table = server.sit(SEATS)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
        until = time.monotonic() + 60
        while len(family := server.family()) < 3 and time.monotonic() < until:
            seat = server.get(f"/api/tables/{table['id']}")["waiting"][0]
            if seat == 0:  # answer, until the bot has to think
                holder = table["holders"]["0"]
                view = server.get(f"/api/tables/{table['id']}", holder)
                token = next(o["token"] for o in view["options"] if o["refusal"] is None)
                server.post(f"/api/tables/{table['id']}/answers", {"number": view["number"], "token": token}, holder)
        with connect(address) as socket:
            socket.recv()
            code = server.stop(number)
            with pytest.raises(ConnectionClosed):
                list(socket)
            assert socket.close_code == 1012
        assert code == 0
        assert psutil.wait_procs(family, timeout=30)[1] == []
        assert "Traceback" not in server.said()
        assert "leaked" not in server.said()
    finally:
        server.kill()
