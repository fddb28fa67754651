import pytest

from orrery.kernel import NATURE
from tests.markers import card, rule
from tests.orion.table import Table


def alone() -> Table:
    """Two Humans; only seat 0 has action cubes."""
    table = Table("humans", "humans")
    table.seat(1, pool=0)
    return table


@rule("OR-DECK-1")
def test_the_new_deck_leaves_the_newest_discard() -> None:
    table = alone()
    table.discards("titan", "frigate", "autolab")
    table.deck("destroyer")
    table.begin()
    table.plays(0, "research")
    table.draws("destroyer")
    assert table.pile() == ["autolab"]
    assert table.options(NATURE) == ["draw:titan", "draw:frigate"]
    table.draws("frigate")
    assert (table.hand(0), table.state.deck_size) == (["destroyer", "frigate"], 1)
    assert sum(table.state.deck) == 1
    assert [event.values for event in table.news if event.kind == "reshuffle"] == [(2,)]


@rule("OR-DECK-1")
def test_the_new_deck_is_made_only_when_a_card_is_needed() -> None:
    table = alone()
    table.discards("titan", "frigate", "autolab")
    table.deck("destroyer", "destroyer")
    table.begin()
    table.plays(0, "research")
    table.draws("destroyer", "destroyer")
    assert (table.pile(), table.state.deck_size) == (["titan", "frigate", "autolab"], 0)
    table.plays(0, "propaganda")
    assert (table.pile(), table.state.deck_size) == (["titan", "frigate", "autolab"], 0)
    table.plays(0, "research")
    assert (table.pile(), table.state.deck_size) == (["autolab"], 2)


@rule("OR-DECK-2")
@pytest.mark.parametrize("pile", [[], ["titan"]])
def test_draws_that_cannot_be_made_are_lost(pile: list[str]) -> None:
    table = alone()
    table.discards(*pile)
    table.deck("frigate")
    table.begin()
    table.plays(0, "research")
    table.draws("frigate")
    assert (table.hand(0), table.pile()) == (["frigate"], pile)
    assert table.asked() == (0, "ChooseAction")
    assert [event.values for event in table.news if event.kind == "deck-empty"] == [(1,)]


@rule("OR-DECK-2", "OR-DECK-1")
def test_a_lost_draw_is_not_made_up_later() -> None:
    table = alone()
    table.seat(0, hand=["frigate", "destroyer"])
    table.deck()
    table.begin()
    table.plays(0, "research", "exploitation", "exploit:frigate")
    assert (table.hand(0), table.pile()) == (["destroyer"], ["frigate"])
    table.plays(0, "exploitation", "exploit:destroyer")
    table.draws("frigate")
    assert (table.hand(0), table.pile()) == (["frigate"], ["destroyer"])


@rule("OR-DECK-3")
@card("advanced-data-center")
@pytest.mark.parametrize(
    ("take", "left"),
    [
        ("titan", ["frigate", "autolab", "destroyer"]),
        ("autolab", ["titan", "frigate", "destroyer"]),
        ("destroyer", ["titan", "frigate", "autolab"]),
    ],
)
def test_taking_a_card_keeps_the_order_of_the_others(take: str, left: list[str]) -> None:
    table = alone()
    table.seat(0, food=1, hand=["advanced-data-center"])
    table.discards("titan", "frigate", "autolab", "destroyer")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert table.options(0) == ["take:autolab", "take:titan", "take:destroyer", "take:frigate"]
    table.plays(0, f"take:{take}")
    assert (table.hand(0), table.pile()) == ([take], left)


@rule("OR-DECK-3")
@card("advanced-data-center")
@pytest.mark.parametrize(
    ("take", "left"),
    [("take:titan", ["titan", "frigate", "autolab"]), ("take-older:titan", ["frigate", "titan", "autolab"])],
)
def test_of_two_copies_the_player_says_which(take: str, left: list[str]) -> None:
    table = alone()
    table.seat(0, food=1, hand=["advanced-data-center"])
    table.discards("titan", "frigate", "titan", "autolab")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center", take)
    assert (table.hand(0), table.pile()) == (["titan"], left)


@rule("OR-DECK-3")
@card("darlok")
@pytest.mark.parametrize(
    ("pile", "offered"),
    [
        (["titan", "frigate", "autolab", "destroyer"], ["take:autolab", "take:destroyer", "take:frigate", "done"]),
        (["titan", "frigate"], ["take:titan", "take:frigate", "done"]),
        (["titan"], ["take:titan", "done"]),
    ],
)
def test_the_top_three_are_the_newest_three(pile: list[str], offered: list[str]) -> None:
    table = Table("darlok", "humans")
    table.discards(*pile)
    table.begin()
    table.plays(0, "propaganda")
    assert table.options(0) == offered


@rule("OR-DECK-3")
@card("biospheres")
def test_the_top_card_is_the_newest() -> None:
    table = alone()
    table.seat(0, fleet=1, systems=[["biospheres"]])
    table.discards("titan", "frigate")
    table.begin()
    table.plays(0, "activation", "activate:1")
    assert (table.hand(0), table.pile()) == (["frigate"], ["titan"])
