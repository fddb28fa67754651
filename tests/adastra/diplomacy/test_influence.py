"""Influence tokens: where they may go, what they cost, who may use them."""

from orrery.games.adastra.galaxy.influence import reach, reserve, usable_tokens
from orrery.games.adastra.galaxy.tiles import STARS
from tests.adastra.diplomacy.talking import court, influence, talks, tokens
from tests.adastra.table import RING, Table
from tests.markers import card, rule

FLIP = "flip:verdance"


@rule("AA-DEF-INFL")
def test_a_token_under_each_system_six_in_all_and_only_those_on_the_map_are_flipped() -> None:
    table = court()
    assert (reserve(table.state, 0), influence(table)) == (5, {"verdance": 0, "helia": 1})
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy")
    assert [option for option in table.options(0) if option.startswith("flip")] == [FLIP]
    table.plays(0, FLIP)
    assert influence(table) == {"verdance": 10, "helia": 1}
    assert not [option for option in table.options(0) if option.startswith("flip")], "the reserve gives no dice"


@rule("AA-DIP-EXT", "AA-DIP-5", "AA-DIP-2")
def test_extend_influence_puts_a_ready_token_from_the_reserve_next_to_ones_influence() -> None:
    table = court()
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend")
    assert influence(table) == {"verdance": 10, "helia": 1}
    assert table.options(0) == ["reserve", "move-token:verdance"], "the wormhole is the only neighbour"
    table.plays(0, "reserve")
    assert influence(table) == {"verdance": 10, "the-wormhole": 0, "helia": 1}
    assert table.asked() == (1, "TakeTurn"), "the new token adds no die to this test"


@rule("AA-DIP-EXT")
def test_a_system_with_influence_or_out_of_reach_is_refused() -> None:
    table = court()
    table.system("the-wormhole", influence=0)
    table.begin(0)
    talks(table, "flip:the-wormhole", rolls=(2,))
    table.plays(0, "effect:extend")
    assert table.options(0) == ["system:thalassa", "system:lapis", "system:brand"]
    assert table.refusal(0, "system:cobalt-eye") == "not-connected"


@rule("AA-SUB-83", "AA-DIP-EXT")
def test_with_all_six_tokens_on_the_map_one_of_them_moves_and_stays_flipped() -> None:
    table = court()
    tokens(table, verdance=0, thalassa=0, lapis=0, brand=0, cobalt_eye=0, helia=0)
    table.system("brand", flipped=True, influence=0)
    assert reserve(table.state, 0) == 0
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend")
    assert "reserve" not in table.options(0)
    table.plays(0, "move-token:brand")
    assert influence(table) == {
        "verdance": 10, "thalassa": 0, "lapis": 0, "cobalt-eye": 0, "helia": 0, "the-wormhole": 10,
    }  # fmt: skip


@rule("AA-SUB-82", "AA-DIP-4")
def test_nobody_swaps_a_players_last_token_away() -> None:
    table = court()
    tokens(table, the_wormhole=0, helia=1)
    table.begin(0)
    talks(table, "flip:the-wormhole", rolls=(6,))
    assert table.refusal(0, "effect:swap") == "last-token"
    table.system("lapis", influence=1)
    assert table.refusal(0, "effect:swap") is None, "of two tokens one can be replaced"


@rule("AA-SUB-82", "AA-DIP-EXT")
def test_the_last_token_may_move_even_as_the_only_connection() -> None:
    table = court()
    table.begin(1)
    talks(table, "flip:helia", rolls=(2,), seat=1)
    table.plays(1, "effect:extend", "move-token:helia")
    assert influence(table) == {"verdance": 0, "the-wormhole": 11}


@rule("AA-DIP-SWAP", "AA-DIP-6")
def test_swap_influence_sends_the_other_token_home_ready() -> None:
    table = court()
    table.system("the-wormhole", influence=1, flipped=True)
    table.begin(0)
    talks(table, FLIP, rolls=(6,))
    table.plays(0, "effect:swap")
    assert table.options(0) == ["reserve", "move-token:verdance"]
    table.plays(0, "reserve")
    assert influence(table) == {"verdance": 10, "the-wormhole": 0, "helia": 1}
    assert reserve(table.state, 1) == 5


@rule("AA-SUB-84", "AA-DIP-SWAP")
def test_a_spy_center_costs_three_more_also_against_a_third_players_token() -> None:
    """Psilon possesses Thalassa with a Spy Center; the token there is Klackon's."""
    for dice, refusal in (((4, 4), "dice-too-low"), ((4, 5), None)):
        table = spied()
        table.begin(0)
        talks(table, FLIP, "flip:the-wormhole", rolls=dice)
        assert table.refusal(0, "effect:swap") == refusal


@rule("AA-SUB-84")
def test_the_possessor_pays_nothing_for_its_own_spy_center() -> None:
    for die, refusal in ((5, "dice-too-low"), (6, None)):
        table = spied()
        table.begin(1)
        talks(table, "flip:cobalt-eye", rolls=(die,), seat=1)
        assert table.refusal(1, "effect:swap") == refusal


def spied() -> Table:
    """Klackon's other token lies where nobody can reach it."""
    table = court("sol", "psilon", "klackon", galaxy={**RING, "ember": (3, 0, 0)})
    table.system("thalassa", planet="aurora", owner=1, people=(1, 0, 0), buildings=["spy-center"])
    tokens(table, verdance=0, the_wormhole=0, thalassa=2, ember=2, cobalt_eye=1)
    return table


@card("infiltrators")
def test_infiltrators_swap_for_two_less_and_mind_no_spy_center() -> None:
    table = court("darlok", "psilon")
    table.system("the-wormhole", influence=0)
    table.system("thalassa", planet="aurora", owner=1, people=(1, 0, 0), influence=1, buildings=["spy-center"])
    table.begin(0)
    talks(table, FLIP, rolls=(4,))
    table.plays(0, "effect:swap", "system:thalassa", "reserve")
    assert influence(table)["thalassa"] == 0


@card("cyber-security-link")
def test_cyber_security_makes_swaps_three_dearer() -> None:
    table = court()
    table.seat(1, developed=["cyber-security-link"])
    table.system("the-wormhole", influence=1)
    table.begin(0)
    talks(table, FLIP, "discard-diplomat:imani-reyes", rolls=(4, 4))
    assert table.refusal(0, "effect:swap") == "dice-too-low"


@card("cyber-security-link")
def test_nine_beat_cyber_security() -> None:
    table = court()
    table.seat(1, developed=["cyber-security-link"])
    table.system("the-wormhole", influence=1)
    table.begin(0)
    talks(table, FLIP, "discard-diplomat:imani-reyes", rolls=(4, 5))
    table.plays(0, "effect:swap", "reserve")
    assert influence(table)["the-wormhole"] == 0


@rule("AA-SUB-93")
@card("federation-builder")
def test_the_possessor_flips_sols_token_in_its_own_turn_and_it_is_ready_again_at_its_end() -> None:
    table = court()
    table.system("helia", influence=0)
    table.system("the-wormhole", influence=1)
    table.begin(1)
    assert [*usable_tokens(table.state, 1)] == [0, 16], "its own in the wormhole, Sol's in Helia"
    talks(table, "flip:helia", rolls=(1,), seat=1)
    assert table.asked() == (0, "TakeTurn")
    assert influence(table) == {"verdance": 0, "the-wormhole": 1, "helia": 0}, "ready again, and still Sol's"


@rule("AA-SUB-93")
@card("federation-builder")
def test_sols_token_can_force_a_trade_agreement_too() -> None:
    table = court()
    table.system("helia", influence=0)
    table.system("the-wormhole", influence=1, flipped=True)
    table.begin(1)
    table.plays(1, "trade", "force:1", "hand-over:vel-tann")
    assert influence(table)["helia"] == 10
    table.plays(1, "play:starting-a:explore")
    assert (table.asked()[0], influence(table)["helia"]) == (0, 0), "ready again at the end of the turn"


@card("ambassador")
def test_a_titan_of_sol_carries_influence_with_it() -> None:
    table = court()
    table.system("lapis", fleet={"titan": 1}, holder=0)
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend")
    assert set(table.options(0)) == {"system:the-wormhole", "system:lapis", "system:cobalt-eye"}


@card("tachyon-communications")
def test_tachyon_communications_reach_from_every_unit() -> None:
    table = court("psilon", "sol")
    table.seat(0, developed=["tachyon-communications"])
    table.system("lapis", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend")
    assert set(table.options(0)) == {"system:the-wormhole", "system:lapis", "system:cobalt-eye"}


@card("sky-heralds")
def test_sky_heralds_extend_to_a_units_own_system_only() -> None:
    table = court("alkari", "sol", government=1)
    table.system("lapis", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend")
    assert set(table.options(0)) == {"system:the-wormhole", "system:lapis"}


@card("shadow-web")
def test_a_shadow_web_shuts_its_system_and_the_neighbours_against_others() -> None:
    table = court("sol", "darlok")
    table.system("lapis", fleet={"doom-star": 1}, holder=1)
    table.system("the-wormhole", influence=0)
    table.system("cobalt-eye", influence=0)
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend")
    assert table.asked() == (0, "ExtendInfluence")
    assert set(table.options(0)) == {"system:thalassa", "system:brand"}, "Lapis is shut"
    table.plays(0, "system:brand", "reserve")
    table.plays(1, "play:starting-a:diplomacy", "flip:helia", "done")
    table.rolls(2)
    assert table.asked()[0] == 0, "Darlok's only neighbour is the wormhole, which is Sol's"


@card("confederation")
def test_confederation_extends_again_and_again() -> None:
    table = court()
    table.seat(0, developed=["confederation"])
    table.begin(0)
    talks(table, FLIP, "discard-diplomat:imani-reyes", rolls=(2, 3))
    table.plays(0, "effect:extend", "die:2", "reserve", "effect:extend")
    assert "system:lapis" in table.options(0)
    table.plays(0, "system:lapis", "reserve")
    assert influence(table) == {"verdance": 10, "the-wormhole": 0, "lapis": 0, "helia": 1}


def test_extend_is_not_repeatable_for_others() -> None:
    table = court()
    table.begin(0)
    talks(table, FLIP, "discard-diplomat:imani-reyes", rolls=(2, 3))
    table.plays(0, "effect:extend", "die:2", "reserve")
    assert table.refusal(0, "effect:extend") == "once-per-test"


@rule("AA-SUB-45")
def test_half_an_edge_connects_influence_for_the_owner_of_jump_drive_only() -> None:
    """The edge between Helia and Brand has a jump point on one side only."""
    for level, systems in ((0, ["the-wormhole"]), (2, ["the-wormhole", "brand"])):
        table = court("psilon", "sol")
        tokens(table, helia=0, verdance=1)
        table.seat(0, levels={"engineering": level})
        near = reach(table.state, 0, True)
        assert [STARS[system].id for system in table.state.chart.systems if near >> system & 1] == systems


def test_influence_moves_in_the_log() -> None:
    table = court()
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:extend", "move-token:verdance")
    assert "Ada: influence moves from Verdance to The Wormhole." in table.log()
    assert "Ada: wpływ przechodzi z układu Verdance do układu Tunel czasoprzestrzenny." in table.log(language="pl")
