"""The pages: in every language, well-formed, named, safe, and usable without script."""

from __future__ import annotations

import re
from html import unescape

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient

from orrery.games import GAMES
from orrery.kernel import NATURE, SPECTATOR, TRUTH, History, Record
from orrery.kernel.looking import Line
from orrery.kernel.shelf import shelves
from orrery.kernel.text import plain
from orrery.server.club import SeatWish
from orrery.server.rights import COOKIE
from orrery.server.view import LogLine
from orrery.web import lobby, replay
from orrery.web.boards import board_of
from orrery.web.icons import icon, static
from orrery.web.look import look_of, safe_path
from orrery.web.rooms import WEB, folders
from orrery.web.text import words_of
from tests.cases import FIRST, golden
from tests.web.house import EVIL, House, form_of
from tests.web.html import Page, problems

LANGS = ["en", "pl"]


def addresses(house: House) -> dict[str, int]:
    over = f"/tables/{house.over.id}/replay"
    found = {
        "/": 200,
        f"/settings?next=/rules/{FIRST.name}": 200,
        f"/tables/{house.open.id}/invite/{house.open.invites[1]}": 200,
        over: 200,
        f"{over}?at=0": 200,
        f"{over}?at=60&eyes=1": 200,
        f"{over}?at=60&eyes=watch": 200,
        f"/tables/{house.mine.id}/replay": 200,
        f"/tables/{house.mine.id}": 200,
        "/nowhere": 404,
        "/tables/nowhere": 404,
        "/rules/chess": 404,
    }
    for name, game in GAMES.items():
        played, finished = f"/tables/{house.played[name].id}", f"/tables/{house.finished[name].id}"
        found[f"{played}/sheets/1"] = 404 if board_of(game).closer is None else 200
        found[f"{played}/sheets/7"] = 404
        group = shelves(game, "en")[0].key
        for path in ("rules/{}", "rules/{}?q=end", "rules/{}?q=qqqq", "cards/{}", "cards/{}?q=qqqq", "?game={}"):
            found["/" + path.format(name)] = 200
        for path in (played, f"{played}/replay", finished, f"{finished}/replay", f"{finished}/replay?at=20&eyes=0"):
            found[path] = 200
        found[f"/cards/{name}?group={group}"] = 200
    return found


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
    assert EVIL not in house.get(f"/rules/{FIRST.name}?q={EVIL}")
    assert EVIL not in house.get(f"/cards/{FIRST.name}?q={EVIL}")
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


def test_the_form_as_it_stands_starts_a_game_against_two_bots(house: House) -> None:
    sent = form_of(house.get("/", orrery_name="Mira"), "/tables")
    wanted = lobby.read_form(sent, "en")
    assert [(seat.you, seat.bot) for seat in wanted.seats] == [(True, None), (False, "medium"), (False, "medium")]
    assert FIRST.setup(**wanted.setup) == FIRST.setup(players=3)
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
        "seed": " 7 ",
    }
    wanted = lobby.read_form(sent, "pl")
    assert wanted.seats == [
        SeatWish("Gracz 1", you=True),
        SeatWish("Gość 2"),
        SeatWish("Orin", you=True),
        SeatWish("Orin", bot="random"),
    ]
    assert wanted.seed == "7"
    filled = lobby.read_form(sent | {"fill": "yes"}, "en")
    assert filled.seats[1] == SeatWish("Kestrel", bot="medium")


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_of_a_game_is_chosen_in_the_lobby(house: House, name: str) -> None:
    game = GAMES[name]
    sent = form_of(house.get(f"/?game={name}"), "/tables")
    usual = game.setup(players=3)
    assert game.setup(**lobby.read_form(sent, "en").setup) == usual
    for variant in game.variants:
        other = list(variant.values)[-1] if variant.values else "on"
        field = f"{variant.name}2" if variant.per_seat else f"v-{variant.name}"
        assert field in sent or variant.switch
        few = {} if variant.most is None else {f"kind{n}": "none" for n in range(variant.most + 1, game.most + 1)}
        setup = lobby.read_form(sent | few | {field: other}, "en").setup
        chosen = setup[variant.name]
        assert (chosen[1] if variant.per_seat else chosen) == (True if variant.switch else other)
        assert not setup.keys() & variant.settles.keys()
        assert game.setup(**setup)


@pytest.mark.parametrize(
    "broken", [{}, {"game": "chess"}, {"game": FIRST.name}, {"kind2": "king"}, {"kind2": "bot", "bot2": EVIL}]
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
    sent = {"language": "pl", "theme": "light", "motion": "reduce", "notify": "on", "next": f"/rules/{FIRST.name}?q=a"}
    answer = house.client.post("/settings", data=sent)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/rules/{FIRST.name}?q=a")
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
@pytest.mark.parametrize("name", GAMES)
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
        for component in shelf.components:
            assert not component.provenance or component.provenance in page  # how sure it is that it is as in the box
    house.get(f"/cards/{name}/nothing", language, 404)


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


@pytest.mark.parametrize("language", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_round_has_a_name_even_where_its_label_has_no_room(house: House, name: str, language: str) -> None:
    html = house.get(f"/tables/{house.finished[name].id}/replay", language)
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
    made = house.client.post("/tables", data={"game": FIRST.name, "name1": name, "kind2": "bot"})
    assert made.status_code == 303, made.text[:300]
    assert f'value="{name}"' in house.get("/", orrery_name=made.cookies["orrery_name"])
    house.client.cookies.clear()


@pytest.mark.parametrize("path", ["/tables/a.b", "/tables/none?seat=99", f"/rules/{FIRST.name}?q=" + "x" * 81])
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
