"""Opening a saved game without a browser: what becomes of the table, and what a bad file is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from orrery.server.app import Settings
from orrery.server.rights import COOKIE
from orrery.web.app import create_site
from tests.cases import FIRST, golden
from tests.web.html import problems

SAVED = golden().read_bytes()
PAGE = {"accept": "text/html"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = create_site(Settings(f"sqlite:///{tmp_path_factory.mktemp('club') / 'club.db'}", rate=1000, burst=1000))
    with TestClient(app, base_url="http://orrery.test", follow_redirects=False) as client:
        yield client


def load(client: TestClient, body: bytes, name: str = "Old Rivals.json", language: str = "en") -> Response:
    client.cookies.clear()
    headers = {**PAGE, "accept-language": language}
    return client.post("/records", files={"record": (name, body, "application/json")}, headers=headers)


def test_a_finished_game_becomes_a_table_to_look_at(client: TestClient) -> None:
    answer = load(client, SAVED, "C:\\games\\Old Rivals.json")
    assert answer.status_code == 303
    table = answer.headers["location"].removesuffix("/replay").removeprefix("/tables/")
    view = client.get(f"/api/tables/{table}").json()
    assert (view["name"], view["over"]) == ("Old Rivals", True)
    assert COOKIE not in client.cookies
    assert client.get(f"/api/tables/{table}/record").json() == json.loads(SAVED)


def test_a_game_that_is_not_over_belongs_to_whoever_opens_it(client: TestClient) -> None:
    data = json.loads(SAVED)
    half = {**data, "answers": data["answers"][:50]}
    address = load(client, json.dumps(half).encode()).headers["location"].removesuffix("/replay")
    assert len(client.cookies[COOKIE].split(".")) == data["setup"]["players"]
    curtain = re.search(r'href="(/tables/[\w-]+\?seat=\d)"', client.get(address, headers=PAGE).text)
    assert curtain
    assert 'id="r-hand"' in client.get(curtain[1], headers=PAGE).text
    rematch = client.post(f"{address}/rematch")
    assert rematch.status_code == 303, "no invitations: all seats are mine"


@pytest.mark.parametrize(
    ("body", "english", "polish"),
    [
        (SAVED[:-40], "damaged or cut off", "uszkodzony lub ucięty"),
        (b"\x89PNG\xff", "not an Orrery record", "nie jest zapisem gry Orrery"),
        (b"[1]", "not an Orrery record", "nie jest zapisem gry Orrery"),
        (b'{"format": "orrery-view-1"}', "Save the record again", "Zapisz grę jeszcze raz"),
        (SAVED.replace(f'"{FIRST.name}"'.encode(), b'"chess"'), "not among the games here", "której tu nie ma"),
        (SAVED.replace(b'"version": ', b'"version": 9'), "may not replay", "może się nie odtworzyć"),
    ],
)
def test_a_bad_file_is_answered_in_the_lobby_and_changes_nothing(
    client: TestClient, body: bytes, english: str, polish: str
) -> None:
    tables = client.get("/api/tables").json()
    for language, expected in (("en", english), ("pl", polish)):
        answer = load(client, body, '<i>"x.json', language)
        assert answer.status_code == 422
        assert expected in answer.text
        assert "<i>" not in answer.text
        assert problems(answer.text) == []
    assert client.get("/api/tables").json() == tables


def test_refusals_before_a_request_is_read_are_pages_too(client: TestClient) -> None:
    big = client.post("/records", content=b"x" * 5_000_000, headers={**PAGE, "accept-language": "pl"})
    assert big.status_code == 413
    assert "najwyżej 4096 kB" in big.text
    assert problems(big.text) == []
    foreign = client.post("/records", headers={**PAGE, "origin": "http://evil.test"})
    assert foreign.status_code == 403
    assert "another site" in foreign.text
    plain = client.post("/records", headers={"origin": "http://evil.test"})
    assert plain.json() == {"error": "This request comes from another site."}
