"""``orrery bench`` and what ``orrery --version`` says of the engine."""

import json
from pathlib import Path

from orrery.kernel.compiling import compiled
from tests.cases import FIRST
from tests.terminal.acting import orrery


def test_bench_measures_every_player_count() -> None:
    result = orrery("bench", FIRST.name, "--seconds", "0.05", "--lang", "en")
    assert result.exit_code == 0
    assert result.stdout.count(FIRST.name) == 1 + FIRST.most - FIRST.least
    assert "The engine is" in result.stdout


def test_bench_measures_a_table_from_its_first_round_to_its_last() -> None:
    result = orrery("bench", FIRST.name, "--memory", "--lang", "en")
    assert result.exit_code == 0
    assert f"{FIRST.title.en}, {FIRST.most} seats" in result.stdout
    rows = [line.split() for line in result.stdout.splitlines() if line.split() and line.split()[0].isdecimal()]
    assert [int(row[0]) for row in rows] == list(range(1, len(rows) + 1))
    assert 0 < int(rows[-1][2]) < 3 * int(rows[0][2])
    assert "Replay: opened in" in result.stdout


def test_bench_beside_others_says_who_is_missing() -> None:
    result = orrery("bench", "--peers", "--seconds", "0.02", "--rounds", "1", "--lang", "pl")
    assert result.exit_code == 0
    assert f"{FIRST.title.en}, interpretowany" in result.stdout
    assert "mediana ilorazów" in " ".join(result.stdout.split())


def test_the_check_fails_when_the_stored_speed_was_much_higher(tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    quick = (FIRST.name, "--seconds", "0.3", "--lang", "en")
    assert orrery("bench", *quick, "--record", path).exit_code == 0
    (entry,) = json.loads(path.read_text(encoding="utf-8"))
    for factor, code, sentence in ((0.1, 0, "As fast as"), (10, 1, "Slower than")):
        changed = {**entry, "ratios": {FIRST.name: entry["ratios"][FIRST.name] * factor}}
        path.write_text(json.dumps([changed]), encoding="utf-8")
        result = orrery("bench", *quick, "--check", path)
        assert result.exit_code == code
        assert sentence in result.stdout
    path.write_text(json.dumps([{**changed, "machine": "a faster one"}]), encoding="utf-8")
    result = orrery("bench", *quick, "--check", path)
    assert result.exit_code == 0
    assert "another processor (a faster one)" in " ".join(result.stdout.split())


def test_bench_says_what_is_wrong(tmp_path: Path) -> None:
    wrongs = {
        ("--peers", "--server"): "One thing at a time",
        ("--seconds", "0"): "above zero",
        ("--server", "--think", "0"): "--think and --workers must be above zero",
        ("--record", "/nonexistent/x.json"): "/nonexistent/x.json cannot be written",
        ("--check", str(tmp_path / "missing.json")): "is no benchmark history",
    }
    for given, sentence in wrongs.items():
        result = orrery("bench", *given, "--lang", "en")
        assert result.exit_code == 2
        assert sentence in " ".join(result.stderr.split())
        assert "Traceback" not in result.stderr


def test_the_version_names_the_engine() -> None:
    result = orrery("--version")
    assert result.exit_code == 0
    assert ("engine compiled" if compiled() else "engine interpreted") in result.stdout
    faster = "działa od trzech do pięciu razy szybciej"
    assert (faster in " ".join(orrery("--version", lang="pl_PL.UTF-8").stdout.split())) is not compiled()
