"""What one viewer may see of a table: the only thing that pages and the API are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orrery.bots.levels import title_of
from orrery.kernel import Game, Phrase, Play, Question, State
from orrery.kernel.events import EVERYBODY
from orrery.kernel.looking import Asked, Choice, Line, asked, situation, story
from orrery.kernel.play import Turn
from orrery.kernel.scene import Passage
from orrery.kernel.text import NOTHING_SAID, Text, join
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
    """Who gave that answer."""
    told: list[Line]
    """Its sentences, each with whom it is about."""

    @property
    def lines(self) -> list[Text]:
        return [line.text for line in self.told]

    @property
    def text(self) -> Text:
        return join(" ", self.lines)


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
    asked: Asked | None
    """The same as people meet it."""
    waiting: list[int]
    """The seats that owe an answer."""
    undo: str | None
    """Why the viewer cannot take back an answer now; none if it can be."""
    log: list[LogLine]
    """Of the newest turns; the whole of it is in the game's history."""
    talk: list[TalkRow]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def asks(self) -> Text:
        return NOTHING_SAID if self.asked is None else self.asked.text

    @property
    def choices(self) -> list[Choice]:
        return [] if self.asked is None else self.asked.choices

    @property
    def chances(self) -> list[float]:
        """Each seat's chance of victory, judged from what the viewer can see."""
        return self.game.evaluation.chances(self.state)

    @property
    def situation(self) -> list[Passage]:
        """What lies on the table, in words, if the game says it."""
        return situation(self.game, self.state, self.viewer, self.names, self.language)

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None


class _ToldTurn:
    """What was told of a turn, by which of its secrets the viewer hears: most turns have none and sound alike."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.secrets = [event for event in turn.events if event.viewers != EVERYBODY]
        self.lines: dict[tuple[bool, ...], list[Line]] = {}

    def told(self, names: list[str], viewer: int, language: str) -> list[Line]:
        heard = tuple([event.masked(viewer) is event for event in self.secrets])
        if heard not in self.lines:
            self.lines[heard] = story(self.turn.events, names, viewer, language)
        return self.lines[heard]


class LogCache:
    """The stories of the turns that a table keeps, each told only once in every language."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._turns: dict[str, dict[int, _ToldTurn]] = {}

    def stories(self, play: Play, names: list[str], viewer: int, language: str) -> list[tuple[Turn, list[Line]]]:
        """Every turn, with what followed from it as the viewer may know it."""
        if names != self._names:
            self._names = names
            self._turns.clear()
        old = self._turns.get(language, {})
        now: dict[int, _ToldTurn] = {}
        for turn in play.turns:
            known = old.get(turn.number)
            now[turn.number] = known if known is not None and known.turn is turn else _ToldTurn(turn)
        self._turns[language] = now
        return [(known.turn, known.told(names, viewer, language)) for known in now.values()]


def log_of(
    play: Play, names: list[str], viewer: int, language: str, notes: Mapping[int, str], cache: LogCache
) -> list[LogLine]:
    """What the viewer may know of the newest turns; ``notes`` name the bots in whose place another one answered."""
    log = []
    for turn, lines in cache.stories(play, names, viewer, language):
        if turn.number in notes:
            said = STOOD_IN.say(language, bot=title_of(notes[turn.number], language))
            lines = [*lines, Line(said, turn.seat, "", None)]
        if lines:
            log.append(LogLine(turn.number, turn.seat, lines))
    return log


def view_of(
    table: TableRow,
    seats: list[SeatRow],
    play: Play,
    talk: Sequence[TalkRow],
    viewer: int,
    language: str,
    notes: Mapping[int, str] | None = None,
    cache: LogCache | None = None,
) -> TableView:
    """What this viewer may see of a game in progress."""
    names = [seat.name for seat in seats]
    log = log_of(play, names, viewer, language, notes or {}, cache or LogCache())
    undo = play.undo_refusal(viewer) if table.undo else NO_UNDO
    return view_at(table, seats, play.game, play.state, play.number, viewer, language, log, undo, talk)


def view_at(
    table: TableRow,
    seats: list[SeatRow],
    game: Game,
    truth: State,
    number: int,
    viewer: int,
    language: str,
    log: list[LogLine],
    undo: Phrase | None = NO_UNDO,
    talk: Sequence[TalkRow] = (),
) -> TableView:
    """Put together what this viewer may see of a position; ``undo`` is why nothing can be taken back there."""
    state = truth.masked(viewer)
    waiting = [question.seat for question in truth.pending() if question.seat >= 0]
    question = state.question(viewer) if viewer in waiting else None
    names = [seat.name for seat in seats]
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
        number=number,
        question=question,
        asked=None if question is None else asked(game, state, question, names, language),
        waiting=waiting,
        undo=None if undo is None else undo.say(language),
        log=log,
        talk=list(talk),
    )
