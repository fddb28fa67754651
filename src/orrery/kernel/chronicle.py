"""The log of a game in paragraphs, as one viewer may know it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.agenda import NATURE
from orrery.kernel.events import Event
from orrery.kernel.looking import Line, story
from orrery.kernel.play import Play, Turn
from orrery.kernel.text import CARD, Span, Text, join

ROUND: Final = "round"
"""The kind of event that begins a paragraph of its own."""


def paragraph(lines: list[Line]) -> Text:
    """Lines one after the other, with the card behind them wherever none has named it yet."""
    named: set[str] = set()
    said = []
    for line in lines:
        named |= cards_in(line.text)
        behind = set() if line.because is None else cards_in(line.because)
        said.append(line.text if line.because is None or behind <= named else with_cause(line.text, line.because))
        named |= behind
    return join(" ", said)


def cards_in(text: Text) -> set[str]:
    return {span.ref for span in text.spans if span.kind == CARD}


def with_cause(text: Text, because: Text) -> Text:
    """A line with what is behind it in brackets, before its full stop."""
    *rest, last = text.spans
    words = last.text.removesuffix(".")
    stop = last.text[len(words) :]
    return Text(*rest, last._replace(text=words), Span(" ("), *because.spans, Span(f"){stop}"))


def paragraphs(play: Play, names: list[str], viewer: int, language: str, start: int = 0) -> list[Text]:
    """One paragraph for all that followed from a player's answers in a row."""
    grouped: list[list[Event]] = [[]]
    seat = NATURE
    for turn in play.turns[start:]:
        if turn.seat not in (NATURE, seat):
            grouped.append([])
            seat = turn.seat
        for event in turn.events:
            if event.kind == ROUND:
                grouped.append([])
            grouped[-1].append(event)
    told = [paragraph(story(play.game, events, names, viewer, language)) for events in grouped]
    return [text for text in told if text]


def last_action(turns: list[Turn], seat: int) -> int:
    """Where this seat's previous run of answers begins: the log since then is what it has not seen yet."""
    place = len(turns)
    for mine in (True, False, True):
        while place and (turns[place - 1].seat == NATURE or (turns[place - 1].seat == seat) is mine):
            place -= 1
    return place
