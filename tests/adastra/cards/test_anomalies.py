"""Anomaly cards, each played at its moment."""

import pytest

from orrery.games.adastra.cards.boxes import ANOMALIES
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.galaxy.tiles import ASTEROIDS, STARS
from orrery.games.adastra.names import DIPLOMACY, NONE
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.parts.effect import Resolve
from tests.adastra.cards.playing import anomaly_pile, at, duel, hits, quiet, roll
from tests.adastra.combat.fighting import attack, hulls, invade
from tests.adastra.galaxies import goes, row
from tests.adastra.table import Table
from tests.markers import card, rule


def finder(*anomalies: str) -> Table:
    """Seat 0 at home in Verdance, with anomaly cards."""
    table = Table("sol", "psilon")
    table.seat(0, anomalies=list(anomalies))
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    return table


@rule("AA-COMP-7")
def test_there_are_27_anomaly_cards_of_23_designs() -> None:
    assert (len(ANOMALIES), sum(one.copies for one in ANOMALIES.pieces)) == (23, 27)


GAINS = [
    pytest.param("precursor-library", (0, 4, 0, 0), marks=card("precursor-library")),
    pytest.param("seed-ark", (4, 0, 0, 0), marks=card("seed-ark")),
    pytest.param("antaran-bullion", (0, 0, 0, 4), marks=card("antaran-bullion")),
]


@pytest.mark.parametrize(("name", "stock"), GAINS)
def test_a_find_is_worth_four_of_a_resource(name: str, stock: tuple[int, ...]) -> None:
    table = finder(name)
    table.begin(0)
    table.plays(0, f"use:{name}")
    assert table.stock(0) == stock
    assert (table.anomalies(0), anomaly_pile(table)) == ([], [name])
    assert table.asked()[0] == 0, "a free action: the turn goes on"


@card("derelict-freighter")
def test_derelict_freighter_grows_with_asteroid_fields() -> None:
    table = finder("derelict-freighter")
    table.begin(0)
    table.plays(0, "use:derelict-freighter")
    assert table.has(0, "production") == 3
    table = row("sol", "psilon")
    table.seat(0, anomalies=["derelict-freighter"])
    assert STARS[at("the-crossing")].features & ASTEROIDS
    table.system("the-crossing", holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "use:derelict-freighter")
    assert table.has(0, "production") == 4


@card("drifting-treasury")
@rule("AA-SUB-6")
def test_drifting_treasury_gives_any_three_and_two_copies_are_two_free_actions() -> None:
    table = finder("drifting-treasury", "drifting-treasury")
    table.begin(0)
    table.plays(0, "use:drifting-treasury", "gain:food", "gain:credits", "gain:credits")
    table.plays(0, "use:drifting-treasury", "gain:research", "gain:research", "gain:research")
    assert table.stock(0) == (1, 3, 0, 2)


@card("cryo-colonists")
def test_cryo_colonists_settle_without_food_within_the_limits() -> None:
    table = finder("cryo-colonists")
    table.begin(0)
    table.plays(0, "use:cryo-colonists")
    assert table.options(0) == ["populate:verdance:farmers", "populate:verdance:scientists"]
    table.plays(0, "populate:verdance:scientists")
    assert (table.people("verdance"), table.has(0, "food")) == ((2, 1, 0), 0)


@card("cryo-colonists")
def test_cryo_colonists_do_not_wake_beside_enemies_nor_colonize() -> None:
    table = Table("sol", "psilon")
    table.seat(0, anomalies=["cryo-colonists"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0), holder=1, fleet={"frigates": 1})
    table.system("helia", planet="firma", holder=0, fleet={"frigates": 1})
    table.begin(0)
    assert "use:cryo-colonists" not in table.options(0)


@card("self-building-foundry")
def test_the_foundry_builds_for_nothing_with_its_bonus() -> None:
    table = finder("self-building-foundry")
    table.seat(0, levels={"biology": 1}, production=0)
    table.begin(0)
    table.plays(0, "use:self-building-foundry")
    if table.state.asks(0) and "build-at:verdance:hydroponic-farm" in table.options(0):
        table.plays(0, "build-at:verdance:hydroponic-farm")
    assert table.state.buildings[at("verdance")] == 1
    assert table.has(0, "food") == 1


@card("self-building-foundry")
def test_the_foundry_needs_the_milestone_and_builds_no_scanner() -> None:
    table = finder("self-building-foundry")
    table.seat(0, levels={"biology": 0, "physics": 0, "engineering": 0, "government": 0})
    table.begin(0)
    assert "use:self-building-foundry" not in table.options(0)


@card("ghost-cruisers")
def test_ghost_cruisers_appear_in_a_controlled_system() -> None:
    table = finder("ghost-cruisers")
    table.begin(0)
    assert table.refusal(0, "use:ghost-cruisers") == "no-place", "possessing is not controlling"
    table = finder("ghost-cruisers")
    table.system("helia", planet="firma", holder=0, fleet={"frigates": 3, "cruisers": 1})
    table.system("verdance", fleet={"titan": 3})
    table.begin(0)
    table.plays(0, "use:ghost-cruisers")
    assert table.fleet("helia") == {"frigates": 3, "cruisers": 2}, "the Titans leave no room in Verdance"


@card("ghost-cruisers")
def test_ghost_cruisers_come_from_the_scrap_if_no_unused_figure_is_left() -> None:
    table = finder("ghost-cruisers")
    table.system("verdance", fleet={"frigates": 1})
    counts = table.player(0).counts
    counts[SUPPLY + 1], counts[SCRAPPED + 1] = 0, 6
    table.begin(0)
    table.plays(0, "use:ghost-cruisers")
    assert counts[SCRAPPED + 1] == 5
    table = finder("ghost-cruisers")
    table.system("verdance", fleet={"frigates": 1})
    table.player(0).counts[SUPPLY + 1] = 0
    table.begin(0)
    assert table.refusal(0, "use:ghost-cruisers") == "no-figure"


@card("temporal-echo")
def test_temporal_echo_brings_a_starting_card_back() -> None:
    table = finder("temporal-echo")
    table.seat(0, starting=(0, 2, 1))
    table.begin(0)
    table.plays(0, "use:temporal-echo", "take-back:starting-a")
    assert table.player(0).counts[19:22] == [1, 2, 1]


@card("temporal-echo")
def test_temporal_echo_needs_a_starting_card_on_the_table() -> None:
    table = finder("temporal-echo")
    table.seat(0, starting=(1, 3, 0))
    table.begin(0)
    assert table.refusal(0, "use:temporal-echo") == "none-played", "the empire card does not count"


@card("subspace-fold")
def test_subspace_fold_moves_slow_units_three_jumps() -> None:
    table = row("sol", "psilon")
    table.seat(0, anomalies=["subspace-fold"])
    table.system("helia", holder=0, fleet={"titan": 1, "cruisers-exhausted": 1})
    table.begin(0)
    table.plays(0, "use:subspace-fold")
    if table.state.asks(0) and "system:helia" in table.options(0):
        table.plays(0, "system:helia")
    assert "move:helia:cruisers-exhausted" not in table.options(0)
    goes(table, "helia", "titan-ready", "brand", "thalassa", "lapis")
    assert table.fleet("lapis") == {"titan": 1}
    assert table.asked()[0] == 0, "the standard action is still to come"


@card("subspace-fold")
def test_subspace_fold_is_not_for_units_that_cannot_go_anywhere() -> None:
    table = row("sol", "psilon")
    table.seat(0, anomalies=["subspace-fold"])
    table.system("helia", holder=0, fleet={"titan": 1})
    table.system("lapis", holder=0, fleet={"frigates": 1})
    table.system("brand", holder=1, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "use:subspace-fold")
    assert table.options(0) == ["move:lapis:frigates-ready", "done"], "Helia is shut in"
    table = row("sol", "psilon")
    table.seat(0, anomalies=["subspace-fold"])
    table.system("helia", holder=0, fleet={"titan": 1})
    table.system("brand", holder=1, fleet={"frigates": 1})
    table.begin(0)
    assert table.refusal(0, "use:subspace-fold") == "no-units"


@card("psionic-choir")
def test_psionic_choir_lowers_unrest_by_four() -> None:
    table = finder("psionic-choir")
    table.seat(0, unrest=6)
    table.begin(0)
    table.plays(0, "use:psionic-choir")
    assert table.has(0, "unrest") == 2
    table = finder("psionic-choir")
    table.begin(0)
    assert table.refusal(0, "use:psionic-choir") == "no-unrest"


@card("mind-worms")
def test_mind_worms_trouble_another_player() -> None:
    table = Table("sol", "psilon", "klackon")
    table.seat(0, anomalies=["mind-worms"])
    table.seat(1, unrest=24)
    table.begin(0)
    table.plays(0, "use:mind-worms")
    assert table.has(2, "unrest") == 3, "nobody else's unrest could rise"


@card("cultural-beacon")
def test_cultural_beacon_shines_anywhere() -> None:
    table = row("sol", "psilon")
    table.seat(0, anomalies=["cultural-beacon"])
    table.system("helia", influence=0)
    table.system("brand", influence=1)
    table.begin(0)
    table.plays(0, "use:cultural-beacon")
    assert "system:brand" not in table.options(0)
    table.plays(0, "system:sapphire")
    assert table.state.influence[at("sapphire")] == 0


@card("stasis-envoy")
def test_stasis_envoy_chooses_one_of_three_diplomats() -> None:
    table = finder("stasis-envoy")
    table.begin(0)
    table.plays(0, "use:stasis-envoy")
    table.nature("draw-diplomat:saint-ilara", "draw-diplomat:red-vesper", "draw-diplomat:silk")
    table.plays(0, "keep-diplomat:red-vesper")
    assert table.pool(0) == ["red-vesper", "imani-reyes"]
    assert len(table.state.piles[3]) == 2


@card("star-atlas")
def test_star_atlas_shows_four_planets_and_four_discoveries() -> None:
    table = row("sol", "psilon", unexplored=("brand", "thalassa", "lapis"))
    table.seat(0, anomalies=["star-atlas"], developed=["space-scanner"])
    table.system("helia", holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "play:starting-b:flight", "system:helia", "move:helia:frigates-ready")
    if table.state.asks(0) and "fly:brand" in table.options(0):
        table.plays(0, "fly:brand")
    table.plays(0, "use:star-atlas")
    table.nature("draw-planet:incedius", "draw-planet:tyr", "draw-planet:gorra", "draw-planet:ukko")
    table.plays(0, "planet:tyr")
    table.nature("draw-discovery:kelp-forests", "draw-discovery:gold-veins", "draw-discovery:twin-moons")
    table.nature("draw-discovery:colossus")
    table.plays(0, "discovery:colossus")
    assert table.anomalies(0) == []


# In combats and invasions


def armed(*anomalies: str, fleet: dict[str, int] | None = None, against: dict[str, int] | None = None) -> Table:
    table = duel("sol", "psilon", fleet=fleet or {"cruisers": 1}, against=against or {"cruisers": 2})
    table.seat(0, anomalies=list(anomalies))
    table.player(0).develop(())
    table.player(1).develop(())
    attack(table, 0, "thalassa", {"verdance": fleet or {"cruisers": 1}})
    return table


def window(table: Table, word: str) -> None:
    """Windows pass until this can be used."""
    while word not in table.options(table.asked()[0]):
        table.plays(table.asked()[0], "done")
    table.plays(table.asked()[0], word)


@card("overcharged-reactors")
def test_overcharged_reactors_roll_two_more_dice() -> None:
    table = armed("overcharged-reactors")
    window(table, "use:overcharged-reactors")
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:3"
    assert anomaly_pile(table) == ["overcharged-reactors"]


@card("damper-field")
def test_damper_field_adds_three_shield_points_for_one_round() -> None:
    table = armed("damper-field", against={"cruisers": 4})
    window(table, "use:damper-field")
    roll(table, [1], [5, 5, 5, 5])
    assert "Bo deals 1 damage; shields stop 3." in hits(table)
    roll(table, [1], [5, 1, 1, 1])
    assert "Bo deals 1 damage; shields stop 0." in hits(table)


@card("probability-lens")
def test_probability_lens_rerolls_a_combat_roll() -> None:
    table = armed("probability-lens", fleet={"cruisers": 2})
    while not table.state.asks(-1):
        table.plays(0, "done")
    table.rolls(1, 1)
    table.rolls(1, 1)
    table.plays(0, "use:probability-lens", "reroll:1")
    table.rolls(5, 5)
    assert "Ada deals 2 damage; shields stop 0." in hits(table)


@card("probability-lens")
def test_probability_lens_rerolls_an_invasion_and_a_diplomacy_roll() -> None:
    table = Table("sol", "psilon")
    table.seat(0, anomalies=["probability-lens"])
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 1})
    invade(table, 0, "helia")
    table.plays(0, "done")
    table.rolls(1)
    table.plays(0, "use:probability-lens")
    table.rolls(5)
    table.plays(0, "land")
    assert table.owner("helia") == 0
    table = row("sol", "psilon")
    table.seat(0, anomalies=["probability-lens"], credits=0)
    table.system("helia", influence=0)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    while not table.state.asks(-1):
        table.plays(0, "flip:helia" if "flip:helia" in table.options(0) else "done")
    table.rolls(1)
    table.plays(0, "use:probability-lens")
    table.rolls(5)
    assert "effect:hire" in table.options(0)


@card("antimatter-mine")
def test_antimatter_mine_may_end_a_combat_before_the_first_roll() -> None:
    table = armed("antimatter-mine", against={"frigates": 2})
    window(table, "use:antimatter-mine")
    while table.state.asks(0) and table.options(0)[0].startswith("element"):
        table.plays(0, table.options(0)[0])
    assert table.state.fight is None
    assert table.fleet("thalassa") == {"cruisers-exhausted": 1}


@card("antimatter-mine")
def test_antimatter_mine_is_worse_among_asteroids() -> None:
    table = Table("sol", "psilon")
    table.seat(0, anomalies=["antimatter-mine"])
    table.system("verdance", planet="proteus", holder=0, fleet={"cruisers": 1})
    table.system("thalassa", planet="aurora", discovery="ore-belt", holder=1, fleet={"doom-star": 1})
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    window(table, "use:antimatter-mine")
    assert hulls(table, 1) == [5 - 3]


@card("berserker-legion")
def test_berserker_legion_lands_with_two_more_dice() -> None:
    table = Table("sol", "psilon")
    table.seat(0, anomalies=["berserker-legion"])
    table.system("helia", planet="firma", owner=1, people=(1, 1, 0), holder=0, fleet={"frigates": 1})
    invade(table, 0, "helia")
    table.plays(0, "use:berserker-legion")
    quiet(table)
    assert table.options(-1)[-1] == "dice:6:3"


@card("planetary-barrier")
@rule("AA-SUB-80")
def test_planetary_barrier_asks_for_two_more_successes() -> None:
    table = Table("sol", "psilon")
    table.seat(1, anomalies=["planetary-barrier"])
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 2})
    invade(table, 0, "helia")
    table.plays(1, "use:planetary-barrier")
    quiet(table)
    table.rolls(5, 5)
    quiet(table)
    assert table.options(0) == ["remove:farmers", "done"], "two successes, three needed; removing the last one wins"
    table.plays(0, "remove:farmers")
    assert table.owner("helia") == NONE


@card("planetary-barrier", "berserker-legion")
def test_invasion_cards_know_whose_system_it_is() -> None:
    table = Table("sol", "psilon")
    table.seat(0, anomalies=["planetary-barrier"])
    table.seat(1, anomalies=["berserker-legion"])
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), holder=0, fleet={"frigates": 2})
    invade(table, 0, "helia")
    assert table.options(0) == ["done"]
    table.plays(0, "done")
    assert table.options(1) == ["done"]


@card("emergency-hyperjump")
def test_emergency_hyperjump_withdraws_without_an_action() -> None:
    table = armed("emergency-hyperjump", against={"cruisers": 1})
    table.player(0).counts[19:22] = [0, 0, 0]
    while table.state.fight is not None and not table.state.asks(-1):
        table.plays(0, "done")
    table.rolls(1)
    table.rolls(1)
    while "use:emergency-hyperjump" not in table.options(0):
        table.plays(0, "done")
    table.plays(0, "use:emergency-hyperjump")
    assert table.state.fight is None
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}
    assert table.holder("thalassa") == 1
    assert anomaly_pile(table) == ["emergency-hyperjump"]


@card("insight-engine")
def test_insight_engine_advances_a_branch_for_three_less() -> None:
    table = finder("insight-engine")
    table.seat(0, levels={"biology": 0, "physics": 2, "engineering": 5, "government": 5}, research=1)
    table.begin(0)
    table.plays(0, "use:insight-engine")
    assert set(table.options(0)) == {"branch:biology", "branch:physics"}
    table.plays(0, "branch:physics")
    assert (table.level(0, "physics"), table.has(0, "research")) == (3, 0)


@card("insight-engine")
def test_insight_engine_needs_a_branch_that_can_be_paid() -> None:
    table = finder("insight-engine")
    table.seat(0, levels={"biology": 5, "physics": 5, "engineering": 5, "government": 4}, research=2)
    table.begin(0)
    assert "use:insight-engine" not in table.options(0), "6 - 3 research for level V"


@card("insight-engine", "positronic-computer")
def test_free_research_from_a_card_is_no_research_action() -> None:
    table = finder("insight-engine")
    table.seat(0, levels={"biology": 5, "physics": 5, "engineering": 5, "government": 4}, research=2)
    table.seat(0, developed=["positronic-computer"])
    table.begin(0)
    assert "use:insight-engine" not in table.options(0), "discounts of Research actions do not apply"


@rule("AA-SUB-7")
@card("seed-ark")
def test_no_anomaly_card_after_the_standard_action() -> None:
    table = finder("seed-ark")
    table.seat(0, food=0)
    table.begin(0)
    table.plays(0, "play:starting-b:research")
    if table.state.asks(0):
        table.plays(0, "done")
    assert table.asked()[0] == 1, "the turn is over"
