"""Steps and events are found again by their names in a record, so every game has each name once."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games import GAMES
from orrery.kernel import Event, Step
from orrery.kernel.declared import classes_in


@pytest.mark.parametrize("name", GAMES)
def test_every_step_and_every_event_has_a_name_of_its_own(name: str) -> None:
    package = type(GAMES[name]).__module__.rpartition(".")[0]
    steps = Counter(cls.__name__ for cls in set(classes_in(package, Step)))
    events = Counter(cls.kind for cls in set(classes_in(package, Event)))
    assert len(steps) > 20
    assert len(events) > 10
    assert [step for step, times in steps.items() if times > 1] == []
    assert [kind for kind, times in events.items() if times > 1] == []
