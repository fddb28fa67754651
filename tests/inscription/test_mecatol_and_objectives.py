import pytest

from orrery.games.inscription.names import MECATOL_VOTES, MECATOL_VP
from tests.inscription.table import Table
from tests.markers import card, rule


@rule("TI-MEC-1", "TI-MEC-3", "TI-MEC-4")
def test_each_later_claim_takes_the_next_slot() -> None:
    table = Table(*[""] * 8)
    for seat in range(8):
        table.seat(seat, claimed=["mecatol"])
        table.ends_step()
    assert [table.points(seat, "navigation") for seat in range(8)] == [7, 5, 3, 2, 1, 1, 1, 1] == list(MECATOL_VP)
    assert [table.votes(seat) for seat in range(8)] == [5, 4, 3, 2, 2, 1, 1, 1] == list(MECATOL_VOTES)


@rule("TI-MEC-2", "TI-RND-5")
def test_claims_of_one_step_fill_consecutive_slots_for_the_best_reward() -> None:
    table = Table("", "", "", "")
    table.state.speaker = 2
    table.seat(1, claimed=["mecatol"])
    table.ends_step()
    for seat in (0, 2, 3):
        table.seat(seat, claimed=["mecatol"])
    table.ends_step()
    assert table.state.mecatol == (1, 2, 3, 0)  # clockwise from the speaker
    assert [table.points(seat, "navigation") for seat in range(4)] == [5, 7, 5, 5]
    table.seat(0)
    table.ends_step()
    assert table.points(0, "navigation") == 5  # paid once


@rule("TI-MEC-1")
@card("winnu")
def test_the_winnu_take_the_slot_above() -> None:
    table = Table("winnu", "", "")
    table.seat(1, claimed=["mecatol"])
    table.ends_step()
    table.seat(0, claimed=["mecatol"])
    table.ends_step()
    assert (table.points(0, "navigation"), table.votes(0)) == (7, 5)


@rule("TI-OBJ-1", "TI-OBJ-3")
@card("armada")
def test_the_first_step_pays_the_higher_value_and_losses_do_not_matter() -> None:
    table = Table("", "", "")
    ships = ["pds-1", "pds-2", "cruiser-1", "cruiser-2", "cruiser-3", "dreadnought-1"]
    table.seat(0, built=ships)
    table.ends_step()
    table.seat(1, built=ships)
    table.ends_step()
    table.ends_step()
    assert [table.box(seat, "warfare") for seat in range(3)] == [7, 4, 0]
    table.player(0).warfare.built = 0
    table.ends_step()
    assert table.box(0, "warfare") == 7


@rule("TI-OBJ-4", "TI-RND-5")
def test_objectives_are_checked_in_every_event() -> None:
    table = Table("", "", "", objectives=("collector", "expansionist", "maximum-efficiency", "armada"))
    table.seat(0, commodities=(5, 5, 5))
    table.event("redefine-trade-routes")
    assert table.box(0, "industry") == 9


KINDS = ["s01", "s04", "s05", "s06", "s08", "s11", "s17", "s18", "s19", "s29"]


@pytest.mark.parametrize(
    ("name", "sheet", "points", "before", "then"),
    [
        pytest.param("collector", 0, 9, {"claimed": KINDS[:9]}, {"claimed": KINDS[9:]}, marks=card("collector")),
        pytest.param(
            "mercantilist", 0, 7, {"claimed": ["mecatol", "s18"]}, {"claimed": ["s23"]}, marks=card("mercantilist")
        ),
        pytest.param(
            "prospector",
            0,
            5,
            {"claimed": ["s01", "s02", "s12", "s16"]},
            {"claimed": ["s31"]},
            marks=card("prospector"),
        ),
        pytest.param(
            "expansionist",
            1,
            7,
            {"planets": [1, 2, 3], "docks": [1, 2, 3]},
            {"planets": [6]},
            marks=card("expansionist"),
        ),
        pytest.param(
            "technocrat",
            1,
            5,
            {"technologies": ["neural-motivator", "self-assembly-routines"], "focus": ["warfare:material"]},
            {"focus": ["expansion:research"]},
            marks=card("technocrat"),
        ),
        pytest.param(
            "diversified-production",
            2,
            5,
            {"spaces": [11, 20, 7, 9, 21, 14, 19]},
            {"spaces": [29]},
            marks=card("diversified-production"),
        ),
        pytest.param(
            "maximum-efficiency",
            2,
            9,
            {"commodities": (5, 5, 4)},
            {"commodities": (5, 5, 5)},
            marks=card("maximum-efficiency"),
        ),
        pytest.param("sourcing-expert", 2, 7, {"spaces": [2, 12, 20]}, {"spaces": [27]}, marks=card("sourcing-expert")),
        pytest.param(
            "secured-assets",
            3,
            5,
            {"units": ["a1", "e1", "i1", "c2", "g2", "h3", "a5", "d6"]},
            {"units": ["f6"]},
            marks=card("secured-assets"),
        ),
    ],
)
@rule("TI-OBJ-1")
def test_objectives_want_exactly_what_they_say(
    name: str, sheet: int, points: int, before: dict[str, object], then: dict[str, object]
) -> None:
    objectives = ["collector", "core-cracker", "diversified-production", "armada"]
    objectives[sheet] = name
    table = Table("", "", "", objectives=tuple(objectives))
    table.seat(0, **before)  # type: ignore[arg-type]
    table.ends_step()
    assert table.player(0).boxes[sheet] == 0
    table.seat(0, **then)  # type: ignore[arg-type]
    table.ends_step()
    assert table.player(0).boxes[sheet] == points


@card("united-front")
def test_united_front_wants_five_nodes_in_each_of_five_sections() -> None:
    table = Table("", objectives=("collector", "core-cracker", "diversified-production", "united-front"))
    rows = [f"{column}{row}" for row in (1, 5, 8, 11) for column in "bcdfghi"]
    table.seat(0, units=[*rows, "e5", "e8", "e11", "b4", "c4", "j8", "j11", "b10"])
    table.ends_step()
    assert table.box(0, "warfare") == 0
    table.seat(0, units=["b7", "c7", "f4", "g10"])
    table.ends_step()
    assert table.box(0, "warfare") == 9
