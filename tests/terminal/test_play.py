"""``orrery play``: leaving, going on, and what a person gets wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import GAMES
from orrery.kernel import Record, replay
from tests.cases import FIRST
from tests.terminal.acting import Script, answers, orrery

OTHER = next(name for name in GAMES if name != FIRST.name)


def test_bots_alone_play_to_the_end() -> None:
    result = orrery("play", FIRST.name, "--players", "2", "--bots", "random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert "Kestrel (random)" in result.stdout


class TestLeaving:
    def test_quit_offers_to_save_and_says_how_to_go_on(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        result = orrery("play", FIRST.name, "--seed", "4", typed="done\nquit\n\n")
        assert result.exit_code == 0
        assert f"orrery play {FIRST.name} --resume {FIRST.name}.json --bots medium,medium" in result.stdout
        again = orrery("play", FIRST.name, "--seed", "4", typed="quit\n\n")
        assert f"{FIRST.name}-2.json" in again.stdout

    def test_quit_without_saving(self) -> None:
        result = orrery("play", FIRST.name, "--seed", "4", typed="quit\nn\n")
        assert result.exit_code == 0
        assert "The game was not saved." in result.stdout

    def test_the_end_of_input_leaves_quietly(self) -> None:
        result = orrery("play", FIRST.name, "--seed", "4")
        assert result.exit_code == 0
        assert "The game was not saved." in result.stdout

    def test_a_saved_game_goes_on_where_it_was(self, tmp_path: Path) -> None:
        file = tmp_path / "half.json"
        script = Script(FIRST.setup(2), humans=1, seed=21, stop=12)
        first = orrery(
            "play", FIRST.name, "--players", "2", "--seed", "21", "--save", file, typed=script.typed + "quit\n"
        )
        assert f"Saved to {file}." in first.stdout.replace("\n", "")
        assert answers(Record.load(file, GAMES))[: len(script.play.record.answers)] == answers(script.play.record)
        second = orrery("play", FIRST.name, "--resume", file, "--bots", "greedy", typed="quit\n")
        assert second.exit_code == 0
        assert "Player 1" in second.stdout
        assert replay(Record.load(file, GAMES)).state.pending()

    def test_a_saved_game_needs_no_name_but_takes_no_other(self, tmp_path: Path) -> None:
        file = tmp_path / "half.json"
        Script(FIRST.setup(2), humans=1, seed=21, stop=3).play.record.save(file)
        for name in ([], [FIRST.title.en]):
            result = orrery("play", *name, "--resume", file, typed="quit\n")
            assert (result.exit_code, "Saved to" in result.stdout) == (0, True), result.output
        for other, says in ((OTHER, f"{file} is a game of {FIRST.title.en}."), ("Chess", "There is no game “Chess”")):
            result = orrery("play", other, "--resume", file)
            assert (result.exit_code, says in result.stderr.replace("\n", "")) == (2, True), result.output

    def test_a_finished_game_shows_its_result(self, tmp_path: Path) -> None:
        file = tmp_path / "over.json"
        Script(FIRST.setup(2), humans=1, seed=2).play.record.save(file)
        assert "Final scores" in orrery("play", FIRST.name, "--resume", file).stdout

    def test_nobody_else_s_file_is_overwritten(self, tmp_path: Path) -> None:
        file = tmp_path / "letter.txt"
        file.write_text("Dear Ada")
        refused = orrery("play", FIRST.name, "--save", file)
        assert refused.exit_code == 2
        assert "exists already" in refused.stderr
        out = orrery("play", FIRST.name, "--seed", "1", typed=f"save {file}\nsave {tmp_path}/no/such/folder\n").stdout
        assert "exists already" in out
        assert "cannot be written" in " ".join(out.split())
        assert file.read_text() == "Dear Ada"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["Chess"], "There is no game “Chess”"),
        ([FIRST.name, "--players", "9"], f"for {FIRST.least} to {FIRST.most} players, not 9"),
        ([FIRST.name, "--bots", "genius"], "There is no bot “genius”"),
        ([FIRST.name, "--players", "3", "--humans", "2", "--bots", "greedy,greedy"], "do not make 3 players"),
        ([FIRST.name, "--humans", "-1"], "There cannot be -1 humans"),
        ([FIRST.name, "--names", "Ada,Jan"], "2 names for 1 human"),
        ([FIRST.name, "--lang", "tlh"], "There is no language “tlh”"),
        ([FIRST.name, "--resume", "nothing.json", "--players", "2"], "leave --players out"),
    ],
)
def test_mistakes_in_the_command_get_a_sentence(arguments: list[str], says: str) -> None:
    result = orrery("play", *arguments)
    assert result.exit_code == 2
    assert says in result.stderr
    assert "Traceback" not in result.output


def test_mistakes_are_explained_in_polish_too() -> None:
    result = orrery("play", FIRST.name, "--bots", "genius", "--lang", "pl")
    assert result.exit_code == 2
    assert "Nie ma bota „genius”" in result.stderr
