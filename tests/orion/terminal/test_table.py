"""Orion's table on a terminal of 100 by 30."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from orrery.games.orion.game import GAME as ORION
from orrery.kernel import SPECTATOR, TRUTH
from orrery.kernel.chronicle import last_action, paragraphs
from orrery.kernel.looking import choices
from orrery.kernel.text import plain
from orrery.terminal.boards import board_of
from orrery.terminal.frame import Frame, height_of
from orrery.terminal.picture import take
from orrery.terminal.screen import Screen
from orrery.terminal.seating import Seat
from tests.terminal.acting import Script


def screen(language: str = "en") -> Screen:
    return Screen(language, Console(file=io.StringIO(), width=100, height=30, markup=False, highlight=False))


def written(screen: Screen) -> str:
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_question_of_a_game_fits_the_screen(players: int, language: str) -> None:
    moments = Script(ORION.setup(players), humans=1, seed=31 + players).moments
    here = screen(language)
    frame = Frame(here, ORION, [Seat(f"Player {seat + 1}", None) for seat in range(players)])
    tall = 0
    asked = [moment for moment in moments if moment.seat == 0]
    for moment in asked[:: max(1, len(asked) // 12)]:
        state = moment.before.masked(0)
        told = [plain(" ".join(["Kestrel builds Planetary Supercomputer."] * 3))] * 4
        whole = frame.whole(state, state.question(0), told, 29)
        tall += height_of(here, whole) > 29
        here.show(whole)
    assert tall <= 1
    assert max(len(line) for line in written(here).splitlines()) <= 100


def test_everybody_s_eyes_can_look_at_every_moment() -> None:
    moments = Script(ORION.setup(3), humans=1, seed=40).moments
    seats = [Seat(name, None) for name in ("Ada", "Jan", "Ola")]
    here = screen()
    for turn in moments[::23]:
        for eyes in (0, 1, 2, SPECTATOR, TRUTH):
            state = turn.before if eyes == TRUTH else turn.before.masked(eyes)
            here.show(board_of(ORION).draw(state, max(eyes, 0), seats, "en", 100, 2))
    assert "Traceback" not in written(here)


def test_every_option_says_itself_in_every_language() -> None:
    for turn in Script(ORION.setup(4), humans=4, seed=41).moments:
        if turn.seat >= 0:
            state = turn.before.masked(turn.seat)
            for language in ("en", "pl"):
                offered = choices(ORION, state, state.question(turn.seat), list("ABCD"), language)
                assert all(choice.label for choice in offered)
                assert turn.option in [choice.option for choice in offered if choice.refusal is None]


def test_the_log_since_the_last_turn_begins_with_one_s_own_action() -> None:
    play = Script(ORION.setup(3), humans=1, seed=43, stop=14).play
    start = last_action(play.turns, 0)
    seats = [turn.seat for turn in play.turns[start:] if turn.seat >= 0]
    assert seats[0] == 0
    assert paragraphs(play, ["Ada", "Jan", "Ola"], 0, "en", start)


def test_the_picture_for_the_readme(tmp_path: Path) -> None:
    take(ORION, tmp_path / "table.svg")
    text = (tmp_path / "table.svg").read_text()
    assert "<svg" in text
    assert "Mira" in text
