"""What ``pip install`` makes of a checkout where nothing can be compiled."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    copy = tmp_path / "checkout"
    copy.mkdir()
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
        else:
            shutil.copy(source, copy / part)
    return copy


def wheel(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "bdist_wheel", "--dist-dir", "dist"]
    settings = {**os.environ, "ORRERY_COMPILE": "", **environment}
    return subprocess.run(command, cwd=checkout, env=settings, capture_output=True, text=True, check=False)


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(checkout: Path) -> None:
    result = wheel(checkout, CC="false")
    assert result.returncode == 0, result.stderr
    assert "NOTICE: the engine is not compiled" in result.stdout
    (made,) = (checkout / "dist").iterdir()
    assert made.name.startswith("orrery_games-")
    assert made.name.endswith("-py3-none-any.whl")
    names = ZipFile(made).namelist()
    assert not [name for name in names if name.endswith((".so", ".c"))]
    sources = [
        path.relative_to(checkout / "src") for path in (checkout / "src" / "orrery").rglob("*") if path.is_file()
    ]
    assert len(sources) > 100
    assert {path.as_posix() for path in sources} <= set(names)
    assert sorted(path.name for path in checkout.iterdir()) == sorted([*PARTS, "dist"])  # nothing is left in the tree


def test_who_insists_on_compiling_is_told_that_it_is_impossible(checkout: Path) -> None:
    result = wheel(checkout, CC="false", ORRERY_COMPILE="1")
    assert result.returncode != 0
    assert "ORRERY_COMPILE=1, but there is no C compiler" in result.stderr
