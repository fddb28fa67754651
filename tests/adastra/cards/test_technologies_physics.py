"""Technologies of Physics and the two starting technologies, in play."""

import pytest

from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.names import DIPLOMACY
from orrery.games.parts.effect import Resolve
from tests.adastra.cards.playing import duel, hits, incomes, quiet, roll, settle, skirmish
from tests.adastra.combat.fighting import attack, hulls
from tests.adastra.galaxies import fight_out, row
from tests.adastra.table import Table
from tests.markers import card, rule

RESEARCH = "play:starting-b:research"

WEAPONS = [
    pytest.param("laser-cannon", [4], 1, 0, marks=card("laser-cannon")),
    pytest.param("fusion-beam", [4, 4], 2, 1, marks=card("fusion-beam")),
    pytest.param("neutron-blaster", [3, 3, 3], 3, 1, marks=card("neutron-blaster")),
    pytest.param("phasor", [4, 5], 3, 2, marks=card("phasor")),
    pytest.param("plasma-cannon", [5, 5], 4, 2, marks=card("plasma-cannon")),
    pytest.param("stellar-converter", [6, 6], 6, 2, marks=card("stellar-converter")),
    pytest.param("graviton-beam", [6], 2, 1, marks=card("graviton-beam")),
    pytest.param("mass-driver", [3, 4], 2, 1, marks=card("mass-driver")),
]
"""Technology, dice, damage with it, damage without it (Sol's basic effect costs 5; the Laser Cannon is there)."""


@pytest.mark.parametrize(("weapon", "dice", "damage", "without"), WEAPONS)
def test_a_weapon_deals_its_damage_for_dice(weapon: str, dice: list[int], damage: int, without: int) -> None:
    enemy = {"cruisers": 2, "outpost": 1}
    armed = [] if weapon == "laser-cannon" else [weapon]
    table = skirmish(*armed, fleet={"cruisers": len(dice)}, against=enemy)
    roll(table, dice, [1, 1, 1, 1])
    assert f"Ada deals {damage} damage; shields stop 0." in hits(table)
    unarmed = duel("sol", "psilon", fleet={"cruisers": len(dice)}, against=enemy)
    if weapon == "laser-cannon":
        unarmed.player(0).develop(())
    attack(unarmed, 0, "thalassa", {"verdance": {"cruisers": len(dice)}})
    roll(unarmed, dice, [1, 1, 1, 1])
    assert f"Ada deals {without} damage; shields stop 0." in hits(unarmed)


@card("plasma-cannon", "laser-cannon")
@rule("AA-TEST-4")
def test_a_weapon_that_is_not_repeatable_fires_once_a_roll() -> None:
    table = skirmish("plasma-cannon", fleet={"cruisers": 4}, against={"cruisers": 4})
    roll(table, [5, 5, 5, 5], [1, 1, 1, 1])
    assert "Ada deals 6 damage; shields stop 0." in hits(table), "Plasma 4, Laser and basic 1 each"


@card("graviton-beam")
@rule("AA-SUB-61")
def test_graviton_damage_ignores_shields() -> None:
    table = skirmish("graviton-beam", fleet={"cruisers": 2}, against={"cruisers": 2}, theirs=("class-v-shield",))
    roll(table, [6, 5], [1, 1])
    assert "Ada deals 2 damage; shields stop 1." in hits(table), "the beam goes through, the basic hit is stopped"


# Shields


@card("class-i-shield")
@rule("AA-TEST-9")
def test_class_i_shield_costs_a_die_and_stops_a_damage() -> None:
    table = skirmish(fleet={"cruisers": 2}, against={"cruisers": 2})
    assert table.options(0) == ["use:class-i-shield", "done"]
    table.plays(0, "use:class-i-shield")
    roll(table, [5], [5, 5])
    assert "Ada deals 1 damage; shields stop 0." in hits(table), "one die of two was given up"
    assert "Bo deals 1 damage; shields stop 1." in hits(table)


@card("class-i-shield")
def test_class_i_shield_is_used_once_a_round_and_its_last_die_may_go() -> None:
    table = skirmish(fleet={"cruisers": 1}, against={"cruisers": 1})
    table.plays(0, "use:class-i-shield")
    roll(table, [5])
    assert [line for line in hits(table) if "Ada" in line] == ["Ada deals 0 damage; shields stop 0."]
    assert [line for line in hits(table) if "Bo" in line] == ["Bo deals 0 damage; shields stop 1."]
    quiet(table)
    assert table.state.fight is not None
    assert table.state.fight.round == 2
    roll(table, [1], [5])
    assert hulls(table, 0) == [2], "the shield is flipped: the second round's hit lands"


@card("class-i-shield")
@rule("AA-SUB-14")
def test_a_shield_used_in_attack_is_ready_again_after_the_owners_pass() -> None:
    table = row("sol", "psilon")
    table.system("helia", holder=0, fleet={"cruisers": 2})
    table.system("brand", holder=1, fleet={"cruisers": 2})
    table.begin(0)
    table.plays(0, "play:starting-a:attack", "system:helia", "move:helia:cruisers-ready", "done", "use:class-i-shield")
    assert table.player(0).flipped
    fight_out(table, 1)
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "pass")
    settle(table, 0)
    assert not table.player(0).flipped
    table.plays(1, "play:starting-a:attack", "system:brand", "move:brand:cruisers-ready", "done")
    while table.asked()[0] == 1:
        table.plays(1, "done")
    assert table.options(0) == ["use:class-i-shield", "done"], "in the same round, as the defender"


@card("class-iii-shield")
def test_class_iii_shield_stops_two_once_a_round() -> None:
    table = skirmish("class-iii-shield", fleet={"cruisers": 2}, against={"cruisers": 3})
    table.plays(0, "use:class-iii-shield")
    quiet(table)
    roll(table, [1, 1], [5, 5, 5])
    assert "Bo deals 1 damage; shields stop 2." in hits(table)
    quiet(table)
    table.state.pending()
    assert "use:class-iii-shield" not in table.options(table.asked()[0])


@card("class-i-shield", "class-iii-shield", "class-v-shield")
def test_only_one_shield_technology_counts_in_a_combat_round() -> None:
    table = skirmish("class-iii-shield", "class-v-shield", fleet={"cruisers": 3}, against={"cruisers": 3})
    assert table.refusal(0, "use:class-i-shield") == "no-better", "Class V stops as much without a die"
    table.plays(0, "use:class-iii-shield")
    quiet(table)
    roll(table, [1, 1, 1], [5, 5, 5])
    assert "Bo deals 1 damage; shields stop 2." in hits(table), "two of Class III, not three"


@card("class-v-shield")
def test_class_v_shield_stops_one_in_every_round_by_itself() -> None:
    table = skirmish("class-v-shield", fleet={"cruisers": 2}, against={"cruisers": 2})
    roll(table, [1, 1], [5, 5])
    roll(table, [1, 1], [5, 1])
    assert [line for line in hits(table) if "Bo" in line] == [
        "Bo deals 1 damage; shields stop 1.",
        "Bo deals 0 damage; shields stop 1.",
    ]


# Scanners and computers


@card("battle-scanner")
def test_battle_scanner_rerolls_one_die_after_each_combat_roll() -> None:
    table = skirmish("battle-scanner", fleet={"cruisers": 2}, against={"cruisers": 1})
    roll(table, [1, 6], [1])
    assert table.options(0) == ["use:battle-scanner", "done"]
    table.plays(0, "use:battle-scanner", "reroll:1")
    table.rolls(6)
    assert "Ada deals 2 damage; shields stop 0." in hits(table)
    roll(table, [1, 1], [1])
    assert "use:battle-scanner" in table.options(0), "after every roll"


@card("battle-scanner", "marksmen", "phase-array")
@rule("AA-TEST-7")
def test_the_same_die_may_be_rerolled_once_by_each_effect() -> None:
    table = skirmish("battle-scanner", empires=("mrrshan", "psilon"), fleet={"cruisers": 1}, against={"cruisers": 1})
    roll(table, [1, 1], [1])
    table.plays(0, "use:battle-scanner")
    table.rolls(2)
    table.plays(0, "use:marksmen", "reroll:2")
    table.rolls(6)
    assert "Ada deals 1 damage; shields stop 0." in hits(table)


@card("space-scanner")
def test_space_scanner_draws_three_planets_and_three_discoveries() -> None:
    table = row("sol", "psilon", unexplored=("brand", "thalassa"))
    table.seat(0, developed=["space-scanner"])
    table.system("helia", holder=0, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "play:starting-b:flight", "system:helia", "move:helia:frigates-ready")
    if table.state.asks(0):
        table.plays(0, "fly:brand")
    table.nature("draw-planet:incedius", "draw-planet:tyr", "draw-planet:gorra")
    assert table.options(0) == ["planet:incedius", "planet:tyr", "planet:gorra"]
    table.plays(0, "planet:tyr")
    table.nature("draw-discovery:kelp-forests", "draw-discovery:gold-veins", "draw-discovery:twin-moons")
    table.plays(0, "discovery:gold-veins")
    assert table.state.piles[10]
    assert len(table.state.piles[10]) == 2


@card("optronic-computer")
def test_optronic_computer_gives_one_research() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["optronic-computer"])
    assert incomes(table) == {"research": 1}


@card("positronic-computer")
def test_positronic_computer_frees_a_branch_and_saves_a_research() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=4, credits=0, developed=["positronic-computer"], levels={"government": 1})
    table.begin(0)
    table.plays(0, RESEARCH, "branch:biology", "branch:government")
    assert (table.level(0, "biology"), table.level(0, "government")) == (1, 2)
    assert table.stock(0) == (0, 0, 0, 0), "2 - 1 and 3 research, no credit"


@card("neutron-scanner")
def test_neutron_scanner_draws_three_anomalies_and_frees_a_system() -> None:
    table = Table("sol", "psilon")
    table.seat(0, credits=0, developed=["neutron-scanner"])
    table.system("verdance", planet="proteus", holder=0, fleet={"frigates": 1}, tokens=1)
    table.system("helia", planet="firma", holder=0, fleet={"frigates": 1}, tokens=1)
    table.begin(0)
    table.plays(0, "play:starting-a:explore", "system:verdance", "system:helia")
    while not table.state.asks(-1):
        table.plays(0, next(word for word in table.options(0) if word != "done"))
    table.nature("draw-anomaly:seed-ark", "draw-anomaly:mind-worms", "draw-anomaly:damper-field")
    assert table.options(0) == ["keep-anomaly:seed-ark", "keep-anomaly:mind-worms", "keep-anomaly:damper-field"]


@card("tachyon-communications")
def test_tachyon_communications_carry_influence_from_any_unit() -> None:
    table = row("sol", "psilon")
    table.system("helia", influence=0)
    table.system("lapis", holder=0, fleet={"frigates": 1})
    table.seat(0, credits=0)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "flip:helia", "done")
    table.rolls(2)
    table.plays(0, "effect:extend")
    assert "system:lapis" not in (table.options(0) if table.state.asks(0) else [])
    table = row("sol", "psilon")
    table.system("helia", influence=0)
    table.system("lapis", holder=0, fleet={"frigates": 1})
    table.seat(0, credits=0, developed=["tachyon-communications"])
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "flip:helia", "done")
    table.rolls(2)
    table.plays(0, "effect:extend")
    assert {"system:lapis", "system:thalassa", "system:sapphire", "system:brand"} <= set(table.options(0))


@card("hyperspace-communications")
def test_hyperspace_communications_make_flights_and_attacks_free_of_credits() -> None:
    table = row("sol", "psilon")
    table.seat(0, credits=0, developed=["hyperspace-communications"])
    for system in ("helia", "brand", "thalassa"):
        table.system(system, holder=0, fleet={"frigates": 1})
    table.system("lapis", holder=1, fleet={"frigates": 1})
    table.begin(0)
    table.plays(0, "play:starting-b:flight", "system:helia", "system:brand", "system:thalassa", "done")
    table.plays(1, "pass")
    settle(table, 1)
    table.plays(0, "play:starting-a:attack", "system:brand")
    assert "system:thalassa" in table.options(0)


@card("warp-dissipater")
def test_who_fights_a_warp_dissipater_cannot_withdraw_for_an_action() -> None:
    table = skirmish("warp-dissipater", fleet={"cruisers": 1}, against={"cruisers": 1})
    roll(table, [1], [1])
    asked = []
    while table.state.pending() and not table.state.asks(-1):
        seat = table.asked()[0]
        asked.append((seat, [word for word in table.options(seat) if word.startswith("sacrifice")]))
        table.plays(seat, "fight-on" if "fight-on" in table.options(seat) else "done")
    assert [seat for seat, ways in asked if ways] == [0], "only its owner may"


@card("warp-dissipater")
def test_the_fifth_round_still_ends_a_combat_with_a_warp_dissipater() -> None:
    table = skirmish("warp-dissipater", fleet={"cruisers": 1}, against={"cruisers": 1})
    for _ in range(5):
        roll(table, [1], [1])
    quiet(table)
    assert table.state.fight is None
    assert (table.holder("verdance"), table.holder("thalassa")) == (0, 1)
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}
