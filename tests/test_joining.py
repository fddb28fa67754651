"""A game of another package joins by its entry point, and a broken one harms nobody."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

import orrery.games
from orrery.games import COLLECTION, GAMES, GROUP, collect
from orrery.kernel import Game
from tests.tiny import TINY

MODULE = "somebodys_game"


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Somebody's module; entry points may name what lies in it."""
    module = ModuleType(MODULE)
    monkeypatch.setitem(sys.modules, MODULE, module)
    return module


def offer(monkeypatch: pytest.MonkeyPatch, name: str, where: str) -> None:
    def points(group: str) -> list[EntryPoint]:
        assert group == GROUP
        return [EntryPoint(name, where, group)]

    monkeypatch.setattr(orrery.games, "entry_points", points)


def test_our_games_come_first_and_in_their_order() -> None:
    assert tuple(GAMES)[: len(COLLECTION)] == COLLECTION


def test_a_game_of_another_package_joins(monkeypatch: pytest.MonkeyPatch, package: ModuleType) -> None:
    package.GAME = TINY  # type: ignore[attr-defined]
    offer(monkeypatch, "tiny", f"{MODULE}:GAME")
    assert list(collect().values()) == [*[GAMES[name] for name in COLLECTION], TINY]


class Half(Game):
    name = "half"


Half.__abstractmethods__ = frozenset()  # as one who overrides everything but declares nothing


@pytest.mark.parametrize(
    ("name", "where", "reason"),
    [
        ("tiny", "no_such_module:GAME", "no_such_module:GAME cannot be loaded (ModuleNotFoundError: No module named"),
        ("tiny", f"{MODULE}:NOTHING", "cannot be loaded (AttributeError"),
        ("tiny", f"{MODULE}:NUMBER", "is no orrery.kernel.Game"),
        ("large", f"{MODULE}:GAME", "it calls itself “tiny”"),
        ("half", f"{MODULE}:HALF", "it does not declare title, version"),
        ("../tiny", f"{MODULE}:GAME", "a name has small letters"),
        (COLLECTION[0], f"{MODULE}:GAME", "there is a game of that name already"),
    ],
)
def test_a_broken_game_is_left_out_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    package: ModuleType,
    name: str,
    where: str,
    reason: str,
) -> None:
    half: Any = Half
    for key, value in {"GAME": TINY, "NUMBER": 42, "HALF": half()}.items():
        setattr(package, key, value)
    offer(monkeypatch, name, where)
    with caplog.at_level(logging.WARNING):
        assert tuple(collect()) == COLLECTION
    assert f"The game “{name}” of the package" in caplog.text
    assert reason in caplog.text
