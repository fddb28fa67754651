"""``orrery replay`` and ``orrery verify``, and every file that is no record."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from orrery.terminal.replaying import Replay
from orrery.terminal.screen import Screen
from tests.cases import FIRST
from tests.terminal.acting import orrery, saved_game

COMMANDS = (["verify"], ["replay"], ["play", FIRST.name, "--resume"])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    saved_game(path)
    return path


def test_verify_a_whole_game(record: Path) -> None:
    result = orrery("verify", record)
    assert result.exit_code == 0
    count = len(json.loads(record.read_text())["answers"])
    assert f"OK, {count} answers." in result.stdout
    assert "Final scores: Player 1 " in result.stdout


def test_verify_half_a_game(tmp_path: Path) -> None:
    saved_game(tmp_path / "half.json", stop=3)
    assert "The game is not over: round 1." in orrery("verify", tmp_path / "half.json").stdout
    assert "Gra nie jest skończona" in orrery("verify", tmp_path / "half.json", "--lang", "pl").stdout


def changed(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def edit(text: str) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    return edit


def with_answer(number: int, place: int, value: object) -> Callable[[str], str]:
    return changed(lambda data: data["answers"][number].__setitem__(place, value))


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "truncated": (lambda text: text[: len(text) // 2], "damaged or cut off"),
    "empty": (lambda text: "", "damaged or cut off"),
    "other json": (lambda text: '{"name": "something else"}', "is not an Orrery record"),
    "a list": (lambda text: "[1, 2, 3]", "is not an Orrery record"),
    "deep": (lambda text: "[" * 100_000, "is not an Orrery record"),
    "other version": (changed(lambda data: data.update(version=99)), f"version 99 of the {FIRST.title.en} rules"),
    "foreign game": (changed(lambda data: data.update(game="chess")), "This record is of “chess”"),
    "no answers": (changed(lambda data: data.pop("answers")), "answers are missing"),
    "no setup": (changed(lambda data: data.pop("setup")), "setup is missing"),
    "odd setup": (
        changed(lambda data: data.update(setup={"players": [2]})),
        "setup is missing or not one of this game",
    ),
    "odd players": (changed(lambda data: data["setup"].update(players=[2])), "for 2 to 4 players"),
    "setup with a trap": (changed(lambda data: data["setup"].update(self=1)), "setup is missing or not one"),
    "a number too long": (lambda text: text.replace("1", "1" * 5000, 1), "not an Orrery record"),
    "odd races": (changed(lambda data: data["setup"].update(races=[[1]])), "is no value of"),
    "odd answer": (changed(lambda data: data["answers"].insert(3, {"seat": 1})), "answer 4 is not"),
    "wrong hash": (with_answer(20, 2, "0" * 16), "After answer 21"),
    "illegal token": (with_answer(20, 1, "done"), "Answer 21"),
    "unknown token": (with_answer(20, 1, "teleport"), "Answer 21"),
    "wrong seat": (with_answer(20, 0, 3), "Answer 21"),
    "escape codes": (with_answer(20, 1, "\x1b[2J\nboo\ud800\u202e"), "Answer 21"),
    "first hash": (changed(lambda data: data.update(start="x")), "After answer 0"),
}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_bad_file_gets_one_sentence(record: Path, tmp_path: Path, command: list[str], damage: str) -> None:
    change, says = DAMAGE[damage]
    bad = tmp_path / "bad.json"
    bad.write_text(change(record.read_text()), encoding="utf-8")
    for language in ("en", "pl"):
        result = orrery(*command, bad, "--lang", language)
        assert result.exit_code == 2, result.output
        assert len(result.stderr.splitlines()) == 1
        assert "Traceback" not in result.output
        assert "\x1b" not in result.output
        assert result.stdout == ""
        if language == "en":
            assert says in result.stderr


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_files_that_cannot_be_read(tmp_path: Path, command: list[str]) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    for path, says in ((tmp_path / "none.json", "cannot be read"), (tmp_path, "cannot be read"), (binary, "is not an")):
        result = orrery(*command, path)
        assert result.exit_code == 2
        assert says in result.stderr
        assert len(result.stderr.splitlines()) == 1


class TestReplay:
    def test_without_a_terminal_every_answer_is_a_line(self, record: Path) -> None:
        out = orrery("replay", record).stdout
        count = len(json.loads(record.read_text())["answers"])
        assert f"{count:>4}  " in out
        assert "The game is over after round" in " ".join(out.split())

    def test_eyes_see_what_they_may(self, record: Path) -> None:
        lines = {eyes: orrery("replay", record, "--eyes", eyes).stdout for eyes in ("1", "2", "public", "all")}
        draws = {eyes: text.count("draws a card") for eyes, text in lines.items()}
        assert draws["all"] == 0
        assert 0 < draws["1"] < draws["public"]
        assert 0 < draws["2"] < draws["public"]

    def test_one_moment_with_its_table(self, record: Path) -> None:
        out = orrery("replay", record, "--at", "30", "--eyes", "public").stdout
        assert "Answer 30 of" in out
        assert "hidden card ×" in out

    @pytest.mark.parametrize(
        ("options", "says"),
        [(["--eyes", "7"], "nobody’s eyes"), (["--eyes", "x"], "nobody’s eyes"), (["--at", "99999"], "not 99999")],
    )
    def test_mistakes(self, record: Path, options: list[str], says: str) -> None:
        result = orrery("replay", record, *options)
        assert result.exit_code == 2
        assert says in result.stderr

    def test_walking(self, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        typed = ["", "n", "b", "r", "r", "40", "e 2", "e public", "e nobody", "99999", "what", "0", "b", "99998", "q"]
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
        console = Console(file=io.StringIO(), width=100, height=30, force_terminal=True, markup=False)
        screen = Screen("en", console)
        screen.live = True
        walk = Replay(screen, record, "all", None)
        walk.run()
        file = console.file
        assert isinstance(file, io.StringIO)
        out = file.getvalue()
        where = [int(part.split(" ")[0]) for part in out.split("Answer ")[1:]]
        assert where[:4] == [0, 1, 2, 1]
        assert where[6:9] == [40, 40, 40]
        assert where[-2:] == [0, 0]
        assert "eyes: Player 2" in out
        assert "“nobody” are nobody’s eyes" in out
        assert "“what” is none of these" in out

    def test_an_answer_taken_back_is_told(self, tmp_path: Path) -> None:
        file = tmp_path / "undone.json"
        typed = f"1\nundo\nsave {file}\n"
        orrery("play", FIRST.name, "--players", "2", "--seed", "8", typed=typed)
        assert "Player 1 takes the last answer back." in orrery("replay", file).stdout
        assert "OK" in orrery("verify", file).stdout
