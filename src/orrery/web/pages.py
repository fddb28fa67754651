"""The pages that are not a table in play: lobby, rules, cards, settings, invitations, replay."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from fastapi import APIRouter, FastAPI, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from orrery.games import GAMES
from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.rulebook import rulebook
from orrery.kernel.shelf import matching, shelves
from orrery.server.api import TheClub
from orrery.server.club import Club, NotFound
from orrery.server.rights import Secrets
from orrery.server.view import TableView
from orrery.web import lobby, replay
from orrery.web.boards import board_of
from orrery.web.boards.board import Cover
from orrery.web.draw import render
from orrery.web.icons import static
from orrery.web.look import YEAR, Look, look_of, safe_path, wanted
from orrery.web.rooms import folders

SEEN: Final = 40
"""How many tables the lobby lists."""
RECORD_BYTES: Final = 4_000_000
"""What a page lets through as a record; the guard stops a little above."""
NAME_COOKIE: Final = "orrery_name"
MOST_FIELDS: Final = 100
NO_FORM: Final = Phrase("A form has at most {n} fields.", "Formularz ma najwyżej {n} pól.")
NO_GAME: Final = Phrase("There is no such game.", "Nie ma takiej gry.")
NO_CARD: Final = Phrase("There is no such card.", "Nie ma takiej karty.")
INVITATION: Final = re.compile(r"/tables/[A-Za-z0-9_-]{1,32}/invite/[A-Za-z0-9_-]{1,80}")

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class Forever(StaticFiles):
    """Static files under an address that changes whenever one of them does."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def serve_static(app: FastAPI) -> None:
    """The games' own files lie below the common ones."""
    for room, folder in reversed(folders("static").items()):
        app.mount(static(room).rstrip("/"), Forever(directory=folder))


def look(request: Request) -> Look:
    """How this reader wants pages."""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    name = unquote(request.cookies.get(NAME_COOKIE, ""))[:40]
    return look_of(request.cookies, request.headers.get("accept-language", ""), safe_path(path), name)


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    seen = look(request)
    return HTMLResponse(render(seen.language, template, look=seen, **values), status)


def error_page(request: Request, status: int, said: str = "") -> HTMLResponse:
    """Something that did not work: what to do now, and nothing about our insides."""
    return page(request, "error.html", status, code=status, said=said)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form as browsers send it by default."""
    body = (await request.body()).decode("utf-8", "replace")
    try:
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Trouble(NO_FORM, n=MOST_FIELDS) from None


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise NotFound(NO_GAME)
    return GAMES[name]


def cover_of(game: Game) -> Cover:
    return board_of(game).cover


# Lobby


def home_page(
    request: Request,
    club: Club,
    held: list[tuple[str, int]],
    game: str = "",
    trouble: str = "",
    status: int = 200,
    bad_record: str = "",
) -> HTMLResponse:
    """The lobby; ``held`` are the reader's seats, ``trouble`` and ``bad_record`` say what was wrong with a form."""
    language = look(request).language
    chosen = GAMES.get(game) or next(iter(GAMES.values()))
    mine = lobby.own_tables([club.view(table_id, seat, language) for table_id, seat in held])
    tables = [lobby.Shown(row, GAMES[row.game], club.seats(row.id)) for row in club.newest(SEEN) if row.game in GAMES]
    return page(
        request,
        "home.html",
        status,
        games=GAMES,
        cover_of=cover_of,
        game=chosen,
        bots=lobby.bot_titles(language),
        mine=mine,
        waited_for=lobby.waited_for,
        tables=tables,
        trouble=trouble,
        bad_record=bad_record,
        most_bytes=RECORD_BYTES,
    )


@router.get("/")
def home(request: Request, club: TheClub, secrets: Secrets, game: str = "") -> HTMLResponse:
    return home_page(request, club, club.held(secrets), game)


@router.get("/join")
def join(link: Annotated[str, Query(max_length=300)] = "") -> RedirectResponse:
    """Follow a pasted invitation, whatever stands before its path."""
    found = INVITATION.search(urlsplit(link.strip()).path)
    return RedirectResponse(found[0] if found else "/", 303)


def invite_page(request: Request, view: TableView, action: str, trouble: str = "", status: int = 200) -> HTMLResponse:
    """Somebody is invited: take the seat under a name, or only watch."""
    return page(request, "invite.html", status, view=view, cover_of=cover_of, action=action, trouble=trouble)


# Rules and cards


@router.get("/rules")
def rules_index() -> RedirectResponse:
    return RedirectResponse(f"/rules/{next(iter(GAMES))}", 303)


@router.get("/rules/{name}")
def rules(request: Request, name: str, q: Annotated[str, Query(max_length=80)] = "") -> HTMLResponse:
    game = game_of(name)
    book = rulebook(game, look(request).language)
    sought = q.strip()
    found = book.search(sought)
    count = sum(len(rules) for _, rules in found)
    return page(
        request,
        "rules.html",
        games=GAMES,
        game=game,
        book=book,
        wanted=sought,
        found=found,
        count=count,
    )


@router.get("/cards")
def cards_index() -> RedirectResponse:
    return RedirectResponse(f"/cards/{next(iter(GAMES))}", 303)


@router.get("/cards/{name}")
def cards(
    request: Request,
    name: str,
    q: Annotated[str, Query(max_length=80)] = "",
    group: Annotated[str, Query(max_length=20)] = "",
) -> HTMLResponse:
    game = game_of(name)
    language = look(request).language
    every = shelves(game, language)
    key = group if group in [shelf.key for shelf in every] else ""
    return page(
        request,
        "cards.html",
        games=GAMES,
        game=game,
        board=board_of(game),
        shelves=every,
        group=key,
        wanted=q.strip(),
        found=matching(game, key, q, language),
    )


@router.get("/cards/{name}/{card}")
def large_card(request: Request, name: str, card: str) -> HTMLResponse:
    """One card, large, to be shown over a table."""
    board = board_of(game_of(name))
    language = look(request).language
    values = board.large(card, language)
    if values is None:
        raise NotFound(NO_CARD)
    return HTMLResponse(render(language, board.card, **values))


# Settings


@router.get("/settings")
def settings(request: Request, next: Annotated[str, Query(max_length=500)] = "/") -> HTMLResponse:
    return page(request, "settings.html", next=safe_path(next))


@router.post("/settings")
async def change_settings(request: Request) -> RedirectResponse:
    """Keep what was chosen in the reader's own cookies."""
    form = await read_form(request)
    answer = RedirectResponse(safe_path(form.get("next", "/")), 303)
    for cookie, value in wanted(form).items():
        answer.set_cookie(cookie, value, max_age=YEAR, samesite="lax", httponly=True)
    return answer


# Replay


def replay_page(request: Request, shown: replay.Replay, reported: bool = False) -> HTMLResponse:
    """``reported`` thanks for a report that has just been kept."""
    return page(request, "replay.html", reported=reported, **replay.context(shown))


def replay_regions(shown: replay.Replay) -> JSONResponse:
    """One position for the page's script."""
    move = shown.move
    now = f"{shown.at} / {shown.course.last}" + (f". {move.head}" if move else "")
    return JSONResponse({"number": shown.at, "now": now, "regions": replay.regions(shown)})
