"""The guide to a new card is followed to the letter, and what comes out is played."""

from __future__ import annotations

from pathlib import Path

from tests.guides import TABLE, Copy

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
