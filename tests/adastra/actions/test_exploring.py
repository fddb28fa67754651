"""AA-DISC, XX-MIN-2, XX-MIN-3: new systems, what they hold, Orion, and ambushes."""

from orrery.games.adastra.actions.exploring import DrawTiles
from orrery.games.adastra.actions.flight import MoveUnits
from orrery.games.adastra.combat.fight import AMBUSH
from orrery.games.adastra.galaxy.control import features
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, MICRO_WORMHOLE, PLANETS
from orrery.games.adastra.names import GREEN, NEUTRAL
from orrery.games.adastra.player import EXPLORED, SCRAPPED, SUPPLY
from orrery.games.adastra.state import DISCOVERY_DECK, EXPLORE_OR_REMOVE, PLANET_DECK
from orrery.games.parts.effect import Resolve
from tests.adastra.galaxies import fight_out, flight, goes, jumps, number, row
from tests.adastra.table import Table
from tests.markers import card, rule

REST = ("amaterasu", "sapphire")
"""Systems that stay unexplored, so that Orion is far."""


def explorers(
    *unexplored: str,
    fleet: dict[str, int] | None = None,
    empire: str = "sol",
    minors: bool = False,
    council: bool = False,
) -> Table:
    """A fleet at Brand, and these systems unexplored besides two that are far away."""
    table = row(empire, "psilon", unexplored=(*unexplored, *REST), minors=minors, council=council)
    table.system("brand", fleet=fleet or {"frigates": 1}, holder=0)
    return table


def finds(table: Table, planets: list[str], discoveries: list[str]) -> None:
    """Nature deals these tiles; the first of each kind is placed."""
    table.nature(*[f"draw-planet:{name}" for name in planets])
    table.plays(0, f"planet:{planets[0]}")
    table.nature(*[f"draw-discovery:{name}" for name in discoveries])
    table.plays(0, f"discovery:{discoveries[0]}")


def at_thalassa(planet: str, discovery: str, fleet: dict[str, int] | None = None, other: str = "willow") -> Table:
    """A fleet flies from Brand to Thalassa and finds this."""
    table = explorers("thalassa", fleet=fleet)
    flight(table, "brand")
    for unit, number_of in (fleet or {"frigates": 1}).items():
        for _ in range(number_of):
            goes(table, "brand", f"{unit}-ready", "thalassa")
    finds(table, [planet, other], [discovery, "broad-plains"])
    return table


# AA-DISC-2


@rule("AA-DISC-2", "AA-DISC-1", "AA-HIDE-2")
def test_two_planets_and_two_discoveries_are_drawn_and_one_of_each_is_placed() -> None:
    table = explorers("thalassa")
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    assert [question.seat for question in table.state.pending()] == [-1]
    assert {token.split(":")[0] for token in table.options(-1)} == {"draw-planet"}
    assert all(PLANETS[PLANETS.number(token.split(":")[1])].colour == GREEN for token in table.options(-1))
    table.nature("draw-planet:willow", "draw-planet:lyae")
    assert sorted(table.options(0)) == ["planet:lyae", "planet:willow"]
    table.plays(0, "planet:lyae")
    assert [PLANETS[tile].id for tile in table.state.piles[PLANET_DECK + GREEN]] == ["willow"]
    table.nature("draw-discovery:dead-world-beacon", "draw-discovery:kelp-forests")
    table.plays(0, "discovery:dead-world-beacon")
    state = table.state
    assert [DISCOVERIES[tile].id for tile in state.piles[DISCOVERY_DECK]] == ["kelp-forests"]
    assert (state.planet[number("thalassa")], state.tokens[number("thalassa")]) == (PLANETS.number("lyae"), 3)
    assert table.fleet("thalassa") == {"frigates": 1}
    assert table.player(0).counts[EXPLORED] == 1
    assert state.pending() == []
    assert state.laid == ()


@rule("AA-DISC-2")
def test_an_explored_system_is_told_of_in_both_languages() -> None:
    table = at_thalassa("lyae", "kelp-forests")
    assert "Ada explores Thalassa: Lyae." in table.log()
    assert any(line.startswith("Ada odkrywa w układzie Talassa: ") for line in table.log(language="pl"))


@rule("AA-COMP-6", "AA-DISC-2")
def test_an_empty_stack_is_made_anew_of_its_discards_in_the_middle_of_a_draw() -> None:
    table = explorers("thalassa")
    table.deck(PLANET_DECK + GREEN, "lyae")
    table.state.piles[PLANET_DECK + GREEN] = (PLANETS.number("willow"),)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    table.nature("draw-planet:lyae")
    assert table.options(-1) == ["draw-planet:willow"]


@rule("AA-DISC-1")
def test_the_player_chooses_which_new_system_comes_first() -> None:
    table = explorers("thalassa", "helia", fleet={"frigates": 2})
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    goes(table, "brand", "frigates-ready", "helia")
    assert table.asked() == (0, "ExploreNext")
    assert sorted(table.options(0)) == ["system:helia", "system:thalassa"]
    table.plays(0, "system:helia")
    finds(table, ["talas", "rayden"], ["kelp-forests", "gold-veins"])
    finds(table, ["lyae", "willow"], ["bloom-seas", "broad-plains"])
    assert table.player(0).counts[EXPLORED] == 2


@card("space-scanner")
def test_space_scanner_draws_three_of_each() -> None:
    table = explorers("thalassa")
    table.seat(0, developed=["space-scanner"])
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    table.nature("draw-planet:willow", "draw-planet:lyae", "draw-planet:selia")
    assert len(table.options(0)) == 3
    table.plays(0, "planet:lyae")
    table.nature("draw-discovery:kelp-forests", "draw-discovery:gold-veins", "draw-discovery:broad-plains")
    assert len(table.options(0)) == 3


@card("star-atlas")
@rule("AA-WIN-1")
def test_star_atlas_draws_four_of_each_even_with_space_scanner() -> None:
    table = explorers("thalassa")
    table.seat(0, developed=["space-scanner"], anomalies=["star-atlas"])
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    assert table.options(0) == ["use:star-atlas", "done"]
    table.plays(0, "use:star-atlas")
    assert table.anomalies(0) == []
    table.nature(*[f"draw-planet:{name}" for name in ("willow", "lyae", "selia", "kakata")])
    table.plays(0, "planet:lyae")
    table.nature(*[f"draw-discovery:{name}" for name in ("kelp-forests", "gold-veins", "broad-plains", "clear-skies")])
    assert len(table.options(0)) == 4


@rule("AA-WIN-1")
def test_whoever_has_another_anomaly_card_is_asked_as_well() -> None:
    table = explorers("thalassa")
    table.seat(0, anomalies=["seed-ark"])
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    assert table.options(0) == ["done"]
    table.plays(0, "done")
    assert table.asked() == (-1, "DrawCard")


def test_star_atlas_is_of_no_use_twice() -> None:
    table = explorers("thalassa")
    atlas = DrawTiles(4)
    assert atlas.refusal(table.state, 0, -1) is None
    atlas.happen(table.state, 0, -1)
    refusal = atlas.refusal(table.state, 0, -1)
    assert refusal is not None
    assert refusal.key == "drawn-already"


@card("ancient-winds")
def test_ancient_winds_bring_a_credit_for_each_new_system() -> None:
    table = explorers("thalassa", empire="alkari")
    table.seat(0, levels={"engineering": 2}, credits=0)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    finds(table, ["lyae", "willow"], ["kelp-forests", "gold-veins"])
    assert table.has(0, "credits") == 1


@card("survey-mandate")
def test_an_exploration_is_a_deed_that_directives_watch_for() -> None:
    table = explorers("thalassa", council=True)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    finds(table, ["lyae", "willow"], ["kelp-forests", "gold-veins"])
    assert table.state.deeds == (EXPLORE_OR_REMOVE,)


# XX-MIN


@rule("XX-MIN-2")
def test_a_minor_civilization_arrives_with_one_of_each_profession_and_possesses_the_system() -> None:
    table = explorers("thalassa", minors=True)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    finds(table, ["kakata", "willow"], ["nommo-gardeners", "gold-veins"])
    assert table.people("thalassa") == (1, 1, 1), "though Kakata has no room for scientists"
    assert (table.owner("thalassa"), table.holder("thalassa")) == (5, 0)


@rule("XX-MIN-3", "XX-SUB-1")
def test_a_minor_civilization_does_not_come_where_population_is() -> None:
    table = explorers("thalassa", minors=True)
    table.state.people[3 * number("thalassa")] = 1
    table.state.owner[number("thalassa")] = 1
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    table.nature("draw-planet:lyae", "draw-planet:willow")
    table.plays(0, "planet:lyae")
    table.nature("draw-discovery:nommo-gardeners", "draw-discovery:gold-veins")
    assert [DISCOVERIES[tile].id for tile in table.state.piles[DISCOVERY_DECK]] == ["nommo-gardeners"]
    table.nature("draw-discovery:choir-of-selu")
    table.nature("draw-discovery:kelp-forests")
    assert sorted(table.options(0)) == ["discovery:gold-veins", "discovery:kelp-forests"]


# AA-DISC-4


@rule("AA-DISC-4", "AA-DISC-2")
def test_revealed_neutrals_ambush_the_explorers() -> None:
    table = at_thalassa("morrig", "kelp-forests", {"frigates": 2})
    assert table.asked() == (0, "Ambush")
    assert table.options(0) == ["retreat:brand:frigates-ready", "done"]
    table.plays(0, "done")
    fight = table.state.fight
    assert fight is not None
    assert (fight.system, fight.attacker, fight.defender, fight.kind) == (number("thalassa"), 0, NEUTRAL, AMBUSH)
    assert table.fleet("thalassa") == {"space-eel": 1}
    assert table.state.wild == [7, 1, 1, 1]


@rule("AA-DISC-4", "AA-SUB-54")
def test_one_stays_and_one_retreats_and_all_choose_before_anybody_goes() -> None:
    table = at_thalassa("lyae", "smugglers-mint", {"frigates": 2})
    table.plays(0, "retreat:brand:frigates-ready")
    assert table.fleet("thalassa") == {"frigates": 2}, "nobody has gone yet"
    table.plays(0, "done")
    assert table.asked() == (0, "Jump")
    jumps(table, "lapis")
    assert table.fleet("lapis") == {"frigates": 1}
    fight = table.state.fight
    assert fight is not None
    assert fight.side.count(0) == 1
    assert fight.origin[0] == number("brand")


@rule("AA-DISC-4")
def test_if_all_retreat_there_is_no_combat_and_the_system_stays_explored() -> None:
    table = at_thalassa("lyae", "wreckers-nest")
    table.plays(0, "retreat:brand:frigates-ready")
    jumps(table, "brand")
    assert (table.fleet("thalassa"), table.holder("thalassa")) == ({"pirate-raiders": 1}, NEUTRAL)
    assert table.fleet("brand") == {"frigates": 1}
    assert table.state.fight is None
    assert table.state.pending() == []
    assert table.state.journeys == ()
    assert table.state.tokens[number("thalassa")] == 2
    assert table.player(0).counts[EXPLORED] == 1


@rule("AA-SUB-54", "AA-DISC-4")
def test_who_has_no_legal_retreat_stays() -> None:
    table = explorers("thalassa", "lapis", fleet={"frigates": 1})
    table.system("helia", fleet={"frigates": 1}, holder=1)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    table.state.fleet[number("brand")], table.state.holder[number("brand")] = 1 << 12, 1  # somebody has come behind it
    table.player(1).counts[SUPPLY + 1] -= 1
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    assert table.state.fight is not None, "Brand is an enemy's now, Lapis unexplored"


@rule("AA-DISC-4")
def test_whoever_finds_no_room_any_more_stays_after_all() -> None:
    table = explorers("thalassa", "lapis", fleet={"frigates": 1, "cruisers": 1, "titan": 3})
    table.state.fleet[number("brand")] -= 1 << 24  # two Titans are left, and one group of slots
    table.player(0).counts[SUPPLY + 2] += 1
    for system, holder in (("helia", 1), ("amaterasu", 1)):
        table.system(system, fleet={"cruisers": 1}, holder=holder)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    goes(table, "brand", "cruisers-ready", "thalassa")
    table.plays(0, "done")
    table.system("brand", fleet={"frigates": 1}, holder=0)
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    table.plays(0, "retreat:brand:frigates-ready", "retreat:brand:cruisers-ready")
    jumps(table, "brand")
    assert table.fleet("brand") == {"frigates": 2, "titan": 2}
    fight = table.state.fight
    assert fight is not None
    assert fight.side.count(0) == 1, "the Cruisers"


@rule("AA-SUB-55", "AA-COMP-4")
def test_a_defender_and_an_eel_tile_are_one_enemy_with_two_eels() -> None:
    table = at_thalassa("morrig", "leviathan-shoals")
    table.plays(0, "done")
    assert table.fleet("thalassa") == {"space-eel": 2}
    assert table.state.wild[1] == 0


@rule("AA-SUB-55", "AA-DISC-2")
def test_with_one_figure_left_one_eel_appears() -> None:
    table = explorers("thalassa")
    table.system("lapis", fleet={"space-eel": 1}, holder=NEUTRAL)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    finds(table, ["morrig", "willow"], ["leviathan-shoals", "gold-veins"])
    table.plays(0, "done")
    assert table.fleet("thalassa") == {"space-eel": 1}


@rule("AA-DISC-2")
def test_without_a_figure_nothing_is_placed_and_nobody_is_ambushed() -> None:
    table = explorers("thalassa")
    table.system("lapis", fleet={"pirate-raiders": 7}, holder=NEUTRAL)
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    assert table.fleet("thalassa") == {"frigates": 1}
    assert table.state.pending() == []


@rule("AA-DISC-1", "AA-DISC-4")
def test_the_ambush_of_one_system_comes_before_the_next_exploration() -> None:
    table = explorers("thalassa", "helia", fleet={"frigates": 2})
    flight(table, "brand")
    goes(table, "brand", "frigates-ready", "thalassa")
    goes(table, "brand", "frigates-ready", "helia")
    table.plays(0, "system:thalassa")
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    assert table.asked() == (0, "Ambush")
    table.plays(0, "retreat:brand:frigates-ready")
    jumps(table, "brand")
    assert table.state.laid == ()
    assert table.asked() == (-1, "DrawCard")


@rule("AA-STATE-3", "AA-DISC-4", "AA-SUB-49")
def test_an_overloaded_explorer_fights_an_ambush_with_full_firepower() -> None:
    table = explorers("thalassa", fleet={"cruisers-overloaded": 1})
    flight(table, "brand")
    goes(table, "brand", "cruisers-overloaded", "thalassa")
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    table.plays(0, "done")
    fight = table.state.fight
    assert fight is not None
    assert fight.power[fight.side.index(0)] == 1


@rule("AA-SUB-56", "AA-DISC-4", "AA-CMB-7")
def test_after_five_rounds_the_explorers_are_back_where_they_began_exhausted() -> None:
    table = at_thalassa("lyae", "smugglers-mint", {"cruisers": 2})
    table.plays(0, "done")
    fight_out(table, 1)
    assert table.fleet("brand") == {"cruisers-exhausted": 2}
    assert table.fleet("thalassa") == {"pirate-raiders": 1}
    assert table.state.journeys == ()


@rule("AA-SUB-56", "AA-CMB-DEAD")
def test_or_they_are_destroyed_if_there_is_no_room_any_more() -> None:
    table = explorers("thalassa", fleet={"cruisers": 1})
    flight(table, "brand")
    goes(table, "brand", "cruisers-ready", "thalassa")
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    table.plays(0, "done")
    table.system("brand", fleet={"titan": 3}, holder=0)
    fight_out(table, 1)
    assert table.fleet("brand") == {"titan": 3}
    assert table.player(0).counts[SCRAPPED + 1] == 1


@rule("AA-DISC-4", "AA-STATE-2")
def test_explorers_who_win_stay_exhausted_in_the_new_system() -> None:
    table = at_thalassa("lyae", "smugglers-mint", {"cruisers": 1})
    table.plays(0, "done")
    fight_out(table, 6)
    assert table.fleet("thalassa") == {"cruisers-exhausted": 1}
    assert table.state.wild[0] == 7


# AA-DISC-3


def orion(*entered: str) -> Table:
    """Two unexplored systems are left, Thalassa and Helia, both beside Brand; Frigates fly into these."""
    table = row("sol", "psilon", unexplored=("thalassa", "helia"))
    table.system("brand", fleet={"frigates": 3}, holder=0)
    flight(table, "brand")
    for system in entered:
        goes(table, "brand", "frigates-ready", system)
    if table.state.pending() and table.asked()[1] == "MoveUnit":
        table.plays(0, "done")
    return table


@rule("AA-DISC-3", "AA-SUB-53", "AA-GAL-5")
def test_the_last_unexplored_system_becomes_orion_with_nobody_near() -> None:
    table = orion("helia")
    table.nature("draw-planet:talas", "draw-planet:rayden")
    table.plays(0, "planet:talas")
    state = table.state
    assert PLANETS[state.planet[number("thalassa")]].orion, "as soon as the planet is there"
    assert table.fleet("thalassa") == {"guardian": 1}
    assert table.holder("thalassa") == NEUTRAL
    assert features(state, number("thalassa")) & MICRO_WORMHOLE
    assert state.discovery[number("thalassa")] == -1
    table.nature("draw-discovery:kelp-forests", "draw-discovery:gold-veins")
    table.plays(0, "discovery:kelp-forests")
    assert state.pending() == []
    assert table.player(0).counts[EXPLORED] == 1
    assert state.wild[2] == 0
    assert "Thalassa was the last unexplored system: it is Orion." in table.log()


@rule("AA-SUB-52", "AA-DISC-3")
def test_if_both_were_entered_the_guardian_falls_upon_the_fleet_there_afterwards() -> None:
    table = orion("helia", "thalassa")
    table.plays(0, "system:helia")
    finds(table, ["talas", "rayden"], ["kelp-forests", "gold-veins"])
    assert table.asked() == (0, "Ambush")
    assert table.player(0).counts[EXPLORED] == 1, "Orion does not count"
    table.plays(0, "done")
    fight = table.state.fight
    assert fight is not None
    assert (fight.system, fight.kind) == (number("thalassa"), AMBUSH)
    assert table.fleet("thalassa") == {"guardian": 1}


@rule("AA-SUB-52", "AA-RETR-1")
def test_nobody_retreats_to_where_the_guardian_is_about_to_be() -> None:
    table = orion("helia", "thalassa")
    table.plays(0, "system:helia")
    finds(table, ["talas", "rayden"], ["smugglers-mint", "gold-veins"])
    table.plays(0, "retreat:brand:frigates-ready")
    options = table.options(0) if table.state.pending() and table.asked()[1] == "Jump" else []
    assert "fly:thalassa" not in options
    jumps(table, "brand")
    assert table.asked() == (0, "Ambush"), "now at Orion"
    table.plays(0, "retreat:brand:frigates-ready")
    jumps(table, "brand")
    assert table.fleet("brand") == {"frigates": 3}
    assert table.fleet("thalassa") == {"guardian": 1}


# By cards, in other players' turns


@card("pilot-serafine", "subspace-fold")
def test_units_that_fly_by_a_card_explore_in_somebody_elses_turn() -> None:
    table = explorers("thalassa")
    table.push(Resolve(0, 1, MoveUnits(1)), active=1)
    goes(table, "brand", "frigates-ready", "thalassa")
    finds(table, ["lyae", "willow"], ["smugglers-mint", "gold-veins"])
    assert table.asked() == (0, "Ambush")
    assert table.player(0).counts[EXPLORED] == 1
