"""People at the table, in a real browser."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from orrery.games.orion.card import CARDS
from tests.browser.conftest import PHONE, Person
from tests.server.process import ServerProcess

pytestmark = pytest.mark.browser


def play(person: Person, answers: int | None, rng: Random, keyboard: bool = False) -> int:
    """Answer until the game is over, or so often; returns how often."""
    given = idle = 0
    while not person.over() and (answers is None or given < answers):
        targets = person.targets()
        count = targets.count()
        if count == 0:
            idle += 1
            assert idle < 400, "nothing happens any more"
            time.sleep(0.05)
            continue
        idle = 0
        number = person.number()
        target = targets.nth(rng.randrange(count))
        if keyboard:
            key = target.get_attribute("data-key") or target.locator("[data-key]").first.get_attribute("data-key")
            assert key
            person.page.keyboard.press(key)
        else:
            person.page.mouse.move(2, 2)
            target.click(timeout=5000, position={"x": 12, "y": 14})  # cards in hand overlap to the right
        given += 1
        for _ in range(100):
            if person.number() != number or person.over():
                break
            time.sleep(0.02)
    return given


def test_three_clicks_from_the_lobby_to_a_question(people: Any) -> None:
    ada = people()
    ada.go("/")
    ada.page.click(".launch__go")
    expect(ada.page.locator("#r-prompt")).to_be_visible()
    assert "/tables/" in ada.page.url


def test_a_whole_game_by_clicks_alone(people: Any) -> None:
    ada = people()
    ada.sit_down("bot")
    assert play(ada, None, Random(1)) > 30
    expect(ada.page.locator("#r-prompt table")).to_contain_text("Ada")


def test_a_whole_game_by_keyboard_alone(people: Any) -> None:
    ada = people()
    ada.sit_down("bot")
    assert play(ada, None, Random(2), keyboard=True) > 30


def test_two_people_see_each_others_moves_at_once(people: Any) -> None:
    ada, bo = people(), people()
    ada.sit_down("open")
    link = ada.page.locator("#link-1").input_value()
    ada.page.click("text=To the table")
    bo.page.goto(link)
    bo.page.fill("[name=name]", "Bo")
    bo.page.click("text=Take the seat")
    rng = Random(3)
    for _ in range(12):
        for one, other in ((ada, bo), (bo, ada)):
            if one.targets().count():
                number = other.number()
                play(one, 1, rng)
                other.page.wait_for_function(
                    "n => Number(document.querySelector('[data-table]').dataset.number) > n", arg=number
                )
    assert ada.number() == bo.number()


def test_a_link_works_once(people: Any) -> None:
    ada, bo, eve = people(), people(), people()
    ada.sit_down("open")
    link = ada.page.locator("#link-1").input_value()
    for person, name in ((bo, "Bo"), (eve, "Eve")):
        person.page.goto(link)
        person.page.fill("[name=name]", name)
        person.page.click("text=Take the seat")
    expect(eve.page.locator(".trouble")).to_contain_text("not valid any more")
    eve.errors.clear()


def test_a_lost_connection_says_so_and_misses_nothing(people: Any, site: ServerProcess) -> None:
    ada = people()
    ada.sit_down("bot")
    play(ada, 2, Random(4))
    ada.context.set_offline(True)
    ada.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    site.kill()
    expect(ada.page.locator("#lost")).to_be_visible(timeout=10_000)
    ada.context.set_offline(False)
    site.start()
    expect(ada.page.locator("#lost")).to_be_hidden(timeout=30_000)
    ada.errors.clear()
    assert play(ada, 3, Random(5)) == 3


def test_undo_takes_the_last_step_back(people: Any) -> None:
    ada = people()
    ada.sit_down("bot")
    for _ in range(200):
        token = ada.page.locator("[data-token^='discard:']:visible, [data-token=construction]:visible")
        if token.count():
            break
        play(ada, 1, Random(6))
    before = ada.page.locator("#r-hand").inner_text()
    token.first.click()
    ada.page.wait_for_timeout(400)
    ada.page.locator("[data-act=undo]").first.click()
    ada.page.wait_for_timeout(600)
    assert ada.page.locator("#r-hand").inner_text() == before


def test_the_language_changes_in_the_middle_of_a_game(people: Any) -> None:
    ada = people()
    url = ada.sit_down("bot")
    play(ada, 2, Random(7))
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.page.locator("summary[aria-label=Language]").click()
    with ada.page.expect_navigation():
        ada.page.locator("[name=language][value=pl]").click()
    assert ada.page.url.startswith(url)
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")
    assert "Badania" in ada.page.locator("#r-civ").inner_text()
    assert play(ada, 3, Random(8)) == 3


def test_a_curtain_hides_the_hands_of_those_who_share_a_screen(people: Any) -> None:
    ada = people()
    ada.sit_down("here")
    expect(ada.page.locator(".curtain")).to_be_visible()
    assert ada.page.locator("#r-hand").count() == 0
    for _ in range(6):
        ada.page.locator(".curtain a").click()
        ada.page.wait_for_load_state()
        expect(ada.page.locator("#r-hand")).to_be_visible()
        while ada.page.locator(".curtain").count() == 0:
            play(ada, 1, Random(9))
            ada.page.wait_for_timeout(150)
        assert ada.page.locator("#r-hand").count() == 0


def test_a_replay_can_be_scrubbed(people: Any) -> None:
    ada = people()
    ada.sit_down("bot")
    play(ada, 8, Random(10))
    ada.page.locator("[href$='/replay']").first.click()
    scrub = ada.page.locator("#scrub")
    expect(scrub).to_be_visible()
    last = int(scrub.get_attribute("max") or 0)
    first_moment = ada.page.locator("#r-moment").inner_text()
    scrub.focus()
    scrub.evaluate("e => { e.value = 5; e.dispatchEvent(new Event('input', {bubbles: true})); }")
    ada.page.wait_for_timeout(600)
    assert "at=5" in ada.page.url
    assert ada.page.locator("#r-moment").inner_text() != first_moment
    assert last > 10


def test_a_phone_shows_question_and_hand_without_sideways_scrolling(people: Any) -> None:
    ada = people(size=PHONE)
    ada.sit_down("bot")
    assert play(ada, 4, Random(11)) == 4
    expect(ada.page.locator("#r-prompt")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_fits_the_screen(people: Any) -> None:
    ada = people()
    ada.sit_down("bot", "bot", "bot")
    for _ in range(6):
        play(ada, 3, Random(12))
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_hidden_cards_never_reach_another_browser(people: Any) -> None:
    """Search the raw bytes of pages, pushes and API answers for the other hand."""
    ada, bo, watcher = people(), people(), people()
    ada.sit_down("open")
    link = ada.page.locator("#link-1").input_value()
    ada.page.click("text=To the table")
    bo.page.goto(link)
    bo.page.fill("[name=name]", "Bo")
    bo.page.click("text=Take the seat")
    table = bo.page.url.rsplit("/", 1)[1]
    watcher.go(f"/tables/{table}")
    rng = Random(13)
    for _ in range(10):
        for person in (ada, bo):
            if person.targets().count():
                play(person, 1, rng)
        states = [person.context.request.get(f"{person.site.url}/api/tables/{table}").json() for person in (ada, bo)]
        hands = [states[0]["state"]["players"][0][1], states[1]["state"]["players"][1][1]]
        shown = {
            card for state in states for player in state["state"]["players"] for system in player[4] for card in system
        }
        known = shown | set(states[0]["state"]["discards"])
        for person, secret in (
            (ada, set(hands[1]) - set(hands[0])),
            (bo, set(hands[0]) - set(hands[1])),
            (watcher, set(hands[0]) | set(hands[1])),
        ):
            seen = set(states[0]["state"]["players"][1][1]) | set(states[1]["state"]["players"][0][1])
            raw = person.page.content() + "".join(person.frames[-1:])
            raw += person.context.request.get(f"{person.site.url}/api/tables/{table}").text()
            raw += person.context.request.get(f"{person.site.url}/api/tables/{table}/record").text()
            log = json.dumps(states[0]["log"]) + json.dumps(states[1]["log"])
            for card in secret - known - seen:
                if CARDS[card].title.en not in log:
                    assert CARDS[card].id not in raw
                    assert CARDS[card].title.en not in raw
