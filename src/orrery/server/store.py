"""Storage: the same code on SQLite and PostgreSQL. The unique key of an answer's number is the lock."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, literal, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from orrery.kernel.record import Answer
from orrery.server.schema import ANSWERS, REPORTS, SEATS, TABLES, TALK

CONNECTIONS: Final = 15
"""How many connections a worker keeps open; to open one costs more than most questions."""
REVISION: Final = select(TABLES.c.revision).where(TABLES.c.id == bindparam("id"))


class Conflict(Exception):
    """Somebody else has changed this first."""


def digest(secret: str) -> str:
    """What the database keeps of a secret: nothing that would open a seat."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class SeatRow:
    """Who holds a seat: a bot, a person (by the digest of a secret), or nobody yet."""

    seat: int
    name: str
    bot: str | None
    holder: str | None
    invite: str | None


@dataclass(frozen=True)
class TableRow:
    """A table without its answers."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    name: str
    seed: str
    undo: bool
    talk: bool
    created: int
    start: str
    number: int
    over: bool
    asked: int
    snapshot: str
    revision: int = 0


@dataclass(frozen=True)
class AnswerRow:
    """One answer; ``note`` says who stood in when a bot could not answer itself."""

    seat: int
    token: str
    hash: str
    note: str | None = None

    def answer(self) -> Answer:
        return Answer(self.seat, self.token, self.hash)


@dataclass(frozen=True)
class TalkRow:
    """A line of table talk."""

    id: int
    name: str
    seat: int
    text: str
    at: int


class Store:
    """All that is kept. Every method is one transaction; what it has returned from is on disk."""

    def __init__(self, url: str) -> None:
        self.url = url
        options: dict[str, Any] = {"pool_size": CONNECTIONS}
        if make_url(url).get_backend_name() == "sqlite":
            options["connect_args"] = {"timeout": 30}
        self.engine: Engine = create_engine(url, hide_parameters=True, **options)  # an error is logged, a game is not
        self._reads = self.engine
        if self.postgres:  # a single question needs no transaction around it
            self._reads = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            event.listen(self.engine, "connect", _careful_sqlite)

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    def upgrade(self) -> None:
        """Bring the schema up to date, all or nothing."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if self.postgres:
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20261116)")
            else:  # Python's driver begins no transaction for CREATE TABLE by itself
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    # Tables

    def create(self, table: TableRow, seats: Sequence[SeatRow], answers: Sequence[AnswerRow]) -> None:
        """A table with its first answers: it is there and dealt, or it is not there."""
        with self.engine.begin() as connection:
            connection.execute(insert(TABLES).values(vars(table)))
            connection.execute(insert(SEATS), [{"table_id": table.id, **vars(seat)} for seat in seats])
            if answers:
                connection.execute(insert(ANSWERS), _numbered(table.id, 0, answers))

    def table(self, table_id: str) -> TableRow | None:
        with self._reads.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
        return None if row is None else TableRow(**row)

    def newest(self, limit: int) -> list[TableRow]:
        with self._reads.connect() as connection:
            rows = connection.execute(select(TABLES).order_by(TABLES.c.created.desc()).limit(limit)).mappings()
            return [TableRow(**row) for row in rows]

    def waiting_for_bots(self, table_id: str | None = None) -> list[str]:
        """Tables that are not over and where a bot owes an answer; of all tables, or of one."""
        asked = TABLES.c.asked.bitwise_and(literal(1).bitwise_lshift(SEATS.c.seat)) != 0
        wanted = select(TABLES.c.id).join(SEATS).where(TABLES.c.over.is_(False), SEATS.c.bot.is_not(None), asked)
        if table_id is not None:
            wanted = wanted.where(TABLES.c.id == table_id)
        with self._reads.connect() as connection:
            return list(connection.execute(wanted.distinct()).scalars())

    def revision(self, table_id: str) -> int | None:
        """How often the table has changed; whoever has seen this revision has seen everything."""
        with self._reads.connect() as connection:
            return connection.execute(REVISION, {"id": table_id}).scalar()

    # Answers

    def answers(self, table_id: str, after: int) -> list[AnswerRow]:
        """The answers that follow the first ``after`` ones."""
        columns = (ANSWERS.c.seat, ANSWERS.c.token, ANSWERS.c.hash, ANSWERS.c.note)
        wanted = select(*columns).where(ANSWERS.c.table_id == table_id, ANSWERS.c.number > after)
        with self._reads.connect() as connection:
            return [AnswerRow(**row) for row in connection.execute(wanted.order_by(ANSWERS.c.number)).mappings()]

    def append(
        self, table_id: str, number: int, rows: Sequence[AnswerRow], snapshot: str, over: bool, asked: int
    ) -> int:
        """Add answers after the first ``number`` ones, all or none; ``Conflict`` if those places are taken."""
        now = {"number": number + len(rows), "over": over, "asked": asked, "snapshot": snapshot}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(ANSWERS), _numbered(table_id, number, rows))
                return self._changed(connection, table_id, **now)
        except IntegrityError as error:
            raise Conflict from error

    def _changed(self, connection: Connection, table_id: str, **now: Any) -> int:
        """Every change at a table ends with this: it counts it, and tells the other workers."""
        change = update(TABLES).where(TABLES.c.id == table_id).values(revision=TABLES.c.revision + 1, **now)
        revision: int = connection.execute(change.returning(TABLES.c.revision)).scalar_one()
        if self.postgres:
            connection.exec_driver_sql("SELECT pg_notify('orrery', %s)", (table_id,))
        return revision

    # Seats

    def seats(self, table_id: str) -> list[SeatRow]:
        columns = (SEATS.c.seat, SEATS.c.name, SEATS.c.bot, SEATS.c.holder, SEATS.c.invite)
        wanted = select(*columns).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self._reads.connect() as connection:
            return [SeatRow(**row) for row in connection.execute(wanted).mappings()]

    def held(self, digests: Sequence[str]) -> list[tuple[str, int]]:
        wanted = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.holder.in_(digests))
        wanted = wanted.order_by(SEATS.c.table_id, SEATS.c.seat)
        with self._reads.connect() as connection:
            return [(table_id, seat) for table_id, seat in connection.execute(wanted)]

    def change_seat(self, table_id: str, before: SeatRow, after: SeatRow) -> None:
        """Change a seat that nobody has changed meanwhile; ``Conflict`` otherwise."""
        same = [SEATS.c[column].is_not_distinct_from(value) for column, value in vars(before).items()]
        with self.engine.begin() as connection:
            changed = connection.execute(update(SEATS).where(SEATS.c.table_id == table_id, *same).values(vars(after)))
            if changed.rowcount != 1:
                raise Conflict
            self._changed(connection, table_id)

    # Talk and reports

    def say(self, table_id: str, name: str, seat: int, text: str) -> None:
        values = {"table_id": table_id, "name": name, "seat": seat, "text": text, "at": int(time.time())}
        with self.engine.begin() as connection:
            connection.execute(insert(TALK).values(values))
            self._changed(connection, table_id)

    def talk(self, table_id: str, limit: int) -> list[TalkRow]:
        """The newest lines, oldest first."""
        columns = (TALK.c.id, TALK.c.name, TALK.c.seat, TALK.c.text, TALK.c.at)
        wanted = select(*columns).where(TALK.c.table_id == table_id).order_by(TALK.c.id.desc()).limit(limit)
        with self._reads.connect() as connection:
            return [TalkRow(**row) for row in connection.execute(wanted).mappings()][::-1]

    def report(self, table_id: str, number: int, text: str, record: dict[str, Any]) -> None:
        values = {"table_id": table_id, "number": number, "text": text, "record": record, "at": int(time.time())}
        with self.engine.begin() as connection:
            connection.execute(insert(REPORTS).values(values))


def _numbered(table_id: str, after: int, rows: Sequence[AnswerRow]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "number": number, **vars(row)} for number, row in enumerate(rows, after + 1)]


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Nothing acknowledged is lost to a crash, and readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
