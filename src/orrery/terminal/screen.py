"""Where a person sits: a console, a language, and whether it is a live terminal or a pipe."""

from __future__ import annotations

import os
import sys
import unicodedata
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from orrery.kernel import Phrase, Trouble

BRASS: Final = "#e2b968"
SIGNAL: Final = "#7eefff"
QUIET: Final = "#8fa0c6"
LINE: Final = "#3f5587"
BAD: Final = "#ff8f86"

PLAIN_WIDTH: Final = 100
STEERING: Final = ("Cc", "Cf")
"""Unicode's categories of characters that do something instead of showing something."""


def spoken_here() -> str:
    """The language of the environment, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "pl" if value.startswith("pl") else "en"
    return "en"


def harmless(text: str) -> str:
    """Foreign text without anything that could steer a terminal or not be written at all."""
    kept = "".join(letter if letter == "\n" or unicodedata.category(letter) not in STEERING else "·" for letter in text)
    return kept.encode("utf-8", "replace").decode("utf-8")


def complaint(what: str) -> Text:
    """What is wrong, in one line."""
    return Text(" ".join(harmless(what).split()), BAD)


def new_console(*, stderr: bool = False) -> Console:
    """A console that prints texts as they are; 100 columns wide where nobody says otherwise."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=PLAIN_WIDTH)
    return console


class Screen:
    """Shows things, asks for lines, and says what is wrong."""

    def __init__(self, language: str, console: Console | None = None) -> None:
        self.language = language
        self.console = console if console is not None else new_console()
        self.live = self.console.is_terminal and sys.stdin.isatty()

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, phrase: Phrase, style: str = "", **values: object) -> None:
        self.console.print(Text(harmless(phrase.say(self.language, **values)), style))

    def wrong(self, what: Trouble | str) -> None:
        self.console.print(complaint(what.say(self.language) if isinstance(what, Trouble) else what))

    def ask(self, prompt: str) -> str:
        """One line from the person; ``EOFError`` when there is none left."""
        self.console.print(Text(prompt, SIGNAL), end="")
        answer = input().strip()
        if not sys.stdin.isatty():
            self.console.print(answer)
        return answer

    def clear(self) -> None:
        """An empty screen with nothing to scroll back to; a pipe keeps all it was given."""
        if self.live:
            self.console.clear()
            self.console.file.write("\033[3J")
