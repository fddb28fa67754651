"""Languages: the catalogue is complete, says nothing superfluous, and the right language is chosen."""

from __future__ import annotations

import re

import pytest
from babel.messages.extract import extract_from_dir

from orrery.kernel import LANGUAGES
from orrery.server.language import negotiate
from orrery.web.draw import STATIC
from orrery.web.text import WORDS, read_catalogue

WEB = STATIC.parent
GAPS = re.compile(r"%\(\w+\)s")


def spoken() -> set[tuple[str, ...]]:
    """Every sentence that templates and code of the pages ask for."""
    methods = [("**.py", "python"), ("templates/**.html", "jinja2.ext:babel_extract")]
    options = {"templates/**.html": {"silent": "false"}}
    found = extract_from_dir(WEB, methods, options, keywords={"_": None, "_n": (1, 2)})
    return {(message,) if isinstance(message, str) else tuple(message) for _, _, message, _, _ in found}


def catalogue(language: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    said = {}
    for message in read_catalogue(language):
        if message.id:
            key = (message.id,) if isinstance(message.id, str) else tuple(message.id)
            said[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return said


def test_the_extraction_finds_both_kinds() -> None:
    asked = spoken()
    assert ("Your turn",) in asked
    assert ("%(n)s table", "%(n)s tables") in asked


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_catalogue_is_complete_and_has_nothing_obsolete(language: str) -> None:
    said = catalogue(language)
    asked = spoken()
    assert asked - set(said) == set(), "not translated"
    assert set(said) - asked == set(), "nobody asks for it"
    assert not read_catalogue(language).obsolete
    for key, forms in said.items():
        assert len(forms) == (1 if len(key) == 1 else 3), key
        for form in forms:
            assert form.strip(), key
            assert set(GAPS.findall(form)) == set(GAPS.findall(key[-1])), key


def test_plurals() -> None:
    table = ("%(n)s table", "%(n)s tables")
    assert [WORDS["en"].many(*table, n) for n in (1, 2, 5)] == ["1 table", "2 tables", "5 tables"]
    assert [WORDS["pl"].many(*table, n) for n in (1, 2, 5, 12, 22)] == [
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
