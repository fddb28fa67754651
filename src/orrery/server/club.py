"""The club: its tables, who sits at them, and every answer that is given. Any worker can serve any table."""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from orrery.bots import BOTS, NO_SUCH_BOT
from orrery.games import find_game
from orrery.kernel import NATURE, BadRecord, History, IllegalAnswer, Phrase, Play, Record, Trouble, fingerprint
from orrery.kernel import replay as replay_record
from orrery.kernel.play import WRONG_HASH
from orrery.kernel.record import VIEW
from orrery.server.live import KEPT_TURNS, Live, asked, let_nature_answer, repeat, row_of
from orrery.server.past import Past
from orrery.server.store import Conflict, SeatRow, Store, TableRow, digest
from orrery.server.view import NO_UNDO, TableView

LOG: Final = logging.getLogger("orrery.server")
KEPT_IN_MEMORY: Final = 1000
TALK_LINES: Final = 50
TALK_LENGTH: Final = 300
NAME_LENGTH: Final = 40
SEED_LENGTH: Final = 80

NO_TABLE: Final = Phrase("There is no such table.", "Nie ma takiego stołu.")
STALE: Final = Phrase(
    "The table has moved on: you answered number {given}, it is at {now}. Look again and answer then.",
    "Przy stole coś się zmieniło: odpowiadasz na numer {given}, a jest już {now}. Spójrz jeszcze raz i odpowiedz.",
)
SEAT_CHANGED: Final = Phrase(
    "This seat has changed meanwhile. Look again.", "To miejsce w międzyczasie się zmieniło. Spójrz jeszcze raz."
)
NO_TALK: Final = Phrase("Table talk is switched off here.", "Rozmowy przy tym stole są wyłączone.")
EMPTY: Final = Phrase("Say something.", "Napisz coś.")
USED_INVITE: Final = Phrase(
    "This invitation is not valid any more: the seat is taken.", "To zaproszenie już nie działa: miejsce jest zajęte."
)
SEATS_AND_PLAYERS: Final = Phrase(
    "{seats} {seats:seat|seats} for {players} {players:player|players}.",
    "{seats} {seats:miejsce|miejsca|miejsc} dla {players} {players:gracza|graczy|graczy}.",
)
SEED_FOR_STRANGERS: Final = Phrase(
    "Who knows the seed knows every card to come: leave it out where somebody is invited.",
    "Kto zna ziarno, zna wszystkie przyszłe karty: pomiń je tam, gdzie kogoś zapraszasz.",
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


def _check_bot(name: str) -> None:
    """Only what the registry offers: a budget that somebody makes up could keep the bots busy for ever."""
    if name not in BOTS:
        raise Trouble(NO_SUCH_BOT, name=name[:40], names=", ".join(BOTS))


class Club:
    """All tables. Methods are safe to call from several threads and processes."""

    def __init__(self, store: Store, published: Callable[[str], None] = lambda table_id: None) -> None:
        self.store = store
        self.published = published
        """Called with a table's id whenever something has changed there."""
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()
        self._past = Past(store)

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
        game = find_game(game_name)
        checked = game.setup(**{"players": 0} | setup) if record is None else record.setup
        if len(seats) != checked.players:
            raise Trouble(SEATS_AND_PLAYERS, seats=len(seats), players=checked.players)
        for wish in seats:
            if wish.bot is not None:
                _check_bot(wish.bot)
        seed = _clean(seed or "", SEED_LENGTH)
        if seed and any(wish.bot is None and not wish.you for wish in seats):
            raise Trouble(SEED_FOR_STRANGERS)
        seed = seed or secrets.token_urlsafe(24)
        play = Play(game, checked, KEPT_TURNS) if record is None else replay_record(record, kept=KEPT_TURNS)
        let_nature_answer(play, seed)
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
            seed=seed,
            undo=undo,
            talk=talk,
            created=int(time.time()),
            start=play.record.start,
            number=play.number,
            over=play.state.outcome() is not None,
            asked=asked(play),
            snapshot=json.dumps(play.state.save()),
        )
        self.store.create(table, rows, [row_of(answer) for answer in play.record.answers])
        self._keep(Live(table, play))
        self.published(new.id)
        return new

    # Looking

    def newest(self, limit: int = 50) -> list[TableRow]:
        return self.store.newest(limit)

    def seats(self, table_id: str) -> list[SeatRow]:
        return self.store.seats(table_id)

    def live(self, table_id: str) -> Live:
        """The table as the database has it now."""
        revision = self.store.revision(table_id)
        with self._lock:
            live = self._tables.get(table_id)
            if live is not None:
                self._tables.move_to_end(table_id)
        if live is None:
            row = self.store.table(table_id)
            if row is None:
                raise NotFound(NO_TABLE)
            live = self._keep(self._load(row))
        with live.lock:
            if revision is not None and revision > live.revision:
                self._catch_up(live)
                live.revision = revision
        return live

    def _keep(self, live: Live) -> Live:
        """Keep a table in memory, unless somebody was faster; the one that was looked at least makes room."""
        with self._lock:
            live = self._tables.setdefault(live.id, live)
            while len(self._tables) > KEPT_IN_MEMORY:
                self._tables.popitem(last=False)
        return live

    def view(self, table_id: str, viewer: int, language: str) -> TableView:
        return self.live(table_id).view(viewer, language)

    def _load(self, row: TableRow) -> Live:
        game = find_game(row.game)
        rows = self.store.answers(row.id, 0)
        record = Record(game, game.setup(**row.setup), row.start, [answer.answer() for answer in rows[: row.number]])
        play: Play | None = None
        if row.version == game.version:
            try:
                play = replay_record(record, check=False, kept=KEPT_TURNS)
                if fingerprint(play.state) != (record.answers[-1].hash if record.answers else record.start):
                    raise BadRecord(WRONG_HASH, number=row.number, token="")
            except BadRecord as trouble:
                LOG.warning("table %s does not replay: %s", row.id, trouble)
        live = Live(row, play or Play.resume(record, game.load(json.loads(row.snapshot)), KEPT_TURNS))
        live.notes = {number: answer.note for number, answer in enumerate(rows, 1) if answer.note}
        live.forget()
        return live

    def _catch_up(self, live: Live) -> None:
        """What others have changed: another worker, or somebody who took a seat or said something."""
        live.seats = self.store.seats(live.id)
        live.talk = self.store.talk(live.id, TALK_LINES) if live.table.talk else []
        for row in self.store.answers(live.id, live.number):
            if not repeat(live.play, row):
                LOG.warning("table %s: answer %s comes from other rules", live.id, live.number)
                table = self.store.table(live.id)
                assert table is not None
                fresh = self._load(table)
                live.play, live.notes = fresh.play, fresh.notes
                return
            if row.note:
                live.notes[live.number] = row.note
        live.forget()

    # Answering

    def answer(self, table_id: str, seat: int, token: str, number: int, note: str | None = None) -> int:
        """Answer for a seat; returns the new number once it is on disk, nature's answers included."""
        while True:
            live = self.live(table_id)
            with live.lock:
                self._check_fresh(live, seat, number)
                try:
                    with self._commit(live, note):
                        live.play.say(seat, token)
                        let_nature_answer(live.play, live.table.seed)
                except Conflict:  # another worker was first; whether that matters is seen when the table is read anew
                    continue
                return live.number

    def undo(self, table_id: str, seat: int) -> int:
        """Take a seat's last answer back."""
        live = self.live(table_id)
        with live.lock:
            if not live.table.undo:
                raise IllegalAnswer(NO_UNDO)
            number = live.number
            try:
                with self._commit(live):
                    live.play.undo(seat)
            except Conflict:
                raise Stale(STALE, given=str(number), now=str(self.live(table_id).number)) from None
            return live.number

    def _check_fresh(self, live: Live, seat: int, number: int) -> None:
        """An answer is for the question that was seen: since then only others at their own desks may have answered."""
        record = live.play.record
        later = record.after(number) if record.first <= number <= live.number else None
        desk = bool(live.play.state.desks)
        if later is None or any(answer.seat == seat or not desk or answer.seat == NATURE for answer in later):
            raise Stale(STALE, given=str(number), now=str(live.number))

    @contextmanager
    def _commit(self, live: Live, note: str | None = None) -> Iterator[None]:
        """What is answered in here is on disk when it ends, or was never answered: memory never runs ahead."""
        play, mark = live.play, live.play.mark()
        first = mark.number
        try:
            yield
            rows = [row_of(answer) for answer in play.record.after(first)]
            rows[0] = replace(rows[0], note=note)
            over = play.state.outcome() is not None
            revision = self.store.append(live.id, first, rows, json.dumps(play.state.save()), over, asked(play))
        except BaseException:
            play.go_back(mark)
            raise
        if revision == live.revision + 1:  # otherwise somebody else has changed something as well
            live.revision = revision
        if note:
            live.notes[first + 1] = note
        live.forget()
        self.published(live.id)

    # Seats

    def held(self, holders: Sequence[str]) -> list[tuple[str, int]]:
        """Every table and seat that these secrets hold."""
        return self.store.held([digest(holder) for holder in holders])

    def seats_held(self, table_id: str, holders: Sequence[str]) -> list[int]:
        """The seats of this table that these secrets hold."""
        return self.live(table_id).held(holders)

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
            _check_bot(bot)
        try:
            self.store.change_seat(table_id, row, replace(row, bot=bot))
        except Conflict:
            raise Stale(SEAT_CHANGED) from None
        self.published(table_id)

    def rematch(self, table_id: str, yours: Sequence[int]) -> NewTable:
        """The same table once more; the other people are invited anew."""
        table = self.live(table_id).table
        wishes = [
            SeatWish(row.name, row.bot if row.holder is None else None, row.seat in yours)
            for row in self.store.seats(table_id)
        ]
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
                return self._past.record(live).data()
            try:
                turns = self._past.history(live).standing(live.number)
            except BadRecord:
                turns = live.play.turns
            events = [[event.masked(viewer).data() for event in turn.events] for turn in turns]
            return {
                "format": VIEW,
                "game": live.table.game,
                "version": live.table.version,
                "setup": live.table.setup,
                "viewer": viewer,
                "number": live.number,
                "state": live.play.state.masked(viewer).save(),
                "events": events,
            }

    def history(self, table_id: str) -> History:
        """A table's game from its first answer to its newest; ``BadRecord`` if it does not replay any more."""
        return self._past.history(self.live(table_id))

    def report(self, table_id: str, viewer: int, number: int, text: str) -> None:
        """Keep what a reader thinks is wrong with the rules, with the record as that reader may know it."""
        text = _clean(text, 2000)
        if not text:
            raise Trouble(EMPTY)
        self.store.report(table_id, number, text, self.record(table_id, viewer))


def _clean(text: str, length: int) -> str:
    """One line of printable text, not longer than allowed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length]
