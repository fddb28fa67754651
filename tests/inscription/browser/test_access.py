"""Inscription's pages for everybody: readers, keyboards, phones, all themes."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from orrery.games.inscription.game import GAME
from tests.browser.conftest import People, import_record
from tests.browser.test_access import LANGUAGES, for_everybody
from tests.cases import golden

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/cards/inscription?group=factions", "/cards/inscription?q=warfare"])
def test_cards_to_look_at_closely(people: People, path: str, language: str) -> None:
    ada = people(lang=language)
    ada.go(path)
    for_everybody(ada)


@pytest.mark.parametrize(("language", "sheet"), [(LANGUAGES[0], "navigation"), (LANGUAGES[1], "warfare")])
def test_the_table_of_sheets_in_play(people: People, language: str, sheet: str) -> None:
    """Choosing a faction, a sheet, a resource, a place; and another player's sheets."""
    ada = people(lang=language)
    ada.sit_down("bot", "bot", game="inscription", whole=True)
    for_everybody(ada)
    ada.play_until(f"[data-token='sheet:{sheet}']", Random(1))
    for_everybody(ada)
    number = ada.number()
    ada.page.locator(f"[data-token='sheet:{sheet}']").click()
    ada.sees(number + 1)
    for_everybody(ada)
    ada.page.locator("a[data-look-at='2']").click()
    expect(ada.page.locator("#lookat")).to_be_visible()
    for_everybody(ada)


def test_a_council_a_war_and_the_end_of_sheets(people: People) -> None:
    ada = people()
    saved = json.loads(golden(GAME, 1).read_text(encoding="utf-8"))
    answers = saved["answers"]
    council = next(n for n, (_, token, _) in enumerate(answers) if token.startswith("cast:"))
    war = next(n for n, (_, token, _) in enumerate(answers) if token == "event:border-conflict")
    after = next(n for n in range(war, len(answers)) if answers[n][1].startswith("sheet:"))
    for number in (council, after, len(answers)):
        body = json.dumps({**saved, "answers": answers[:number]}).encode()
        import_record(ada, {"name": "x.json", "mimeType": "application/json", "buffer": body})
        ada.go(f"/tables/{ada.table}")
        expect(ada.page.locator(".final" if number == len(answers) else ".screen[open]")).to_be_visible()
        for_everybody(ada)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_of_sheets(people: People, language: str) -> None:
    ada = people(lang=language)
    import_record(ada, golden(GAME, "3-tutorial"))
    ada.page.locator("[data-go=back]").click()
    for_everybody(ada)
