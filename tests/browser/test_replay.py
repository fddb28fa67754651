"""After the end and looking back, in a real browser: replay, records, reports, rematch, playing on."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from orrery.games import GAMES
from orrery.kernel import HIDDEN
from tests.browser.conftest import People, Person, finish, import_record
from tests.cases import FIRST, golden
from tests.server.process import ServerProcess

pytestmark = pytest.mark.browser


@pytest.fixture
def ada(people: People) -> Person:
    """Somebody who looks at the replay of a finished game of three."""
    person = people()
    import_record(person, golden(FIRST, 3))
    return person


def at(page: Page, number: int) -> None:
    """The whole page shows this position: banner, slider, address and the forms that speak of it."""
    expect(page.locator("#r-moment .moment__n b")).to_have_text(str(number))
    expect(page.locator("#scrub")).to_have_value(str(number))
    for field in page.locator("input[data-number]").all():
        expect(field).to_have_value(str(number))


def play_on(person: Person, number: int) -> None:
    """A new table from this position."""
    person.page.locator("#scrub").fill(str(number))
    at(person.page, number)
    person.follow(person.page.get_by_label("Play on from here"))


def stops(page: Page) -> list[int]:
    found: list[int] = json.loads(page.locator("[data-replay]").get_attribute("data-stops") or "")
    return found


def rounds(page: Page) -> list[int]:
    found: list[int] = json.loads(page.locator("[data-replay]").get_attribute("data-rounds") or "")
    return found


def test_a_replay_is_scrubbed_and_stepped(ada: Person) -> None:
    page, moves = ada.page, stops(ada.page)
    page.locator("#scrub").fill(str(moves[9]))
    at(page, moves[9])
    page.get_by_label("One move forward").click()
    at(page, moves[10])
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-at", str(moves[10]))
    page.get_by_label("One move back").click()
    at(page, moves[9])
    for key, number in (("ArrowRight", moves[10]), ("ArrowLeft", moves[9]), ("Home", 0), ("End", moves[-1])):
        page.keyboard.press(key)
        at(page, number)
    page.locator(f"#move-{moves[3]} a").click()
    at(page, moves[3])
    expect(page).to_have_url(re.compile(rf"at={moves[3]}\b"))


def test_a_replay_jumps_by_rounds(ada: Person) -> None:
    page, starts = ada.page, rounds(ada.page)
    assert len(starts) == 8
    page.locator(".scrub__rounds a").nth(2).click()
    at(page, starts[2])
    expect(page.locator("#r-moment")).to_contain_text("Round 3")
    page.get_by_label("Next round").click()
    at(page, starts[3])
    page.get_by_label("Start of the round").click()
    at(page, starts[2])
    page.keyboard.press("Shift+ArrowRight")
    at(page, starts[3])
    page.keyboard.press("Shift+ArrowLeft")
    at(page, starts[2])


def test_a_replay_plays_by_itself_to_the_end(ada: Person) -> None:
    page, moves = ada.page, stops(ada.page)
    page.locator("#scrub").fill(str(moves[-4]))
    at(page, moves[-4])
    page.get_by_text("4×").click()
    play = page.locator("[data-go=play]")
    play.click()
    expect(play).to_have_attribute("aria-label", "Pause")
    at(page, moves[-1])
    expect(play).to_have_attribute("aria-label", "Play back")
    page.locator("body").press("Home")
    at(page, 0)
    page.locator("main").press(" ")
    expect(play).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("(n) => Number(document.getElementById('scrub').value) >= n", arg=moves[1])
    page.locator("main").press(" ")
    expect(play).to_have_attribute("aria-pressed", "false")


def test_a_link_leads_to_the_same_position_through_the_same_eyes(ada: Person, people: People) -> None:
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=ada.site.url)
    ada.follow(ada.page.locator("#r-eyes").get_by_text("Player 2"))
    ada.page.locator("#scrub").fill("77")
    at(ada.page, 77)
    ada.page.get_by_label("Copy a link to this move").click()
    expect(ada.page.locator("#toast")).to_have_text("The link to this move is copied.")
    bo = people()
    bo.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    at(bo.page, 77)
    for part in ("#r-moment", "#r-lanes", "#r-eyes [aria-current]"):
        assert bo.page.locator(part).inner_text() == ada.page.locator(part).inner_text()


def test_all_eyes_are_open_when_the_game_is_over(ada: Person) -> None:
    early = stops(ada.page)[2]
    hands: dict[str, list[list[str]]] = {}
    for eyes in ("open", "0", "1", "2", "watch"):
        ada.go(f"/tables/{ada.table}/replay?at={early}&eyes={eyes}")
        current = ada.page.locator("#r-eyes [aria-current]")
        expect(current).to_have_attribute("href", re.compile(f"eyes={eyes}$"))
        lanes = ada.page.locator(".lane__hand").all()
        hands[eyes] = [[card.get_attribute("title") or "" for card in lane.locator(".hcard").all()] for lane in lanes]
    assert all(hands["open"])
    assert hands["watch"] == [[], [], []]
    for seat in range(3):
        assert hands[str(seat)] == [hand if lane == seat else [] for lane, hand in enumerate(hands["open"])]


def test_eyes_stay_shut_while_the_game_goes_on(people: People) -> None:
    ada = people()
    ada.sit_down("bot")
    ada.play(6, Random(1))
    ada.follow(ada.page.get_by_label("Replay", exact=True))
    expect(ada.page.locator("#r-eyes")).to_contain_text("Your own view")
    expect(ada.page.locator("#r-eyes a")).to_have_count(0)
    expect(ada.page.locator("[action$=branch]")).to_have_count(0)
    own = ada.page.locator("#r-lanes").inner_html()
    ada.go(f"/tables/{ada.table}/replay?eyes=0")
    assert ada.page.locator("#r-lanes").inner_html() == own
    public = [ada.get(f"/tables/{ada.table}/replay/at/99?eyes={eyes}").json() for eyes in ("open", "1", "watch")]
    assert public[0] == public[1] == public[2]
    refused = ada.context.request.post(f"{ada.site.url}/tables/{ada.table}/branch", form={"number": "3"})
    assert refused.status == 409


def test_a_game_is_played_on_from_any_position(ada: Person) -> None:
    old = ada.table
    start = rounds(ada.page)[-1]
    play_on(ada, start)
    assert ada.table != old
    view = ada.get(f"/api/tables/{ada.table}").json()
    assert view["viewer"] == 0
    assert [seat["bot"] for seat in view["seats"]] == [None, "medium", "medium"]
    assert ada.play(1, Random(1)) == 1
    finish(ada)
    expect(ada.page.locator(".final")).to_be_visible()
    one, other = (ada.get(f"/api/tables/{table}/record").json()["answers"] for table in (old, ada.table))
    assert other[:start] == one[:start]
    assert other != one


def test_a_rules_problem_is_kept_with_its_record(ada: Person, site: ServerProcess) -> None:
    ada.page.locator("#scrub").fill("42")
    at(ada.page, 42)
    ada.page.get_by_label("Report a rules problem").click()
    ada.page.fill("[name=text]", "The Space Port\nshould cost more.")
    ada.follow(ada.page.get_by_text("Send the report"))
    expect(ada.page.locator("#toast")).to_contain_text("Your report is kept")
    at(ada.page, 42)
    with sqlite3.connect(site.environment["ORRERY_DATABASE"].removeprefix("sqlite:///")) as database:
        rows = database.execute("SELECT number, text, record FROM reports").fetchall()
    assert [row[:2] for row in rows] == [(42, "The Space Port should cost more.")]
    assert json.loads(rows[0][2]) == json.loads((golden(FIRST, 3)).read_text(encoding="utf-8"))


# Records


def save(person: Person, to: Path) -> Path:
    with person.page.expect_download() as download:
        person.menu().get_by_text("Save the record").click()
    download.value.save_as(to)
    return to


def test_a_record_is_masked_before_the_end_and_whole_after_it(people: People, tmp_path: Path) -> None:
    ada = people()
    import_record(ada, golden(FIRST, 2))
    play_on(ada, rounds(ada.page)[-1])
    ada.play(1, Random(1))
    early = json.loads(save(ada, tmp_path / "early.json").read_text(encoding="utf-8"))
    assert (early["format"], early["viewer"]) == ("orrery-view-1", 0)
    assert HIDDEN in early["state"]["players"][1][1]
    assert early["state"] == ada.get(f"/api/tables/{ada.table}").json()["state"]
    assert "answers" not in early
    finish(ada)
    expect(ada.page.locator(".final")).to_be_visible()
    whole = save(ada, tmp_path / "whole.json")
    verify = [sys.executable, "-c", "from orrery.terminal.main import main; main()", "verify", "--lang", "en"]
    for name, code, said in ((whole, 0, "OK"), (tmp_path / "early.json", 1, "when the game is over")):
        done = subprocess.run([*verify, str(name)], capture_output=True, text=True, check=False)
        told = " ".join((done.stdout + done.stderr).split())
        assert (done.returncode != 0) == bool(code), told
        assert said in told
    import_record(ada, whole)
    expect(ada.page.locator(".brand__game")).to_contain_text("whole")


# Once more


def seats_of(person: Person) -> list[tuple[str, str | None, bool]]:
    seats = person.get(f"/api/tables/{person.table}").json()["seats"]
    return [(seat["name"], seat["bot"], seat["you"]) for seat in seats]


def test_a_rematch_with_a_bot_begins_at_once(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    old, seats = ada.page.url, seats_of(ada)
    finish(ada)
    ada.follow(ada.page.locator(".final").get_by_text("Rematch"))
    assert ada.page.url != old
    assert ada.play(1, Random(1)) == 1
    assert seats_of(ada) == seats


def test_a_rematch_with_people_gives_a_new_link(people: People, game: str) -> None:
    """Also when a bot has taken over somebody's seat meanwhile."""
    ada, bo = people(), people()
    *_, saved = sorted(golden(GAMES[game]).parent.glob("2*.json"))
    record = json.loads(saved.read_text(encoding="utf-8"))
    record["answers"] = record["answers"][:-12]
    new = ada.context.request.post(f"{ada.site.url}/api/records", data=record).json()
    ada.accept(f"{ada.site.url}/tables/{new['id']}/invite/{new['invites']['0']}", "Ada")
    bo.accept(f"{bo.site.url}/tables/{new['id']}/invite/{new['invites']['1']}", "Bo")
    ada.follow(ada.menu().get_by_text("Let a bot play"))
    expect(bo.page.locator(".tablemenu__seats")).to_contain_text("bot: Medium")
    finish(bo)
    bo.follow(bo.page.locator(".final").get_by_text("Rematch"))
    ada.accept(bo.page.locator("#link-0").input_value(), "Ada")
    bo.follow(bo.page.get_by_text("To the table"))
    assert ada.table == bo.table != new["id"]
    assert seats_of(ada) == [("Ada", None, True), ("Bo", None, False)]
    assert seats_of(bo) == [("Ada", None, False), ("Bo", None, True)]
