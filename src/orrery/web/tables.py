"""A table in play: its page, what is pushed to it, and what its reader does there."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from orrery.kernel import LANGUAGES, SPECTATOR, TRUTH, Phrase, Trouble
from orrery.server.api import TableId, TheClub, advice
from orrery.server.club import Club, Forbidden, NewTable, NotFound, SeatWish, Stale
from orrery.server.pushing import keep_told
from orrery.server.rights import COOKIE, MOST_SEATS, Secrets, acting_seat, facing, held_seats, secrets_of, speaking_seat
from orrery.server.view import TableView
from orrery.web import lobby
from orrery.web.boards import board_of
from orrery.web.boards.board import Drawing, regions
from orrery.web.draw import render
from orrery.web.look import YEAR, look_of
from orrery.web.pages import NAME_COOKIE, home_page, invite_page, look, page, read_form, replay_page, replay_regions
from orrery.web.replay import Replay, eyes_of, replay_of
from orrery.web.text import words_of

router = APIRouter(include_in_schema=False)
BOT: Final = "medium"
NO_SUCH_SEAT: Final = Phrase("There is no such player to look at.", "Nie ma takiego gracza do obejrzenia.")
TO_WIN: Final = Phrase("{n} % to win · {reason}", "{n} % na wygraną · {reason}")
NOT_OVER: Final = Phrase("The game is not over yet.", "Gra jeszcze się nie skończyła.")


def title_of(view: TableView) -> str:
    words = words_of(view.language)
    title = f"{view.table.name} · Orrery"
    return f"● {words.one('Your turn')} · {title}" if view.question is not None else title


def message(view: TableView, curtain: int | None, drawing: Drawing) -> dict[str, Any]:
    """What is pushed to a page: every region that is not there yet as it is now."""
    values = {"view": view, "curtain": curtain}
    board = board_of(view.game)
    if curtain is None:
        parts = drawing.changes(board, view)
    else:
        parts = drawing.fresh("r-top", regions(board, view)["r-top"])
        parts["main"] = render(view.language, "table_curtain.html", **values)  # without it the page knows it is open
    parts |= drawing.fresh("r-tools", render(view.language, "table_tools.html", **values))
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
    now = club.live(table_id)
    viewer, curtain = facing(now, secrets, seat)
    view = now.view(viewer, look(request).language)
    board = board_of(view.game)
    values = board.context(view)
    return page(request, "table.html", **{**values, "board": board, "curtain": curtain, "title": title_of(view)})


@router.get("/tables/{table_id}/sheets/{seat}")
def look_closer(
    request: Request, club: TheClub, table_id: TableId, secrets: Secrets, seat: int, part: bool = False
) -> HTMLResponse:
    """What everybody may see of one player; with ``part`` only that, to be shown over the table."""
    now = club.live(table_id)
    viewer, _ = facing(now, secrets, None)
    view = now.view(viewer, look(request).language)
    board = board_of(view.game)
    if board.closer is None or not 0 <= seat < len(view.seats):
        raise NotFound(NO_SUCH_SEAT)
    values = {"view": view, **board.closer.context(view, seat)}
    if part:
        return HTMLResponse(render(view.language, board.closer.template, **values))
    return page(request, "look.html", board=board, **values)


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: TableId, seat: int | None = None, lang: str = "") -> None:
    """Pushes all regions of a page when it asks, and those that change whenever they do; in the page's language."""
    club: Club = socket.app.state.club
    secrets = secrets_of(socket)
    language = lang if lang in LANGUAGES else look_of(socket.cookies).language
    drawing = Drawing()

    def seen() -> str:
        now = club.live(table_id)
        viewer, curtain = facing(now, secrets, seat)
        return json.dumps(message(now.view(viewer, language), curtain, drawing), ensure_ascii=False)

    async def hear(text: str) -> None:
        """Whatever the page says means that it wants to see everything."""
        nonlocal drawing
        drawing = Drawing()

    await keep_told(socket, table_id, language, seen, hear, greet=False)


# Hints; answers and what is taken back go straight to the API


@router.get("/tables/{table_id}/hints")
async def hints(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> JSONResponse:
    """The best options, marked on the page where they stand."""
    language = look(request).language
    asked = await run_in_threadpool(acting_seat, club, table_id, secrets, seat)
    view = await run_in_threadpool(club.view, table_id, asked, language)
    labels = {choice.token: choice.label for choice in view.choices}
    found = []
    for token, chance, reason in await advice(request, table_id, asked):
        why = reason[language]
        if len(view.seats) > 1:
            why = TO_WIN.say(language, n=round(100 * chance), reason=why)
        if token in labels:
            found.append({"token": token, "label": labels[token], "why": why})
    return JSONResponse(found)


# Setting up and sitting down


def with_seats(request: Request, response: Response, holders: list[str], name: str = "") -> Response:
    """Keep the secrets of seats where only the server reads them."""
    kept = [*holders, *secrets_of(request)][:MOST_SEATS]
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, ".".join(kept), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    if name:
        response.set_cookie(NAME_COOKIE, quote(name), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
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


def number_in(form: dict[str, str], name: str) -> int:
    """A number that a page has written into its form."""
    given = form.get(name, "")
    return int(given) if given.isdecimal() and len(given) < 7 else 0


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
        seat = speaking_seat(club, table_id, secrets, number_in(form, "seat") if "seat" in form else None)
        club.say(table_id, seat, form.get("text", ""))
        return back_to(table_id)

    return await run_in_threadpool(say)


@router.post("/tables/{table_id}/rematch")
def rematch(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    return welcome(request, club, club.rematch(table_id, held_seats(club, table_id, secrets)))


@router.post("/tables/{table_id}/reports")
async def report(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    form = await read_form(request)
    number = number_in(form, "number")

    def keep() -> Response:
        viewer, _ = facing(club.live(table_id), secrets, None)
        club.report(table_id, viewer, number, form.get("text", ""))
        return RedirectResponse(f"/tables/{table_id}/replay?at={number}&reported=yes", 303)

    return await run_in_threadpool(keep)


# Replay


def look_back(club: Club, table_id: str, secrets: list[str], at: int | None, eyes: str, language: str) -> Replay:
    """One position of a game; other eyes than one's own open only when the game is over."""
    now = club.live(table_id)
    history = club.history(table_id)
    state = now.play.state
    over = state.outcome() is not None
    own, _ = facing(now, secrets, None)
    viewer = eyes_of(eyes, state.seats) if eyes else (TRUTH if over else own)
    if not over and viewer != own:
        viewer = SPECTATOR
    return replay_of(now.table, club.seats(table_id), history, at, viewer, language, over)


@router.get("/tables/{table_id}/replay")
def replay_table(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    at: Annotated[int | None, Query(ge=0)] = None,
    eyes: Annotated[str, Query(max_length=5)] = "",
    reported: Annotated[str, Query(max_length=5)] = "",
) -> HTMLResponse:
    shown = look_back(club, table_id, secrets, at, eyes, look(request).language)
    return replay_page(request, shown, reported == "yes")


@router.get("/tables/{table_id}/replay/at/{number}")
def replay_position(
    request: Request,
    club: TheClub,
    table_id: TableId,
    secrets: Secrets,
    number: int,
    eyes: Annotated[str, Query(max_length=5)] = "",
) -> JSONResponse:
    return replay_regions(look_back(club, table_id, secrets, max(0, number), eyes, look(request).language))


@router.post("/tables/{table_id}/branch")
async def branch(request: Request, club: TheClub, table_id: TableId, secrets: Secrets) -> Response:
    """Play on from a position of a finished game: one's own seat, or the first, against bots."""
    number = number_in(await read_form(request), "number")
    language = look(request).language

    def play_on() -> Response:
        now = club.live(table_id)
        if now.play.state.outcome() is None:
            raise Stale(NOT_OVER)
        past = club.history(table_id).record.upto(number)
        held = club.seats_held(table_id, secrets)
        you = held[0] if held else 0
        names = [row.name for row in club.seats(table_id)]
        seats = [
            SeatWish(lobby.HERE.say(language, n=seat + 1), you=True) if seat == you else SeatWish(names[seat], bot=BOT)
            for seat in range(len(names))
        ]
        return welcome(request, club, club.create(now.table.game, {}, now.table.name, seats, record=past))

    return await run_in_threadpool(play_on)
