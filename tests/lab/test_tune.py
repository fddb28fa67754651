"""Tuning: lessons are least squares, duels decide, history and weights are written."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from orrery.lab import tune
from orrery.lab.tune import Duel, Lesson, Tuning, duel, teach
from orrery.terminal.main import app
from tests.cases import FIRST


def test_a_lesson_finds_the_weights_that_made_the_points() -> None:
    rng = Random(1)
    true = [2.0, -1.0, 0.5, 9.0]
    lesson = Lesson(4)
    for _ in range(3000):
        row = [rng.gauss(0, 2), rng.gauss(0, 2), rng.choice([0.0, 1.0]), 0.0]
        target = sum(a * b for a, b in zip(row, true, strict=True)) + rng.gauss(0, 3)
        lesson.learn(row, target, 0.0, 1.0)
    solved = lesson.solve([0.0, 0.0, 0.0, 1.0])
    assert solved[:3] == pytest.approx(true[:3], abs=0.3)


def test_the_doubt_is_what_was_missed() -> None:
    lesson = Lesson(1)
    for miss in (3.0, -3.0, 3.0, -3.0):
        lesson.learn([0.0], miss, 0.0, 1.5)
    assert lesson.solve([1.5]) == pytest.approx([3.0])


def test_lessons_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "BATCH", 2)
    weights = FIRST.evaluation.weights
    one, two = teach(FIRST.name, weights, "a"), teach(FIRST.name, weights, "b")
    both = deepcopy(one)
    both.add(two)
    assert both.rows == one.rows + two.rows
    assert both.products == pytest.approx([a + b for a, b in zip(one.products, two.products, strict=True)])


def test_equal_weights_share_a_mirrored_duel() -> None:
    weights = FIRST.evaluation.weights
    assert duel(FIRST.name, weights, weights, "x") == 5.0


def test_only_a_clear_duel_convinces() -> None:
    assert not Duel(1.0, 400, 205).convincing
    assert Duel(1.0, 400, 215).convincing


def test_bad_weights_are_mended() -> None:
    bad = [0.0] * len(FIRST.evaluation.weights)
    bad[-1] = FIRST.evaluation.weights[-1]
    with ThreadPoolExecutor(1) as pool:
        made = Tuning(FIRST.name, 15, 8).generation(0, bad, pool, lambda: None)
    assert made.accepted > 0
    assert made.weights != bad


def test_the_command_writes_weights_and_history(tmp_path: Path) -> None:
    out, history = tmp_path / "w.json", tmp_path / "h.jsonl"
    size = ["--generations", "1", "--games", "10", "--duels", "10", "--workers", "1"]
    done = CliRunner().invoke(app, ["tune", FIRST.name, *size, "--out", str(out), "--history", str(history)])
    assert done.exit_code == 0, done.output
    assert list(json.loads(out.read_text())) == FIRST.evaluation.names
    [line] = [json.loads(line) for line in history.read_text().splitlines()]
    assert len(line["duels"]) == 3


def test_too_little_to_learn_from(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["tune", FIRST.name, "--games", "1", "--out", str(tmp_path / "w.json")])
    assert done.exit_code != 0
    assert not (tmp_path / "w.json").exists()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--out", "/nonexistent/w.json"], "/nonexistent/w.json cannot be written"),
        (["--history", "/nonexistent/h.jsonl"], "/nonexistent/h.jsonl cannot be written"),
        (["--workers", "0"], "At least 1 process"),
    ],
)
def test_tuning_says_what_is_wrong_before_it_plays(
    given: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("orrery.terminal.tuning.Tuning", None)
    done = CliRunner().invoke(app, ["tune", FIRST.name, *given, "--lang", "en"])
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert not list(tmp_path.iterdir())
