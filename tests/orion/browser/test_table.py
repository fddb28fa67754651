"""Orion at the table, in a real browser."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from orrery.games.orion.card import CARDS
from orrery.kernel import HIDDEN, SPECTATOR
from tests.browser.conftest import People, Person
from tests.browser.test_access import for_everybody
from tests.browser.test_company import in_step, turn

pytestmark = pytest.mark.browser


@pytest.fixture
def game() -> str:
    return "orion"


@pytest.mark.parametrize("key", ["click", "u", "Escape"])
def test_the_last_step_is_taken_back(people: People, game: str, key: str) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    target = ada.play_until(":is([data-token=construction], [data-token=exploitation])", Random(6))
    hand = ada.page.locator("#r-hand").inner_text()
    question = ada.page.locator("#r-prompt h1").inner_text()
    number = ada.number()
    target.click()
    ada.sees(number + 1)
    expect(ada.page.locator("#r-prompt h1")).not_to_have_text(question)
    if key == "click":
        ada.page.locator("[data-act=undo]").first.click()
    else:
        ada.page.keyboard.press(key)
    ada.sees(number + 2)
    expect(ada.page.locator("#r-prompt h1")).to_have_text(question)
    assert ada.page.locator("#r-hand").inner_text() == hand


def test_hidden_cards_never_reach_another_browser(pair: tuple[Person, Person], people: People) -> None:
    """Search the raw bytes of pages, pushes, replays and API answers for cards that only another hand has held."""
    ada, bo = pair
    watcher = people()
    watcher.go(f"/tables/{bo.table}")
    expect(watcher.page.locator("#r-prompt")).to_contain_text("You are watching")
    table = f"/tables/{bo.table}"
    viewers = {0: ada, 1: bo, SPECTATOR: watcher}
    known: dict[int, set[int]] = {viewer: set() for viewer in viewers}
    rng = Random(13)
    checked = 0
    for _ in range(8):
        in_step(*viewers.values())
        number = watcher.number()
        for person in viewers.values():
            person.frames.clear()
        max(pair, key=turn).play(1, rng)
        in_step(*viewers.values())
        states = {viewer: person.get(f"/api{table}").json()["state"] for viewer, person in viewers.items()}
        for viewer, state in states.items():
            known[viewer] |= {card for player in state["players"] for card in player[1] if card != HIDDEN}
            known[viewer] |= {card for player in state["players"] for system in player[4] for card in system}
            known[viewer] |= set(state["discards"])
        hands = [set(states[seat]["players"][seat][1]) for seat in (0, 1)]
        for viewer, person in viewers.items():
            raw = person.page.content() + "".join(person.frames)
            for path in ("", "/replay?eyes=open", "/replay?eyes=0", "/replay?eyes=1", f"/replay/at/{number}?eyes=open"):
                raw += person.get(table + path).text()
            raw += person.get(f"/api{table}").text() + person.get(f"/api{table}/record").text()
            for card in (hands[0] | hands[1]) - known[viewer]:
                checked += 1
                assert CARDS[card].id not in raw
                assert CARDS[card].title.en not in raw
    assert checked > 50


def test_every_reader_can_look_through_the_discards(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("bot", "bot", game=game)
    ada.play(2, Random(1))
    ada.page.locator("[popovertarget=discards]:visible").first.click()
    for_everybody(ada, phone=False)
