from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from orrery.server.app import Settings, create_app
from tests.cases import FIRST

NAMED = f'{{"game":"{FIRST.name}",'.encode()
TWO = {"game": FIRST.name, "setup": {"players": 2}}


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(shared_database, rate=10_000, burst=10_000))) as client:
        yield client


@pytest.fixture
def client(server: TestClient) -> TestClient:
    """The server as somebody finds it who has been nowhere yet; each test sits down at tables of its own."""
    server.cookies.clear()
    return server


def sit(client: TestClient, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    made = client.post("/api/tables", json={**TWO, "seats": list(seats), **options})
    assert made.status_code == 201, made.text
    table: dict[str, Any] = made.json()
    return table


def bearer(holder: str) -> dict[str, str]:
    return {"authorization": f"Bearer {holder}"}


YOU = {"name": "Ada", "you": True}
GUEST = {"name": "Bo"}
BOT = {"name": "Kestrel", "bot": "random"}


def settled(client: TestClient, url: str, headers: dict[str, str]) -> dict[str, Any]:
    """The table once no bot has to answer any more."""
    for _ in range(600):
        view: dict[str, Any] = client.get(url, headers=headers).json()
        if view["over"] or view["options"]:
            return view
        time.sleep(0.02)
    raise AssertionError("the bots do not answer")


def test_an_outside_bot_plays_a_whole_game_against_a_bot(client: TestClient) -> None:
    table = sit(client, YOU, BOT)
    url, mine, rng = f"/api/tables/{table['id']}", bearer(table["holders"]["0"]), Random(1)
    while True:
        view = settled(client, url, mine)
        if view["over"]:
            break
        token = rng.choice([option["token"] for option in view["options"] if option["refusal"] is None])
        answered = client.post(f"{url}/answers", json={"number": view["number"], "token": token}, headers=mine)
        assert answered.status_code == 200, answered.text
        assert answered.json()["number"] > view["number"]
    assert sorted(view["places"])[0] == 1
    record = client.get(f"{url}/record").json()
    assert len(record["answers"]) == view["number"]
    again = client.post("/api/records", json=record)
    assert again.status_code == 201
    assert client.get(f"/api/tables/{again.json()['id']}").json()["scores"] == view["scores"]


def test_bots_play_by_themselves(client: TestClient) -> None:
    table = sit(client, BOT, BOT)
    view = {"over": False}
    for _ in range(1500):
        view = client.get(f"/api/tables/{table['id']}").json()
        if view["over"]:
            break
        time.sleep(0.02)
    assert view["over"]


def test_a_seat_is_needed_to_answer(client: TestClient) -> None:
    table = sit(client, YOU, GUEST)
    url = f"/api/tables/{table['id']}/answers"
    body = {"number": 0, "token": "done"}
    for headers in ({}, bearer("forged"), bearer(table["invites"]["1"])):
        answer = client.post(url, json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json() == {"error": "You hold no seat at this table."}
    foreign = client.post(url, json={**body, "seat": 1}, headers=bearer(table["holders"]["0"]))
    assert foreign.status_code == 403


def test_wrong_requests_get_a_sentence_and_change_nothing(client: TestClient) -> None:
    table = sit(client, YOU, YOU)
    url = f"/api/tables/{table['id']}"
    number = client.get(url).json()["number"]
    seat = client.get(url).json()["waiting"][0]
    mine = bearer(table["holders"][str(seat)])
    wrongs: list[tuple[dict[str, Any], int, str]] = [
        ({"number": number - 1, "token": "done"}, 409, "moved on"),
        ({"number": number, "token": "dnoe"}, 422, "Close to it: done"),
        ({"number": number, "token": "build:titan"}, 422, "not among the options"),
        ({"number": "x", "token": "done"}, 422, "number"),
        ({"number": number}, 422, "token"),
        ({"number": number, "token": "done", "cheat": True}, 422, "cheat"),
    ]
    for body, status, words in wrongs:
        answer = client.post(f"{url}/answers", json=body, headers=mine)
        assert answer.status_code == status
        assert words in answer.json()["error"]
    polish = client.post(f"{url}/answers?lang=pl", json=wrongs[0][0], headers=mine)
    assert "Przy stole coś się zmieniło" in polish.json()["error"]
    assert client.get("/api/tables/nowhere").status_code == 404
    assert client.get(url).json()["number"] == number


def test_an_invitation_seats_somebody_once(client: TestClient) -> None:
    table = sit(client, YOU, GUEST)
    url = f"/api/tables/{table['id']}"
    joined = client.post(f"{url}/join", json={"invite": table["invites"]["1"], "name": "Bea"}).json()
    assert joined["seat"] == 1
    again = client.post(f"{url}/join", json={"invite": table["invites"]["1"], "name": "Eve"})
    assert again.status_code == 403
    view = client.get(url, headers=bearer(joined["holder"])).json()
    assert view["viewer"] == 1
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bea"]
    assert view["state"]["players"][1][1]
    assert set(view["state"]["players"][0][1]) == {-1}


def test_a_poll_waits_for_news(client: TestClient) -> None:
    table = sit(client, YOU, YOU)
    url = f"/api/tables/{table['id']}"
    view = client.get(url).json()
    started = time.monotonic()
    same = client.get(f"{url}/events", params={"after": view["number"], "wait": 0.3}).json()
    assert same["number"] == view["number"]
    assert time.monotonic() - started >= 0.3
    more = client.get(f"{url}/events", params={"after": 0, "wait": 30}).json()
    assert more["number"] == view["number"]


def test_a_socket_tells_everybody_of_every_answer(client: TestClient) -> None:
    table = sit(client, YOU, YOU)
    path = f"/api/tables/{table['id']}/live"
    with (
        client.websocket_connect(path, headers=bearer(table["holders"]["0"])) as ada,
        client.websocket_connect(path, headers=bearer(table["holders"]["1"])) as bo,
    ):
        views = [ada.receive_json(), bo.receive_json()]
        assert [view["viewer"] for view in views] == [0, 1]
        seat = views[0]["waiting"][0]
        sockets = [ada, bo]
        sockets[seat].send_json({"number": views[seat]["number"], "token": "done"})
        for socket in sockets:
            assert socket.receive_json()["number"] > views[0]["number"]
        sockets[seat].send_json({"number": 0, "token": "done"})
        assert "moved on" in sockets[seat].receive_json()["error"]
        sockets[seat].send_json(["nonsense"])
        assert "number" in sockets[seat].receive_json()["error"]


def test_other_sites_may_not_speak_for_a_browser(client: TestClient) -> None:
    evil = {"origin": "https://evil.example"}
    assert client.post("/api/tables", json={**TWO, "seats": [YOU, BOT]}, headers=evil).status_code == 403
    table = sit(client, YOU, BOT)
    with (
        pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)),
        client.websocket_connect(f"/api/tables/{table['id']}/live", headers=evil),
    ):
        pass
    home = {"origin": "http://testserver"}
    assert client.post("/api/tables", json={**TWO, "seats": [YOU, BOT]}, headers=home).status_code == 201


def test_every_answer_carries_a_policy_and_nothing_inside_out(client: TestClient) -> None:
    answer = client.get("/health")
    assert answer.json() == {"status": "ok"}
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe-inline" not in answer.headers["content-security-policy"].split("style-src-attr")[0]
    assert client.get("/nothing").json() == {"error": "Not Found"}


def test_requests_have_a_size_and_a_pace(database: str) -> None:
    with TestClient(create_app(Settings(database, rate=0.001, burst=5))) as client:
        assert client.post("/api/tables", content=b"x" * 70_000).status_code == 413
        codes = [client.get("/health").status_code for _ in range(6)]
        assert codes[:4] == [200] * 4
        assert codes[-1] == 429


def test_a_seat_goes_to_a_bot_and_comes_back(client: TestClient) -> None:
    table = sit(client, YOU, BOT)
    url, mine = f"/api/tables/{table['id']}", bearer(table["holders"]["0"])
    assert client.post(f"{url}/seats/0/bot", json={"bot": "random"}, headers=mine).status_code == 200
    assert client.post(f"{url}/seats/1/bot", json={"bot": None}, headers=mine).status_code == 403
    assert client.post(f"{url}/seats/0/bot", json={"bot": None}, headers=mine).status_code == 200
    assert client.get(url).json()["seats"][0]["bot"] is None


def test_undo_talk_rematch_and_report(client: TestClient) -> None:
    table = sit(client, YOU, YOU)
    url = f"/api/tables/{table['id']}"
    view = client.get(url).json()
    mine = bearer(table["holders"][str(view["waiting"][0])])
    view = client.get(url, headers=mine).json()
    client.post(f"{url}/answers", json={"number": view["number"], "token": view["options"][0]["token"]}, headers=mine)
    assert client.post(f"{url}/undo", json={}, headers=mine).json()["number"] == view["number"] + 2
    assert client.post(f"{url}/undo", json={}, headers=mine).status_code == 422
    assert client.post(f"{url}/talk", json={"text": "hi"}, headers=mine).status_code == 200
    assert client.post(f"{url}/talk", json={"text": "hi"}).status_code == 403
    assert client.post(f"{url}/rematch", headers=mine).status_code == 201
    assert client.post(f"{url}/reports", json={"number": 3, "text": "odd"}, headers=mine).status_code == 201


def test_a_hint_is_for_whoever_is_asked(client: TestClient) -> None:
    table = sit(client, YOU, GUEST)
    url, mine = f"/api/tables/{table['id']}", bearer(table["holders"]["0"])
    theirs = bearer(client.post(f"{url}/join", json={"invite": table["invites"]["1"]}).json()["holder"])
    asked = mine if client.get(url, headers=mine).json()["options"] else theirs
    view = client.get(url, headers=asked).json()
    found = client.get(f"{url}/hints", headers=asked)
    assert found.status_code == 200, found.text
    tokens = [option["token"] for option in view["options"] if option["refusal"] is None]
    assert 1 <= len(found.json()) <= 3
    for one in found.json():
        assert one["token"] in tokens
        assert 0 <= one["chance"] <= 1
        assert one["reason"]
    waiting = theirs if asked is mine else mine
    if not client.get(url, headers=waiting).json()["options"]:
        assert client.get(f"{url}/hints", headers=waiting).status_code == 422
    assert client.get(f"{url}/hints").status_code == 403
    assert client.get(url, headers=asked).json()["number"] == view["number"]


def test_a_seat_that_is_not_held_is_not_looked_through(client: TestClient) -> None:
    table = sit(client, YOU, YOU)
    url, mine = f"/api/tables/{table['id']}", bearer(table["holders"]["0"])
    assert client.get(f"{url}?seat=0", headers=mine).json()["viewer"] == 0
    assert client.get(f"{url}?seat=1", headers=mine).status_code == 403
    assert client.get(f"{url}?seat=0").status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        NAMED + rb'"setup":{"players":2,"variant":"\ud800"},"seats":[{},{}]}',
        NAMED + rb'"setup":{},"seats":[{},{}]}',
        NAMED + rb'"setup":{"players":2,"self":1},"seats":[{},{}]}',
        rb'{"game":"\ud800"}',
    ],
)
def test_what_nobody_can_write_is_refused_in_a_sentence(client: TestClient, body: bytes) -> None:
    for url in ("/api/tables", "/api/records"):
        said = client.post(url, content=body, headers={"content-type": "application/json"})
        assert said.status_code == 422, said.text
        assert said.json()["error"]


def test_errors_speak_the_language_that_a_browser_likes_best(client: TestClient) -> None:
    for accepted, words in (("pl;q=0.3,en;q=0.9", "no such table"), ("pl-PL,en;q=0.9", "takiego")):
        assert words in client.get("/api/tables/none", headers={"accept-language": accepted}).json()["error"]


def test_a_socket_answers_nonsense_and_lives_on(client: TestClient) -> None:
    table = sit(client, YOU, YOU)
    url = f"/api/tables/{table['id']}/live?lang=pl"
    with client.websocket_connect(url, headers=bearer(table["holders"]["0"])) as socket:
        assert socket.receive_json()["number"]
        for nonsense in ("{", "7", "{}", "[" * 5000):
            socket.send_text(nonsense)
            assert socket.receive_json() == {"error": 'Wyślij {"number": n, "token": "..."}.'}
        socket.send_bytes(b"?")
        assert "Wyślij" in socket.receive_json()["error"]


def test_a_long_body_of_no_declared_length_is_refused(client: TestClient) -> None:
    said = client.post("/api/tables", content=iter([b" " * 40_000] * 3), headers={"content-type": "application/json"})
    assert said.status_code == 413
    assert "at most 64 kB" in said.json()["error"]
    whole = iter([NAMED + b'"setup": ', b'{"players": 2}, "seats": [{"you": true}, {"bot": "easy"}]}'])
    said = client.post("/api/tables", content=whole, headers={"content-type": "application/json"})
    assert said.status_code == 201


def test_a_mistake_of_ours_is_owned_in_a_sentence(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(limit: int) -> None:
        raise RuntimeError("a secret")

    app: Any = client.app
    monkeypatch.setattr(app.state.club, "newest", fails)
    said = TestClient(app, raise_server_exceptions=False).get("/api/tables")
    assert said.status_code == 500
    assert said.json() == {"error": "Something went wrong here. Nothing that was answered is lost."}
    assert "content-security-policy" in said.headers
