"""The start screen, the version and the help of every command."""

from __future__ import annotations

from tests.cases import FIRST
from tests.terminal.acting import orrery


def shown(*arguments: str) -> str:
    result = orrery(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_start_screen_says_what_to_type() -> None:
    assert f"orrery play {FIRST.name}" in shown()
    assert "graj w przeglądarce" in orrery(lang="pl_PL.UTF-8").stdout


def test_version_and_help() -> None:
    assert shown("--version").startswith("orrery ")
    for command in ("play", "replay", "verify", "rules", "cards", "simulate", "bench"):
        assert command in shown("--help")
        assert "--help" in shown(command, "--help")
