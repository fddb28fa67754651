"""The JSON API: everything a page can do, an outside bot or client can do as well."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from anyio import to_thread
from fastapi import APIRouter, Depends, Path, Query, Request, WebSocket
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from orrery.bots import BOTS
from orrery.games import GAMES
from orrery.kernel import Phrase, Record, Trouble
from orrery.kernel.looking import Choice
from orrery.kernel.text import AMOUNT, SEAT, WORDS, Span, Text
from orrery.server.club import Club, Forbidden, NewTable, NotFound, SeatWish, Stale
from orrery.server.driver import Driver
from orrery.server.guard import Elsewhere, TooBig, TooFast
from orrery.server.hub import Hub
from orrery.server.language import LANGUAGE_COOKIE, negotiate
from orrery.server.messages import (
    AnswerIn,
    BotIn,
    Complaint,
    GameOut,
    HintOut,
    JoinIn,
    JoinOut,
    LineOut,
    LogOut,
    NumberOut,
    OptionOut,
    PassageOut,
    ReportIn,
    SeatChoice,
    SeatOut,
    TableIn,
    TableLine,
    TableOut,
    TalkIn,
    ViewOut,
)
from orrery.server.pushing import keep_told
from orrery.server.rights import Secrets, acting_seat, held_seats, secrets_of, speaking_seat, undoing_seat, viewing_seat
from orrery.server.view import LogLine, TableView

LONGEST_WAIT: Final = 30.0
LOG_LINES: Final = 100
FORM: Final = '{"number": n, "token": "..."}'
SEND_THIS: Final = Phrase("Send {form}.", "Wyślij {form}.")


def _spans(text: Text) -> list[dict[str, str | int]]:
    """What stands for something keeps its kind; a sentence of mere words has no parts."""
    if all(span.kind == WORDS for span in text.spans):
        return []
    return [_part(span) for span in text.spans]


def _part(span: Span) -> dict[str, str | int]:
    found: dict[str, str | int] = {"text": span.text}
    if span.kind != WORDS:
        found["kind"] = span.kind
    if span.ref:
        found["ref"] = span.ref
    if span.kind in (SEAT, AMOUNT):
        found["n"] = span.n
    return found


def _option(choice: Choice) -> OptionOut:
    return OptionOut(
        token=choice.token,
        label=choice.label,
        help=choice.help,
        refusal=choice.refusal,
        kind=choice.kind,
        spans=_spans(choice.label),
    )


def _told(turn: LogLine) -> LogOut:
    lines = [
        LineOut(seat=line.seat, kind=line.kind, text=line.text, because=line.because, spans=_spans(line.text))
        for line in turn.told
    ]
    return LogOut(number=turn.number, seat=turn.seat, text=turn.text, lines=lines)


def view_out(view: TableView) -> ViewOut:
    return ViewOut(
        id=view.table.id,
        game=view.table.game,
        name=view.table.name,
        number=view.number,
        viewer=view.viewer,
        seats=[SeatOut(**vars(seat)) for seat in view.seats],
        waiting=view.waiting,
        question=None if view.question is None else type(view.question).__name__,
        asks=view.asks,
        topic="" if view.asked is None else view.asked.topic,
        path=[] if view.asked is None else list(view.asked.path),
        note="" if view.asked is None else view.asked.note,
        options=[_option(choice) for choice in view.choices],
        undo=view.undo,
        log=[_told(line) for line in view.log[-LOG_LINES:]],
        over=view.over,
        situation=[PassageOut(title=passage.title, lines=list(passage.lines)) for passage in view.situation],
        scores=view.state.scores(),
        places=view.state.outcome(),
        state=view.state.save(),
    )


# Who asks, and in which language


async def club_of(request: Request) -> Club:
    club: Club = request.app.state.club
    return club


def language_of(connection: HTTPConnection) -> str:
    chosen = connection.query_params.get("lang") or connection.cookies.get(LANGUAGE_COOKIE)
    return negotiate(chosen, connection.headers.get("accept-language", ""))


async def their_language(request: Request) -> str:
    return language_of(request)


# Asynchronous, though nothing waits here: a plain function would cost a trip to another thread.
TheClub = Annotated[Club, Depends(club_of)]
Lang = Annotated[str, Depends(their_language)]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


STATUS: Final[tuple[tuple[type[Trouble], int], ...]] = (
    (NotFound, 404),
    (Forbidden, 403),
    (Elsewhere, 403),
    (Stale, 409),
    (TooBig, 413),
    (TooFast, 429),
    (Trouble, 422),
)


def status_of(trouble: Trouble) -> int:
    return next(code for kind, code in STATUS if isinstance(trouble, kind))


def complain(request: Request, trouble: Exception) -> JSONResponse:
    """A trouble as one sentence in the asker's language; it may repeat something that nobody can write."""
    assert isinstance(trouble, Trouble)
    said = trouble.say(language_of(request)).encode("utf-8", "replace").decode()
    return JSONResponse({"error": said}, status_of(trouble))


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Complaint} for code in (400, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games")
def games(lang: Lang) -> list[GameOut]:
    """The games of the house, with their variants and bots."""
    return [
        GameOut(
            name=game.name,
            title=game.title.say(lang),
            least=game.least,
            most=game.most,
            version=game.version,
            variants=[variant.name for variant in game.variants],
            bots=list(BOTS),
        )
        for game in GAMES.values()
    ]


@router.get("/tables")
def tables(club: TheClub, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> list[TableLine]:
    """The newest tables."""
    return [
        TableLine(
            id=row.id, game=row.game, name=row.name, players=row.setup["players"], number=row.number, over=row.over
        )
        for row in club.newest(limit)
    ]


def _made(new: NewTable) -> TableOut:
    return TableOut(id=new.id, holders=new.holders, invites=new.invites)


@router.post("/tables", status_code=201)
def create(club: TheClub, wish: TableIn) -> TableOut:
    """Set up a table."""
    seats = [SeatWish(seat.name, seat.bot, seat.you) for seat in wish.seats]
    return _made(club.create(wish.game, wish.setup, wish.name, seats, wish.undo, wish.talk, wish.seed))


@router.post("/records", status_code=201)
def import_record(club: TheClub, data: dict[str, Any]) -> TableOut:
    """Set up a table from a record; every seat is open to be taken."""
    record = Record.parse(data, GAMES)
    seats = [SeatWish() for _ in range(record.setup.players)]
    return _made(club.create(record.game.name, {}, record.game.title.en, seats, record=record))


@router.get("/tables/{table_id}")
def table(
    club: TheClub, table_id: TableId, secrets: Secrets, lang: Lang, seat: Annotated[int | None, Query(ge=0)] = None
) -> ViewOut:
    """A table as the asker may see it."""
    return view_out(club.view(table_id, viewing_seat(club, table_id, secrets, seat), lang))


@router.get("/tables/{table_id}/events")
async def wait(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    lang: Lang,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    seat: Annotated[int | None, Query(ge=0)] = None,
) -> ViewOut:
    """The table as soon as it has more answers than ``after``, or after so many seconds."""
    hub: Hub = request.app.state.hub
    event = hub.join(table_id)
    try:
        until = asyncio.get_running_loop().time() + wait
        while True:
            event.clear()
            viewer = await run_in_threadpool(viewing_seat, club, table_id, secrets, seat)
            view = await run_in_threadpool(club.view, table_id, viewer, lang)
            left = until - asyncio.get_running_loop().time()
            if view.number > after or left <= 0 or hub.closing:
                return view_out(view)
            try:
                await asyncio.wait_for(event.wait(), left)
            except TimeoutError:
                return view_out(view)
    finally:
        hub.leave(table_id, event)


@router.post("/tables/{table_id}/join")
def join(club: TheClub, table_id: TableId, wish: JoinIn) -> JoinOut:
    """Sit down by an invitation, which is used up by it."""
    seat, holder = club.take(table_id, wish.invite, wish.name)
    return JoinOut(seat=seat, holder=holder)


@router.post("/tables/{table_id}/answers")
def answer(club: TheClub, table_id: TableId, secrets: Secrets, given: AnswerIn) -> NumberOut:
    """Answer the question that your seat is asked."""
    seat = acting_seat(club, table_id, secrets, given.seat)
    return NumberOut(number=club.answer(table_id, seat, given.token, given.number))


async def advice(request: Request, table_id: str, seat: int) -> list[tuple[str, float, dict[str, str]]]:
    """What a search would do; who waits for a search has a queue of their own, or everybody else would wait as well."""
    driver: Driver = request.app.state.driver
    return await to_thread.run_sync(driver.hints, table_id, seat, limiter=request.app.state.advising)


@router.get("/tables/{table_id}/hints")
async def hints(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    lang: Lang,
    seat: Annotated[int | None, Query(ge=0)] = None,
) -> list[HintOut]:
    """The best options of the question that your seat is asked, found with nothing but what your seat can see."""
    asked = await run_in_threadpool(acting_seat, club, table_id, secrets, seat)
    found = await advice(request, table_id, asked)
    return [HintOut(token=token, chance=chance, reason=reason[lang]) for token, chance, reason in found]


@router.post("/tables/{table_id}/undo")
def undo(club: TheClub, table_id: TableId, secrets: Secrets, given: SeatChoice) -> NumberOut:
    """Take your last answer back."""
    return NumberOut(number=club.undo(table_id, undoing_seat(club, table_id, secrets, given.seat)))


@router.post("/tables/{table_id}/seats/{seat}/bot")
def hand_over(
    club: TheClub, table_id: TableId, seat: Annotated[int, Path(ge=0, le=15)], secrets: Secrets, given: BotIn
) -> NumberOut:
    """Let a bot play your seat; with no bot, take it back."""
    acting_seat(club, table_id, secrets, seat)
    club.hand_over(table_id, seat, given.bot)
    return NumberOut(number=club.live(table_id).number)


@router.post("/tables/{table_id}/rematch", status_code=201)
def rematch(club: TheClub, table_id: TableId, secrets: Secrets) -> TableOut:
    """The same table once more."""
    return _made(club.rematch(table_id, held_seats(club, table_id, secrets)))


@router.post("/tables/{table_id}/talk")
def talk(club: TheClub, table_id: TableId, secrets: Secrets, given: TalkIn) -> NumberOut:
    """Say something at the table."""
    club.say(table_id, speaking_seat(club, table_id, secrets, given.seat), given.text)
    return NumberOut(number=club.live(table_id).number)


@router.get("/tables/{table_id}/record")
def record(club: TheClub, table_id: TableId, secrets: Secrets) -> dict[str, Any]:
    """The record: whole when the game is over, before that what the asker may know."""
    return club.record(table_id, viewing_seat(club, table_id, secrets, None))


@router.post("/tables/{table_id}/reports", status_code=201)
def report(club: TheClub, table_id: TableId, secrets: Secrets, given: ReportIn) -> NumberOut:
    """Report a rules problem."""
    club.report(table_id, viewing_seat(club, table_id, secrets, None), given.number, given.text)
    return NumberOut(number=given.number)


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: TableId) -> None:
    """Sends the table whenever something changes; takes ``{"number": n, "token": t}`` as answers."""
    club: Club = socket.app.state.club
    secrets, language = secrets_of(socket), language_of(socket)
    told = ""

    def look() -> str | None:
        nonlocal told
        before, viewer = told, viewing_seat(club, table_id, secrets, None)
        told = view_out(club.view(table_id, viewer, language)).model_dump_json()
        return told if told != before else None

    def heed(given: AnswerIn) -> None:
        club.answer(table_id, acting_seat(club, table_id, secrets, given.seat), given.token, given.number)

    async def hear(text: str) -> str | None:
        try:
            await run_in_threadpool(heed, AnswerIn.model_validate_json(text))
        except ValueError:  # no JSON, or no such answer
            return Complaint(error=SEND_THIS.say(language, form=FORM)).model_dump_json()
        except Trouble as trouble:
            return Complaint(error=trouble.say(language)).model_dump_json()
        return None

    await keep_told(socket, table_id, language, look, hear, greet=True)
