"""The crowd of the load benchmark plays at a real server, and its report is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.kernel import Trouble
from orrery.lab.load import measure, quantile
from orrery.server.running import DATABASE, RATE
from orrery.terminal.load import show
from orrery.terminal.screen import Screen

SITE = "orrery.web.app:site"


def test_every_click_is_answered_and_seen_by_everybody(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    settings = {DATABASE: f"sqlite:///{tmp_path}/load.db", RATE: "1000000"}
    stages: list[tuple[str, float]] = []
    report = measure(SITE, settings, 3, 4, 0.2, progress=lambda stage, done: stages.append((stage, done)))
    assert report.held == 3, report.failures
    assert report.clicks > 0
    assert report.refusals == []
    assert len(report.latencies) == len(report.acknowledged) == report.clicks
    assert all(latency > 0 for latency in report.latencies)
    assert report.updates >= 3 * 2 + report.clicks
    assert 0 < report.memory_empty < report.memory_played
    assert report.server_cores > 0
    assert 0 < report.answers <= report.clicks / 4
    assert {stage for stage, _ in stages} == {"seating", "playing"}
    assert all(0 <= done <= 1 for _, done in stages)
    for language, words in (("en", "tables held"), ("pl", "utrzymane stoły")):
        show(report, 0.2, Screen(language))
        said = capsys.readouterr().out
        assert words in said
        assert "3 / 3" in said
        assert f"{report.clicks} (0)" in said


def test_quantiles() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert (quantile(values, 0), quantile(values, 0.5), quantile(values, 0.99)) == (1, 51, 100)


def test_a_server_that_does_not_start_says_why() -> None:
    with pytest.raises(Trouble, match=r"did not start.*no_such_module"):
        measure("no_such_module:app", {}, tables=1, seconds=1, think=1)
