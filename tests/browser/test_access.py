"""axe-core finds no serious violation on any page, in any theme, on a desk or a phone."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from orrery.games import GAMES
from tests.browser.conftest import DESK, PHONE, People, Person, finish, import_record
from tests.cases import FIRST, golden

pytestmark = pytest.mark.browser
AXE = Path(os.environ.get("AXE", "build/node/node_modules/axe-core/axe.min.js"))
THEMES = ("dark", "light", "contrast")
LANGUAGES = ("en-GB", "pl-PL")


def violations(page: Page, *rules: str) -> list[str]:
    """What the named rules find, or all of them."""
    assert AXE.exists(), "these tests need axe-core: npm install --prefix build/node axe-core"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("(options) => axe.run(document, options)", options)["violations"]
    return [
        f"{v['id']}: {node['target']} {node['failureSummary'][:200]}"
        for v in found
        if v["impact"] in ("serious", "critical")
        for node in v["nodes"][:3]
    ]


def for_everybody(person: Person, phone: bool = True) -> None:
    """What is on the screen now: all rules on a desk and on a phone; the colours in all themes, in one language."""
    page, found = person.page, []
    for theme in THEMES if page.locator("html[lang=en]").count() else THEMES[:1]:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)  # as the menu does
        rules = () if theme == THEMES[0] else ("color-contrast",)
        found += [f"{theme}: {text}" for text in violations(page, *rules)]
    if phone:
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        found += [f"phone: {text}" for text in violations(page)]
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path",
    [
        "/",
        *[f"/?game={name}" for name in GAMES],
        f"/rules/{FIRST.name}?q=end",
        *[f"/cards/{name}" for name in GAMES],
        "/settings",
        "/nothing-here",
    ],
)
def test_pages(people: People, path: str, language: str) -> None:
    ada = people(lang=language)
    ada.go(path)
    for_everybody(ada)
    if path == "/nothing-here":
        ada.forgive(404)


def test_refusals_in_the_lobby(people: People) -> None:
    ada = people()
    import_record(ada, {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    for_everybody(ada)
    ada.forgive(422)


def test_invitations(people: People) -> None:
    ada, bo = people(), people()
    ada.sit_down("open")
    for_everybody(ada)
    link = ada.page.locator("#link-1").input_value()
    bo.page.goto(link)
    for_everybody(bo)
    ada.page.goto(link)
    for person in (bo, ada):
        person.accept(link, "Bo")
    for_everybody(ada)
    ada.forgive(403)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_play(people: People, language: str) -> None:
    ada = people(lang=language)
    ada.sit_down("bot", "bot")
    for answers in (0, 5):
        ada.play(answers, Random(1))
        ada.page.wait_for_function("() => document.body.dataset.turn === 'true'")
        for_everybody(ada)


def test_open_menus(people: People) -> None:
    ada = people()
    ada.sit_down("bot", "bot")
    ada.play(2, Random(1))
    for summary in ada.page.locator("details.menu > summary").all():
        summary.click()
        for_everybody(ada, phone=False)
        ada.page.keyboard.press("Escape")


def test_the_curtain(people: People) -> None:
    ada = people()
    ada.sit_down("here")
    for_everybody(ada)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_end(people: People, language: str) -> None:
    ada = people(lang=language)
    import_record(ada, golden(FIRST, 2))
    ada.page.keyboard.press("Shift+ArrowLeft")
    ada.page.locator("[data-go=back]").click()
    for_everybody(ada)
    ada.page.locator("details.menu > summary").first.click()
    for_everybody(ada, phone=False)
    ada.page.keyboard.press("Escape")
    ada.follow(ada.page.locator("[action$=branch] button"))
    finish(ada)
    ada.page.locator(".final").wait_for()
    for_everybody(ada)
