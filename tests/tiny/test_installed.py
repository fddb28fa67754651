"""A game in somebody else's package, installed and played everywhere, with nothing of ours changed for it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.kernel import Record, replay
from orrery.server.rights import COOKIE
from tests.server.process import ServerProcess
from tests.terminal.acting import Script
from tests.tiny import PACKAGE, TINY
from tests.web.html import problems

ORRERY = [sys.executable, "-m", "orrery"]
BROKEN = ("broken-game", "broken", "no_such_module:GAME")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where the package is installed, and beside it another one that is broken."""
    folder = tmp_path_factory.mktemp("installed")
    copy = shutil.copytree(PACKAGE, folder / "tiny-game")
    target = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", target, copy], check=True)
    package, name, where = BROKEN
    told = target / f"{package.replace('-', '_')}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[orrery.games]\n{name} = {where}\n", encoding="utf-8")
    path = os.pathsep.join([str(target), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8"}


def run(environment: dict[str, str], *command: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(word) for word in command], env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def site(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('site') / 'site.db'}", "orrery.web.app:site")
    server.environment |= environment
    server.start()
    yield server
    server.kill()


def page(site: ServerProcess, path: str, language: str = "en", holder: str = "") -> str:
    cookie = f"orrery_lang={language}; {COOKIE}={holder}"
    answer = site.client.get(path, headers={"accept": "text/html", "cookie": cookie})
    assert answer.status_code == 200, answer.text
    assert problems(answer.text) == [], path
    return answer.text


def words(html: str) -> str:
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def test_the_lobby_offers_it_with_its_options(site: ServerProcess) -> None:
    assert TINY.title.en in page(site, "/")
    form = page(site, f"/?game={TINY.name}", "pl")
    for variant in TINY.variants:
        assert variant.title.pl in form
    assert "tiny_game" not in site.said()
    assert f"“{BROKEN[1]}” of the package {BROKEN[0]} is left out: {BROKEN[2]} cannot be loaded" in site.said()


def test_its_rules_and_cards_can_be_read(site: ServerProcess) -> None:
    assert "TG-ROUND-3" in page(site, f"/rules/{TINY.name}")
    cards = page(site, f"/cards/{TINY.name}")
    assert all(title in cards for title in TINY.components().values())


def test_a_table_is_played_to_its_end_and_replayed(site: ServerProcess) -> None:
    rng = Random(1)
    table = site.sit([{"name": "Ada", "you": True}, {"name": "Kestrel", "bot": "medium"}], TINY.name)
    holder, address = table["holders"]["0"], f"/tables/{table['id']}"
    view: dict[str, Any] = site.get(f"/api{address}", holder)
    refused = False
    while not view["over"]:
        if view["options"]:
            shown = page(site, address, "en", holder)
            assert view["asks"] in words(shown)
            options = [option for option in view["options"] if option["refusal"] is None]
            refused |= len(options) < len(view["options"])
            assert all(f'"{option["token"]}"' in shown for option in options)
            given = {"number": view["number"], "token": rng.choice(options)["token"]}
            assert site.post(f"/api{address}/answers", given, holder).status_code == 200
        view = site.get(f"/api{address}/events?after={view['number']}&wait=20", holder)
    assert refused
    assert any("shows the" in line["text"] for line in view["log"])
    for eyes in ("0", "watch"):
        for at in (0, 8, view["number"]):
            page(site, f"{address}/replay?at={at}&eyes={eyes}", "en", holder)


def test_it_is_played_in_the_terminal_and_its_record_replays(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "tiny.json"
    script = Script(TINY.setup(3, doubling=True), humans=1, seed=4, game=TINY, bot="medium")
    given: list[str | Path] = [
        "play",
        "tiny",
        "--players",
        "3",
        "--set",
        "doubling=yes",
        "--seed",
        "4",
        "--save",
        file,
        "--lang",
        "en",
    ]
    out = run(environment, *ORRERY, *given, typed=script.typed).stdout
    assert "Which card do you play?" in out
    state = replay(Record.load(file, {TINY.name: TINY})).state
    assert state.outcome() is not None
    assert state.scores() == script.play.state.scores()
    assert "OK, " in run(environment, *ORRERY, "verify", file).stdout
    assert "shows the" in run(environment, *ORRERY, "replay", file, "--eyes", "public", typed="end\n").stdout


def test_bots_meet_in_the_arena(environment: dict[str, str], tmp_path: Path) -> None:
    given: list[str | Path] = [
        "--bots",
        "greedy,random",
        "--games",
        "4",
        "--workers",
        "2",
        "--folder",
        tmp_path,
        "--lang",
        "en",
    ]
    out = run(environment, *ORRERY, "arena", "tiny", *given, "--set", "doubling=no").stdout
    assert "greedy" in out
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8").count("\n") == 5


PROGRAMS = """
import pyspiel
from pettingzoo.test import api_test

import orrery.envs.openspiel
from orrery.envs.pettingzoo import env

api_test(env("tiny", players=3, doubling=False), num_cycles=50)
pyspiel.random_sim_test(pyspiel.load_game("orrery_tiny(players=3,doubling=False)"), 2, True, False)
print("both play")
"""


def test_it_is_a_pettingzoo_environment_and_an_openspiel_game(environment: dict[str, str]) -> None:
    assert "both play" in run(environment, sys.executable, "-W", "ignore", "-c", PROGRAMS).stdout
