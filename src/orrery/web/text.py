"""The words of the pages in every language; what a game says comes from its own phrasebook."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from orrery.kernel import LANGUAGES
from orrery.kernel.text import plural

LOCALE: Final = Path(__file__).parent / "locale"
LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski"}


class Words:
    """Says the pages' sentences in one language; English is what the templates are written in."""

    def __init__(self, language: str, catalogue: Catalog | None) -> None:
        self.language = language
        self._said: dict[str, tuple[str, ...]] = {}
        for message in catalogue or ():
            said = message.string or ""
            forms = (said,) if isinstance(said, str) else tuple(said)
            self._said[message.id if isinstance(message.id, str) else message.id[0]] = forms

    def one(self, text: str, **values: Any) -> str:
        """A sentence, with its ``%(named)s`` gaps filled."""
        said = self._said.get(text, (text,))[0]
        return said % values if values else said

    def many(self, one: str, many: str, n: int, **values: Any) -> str:
        """The sentence that fits the number; ``%(n)s`` is the number itself."""
        forms = self._said.get(one, (one, many))
        return forms[plural(n, len(forms))] % {"n": n, **values}


def catalogue_path(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "messages.po"


def read_catalogue(language: str) -> Catalog:
    with catalogue_path(language).open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


WORDS: Final[Mapping[str, Words]] = {
    language: Words(language, None if language == "en" else read_catalogue(language)) for language in LANGUAGES
}
