"""Sol and Psilon: abilities, specials of units, unique milestones, empire actions."""

from orrery.games.adastra.diplomacy.effects import places
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.names import DIPLOMACY
from orrery.games.adastra.technologies.developing import technology_limit
from orrery.games.parts.effect import Resolve
from tests.adastra.cards.playing import anomaly_pile, at, duel, gains_incomes, hits, incomes, roll, skirmish
from tests.adastra.combat.fighting import attack
from tests.adastra.galaxies import goes, row
from tests.adastra.table import Table
from tests.markers import card, rule

# Sol


@card("sol", "liberation")
def test_liberation_adds_a_die_where_sol_has_influence() -> None:
    table = duel("sol", "psilon", fleet={"cruisers": 1}, against={"cruisers": 1})
    table.system("thalassa", influence=0)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    roll(table, [6, 6], [1])
    roll(table, [6, 6], [1])
    assert [line for line in hits(table) if "Ada" in line] == ["Ada deals 2 damage; shields stop 0."] * 2


@card("liberation")
def test_liberation_helps_neither_the_defender_nor_where_there_is_no_influence() -> None:
    table = duel("psilon", "sol", fleet={"cruisers": 1}, against={"cruisers": 1})
    table.system("thalassa", influence=1)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    roll(table, [1], [6])
    assert "Bo deals 1 damage; shields stop 0." in hits(table)


@card("federation-builder")
@rule("AA-SUB-93")
def test_the_possessor_uses_sols_token_and_it_is_ready_at_the_end_of_that_turn() -> None:
    table = row("sol", "psilon")
    table.seat(1, credits=0)
    table.system("helia", owner=1, people=(1, 0, 0), influence=0)
    table.system("lapis", influence=1)
    table.begin(1)
    table.plays(1, "play:starting-a:diplomacy")
    assert {"flip:helia", "flip:lapis"} <= set(table.options(1))
    table.plays(1, "flip:helia", "done")
    assert table.state.dimmed >> at("helia") & 1
    table.rolls(1)
    if table.state.asks(1):
        table.plays(1, "done")
    assert table.asked()[0] == 0, "Sol's turn"
    assert not table.state.dimmed >> at("helia") & 1
    assert table.state.influence[at("helia")] == 0, "it was Sol's all the time"


@card("federation-builder")
def test_nobody_else_uses_sols_tokens() -> None:
    table = row("sol", "psilon", "klackon")
    table.system("helia", owner=1, people=(1, 0, 0), influence=0)
    table.system("lapis", influence=2)
    table.begin(2)
    table.plays(2, "play:starting-a:diplomacy")
    assert "flip:helia" not in table.options(2)


@card("tax-union")
def test_tax_union_counts_populous_systems() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(2, 1, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 1, 0))
    assert incomes(table) == {"food": 3, "research": 2, "credits": 1}


@card("ambassador")
def test_a_titan_carries_sols_influence() -> None:
    table = row("sol", "psilon")
    table.seat(0, credits=0)
    table.system("helia", influence=0)
    table.system("lapis", holder=0, fleet={"titan": 1})
    table.system("sapphire", influence=1)
    table.system("thalassa", influence=1)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "flip:helia", "done")
    table.rolls(6)
    table.plays(0, "effect:swap")
    assert set(table.options(0)) == {"system:sapphire", "system:thalassa"}, "both connected to the Titan's system"


@card("imposing")
def test_the_doom_star_imposes_on_entering() -> None:
    table = row("sol", "psilon")
    table.system("helia", holder=0, fleet={"doom-star": 1})
    table.system("brand", influence=1)
    table.system("sapphire", influence=1)
    table.begin(0)
    table.plays(0, "play:starting-b:flight", "system:helia")
    goes(table, "helia", "doom-star-ready", "brand")
    table.plays(0, "reserve")
    assert table.state.influence[at("brand")] == 0


@card("industrial-agriculture")
def test_industrial_agriculture_needs_a_worker_beside_the_farm() -> None:
    table = Table("sol", "psilon")
    table.seat(0, levels={"biology": 3})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), buildings=["hydroponic-farm"])
    assert incomes(table) == {"food": 2}
    table.system("verdance", people=(0, 0, 1))
    assert incomes(table) == {"food": 2, "production": 1}


@card("science-award")
def test_science_award_pays_for_every_developed_technology() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["robotic-factories"], levels={"physics": 3, "engineering": 1})
    table.begin(0)
    table.plays(0, "play:robotic-factories:build")
    if table.state.asks(0) and "done" in table.options(0):
        table.plays(0, "done")
    table.plays(0, "develop")
    assert table.has(0, "research") == 1


@card("four-dimensional-debate")
def test_four_dimensional_debate_turns_a_die_to_six() -> None:
    table = row("sol", "psilon")
    table.seat(0, levels={"physics": 4}, credits=0)
    table.system("helia", influence=0)
    table.system("brand", influence=1)
    table.system("lapis", influence=1)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "flip:helia", "done")
    table.rolls(1)
    table.plays(0, "use:four-dimensional-debate")
    assert "effect:swap" in table.options(0)


@card("global-factory")
def test_global_factory_builds_two_elements_in_one_system() -> None:
    table = Table("sol", "psilon")
    table.seat(0, production=5, credits=1, levels={"engineering": 2})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "play:starting-b:build", "system:verdance", "system:helia")
    table.plays(0, "build-unit:outpost", "build-unit:frigates", "build-unit:frigates")
    assert table.fleet("verdance") == {"frigates": 1, "outpost": 1}
    assert table.fleet("helia") == {"frigates": 1}, "only one there"
    assert table.asked()[0] == 1


@card("emissaries")
def test_emissaries_place_a_token_and_refresh_two() -> None:
    table = row("sol", "psilon")
    table.system("helia", influence=0, flipped=True)
    table.system("sapphire", influence=0, flipped=True)
    table.system("the-crossing", holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "play:empire-card:empire")
    assert set(table.options(0)) == {"system:brand", "system:lapis", "system:the-wormhole", "system:the-crossing"}
    table.plays(0, "system:the-crossing")
    assert table.state.influence[at("the-crossing")] == 0
    assert table.state.dimmed == 0
    assert table.asked()[0] == 1


@card("emissaries", "shadow-web")
def test_emissaries_stop_at_a_shadow_web_and_still_refresh() -> None:
    table = row("sol", "darlok")
    table.system("helia", influence=0, flipped=True)
    table.system("brand", holder=1, fleet={"doom-star": 1})
    assert places(table.state, 0, False) == []
    table.begin(0)
    table.plays(0, "play:empire-card:empire")
    assert table.state.dimmed == 0
    assert table.asked()[0] == 1, "the first part was skipped"


# Psilon


@card("psilon", "creative")
def test_creative_develops_a_level_earlier_but_not_below_one() -> None:
    table = Table("psilon", "sol")
    table.seat(0, hand=["neutron-blaster", "mass-driver"], levels={"physics": 1, "engineering": 0})
    table.begin(0)
    table.plays(0, "play:neutron-blaster:attack", "develop")
    assert table.developed(0) == ["neutron-blaster"], "level II with Physics at I"
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "play:mass-driver:attack")
    assert table.developed(0) == ["neutron-blaster"], "a level-I card still needs level I"


@card("peer-review", "eureka")
def test_peer_review_counts_for_played_technologies_only() -> None:
    table = Table("psilon", "sol")
    table.seat(0, research=1, hand=["optronic-computer"], levels={"physics": 1})
    table.begin(0)
    table.plays(0, "play:optronic-computer:research", "branch:biology")
    assert table.level(0, "biology") == 1
    table = Table("psilon", "sol")
    table.seat(0, research=1)
    table.begin(0)
    table.plays(0, "play:starting-b:research")
    assert table.asked()[0] == 1, "a starting card saves nothing: no branch could be paid for"


@card("eureka", "peer-review")
def test_peer_review_does_not_apply_to_eureka() -> None:
    table = Table("psilon", "sol")
    table.seat(0, research=2, credits=0, levels={"biology": 5, "physics": 1, "engineering": 5, "government": 5})
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "branch:physics")
    assert table.has(0, "research") == 0, "3 - 1 for level II, not 3 - 2"


@card("think-tanks")
def test_think_tanks_count_systems_with_two_scientists() -> None:
    table = Table("psilon", "sol")
    table.system("verdance", planet="proteus", owner=0, people=(0, 2, 0))
    table.system("helia", planet="firma", owner=0, people=(0, 1, 0))
    assert incomes(table) == {"research": 3 + 1}


@card("survey-suite")
def test_cruisers_survey_with_one_more_card() -> None:
    table = Table("psilon", "sol")
    table.system("verdance", planet="proteus", holder=0, fleet={"cruisers": 1}, tokens=1)
    table.begin(0)
    table.plays(0, "play:starting-a:explore", "system:verdance")
    if table.state.asks(0):
        table.plays(0, next(word for word in table.options(0) if word != "done"))
    table.nature("draw-anomaly:seed-ark", "draw-anomaly:mind-worms", "draw-anomaly:damper-field")
    table.plays(0, "keep-anomaly:mind-worms")
    assert table.anomalies(0) == ["mind-worms"]
    assert sorted(anomaly_pile(table)) == ["damper-field", "seed-ark"]


@card("phase-array")
@rule("AA-CMB-SPEC")
def test_each_titan_rerolls_a_die() -> None:
    table = skirmish(empires=("psilon", "sol"), fleet={"titan": 2}, against={"cruisers": 1})
    roll(table, [1, 1, 1, 1, 2, 2], [1])
    table.plays(0, "use:phase-array", "reroll:1")
    table.rolls(3)
    table.plays(0, "use:phase-array", "reroll:2")
    table.rolls(3)
    assert table.state.fight is not None
    assert table.state.dice[:6] == [3, 1, 2, 0, 0, 0]
    assert not table.state.asks(0) or "use:phase-array" not in table.options(0), "once for each Titan"


@card("orbital-academy")
def test_the_doom_star_teaches_in_management() -> None:
    table = Table("psilon", "sol")
    assert gains_incomes(table) == (0, 0, 0, 0)
    table.system("verdance", planet="proteus", holder=0, fleet={"doom-star": 1})
    assert gains_incomes(table) == (0, 2, 0, 0)


@card("synaptic-pills")
def test_synaptic_pills_turn_food_into_research_once_a_round() -> None:
    table = Table("psilon", "sol")
    table.seat(0, food=2, levels={"biology": 1})
    table.begin(0)
    table.plays(0, "use:synaptic-pills")
    assert table.stock(0) == (1, 2, 0, 0)
    assert "use:synaptic-pills" not in table.options(0)


def kidnappers(*others: str, unrest: int = 0) -> Table:
    table = Table("psilon", *(others or ("sol",)))
    table.seat(0, levels={"biology": 3}, unrest=unrest)
    table.system("verdance", planet="proteus", owner=0, people=(2, 1, 0))
    table.system("thalassa", planet="aurora", owner=1, people=(1, 0, 1), influence=0)
    return table


@card("abduction")
@rule("AA-POP-MOVE")
def test_abduction_moves_foreign_population_home() -> None:
    table = kidnappers()
    table.begin(0)
    table.plays(0, "use:abduction", "profession:workers")
    assert table.options(0) == ["profession:farmers", "profession:workers"], "no room for another scientist"
    table.plays(0, "profession:farmers")
    assert table.people("thalassa") == (1, 0, 0)
    assert table.people("verdance") == (3, 1, 0)
    assert table.has(0, "unrest") == 2
    assert "use:abduction" not in table.options(0)


@card("abduction")
def test_abduction_needs_room_influence_two_population_and_calm() -> None:
    table = kidnappers(unrest=23)
    table.begin(0)
    assert table.refusal(0, "use:abduction") == "too-much-unrest"
    table = kidnappers()
    table.system("verdance", people=(3, 1, 1))
    table.begin(0)
    assert table.refusal(0, "use:abduction") == "no-room-at-home"
    table = kidnappers()
    table.system("thalassa", people=(1, 0, 0))
    table.begin(0)
    assert table.refusal(0, "use:abduction") == "no-victim"


@card("abduction", "universal-antidote")
def test_universal_antidote_stops_abduction() -> None:
    table = kidnappers()
    table.seat(1, developed=["universal-antidote"])
    table.begin(0)
    assert table.refusal(0, "use:abduction") == "no-victim"


@card("abduction")
def test_abduction_takes_from_a_minor_civilization() -> None:
    table = Table("psilon", "sol", minors=True)
    table.seat(0, levels={"biology": 3})
    table.system("verdance", planet="proteus", owner=0, people=(2, 1, 0))
    table.system("helia", planet="firma", owner=5, people=(1, 1, 1), influence=0)
    table.begin(0)
    table.plays(0, "use:abduction", "profession:scientists", "profession:workers")
    assert (table.people("helia"), table.people("verdance")) == ((1, 0, 1), (2, 1, 1))


@card("anomaly-scheme")
def test_anomaly_scheme_turns_a_card_into_production() -> None:
    table = Table("psilon", "sol")
    table.seat(0, levels={"engineering": 1}, anomalies=["seed-ark", "mind-worms"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 1, 0))
    table.begin(0)
    table.plays(0, "use:anomaly-scheme", "discard-anomaly:mind-worms", "choose:1")
    assert table.has(0, "production") == 3
    assert (table.anomalies(0), anomaly_pile(table)) == (["seed-ark"], ["mind-worms"])


@card("anomaly-scheme")
def test_anomaly_scheme_builds_a_factory_that_psilons_cannot_build_otherwise() -> None:
    table = Table("psilon", "sol")
    table.seat(0, levels={"engineering": 1}, anomalies=["mind-worms"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 1, 0))
    table.begin(0)
    table.plays(0, "use:anomaly-scheme", "discard-anomaly:mind-worms", "choose:2")
    assert incomes(table)["production"] == 1
    assert table.has(0, "production") == 1, "the builder's bonus"


@card("anomaly-scheme")
def test_anomaly_scheme_needs_an_anomaly_card() -> None:
    table = Table("psilon", "sol")
    table.seat(0, levels={"engineering": 1})
    table.begin(0)
    assert table.refusal(0, "use:anomaly-scheme") == "no-anomaly"


@card("symposium")
def test_symposium_adds_dice_for_academies() -> None:
    table = row("psilon", "sol")
    table.seat(0, levels={"government": 3}, credits=0)
    for system in ("helia", "lapis", "sapphire"):
        table.system(system, owner=0, people=(0, 2, 0))
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "done")
    table.rolls(4, 5)
    assert sum(table.state.dice[:6]) == 2, "at most two, though there are three systems"


@card("eureka")
def test_eureka_researches_cheaper_and_draws_a_card() -> None:
    table = Table("psilon", "sol")
    table.seat(0, research=1, credits=0)
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "branch:government")
    assert table.level(0, "government") == 1
    table.nature("draw-technology:phasor")
    assert table.hand(0) == ["phasor"]


@card("eureka")
@rule("AA-SUB-5")
def test_eureka_minds_the_hand_limit() -> None:
    table = Table("psilon", "sol")
    hand = ["phasor", "mass-driver", "ion-drive", "star-gate", "battleoids", "imperium"]
    table.seat(0, research=2, hand=hand, starting=(1, 3, 1))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "branch:government")
    table.nature("draw-technology:troop-pods")
    assert table.asked() == (0, "DiscardDown")
    table.plays(0, "discard:troop-pods")
    assert len(table.hand(0)) == 6


@card("caste-labour", "database", "advanced-database")
def test_limits_of_technologies() -> None:
    table = Table("psilon", "klackon")
    assert (technology_limit(table.state, 0), technology_limit(table.state, 1)) == (6, 5)
    table.seat(0, levels={"physics": 2})
    assert technology_limit(table.state, 0) == 8
    table.seat(0, levels={"physics": 4})
    assert technology_limit(table.state, 0) == 10
