"""Diplomats in play: how they come, when they act, how they leave."""

from orrery.games.adastra.diplomacy.diplomats import diplomats_at_income, diplomats_at_pass, diplomats_before
from orrery.games.adastra.diplomacy.lasting import (
    NO_ATTACK,
    NO_INTRIGUE,
    NO_INVASION,
    free_tokens,
    rook_dice,
    tier,
    treaty,
)
from orrery.games.adastra.names import BUILD, GROWTH
from orrery.games.adastra.state import REDUCTION
from tests.adastra.diplomacy.talking import before, court, discarded, forces, talks
from tests.adastra.table import Table
from tests.markers import rule


def at_pass(table: Table, seat: int) -> None:
    """Management step 5 of this seat."""
    diplomats_at_pass(table.state, seat)
    table.state.proceed()


@rule("AA-DPL-1", "AA-HIDE-1")
def test_a_pool_is_secret_but_its_size_is_not() -> None:
    table = court()
    table.seat(0, pool=["silk", "lord-vantz"])
    assert table.state.masked(1).players[0].pool.cards == (-1, -1, -1)
    assert table.state.masked(0).players[0].pool.cards == table.player(0).pool.cards


@rule("AA-DPL-2")
def test_a_standard_diplomat_helps_the_target_and_a_spy_the_initiator() -> None:
    table = court()
    table.seat(0, pool=["brother-teln"], research=0)
    table.seat(1, research=3)
    table.begin(0)
    forces(table, "brother-teln")
    assert (table.has(0, "research"), table.has(1, "research")) == (0, 5)
    table = court()
    table.seat(0, pool=["the-quiet-index"], research=0)
    table.seat(1, research=3)
    table.begin(0)
    forces(table, "the-quiet-index")
    assert (table.has(0, "research"), table.has(1, "research")) == (2, 1)


@rule("AA-DPL-3", "AA-SUB-89")
def test_the_tier_is_the_higher_government_of_both_when_it_resolves() -> None:
    for initiator, target, food in ((0, 0, 2), (1, 1, 2), (2, 0, 3), (0, 3, 3), (4, 0, 4), (0, 5, 4)):
        table = court()
        table.seat(0, pool=["ysolde-marrow"], levels={"government": initiator})
        table.seat(1, food=0, levels={"government": target})
        table.begin(0)
        forces(table, "ysolde-marrow")
        assert table.has(1, "food") == food


@rule("AA-SUB-89")
def test_a_level_reached_while_it_waits_counts() -> None:
    table = court()
    table.seat(1, before=[("garrick-slag", 0)], production=9)
    assert tier(table.state, 1, 0) == 0
    table.seat(0, levels={"government": 4})
    at_pass(table, 1)
    assert table.has(1, "production") == 5


@rule("AA-DPL-4")
def test_discarded_when_resolved_goes_to_the_pile_and_the_token_home() -> None:
    table = court()
    table.seat(0, pool=["ysolde-marrow"])
    table.begin(0)
    forces(table, "ysolde-marrow")
    assert (before(table, 1), discarded(table), free_tokens(table.state, 0)) == ([], ["ysolde-marrow"], 8)


@rule("AA-DPL-4", "AA-MGT-5", "AA-HIDE-3")
def test_to_pool_stays_in_play_until_the_target_passes_and_is_known_there() -> None:
    table = court()
    table.seat(0, pool=["madame-quill"])
    table.seat(1, credits=0)
    table.begin(0)
    forces(table, "madame-quill")
    assert (before(table, 1), table.has(1, "credits"), free_tokens(table.state, 0)) == (["madame-quill"], 1, 7)
    at_pass(table, 1)
    assert (before(table, 1), table.pool(1), free_tokens(table.state, 0)) == ([], ["madame-quill", "vel-tann"], 8)
    assert table.has(1, "credits") == 1, "it does not act again"
    seen = table.state.masked(0).players[1].pool.cards
    assert sorted(seen) == [-1, table.player(1).pool.cards[0]]


@rule("AA-DPL-4", "AA-DPL-1")
def test_a_diplomat_that_comes_to_a_full_pool_makes_one_go() -> None:
    table = court()
    table.seat(1, before=[("madame-quill", 0)], pool=["silk", "lord-vantz", "red-vesper", "saint-ilara"])
    at_pass(table, 1)
    assert table.asked() == (1, "TrimPool")
    table.plays(1, "discard-diplomat:madame-quill")
    assert len(table.pool(1)) == 5


@rule("AA-DPL-5")
def test_a_diplomat_in_play_is_in_no_pool() -> None:
    table = court()
    table.seat(1, before=[("chancellor-ume", 0)])
    assert table.pool(1) == ["vel-tann"]
    assert free_tokens(table.state, 0) == 7


@rule("AA-DPL-6", "AA-SUB-90")
def test_a_spy_that_arrives_after_the_targets_pass_waits_for_the_next_round() -> None:
    table = court()
    table.seat(0, pool=["garrick-slag"])
    table.begin(1)
    table.seat(1, production=0)
    table.plays(1, "pass")
    while table.asked()[0] == 1:
        table.plays(1, table.options(1)[-1])
    table.seat(1, production=5)
    forces(table, "garrick-slag")
    assert (before(table, 1), table.has(1, "production")) == (["garrick-slag"], 5)
    at_pass(table, 1)  # the next pass
    assert (before(table, 1), table.has(1, "production"), table.has(0, "production") >= 2) == ([], 3, True)


@rule("AA-MGT-5")
def test_the_target_orders_diplomats_that_wait_for_its_pass() -> None:
    """At field 1: first down and then up ends at 1, first up and then down at 1 too, but with 0 it matters."""
    for order, field in ((("jubal-the-bright", "prophet-oon"), 1), (("prophet-oon", "jubal-the-bright"), 0)):
        table = court()
        table.seat(1, before=[("jubal-the-bright", 0), ("prophet-oon", 0)], unrest=0)
        at_pass(table, 1)
        assert table.asked() == (1, "NextDiplomat")
        table.plays(1, f"diplomat:{order[0]}")
        assert table.has(1, "unrest") == field
        assert "jubal-the-bright" in table.pool(1)


@rule("AA-DPL-4")
def test_those_that_wait_for_an_action_act_then_and_leave_even_if_nothing_is_bought() -> None:
    table = court()
    table.seat(0, before=[("doctor-nemu", 1)])
    diplomats_before(table.state, 0, BUILD)
    assert before(table, 0) == ["doctor-nemu"], "it waits for a Growth action"
    diplomats_before(table.state, 0, GROWTH)
    assert (table.state.turn[REDUCTION], before(table, 0)) == (1, [])


@rule("AA-MGT-4")
def test_advisers_and_moles_work_in_the_order_of_their_arrival() -> None:
    table = court()
    table.seat(1, before=[("chancellor-ume", 0), ("cousin-ashe", 0)], credits=0)
    table.seat(0, credits=0)
    diplomats_at_income(table.state, 1)
    table.state.proceed()
    assert (table.has(1, "credits"), table.has(0, "credits")) == (0, 1), "the adviser's credit goes to the mole"
    assert before(table, 1) == ["chancellor-ume", "cousin-ashe"]


@rule("AA-DPL-3")
def test_treaties_and_double_agents_count_with_the_tier_of_the_moment() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(1, before=[("legate-corvane", 0), ("commodore-rook", 2)])
    for level, forbidden in ((0, [True, False, False]), (2, [True, True, False]), (4, [True, True, True])):
        table.seat(0, levels={"government": level})
        assert [treaty(table.state, 0, 1, what) for what in (NO_ATTACK, NO_INVASION, NO_INTRIGUE)] == forbidden
        assert not treaty(table.state, 2, 1, NO_ATTACK), "it binds its initiator alone"
        assert not treaty(table.state, 1, 0, NO_ATTACK), "and not the target"
    table.seat(0, levels={"government": 0})
    for level, first, later in ((0, 1, 0), (2, 1, 1), (4, 2, 2)):
        table.seat(1, levels={"government": level})
        assert (rook_dice(table.state, 1, 2, True), rook_dice(table.state, 1, 2, False)) == (first, later)
    assert rook_dice(table.state, 1, 0, True) == 0
    assert rook_dice(table.state, 2, 1, True) == 0


@rule("AA-DPL-4")
def test_captured_is_the_only_way_out_for_lasting_ones() -> None:
    table = court()
    table.seat(1, before=[("chancellor-ume", 0)])
    at_pass(table, 1)
    assert before(table, 1) == ["chancellor-ume"]
    table.begin(0)
    table.seat(0, credits=1)
    talks(table, "flip:verdance", "pay:credits", rolls=(3, 4))
    table.plays(0, "effect:capture")
    assert (before(table, 1), free_tokens(table.state, 0)) == ([], 8), "the initiator may capture its own"


@rule("AA-SUB-5")
def test_cards_drawn_in_another_players_turn_are_discarded_at_once_above_ten() -> None:
    table = court()
    table.seat(0, pool=["tinker-vao"])
    table.seat(1, hand=["fusion-beam", "mass-driver", "space-scanner", "battle-scanner", "phasor"])
    table.begin(0)
    forces(table, "tinker-vao")
    table.nature("draw-technology:plasma-cannon")
    assert table.asked() == (1, "DiscardDown")
    table.plays(1, "discard:phasor")
    assert "plasma-cannon" in table.hand(1)
    assert table.asked() == (0, "TakeTurn")
