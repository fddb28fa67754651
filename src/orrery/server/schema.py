"""The tables of the database. Answers are only ever added; everything else follows from them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("name", String(80), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("start", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("asked", Integer, nullable=False, server_default="-1"),  # a bit per seat that owes an answer; -1: not known
    Column("snapshot", Text, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),  # counts every change: answers, seats, talk
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("holder", String(64), index=True),
    Column("invite", String(64), index=True),
    PrimaryKeyConstraint("table_id", "seat"),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(120), nullable=False),
    Column("hash", String(16), nullable=False),
    Column("note", String(80)),
    PrimaryKeyConstraint("table_id", "number"),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("record", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)
