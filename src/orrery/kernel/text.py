"""Words for people, in every language at once, so that no text can exist in one language only."""

from __future__ import annotations

from typing import Any, Final
from unicodedata import combining, normalize

LANGUAGES: Final = ("en", "pl")


class Count(int):
    """A number that can pick its plural: ``{n} {n:card|cards}``, in Polish ``{n} {n:karta|karty|kart}``."""

    def __format__(self, spec: str) -> str:
        forms = spec.split("|")
        if len(forms) == 1:
            return format(int(self), spec)
        return forms[plural(int(self), len(forms))]


def plural(n: int, forms: int) -> int:
    """Which plural form ``n`` takes: two forms as in English, three as in Polish."""
    n = abs(n)
    if n == 1:
        return 0
    if forms == 2:
        return 1
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def fold(text: str) -> str:
    """As people type it, without capitals and accents, so that “uklad” finds “Układ”."""
    letters = normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not combining(letter)).strip()


def fold_letters(text: str) -> str:
    """As ``fold``, letter for letter, so that places in one are places in the other."""
    return "".join((fold(letter) or " ")[:1] for letter in text)


class Phrase:
    """One sentence or name in every language, with ``{named}`` gaps that phrases, too, can fill."""

    def __init__(self, en: str, pl: str) -> None:
        self.en = en
        self.pl = pl

    def say(self, language: str, **values: Any) -> str:
        text = self.pl if language == "pl" else self.en
        if not values:
            return text
        said = {key: _said(value, language) for key, value in values.items()}
        return text.format(**said)


def _said(value: Any, language: str) -> Any:
    if isinstance(value, (Phrase, Trouble)):
        return value.say(language)
    return Count(value) if type(value) is int else value


class Refusal:
    """Why an option that one might expect cannot be chosen now. Interned: one object per reason."""

    def __init__(self, key: str, phrase: Phrase) -> None:
        self.key = key
        self.phrase = phrase

    def __repr__(self) -> str:
        return f"<refusal {self.key}>"


class Trouble(Exception):
    """Something was wrong with what a person or a program gave us; it says what, in every language."""

    def __init__(self, phrase: Phrase, **values: Any) -> None:
        super().__init__(phrase, values)
        self.phrase = phrase
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return _trouble, (type(self), self.phrase, self.values)

    def say(self, language: str) -> str:
        return self.phrase.say(language, **self.values)

    def __str__(self) -> str:
        return self.say("en")


def _trouble(kind: type[Trouble], phrase: Phrase, values: dict[str, Any]) -> Trouble:
    """A trouble from another process."""
    return kind(phrase, **values)


class IllegalAnswer(Trouble):
    """An answer that the question, or the seat, does not allow. The state is unchanged."""


class BadSetup(Trouble):
    """A game cannot be set up like this."""


class BadRecord(Trouble):
    """A record that cannot be read, or does not replay to what it says."""
