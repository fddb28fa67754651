from __future__ import annotations

import pytest

from orrery.games.adastra.combat.sacrifice import may_sacrifice, sacrifice, sacrifice_grounds, sacrifices
from orrery.games.adastra.names import BUILD, FLIGHT, GROWTH
from orrery.games.adastra.player import IN_HAND, PASSED
from orrery.games.adastra.rounds.management import Refresh
from orrery.games.adastra.rounds.turns import EndRound
from orrery.games.adastra.state import TECHNOLOGY_DECK
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.kernel.text import IllegalAnswer
from tests.adastra.combat.fighting import attack, duel, fight, hulls, picks, rolls
from tests.adastra.table import Table
from tests.markers import card, rule


def skirmish(first: str = "sol", second: str = "sol", noisy: tuple[int, ...] = ()) -> Table:
    """One Cruisers unit on each side."""
    return duel(first, second, fleet={"cruisers": 1}, against={"cruisers": 1}, noisy=noisy)


def begins(table: Table) -> None:
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})


@rule("AA-WIN-1", "AA-SUB-64")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    table = skirmish()
    begins(table)
    assert table.asked() == (-1, "RollFace")


@rule("AA-WIN-1", "AA-SUB-64")
def test_who_has_a_useless_anomaly_card_is_asked_and_can_only_pass() -> None:
    table = skirmish()
    table.seat(1, anomalies=["seed-ark"])
    begins(table)
    for _ in range(2):
        assert table.asked() == (1, "UseEffect")
        assert table.options(1) == ["done"]
        table.plays(1, "done")
    assert table.asked()[0] == -1


@rule("AA-WIN-1")
def test_what_is_asked_of_others_is_not_to_be_seen() -> None:
    table = skirmish()
    table.seat(1, anomalies=["damper-field"])
    begins(table)
    masked = table.state.masked(0)
    with pytest.raises(IllegalAnswer):
        masked.options(1)


@rule("AA-WIN-1")
@card("fighter-hangars")
def test_a_sacrifice_is_offered_to_whoever_holds_any_technology_card() -> None:
    table = skirmish()
    table.seat(0, developed=["fighter-hangars"])
    begins(table)
    assert table.asked()[0] == -1
    for name, offered in (("fusion-beam", ["done"]), ("titanium-armor", ["sacrifice:titanium-armor", "done"])):
        table = skirmish()
        table.seat(0, developed=["fighter-hangars"], hand=[name])
        begins(table)
        assert table.asked() == (0, "UseEffect")
        assert table.options(0) == offered


@rule("AA-WIN-2")
def test_players_alternate_and_whoever_passes_is_out() -> None:
    table = skirmish(noisy=(1,))
    table.seat(0, anomalies=["overcharged-reactors", "damper-field"])
    begins(table)
    table.plays(0, "done")
    assert table.options(0) == ["use:overcharged-reactors", "use:damper-field", "done"]
    table.plays(0, "use:damper-field")
    assert table.asked() == (1, "UseEffect")
    table.plays(1, "done")
    assert table.asked() == (0, "UseEffect")
    table.plays(0, "use:overcharged-reactors")
    assert table.asked() == (-1, "RollFace")
    assert table.options(-1)[-1] == "dice:6:3"


@rule("AA-CMB-2", "AA-SUB-63")
@card("fighter-hangars")
def test_fighter_hangars_once_a_roll_and_a_build_action_each_time() -> None:
    table = skirmish(noisy=(0,))
    table.seat(0, developed=["fighter-hangars"])
    begins(table)
    table.plays(0, "sacrifice:starting-b")
    assert table.options(0) == ["use:class-i-shield", "done"]
    table.plays(0, "done")
    assert table.options(-1)[-1] == "dice:6:3"
    rolls(table, [1, 1, 1], [1])
    assert table.asked() == (0, "WithdrawOrFight")
    table.plays(0, "fight-on", "sacrifice:starting-b", "done")
    assert table.options(-1)[-1] == "dice:6:3"
    assert table.player(0).counts[IN_HAND + 1] == 1


@rule("AA-ACT-7", "AA-SUB-12")
@card("fighter-hangars")
def test_a_sacrificed_technology_is_discarded_and_never_developed() -> None:
    table = skirmish()
    table.seat(0, developed=["fighter-hangars"], hand=["titanium-armor"], levels={"biology": 5})
    begins(table)
    table.plays(0, "sacrifice:titanium-armor")
    assert table.hand(0) == []
    assert table.developed(0) == ["fighter-hangars"]
    assert table.state.piles[TECHNOLOGY_DECK] == (TECHNOLOGIES.number("titanium-armor"),)


@rule("AA-SUB-12", "AA-ACT-7")
@card("fighter-hangars")
def test_a_starting_card_sacrificed_in_anothers_turn_lies_on_the_table_until_the_own_pass() -> None:
    table = skirmish(noisy=(1,))
    table.seat(1, developed=["fighter-hangars"])
    begins(table)
    table.plays(1, "sacrifice:starting-b")
    assert table.player(1).counts[IN_HAND + 1] == 2
    table.state.agenda.clear()
    table.push(Refresh(1))
    assert table.player(1).counts[IN_HAND + 1] == 3


@rule("AA-SUB-12", "AA-ACT-7", "AA-RND-2")
@card("fighter-hangars")
def test_a_card_sacrificed_after_passing_returns_at_the_end_of_the_round() -> None:
    table = skirmish(noisy=(1,))
    table.seat(1, developed=["fighter-hangars"])
    table.player(1).counts[PASSED] = 1
    begins(table)
    table.plays(1, "sacrifice:starting-b")
    table.state.agenda.clear()
    table.state.fight = None
    table.state.round = table.state.ends
    assert table.player(1).counts[IN_HAND + 1] == 2
    table.push(EndRound())
    assert table.player(1).counts[IN_HAND + 1] == 3


@rule("AA-SUB-13", "AA-ACT-7")
def test_a_substitute_used_as_a_sacrifice_is_spent_and_costs_its_price() -> None:
    table = skirmish("sakkra")
    table.seat(0, developed=["evolutionary-mutation"], food=1)
    assert may_sacrifice(table.state, 0, GROWTH)
    assert sacrifice_grounds(table.state, 0, GROWTH)
    assert not sacrifice_grounds(table.state, 0, BUILD)
    table.seat(0, food=0)
    assert not sacrifice_grounds(table.state, 0, GROWTH)


@rule("AA-SUB-13", "AA-ACT-7")
def test_a_substitute_can_be_sacrificed_once_a_round() -> None:
    table = skirmish("sakkra")
    table.seat(0, developed=["evolutionary-mutation"], food=2)
    [word] = sacrifices(table.state, 0, GROWTH)
    sacrifice(table.state, 0, GROWTH, word)
    assert table.has(0, "food") == 1
    assert not may_sacrifice(table.state, 0, GROWTH)


@rule("AA-ACT-7")
def test_only_icons_can_be_sacrificed_not_the_empire_action() -> None:
    table = skirmish("klackon", noisy=(0,))
    table.seat(0, starting=(0, 0, 1))
    assert may_sacrifice(table.state, 0, BUILD)
    assert not may_sacrifice(table.state, 0, FLIGHT)


@rule("AA-SUB-14", "AA-DEF-FLIP")
@card("class-iii-shield")
def test_a_once_per_round_card_is_ready_again_after_the_own_management() -> None:
    table = duel("sol", "sol", fleet={"cruisers": 2}, against={"frigates": 1})
    table.system("lapis", planet="crypto", fleet={"frigates": 1}, holder=1)
    table.seat(0, developed=["class-iii-shield"])
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    table.plays(0, "use:class-iii-shield")
    rolls(table, [1, 1], [1])
    assert table.asked()[0] == -1  # flipped: it is not offered in the second round
    rolls(table, [6, 1], [1])
    table.push(Refresh(0))
    attack(table, 1, "thalassa", {"lapis": {"frigates": 1}})
    assert table.asked() == (0, "UseEffect")
    assert table.options(0) == ["use:class-iii-shield", "done"]


@rule("AA-TEST-9", "AA-SUB-62")
@card("tractor-beam", "class-i-shield")
def test_the_order_of_dice_two_one_none() -> None:
    table = duel("sol", "sol", fleet={"frigates": 2}, against={"cruisers": 1}, noisy=(0,))
    table.seat(1, developed=["tractor-beam"])
    attack(table, 0, "thalassa", {"verdance": {"frigates": 2}})
    table.plays(0, "use:class-i-shield")
    rolls(table, [5])  # the defender's one die: the attacker has none
    assert table.log()[-2:] == ["Ada deals 0 damage; shields stop 0.", "Bo deals 0 damage; shields stop 1."]
    assert hulls(table, 0) == [1, 1]
    table.plays(0, "fight-on")
    assert table.options(-1)[-1] == "dice:6:2"


@rule("AA-TEST-9", "AA-SUB-62")
@card("tractor-beam")
def test_a_tractor_beam_never_takes_the_last_die() -> None:
    table = skirmish()
    table.seat(1, developed=["tractor-beam"])
    begins(table)
    assert table.options(-1)[-1] == "dice:6:1"


@rule("AA-TEST-9")
@card("class-i-shield")
def test_without_a_die_there_is_none_to_give_up() -> None:
    table = duel("sol", "sol", fleet={"cruisers-overloaded": 1}, against={"cruisers": 1}, noisy=(0,))
    attack(table, 0, "thalassa", {"verdance": {"cruisers-overloaded": 1}})
    assert table.asked() == (-1, "RollFace")


@card("class-i-shield", "class-iii-shield", "class-v-shield")
def test_only_one_shield_technology_counts() -> None:
    table = skirmish(noisy=(0,))
    table.seat(0, developed=["class-iii-shield", "class-v-shield"])
    begins(table)
    assert table.options(0) == ["use:class-iii-shield", "done"]
    assert table.refusal(0, "use:class-i-shield") == "no-better"
    table.plays(0, "use:class-iii-shield")
    rolls(table, [1], [5])
    assert "Bo deals 0 damage; shields stop 1." in table.log()
    table = skirmish(noisy=(0,))
    table.seat(0, developed=["class-iii-shield"])
    begins(table)
    table.plays(0, "use:class-i-shield")
    assert table.asked()[0] == -1


@card("class-v-shield", "damper-field")
def test_other_shield_points_are_added_to_the_technology() -> None:
    table = duel("sol", "sol", fleet={"cruisers": 1}, against={"titan": 2})
    table.seat(0, developed=["class-v-shield"], anomalies=["damper-field"])
    begins(table)
    table.plays(0, "done", "use:damper-field")
    rolls(table, [1], [6, 6, 6, 6, 5, 1, 1, 1])
    assert "Bo deals 1 damage; shields stop 4." in table.log()


@rule("AA-TEST-7")
@card("battle-scanner", "marksmen", "phase-array")
def test_the_same_die_may_be_rerolled_once_by_each_effect() -> None:
    table = duel("mrrshan", "sol", fleet={"cruisers": 1}, against={"cruisers": 1})
    table.seat(0, developed=["battle-scanner"])
    begins(table)
    rolls(table, [1, 1], [1])
    assert table.options(0) == ["use:marksmen", "use:battle-scanner", "done"]
    table.plays(0, "use:marksmen")
    rolls(table, [2])
    assert table.options(0) == ["use:battle-scanner", "done"]
    table.plays(0, "use:battle-scanner", "reroll:2")
    rolls(table, [6])
    assert hulls(table, 1) == [2]


@rule("AA-CMB-SPEC")
@card("phase-array")
def test_each_titan_rerolls_a_die() -> None:
    table = duel("psilon", "sol", fleet={"titan": 2}, against={"cruisers": 2})
    attack(table, 0, "thalassa", {"verdance": {"titan": 2}})
    rolls(table, [1, 2, 2, 2, 2, 3], [1, 1])
    table.plays(0, "use:phase-array", "reroll:1")
    rolls(table, [2])
    table.plays(0, "use:phase-array", "reroll:2")
    rolls(table, [6])
    assert table.asked() == (0, "AssignDamage")


@rule("AA-TEST-7")
@card("space-academy")
def test_dice_of_one_effect_are_rerolled_together() -> None:
    table = duel("sol", "sol", fleet={"titan": 1}, against={"cruisers": 2})
    table.seat(0, developed=["space-academy"])
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [1, 1, 2, 3], [1, 1])
    table.plays(0, "use:space-academy", "reroll:1", "reroll:1")
    assert table.options(0) == ["reroll:2", "reroll:3", "done"]
    table.plays(0, "done")
    rolls(table, [6, 6])
    assert "Ada deals 3 damage; shields stop 0." in table.log()  # two basics, and 2+3 for the Laser
    picks(table, 0, "cruisers", "cruisers")  # the first damage falls on either of two that are alike
    rolls(table, [1, 1, 2, 3], [1])
    assert "Ada deals 1 damage; shields stop 0." in table.log()


@card("probability-lens")
def test_a_lens_rerolls_any_number_of_dice() -> None:
    table = duel("sol", "sol", fleet={"titan": 1}, against={"cruisers": 1})
    table.seat(0, anomalies=["probability-lens"])
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    table.plays(0, "done", "done")
    rolls(table, [1, 1, 1, 2], [1])
    table.plays(0, "use:probability-lens", "reroll:1", "reroll:1", "reroll:1", "reroll:2")
    rolls(table, [6, 6, 6, 6])
    assert table.state.fight is None
    assert table.fleet("thalassa") == {"titan-exhausted": 1}


@card("overcharged-reactors")
def test_two_copies_may_be_used_for_one_roll() -> None:
    table = skirmish()
    table.seat(0, anomalies=["overcharged-reactors", "overcharged-reactors"])
    begins(table)
    table.plays(0, "done", "use:overcharged-reactors", "use:overcharged-reactors")
    assert table.options(-1)[-1] == "dice:6:5"


@rule("AA-TEST-9")
@card("military-tactics", "alpha-strike", "terror", "swarm", "mother-roost", "liberation")
def test_dice_by_abilities() -> None:
    def dice(table: Table, forces: dict[str, int]) -> tuple[int, int]:
        attack(table, 0, "thalassa", {"verdance": forces})
        most = int(table.options(-1)[-1].split(":")[2])
        rolls(table, [1] * most)
        return most, int(table.options(-1)[-1].split(":")[2])

    forces = {"titan": 1}
    table = duel("mrrshan", "sol", fleet=forces, against={"titan": 1})
    table.seat(0, developed=["military-tactics"])
    assert dice(table, forces) == (6, 4)
    forces = {"doom-star": 1}
    table = duel("mrrshan", "sol", fleet=forces, against={"cruisers": 1, "outpost": 1})
    assert dice(table, forces) == (6, 2)
    forces = {"frigates": 3}
    table = duel("klackon", "sol", fleet=forces, against={"titan": 1})
    assert dice(table, forces) == (4, 4)
    forces = {"frigates": 2, "titan": 1}
    table = duel("alkari", "sol", fleet=forces, against={"titan": 1})
    assert dice(table, forces) == (6, 4)
    table = duel("sol", "sol", fleet={"frigates": 1}, against={"frigates": 2})
    table.system("thalassa", influence=0)
    assert dice(table, {"frigates": 1}) == (2, 2)


@card("ace-pilots", "living-mountain")
def test_shields_of_empires_and_units() -> None:
    table = duel("alkari", "silicoid", fleet={"frigates": 1, "cruisers": 1}, against={"doom-star": 1})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1, "cruisers": 1}})
    rolls(table, [6, 5], [6, 1, 1, 1])
    assert "Ada deals 1 damage; shields stop 1." in table.log()
    assert "Bo deals 0 damage; shields stop 1." in table.log()
    rolls(table, [6, 5], [6, 1, 1, 1])
    assert "Bo deals 1 damage; shields stop 0." in table.log()


@rule("AA-TEST-5")
@card("titanium-armor", "zortrium-armor", "adamantium-armor", "fortress-worlds")
def test_only_the_best_armour_counts_for_each_class() -> None:
    forces = {"frigates": 1, "cruisers": 1, "titan": 1}
    table = duel("sol", "bulrathi", fleet=forces, against={"outpost": 1}, expansion=True)
    table.seat(0, developed=["titanium-armor", "zortrium-armor"])
    table.seat(1, levels={"engineering": 3}, developed=["adamantium-armor"])
    attack(table, 0, "thalassa", {"verdance": forces})
    assert sorted(hulls(table, 0)) == [1, 3, 4]
    assert hulls(table, 1) == [5]
    assert [fight(table).power[one] for one in fight(table).elements(1)] == [3]


@rule("AA-TEST-11", "AA-SUB-61")
@card("graviton-beam")
def test_damage_that_ignores_shields_is_added_after_them() -> None:
    table = duel("sol", "sol", fleet={"frigates": 2}, against={"cruisers": 1})
    table.seat(0, developed=["graviton-beam"])
    table.seat(1, developed=["class-v-shield"])
    attack(table, 0, "thalassa", {"verdance": {"frigates": 2}})
    rolls(table, [6, 1], [1])
    assert hulls(table, 1) == [1]
    rolls(table, [4, 1], [1])
    assert hulls(table, 1) == [1]


@card("targeting-matrix")
def test_a_targeting_matrix_makes_technologies_cheaper_but_not_the_basic_effect() -> None:
    table = duel("mrrshan", "sol", fleet={"cruisers": 1}, against={"cruisers": 1})
    table.seat(0, levels={"physics": 4}, developed=["mass-driver"])
    begins(table)
    rolls(table, [2, 3], [1])
    table.plays(0, "done")
    assert hulls(table, 1) == [1]
