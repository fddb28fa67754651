"""Takes the pictures of the README anew: ``make screens``. Needs Chromium."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.cases import FIRST, golden
from tests.server.process import ServerProcess

from orrery.bots.levels import NAMES
from orrery.games import COLLECTION, GAMES
from orrery.kernel import Game
from orrery.server.rights import COOKIE
from orrery.web.boards import board_of

FOLDER = Path(__file__).parent / "screens"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESK: Any = {"width": 1366, "height": 768}
PHONE: Any = {"width": 390, "height": 844}
THEMES: Final = ("dark", "light")


def go_on(context: BrowserContext, url: str, game: Game) -> str:
    """A table that goes on from a golden record of three, where the game is worth a picture, for whoever is asked."""
    past = json.loads(golden(game, 3).read_text(encoding="utf-8"))
    wanted = board_of(game).pictured
    number, asked = max((n, seat) for n, (seat, token, _) in enumerate(past["answers"]) if token.startswith(wanted))
    past["answers"] = past["answers"][:number]
    table = context.request.post(f"{url}/api/records", data=past).json()
    others = iter(NAMES)
    for seat, invite in table["invites"].items():
        taken = {"invite": invite, "name": "Mira" if int(seat) == asked else next(others)}
        holder = context.request.post(f"{url}/api/tables/{table['id']}/join", data=taken).json()["holder"]
        if int(seat) == asked:
            context.add_cookies([{"name": COOKIE, "value": holder, "url": url}])
    return f"{url}/tables/{table['id']}"


def take(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.mouse.move(2, 2)
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"{name}.png")


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
            for game in [GAMES[name] for name in COLLECTION if board_of(GAMES[name]).pictured]:
                table = go_on(context, site.url, game)
                for theme in THEMES if game is FIRST else THEMES[:1]:
                    context.add_cookies([{"name": "orrery_theme", "value": theme, "url": site.url}])
                    take(page, table, f"table-{theme}" if game is FIRST else game.name)
                context.add_cookies([{"name": "orrery_theme", "value": THEMES[0], "url": site.url}])
                if game is FIRST:
                    take(page, f"{table}/replay", "replay")
                    page.set_viewport_size(PHONE)
                    take(page, table, "phone")
                    page.set_viewport_size(DESK)
            browser.close()
    finally:
        site.kill()


if __name__ == "__main__":
    main()
