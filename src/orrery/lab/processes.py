"""Games spread over processes of this machine. A process that dies costs the one game it was playing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from orrery.lab.arena import DIED, Arena, Failed, Losses, Played
from orrery.lab.fixtures import Fixture

# A spawned process has nothing of ours but its pipe, so the pipe ends when, and only when, either side dies.
SPAWN: Final = multiprocessing.get_context("spawn")


class Processes:
    """A crew of worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, arena: Arena, games: Sequence[Fixture]) -> Iterator[Played | Failed]:
        waiting = deque(games)
        losses = Losses()
        busy: dict[Connection, Worker] = {}
        try:
            for _ in range(min(self.workers, len(games))):
                worker = Worker(arena, waiting.popleft())
                busy[worker.pipe] = worker
            while busy:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy[pipe]
                    done = worker.done()
                    if done is not None:
                        losses.survived()
                        yield done
                    elif losses.give_up(worker.fixture):
                        yield Failed(worker.fixture, DIED)
                    else:
                        waiting.appendleft(worker.fixture)
                    if waiting and done is not None:
                        worker.begin(waiting.popleft())
                        continue
                    del busy[pipe]
                    worker.stop()
                    if waiting:
                        worker = Worker(arena, waiting.popleft())
                        busy[worker.pipe] = worker
        finally:
            for worker in busy.values():
                worker.stop()


class Worker:
    """One process and the game it is playing."""

    def __init__(self, arena: Arena, fixture: Fixture) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=_work, args=(arena, theirs), daemon=True)
        with _deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.begin(fixture)

    def begin(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with suppress(BrokenPipeError):  # it is dead, and ``done`` will say so
            self.pipe.send(fixture)

    def done(self) -> Played | Failed | None:
        """How the game ended; nothing if the process has died over it."""
        try:
            ended: Played | Failed = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return ended

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """A process begun here never hears Ctrl-C, not even while it starts; we ourselves hear it a moment later."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(arena: Arena, pipe: Connection) -> None:
    """The life of a worker process."""
    threading.Thread(target=_die_with_parent, daemon=True).start()
    while True:
        try:
            fixture: Fixture = pipe.recv()
        except EOFError:
            return
        pipe.send(arena.attempt(fixture))


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
