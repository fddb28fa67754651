"""What assets are called, and places as texts name them."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.kernel.text import PLACE, Phrase, Span, Text

EMPTY: Final = Phrase("empty", "pusty")


def asset_name(number: int, language: str) -> Text:
    return EMPTY.say(language) if number == NO_ASSET else ASSETS[number].title.say(language)


def place(name: str, id: str) -> Text:
    """A place of a sheet in a text."""
    return Text(Span(str(name), PLACE, id))
