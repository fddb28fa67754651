"""Bots think in processes of their own: no page waits for one, and none takes the server down."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as Overrun
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from orrery.bots import make_bot
from orrery.bots.hints import hint
from orrery.games import GAMES

T = TypeVar("T")
SLOWEST_START: Final = 120.0
"""Seconds that a process may take to start on a busy machine."""


class Speechless(Exception):
    """A bot has crashed, taken too long or answered what it was not offered."""


class Closing(Exception):
    """The worker goes down: whoever was thinking need not answer."""


def think(game_name: str, masked: str, seat: int, bot: str, seed: str) -> str:
    """What a bot answers; it gets nothing but the masked state."""
    game = GAMES[game_name]
    state = game.load(json.loads(masked))
    option = make_bot(bot, game, seed).choose(state, seat)
    if option not in state.options(seat):
        raise ValueError(f"{bot} has answered what it was not offered")
    return game.vocabulary.token(option)


def advise(game_name: str, masked: str, seat: int, seed: str) -> list[tuple[str, float, dict[str, str]]]:
    """Hints for a person: tokens with the chance they promise and the reason, from nothing but the masked state."""
    game = GAMES[game_name]
    state = game.load(json.loads(masked))
    token = game.vocabulary.token
    return [(token(found.option), found.chance, found.reason) for found in hint(game, state, seat, seed)]


class ThinkingPool:
    """The processes that think. Time runs from when one is free, and who overruns it or crashes hurts nobody else."""

    def __init__(self, processes: int, patience: float) -> None:
        self.processes = processes
        self.patience = patience
        """Seconds that a bot may think about one answer."""
        self._free = threading.Semaphore(processes)
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = self._new()
        self._awake: ProcessPoolExecutor | None = None

    def ask(self, work: Callable[..., T], *given: Any) -> T:
        """What a bot thinks, or ``Speechless`` with the reason."""
        for last in (False, True):  # a process may have died of somebody else's bot
            with self._free:
                pool = self._pool
                if pool is None:
                    raise Closing
                try:
                    if self._awake is not pool:  # starting a process is not thinking
                        _start(pool)
                        self._awake = pool
                    return pool.submit(work, *given).result(timeout=self.patience)
                except Overrun:
                    self._replace(pool)
                    raise Speechless(f"took longer than {self.patience:g} s") from None
                except BrokenProcessPool:
                    self._replace(pool)
                    if last:
                        raise Speechless("its process died") from None
                except Exception as error:
                    if self._pool is None:
                        raise Closing from None
                    if last or self._pool is pool:
                        raise Speechless(repr(error)) from error
        raise AssertionError

    def close(self) -> None:
        """Stop all thinking at once."""
        with self._lock:
            pool, self._pool, self._awake = self._pool, None, None
            if pool is not None:
                _stop(pool)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _stay_with_the_worker)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is None:
                raise Closing
            if self._pool is pool:
                self._pool = self._new()
                _stop(pool)


def _start(pool: ProcessPoolExecutor) -> None:
    """Ctrl-C is for the worker to heed: its bots' processes start deaf to it."""
    if sys.platform == "win32":
        started = pool.submit(os.getpid)
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            started = pool.submit(os.getpid)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    started.result(timeout=SLOWEST_START)


def _stay_with_the_worker() -> None:
    """When the worker dies, so do its bots."""
    worker = multiprocessing.parent_process()
    assert worker is not None

    def die_with_it() -> None:
        worker.join()
        os._exit(0)

    threading.Thread(target=die_with_it, daemon=True).start()


def _stop(pool: ProcessPoolExecutor) -> None:
    """Kill its processes, then wait for its own thread: what that holds would count as leaked if we died before it."""
    processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
    for process in processes.values():
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
