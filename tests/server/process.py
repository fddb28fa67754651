"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from typing import Any

import httpx2

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
        self.environment = {**os.environ, "ORRERY_DATABASE": database, "ORRERY_RATE": "100000"}
        self.app = app
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "uvicorn", self.app, "--factory", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--log-level", "warning"], env=self.environment, start_new_session=True
        )
        for _ in range(600):
            try:
                if httpx2.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx2.TransportError:
                assert self.process.poll() is None, "the server does not start"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would: the worker and its bots at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Ask it to go."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        self.process = None
        return code

    def post(self, path: str, body: dict[str, Any], holder: str = "none") -> httpx2.Response:
        return httpx2.post(self.url + path, json=body, headers={"authorization": f"Bearer {holder}"}, timeout=10)

    def get(self, path: str, holder: str = "none") -> Any:
        answer = httpx2.get(self.url + path, headers={"authorization": f"Bearer {holder}"}, timeout=10)
        assert answer.status_code == 200, answer.text
        return answer.json()
