"""How one reader wants the pages: language, theme, motion, notifications. Kept in cookies, never on the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from orrery.kernel import LANGUAGES
from orrery.server.language import LANGUAGE_COOKIE, negotiate

THEMES: Final = ("auto", "dark", "light", "contrast")
MOTIONS: Final = ("auto", "reduce")
SWITCH: Final = ("off", "on")
YEAR: Final = 365 * 24 * 3600

CHOICES: Final = {
    "language": (LANGUAGE_COOKIE, LANGUAGES),
    "theme": ("orrery_theme", THEMES),
    "motion": ("orrery_motion", MOTIONS),
    "notify": ("orrery_notify", SWITCH),
    "chances": ("orrery_chances", ("on", "off")),
}
"""What can be set: its cookie and the values it may have."""


@dataclass(frozen=True)
class Look:
    """A reader's choices, and the page they are looking at."""

    language: str = "en"
    theme: str = "auto"
    motion: str = "auto"
    notify: bool = False
    chances: bool = True
    name: str = ""
    path: str = "/"


def look_of(cookies: Mapping[str, str], accepted: str = "", path: str = "/", name: str = "") -> Look:
    """What the cookies and the browser say; anything unknown is as if it were not there."""

    def chosen(key: str) -> str:
        cookie, values = CHOICES[key]
        value = cookies.get(cookie, "")
        return value if value in values else values[0]

    language = negotiate(cookies.get(LANGUAGE_COOKIE), accepted)
    notify, chances = chosen("notify") == "on", chosen("chances") == "on"
    return Look(language, chosen("theme"), chosen("motion"), notify, chances, name, path)


def wanted(form: Mapping[str, str]) -> dict[str, str]:
    """The cookies that a settings form asks for."""
    found = {}
    for key, (cookie, values) in CHOICES.items():
        if form.get(key) in values:
            found[cookie] = form[key]
    return found


def safe_path(path: str) -> str:
    """Where to go after a form: a path of ours, or home. Never another site."""
    plain = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if plain and path.isprintable() and len(path) <= 500 else "/"
