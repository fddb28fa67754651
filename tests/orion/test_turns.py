from orrery.games.orion.names import STRUCTURES
from tests.markers import card, rule
from tests.orion.table import Table

ACTIONS = ["construction", "exploitation", "research", "activation", "attack", "trade", "propaganda", "contract"]


@rule("OR-ROUND-1", "OR-OVER-1", "OR-END-4")
def test_a_game_lasts_eight_rounds() -> None:
    table = Table("humans", "humans", "humans")
    table.deck()
    table.begin(start=True)
    turns = []
    while table.state.pending():
        seat, question = table.asked()
        assert question == "ChooseAction"
        turns.append((table.state.round, seat))
        table.plays(seat, "research")
    starts = [(event.values[0], event.seat) for event in table.news if event.kind == "round"]
    assert starts == [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1), (6, 2), (7, 0), (8, 1)]
    assert turns[:12] == [(1, 0), (1, 1), (1, 2)] * 4
    assert turns[12:16] == [(2, 1), (2, 2), (2, 0), (2, 1)]
    assert len(turns) == 8 * 12
    assert table.state.outcome() == [1, 1, 1]


@rule("OR-ROUND-1")
def test_a_round_has_three_parts() -> None:
    table = Table("alkari", "humans")
    table.seat(0, food=3, fleet=3, production=1, morale=5, systems=[["frigate"]])
    table.seat(0, hand=list(STRUCTURES[:5]))
    table.seat(1, food=4)
    table.begin(start=True)
    table.draws("titan")
    table.plays(0, "done")
    for _ in range(3):
        table.plays(
            0, "trade", "exchange:fleet-production" if table.has(0, "fleet") > 1 else "exchange:production-food"
        )
        table.plays(1, "trade", "exchange:fleet-food" if table.has(1, "fleet") > 1 else "exchange:food-fleet")
    table.plays(1, "propaganda")
    assert table.asked() == (0, "DiscardCards")
    table.plays(0, "discard:titan")
    assert (table.state.round, table.state.first) == (2, 1)
    told = [event.kind for event in table.news if event.kind in ("round", "exertion", "draw", "discard")]
    assert told == ["round", "exertion", "draw", "exertion", "discard", "round", "exertion", "exertion"]


@rule("OR-TURN-1")
def test_players_without_cubes_are_skipped() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, pool=2)
    table.seat(1, pool=0)
    table.seat(2, pool=3)
    table.deck()
    table.begin()
    turns = []
    while table.state.round == 1:
        seat, _ = table.asked()
        turns.append(seat)
        table.plays(seat, "research")
    assert turns == [0, 2, 0, 2, 2]


@rule("OR-TURN-1")
def test_the_first_player_begins() -> None:
    table = Table("humans", "humans", "humans", first=2)
    table.begin(start=True)
    assert table.asked() == (2, "ChooseAction")


@rule("OR-TURN-1")
def test_a_turn_is_one_action() -> None:
    table = Table("humans", "humans")
    table.begin()
    table.plays(0, "propaganda")
    assert table.asked() == (1, "ChooseAction")
    assert (table.has(0, "pool"), table.has(0, "spent")) == (3, 1)


@rule("OR-TURN-2")
def test_there_is_no_passing() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, hand=["scout-ship", "titan", "titan"], systems=[["soil-enrichment-facility"]])
    table.middle("kuruk")
    table.begin()
    assert table.options(0) == ACTIONS


@rule("OR-TURN-2")
def test_research_is_always_possible() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=0, production=0, pool=2)
    table.seat(1, pool=0)
    table.deck()
    table.begin()
    table.plays(0, "propaganda")
    assert table.options(0) == ["research"]
    refusals = {action: table.refusal(0, action) for action in ACTIONS}
    assert refusals == {
        "construction": "nothing-to-build",
        "exploitation": "no-hand",
        "research": None,
        "activation": "nothing-to-activate",
        "attack": "nobody-to-attack",
        "trade": "nothing-to-trade",
        "propaganda": "once-a-round",
        "contract": "too-few-cards",
    }
    table.plays(0, "research")
    assert table.state.round == 2


@rule("OR-TURN-3")
def test_an_action_may_be_repeated() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=6, fleet=0, production=0)
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "trade", "exchange:food-production", "trade", "exchange:food-production")
    assert (table.has(0, "food"), table.has(0, "production")) == (0, 2)
    table.plays(0, "propaganda")
    assert table.refusal(0, "propaganda") == "once-a-round"


@rule("OR-TURN-4")
@card("autolab")
def test_extra_cubes_are_for_later_turns() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, production=3, hand=["autolab"], systems=[["star-fortress"]])
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:new")
    assert table.has(0, "pool") == 5
    assert table.asked() == (1, "ChooseAction")


@rule("OR-TURN-5")
@card("holo-simulator")
def test_the_cube_of_the_action_cannot_be_returned() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, food=2, hand=["holo-simulator"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator")
    assert table.asked() == (1, "ChooseAction")
    assert (table.advisor(0), table.has(0, "pool"), table.has(0, "spent")) == (None, 0, 1)


@rule("OR-TURN-5")
@card("holo-simulator")
def test_another_cube_can_be_returned() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=2, food=2, hand=["holo-simulator"])
    table.middle("kuruk", "quail")
    table.begin()
    table.plays(0, "construction", "build:holo-simulator")
    assert table.options(0) == ["use", "done"]
    table.plays(0, "use", "hire:quail")
    assert (table.advisor(0), table.has(0, "pool"), table.has(0, "reserve")) == ("quail", 0, 9)


@rule("OR-TURN-5")
@card("colonial-revenue-service")
def test_revenue_needs_another_cube_too() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, food=1, fleet=2, production=2, hand=["colonial-revenue-service"], systems=[["titan"]])
    table.begin()
    table.plays(0, "construction", "build:colonial-revenue-service", "place:1")
    assert table.asked() == (1, "ChooseAction")
    assert table.has(0, "fleet") == 0
