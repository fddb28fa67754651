"""A server in a process of its own, and what it costs: memory and time on the cores."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping
from typing import Final

import psutil

from orrery.kernel import Phrase, Trouble

PATIENCE: Final = 60.0
NOT_STARTED: Final = Phrase(
    "The server did not start. Its last words: {said}", "Serwer nie ruszył. Jego ostatnie słowa: {said}"
)


class Child:
    """uvicorn on a free port of this machine, for as long as the ``with`` block lasts."""

    def __init__(self, app: str, settings: Mapping[str, str], workers: int = 1) -> None:
        """``app`` makes the server's application, which reads the settings from its environment."""
        self.app = app
        self.settings = settings
        self.workers = workers
        self.port = _free_port()

    def __enter__(self) -> Child:
        command = [sys.executable, "-m", "uvicorn", self.app, "--factory", "--log-level", "warning"]
        command += ["--port", str(self.port), "--workers", str(self.workers)]
        environment = {**os.environ, **self.settings}
        self._words = tempfile.TemporaryFile()
        self._process = subprocess.Popen(command, env=environment, stderr=self._words)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
                    return self
            except OSError:
                time.sleep(0.05)
        self._stop()
        self._words.seek(0)
        said = self._words.read().decode("utf-8", "replace").split("\n")
        raise Trouble(NOT_STARTED, said=next((line for line in reversed(said) if line.strip()), "–"))

    def __exit__(self, *problem: object) -> None:
        self._stop()
        self._words.close()

    def _stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def memory(self) -> int:
        """Bytes that the server and its workers hold in memory."""
        return sum(process.memory_info().rss for process in self._family())

    def cpu(self) -> float:
        """Seconds that the server and its workers have spent on the cores."""
        return sum(sum(process.cpu_times()[:2]) for process in self._family())

    def _family(self) -> list[psutil.Process]:
        server = psutil.Process(self._process.pid)
        return [server, *server.children(recursive=True)]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
