"""Texts of the games as the terminal writes them: amounts with signs, cards and players in bold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from orrery.kernel.text import AMOUNT, CARD, EMPHASIS, PLACE, RULE, SEAT, STRONG, Span, spans_of
from orrery.terminal.screen import BRASS

SEAT_COLOURS: Final = ("#56a5ff", "#ff8055", "#3cc98f", "#e78fdb", "#f2cb52", "#e6edf9", "#6fb5a2", "#a585ff")
"""As on the pages, light enough for a dark terminal."""
STYLES: Final = {RULE: BRASS, PLACE: "bold", STRONG: "bold", EMPHASIS: "italic"}


def _no_colour(card: str) -> str:
    return ""


@dataclass(frozen=True)
class Ink:
    """How a game's own things look: the sign and colour of what there are amounts of, the colour of each card."""

    amounts: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    card: Callable[[str], str] = _no_colour


PLAIN: Final = Ink()


def seat_style(seat: int) -> str:
    return f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"


def drawn(text: str, style: str = "", ink: Ink = PLAIN, brief: bool = False) -> Text:
    """What is said, with every span in its own look; in brief an amount is a sign and a number."""
    found = Text(style=style)
    for span in spans_of(text):
        found.append(*_look(span, ink, brief))
    return found


def _look(span: Span, ink: Ink, brief: bool) -> tuple[str, str]:
    if span.kind == SEAT:
        return span.text, seat_style(span.n)
    if span.kind == CARD:
        return span.text, f"bold {ink.card(span.ref)}".rstrip()
    if span.kind == AMOUNT and span.ref in ink.amounts:
        sign, colour = ink.amounts[span.ref]
        return (f"{sign}{span.n}" if brief else f"{sign} {span.text}"), colour
    return span.text, STYLES.get(span.kind, "")
