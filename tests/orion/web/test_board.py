"""Orion's drawing: a pure function of what one viewer may see."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any

import pytest
from markupsafe import escape

from orrery.games.orion.card import CARDS
from orrery.games.orion.names import ADVISORS, RACES, STRUCTURES
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.state import Orion
from orrery.kernel import NATURE, SPECTATOR, Play
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import LogCache, TableView, view_of
from orrery.web.boards.board import Drawing, regions
from orrery.web.boards.orion import BOARD
from orrery.web.boards.orion.art import PORTRAITS, SCENES
from orrery.web.boards.orion.short import BREAK, SHORT, short_name
from orrery.web.boards.targets import KEYS
from orrery.web.draw import render
from orrery.web.rooms import WEB
from tests.battery import choose
from tests.case import Case
from tests.cases import ENTRIES
from tests.web.reading import BUTTON, Reader, check_html

CASES = [case for case in ENTRIES if case.game.name == "orion"]
NAMES = ["Mira", "Kestrel <b>", "Juno & Co", "Orin"]
LOG = LogCache()
"""No turn is told twice, as at a table of the server."""


def seat_row(seat: int) -> SeatRow:
    return SeatRow(seat, NAMES[seat], "greedy" if seat % 2 else None, None if seat % 2 else "holder", None)


def view(play: Play, viewer: int, language: str) -> TableView:
    table = TableRow("t", "orion", 1, {}, "Table", "seed", True, True, 0, "", 0, False, 0, "")
    return view_of(table, [seat_row(seat) for seat in range(play.state.seats)], play, [], viewer, language, None, LOG)


def games(case: Case, seed: int) -> Iterator[Play]:
    """A random game before each answer of a player, and at its end."""
    rng = Random(f"{case}/{seed}")
    play = Play(case.game, case.setup)
    while play.state.pending():
        seat = play.state.pending()[0].seat
        if seat != NATURE:
            yield play
        play.answer(seat, choose(play.state, seat, rng))
    yield play


def page(seen: TableView) -> str:
    values = BOARD.context(seen)
    return render(seen.language, BOARD.top, **values) + render(seen.language, BOARD.template, **values)


def check_choices(seen: TableView, html: str) -> None:
    """Every choice is one button; what is refused says why; keys are printed on legal ones only, each once."""
    buttons = BUTTON.findall(html)
    assert html.count("data-token=") == len(buttons)
    assert Counter(token for _, token, _ in buttons) == Counter(choice.token for choice in seen.choices)
    reasons = {choice.token: choice.refusal for choice in seen.choices}
    for tag, token, rest in buttons:
        assert tag == "button"
        reason = reasons[token]
        assert ('aria-disabled="true"' in rest) == (reason is not None)
        if reason is not None:
            assert "data-key" not in rest
            described = re.findall(r'aria-describedby="([^"]+)"', rest)
            assert re.search(rf'class="why [^>]*id="{described[0]}".*?{re.escape(str(escape(reason)))}</span>', html)
    keys = re.findall(r'data-key="([^"]+)"', html)
    assert len(keys) == len(set(keys)) == min(len(KEYS), len([why for why in reasons.values() if why is None]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_choice_is_one_button_at_every_question(case: Case) -> None:
    asked: Counter[type] = Counter()
    for number, play in enumerate(games(case, 1)):
        seen = view(play, max(play.state.next_seat() or 0, 0), "pl" if number % 2 else "en")
        asked[type(seen.question)] += 1
        if asked[type(seen.question)] > 4 and number % 5:
            continue
        html = page(seen)
        check_choices(seen, html)
        if asked[type(seen.question)] <= 2:
            check_html(Reader(html))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_is_not_asked_has_nothing_to_press(case: Case) -> None:
    for number, play in enumerate(games(case, 2)):
        if number % 40 and play.state.pending():
            continue
        for viewer in (*range(play.state.seats), SPECTATOR):
            seen = view(play, viewer, "en")
            html = page(seen)
            check_choices(seen, html)
            check_html(Reader(html))
            if viewer == SPECTATOR:
                assert not re.search('id="r-(hand|civ|systems)"', html)


def visible(seen: TableView) -> set[int]:
    """The structures that a viewer sees somewhere, or has read of."""
    state = seen.state
    assert isinstance(state, Orion)
    cards = {*state.discards, state.announced}
    for player in state.players:
        cards |= {*player.hand, *player.aside, *(card for system in player.systems for card in system)}
    told = " ".join(line.text for line in seen.log)
    return cards | {card.number for card in CARDS if card.title.say(seen.language) in told}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_cards_are_nowhere_in_the_page(case: Case) -> None:
    hidden_cards = 0
    for number, play in enumerate(games(case, 3)):
        if number % 16:
            continue
        truth = play.state
        assert isinstance(truth, Orion)
        for viewer in (*range(truth.seats), SPECTATOR):
            seen = view(play, viewer, "pl" if number % 2 else "en")
            html = unescape(page(seen)).replace("\u00ad", "")
            held = {card for player in truth.players for card in (*player.hand, *player.aside)}
            for card in held - visible(seen):
                hidden_cards += 1
                assert CARDS[card].title.say(seen.language) not in html
                assert not re.search(rf'(?:data-card="|card-|:){CARDS[card].id}\b', html)
    assert hidden_cards > 40


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_page_does_not_depend_on_what_its_viewer_cannot_see(case: Case) -> None:
    rng = Random(7)
    for number, play in enumerate(games(case, 4)):
        if number % 25:
            continue
        truth = play.state
        for viewer in (*range(truth.seats), SPECTATOR):
            shown = page(view(play, viewer, "en"))
            play.state = truth.masked(viewer).sampled(rng)
            again = page(view(play, viewer, "en"))
            play.state = truth
            assert shown == again


def english_words() -> list[str]:
    """Names and words that have another form in Polish."""
    titles = [card.title for card in CARDS] + [board.title for board in RACE_BOARDS]
    names = [title.en for title in titles if title.en != title.pl]
    return [*names, "Food", "Fleet", "Production", "Advisor", "Working", "Construction", "Research", "Attack", "cards"]


def test_the_polish_page_has_no_english_words() -> None:
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, english_words()))})(?!\w)")
    for number, play in enumerate(games(CASES[3], 5)):
        asked = play.state.next_seat()
        for viewer in (0 if asked is None else asked, SPECTATOR) if number % 5 == 0 else ():
            text = " ".join(Reader(page(view(play, viewer, "pl"))).words).replace("\u00ad", "")
            assert pattern.findall(text) == []


def test_regions_are_the_parts_of_the_page() -> None:
    for number, play in enumerate(games(CASES[0], 6)):
        if number % 20:
            continue
        for viewer in (0, SPECTATOR):
            seen = view(play, viewer, "en")
            parts = regions(BOARD, seen)
            html = page(seen)
            assert {"r-top", "r-prompt", "r-rivals", "r-market", "r-log", "r-description", "r-news"} <= parts.keys()
            for name, part in parts.items():
                assert Reader(part).elements[0][1]["id"] == name
                assert part in html
            there = [given["id"] for _, given in Reader(html).having("id") if given["id"].startswith("r-")]
            assert sorted(there) == sorted(parts)


def test_the_end_shows_the_scores_taken_apart() -> None:
    *_, play = games(CASES[0], 1)
    seen = view(play, 0, "en")
    values = BOARD.context(seen)
    rows: list[dict[str, Any]] = values["result"]
    assert [row["total"] for row in sorted(rows, key=lambda row: row["seat"])] == play.state.scores()
    assert all(sum(row["parts"]) == row["total"] for row in rows)
    assert "Final scores" in page(seen)


def test_player_names_are_plain_text() -> None:
    play = next(games(CASES[0], 1))
    html = page(view(play, SPECTATOR, "en"))
    assert "Kestrel &lt;b&gt;" in html
    assert "Kestrel <b>" not in html


def test_every_card_has_a_picture() -> None:
    art = (WEB / "static" / "art.svg").read_text("utf-8")
    assert set(SCENES) == set(STRUCTURES)
    assert set(PORTRAITS) == {*RACES, *ADVISORS}
    for drawing in [f"m-{scene}" for scene in SCENES.values()] + [
        f"p-{portrait}" for portrait, _ in PORTRAITS.values()
    ]:
        assert f'id="{drawing}"' in art


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_can_be_shown_large(language: str) -> None:
    for card_id in (*STRUCTURES, *ADVISORS):
        values = BOARD.large(card_id, language)
        assert values is not None
        html = render(language, BOARD.card, **values)
        assert f'data-cc="{values["card"].cc}"' in html
        assert Reader(html).words
    assert BOARD.large("no-such-card", language) is None


def test_a_page_gets_only_what_it_does_not_show_yet() -> None:
    drawings = {viewer: Drawing() for viewer in (0, 1, SPECTATOR)}
    shown: dict[int, dict[str, str]] = {viewer: {} for viewer in drawings}
    sent = whole = 0
    for play in games(CASES[0], 7):
        for viewer, drawing in drawings.items():
            seen = view(play, viewer, "en")
            changes, parts = drawing.changes(BOARD, seen), regions(BOARD, seen)
            shown[viewer] |= changes
            assert shown[viewer] == shown[viewer] | parts
            sent, whole = sent + len(changes), whole + len(parts)
            assert drawing.changes(BOARD, seen) == {}
    assert sent < whole / 1.5


def wrapped(name: str, width: int) -> list[str]:
    """A name as a narrow column breaks it: between words, and in words only where that is allowed."""
    lines = [""]
    for word in name.split(" "):
        for number, part in enumerate(word.split(BREAK)):
            joined = f"{lines[-1]} {part}".strip() if number == 0 else lines[-1] + part
            if len(joined) <= width:
                lines[-1] = joined
            else:
                lines.append(part)
    return [line for line in lines if line]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_short_names_have_two_short_lines_and_those_of_advisors_one(language: str) -> None:
    assert set(SHORT) <= {*STRUCTURES, *ADVISORS}
    for number, card in enumerate(CARDS):
        lines = wrapped(short_name(card, language), 11)
        assert len(lines) <= (2 if number < len(STRUCTURES) else 1), lines
        assert max(map(len, lines)) <= 11, lines
