"""A game from its first answer to its last: what the replay page shows of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any, Final

from orrery.kernel import NATURE, SPECTATOR, TRUTH, Play, Record
from orrery.kernel import replay as replay_record
from orrery.kernel.looking import label
from orrery.kernel.play import Turn
from orrery.server.view import LogLine, TableView
from orrery.web.boards import board_of
from orrery.web.draw import render

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 360, 214, 28, 306, 10, 190
"""The score graph."""
ENDED: Final = re.compile(r"([.!?]|\(×\d+\))$")
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


def course_of(play: Play) -> Course:
    """The course of a game, undone answers included; nothing in it is hidden from anybody."""
    states = {turn.number - 1: turn.before for turn in play.turns}
    states[len(play.record.answers)] = play.state
    rounds: list[int] = []
    scores: list[list[int]] = []
    for number in range(len(play.record.answers) + 1):
        if number in states:
            shown = states[number].masked(SPECTATOR)
            rounds.append(play.game.progress(shown))
            scores.append(shown.scores())
        else:
            rounds.append(rounds[-1] if rounds else 0)
            scores.append(scores[-1] if scores else [0] * play.state.seats)
    reveals = frozenset(turn.number for turn in play.turns if _unseals(turn))
    return Course(rounds, scores, reveals)


def _unseals(turn: Turn) -> bool:
    return turn.on_desk and turn.reveals and any(event.seat not in (NATURE, turn.seat) for event in turn.events)


@dataclass(frozen=True)
class Move:
    """What somebody did, or all at once, and what nature made of it; ``number`` is the position after all that."""

    number: int
    seat: int
    round: int
    texts: list[str]

    @property
    def head(self) -> str:
        return self.texts[0]

    @property
    def text(self) -> str:
        return " ".join(self.texts)


def earlier(play: Play, number: int) -> Play:
    """The answers that stand, up to a number, and the position after them."""
    record = play.record
    turns = [turn for turn in play.turns if turn.number <= number]
    state = play.turns[len(turns)].before if len(turns) < len(play.turns) else play.state
    past = Play.resume(Record(record.game, record.setup, record.start, record.answers[:number]), state)
    past.turns = turns
    return past


def position(play: Play, number: int) -> Play:
    """The game as it stood after so many answers; played again where some of them were taken back later."""
    past = earlier(play, number)
    return past if len(past.turns) == number else replay_record(play.record, number, check=False)


def with_desks(view: TableView, play: Play) -> TableView:
    """Also the answers that were given at desks and told to nobody else yet: one's own, or for open eyes all."""
    told = {line.number for line in view.log}
    found = []
    for turn in play.turns:
        if turn.on_desk and turn.seat >= 0 and turn.number not in told and view.viewer in (turn.seat, TRUTH):
            state = turn.before.masked(view.viewer)
            question = state.question(turn.seat)
            said = label(play.game, state, question, turn.option, view.names, view.language)
            found.append(LogLine(turn.number, turn.seat, [f"{view.names[turn.seat]}: {said}"]))
    return replace(view, log=sorted([*view.log, *found], key=lambda line: line.number)) if found else view


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


def _merged(texts: list[str]) -> list[str]:
    """The same sentence several times in a row once."""
    sentences = [text if ENDED.search(text) else f"{text}." for text in texts]
    counted = [(text, len(list(same))) for text, same in groupby(sentences)]
    return [text if times == 1 else f"{text} (×{times})" for text, times in counted]


@dataclass(frozen=True)
class Line:
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

    lines: list[Line]
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
        Line(
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
