"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx2
import psutil

from tests.cases import FIRST

APP = "orrery.server.running:worker"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """uvicorn with one worker on a port of its own."""

    def __init__(self, database: str, app: str = APP) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.environment = {**os.environ, "ORRERY_DATABASE": database, "ORRERY_RATE": "100000"}
        self.app = app
        self.process: subprocess.Popen[bytes] | None = None
        self.client = httpx2.Client(base_url=self.url, timeout=60)
        self._words = tempfile.TemporaryFile()  # noqa: SIM115

    def command(self) -> list[str]:
        return ["-m", "uvicorn", self.app, "--factory", "--port", str(self.port), "--log-level", "warning"]

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *self.command()],
            env=self.environment,
            stdout=self._words,
            stderr=self._words,
            start_new_session=True,
        )
        self.client.close()
        self.client = httpx2.Client(base_url=self.url, timeout=60)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                if self.client.get("/health").status_code == 200:
                    return
            except httpx2.TransportError:
                assert self.process.poll() is None, self.said()
                time.sleep(0.05)
        raise AssertionError(self.said())

    def said(self) -> str:
        """All that it has written."""
        self._words.seek(0)
        return self._words.read().decode()

    def family(self) -> list[psutil.Process]:
        """The server and whatever it has started."""
        assert self.process is not None
        parent = psutil.Process(self.process.pid)
        return [parent, *parent.children(recursive=True)]

    def kill(self) -> None:
        """As a power cut would: the worker and its bots at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to go: as ``kill`` does, or with SIGINT as Ctrl-C does, which everybody in the terminal hears."""
        assert self.process is not None
        if number == signal.SIGINT:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        code = self.process.wait(timeout=60)
        self.process = None
        return code

    def sit(self, seats: list[dict[str, Any]], game: str = FIRST.name, **variants: Any) -> dict[str, Any]:
        """Set up a table."""
        setup = {"players": len(seats), **variants}
        made = self.post("/api/tables", {"game": game, "setup": setup, "seats": seats})
        assert made.status_code == 201, made.text
        table: dict[str, Any] = made.json()
        return table

    def post(self, path: str, body: dict[str, Any], holder: str = "none") -> httpx2.Response:
        return self.client.post(path, json=body, headers={"authorization": f"Bearer {holder}"})

    def get(self, path: str, holder: str = "none") -> Any:
        answer = self.client.get(path, headers={"authorization": f"Bearer {holder}"})
        assert answer.status_code == 200, answer.text
        return answer.json()


class ServeCommand(ServerProcess):
    """``orrery serve`` as a person starts it."""

    def __init__(self, database: str, *options: str) -> None:
        super().__init__(database)
        self.options = options

    def command(self) -> list[str]:
        code = "from orrery.terminal.main import main; main()"
        return ["-c", code, "serve", "--port", str(self.port), "--database", self.database, *self.options]
