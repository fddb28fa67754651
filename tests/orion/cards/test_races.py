import pytest

from orrery.games.orion.game import GAME
from tests.markers import card, rule
from tests.orion.table import Table, game_text, resources


@card("humans", "alkari", "bulrathi", "darlok", "meklar", "mrrshan", "psilon")
@rule("OR-SETUP-2")
@pytest.mark.parametrize(
    ("race", "start", "vp"),
    [
        ("humans", (5, 4, 2), 0),
        ("alkari", (5, 4, 1), 1),
        ("bulrathi", (5, 3, 2), 0),
        ("darlok", (5, 3, 1), 0),
        ("meklar", (4, 3, 2), 0),
        ("mrrshan", (4, 3, 1), 0),
        ("psilon", (4, 4, 1), 0),
    ],
)
def test_races_start_with_their_resources(race: str, start: tuple[int, int, int], vp: int) -> None:
    table = Table("humans", "humans")
    table.state = GAME.new(GAME.setup(2, races=(race, "humans")))
    assert resources(table, 0) == start
    assert (table.has(0, "morale"), table.has(0, "vp")) == (10, vp)
    assert (table.has(0, "reserve"), table.has(0, "pool")) == (10, 0)


@card("humans", "alkari", "darlok", "meklar", "mrrshan", "psilon")
@rule("OR-START-2")
@pytest.mark.parametrize("race", ["humans", "alkari", "darlok", "meklar", "mrrshan", "psilon"])
@pytest.mark.parametrize(("food", "cubes", "morale", "cards"), [(7, 5, 4, 0), (4, 4, 5, 0), (3, 3, 6, 1)])
def test_exertion_is_standard(race: str, food: int, cubes: int, morale: int, cards: int) -> None:
    table = Table(race, "humans")
    table.seat(0, food=food, fleet=0, production=0, vp=0, morale=5)
    table.begin(start=True)
    table.draws(*["titan"] * cards)
    assert (table.has(0, "pool"), table.has(0, "morale"), len(table.hand(0))) == (cubes, morale, cards)


# Humans


@card("humans")
def test_humans_have_no_ability() -> None:
    table = Table("humans", "humans")
    table.seat(0, vp=3)
    table.begin(start=True)
    assert table.asked() == (0, "ChooseAction")
    table.plays(0, "research")
    table.draws("titan", "titan")
    assert table.asked() == (1, "ChooseAction")
    table.seat(1, hand=["frigate"])
    table.plays(1, "propaganda")
    assert table.asked() == (0, "ChooseAction")
    table.plays(0, "exploitation", "exploit:titan")
    assert resources(table, 0) == (5, 6, 2)


# Alkari


@card("alkari")
@rule("OR-START-4")
def test_alkari_buy_an_action_for_a_point() -> None:
    table = Table("alkari", "humans")
    table.begin(start=True)
    assert table.asked() == (0, "NextEffect")
    assert table.options(0) == ["effect:race", "done"]
    table.plays(0, "effect:race")
    assert (table.has(0, "vp"), table.has(0, "pool"), table.has(0, "reserve")) == (0, 5, 5)
    assert table.asked() == (0, "ChooseAction")


@card("alkari")
def test_alkari_may_keep_the_point() -> None:
    table = Table("alkari", "humans")
    table.begin(start=True)
    table.plays(0, "done")
    assert (table.has(0, "vp"), table.has(0, "pool")) == (1, 4)


@card("alkari")
@rule("OR-EFFECT-8")
def test_alkari_without_points_are_not_asked() -> None:
    table = Table("alkari", "humans")
    table.seat(0, vp=0)
    table.begin(start=True)
    assert table.asked() == (0, "ChooseAction")
    assert table.has(0, "pool") == 4


@card("alkari")
def test_alkari_buy_once_per_round() -> None:
    table = Table("alkari", "humans")
    table.seat(0, vp=5)
    table.begin(start=True)
    table.plays(0, "effect:race")
    assert table.asked() == (0, "ChooseAction")
    assert (table.has(0, "vp"), table.has(0, "pool")) == (4, 5)


# Bulrathi


@card("bulrathi")
@rule("OR-START-2")
@pytest.mark.parametrize(("answer", "after"), [("choose:1", (7, 0, 1)), ("choose:2", (7, 2, 0))])
def test_bulrathi_at_high_exertion(answer: str, after: tuple[int, int, int]) -> None:
    table = Table("bulrathi", "humans")
    table.seat(0, food=7, fleet=0, production=0, morale=5)
    table.begin(start=True)
    assert table.options(0) == ["choose:1", "choose:2"]
    table.plays(0, answer)
    assert resources(table, 0) == after
    assert (table.has(0, "pool"), table.has(0, "morale")) == (4, 5)
    assert table.asked() == (0, "ChooseAction")


@card("bulrathi")
def test_bulrathi_lose_what_does_not_fit() -> None:
    table = Table("bulrathi", "humans")
    table.seat(0, food=0, fleet=8, production=9)
    table.begin(start=True)
    assert table.options(0) == ["choose:1", "choose:2"]
    table.plays(0, "choose:2")
    assert resources(table, 0) == (0, 9, 9)


@card("bulrathi")
@pytest.mark.parametrize(("food", "cubes", "morale", "cards"), [(6, 4, 5, 0), (3, 3, 6, 1)])
def test_bulrathi_are_standard_otherwise(food: int, cubes: int, morale: int, cards: int) -> None:
    table = Table("bulrathi", "humans")
    table.seat(0, food=food, fleet=0, production=0, morale=5)
    table.begin(start=True)
    table.draws(*["titan"] * cards)
    assert (table.has(0, "pool"), table.has(0, "morale")) == (cubes, morale)
    assert resources(table, 0) == (food, 0, 0)


@card("bulrathi")
@rule("OR-START-3")
def test_the_bulrathi_bonus_does_not_change_the_exertion_of_others_or_their_own() -> None:
    table = Table("bulrathi", "humans")
    table.seat(0, food=9, fleet=5, production=0)
    table.seat(1, food=3, fleet=3, production=3, morale=5)
    table.begin(start=True)
    table.plays(0, "choose:2")
    table.draws("titan")
    assert (table.has(0, "pool"), table.has(1, "pool"), table.has(1, "morale")) == (4, 3, 6)


@card("bulrathi")
def test_bulrathi_lose_morale_in_the_action_phase_even_with_high_resources() -> None:
    table = Table("humans", "bulrathi")
    table.seat(0, fleet=9)
    table.seat(1, food=9, fleet=9, production=9)
    table.begin()
    table.plays(0, "attack")
    assert table.has(1, "morale") == 9
    table.seat(1, hand=["deep-core-mine"])
    table.plays(1, "construction", "build:deep-core-mine")
    assert table.has(1, "morale") == 8


# Darlok


@card("darlok")
@rule("OR-PROP-1", "OR-TERM-9", "OR-EFFECT-5")
def test_darlok_propaganda_makes_everybody_discard_clockwise() -> None:
    table = Table("humans", "darlok", "humans")
    table.seat(0, hand=["autolab", "frigate"])
    table.seat(1, morale=5, hand=["destroyer"])
    table.seat(2, hand=["titan", "scout-ship"])
    table.discards("space-port", "biospheres")
    table.begin(seat=1)
    table.plays(1, "propaganda")
    assert table.has(1, "morale") == 8
    assert table.asked() == (2, "DiscardCards")
    assert table.options(2) == ["discard:titan", "discard:scout-ship"]
    table.plays(2, "discard:titan")
    assert table.asked() == (0, "DiscardCards")
    table.plays(0, "discard:frigate")
    assert table.pile() == ["space-port", "biospheres", "titan", "frigate"]
    assert table.options(1) == ["take:biospheres", "take:titan", "take:frigate", "done"]
    table.plays(1, "take:titan")
    assert table.pile() == ["space-port", "biospheres", "frigate"]
    assert table.hand(1) == ["titan", "destroyer"]
    assert (table.hand(0), table.hand(2)) == (["autolab"], ["scout-ship"])
    assert table.asked() == (2, "ChooseAction")


@card("darlok")
def test_darlok_need_not_take_a_card() -> None:
    table = Table("darlok", "humans")
    table.seat(1, hand=["titan"])
    table.begin()
    table.plays(0, "propaganda")
    table.plays(1, "discard:titan")
    table.plays(0, "done")
    assert (table.pile(), table.hand(0)) == (["titan"], [])


@card("darlok")
@rule("OR-DECK-3")
def test_darlok_choose_among_fewer_than_three_cards() -> None:
    table = Table("darlok", "humans")
    table.seat(1, hand=["titan"])
    table.discards("frigate")
    table.begin()
    table.plays(0, "propaganda")
    table.plays(1, "discard:titan")
    assert table.options(0) == ["take:titan", "take:frigate", "done"]


@card("darlok")
@rule("OR-DECK-3")
@pytest.mark.parametrize(
    ("pile", "options", "answer", "left"),
    [
        (["titan", "frigate", "autolab"], ["take:frigate", "take-older:frigate"], 0, ["titan", "frigate", "autolab"]),
        (["titan", "frigate", "autolab"], ["take:frigate", "take-older:frigate"], 1, ["titan", "autolab", "frigate"]),
        (["frigate", "titan", "autolab"], ["take:titan", "take:frigate"], 1, ["frigate", "titan", "autolab"]),
    ],
)
def test_darlok_take_either_copy_among_the_top_three_only(
    pile: list[str], options: list[str], answer: int, left: list[str]
) -> None:
    table = Table("darlok", "humans")
    table.seat(1, hand=["frigate"])
    table.discards(*pile)
    table.begin()
    table.plays(0, "propaganda")
    table.plays(1, "discard:frigate")
    assert table.options(0) == ["take:autolab", *options, "done"]
    table.plays(0, options[answer])
    assert (table.hand(0), table.pile()) == (["frigate"], left)


@card("darlok")
def test_an_opponent_of_darlok_without_cards_is_skipped() -> None:
    table = Table("darlok", "humans", "humans")
    table.seat(2, hand=["titan"])
    table.begin()
    table.plays(0, "propaganda")
    assert table.asked() == (2, "DiscardCards")


@card("darlok")
def test_darlok_with_nothing_to_take_are_not_asked() -> None:
    table = Table("darlok", "humans")
    table.begin()
    table.plays(0, "propaganda")
    assert table.asked() == (1, "ChooseAction")


@card("darlok", "pleasure-dome")
@rule("OR-PROP-1")
def test_morale_from_a_card_is_not_darlok_propaganda() -> None:
    table = Table("darlok", "humans")
    table.seat(0, food=2, fleet=3, morale=2, hand=["pleasure-dome"])
    table.seat(1, hand=["titan"])
    table.begin()
    table.plays(0, "construction", "build:pleasure-dome")
    assert table.has(0, "morale") == 8
    assert table.asked() == (1, "ChooseAction")
    assert table.hand(1) == ["titan"]


# Meklar


@card("meklar")
@rule("OR-START-3", "OR-START-4", "OR-TRADE-1")
def test_meklar_exchange_after_exertion_without_an_action() -> None:
    table = Table("meklar", "humans")
    table.seat(0, food=6, fleet=1, production=1, morale=5)
    table.seat(1, pool=0)
    table.begin(start=True)
    assert table.options(0) == ["effect:race", "done"]
    table.plays(0, "effect:race")
    assert table.options(0) == [
        "exchange:food-fleet",
        "exchange:production-fleet",
        "exchange:production-food",
        "exchange:food-production",
    ]
    table.plays(0, "exchange:production-food")
    assert resources(table, 0) == (9, 1, 0)
    assert (table.has(0, "pool"), table.has(0, "morale")) == (4, 5)
    table.plays(0, "trade", "exchange:food-fleet")
    assert resources(table, 0) == (6, 3, 0)
    assert table.has(0, "pool") == 3


@card("meklar")
def test_meklar_need_not_exchange() -> None:
    table = Table("meklar", "humans")
    table.begin(start=True)
    table.plays(0, "done")
    assert resources(table, 0) == (4, 3, 2)
    assert table.asked() == (0, "ChooseAction")


@card("meklar")
def test_meklar_with_nothing_to_exchange_are_not_asked() -> None:
    table = Table("meklar", "humans")
    table.seat(0, food=2, fleet=1, production=0)
    table.begin(start=True)
    table.draws("titan")
    assert table.asked() == (0, "ChooseAction")


# Mrrshan


@card("mrrshan")
@rule("OR-EXPLOIT-1")
@pytest.mark.parametrize(
    ("exploited", "after"),
    [("autolab", (3, 1, 0)), ("titan", (0, 3, 0)), ("star-fortress", (0, 1, 1)), ("frigate", (0, 1, 0))],
)
def test_mrrshan_exploit_for_one_more_fleet(exploited: str, after: tuple[int, int, int]) -> None:
    table = Table("mrrshan", "humans")
    table.seat(0, food=0, fleet=0, production=0, hand=[exploited])
    table.begin()
    table.plays(0, "exploitation", f"exploit:{exploited}")
    assert resources(table, 0) == after


@card("mrrshan")
@rule("OR-EXPLOIT-2")
def test_mrrshan_gain_nothing_from_other_discards() -> None:
    table = Table("mrrshan", "humans")
    table.seat(0, fleet=0, hand=["autolab", "titan", "frigate"])
    table.middle("kuruk")
    table.begin()
    table.plays(0, "contract", "discard:autolab", "discard:titan", "discard:frigate")
    assert table.has(0, "fleet") == 0


# Psilon


@card("psilon")
@rule("OR-RESEARCH-1")
def test_psilon_research_draws_three() -> None:
    table = Table("psilon", "humans")
    table.begin()
    table.plays(0, "research")
    table.draws("titan", "frigate", "frigate")
    assert table.hand(0) == ["titan", "frigate", "frigate"]
    assert table.asked() == (1, "ChooseAction")
    table.plays(1, "research")
    table.draws("titan", "autolab")
    assert table.asked() == (0, "ChooseAction")


@card("psilon", "scout-ship")
def test_psilon_draw_no_more_by_effects() -> None:
    table = Table("psilon", "humans")
    table.seat(0, food=2, hand=["scout-ship"])
    table.begin()
    table.plays(0, "construction", "build:scout-ship")
    table.draws("titan", "frigate", "frigate")
    assert table.asked() == (1, "ChooseAction")


@card("psilon")
def test_psilon_draw_one_card_at_low_exertion() -> None:
    table = Table("psilon", "humans")
    table.seat(0, food=0, fleet=0, production=0)
    table.begin(start=True)
    table.draws("titan")
    assert table.asked() == (0, "ChooseAction")


# Texts


@pytest.mark.parametrize(
    ("race", "english", "polish"),
    [
        ("humans", ["Humans", "No special ability"], ["Ludzie", "Bez zdolności"]),
        ("alkari", ["and 1 VP", "may pay 1 VP", "1 extra action cube"], ["oraz 1 PZ", "zapłać 1 PZ"]),
        ("bulrathi", ["4 action cubes", "1 Production or 2 Fleet"], ["4 znaczniki", "1 produkcji albo 2 floty"]),
        ("darlok", ["discards 1 card", "1 of the top 3 cards"], ["odrzuca 1 kartę", "1 z 3 wierzchnich"]),
        ("meklar", ["may make one exchange", "without an action"], ["wykonaj jedną wymianę", "bez akcji"]),
        ("mrrshan", ["1 Fleet"], ["1 floty"]),
        ("psilon", ["1 more card"], ["o 1 kartę więcej"]),
    ],
)
def test_races_say_what_they_do(race: str, english: list[str], polish: list[str]) -> None:
    for part in english:
        assert part in game_text(f"race:{race}")
    for part in polish:
        assert part in game_text(f"race:{race}", "pl")
