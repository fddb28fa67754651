import pytest

from tests.markers import card, rule
from tests.orion.table import Table, resources

TRADES = [
    "exchange:food-fleet",
    "exchange:fleet-food",
    "exchange:fleet-production",
    "exchange:production-fleet",
    "exchange:production-food",
    "exchange:food-production",
]


# Trade


@rule("OR-TRADE-1")
@pytest.mark.parametrize(
    ("trade", "after"),
    list(zip(TRADES, [(3, 8, 6), (9, 4, 6), (6, 4, 7), (6, 8, 5), (9, 6, 5), (3, 6, 7)], strict=True)),
)
def test_every_exchange_has_its_rate(trade: str, after: tuple[int, int, int]) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=6, fleet=6, production=6)
    table.begin()
    table.plays(0, "trade")
    assert table.options(0) == TRADES
    table.plays(0, trade)
    assert resources(table, 0) == after
    assert table.asked() == (1, "ChooseAction")


@rule("OR-TRADE-1")
def test_six_food_do_not_buy_four_fleet_at_once() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=6, fleet=0, production=0)
    table.begin()
    table.plays(0, "trade", "exchange:food-fleet")
    assert resources(table, 0) == (3, 2, 0)
    assert table.asked() == (1, "ChooseAction")
    assert table.has(0, "pool") == 3


@rule("OR-TRADE-1")
def test_only_what_can_be_paid_is_exchanged() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=2, production=0)
    table.begin()
    table.plays(0, "trade")
    assert table.refusal(0, "exchange:food-fleet") == "cannot-pay"
    assert table.options(0) == ["exchange:fleet-food", "exchange:fleet-production"]


@rule("OR-TRADE-1")
@pytest.mark.parametrize(("food", "fleet", "production"), [(3, 0, 0), (0, 2, 0), (0, 0, 1)])
def test_one_side_that_can_be_paid_is_enough(food: int, fleet: int, production: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=food, fleet=fleet, production=production)
    table.begin()
    table.plays(0, "trade")
    assert len(table.options(0)) == 2


@rule("OR-TRADE-1")
def test_trade_needs_something_to_pay() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=1, production=0)
    table.begin()
    assert table.refusal(0, "trade") == "nothing-to-trade"


@rule("OR-TRADE-1")
def test_overflow_is_lost_but_legal() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=8, production=1)
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "trade", "exchange:production-food")
    assert resources(table, 0) == (9, 8, 0)
    table.plays(0, "trade", "exchange:food-fleet")
    assert resources(table, 0) == (6, 9, 0)


# Propaganda


@rule("OR-PROP-1")
@pytest.mark.parametrize(("before", "after"), [(-1, 2), (5, 8), (8, 10), (10, 10)])
def test_propaganda_raises_morale_by_three(before: int, after: int) -> None:
    table = Table("humans", "humans")
    table.seat(0, morale=before)
    table.begin()
    table.plays(0, "propaganda")
    assert table.has(0, "morale") == after


@rule("OR-PROP-1")
def test_propaganda_is_for_once_a_round() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=2)
    table.seat(1, pool=0)
    table.deck()
    table.begin()
    table.plays(0, "propaganda")
    assert table.refusal(0, "propaganda") == "once-a-round"
    table.plays(0, "research")
    assert table.state.round == 2
    table.plays(1, "research")
    assert table.refusal(0, "propaganda") is None


@rule("OR-PROP-1")
@card("darlok")
def test_darlok_propaganda_raises_morale_first() -> None:
    table = Table("darlok", "humans")
    table.seat(0, morale=5)
    table.seat(1, hand=["titan"])
    table.begin()
    table.plays(0, "propaganda")
    assert table.asked() == (1, "DiscardCards")
    assert table.has(0, "morale") == 8
    table.plays(1, "discard:titan")
    assert table.options(0) == ["take:titan", "done"]


# Contract


@rule("OR-CONTRACT-1")
def test_three_cards_hire_an_advisor() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab", "destroyer"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:autolab", "discard:frigate")
    assert table.options(0) == ["hire:kuruk", "hire:quail"]
    table.plays(0, "hire:quail")
    assert (table.advisor(0), table.offered(), table.hand(0)) == ("quail", ["kuruk"], ["destroyer"])
    assert (table.pile(), table.has(0, "pool")) == (["titan", "autolab", "frigate"], 3)


@rule("OR-CONTRACT-1")
def test_a_contract_needs_three_cards() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate"])
    table.middle("kuruk")
    table.begin()
    assert table.refusal(0, "contract") == "too-few-cards"


@rule("OR-CONTRACT-1")
def test_a_contract_needs_an_advisor_in_the_middle() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab"], advisor="kuruk")
    table.begin()
    assert table.refusal(0, "contract") == "no-advisors"


@rule("OR-CONTRACT-1")
@card("fulcrum-sandebar")
def test_a_contract_is_not_for_who_has_fulcrum() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab"])
    table.seat(0, advisor="fulcrum-sandebar", colour="red", systems=[["fulcrum-sandebar"]])
    table.middle("kuruk")
    table.begin()
    assert table.refusal(0, "contract") == "loyal"


@rule("OR-CONTRACT-1", "OR-TERM-7")
def test_the_former_advisor_goes_back_without_the_cube() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab"], advisor="kuruk", advisor_cube=1)
    table.middle("quail", "moldred")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:autolab", "discard:frigate")
    assert table.options(0) == ["hire:moldred", "hire:quail"]
    table.plays(0, "hire:moldred")
    assert (table.advisor(0), table.offered()) == ("moldred", ["kuruk", "quail"])
    assert (table.player(0).advisor_cube, table.has(0, "reserve")) == (0, 6)


@rule("OR-CONTRACT-1")
def test_three_cards_are_chosen_one_by_one() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "titan", "autolab"])
    table.middle("quail")
    table.begin()
    table.plays(0, "contract", "discard:titan")
    assert table.options(0) == ["discard:autolab", "discard:titan"]
    table.plays(0, "discard:titan")
    assert table.options(0) == ["discard:autolab"]
    table.plays(0, "discard:autolab")
    assert table.advisor(0) == "quail"


@rule("OR-CONTRACT-2")
@card("kuruk", "viktoriya")
def test_a_fresh_advisor_works_at_once() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab"], fleet=0, advisor="viktoriya", advisor_cube=1)
    table.seat(1, pool=0)
    table.middle("kuruk")
    table.begin()
    table.plays(0, "contract", "discard:titan", "discard:autolab", "discard:frigate")
    table.plays(0, "activation", "activate:advisor")
    assert (table.has(0, "fleet"), table.player(0).advisor_cube) == (2, 1)


@rule("OR-CONTRACT-2")
@card("vale-the-whisperer")
def test_a_fresh_vale_helps_the_next_attack() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab"], fleet=2)
    table.seat(1, pool=0, fleet=4)
    table.middle("vale-the-whisperer")
    table.begin()
    assert table.refusal(0, "attack") == "nobody-to-attack"
    table.plays(0, "contract", "discard:titan", "discard:autolab", "discard:frigate", "attack")
    assert table.options(0) == ["effect:advisor", "done"]
