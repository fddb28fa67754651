from orrery.games.adastra.actions.exchange import Exchange
from orrery.games.adastra.names import PRODUCTION
from orrery.games.parts.effect import Resolve
from tests.adastra.table import Table
from tests.markers import card, rule


@rule("AA-DEF-RES", "AA-SUB-23")
@card("galactic-currency-exchange")
def test_up_to_three_resources_become_as_many_others() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=3, credits=1, developed=["galactic-currency-exchange"])
    table.begin(0)
    table.plays(0, "use:galactic-currency-exchange", "pay:food")
    assert table.options(0) == ["pay:food", "pay:credits", "done"]
    table.plays(0, "pay:food", "pay:credits")
    assert table.options(0) == ["gain:research", "gain:production"], "not what was given"
    table.plays(0, "gain:research", "gain:production", "gain:production")
    assert table.stock(0) == (1, 1, 2, 0)
    assert "use:galactic-currency-exchange" not in table.options(0), "once a round"


def test_one_resource_is_enough() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=3)
    table.push(Resolve(0, -1, Exchange(3)))
    assert table.options(0) == ["pay:food", "done"], "the first was given unasked: nothing else could be"
    table.plays(0, "done", "gain:credits")
    assert table.stock(0) == (2, 0, 0, 1)


def test_without_anything_to_give_there_is_no_exchange() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=3)
    assert Exchange(3, PRODUCTION).refusal(table.state, 0, -1) is not None
    assert Exchange(3).refusal(table.state, 0, -1) is None


@card("mineral-exchange")
def test_a_mineral_exchange_gives_production_only() -> None:
    table = Table("silicoid", "psilon")
    table.seat(0, food=2, production=2, levels={"government": 3})
    table.begin(0)
    table.plays(0, "use:mineral-exchange", "pay:production")
    table.plays(0, "gain:food", "gain:credits")
    assert table.stock(0) == (3, 0, 0, 1)


@card("zeff-caravans")
def test_zeff_caravans_exchange_for_whoever_controls_them() -> None:
    table = Table("sol", "psilon", minors=True)
    table.seat(0, food=1)
    table.system("helia", planet="firma", discovery="zeff-caravans", owner=5, people=(1, 1, 1))
    table.system("helia", fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, "use:zeff-caravans", "gain:research")
    assert table.stock(0) == (0, 1, 0, 0)
