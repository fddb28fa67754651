"""Milestones that boards share: what they let one build, and what else they unlock."""

import pytest

from orrery.games.adastra.diplomacy.lasting import tier
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.names import BRANCHES, FARMERS, MOST_LEVEL, SCIENTISTS, WORKERS
from orrery.games.adastra.technologies.developing import technology_limit
from tests.adastra.cards.playing import at
from tests.adastra.galaxies import row
from tests.adastra.table import Table
from tests.markers import card, rule

BUILD = "play:starting-b:build"


def builders(branch: str, level: int, standing: list[str], empire: str = "sol") -> Table:
    """Everything can be paid for; this branch is at this level."""
    table = Table(empire, "psilon")
    levels = dict.fromkeys(BRANCHES, 0) | {branch: level}
    table.seat(0, food=9, research=9, production=9, credits=9, levels=levels)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), buildings=standing)
    table.begin(0)
    table.plays(0, BUILD, "system:verdance")
    return table


BUILDINGS = [
    pytest.param("hydroponic-farm", "biology", 1, [], "sakkra", marks=card("milestone-hydroponic-farm")),
    pytest.param(
        "soil-enrichment-plant",
        "biology",
        3,
        ["hydroponic-farm"],
        "klackon",
        marks=card("milestone-soil-enrichment-plant"),
    ),
    pytest.param("research-laboratory", "physics", 1, [], "sol", marks=card("milestone-research-laboratory")),
    pytest.param(
        "astro-university", "physics", 3, ["research-laboratory"], "klackon", marks=card("milestone-astro-university")
    ),
    pytest.param("automated-factory", "engineering", 1, [], "sol", marks=card("milestone-automated-factory")),
    pytest.param(
        "robo-mining-plant", "engineering", 3, ["automated-factory"], "sol", marks=card("milestone-robo-mining-plant")
    ),
    pytest.param("spy-center", "government", 1, [], "sol", marks=card("milestone-spy-center")),
    pytest.param("trade-port", "government", 3, [], "sol", marks=card("milestone-trade-port")),
    pytest.param("csth", "physics", 1, [], "sol", marks=card("milestone-csth")),
    pytest.param("zst", "government", 3, ["csth"], "sol", marks=card("milestone-zst")),
    pytest.param("dsu", "biology", 5, ["zst"], "sol", marks=card("milestone-dsu")),
]


@pytest.mark.parametrize(("building", "branch", "level", "standing", "empire"), BUILDINGS)
@rule("AA-BUILD-3")
def test_a_building_can_be_built_from_its_level_on(
    building: str, branch: str, level: int, standing: list[str], empire: str
) -> None:
    table = builders(branch, level - 1, standing, empire)
    assert table.refusal(0, f"build:{building}") == "no-milestone"
    table = builders(branch, level, standing, empire)
    assert f"build:{building}" in table.options(0)


@card("milestone-soil-enrichment-plant")
@rule("AA-RES-4")
def test_an_empire_without_a_building_milestone_cannot_build_it_at_any_level() -> None:
    table = builders("biology", 5, ["hydroponic-farm"], "sol")
    assert table.refusal(0, "build:soil-enrichment-plant") == "no-milestone", "Industrial Agriculture stands there"


@rule("AA-RES-4")
def test_every_board_has_fifteen_common_and_four_unique_milestones() -> None:
    for board in EMPIRES.pieces:
        found = [milestone for branch in board.milestones for level in branch for milestone in level]
        unique = [milestone for milestone in found if board.unique(milestone)]
        different = {milestone.id for milestone in found}
        assert (len(different), len(unique)) == (19, 4)
        assert all(len(branch) == MOST_LEVEL for branch in board.milestones)


@card("terraforming")
def test_terraforming_counts_the_planets_icons() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    assert limit(table.state, at("verdance"), WORKERS, 0) == 0
    table.seat(0, levels={"biology": 2})
    assert limit(table.state, at("verdance"), WORKERS, 0) == 1
    assert limit(table.state, at("verdance"), SCIENTISTS, 0) == 1


@card("advanced-terraforming")
def test_advanced_terraforming_counts_the_other_icons_too() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.seat(0, levels={"biology": 4})
    assert [limit(table.state, at("verdance"), one, 0) for one in (FARMERS, SCIENTISTS, WORKERS)] == [3, 2, 1]


@card("database")
def test_database_makes_room_for_two_technologies() -> None:
    table = Table("psilon", "sol")
    developed = ["phasor", "ion-drive", "star-gate", "battleoids"]
    table.seat(0, developed=developed, hand=["mass-driver"], levels={"engineering": 1, "physics": 2})
    table.begin(0)
    table.plays(0, "play:mass-driver:attack", "develop")
    assert len(table.player(0).developed) == 7


@card("advanced-database")
def test_advanced_database_makes_room_for_two_more() -> None:
    table = Table("psilon", "sol")
    table.seat(0, levels={"physics": 4})
    assert technology_limit(table.state, 0) == 10


@card("jump-drive")
def test_jump_drive_needs_one_jump_point() -> None:
    table = row("psilon", "klackon")
    assert at("the-crossing") not in connected(table.state, 0, at("helia"))
    table.seat(0, levels={"engineering": 2})
    assert at("the-crossing") in connected(table.state, 0, at("helia"))
    assert at("amaterasu") not in connected(table.state, 0, at("helia"))
    assert at("the-crossing") not in connected(table.state, 1, at("helia"))


@card("advanced-jump-drive")
@rule("AA-SUB-46")
def test_sol_without_jump_drive_has_the_advanced_one() -> None:
    table = row("sol", "psilon")
    table.seat(0, levels={"engineering": 3})
    assert at("the-crossing") not in connected(table.state, 0, at("helia")), "Global Factory stands in its place"
    table.seat(0, levels={"engineering": 4})
    assert {at("the-crossing"), at("amaterasu"), at("brand")} <= set(connected(table.state, 0, at("helia")))


@card("better-diplomats")
def test_better_diplomats_are_those_of_government_two() -> None:
    table = Table("sol", "psilon")
    table.seat(0, levels={"government": 1})
    assert tier(table.state, 0, 1) == 0
    table.seat(0, levels={"government": 2})
    assert tier(table.state, 0, 1) == 1
    assert tier(table.state, 1, 0) == 1, "whoever of the two has it"


@card("best-diplomats")
def test_best_diplomats_are_those_of_government_four() -> None:
    table = Table("sol", "psilon")
    table.seat(1, levels={"government": 4})
    assert tier(table.state, 0, 1) == 2
