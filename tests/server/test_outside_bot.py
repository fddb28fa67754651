import subprocess
import sys
from pathlib import Path

from tests.server.process import ServerProcess

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "outside_bot.py"


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'orrery.db'}")
    server.start()
    try:
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.url], capture_output=True, text=True, timeout=120, check=True
        )
    finally:
        server.kill()
    assert "Outside bot: " in done.stdout
    assert "1. " in done.stdout
