"""The examples of docs/ run, here with little to do; docs/research.md tells what they show with all they ask for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


@pytest.mark.parametrize(
    ("example", "settings", "says"),
    [
        ("pettingzoo_policy_gradient", ["--games", "20", "--exams", "4"], "of 4 games won against a random player"),
        ("openspiel_ismcts", ["--games", "2", "--simulations", "3"], "of 2 games against a random player"),
    ],
)
def test_an_example_runs(example: str, settings: list[str], says: str) -> None:
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), *settings]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_the_python_of_the_research_page_runs() -> None:
    page = (EXAMPLES.parent / "research.md").read_text(encoding="utf-8")
    codes = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(codes) == 2
    for code in codes:
        exec(compile(code, "research.md", "exec"), {})
