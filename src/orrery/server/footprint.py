"""What a table in memory costs as its game goes on."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from orrery.kernel import LANGUAGES, SPECTATOR, Game, History, Play
from orrery.server.live import KEPT_TURNS, Live, let_nature_answer
from orrery.server.store import SeatRow, TableRow


@dataclass(frozen=True)
class Footprint:
    """A table at the end of a round: how many answers were given, and the bytes that it holds."""

    round: int
    answers: int
    size: int


@dataclass(frozen=True)
class Looking:
    """How long it takes to look back, in seconds: to read a whole game anew, and one position of it in the middle."""

    opening: float
    step: float


def table_of(game: Game, players: int, seed: str) -> Live:
    """A table as a worker keeps it, at its first question."""
    setup = game.setup(players)
    play = Play(game, setup, KEPT_TURNS)
    row = TableRow("t", game.name, game.version, setup.data(), "", seed, True, True, 0, "", 0, False, 0, "")
    live = Live(row, play)
    live.seats = [SeatRow(seat, f"{seat + 1}", None, None, None) for seat in range(players)]
    let_nature_answer(play, seed)
    return live


def footprints(game: Game, players: int, seed: str = "1") -> list[Footprint]:
    """A game of random answers at which everybody looks, in every language; one entry for each of its rounds.

    What is loaded only once is loaded by a game before it, and does not count.
    """
    for _ in _rounds(game, players, seed):
        pass
    gc.collect()
    tracemalloc.start()
    try:
        return list(_rounds(game, players, seed))
    finally:
        tracemalloc.stop()


def _rounds(game: Game, players: int, seed: str) -> Iterator[Footprint]:
    empty = tracemalloc.get_traced_memory()[0]
    live, rng = table_of(game, players, seed), Random(seed)
    play = live.play
    while pending := play.state.pending():
        now = game.progress(play.state)
        seat = rng.choice(pending).seat
        play.answer(seat, rng.choice(play.state.options(seat)))
        let_nature_answer(play, seed)
        live.forget()
        if not play.state.pending() or game.progress(play.state) > now:
            for language in LANGUAGES:
                for viewer in (*range(players), SPECTATOR):
                    live.view(viewer, language)
            gc.collect()
            yield Footprint(now, play.number, tracemalloc.get_traced_memory()[0] - empty)


def looking_back(game: Game, players: int, seed: str = "1") -> Looking:
    """A whole game of random answers, read anew and stepped through backwards."""
    play, rng = Play(game, game.setup(players), kept=0), Random(seed)
    let_nature_answer(play, seed)
    while pending := play.state.pending():
        seat = rng.choice(pending).seat
        play.answer(seat, rng.choice(play.state.options(seat)))
        let_nature_answer(play, seed)
    begun = time.perf_counter()
    history = History(play.record, check=False)
    opened = time.perf_counter()
    steps = range(history.last, -1, -7)
    for number in steps:
        history.state(number)
    return Looking(opened - begun, (time.perf_counter() - opened) / len(steps))
