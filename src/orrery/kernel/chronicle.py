"""The log of a game in paragraphs, as one viewer may know it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.agenda import NATURE
from orrery.kernel.events import Event
from orrery.kernel.looking import Line, story
from orrery.kernel.play import Play, Turn
from orrery.kernel.text import Phrase, Text, join

BECAUSE: Final = Phrase("{text} ({because})", "{text} ({because})")
ROUND: Final = "round"
"""The kind of event that begins a paragraph of its own."""


def paragraph(lines: list[Line], language: str) -> Text:
    """Lines one after the other, each with the card behind it where it does not name that itself."""
    said = [
        line.text if line.because is None else BECAUSE.say(language, text=line.text, because=line.because)
        for line in lines
    ]
    return join(" ", said)


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
    told = [paragraph(story(play.game, events, names, viewer, language), language) for events in grouped]
    return [text for text in told if text]


def last_action(turns: list[Turn], seat: int) -> int:
    """Where this seat's previous run of answers begins: the log since then is what it has not seen yet."""
    place = len(turns)
    for mine in (True, False, True):
        while place and (turns[place - 1].seat == NATURE or (turns[place - 1].seat == seat) is mine):
            place -= 1
    return place
