from random import Random

from orrery.games.orion.game import GAME as ORION
from orrery.lab.bench import measure, playout
from tests.tiny import TINY


def test_a_playout_ends_or_stops_where_it_should() -> None:
    whole, decisions = playout(ORION, 4, Random(1))
    assert whole.outcome() is not None
    assert decisions > 100
    half, _ = playout(ORION, 4, Random(1), stop_at=4)
    assert ORION.progress(half) == 4
    assert half.outcome() is None


def test_every_figure_is_measured() -> None:
    for game in (ORION, TINY):
        figures = measure(game, 2, seconds=0.1)
        assert figures.players == 2
        assert min(figures.decisions, figures.games, figures.clone, figures.mask, figures.sample) > 0
        assert figures.calibration > 0
