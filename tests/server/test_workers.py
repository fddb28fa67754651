"""Two workers on one PostgreSQL answer the same tables at the same time."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psutil
import psycopg
import pytest
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orrery.server.store import Store
from tests.server.ledger import Ledger, People
from tests.server.process import ServeCommand, ServerProcess

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)

YOU: dict[str, Any] = {"name": "Ada", "you": True}
BOT: dict[str, Any] = {"name": "K", "bot": "random"}
IN_VAIN = "moved on while"


@pytest.fixture
def workers(database: str) -> Iterator[list[ServerProcess]]:
    both = [ServerProcess(database), ServerProcess(database)]
    for worker in both:
        worker.start()
    yield both
    for worker in both:
        worker.kill()


def kept(database: str, ledger: Ledger) -> None:
    store = Store(database)
    ledger.check(store)
    store.close()


def live(worker: ServerProcess, table: dict[str, Any], seat: str) -> ClientConnection:
    headers = {"authorization": f"Bearer {table['holders'][seat]}"}
    return connect(f"ws://127.0.0.1:{worker.port}/api/tables/{table['id']}/live", additional_headers=headers)


def hear(socket: ClientConnection, number: int) -> dict[str, Any]:
    """The first news with more answers than this."""
    while True:
        view: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if view["number"] > number:
            return view


def test_racing_answers_are_neither_lost_nor_doubled(workers: list[ServerProcess], database: str) -> None:
    ledger, crowd = Ledger(), []
    for seats, undo in (([YOU, YOU], 0.1), ([YOU, BOT, YOU], 0.0)):
        table = workers[0].sit(seats)
        ledger.tables.append(table["id"])
        crowd += [People(worker, ledger, table, seed, undo) for seed, worker in enumerate(workers * 2)]

    def play(people: People) -> None:
        while people.step():
            pass

    with ThreadPoolExecutor(len(crowd)) as threads:
        for done in [threads.submit(play, people) for people in crowd]:
            done.result()
    kept(database, ledger)
    assert len({people.server for people in crowd if people.refused}) == 2
    for worker in workers:
        assert IN_VAIN not in worker.said()
        assert '"level": "ERROR"' not in worker.said()


def test_a_person_hears_at_one_worker_what_is_said_at_the_other(workers: list[ServerProcess]) -> None:
    here, there = workers
    table = here.sit([YOU, YOU])
    url = f"/api/tables/{table['id']}"
    seat = here.get(url)["waiting"][0]
    holder = table["holders"][str(seat)]
    with live(here, table, str(1 - seat)) as socket:
        before = hear(socket, 0)
        token = next(o["token"] for o in there.get(url, holder)["options"] if o["refusal"] is None)
        said = there.post(f"{url}/answers", {"number": before["number"], "token": token}, holder)
        assert hear(socket, before["number"])["number"] == said.json()["number"]


def test_what_was_said_while_the_line_was_dead_is_heard_after_all(workers: list[ServerProcess], database: str) -> None:
    here, there = workers
    table = here.sit([YOU, YOU])
    url = f"/api/tables/{table['id']}"
    seat = str(here.get(url)["waiting"][0])
    address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    with live(here, table, seat) as socket, psycopg.connect(address, autocommit=True) as connection:
        before = hear(socket, 0)["number"]
        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query = 'LISTEN orrery'"
        [lines] = connection.execute(cut + " AND datname = current_database()").fetchone() or [0]
        assert lines == 2
        people = People(there, Ledger(), table, 1, undo=0.0)
        people.step()
        assert hear(socket, before)["number"] == there.get(url)["number"]


def test_bots_are_driven_by_one_worker_and_left_to_the_other_when_it_dies(
    workers: list[ServerProcess], database: str
) -> None:
    first, second = workers
    ledger = Ledger()
    ledger.tables += [first.sit([BOT, BOT, BOT])["id"] for _ in range(2)]
    urls = [f"/api/tables/{table_id}" for table_id in ledger.tables]
    start = [second.get(url)["number"] for url in urls]
    while any(second.get(url)["number"] < number + 10 for url, number in zip(urls, start, strict=True)):
        time.sleep(0.01)
    assert not any(second.get(url)["over"] for url in urls)
    assert len(second.family()) < 3, "no bot has thought here"
    first.kill()
    until = time.monotonic() + 120
    while not all(second.get(url)["over"] for url in urls):
        assert time.monotonic() < until, second.said()
        time.sleep(0.05)
    kept(database, ledger)
    assert IN_VAIN not in second.said()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_two_workers_of_one_command_go_when_they_are_asked_to(database: str, number: int) -> None:
    server = ServeCommand(database, "--workers", "2", "--no-browser")
    server.start()
    try:
        ledger = Ledger()
        table = server.sit([YOU, BOT])
        people = People(server, ledger, table, 1, undo=0.0)
        while len(ledger.answers) < 5:
            assert people.step()
        closed: list[int] = []

        def listen() -> None:
            with live(server, table, "0") as socket:
                ready.set()
                with pytest.raises(ConnectionClosed):
                    list(socket)
                closed.append(socket.close_code or 0)

        ready = threading.Event()
        thread = threading.Thread(target=listen)
        thread.start()
        ready.wait()
        family = server.family()
        assert len(family) >= 3
        assert server.stop(number) == 0
        thread.join(timeout=30)
        assert closed == [1012]
        assert psutil.wait_procs(family, timeout=30)[1] == []
        assert "Traceback" not in server.said()
        assert "leaked" not in server.said()
    finally:
        server.kill()
