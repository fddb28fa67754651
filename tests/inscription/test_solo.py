import pytest

from orrery.games.inscription.events.ai import (
    COUNCILS_STRUCK,
    INFLUENCE_2,
    MATERIAL_2,
    RESEARCH_1,
    RESEARCH_2,
    STRENGTH_AT,
    VOTES_AT,
    WARS_STRUCK,
    ai_strength,
    mark,
    new_sheet,
)
from orrery.games.inscription.names import AI, INFLUENCE, LOST, MATERIAL, RESEARCH, TIED, WON
from orrery.kernel import NATURE
from tests.inscription.table import Table
from tests.inscription.test_terms_and_setup import dealt
from tests.markers import card, rule


@rule("TI-SOLO-1", "TI-SOLO-5")
def test_the_ai_marks_the_track_of_every_focus_die() -> None:
    table = Table("")
    table.event("first-ventures")
    table.plays(0, "sheet:navigation", "access:s04", "access:s05", "access:s06", "done")
    table.rolls(3, 0, (1, 2, 2))
    ai = table.state.ai
    assert (ai[STRENGTH_AT], ai[INFLUENCE_2], ai[RESEARCH_2], sum(ai)) == (1, 1, 1, 3)


@rule("TI-SOLO-3")
def test_two_players_are_neighbors_on_one_side_and_the_ai_on_the_other() -> None:
    sides = {dealt(2, seed, factions=["emirates-of-hacan", "federation-of-sol"]).side_by_side for seed in range(12)}
    assert sides == {0, 1}
    table = Table("", "")  # each other's left
    table.seat(0, units=["b1", "c1"])
    table.seat(1, units=["b1", "g1"])
    table.event("border-conflict")
    assert [table.player(seat).warfare.results[0] for seat in range(2)] == [WON, LOST]  # 2 to 1, left against left
    assert [table.player(seat).warfare.results[1] for seat in range(2)] == [LOST, TIED]  # against the AI's base of 1


@rule("TI-SOLO-4")
def test_difficulties_cross_symbols_in_advance() -> None:
    goals = [MATERIAL_2, INFLUENCE_2, RESEARCH_2, RESEARCH_1]
    easy, medium, hard = (new_sheet(difficulty) for difficulty in range(3))
    assert sum(easy) == 0
    assert [medium[goal] for goal in goals] == [1] * 4
    assert (medium[STRENGTH_AT], medium[STRENGTH_AT + 1], sum(medium)) == (1, 1, 6)
    assert [hard[goal] for goal in goals] == [2] * 4
    assert (hard[VOTES_AT], hard[VOTES_AT + 1], sum(hard)) == (1, 1, 12)


@rule("TI-SOLO-6", "TI-SOLO-7", "TI-OBJ-1")
def test_the_ai_turns_objectives_at_the_end_of_the_round() -> None:
    table = Table("")
    for _ in range(4):
        mark(table.state, MATERIAL, 2)
    assert table.state.ai_goals == 1 << 3
    ships = ["pds-1", "pds-2", "cruiser-1", "cruiser-2", "cruiser-3", "dreadnought-1"]
    table.seat(0, built=ships)
    table.ends_step()
    assert table.box(0, "warfare") == 7  # the same round: a tie
    table = Table("")
    for _ in range(4):
        mark(table.state, MATERIAL, 2)
    table.ends_round()
    table.seat(0, built=ships)
    table.ends_step()
    assert table.box(0, "warfare") == 4


@rule("TI-SOLO-6", "TI-SOLO-7")
def test_the_ai_takes_a_slot_of_mecatol_rex() -> None:
    table = Table("", "")
    for _ in range(5):
        mark(table.state, RESEARCH, 1)
    assert list(table.state.mecatol) == [AI]
    table.seat(0, claimed=["mecatol"])
    table.ends_step()
    assert table.points(0, "navigation") == 7  # the AI's slot, in the same round
    table.ends_round()
    table.seat(1, claimed=["mecatol"])
    table.ends_step()
    assert table.points(1, "navigation") == 3
    assert list(table.state.mecatol) == [AI, 0, 1]


@rule("TI-SOLO-8")
def test_a_full_goal_track_passes_results_on() -> None:
    table = Table("")
    for _ in range(5):
        mark(table.state, RESEARCH, 2)
    assert (table.state.ai[RESEARCH_2], table.state.ai[RESEARCH_1]) == (4, 1)
    for _ in range(8):
        mark(table.state, RESEARCH, 2)
    assert (table.state.ai[RESEARCH_1], table.state.ai[STRENGTH_AT]) == (8, 1)
    for _ in range(40):
        mark(table.state, MATERIAL, 1)
    assert table.state.ai[STRENGTH_AT : STRENGTH_AT + 4] == (4, 4, 4, 3)


@rule("TI-SOLO-9")
def test_the_ai_fights_with_its_section_and_strikes_the_rest() -> None:
    table = Table("")
    table.seat(0, units=["b1", "c1", "g1"])
    mark(table.state, MATERIAL, 1)
    table.event("border-conflict")
    assert table.player(0).warfare.results[:2] == (TIED, LOST)  # the first symbol is worth 2
    assert table.state.ai[WARS_STRUCK] == 1
    mark(table.state, MATERIAL, 1)
    assert table.state.ai[STRENGTH_AT : STRENGTH_AT + 2] == (1, 1)
    assert ai_strength(table.state, 1) == 5


@rule("TI-SOLO-10", "TI-SOLO-11", "TI-SOLO-12", "TI-SOLO-2")
@card("corporate-tax-breaks", "disarmament-treaty")
def test_more_votes_than_the_ai_resolve_the_starred_text() -> None:
    table = Table("", "")
    for seat in (0, 1):
        table.seat(seat, votes=5)
    table.event("partisan-maneuvering")
    table.nature("agenda:disarmament-treaty")
    assert table.options(NATURE) == ["agenda:corporate-tax-breaks", "agenda:hyperlane-security"]  # the other class
    table.nature("agenda:corporate-tax-breaks")
    assert table.options(0) == [f"cast:{n}" for n in range(7)]
    table.plays(0, "cast:3")
    table.plays(1, "cast:2")
    table.nature("die:influence")  # 1 from the section, 1 from the die
    assert table.state.ai_votes == 2
    assert table.asked(0) == "ChooseCommodity"  # more than the AI: the Fail text of the starred card
    assert table.player(1).warfare.lost_bars.bit_count() == 4  # a tie is not enough
    table.plays(0, "commodity:a", "commodity:b", "done")
    assert [table.votes(seat) for seat in (0, 1)] == [3, 4]
    assert table.state.ai[COUNCILS_STRUCK] == 1


@rule("TI-SOLO-12a")
@card("technology-embargo")
@pytest.mark.parametrize(("die", "lost"), [("material", 1), ("influence", 2), ("research", 2)])
def test_the_ai_names_by_a_black_die(die: str, lost: int) -> None:
    table = Table("")
    table.event("convene-the-council")
    table.nature("agenda:technology-embargo", "agenda:trade-fleet-subsidization")
    table.plays(0, "cast:0")
    table.nature("die:material", f"die:{die}")
    assert table.player(0).research.lost == lost


@rule("TI-SOLO-12b")
def test_marks_for_a_full_section_go_to_the_next() -> None:
    table = Table("")
    for _ in range(4):
        mark(table.state, INFLUENCE, 1)
    assert table.state.ai[VOTES_AT : VOTES_AT + 3] == (3, 1, 0)


@rule("TI-SOLO-14")
@card("mentak-coalition")
def test_the_ai_is_a_neighbor_on_every_side_without_a_human() -> None:
    table = Table("mentak-coalition")
    table.event("industrial-zeal")
    assert table.goods(0) == 2
    table = Table("mentak-coalition", "")
    table.event("industrial-zeal")
    assert table.goods(0) == 1  # the other player gained nothing
