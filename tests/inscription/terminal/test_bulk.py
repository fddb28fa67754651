"""Statistics of many games."""

from pathlib import Path

from tests.terminal.acting import orrery


def test_simulate_knows_the_traits(tmp_path: Path) -> None:
    result = orrery(
        "simulate", "inscription", "--games", "2", "--players", "3", "--bots", "random", "--seed", "3",
        "--set", "side=A", "--workers", "1", "--records", tmp_path, "--lang", "pl",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    for title in ("Rasa", "Arkusz nawigacji", "Arkusz wojskowości"):
        assert title in result.stdout
    assert orrery("verify", tmp_path / "inscription-3.json").exit_code == 0
