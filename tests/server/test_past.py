"""Looking back at a table that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from orrery.games import COLLECTION
from orrery.kernel import SPECTATOR, BadRecord, fingerprint
from orrery.server import past
from orrery.server.club import Club, NewTable
from orrery.server.schema import ANSWERS
from orrery.server.store import Store
from tests.server.test_club import YOU, play_on


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    store = Store(f"sqlite:///{tmp_path}/orrery.db")
    store.upgrade()
    yield Club(store)
    store.close()


def table(club: Club) -> NewTable:
    return club.create(COLLECTION[0], {"players": 2}, "", [YOU, YOU], seed="7")


def test_a_history_follows_its_table_through_answers_and_what_is_taken_back(club: Club) -> None:
    new = table(club)
    live, undone = club.live(new.id), 0
    first = club.history(new.id)
    for _ in range(30):
        play_on(club, new.id, 1, seed=live.number)
        for seat in range(2):
            if live.play.undo_refusal(seat) is None and live.number % 3 == 0:
                club.undo(new.id, seat)
                undone += 1
        history = club.history(new.id)
        assert history.last == live.number
        assert fingerprint(history.state(history.last)) == fingerprint(live.play.state)
        standing = [(turn.number, turn.option) for turn in history.standing(history.last)]
        assert standing == [(turn.number, turn.option) for turn in live.play.turns]
    assert undone
    assert history is first
    assert len(history.undone) == undone
    assert len(club.record(new.id, SPECTATOR)["events"]) == len(history.standing(history.last))


def test_few_games_are_kept_from_their_beginning(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "KEPT", 2)
    tables = [table(club).id for _ in range(3)]
    histories = [club.history(table_id) for table_id in tables]
    assert club.history(tables[2]) is histories[2]
    assert club.history(tables[1]) is histories[1]
    assert club.history(tables[0]) is not histories[0]
    assert club.history(tables[1]) is histories[1]


def test_a_past_that_does_not_replay_is_not_shown_but_what_is_known_of_it_is(club: Club) -> None:
    new = table(club)
    play_on(club, new.id, 12)
    with club.store.engine.begin() as connection:
        connection.execute(update(ANSWERS).where(ANSWERS.c.number == 3).values(token="nothing"))
    with pytest.raises(BadRecord):
        club.history(new.id)
    known = club.live(new.id).play.turns
    assert len(club.record(new.id, 0)["events"]) == len(known)
