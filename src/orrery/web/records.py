"""Opening a saved game: its record comes in by a form and becomes a table with a replay."""

from __future__ import annotations

from pathlib import PureWindowsPath
from typing import Final

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import UploadFile

from orrery.games import GAMES
from orrery.kernel import BadRecord, Phrase, Record, Trouble, replay
from orrery.kernel.record import FORMAT, NOT_A_RECORD
from orrery.server.api import TheClub
from orrery.server.club import Club, NewTable, SeatWish
from orrery.server.rights import Secrets
from orrery.web.lobby import HERE
from orrery.web.pages import home_page, look
from orrery.web.tables import with_seats

router = APIRouter(include_in_schema=False)
NO_FILE: Final = Phrase(
    "Choose a file first: the record of a game, as “Save the record” gives it.",
    "Najpierw wybierz plik: zapis gry, taki jaki daje „Zapisz przebieg gry”.",
)


def read_record(name: str, body: bytes) -> Record:
    """The record in a file; ``BadRecord`` says what is wrong with one that is none."""
    try:
        return Record.read(body.decode(), GAMES, name)
    except UnicodeDecodeError:
        raise BadRecord(NOT_A_RECORD, path=name, format=FORMAT) from None


def open_record(club: Club, name: str, body: bytes, language: str) -> NewTable:
    """A table from a file; whoever opens a game that is not over plays all its seats at one screen."""
    record = read_record(name, body)
    over = replay(record).state.outcome() is not None
    seats = [SeatWish(HERE.say(language, n=seat + 1), you=not over) for seat in range(record.setup.players)]
    return club.create(record.game.name, {}, PureWindowsPath(name).stem, seats, record=record)


@router.post("/records")
async def open_file(request: Request, club: TheClub, secrets: Secrets) -> Response:
    language = look(request).language
    name, body = "", b""
    async with request.form(max_files=1, max_fields=1) as form:
        file = form.get("record")
        if isinstance(file, UploadFile):
            name, body = PureWindowsPath(file.filename or "").name[:80], await file.read()

    def keep() -> Response:
        try:
            if not name:
                raise Trouble(NO_FILE)
            new = open_record(club, name, body, language)
        except Trouble as trouble:
            said = trouble.say(language)
            return home_page(request, club, club.held(secrets), status=422, bad_record=said)
        there = RedirectResponse(f"/tables/{new.id}/replay", 303)
        return with_seats(request, there, list(new.holders.values())) if new.holders else there

    return await run_in_threadpool(keep)
