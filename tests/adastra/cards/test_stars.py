"""Every star tile: where it can be connected, what it has room for, what is printed on it."""

from __future__ import annotations

import pytest

from orrery.games.adastra.galaxy.chart import DIRECTIONS, STEPS
from orrery.games.adastra.galaxy.control import explored, features, orbital_slots, planetary_slots
from orrery.games.adastra.galaxy.tiles import ASTEROIDS, STARS, WORMHOLE_HERE
from orrery.games.adastra.setup.building import lay
from orrery.kernel.text import LANGUAGES
from tests.adastra.beginning import opened
from tests.adastra.table import Table
from tests.markers import card, rule

EXPECTED = [
    ("the-wormhole", "wormhole", "012345", WORMHOLE_HERE, 0),
    ("the-crossing", "white", "012345", ASTEROIDS, 0),
    ("pale-nebula", "white", "01234", 0, 1),
    ("shattered-belt", "white", "0134", ASTEROIDS, 0),
    ("verdance", "green", "024", 0, 0),
    ("thalassa", "green", "0134", 0, 0),
    ("ceres-major", "green", "0124", 0, 0),
    ("demeter", "green", "01234", 0, 0),
    ("lapis", "blue", "013", 0, 0),
    ("cobalt-eye", "blue", "0124", 0, 0),
    ("azure-gate", "blue", "0134", 0, 0),
    ("sapphire", "blue", "01234", 0, 0),
    ("ember", "orange", "023", 0, 0),
    ("hephaestus", "orange", "0123", 0, 0),
    ("copperhead", "orange", "0134", 0, 0),
    ("brand", "orange", "01234", 0, 0),
    ("helia", "yellow", "024", 0, 0),
    ("amaterasu", "yellow", "0134", 0, 0),
    ("sylvan", "green", "0123", 0, 0),
    ("tanzanite", "blue", "0134", 0, 0),
    ("cinder", "orange", "0124", 0, 0),
    ("ra", "yellow", "013", 0, 0),
    ("the-forum", "white", "012345", 0, 2),
]
"""Name, colour, edges with a jump point (E, NE, NW, W, SW, SE), features, anomaly tokens."""
STARTING = ["the-wormhole", "the-crossing", "the-forum"]
EXPANSION = ["sylvan", "tanzanite", "cinder", "ra", "the-forum"]


@rule("AA-DEF-STAR", "AA-DEF-SYS", "AA-DEF-UNEXP")
@pytest.mark.parametrize(
    ("name", "colour", "edges", "printed", "tokens"), [pytest.param(*row, marks=card(row[0])) for row in EXPECTED]
)
def test_a_star_tile(name: str, colour: str, edges: str, printed: int, tokens: int) -> None:
    star = STARS.number(name)
    neighbour = "the-forum" if name == "the-crossing" else "the-crossing"
    for rotation in range(DIRECTIONS):
        for direction, (q, r) in enumerate(STEPS):
            table = Table("sol", "psilon", galaxy={name: (0, 0, rotation), neighbour: (q, r, 0)})
            joined = STARS.number(neighbour) in table.state.chart.linked[star]
            assert joined == (str((direction - rotation) % DIRECTIONS) in edges)
    lay(table.state, star, 84, 0)
    assert table.state.tokens[star] == tokens
    assert features(table.state, star) == printed
    coloured = colour in ("green", "blue", "orange", "yellow")
    assert explored(table.state, star) != coloured
    assert planetary_slots(table.state, star) == (2 if coloured else 0)
    assert orbital_slots(table.state, star) == 1
    for language in LANGUAGES:
        assert STARS[star].said(language)
        assert len(STARS[star].lines(language)) == bool(printed) + bool(tokens)
        facts = [str(value) for _, value in STARS[star].facts(language)]
        assert facts[1] == str(len(edges))
    assert str(STARS[star].facts("en")[0][1]) == colour


@rule("AA-COMP-7", "AA-GAL-2")
def test_all_star_tiles_are_tested_and_those_of_the_expansion_come_with_five_players() -> None:
    assert [row[0] for row in EXPECTED] == STARS.names
    assert [star.id for star in STARS.pieces if star.expansion] == EXPANSION
    for seats in (2, 4, 5):
        table = opened(seats)
        table.nature("first:1")
        pool = [option.removeprefix("draw-star:") for option in table.options(-1)]
        wanted = [name for name in STARS.names if name not in STARTING and (seats == 5 or name not in EXPANSION)]
        assert pool == wanted
