"""The benchmark measures what it says, and its history tells when we have become slower."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from orrery.kernel import NATURE, Trouble
from orrery.kernel.playout import playout
from orrery.lab.bench import measure, middle, random_game
from orrery.lab.history import Entry, append, compare, engine_name, entry_now, load, machine_name, newest, python_name
from tests.cases import FIRST
from tests.tiny import TINY


def test_a_playout_ends_or_stops_where_it_should() -> None:
    decisions = random_game(FIRST, FIRST.setup(4), Random(1))
    assert decisions > 100
    state, rng = FIRST.new(FIRST.setup(4)), Random(1)
    assert playout(state, rng, 50) == 50
    assert state.outcome() is None
    assert state.next_seat() not in (None, NATURE)
    assert 50 + playout(state, rng) == decisions
    assert state.outcome() is not None


def test_the_middle_is_a_players_question_half_way() -> None:
    for game in (FIRST, TINY):
        state = middle(game, game.setup(2))
        assert state.outcome() is None
        assert state.next_seat() in range(2)


def test_every_figure_is_measured() -> None:
    for game in (FIRST, TINY):
        figures = measure(game, game.setup(2), seconds=0.1)
        assert figures.players == 2
        speeds = (figures.decisions, figures.games, figures.search, figures.ratio)
        assert min(*speeds, figures.clone, figures.mask, figures.sample) > 0


def entry(ratio: float, engine: str = "", python: str = "") -> Entry:
    return Entry(
        "2030-01-01", "1.0", engine or engine_name(), python or python_name(), "a machine", {FIRST.name: ratio}
    )


def test_the_newest_entry_of_this_engine_counts(tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    for one in (entry(1.0), entry(2.0), entry(3.0, engine="other"), entry(4.0, python="2.7")):
        append(path, one)
    assert len(load(path)) == 4
    assert newest(path) == entry(2.0)
    here = replace(entry(5.0), machine=machine_name())
    for one in (here, entry(6.0)):
        append(path, one)
    assert newest(path) == here


def test_a_quarter_slower_is_too_slow() -> None:
    for now, slower in ((1.0, False), (0.76, False), (0.74, True)):
        assert [verdict.slower for verdict in compare(entry(1.0), entry(now))] == [slower]
    assert not compare(Entry("", "", "", "", "", {}), entry(1.0))[0].slower  # a new game


def test_what_is_measured_now_compares_with_itself(tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    now = entry_now([TINY], 0.05)
    assert now.ratios[TINY.name] > 0
    append(path, now)
    assert newest(path) == now


@pytest.mark.parametrize("text", ["", "{}1", "[1]", '[{"date": "2030-01-01"}]'])
def test_what_is_no_history_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "history.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Trouble, match="is no benchmark history"):
        load(path)


def test_the_projects_own_history_has_both_engines() -> None:
    path = Path(__file__).parents[2] / "docs" / "benchmarks.json"
    assert {one["engine"] for one in json.loads(path.read_text(encoding="utf-8"))} == {"compiled", "interpreted"}
    assert load(path)
