import pytest

from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import CRUISERS, FRIGATES, TITAN
from orrery.games.adastra.player import IN_HAND, PASSED, SCRAPPED, SUPPLY
from orrery.games.adastra.rounds.management import GainIncomes, Management, PayForUnrest, Refresh, income
from tests.adastra.table import Table
from tests.markers import card, rule


def at(name: str) -> int:
    return STARS.number(name)


# Step 1 and 2


@rule("AA-MGT-1", "AA-MGT-2", "AA-SUB-96")
def test_the_first_to_pass_gains_a_resource_and_moves_pirates_before_refreshing() -> None:
    table = Table("sol", "psilon", "klackon")
    table.system("the-wormhole", fleet={"pirate-base": 1, "pirate-raiders": 1}, holder=5)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), fleet={"frigates-exhausted": 1})
    table.system("lapis", planet="keeta")
    table.begin(0)
    table.plays(0, "pass")
    assert table.asked() == (0, "GainAny")
    table.plays(0, "gain:credits")
    assert table.has(0, "credits") == 1
    assert table.fleet("the-wormhole") == {"pirate-raiders": 2, "pirate-base": 1}
    assert table.asked() == (0, "ChooseRaiders")
    assert table.fleet("verdance") == {"frigates-exhausted": 1}, "not refreshed yet"
    table.plays(0, "done")
    assert table.fleet("verdance") == {"frigates": 1}
    assert (table.state.passed, table.player(0).counts[PASSED]) == ((0,), 1)
    assert table.asked() == (1, "TakeTurn")


@rule("AA-MGT-2", "AA-SUB-96")
def test_the_order_of_passing_is_the_next_rounds_order() -> None:
    table = Table("sol", "psilon", "klackon")
    table.begin(0)
    table.plays(0, "play:starting-b:growth")
    table.plays(1, "pass", "gain:food")
    table.plays(2, "play:starting-b:growth")
    table.plays(0, "play:starting-b:growth")
    table.plays(2, "pass")
    assert (table.state.passed, table.has(2, "food")) == ((1, 2), 0), "only the first gains a resource"
    table.plays(0, "pass")
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    table.plays(0, "keep-mission:iron-fist")
    assert (table.state.round, table.state.order) == (2, (1, 2, 0))


@card("false-flag-operations")
@pytest.mark.parametrize(("first", "asked"), [(True, 2), (False, 1)])
def test_false_flags_move_pirates_once_more(first: bool, asked: int) -> None:
    table = Table("darlok", "sol")
    table.seat(0, levels={"engineering": 3})
    table.system("the-wormhole", fleet={"pirate-base": 1}, holder=5)
    table.system("verdance", planet="proteus", fleet={"pirate-raiders": 1}, holder=5)
    if not first:
        table.state.passed = (1,)
    table.push(Management(0))
    if first:
        table.plays(0, "gain:food")
    times = 0
    while table.state.pending() and table.asked() == (0, "ChooseRaiders"):
        table.plays(0, "done")
        times += 1
    assert times == asked


# Step 3


@rule("AA-MGT-3", "AA-STATE-4", "AA-DEF-FLIP")
def test_everything_becomes_ready() -> None:
    table = Table("sol", "psilon", council=True)
    table.seat(0, starting=(0, 1, 0))
    player = table.player(0)
    player.flipped = 12345
    player.used_envoys = (4,)
    player.envoys = player.envoys.minus(4)
    table.system("verdance", planet="proteus", fleet={"titan-overloaded": 1, "cruisers-exhausted": 2}, holder=0)
    table.system("helia", planet="firma", influence=0, flipped=True)
    table.system("brand", planet="rha", influence=1, flipped=True, fleet={"frigates-exhausted": 1}, holder=1)
    table.push(Refresh(0))
    assert table.fleet("verdance") == {"cruisers": 2, "titan": 1}
    assert table.fleet("brand") == {"frigates-exhausted": 1}, "others wait for their own pass"
    assert table.state.dimmed == 1 << at("brand")
    assert (player.flipped, player.counts[IN_HAND : IN_HAND + 3]) == (0, [1, 3, 1])
    assert player.envoys.cards == (3, 4)
    assert not player.used_envoys


# Step 4


@rule("AA-MGT-4", "AA-SETUP-12", "AA-POP-INC")
def test_the_printed_income_of_sol() -> None:
    """2 farmers and a worker at home: 2 food, 0 research, 1 production, 1 credit."""
    table = Table("sol", "psilon")
    table.system("helia", planet="earth", owner=0, people=(2, 0, 1))
    assert income(table.state, 0) == [2, 0, 1, 1]


@rule("AA-MGT-4")
@card("kelp-forests", "gold-veins", "dark-quartz-seams", "precursor-artifacts")
def test_incomes_of_buildings_and_discoveries_are_their_possessors() -> None:
    table = Table("mrrshan", "psilon")
    table.system(
        "helia", planet="firma", discovery="kelp-forests", owner=0, people=(1, 1, 1),
        buildings=["hydroponic-farm", "research-laboratory"],
    )  # fmt: skip
    table.system(
        "verdance", planet="proteus", discovery="gold-veins", owner=0, people=(1, 0, 0),
        buildings=["automated-factory", "trade-port"],
    )  # fmt: skip
    table.system(
        "brand", planet="rha", discovery="dark-quartz-seams", owner=1, people=(0, 0, 1),
        buildings=["soil-enrichment-plant", "robo-mining-plant"],
    )  # fmt: skip
    table.system("lapis", planet="keeta", discovery="precursor-artifacts", buildings=["astro-university"])
    assert income(table.state, 0) == [2 + 1 + 1, 1 + 1, 1 + 1, 1 + 1]
    assert income(table.state, 1) == [2, 0, 1 + 2 + 1, 0]
    table.system("lapis", owner=1, people=(0, 1, 0))
    assert income(table.state, 1) == [2, 1 + 2 + 1, 4, 0], "an idle building works for whoever settles"


@rule("AA-MGT-4")
@card("industrial-agriculture", "endless-shift")
def test_income_milestones() -> None:
    table = Table("sol", "klackon")
    table.seat(0, levels={"biology": 3})
    table.seat(1, levels={"engineering": 3})
    table.system("helia", planet="firma", owner=0, people=(0, 0, 1), buildings=["hydroponic-farm"])
    table.system("verdance", planet="proteus", owner=0, people=(0, 1, 0), buildings=["hydroponic-farm"])
    table.system("brand", planet="rha", owner=1, people=(0, 0, 2), buildings=["automated-factory"])
    assert income(table.state, 0) == [3, 1, 1, 0]
    assert income(table.state, 1) == [0, 0, 2 + 1 + 1 + 1, 0]


@rule("AA-SUB-97", "AA-MGT-4", "AA-CMB-DEAD")
def test_scrapped_units_pay_and_are_figures_again() -> None:
    table = Table("sol", "psilon")
    counts = table.player(0).counts
    for cls, scrapped in ((FRIGATES, 2), (CRUISERS, 1), (TITAN, 1)):
        counts[SUPPLY + cls] -= scrapped
        counts[SCRAPPED + cls] = scrapped
    table.push(GainIncomes(0))
    assert table.has(0, "production") == 0 + 1 + 2
    assert counts[SCRAPPED : SCRAPPED + 4] == [0, 0, 0, 0]
    assert counts[SUPPLY : SUPPLY + 4] == [9, 6, 3, 1]


@rule("AA-MGT-4")
@card("virtual-reality-network", "orbital-academy")
def test_effects_of_the_management_stage() -> None:
    table = Table("psilon", "sol")
    table.seat(0, unrest=5, developed=["virtual-reality-network"])
    table.push(GainIncomes(0))
    assert (table.has(0, "unrest"), table.has(0, "research")) == (3, 0)
    table.system("helia", planet="firma", fleet={"doom-star": 1}, holder=0)
    table.push(GainIncomes(0))
    assert (table.has(0, "unrest"), table.has(0, "research")) == (1, 2)


@rule("AA-MGT-4")
@card("choir-of-selu")
def test_the_choir_of_selu_calms_whoever_controls_its_system() -> None:
    table = Table("psilon", "sol", minors=True)
    table.seat(0, unrest=5)
    table.seat(1, unrest=5)
    table.system("helia", planet="firma", discovery="choir-of-selu", owner=5, people=(1, 1, 1))
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.push(GainIncomes(0))
    table.push(GainIncomes(1))
    assert (table.has(0, "unrest"), table.has(1, "unrest")) == (3, 5)


@card("chancellor-ume", "cousin-ashe")
def test_advisers_and_moles_come_after_the_income() -> None:
    table = Table("sol", "psilon")
    table.seat(0, before=[("chancellor-ume", 1), ("cousin-ashe", 1)])
    table.push(GainIncomes(0))
    assert (table.has(0, "credits"), table.has(1, "credits")) == (0, 1), "gained first, then taken"


# Step 5 and 6


@rule("AA-MGT-5", "AA-SUB-20")
@card("jubal-the-bright")
def test_a_diplomat_that_lowers_the_level_saves_resources() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=4, food=1, before=[("jubal-the-bright", 1)])
    table.state.passed = (1,)
    table.push(Management(0))
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    assert (table.has(0, "unrest"), table.has(0, "food")) == (3, 1)
    assert "jubal-the-bright" in table.pool(0)


@rule("AA-MGT-6", "AA-UNR-2")
def test_resources_of_choice_are_discarded_by_the_level() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=8, food=2, research=1)
    table.push(PayForUnrest(0))
    table.plays(0, "pay:food", "pay:research")
    assert table.stock(0) == (1, 0, 0, 0)


@rule("AA-SUB-20", "AA-MGT-6")
def test_who_has_too_little_gives_everything_without_a_debt() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=11, food=1, credits=1)
    table.push(PayForUnrest(0))
    assert (table.stock(0), table.has(0, "unrest")) == ((0, 0, 0, 0), 11)
    assert not table.state.pending()


@card("stone-patience")
@pytest.mark.parametrize(("unrest", "left"), [(3, 3), (4, 3), (8, 2)])
def test_stone_patience_discards_one_less(unrest: int, left: int) -> None:
    table = Table("silicoid", "psilon")
    table.seat(0, unrest=unrest, production=3)
    table.push(PayForUnrest(0))
    assert table.has(0, "production") == left


@rule("AA-SUB-18", "AA-UNR-1")
@pytest.mark.parametrize(
    ("field", "level"),
    [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (10, 2), (11, 3), (14, 4), (17, 5), (19, 6), (21, 7), (23, 8), (24, 9)],
)
def test_payment_and_points_look_at_the_level(field: int, level: int) -> None:
    table = Table("sol", "psilon")
    calm = table.score(0)
    table.seat(0, unrest=field, food=20)
    table.push(PayForUnrest(0))
    assert table.has(0, "food") == 20 - level
    assert table.score(0) == calm - level


# Step 8


@rule("AA-MGT-8", "XX-CNC-4")
def test_a_mandatory_session_follows_the_last_pass() -> None:
    table = Table("sol", "psilon", council=True)
    table.state.passed = (1,)
    table.push(Management(0))
    table.nature("draw-mission:iron-fist", "draw-mission:grand-armada")
    table.plays(0, "keep-mission:iron-fist")
    assert table.state.asks(-1), "directives are drawn"
    table.nature(table.options(-1)[0])
    assert len(table.state.laid) == 1
