"""The log of a game in paragraphs, as one viewer may know it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.agenda import NATURE
from orrery.kernel.events import Event
from orrery.kernel.looking import Line, cards_in, story
from orrery.kernel.play import Play, Turn
from orrery.kernel.text import Phrase, Text, join

BECAUSE: Final = Phrase("{text} ({because})", "{text} ({because})")
ROUND: Final = "round"
"""The kind of event that begins a paragraph of its own."""


def told(lines: list[Line], language: str) -> list[Text]:
    """Lines that follow from one another, each with the card behind it where none of them has named that yet."""
    found = []
    named: set[str] = set()
    for line in lines:
        cards = set() if line.because is None else cards_in(line.because)
        new = cards - named
        found.append(BECAUSE.say(language, text=line.text, because=line.because) if new else line.text)
        named |= cards | cards_in(line.text)
    return found


def paragraph(lines: list[Line], language: str) -> Text:
    """The same lines as one text."""
    return join(" ", told(lines, language))


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
    texts = [paragraph(story(events, names, viewer, language), language) for events in grouped]
    return [text for text in texts if text]


def last_action(turns: list[Turn], seat: int) -> int:
    """Where this seat's previous run of answers begins: the log since then is what it has not seen yet."""
    place = len(turns)
    for mine in (True, False, True):
        while place and (turns[place - 1].seat == NATURE or (turns[place - 1].seat == seat) is mine):
            place -= 1
    return place
