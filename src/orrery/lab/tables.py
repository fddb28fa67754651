"""The games of an arena as tables for other programs: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from orrery.lab.arena import Played

Row = Mapping[str, Any]


def seat_rows(games: Iterable[Played]) -> list[Row]:
    """A row per seat of each game."""
    rows: list[Row] = []
    for played in games:
        result = played.result
        for seat, bot in enumerate(result.bots):
            rows.append(
                {
                    "game": played.fixture.number,
                    "deal": played.fixture.deal,
                    "seed": result.seed,
                    "seat": seat + 1,
                    "bot": bot,
                    **result.traits[seat],
                    "score": result.scores[seat],
                    "place": result.places[seat],
                    "answers": result.answers,
                    "rounds": result.progress,
                    "built": " ".join(result.built[seat]),
                }
            )
    return rows


def round_rows(games: Iterable[Played]) -> list[Row]:
    """A row per seat and round: the score when the round ended."""
    return [
        {"game": played.fixture.number, "round": number, "seat": seat + 1, "bot": bot, "score": scores[seat]}
        for played in games
        for number, *scores in played.result.rounds
        for seat, bot in enumerate(played.result.bots)
    ]


def time_rows(games: Iterable[Played]) -> list[Row]:
    """A row per seat: how long its bot thought. Apart from the rest, because no two runs agree on it."""
    return [
        {
            "game": played.fixture.number,
            "seat": seat + 1,
            "bot": played.result.bots[seat],
            "answers": pace.answers,
            "seconds": pace.seconds,
            "slowest": pace.slowest,
        }
        for played in games
        for seat, pace in enumerate(played.paces)
    ]


def write_tables(folder: Path, games: Sequence[Played], parquet: bool) -> list[Path]:
    """Write ``games``, ``rounds`` and ``times``; returns the files."""
    written = []
    for name, rows in (("games", seat_rows(games)), ("rounds", round_rows(games)), ("times", time_rows(games))):
        columns = list(dict.fromkeys(column for row in rows for column in row))
        written.append(folder / f"{name}.csv")
        with written[-1].open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, columns)
            writer.writeheader()
            writer.writerows(rows)
        if parquet:
            import pyarrow  # type: ignore[import-untyped]
            from pyarrow.parquet import write_table  # type: ignore[import-untyped]

            written.append(folder / f"{name}.parquet")
            table = pyarrow.table({column: [row.get(column) for row in rows] for column in columns})
            write_table(table, written[-1])
    return written
