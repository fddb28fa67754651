import pytest

from orrery.games.orion.activate import ActivateAny
from orrery.games.orion.advisors import CubeToPool, Hire, ReturnAdvisor
from orrery.games.orion.build import Build
from orrery.games.orion.card import Resources
from orrery.games.orion.card_effects import Discard, Draw, TakeDiscard
from orrery.games.orion.effects import Defender, EachOpponent, Exchange, FreeTrade, IfWorking, OneOf, Then
from orrery.games.orion.gains import MORALE_PAIRS, Count, Gain
from orrery.games.orion.names import BLUE, FOOD, GREY, RED
from orrery.games.orion.special import BuryEach, FillSpaces, GainBeneath, Rearrange, StealCard
from orrery.games.orion.state import Orion
from orrery.games.parts.effect import Effect
from orrery.kernel.declared import classes_in
from orrery.kernel.text import LANGUAGES
from tests.markers import card, rule
from tests.orion.table import Table


def alone(*, pool: int = 4) -> Table:
    """Two Humans; only seat 0 has action cubes."""
    table = Table("humans", "humans")
    table.seat(0, pool=pool)
    table.seat(1, pool=0)
    return table


# Keywords


@rule("OR-EFFECT-1")
@card("troop-transport", "scout-ship")
def test_after_building_is_not_repeated_when_a_card_is_uncovered() -> None:
    table = alone()
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, systems=[["scout-ship", "titan"]])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["titan", "scout-ship"]]
    assert (table.hand(1), table.has(0, "morale")) == ([], 10)
    assert table.asked() == (0, "ChooseAction")


@rule("OR-EFFECT-1")
@card("communication-satellite", "pleasure-dome")
def test_after_building_is_not_repeated_when_a_card_is_moved() -> None:
    table = alone()
    table.seat(0, fleet=1, morale=3, hand=["communication-satellite"], systems=[["pleasure-dome", "titan"]])
    table.begin()
    table.plays(0, "construction", "build:communication-satellite", "place:1", "put:2", "put:3")
    assert table.systems(0) == [["titan", "communication-satellite", "pleasure-dome"]]
    assert table.has(0, "morale") == 3


@rule("OR-EFFECT-1")
@card("doom-star", "frigate", "death-spores")
def test_after_attacking_is_not_for_the_defender() -> None:
    table = alone()
    table.seat(0, fleet=9)
    table.seat(1, fleet=0, systems=[["doom-star"], ["frigate"], ["death-spores"]])
    table.begin()
    table.plays(0, "attack")
    assert table.asked() == (0, "ChooseAction")
    assert (table.has(1, "vp"), table.hand(1), table.has(0, "morale")) == (0, [], 10)


@rule("OR-EFFECT-1")
@card("star-fortress")
@pytest.mark.parametrize(
    ("systems", "vp"),
    [([["star-fortress"]], 1), ([["star-fortress"], ["star-fortress"]], 2), ([["star-fortress", "titan"]], 0)],
)
def test_always_lasts_while_the_card_works(systems: list[list[str]], vp: int) -> None:
    table = alone()
    table.seat(0, fleet=9)
    table.seat(1, fleet=0, systems=systems)
    table.begin()
    table.plays(0, "attack")
    assert table.has(1, "vp") == vp


@rule("OR-EFFECT-1")
@card("weather-controller")
def test_start_effects_come_once_every_round() -> None:
    table = alone(pool=1)
    table.seat(0, food=3, morale=5, systems=[["weather-controller"]])
    table.begin()
    table.plays(0, "propaganda")
    assert table.state.round == 2
    assert table.asked() == (0, "ChooseOne")
    table.plays(0, "choose:2")
    assert table.has(0, "morale") == 9
    assert table.asked() == (1, "ChooseAction")


# Mandatory and optional


@rule("OR-EFFECT-2")
@card("cloning-center")
def test_a_triggered_effect_is_applied_in_all_its_parts() -> None:
    table = alone()
    table.seat(0, food=2, fleet=2, production=4, morale=5, hand=["cloning-center"])
    table.seat(0, systems=[["autolab", "autolab"], ["titan", "titan", "doom-star"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:new")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (4, 2)
    assert [(event.values[0], event.values[1]) for event in table.news if event.kind == "gain"] == [(4, 4), (3, -3)]


@rule("OR-EFFECT-2")
@card("deep-core-mine")
def test_a_loss_cannot_be_declined() -> None:
    table = alone()
    table.seat(0, food=2, fleet=2, production=3, morale=0, hand=["deep-core-mine"])
    table.begin()
    table.plays(0, "construction", "build:deep-core-mine")
    assert table.has(0, "morale") == -1
    assert table.asked() == (0, "ChooseAction")


@rule("OR-EFFECT-2")
@card("scout-ship")
def test_an_effect_is_applied_as_fully_as_possible() -> None:
    table = alone()
    table.seat(0, food=2, hand=["scout-ship"])
    table.deck("titan", "frigate")
    table.begin()
    table.plays(0, "construction", "build:scout-ship")
    table.draws("titan", "frigate")
    assert table.hand(0) == ["titan", "frigate"]
    assert table.asked() == (0, "ChooseAction")


@rule("OR-EFFECT-2")
@card("holo-simulator", "jump-gate")
def test_who_declines_does_not_pay() -> None:
    table = alone()
    table.seat(0, food=2, hand=["holo-simulator"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator", "done")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.advisor(0)) == (3, 6, None)


# Costs


@rule("OR-EFFECT-3")
@card("government-support-facility")
def test_the_whole_cost_comes_first() -> None:
    table = alone()
    table.seat(0, food=1, morale=2, advisor="kuruk", systems=[["government-support-facility"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "cannot-pay"
    assert (table.has(0, "food"), table.has(0, "morale")) == (1, 2)


@rule("OR-EFFECT-3")
@card("robotic-factory")
def test_a_gain_above_the_limit_is_lost() -> None:
    table = alone()
    table.seat(0, food=3, production=8, systems=[["robotic-factory"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert (table.has(0, "food"), table.has(0, "production")) == (0, 9)


@rule("OR-EFFECT-4")
@card("destroyer")
@pytest.mark.parametrize("hand", [[], ["titan"]])
def test_an_option_with_too_many_discards_cannot_be_chosen(hand: list[str]) -> None:
    table = alone()
    table.seat(0, food=2, fleet=1, hand=["destroyer"])
    table.seat(1, hand=hand)
    table.begin()
    table.plays(0, "construction", "build:destroyer")
    assert (table.has(1, "morale"), table.hand(1)) == (6, hand)
    assert table.asked() == (0, "ChooseAction")


@rule("OR-EFFECT-4")
@card("planetary-stock-exchange")
@pytest.mark.parametrize(
    ("answer", "after"), [("choose:1", (4, 0, 0)), ("choose:2", (0, 3, 0)), ("choose:3", (0, 0, 2))]
)
def test_exactly_one_option_is_chosen(answer: str, after: tuple[int, int, int]) -> None:
    table = alone()
    table.seat(0, food=0, fleet=0, production=0, vp=1, systems=[["planetary-stock-exchange"]])
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert table.options(0) == ["choose:1", "choose:2", "choose:3"]
    table.plays(0, answer)
    assert (table.has(0, "food"), table.has(0, "fleet"), table.has(0, "production")) == after
    assert table.has(0, "vp") == 0


# Order


@rule("OR-EFFECT-5")
@card("destroyer")
def test_opponents_decide_clockwise_from_the_left() -> None:
    table = Table("humans", "humans", "humans", "humans")
    table.seat(0, hand=["titan", "titan"])
    table.seat(2, food=2, fleet=1, hand=["destroyer"])
    table.seat(3, hand=["frigate", "frigate"])
    table.begin(seat=2)
    table.plays(2, "construction", "build:destroyer")
    assert table.asked() == (3, "ChooseOne")
    table.plays(3, "choose:2")
    assert table.asked() == (0, "ChooseOne")
    assert table.has(1, "morale") == 10
    table.plays(0, "choose:1", "discard:titan", "discard:titan")
    assert [table.has(seat, "morale") for seat in range(4)] == [10, 6, 10, 6]
    assert table.hand(3) == ["frigate", "frigate"]


@rule("OR-EFFECT-5")
@card("marine-barracks", "harrava", "death-spores")
def test_the_player_in_turn_orders_their_own_effects() -> None:
    table = alone()
    table.seat(0, fleet=4, advisor="harrava", systems=[["marine-barracks"], ["death-spores"]])
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.options(0) == ["effect:1", "effect:2", "effect:advisor", "done"]
    table.plays(0, "effect:advisor", "effect:2")
    assert table.options(0) == ["effect:1", "done"]


# Counting


@rule("OR-EFFECT-6")
@card("planetary-supercomputer", "fighter-garrison", "recyclotron", "soil-enrichment-facility")
@pytest.mark.parametrize(
    ("system", "track", "gained"),
    [
        (["autolab", "titan", "biospheres", "planetary-supercomputer"], "vp", 3),
        (["titan", "autolab", "fighter-garrison"], "vp", 2),
        (["star-fortress", "recyclotron"], "vp", 2),
        (["autolab", "frigate", "soil-enrichment-facility"], "food", 4),
    ],
)
def test_a_counting_card_counts_itself_and_its_system(system: list[str], track: str, gained: int) -> None:
    table = alone()
    table.seat(0, food=2, fleet=2, production=2, hand=["frigate"])
    table.seat(0, systems=[system, ["autolab"], ["titan"], ["star-fortress"]])
    table.begin()
    before = table.has(0, track)
    table.plays(0, "activation", "activate:1")
    if table.asked() == (0, "DiscardCards"):
        table.plays(0, "discard:frigate")
    assert table.has(0, track) == before + gained


@rule("OR-EFFECT-6")
@card("artemis-system-net", "interplanetary-administration")
@pytest.mark.parametrize(("colour", "vp"), [("red", 3 + 1 + 2 + 4), ("grey", 3 + 1 + 2 + 2)])
def test_cards_include_fulcrum_and_structures_do_not(colour: str, vp: int) -> None:
    table = alone()
    table.seat(0, morale=0, advisor="fulcrum-sandebar", colour=colour)
    table.seat(0, systems=[["fulcrum-sandebar", "titan", "artemis-system-net"]])
    table.seat(0, systems=[["interplanetary-administration", "frigate"]])
    assert table.score(0) == vp


@rule("OR-EFFECT-6", "OR-SPEC-3")
@card("high-orbit-sonar", "advia-osm", "astro-university")
def test_counts_are_taken_when_the_effect_is_resolved() -> None:
    table = alone()
    table.seat(0, food=2, fleet=2, production=2, hand=["high-orbit-sonar"], advisor="advia-osm")
    table.seat(0, systems=[["astro-university"], ["frigate"]])
    table.discards("titan")
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar", "place:new")
    table.plays(0, "activate:advisor", "place:new", "activate:1")
    table.draws("doom-star", "doom-star", "scout-ship", "scout-ship")
    assert len(table.hand(0)) == 4
    assert table.asked() == (0, "ActivateNext")


# Races, VP and opponents


@rule("OR-EFFECT-7")
@card("high-orbit-sonar", "alkari")
def test_a_racial_ability_is_not_activated_for_free() -> None:
    table = Table("alkari", "humans")
    table.seat(0, food=2, production=1, vp=3, hand=["high-orbit-sonar"])
    table.begin()
    table.plays(0, "construction", "build:high-orbit-sonar")
    assert table.asked() == (1, "ChooseAction")
    assert (table.has(0, "vp"), table.has(0, "pool")) == (3, 3)


@rule("OR-EFFECT-7")
@card("battleship", "meklar", "darlok")
def test_a_racial_ability_takes_no_cubes() -> None:
    table = Table("humans", "meklar", "darlok")
    table.seat(0, fleet=2, production=2, hand=["battleship"])
    table.begin()
    table.plays(0, "construction", "build:battleship")
    assert (table.has(1, "reserve"), table.has(2, "reserve")) == (6, 6)


@rule("OR-EFFECT-7")
@card("mrrshan")
def test_a_racial_ability_works_with_all_systems_full_of_other_cards() -> None:
    table = Table("mrrshan", "humans")
    table.seat(0, fleet=0, hand=["titan"], systems=[["autolab", "frigate"], ["autolab"], ["destroyer"], ["titan"]])
    table.begin()
    table.plays(0, "exploitation", "exploit:titan")
    assert table.has(0, "fleet") == 3


@rule("OR-EFFECT-8")
@card("planetary-stock-exchange")
def test_nobody_spends_vp_they_do_not_have() -> None:
    table = alone()
    table.seat(0, vp=0, advisor="kuruk", systems=[["planetary-stock-exchange"]])
    table.begin()
    table.plays(0, "activation")
    assert table.refusal(0, "activate:1") == "no-vp"


@rule("OR-EFFECT-8")
@card("quail")
def test_morale_is_paid_at_any_level() -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=-4, advisor="quail")
    table.begin(start=True)
    table.plays(0, "effect:advisor")
    table.draws("titan")
    assert (table.has(0, "morale"), table.has(0, "pool")) == (-5, 5)


@rule("OR-EFFECT-9")
@card("titan", "trade-goods", "spy-center")
def test_opponents_are_always_others() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["titan", "trade-goods", "spy-center", "frigate"])
    table.seat(0, systems=[["autolab"]])
    table.seat(1, pool=0, production=0, hand=["doom-star"], systems=[["autolab"]])
    table.seat(2, pool=0, production=9, hand=["doom-star"])
    table.begin()
    table.plays(0, "construction", "build:titan", "place:new")
    assert [table.has(seat, "morale") for seat in range(3)] == [10, 9, 10]
    table.plays(0, "construction", "build:trade-goods", "place:new")
    assert [table.has(seat, "production") for seat in range(3)] == [4, 1, 9]
    table.plays(0, "construction", "build:spy-center", "place:1")
    assert table.options(0) == ["victim:2", "victim:3"]


# What they say


def effects() -> list[Effect[Orion]]:
    """One of each kind, with everything that can be chosen about it."""
    counts = [Count(what, colour) for what in range(MORALE_PAIRS + 1) for colour in (BLUE, GREY)]
    places = [(here, may) for here in (False, True) for may in (False, True)]
    return [
        *[Gain(FOOD, n, count) for n in (1, -1) for count in (None, *counts)],
        *[Draw(2, count) for count in (None, *counts)],
        *[TakeDiscard(depth, may) for depth in (0, 1, 3) for may in (False, True)],
        *[Build(discount, here, may=may) for discount in (0, 2) for here, may in places],
        Build(from_discards=True),
        Build(colour=BLUE, then=Build()),
        *[Discard(1), FreeTrade(), Exchange(Resources(food=1), Resources(fleet=1)), IfWorking(RED, Gain(FOOD, 1))],
        *[ActivateAny(), Hire(), ReturnAdvisor(), CubeToPool(), GainBeneath(1, 2, 3)],
        *[FillSpaces(), BuryEach(), Rearrange(), StealCard()],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_can_be_said_of_you_and_of_others_whatever_a_card_chooses_about_it(language: str) -> None:
    said = {type(effect) for effect in effects() if effect.say(language) and effect.say(language, they=True)}
    made_of_others = {Then, OneOf, EachOpponent, Defender}
    assert said | made_of_others == set(classes_in("orrery.games.orion", Effect))


def test_what_opponents_draw_is_said_of_them() -> None:
    assert EachOpponent(Draw(1)).say("en") == "each opponent draws 1 card"
    assert EachOpponent(Draw(1)).say("pl") == "każdy przeciwnik dobiera 1 kartę"
