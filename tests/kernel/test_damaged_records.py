"""Whatever is done to a record, reading it gives a sentence and never a crash."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orrery.games import GAMES
from orrery.kernel import BadRecord, BadSetup, Record, replay
from tests.cases import golden

TEXT = golden().read_text(encoding="utf-8")

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


thorough = settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def complaint(read: Callable[[], object]) -> str | None:
    """What is wrong with a record, if anything; any other exception is a bug."""
    try:
        read()
    except (BadRecord, BadSetup) as trouble:
        return trouble.say("pl")
    return None


def replays(data: Any) -> bool:
    return complaint(lambda: replay(Record.parse(data, GAMES), upto=30)) != ""


@given(key=st.sampled_from(["game", "version", "setup", "start", "answers"]), value=anything)
@thorough
def test_any_part_may_be_anything(key: str, value: Any) -> None:
    assert replays({**json.loads(TEXT), key: value})


@given(key=st.sampled_from(["players", "novice", "races", "self", "kwargs"]), value=anything)
@thorough
def test_any_setup_may_be_anything(key: str, value: Any) -> None:
    data = json.loads(TEXT)
    data["setup"][key] = value
    assert replays(data)


@given(number=st.integers(0, 25), answer=anything | st.lists(anything, min_size=3, max_size=3))
@thorough
def test_any_answer_may_be_anything(number: int, answer: Any) -> None:
    data = json.loads(TEXT)
    data["answers"][number] = answer
    assert replays(data)


@given(cut=st.integers(0, len(TEXT)), junk=st.binary(max_size=20))
@settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_file_may_be_cut_anywhere_and_go_on_with_anything(tmp_path: Path, cut: int, junk: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(TEXT.encode()[:cut] + junk)
    assert complaint(lambda: Record.load(path, GAMES)) != ""
