"""The log: what happened, as one viewer may know it."""

from __future__ import annotations

from orrery.kernel import NATURE, Event, Play
from orrery.kernel.looking import story
from orrery.kernel.play import Turn


def paragraphs(play: Play, names: list[str], viewer: int, language: str, start: int = 0) -> list[str]:
    """One paragraph for all that followed from a player's answers in a row."""
    found: list[str] = []
    seat = NATURE
    events: list[Event] = []

    def close() -> None:
        said = story(play.game, events, names, viewer, language)
        if said:
            found.append(" ".join([line.text for line in said]))
        events.clear()

    for turn in play.turns[start:]:
        if turn.seat not in (NATURE, seat):
            close()
            seat = turn.seat
        for event in turn.events:
            if event.kind == "round":
                close()
            events.append(event)
    close()
    return found


def last_action(turns: list[Turn], seat: int) -> int:
    """Where this seat's previous run of answers begins: the log since then is what it has not seen yet."""
    place = len(turns)

    def back(mine: bool) -> int:
        here = place
        while here and (turns[here - 1].seat == NATURE or (turns[here - 1].seat == seat) is mine):
            here -= 1
        return here

    for mine in (True, False, True):
        place = back(mine)
    return place
