"""Technologies of Biology & Chemistry, in play."""

from typing import Any

import pytest

from orrery.games.adastra.combat.strength import hull
from orrery.games.adastra.diplomacy.rivals import raise_rival
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.names import BATTLE_STATION, CLASSES, FARMERS, OUTPOST, SCIENTISTS, WORKERS
from tests.adastra.cards.playing import at, gains_incomes, incomes, quiet, roll, settle, skirmish
from tests.adastra.combat.fighting import hulls, invade, scrapped
from tests.adastra.table import Table
from tests.markers import card, rule

GROW = "play:starting-b:growth"


def settlers(**stock: Any) -> Table:
    """Seat 0 with population in Verdance (farmers 3, scientists 1, workers 0) and a fleet over empty Thalassa."""
    table = Table("sol", "psilon")
    table.seat(0, **stock)
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("thalassa", planet="aurora", holder=0, fleet={"frigates": 1})
    return table


@card("subterranean-farms")
def test_subterranean_farms_give_one_food() -> None:
    table = settlers(food=0)
    assert incomes(table) == {"food": 2}
    table.seat(0, developed=["subterranean-farms"])
    assert gains_incomes(table) == (3, 0, 0, 0)


@card("cloning-center")
def test_cloning_center_makes_one_population_of_an_action_cheaper() -> None:
    table = settlers(food=9, credits=1)
    table.seat(0, developed=["cloning-center"])
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "system:thalassa", "profession:farmers", "profession:farmers")
    assert table.people("verdance") == (3, 0, 0)
    assert table.people("thalassa") == (1, 0, 0)
    assert table.has(0, "food") == 9 - (3 - 1) - 1, (
        "the third farmer costs 2, the first elsewhere cannot be cheaper than 1"
    )


@card("cloning-center")
def test_cloning_center_never_goes_below_one() -> None:
    table = settlers(food=1)
    table.seat(0, developed=["cloning-center"])
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:scientists")
    assert table.has(0, "food") == 0


ARMOURS = [
    pytest.param("titanium-armor", (1, 4, 2, 5, 2, 4), marks=card("titanium-armor")),
    pytest.param("zortrium-armor", (1, 4, 3, 6, 2, 4), marks=card("zortrium-armor")),
    pytest.param("adamantium-armor", (2, 5, 4, 7, 4, 6), marks=card("adamantium-armor")),
]


@pytest.mark.parametrize(("armour", "hulls_of"), ARMOURS)
def test_armour_raises_hull_by_class(armour: str, hulls_of: tuple[int, ...]) -> None:
    """Sol's Frigates, Cruisers, Titans and Doom Star have 1, 3, 2 and 5; Outpost and Battle Station 2 and 4."""
    table = Table("sol", "psilon")
    table.seat(0, developed=[armour])
    assert tuple(hull(table.state, 0, cls) for cls in range(len(CLASSES))) == hulls_of


@card("titanium-armor")
def test_a_cruiser_in_titanium_survives_three_damage() -> None:
    table = skirmish("titanium-armor", fleet={"cruisers": 1}, against={"cruisers": 3})
    roll(table, [1], [6, 6, 6])
    assert hulls(table, 0) == [1], "three basic hits of the three Cruisers, hull 3 + 1"


@card("zortrium-armor", "titanium-armor")
def test_only_the_best_armour_counts_for_each_class() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["titanium-armor", "zortrium-armor", "adamantium-armor"])
    assert hull(table.state, 0, 1) == 5
    assert hull(table.state, 0, OUTPOST) == 4
    assert hull(table.state, 0, BATTLE_STATION) == 6


@card("controlled-environment")
def test_controlled_environment_calms_a_colony() -> None:
    table = settlers(food=1)
    table.seat(0, developed=["controlled-environment"])
    table.begin(0)
    table.plays(0, GROW, "system:thalassa", "profession:farmers")
    plain = settlers(food=1)
    plain.begin(0)
    plain.plays(0, GROW, "system:thalassa", "profession:farmers")
    assert table.has(0, "unrest") == plain.has(0, "unrest") - 1


@card("biotechnology")
def test_biotechnology_buys_two_food_before_growing() -> None:
    table = settlers(food=1, credits=1)
    table.seat(0, developed=["biotechnology"])
    table.begin(0)
    table.plays(0, GROW)
    assert table.options(0) == ["use:biotechnology", "done"]
    table.plays(0, "use:biotechnology")
    assert table.stock(0) == (3, 0, 0, 0)
    table.plays(0, "system:verdance", "profession:farmers")
    assert table.people("verdance") == (3, 0, 0)
    assert table.has(0, "food") == 0


@card("biotechnology")
def test_biotechnology_is_not_offered_without_a_credit_nor_twice_a_round() -> None:
    table = settlers(food=9, credits=2)
    table.seat(0, developed=["biotechnology"])
    table.begin(0)
    table.plays(0, GROW, "use:biotechnology", "done")
    table.plays(1, GROW)
    table.plays(0, GROW)
    assert "use:biotechnology" not in table.options(0)
    assert "system:verdance" in table.options(0)


@card("death-spores")
def test_death_spores_remove_population_for_threes_and_raise_unrest_afterwards() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["death-spores"], unrest=0)
    table.system("thalassa", planet="aurora", owner=1, people=(1, 1, 0), fleet={"cruisers": 2}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [3, 3])
    assert "spores:farmers" in table.options(0)
    table.plays(0, "spores:farmers")
    assert (table.people("thalassa"), table.has(0, "unrest")) == ((0, 1, 0), 0)
    table.plays(0, "spores:scientists")
    assert table.owner("thalassa") == -1, "nobody is left there"
    assert table.has(0, "unrest") == 2, "a field for each activation, when the invasion is over"


@card("death-spores")
def test_death_spores_stop_where_the_unrest_track_ends() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["death-spores"], unrest=23)
    table.system("thalassa", planet="aurora", owner=1, people=(1, 1, 0), fleet={"cruisers": 2}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [3, 3])
    table.plays(0, "spores:farmers")
    assert not [word for word in (table.options(0) if table.state.asks(0) else []) if word.startswith("spores")]
    assert table.people("thalassa") == (0, 1, 0)


@card("microbiotics")
def test_microbiotics_lower_unrest_for_food_once_a_round() -> None:
    table = settlers(food=2)
    table.seat(0, developed=["microbiotics"], unrest=5)
    table.begin(0)
    table.plays(0, "use:microbiotics")
    assert (table.has(0, "food"), table.has(0, "unrest")) == (1, 3)
    assert "use:microbiotics" not in table.options(0)


@card("microbiotics")
def test_microbiotics_are_no_use_at_field_0_or_without_food() -> None:
    table = settlers(food=2)
    table.seat(0, developed=["microbiotics"], unrest=0)
    table.begin(0)
    assert table.refusal(0, "use:microbiotics") == "no-unrest"
    table = settlers(food=0)
    table.seat(0, developed=["microbiotics"], unrest=5)
    table.begin(0)
    assert table.refusal(0, "use:microbiotics") == "cannot-pay"


@card("weather-controller")
def test_weather_controller_counts_systems_with_two_farmers_at_most_three() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["weather-controller"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("thalassa", planet="aurora", owner=0, people=(1, 0, 0))
    assert incomes(table) == {"food": 3 + 1}
    for system, planet in (("lapis", "keeta"), ("brand", "rha"), ("helia", "firma"), ("cobalt-eye", "crypto")):
        table.system(system, planet=planet, owner=0, people=(2, 0, 0))
    assert incomes(table)["food"] == 11 + 3


@card("evolutionary-mutation")
def test_evolutionary_mutation_replaces_a_card_by_a_food() -> None:
    table = settlers(food=2)
    table.seat(0, developed=["evolutionary-mutation"], starting=(0, 0, 0))
    table.begin(0)
    table.plays(0, "use:evolutionary-mutation")
    assert table.has(0, "food") == 1
    table.plays(0, "system:verdance", "profession:scientists")
    assert table.people("verdance") == (2, 1, 0)
    table.plays(1, "pass")
    settle(table, 1)
    assert "use:evolutionary-mutation" not in table.options(0), "once a round"


@card("universal-antidote")
def test_universal_antidote_keeps_population_and_dampens_unrest() -> None:
    table = Table("sol", "psilon")
    table.seat(1, developed=["universal-antidote"], unrest=0)
    table.system("thalassa", planet="aurora", owner=1, people=(1, 1, 0), fleet={"titan": 1}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [5, 5, 1, 1])
    assert table.options(0) == ["land", "done"], "successes count, removals are refused"
    assert raise_rival(table.state, 0, 1, 3) == 2
    assert raise_rival(table.state, 0, 1, 1) == 0
    assert table.has(1, "unrest") == 2


@card("gaia-transformation")
def test_gaia_transformation_raises_every_limit_up_to_four() -> None:
    table = settlers(food=9)
    limits = [limit(table.state, at("verdance"), profession, 0) for profession in (FARMERS, SCIENTISTS, WORKERS)]
    table.seat(0, developed=["gaia-transformation"])
    raised = [limit(table.state, at("verdance"), profession, 0) for profession in (FARMERS, SCIENTISTS, WORKERS)]
    assert (limits, raised) == ([3, 1, 0], [4, 2, 1])
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:workers")
    assert table.people("verdance") == (2, 0, 1)


@card("gaia-transformation")
@rule("AA-SUB-27")
def test_population_stays_when_gaia_is_lost() -> None:
    table = settlers(food=9)
    table.system("verdance", people=(4, 0, 0))
    assert limit(table.state, at("verdance"), FARMERS, 0) == 3
    assert incomes(table)["food"] == 4


@card("survival-pods")
def test_survival_pods_pay_for_lost_units() -> None:
    table = skirmish("survival-pods", fleet={"frigates": 4}, against={"cruisers": 6})
    table.seat(0, production=0)
    roll(table, [1, 1, 1, 1], [5, 5, 5, 5, 5, 5])
    quiet(table)
    assert scrapped(table, 0) == {"frigates": 4}
    assert table.has(0, "production") == 3, "at most 3"


@card("heightened-intelligence")
def test_heightened_intelligence_counts_systems_with_two_scientists() -> None:
    table = Table("sol", "klackon")
    table.seat(0, developed=["heightened-intelligence"])
    table.system("verdance", planet="proteus", owner=0, people=(0, 2, 0))
    table.system("thalassa", planet="aurora", owner=0, people=(0, 1, 0))
    assert incomes(table) == {"research": 3 + 1}
