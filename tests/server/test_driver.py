"""Bots at the tables: who thinks for them, and what happens when they cannot."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from orrery.kernel import SPECTATOR
from orrery.server import driver as driving
from orrery.server.claims import Claims
from orrery.server.club import Club, SeatWish
from orrery.server.driver import Driver
from orrery.server.store import Store
from tests.cases import FIRST
from tests.server.bad_bots import BAD_MOMENT, broods, crashes, stumbles

YOU = SeatWish("Ada", you=True)
BOT = SeatWish("Kestrel", bot="random")


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    store = Store(database)
    store.upgrade()
    yield Club(store)
    store.close()


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("trouble", [crashes, stumbles, broods])
def test_somebody_stands_in_for_a_bot_that_cannot_answer(
    club: Club, trouble: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "think", trouble)
    new = club.create(FIRST.name, {"players": 2}, "", [BOT, BOT], seed="7")
    first = club.live(new.id).number
    monkeypatch.setenv(BAD_MOMENT, str(first))
    driver = Driver(club, patience=5)
    club.published = driver.nudge
    driver.start()
    try:
        until(lambda: club.live(new.id).number > first + 5)
    finally:
        driver.close()
    live = club.live(new.id)
    assert live.notes == {first + 1: "random"}
    told = [line for line in live.view(SPECTATOR, "pl").log if line.number == first + 1]
    assert all(line.lines[-1] == "(W zastępstwie bota „Losowy”)." for line in told)
    assert told


def test_a_bot_that_was_asked_when_the_last_worker_died_is_taken_up(club: Club) -> None:
    new = club.create(FIRST.name, {"players": 2}, "", [BOT, BOT])
    assert club.store.waiting_for_bots() == [new.id]
    before = club.live(new.id).number
    driver = Driver(club)
    driver.start()
    try:
        until(lambda: club.live(new.id).number > before + 5)
    finally:
        driver.close()


def test_only_tables_where_a_bot_is_asked_wait_for_bots(club: Club) -> None:
    people = club.create(FIRST.name, {"players": 2}, "", [YOU, YOU])
    bots = [club.create(FIRST.name, {"players": 2}, "", [BOT, BOT]).id for _ in range(2)]
    mixed = club.create(FIRST.name, {"players": 2}, "", [YOU, BOT])
    seat = club.live(mixed.id).play.state.next_seat()
    if seat == 1:
        bots.append(mixed.id)
    assert sorted(club.store.waiting_for_bots()) == sorted(bots)
    assert club.store.waiting_for_bots(people.id) == []
    seat = club.live(people.id).play.state.next_seat()
    assert seat is not None
    club.hand_over(people.id, 1 - seat, "random")
    assert club.store.waiting_for_bots(people.id) == []
    club.hand_over(people.id, seat, "random")
    assert club.store.waiting_for_bots(people.id) == [people.id]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_claim_keeps_others_away_until_its_worker_dies(club: Club) -> None:
    new = club.create(FIRST.name, {"players": 2}, "", [BOT, BOT])
    before = club.live(new.id).number
    other = Claims(Store(club.store.url))
    assert other.take(new.id)
    driver = Driver(club, every=0.1)
    driver.start()
    try:
        time.sleep(1)
        assert club.live(new.id).number == before
        other.close()
        until(lambda: club.live(new.id).number > before)
    finally:
        driver.close()
    assert other.take(new.id), "a driver that has gone holds nothing"
    other.close()
