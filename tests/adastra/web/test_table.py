"""Ad Astra's table in the drawing of any game, and its pages around it."""

from __future__ import annotations

import pytest

from orrery.games.adastra.game import GAME
from orrery.server.api import view_out
from orrery.web.boards import board_of
from tests.web.house import House


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_table_is_told_in_words(house: House, language: str) -> None:
    table = house.played["adastra"].id
    html = house.get(f"/tables/{table}", language)
    assert 'id="r-situation"' in html
    said = view_out(house.club.view(table, 0, language)).situation
    assert said[0].title == ("Galaktyka" if language == "pl" else "The galaxy")
    assert said[0].lines[0] in html.replace("<b>", "").replace("</b>", "")


def test_the_lobby_introduces_it_in_a_sentence(house: House) -> None:
    blurb = board_of(GAME).cover.blurb
    for language, said in (("en", blurb.en), ("pl", blurb.pl)):
        assert said in house.get("/?game=adastra", language)
        assert len(said) < 170
        assert said.endswith(".")


def test_every_resource_has_its_icon(house: House) -> None:
    html = house.get("/cards/adastra")
    for icon in ("food", "research-resource", "production", "credit"):
        assert f'data-res="{icon}"' in html
