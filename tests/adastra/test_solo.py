"""AA-SOLO: one person against bots."""

from __future__ import annotations

import pytest

from orrery.games.adastra.game import GAME
from orrery.games.adastra.rounds.turns import EndRound
from orrery.web import lobby
from tests.adastra.table import Table
from tests.markers import rule


@rule("AA-SOLO-1", "AA-SETUP-14")
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_seat_but_one_may_be_a_bots(seats: int) -> None:
    form = {"game": "adastra"} | {f"kind{number}": "bot" for number in range(2, seats + 1)}
    wanted = lobby.read_form(form, "en")
    assert [(seat.you, seat.bot is not None) for seat in wanted.seats] == [(True, False)] + [(False, True)] * (
        seats - 1
    )
    assert GAME.new(GAME.setup(**wanted.setup)).seats == seats


@rule("AA-SOLO-3")
def test_the_result_is_the_place_and_the_distance_to_the_best_other_seat() -> None:
    table = Table("sol", "psilon", "klackon", round=6)
    table.seat(0, levels={"physics": 3})
    table.seat(1, levels={"physics": 5})
    table.state.passed = (0, 1, 2)
    table.push(EndRound())
    assert table.state.outcome() == [2, 1, 3]
    scores = table.state.scores()
    assert scores[0] - max(scores[1:]) == 1 - 3
