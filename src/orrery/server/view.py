"""What one viewer may see of a table: the only thing that pages and the API are made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from orrery.bots.levels import title_of
from orrery.kernel import Game, Phrase, Play, Question, State
from orrery.kernel.looking import Choice, asked, story
from orrery.kernel.play import Turn
from orrery.server.store import SeatRow, TableRow, TalkRow

STOOD_IN: Final = Phrase("(In place of the bot “{bot}”.)", "(W zastępstwie bota „{bot}”).")
NO_UNDO: Final = Phrase("At this table nothing is taken back.", "Przy tym stole niczego się nie cofa.")


@dataclass(frozen=True)
class SeatView:
    """Who sits where."""

    seat: int
    name: str
    bot: str | None
    open: bool
    """Nobody sits here yet."""
    you: bool


@dataclass(frozen=True)
class LogLine:
    """What followed from one answer, as the viewer may know it."""

    number: int
    seat: int
    lines: list[str]

    @property
    def text(self) -> str:
        return " ".join(self.lines)


@dataclass(frozen=True)
class TableView:
    """A table through one viewer's eyes, in one language."""

    table: TableRow
    game: Game
    state: State
    viewer: int
    language: str
    seats: list[SeatView]
    number: int
    """How many answers there are; an answer has to name it."""
    question: Question[Any] | None
    """What the viewer is asked, if anything."""
    asks: str
    choices: list[Choice]
    waiting: list[int]
    """The seats that owe an answer."""
    undo: str | None
    """Why the viewer cannot take back an answer now; none if it can be."""
    log: list[LogLine]
    talk: list[TalkRow]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def chances(self) -> list[float]:
        """Each seat's chance of victory, judged from what the viewer can see."""
        return self.game.evaluation.chances(self.state)

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None


class Told:
    """The stories of a table's turns, each told only once for every viewer and language."""

    def __init__(self) -> None:
        self._stories: dict[tuple[int, str, tuple[str, ...]], list[tuple[Turn, list[str]]]] = defaultdict(list)

    def stories(self, play: Play, names: list[str], viewer: int, language: str) -> list[tuple[Turn, list[str]]]:
        """Every turn that stands, with what followed from it as the viewer may know it."""
        told, turns = self._stories[viewer, language, tuple(names)], play.turns
        while told and (len(told) > len(turns) or told[-1][0] is not turns[len(told) - 1]):
            told.pop()  # taken back
        for turn in turns[len(told) :]:
            lines = story(play.game, turn.events, names, viewer, language)
            told.append((turn, [str(line.text) for line in lines]))
        return told


def view_of(
    table: TableRow,
    seats: list[SeatRow],
    play: Play,
    talk: list[TalkRow],
    viewer: int,
    language: str,
    notes: Mapping[int, str] | None = None,
    told: Told | None = None,
) -> TableView:
    """Put together what this viewer may see; ``notes`` name the bots in whose place another one answered."""
    game = play.game
    state = play.state.masked(viewer)
    names = [seat.name for seat in seats]
    waiting = [question.seat for question in play.state.pending() if question.seat >= 0]
    question = state.question(viewer) if viewer in waiting else None
    seen = None if question is None else asked(game, state, question, names, language)
    refusal = play.undo_refusal(viewer) if table.undo else NO_UNDO
    log = []
    for turn, lines in (told or Told()).stories(play, names, viewer, language):
        if notes and turn.number in notes:
            lines = [*lines, STOOD_IN.say(language, bot=title_of(notes[turn.number], language))]
        if lines:
            log.append(LogLine(turn.number, turn.seat, lines))
    return TableView(
        table=table,
        game=game,
        state=state,
        viewer=viewer,
        language=language,
        seats=[
            SeatView(seat.seat, seat.name, seat.bot, seat.bot is None and seat.holder is None, seat.seat == viewer)
            for seat in seats
        ],
        number=len(play.record.answers),
        question=question,
        asks="" if seen is None else seen.text,
        choices=[] if seen is None else seen.choices,
        waiting=waiting,
        undo=None if refusal is None else refusal.say(language),
        log=log,
        talk=talk,
    )
