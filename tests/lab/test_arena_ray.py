"""The same games on a Ray cluster."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.kernel import Trouble
from orrery.lab.arena import Arena, Failed, Played
from orrery.lab.cluster import Cluster
from orrery.lab.processes import Processes
from tests.cases import FIRST
from tests.server.process import free_port

BIN = Path(sys.executable).parent
ARENA = Arena(FIRST.name, FIRST.setup(2), ("greedy", "random"), 3)


def results(ended: Iterator[Played | Failed]) -> list[tuple[int, object]]:
    return sorted((one.fixture.number, one.result if isinstance(one, Played) else one.reason) for one in ended)


def workers_of(ancestor: int) -> list[int]:
    """Ray's processes that are playing a game, among the descendants of a process."""
    parents, names = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                names[int(entry.name)] = (entry / "cmdline").read_bytes()
            except (FileNotFoundError, ProcessLookupError):
                continue
    found = []
    for pid, name in names.items():
        line = pid
        while line in parents and line != ancestor:
            line = parents[line]
        if line == ancestor and name.startswith(b"ray::_attempt"):
            found.append(pid)
    return found


def kill_one(killed: list[int]) -> None:
    """Wait for a worker that is playing, and kill it."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for pid in workers_of(os.getpid()):
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
            return
        time.sleep(0.005)


@pytest.mark.soak
def test_ray_plays_the_same_games_though_a_worker_is_killed() -> None:
    killed: list[int] = []
    killer = threading.Thread(target=kill_one, args=(killed,))
    killer.start()
    on_ray = results(Cluster("local", 2).play(ARENA, ARENA.fixtures(8)))
    killer.join()
    assert len(killed) == 1
    assert on_ray == results(Processes(1).play(ARENA, ARENA.fixtures(8)))


@pytest.mark.soak
def test_the_command_joins_a_running_cluster_with_its_token(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(secrets.token_hex(32))
    locked = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(tmp_path / "token")}
    port = free_port()
    head = [str(BIN / "ray"), "start", "--head", "--block", "--num-cpus", "2", "--node-ip-address", "127.0.0.1"]
    head += ["--port", str(port), "--include-dashboard", "false", "--disable-usage-stats"]
    cluster = subprocess.Popen(head, env=locked, start_new_session=True, stdout=subprocess.DEVNULL)
    remote = ["--folder", str(tmp_path / "ray"), "--ray", f"127.0.0.1:{port}"]
    try:
        until = time.monotonic() + 120
        while "No Ray cluster answers" in (ended := arena(*remote, env=locked)).stderr:
            assert time.monotonic() < until
            time.sleep(0.2)
        assert ended.returncode == 0, ended.stderr
        refused = arena(*remote, "--games", "5", env=locked | {"RAY_AUTH_MODE": "disabled"})
        assert refused.returncode == 2
        assert "wants a token" in refused.stderr
    finally:
        cluster.terminate()
        cluster.wait()
    assert arena("--folder", str(tmp_path / "here"), env=dict(os.environ)).returncode == 0
    assert (tmp_path / "ray" / "games.jsonl").read_bytes() == (tmp_path / "here" / "games.jsonl").read_bytes()


def arena(*given: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [str(BIN / "orrery"), "arena", FIRST.name, "--bots", "greedy,random", "--games", "4", "--lang", "en"]
    return subprocess.run([*command, *given], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("address", ["nonsense", "http://host:1", "host:port", ":5", "host:99999"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Trouble, match="is not the address of a Ray cluster"):
        Cluster(address, 1)


def test_a_closed_door_is_noticed_at_once() -> None:
    with pytest.raises(Trouble, match="No Ray cluster answers") as trouble:
        Cluster(f"127.0.0.1:{free_port()}", 1)
    assert "--ray local" in trouble.value.say("pl")
