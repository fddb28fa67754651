"""A game looked at from anywhere in it."""

from __future__ import annotations

from random import Random

import pytest

from orrery.kernel import BadRecord, Dealer, History, Play, fingerprint
from orrery.kernel.record import UNDO
from tests.tiny import TINY


def played(seed: int) -> tuple[Play, list[str], list[list[int]]]:
    """A game in which many answers are taken back, every position's hash, and the numbers of the turns that stood."""
    play, dealer, rng = Play(TINY, TINY.setup(4)), Dealer(seed), Random(seed)
    hashes, standing = [fingerprint(play.state)], [[turn.number for turn in play.turns]]

    def note() -> None:
        hashes.append(fingerprint(play.state))
        standing.append([turn.number for turn in play.turns])

    while pending := play.state.pending():
        seat = rng.choice(pending).seat
        if seat < 0:
            play.answer(seat, dealer.choose(play.state))
        else:
            play.answer(seat, rng.choice(play.state.options(seat)))
        note()
        other = rng.randrange(4)
        if rng.random() < 0.5 and play.undo_refusal(other) is None:
            play.undo(other)
            note()
    return play, hashes, standing


def test_every_position_of_a_game_with_answers_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.kernel.history.EVERY", 7)
    play, hashes, standing = played(3)
    assert [answer.token for answer in play.record.answers].count(UNDO) > 5
    history = History(play.record)
    assert history.last == play.number
    places = list(range(play.number + 1))
    Random(1).shuffle(places)
    for number in places:
        assert fingerprint(history.state(number)) == hashes[number]
        assert [turn.number for turn in history.standing(number)] == standing[number]
    assert [fingerprint(state) for state in history.walk()] == hashes
    assert [turn.events for turn in history.standing(play.number)] != []


def test_a_history_follows_a_game_that_goes_on() -> None:
    play, hashes, standing = played(4)
    history = History(play.record.upto(7), check=False)
    seen = history.state(7)
    history.follow(play.record.answers[7:50])
    history.follow(play.record.answers[50:])
    assert [fingerprint(state) for state in history.walk()] == hashes
    assert [turn.number for turn in history.standing(history.last)] == standing[-1]
    assert fingerprint(seen) == hashes[7]


def test_a_record_that_does_not_replay_has_no_history() -> None:
    play, _, _ = played(5)
    record = play.record.upto(30)
    record.answers[20] = record.answers[21]
    with pytest.raises(BadRecord):
        History(record)


def test_a_record_whose_beginning_is_elsewhere() -> None:
    play, _, _ = played(6)
    record = play.record.upto(play.number)
    record.leave(20)
    record.leave(10)
    assert record.first == 20
    assert record.number == play.number
    assert record.after(25) == play.record.answers[25:]
    with pytest.raises(AssertionError):
        record.data()
