from tests.markers import card, rule
from tests.orion.table import Table, game_text


@card("space-port")
@rule("OR-ACTIVATE-1")
def test_space_port_exchanges_either_way() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, fleet=3, production=2, systems=[["space-port"]])
    table.begin()
    table.plays(0, "activation", "activate:1", "choose:1")
    assert (table.has(0, "food"), table.has(0, "fleet"), table.has(0, "production")) == (7, 6, 0)
    assert table.player(0).cubes == [1]
    assert table.has(0, "pool") == 3
    table.plays(1, "research")
    table.draws("titan", "titan")
    assert table.refusal(0, "activation") == "nothing-to-activate"


@card("space-port")
def test_space_port_says_what_it_does() -> None:
    assert "2 Production ↔ 3 Food and 3 Fleet" in game_text("build:space-port")
    assert "2 produkcji ↔ 3 żywności i 3 floty" in game_text("build:space-port", "pl")


@card("autolab")
def test_autolab_does_not_count_the_yellow_card_it_covers() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, production=9, hand=["autolab"], systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:1")
    assert table.has(0, "pool") == 4
    assert table.asked() == (1, "ChooseAction")
