"""OpenSpiel's playthroughs of our games, kept in ``tests/<game>/playthrough.txt``.

``python -m tests.envs.playthroughs`` writes them anew, each of the game and variants that its first lines name.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import generate_playthrough

from orrery.envs import openspiel
from tests.cases import ENTRIES

FILES: Final = sorted(Path(__file__).parents[1].glob("*/playthrough.txt"))
LONG: Final = 160

for _case in ENTRIES:
    if _case.game.name not in openspiel.REGISTERED:
        openspiel.register(_case.game)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _tensor(tensor: Any, name: str) -> list[str]:
    """A tensor by its hash; OpenSpiel would write out four million numbers, one by one,."""
    return [f"{name} = {tensor.shape} {_digest(np.round(tensor, 5).tobytes())}"]


generate_playthrough._format_tensor = _tensor


def playthrough(name: str, actions: list[int] | None = None, seed: int | None = None) -> str:
    """OpenSpiel's playthrough, long lines (states, journals) by their beginning and their hash."""
    lines = generate_playthrough.playthrough(name, actions, seed=seed).splitlines()
    short = [line if len(line) <= LONG else f"{line[:60]} … {_digest(line.encode())}" for line in lines]
    return "\n".join(short) + "\n"


def game_of(golden: str) -> str:
    """The game of a golden file, as OpenSpiel names it."""
    return str(re.findall(r"^game: (.*)$", golden, re.MULTILINE)[0])


def again(golden: str) -> str:
    """Play the game of a golden file with the same actions."""
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", golden, re.MULTILINE)]
    return playthrough(game_of(golden), actions)


def main() -> None:
    for path in FILES:
        name = game_of(path.read_text(encoding="utf-8"))
        path.write_text(playthrough(name, seed=1), encoding="utf-8")


if __name__ == "__main__":
    main()
