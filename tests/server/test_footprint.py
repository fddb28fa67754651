"""A table late in its game costs what it cost early."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from orrery.games import GAMES
from orrery.kernel import SPECTATOR
from orrery.server.club import Club, SeatWish
from orrery.server.live import KEPT_TURNS
from orrery.server.store import Store
from tests.battery import states_kept


@pytest.mark.parametrize("name", GAMES)
def test_a_table_keeps_no_more_than_its_log_and_what_can_be_taken_back(name: str, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/orrery.db")
    store.upgrade()
    club, game = Club(store), GAMES[name]
    players = min(game.most, 3)
    seats = [SeatWish(f"{seat}", you=True) for seat in range(players)]
    new = club.create(name, {"players": players}, "", seats, seed="7")
    live, rng, states = club.live(new.id), Random(7), []
    while pending := live.play.state.pending():
        seat = rng.choice(pending).seat
        token = game.vocabulary.token(rng.choice(live.play.state.options(seat)))
        club.answer(new.id, seat, token, live.number)
        reach = live.number - live.play.since
        assert len(live.play.record.answers) == reach
        assert len(live.play.turns) <= max(KEPT_TURNS, reach)
        if rng.random() < 0.02:
            for viewer in (*range(players), SPECTATOR):
                live.view(viewer, "en")
            states.append(states_kept(live))
    assert 1 <= max(states) <= 2
    assert live.number == club.history(new.id).last > KEPT_TURNS
    assert states_kept(live) <= 2  # whoever looks back leaves nothing at the table
    assert len(club.record(new.id, SPECTATOR)["answers"]) == live.number
    store.close()
