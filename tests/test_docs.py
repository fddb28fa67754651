"""The pages of docs/ say what the program does."""

import re
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = runpy.run_path(str(DOCS / "make.py"))["PAGES"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_generated_page_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PAGES[path](), "run `make docs`"


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert "1" in capsys.readouterr().out


def test_nobody_is_told_to_install_somebody_elses_orrery() -> None:
    places = [*DOCS.parent.glob("*.md"), *DOCS.rglob("*.md"), *(DOCS.parent / "src").rglob("*.py"), *DOCS.rglob("*.py")]
    for path in places:
        assert not re.search(r"pip install ['\"]?orrery\b(?!-)", path.read_text(encoding="utf-8")), path
