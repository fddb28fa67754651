"""The report and the tables of an arena."""

from __future__ import annotations

import csv
import re
from collections import Counter
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from pyarrow.parquet import read_table  # type: ignore[import-untyped]

from orrery.kernel import LANGUAGES
from orrery.lab.arena import Arena, Failed, Played
from orrery.lab.arena_text import WORDS, Speech
from orrery.lab.fixtures import Fixture
from orrery.lab.plots import THEME
from orrery.lab.report import render
from orrery.lab.summary import Summary, summarise
from orrery.lab.tables import write_tables
from tests.cases import FIRST

ARENA = Arena(FIRST.name, FIRST.setup(3), ("random", "greedy"), 5)
COMMAND = f"orrery arena {FIRST.name}"
LOOK = files("orrery.web").joinpath("static", "tokens.css").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    found = [ARENA.attempt(fixture) for fixture in ARENA.fixtures(7)]
    return [played for played in found if isinstance(played, Played)]


@pytest.fixture(scope="module")
def summary(games: list[Played]) -> Summary:
    return summarise(ARENA, games, [Failed(Fixture(9, 3, ("random", "greedy")), "KeyError: '<b>'")])


class Page(HTMLParser):
    """What a reader, or a screen reader, finds on the page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language: str | None = None
        self.pictures: list[str] = []
        self.ids: Counter[str] = Counter()
        self.points: set[str] = set()
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.open.append(tag)
        if tag == "html":
            self.language = given["lang"]
        if given.get("role") == "img":
            self.pictures.append(given["aria-label"])
        if "id" in given:
            self.ids[given["id"]] += 1
        for value in given.values():
            self.points.update(re.findall(r"url\(#(.*?)\)", value))
        if "xlink:href" in given:
            self.points.add(given["xlink:href"][1:])
        for link in ("src", "href"):
            assert link not in given, "the report is one file"

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words.append(data)

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop() != tag:
            pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_and_shows_everything(summary: Summary, games: list[Played], language: str) -> None:
    html = render(summary, games, COMMAND, language, LOOK)
    page, say = Page(html), Speech(language, FIRST)
    text = " ".join(" ".join(page.words).split())
    assert page.language == language
    for key in ("ratings", "duels", "scores", "curves", "seats", "times", "failed", "again", "ratings_note"):
        assert say(key) in text
    assert all(say("traits", trait=say.trait(key)) in text for key in summary.traits)
    assert summary.traits
    assert say.arrangement(summary) in text
    assert say("incomplete", whole=9) in text
    assert COMMAND in text
    assert LOOK in html
    assert set(re.findall(r"var\((--[\w-]+)\)", html)) <= set(re.findall(r"(--[\w-]+):", html))
    assert "KeyError: '<b>'" in text
    assert "<b>" not in html
    assert len(page.pictures) == html.count("<svg") == 4
    for rating in summary.ratings:
        assert f"{rating.bot} {say.number(rating.strength)} ± {say.number(rating.reach)}" in page.pictures[0]
    assert page.points <= set(page.ids)
    assert max(page.ids.values()) == 1
    assert not [colour for colour in THEME if colour in html], "a stand-in colour has reached the page"


def test_the_report_of_the_same_games_is_the_same(summary: Summary, games: list[Played]) -> None:
    assert render(summary, games, COMMAND, "en", LOOK) == render(summary, games, COMMAND, "en", LOOK)


def test_polish_has_decimal_commas_and_every_word() -> None:
    assert Speech("pl", FIRST).number(1.25, 2) == "1,25"
    assert Speech("pl", FIRST).percent(0.5) == "50,0 %"
    assert Speech("en", FIRST).percent(0.5) == "50.0%"
    for key, phrase in WORDS.items():
        assert sorted(re.findall(r"\{(\w+)", phrase.en)) <= sorted(re.findall(r"\{(\w+)", phrase.pl)), key


def test_tables_hold_every_seat_round_and_time(games: list[Played], tmp_path: Path) -> None:
    written = write_tables(tmp_path, games, parquet=True)
    assert [path.name for path in written] == [
        f"{name}.{kind}" for name in ("games", "rounds", "times") for kind in ("csv", "parquet")
    ]
    rows = {}
    for name in ("games", "rounds", "times"):
        with (tmp_path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            rows[name] = list(csv.DictReader(file))
        stored = read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert [{key: str(value) for key, value in row.items()} for row in stored] == rows[name]
    assert len(rows["games"]) == len(rows["times"]) == 7 * 3
    assert len(rows["rounds"]) == sum(3 * len(played.result.rounds) for played in games)
    last = rows["games"][-1]
    assert (last["game"], last["deal"], last["seat"]) == ("6", "2", "3")
    assert games[-1].result.traits[2].items() <= last.items()
    assert int(last["score"]) == games[-1].result.scores[2]
    assert sum(int(row["answers"]) for row in rows["times"]) == sum(played.result.answers for played in games)


def test_the_report_shows_a_single_bot(games: list[Played]) -> None:
    arena = Arena(FIRST.name, FIRST.setup(2), ("random",))
    found = [arena.attempt(fixture) for fixture in arena.fixtures(2)]
    played = [one for one in found if isinstance(one, Played)]
    html = render(summarise(arena, played), played, COMMAND, "en", LOOK)
    assert WORDS["duels"].en not in html
    assert WORDS["failed"].en not in html
