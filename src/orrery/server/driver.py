"""Bots at the tables: they think in processes of their own, so that no page ever waits for one."""

from __future__ import annotations

import json
import logging
import multiprocessing
import threading
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Overrun
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from orrery.bots import make_bot
from orrery.games import GAMES
from orrery.kernel import IllegalAnswer, Trouble
from orrery.server.club import Club, Live, Stale

LOG: Final = logging.getLogger("orrery.server")
STAND_IN: Final = "greedy"


def think(game_name: str, masked: str, seat: int, bot: str, seed: str) -> str:
    """What a bot answers; runs in a worker process and gets nothing but the masked state."""
    game = GAMES[game_name]
    state = game.load(json.loads(masked))
    return game.vocabulary.token(make_bot(bot, game, seed).choose(state, seat))


class Driver:
    """Answers for bots until a person is asked or the game is over."""

    def __init__(self, club: Club, processes: int = 1, patience: float = 20.0) -> None:
        self.club = club
        self.processes = processes
        self.patience = patience
        """Seconds a bot may think about one answer."""
        self._minds = self._new_minds()
        self._hands = ThreadPoolExecutor(max(2, 2 * processes), thread_name_prefix="driver")
        self._driving: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()
        self._closed = False

    def _new_minds(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    def nudge(self, table_id: str) -> None:
        """Something has changed at a table: see whether a bot has to answer there."""
        with self._lock:
            if self._closed:
                return
            if table_id in self._driving:
                self._again.add(table_id)
                return
            self._driving.add(table_id)
        self._hands.submit(self._drive, table_id)

    def nudge_all(self) -> None:
        """After a start: take up every game where a bot was asked when the last worker went down."""
        for table_id in self.club.store.running():
            self.nudge(table_id)

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self._hands.shutdown(wait=False, cancel_futures=True)
        self._stop(self._minds)

    def _drive(self, table_id: str) -> None:
        try:
            while not self._closed and self._answer_one(table_id):
                pass
        except Trouble as trouble:
            LOG.error("no bot could answer at table %s: %s", table_id, trouble)
        except Exception:
            LOG.exception("driving table %s failed; the next change there tries again", table_id)
        finally:
            with self._lock:
                self._driving.discard(table_id)
                again = table_id in self._again
                self._again.discard(table_id)
        if again:
            self.nudge(table_id)

    def _answer_one(self, table_id: str) -> bool:
        """One answer by one bot; false when no bot is asked."""
        live = self.club.live(table_id)
        bots = {row.seat: row.bot for row in self.club.seats(table_id) if row.bot is not None}
        with live.lock:
            number = live.number
            asked = [question.seat for question in live.play.state.pending() if question.seat in bots]
            if not asked:
                return False
            seat = asked[0]
            masked = json.dumps(live.play.state.masked(seat).save())
        name = bots[seat] or STAND_IN
        token, note = self._thought(live, masked, seat, name, number)
        try:
            try:
                self.club.answer(table_id, seat, token, number, note)
            except IllegalAnswer:
                token = think(live.table.game, masked, seat, STAND_IN, f"{number}")
                self.club.answer(table_id, seat, token, number, _note(name))
        except Stale:
            LOG.info("table %s moved on while %s was thinking", table_id, name)
        return True

    def _thought(self, live: Live, masked: str, seat: int, name: str, number: int) -> tuple[str, str | None]:
        """The bot's answer; if it crashes or takes too long, the stand-in's, with a note that says so."""
        seed = f"{live.table.seed}/{number}/{seat}"
        minds = self._minds
        try:
            future: Future[str] = minds.submit(think, live.table.game, masked, seat, name, seed)
            return future.result(timeout=self.patience), None
        except Overrun:
            LOG.warning("%s took longer than %s s at table %s", name, self.patience, live.id)
        except BrokenProcessPool:
            LOG.warning("the process of %s died at table %s", name, live.id)
        except Exception:
            LOG.exception("%s failed at table %s", name, live.id)
            return think(live.table.game, masked, seat, STAND_IN, seed), _note(name)
        with self._lock:
            if self._minds is minds and not self._closed:
                self._minds = self._new_minds()
                self._stop(minds)
        return think(live.table.game, masked, seat, STAND_IN, seed), _note(name)

    def _stop(self, minds: ProcessPoolExecutor) -> None:
        processes: dict[int, Any] = dict(getattr(minds, "_processes", None) or {})
        minds.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.kill()


def _note(name: str) -> str:
    return f"{STAND_IN} ← {name}"
