"""One person at the table, in a real browser: whole games, keys, taking back, languages, screens."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from orrery.games import GAMES
from tests.browser.conftest import PHONE, People, finish, import_record
from tests.cases import FIRST, golden
from tests.server.process import ServerProcess

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_whole_game(people: People, game: str, keyboard: bool) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    assert ada.play(None, Random(1), keyboard=keyboard) > 20
    expect(ada.page.locator(":is(#r-prompt, #r-players) table").first).to_contain_text("Ada")


# Keys


def test_keys_lead_to_the_log_and_to_the_rules(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    ada.play(1, Random(7))
    expect(ada.menu()).to_contain_text("L log, ? rules")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("l")
    expect(ada.page.locator("#log-lines")).to_be_focused()
    with ada.context.expect_page() as rules:
        ada.page.keyboard.press("?")
    expect(rules.value).to_have_url(f"{ada.site.url}/rules/{game}")


def test_keys_leave_those_alone_who_type_or_have_a_menu_open(people: People) -> None:
    ada = people()
    ada.sit_down("bot")
    ada.play_until(":is([data-token=construction], [data-token=exploitation])", Random(6)).click()
    ada.page.wait_for_function("() => document.querySelector('#r-prompt [data-act=undo]')")
    number = ada.number()
    field = ada.menu().locator("[name=text]")
    field.press_sequentially("u1 2l?")
    expect(field).to_have_value("u1 2l?")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#r-tools details")).not_to_have_attribute("open", "")
    expect(ada.page.locator("#r-tools summary")).to_be_focused()
    assert ada.get(f"/api/tables/{ada.table}").json()["number"] == number
    ada.page.keyboard.press("Escape")
    ada.sees(number + 1)


def test_what_cannot_be_chosen_says_why(people: People) -> None:
    ada = people()
    ada.sit_down("bot")
    ada.play_until("[data-token=research]", Random(8))
    shut = ada.page.locator(".action[aria-disabled=true]").first
    reason = ada.page.locator(f"#{shut.get_attribute('aria-describedby')}")
    expect(reason).to_be_hidden()
    shut.focus()
    expect(reason).to_be_visible()
    number = ada.number()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#said")).to_have_text(reason.evaluate("(why) => why.lastChild.textContent"))
    assert ada.get(f"/api/tables/{ada.table}").json()["number"] == number


# Languages and screens


def test_the_language_changes_in_the_middle_of_a_game(people: People, game: str) -> None:
    ada = people()
    url = ada.sit_down("bot", game=game)
    ada.play(2, Random(7))
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.page.locator("summary[aria-label=Language]").click()
    ada.follow(ada.page.locator("[name=language][value=pl]"))
    assert ada.page.url.startswith(url)
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ada.page.locator("#r-tools")).to_contain_text("Cofnij")
    assert ada.play(3, Random(8)) == 3


def test_a_theme_is_worn_at_once_and_kept(people: People) -> None:
    ada = people()
    ada.sit_down("bot")
    html = ada.page.locator("html")
    for theme in ("light", "contrast", "dark"):
        ada.page.locator("summary[aria-label^=Dark]").click()
        with ada.page.expect_response("**/settings"):
            ada.page.locator(f"[name=theme][value={theme}]").click()
        expect(html).to_have_attribute("data-theme", theme)
    ada.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")


def test_a_curtain_hides_the_secrets_of_those_who_share_a_screen(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("here", game=game)
    parts = ada.page.locator("main [id^=r-]")
    for _ in range(4):
        expect(ada.page.locator(".curtain")).to_be_visible()
        expect(parts).to_have_count(0)
        ada.follow(ada.page.locator(".curtain a"))
        expect(ada.page.locator("#r-prompt")).to_be_visible()
        ada.play(None, Random(9))


def test_the_curtain_opens_at_the_end(people: People) -> None:
    ada = people()
    record = json.loads((golden(FIRST, 2)).read_text(encoding="utf-8"))
    record["answers"] = record["answers"][:-8]
    body = json.dumps(record).encode()
    import_record(ada, {"name": "late.json", "mimeType": "application/json", "buffer": body})
    ada.go(f"/tables/{ada.table}")
    expect(ada.page.locator(".curtain")).to_be_visible()
    finish(ada)
    expect(ada.page.locator(".final")).to_be_visible()
    expect(ada.page.locator(".curtain")).to_have_count(0)
    ada.follow(ada.page.locator(".final").get_by_text("Rematch"))
    expect(ada.page.locator(".curtain")).to_be_visible()


def test_a_phone_shows_the_question_without_sideways_scrolling(people: People, game: str) -> None:
    ada = people(size=PHONE)
    ada.sit_down("bot", game=game)
    assert ada.play(4, Random(11)) == 4
    expect(ada.page.locator("#r-prompt")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_fits_the_screen(people: People, game: str) -> None:
    ada = people()
    ada.sit_down(*["bot"] * (GAMES[game].most - 1), game=game, whole=True)
    for _ in range(4):
        ada.play(3, Random(12))
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Hints and chances


def test_a_hint_marks_the_options_where_they_stand(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("bot", "bot", game=game)
    ada.play(6, Random(3))
    expect(ada.page.locator("body[data-turn=true]")).to_be_attached()
    ada.page.keyboard.press("h")
    hints = ada.page.locator("#hints li")
    expect(hints.first).to_be_visible()
    expect(hints.first.locator("span")).to_have_text(re.compile(r"^\d+ % to win · \S"))
    token = hints.first.locator("button").get_attribute("data-token")
    assert ada.page.locator("[data-hint='1']").count() == 1
    number = ada.number()
    hints.first.locator("button").click()
    expect(ada.page.locator(f"body:not([data-number='{number}'])")).to_be_attached()
    expect(ada.page.locator("#hints")).to_be_hidden()
    assert token


def test_escape_puts_a_hint_away_and_takes_nothing_back(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    ada.play(2, Random(3))
    expect(ada.page.locator("body[data-turn=true]")).to_be_attached()
    number = ada.number()
    for key in ("Escape", "h"):
        ada.page.keyboard.press("h")
        expect(ada.page.locator("#hints")).to_be_visible()
        ada.page.keyboard.press(key)
        expect(ada.page.locator("#hints")).to_be_hidden()
        expect(ada.page.locator("[data-hint]")).to_have_count(0)
    assert ada.number() == number


def test_the_win_chance_bar_can_be_switched_off(people: People, game: str) -> None:
    ada = people()
    url = ada.sit_down("bot", game=game)
    expect(ada.page.locator(".chances")).to_be_visible()
    assert "Chance to win: Ada" in (ada.page.locator(".chances").get_attribute("aria-label") or "")
    ada.go("/settings")
    ada.page.locator("[name=chances][value=off]").check(force=True)
    expect(ada.page.locator("html[data-chances=off]")).to_be_attached()
    ada.page.goto(url)
    expect(ada.page.locator(".chances")).to_be_hidden()


# The connection; last, for the server goes away meanwhile


def test_a_lost_connection_says_so_and_misses_nothing(people: People, site: ServerProcess, game: str) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    ada.play(2, Random(4))
    lost = ada.page.locator("#lost")
    ada.context.set_offline(True)
    site.kill()
    expect(lost).to_be_visible()
    expect(lost).to_contain_text("The connection is lost")
    ada.context.set_offline(False)
    site.start()
    lost.locator("button").evaluate("(button) => button.click()")  # it may be back by itself just now
    expect(lost).to_be_hidden()
    ada.errors.clear()
    assert ada.play(3, Random(5)) == 3
