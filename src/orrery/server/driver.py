"""Bots at the tables: somebody has to answer for them."""

from __future__ import annotations

import json
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import DBAPIError

from orrery.kernel import Phrase
from orrery.server.claims import Claims
from orrery.server.club import Club, Stale
from orrery.server.thinking import Closing, Speechless, ThinkingPool, advise, think

LOG: Final = logging.getLogger("orrery.server")
STAND_IN: Final = "greedy"
NO_HINT: Final = Phrase("No hint came to mind. Try again.", "Nie ma podpowiedzi. Spróbuj jeszcze raz.")


class Driver:
    """Answers for bots until a person is asked or the game is over."""

    def __init__(self, club: Club, processes: int = 1, patience: float = 20.0, every: float = 3.0) -> None:
        self.club = club
        self.every = every
        """Seconds between two looks for tables that another worker has left behind."""
        self._claims = Claims(club.store)
        self._pool = ThinkingPool(processes, patience)
        self._hands = ThreadPoolExecutor(max(2, 2 * processes), thread_name_prefix="driver")
        self._driving: set[str] = set()
        self._again: set[str] = set()
        self._given_up: set[str] = set()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._watch = threading.Thread(target=self._look_around, name="watch", daemon=True)

    def start(self) -> None:
        """Take up every game where a bot is asked and nobody drives it, now and from time to time."""
        self._watch.start()

    def nudge(self, table_id: str) -> None:
        """Something has changed at a table: see whether a bot has to answer there."""
        with self._lock:
            if self._closed.is_set():
                return
            self._given_up.discard(table_id)
            if table_id in self._driving:
                self._again.add(table_id)
                return
            self._driving.add(table_id)
            self._hands.submit(self._drive, table_id)

    def hints(self, table_id: str, seat: int) -> list[tuple[str, float, dict[str, str]]]:
        """What a search would do in a person's place."""
        live = self.club.live(table_id)
        with live.lock:
            number = live.number
            masked = live.play.state.masked(seat)
            masked.question(seat)
            saved = json.dumps(masked.save())
        try:
            return self._pool.ask(advise, live.table.game, saved, seat, f"{number}")
        except (Closing, Speechless) as reason:
            LOG.warning("no hint at table %s: %s", table_id, reason)
            raise Stale(NO_HINT) from None

    def close(self) -> None:
        """Stop all thinking; returns when nobody here touches the database any more."""
        with self._lock:
            self._closed.set()
        self._pool.close()
        self._hands.shutdown(wait=True, cancel_futures=True)
        if self._watch.is_alive():
            self._watch.join()
        self._claims.close()

    def _look_around(self) -> None:
        """A worker that dies leaves its bots unanswered: whoever looks next takes them up."""
        while not self._closed.is_set():
            try:
                for table_id in self.club.store.waiting_for_bots():
                    if table_id not in self._driving and table_id not in self._given_up:
                        self.nudge(table_id)
            except DBAPIError as error:
                LOG.warning("looking for waiting bots failed, trying again: %s", type(error).__name__)
            self._closed.wait(self.every)

    def _drive(self, table_id: str) -> None:
        waiting, claims = self.club.store.waiting_for_bots, self._claims
        try:
            # Looking again after the claim was given back finds what another worker has committed meanwhile.
            answered = True
            while answered and not self._closed.is_set() and waiting(table_id) and claims.take(table_id):
                try:
                    answered = self._answer_all(table_id)
                finally:
                    claims.give_back(table_id)
        except Closing:
            LOG.info("table %s is left to the next worker", table_id)
        except DBAPIError as error:
            LOG.warning("driving table %s failed, trying again: %s", table_id, type(error).__name__)
        except Exception:
            self._given_up.add(table_id)
            LOG.exception("driving table %s failed; the next change there tries again", table_id)
        finally:
            with self._lock:
                self._driving.discard(table_id)
                again = table_id in self._again
                self._again.discard(table_id)
        if again:
            self.nudge(table_id)

    def _answer_all(self, table_id: str) -> bool:
        """Answer while a bot is asked; false if none was."""
        answered = False
        while not self._closed.is_set() and self._answer_one(table_id):
            answered = True
        return answered

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
        name, seed = bots[seat], f"{live.table.seed}/{number}/{seat}"
        note = None
        try:
            token = self._pool.ask(think, live.table.game, masked, seat, name, seed)
        except Speechless as reason:
            LOG.warning("%s stands in for %s at table %s: %s", STAND_IN, name, table_id, reason)
            token = think(live.table.game, masked, seat, STAND_IN, seed)
            note = name
        try:
            self.club.answer(table_id, seat, token, number, note)
        except Stale:
            LOG.info("table %s moved on while %s was thinking", table_id, name)
        return True
