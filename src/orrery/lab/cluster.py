"""Games spread over a Ray cluster. Its machines need Ray and our version of Python; Orrery itself is sent along."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import orrery
from orrery.kernel import Phrase, Trouble
from orrery.lab.arena import DIED, Arena, Failed, Losses, Played
from orrery.lab.fixtures import Fixture

NO_RAY: Final = Phrase(
    "--ray needs orrery-games[ray]; in a clone: pip install '.[ray]'.",
    "--ray wymaga orrery-games[ray]; w klonie: pip install '.[ray]'.",
)
NO_ADDRESS: Final = Phrase(
    "“{address}” is not the address of a Ray cluster; one looks like 10.0.0.1:6379. For a cluster on this machine use"
    " --ray auto, or --ray local to start one.",
    "„{address}” to nie adres klastra Ray; taki adres to np. 10.0.0.1:6379. Do klastra na tym komputerze służy"
    " --ray auto, a --ray local go uruchamia.",
)
NO_CLUSTER: Final = Phrase(
    "No Ray cluster answers at “{address}”. Start one with “ray start --head”, or use --ray local.",
    "Pod adresem „{address}” nie odpowiada klaster Ray. Uruchom go przez „ray start --head” albo użyj --ray local.",
)
NO_START: Final = Phrase("Ray does not start: {reason}", "Ray się nie uruchamia: {reason}")
LOCKED: Final = Phrase(
    "The Ray cluster at “{address}” wants a token. Set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to its file unless"
    " that is where Ray looks anyway.",
    "Klaster Ray pod adresem „{address}” wymaga żetonu. Ustaw RAY_AUTH_MODE=token, a RAY_AUTH_TOKEN_PATH na jego plik,"
    " jeśli nie leży tam, gdzie Ray go szuka.",
)
PATIENCE: Final = 10.0
"""Seconds for a cluster to open the door."""


class Cluster:
    """A crew of Ray's workers: those of a running cluster, or of one that is started on this machine (``local``)."""

    def __init__(self, address: str, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        try:
            import ray
        except ImportError:
            raise Trouble(NO_RAY) from None
        if address not in ("auto", "local"):
            _knock(address)
        self.ray: Any = ray
        self.address = address
        self.workers = workers

    def play(self, arena: Arena, games: Sequence[Fixture]) -> Iterator[Played | Failed]:
        self._join()
        try:
            yield from self._play(arena, games)
        finally:
            self.ray.shutdown()

    def _join(self) -> None:
        given: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == "local":
            given |= {"num_cpus": self.workers, "include_dashboard": False}
        else:
            given |= {"runtime_env": {"py_modules": [str(Path(orrery.__file__).parent)]}}
        try:
            self.ray.init(self.address, **given)
        except ConnectionError as error:
            locked = "AuthenticationError" in f"{error} {error.__cause__}"
            raise Trouble(LOCKED if locked else NO_CLUSTER, address=self.address) from None
        except Exception as error:  # Ray raises whatever it likes here, even Exception itself
            raise Trouble(NO_START, reason=f"{error}".partition("\n")[0]) from error

    def _play(self, arena: Arena, games: Sequence[Fixture]) -> Iterator[Played | Failed]:
        attempt = self.ray.remote(num_cpus=1, max_retries=0)(_attempt)
        shared = self.ray.put(arena)
        waiting = deque(games)
        losses = Losses()
        busy: dict[Any, Fixture] = {}
        while waiting or busy:
            room = 2 * int(self.ray.cluster_resources().get("CPU", 1))  # the cluster may grow while we play
            while waiting and len(busy) < room:
                fixture = waiting.popleft()
                busy[attempt.remote(shared, fixture)] = fixture
            ended, _ = self.ray.wait(list(busy), num_returns=1)
            for reference in ended:
                fixture = busy.pop(reference)
                try:
                    done: Played | Failed = self.ray.get(reference)
                except self.ray.exceptions.RayError:
                    if losses.give_up(fixture):
                        yield Failed(fixture, DIED)
                    else:
                        waiting.appendleft(fixture)
                    continue
                losses.survived()
                yield done


def _knock(address: str) -> None:
    """Ray itself would wait for minutes at a closed door."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal() or int(port) > 0xFFFF:
        raise Trouble(NO_ADDRESS, address=address[:80])
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError:
        raise Trouble(NO_CLUSTER, address=address[:80]) from None


def _attempt(arena: Arena, fixture: Fixture) -> Played | Failed:
    return arena.attempt(fixture)
