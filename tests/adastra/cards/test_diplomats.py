"""Every diplomat, at each of its three tiers."""

from typing import Any

import pytest

from orrery.games.adastra.cards.boxes import (
    CAPTURED,
    DIPLOMATS,
    DISCARDED,
    IMMEDIATE,
    LASTING,
    NEXT_BUILD,
    NEXT_GROWTH,
    NEXT_RESEARCH,
    TARGET_PASSES,
    TO_POOL,
    Diplomat,
)
from orrery.games.adastra.diplomacy.diplomats import bring, diplomats_at_income, diplomats_at_pass
from orrery.games.adastra.diplomacy.lasting import NO_ATTACK, NO_INTRIGUE, NO_INVASION, rook_dice, treaty
from orrery.games.adastra.holding import ALL_EYES
from orrery.games.adastra.names import RESOURCES
from orrery.games.adastra.state import DIPLOMAT_DECK
from orrery.games.adastra.technologies.developing import technology_limit
from tests.adastra.diplomacy.talking import before, court, discarded, influence, talks, tokens
from tests.adastra.table import Table
from tests.markers import card, rule

LEVELS = (0, 2, 4)
"""The levels of Government of the three tiers."""


def sends(diplomat: str, government: int = 0, *empires: str, **stock: Any) -> Table:
    """Ada's diplomat is before Bo, and whatever is immediate is resolved; ``stock`` is what Bo has."""
    table = court(*empires, government=government)
    for seat in (0, 1):
        table.seat(seat, food=0, research=0, production=0, credits=0)
    table.seat(1, **stock)
    return arrives(table, diplomat)


def arrives(table: Table, diplomat: str) -> Table:
    number = DIPLOMATS.number(diplomat)
    table._fetch(DIPLOMAT_DECK, number)
    table.state.turn[0] = 0
    bring(table.state, number, 1, 0)
    table.state.proceed()
    return table


def at_pass(table: Table) -> None:
    diplomats_at_pass(table.state, 1)
    table.state.proceed()


def at_income(table: Table) -> None:
    diplomats_at_income(table.state, 1)
    table.state.proceed()


def card_of(diplomat: str) -> Diplomat:
    return DIPLOMATS[DIPLOMATS.number(diplomat)]


def is_(diplomat: str, activation: int, leaves: int, spy: bool) -> None:
    one = card_of(diplomat)
    assert (one.activation, one.leaves, one.spy) == (activation, leaves, spy)


# Gifts of a resource


def gains_at_once(diplomat: str, resource: str, amounts: tuple[int, int, int], leaves: int) -> None:
    """The target gains so much of a resource; then the card is discarded, or waits to join the target's pool."""
    is_(diplomat, IMMEDIATE, leaves, False)
    for level, amount in zip(LEVELS, amounts, strict=True):
        table = sends(diplomat, level)
        assert table.stock(1) == tuple(amount if name == resource else 0 for name in RESOURCES)
        if leaves == DISCARDED:
            assert (before(table, 1), discarded(table)) == ([], [diplomat])
        else:
            assert before(table, 1) == [diplomat]
            at_pass(table)
            assert (before(table, 1), diplomat in table.pool(1)) == ([], True)


@card("ysolde-marrow")
def test_ysolde_marrow_brings_food() -> None:
    gains_at_once("ysolde-marrow", "food", (2, 3, 4), DISCARDED)


@card("brother-teln")
def test_brother_teln_brings_research() -> None:
    gains_at_once("brother-teln", "research", (2, 3, 4), DISCARDED)


@card("ovek-hammersmith")
def test_ovek_hammersmith_brings_production() -> None:
    gains_at_once("ovek-hammersmith", "production", (2, 3, 4), DISCARDED)


@card("madame-quill")
def test_madame_quill_brings_credits_and_stays() -> None:
    gains_at_once("madame-quill", "credits", (1, 2, 3), TO_POOL)


@card("vel-tann")
def test_vel_tann_brings_research_and_stays() -> None:
    gains_at_once("vel-tann", "research", (1, 2, 3), TO_POOL)


@card("kchikk")
def test_kchikk_brings_production_and_stays() -> None:
    gains_at_once("kchikk", "production", (1, 2, 3), TO_POOL)


@card("ssirra")
def test_ssirra_brings_food_and_stays() -> None:
    gains_at_once("ssirra", "food", (1, 2, 3), TO_POOL)


@card("imani-reyes")
def test_imani_reyes_brings_credits_to_both_from_government_two_on() -> None:
    is_("imani-reyes", IMMEDIATE, TO_POOL, False)
    for level, target, initiator in ((0, 1, 0), (2, 2, 1), (4, 3, 1)):
        table = sends("imani-reyes", level, "psilon", "klackon")
        assert (table.has(1, "credits"), table.has(0, "credits")) == (target, initiator)


@card("orsa")
def test_orsa_brings_resources_of_choice_and_calm() -> None:
    is_("orsa", IMMEDIATE, TO_POOL, False)
    table = sends("orsa")
    table.plays(1, "gain:food")
    assert table.stock(1) == (1, 0, 0, 0)
    table = sends("orsa", 2)
    table.plays(1, "gain:food", "gain:credits")
    assert table.stock(1) == (1, 0, 0, 1)
    table = sends("orsa", 4, unrest=5)
    table.plays(1, "gain:research", "gain:research")
    assert (table.stock(1), table.has(1, "unrest")) == ((0, 2, 0, 0), 3)


# Unrest


@card("saint-ilara")
@rule("AA-SUB-17")
def test_saint_ilara_calms_at_once() -> None:
    is_("saint-ilara", IMMEDIATE, DISCARDED, False)
    for level, field in zip(LEVELS, (8, 6, 4), strict=True):
        assert sends("saint-ilara", level, unrest=10).has(1, "unrest") == field
    assert sends("saint-ilara", 4, unrest=4).has(1, "unrest") == 0, "never below 0"


@card("jubal-the-bright")
def test_jubal_the_bright_calms_when_the_target_passes_and_joins_its_pool() -> None:
    is_("jubal-the-bright", TARGET_PASSES, TO_POOL, False)
    for level, field in zip(LEVELS, (9, 8, 7), strict=True):
        table = sends("jubal-the-bright", level, unrest=10)
        assert table.has(1, "unrest") == 10
        at_pass(table)
        assert (table.has(1, "unrest"), "jubal-the-bright" in table.pool(1)) == (field, True)


@card("ourr")
def test_ourr_calms_when_the_target_passes_and_is_discarded() -> None:
    is_("ourr", TARGET_PASSES, DISCARDED, False)
    for level, field in zip(LEVELS, (9, 7, 5), strict=True):
        table = sends("ourr", level, unrest=10)
        at_pass(table)
        assert (table.has(1, "unrest"), discarded(table)) == (field, ["ourr"])


@card("red-vesper")
def test_red_vesper_stirs_up_unrest() -> None:
    is_("red-vesper", IMMEDIATE, DISCARDED, True)
    for level, field in zip(LEVELS, (2, 3, 4), strict=True):
        assert sends("red-vesper", level).has(1, "unrest") == field
    assert sends("red-vesper", 4, unrest=23).has(1, "unrest") == 24


@card("red-vesper", "universal-antidote")
def test_an_antidote_against_red_vesper() -> None:
    table = court()
    table.seat(1, developed=["universal-antidote"])
    assert arrives(table, "red-vesper").has(1, "unrest") == 1


@card("prophet-oon")
def test_prophet_oon_moves_unrest_from_one_to_the_other_when_the_target_passes() -> None:
    is_("prophet-oon", TARGET_PASSES, DISCARDED, True)
    for level, fields in zip(LEVELS, (1, 2, 3), strict=True):
        table = sends("prophet-oon", level)
        table.seat(0, unrest=5)
        at_pass(table)
        assert (table.has(1, "unrest"), table.has(0, "unrest")) == (fields, 5 - fields)


# The next action


@card("doctor-nemu")
def test_doctor_nemu_makes_the_next_growth_cheaper() -> None:
    is_("doctor-nemu", NEXT_GROWTH, DISCARDED, False)
    for level, price in zip(LEVELS, (2, 1, 0), strict=True):
        table = sends("doctor-nemu", level, food=3)
        table.system("lapis", planet="rotan", owner=1, people=(0, 2, 0))
        table.begin(1)
        table.plays(1, "play:starting-b:growth", "system:lapis", "profession:scientists")
        assert (table.people("lapis"), table.has(1, "food"), before(table, 1)) == ((0, 3, 0), 3 - price, [])


@card("captain-orsk")
def test_captain_orsk_makes_the_next_build_cheaper() -> None:
    is_("captain-orsk", NEXT_BUILD, DISCARDED, False)
    for level, price in zip(LEVELS, (2, 1, 0), strict=True):
        table = sends("captain-orsk", level, "sol", "klackon", production=3)
        table.begin(1)
        table.plays(1, "play:starting-b:build", "system:helia", "build-unit:cruisers")
        assert (table.has(1, "production"), before(table, 1)) == (3 - price, [])


@card("dean-halloway")
def test_dean_halloway_makes_the_next_research_cheaper() -> None:
    is_("dean-halloway", NEXT_RESEARCH, DISCARDED, False)
    for level, price in zip(LEVELS, (1, 0, 0), strict=True):
        table = sends("dean-halloway", level, research=3)
        table.begin(1)
        table.plays(1, "play:starting-b:research", "branch:biology")
        assert (table.level(1, "biology"), table.has(1, "research"), before(table, 1)) == (1, 3 - price, [])


# Other help


@card("pilot-serafine")
def test_pilot_serafine_lets_the_target_fly_in_somebody_elses_turn() -> None:
    is_("pilot-serafine", IMMEDIATE, DISCARDED, False)
    for level, jumps in zip(LEVELS, (1, 2, 3), strict=True):
        table = court(government=level)
        table.system("lapis", planet="rotan", fleet={"cruisers": 1, "frigates-exhausted": 1}, holder=1)
        table.system("brand", planet="gorra")
        arrives(table, "pilot-serafine")
        assert table.asked()[0] == 1, "the target decides"
        route = ("the-wormhole", "verdance", "the-wormhole")[:jumps]
        table.plays(1, "move:lapis:cruisers-ready")
        for star in route:
            table.plays(1, f"fly:{star}")
        assert table.fleet(route[-1]) == {"cruisers": 1}, "so many jumps, whatever its speed, and not overloaded"
        assert table.fleet("lapis") == {"frigates-exhausted": 1}
        assert table.state.pending() == [], "no jump is left, the exhausted unit stays"
        assert discarded(table) == ["pilot-serafine"]


@card("grand-recruiter-pell")
def test_grand_recruiter_pell_finds_diplomats() -> None:
    is_("grand-recruiter-pell", IMMEDIATE, DISCARDED, False)
    drawn = ("silk", "lord-vantz", "saint-ilara", "third-eye")
    for level, cards in zip(LEVELS, (2, 3, 4), strict=True):
        table = sends("grand-recruiter-pell", level)
        table.nature(*[f"draw-diplomat:{name}" for name in drawn[:cards]])
        table.plays(1, "keep-diplomat:lord-vantz")
        assert table.pool(1) == ["lord-vantz", "vel-tann"]
        assert len(discarded(table)) == cards


@card("tinker-vao")
def test_tinker_vao_brings_technology_cards() -> None:
    is_("tinker-vao", IMMEDIATE, DISCARDED, False)
    drawn = ("fusion-beam", "mass-driver", "phasor")
    for level, cards in zip(LEVELS, (1, 2, 3), strict=True):
        table = sends("tinker-vao", level)
        table.nature(*[f"draw-technology:{name}" for name in drawn[:cards]])
        assert sorted(table.hand(1)) == sorted(drawn[:cards])


@card("mother-anwe")
def test_mother_anwe_creates_population_without_food() -> None:
    is_("mother-anwe", TARGET_PASSES, DISCARDED, False)
    for level, created in zip(LEVELS, (1, 1, 2), strict=True):
        table = sends("mother-anwe", level)
        table.system("lapis", planet="rotan", owner=1, people=(0, 1, 0))
        at_pass(table)
        while table.state.pending() and table.asked() == (1, "PlacePopulation"):
            table.plays(1, table.options(1)[0])
        assert sum(table.people("helia")) + sum(table.people("lapis")) == 2 + created


@card("mother-anwe")
def test_mother_anwe_helps_only_small_colonies_at_government_zero() -> None:
    for level, population in ((0, 3), (2, 4)):
        table = sends("mother-anwe", level)
        table.system("helia", people=(3, 0, 0))
        at_pass(table)
        while table.state.pending():
            table.plays(1, table.options(1)[0])
        assert sum(table.people("helia")) == population


@card("bosun-krell")
def test_bosun_krell_makes_fleets_ready() -> None:
    is_("bosun-krell", IMMEDIATE, DISCARDED, False)
    for level, ready in zip(LEVELS, (1, 2, 3), strict=True):
        table = court(government=level)
        for star in ("lapis", "thalassa", "brand"):
            table.system(star, fleet={"frigates-exhausted": 2, "cruisers-overloaded": 1}, holder=1)
        arrives(table, "bosun-krell")
        while table.state.pending() and table.asked() == (1, "ReadyFleet"):
            table.plays(1, table.options(1)[0])
        fleets = [table.fleet(star) for star in ("lapis", "thalassa", "brand")]
        assert fleets.count({"frigates": 2, "cruisers": 1}) == ready


@card("aeris")
def test_aeris_refreshes_influence() -> None:
    is_("aeris", IMMEDIATE, TO_POOL, False)
    for level, ready, credits in ((0, 1, 0), (2, 2, 0), (4, 3, 1)):
        table = court(government=level)
        table.seat(1, credits=0)
        for star in ("helia", "lapis", "thalassa", "brand"):
            table.system(star, influence=1, flipped=True)
        arrives(table, "aeris")
        while table.state.pending() and table.asked() == (1, "ReadyToken"):
            table.plays(1, table.options(1)[0])
        assert (list(influence(table).values()).count(1), table.has(1, "credits")) == (ready, credits)


# Lasting ones


@card("legate-corvane")
def test_legate_corvane_binds_the_initiator() -> None:
    is_("legate-corvane", LASTING, CAPTURED, False)
    for level, forbidden in ((0, [True, False, False]), (2, [True, True, False]), (4, [True, True, True])):
        table = sends("legate-corvane", level)
        assert [treaty(table.state, 0, 1, what) for what in (NO_ATTACK, NO_INVASION, NO_INTRIGUE)] == forbidden


@card("legate-corvane")
def test_at_government_four_a_treaty_forbids_intrigue() -> None:
    for level, refusal in ((2, None), (4, "treaty")):
        table = court(government=level)
        tokens(table, verdance=0, the_wormhole=1, helia=1)
        arrives(table, "legate-corvane")
        table.begin(0)
        talks(table, "flip:verdance", rolls=(6,))
        assert table.refusal(0, "effect:increase") == refusal
        assert table.refusal(0, "effect:swap") == refusal


@card("chancellor-ume")
def test_chancellor_ume_advises_at_every_income() -> None:
    is_("chancellor-ume", LASTING, CAPTURED, False)
    table = sends("chancellor-ume")
    at_income(table)
    at_income(table)
    assert (table.stock(1), before(table, 1)) == ((0, 0, 0, 2), ["chancellor-ume"])
    table = sends("chancellor-ume", 2)
    at_income(table)
    table.plays(1, "gain:research")
    assert table.stock(1) == (0, 1, 0, 0)
    table = sends("chancellor-ume", 4)
    at_income(table)
    table.plays(1, "gain:research", "gain:food")
    assert table.stock(1) == (1, 1, 0, 0)


@card("cousin-ashe")
def test_cousin_ashe_takes_a_share_of_every_income() -> None:
    is_("cousin-ashe", LASTING, CAPTURED, True)
    table = sends("cousin-ashe", 0, credits=3, food=3)
    at_income(table)
    assert (table.stock(0), table.stock(1)) == ((0, 0, 0, 1), (3, 0, 0, 2))
    table = sends("cousin-ashe", 2, credits=3, food=3)
    at_income(table)
    table.plays(0, "gain:food")
    assert (table.stock(0), table.stock(1)) == ((1, 0, 0, 0), (2, 0, 0, 3))
    table = sends("cousin-ashe", 4, credits=1, food=1)
    at_income(table)
    table.plays(0, "gain:food")
    assert (table.stock(0), table.stock(1)) == ((1, 0, 0, 1), (0, 0, 0, 0))


@card("commodore-rook")
def test_commodore_rook_costs_dice_against_the_initiator() -> None:
    is_("commodore-rook", LASTING, CAPTURED, True)
    for level, first, later in ((0, 1, 0), (2, 1, 1), (4, 2, 2)):
        table = sends("commodore-rook", level)
        assert (rook_dice(table.state, 1, 0, True), rook_dice(table.state, 1, 0, False)) == (first, later)
        assert rook_dice(table.state, 0, 1, True) == 0


@card("curator-lom")
def test_curator_lom_makes_room_for_technologies_until_captured() -> None:
    is_("curator-lom", LASTING, CAPTURED, False)
    for level, limit in zip(LEVELS, (7, 8, 9), strict=True):
        assert technology_limit(sends("curator-lom", level).state, 1) == limit
    table = court()
    five = ["robotic-factories", "mass-driver", "fusion-beam", "optronic-computer", "phasor"]
    table.seat(1, developed=five)
    arrives(table, "curator-lom")
    table.begin(0)
    talks(table, "flip:verdance", "discard-diplomat:imani-reyes", rolls=(6, 1))
    table.plays(0, "effect:capture")
    assert table.asked() == (1, "DiscardTechnology")
    table.plays(1, "discard:phasor")
    assert (len(table.player(1).developed), table.pool(0)) == (6, ["curator-lom"])


# Thieves


def takes(diplomat: str, resource: str, activation: int) -> None:
    """The initiator takes up to 2, 3 or 4 of a resource, at once or when the target passes."""
    is_(diplomat, activation, DISCARDED, True)
    for level, amount in zip(LEVELS, (2, 3, 4), strict=True):
        table = sends(diplomat, level, **{resource: 9})
        if activation == TARGET_PASSES:
            assert table.has(1, resource) == 9
            at_pass(table)
        assert (table.has(0, resource), table.has(1, resource)) == (amount, 9 - amount)
        assert discarded(table) == [diplomat]
    table = sends(diplomat, 4, **{resource: 1})
    if activation == TARGET_PASSES:
        at_pass(table)
    assert (table.has(0, resource), table.has(1, resource)) == (1, 0), "as much as there is"


@card("nix-alabaster")
def test_nix_alabaster_takes_credits() -> None:
    takes("nix-alabaster", "credits", IMMEDIATE)


@card("the-quiet-index")
def test_the_quiet_index_takes_research() -> None:
    takes("the-quiet-index", "research", IMMEDIATE)


@card("garrick-slag")
def test_garrick_slag_takes_production_when_the_target_passes() -> None:
    takes("garrick-slag", "production", TARGET_PASSES)


@card("hollow-tam")
def test_hollow_tam_takes_food_when_the_target_passes() -> None:
    takes("hollow-tam", "food", TARGET_PASSES)


@card("whisper")
def test_whisper_takes_what_the_initiator_likes() -> None:
    is_("whisper", IMMEDIATE, DISCARDED, True)
    for level, amount in zip(LEVELS, (1, 2, 3), strict=True):
        table = sends("whisper", level, food=5, credits=5)
        table.plays(0, *["gain:food"] * amount)
        assert (table.stock(0), table.stock(1)) == ((amount, 0, 0, 0), (5 - amount, 0, 0, 5))


@card("silk")
def test_silk_makes_the_target_discard_at_government_zero() -> None:
    is_("silk", IMMEDIATE, DISCARDED, True)
    table = court()
    table.seat(1, pool=["saint-ilara"])
    arrives(table, "silk")
    table.nature("random-diplomat:saint-ilara")
    assert (table.pool(1), table.pool(0)) == (["vel-tann"], ["imani-reyes"])
    assert discarded(table) == ["saint-ilara", "silk"]


@card("silk")
def test_silk_abducts_a_random_diplomat_that_third_players_do_not_see() -> None:
    table = court("sol", "psilon", "klackon", government=2)
    table.seat(1, pool=["saint-ilara"])
    arrives(table, "silk")
    table.nature("random-diplomat:saint-ilara")
    assert (table.pool(1), table.pool(0)) == (["vel-tann"], ["saint-ilara", "imani-reyes"])
    assert "Ada takes a diplomat from Bo." in table.log(2)
    assert "Ada takes Saint Ilara from Bo." in table.log(1)
    assert table.state.masked(2).players[0].pool.cards == (-1, -1)
    assert DIPLOMATS.number("saint-ilara") in table.state.masked(1).players[0].pool.cards, "Bo knows whom Ada has"


@card("silk")
@rule("AA-HIDE-3")
def test_who_knew_a_pool_no_longer_does_after_an_unseen_abduction() -> None:
    """Cy knew both of Bo's diplomats; which of them Ada has now, Cy cannot tell."""
    table = court("sol", "psilon", "klackon", government=2)
    pool = table.player(1).pool
    table.player(1).pool = pool.minus(pool.cards[0])
    for name in ("saint-ilara", "lord-vantz"):
        table.player(1).pool = table.player(1).pool.plus(table._fetch(DIPLOMAT_DECK, DIPLOMATS.number(name)), ALL_EYES)
    assert len([card for card in table.state.masked(2).players[1].pool.cards if card >= 0]) == 2
    arrives(table, "silk")
    table.nature("random-diplomat:saint-ilara")
    assert table.state.masked(2).players[1].pool.cards == (-1,)
    assert table.state.masked(0).players[1].pool.cards == (DIPLOMATS.number("lord-vantz"),), "Ada took the other one"


@card("silk")
def test_silk_looks_and_chooses_at_government_four() -> None:
    table = court(government=4)
    table.seat(1, pool=["saint-ilara", "lord-vantz"])
    arrives(table, "silk")
    assert table.options(0) == ["take-diplomat:saint-ilara", "take-diplomat:lord-vantz", "take-diplomat:vel-tann"]
    table.plays(0, "take-diplomat:lord-vantz")
    assert table.pool(0) == ["lord-vantz", "imani-reyes"]
    assert table.state.masked(0).players[1].pool.cards == table.player(1).pool.cards, "what was seen stays known"


@card("silk")
def test_silk_finds_an_empty_pool() -> None:
    for level in LEVELS:
        table = court(government=level)
        table.player(1).pool = table.player(1).pool.minus(table.player(1).pool.cards[0])
        arrives(table, "silk")
        assert (before(table, 1), discarded(table), table.state.pending()) == ([], ["silk"], [])


@card("voice-of-many")
def test_voice_of_many_flips_tokens_of_the_target_and_refreshes_the_initiators() -> None:
    is_("voice-of-many", IMMEDIATE, DISCARDED, True)
    for level, tokens_turned in ((0, 1), (2, 2)):
        table = court(government=level)
        tokens(table, verdance=0, thalassa=0, brand=0, helia=1, lapis=1, cobalt_eye=1)
        for star in ("verdance", "thalassa", "brand"):
            table.system(star, influence=0, flipped=True)
        arrives(table, "voice-of-many")
        while table.state.pending():
            assert table.asked()[0] == 0, "the initiator chooses both"
            table.plays(0, table.options(0)[0])
        found = list(influence(table).values())
        assert (found.count(11), found.count(0)) == (tokens_turned, tokens_turned)


@card("voice-of-many")
def test_voice_of_many_swaps_a_token_anywhere_at_government_four() -> None:
    table = court(government=4)
    tokens(table, verdance=0, helia=1, lapis=1, cobalt_eye=1)
    table.system("lapis", planet="rotan", owner=1, people=(0, 1, 0), buildings=["spy-center"])
    arrives(table, "voice-of-many")
    assert table.options(0) == ["system:cobalt-eye", "system:helia"], "not where a Spy Center is"
    table.plays(0, "system:cobalt-eye")
    assert influence(table) == {"verdance": 0, "lapis": 1, "cobalt-eye": 0, "helia": 1}


@card("voice-of-many")
@rule("AA-SUB-82")
def test_voice_of_many_leaves_the_last_token_and_flips_instead() -> None:
    table = court(government=4)
    arrives(table, "voice-of-many")
    assert influence(table) == {"verdance": 0, "helia": 11}


@card("cipher-nine")
def test_cipher_nine_steals_a_random_technology_card() -> None:
    is_("cipher-nine", IMMEDIATE, DISCARDED, True)
    table = court("sol", "psilon", "klackon")
    table.seat(1, hand=["phasor", "mass-driver"])
    arrives(table, "cipher-nine")
    table.nature("random-technology:phasor")
    assert (table.hand(0), table.hand(1)) == (["phasor"], ["mass-driver"])
    assert table.state.masked(2).players[0].hand.cards == (-1,)
    assert table.state.masked(1).players[0].hand.cards == table.player(0).hand.cards


@card("cipher-nine")
@rule("AA-HIDE-3")
def test_cipher_nine_looks_and_takes_one_or_up_to_two() -> None:
    table = court(government=2)
    table.seat(1, hand=["phasor", "mass-driver", "fusion-beam"])
    arrives(table, "cipher-nine")
    assert len(table.options(0)) == 3, "one has to be taken"
    table.plays(0, "take-technology:phasor")
    assert table.hand(0) == ["phasor"]
    table = court(government=4)
    table.seat(1, hand=["phasor", "mass-driver", "fusion-beam"])
    arrives(table, "cipher-nine")
    table.plays(0, "take-technology:phasor")
    assert "done" in table.options(0)
    table.plays(0, "take-technology:mass-driver")
    assert sorted(table.hand(0)) == ["mass-driver", "phasor"]
    assert table.state.masked(0).players[1].hand.cards == table.player(1).hand.cards, "the third was seen, too"


@card("cipher-nine")
def test_a_full_hand_discards_after_cipher_nine() -> None:
    table = court()
    table.seat(0, hand=["phasor", "mass-driver", "fusion-beam", "space-scanner", "battle-scanner"])
    table.seat(1, hand=["plasma-cannon"])
    arrives(table, "cipher-nine")
    table.nature("random-technology:plasma-cannon")
    assert table.asked() == (0, "DiscardDown")


@card("lord-vantz")
def test_lord_vantz_is_paid_in_resources_or_unrest() -> None:
    is_("lord-vantz", IMMEDIATE, DISCARDED, True)
    for level, price in zip(LEVELS, (2, 3, 4), strict=True):
        table = sends("lord-vantz", level, food=5)
        assert table.asked() == (1, "Blackmailed")
        table.plays(1, "choose:1")
        assert (table.has(0, "food"), table.has(1, "food"), table.has(1, "unrest")) == (price, 5 - price, 0)
        table = sends("lord-vantz", level, food=5)
        table.plays(1, "choose:2")
        assert (table.has(0, "food"), table.has(1, "unrest")) == (0, price)


@card("lord-vantz")
def test_lord_vantz_wants_the_full_amount_or_at_the_height_of_unrest_all_there_is() -> None:
    table = sends("lord-vantz", 0, food=1)
    assert table.has(1, "unrest") == 2, "one resource is not enough"
    table = sends("lord-vantz", 0, food=1, unrest=24)
    assert (table.stock(0), table.stock(1)) == ((1, 0, 0, 0), (0, 0, 0, 0))


@card("black-marrok")
def test_black_marrok_lets_pirates_into_an_undefended_system() -> None:
    is_("black-marrok", IMMEDIATE, DISCARDED, True)
    for level, raiders, credits in ((0, 1, 3), (2, 1, 2), (4, 2, 1)):
        table = sends("black-marrok", level, credits=3)
        assert table.fleet("helia") == {"pirate-raiders": raiders}
        assert (table.has(1, "credits"), table.has(0, "credits")) == (credits, 0)


@card("black-marrok")
def test_black_marrok_takes_credits_where_everything_is_defended_or_no_raiders_are_left() -> None:
    for level, credits in zip(LEVELS, (1, 1, 2), strict=True):
        table = court(government=level)
        table.seat(0, credits=0)
        table.seat(1, credits=3)
        table.system("helia", fleet={"outpost": 1})
        arrives(table, "black-marrok")
        assert (table.has(0, "credits"), table.has(1, "credits")) == (credits, 3 - credits)
    table = court()
    table.seat(0, credits=0)
    table.seat(1, credits=3)
    table.state.wild[0] = 0
    arrives(table, "black-marrok")
    assert table.has(0, "credits") == 1


@card("third-eye")
def test_third_eye_sees_everything_and_gains_a_credit() -> None:
    is_("third-eye", IMMEDIATE, DISCARDED, True)
    table = court("sol", "psilon", "klackon")
    table.seat(0, credits=0)
    table.seat(1, hand=["phasor"], anomalies=["mind-worms"], missions=["iron-fist"])
    arrives(table, "third-eye")
    seen, unseen = table.state.masked(0).players[1], table.state.masked(2).players[1]
    assert (seen.hand.cards, seen.anomalies.cards, seen.missions.cards) == (
        table.player(1).hand.cards,
        table.player(1).anomalies.cards,
        table.player(1).missions.cards,
    )
    assert (unseen.hand.cards, unseen.anomalies.cards, unseen.missions.cards) == ((-1,), (-1,), (-1,))
    assert table.has(0, "credits") == 1


@card("third-eye")
def test_third_eye_steals_an_anomaly_card_or_gains_credits() -> None:
    table = court(government=2)
    table.seat(0, credits=0)
    table.seat(1, anomalies=["mind-worms", "seed-ark"])
    arrives(table, "third-eye")
    table.nature("random-anomaly:seed-ark")
    assert (table.anomalies(0), table.anomalies(1), table.has(0, "credits")) == (["seed-ark"], ["mind-worms"], 0)
    table = court(government=4)
    table.seat(1, anomalies=["mind-worms", "seed-ark"])
    arrives(table, "third-eye")
    table.plays(0, "take-anomaly:mind-worms")
    assert table.anomalies(0) == ["mind-worms"]
    for level, credits in ((2, 2), (4, 3)):
        table = sends("third-eye", level)
        assert table.has(0, "credits") == credits


@card("shara")
def test_shara_exhausts_units() -> None:
    is_("shara", IMMEDIATE, DISCARDED, True)
    for level, units in zip(LEVELS, (1, 2, 3), strict=True):
        table = court(government=level)
        table.system("lapis", fleet={"cruisers-overloaded": 1, "frigates": 4}, holder=1)
        arrives(table, "shara")
        while table.state.pending():
            assert table.asked()[0] == 0
            options = table.options(0)
            table.plays(0, next(option for option in options if option != "done"))
        fleet = table.fleet("lapis")
        assert fleet.get("frigates-exhausted", 0) + fleet.get("cruisers-exhausted", 0) == units
        assert sum(fleet.values()) == 5


@card("shara")
def test_shara_may_stop_early_from_government_two_on() -> None:
    table = court(government=2)
    table.system("lapis", fleet={"frigates": 2}, holder=1)
    arrives(table, "shara")
    table.plays(0, "system:lapis", "done")
    assert table.fleet("lapis") == {"frigates": 1, "frigates-exhausted": 1}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_diplomat_says_what_it_does(language: str) -> None:
    assert len(DIPLOMATS) == 40
    assert [one.empire for one in DIPLOMATS.pieces] == [False] * 31 + [True] * 9
    for one in DIPLOMATS.pieces:
        assert len(one.lines(language)) == 3
        assert len(one.facts(language)) == 4
    assert len([one for one in DIPLOMATS.pieces[:31] if one.spy]) == 14


@card("bosun-krell", "aeris")
def test_what_is_one_is_not_said_to_be_up_to_one() -> None:
    assert "in 1 system ready" in str(card_of("bosun-krell").tiers[0].say("en"))
    assert "in up to 2 systems ready" in str(card_of("bosun-krell").tiers[1].say("en"))
    assert "makes 1 own flipped influence token ready" in str(card_of("aeris").tiers[0].say("en"))
    assert "makes up to 3 own flipped influence tokens ready" in str(card_of("aeris").tiers[2].say("en"))
