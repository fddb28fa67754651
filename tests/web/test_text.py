"""Languages: the catalogue is complete, says nothing superfluous, and the right language is chosen."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path, PurePath

import pytest
from babel.messages.extract import extract_from_dir

from orrery.kernel import LANGUAGES
from orrery.server.language import negotiate
from orrery.web.rooms import WEB, folders
from orrery.web.text import read_catalogue, words_of

GAPS = re.compile(r"%\(\w+\)s")


Sentence = tuple[str, ...]


def spoken() -> dict[Sentence, set[str]]:
    """Every sentence that templates and code of the pages ask for, and which drawings do; "" are the pages."""
    methods = [("**.py", "python"), ("**.html", "jinja2.ext:babel_extract")]
    options = {"**.html": {"silent": "false"}}
    asked = defaultdict(set)
    for path, _, message, _, _ in extract_from_dir(WEB, methods, options, keywords={"_": None, "_n": (1, 2)}):
        folder, *inside = PurePath(path).parts
        asked[(message,) if isinstance(message, str) else tuple(message)].add(
            inside[0] if folder == "boards" and len(inside) > 1 else ""
        )
    return asked


def catalogue(folder: Path, language: str) -> dict[Sentence, tuple[str, ...]]:
    said = {}
    for message in read_catalogue(folder, language):
        if message.id:
            key = (message.id,) if isinstance(message.id, str) else tuple(message.id)
            said[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return said


def test_the_extraction_finds_both_kinds() -> None:
    asked = spoken()
    assert "" in asked["Your turn",]
    assert "" in asked["%(n)s table", "%(n)s tables"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_catalogues_are_complete_and_have_nothing_obsolete(language: str) -> None:
    """A sentence that one drawing alone asks for is in its own catalogue, every other one in the pages'."""
    wanted: dict[str, set[Sentence]] = defaultdict(set)
    for sentence, rooms in spoken().items():
        wanted[next(iter(rooms)) if len(rooms) == 1 else ""].add(sentence)
    for room, folder in folders("locale").items():
        said, asked = catalogue(folder, language), wanted.pop(room)
        assert asked - set(said) == set(), f"not translated: {room}"
        assert set(said) - asked == set(), f"not for this catalogue: {room}"
        assert not read_catalogue(folder, language).obsolete
        for key, forms in said.items():
            assert len(forms) == (1 if len(key) == 1 else 3), key
            for form in forms:
                assert form.strip(), key
                assert set(GAPS.findall(form)) == set(GAPS.findall(key[-1])), key
    assert not wanted, "no catalogue at all"


def test_plurals() -> None:
    table = ("%(n)s table", "%(n)s tables")
    assert [words_of("en").many(*table, n) for n in (1, 2, 5)] == ["1 table", "2 tables", "5 tables"]
    assert [words_of("pl").many(*table, n) for n in (1, 2, 5, 12, 22)] == [
        "1 stół",
        "2 stoły",
        "5 stołów",
        "12 stołów",
        "22 stoły",
    ]


@pytest.mark.parametrize(
    ("cookie", "accepted", "language"),
    [
        (None, "", "en"),
        (None, "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        (None, "de,en;q=0.5,pl;q=0.7", "pl"),
        (None, "de-DE", "en"),
        (None, "pl;q=0,en", "en"),
        (None, "PL-pl", "pl"),
        (None, "en; q=0.1, pl; q=0.9", "pl"),
        (None, ";;,q=,pl;q=much", "en"),
        ("pl", "en", "pl"),
        ("en", "pl", "en"),
        ("xx", "pl", "pl"),
        ("../../etc", "", "en"),
    ],
)
def test_negotiation(cookie: str | None, accepted: str, language: str) -> None:
    assert negotiate(cookie, accepted) == language
