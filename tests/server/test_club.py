from __future__ import annotations

import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, update
from sqlalchemy.exc import IntegrityError, OperationalError

from orrery.games import GAMES
from orrery.kernel import SPECTATOR, BadSetup, IllegalAnswer, Trouble
from orrery.server.club import Club, Forbidden, NewTable, NotFound, SeatWish, Stale
from orrery.server.schema import ANSWERS, TABLES
from orrery.server.store import Store
from tests.cases import FIRST
from tests.tiny import TINY

YOU = SeatWish("Ada", you=True)
GUEST = SeatWish("Bo")
BOT = SeatWish("Kestrel", bot="random")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.upgrade()
    yield store
    store.close()


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


def table(club: Club, *seats: SeatWish, **options: Any) -> NewTable:
    seed = "7" if GUEST not in seats else None
    return club.create(FIRST.name, {"players": len(seats)}, "Long Night", seats, seed=seed, **options)


def play_on(club: Club, table_id: str, answers: int | None = None, seed: int = 1) -> None:
    """Whoever is asked answers at random."""
    rng = Random(seed)
    while answers is None or answers > 0:
        live = club.live(table_id)
        seat = live.play.state.next_seat()
        if seat is None:
            return
        token = live.play.game.vocabulary.token(rng.choice(live.play.state.options(seat)))
        club.answer(table_id, seat, token, live.number)
        answers = None if answers is None else answers - 1


def test_nobody_chooses_the_seed_of_a_table_with_guests(club: Club) -> None:
    with pytest.raises(Trouble, match="every card to come"):
        club.create(FIRST.name, {"players": 2}, "", [YOU, GUEST], seed="7")
    assert club.newest() == []
    assert club.create(FIRST.name, {"players": 2}, "", [YOU, GUEST], seed="\0").invites  # taken for no seed


def test_a_database_error_tells_nothing_of_a_game(club: Club) -> None:
    row = club.live(table(club, YOU, YOU).id).table
    with pytest.raises(IntegrityError) as told:
        club.store.create(row, [], [])
    assert row.snapshot[:40] not in str(told.value)
    assert "SQL" in str(told.value)


def test_where_nothing_is_taken_back_the_view_says_so(club: Club) -> None:
    new = table(club, YOU, YOU, undo=False)
    play_on(club, new.id, 4)
    for viewer in (0, 1, SPECTATOR):
        assert club.view(new.id, viewer, "en").undo == "At this table nothing is taken back."


def test_a_new_table_is_dealt_and_asks_its_first_player(club: Club) -> None:
    new = table(club, YOU, GUEST)
    assert list(new.holders) == [0]
    assert list(new.invites) == [1]
    view = club.view(new.id, 0, "en")
    assert view.number > 10
    assert view.names == ["Ada", "Bo"]
    assert [seat.open for seat in view.seats] == [False, True]
    assert len(view.waiting) == 1
    [row] = club.newest()
    assert (row.id, row.name, row.over) == (new.id, "Long Night", False)


def test_the_same_seed_deals_the_same_game(club: Club) -> None:
    one, two = table(club, YOU, YOU), table(club, YOU, YOU)
    assert one.id != two.id
    assert club.live(one.id).play.state.save() == club.live(two.id).play.state.save()


def test_a_wrong_table_says_what_is_wrong(club: Club) -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players"):
        table(club, YOU)
    with pytest.raises(Trouble, match="2 seats for 3 players"):
        club.create(FIRST.name, {"players": 3}, "", [YOU, BOT])
    with pytest.raises(Trouble, match="no bot “clever”"):
        table(club, YOU, SeatWish("x", bot="clever"))
    with pytest.raises(Trouble, match="no game “go”"):
        club.create("go", {"players": 2}, "", [YOU, BOT])
    with pytest.raises(NotFound):
        club.view("nowhere", SPECTATOR, "en")
    assert club.newest() == []


def test_a_game_goes_on_in_another_worker_and_ends(club: Club, store: Store) -> None:
    new = table(club, YOU, YOU, YOU)
    play_on(club, new.id, 20)
    other = Club(Store(store.url))
    assert other.live(new.id).play.state.save() == club.live(new.id).play.state.save()
    play_on(other, new.id, 20, seed=2)
    play_on(club, new.id, seed=3)
    assert other.view(new.id, SPECTATOR, "en").over
    assert club.newest()[0].over
    other.store.close()


def test_a_stale_answer_is_refused_and_changes_nothing(club: Club) -> None:
    new = table(club, YOU, YOU)
    live = club.live(new.id)
    seat, number = live.play.state.next_seat(), live.number
    assert seat is not None
    club.answer(new.id, seat, "done", number)
    after = club.live(new.id).number
    for wrong in (number, after + 1, -1):
        with pytest.raises(Stale, match=f"it is at {after}"):
            club.answer(new.id, 1 - seat, "done", wrong)
    assert club.live(new.id).number == after


def test_an_illegal_answer_is_refused_and_changes_nothing(club: Club) -> None:
    new = table(club, YOU, YOU)
    live = club.live(new.id)
    seat, number = live.play.state.next_seat(), live.number
    assert seat is not None
    for token in ("build:titan", "no such word", "undo"):
        with pytest.raises(IllegalAnswer):
            club.answer(new.id, seat, token, number)
    with pytest.raises(IllegalAnswer):
        club.answer(new.id, 1 - seat, "done", number)
    assert club.live(new.id).number == number


def test_two_workers_answer_at_once_and_one_of_them_is_told(club: Club, store: Store) -> None:
    new = table(club, YOU, YOU)
    other = Club(Store(store.url))
    for _ in range(8):
        live = club.live(new.id)
        seat, number = live.play.state.next_seat(), live.number
        assert seat is not None
        token = live.play.game.vocabulary.token(live.play.state.options(seat)[0])
        other.live(new.id)
        results: list[str] = []

        def say(
            worker: Club, seat: int = seat, token: str = token, number: int = number, results: list[str] = results
        ) -> None:
            try:
                worker.answer(new.id, seat, token, number)
                results.append("done")
            except Stale:
                results.append("stale")

        threads = [threading.Thread(target=say, args=(worker,)) for worker in (club, other)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(results) == ["done", "stale"]
        assert club.live(new.id).play.state.save() == other.live(new.id).play.state.save()
    other.store.close()


def test_undo_is_kept_and_can_be_forbidden(club: Club, store: Store) -> None:
    new = table(club, YOU, YOU)
    live = club.live(new.id)
    seat = live.play.state.next_seat()
    assert seat is not None
    before, number = live.play.state.save(), live.number
    token = next(t for t in (c.token for c in club.view(new.id, seat, "en").choices) if t.startswith("discard"))
    club.answer(new.id, seat, token, number)
    assert club.undo(new.id, seat) == number + 2
    assert Club(store).live(new.id).play.state.save() == before
    strict = table(club, YOU, YOU, undo=False)
    with pytest.raises(IllegalAnswer, match="nothing is taken back"):
        club.undo(strict.id, 0)


def test_an_invitation_is_used_once(club: Club) -> None:
    new = table(club, YOU, GUEST)
    seat, holder = club.take(new.id, new.invites[1], "  Bea\n ")
    assert seat == 1
    assert club.seats_held(new.id, [holder]) == [1]
    assert club.view(new.id, 1, "en").names == ["Ada", "Bea"]
    assert club.held([holder, new.holders[0], "forged"]) == [(new.id, 0), (new.id, 1)]
    for invite in (new.invites[1], "forged", ""):
        with pytest.raises(Forbidden):
            club.take(new.id, invite, "Eve")
    assert club.seats_held(new.id, ["forged", ""]) == []


def test_secrets_are_not_in_the_database(club: Club) -> None:
    new = table(club, YOU, GUEST)
    with club.store.engine.connect() as connection:
        rows = str(connection.exec_driver_sql("SELECT * FROM seats").all())
    assert new.holders[0] not in rows
    assert new.invites[1] not in rows


def test_a_seat_is_handed_to_a_bot_and_back(club: Club) -> None:
    new = table(club, YOU, BOT)
    club.hand_over(new.id, 0, "greedy")
    assert [seat.bot for seat in club.seats(new.id)] == ["greedy", "random"]
    club.hand_over(new.id, 0, None)
    assert club.seats(new.id)[0].bot is None
    assert club.seats_held(new.id, [new.holders[0]]) == [0]


def test_a_seat_that_has_changed_meanwhile_is_not_changed_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    new = table(club, YOU, BOT)
    before = club.seats(new.id)
    club.hand_over(new.id, 0, "greedy")
    monkeypatch.setattr(club.store, "seats", lambda table_id: before)
    with pytest.raises(Stale, match="changed meanwhile"):
        club.hand_over(new.id, 0, "random")
    monkeypatch.undo()
    assert club.seats(new.id)[0].bot == "greedy"


def test_a_rematch_keeps_table_and_bots_and_invites_the_others(club: Club) -> None:
    first = table(club, YOU, GUEST, BOT)
    second = club.rematch(first.id, [0])
    assert list(second.holders) == [0]
    assert list(second.invites) == [1]
    assert [seat.bot for seat in club.seats(second.id)] == [None, None, "random"]
    assert club.live(second.id).table.setup == club.live(first.id).table.setup


def test_talk_is_kept_clean_and_can_be_off(club: Club) -> None:
    new = table(club, YOU, BOT)
    club.say(new.id, 0, " hello\x00\n there " + "!" * 400)
    [line] = club.view(new.id, 1, "en").talk
    assert line.name == "Ada"
    assert line.text.startswith("hello there !!!")
    assert len(line.text) == 300
    with pytest.raises(Trouble):
        club.say(new.id, 0, " \n ")
    silent = table(club, YOU, BOT, talk=False)
    with pytest.raises(Forbidden):
        club.say(silent.id, 0, "hello")


def test_a_record_tells_no_secrets_before_the_end(club: Club) -> None:
    new = table(club, YOU, YOU)
    play_on(club, new.id, 5)
    masked = club.record(new.id, 0)
    assert masked["format"] == "orrery-view-1"
    assert "answers" not in masked
    assert masked["state"] == club.live(new.id).play.state.masked(0).save()
    play_on(club, new.id)
    whole = club.record(new.id, SPECTATOR)
    assert whole["format"] == "orrery-record-1"
    assert len(whole["answers"]) == club.live(new.id).number


def test_a_table_whose_past_no_longer_replays_goes_on_from_its_snapshot(club: Club, store: Store) -> None:
    new = table(club, YOU, YOU)
    play_on(club, new.id, 15)
    now = club.live(new.id).play.state.save()
    with store.engine.begin() as connection:
        connection.execute(update(ANSWERS).where(ANSWERS.c.number == 12).values(hash="0" * 16))
    for version in (1, 0):
        with store.engine.begin() as connection:
            connection.execute(update(TABLES).values(version=version))
        later = Club(store)
        assert later.live(new.id).play.state.save() == now
    play_on(later, new.id)
    assert later.view(new.id, 0, "en").over


def test_a_report_keeps_the_record_as_its_reader_may_know_it(club: Club, store: Store) -> None:
    new = table(club, YOU, BOT)
    club.report(new.id, 0, 12, "The Titan is too big.")
    with store.engine.connect() as connection:
        [row] = connection.exec_driver_sql("SELECT table_id, number, text FROM reports").all()
    assert tuple(row) == (new.id, 12, "The Titan is too big.")


def test_a_table_is_there_and_dealt_or_it_is_not_there(club: Club, store: Store) -> None:
    def cut(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if "INSERT INTO answers" in statement:
            raise KeyboardInterrupt

    event.listen(store.engine, "before_cursor_execute", cut)
    with pytest.raises(KeyboardInterrupt):
        table(club, YOU, BOT)
    event.remove(store.engine, "before_cursor_execute", cut)
    assert club.newest() == []
    new = table(club, YOU, BOT)
    assert store.table(new.id) is not None
    assert len(store.answers(new.id, 0)) == club.live(new.id).number > 0


def test_an_answer_that_could_not_be_kept_was_never_given(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    new = table(club, YOU, YOU)
    live = club.live(new.id)
    seat, number, before = live.play.state.next_seat(), live.number, live.play.state.save()
    assert seat is not None
    token = live.play.game.vocabulary.token(live.play.state.options(seat)[0])

    def full(*rest: Any) -> int:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    monkeypatch.setattr(club.store, "append", full)
    with pytest.raises(OperationalError):
        club.answer(new.id, seat, token, number)
    assert (live.number, live.play.state.save(), len(live.play.turns)) == (number, before, number)
    monkeypatch.undo()
    assert club.answer(new.id, seat, token, number) > number
    assert Club(club.store).live(new.id).play.state.save() == live.play.state.save()


def test_at_desks_of_their_own_two_answer_at_two_workers_at_once(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, TINY.name, TINY)
    new = club.create(TINY.name, {"players": 2}, "", [YOU, YOU], seed="7")
    other = Club(Store(store.url))
    live = other.live(new.id)
    number = live.number
    tokens = [TINY.vocabulary.token(live.play.state.options(seat)[0]) for seat in (0, 1)]
    append = other.store.append

    def too_late(*rest: Any) -> int:
        monkeypatch.setattr(other.store, "append", append)
        club.answer(new.id, 0, tokens[0], number)
        return append(*rest)

    monkeypatch.setattr(other.store, "append", too_late)
    assert other.answer(new.id, 1, tokens[1], number) == number + 2
    assert [row.seat for row in store.answers(new.id, number)] == [0, 1]
    assert club.live(new.id).play.state.save() == other.live(new.id).play.state.save()
    with pytest.raises(Stale):
        club.answer(new.id, 1, tokens[1], number)
    other.store.close()
