"""Who may act: the seats that a request holds, for which of them it speaks, and whose eyes it sees with."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from orrery.kernel import SPECTATOR, Phrase, Trouble
from orrery.server.club import Club, Forbidden
from orrery.server.live import Live

COOKIE: Final = "orrery_seats"
MOST_SEATS: Final = 60
WHICH_SEAT: Final = Phrase("Say which seat answers: {seats}.", "Podaj, które miejsce odpowiada: {seats}.")
NO_SEAT: Final = Phrase("You hold no seat at this table.", "Nie masz miejsca przy tym stole.")


def secrets_of(connection: HTTPConnection) -> list[str]:
    """The seats' secrets that a request brings: as a bearer token, or in the cookie of a browser."""
    bearer = connection.headers.get("authorization", "")
    found = [bearer.removeprefix("Bearer ")] if bearer.startswith("Bearer ") else []
    found += connection.cookies.get(COOKIE, "").split(".")
    return [secret for secret in found if secret][:MOST_SEATS]


async def their_secrets(request: Request) -> list[str]:
    return secrets_of(request)


Secrets = Annotated[list[str], Depends(their_secrets)]


def held_seats(club: Club, table_id: str, secrets: list[str]) -> list[int]:
    """The seats that a request may speak for, of which there has to be one."""
    held = club.seats_held(table_id, secrets)
    if not held:
        raise Forbidden(NO_SEAT)
    return held


def acting_seat(club: Club, table_id: str, secrets: list[str], wanted: int | None) -> int:
    """The seat that a request answers for: the one it names, or the only one it holds that is asked."""
    held = held_seats(club, table_id, secrets)
    if wanted is not None or len(held) == 1:
        return _one_of(held, wanted)
    asked = _asked(club, table_id, held)
    if len(asked) != 1:
        raise Trouble(WHICH_SEAT, seats=", ".join(str(seat) for seat in held))
    return asked[0]


def undoing_seat(club: Club, table_id: str, secrets: list[str], wanted: int | None) -> int:
    """The seat whose answer a request takes back: the one it names, or of those it holds the one that answered last."""
    held = held_seats(club, table_id, secrets)
    answered = [turn.seat for turn in club.live(table_id).play.turns if turn.seat in held]
    return acting_seat(club, table_id, secrets, answered[-1] if wanted is None and answered else wanted)


def speaking_seat(club: Club, table_id: str, secrets: list[str], wanted: int | None) -> int:
    """The seat that a request talks for: the one it names, or the first that it holds."""
    return _one_of(held_seats(club, table_id, secrets), wanted)


def viewing_seat(club: Club, table_id: str, secrets: list[str], wanted: int | None) -> int:
    """Whose eyes a request sees with: a seat it holds, or a spectator's."""
    held = club.seats_held(table_id, secrets)
    if wanted is not None:
        return _one_of(held, wanted)
    return [*_asked(club, table_id, held), *held, SPECTATOR][0]


def facing(now: Live, secrets: list[str], wanted: int | None) -> tuple[int, int | None]:
    """The seat to show and, where several people share a screen, the seat to draw the curtain for."""
    held = now.held(secrets)
    if not held:
        return SPECTATOR, None
    state = now.play.state
    if len(held) == 1 or state.outcome() is not None:
        return wanted if wanted in held else held[0], None
    bots = [row.seat for row in now.seats if row.bot is not None]
    pending = [question.seat for question in state.pending() if question.seat not in bots]
    asked = [seat for seat in held if seat in pending]
    if wanted in held and (not asked or wanted in asked):
        return wanted, None
    return SPECTATOR, asked[0] if asked else held[0]


def _one_of(held: list[int], wanted: int | None) -> int:
    """The seat that is wanted, or the first, if it is held."""
    if not held or (wanted is not None and wanted not in held):
        raise Forbidden(NO_SEAT)
    return held[0] if wanted is None else wanted


def _asked(club: Club, table_id: str, held: list[int]) -> list[int]:
    """Those of these seats that owe an answer."""
    return [question.seat for question in club.live(table_id).play.state.pending() if question.seat in held]
