"""The club: its tables, who sits at them, and every answer that is given. Any worker can serve any table."""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from orrery.bots import make_bot
from orrery.games import GAMES
from orrery.kernel import NATURE, BadRecord, Game, IllegalAnswer, Phrase, Play, Record, Trouble
from orrery.kernel import replay as replay_record
from orrery.kernel.agenda import Chance
from orrery.kernel.record import UNDO, Answer
from orrery.server.store import AnswerRow, Conflict, SeatRow, Store, TableRow, digest
from orrery.server.view import TableView, view_of

LOG: Final = logging.getLogger("orrery.server")
KEPT_IN_MEMORY: Final = 1000
TALK_LINES: Final = 50
TALK_LENGTH: Final = 300
NAME_LENGTH: Final = 40

NO_TABLE: Final = Phrase("There is no such table.", "Nie ma takiego stołu.")
NO_GAME: Final = Phrase("There is no game “{name}”. Games: {names}.", "Nie ma gry „{name}”. Gry: {names}.")
STALE: Final = Phrase(
    "The table has moved on: you answered number {given}, it is at {now}. Look again and answer then.",
    "Przy stole coś się zmieniło: odpowiadasz na numer {given}, a jest już {now}. Spójrz jeszcze raz i odpowiedz.",
)
SEAT_CHANGED: Final = Phrase(
    "This seat has changed meanwhile. Look again.", "To miejsce w międzyczasie się zmieniło. Spójrz jeszcze raz."
)
NO_UNDO: Final = Phrase("At this table nothing is taken back.", "Przy tym stole niczego się nie cofa.")
NO_TALK: Final = Phrase("Table talk is switched off here.", "Rozmowy przy tym stole są wyłączone.")
EMPTY: Final = Phrase("Say something.", "Napisz coś.")
USED_INVITE: Final = Phrase(
    "This invitation is not valid any more: the seat is taken.", "To zaproszenie już nie działa: miejsce jest zajęte."
)
SEATS_AND_PLAYERS: Final = Phrase(
    "{seats} {seats:seat|seats} for {players} players.", "{seats} {seats:miejsce|miejsca|miejsc} dla {players} graczy."
)


class NotFound(Trouble):
    """There is no such table or seat."""


class Forbidden(Trouble):
    """This is somebody else's to do."""


class Stale(Trouble):
    """The answer was meant for an earlier question."""


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit here: a bot by its name, the person who sets the table up (``you``), or whoever is invited."""

    name: str = ""
    bot: str | None = None
    you: bool = False


@dataclass(frozen=True)
class NewTable:
    """A table just set up, with the secrets that only its maker gets: for own seats and for invitations."""

    id: str
    holders: dict[int, str]
    invites: dict[int, str]


class Live:
    """A table in this worker's memory. The database is the truth; this catches up with it."""

    def __init__(self, table: TableRow, play: Play) -> None:
        self.id = table.id
        self.table = table
        self.play = play
        self.lock = threading.RLock()
        self.notes: dict[int, str] = {}

    @property
    def number(self) -> int:
        return len(self.play.record.answers)


class Club:
    """All tables. Methods are safe to call from several threads and processes."""

    def __init__(self, store: Store, published: Callable[[str], None] = lambda table_id: None) -> None:
        self.store = store
        self.published = published
        """Called with a table's id whenever something has changed there."""
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()

    # Setting up

    def create(
        self,
        game_name: str,
        setup: dict[str, Any],
        name: str,
        seats: Sequence[SeatWish],
        undo: bool = True,
        talk: bool = True,
        seed: str | None = None,
        record: Record | None = None,
    ) -> NewTable:
        """Set up a table; with a record its game goes on from there."""
        game = self._game(game_name)
        checked = game.setup(**setup) if record is None else record.setup
        if len(seats) != checked.players:
            raise Trouble(SEATS_AND_PLAYERS, seats=len(seats), players=checked.players)
        for wish in seats:
            if wish.bot is not None:
                make_bot(wish.bot, game)
        play = Play(game, checked) if record is None else replay_record(record)
        new = NewTable(secrets.token_urlsafe(9), {}, {})
        rows = []
        for seat, wish in enumerate(seats):
            holder = invite = None
            if wish.bot is None and wish.you:
                new.holders[seat] = secrets.token_urlsafe(24)
                holder = digest(new.holders[seat])
            elif wish.bot is None:
                new.invites[seat] = secrets.token_urlsafe(18)
                invite = digest(new.invites[seat])
            rows.append(SeatRow(seat, _clean(wish.name, NAME_LENGTH) or f"{seat + 1}", wish.bot, holder, invite))
        table = TableRow(
            id=new.id,
            game=game.name,
            version=game.version,
            setup=checked.data(),
            name=_clean(name, 80) or game.title.en,
            seed=seed or secrets.token_urlsafe(24),
            undo=undo,
            talk=talk,
            created=int(time.time()),
            start=play.record.start,
            number=0,
            over=False,
            snapshot=json.dumps(play.state.save()),
        )
        self.store.create(table, rows)
        live = Live(table, play)
        past = [AnswerRow(a.seat, a.token, a.hash) for a in live.play.record.answers]
        self._commit(live, 0, [*past, *self._nature(live)])
        return new

    def _game(self, name: str) -> Game:
        if name not in GAMES:
            raise Trouble(NO_GAME, name=name[:40], names=", ".join(GAMES))
        return GAMES[name]

    # Looking

    def newest(self, limit: int = 50) -> list[TableRow]:
        return self.store.newest(limit)

    def seats(self, table_id: str) -> list[SeatRow]:
        return self.store.seats(table_id)

    def live(self, table_id: str) -> Live:
        """The table as the database has it now."""
        with self._lock:
            live = self._tables.get(table_id)
            if live is not None:
                self._tables.move_to_end(table_id)
        if live is None:
            row = self.store.table(table_id)
            if row is None:
                raise NotFound(NO_TABLE)
            live = self._load(row)
            with self._lock:
                live = self._tables.setdefault(table_id, live)
                while len(self._tables) > KEPT_IN_MEMORY:
                    self._tables.popitem(last=False)
        with live.lock:
            self._catch_up(live)
        return live

    def view(self, table_id: str, viewer: int, language: str) -> TableView:
        live = self.live(table_id)
        with live.lock:
            seats = self.store.seats(table_id)
            talk = self.store.talk(table_id, TALK_LINES) if live.table.talk else []
            return view_of(live.table, seats, live.play, talk, viewer, language, live.notes)

    def _load(self, row: TableRow) -> Live:
        game = self._game(row.game)
        rows = self.store.answers(row.id, 0)
        record = Record(game, game.setup(**row.setup), row.start, [answer.answer() for answer in rows[: row.number]])
        play: Play | None = None
        if row.version == game.version:
            try:
                play = replay_record(record)
            except BadRecord as trouble:
                LOG.warning("table %s does not replay: %s", row.id, trouble)
        live = Live(row, play or Play.resume(record, game.load(json.loads(row.snapshot))))
        live.notes = {number: answer.note for number, answer in enumerate(rows, 1) if answer.note}
        return live

    def _catch_up(self, live: Live) -> None:
        """Answers that another worker has written."""
        for row in self.store.answers(live.id, live.number):
            if row.token == UNDO:
                live.play.undo(row.seat)
            else:
                live.play.say(row.seat, row.token)
            if row.note:
                live.notes[live.number] = row.note

    def _forget(self, live: Live) -> None:
        with self._lock:
            self._tables.pop(live.id, None)

    # Answering

    def answer(self, table_id: str, seat: int, token: str, number: int, note: str | None = None) -> int:
        """Answer for a seat; returns the new number once it is on disk, nature's answers included."""
        live = self.live(table_id)
        with live.lock:
            self._check_fresh(live, seat, number)
            first = live.number
            live.play.say(seat, token)
            answer = live.play.record.answers[-1]
            rows = [AnswerRow(answer.seat, answer.token, answer.hash, note), *self._nature(live)]
            if note:
                live.notes[first + 1] = note
            self._commit(live, first, rows)
            return live.number

    def undo(self, table_id: str, seat: int) -> int:
        """Take a seat's last answer back."""
        live = self.live(table_id)
        with live.lock:
            if not live.table.undo:
                raise IllegalAnswer(NO_UNDO)
            first = live.number
            live.play.undo(seat)
            self._commit(live, first, [_row(live.play.record.answers[-1])])
            return live.number

    def _check_fresh(self, live: Live, seat: int, number: int) -> None:
        """An answer is for the question that was seen: since then only others at their own desks may have answered."""
        later = live.play.record.answers[number:] if 0 <= number <= live.number else None
        desk = bool(live.play.state.desks)
        if later is None or any(answer.seat == seat or not desk or answer.seat == NATURE for answer in later):
            raise Stale(STALE, given=str(number), now=str(live.number))

    def _nature(self, live: Live) -> list[AnswerRow]:
        """Let nature answer for as long as it is asked; the table's seed and the answer's number decide."""
        rows = []
        while any(question.seat == NATURE for question in live.play.state.pending()):
            question = live.play.state.question(NATURE)
            assert isinstance(question, Chance)
            chance = Random(f"{live.table.seed}/{live.number}").random()
            live.play.answer(NATURE, question.pick(live.play.state, chance))
            rows.append(_row(live.play.record.answers[-1]))
        return rows

    def _commit(self, live: Live, first: int, rows: list[AnswerRow]) -> None:
        """Nothing is acknowledged before this returns. On a conflict the memory is dropped and the table read anew."""
        if not rows:
            return
        state = live.play.state
        try:
            self.store.append(live.id, first, rows, json.dumps(state.save()), state.outcome() is not None)
        except Conflict:
            self._forget(live)
            now = self.live(live.id).number
            raise Stale(STALE, given=str(first), now=str(now)) from None
        except BaseException:
            self._forget(live)
            raise
        self.published(live.id)

    # Seats

    def held(self, holders: Sequence[str]) -> list[tuple[str, int]]:
        """Every table and seat that these secrets hold."""
        return self.store.held([digest(holder) for holder in holders])

    def viewer(self, table_id: str, holders: Sequence[str]) -> list[int]:
        """The seats of this table that these secrets hold."""
        digests = {digest(holder) for holder in holders}
        return [seat.seat for seat in self.store.seats(table_id) if seat.holder in digests]

    def take(self, table_id: str, invite: str, name: str) -> tuple[int, str]:
        """Sit down by an invitation, once: returns the seat and the secret that holds it from now on."""
        for row in self.store.seats(table_id):
            if row.invite is not None and secrets.compare_digest(row.invite, digest(invite)):
                holder = secrets.token_urlsafe(24)
                taken = replace(
                    row, name=_clean(name, NAME_LENGTH) or row.name, holder=digest(holder), invite=None, bot=None
                )
                try:
                    self.store.change_seat(table_id, row, taken)
                except Conflict:
                    break
                self.published(table_id)
                return row.seat, holder
        raise Forbidden(USED_INVITE)

    def hand_over(self, table_id: str, seat: int, bot: str | None) -> None:
        """Let a bot play a person's seat, or with none give it back."""
        row = self.store.seats(table_id)[seat]
        if bot is not None:
            make_bot(bot, self.live(table_id).play.game)
        try:
            self.store.change_seat(table_id, row, replace(row, bot=bot))
        except Conflict:
            raise Stale(SEAT_CHANGED) from None
        self.published(table_id)

    def rematch(self, table_id: str, you: int) -> NewTable:
        """The same table once more; the other people are invited anew."""
        table = self.live(table_id).table
        wishes = [SeatWish(row.name, row.bot, row.seat == you) for row in self.store.seats(table_id)]
        return self.create(table.game, table.setup, table.name, wishes, table.undo, table.talk)

    # Talk, records, reports

    def say(self, table_id: str, seat: int, text: str) -> None:
        live = self.live(table_id)
        if not live.table.talk:
            raise Forbidden(NO_TALK)
        text = _clean(text, TALK_LENGTH)
        if not text:
            raise Trouble(EMPTY)
        self.store.say(table_id, self.store.seats(table_id)[seat].name, seat, text)
        self.published(table_id)

    def record(self, table_id: str, viewer: int) -> dict[str, Any]:
        """The whole record when the game is over; before, only what the viewer may know of it."""
        live = self.live(table_id)
        with live.lock:
            if live.play.state.outcome() is not None:
                return live.play.record.data()
            events = [[event.masked(viewer).data() for event in turn.events] for turn in live.play.turns]
            return {
                "format": "orrery-view-1",
                "game": live.table.game,
                "version": live.table.version,
                "setup": live.table.setup,
                "viewer": viewer,
                "number": live.number,
                "state": live.play.state.masked(viewer).save(),
                "events": events,
            }

    def report(self, table_id: str, viewer: int, number: int, text: str) -> None:
        """Keep what a reader thinks is wrong with the rules, with the record as that reader may know it."""
        text = _clean(text, 2000)
        if not text:
            raise Trouble(EMPTY)
        self.store.report(table_id, number, text, self.record(table_id, viewer))


def _row(answer: Answer) -> AnswerRow:
    return AnswerRow(answer.seat, answer.token, answer.hash)


def _clean(text: str, length: int) -> str:
    """One line of printable text, not longer than allowed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length]
