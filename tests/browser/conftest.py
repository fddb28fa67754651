"""A real Chromium and a real server."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from orrery.games import GAMES
from orrery.web.boards import board_of
from tests.cases import FIRST
from tests.server.process import ServerProcess

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

LEGAL = "[data-token]:not([aria-disabled=true])"
WAYS = "[popovertarget^=ways].is-legal"
"""Several choices at one place, of which one is chosen in a second step."""
TO_DO = f"""() => document.readyState === "complete" && (document.querySelector(".final, .curtain")
    || [...document.querySelectorAll("{LEGAL}, {WAYS}")].some((target) => target.checkVisibility()))"""
MOVED_ON = """(number) => Number(document.body.dataset.number) >= number
    || document.querySelector(".final, .curtain")"""

SHORT = {name: board_of(game).quick for name, game in GAMES.items()}
"""Every game, and the variant that makes it short."""

PATIENCE = 60_000  # a busy machine is slow, not wrong
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium; where there is none these tests fail, they are never skipped."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "these tests need Chromium (Debian's package is called chromium)"
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"]
    return {**browser_type_launch_args, "executable_path": found, "args": quiet}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("site")
    process = ServerProcess(f"sqlite:///{folder / 'orrery.db'}", "orrery.web.app:site")
    process.start()
    yield process
    process.kill()
    assert "stands in" not in process.said()  # every bot has answered for itself


class Person:
    """Somebody at a browser of their own, who notes every error of the page."""

    def __init__(self, browser: Browser, site: ServerProcess, size: dict[str, int] = DESK, lang: str = "en-GB") -> None:
        self.site = site
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            is_mobile=size == PHONE,
            has_touch=size == PHONE,
            locale=lang,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page: Page = self.open()

    def open(self) -> Page:
        """A fresh tab, from now on the one in use."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda said: self.errors.append(f"{said.text} {said.location['url']}") if said.type == "error" else None,
        )
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        self.page = page
        return page

    def close(self) -> None:
        self.context.close()
        assert self.errors == []

    def forgive(self, status: int) -> None:
        """A page that was to be refused: the browser notes that as an error."""
        assert all(f"status of {status}" in error for error in self.errors), self.errors
        self.errors.clear()

    # Going about

    def go(self, path: str) -> None:
        self.page.goto(self.site.url + path)

    def get(self, path: str) -> Any:
        """What a request with this person's cookies gets."""
        return self.context.request.get(self.site.url + path)

    def sit_down(self, *seats: str, game: str = FIRST.name, whole: bool = False, **fields: str) -> str:
        """Set a table up in the lobby: ``bot``, ``open``, ``here`` or ``none`` for every seat but Ada's, the first."""
        self.go(f"/?game={game}")
        self.page.fill("[name=name1]", "Ada")
        for field, text in fields.items():
            self.page.fill(f"[name={field}]", text)
        if SHORT[game] and not whole:
            self.page.check(f"[name=v-{SHORT[game]}]")
        for number, kind in enumerate((*seats, *["none"] * 7)[:7], 2):
            choice = self.page.locator(f"[name=kind{number}][value={kind}]")
            if choice.count():
                choice.check(force=True)
                if kind == "bot":
                    self.page.select_option(f"[name=bot{number}]", "random")
        self.launch()
        return self.page.url

    def follow(self, link: Locator) -> None:
        """Click on what leads to another page, and wait until that is there with its scripts."""
        with self.page.expect_navigation():
            link.click()

    def launch(self) -> None:
        self.follow(self.page.locator(".launch__go"))

    def accept(self, link: str, name: str) -> None:
        """Follow an invitation and take the seat."""
        self.page.goto(link)
        self.page.fill("[name=name]", name)
        self.follow(self.page.locator(".invite__form button"))

    def menu(self) -> Locator:
        """The table's menu of seats and talk, open."""
        menu = self.page.locator("#r-tools details")
        if menu.get_attribute("open") is None:
            menu.locator("summary").click()
        return menu

    # At the table

    @property
    def table(self) -> str:
        found = re.search(r"/tables/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def targets(self) -> Locator:
        """Everything that can be chosen now."""
        return self.page.locator(f"{LEGAL}:visible, {WAYS}:visible")

    def number(self) -> int:
        return int(self.page.locator("body").get_attribute("data-number") or 0)

    def sees(self, number: int) -> None:
        """Wait until at least so many answers have reached the page."""
        self.page.wait_for_function("(n) => Number(document.body.dataset.number) >= n", arg=number)

    def over(self) -> bool:
        return self.page.locator(".final").count() > 0

    def curtained(self) -> bool:
        return self.page.locator(".curtain").count() > 0

    def play(self, answers: int | None, rng: Random, keyboard: bool = False) -> int:
        """Answer so often, or until the game is over or a curtain falls; returns how often."""
        given = 0
        while answers is None or given < answers:
            self.page.wait_for_function(TO_DO)
            if self.over() or self.curtained():
                break
            targets = self.targets()
            target = targets.nth(rng.randrange(targets.count()))
            with self.page.expect_response("**/answers") as answer:
                self.press(target) if keyboard else self.click(target, rng)
            said = answer.value.json()
            assert "number" in said, said
            self.page.wait_for_function(MOVED_ON, arg=said["number"])  # others may have answered meanwhile
            given += 1
        return given

    def click(self, target: Locator, rng: Random) -> None:
        self.page.mouse.move(2, 2)
        ways = target.get_attribute("popovertarget")
        overlapped = "card" in (target.get_attribute("class") or "").split()
        target.click(position={"x": 12, "y": 14} if overlapped else None)  # cards in hand overlap to the right
        if ways:
            found = self.page.locator(f"#{ways} {LEGAL}")
            expect(found.first).to_be_visible()
            found.nth(rng.randrange(found.count())).click()

    def press(self, target: Locator) -> None:
        """By keyboard alone: the key that is printed, or where there are more targets than keys the Enter key."""
        key = target.get_attribute("data-key")
        ways = target.get_attribute("popovertarget")
        if key:
            self.page.keyboard.press(key)
        else:
            target.press("Enter")
        if ways:
            expect(self.page.locator(f"#{ways}")).to_be_visible()
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")

    def play_until(self, selector: str, rng: Random) -> Locator:
        """Answer until there is such a thing to choose."""
        for _ in range(200):
            self.page.wait_for_function(TO_DO)
            found = self.page.locator(f"{selector}:not([aria-disabled=true]):visible")
            if found.count():
                return found.first
            assert self.play(1, rng), f"the game is over without {selector}"
        raise AssertionError(f"never saw {selector}")


def finish(person: Person) -> None:
    """Play a game to its end through the API, for all seats that this person holds; others may be bots."""
    address = f"/api/tables/{person.table}"
    while not (view := person.get(address).json())["over"]:
        options = [option["token"] for option in view["options"] if option["refusal"] is None]
        if options:
            given = {"number": view["number"], "token": options[-1]}
            person.context.request.post(f"{person.site.url}{address}/answers", data=given)
        else:
            person.get(f"{address}/events?wait=5&after={view['number']}")


People = Callable[..., Person]


@pytest.fixture
def people(browser: Browser, site: ServerProcess) -> Iterator[People]:
    """Makes people, and sends them home at the end."""
    made: list[Person] = []

    def come(**given: Any) -> Person:
        made.append(Person(browser, site, **given))
        return made[-1]

    yield come
    for person in made:
        person.close()


@pytest.fixture(params=SHORT)
def game(request: pytest.FixtureRequest) -> str:
    """What every game promises is tested with every game."""
    return str(request.param)


@pytest.fixture
def pair(people: People, game: str) -> tuple[Person, Person]:
    """Ada and Bo at one table, each at home."""
    ada, bo = people(), people()
    ada.sit_down("open", game=game)
    link = ada.page.locator("#link-1").input_value()
    ada.follow(ada.page.get_by_text("To the table"))
    bo.accept(link, "Bo")
    return ada, bo


def import_record(person: Person, path: Path | dict[str, Any]) -> None:
    """Open a saved game in the lobby."""
    person.go("/")
    person.page.set_input_files("[name=record]", path)  # type: ignore[arg-type]
    person.follow(person.page.locator("[action='/records'] button"))
