"""A table in play: its page, what is pushed to it, and what its reader does there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from orrery.kernel import LANGUAGES, SPECTATOR, TRUTH, Phrase, Trouble, replay
from orrery.server.api import (
    COOKIE,
    MOST_SEATS,
    Secrets,
    TableId,
    TheClub,
    acting_seat,
    secrets_of,
)
from orrery.server.api import undo as take_back
from orrery.server.club import Club, Forbidden, NewTable, SeatWish, Stale
from orrery.server.hub import Hub
from orrery.server.messages import AnswerIn, SeatChoice
from orrery.server.view import TableView, view_of
from orrery.web import lobby
from orrery.web.boards import BOARDS
from orrery.web.boards.board import regions
from orrery.web.draw import render
from orrery.web.look import YEAR, look_of
from orrery.web.pages import NAME_COOKIE, home_page, invite_page, look, page, read_form, replay_page, replay_regions
from orrery.web.replay import Replay, course_of, eyes_of, previous_stop
from orrery.web.text import WORDS

router = APIRouter(include_in_schema=False)
BOT: Final = "greedy"
NOT_OVER: Final = Phrase("The game is not over yet.", "Gra jeszcze się nie skończyła.")


# Whose eyes


def facing(club: Club, table_id: str, secrets: list[str], wanted: int | None) -> tuple[int, int | None]:
    """The seat to show and, where several people share a screen, the seat to draw the curtain for."""
    held = club.viewer(table_id, secrets)
    if not held:
        return SPECTATOR, None
    if len(held) == 1:
        return held[0], None
    pending = [question.seat for question in club.live(table_id).play.state.pending()]
    asked = [seat for seat in held if seat in pending]
    if wanted in held and (not asked or wanted in asked):
        return wanted, None
    return SPECTATOR, asked[0] if asked else held[0]


def title_of(view: TableView) -> str:
    words = WORDS[view.language]
    title = f"{view.table.name} · Orrery"
    return f"● {words.one('Your turn')} · {title}" if view.question is not None else title


def message(view: TableView, curtain: int | None) -> dict[str, Any]:
    """What is pushed to a page: every region as it is now."""
    values = {"view": view, "curtain": curtain}
    parts = regions(BOARDS[view.game.name], view)
    if curtain is not None:
        parts = {"r-top": parts["r-top"], "main": render(view.language, "table_curtain.html", **values)}
    parts["r-tools"] = render(view.language, "table_tools.html", **values)
    return {
        "number": view.number,
        "title": title_of(view),
        "turn": view.question is not None,
        "said": view.asks,
        "regions": parts,
    }


# Pages


@router.get("/tables/{table_id}")
def table(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> HTMLResponse:
    viewer, curtain = facing(club, table_id, secrets, seat)
    view = club.view(table_id, viewer, look(request).language)
    board = BOARDS[view.game.name]
    values = board.context(view)
    return page(request, "table.html", **{**values, "board": board, "curtain": curtain, "title": title_of(view)})


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, seat: int | None = None, lang: str = "") -> None:
    """Pushes the regions of a page whenever something changes, and all of them when asked; in the page's language."""
    club: Club = socket.app.state.club
    hub: Hub = socket.app.state.hub
    secrets = secrets_of(socket)
    language = lang if lang in LANGUAGES else look_of(socket.cookies).language

    def seen() -> dict[str, Any]:
        viewer, curtain = facing(club, table_id, secrets, seat)
        return message(club.view(table_id, viewer, language), curtain)

    await socket.accept()
    event = hub.join(table_id)
    try:
        await asyncio.gather(_push(socket, event, seen), _asks(socket, event))
    except (WebSocketDisconnect, RuntimeError):
        return
    except Trouble as trouble:
        await socket.close(4404, trouble.say(language)[:100])
    finally:
        hub.leave(table_id, event)


async def _push(socket: WebSocket, event: asyncio.Event, seen: Callable[[], dict[str, Any]]) -> None:
    while True:
        event.clear()
        await socket.send_json(await run_in_threadpool(seen))
        await event.wait()


async def _asks(socket: WebSocket, event: asyncio.Event) -> None:
    """Whatever the page says means that it wants to see everything again."""
    while True:
        await socket.receive_text()
        event.set()


# Answers


@router.post("/tables/{table_id}/answers")
def answer(club: TheClub, table_id: TableId, secrets: Secrets, given: AnswerIn) -> JSONResponse:
    seat = acting_seat(club, table_id, secrets, given.seat)
    return JSONResponse({"number": club.answer(table_id, seat, given.token, given.number)})


@router.post("/tables/{table_id}/undo")
async def undo(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> JSONResponse:
    body = await request.json()
    given = SeatChoice(seat=body.get("seat") if isinstance(body, dict) else None)
    done = await run_in_threadpool(take_back, club, table_id, secrets, given)
    return JSONResponse({"number": done.number})


# Setting up and sitting down


def with_seats(request: Request, response: Response, holders: list[str], name: str = "") -> Response:
    """Keep the secrets of seats where only the server reads them."""
    kept = [*holders, *secrets_of(request)][:MOST_SEATS]
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, ".".join(kept), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    if name:
        response.set_cookie(NAME_COOKIE, name, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def welcome(request: Request, club: Club, new: NewTable, name: str = "") -> Response:
    """To the new table, or first to the links that its maker has to send."""
    if not new.invites:
        return with_seats(request, RedirectResponse(f"/tables/{new.id}", 303), list(new.holders.values()), name)
    base = str(request.base_url).rstrip("/")
    links = [(seat, f"{base}/tables/{new.id}/invite/{secret}") for seat, secret in new.invites.items()]
    shown = page(request, "invites.html", table=club.live(new.id).table, links=links)
    return with_seats(request, shown, list(new.holders.values()), name)


@router.post("/tables")
async def create(request: Request, club: TheClub, secrets: Secrets) -> Response:
    form = await read_form(request)
    wanted = lobby.read_form(form, look(request).language)

    def make() -> Response:
        try:
            new = club.create(**vars(wanted))
        except Trouble as trouble:
            said = trouble.say(look(request).language)
            return home_page(request, club, club.held(secrets), wanted.game_name, said, 422)
        return welcome(request, club, new, form.get("name1", "")[:40])

    return await run_in_threadpool(make)


@router.get("/tables/{table_id}/invite/{secret}")
def invited(request: Request, club: TheClub, table_id: TableId, secret: str) -> HTMLResponse:
    view = club.view(table_id, SPECTATOR, look(request).language)
    return invite_page(request, view, f"/tables/{table_id}/invite/{secret}")


@router.post("/tables/{table_id}/invite/{secret}")
async def sit_down(request: Request, club: TheClub, table_id: TableId, secret: str) -> Response:
    name = (await read_form(request)).get("name", "")

    def sit() -> Response:
        try:
            _, holder = club.take(table_id, secret, name)
        except Forbidden as trouble:
            language = look(request).language
            view = club.view(table_id, SPECTATOR, language)
            return invite_page(request, view, str(request.url.path), trouble.say(language), 403)
        return with_seats(request, RedirectResponse(f"/tables/{table_id}", 303), [holder], name[:40])

    return await run_in_threadpool(sit)


# At the table


def back_to(table_id: str) -> RedirectResponse:
    return RedirectResponse(f"/tables/{table_id}", 303)


@router.post("/tables/{table_id}/seats/{seat}")
async def hand_over(request: Request, club: TheClub, table_id: TableId, secrets: Secrets, seat: int) -> Response:
    bot = (await read_form(request)).get("bot") or None

    def change() -> Response:
        club.hand_over(table_id, acting_seat(club, table_id, secrets, seat), bot)
        return back_to(table_id)

    return await run_in_threadpool(change)


@router.post("/tables/{table_id}/talk")
async def talk(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    form = await read_form(request)

    def say() -> Response:
        held = club.viewer(table_id, secrets)
        club.say(table_id, acting_seat(club, table_id, secrets, held[0] if held else None), form.get("text", ""))
        return back_to(table_id)

    return await run_in_threadpool(say)


@router.post("/tables/{table_id}/rematch")
def rematch(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    held = club.viewer(table_id, secrets)
    you = acting_seat(club, table_id, secrets, held[0] if held else None)
    return welcome(request, club, club.rematch(table_id, you))


@router.post("/tables/{table_id}/reports")
async def report(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    form = await read_form(request)
    number = form.get("number", "0")

    def keep() -> Response:
        viewer, _ = facing(club, table_id, secrets, None)
        club.report(table_id, viewer, int(number) if number.isdecimal() else 0, form.get("text", ""))
        return RedirectResponse(f"/tables/{table_id}/replay?at={number}", 303)

    return await run_in_threadpool(keep)


# Replay


def replay_of(club: Club, table_id: str, secrets: list[str], at: int | None, eyes: str, language: str) -> Replay:
    """One position of a game; other eyes than one's own open only when the game is over."""
    now = club.live(table_id)
    with now.lock:
        play = now.play
        over = play.state.outcome() is not None
        own, _ = facing(club, table_id, secrets, None)
        viewer = eyes_of(eyes, play.state.seats) if eyes else (TRUTH if over else own)
        if not over and viewer != own:
            viewer = SPECTATOR
        course = course_of(play)
        number = course.last if at is None else max(0, min(at, course.last))
        seats = club.seats(table_id)
        whole = view_of(now.table, seats, play, [], viewer, language)
        stop = previous_stop(whole.log, course, number)
        shown = view_of(now.table, seats, replay(play.record, number, check=False), [], viewer, language)
        before = view_of(now.table, seats, replay(play.record, stop, check=False), [], viewer, language)
    return Replay(shown, before if number else None, whole.log, course, number, over)


@router.get("/tables/{table_id}/replay")
def replay_table(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    at: Annotated[int | None, Query(ge=0)] = None,
    eyes: Annotated[str, Query(max_length=5)] = "",
) -> HTMLResponse:
    return replay_page(request, replay_of(club, table_id, secrets, at, eyes, look(request).language))


@router.get("/tables/{table_id}/replay/at/{number}")
def replay_position(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    number: int,
    eyes: Annotated[str, Query(max_length=5)] = "",
) -> JSONResponse:
    return replay_regions(replay_of(club, table_id, secrets, max(0, number), eyes, look(request).language))


@router.post("/tables/{table_id}/branch")
async def branch(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    """Play on from a position of a finished game: one's own seat, or the first, against bots."""
    number = (await read_form(request)).get("number", "0")
    language = look(request).language

    def play_on() -> Response:
        now = club.live(table_id)
        if now.play.state.outcome() is None:
            raise Stale(NOT_OVER)
        at = min(int(number) if number.isdecimal() else 0, now.number)
        past = replay(now.play.record, at, check=False).record
        held = club.viewer(table_id, secrets)
        you = held[0] if held else 0
        names = [row.name for row in club.seats(table_id)]
        seats = [
            SeatWish(lobby.HERE.say(language, n=seat + 1), you=True) if seat == you else SeatWish(names[seat], bot=BOT)
            for seat in range(len(names))
        ]
        return welcome(request, club, club.create(now.table.game, {}, now.table.name, seats, record=past))

    return await run_in_threadpool(play_on)
