"""The same Chromium and people as for all games, and a server that the tiny game has joined."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import browser_type_launch_args, people
from tests.server.process import ServerProcess
from tests.tiny import PACKAGE

__all__ = ["browser_type_launch_args", "people", "site"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The game is found by its entry point, as if pip had installed it."""
    folder: Path = tmp_path_factory.mktemp("site")
    metadata = folder / "tiny_game-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-game\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[orrery.games]\ntiny = tiny_game.game:GAME\n", encoding="utf-8")
    process = ServerProcess(f"sqlite:///{folder / 'orrery.db'}", "orrery.web.app:site")
    paths = [str(folder), str(PACKAGE / "src"), os.environ.get("PYTHONPATH", "")]
    process.environment["PYTHONPATH"] = os.pathsep.join(paths)
    process.start()
    yield process
    process.kill()
    assert "stands in" not in process.said()
