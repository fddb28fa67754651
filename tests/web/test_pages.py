"""The pages: in every language, well-formed, named, safe, and usable without script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient

from orrery.games import GAMES
from orrery.kernel import NATURE, SPECTATOR, TRUTH, History, Record
from orrery.kernel.looking import Line
from orrery.kernel.shelf import shelves
from orrery.kernel.text import plain
from orrery.server.app import Settings
from orrery.server.club import Club, NewTable, SeatWish
from orrery.server.rights import COOKIE
from orrery.server.view import LogLine
from orrery.web import lobby, replay
from orrery.web.app import create_site
from orrery.web.draw import enriched
from orrery.web.icons import icon, static
from orrery.web.look import look_of, safe_path
from orrery.web.rooms import WEB, folders
from orrery.web.text import words_of
from tests.cases import golden
from tests.web.html import Page, problems

EVIL = '<script>alert("x")</script>'
LANGS = ["en", "pl"]


class House:
    """The site with a table in play, one with an open seat, and one that is over."""

    def __init__(self, client: TestClient, club: Club) -> None:
        self.client = client
        self.club = club
        bots = [SeatWish("Kestrel", bot="medium"), SeatWish("Juno", bot="greedy")]
        self.mine = self.new("Long Night", [SeatWish("Mira", you=True), *bots])
        self.open = self.new(EVIL, [SeatWish(EVIL, you=True), SeatWish("Guest"), bots[0]])
        self.over = self.new("Old Rivals", [SeatWish("Mira", you=True), bots[0]])
        self.writing = self.new("Chalk and Dice", [SeatWish("Mira", you=True), bots[0]], "inscription")
        self.written = self.new("Old Sheets", [SeatWish("Mira", you=True)], "inscription", tutorial=True)
        self.play(self.mine.id, until=0)
        self.play(self.over.id)
        self.play(self.writing.id, until=0)
        self.play(self.written.id)

    def new(self, name: str, seats: list[SeatWish], game: str = "orion", **variants: Any) -> NewTable:
        seed = name if all(wish.you or wish.bot for wish in seats) else None
        return self.club.create(game, {"players": len(seats), **variants}, name, seats, seed=seed)

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
        tables = (self.mine, self.over, self.writing, self.written)
        held = ".".join([holder for table in tables for holder in table.holders.values()])
        given = {"orrery_lang": language, COOKIE: held, **cookies}
        cookie = "; ".join(f"{name}={value}" for name, value in given.items())
        response = self.client.get(path, headers={"accept": "text/html", "cookie": cookie})
        assert response.status_code == status, response.text[:300]
        return response.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Bots do not think here: every answer is given by the test."""
    path: Path = tmp_path_factory.mktemp("club") / "club.db"
    app = create_site(Settings(f"sqlite:///{path}", rate=1000, burst=1000))
    with TestClient(app, base_url="http://orrery.test", follow_redirects=False) as client:
        app.state.driver.close()
        yield House(client, app.state.club)


def addresses(house: House) -> dict[str, int]:
    over = f"/tables/{house.over.id}/replay"
    return {
        "/": 200,
        "/settings?next=/rules/orion": 200,
        "/rules/orion": 200,
        "/rules/orion?q=morale": 200,
        "/rules/orion?q=qqqq": 200,
        "/cards/orion": 200,
        "/cards/orion?group=races": 200,
        "/cards/orion?q=qqqq": 200,
        f"/tables/{house.open.id}/invite/{house.open.invites[1]}": 200,
        over: 200,
        f"{over}?at=0": 200,
        f"{over}?at=60&eyes=1": 200,
        f"{over}?at=60&eyes=watch": 200,
        f"/tables/{house.mine.id}/replay": 200,
        f"/tables/{house.mine.id}": 200,
        "/?game=inscription": 200,
        "/rules/inscription": 200,
        "/rules/inscription?q=relic": 200,
        "/cards/inscription": 200,
        "/cards/inscription?group=sheets": 200,
        "/cards/inscription?q=war": 200,
        f"/tables/{house.writing.id}": 200,
        f"/tables/{house.writing.id}/replay": 200,
        f"/tables/{house.writing.id}/sheets/1": 200,
        f"/tables/{house.writing.id}/sheets/7": 404,
        f"/tables/{house.mine.id}/sheets/0": 404,
        f"/tables/{house.written.id}": 200,
        f"/tables/{house.written.id}/replay": 200,
        f"/tables/{house.written.id}/replay?at=20&eyes=0": 200,
        "/nowhere": 404,
        "/tables/nowhere": 404,
        "/rules/chess": 404,
    }


@pytest.mark.parametrize("language", LANGS)
def test_every_page_is_well_formed_named_and_without_inline_code(house: House, language: str) -> None:
    for address, status in addresses(house).items():
        html = house.get(address, language, status)
        assert problems(html) == [], address
        assert f'<html lang="{language}"' in html


def test_polish_pages_speak_polish(house: House) -> None:
    """No sentence of the catalogue is left in English."""
    differing = [(key, said[0]) for key, said in words_of("pl")._said.items() if key != said[0] and len(key) > 12]
    for address, status in addresses(house).items():
        html = unescape(house.get(address, "pl", status))
        found = [key for key, _ in differing if re.search(rf">\s*{re.escape(key)}\s*<", html)]
        assert found == [], address


@pytest.mark.parametrize("theme", ["auto", "dark", "light", "contrast", "pink"])
def test_the_theme_is_worn_from_the_first_byte(house: House, theme: str) -> None:
    html = house.get("/", orrery_theme=theme)
    worn = re.search(r'<html[^>]* data-theme="(\w+)"', html)
    assert (worn[1] if worn else "auto") == (theme if theme != "pink" else "auto")


def test_names_are_escaped(house: House) -> None:
    for address in ("/", f"/tables/{house.open.id}/invite/{house.open.invites[1]}", f"/tables/{house.open.id}/replay"):
        html = house.get(address)
        assert EVIL not in html
        assert "&lt;script&gt;" in html
    assert EVIL not in house.get(f"/rules/orion?q={EVIL}")
    assert EVIL not in house.get(f"/cards/orion?q={EVIL}")
    assert str(enriched(words_of("en"))(f"{EVIL} :food: **b** :nothing:")).startswith("&lt;script&gt;")
    assert "<script" not in icon("x", label=EVIL)


# Lobby


def test_the_lobby_says_whose_turn_it_is(house: House) -> None:
    html = house.get("/")
    view = house.club.view(house.mine.id, 0, "en")
    assert view.asks
    assert view.asks in unescape(html)
    assert f'href="/tables/{house.mine.id}"' in html
    assert f'href="/tables/{house.over.id}/replay"' in html
    assert house.mine.id not in re.findall(r'row--mine" href="/tables/([\w-]+)"', house.get("/", orrery_seats=""))


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


def test_the_form_as_it_stands_starts_a_game_against_two_bots(house: House) -> None:
    sent = form_of(house.get("/", orrery_name="Mira"), "/tables")
    wanted = lobby.read_form(sent, "en")
    assert [(seat.you, seat.bot) for seat in wanted.seats] == [(True, None), (False, "medium"), (False, "medium")]
    assert wanted.setup == {"players": 3, "novice": False, "races": ["deal"] * 3}
    assert (wanted.undo, wanted.talk, wanted.seed) == (True, True, None)
    answer = house.client.post("/tables", data=sent)
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/tables/")


def test_every_kind_of_seat(house: House) -> None:
    sent = form_of(house.get("/"), "/tables") | {
        "kind2": "open",
        "kind3": "here",
        "name3": "Orin",
        "kind4": "bot",
        "bot4": "random",
        "races1": "psilon",
        "seed": " 7 ",
    }
    wanted = lobby.read_form(sent, "pl")
    assert wanted.seats == [
        SeatWish("Gracz 1", you=True),
        SeatWish("Gość 2"),
        SeatWish("Orin", you=True),
        SeatWish("Orin", bot="random"),
    ]
    assert wanted.setup["races"] == ["psilon", "deal", "deal", "deal"]
    assert wanted.seed == "7"
    filled = lobby.read_form(sent | {"fill": "yes", "v-novice": "on"}, "en")
    assert filled.seats[1] == SeatWish("Kestrel", bot="medium")
    assert filled.setup == {"players": 4, "novice": True}


def test_variants_of_a_game_are_chosen_in_the_lobby(house: House) -> None:
    html = house.get("/?game=inscription")
    sent = form_of(html, "/tables")
    wanted = lobby.read_form(sent, "en")
    plain = {"players": 3, "short_finale": False, "tutorial": False, "factions": ["deal"] * 3, "side": "B"}
    assert wanted.setup == plain  # with three players nobody asks how hard the AI faction is
    alone = {"kind2": "none", "kind3": "none", "v-side": "A", "v-difficulty": "hard", "factions1": "winnu"}
    solo = lobby.read_form(sent | alone, "en").setup
    assert (solo["players"], solo["side"], solo["difficulty"], solo["factions"]) == (1, "A", "hard", ["winnu"])
    learning = lobby.read_form(sent | {"v-tutorial": "on"}, "en").setup
    assert learning == {"players": 3, "tutorial": True}  # which leaves nothing else to choose
    answer = house.client.post("/tables", data=sent | alone)
    assert answer.status_code == 303
    eight = {f"kind{number}": "bot" for number in range(2, 9)}
    assert len(lobby.read_form(sent | eight, "en").seats) == 8


@pytest.mark.parametrize(
    "broken", [{}, {"game": "chess"}, {"game": "orion"}, {"kind2": "king"}, {"kind2": "bot", "bot2": EVIL}]
)
def test_a_broken_form_is_refused_in_the_lobby(house: House, broken: dict[str, str]) -> None:
    answer = house.client.post("/tables", data=broken)
    assert answer.status_code == 422
    assert 'class="trouble" role="alert"' in answer.text
    assert EVIL not in answer.text
    assert problems(answer.text) == []


def test_a_pasted_link_leads_to_the_invitation(house: House) -> None:
    path = f"/tables/{house.open.id}/invite/{house.open.invites[1]}"
    for link in (path, f"http://elsewhere.test{path}", f"  orrery.test{path}  ", f"https://orrery.test{path}?x=1#y"):
        assert house.client.get("/join", params={"link": link}).headers["location"] == path
    for link in ("", "https://evil.test/", "//evil.test/tables", "javascript:alert(1)"):
        assert house.client.get("/join", params={"link": link}).headers["location"] == "/"


# Settings


def test_settings_are_kept_in_cookies_and_lead_back(house: House) -> None:
    sent = {"language": "pl", "theme": "light", "motion": "reduce", "notify": "on", "next": "/rules/orion?q=a"}
    answer = house.client.post("/settings", data=sent)
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/orion?q=a")
    house.client.cookies.clear()
    kept = {part.split("=")[0]: part.split(";")[0].split("=")[1] for part in answer.headers.get_list("set-cookie")}
    assert kept == {"orrery_lang": "pl", "orrery_theme": "light", "orrery_motion": "reduce", "orrery_notify": "on"}
    assert all("httponly" in part.lower() for part in answer.headers.get_list("set-cookie"))
    look = look_of(kept, "en")
    assert (look.language, look.theme, look.motion, look.notify) == ("pl", "light", "reduce", True)


def test_unknown_settings_are_ignored(house: House) -> None:
    answer = house.client.post("/settings", data={"language": "xx", "theme": EVIL, "sound": "on"})
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["https://evil.test", "//evil.test", "/\\evil.test", "", "rules", "/a\nb", "/" + "a" * 600]
)
def test_forms_never_lead_to_another_site(house: House, path: str) -> None:
    assert safe_path(path) == "/"
    assert house.client.post("/settings", data={"next": path}).headers["location"] == "/"


# Rules and cards


@pytest.mark.parametrize("language", LANGS)
@pytest.mark.parametrize("name", ["orion", "inscription"])
def test_every_rule_has_its_anchor_and_every_reference_leads_somewhere(house: House, name: str, language: str) -> None:
    page = Page(house.get(f"/rules/{name}", language))
    ids = set(page.ids)
    lines = GAMES[name].rules(language).splitlines()
    rules = [match[1] for line in lines if (match := re.match(r"- \*\*([A-Z]+-[A-Z]+-\d+[a-z]?)\*\*", line))]
    assert len(rules) > 80
    assert {rule.lower() for rule in rules} <= ids
    links = [e.attributes["href"] for e in page.find("a") if e.attributes.get("href", "").startswith("#")]
    assert {link[1:] for link in links} <= ids
    assert "**" not in "".join(e.text() for e in page.find("main"))


@pytest.mark.parametrize("language", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_on_the_shelf(house: House, name: str, language: str) -> None:
    game = GAMES[name]
    assert set(game.components()) <= set(Page(house.get(f"/cards/{name}", language)).ids)
    for shelf in shelves(game, language):
        page = house.get(f"/cards/{name}?group={shelf.key}", language)
        assert set(game.components()) & set(Page(page).ids) == {component.id for component in shelf.components}
        assert problems(page) == []
    house.get(f"/cards/{name}/nothing", language, 404)


def test_cards_are_drawn_by_their_game(house: House) -> None:
    for card in ("frigate", "harrava"):
        assert "card--large" in house.get(f"/cards/orion/{card}")
    for card in ("winnu", "armada", "war-sun", "the-codex"):
        assert "icard" in house.get(f"/cards/inscription/{card}")
    assert house.get("/cards/inscription?group=sheets").count("isheet__svg") >= 36


# Replay


def test_other_eyes_open_only_when_the_game_is_over(house: House) -> None:
    def links(html: str) -> str:
        return " ".join(link.attributes.get("href", "") for link in Page(html).find("a"))

    assert "eyes=open" in links(house.get(f"/tables/{house.over.id}/replay"))
    running = house.get(f"/tables/{house.mine.id}/replay?eyes=open")
    assert "eyes=open" not in links(running)
    assert 'data-eyes="open"' not in running
    assert "/branch" not in running


@pytest.mark.parametrize("language", LANGS)
def test_positions_come_as_regions(house: House, language: str) -> None:
    page = Page(house.get(f"/tables/{house.over.id}/replay", language))
    last = int(page.find("main")[0].attributes["data-last"])
    for number in (0, 1, last // 2, last):
        message = house.client.get(
            f"/tables/{house.over.id}/replay/at/{number}",
            params={"eyes": "0"},
            headers={"cookie": "orrery_lang=" + language},
        ).json()
        assert message["number"] == number
        assert set(message["regions"]) == set(replay.REGIONS) <= set(page.ids)
        for name, html in message["regions"].items():
            assert problems(html, whole=False) == []
            assert html.startswith("<")
            assert f'id="{name}"' in html.split(">")[0]


def test_the_course_of_a_game(house: House) -> None:
    live, history = house.club.live(house.over.id), house.club.history(house.over.id)
    course = replay.course_of(history, history.last)
    assert course.last == live.number
    assert course.scores[-1] == live.play.state.scores()
    assert [n for n, _ in course.starts()] == list(range(1, 9))
    lines = replay.told(history, history.last, ("A", "B"), TRUTH, "en")
    moves = replay.moves_of(list(lines.values()), course)
    numbers = [move.number for move in moves]
    assert numbers == sorted(set(numbers))
    assert max(numbers) <= course.last
    for at in (0, course.last // 2, course.last):
        graph = replay.graph_of(course, at)
        assert all(0 <= line.label <= replay.HEIGHT for line in graph.lines)
        assert [line.score for line in graph.lines] == course.scores[-1]


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_to_light_together_is_nobodys_move(name: str) -> None:
    history = History(Record.load(golden(GAMES[name], 3), GAMES))
    course = replay.course_of(history, history.last)
    log = list(replay.told(history, history.last, ("A", "B", "C"), SPECTATOR, "en").values())
    told = {move.number: move.seat for move in replay.moves_of([line for line in log if line.lines], course)}
    assert {told[number] for number in course.reveals if number in told} <= {NATURE}
    [twice] = replay.moves_of([LogLine(1, 0, [Line(plain("B gains 1 trade good."), 1, "", None)] * 2)], course)
    assert twice.texts == ["B gains 1 trade good. (×2)"]


def test_marks_of_the_only_player_are_his_move(house: House) -> None:
    history = house.club.history(house.written.id)
    course = replay.course_of(history, history.last)
    log = list(replay.told(history, history.last, ("A",), TRUTH, "en").values())
    assert {move.seat for move in replay.moves_of(log, course)[1:]} == {0}


@pytest.mark.parametrize("language", LANGS)
def test_every_round_has_a_name_even_where_its_label_has_no_room(house: House, language: str) -> None:
    html = house.get(f"/tables/{house.written.id}/replay", language)
    rounds = html.split('<div class="scrub__rounds">')[1].split("</div>")[0]
    names = [link.attributes["aria-label"] for link in Page(rounds).find("a")]
    assert len(names) == len(set(names)) > 2


@pytest.mark.parametrize("name", ["open", "watch", "0", "7", "-1", "99999999", "x"])
def test_eyes(name: str) -> None:
    viewer = replay.eyes_of(name, 3)
    assert replay.eyes_name(viewer) == (name if name in ("open", "0") else "watch")


# Static files


STATIC_FILES = {
    f"{room}/{path.name}" if room else path.name: path
    for room, folder in folders("static").items()
    for path in folder.iterdir()
}


def test_static_files_are_kept_for_good_under_an_address_that_changes(house: House) -> None:
    for name, path in STATIC_FILES.items():
        answer = house.client.get(static(name))
        assert answer.status_code == 200
        assert answer.content == path.read_bytes()
        assert "immutable" in answer.headers["cache-control"]
    assert house.client.get("/static/base.css").status_code == 404


def test_every_picture_and_icon_exists(house: House) -> None:
    symbols = {
        name: set(re.findall(r'id="([\w-]+)"', path.read_text(encoding="utf-8")))
        for name, path in STATIC_FILES.items()
        if path.suffix == ".svg"
    }
    for address, status in addresses(house).items():
        for name, symbol in re.findall(r'href="/static/\w+/([\w./-]+)#([\w-]+)"', house.get(address, status=status)):
            assert symbol in symbols[name], (address, symbol)
        for name in re.findall(r'(?:src|href)="/static/\w+/([\w./-]+)"', house.get(address, status=status)):
            assert name in STATIC_FILES, (address, name)


def test_styles_and_scripts_find_what_they_ask_for() -> None:
    for path in STATIC_FILES.values():
        if path.suffix in (".css", ".js"):
            found = re.findall(r'(?:url\(|from )"([^"#:]+)"', path.read_text(encoding="utf-8"))
            for asked in found:
                at = WEB / "static" if asked.startswith("../") else path.parent
                assert (at / asked.removeprefix("../")).is_file(), (path, asked)


def test_no_page_loads_anything_from_elsewhere() -> None:
    for path in STATIC_FILES.values():
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in text
        assert "https://" not in text.replace('"https:"', "")


def test_a_name_may_have_any_letters_and_is_remembered(house: House) -> None:
    name = "Łucja Żółć 星"
    made = house.client.post("/tables", data={"game": "orion", "name1": name, "kind2": "bot"})
    assert made.status_code == 303, made.text[:300]
    assert f'value="{name}"' in house.get("/", orrery_name=made.cookies["orrery_name"])
    house.client.cookies.clear()


@pytest.mark.parametrize("path", ["/tables/a.b", "/tables/none?seat=99", "/rules/orion?q=" + "x" * 81])
def test_an_address_that_makes_no_sense_gets_a_page(house: House, path: str) -> None:
    assert "Nie udało się tego zrozumieć" in house.get(path, "pl", 422)


def test_a_mistake_of_ours_gets_a_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(limit: int) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(house.club, "newest", fails)
    client = TestClient(house.client.app, raise_server_exceptions=False)
    said = client.get("/", headers={"accept": "text/html"})
    assert said.status_code == 500
    assert "It is not your fault" in said.text
    assert "a secret" not in said.text
    assert "content-security-policy" in said.headers


def test_a_form_with_too_many_fields_is_refused(house: House) -> None:
    said = house.client.post("/settings", data={f"a{n}": "" for n in range(101)}, headers={"accept": "text/html"})
    assert said.status_code == 422
    assert "at most 100 fields" in said.text


def test_talk_on_a_shared_screen_is_said_by_whoever_looks(house: House) -> None:
    table = house.new("Two of us", [SeatWish("Ada", you=True), SeatWish("Bo", you=True)])
    cookie = f"{COOKIE}={'.'.join(table.holders.values())}"
    for seat in ("1", "0"):
        form = {"text": "hello", "seat": seat}
        assert house.client.post(f"/tables/{table.id}/talk", data=form, headers={"cookie": cookie}).status_code == 303
    assert [line.name for line in house.club.live(table.id).talk] == ["Bo", "Ada"]


def test_talk_without_a_seat_is_said_by_the_first_that_is_held(house: House) -> None:
    table = house.new("We two", [SeatWish("Kes", bot="medium"), SeatWish("Bo", you=True), SeatWish("Cy", you=True)])
    for holders in ([*table.holders.values()], [table.holders[2]]):
        headers = {"cookie": f"{COOKIE}={'.'.join(holders)}"}
        assert house.client.post(f"/tables/{table.id}/talk", data={"text": "hi"}, headers=headers).status_code == 303
    assert house.client.post(f"/tables/{table.id}/talk", data={"text": "hi"}).status_code == 403
    assert [line.name for line in house.club.live(table.id).talk] == ["Bo", "Cy"]


@pytest.mark.parametrize("table_id", ["a%00b", "a.b", "x" * 33])
def test_no_connection_to_a_table_that_cannot_be(house: House, table_id: str) -> None:
    with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(f"/tables/{table_id}/live"):
        pass


def test_bots_have_names_in_both_languages(house: House) -> None:
    assert "bot: Średni" in house.get(f"/tables/{house.mine.id}", "pl")
