"""AA-GAL: the galaxy is built."""

from __future__ import annotations

from random import Random

import pytest

from orrery.games.adastra.galaxy.chart import DIRECTIONS, beside, cell, coordinates, has_point
from orrery.games.adastra.galaxy.control import unexplored_systems
from orrery.games.adastra.galaxy.fleets import fits, unit
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import COLOURS, CRUISERS, DOOM_STAR, EXHAUSTED, FRIGATES, NONE, OVERLOADED, TITAN
from orrery.games.adastra.setup.building import PlaceStar, TurnStar
from orrery.games.adastra.setup.words import TURN
from orrery.games.adastra.state import STAR_DECK
from orrery.games.adastra.tabletop import Tabletop
from orrery.games.adastra.words import VOCABULARY
from orrery.kernel import NATURE
from orrery.kernel.scene import Scene
from tests.adastra.beginning import build, build_somehow, lays, opened, places, weights
from tests.adastra.table import Table
from tests.markers import rule

CLOSED = {
    "the-wormhole": (0, 0, 0),
    "verdance": (1, 0, 0),
    "lapis": (1, -1, 4),
    "ember": (0, -1, 2),
    "helia": (-1, 0, 3),
    "ra": (-1, 1, 1),
    "ceres-major": (0, 1, 1),
}
"""A full ring without a jump point towards any space between two of its tiles."""
BETWEEN = {"place:2,-1", "place:1,-2", "place:-1,-1", "place:-2,1", "place:-1,2", "place:1,1"}
"""The spaces that touch two tiles of a ring around the wormhole."""


def map_of(table: Table) -> dict[str, tuple[int, int]]:
    """Where star tiles lie."""
    spots = enumerate(table.state.spots)
    return {STARS[star].id: coordinates(spot // DIRECTIONS) for star, spot in spots if spot != NONE}


def asks_for(star: str, galaxy: dict[str, tuple[int, int, int]]) -> Table:
    """The first seat places this tile in a galaxy as it stands."""
    table = Table("sol", "psilon", galaxy=galaxy)
    table.push(PlaceStar(0, STARS.number(star)))
    return table


@rule("AA-GAL-1")
@pytest.mark.parametrize(
    ("seats", "layout"),
    [
        (2, {"the-wormhole": (0, 0)}),
        (3, {"the-wormhole": (0, 0)}),
        (4, {"the-wormhole": (0, 0), "the-crossing": (1, 0)}),
        (5, {"the-wormhole": (0, 0), "the-crossing": (1, 0), "the-forum": (-1, 0)}),
    ],
)
def test_starting_tiles_lie_by_the_number_of_players(seats: int, layout: dict[str, tuple[int, int]]) -> None:
    table = opened(seats)
    table.nature("first:1")
    assert map_of(table) == layout
    tokens = {STARS[star].id: n for star, n in enumerate(table.state.tokens) if n}
    assert tokens == ({"the-forum": 2} if seats == 5 else {})


@rule("AA-GAL-1", "AA-SETUP-4")
def test_printed_tokens_come_with_their_tile_and_the_pirate_base_stands_on_the_wormhole() -> None:
    table = opened(2)
    table.nature("first:1")
    assert table.fleet("the-wormhole") == {"pirate-base": 1}
    assert table.state.wild == [7, 2, 1, 0]
    places(table, 0, "pale-nebula", "1,0", 3)
    assert table.state.tokens[STARS.number("pale-nebula")] == 1


@rule("AA-GAL-2")
@pytest.mark.parametrize(
    ("seats", "stars"),
    [(2, (2, 2, 2, 1, 1)), (3, (3, 3, 3, 1, 2)), (4, (4, 4, 4, 2, 2)), (5, (5, 5, 5, 3, 2))],
)
def test_the_set_of_star_tiles(seats: int, stars: tuple[int, ...]) -> None:
    for seed in range(3):
        table = build_somehow(opened(seats, expansion=False), seed)
        laid = [STARS[star] for star in table.state.chart.systems]
        found = [sum(star.colour == colour and not star.start for star in laid) for colour in range(5)]
        assert tuple(found) == stars
        assert any(star.expansion for star in laid) == (seats == 5)
        assert table.state.decks[STAR_DECK] == ()


@rule("AA-GAL-2")
def test_each_tile_is_as_likely_as_its_colour_is_needed() -> None:
    table = opened(3)
    table.nature("first:1")
    likely = weights(table)
    by_colour = {star.id: likely.get(f"draw-star:{star.id}") for star in STARS.pieces}
    # three of four in three colours, one of two yellow ones, both white ones: 3/4, 1/2, 1
    assert {by_colour[name] for name in ("verdance", "demeter", "lapis", "ember", "brand")} == {3}
    assert by_colour["helia"] == by_colour["amaterasu"] == 2
    assert by_colour["pale-nebula"] == by_colour["shattered-belt"] == 4
    assert by_colour["the-crossing"] is by_colour["ra"] is by_colour["sylvan"] is None
    places(table, 0, "helia", "1,0", 0)
    assert "draw-star:amaterasu" not in weights(table)
    places(table, 1, "verdance", "-1,0", 0)
    # two of three green ones are left, three of four blue ones: 2/3 to 3/4
    assert (weights(table)["draw-star:thalassa"], weights(table)["draw-star:lapis"]) == (8, 9)


@rule("AA-GAL-2")
def test_all_sets_are_equally_likely() -> None:
    """The chance to find two given green tiles first, in an order, is that of a set drawn and then shuffled."""
    table = opened(2)
    table.nature("first:1")
    chance = 1.0
    for star in ("verdance", "demeter"):
        likely = weights(table)
        chance *= likely[f"draw-star:{star}"] / sum(likely.values())
        places(
            table, table.state.seats - 1 if star == "demeter" else 0, star, "1,0" if star == "demeter" else "-1,0", 0
        )
    in_the_set = 1 / 6  # both of four
    first_two_of_eight = 1 / 56
    assert chance == pytest.approx(in_the_set * first_two_of_eight)


@rule("AA-GAL-3")
def test_players_draw_blind_and_place_one_after_the_other_clockwise() -> None:
    table = opened(3)
    table.nature("first:3")
    assert table.asked() == (NATURE, "DrawStar")
    table.nature("draw-star:brand")
    assert table.asked() == (2, "PlaceStar")
    lays(table, 2, "1,0", 0)
    table.nature("draw-star:ember")
    assert table.asked() == (0, "PlaceStar")
    lays(table, 0, "-1,0", 0)
    table.nature("draw-star:lapis")
    assert table.asked() == (1, "PlaceStar")


@rule("AA-GAL-3")
def test_the_first_tiles_lie_beside_a_starting_tile() -> None:
    table = opened(2)
    table.nature("first:1", "draw-star:lapis")
    assert table.options(0) == ["place:-1,0", "place:-1,1", "place:0,-1", "place:0,1", "place:1,-1", "place:1,0"]
    lays(table, 0, "1,0", 0)
    table.nature("draw-star:brand")
    assert table.options(1) == ["place:-1,0", "place:-1,1", "place:0,-1", "place:0,1", "place:1,-1"]
    four = opened(4)
    four.nature("first:1", "draw-star:lapis")
    assert len(four.options(0)) == 8
    five = opened(5)
    five.nature("first:1", "draw-star:lapis")
    assert len(five.options(0)) == 10


@rule("AA-GAL-4")
def test_a_tile_is_turned_so_that_it_is_connected_to_a_starting_tile() -> None:
    table = opened(2)
    table.nature("first:1", "draw-star:lapis")
    table.plays(0, "place:1,0")
    # jump points E, NE, W; one of them has to face west, where the wormhole is
    assert table.options(0) == ["turn:0", "turn:2", "turn:3"]
    table.plays(0, "turn:2")
    star = STARS.number("lapis")
    assert table.state.spots[star] == cell(1, 0) * DIRECTIONS + 2
    assert table.state.chart.linked[star] == [STARS.number("the-wormhole")]


@rule("AA-GAL-4")
def test_rotations_that_look_the_same_are_offered_once() -> None:
    table = opened(2)
    table.nature("first:1", "draw-star:verdance")
    table.plays(0, "place:1,0")  # E, NW, SW: only every other rotation has a point to the west, and they look alike
    assert table.asked() == (NATURE, "DrawStar")
    assert table.state.spots[STARS.number("verdance")] % DIRECTIONS == 1


@rule("AA-SUB-57", "AA-GAL-3", "AA-GAL-4")
def test_when_the_first_ring_is_full_a_tile_touches_two_others_and_is_connected_to_any() -> None:
    ring = {**CLOSED, "verdance": (1, 0, 1)}  # now with jump points NE, W and SE instead of E, NW and SW
    table = asks_for("brand", ring)
    assert table.options(0) == ["place:1,1", "place:2,-1"]
    table.plays(0, "place:2,-1")
    # five jump points: only the rotation that shows the closed edge to Verdance in the south-west is refused
    assert table.options(0) == ["turn:0", "turn:1", "turn:2", "turn:3", "turn:4"]
    table.plays(0, "turn:0")
    assert table.state.chart.linked[STARS.number("brand")] == [STARS.number("verdance")]


@rule("AA-SUB-57", "AA-GAL-4")
def test_where_no_space_and_rotation_is_connected_none_needs_to_be() -> None:
    table = asks_for("brand", CLOSED)
    assert set(table.options(0)) == BETWEEN
    table.plays(0, "place:1,1")
    assert len(table.options(0)) == DIRECTIONS
    table.plays(0, "turn:2")
    assert table.state.chart.linked[STARS.number("brand")] == []


@rule("AA-GAL-3")
def test_a_space_that_touches_one_tile_only_is_no_space() -> None:
    ring = {**CLOSED, "demeter": (2, -1, 0)}
    options = asks_for("brand", ring).options(0)
    assert "place:3,-1" not in options
    assert "place:2,-1" not in options


def legal(table: Table, star: int) -> set[tuple[int, int]]:
    """By the letter of AA-GAL-3 and AA-GAL-4: every space with every rotation, each condition tried on all of them."""
    at = {spot // DIRECTIONS: tile for tile, spot in enumerate(table.state.spots) if spot != NONE}

    def touched(place: int) -> list[int]:
        return [at[beside(place, d)] for d in range(DIRECTIONS) if beside(place, d) in at]

    def linked(place: int, rotation: int) -> list[int]:
        found = []
        for direction in range(DIRECTIONS):
            other = at.get(beside(place, direction), NONE)
            if other != NONE and has_point(star, rotation, direction):
                back = (direction + 3) % DIRECTIONS
                if has_point(other, table.state.spots[other] % DIRECTIONS, back):
                    found.append(other)
        return found

    free = [place for place in range(13 * 13) if place not in at]
    spaces = [place for place in free if any(STARS[tile].start for tile in touched(place))]
    spaces = spaces or [place for place in free if len(touched(place)) >= 2]
    pairs = [(place, rotation) for place in spaces for rotation in range(DIRECTIONS)]
    to_start = [pair for pair in pairs if any(STARS[tile].start for tile in linked(*pair))]
    to_any = [pair for pair in pairs if linked(*pair)]
    return set(to_start or to_any or pairs)


def look(star: int, rotation: int) -> tuple[bool, ...]:
    return tuple(has_point(star, rotation, direction) for direction in range(DIRECTIONS))


def offered(state: Tabletop, seat: int) -> set[tuple[int, tuple[bool, ...]]]:
    """What can be done with the tile drawn: spaces, and how it looks there."""
    question = state.question(seat)
    if isinstance(question, TurnStar):
        return {(question.place, look(question.star, option - TURN.base)) for option in state.options(seat)}
    assert isinstance(question, PlaceStar)
    found = set()
    for option in state.options(seat):
        branch = state.clone()
        branch.answer(seat, option)
        if branch.asks(seat):
            found |= offered(branch, seat)
        else:
            spot = branch.spots[question.star]
            found.add((spot // DIRECTIONS, look(question.star, spot % DIRECTIONS)))
    return found


@rule("AA-GAL-3", "AA-GAL-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_exactly_what_the_rules_allow_can_be_placed_and_the_galaxy_is_one_whole(seats: int) -> None:
    rng = Random(seats)
    table = opened(seats)
    table.nature("first:1")
    state = table.state
    while not state.asks(NATURE) or table.options(NATURE)[0].startswith("draw-star"):
        if state.asks(NATURE):
            state.answer(NATURE, state.drawn(rng.random()))
            continue
        question = table.question()
        assert isinstance(question, PlaceStar | TurnStar)
        allowed = {(place, look(question.star, turn)) for place, turn in legal(table, question.star)}
        assert offered(state, question.seat) == allowed
        for _ in range(2):
            if state.asks(question.seat):
                state.answer(question.seat, rng.choice(state.options(question.seat)))
    reached = {0}
    for _ in state.chart.systems:
        reached |= {other for system in reached for other in state.chart.adjacent[system]}
    assert reached == set(state.chart.systems)


@rule("AA-GAL-4")
def test_tiles_stay_where_they_are() -> None:
    table = opened(2)
    table.nature("first:1")
    places(table, 0, "brand", "1,0", 0)
    before = map_of(table)["brand"]
    places(table, 1, "ember", "1,-1")
    assert map_of(table)["brand"] == before
    assert map_of(table)["ember"] == (1, -1)


@rule("AA-GAL-3")
def test_the_questions_say_what_lies_where() -> None:
    table = opened(2)
    table.nature("first:1", "draw-star:lapis")
    for language, beside_text, points in (("en", "The Wormhole", "west"), ("pl", "Tunel czasoprzestrzenny", "zachód")):
        state = table.state.clone()
        scene = Scene(language, ["Ada", "Bo"], state, 0)
        question = state.question(0)
        option = VOCABULARY.option("place:1,0")
        assert beside_text in question.label(state, VOCABULARY.kind_of(option), option, scene)
        assert "Lapis" in question.ask(state, scene)
        state.answer(0, option)
        turning = state.question(0)
        option = VOCABULARY.option("turn:0")
        label = turning.label(state, VOCABULARY.kind_of(option), option, scene)
        assert points in label
        assert beside_text in label


@rule("AA-GAL-5", "AA-SUB-53")
def test_orion_is_not_among_the_tiles_of_the_setup_and_unexplored_systems_are_left() -> None:
    table = build(opened_at_first())
    coloured = [star for star in table.state.chart.systems if STARS[star].coloured]
    assert unexplored_systems(table.state) == coloured
    assert len(coloured) == 7
    assert {COLOURS[STARS[star].colour] for star in coloured} == {"green", "blue", "orange", "yellow"}


def opened_at_first() -> Table:
    table = opened(2)
    table.nature("first:1")
    return table


# AA-LIM-UNIT


@rule("AA-LIM-UNIT", "AA-SUB-47")
def test_a_titan_and_two_cruisers_leave_two_single_slots() -> None:
    fleet = unit(TITAN) + 2 * unit(CRUISERS)
    assert fits(fleet + unit(FRIGATES))
    assert fits(fleet + 2 * unit(FRIGATES))
    assert not fits(fleet + 3 * unit(FRIGATES))
    assert not fits(fleet + unit(CRUISERS))


@rule("AA-LIM-UNIT")
@pytest.mark.parametrize(
    ("frigates", "cruisers", "titans", "dooms", "room"),
    [
        (9, 0, 0, 0, True), (10, 0, 0, 0, False), (3, 3, 0, 0, True), (4, 3, 0, 0, False), (0, 4, 0, 0, False),
        (0, 0, 3, 0, True), (0, 0, 2, 1, True), (0, 0, 3, 1, False), (1, 0, 3, 0, False), (1, 1, 2, 0, True),
        (2, 1, 2, 0, False), (6, 0, 0, 1, True), (7, 0, 0, 1, False),
    ],
)  # fmt: skip
def test_a_fleet_fits_if_its_units_can_be_packed_into_three_groups(
    frigates: int, cruisers: int, titans: int, dooms: int, room: bool
) -> None:
    fleet = frigates * unit(FRIGATES) + cruisers * unit(CRUISERS) + titans * unit(TITAN) + dooms * unit(DOOM_STAR)
    assert fits(fleet) == room


@rule("AA-LIM-UNIT")
def test_units_take_their_slots_in_whatever_state() -> None:
    assert fits(4 * unit(FRIGATES) + 4 * unit(FRIGATES, EXHAUSTED) + unit(FRIGATES, OVERLOADED))
    assert not fits(4 * unit(FRIGATES) + 4 * unit(FRIGATES, EXHAUSTED) + 2 * unit(FRIGATES, OVERLOADED))
