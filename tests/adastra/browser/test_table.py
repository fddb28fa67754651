"""Ad Astra in a real browser, through the drawing of any game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, People
from tests.browser.test_access import for_everybody

pytestmark = pytest.mark.browser
TABLET = {"width": 820, "height": 1180}


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_setup_and_first_turns_fit_every_screen(people: People, size: dict[str, int], lang: str) -> None:
    ada = people(size=size, lang=lang)
    ada.sit_down("bot", "bot", game="adastra")
    rng = Random(7)
    for _ in range(24):
        if not ada.play(1, rng):
            break
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    situation = ada.page.locator("#r-situation")
    expect(situation).to_contain_text("Galaktyka" if lang == "pl-PL" else "The galaxy")
    expect(situation).to_contain_text("Ada:")
    for_everybody(ada)


def test_choices_of_a_new_question_begin_at_their_top(people: People) -> None:
    ada = people()
    ada.sit_down("bot", game="adastra")
    ada.play_until("[data-token^='play:starting-b']", Random(3))
    choices = ada.page.locator(".choices__list")
    choices.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    place: Any = choices.evaluate("list => list.scrollTop")
    assert place > 0
    ada.play(1, Random(4))
    assert ada.page.locator(".choices__list").evaluate("list => list.scrollTop") == 0
