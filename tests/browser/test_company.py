"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Person

pytestmark = pytest.mark.browser

AWAY = """
    /* Playwright keeps every tab in sight, so the test says when it is not. */
    Object.defineProperty(Document.prototype, "hidden", { get: () => Boolean(window.away) });
    window.notices = [];
    window.Notification = new Proxy(window.Notification, {
      construct: (kind, given) => { window.notices.push(given[0]); return Reflect.construct(kind, given); },
    });
"""


def turn(person: Person) -> bool:
    return bool(person.page.evaluate("document.body.dataset.turn === 'true'"))


def in_step(*persons: Person) -> None:
    """Wait until everybody sees the newest answer."""
    number = persons[0].get(f"/api/tables/{persons[0].table}").json()["number"]
    for person in persons:
        person.sees(number)


def test_two_people_see_each_others_moves_at_once(pair: tuple[Person, Person]) -> None:
    rng = Random(3)
    for _ in range(8):
        in_step(*pair)
        one, other = sorted(pair, key=turn, reverse=True)
        number = other.number()
        one.play(1, rng)
        other.sees(number + 1)
    in_step(*pair)
    assert pair[0].number() == pair[1].number()


# Whose turn it is


def test_the_tab_and_a_notice_say_that_it_is_your_turn(people: People, game: str) -> None:
    ada, bo = people(), people()
    ada.context.grant_permissions(["notifications"], origin=ada.site.url)
    ada.context.add_init_script(AWAY)
    ada.go("/settings")
    with ada.page.expect_response("**/settings"):
        ada.page.locator("[name=notify][value=on]").check(force=True)
    expect(ada.page.locator("html")).to_have_attribute("data-notify", "on")
    ada.sit_down("open", game=game)
    link = ada.page.locator("#link-1").input_value()
    bo.accept(link, "Bo")
    ada.go(f"/tables/{bo.table}")
    rng = Random(5)
    in_step(ada, bo)
    while turn(ada):
        ada.play(1, rng)
        in_step(ada, bo)
    expect(ada.page).not_to_have_title(re.compile("Your turn"))
    ada.page.evaluate("() => { window.away = true; }")
    while not turn(ada):
        bo.play(1, rng)
        in_step(ada, bo)
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    assert ada.page.evaluate("window.notices") == [ada.page.title()]


def test_no_notice_for_those_who_did_not_ask_or_are_looking(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    ada.context.grant_permissions(["notifications"], origin=ada.site.url)
    ada.context.add_init_script(AWAY)
    rng = Random(5)
    for notify, away in (("off", True), ("on", False)):
        ada.context.add_cookies([{"name": "orrery_notify", "value": notify, "url": ada.site.url}])
        ada.page.reload()
        in_step(ada, bo)
        while turn(ada):
            ada.play(1, rng)
            in_step(ada, bo)
        ada.page.evaluate("(away) => { window.away = away; }", away)
        while not turn(ada):
            bo.play(1, rng)
            in_step(ada, bo)
        expect(ada.page).to_have_title(re.compile("^● Your turn"))
        assert ada.page.evaluate("window.notices") == []
        ada.page.evaluate("() => { window.away = false; }")


# Table talk


def test_table_talk_goes_both_ways(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    begun = bo.menu().locator("[name=text]")
    begun.fill("half a sen")
    ada.menu().locator("[name=text]").fill("Hello <b>Bo</b>")
    ada.page.keyboard.press("Enter")
    expect(bo.page.locator(".tabletalk li")).to_have_text(["Ada Hello <b>Bo</b>"])
    expect(begun).to_have_value("half a sen")
    expect(ada.page.locator(".tabletalk [name=text]")).to_have_value("")
    begun.fill("Hello Ada")
    bo.page.get_by_text("Say it").click()
    for person in pair:
        expect(person.page.locator(".tabletalk li")).to_have_text(["Ada Hello <b>Bo</b>", "Bo Hello Ada"])


def test_a_table_without_talk_has_none(people: People) -> None:
    ada = people()
    ada.go("/")
    ada.page.uncheck("[name=talk]")
    ada.launch()
    expect(ada.menu()).to_contain_text("Save the record")
    expect(ada.page.locator(".tabletalk")).to_have_count(0)
    answer = ada.context.request.post(f"{ada.site.url}/tables/{ada.table}/talk", form={"text": "psst"})
    assert answer.status == 403


# Seats


def test_a_bot_takes_a_seat_and_gives_it_back(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    rng = Random(6)
    in_step(ada, bo)
    while not turn(ada):
        bo.play(1, rng)
        in_step(ada, bo)
    number = ada.number()
    ada.follow(ada.menu().get_by_text("Let a bot play"))
    expect(bo.page.locator(".tablemenu__seats")).to_contain_text("bot: Medium")
    bo.sees(number + 1)
    bo.page.wait_for_function("() => document.body.dataset.turn === 'true'")
    ada.follow(ada.menu().get_by_text("Play myself"))
    expect(bo.page.locator(".tablemenu__seats")).not_to_contain_text("bot:")
    in_step(ada, bo)
    while not turn(ada):
        bo.play(1, rng)
        in_step(ada, bo)
    number = ada.number()
    expect(ada.page.locator("#r-prompt")).to_have_attribute("aria-label", "Question for you")
    assert ada.play(1, rng) == 1
    assert ada.number() > number


# Watching


def test_a_spectator_sees_the_table_live_and_can_do_nothing(pair: tuple[Person, Person], people: People) -> None:
    eve = people()
    eve.go(f"/tables/{pair[0].table}")
    in_step(*pair, eve)
    for part in ("[data-act=undo]", "[name=text]", "[data-token]"):
        expect(eve.page.locator(part)).to_have_count(0)
    before = eve.page.locator("#log-lines li").count()
    rng = Random(1)
    while eve.page.locator("#log-lines li").count() == before:
        max(pair, key=turn).play(1, rng)
        in_step(*pair, eve)
    number = eve.number()
    for person in pair:
        for option in person.get(f"/api/tables/{eve.table}").json()["options"]:
            sent = {"number": number, "token": option["token"]}
            assert eve.context.request.post(f"{eve.site.url}/api/tables/{eve.table}/answers", data=sent).status == 403
    assert pair[0].get(f"/api/tables/{eve.table}").json()["number"] == number
