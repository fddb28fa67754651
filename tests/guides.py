"""Follows a guide of docs/ in a copy of the repository: a code block goes into the file that is named above it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md")
LEFT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "screens", ".*cache")
BLOCK = re.compile(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^(\w+: Final = |\w+ = )", re.MULTILINE)

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
"""Opens the pages of a game called NAME, and prints them."""


class Copy:
    """A copy of the repository that somebody works in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.written: list[Path] = []
        folder.mkdir()
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=LEFT)
            else:
                shutil.copy(ROOT / part, folder / part)

    def follow(self, guide: str) -> None:
        """Do what the page says."""
        blocks = BLOCK.findall((ROOT / "docs" / guide).read_text(encoding="utf-8"))
        assert blocks, "the guide has nothing to follow"
        for name, code in blocks:
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(together(path.read_text(encoding="utf-8"), code) if path.exists() else code, "utf-8")
            self.written.append(path)

    def run(self, *command: str, typed: str = "") -> str:
        """A Python module or script of the copy."""
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8"}
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def together(text: str, code: str) -> str:
    """How a block goes into a file that is there already.

    A single line that names something stands in that line's place; a block that begins with a line that the file has
    once goes on from there; anything else comes below what there is.
    """
    first, _, rest = code.partition("\n")
    if rest and text.count(f"\n{first}\n") == 1:
        return text.replace(f"{first}\n", code, 1)
    named = NAMED.match(code)
    if named is not None and named[0] in text and code.count("\n") == 1:
        return re.sub(rf"^{re.escape(named[0])}.*\n", code, text, count=1, flags=re.MULTILINE)
    return text.rstrip("\n") + "\n" + code
