"""The lobby in a real browser: opening saved games, invitations, leaving and coming back."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, import_record
from tests.cases import FIRST, golden

pytestmark = pytest.mark.browser
SAVED = (golden(FIRST, 3)).read_text(encoding="utf-8")


def changed(**values: Any) -> str:
    return json.dumps({**json.loads(SAVED), **values})


def other_card() -> str:
    """A record in which one of nature's answers has been tampered with."""
    data = json.loads(SAVED)
    first, second = (row for row in data["answers"][:2])
    first[2], second[2] = second[2], first[2]
    return json.dumps(data)


def test_three_clicks_from_the_lobby_to_a_question(people: People) -> None:
    ada = people()
    ada.go("/")
    ada.launch()
    expect(ada.page.locator("#r-prompt")).to_be_visible()
    assert "/tables/" in ada.page.url


# Saved games


def test_the_lobby_shows_every_seat_at_once(people: People, game: str) -> None:
    ada = people()
    ada.go(f"/?game={game}")
    assert ada.page.locator(".seats").evaluate("(seats) => seats.scrollHeight <= seats.clientHeight")


def test_a_saved_game_opens_as_a_replay(people: People) -> None:
    ada = people()
    import_record(ada, golden(FIRST, 3))
    assert re.search(r"/tables/[\w-]+/replay$", ada.page.url)
    last = len(json.loads(SAVED)["answers"])
    expect(ada.page.locator("#r-moment")).to_contain_text(f"of {last}")
    expect(ada.page.locator(".brand__game")).to_contain_text("3")
    assert ada.get(f"/api/tables/{ada.table}/record").json() == json.loads(SAVED)


def test_a_saved_game_opens_by_keyboard_alone(people: People) -> None:
    ada = people(lang="pl-PL")
    ada.page.on("filechooser", lambda chooser: None)  # from now on Playwright catches them
    ada.go("/")
    field = ada.page.get_by_label("Otwórz zapisaną grę")
    for _ in range(200):
        ada.page.keyboard.press("Tab")
        if field.evaluate("(field) => field === document.activeElement"):
            break
    expect(field).to_be_focused()
    with ada.page.expect_file_chooser() as chooser:
        ada.page.keyboard.press("Enter")
    chooser.value.set_files(golden(FIRST, 2))
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-replay]")).to_be_visible()


def test_a_game_that_is_not_over_goes_on_at_this_screen(people: People) -> None:
    ada = people()
    half = changed(answers=json.loads(SAVED)["answers"][:60])
    import_record(ada, {"name": "half.json", "mimeType": "application/json", "buffer": half.encode()})
    expect(ada.page.locator("#r-eyes")).to_contain_text("when the game is over")
    ada.follow(ada.page.get_by_label("To the table", exact=True))
    ada.follow(ada.page.locator(".curtain a"))
    assert ada.play(1, Random(1)) == 1


BAD = {
    "cut off": (SAVED[: len(SAVED) // 2], "is damaged or cut off", "uszkodzony lub ucięty"),
    "empty": ("", "is damaged or cut off", "uszkodzony lub ucięty"),
    "not a record": ('{"players": 3}', "is not an Orrery record", "nie jest zapisem gry Orrery"),
    "a picture": ("\ud800PNG", "is not an Orrery record", "nie jest zapisem gry Orrery"),
    "another game": (changed(game="chess"), "not among the games here", "której tu nie ma"),
    "another version": (changed(version=99), "version 99 of the", "z wersją 99 zasad"),
    "tampered with": (other_card(), "answer 1 ", "odpowiedzi 1 "),
    "a view": (changed(format="orrery-view-1"), "when the game is over", "gdy się skończy"),
    "big": (" " * 4_000_001, "at most 4 MB", "najwyżej 4 MB"),
}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_file_that_is_no_record_is_refused_with_a_reason(people: People, language: str) -> None:
    ada = people(lang=language)
    tables = ada.get("/api/tables").json()
    ada.go("/")
    for name, (text, english, polish) in BAD.items():
        body = text.encode("utf-8", "surrogatepass")
        ada.page.set_input_files(
            "[name=record]", {"name": f"{name}.json", "mimeType": "application/json", "buffer": body}
        )
        expected = english if language == "en" else polish
        if name == "big":
            said = ada.page.locator("[name=record]").evaluate("(field) => field.validationMessage")
            assert expected in said
            continue
        ada.follow(ada.page.locator("[action='/records'] button"))
        trouble = ada.page.locator("#bad-record")
        expect(trouble).to_contain_text(expected)
        if name not in ("another game", "another version", "tampered with"):
            expect(trouble).to_contain_text(f"{name}.json")
    ada.forgive(422)
    assert ada.get("/api/tables").json() == tables


def test_a_file_too_big_is_refused_by_the_server_too(people: People) -> None:
    ada = people()
    answer = ada.context.request.post(
        f"{ada.site.url}/records",
        multipart={"record": {"name": "big.json", "mimeType": "application/json", "buffer": b" " * 5_000_000}},
        headers={"accept": "text/html", "accept-language": "pl"},
    )
    assert answer.status == 413
    assert "To za dużo: najwyżej 4096 kB." in answer.text()


def test_loading_nothing_says_what_to_choose(people: People) -> None:
    ada = people()
    for given in ({"multipart": {"x": "y"}}, {"multipart": {"record": "no file"}}, {"form": {"record": "x"}}):
        answer = ada.context.request.post(f"{ada.site.url}/records", **given)  # type: ignore[arg-type]
        assert answer.status == 422
        assert "Choose a file first" in answer.text()


# Invitations


def test_an_invitation_works_once(people: People) -> None:
    ada, bo, eve = people(), people(), people()
    ada.sit_down("open")
    link = ada.page.locator("#link-1").input_value()
    bo.accept(link, "Bo")
    expect(bo.page.locator("#r-hand")).to_be_visible()
    eve.accept(link, "Eve")
    expect(eve.page.locator(".trouble")).to_contain_text("not valid any more")
    eve.forgive(403)
    eve.follow(eve.page.get_by_text("Only watch"))
    expect(eve.page.locator("#r-prompt")).to_be_visible()
    assert eve.targets().count() == 0
    expect(eve.page.locator("#r-hand")).to_have_count(0)


def test_an_invitation_can_be_pasted_in_the_lobby(people: People) -> None:
    ada, bo = people(), people()
    ada.sit_down("open")
    link = ada.page.locator("#link-1").input_value()
    bo.go("/")
    bo.page.fill("[name=link]", f"  {link}  ")
    bo.page.keyboard.press("Enter")
    bo.page.fill("[name=name]", "Bo")
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator("#r-hand")).to_be_visible()


# Coming back


def test_who_leaves_finds_the_table_again(people: People) -> None:
    ada = people()
    url = ada.sit_down("bot")
    ada.play(2, Random(1))
    ada.page.wait_for_function("() => document.body.dataset.turn === 'true'")
    question = ada.page.locator("#r-prompt h1").inner_text()
    hand = ada.page.locator("#r-hand").inner_text()
    ada.page.close()
    page = ada.open()
    ada.go("/")
    row = page.locator(".row--mine")
    expect(row).to_contain_text(question)
    expect(page.locator("[name=name1]")).to_have_value("Ada")
    ada.follow(row)
    assert page.url == url
    expect(page.locator("#r-prompt h1")).to_have_text(question)
    assert page.locator("#r-hand").inner_text() == hand
    assert ada.play(1, Random(2)) == 1
