"""The words of the pages in every language; what a game says, it says itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from orrery.kernel.text import plural
from orrery.web.rooms import folders

LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski"}


class Words:
    """Says the pages' sentences in one language; English is what the templates are written in."""

    def __init__(self, language: str, catalogues: Iterable[Catalog]) -> None:
        self.language = language
        self._said: dict[str, tuple[str, ...]] = {}
        for catalogue in catalogues:
            for message in catalogue:
                said = message.string or ""
                forms = (said,) if isinstance(said, str) else tuple(said)
                self._said.setdefault(message.id if isinstance(message.id, str) else message.id[0], forms)

    def one(self, text: str, **values: Any) -> str:
        """A sentence, with its ``%(named)s`` gaps filled."""
        said = self._said.get(text, (text,))[0]
        return said % values if values else said

    def many(self, one: str, many: str, n: int, **values: Any) -> str:
        """The sentence that fits the number; ``%(n)s`` is the number itself."""
        forms = self._said.get(one, (one, many))
        return forms[plural(n, len(forms))] % {"n": n, **values}


def read_catalogue(folder: Path, language: str) -> Catalog:
    """What a folder ``locale`` has in a language; English is written in the pages."""
    path = folder / language / "messages.po"
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


@cache
def words_of(language: str) -> Words:
    """The pages' own words before those of the games' drawings."""
    return Words(language, [read_catalogue(folder, language) for folder in folders("locale").values()])
