from __future__ import annotations

from orrery.games.adastra.names import NEUTRAL, NONE
from orrery.games.adastra.player import BASES, GUARDIANS, NEUTRALS_DESTROYED
from orrery.games.adastra.state import DESTROY_NEUTRAL
from tests.adastra.combat.fighting import ambush, attack, fight, hulls, hunt, quiet, raid, rolls, scrapped
from tests.adastra.table import Table
from tests.markers import card, rule


def destroyed(table: Table) -> tuple[int, int, int]:
    counts = table.player(0).counts
    return counts[NEUTRALS_DESTROYED], counts[GUARDIANS], counts[BASES]


@rule("AA-NEU-3", "AA-NEU-4")
def test_raiders_pay_a_credit_each_and_return_to_the_supply() -> None:
    table = hunt("sol", {"titan": 1}, {"pirate-raiders": 2})
    before = table.state.wild[0]
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [6, 6, 1, 1], [1, 1])
    assert table.stock(0) == (0, 0, 0, 2)
    assert destroyed(table) == (2, 0, 0)
    assert table.state.wild[0] == before + 2


@rule("AA-NEU-3")
def test_an_eel_pays_three_resources_of_any_types() -> None:
    table = hunt("sol", {"titan": 1}, {"space-eel": 1})
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [6, 6, 5, 5], [1, 1])
    table.plays(0, "gain:food", "gain:food", "gain:credits")
    assert table.stock(0) == (2, 0, 0, 1)
    assert table.fleet("thalassa") == {"titan-exhausted": 1}


@rule("AA-NEU-3", "AA-SUB-74")
def test_the_base_pays_credits_and_production_and_stays_with_its_destroyer() -> None:
    table = hunt("sol", {"titan": 1}, {"pirate-base": 1})
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [6, 6, 5, 5], [1, 1, 1])
    assert table.stock(0) == (0, 0, 3, 3)
    assert destroyed(table) == (1, 0, 1)
    assert table.state.wild[3] == 0


@rule("AA-NEU-3", "AA-SUB-74")
def test_the_guardian_pays_six_resources_and_stays_with_its_destroyer() -> None:
    table = hunt("sol", {"titan": 2}, {"guardian": 1})
    attack(table, 0, "thalassa", {"verdance": {"titan": 2}})
    rolls(table, [4] * 8, [1, 1, 1])
    # four basics of 4+4 would be 4 damage, the Laser takes one 4: 4 + 3 pairs
    while table.state.fight is not None:
        most = int(table.options(-1)[-1].split(":")[2])
        rolls(table, [4] * most if most > 3 else [1] * most)
    for _ in range(6):
        table.plays(0, "gain:research")
    assert table.stock(0) == (0, 6, 0, 0)
    assert destroyed(table) == (1, 1, 0)


@rule("AA-SUB-74", "AA-NEU-3")
def test_neutral_elements_destroyed_in_a_lost_combat_are_paid_for() -> None:
    table = hunt("sol", {"frigates": 1}, {"pirate-raiders": 2})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    rolls(table, [6], [6, 1])
    assert table.state.fight is None
    assert table.holder("thalassa") == NEUTRAL
    assert table.stock(0) == (0, 0, 0, 1)
    assert scrapped(table, 0) == {"frigates": 1}


@rule("AA-SUB-74", "AA-NEU-3")
def test_neutral_elements_destroyed_in_a_drawn_combat_are_paid_for() -> None:
    table = hunt("sol", {"frigates": 1}, {"pirate-raiders": 1})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    rolls(table, [6], [6])
    assert table.stock(0) == (0, 0, 0, 1)
    assert table.holder("thalassa") == NONE


@rule("XX-CNC-9")
def test_the_deed_is_noted_for_one_time_directives() -> None:
    table = Table("sol", "sol", council=True)
    table.system("verdance", planet="proteus", fleet={"titan": 1}, holder=0)
    table.system("thalassa", planet="willow", fleet={"pirate-raiders": 1}, holder=5)
    quiet(table, 0, 1)
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [6, 1, 1, 1], [1])
    assert table.state.deeds == (DESTROY_NEUTRAL,)


@rule("AA-NEU-2", "AA-SUB-71")
def test_neutral_damage_goes_to_the_lowest_hull_then_to_higher_firepower() -> None:
    table = hunt("sol", {"frigates": 1, "cruisers": 1, "titan": 1}, {"pirate-raiders": 5})
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1, "cruisers": 1, "titan": 1}})
    rolls(table, [1, 1, 2, 2, 1, 1], [4, 4, 1, 1, 1])
    assert sorted(hulls(table, 0)) == [1, 3]  # the Frigates are gone, the Titan has 1 hull left of 2
    rolls(table, [1, 1, 1, 1, 1][: int(table.options(-1)[-1].split(":")[2])], [4, 1, 1, 1])
    assert hulls(table, 0) == [3]  # what is damaged counts with what is left


@rule("AA-NEU-2")
def test_of_equal_hulls_the_higher_firepower_and_units_before_orbitals() -> None:
    table = Table("mrrshan", "sol")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 2}, holder=5)
    table.system("thalassa", planet="willow", fleet={"cruisers": 1, "titan": 1, "outpost": 1}, holder=0)
    quiet(table, 0, 1)
    raid(table, "verdance", "thalassa", active=1)
    rolls(table, [4, 4], [1] * 8)
    table.plays(0, "done")
    assert scrapped(table, 0) == {"titan": 1}
    table = Table("mrrshan", "sol")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 2}, holder=5)
    table.system("thalassa", planet="willow", fleet={"cruisers": 1, "outpost": 1}, holder=0)
    quiet(table, 0, 1)
    raid(table, "verdance", "thalassa", active=1)
    rolls(table, [4, 4], [1] * 4)
    table.plays(0, "done")
    assert scrapped(table, 0) == {"cruisers": 1}


@rule("AA-NEU-1")
def test_dice_of_all_neutral_elements_are_pooled_for_the_most_damage() -> None:
    table = hunt("sol", {"doom-star": 1}, {"pirate-raiders": 2, "space-eel": 1})
    attack(table, 0, "thalassa", {"verdance": {"doom-star": 1}})
    rolls(table, [1] * 5, [5, 4, 3, 1])  # 5+1 and 4+3 for the Eel's 2 each: more than a Raider's 1 with a 4
    assert "The neutral side deals 4 damage; shields stop 0." in table.log()


@rule("AA-SUB-72", "AA-NEU-1")
def test_raiders_roll_two_dice_each_from_unrest_level_two() -> None:
    for unrest, dice in ((7, 2), (8, 4)):
        table = hunt("sol", {"cruisers": 1}, {"pirate-raiders": 2})
        table.seat(0, unrest=unrest)
        attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
        rolls(table, [1])
        assert table.options(-1)[-1] == f"dice:6:{dice}"


@rule("AA-SUB-72")
def test_a_level_that_changes_between_rounds_counts_for_the_next_roll() -> None:
    table = hunt("sol", {"cruisers": 1}, {"pirate-raiders": 2}, noisy=(0,))
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    table.plays(0, "done")
    rolls(table, [1], [1, 1])
    table.plays(0, "fight-on")
    table.state.move_unrest(0, 8)
    table.plays(0, "done")
    rolls(table, [1])
    assert table.options(-1)[-1] == "dice:6:4"


@rule("AA-SUB-73", "AA-CMB-4")
@card("battle-scanner")
def test_the_guardian_forces_rerolls_before_anything_else() -> None:
    table = hunt("sol", {"titan": 1}, {"guardian": 1})
    table.seat(0, developed=["battle-scanner"])
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [6, 5, 4, 1], [1, 1, 1])
    assert table.options(-1)[-1] == "dice:6:2"
    rolls(table, [6, 3])
    table.plays(0, "use:battle-scanner")
    assert table.options(0) == ["reroll:1", "reroll:3", "reroll:4", "reroll:6"]
    table.plays(0, "reroll:6")
    rolls(table, [6])
    assert hulls(table, 1) == [4]


@rule("AA-NEU-4")
def test_neutral_sides_use_no_windows_and_never_withdraw_by_choice() -> None:
    table = hunt("sol", {"cruisers": 1}, {"pirate-raiders": 1})
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    rolls(table, [1], [1])
    assert table.asked()[0] == -1
    assert fight(table).round == 2


@rule("AA-NEU-4", "AA-CMB-9")
def test_raiders_that_win_move_in_and_have_no_state() -> None:
    table = Table("sol", "sol")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 2}, holder=5)
    table.system("thalassa", planet="willow", fleet={"frigates": 1}, holder=0, owner=0, people=(1, 0, 0))
    quiet(table, 0, 1)
    raid(table, "verdance", "thalassa", active=1)
    rolls(table, [4, 1], [1])
    assert table.fleet("thalassa") == {"pirate-raiders": 2}
    assert table.holder("verdance") == NONE
    assert table.owner("thalassa") == 0


@rule("AA-NEU-4", "AA-CMB-7")
def test_raiders_withdraw_by_themselves_in_round_five() -> None:
    table = Table("sol", "sol")
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 1}, holder=5)
    table.system("thalassa", planet="willow", fleet={"frigates": 1}, holder=0)
    quiet(table, 0, 1)
    raid(table, "verdance", "thalassa", active=1)
    for _ in range(5):
        rolls(table, [1], [1])
    assert table.fleet("verdance") == {"pirate-raiders": 1}
    assert table.fleet("thalassa") == {"frigates": 1}


@rule("AA-DISC-4")
def test_survivors_of_an_ambush_are_exhausted_where_they_are() -> None:
    table = hunt("sol", {"frigates": 1}, {"space-eel": 1})
    ambush(table, 0, "thalassa", {"verdance": {"titan": 1, "frigates": 1}})
    rolls(table, [6, 6, 5, 5, 1], [1, 1])
    table.plays(0, "gain:food", "gain:food", "gain:food")
    assert table.fleet("thalassa") == {"titan-exhausted": 1, "frigates-exhausted": 1}


@rule("AA-END-1")
def test_a_home_taken_by_an_attack_ends_the_game() -> None:
    table = Table("sol", "sol")
    table.seat(1, home="thalassa")
    table.system("verdance", planet="proteus", fleet={"titan": 1}, holder=0)
    table.system("thalassa", planet="earth", fleet={"frigates": 1}, holder=1)
    quiet(table, 0, 1)
    attack(table, 0, "thalassa", {"verdance": {"titan": 1}})
    rolls(table, [6, 1, 1, 1], [1])
    assert table.state.ends == 2


@card("imposing")
def test_a_doom_star_that_moves_in_may_impose() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", fleet={"doom-star": 1}, holder=0)
    table.system("thalassa", planet="willow", fleet={"frigates": 1}, holder=1, influence=1)
    table.system("lapis", planet="crypto", influence=1)
    quiet(table, 0, 1)
    attack(table, 0, "thalassa", {"verdance": {"doom-star": 1}})
    rolls(table, [6, 1, 1, 1, 1], [1])
    assert table.asked() == (0, "Impose")
    table.plays(0, "reserve")
    assert table.state.fight is None
    assert table.state.influence[5] == 0
