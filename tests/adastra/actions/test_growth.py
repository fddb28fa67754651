import pytest

from orrery.games.adastra.actions.free_growth import CreatePopulation
from orrery.games.adastra.actions.growth import colonizing_unrest
from orrery.games.adastra.diplomacy.targets import ChooseProfessions
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import FARMERS, GROWTH, SCIENTISTS, WORKERS
from orrery.games.adastra.rounds.management import income
from orrery.games.parts.effect import Resolve
from tests.adastra.table import Table
from tests.markers import card, rule

GROW = "play:starting-b:growth"


def at(name: str) -> int:
    return STARS.number(name)


# The action


@rule("AA-GROW-1")
def test_population_grows_where_one_controls_or_possesses_a_planet() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=1, credits=0)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("lapis", planet="keeta", fleet={"frigates": 1}, holder=0)
    table.system("brand", planet="rha", owner=1, people=(0, 0, 1))
    table.system("the-wormhole", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW)
    assert table.options(0) == ["system:verdance", "system:lapis", "done"]
    assert table.refusal(0, "system:the-wormhole") == "no-planet"
    table.plays(0, "system:verdance", "profession:scientists")
    assert (table.people("verdance"), table.has(0, "food")) == ((1, 1, 0), 0)
    assert table.asked()[0] == 1


@rule("AA-GROW-1", "AA-SUB-30")
def test_nobody_grows_beside_enemies() -> None:
    """Raiders, another player's orbital building or people of others stop growth, even in a system one possesses."""
    table = Table("sol", "psilon")
    table.seat(0, food=9, credits=9)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), fleet={"pirate-raiders": 1}, holder=5)
    table.system("thalassa", planet="willow", owner=0, people=(1, 0, 0), fleet={"outpost": 1}, holder=1)
    table.system("lapis", planet="keeta", owner=1, people=(1, 0, 0), fleet={"frigates": 1}, holder=0)
    table.system("brand", planet="rha", owner=5, people=(1, 1, 1), fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW)
    assert table.asked()[0] == 1, "only one answer was left, so nobody was asked"
    table.push(Resolve(0, -1, Act(GROWTH)))
    table = Table("sol", "psilon")
    table.seat(0, food=9, credits=9)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), fleet={"pirate-raiders": 1}, holder=5)
    table.system("lapis", planet="keeta", owner=1, people=(1, 0, 0), fleet={"frigates": 1}, holder=0)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW)
    assert table.refusal(0, "system:verdance") == "enemies-there"
    assert table.refusal(0, "system:lapis") == "others-live-there"
    assert table.options(0) == ["system:helia", "done"]


@rule("AA-GROW-2", "AA-SUB-29")
def test_the_price_counts_the_same_profession_in_that_system() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=3)
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("thalassa", planet="aurora", owner=0, people=(1, 1, 0))
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert (table.people("verdance"), table.has(0, "food")) == ((3, 0, 0), 0)


@rule("AA-SUB-29")
@card("prolific")
def test_prolific_pays_two_and_then_three_for_two_farmers_beside_one() -> None:
    table = Table("sakkra", "psilon")
    table.seat(0, food=5, credits=1)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("thalassa", planet="willow", owner=0, people=(0, 0, 0))
    table.state.owner[at("thalassa")] = -1
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert table.has(0, "food") == 3
    table.plays(0, "profession:farmers")
    assert (table.people("verdance"), table.has(0, "food")) == ((3, 0, 0), 0)
    assert table.asked()[0] == 1


@card("prolific")
def test_prolific_counts_in_one_system_of_the_action() -> None:
    table = Table("sakkra", "psilon")
    table.seat(0, food=20, credits=1)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW, "system:helia", "system:verdance")
    table.plays(0, "profession:farmers", "done")
    table.plays(0, "profession:farmers", "profession:farmers")
    assert (table.people("verdance"), table.people("helia")) == ((2, 0, 0), (3, 0, 0))
    assert table.asked()[0] == 1


@rule("AA-GROW-3", "AA-LIM-POP", "AA-TERRA")
def test_limits_are_the_planets_and_grow_with_terraforming() -> None:
    """Keeta 2/2/0 with terraforming S+2 and advanced terraforming W+1."""
    table = Table("sol", "psilon")
    table.seat(0, food=9)
    table.system("lapis", planet="keeta", owner=0, people=(2, 2, 0))
    table.begin(0)
    table.plays(0, GROW)
    assert table.asked()[0] == 1, "there is no room for anybody"
    limits = [limit(table.state, at("lapis"), profession, 0) for profession in range(3)]
    assert limits == [2, 2, 0]
    table.seat(0, levels={"biology": 2})
    assert [limit(table.state, at("lapis"), profession, 0) for profession in range(3)] == [2, 4, 0]
    table.seat(0, levels={"biology": 4})
    assert [limit(table.state, at("lapis"), profession, 0) for profession in range(3)] == [2, 4, 1]


@rule("AA-SUB-27", "AA-LIM-POP")
def test_a_lowered_limit_stops_growth_and_a_raised_one_ends_at_four() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=9, levels={"biology": 4}, developed=["gaia-transformation"])
    table.system("brand", planet="gorra", owner=0, people=(0, 0, 4))
    assert limit(table.state, at("brand"), WORKERS, 0) == 4
    table.system("lapis", planet="rotan", owner=0, people=(0, 3, 0))
    assert limit(table.state, at("lapis"), SCIENTISTS, 0) == 4
    table.state.players[0].develop(table.state.players[0].developed[-2:])
    table.seat(0, levels={"biology": 0})
    table.state.people[3 * at("lapis") + SCIENTISTS] = 4
    assert limit(table.state, at("lapis"), SCIENTISTS, 0) == 3
    table.begin(0)
    table.plays(0, GROW)
    assert table.people("lapis") == (0, 4, 0), "nobody goes, and nobody comes"
    assert table.asked()[0] == 1


@rule("AA-GROW-1", "AA-ACT-9")
def test_a_system_in_which_nobody_could_be_created_is_not_offered() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=1, credits=2)
    table.system("lapis", planet="keeta", owner=0, people=(2, 2, 0))
    table.system("verdance", planet="proteus", owner=0, people=(1, 1, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW)
    assert table.options(0) == ["system:helia", "done"]
    assert table.refusal(0, "system:lapis") == "no-room-at-all"
    assert table.refusal(0, "system:verdance") == "cannot-pay", "a second farmer costs 2, there is no room for others"


@rule("AA-SUB-28", "AA-GROW-3")
def test_terraforming_counts_for_whoever_possesses() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=9, levels={"biology": 0})
    table.seat(1, food=9, levels={"biology": 2})
    table.system("lapis", planet="keeta", owner=0, people=(0, 4, 0))
    table.system("cobalt-eye", planet="crypto", fleet={"frigates": 1}, holder=1)
    table.begin(0)
    table.plays(0, GROW, "system:lapis")
    assert table.refusal(0, "profession:scientists") == "no-room"
    table.plays(0, "done")
    assert table.people("lapis") == (0, 4, 0)
    table.plays(1, GROW, "system:cobalt-eye", "profession:scientists")
    assert limit(table.state, at("cobalt-eye"), SCIENTISTS, 1) == 3
    assert table.people("cobalt-eye") == (0, 1, 0)


@rule("AA-TERRA")
def test_working_conditions_come_before_icons() -> None:
    table = Table("sol", "psilon")
    table.system("brand", planet="gorra", discovery="fertile-valleys", owner=0, people=(0, 0, 1))
    assert limit(table.state, at("brand"), FARMERS, 0) == 1
    table.seat(0, levels={"biology": 4})
    assert limit(table.state, at("brand"), FARMERS, 0) == 2


@rule("AA-GROW-4", "AA-ACT-8")
def test_all_systems_are_chosen_and_their_credits_gone_before_anybody_is_created() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=1, credits=2)
    for name, planet in (("verdance", "proteus"), ("helia", "firma"), ("brand", "rha")):
        table.system(name, planet=planet, owner=0, people=(0, 1 if name == "helia" else 0, 0))
    table.state.people[3 * at("verdance")] = 1
    table.state.people[3 * at("brand") + 2] = 1
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "system:helia", "system:brand")
    assert table.has(0, "credits") == 0
    table.plays(0, "done", "profession:farmers")
    assert table.people("helia") == (0, 1, 0) or table.people("brand") == (0, 0, 1)
    assert (table.has(0, "food"), table.has(0, "credits")) == (0, 0)


# Colonizing


@rule("AA-COL-1", "AA-COL-2", "AA-DEF-POSS")
def test_the_first_population_colonizes() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=1)
    table.system("verdance", planet="proteus", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert (table.owner("verdance"), table.people("verdance"), table.has(0, "unrest")) == (0, (1, 0, 0), 3)


@rule("AA-COL-1", "AA-COL-2", "AA-SUB-19")
@pytest.mark.parametrize(
    ("empire", "system", "planet", "discovery", "fields"),
    [
        ("sol", "verdance", "proteus", None, 3),
        ("sol", "verdance", "proteus", "bloom-seas", 4),
        ("silicoid", "brand", "rha", None, 1),
        ("silicoid", "brand", "rha", "megafauna-continent", 3),
        ("silicoid", "verdance", "willow", "pocket-eden", 0),
        ("silicoid", "lapis", "rotan", None, 4),
        ("psilon", "verdance", "yarrow", None, 2),
        ("klackon", "verdance", "kakata", None, 0),
    ],
)
def test_unrest_of_colonizing_is_counted_together(
    empire: str, system: str, planet: str, discovery: str | None, fields: int
) -> None:
    """3 with fauna +2 and adaptation −2 is 3; 2 with −2 and −2 is 0; the floor is on the total."""
    table = Table(empire, "sol")
    table.system(system, planet=planet, discovery=discovery, fleet={"frigates": 1}, holder=0)
    assert colonizing_unrest(table.state, 0, at(system)) == fields


@card("hive-mind", "controlled-environment", "feathered-colonists")
def test_colonists_who_keep_calm() -> None:
    table = Table("klackon", "alkari", "sol")
    table.system("verdance", planet="proteus")
    assert colonizing_unrest(table.state, 0, at("verdance")) == 2
    table.seat(0, developed=["controlled-environment"])
    assert colonizing_unrest(table.state, 0, at("verdance")) == 1
    table.seat(1, levels={"biology": 3})
    assert colonizing_unrest(table.state, 1, at("verdance")) == 1
    assert colonizing_unrest(table.state, 2, at("verdance")) == 3


@card("geosymbiosis")
def test_geosymbiosis_keeps_unrest_down_on_three_kinds_of_planets() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, levels={"biology": 3})
    for name, planet, fields in (("brand", "incedius", 0), ("lapis", "xendalla", 0), ("verdance", "lyae", 0)):
        table.system(name, planet=planet)
        assert colonizing_unrest(table.state, 0, at(name)) == fields
    table.system("thalassa", planet="selia")
    assert colonizing_unrest(table.state, 0, at("thalassa")) == 4


@rule("AA-UNR-1")
def test_colonizing_at_the_end_of_the_track_raises_what_is_left() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=1, unrest=23)
    table.system("verdance", planet="proteus", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert table.has(0, "unrest") == 24


@rule("AA-SUB-24", "AA-DEF-POSS")
def test_without_a_flag_a_system_is_given_up_or_nobody_is_created() -> None:
    table = Table("sol", "psilon", galaxy=None)
    six = ["thalassa", "cobalt-eye", "lapis", "brand", "helia"]
    planets = ["willow", "crypto", "keeta", "rha", "firma"]
    table.seat(0, food=2)
    for name, planet in zip(six, planets, strict=True):
        table.system(name, planet=planet, owner=0, people=(0, 0, 1))
    table.state.owner[at("the-wormhole")] = 0  # a sixth flag
    table.system("brand", fleet={"outpost": 1}, buildings=["automated-factory"])
    table.system("verdance", planet="proteus", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert table.asked() == (0, "GiveUpForColony")
    assert "system:verdance" not in table.options(0)
    before = income(table.state, 0)
    table.plays(0, "system:brand")
    assert (table.owner("verdance"), table.people("verdance"), table.has(0, "food")) == (0, (1, 0, 0), 1)
    assert (table.owner("brand"), table.people("brand"), table.holder("brand")) == (-1, (0, 0, 0), 0)
    assert table.fleet("brand") == {"outpost": 1}
    assert table.state.buildings[at("brand")], "its buildings stay"
    assert income(table.state, 0) == [before[0] + 1, before[1], before[2] - 2, before[3]]


@rule("AA-SUB-24")
def test_keeping_all_systems_creates_nobody_and_costs_nothing() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=1)
    for system in range(23):
        table.state.owner[system] = 0 if system in (0, 5, 8, 9, 15, 16) else -1
    table.system("verdance", planet="proteus", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers", "done")
    assert (table.owner("verdance"), table.people("verdance"), table.has(0, "food")) == (-1, (0, 0, 0), 1)


# Prices


@rule("AA-PRICE-1", "AA-PRICE-5")
@card("cloning-center")
def test_cloning_center_lowers_one_population_of_an_action() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=9, credits=1, developed=["cloning-center"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "system:helia")
    table.plays(0, "profession:farmers")
    assert table.has(0, "food") == 7
    table.plays(0, "profession:farmers")
    assert table.has(0, "food") == 5


@rule("AA-PRICE-5")
def test_a_discount_that_cannot_lower_an_item_is_kept_for_the_next() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=9, credits=1, developed=["cloning-center"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "system:helia")
    table.plays(0, "profession:scientists")
    assert table.has(0, "food") == 8, "a price of 1 stays 1"
    table.plays(0, "profession:farmers")
    assert table.has(0, "food") == 7, "the second costs 2 − 1"


@rule("AA-PRICE-5")
@card("caste-labour")
def test_a_worker_takes_one_of_two_discounts() -> None:
    table = Table("klackon", "psilon")
    table.seat(0, food=9, credits=1, developed=["cloning-center"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.begin(0)
    table.plays(0, GROW, "system:brand", "system:verdance")
    table.plays(0, "profession:farmers")
    assert table.has(0, "food") == 7, "Cloning Center: 3 − 1"
    table.plays(0, "profession:workers")
    assert table.has(0, "food") == 5, "Caste Labour: 3 − 1"


@rule("AA-PRICE-2", "AA-PRICE-4", "AA-SUB-22")
@card("doctor-nemu")
def test_a_reduction_of_the_whole_action_may_reach_zero_and_its_rest_is_lost() -> None:
    table = Table("sol", "psilon")
    table.seat(
        0, food=1, credits=1, developed=["cloning-center"], before=[("doctor-nemu", 1)], levels={"government": 2}
    )
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(0, 1, 0))
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "system:helia")
    table.plays(0, "profession:farmers")
    assert table.has(0, "food") == 1, "3, less 1 by the discount, less 2 by the reduction"
    table.plays(0, "profession:farmers")
    assert table.has(0, "food") == 0, "nothing is left of the reduction"


@rule("AA-SUB-22")
def test_what_is_left_of_a_reduction_is_lost_with_the_action() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=2, before=[("doctor-nemu", 1)], levels={"government": 4})
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert table.has(0, "food") == 2
    table.plays(1, "pass")
    while table.asked()[0] == 1 or table.asked()[1] != "TakeTurn":
        seat = table.asked()[0]
        table.plays(seat, table.options(seat)[0])
    table.plays(0, GROW, "system:verdance", "profession:scientists")
    assert table.has(0, "food") == 1


@rule("AA-PRICE-3", "AA-SUB-21")
@card("lithovores", "mineral-bloom")
def test_silicoids_pay_food_in_production_after_all_discounts() -> None:
    """The third worker with a price of 1 less: 2, in any mix of food and production."""
    table = Table("silicoid", "sol")
    table.seat(0, food=1, production=2)
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:brand", "profession:workers")
    assert table.options(0) == ["in-production:1", "in-production:2"]
    table.plays(0, "in-production:1")
    assert (table.people("brand"), table.stock(0)[0], table.stock(0)[2]) == ((0, 0, 3), 0, 1)


@card("mineral-bloom")
def test_mineral_bloom_has_a_second_system_without_a_credit() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, food=9, production=0, credits=0)
    table.system("brand", planet="rha", owner=0, people=(0, 0, 1))
    table.system("helia", planet="firma", owner=0, people=(0, 1, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:brand", "system:helia")
    table.plays(0, "profession:workers", "profession:farmers")
    assert (table.people("brand"), table.people("helia"), table.has(0, "food")) == ((0, 0, 2), (1, 1, 0), 7)


@rule("AA-PRICE-1")
@card("mineral-bloom")
def test_a_discount_in_addition_comes_on_top_of_the_best_one() -> None:
    table = Table("silicoid", "sol")
    table.seat(0, food=9, production=0, developed=["cloning-center"])
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:brand", "profession:workers")
    assert table.has(0, "food") == 8, "3 − 1 − 1"


# Empires


@card("brood-ship")
def test_the_first_population_from_a_brood_ship_costs_nothing() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=1)
    table.system("verdance", planet="proteus", fleet={"titan": 1}, holder=0)
    table.begin(0)
    table.plays(0, GROW, "system:verdance", "profession:farmers")
    assert (table.people("verdance"), table.has(0, "food")) == ((1, 0, 0), 1)
    assert table.refusal(0, "profession:farmers") == "cannot-pay", "the second costs 2"
    table.plays(0, "profession:scientists")
    assert (table.people("verdance"), table.has(0, "food")) == ((1, 1, 0), 0)


@card("spawning-ark")
def test_the_system_of_a_spawning_ark_is_chosen_in_addition() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=9, credits=0)
    table.system("verdance", planet="proteus", fleet={"doom-star": 1}, holder=0)
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.system("brand", planet="rha", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, GROW)
    assert table.options(0) == ["system:brand", "system:helia", "done"]
    table.plays(0, "system:helia", "profession:farmers", "done", "profession:scientists")
    assert (table.people("verdance"), table.people("helia"), table.people("brand")) == ((1, 0, 0), (1, 1, 0), (1, 0, 0))


@card("spawning-season")
def test_spawning_season_has_two_more_systems_without_credits() -> None:
    table = Table("sakkra", "sol")
    table.seat(0, food=9, credits=0)
    for name, planet in (("verdance", "proteus"), ("helia", "firma"), ("brand", "rha"), ("lapis", "keeta")):
        table.system(name, planet=planet, owner=0, people=(0, 1, 0))
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "system:verdance", "system:helia", "system:brand")
    assert table.asked() == (0, "GrowThere"), "no credit is left for a fourth"


@card("deep-warrens", "subterranean")
def test_sakkra_live_below_the_ground() -> None:
    table = Table("sakkra", "sol")
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    where = at("verdance")
    assert [limit(table.state, where, profession, 0) for profession in range(3)] == [4, 1, 0]
    table.seat(0, levels={"biology": 2})
    assert [limit(table.state, where, profession, 0) for profession in range(3)] == [4, 1, 0]
    table.system("verdance", people=(3, 0, 0))
    assert [limit(table.state, where, profession, 0) for profession in range(3)] == [4, 2, 1]


@card("hive-burrows")
def test_hive_burrows_have_room_for_one_more_worker() -> None:
    table = Table("klackon", "sol")
    table.system("brand", planet="rha", owner=0, people=(0, 0, 1))
    table.seat(0, levels={"biology": 2})
    assert limit(table.state, at("brand"), WORKERS, 0) == 4
    assert limit(table.state, at("brand"), SCIENTISTS, 0) == 0, "Terraforming is what they lack instead"


# Population without a price


def test_population_from_a_card_never_colonizes() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(3, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0), fleet={"pirate-raiders": 1}, holder=5)
    table.system("brand", planet="rha", fleet={"frigates": 1}, holder=0)
    table.push(Resolve(0, -1, CreatePopulation()))
    assert table.people("verdance") == (3, 1, 0), "the only place left: nobody was asked"
    assert CreatePopulation(most=2).refusal(table.state, 0, -1) is not None


def test_population_in_each_of_two_systems() -> None:
    table = Table("sol", "psilon")
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.system("brand", planet="rha", owner=0, people=(0, 0, 3))
    table.push(Resolve(0, -1, CreatePopulation(systems=2)))
    table.plays(0, "populate:helia:workers")
    assert not any(option.startswith("populate:helia") for option in table.options(0))
    assert "done" in table.options(0)
    table.plays(0, "populate:verdance:farmers")
    assert (table.people("helia"), table.people("verdance")) == ((1, 0, 1), (3, 0, 0))


# What comes of it


@rule("AA-POP-INC", "AA-SUB-32")
@card("tax-union")
def test_incomes_follow_population() -> None:
    """Both the professions and the abilities that count systems or workers change with every population."""
    table = Table("sol", "klackon")
    table.seat(0, food=9)
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    assert income(table.state, 0) == [0, 0, 2, 0]
    table.begin(0)
    table.plays(0, GROW, "system:brand", "profession:workers")
    assert income(table.state, 0) == [0, 0, 3, 1], "Tax Union counts the system now"
    table.state.owner[at("brand")] = 1
    assert income(table.state, 0) == [0, 0, 0, 0]
    assert income(table.state, 1) == [0, 0, 4, 0], "Worker Caste counts it for its new possessor"
    table.state.people[3 * at("brand") + WORKERS] = 1
    assert income(table.state, 1) == [0, 0, 1, 0]


@rule("AA-ELIM")
def test_a_player_without_systems_plays_on() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=9)
    table.begin(0)
    table.plays(0, GROW)
    assert table.asked() == (1, "TakeTurn"), "the action was empty"
    table.plays(1, "play:starting-b:growth")
    assert table.asked() == (0, "TakeTurn")


# Moving and changing


@rule("AA-SUB-31", "AA-DIP-POP")
def test_a_full_profession_takes_nobody_in() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="firma", owner=0, people=(1, 1, 0))
    table.state.dice[3] = 1
    table.push(ChooseProfessions(0, at("helia")), active=0)
    assert table.refusal(0, "change:farmers:scientists") == "no-room"
    table.plays(0, "change:scientists:farmers")
    assert table.people("helia") == (2, 0, 0)


@rule("AA-SUB-31", "AA-POP-MOVE")
@card("abduction")
def test_population_that_moves_may_change_profession_on_the_way() -> None:
    table = Table("psilon", "sol")
    table.seat(0, levels={"biology": 3})
    table.system("verdance", planet="proteus", owner=1, people=(2, 0, 0), influence=0)
    table.system("brand", planet="gorra", owner=0, people=(0, 0, 2))
    table.begin(0)
    table.plays(0, "use:abduction")
    while table.asked() != (0, "TakeTurn"):
        options = table.options(0)
        assert "profession:farmers" not in options or len(options) == 1, "Gorra has no room for farmers"
        table.plays(0, "profession:workers" if "profession:workers" in options else options[0])
    assert (table.people("verdance"), table.people("brand")) == ((1, 0, 0), (0, 0, 3))
    assert table.has(0, "unrest") == 2
