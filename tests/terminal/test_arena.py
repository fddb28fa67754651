"""``orrery arena``."""

from pathlib import Path

import pytest

from tests.cases import FIRST
from tests.terminal.acting import orrery


def arena(folder: Path, *given: str, lang: str = "en") -> list[str]:
    few = ["--bots", "random", "--players", "2", "--games", "3", "--workers", "1"]
    return ["arena", FIRST.name, *few, *given, "--folder", str(folder), "--lang", lang]


def test_an_arena_shows_ratings_and_writes_everything(tmp_path: Path) -> None:
    result = orrery(*arena(tmp_path, "--bots", "greedy,random"))
    assert result.exit_code == 0, result.stderr
    for word in ("3 games from 2 deals", "Ratings", "Head to head", "Wins by seat", "Wins by race", "Time per answer"):
        assert word in result.stdout
    assert "--games 4 would complete it" in " ".join(result.stdout.split())
    written = {path.name for path in tmp_path.iterdir()}
    tables = {f"{name}.{kind}" for name in ("games", "rounds", "times") for kind in ("csv", "jsonl", "parquet")}
    assert written == tables - {"rounds.jsonl"} | {"report.html"}
    html = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f"orrery arena {FIRST.name} --bots greedy,random --games 3 --players 2 --seed 0" in html
    again = orrery(*arena(tmp_path, "--bots", "greedy,random"))
    assert again.stdout == result.stdout, "nothing was left to play, so nothing has changed"


def test_an_arena_speaks_polish(tmp_path: Path) -> None:
    result = orrery(*arena(tmp_path, lang="pl"))
    assert result.exit_code == 0, result.stderr
    assert "3 gry z 3 rozdań" in result.stdout
    assert "Oceny" in result.stdout
    assert 'lang="pl"' in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--bots", "clever"), "There is no bot “clever”"),
        (("--bots", ","), "Name at least one bot"),
        (("--bots", "random,random"), "“random” is named twice"),
        (("--games", "0"), "at least 1 game, not 0"),
        (("--workers", "0"), "At least 1 process"),
        (("--players", "7"), "for 2 to 4 players"),
        (("--set", "elves=yes"), "has no option “elves”"),
        (("--ray", "nowhere"), "is not the address of a Ray cluster"),
    ],
)
def test_an_arena_says_what_is_wrong_and_writes_nothing(tmp_path: Path, given: tuple[str, ...], sentence: str) -> None:
    result = orrery(*arena(tmp_path / "new", *given))
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert not (tmp_path / "new").exists()


def test_a_folder_belongs_to_one_arena(tmp_path: Path) -> None:
    assert orrery(*arena(tmp_path)).exit_code == 0
    result = orrery(*arena(tmp_path, "--seed", "7"))
    assert result.exit_code == 2
    assert "the seed was 0, is now 7" in result.stderr


def test_a_folder_is_found_without_being_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert orrery("arena", FIRST.name, "--bots", "random", "--games", "1", "--workers", "1").exit_code == 0
    assert (tmp_path / "arena" / f"{FIRST.name}-2-random" / "report.html").exists()


def test_without_the_extra_there_are_tables_but_no_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.terminal.arena.find_spec", lambda name: None)
    result = orrery(*arena(tmp_path))
    assert result.exit_code == 0
    assert "orrery-games[report]" in result.stderr
    assert {path.suffix for path in tmp_path.iterdir()} == {".csv", ".jsonl"}
