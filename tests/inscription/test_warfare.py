import pytest

from orrery.games.inscription.events.war import strength
from orrery.games.inscription.names import UNITS
from orrery.games.inscription.sheets.warfare.grid import (
    FIRST,
    MASKS,
    PLACEMENT_NAMES,
    SECTIONS,
    UNIT_OF,
    beside,
    section,
)
from orrery.games.inscription.sheets.warfare.units import BARS
from tests.inscription.table import Table
from tests.markers import card, rule


@rule("TI-WAR-1", "TI-WAR-4", "TI-WAR-9", "TI-AST-1")
@card("cruiser")
def test_the_last_symbol_builds_a_unit_which_is_then_deployed() -> None:
    table = Table("")
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "bar:cruiser-1:material", "bar:cruiser-1:material", "bar:cruiser-1:material")
    assert table.points(0, "warfare") == 1
    assert table.asked(0) == "PlaceUnit"
    assert "done" not in table.options(0)
    table.plays(0, "place:c1-d1-e1")  # e1 holds a trade good
    assert table.nodes(0) == {"c1", "d1", "e1"}
    assert table.goods(0) == 1


@rule("TI-WAR-2")
def test_several_bars_may_be_in_progress() -> None:
    table = Table("")
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "bar:cruiser-1:material")
    assert {"bar:cruiser-1:material", "bar:cruiser-2:material"} <= set(table.options(0))
    assert "bar:cruiser-3:material" not in table.options(0)  # just like the second
    table.plays(0, "bar:cruiser-2:material", "bar:cruiser-4:material", "done")
    table.rolls(3, 0)
    table.plays(0, "bar:cruiser-1:material", "bar:cruiser-1:material")
    assert table.player(0).warfare.built == 1 << [bar.name for bar in BARS].index("cruiser-1")


@rule("TI-WAR-3")
@card("infantry", "pds")
def test_infantry_takes_any_resource_and_pds_two_influence() -> None:
    table = Table("")
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:warfare", "spend:research", "infantry", "place:b1", "spend:material", "infantry", "place:c1")
    table.plays(0, "bar:pds-1:influence", "done")
    table.rolls(0, 3)
    table.plays(0, "bar:pds-1:influence")
    assert table.asked(0) == "PlaceUnit"
    table.plays(0, "place:d1-e1-d2")
    assert table.points(0, "warfare") == 0
    assert [bar.unit for bar in BARS].count(1) == 4


@rule("TI-WAR-5", "TI-AST-5")
@card("dreadnought", "war-sun")
def test_large_ships_are_locked_until_their_specialty_is_spent() -> None:
    table = Table("")
    table.seat(0, kept={"propulsion": 1, "warfare": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "spend:material")
    assert table.refusal(0, "bar:dreadnought-1:material") == "locked-units"
    table.plays(0, "infantry", "place:b1", "use:propulsion", "unlock-units:dreadnought")
    table.plays(0, "spend:material")
    assert "bar:dreadnought-1:material" in table.options(0)
    table.plays(0, "bar:dreadnought-1:material", "use:warfare")  # war suns are all it is good for here
    assert "bar:war-sun-1:material" in table.options(0)
    assert [bar.vp for bar in BARS] == [0] * 4 + [1] * 4 + [2] * 3 + [4] * 2


@rule("TI-WAR-6")
def test_the_fourth_cruiser_may_be_built_for_a_biotic_specialty() -> None:
    table = Table("")
    table.seat(0, kept={"biotic": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "spend:material", "bar:cruiser-4:material", "use:biotic")
    assert table.asked(0) == "PlaceUnit"
    assert table.points(0, "warfare") == 1


@rule("TI-WAR-7")
def test_the_grid_has_eight_sections() -> None:
    assert sum(nodes.bit_count() for nodes in SECTIONS) == 120
    assert [nodes.bit_count() for nodes in SECTIONS] == [15] * 8
    assert SECTIONS[section(0, 0)] & 1
    assert SECTIONS[section(1, 3)] >> 119 & 1


@rule("TI-WAR-8")
def test_a_unit_touches_the_first_row_or_another_unit_and_avoids_anomalies() -> None:
    table = Table("", wars=1)
    table.seat(0, units=["e3"])
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "infantry")
    # the first row above the line is row 4; e3 lies below it
    assert table.options(0) == [f"place:{column}4" for column in "bcdefghi"]  # a4 and j4 are anomalies
    table.plays(0, "place:e4", "infantry")
    assert "place:e5" in table.options(0)
    assert "place:d3" not in table.options(0)


@rule("TI-WAR-8a")
def test_adjacent_is_orthogonal_also_across_the_middle() -> None:
    node = PLACEMENT_NAMES.index("e1")
    assert {PLACEMENT_NAMES[place] for place in range(120) if beside(1 << node) >> place & 1} == {"d1", "f1", "e2"}
    edge = PLACEMENT_NAMES.index("j3")
    assert {PLACEMENT_NAMES[place] for place in range(120) if beside(1 << edge) >> place & 1} == {"i3", "j2", "j4"}


@rule("TI-WAR-8")
@pytest.mark.parametrize(
    ("unit", "count"), [("infantry", 120), ("pds", 396), ("cruiser", 196), ("dreadnought", 712), ("war-sun", 160)]
)
def test_every_rotation_and_mirror_image_is_a_placement(unit: str, count: int) -> None:
    size = {"infantry": 1, "pds": 3, "cruiser": 3, "dreadnought": 5, "war-sun": 7}[unit]
    number = UNITS.index(unit)
    places = range(FIRST[number], FIRST[number + 1])
    assert len(places) == len({MASKS[place] for place in places}) == count
    assert all(MASKS[place].bit_count() == size and UNIT_OF[place] == number for place in places)


@rule("TI-WAR-10")
def test_a_unit_that_fits_nowhere_is_still_built_and_scores() -> None:
    table = Table("", wars=4)
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", *["bar:cruiser-1:material"] * 3)
    assert table.points(0, "warfare") == 1
    assert table.nodes(0) == set()
    assert table.asked(0) == "PenDown"


@rule("TI-WAR-11", "TI-WAR-15")
@card("tyrants-lament", "armada")
def test_a_deployed_unit_is_not_built() -> None:
    table = Table("")
    table.resolves(0, "tyrants-lament")
    table.plays(0, "place:b1-c1-d1-b2-c2", "half:left")
    assert table.points(0, "warfare") == 0
    assert table.player(0).warfare.built == 0
    table.ends_step()
    assert table.box(0, "warfare") == 0
    assert table.kept(0, "cybernetic") == 1  # c2 was covered
    table = Table("", wars=4)
    table.resolves(0, "tyrants-lament")  # fits nowhere
    assert table.asked(0) == "ChooseHalf"


@rule("TI-WAR-12")
@card("empyrean")
def test_the_empyrean_deploy_on_anomalies_which_count_twice() -> None:
    table = Table("empyrean")
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "infantry", "place:a1", "spend:material", "infantry", "place:a2")
    assert strength(table.player(0), 0) == 3


@rule("TI-WAR-13", "TI-WAR-16", "TI-WEV-3")
@card("fleet-logistics")
def test_nodes_count_for_their_own_section_and_logistics_want_whole_units() -> None:
    table = Table("")
    table.seat(0, units=["a3-b3-c3", "d1-e1-f1"], technologies=["fleet-logistics"])
    player = table.player(0)
    assert strength(player, section(0, 0)) == 5  # one unit crosses the middle
    assert strength(player, section(1, 0)) == 1
    table.seat(0, units=["a1-b1-c1"])
    assert strength(player, section(0, 0)) == 8 + 3


@rule("TI-WAR-14")
def test_the_warfare_sheet_may_be_negative() -> None:
    table = Table("")
    table.event("border-conflict")
    assert table.points(0, "warfare") == -2
    assert table.score(0) == -2


@card("transit-diodes")
def test_transit_diodes_deploy_beside_other_units_even_below_the_line() -> None:
    table = Table("", wars=1)
    table.seat(0, units=["b1"], technologies=["transit-diodes"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "technology:transit-diodes")
    assert table.options(0) == ["place:a1", "place:c1", "place:b2"]
    table.plays(0, "place:b2", "place:b3")
    assert table.nodes(0) == {"b1", "b2", "b3"}
