"""A whole site to walk through."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from orrery.games import GAMES
from orrery.server.club import Club, NewTable, SeatWish
from orrery.server.rights import COOKIE
from orrery.web.boards import board_of
from tests.cases import FIRST
from tests.web.html import Page

EVIL = '<script>alert("x")</script>'


class House:
    """The site with a table in play, one with an open seat, one that is over; and two tables of every game."""

    def __init__(self, client: TestClient, club: Club) -> None:
        self.client = client
        self.club = club
        bots = [SeatWish("Kestrel", bot="medium"), SeatWish("Juno", bot="greedy")]
        self.mine = self.new("Long Night", [SeatWish("Mira", you=True), *bots])
        self.open = self.new(EVIL, [SeatWish(EVIL, you=True), SeatWish("Guest"), bots[0]])
        self.over = self.new("Old Rivals", [SeatWish("Mira", you=True), bots[0]])
        self.played = {
            name: self.new(f"In play: {name}", [SeatWish("Mira", you=True), bots[0]], name) for name in GAMES
        }
        self.finished = {name: self.quick(name) for name in GAMES}
        self.play(self.mine.id, until=0)
        self.play(self.over.id)
        for name in GAMES:
            self.play(self.played[name].id, until=0)
            self.play(self.finished[name].id)

    def new(self, name: str, seats: list[SeatWish], game: str = FIRST.name, **variants: Any) -> NewTable:
        seed = name if all(wish.you or wish.bot for wish in seats) else None
        return self.club.create(game, {"players": len(seats), **variants}, name, seats, seed=seed)

    def quick(self, name: str) -> NewTable:
        """A short game for as few as can be."""
        game = GAMES[name]
        seats = [SeatWish("Mira", you=True), *[SeatWish(f"Bot {n}", bot="greedy") for n in range(1, game.least)]]
        switch = board_of(game).quick
        return self.new(f"Over: {name}", seats, name, **({switch: True} if switch else {}))

    def play(self, table_id: str, until: int = -1) -> None:
        """Let everybody answer anything until a seat is asked, or to the end."""
        while True:
            live = self.club.live(table_id)
            asked = [question.seat for question in live.play.state.pending()]
            if not asked or asked[0] == until:
                break
            token = live.play.game.vocabulary.token(live.play.state.options(asked[0])[-1])
            self.club.answer(table_id, asked[0], token, live.number)

    def get(self, path: str, language: str = "en", status: int = 200, **cookies: str) -> str:
        tables = (self.mine, self.over, *self.played.values(), *self.finished.values())
        held = ".".join([holder for table in tables for holder in table.holders.values()])
        given = {"orrery_lang": language, COOKIE: held, **cookies}
        cookie = "; ".join(f"{name}={value}" for name, value in given.items())
        response = self.client.get(path, headers={"accept": "text/html", "cookie": cookie})
        assert response.status_code == status, response.text[:300]
        return response.text


def form_of(html: str, action: str) -> dict[str, str]:
    """What a browser would send of a form that nobody has touched."""
    form = next(form for form in Page(html).find("form") if form.attributes.get("action") == action)
    sent: dict[str, str] = {}
    for element in form.walk():
        given = element.attributes
        if element.tag == "select":
            options = [e for e in element.walk() if e.tag == "option"]
            chosen = [e for e in options if "selected" in e.attributes] or options
            sent[given["name"]] = chosen[0].attributes["value"]
        elif element.tag == "input" and "name" in given:
            if given.get("type") in ("radio", "checkbox") and "checked" not in given:
                continue
            sent[given["name"]] = given.get("value", "on" if given.get("type") in ("radio", "checkbox") else "")
    return sent
