"""The guides of docs/ are followed to the letter, and what comes out is played."""

from __future__ import annotations

from pathlib import Path

from tests.guides import Copy

TABLE = """
from pathlib import Path
from tempfile import mkdtemp

from fastapi.testclient import TestClient

from orrery.server.app import Settings
from orrery.server.club import SeatWish
from orrery.server.rights import COOKIE
from orrery.web.app import create_site

site = create_site(Settings(f"sqlite:///{mkdtemp()}/club.db"))
with TestClient(site, base_url="http://orrery.test") as client:
    site.state.driver.close()
    wishes = [SeatWish("Ada", you=True), SeatWish("Kestrel", bot="medium")]
    new = site.state.club.create("NAME", {"players": 2}, "", wishes, seed="1")
    held = {"cookie": f"{COOKIE}={new.holders[0]}", "accept": "text/html"}
    for address in ("/?game=NAME", f"/tables/{new.id}", f"/tables/{new.id}/replay", "/rules/NAME", "/cards/NAME"):
        answer = client.get(address, headers=held)
        assert answer.status_code == 200, (address, answer.text)
        print(answer.text)
"""


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


GAMES = """
from random import Random

from orrery.games.orion.game import GAME
from orrery.kernel.playout import playout

for seed in range(200):
    state = GAME.new(GAME.setup(4))
    playout(state, Random(seed))
    if any("star-garden" in built for built in GAME.built(state)):
        print("built")
        break
"""


def test_a_card_is_added_and_played(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    copy.follow("adding-a-card.md")
    copy.run("-m", "ruff", "check", *[str(path) for path in copy.written])
    tested = ["tests/orion/cards/test_blue.py", "tests/orion/web/test_board.py"]
    copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "star_garden or every_card or short_lines", *tested)
    assert "built" in copy.run("-c", GAMES)
    told = copy.run("-m", "orrery", "cards", "orion", "Star Garden")
    assert "After Building: Draw 1 card." in told
    assert "Activation: " in told
    assert "Gwiezdny ogród" in copy.run("-m", "orrery", "cards", "orion", "star-garden", "--lang", "pl")
    page = copy.run("-c", TABLE.replace("NAME", "orion"))
    assert "Star Garden" in page
