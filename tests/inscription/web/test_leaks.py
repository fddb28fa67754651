"""Nothing that only one player may know reaches another: raw bytes of pages, pushes, replays and the API."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fastapi.testclient import TestClient

from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS
from orrery.games.inscription.names import CHOOSE_FACTION, VOTING
from orrery.games.inscription.state import Inscription
from orrery.server.app import Settings
from orrery.server.club import Club, NewTable, SeatWish
from orrery.web.app import create_site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[TestClient, Club]]:
    app = create_site(Settings(f"sqlite:///{tmp_path / 'club.db'}", rate=100000, burst=100000))
    with TestClient(app, base_url="http://orrery.test") as client:
        app.state.driver.close()
        yield client, app.state.club


def all_that_reaches(client: TestClient, table: NewTable, viewer: int) -> str:
    """Everything that the server tells a viewer; below 0 is somebody without a seat."""
    at = f"/tables/{table.id}"
    found = []
    language = ("en", "pl")[viewer % 2]
    cookie = f"orrery_lang={language}; orrery_seats={table.holders.get(viewer, '')}"
    pages = [at, f"{at}/replay?eyes=open", f"{at}/sheets/0", f"{at}/sheets/1?part=true", "/"]
    for path in (*pages, f"/api{at}", f"/api{at}/record", f"/api{at}/events"):
        answer = client.get(path, headers={"cookie": cookie, "accept": "text/html, application/json"})
        assert answer.status_code == 200, (path, answer.text[:200])
        found.append(answer.text)
    with client.websocket_connect(f"{at}/live?lang={language}", headers={"cookie": cookie}) as socket:
        socket.send_text("{}")
        found.append(socket.receive_text())
    return "\n".join(found)


def step(club: Club, table: NewTable, rng: Random) -> bool:
    """Somebody answers, with an eye on relics; false when the game is over."""
    live = club.live(table.id)
    state = live.play.state
    asked = [question.seat for question in state.pending()]
    if not asked:
        return False
    seat = rng.choice(asked)
    seen = club.view(table.id, seat, "en")
    legal = [choice for choice in seen.choices if choice.refusal is None]
    legal = [choice for choice in legal if choice.token != "abstain"]
    wanted = [choice for choice in legal if "relic" in choice.label or choice.token == "sheet:navigation"]
    chosen = wanted[0] if wanted else rng.choice(legal)
    club.answer(table.id, seat, chosen.token, live.number)
    return True


def test_secrets_reach_nobody_else(site: tuple[TestClient, Club]) -> None:
    client, club = site
    rng = Random(4)
    checked: Counter[str] = Counter()
    seats = [SeatWish(name, you=True) for name in ("Mira", "Kestrel", "Juno")]
    table = club.create("inscription", {"players": 3}, "Sheets", seats, seed="1")
    number = 0
    while step(club, table, rng):
        number += 1
        state = club.live(table.id).play.state
        assert isinstance(state, Inscription)
        if state.over or (state.task not in (CHOOSE_FACTION, VOTING) and number % 90):
            continue
        for viewer in (0, 1, -1):
            check(client, table, state, viewer, checked)
    assert min(checked[what] for what in ("faction", "relic", "vote")) > 5, checked


def check(client: TestClient, table: NewTable, state: Inscription, viewer: int, checked: Counter[str]) -> None:
    raw = all_that_reaches(client, table, viewer)
    public = {relic for player in state.players for relic in player.relics.played}
    own = state.players[viewer] if viewer >= 0 else None
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        for relic in set(player.relics.held) - public - set(own.relics.held if own else ()):
            checked["relic"] += 1
            for name in (RELIC_CARDS[relic].id, RELIC_CARDS[relic].title.en, RELIC_CARDS[relic].title.pl):
                assert name not in raw, (viewer, seat, name)
        for faction in set(player.dealt) - set(own.dealt if own else ()):
            checked["faction"] += 1
            for name in (FACTION_CARDS[faction].id, FACTION_CARDS[faction].title.en, FACTION_CARDS[faction].title.pl):
                assert name not in raw, (viewer, seat, name)
    if state.task == VOTING:
        seen = state.masked(viewer if viewer >= 0 else -2)
        for seat, player in enumerate(state.players):
            if seat != viewer and player.cast:
                checked["vote"] += 1
                assert seen.players[seat].cast == 0
                assert not seen.players[seat].journal
