"""Games in bulk, by command."""

import os
from pathlib import Path

import pytest

from orrery.terminal.keeping import writable, writable_folder
from tests.cases import FIRST
from tests.terminal.acting import orrery


def test_simulate_shows_who_wins(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    result = orrery(
        "simulate", FIRST.name, "--games", "4", "--players", "2", "--bots", "greedy,random", "--seed", "3",
        "--csv", table, "--records", tmp_path / "records",
        "--workers", "1", "--lang", "en",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "4 games; mean score" in result.stdout
    for word in ("Bot", "Seat", "greedy", "random", "95 %", "Last round", "Least built"):
        assert word in result.stdout
    assert len(table.read_text(encoding="utf-8").splitlines()) == 1 + 4 * 2
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == [
        f"{FIRST.name}-{n}.json" for n in range(3, 7)
    ]
    assert orrery("verify", tmp_path / "records" / f"{FIRST.name}-3.json").exit_code == 0


def test_simulate_speaks_polish() -> None:
    result = orrery("simulate", FIRST.name, "--games", "2", "--players", "2", "--bots", "random", "--lang", "pl")
    assert "2 gry; średni wynik" in result.stdout
    for trait in FIRST.trait_names.values():
        assert trait.pl.capitalize() in result.stdout


def test_simulate_says_what_is_wrong() -> None:
    wrongs = {
        ("--bots", "clever"): "There is no bot “clever”",
        ("--bots", "random,random"): "2 bots for 4 players",
        ("--games", "0"): "at least 1 game",
        ("--workers", "0"): "At least 1 process",
        ("--players", "99"): f"for {FIRST.least} to {FIRST.most} players",
        ("--set", "elves=yes"): "has no option “elves”",
    }
    for given, sentence in wrongs.items():
        result = orrery("simulate", FIRST.name, *given, "--lang", "en")
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert "Traceback" not in result.stderr


@pytest.mark.parametrize("given", [["--csv", "/nonexistent/x.csv"], ["--csv", "."], ["--records", "/proc/x"]])
def test_simulate_sees_where_it_cannot_write_before_it_plays(given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.terminal.bulk.run_batch", None)
    for language, sentence in (("en", f"{given[1]} cannot be written"), ("pl", f"Nie można zapisać {given[1]}")):
        result = orrery("simulate", FIRST.name, *given, "--lang", language)
        assert result.exit_code == 2, result.output
        assert sentence in result.stderr


def test_a_pipe_that_nobody_reads_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = orrery("simulate", FIRST.name, "--csv", pipe)
    assert (result.exit_code, "it is no regular file" in result.stderr) == (2, True), result.output
    ends = os.pipe()
    for path in ("/dev/null", f"/dev/fd/{ends[1]}"):
        writable(Path(path))
    for end in ends:
        os.close(end)


def test_a_look_whether_a_file_can_be_written_leaves_no_trace(tmp_path: Path) -> None:
    new, old, link = tmp_path / "new", tmp_path / "old", tmp_path / "link"
    old.write_text("kept", encoding="utf-8")
    link.symlink_to(tmp_path / "nothing")
    for path in (new, old, link):
        writable(path)
    writable_folder(tmp_path)
    assert sorted(tmp_path.iterdir()) == [link, old]
    assert link.is_symlink()
    assert old.read_text(encoding="utf-8") == "kept"
