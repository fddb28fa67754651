"""A real Chromium and a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.process import ServerProcess

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


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


class Person:
    """Somebody at a browser of their own, who notes every error of the page."""

    def __init__(self, browser: Browser, site: ServerProcess, size: dict[str, int] = DESK, lang: str = "en-GB") -> None:
        self.site = site
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale=lang, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.errors.append(f"{said.text} {said.location['url']}") if said.type == "error" else None,
        )
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )

    def go(self, path: str) -> None:
        self.page.goto(self.site.url + path)

    def targets(self) -> Any:
        """Everything that can be chosen now."""
        return self.page.locator("[data-token]:not([aria-disabled=true]):visible")

    def number(self) -> int:
        return int(self.page.locator("[data-table]").get_attribute("data-number") or 0)

    def over(self) -> bool:
        return self.page.locator(".final, [data-final]").count() > 0

    def sit_down(self, *seats: str, name: str = "Ada") -> str:
        """Set a table up in the lobby: ``bot``, ``open``, ``here`` or ``none`` for seats 2, 3 and 4."""
        self.go("/")
        self.page.fill("[name=name1]", name)
        for number, kind in enumerate((*seats, "none", "none", "none")[:3], 2):
            choice = self.page.locator(f"[name=kind{number}][value={kind}]")
            if choice.count():
                choice.check(force=True)
                if kind == "bot":
                    self.page.select_option(f"[name=bot{number}]", "random")
        self.page.click(".launch__go")
        self.page.wait_for_load_state()
        return self.page.url

    def close(self) -> None:
        self.context.close()
        assert self.errors == []


@pytest.fixture
def people(browser: Browser, site: ServerProcess) -> Iterator[Any]:
    """Makes people, and sends them home at the end."""
    made: list[Person] = []

    def come(**given: Any) -> Person:
        made.append(Person(browser, site, **given))
        return made[-1]

    yield come
    for person in made:
        person.close()
