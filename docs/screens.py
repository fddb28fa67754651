"""Takes the pictures of the README anew: ``make screens``. Needs Chromium."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.process import ServerProcess

from orrery.server.api import COOKIE

FOLDER = Path(__file__).parent / "screens"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESK: Any = {"width": 1366, "height": 768}
PHONE: Any = {"width": 390, "height": 844}
PATIENCE: Final = 60_000
GOLDEN: Final = Path(__file__).parent.parent / "tests"


def play(page: Page, answers: int, rng: Random) -> None:
    """Choose anything that can be chosen, and end where an action is to be chosen."""
    targets = page.locator("[data-token]:not([aria-disabled=true]):visible")
    for answered in count():
        page.locator("body[data-turn=true]").wait_for(timeout=PATIENCE)
        targets.first.wait_for(timeout=PATIENCE)
        if answered >= answers and page.locator("[data-token=research]").count():
            return
        number = page.locator("body").get_attribute("data-number")
        page.mouse.move(2, 2)
        targets.nth(rng.randrange(targets.count())).click(position={"x": 12, "y": 14})
        page.locator(f"body:not([data-number='{number}'])").wait_for(timeout=PATIENCE)


def go_on(context: BrowserContext, url: str) -> str:
    """A table that goes on from a golden record of Inscription, before the first seat’s last scrapping."""
    past = json.loads((GOLDEN / "inscription/golden/3.json").read_text(encoding="utf-8"))
    scraps = [number for number, (seat, token, _) in enumerate(past["answers"]) if (seat, token[:6]) == (0, "scrap:")]
    past["answers"] = past["answers"][: scraps[-1]]
    table = context.request.post(f"{url}/api/records", data=past).json()
    taken = {"invite": table["invites"]["0"], "name": "Mira"}
    holder = context.request.post(f"{url}/api/tables/{table['id']}/join", data=taken).json()["holder"]
    context.add_cookies([{"name": COOKIE, "value": holder, "url": url}])
    return f"{url}/tables/{table['id']}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    site = ServerProcess(f"sqlite:///{Path(tempfile.mkdtemp()) / 'screens.db'}", "orrery.web.app:site")
    site.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
            context = browser.new_context(viewport=DESK, locale="en-GB", color_scheme="dark", reduced_motion="reduce")
            page = context.new_page()
            page.goto(site.url)
            page.fill("[name=name1]", "Mira")
            page.fill("[name=seed]", "8")
            page.screenshot(path=FOLDER / "lobby.png")
            page.click(".launch__go")
            play(page, 40, Random(5))
            table = page.url
            page.mouse.move(2, 2)
            page.wait_for_timeout(600)
            for theme in ("dark", "light"):
                context.add_cookies([{"name": "orrery_theme", "value": theme, "url": site.url}])
                page.goto(table)
                page.wait_for_timeout(600)
                page.screenshot(path=FOLDER / f"table-{theme}.png")
            context.add_cookies([{"name": "orrery_theme", "value": "dark", "url": site.url}])
            page.goto(f"{table}/replay")
            page.wait_for_timeout(600)
            page.screenshot(path=FOLDER / "replay.png")
            page.goto(go_on(context, site.url))
            page.wait_for_timeout(600)
            page.screenshot(path=FOLDER / "inscription.png")
            page.set_viewport_size(PHONE)
            page.goto(table)
            page.wait_for_timeout(600)
            page.screenshot(path=FOLDER / "phone.png")
            browser.close()
    finally:
        site.kill()


if __name__ == "__main__":
    main()
