import pytest

from orrery.games.adastra.cards.boxes import MISSIONS
from orrery.games.adastra.player import CAPTURED, TOKENS
from orrery.games.adastra.rounds.management import Management
from orrery.games.adastra.rounds.missions import ChangeMissions, CompleteMissions
from orrery.games.adastra.state import MISSION_DECK
from tests.adastra.table import Table
from tests.markers import rule


def ready(table: Table, seat: int) -> None:
    """This seat meets the public part of Silos of Plenty."""
    table.seat(seat, food=3, research=3, production=3, credits=3)


@rule("AA-MIS-1", "AA-MIS-4", "AA-MGT-7")
def test_who_is_first_takes_a_token_of_choice() -> None:
    table = Table("sol", "psilon", "klackon")
    table.missions("silos-of-plenty", "iron-fist")
    ready(table, 0)
    table.push(CompleteMissions(0))
    assert table.asked() == (0, "TakeRivalsToken")
    assert table.options(0) == ["rival:2", "rival:3"]
    table.plays(0, "rival:3")
    counts = table.player(0).counts
    assert (counts[TOKENS], counts[CAPTURED : CAPTURED + 3]) == (1, [0, 0, 1])
    assert table.state.mission_tokens == (0b010, 0b111)
    assert table.score(0) == 2


@rule("AA-SUB-94", "AA-MIS-4")
def test_whose_token_was_taken_cannot_complete_it_and_others_can() -> None:
    table = Table("sol", "psilon", "klackon")
    table.missions("silos-of-plenty")
    for seat in range(3):
        ready(table, seat)
    table.push(CompleteMissions(0))
    table.plays(0, "rival:2")
    table.push(CompleteMissions(1))
    table.push(CompleteMissions(2))
    assert not table.state.pending()
    assert [table.player(seat).counts[TOKENS] for seat in range(3)] == [1, 0, 1]
    assert table.player(2).counts[CAPTURED : CAPTURED + 3] == [0, 0, 0], "only the first takes one"
    table.push(CompleteMissions(0))
    assert table.player(0).counts[TOKENS] == 1, "once in a game"


@rule("AA-MIS-4")
def test_with_two_players_the_only_other_token_is_taken_unasked() -> None:
    table = Table("sol", "psilon")
    table.missions("silos-of-plenty")
    ready(table, 1)
    table.push(CompleteMissions(1))
    assert table.player(1).counts[CAPTURED : CAPTURED + 2] == [1, 0]


@rule("AA-MGT-7")
def test_all_missions_that_are_met_are_completed() -> None:
    table = Table("sol", "psilon")
    table.missions("silos-of-plenty", "path-of-enlightenment", "iron-fist")
    ready(table, 0)
    table.seat(0, levels={"physics": 3})
    table.push(CompleteMissions(0))
    assert table.player(0).counts[TOKENS] == 2
    assert table.state.mission_tokens == (0, 0, 0b11)


@rule("AA-MGT-7", "AA-MGT-6")
def test_missions_are_checked_after_income_and_unrest() -> None:
    table = Table("sol", "psilon", "klackon")
    table.missions("silos-of-plenty")
    table.seat(0, food=3, research=3, production=3, credits=3, unrest=4)
    table.state.passed = (1,)
    table.push(Management(0))
    table.plays(0, "pay:food")
    assert table.player(0).counts[TOKENS] == 0


# Adding and removing


@rule("AA-MIS-2", "AA-MIS-6", "AA-HIDE-2")
def test_in_the_first_half_the_last_passer_adds_a_mission() -> None:
    table = Table("sol", "psilon", round=3)
    table.push(ChangeMissions(1))
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    table.plays(1, "keep-mission:grand-armada")
    assert [MISSIONS[mission].id for mission in table.state.missions] == ["grand-armada"]
    assert table.state.mission_tokens == (0b11,)
    assert [MISSIONS[mission].id for mission in table.state.piles[MISSION_DECK]] == ["iron-fist"]


@rule("AA-MIS-3", "AA-MIS-6")
def test_in_the_second_half_the_last_passer_removes_one() -> None:
    table = Table("sol", "psilon", round=4)
    table.missions("silos-of-plenty", "iron-fist")
    table.push(ChangeMissions(0))
    table.plays(0, "remove-mission:silos-of-plenty")
    assert [MISSIONS[mission].id for mission in table.state.missions] == ["iron-fist"]
    assert table.state.mission_tokens == (0b11,)
    assert [MISSIONS[mission].id for mission in table.state.piles[MISSION_DECK]] == ["silos-of-plenty"]


@rule("AA-MIS-3")
def test_without_a_mission_nothing_is_removed() -> None:
    table = Table("sol", "psilon", round=6)
    table.push(ChangeMissions(0))
    assert not table.state.pending()


@rule("AA-MIS-2", "AA-MIS-3")
@pytest.mark.parametrize(
    ("epic", "round", "adds"),
    [(False, 1, True), (False, 3, True), (False, 4, False), (True, 4, True), (True, 5, False)],
)
def test_halves_of_both_lengths(epic: bool, round: int, adds: bool) -> None:
    table = Table("sol", "psilon", round=round, epic=epic)
    table.missions("silos-of-plenty")
    table.push(ChangeMissions(0))
    assert table.state.asks(-1) == adds
    assert len(table.state.missions) == (1 if adds else 0)


@rule("AA-SUB-95", "AA-MIS-2")
def test_a_mission_added_cannot_be_completed_in_that_round() -> None:
    table = Table("sol", "psilon", round=3)
    ready(table, 0)
    ready(table, 1)
    table.state.passed = (1,)
    table.push(Management(0))
    table.nature("draw-mission:silos-of-plenty", "draw-mission:grand-armada")
    table.plays(0, "keep-mission:silos-of-plenty")
    assert not table.state.pending()
    assert [table.player(seat).counts[TOKENS] for seat in range(2)] == [0, 0]


@rule("AA-SUB-95", "AA-MGT-7", "AA-MGT-8")
def test_in_the_second_half_the_last_passer_completes_first_and_removes_afterwards() -> None:
    table = Table("sol", "psilon", round=5)
    table.missions("silos-of-plenty")
    ready(table, 0)
    table.state.passed = (1,)
    table.push(Management(0))
    assert table.player(0).counts[TOKENS] == 1
    assert table.state.missions == ()


@rule("AA-MIS-1")
def test_the_secret_part_of_a_mission_on_the_table_counts_for_nobody() -> None:
    table = Table("sol", "psilon")
    table.missions("silos-of-plenty")
    table.seat(0, food=8, research=8, production=8, credits=8)
    assert table.score(0) == 0
    table.seat(0, missions=["path-of-enlightenment"], levels={"physics": 2, "biology": 2, "government": 2})
    assert table.score(0) == 0
    table.seat(0, levels={"engineering": 2})
    assert table.score(0) == 2
