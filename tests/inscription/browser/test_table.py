"""Inscription at the table, in a real browser: sheets marked by clicks and keys, alone and together."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from orrery.games.inscription.cards.kinds import FACTION_CARDS
from orrery.games.inscription.game import GAME
from orrery.games.inscription.state import Inscription
from tests.browser.conftest import PHONE, People, Person, finish
from tests.browser.test_company import in_step, turn

pytestmark = pytest.mark.browser
SHEETS = ("navigation", "expansion", "industry", "warfare")
IN_SIGHT = """() => {
    const top = document.getElementById("r-prompt").getBoundingClientRect().bottom;
    const bottom = document.querySelector(".tabbar").getBoundingClientRect().top;
    const lit = [...document.querySelectorAll(".tg__b.is-legal")].map((place) => place.getBoundingClientRect());
    return !lit.length || lit.some((place) => place.width && place.left >= 0 && place.right <= innerWidth
        && place.top >= top && place.bottom <= bottom);
}"""


@pytest.fixture
def game() -> str:
    return "inscription"


def test_a_whole_tutorial_alone(people: People, game: str) -> None:
    ada = people()
    ada.sit_down(game=game)
    assert ada.play(None, Random(1)) > 20
    expect(ada.page.locator("#r-prompt h1")).to_have_text("The tutorial is over")


# The sheet in front


def test_another_sheet_is_a_click_or_a_key_away(people: People, game: str) -> None:
    ada = people()
    ada.sit_down(game=game)
    ada.play_until("#r-sheet-navigation [data-key]", Random(1))
    main = ada.page.locator("#main")
    expect(main).to_have_attribute("data-front", "navigation")
    ada.page.locator("[data-sheet=warfare]").click()
    expect(main).to_have_attribute("data-front", "warfare")
    expect(ada.page.locator("#r-sheet-warfare")).to_be_visible()
    expect(ada.page.locator("#r-sheet-navigation")).to_be_hidden()
    for number, sheet in enumerate(SHEETS, 1):
        ada.page.keyboard.press(f"Shift+Digit{number}")
        expect(main).to_have_attribute("data-front", sheet)
    ada.page.keyboard.press("Shift+Digit3")
    ada.page.evaluate("document.dispatchEvent(new Event('swapped'))")
    expect(main).to_have_attribute("data-front", "industry")
    number = ada.number()
    key = ada.page.locator("#r-sheet-navigation [data-key]").first.get_attribute("data-key")
    assert key
    ada.page.keyboard.press(key)  # printed on a sheet that is not in front
    ada.sees(number + 1)


def test_on_a_phone_a_lit_place_comes_into_sight(people: People, game: str) -> None:
    """Between the question above and the tabs below; what others do does not move the page."""
    ada = people(size=PHONE)
    ada.sit_down(game=game)
    rng = Random(2)
    for _ in range(4):
        resource = ada.play_until("[data-token^='spend:']", rng)
        ada.page.evaluate("scrollTo(0, 0)")
        number = ada.number()
        resource.tap()
        ada.sees(number + 1)
        ada.page.wait_for_function(IN_SIGHT)
        ada.play(1, rng)
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    there = ada.page.evaluate("scrollY")
    ada.page.evaluate("document.dispatchEvent(new Event('swapped'))")
    assert ada.page.evaluate("scrollY") == there


def test_the_sheets_of_another_player_open_over_the_table(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    ada.page.locator("a[data-look-at='2']").click()
    dialog = ada.page.locator("#lookat")
    expect(dialog).to_be_visible()
    expect(dialog.locator("h1")).to_have_text("Bo")
    expect(dialog.locator(".isheet")).to_have_count(4)
    expect(dialog.locator("[data-token]")).to_have_count(0)
    dialog.get_by_role("button", name="Symbols").click()
    expect(dialog.locator("#look-symbols")).to_contain_text("Resolve your faction")
    for closed in (dialog.locator("#look-symbols"), dialog):
        ada.page.keyboard.press("Escape")
        expect(closed).to_be_hidden()
    ada.go(f"/tables/{bo.table}/sheets/1")
    expect(ada.page.locator(".isheet")).to_have_count(4)


def test_a_tap_on_a_phone_names_a_place(people: People, game: str) -> None:
    ada = people(size=PHONE)
    ada.sit_down("bot", game=game, whole=True)
    toast = ada.page.locator("#toast")
    ada.page.locator("[data-sheet='warfare']").tap()
    place = ada.page.locator("#r-sheet-warfare .names > *", has=ada.page.locator("title", has_text="strength")).first
    place.tap()
    expect(toast).to_have_text(place.text_content() or "")
    ada.page.locator("a[data-look-at='2']").tap()
    place = ada.page.locator("#lookat .names > *").first
    place.tap()
    expect(toast).to_have_text(place.text_content() or "")
    assert toast.evaluate("box => box.matches(':popover-open')")  # over the dialog


def test_the_log_comes_over_the_table(people: People, game: str) -> None:
    ada = people()
    ada.sit_down(game=game)
    ada.page.keyboard.press("l")
    expect(ada.page.locator("#log-lines")).to_be_visible()
    expect(ada.page.locator("#log-lines")).to_contain_text("Round 1: Fledgling Empires.")
    ada.page.keyboard.press("Escape")
    finish(ada)
    expect(ada.page.locator(".final")).to_be_visible()
    ada.page.keyboard.press("l")
    expect(ada.page.locator("#log-lines li").last).to_be_in_viewport()


# Together


def known(person: Person) -> Inscription:
    """The state as the server tells it to somebody."""
    return GAME.load(person.get(f"/api/tables/{person.table}").json()["state"])


def test_two_people_write_at_the_same_time(pair: tuple[Person, Person], people: People) -> None:
    """Nobody waits for the other's marks, and nobody sees them before all pens are down."""
    ada, bo = pair
    eve = people()
    eve.go(f"/tables/{bo.table}")
    expect(eve.page.locator("#r-prompt")).to_contain_text("You are watching")
    rng = Random(3)
    in_step(ada, bo, eve)
    assert turn(ada)
    assert turn(bo)
    for frames in (bo.frames, eve.frames):
        frames.clear()
    ada.play(2, rng)
    bo.play(2, rng)
    in_step(ada, bo, eve)
    assert known(ada).players[0].journal
    for person in (bo, eve):
        assert known(person).players[0].journal == []
        assert "Ada activates" not in "".join(person.frames)
        assert "Ada accesses" not in person.page.content()
    expect(ada.page.locator("#r-log")).to_contain_text("Ada")
    assert eve.page.locator("[data-token], [data-act=undo]").count() == 0


def test_marks_are_taken_back_until_all_pens_are_down(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    rng = Random(5)
    in_step(ada, bo)
    while turn(ada):
        ada.play(1, rng)
        in_step(ada, bo)
    expect(ada.page.locator("#r-prompt")).to_contain_text("Your pen is down")
    bo.play(1, rng)  # somebody else's answer does not stand in the way
    in_step(ada, bo)
    sheet = ada.page.locator("#r-sheet-navigation").inner_html()
    number = ada.number()
    ada.page.get_by_text("Take the pen up again").click()
    ada.sees(number + 1)
    expect(ada.page.locator("[data-token=done]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.sees(number + 2)
    assert ada.page.locator("#r-sheet-navigation").inner_html() != sheet
    in_step(ada, bo)
    while turn(ada):
        ada.play(1, rng)
        in_step(ada, bo)
    while turn(bo) and not turn(ada):
        bo.play(1, rng)
        in_step(ada, bo)
    assert turn(ada)
    expect(ada.page.locator("#r-tools [data-act=undo]")).to_have_attribute("aria-disabled", "true")


def test_factions_dealt_stay_secret(people: People, game: str) -> None:
    ada, bo = people(), people()
    ada.sit_down("open", game=game, whole=True)
    link = ada.page.locator("#link-1").input_value()
    ada.follow(ada.page.get_by_text("To the table"))
    bo.accept(link, "Bo")
    in_step(ada, bo)
    dealt = [set(person.page.locator(".icard__name").all_inner_texts()) for person in (ada, bo)]
    assert [len(names) for names in dealt] == [3, 3]
    assert not dealt[0] & dealt[1]
    ids = {card.title.en: card.id for card in FACTION_CARDS}
    ada.page.locator(".icard--pick").first.click()
    in_step(ada, bo)
    raw = bo.page.content() + "".join(bo.frames) + json.dumps(bo.get(f"/api/tables/{bo.table}").json())
    for name in dealt[0]:
        assert name not in raw
        assert ids[name] not in raw


# Screens and looking back


def test_a_replay_jumps_from_event_to_event(people: People, game: str) -> None:
    ada = people()
    ada.sit_down("bot", game=game)
    finish(ada)
    expect(ada.page.locator(".final")).to_be_visible()
    ada.go(f"/tables/{ada.table}/replay")
    starts = json.loads(ada.page.locator("[data-replay]").get_attribute("data-rounds") or "")
    assert len(starts) >= 4
    ada.page.locator(".scrub__rounds a").nth(2).click()
    expect(ada.page.locator("#r-moment .moment__n b")).to_have_text(str(starts[2]))
    expect(ada.page.locator("#r-lanes")).to_contain_text(re.compile("First Ventures|Echoes of the Past"))
    for _ in range(3):
        ada.page.get_by_label("One move forward").click()
    expect(ada.page.locator("#r-lanes .isheet")).to_have_count(1)
    ada.follow(ada.page.locator("#r-eyes").get_by_title("Spectator"))
    expect(ada.page.locator("#r-eyes [aria-current]")).to_contain_text("Spectator")
