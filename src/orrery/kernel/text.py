"""Words for people, in every language at once, so that no text can exist in one language only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from string import Formatter
from typing import Any, Final, NamedTuple, Protocol
from unicodedata import combining, normalize

LANGUAGES: Final = ("en", "pl")

# What a span of a text stands for.
WORDS: Final = ""
AMOUNT: Final = "amount"
CARD: Final = "card"
SEAT: Final = "seat"
RULE: Final = "rule"
PLACE: Final = "place"
STRONG: Final = "strong"
EMPHASIS: Final = "emphasis"
TITLE: Final = "title"
"""The line break below a title."""


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


class Span(NamedTuple):
    """A stretch of a text: words, or something that a page can draw in its own way."""

    text: str
    kind: str = WORDS
    ref: str = ""
    """Which card, rule or place; of what there is an amount."""
    n: int = 0
    """How much there is; which seat."""


class Text(str):
    """What is said: a plain ``str`` for whoever prints it, a row of spans for whoever draws it."""

    __slots__ = ("spans",)
    spans: tuple[Span, ...]

    def __new__(cls, *spans: Span) -> Text:
        self = super().__new__(cls, "".join([span.text for span in spans]))
        self.spans = spans
        return self

    def __getnewargs__(self) -> tuple[Span, ...]:  # type: ignore[override]  # what ``__new__`` takes here
        return self.spans

    def __add__(self, other: str) -> Text:
        return Text(*self.spans, *spans_of(other))

    def __radd__(self, other: str) -> Text:
        return Text(*spans_of(other), *self.spans)

    def join(self, parts: Iterable[str]) -> Text:
        spans: list[Span] = []
        for number, part in enumerate(parts):
            if number:
                spans.extend(self.spans)
            spans.extend(spans_of(part))
        return Text(*spans)

    def lines(self) -> list[Text]:
        """The text cut at its line breaks."""
        rows: list[list[Span]] = [[]]
        for span in self.spans:
            head, *rest = span.text.split("\n")
            rows[-1].append(span._replace(text=head))
            rows += [[span._replace(text=line)] for line in rest]
        return [Text(*[span for span in row if span.text]) for row in rows]

    def untitled(self) -> Text:
        """What stands below its title; all of it, if it has none."""
        for place, span in enumerate(self.spans):
            if span.kind == TITLE:
                return Text(*self.spans[place + 1 :])
        return self

    def capitalized(self) -> Text:
        """With a capital letter at its beginning."""
        if not self.spans:
            return self
        first = self.spans[0]
        return Text(first._replace(text=first.text[:1].upper() + first.text[1:]), *self.spans[1:])


NOTHING_SAID: Final = Text()


def spans_of(text: str) -> tuple[Span, ...]:
    return text.spans if isinstance(text, Text) else (Span(text),) if text else ()


def plain(text: str) -> Text:
    """A string as a text: words alone."""
    return Text(*spans_of(text))


def join(joiner: str, parts: Iterable[str]) -> Text:
    """Parts of a text with something between them, as ``str.join``."""
    return plain(joiner).join(parts)


def titled(title: str, lines: Iterable[str]) -> Text:
    """A title, and below it line by line what it is about."""
    return plain(title) + Text(Span("\n", TITLE)) + join("\n", lines)


def sentence(text: str) -> Text:
    """With a capital letter and a full stop."""
    return plain(text).capitalized() + "."


class Sayable(Protocol):
    """Something that can be named in a text: a card, a seat, an amount."""

    def said(self, language: str) -> Text: ...


class SeatName:
    """A player in a text, by name."""

    __slots__ = ("name", "seat")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def said(self, language: str) -> Text:
        return Text(Span(self.name, SEAT, "", self.seat))


@cache
def _gaps(template: str) -> tuple[tuple[tuple[Span, ...], str | None, str], ...]:
    """A template as words, each with the gap behind them and how it is filled; all that is said shares those words."""
    return tuple([(spans_of(words), name, form or "") for words, name, form, _ in Formatter().parse(template)])


class Phrase:
    """One sentence or name in every language, with ``{named}`` gaps that phrases, cards and seats, too, can fill."""

    def __init__(self, en: str, pl: str) -> None:
        self.en = en
        self.pl = pl

    def say(self, language: str, **values: Any) -> Text:
        return self.fill(language, values)

    def fill(self, language: str, values: Mapping[str, Any]) -> Text:
        """As ``say``, for gaps with any name."""
        template = self.pl if language == "pl" else self.en
        if not values:
            return plain(template)
        spans: list[Span] = []
        for words, name, form in _gaps(template):
            spans.extend(words)
            if name is not None:
                spans.extend(spans_of(_said(values[name], form, language)))
        return Text(*spans)

    def said(self, language: str) -> Text:
        return self.fill(language, {})


def _said(value: Any, form: str, language: str) -> str:
    """What stands in a gap."""
    if type(value) is int:
        return format(Count(value), form)
    if isinstance(value, str):
        return value
    if hasattr(value, "said"):
        said: Text = value.said(language)
        return said
    return str(value)


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

    def say(self, language: str) -> Text:
        return self.phrase.say(language, **self.values)

    def said(self, language: str) -> Text:
        return self.say(language)

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
