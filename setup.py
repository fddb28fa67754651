"""Compiles the engine with mypyc when asked to (ORRERY_COMPILE=1); everything else is in pyproject.toml."""

import os
from pathlib import Path

from setuptools import setup

ROOMS = ("kernel", "games/orion")
COLD = ("__init__.py", "compiling.py", "text.py", "game.py", "play.py", "record.py", "phrasebook.py")


def extensions() -> list[object]:
    if os.environ.get("ORRERY_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    root = Path("src/orrery")
    paths = [path for room in ROOMS for path in sorted((root / room).rglob("*.py")) if path.name not in COLD]
    return list(mypycify([str(path) for path in paths], opt_level="3"))


setup(ext_modules=extensions())
