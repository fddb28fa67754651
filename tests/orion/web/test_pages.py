"""Orion's pages around the table: lobby and cards."""

from __future__ import annotations

from orrery.web import lobby
from tests.web.house import House, form_of


def test_races_are_chosen_by_seats_and_novices_have_none(house: House) -> None:
    sent = form_of(house.get("/?game=orion"), "/tables") | {"races1": "psilon"}
    assert lobby.read_form(sent, "pl").setup["races"] == ["psilon", "deal", "deal"]
    assert lobby.read_form(sent | {"v-novice": "on"}, "en").setup == {"players": 3, "novice": True}


def test_cards_are_drawn_large(house: House) -> None:
    for card in ("frigate", "harrava"):
        assert "card--large" in house.get(f"/cards/orion/{card}")
