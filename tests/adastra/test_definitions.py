"""AA-DEF, AA-RND-1: what the rulebook's words mean."""

from __future__ import annotations

from orrery.games.adastra.galaxy.control import (
    add_fleet,
    controlled,
    flags_left,
    hostile,
    possess,
    possessed,
    remove_population,
    scrap,
    take_fleet,
    to_supply,
    vacate,
)
from orrery.games.adastra.galaxy.fleets import ONE_OUTPOST, count_units, unit
from orrery.games.adastra.galaxy.influence import flip, place_token, refresh_all, reserve, usable_tokens
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import CREDITS, CRUISERS, FARMERS, FRIGATES, NEUTRAL, NONE, OUTPOST
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.adastra.resources import gain_any
from orrery.games.adastra.rounds.turns import StartRound
from orrery.kernel import NATURE
from tests.adastra.table import Table
from tests.markers import rule

VERDANCE, HELIA = STARS.number("verdance"), STARS.number("helia")


@rule("AA-DEF-RES")
def test_resources_of_any_types_are_mixed_freely_and_without_limit() -> None:
    table = Table("sol", "psilon")
    table.seat(0, credits=98)
    gain_any(table.state, 0, 3)
    table.state.proceed()
    assert table.options(0) == ["gain:food", "gain:research", "gain:production", "gain:credits"]
    table.plays(0, "gain:credits", "gain:food", "gain:credits")
    assert table.stock(0) == (1, 0, 0, 100)
    assert table.player(0).counts[CREDITS] == 100


@rule("AA-DEF-CTRL", "AA-DEF-FLEET")
def test_a_unit_or_an_orbital_building_controls_a_system() -> None:
    table = Table("sol", "psilon")
    state = table.state
    table.system("verdance", planet="proteus", owner=1, people=(1, 0, 0))
    assert controlled(state, 0) == controlled(state, 1) == []  # population does not
    add_fleet(state, VERDANCE, 0, unit(FRIGATES) + unit(CRUISERS))
    assert controlled(state, 0) == [VERDANCE]
    assert count_units(state.fleet[VERDANCE]) == 2
    take_fleet(state, VERDANCE, unit(FRIGATES) + unit(CRUISERS))
    add_fleet(state, VERDANCE, 1, ONE_OUTPOST)
    assert controlled(state, 1) == [VERDANCE]
    assert controlled(state, 0) == []


@rule("AA-DEF-POSS", "AA-SUB-26")
def test_population_possesses_a_system_and_with_the_last_one_the_flag_goes_home() -> None:
    table = Table("sol", "psilon")
    state = table.state
    table.system("verdance", planet="proteus", owner=0, people=(1, 1, 0), buildings=["hydroponic-farm"])
    assert possessed(state, 0) == [VERDANCE]
    assert flags_left(state, 0) == 5
    remove_population(state, VERDANCE, 1)
    assert table.owner("verdance") == 0
    remove_population(state, VERDANCE, FARMERS)
    assert table.owner("verdance") == NONE
    assert flags_left(state, 0) == 6
    assert state.buildings[VERDANCE]  # buildings stay
    assert "Ada no longer possesses Verdance." in table.log()


@rule("AA-DEF-POSS")
def test_a_system_that_is_given_up_keeps_its_buildings_and_units() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(3, 1, 0), buildings=["hydroponic-farm"],
                 fleet={"outpost": 1, "frigates": 2})  # fmt: skip
    vacate(table.state, VERDANCE)
    assert table.people("verdance") == (0, 0, 0)
    assert table.owner("verdance") == NONE
    assert table.fleet("verdance") == {"outpost": 1, "frigates": 2}
    assert table.holder("verdance") == 0
    assert table.state.buildings[VERDANCE] == 1


@rule("AA-DEF-HOME", "AA-END-1")
def test_a_home_stays_one_whoever_possesses_it() -> None:
    table = Table("sol", "psilon", round=2)
    table.seat(0, home="verdance")
    table.system("verdance", planet="earth", people=(1, 0, 0))
    possess(table.state, VERDANCE, 0)
    assert table.state.ends == 6
    possess(table.state, VERDANCE, 1)
    assert table.player(0).home == VERDANCE
    assert table.state.ends == 3


@rule("AA-DEF-REM", "AA-CMB-DEAD")
def test_removed_elements_go_to_the_supply_and_destroyed_units_to_the_scrap() -> None:
    table = Table("sol", "psilon")
    counts = table.player(0).counts
    counts[SUPPLY + FRIGATES] = counts[SUPPLY + OUTPOST] = 0
    to_supply(table.state, 0, 2 * unit(FRIGATES) + ONE_OUTPOST)
    assert (counts[SUPPLY + FRIGATES], counts[SUPPLY + OUTPOST], counts[SCRAPPED + FRIGATES]) == (2, 1, 0)
    scrap(table.state, 0, 3 * unit(FRIGATES) + ONE_OUTPOST)
    assert (counts[SUPPLY + FRIGATES], counts[SUPPLY + OUTPOST], counts[SCRAPPED + FRIGATES]) == (2, 2, 3)


@rule("AA-DEF-INFL", "AA-DEF-FLIP")
def test_influence_tokens_are_ready_or_flipped_on_the_map_and_always_ready_in_the_reserve() -> None:
    table = Table("sol", "psilon")
    state = table.state
    assert reserve(state, 0) == 6
    assert usable_tokens(state, 0) == []  # those in the reserve cannot be flipped for anything
    place_token(state, 0, HELIA)
    assert reserve(state, 0) == 5
    assert usable_tokens(state, 0) == [HELIA]
    flip(state, 0, HELIA)
    assert usable_tokens(state, 0) == []
    refresh_all(state, 0)
    assert usable_tokens(state, 0) == [HELIA]


@rule("AA-DEF-ENEMY")
def test_every_other_player_and_every_neutral_element_is_an_enemy() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", fleet={"frigates": 1}, holder=1)
    table.system("helia", fleet={"pirate-raiders": 1}, holder=NEUTRAL)
    assert hostile(table.state, VERDANCE, 0)
    assert not hostile(table.state, VERDANCE, 1)
    assert hostile(table.state, HELIA, 0)
    assert hostile(table.state, HELIA, 1)
    assert not hostile(table.state, STARS.number("lapis"), 0)


@rule("AA-RND-1")
def test_a_round_is_a_draft_and_an_action_phase() -> None:
    table = Table("sol", "psilon", round=0)
    for seat in range(2):
        table.seat(seat, home=["verdance", "helia"][seat])
    table.push(StartRound())
    assert table.state.round == 1
    while table.state.asks(NATURE):
        table.nature(table.options(NATURE)[0])
    for _ in range(3):
        for seat in range(2):
            table.plays(seat, table.options(seat)[0])
    assert table.asked() == (0, "TakeTurn")
    assert [len(table.hand(seat)) for seat in range(2)] == [3, 3]
