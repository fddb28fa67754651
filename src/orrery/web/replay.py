"""A game from its first answer to its last: what the replay page shows of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby, islice
from typing import Any, Final

from orrery.kernel import NATURE, SPECTATOR, TRUTH, History
from orrery.kernel.looking import Line, label, story
from orrery.kernel.play import Turn
from orrery.kernel.text import SeatName, Text, join
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import LogLine, TableView, view_at
from orrery.web.boards import board_of
from orrery.web.draw import render

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 360, 214, 28, 306, 10, 190
"""The score graph."""
LABEL: Final = 19
ROOM: Final = 15
"""What the number of a round needs."""


@dataclass(frozen=True)
class Course:
    """How a game went, as everybody could see it; entry n is the position after n answers."""

    rounds: list[int]
    scores: list[list[int]]
    reveals: frozenset[int] = frozenset()
    """The answers after which the sealed ones of several players are told at once."""

    @property
    def last(self) -> int:
        return len(self.rounds) - 1

    def starts(self) -> list[tuple[int, int]]:
        """Each round with the position at which it begins."""
        return [(n, at) for at, n in enumerate(self.rounds) if at == 0 or n != self.rounds[at - 1]]


@lru_cache(maxsize=8)
def course_of(history: History, last: int) -> Course:
    """The course of a game up to a number of answers, undone ones included; nothing in it is hidden from anybody."""
    scores = [state.masked(SPECTATOR).scores() for state in islice(history.walk(), last + 1)]
    reveals = frozenset(turn.number for turn in history.turns if _unseals(turn))
    return Course(history.rounds[: last + 1], scores, reveals)


def _unseals(turn: Turn) -> bool:
    return turn.on_desk and turn.reveals and any(event.seat not in (NATURE, turn.seat) for event in turn.events)


@dataclass(frozen=True)
class Move:
    """What somebody did, or all at once, and what nature made of it; ``number`` is the position after all that."""

    number: int
    seat: int
    round: int
    texts: list[Text]

    @property
    def head(self) -> Text:
        return self.texts[0]

    @property
    def text(self) -> Text:
        return join(" ", self.texts)


@lru_cache(maxsize=16)
def told(history: History, last: int, names: tuple[str, ...], viewer: int, language: str) -> dict[int, LogLine]:
    """What followed from each turn up to a number of answers, also from those taken back later.

    An answer that was given at a desk and told to nobody else yet is there for whoever gave it, and for open eyes.
    """
    found: dict[int, LogLine] = {}
    sealed: dict[int, Turn] = {}
    for turn in history.turns:
        if turn.number > last:
            break
        lines = story(turn.events, list(names), viewer, language)
        if lines:
            found[turn.number] = LogLine(turn.number, turn.seat, lines)
        elif turn.on_desk and turn.seat >= 0 and viewer in (turn.seat, TRUTH):
            sealed[turn.number] = turn
    if sealed:
        for number, truth in enumerate(islice(history.walk(), last), 1):
            if number in sealed:
                turn, state = sealed[number], truth.masked(viewer)
                said = label(history.game, state, state.question(turn.seat), turn.option, list(names), language)
                text = SeatName(turn.seat, names[turn.seat]).said(language) + ": " + said + "."
                found[number] = LogLine(number, turn.seat, [Line(text, turn.seat, "", None)])
    return found


def replay_of(
    table: TableRow, seats: list[SeatRow], history: History, at: int | None, viewer: int, language: str, over: bool
) -> Replay:
    """One position of a game, the last unless told, with all that lies around it."""
    last = history.last
    number = last if at is None else max(0, min(at, last))
    course = course_of(history, last)
    lines = told(history, last, tuple(seat.name for seat in seats), viewer, language)

    def log(turns: list[Turn]) -> list[LogLine]:
        return [lines[turn.number] for turn in turns if turn.number in lines]

    def seen(number: int, turns: list[Turn]) -> TableView:
        return view_at(table, seats, history.game, history.state(number), number, viewer, language, log(turns))

    whole = log(history.standing(last))
    standing = history.standing(number)
    shown, before = seen(number, standing), None
    if number:
        stop = previous_stop(whole, course, number)
        then = next((turn.number - 1 for turn in standing if turn.number > stop), number)
        before = seen(then, [turn for turn in standing if turn.number <= stop])
    return Replay(shown, before, whole, course, number, over)


def moves_of(log: list[LogLine], course: Course) -> list[Move]:
    grouped: list[Move] = []
    for line in log:
        if line.seat < 0 and grouped:
            old = grouped[-1]
            grouped[-1] = Move(line.number, old.seat, old.round, [*old.texts, *line.lines])
        else:
            seat = NATURE if line.number in course.reveals else line.seat
            grouped.append(Move(line.number, seat, course.rounds[min(line.number, course.last)], line.lines))
    return [Move(move.number, move.seat, move.round, _merged(move.texts)) for move in grouped]


def _merged(texts: list[Text]) -> list[Text]:
    """The same sentence several times in a row once."""
    counted = [(text, len(list(same))) for text, same in groupby(texts)]
    return [text if times == 1 else text + f" (×{times})" for text, times in counted]


@dataclass(frozen=True)
class Curve:
    """One player's line in the score graph."""

    seat: int
    past: str
    later: str
    dot: tuple[float, float]
    end: float
    label: float
    score: int


@dataclass(frozen=True)
class Graph:
    """The score of everybody over the game, as coordinates."""

    lines: list[Curve]
    levels: list[tuple[int, float]]
    rounds: list[tuple[int, float]]
    band: tuple[float, float]
    now: float


def graph_of(course: Course, at: int) -> Graph:
    most = max(max(row) for row in course.scores)
    least = min(min(row) for row in course.scores)
    step = next(step for step in (5, 10, 20, 50, 100, 1000) if (most - least) / step <= 6)
    low, high = least // step * step, -(-max(most, least + 1) // step) * step

    def x(number: int) -> float:
        return LEFT + (RIGHT - LEFT) * number / max(1, course.last)

    def y(score: int) -> float:
        return FOOT - (FOOT - TOP) * (score - low) / (high - low)

    def path(seat: int, first: int, last: int) -> str:
        points = [n for n in range(first, last + 1) if n in (first, last) or _turns(course, seat, n)]
        return "M" + "L".join(f"{x(n):.1f} {y(course.scores[n][seat]):.1f}" for n in points)

    ends = sorted((y(score), seat) for seat, score in enumerate(course.scores[-1]))
    labels: dict[int, float] = {}
    free = float(TOP)
    for place, seat in ends:
        labels[seat] = max(place, free)
        free = labels[seat] + LABEL
    over = max(0.0, free - LABEL - FOOT)
    lines = [
        Curve(
            seat + 1,
            path(seat, 0, at),
            path(seat, at, course.last),
            (x(at), y(course.scores[at][seat])),
            y(course.scores[-1][seat]),
            labels[seat] - over,
            course.scores[-1][seat],
        )
        for seat in range(len(course.scores[0]))
    ]
    starts = [*[start for _, start in course.starts()], course.last]
    rounds: list[tuple[int, float]] = []
    for i, (n, start) in enumerate(course.starts()):
        middle = (x(start) + x(starts[i + 1])) / 2
        if n and (not rounds or middle - rounds[-1][1] >= ROOM):
            rounds.append((n, middle))
    here = max(i for i, start in enumerate(starts[:-1]) if start <= at)
    levels = [(value, y(value)) for value in range(low, high + 1, step)]
    return Graph(lines, levels, rounds, (x(starts[here]), x(starts[here + 1]) - x(starts[here])), x(at))


def _turns(course: Course, seat: int, number: int) -> bool:
    """The line bends here."""
    here = course.scores[number][seat]
    return here != course.scores[number - 1][seat] or here != course.scores[min(number + 1, course.last)][seat]


@dataclass(frozen=True)
class Replay:
    """One position of a game through chosen eyes, with all that lies around it."""

    now: TableView
    """The table after ``at`` answers; its viewer says whose eyes these are."""
    before: TableView | None
    """The same one move earlier, to show what has changed."""
    log: list[LogLine]
    """Everything that happened, to its end, through the same eyes."""
    course: Course
    at: int
    over: bool
    """Only then may one look through other eyes and play on."""

    @cached_property
    def moves(self) -> list[Move]:
        return moves_of(self.log, self.course)

    @cached_property
    def move(self) -> Move | None:
        return next((move for move in reversed(self.moves) if move.number <= self.at), None)

    @property
    def round(self) -> int:
        return self.course.rounds[self.at]

    @property
    def eyes(self) -> str:
        return eyes_name(self.now.viewer)


def previous_stop(log: list[LogLine], course: Course, at: int) -> int:
    """The position one move before ``at``."""
    stops = [move.number for move in moves_of(log, course) if move.number <= at]
    return stops[-2] if len(stops) > 1 else 0


def eyes_name(viewer: int) -> str:
    return {TRUTH: "open", SPECTATOR: "watch"}.get(viewer, str(viewer))


def eyes_of(name: str, seats: int) -> int:
    """Whose eyes an address means; the public's if it means nobody's."""
    if name == "open":
        return TRUTH
    return int(name) if name.isdecimal() and len(name) < 3 and int(name) < seats else SPECTATOR


REGIONS: Final = {"r-eyes": "eyes", "r-moment": "moment", "r-lanes": "lanes", "r-graph": "graph"}


def context(replay: Replay) -> dict[str, Any]:
    """What the replay's templates speak of."""
    board = board_of(replay.now.game)
    actor = replay.move.seat if replay.move is not None else NATURE
    return {
        "replay": replay,
        "view": replay.now,
        "moves": replay.moves,
        "graph": graph_of(replay.course, replay.at),
        "eyes_of_seats": [(str(seat.seat), seat.seat + 1, seat.name) for seat in replay.now.seats],
        "board": board,
        **board.lanes.context(replay.now, replay.before, actor),
    }


def regions(replay: Replay) -> dict[str, str]:
    """The parts of the page that differ from position to position, by the ids they replace."""
    values = context(replay)
    return {id: render(replay.now.language, f"replay_{part}.html", **values).strip() for id, part in REGIONS.items()}
