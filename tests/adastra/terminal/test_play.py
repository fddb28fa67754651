"""Ad Astra at the keyboard: whole games through the drawing of any game, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.adastra.game import GAME
from tests.terminal.acting import Script, orrery

SETTINGS = {"first_game=yes": {"first_game": True}, "council=yes": {"council": True}}


@pytest.mark.parametrize(("lang", "setting"), [("en", "first_game=yes"), ("pl", "council=yes")])
def test_a_whole_game(lang: str, setting: str, tmp_path: Path) -> None:
    script = Script(GAME.setup(3, **SETTINGS[setting]), 1, 5, game=GAME, bot="random")
    file = tmp_path / "game.json"
    result = orrery(
        "play", "adastra", "--bots", "random,random", "--seed", "5", "--set", setting, "--lang", lang, "--save", file,
        typed=script.typed,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    for score in script.play.state.scores():
        assert f" {score} │" in result.stdout
    assert ("Galaktyka" if lang == "pl" else "The galaxy") in result.stdout
    assert "OK, " in orrery("verify", file).stdout
    at = str(len(script.play.record.answers) // 2)
    assert "AD ASTRA" in orrery("replay", file, "--at", at, "--lang", lang).stdout


def test_questions_options_and_the_table_explain_themselves() -> None:
    script = Script(GAME.setup(2, first_game=True), 1, 3, game=GAME, bot="random")
    turn = next(n for n, line in enumerate(script.lines) if line.startswith(("play:", "pass", "labour", "trade")))
    asked = ["? play:starting-b:flight", "? play:starting-b:build", "situation wormhole", "hint"]
    typed = "\n".join([*script.lines[:turn], *asked, ""])
    out = orrery("play", "adastra", "--bots", "random", "--seed", "3", "--set", "first_game=yes", typed=typed).stdout
    assert "Your units of one system fly" in out
    assert "Build 1 unit or building" in out
    assert "The Wormhole · neutral: 1 × Pirate Base" in out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_shelf_is_listed_with_whole_names(lang: str) -> None:
    out = orrery("cards", "adastra", "--lang", lang).stdout
    for shelf in GAME.shelves(lang):
        assert str(shelf.title) in out
        assert all(str(one.title) in out for one in shelf.components)
