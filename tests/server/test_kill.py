"""The server is killed at any instant: nothing acknowledged is lost, and every game goes on to its end."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2
import pytest

from orrery.server.store import Store
from tests.server.process import ServerProcess

HUMANS: list[dict[str, Any]] = [{"name": "Ada", "you": True}, {"name": "Bo", "you": True}]
MIXED: list[dict[str, Any]] = [
    {"name": "Ada", "you": True},
    {"name": "K", "bot": "random"},
    {"name": "J", "bot": "random"},
]


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    process = ServerProcess(database)
    yield process
    process.kill()


def create(server: ServerProcess, seats: list[dict[str, Any]]) -> dict[str, Any]:
    body = {"game": "orion", "setup": {"players": len(seats)}, "seats": seats}
    table: dict[str, Any] = server.post("/api/tables", body).json()
    return table


class Player:
    """Answers for the people of a table and remembers what was acknowledged."""

    def __init__(self, server: ServerProcess, table: dict[str, Any], seed: int) -> None:
        self.server = server
        self.table = table
        self.rng = Random(seed)
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.over = False

    def step(self) -> None:
        """One answer, if a person is asked."""
        for seat, holder in self.table["holders"].items():
            view = self.server.get(f"/api/tables/{self.table['id']}?seat={seat}", holder)
            if view["over"]:
                self.over = True
                return
            if view["options"]:
                token = self.rng.choice([o["token"] for o in view["options"] if o["refusal"] is None])
                body = {"number": view["number"], "token": token, "seat": int(seat)}
                answer = self.server.post(f"/api/tables/{self.table['id']}/answers", body, holder)
                if answer.status_code == 200:
                    self.acknowledged[view["number"] + 1] = (int(seat), token)
                else:
                    assert answer.status_code == 409, answer.text
                return
        time.sleep(0.01)


def play_and_kill(server: ServerProcess, database: str, kills: int, seed: int) -> None:
    rng = Random(seed)
    server.start()
    players = [Player(server, create(server, seats), seed + n) for n, seats in enumerate((HUMANS, MIXED))]
    acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
    for _ in range(kills):
        timer = threading.Timer(rng.uniform(0.0, 0.6), server.kill)
        timer.start()
        try:
            while True:
                for number, player in enumerate(players):
                    player.step()
                    if player.over:
                        acknowledged |= {(player.table["id"], n): a for n, a in player.acknowledged.items()}
                        table = create(server, rng.choice([HUMANS, MIXED]))
                        players[number] = Player(server, table, rng.randrange(999))
        except (httpx2.TransportError, AssertionError):
            timer.join()
        server.start()
    for player in players:
        while not player.over:
            player.step()
        acknowledged |= {(player.table["id"], n): a for n, a in player.acknowledged.items()}
    server.stop()
    store = Store(database)
    kept: dict[str, list[tuple[int, str]]] = {}
    for (table_id, number), answer in acknowledged.items():
        if table_id not in kept:
            kept[table_id] = [(row.seat, row.token) for row in store.answers(table_id, 0)]
        assert kept[table_id][number - 1] == answer
    assert acknowledged
    store.close()


def test_a_few_kills_lose_nothing(server: ServerProcess, database: str) -> None:
    play_and_kill(server, database, kills=3, seed=1)


@pytest.mark.soak
def test_two_hundred_kills_lose_nothing(server: ServerProcess, database: str) -> None:
    play_and_kill(server, database, kills=200, seed=2)


def test_a_server_that_is_asked_to_go_goes(server: ServerProcess) -> None:
    server.start()
    create(server, MIXED)
    assert server.stop() in (0, -15)
