"""Arenas: the same games whoever plays them, and nothing finished is ever lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from orrery.kernel import LANGUAGES, Trouble
from orrery.lab import arena as arenas
from orrery.lab.arena import Arena, Failed, Played
from orrery.lab.fixtures import Fixture
from orrery.lab.processes import Processes
from orrery.lab.results import Results
from tests.cases import FIRST

BOTS = ("greedy", "random")


def small(seed: int = 3, bots: tuple[str, ...] = BOTS) -> Arena:
    return Arena(FIRST.name, FIRST.setup(2), bots, seed)


def run(arena: Arena, folder: Path, games: int, workers: int = 1) -> list[Failed]:
    failed = []
    with Results(folder, arena, games) as results:
        for ended in Processes(workers).play(arena, results.missing()):
            if isinstance(ended, Played):
                results.write(ended)
            else:
                failed.append(ended)
    return failed


def kept(folder: Path, arena: Arena, games: int) -> list[Played]:
    with Results(folder, arena, games) as results:
        return results.played()


def content(folder: Path) -> bytes:
    return (folder / "games.jsonl").read_bytes()


@dataclass(frozen=True)
class Accident(Arena):
    """An arena that notes each game that is begun, and in which one of them goes wrong."""

    log: str = ""
    at: int = 2
    once: bool = True
    bug: bool = False

    def attempt(self, fixture: Fixture) -> Played | Failed:
        with Path(self.log).open("a") as file:
            file.write(f"{fixture.number}\n")
        if fixture.number == self.at and not (self.once and self.begun()[self.at] > 1):
            if self.bug:
                return Arena(self.game, self.setup, self.bots, self.seed).attempt(Fixture(self.at, 0, ("broken",) * 2))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().attempt(fixture)

    def begun(self) -> Counter[int]:
        return Counter(int(line) for line in Path(self.log).read_text().split())


def test_the_games_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    run(small(), tmp_path / "one", 6, workers=1)
    run(small(), tmp_path / "two", 6, workers=2)
    assert content(tmp_path / "one") == content(tmp_path / "two")
    assert content(tmp_path / "one").count(b"\n") == 7


def test_a_deal_is_the_same_in_every_seating(tmp_path: Path) -> None:
    run(small(), tmp_path, 4, workers=2)
    first, mirrored, other, _ = kept(tmp_path, small(), 4)
    assert first.result.bots == mirrored.result.bots[::-1]
    assert first.result.seed == mirrored.result.seed == 3
    assert first.result.traits == mirrored.result.traits
    assert other.result.seed == 4


def test_rounds_end_with_the_final_score_and_every_answer_was_timed(tmp_path: Path) -> None:
    run(small(), tmp_path, 2)
    for played in kept(tmp_path, small(), 2):
        rounds = played.result.rounds
        assert [row[0] for row in rounds] == list(range(1, played.result.progress + 1))
        assert rounds[-1][1:] == played.result.scores
        assert sum(pace.answers for pace in played.paces) == played.result.answers
        assert all(0 < pace.slowest <= pace.seconds for pace in played.paces)


def test_a_killed_worker_costs_only_its_own_game(tmp_path: Path) -> None:
    arena = Accident(FIRST.name, FIRST.setup(2), BOTS, 3, log=str(tmp_path / "log"))
    assert run(arena, tmp_path / "killed", 6, workers=2) == []
    assert arena.begun() == {number: 2 if number == arena.at else 1 for number in range(6)}
    run(small(), tmp_path / "calm", 6)
    assert content(tmp_path / "killed") == content(tmp_path / "calm")


def test_a_game_that_kills_its_workers_is_reported(tmp_path: Path) -> None:
    arena = Accident(FIRST.name, FIRST.setup(2), BOTS, 3, log=str(tmp_path / "log"), once=False)
    failed = run(arena, tmp_path, 5, workers=2)
    assert [(failure.fixture.number, failure.reason) for failure in failed] == [(2, arenas.DIED)]
    assert arena.begun()[2] == arenas.TRIES
    assert [played.fixture.number for played in kept(tmp_path, arena, 5)] == [0, 1, 3, 4]


def test_a_game_that_a_bot_spoils_is_reported_with_its_trace(tmp_path: Path) -> None:
    arena = Accident(FIRST.name, FIRST.setup(2), BOTS, 3, log=str(tmp_path / "log"), once=False, bug=True)
    [failure] = run(arena, tmp_path, 4)
    assert failure.fixture.number == 2
    assert "broken" in failure.reason
    assert "Traceback" in failure.trace
    assert arena.begun()[2] == 1


@dataclass(frozen=True)
class Deadly(Arena):
    def attempt(self, fixture: Fixture) -> Played | Failed:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def test_workers_that_all_die_end_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arenas, "DEATHS_IN_A_ROW", 4)
    arena = Deadly(FIRST.name, FIRST.setup(2), BOTS)
    with pytest.raises(Trouble, match="die again and again"):
        list(Processes(2).play(arena, arena.fixtures(50)))


def test_a_run_goes_on_where_it_stopped_and_can_be_lengthened(tmp_path: Path) -> None:
    run(small(), tmp_path / "steps", 2)
    times = (tmp_path / "steps" / "times.jsonl").read_text()
    run(small(), tmp_path / "steps", 5)
    assert (tmp_path / "steps" / "times.jsonl").read_text().startswith(times), "finished games were played again"
    run(small(), tmp_path / "once", 5)
    assert content(tmp_path / "steps") == content(tmp_path / "once")
    assert len(kept(tmp_path / "steps", small(), 3)) == 3
    assert content(tmp_path / "steps") == content(tmp_path / "once")


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    run(small(), tmp_path, 3)
    whole = content(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(whole[:-cut])
    assert [played.fixture.number for played in kept(tmp_path, small(), 3)] == [0, 1]
    run(small(), tmp_path, 3)
    assert content(tmp_path) == whole


def test_a_torn_header_is_written_again(tmp_path: Path) -> None:
    run(small(), tmp_path, 1)
    whole = content(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(whole[:30])
    run(small(), tmp_path, 1)
    assert content(tmp_path) == whole


def _spoil(text: str) -> Callable[[Path], object]:
    return lambda file: file.write_text(text, encoding="utf-8")


def _spoil_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([lines[0], "{\n", *lines[2:]]), encoding="utf-8")


def _swap_bots(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = lines[1].replace('["greedy","random"]', '["random","greedy"]')
    file.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_spoil_line, "Line 2 of"),
        (_swap_bots, "Line 2 of"),
        (_spoil('{"some":"file"}\n'), "no file of an arena"),
        (_spoil("[]\n"), "no file of an arena"),
        (_spoil("my diary"), "no file of an arena"),
    ],
)
def test_damaged_files_are_refused_and_left_alone(tmp_path: Path, spoil: Callable[[Path], object], said: str) -> None:
    run(small(), tmp_path, 2)
    spoil(tmp_path / "games.jsonl")
    before = content(tmp_path)
    for _ in range(2):
        with pytest.raises(Trouble, match=said) as trouble:
            Results(tmp_path, small(), 2)
    assert trouble.value.say("pl") != trouble.value.say("en")
    assert content(tmp_path) == before


def test_other_settings_are_refused(tmp_path: Path) -> None:
    run(small(), tmp_path, 1)
    before = content(tmp_path)
    with pytest.raises(Trouble) as trouble:
        Results(tmp_path, small(seed=4, bots=("random", "greedy")), 1)
    said = {language: trouble.value.say(language) for language in LANGUAGES}
    assert "the list of bots was greedy, random, is now random, greedy; the seed was 3, is now 4" in said["en"]
    assert "--folder" in said["pl"]
    assert "ziarno: było 3, jest 4" in said["pl"]
    with pytest.raises(Trouble, match="setup"):
        Results(tmp_path, Arena(FIRST.name, FIRST.setup(3), BOTS, 3), 1)
    assert content(tmp_path) == before


def test_two_runs_cannot_use_one_folder(tmp_path: Path) -> None:
    with Results(tmp_path, small(), 1), pytest.raises(Trouble, match="right now"):
        Results(tmp_path, small(), 1)
    assert kept(tmp_path, small(), 1) == []


def test_bots_are_named_once() -> None:
    with pytest.raises(Trouble, match="“random” is named twice"):
        small(bots=("random", "greedy", "random"))
    with pytest.raises(Trouble, match="at least one bot"):
        small(bots=())


ORRERY = str(Path(sys.executable).with_name("orrery"))
COMMAND = [ORRERY, "arena", FIRST.name, "--bots", "random", "--players", "2", "--games", "200"]
LONG = Arena(FIRST.name, FIRST.setup(2), ("random",))


def _start(folder: Path) -> subprocess.Popen[str]:
    """The command itself, once it has finished some games."""
    command = [*COMMAND, "--workers", "2", "--folder", str(folder), "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until = time.monotonic() + 120
    while not (folder / "games.jsonl").exists() or content(folder).count(b"\n") < 6:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)
    return process


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_killed_command_goes_on_with_what_is_left(tmp_path: Path) -> None:
    process = _start(tmp_path / "killed")
    children = _children(process.pid)
    process.kill()
    process.communicate()
    finished = set((tmp_path / "killed" / "times.jsonl").read_text().splitlines(keepends=True)[:5])
    until = time.monotonic() + 30
    while any(Path(f"/proc/{child}/cmdline").exists() and _alive(child) for child in children):
        assert time.monotonic() < until, "workers outlived their command"
        time.sleep(0.05)
    run(LONG, tmp_path / "killed", 200, workers=2)
    assert finished <= set((tmp_path / "killed" / "times.jsonl").read_text().splitlines(keepends=True))
    run(LONG, tmp_path / "calm", 200, workers=2)
    assert content(tmp_path / "killed") == content(tmp_path / "calm")


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    process = _start(tmp_path)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "of 200 games are in" in said
    assert "the same command goes on" in said
    assert "Traceback" not in said
    assert 5 <= len(kept(tmp_path, LONG, 200)) < 200


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    """/dev/full takes nothing, like a disk without room."""
    [played] = [ended for ended in Processes(1).play(small(), small().fixtures(1)) if isinstance(ended, Played)]
    results = Results(tmp_path, small(), 1)
    results._times.close()
    results._times = Path("/dev/full").open("w", encoding="utf-8")  # noqa: SIM115
    with pytest.raises(Trouble, match="No space left"):
        results.write(played)
    with pytest.raises(Trouble, match="No space left"):
        results.close()
    assert content(tmp_path).count(b"\n") == 1


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Trouble, match="cannot be kept"):
        Results(tmp_path / "file", small(), 1)
