"""A game without a drawing of its own, in a real browser: from the lobby to the end, its rules, cards and replay."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, SHORT, People
from tests.browser.test_access import for_everybody

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def joined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHORT, "tiny", "")


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_whole_game(people: People, keyboard: bool) -> None:
    ada = people()
    ada.sit_down("bot", "bot", game="tiny")
    assert ada.play(None, Random(1), keyboard=keyboard) >= 3
    expect(ada.page.locator(".final")).to_be_visible()
    expect(ada.page.locator("#r-players")).to_contain_text("Ada")
    ada.follow(ada.page.locator(".final").get_by_text("Replay"))
    ada.page.locator("[data-go=back]").click()
    expect(ada.page.locator("#r-lanes")).to_contain_text("Ada")


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_every_page_is_for_everybody(people: People, lang: str) -> None:
    ada = people(lang=lang)
    for path in ("/?game=tiny", "/rules/tiny", "/cards/tiny"):
        ada.go(path)
        for_everybody(ada)
    ada.sit_down("bot", game="tiny")
    ada.play(1, Random(2))
    for_everybody(ada)


def test_a_phone_shows_all_of_it_without_sideways_scrolling(people: People) -> None:
    ada = people(size=PHONE)
    ada.sit_down("bot", game="tiny")
    while not ada.over():
        expect(ada.page.locator("#r-prompt")).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ada.play(1, Random(3))
