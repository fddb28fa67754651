"""The server is killed at any instant: nothing acknowledged is lost, and every game goes on to its end."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2
import psutil
import pytest

from orrery.games import GAMES
from orrery.kernel import NATURE, Dealer
from orrery.server.store import Store
from tests.case import Case
from tests.cases import ENTRIES
from tests.server.ledger import Ledger, People
from tests.server.process import ServerProcess

YOU: dict[str, Any] = {"name": "Ada", "you": True}
BOT: dict[str, Any] = {"name": "K", "bot": "random"}
PEOPLE, MIXED, BOTS = [YOU, YOU], [YOU, BOT, BOT], [BOT, BOT, BOT]


def at_once(case: Case) -> bool:
    """Whether everybody answers at the same time when the cards are dealt."""
    state = case.game.new(case.setup)
    dealer = Dealer(1)
    while state.next_seat() == NATURE:
        state.answer(NATURE, dealer.choose(state))
    return len(state.pending()) > 1


SHORT = min([case for case in ENTRIES if case.game.name in GAMES and at_once(case)], key=lambda case: case.stride)
TOGETHER: dict[str, Any] = {"game": SHORT.game.name, **{n: v for n, v in SHORT.setup.variants.items() if v is True}}
"""A short game in which everybody answers at the same time."""


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    process = ServerProcess(database)
    yield process
    process.kill()


class Games:
    """One game after the other in the same company."""

    def __init__(
        self, server: ServerProcess, ledger: Ledger, seats: list[dict[str, Any]], seed: int, **given: Any
    ) -> None:
        self.server = server
        self.ledger = ledger
        self.seats = seats
        self.given = given
        self.seed = seed
        self.now: People | None = None

    def step(self) -> None:
        if self.now is None:
            table = self.server.sit(self.seats, **self.given)
            self.ledger.tables.append(table["id"])
            self.now = People(self.server, self.ledger, table, self.seed, undo=0.1)
        elif not self.now.step():
            self.now = None


def step(games: list[Games]) -> None:
    for each in games:
        each.step()


def play_and_kill(server: ServerProcess, database: str, kills: int, seed: int) -> None:
    rng, ledger = Random(seed), Ledger()
    server.start()
    games = [Games(server, ledger, seats, seed + n) for n, seats in enumerate((PEOPLE, MIXED, BOTS))]
    games += [Games(server, ledger, seats, seed + n, **TOGETHER) for n, seats in enumerate((PEOPLE, MIXED))]
    for _ in range(kills):
        for _ in range(rng.randrange(15)):
            step(games)
        timer = threading.Timer(rng.uniform(0.0, 0.1), server.kill)
        timer.start()
        try:
            while True:
                step(games)
        except httpx2.TransportError:
            timer.join()
        server.start()
    for each in games:
        each.step()
        while each.now is not None:
            each.step()
    server.stop()
    store = Store(database)
    ledger.check(store, unheard=kills)
    store.close()
    assert ledger.answers
    print(f"{kills} kills, {ledger}")


def test_a_few_kills_lose_nothing(server: ServerProcess, database: str) -> None:
    play_and_kill(server, database, kills=3, seed=1)


@pytest.mark.soak
def test_two_hundred_kills_lose_nothing(server: ServerProcess, database: str) -> None:
    play_and_kill(server, database, kills=200, seed=2)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_bots_do_not_outlive_their_server(server: ServerProcess) -> None:
    server.start()
    server.sit(BOTS)
    while len(family := server.family()) < 3:  # the server, Python's resource tracker and a bot's process
        pass
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    server.process = None
    assert psutil.wait_procs(family, timeout=30)[1] == []
