"""The tiny game of docs/examples, which proves that the kernel knows no game of ours; here it is not installed."""

import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "docs" / "examples" / "tiny-game"
sys.path.append(str(PACKAGE / "src"))

from tiny_game.game import GAME as TINY  # noqa: E402
from tiny_game.game import TinyGame  # noqa: E402

__all__ = ["PACKAGE", "TINY", "TinyGame"]
