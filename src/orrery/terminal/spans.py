"""Texts of the games as the terminal writes them: amounts in their colours, cards and players in bold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from orrery.kernel.rulebook import EMPHASIS, STRONG
from orrery.kernel.text import AMOUNT, CARD, PLACE, RULE, SEAT, Span, spans_of
from orrery.terminal.screen import BRASS

SEAT_COLOURS: Final = ("#56a5ff", "#ff8055", "#3cc98f", "#e78fdb", "#f2cb52", "#e6edf9", "#6fb5a2", "#a585ff")
"""As on the pages, light enough for a dark terminal."""
STYLES: Final = {
    CARD: "bold",
    RULE: BRASS,
    PLACE: "bold",
    STRONG: "bold",
    EMPHASIS: "italic",
}

Signs = Mapping[str, tuple[str, str]]
"""A game's signs: what there is an amount of, with its sign and its colour."""
NO_SIGNS: Final[Signs] = {}


def seat_style(seat: int) -> str:
    return f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"


def drawn(text: str, style: str = "", signs: Signs = NO_SIGNS) -> Text:
    """What is said, with every span in its own look; a plain string is all words."""
    found = Text(style=style)
    for span in spans_of(text):
        _append(found, span, signs)
    return found


def _append(found: Text, span: Span, signs: Signs) -> None:
    if span.kind == SEAT:
        found.append(span.text, seat_style(span.n))
    elif span.kind == AMOUNT and span.ref in signs:
        sign, colour = signs[span.ref]
        found.append(f"{sign} {span.text}", colour)
    else:
        found.append(span.text, STYLES.get(span.kind, ""))
