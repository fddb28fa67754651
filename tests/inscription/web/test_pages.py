"""Inscription's pages around the table: lobby, cards, replay."""

from __future__ import annotations

from orrery.kernel import TRUTH
from orrery.web import lobby, replay
from tests.web.house import House, form_of


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


def test_marks_of_the_only_player_are_his_move(house: House) -> None:
    history = house.club.history(house.finished["inscription"].id)
    course = replay.course_of(history, history.last)
    log = list(replay.told(history, history.last, ("A",), TRUTH, "en").values())
    assert {move.seat for move in replay.moves_of(log, course)[1:]} == {0}


def test_cards_are_drawn_large_and_sheets_closely(house: House) -> None:
    for card in ("winnu", "armada", "war-sun", "the-codex"):
        assert "icard" in house.get(f"/cards/inscription/{card}")
    assert house.get("/cards/inscription?group=sheets").count("isheet__svg") >= 36
