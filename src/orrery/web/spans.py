"""What the games say, as HTML: amounts as icons, cards and players in bold, rules as links."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from orrery.kernel.rulebook import anchor, occurrences
from orrery.kernel.text import AMOUNT, CARD, EMPHASIS, RULE, SEAT, STRONG, Span, Text, spans_of
from orrery.web.icons import icon

LINES_KEPT: Final = 65536
"""How many drawn lines are remembered: the logs of some hundred tables."""
CLOSING: Final = ".,;:)"
"""What stays on the line of the icon before it."""
SIGNS: Final = "+−-0123456789"
SIGNED: Final[set[str]] = set()
"""What the games' drawings show amounts of as icons."""
TAGS: Final = {STRONG: "b", EMPHASIS: "em"}


def drawn(text: str) -> Markup:
    """A text of a game; a plain string is all words."""
    return _drawn(spans_of(text))


@lru_cache(LINES_KEPT)
def _drawn(spans: tuple[Span, ...]) -> Markup:
    found = []
    closed = ""
    for place, span in enumerate(spans):
        words = span.text.removeprefix(closed)
        closed = ""
        if span.kind == AMOUNT and span.ref in SIGNED:
            if place + 1 < len(spans) and spans[place + 1].text[:1] in CLOSING:
                closed = spans[place + 1].text[:1]
            found.append(amount(span, closed))
        else:
            found.append(_wrapped(span, escape(words)))
    return Markup("").join(found)


def amount(span: Span, closed: str = "") -> Markup:
    """A number with an icon, heard in words; what closes it is never torn off at the end of a line."""
    number = span.text[: len(span.text) - len(span.text.lstrip(SIGNS))]
    return Markup(
        '<b class="amount"><span aria-hidden="true">{}<span data-res="{}">{}</span></span>'
        '<span class="sr-only">{}</span>{}</b>'
    ).format(number, span.ref, icon(span.ref, "icon--in"), span.text, closed)


def _wrapped(span: Span, words: Markup) -> Markup:
    if span.kind == SEAT:
        return Markup('<b class="who" data-seat="{}">{}</b>').format(span.n + 1, words)
    if span.kind == CARD:
        return Markup('<b data-card="{}">{}</b>').format(span.ref, words)
    if span.kind == RULE:
        return Markup('<a href="#{}">{}</a>').format(anchor(span.ref), words)
    tag = TAGS.get(span.kind)
    return words if tag is None else Markup(f"<{tag}>{words}</{tag}>")


def lit(text: Text, wanted: str) -> Markup:
    """A text with what was searched for marked."""
    places = occurrences(text, wanted)
    found = []
    start = 0
    for span in text.spans:
        inside = [(max(a - start, 0), b - start) for a, b in places if a < start + len(span.text) and b > start]
        found.append(_wrapped(span, _marked(span.text, inside)))
        start += len(span.text)
    return Markup("").join(found)


def _marked(text: str, places: list[tuple[int, int]]) -> Markup:
    found, last = Markup(""), 0
    for first, end in places:
        found += escape(text[last:first]) + Markup("<mark>{}</mark>").format(text[first:end])
        last = end
    return found + escape(text[last:])
