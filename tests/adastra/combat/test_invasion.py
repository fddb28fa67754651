from __future__ import annotations

from orrery.games.adastra.combat.invasion import Invade
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, STARS
from orrery.games.adastra.names import MINOR, NONE
from orrery.games.adastra.player import CAPTURED, INVASIONS_WON, TOKENS
from orrery.games.adastra.state import CHOICES, DISCOVERY_DECK
from tests.adastra.combat.fighting import attack, duel, invade, quiet, rolls
from tests.adastra.table import Table
from tests.markers import card, rule


def landing(
    invader: str = "sol",
    possessor: str = "psilon",
    people: tuple[int, int, int] = (1, 1, 1),
    fleet: dict[str, int] | None = None,
    noisy: tuple[int, ...] = (),
) -> Table:
    """Seat 0 over Thalassa, which seat 1 possesses."""
    table = Table(invader, possessor, "klackon")
    table.system(
        "thalassa", planet="willow", owner=1, people=people, holder=0, fleet=fleet or {"titan": 1, "frigates": 1}
    )
    quiet(table, *[seat for seat in range(3) if seat not in noisy])
    return table


@rule("AA-INV-3", "AA-INV-4", "AA-INV-5", "AA-INV-9", "AA-SUB-81")
def test_the_printed_invasion() -> None:
    table = landing()
    table.system("thalassa", buildings=["hydroponic-farm"], influence=1, tokens=1)
    table.seat(0, unrest=3)
    invade(table, 0, "thalassa")
    rolls(table, [5, 4, 4, 2, 1])
    assert table.options(0) == ["remove:farmers", "remove:scientists", "remove:workers", "land", "done"]
    table.plays(0, "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (1, 1, 1))
    assert table.player(0).counts[INVASIONS_WON] == 1
    assert table.has(0, "unrest") == 3
    system = STARS.number("thalassa")
    assert (table.state.buildings[system], table.state.influence[system], table.state.tokens[system]) == (1, 1, 1)
    assert table.fleet("thalassa") == {"titan": 1, "frigates": 1}
    assert table.state.fight is None


@rule("AA-INV-1", "AA-ACT-8")
def test_which_systems_can_be_invaded() -> None:
    table = landing()
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), holder=0, fleet={"frigates": 1})
    table.system("lapis", planet="crypto", owner=2, people=(1, 0, 0), holder=0, fleet={"outpost": 1})
    table.system("brand", planet="rha", owner=2, people=(1, 0, 0), holder=0, fleet={"frigates-exhausted": 1})
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0))
    table.seat(0, credits=1)
    table.state.turn[CHOICES] = 0
    table.push(Invade(0), active=0)
    assert table.options(0) == ["system:thalassa", "system:brand", "done"]
    assert table.refusal(0, "system:lapis") == "no-unit"
    table.plays(0, "system:thalassa", "system:brand")
    assert table.has(0, "credits") == 0
    assert table.asked() == (0, "NextInvasion")
    table.plays(0, "system:brand")
    rolls(table, [5])
    table.plays(0, "land")
    assert table.owner("brand") == 0
    rolls(table, [1, 1, 1, 1, 1])
    table.plays(0, "done")
    assert table.owner("thalassa") == 1


@rule("AA-INV-1", "AA-DPL-4")
@card("legate-corvane")
def test_a_treaty_may_forbid_it() -> None:
    table = landing()
    table.seat(1, before=[("legate-corvane", 0)], levels={"government": 2})
    table.push(Invade(0), active=0)
    assert table.state.fight is None
    assert table.owner("thalassa") == 1


@rule("AA-INV-2", "AA-SUB-50", "AA-STATE-2", "AA-STATE-3")
def test_all_units_take_part_with_full_firepower_and_orbitals_do_not() -> None:
    table = landing(fleet={"titan-exhausted": 1, "cruisers-overloaded": 1, "outpost": 1})
    invade(table, 0, "thalassa")
    assert table.options(-1)[-1] == "dice:6:5"
    rolls(table, [1] * 5)
    table.plays(0, "done")
    assert table.fleet("thalassa") == {"titan-exhausted": 1, "cruisers-overloaded": 1, "outpost": 1}


@rule("AA-INV-3", "AA-SUB-78", "AA-TEST-3")
def test_successes_meet_the_population_left_after_removals() -> None:
    table = landing()
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 6, 1, 1])
    table.plays(0, "remove:farmers", "remove:workers")
    assert table.people("thalassa") == (0, 1, 0)
    table.plays(0, "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (0, 1, 0))


@rule("AA-INV-6")
def test_a_lost_invasion_keeps_what_was_removed() -> None:
    table = landing()
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 1, 1, 1])
    assert "land" not in table.options(0)
    table.plays(0, "remove:farmers")
    assert "land" not in table.options(0)
    table.plays(0, "done")
    assert (table.owner("thalassa"), table.people("thalassa")) == (1, (0, 1, 1))
    assert table.player(0).counts[INVASIONS_WON] == 0
    assert "Ada fails at Thalassa: 1 success." in table.log()


@rule("AA-INV-7", "AA-SUB-26", "AA-DEF-POSS")
def test_an_emptied_system_is_nobodys_but_the_invasion_is_won() -> None:
    table = landing(people=(2, 0, 0))
    table.system("thalassa", buildings=["hydroponic-farm"])
    table.player(1).counts[CAPTURED + 2] = 1
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 1, 1, 1])
    table.plays(0, "remove:farmers", "remove:farmers")
    assert (table.owner("thalassa"), table.people("thalassa")) == (NONE, (0, 0, 0))
    assert table.state.buildings[STARS.number("thalassa")] == 1
    assert table.player(0).counts[INVASIONS_WON] == 1
    assert table.player(0).counts[CAPTURED + 2] == 1


@rule("AA-SUB-79", "AA-INV-5", "AA-INV-8")
def test_one_captured_token_is_taken_from_the_former_possessor() -> None:
    table = landing(people=(1, 0, 0))
    table.player(1).counts[CAPTURED] = 1
    table.player(1).counts[CAPTURED + 2] = 2
    invade(table, 0, "thalassa")
    rolls(table, [6, 1, 1, 1, 1])
    table.plays(0, "land")
    assert table.options(0) == ["rival:1", "rival:3"]
    table.plays(0, "rival:3")
    assert table.player(0).counts[CAPTURED + 2] == 1
    assert table.player(1).counts[CAPTURED + 2] == 1


@rule("AA-SUB-79", "AA-INV-5")
def test_an_own_token_won_back_is_an_own_token() -> None:
    table = landing(people=(1, 0, 0))
    table.player(1).counts[CAPTURED] = 1
    invade(table, 0, "thalassa")
    rolls(table, [6, 1, 1, 1, 1])
    table.plays(0, "land")
    assert table.player(1).counts[CAPTURED] == 0
    assert table.player(0).counts[CAPTURED] == 0
    assert table.player(0).counts[TOKENS] == 1


@rule("AA-SUB-79")
def test_without_a_captured_token_nothing_is_taken() -> None:
    table = landing(people=(1, 0, 0))
    table.player(1).counts[TOKENS] = 2
    invade(table, 0, "thalassa")
    rolls(table, [6, 1, 1, 1, 1])
    table.plays(0, "land")
    assert table.player(1).counts[TOKENS] == 2
    assert table.state.fight is None


@rule("AA-SUB-80", "AA-INV-5")
@card("stubborn-garrison", "planetary-barrier")
def test_a_garrison_and_a_barrier_ask_for_more_successes() -> None:
    table = landing(possessor="bulrathi", people=(1, 0, 0))
    table.seat(1, anomalies=["planetary-barrier"])
    invade(table, 0, "thalassa")
    table.plays(1, "use:planetary-barrier")
    rolls(table, [5, 5, 5, 1, 1])
    assert table.options(0) == ["remove:farmers", "done"]
    table.plays(0, "done")
    assert table.owner("thalassa") == 1
    table = landing(possessor="bulrathi", people=(1, 0, 0))
    invade(table, 0, "thalassa")
    rolls(table, [5, 5, 1, 1, 1])
    table.plays(0, "land")
    assert table.owner("thalassa") == 0


@rule("AA-SUB-80", "AA-INV-7")
@card("stubborn-garrison")
def test_removing_the_last_population_still_wins_against_a_garrison() -> None:
    table = landing(possessor="bulrathi", people=(1, 0, 0))
    invade(table, 0, "thalassa")
    rolls(table, [5, 1, 1, 1, 1])
    table.plays(0, "remove:farmers")
    assert table.owner("thalassa") == NONE
    assert table.player(0).counts[INVASIONS_WON] == 1


@rule("AA-SUB-25", "AA-INV-5", "AA-DEF-POSS")
def test_without_a_flag_a_system_is_given_up_first() -> None:
    def surrounded() -> Table:
        table = landing(people=(1, 0, 0))
        for place, name in enumerate(["verdance", "lapis", "brand", "helia", "cobalt-eye"]):
            planets = ["proteus", "crypto", "rha", "firma", "rotan"]
            table.system(name, planet=planets[place], owner=0, people=(1, 0, 0), holder=0, fleet={"frigates": 1})
        table.state.owner[0] = 0
        invade(table, 0, "thalassa")
        rolls(table, [6, 1, 1, 1, 1])
        table.plays(0, "land")
        return table

    table = surrounded()
    assert table.asked() == (0, "GiveUpSystem")
    table.plays(0, "system:verdance")
    assert (table.owner("verdance"), table.people("verdance")) == (NONE, (0, 0, 0))
    assert table.fleet("verdance") == {"frigates": 1}
    assert table.owner("thalassa") == 0
    table = surrounded()
    table.plays(0, "no")
    assert (table.owner("thalassa"), table.owner("verdance")) == (1, 0)
    assert table.player(0).counts[INVASIONS_WON] == 0


@rule("AA-INV-7", "AA-SUB-25")
def test_an_emptied_system_needs_no_flag() -> None:
    table = landing(people=(1, 0, 0))
    for name in ("verdance", "lapis", "brand", "helia", "cobalt-eye", "the-wormhole"):
        table.system(name, owner=0)
    invade(table, 0, "thalassa")
    rolls(table, [6, 1, 1, 1, 1])
    table.plays(0, "remove:farmers")
    assert table.state.pending() == [], "nothing is given up"
    assert (table.owner("thalassa"), table.player(0).counts[INVASIONS_WON]) == (NONE, 1)
    assert table.state.fight is None


@rule("AA-SUB-28", "AA-SUB-81")
def test_population_beyond_the_limits_is_taken_over_and_stays() -> None:
    table = landing(people=(0, 4, 0))
    table.seat(1, levels={"biology": 4})
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 6, 6, 5])
    table.plays(0, "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (0, 4, 0))


@rule("AA-TEST-6")
@card("battleoids", "troop-pods", "ursine-might", "drop-pods", "doppelgangers", "devouring-swarm")
def test_dice_and_costs_of_invaders() -> None:
    for empire, fleet, technologies, influence, dice in (
        ("sol", {"frigates": 1}, ["troop-pods"], None, 3),
        ("bulrathi", {"titan": 2}, [], None, 3 + 3 + 1 + 2),
        ("darlok", {"frigates": 1}, [], 0, 3),
        ("klackon", {"doom-star": 1}, [], None, 7),
        ("klackon", {"frigates": 1}, [], None, 1),
    ):
        table = landing(empire, fleet=fleet)
        table.seat(0, developed=technologies, levels={"biology": 3})
        if influence is not None:
            table.system("thalassa", influence=influence)
        invade(table, 0, "thalassa")
        assert table.options(-1)[-1] == f"dice:6:{dice}"
    table = landing(people=(1, 0, 0), fleet={"frigates": 1})
    table.seat(0, developed=["battleoids"])
    invade(table, 0, "thalassa")
    rolls(table, [4])
    table.plays(0, "land")
    assert table.owner("thalassa") == 0


@card("death-spores")
def test_death_spores_remove_and_raise_unrest_afterwards() -> None:
    table = landing(people=(2, 1, 0))
    table.seat(0, developed=["death-spores"])
    invade(table, 0, "thalassa")
    rolls(table, [5, 3, 3, 1, 1])
    assert table.options(0) == ["remove:farmers", "remove:scientists", "spores:farmers", "spores:scientists", "done"]
    table.plays(0, "spores:farmers")
    assert table.has(0, "unrest") == 0
    table.plays(0, "spores:farmers")
    assert table.options(0) == ["remove:scientists", "spores:scientists", "land", "done"]
    table.plays(0, "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (0, 1, 0))
    assert table.has(0, "unrest") == 2


@card("death-spores")
def test_death_spores_need_a_field_of_unrest() -> None:
    table = landing(people=(3, 0, 0))
    table.seat(0, developed=["death-spores"], unrest=23)
    invade(table, 0, "thalassa")
    rolls(table, [3, 3, 1, 1, 1])
    table.plays(0, "spores:farmers")
    assert not [token for token in table.options(0) if token.startswith("spores")]


@card("universal-antidote")
def test_an_antidote_forbids_removals_but_not_successes() -> None:
    table = landing(people=(2, 0, 0))
    table.seat(1, developed=["universal-antidote"])
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 1, 1, 1])
    assert table.options(0) == ["land", "done"]
    table.plays(0, "land")
    assert table.owner("thalassa") == 0
    table = landing(people=(2, 0, 0))
    table.seat(1, developed=["universal-antidote"])
    invade(table, 0, "thalassa")
    rolls(table, [6, 1, 1, 1, 1])
    assert table.owner("thalassa") == 1
    assert table.state.fight is None


@card("berserker-legion", "space-academy", "probability-lens")
def test_windows_of_an_invasion() -> None:
    table = landing(people=(1, 0, 0), fleet={"frigates": 1})
    table.seat(0, anomalies=["berserker-legion", "probability-lens"], developed=["space-academy"])
    invade(table, 0, "thalassa")
    table.plays(0, "use:berserker-legion", "done")
    assert table.options(-1)[-1] == "dice:6:3"
    rolls(table, [1, 1, 1])
    assert table.options(0) == ["use:space-academy", "use:probability-lens", "done"]
    table.plays(0, "use:space-academy", "reroll:1", "done")
    rolls(table, [2])
    table.plays(0, "use:probability-lens", "reroll:1", "reroll:1", "reroll:2")
    rolls(table, [6, 1, 1])
    table.plays(0, "land")
    assert table.owner("thalassa") == 0


@rule("AA-INV-3", "AA-WIN-2")
def test_the_possessor_has_the_second_word_in_windows() -> None:
    table = landing()
    table.seat(0, anomalies=["seed-ark"])
    table.seat(1, anomalies=["berserker-legion"])
    invade(table, 0, "thalassa")
    assert table.asked() == (0, "UseEffect")
    table.plays(0, "done")
    assert table.asked() == (1, "UseEffect")
    assert table.refusal(1, "use:berserker-legion") == "not-in-it"


@card("alien-management-center", "war-tithes", "proving-grounds")
def test_what_invasions_bring() -> None:
    table = landing("bulrathi", "bulrathi", people=(1, 0, 0))
    table.seat(0, developed=["alien-management-center"], levels={"government": 3, "physics": 3}, unrest=5)
    table.seat(1, levels={"physics": 3})
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 1, 1, 1, 1])
    table.plays(0, "land", "gain:food", "gain:food")
    assert table.stock(0) == (2, 1, 0, 3)
    assert table.has(0, "unrest") == 3
    assert table.has(1, "research") == 1


@rule("XX-SUB-2", "XX-MIN-5")
def test_a_minor_civilization_is_invaded_and_won() -> None:
    table = Table("sol", "psilon", minors=True)
    table.system(
        "thalassa", planet="willow", discovery="nommo-gardeners", owner=MINOR, people=(1, 1, 1), holder=0,
        fleet={"titan": 1},
    )  # fmt: skip
    quiet(table, 0, 1)
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 5, 1])
    table.plays(0, "land")
    assert (table.owner("thalassa"), table.people("thalassa")) == (0, (1, 1, 1))
    assert table.state.discovery[STARS.number("thalassa")] == NONE
    assert table.state.piles[DISCOVERY_DECK] == (DISCOVERIES.number("nommo-gardeners"),)
    assert table.player(0).counts[INVASIONS_WON] == 1
    assert sum(table.player(0).counts[CAPTURED : CAPTURED + 5]) == 0


@rule("XX-SUB-3", "XX-MIN-5")
def test_a_minor_civilization_loses_its_last_population() -> None:
    table = Table("sol", "psilon", minors=True)
    table.system(
        "thalassa", planet="willow", discovery="nommo-gardeners", owner=MINOR, people=(1, 1, 0), holder=0,
        fleet={"titan": 1},
    )  # fmt: skip
    quiet(table, 0, 1)
    invade(table, 0, "thalassa")
    rolls(table, [6, 6, 1, 1])
    table.plays(0, "remove:farmers", "remove:scientists")
    assert (table.owner("thalassa"), table.people("thalassa")) == (NONE, (0, 0, 0))
    assert table.state.discovery[STARS.number("thalassa")] == NONE
    assert table.player(0).counts[INVASIONS_WON] == 1


@rule("AA-END-1", "AA-INV-5")
def test_possessing_anothers_home_ends_the_game() -> None:
    table = landing(people=(1, 0, 0))
    table.seat(1, home="thalassa")
    table.state.ends = 6
    invade(table, 0, "thalassa")
    rolls(table, [6, 1, 1, 1, 1])
    table.plays(0, "land")
    assert table.state.ends == 2


@card("bhorr-mercenaries", "commodore-rook")
def test_mercenaries_and_double_agents_change_the_dice_of_combats() -> None:
    table = duel("sol", "psilon", fleet={"frigates": 1}, against={"frigates": 2}, minors=True)
    table.system("verdance", discovery="bhorr-mercenaries", owner=MINOR, people=(1, 1, 1))
    attack(table, 0, "thalassa", {"verdance": {"frigates": 1}})
    assert table.options(-1)[-1] == "dice:6:1"  # Thalassa is not connected to Verdance
    table = duel("sol", "psilon", fleet={"frigates": 2}, against={"frigates": 2}, minors=True)
    table.system("thalassa", discovery="bhorr-mercenaries", owner=MINOR, people=(1, 1, 1))
    table.seat(0, before=[("commodore-rook", 1)])
    attack(table, 0, "thalassa", {"verdance": {"frigates": 2}})
    assert table.options(-1)[-1] == "dice:6:1"
    rolls(table, [1])
    assert table.options(-1)[-1] == "dice:6:3"
    rolls(table, [1, 1, 1])
    assert table.options(-1)[-1] == "dice:6:2"
