"""A replay shows every position as the table once was, answers that were taken back included."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import GAMES
from orrery.kernel import SPECTATOR, TRUTH, History, Record, fingerprint, replay
from orrery.kernel.looking import story
from orrery.kernel.record import UNDO
from orrery.server.store import SeatRow, TableRow
from orrery.web.replay import replay_of

GOLDEN = sorted(Path(__file__).parents[1].glob("*/golden/2*.json"))
TABLE = TableRow("t", "", 1, {}, "Table", "seed", True, True, 0, "", 0, True, 0, "")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
@pytest.mark.parametrize("viewer", [0, SPECTATOR, TRUTH])
def test_every_position_is_what_the_table_was_then(path: Path, viewer: int) -> None:
    record = Record.load(path, GAMES)
    history = History(record, check=False)
    names = ["Ada", "Bo"]
    seats = [SeatRow(seat, name, None, None, None) for seat, name in enumerate(names)]
    undone = [number for number, answer in enumerate(record.answers, 1) if answer.token == UNDO]
    assert undone
    for number in {0, 1, *undone[:2], *[n - 1 for n in undone[:2]], *[n + 1 for n in undone[:2]], history.last}:
        then = replay(record, number, check=False)
        seen = replay_of(TABLE, seats, history, number, viewer, "en", over=True)
        assert fingerprint(seen.now.state) == fingerprint(then.state.masked(viewer))
        told = [turn.number for turn in then.turns if story(turn.events, names, viewer, "en")]
        shown = [line.number for line in seen.now.log]
        assert set(told) <= set(shown) <= {turn.number for turn in then.turns}
        if number:
            assert seen.before is not None
            assert seen.before.number < number
            assert {line.number for line in seen.before.log} <= set(shown)
