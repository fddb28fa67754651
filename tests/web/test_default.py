"""The drawing of games that have none of their own: any game can be played with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from orrery.kernel import NATURE, SPECTATOR, Game, Play
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import LogCache, TableView, view_of
from orrery.web.boards import board_of
from orrery.web.boards.board import Drawing
from orrery.web.boards.default import drawing
from orrery.web.boards.targets import KEYS
from orrery.web.draw import render
from tests.battery import choose
from tests.case import Case
from tests.cases import ENTRIES
from tests.tiny import TINY
from tests.tiny.speaking import Speaking
from tests.web.html import problems
from tests.web.reading import BUTTON, Reader, check_html

CASES = list({(case.game.name, case.setup.players > 2): case for case in ENTRIES}.values())
NAMES = ["Mira", "Kestrel <b>", "Juno & Co", "Orin", "Tamsin", "Vesper", "Lyra", "Castor"]
LOG = LogCache()
"""No turn is told twice, as at a table of the server."""


def view(play: Play, viewer: int, language: str) -> TableView:
    table = TableRow("t", play.game.name, 1, {}, "Table", "seed", True, True, 0, "", 0, False, 0, "")
    seats = [SeatRow(seat, NAMES[seat], None, "holder", None) for seat in range(play.state.seats)]
    return view_of(table, seats, play, [], viewer, language, None, LOG)


def games(case: Case) -> Iterator[Play]:
    """A random game before some answers of players, and at its end."""
    rng = Random(str(case))
    play = Play(case.game, case.setup)
    number = 0
    while play.state.pending():
        seat = play.state.pending()[0].seat
        if seat != NATURE:
            number += 1
            if number < 12 or number % 23 == 0:
                yield play
        play.answer(seat, choose(play.state, seat, rng))
    yield play


def page(game: Game, seen: TableView) -> str:
    board = drawing(game)
    values = board.context(seen)
    return render(seen.language, board.top, **values) + render(seen.language, board.template, **values)


def test_a_game_without_a_drawing_gets_this_one() -> None:
    assert board_of(TINY).template == "default/table.html"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_choice_of_any_game_is_one_button(case: Case) -> None:
    for number, play in enumerate(games(case)):
        seen = view(play, max(play.state.next_seat() or 0, 0), "pl" if number % 2 else "en")
        html = page(case.game, seen)
        buttons = BUTTON.findall(html)
        assert Counter(token for _, token, _ in buttons) == Counter(choice.token for choice in seen.choices)
        reasons = {choice.token: choice.refusal for choice in seen.choices}
        for _, token, rest in buttons:
            assert ('aria-disabled="true"' in rest) == (reasons[token] is not None)
        keys = re.findall(r'data-key="([^"]+)"', html)
        legal = [why for why in reasons.values() if why is None]
        assert keys == list(KEYS[: len(legal)])  # in reading order
        check_html(Reader(html))
        assert problems(html, whole=False) == []
        assert "Kestrel <b>" not in html


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_is_not_asked_has_nothing_to_press(case: Case) -> None:
    for play in games(case):
        assert "data-token" not in page(case.game, view(play, SPECTATOR, "en"))


def test_a_question_says_what_the_game_says_of_it() -> None:
    play = next(games(next(case for case in CASES if case.game is TINY)))
    seen = view(play, 0, "en")
    assert seen.asked is not None
    html = page(TINY, seen)
    for said in (seen.asked.text, seen.asked.topic, *[choice.label for choice in seen.choices]):
        assert said in "".join(Reader(html).words)


def test_a_page_gets_only_what_it_does_not_show_yet() -> None:
    case = next(case for case in CASES if case.game is TINY)
    page_of = Drawing()
    board = drawing(TINY)
    plays = games(case)
    first = page_of.changes(board, view(next(plays), 0, "en"))
    assert set(first) == {"r-top", "r-prompt", "r-choices", "r-players", "r-log", "r-news"}
    assert page_of.changes(board, view(next(plays), SPECTATOR, "en")).keys() <= first.keys()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_end_names_the_winner_and_every_place(language: str) -> None:
    for case in CASES:
        *_, last = games(case)
        seen = view(last, 0, language)
        html = page(case.game, seen)
        assert 'class="panel final"' in html
        assert html.count("<tr") == last.state.seats


def test_a_replay_has_a_lane_for_everybody() -> None:
    for case in CASES:
        board = drawing(case.game)
        play = next(games(case))
        seen = view(play, SPECTATOR, "en")
        html = render("en", board.lanes.template, **board.lanes.context(seen, None, 0), view=seen)
        assert html.count("plain-lane ") + html.count('plain-lane"') == play.state.seats


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_can_say_its_table_in_words(language: str) -> None:
    game = Speaking()
    play = Play(game, game.setup(2))
    html = page(game, view(play, 1, language))
    said = "".join(Reader(html).words)
    for passage in view(play, 1, language).situation:
        assert all(words in said for words in (passage.title, *passage.lines))
    assert 'href="#r-situation"' in html
    board, seen = drawing(game), view(play, SPECTATOR, language)
    replay = render(language, board.lanes.template, **board.lanes.context(seen, None, 0), view=seen)
    assert all(passage.title in "".join(Reader(replay).words) for passage in seen.situation)
    check_html(Reader(html))
    assert problems(html, whole=False) == []
    page_of = Drawing()
    assert "r-situation" in page_of.changes(drawing(game), view(play, 1, language))
    assert "r-situation" not in page_of.changes(drawing(game), view(play, 1, language))


def test_a_game_that_says_nothing_has_no_place_for_it() -> None:
    assert "r-situation" not in page(TINY, view(next(games(CASES[-1])), 0, "en"))
