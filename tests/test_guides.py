"""The guide to a new game is followed to the letter, and what comes out is played."""

from __future__ import annotations

from pathlib import Path

from tests.guides import TABLE, Copy


def test_a_game_is_added_and_played(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    copy.follow("adding-a-game.md")
    copy.run("-m", "ruff", "check", *[str(path) for path in copy.written if path.suffix == ".py"])
    copy.run("-m", "ruff", "format", "--check", *[str(path) for path in copy.written if path.suffix == ".py"])
    copy.run("docs/make.py")
    copy.run("-m", "tests.make_golden", "comet")
    copy.run(
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "comet",
        "tests/test_battery.py",
        "tests/comet",
        "tests/test_docs.py",
    )
    assert "greedy" in copy.run("-m", "orrery", "simulate", "comet", "--games", "4", "--workers", "1")
    assert "Your trail is" in copy.run("-m", "orrery", "play", "comet", "--players", "2", "--seed", "1", typed="roll\n")
    page = copy.run("-c", TABLE.replace("NAME", "comet"))
    assert "Your trail is" in page
    assert "CO-TURN-2" in page
