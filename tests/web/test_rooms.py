"""Every game's drawing is a folder of its own, found by the game's name."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from orrery.games import COLLECTION
from orrery.web import boards, rooms
from orrery.web.rooms import DEFAULT, WEB, folders
from orrery.web.rooms import rooms as drawings
from tests.tiny import TINY


def outside() -> list[Path]:
    """All that belongs to no game."""
    own = [WEB / "boards" / name for name in COLLECTION]
    files = [path for path in WEB.rglob("*.*") if path.suffix != ".pyc" and path.is_file()]
    return [path for path in files if not any(room in path.parents for room in own)]


def test_nothing_else_of_the_pages_names_a_game() -> None:
    files = outside()
    assert len(files) > 50
    for path in files:
        said = path.read_text(encoding="utf-8").lower()
        assert not [name for name in COLLECTION if name in said or name in path.name.lower()], path


def test_every_drawing_of_ours_has_its_own_folders() -> None:
    ours = [name for name, room in drawings().items() if room.ours]
    assert {COLLECTION[0], DEFAULT} <= set(ours) <= {*COLLECTION, DEFAULT}
    for name in ours:
        for part in ("templates", "static", "locale"):
            assert folders(part)[name].parent == WEB / "boards" / name


def test_a_package_brings_a_drawing_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "somebodys_board"
    (package / "templates").mkdir(parents=True)
    (package / "__init__.py").write_text("BOARD = 'drawn'\n")
    monkeypatch.syspath_prepend(tmp_path)
    points = [
        EntryPoint("somebodys", "somebodys_board:BOARD", rooms.GROUP),
        EntryPoint(COLLECTION[0], "somebodys_board:BOARD", rooms.GROUP),
        EntryPoint("nobodys", "no.such.module:BOARD", rooms.GROUP),
    ]
    monkeypatch.setattr(rooms, "entry_points", lambda group: EntryPoints(points))
    found = rooms.rooms.__wrapped__()
    assert "nobodys" not in found
    assert found["somebodys"].folder == package
    assert found["somebodys"].board() == "drawn"
    assert found[COLLECTION[0]].folder == WEB / "boards" / COLLECTION[0]  # nobody draws over ours


@pytest.mark.parametrize("code", ["BOARD = None", "raise OSError", "import no_such_module"])
def test_a_game_whose_drawing_is_broken_is_drawn_by_default(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"broken_{len(code)}"
    (tmp_path / f"{name}.py").write_text(code + "\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(boards, "rooms", lambda: {TINY.name: rooms.Room(tmp_path, name)})
    assert boards.board_of.__wrapped__(TINY).template == "default/table.html"
