import pytest

from orrery.games.inscription.names import NONE, SHEET_IDS
from orrery.kernel import NATURE, SPECTATOR
from tests.inscription.table import Table
from tests.markers import card, rule


def council(*factions: str, agenda: str = "trade-fleet-subsidization", votes: int = 2) -> Table:
    table = Table(*factions)
    for seat in range(len(factions)):
        table.seat(seat, votes=votes)
    table.event("convene-the-council")
    table.nature(f"agenda:{agenda}")
    return table


@rule("TI-CNCL-1")
@card("convene-the-council", "partisan-maneuvering", "the-limits-of-diplomacy")
@pytest.mark.parametrize("event", ["convene-the-council", "partisan-maneuvering", "the-limits-of-diplomacy"])
def test_votes_are_gained_first(event: str) -> None:
    table = Table("", "", "")
    table.seat(1, councilors=4)
    table.event(event)
    assert [table.votes(seat) for seat in range(3)] == [1, 4, 1]
    assert len(table.options(NATURE)) == 4


@rule("TI-CNCL-3", "TI-HID-5", "TI-CNCL-4")
def test_votes_are_chosen_secretly_and_revealed_together() -> None:
    table = council("", "", "")
    assert table.options(0) == [
        "abstain", "vote:pass:1", "vote:pass:2", "vote:pass:3", "vote:fail:1", "vote:fail:2", "vote:fail:3",
    ]  # fmt: skip
    assert table.refusal(0, "vote:pass:4") == "no-votes"
    table.plays(0, "vote:pass:3")
    table.plays(1, "vote:fail:1")
    for viewer in (1, 2, SPECTATOR):
        assert table.state.masked(viewer).players[0].cast == 0
    table.plays(2, "abstain")
    assert table.told("vote") == [(1, (1, 1)), (2, (NONE, 0)), (0, (0, 3))]  # the speaker last
    assert table.told("tally") == [(-1, (3, 1))]


@rule("TI-CNCL-5", "TI-CNCL-6", "TI-CNCL-8")
@card("trade-fleet-subsidization")
def test_the_side_with_more_votes_wins_and_all_votes_cast_are_spent() -> None:
    table = council("", "", "")
    table.plays(0, "vote:pass:3")
    table.plays(1, "vote:fail:1")
    table.plays(2, "abstain")
    assert [table.goods(seat) for seat in range(3)] == [2, 2, 2]
    assert [table.votes(seat) for seat in range(3)] == [0, 2, 3]


@rule("TI-CNCL-5", "TI-CNCL-8")
@pytest.mark.parametrize(("die", "goods"), [("material", 2), ("influence", 0), ("research", 0)])
def test_a_black_die_breaks_the_tie_even_of_nothing(die: str, goods: int) -> None:
    table = council("", "", "")
    for seat in range(3):
        table.plays(seat, "abstain")
    assert table.asked(NATURE) == "RollTie"
    table.nature(f"die:{die}")
    assert table.goods(0) == goods
    if not goods:
        assert [table.asked(seat) for seat in range(3)] == ["AccessSystem"] * 3
        table.plays(0, "access:s04", "done", "done")
        table.rest()
        assert table.accessed(0) == table.accessed(1) | {"s04"}


@rule("TI-CNCL-7")
@card("technology-embargo")
def test_whoever_cast_most_votes_for_the_winning_side_names() -> None:
    table = council("", "", "", agenda="technology-embargo")
    table.plays(0, "vote:pass:1")
    table.plays(1, "vote:pass:3")
    table.plays(2, "vote:fail:3")
    assert (table.asked(1), table.waiting()) == ("NameThing", [1])
    table.plays(1, "cross-off-technology:gravity-drive")
    assert [table.player(seat).research.lost for seat in range(3)] == [1, 1, 1]


@rule("TI-CNCL-7")
@card("technology-embargo")
def test_ties_among_the_voters_are_broken_by_lot_and_without_votes_the_speaker_chooses() -> None:
    table = council("", "", "", agenda="technology-embargo")
    for seat in range(3):
        table.seat(seat, goods=4)
    table.plays(0, "vote:fail:2")
    table.plays(1, "abstain")
    table.plays(2, "vote:fail:2")
    assert table.options(NATURE) == ["lot:1", "lot:3"]
    table.nature("lot:3")
    table.plays(2, "number:3")
    assert [table.goods(seat) for seat in range(3)] == [1, 1, 1]
    table = council("", "", "", agenda="technology-embargo")
    table.state.speaker = 2
    for seat in range(3):
        table.plays(seat, "abstain")
    table.nature("die:research")
    assert table.asked(2) == "NameThing"


@rule("TI-CNCL-6", "TI-AST-14")
@card("xxcha-kingdom", "argent-flight")
def test_free_votes_are_used_first() -> None:
    table = council("xxcha-kingdom", "argent-flight", "")
    assert "vote:pass:4" in table.options(0)
    assert "vote:pass:6" in table.options(1)
    table.plays(0, "vote:pass:2")
    table.plays(1, "vote:pass:3")
    table.plays(2, "abstain")
    assert [table.votes(seat) for seat in range(3)] == [2, 3, 3]
    assert table.goods(1) == 2 + 1  # Zeal: voted for the winning side


@rule("TI-RND-5", "TI-MEC-2", "TI-OBJ-4")
@card("hyperlane-security")
def test_mecatol_rex_is_paid_and_objectives_are_scored_when_the_council_ends() -> None:
    table = Table("", "", "", objectives=("prospector", "core-cracker", "diversified-production", "armada"))
    for seat in range(3):
        table.seat(seat, accessed=["mecatol", "s27"], claimed=["s01", "s02", "s12", "s16"])
    table.event("partisan-maneuvering")
    table.nature("agenda:hyperlane-security")
    table.plays(0, "vote:pass:1")
    table.plays(1, "abstain")
    table.plays(2, "abstain")
    for seat, system in enumerate(("mecatol", "mecatol", "s27")):
        table.plays(seat, "choose:1", f"claim:{system}", "done")
    assert [table.points(seat, "navigation") for seat in range(2)] == [7, 7]
    assert [table.box(seat, "navigation") for seat in range(3)] == [0, 0, 5]


@rule("TI-CNCL-8", "TI-TECH-3")
@card("earmarked-spending", "psychoarchaeology")
def test_what_a_council_gives_to_spend_makes_no_sheet_active() -> None:
    table = Table("", "", "")
    table.seat(0, technologies=["psychoarchaeology"], active=SHEET_IDS.index("industry"))
    table.event("the-limits-of-diplomacy")
    table.nature("agenda:earmarked-spending")
    table.plays(0, "vote:pass:1")
    table.plays(1, "abstain")
    table.plays(2, "abstain")
    table.plays(0, "sheet:industry")
    assert table.asked(0) == "UseResource"  # material is all there is to spend: the technology is not at hand


@rule("TI-CNCL-8")
@card("population-controls")
def test_everybody_resolves_the_text_for_themself_as_far_as_possible() -> None:
    table = council("", "", "", agenda="population-controls")
    table.seat(1, population=9)
    table.plays(0, "vote:pass:1")
    table.plays(1, "abstain")
    table.plays(2, "abstain")
    table.plays(0, *[f"cross-off-population:{entry}" for entry in (8, 9, 10, 11, 12)], "done")
    table.plays(1, "cross-off-population:10", "cross-off-population:11")  # only one is left then
    assert table.asked(1) == "PenDown"
    assert table.player(1).expansion.lost_population.bit_count() == 3
