import pytest

from orrery.games.orion.game import GAME
from orrery.games.orion.names import ADVISORS, COPIES, STRUCTURES
from orrery.kernel import NATURE, Chance
from orrery.kernel.events import HIDDEN
from orrery.kernel.text import BadSetup, IllegalAnswer
from tests.markers import card, rule
from tests.orion.table import DECK, Table

OFFERS = ["offer:quail", "offer:kuruk", "offer:viktoriya", "offer:harrava", "offer:advia-osm"]
FIRST_HAND = ["titan", "titan", "frigate", "autolab", "destroyer"]
SECOND_HAND = ["frigate", "space-port", "biospheres", "autolab", "scout-ship"]


def opened(players: int, **variants: object) -> Table:
    """A real game at its first question."""
    table = Table(*["humans"] * players)
    table.state = GAME.new(GAME.setup(players, **variants))
    return table


def weights(table: Table) -> list[int]:
    question = table.question()
    assert isinstance(question, Chance)
    return question.weights(table.state)


# Races


@rule("OR-SETUP-1")
def test_races_are_chosen_in_turn_order_and_aliens_once() -> None:
    table = opened(3, races="choose")
    table.nature(*OFFERS, "first:2")
    assert table.asked() == (1, "ChooseRace")
    assert len(table.options(1)) == 7
    table.plays(1, "race:psilon")
    assert table.asked() == (2, "ChooseRace")
    assert table.refusal(2, "race:psilon") == "race-taken"
    assert "race:psilon" not in table.options(2)
    table.plays(2, "race:humans")
    assert table.refusal(0, "race:humans") is None
    table.plays(0, "race:humans")
    assert [player.race for player in table.state.players] == [0, 6, 0]


@rule("OR-SETUP-1")
def test_races_are_dealt_among_those_left() -> None:
    table = opened(3)
    table.nature(*OFFERS, "first:1")
    assert table.options(NATURE) == [
        "dealt-race:humans",
        "dealt-race:alkari",
        "dealt-race:bulrathi",
        "dealt-race:darlok",
        "dealt-race:meklar",
        "dealt-race:mrrshan",
        "dealt-race:psilon",
    ]
    assert weights(table) == [1] * 7
    table.nature("dealt-race:darlok")
    assert len(table.options(NATURE)) == 6
    assert "dealt-race:darlok" not in table.options(NATURE)
    table.nature("dealt-race:humans")
    assert "dealt-race:humans" in table.options(NATURE)
    table.nature("dealt-race:alkari")
    assert [table.has(seat, "vp") for seat in range(3)] == [0, 0, 1]


@rule("OR-SETUP-1")
def test_a_race_given_to_a_later_seat_is_not_dealt_to_an_earlier_one() -> None:
    table = opened(3, races=("deal", "choose", "psilon"))
    table.nature(*OFFERS, "first:1")
    assert "dealt-race:psilon" not in table.options(NATURE)
    table.nature("dealt-race:alkari")
    assert table.refusal(1, "race:psilon") == "race-taken"
    assert table.refusal(1, "race:alkari") == "race-taken"


@rule("OR-SETUP-1")
@pytest.mark.parametrize("races", [["darlok", "humans"], ("darlok", "humans")])
def test_races_are_given_as_a_list(races: object) -> None:
    assert GAME.setup(2, races=races).variants["races"] == ["darlok", "humans"]


@rule("OR-SETUP-1")
def test_seats_without_a_race_are_dealt_one() -> None:
    assert GAME.setup(3, races=("darlok",)).variants["races"] == ["darlok", "deal", "deal"]
    assert GAME.setup(3, races="darlok").variants["races"] == ["darlok", "deal", "deal"]
    assert GAME.setup(3).variants["races"] == ["deal"] * 3
    assert GAME.setup(3, races="choose").variants["races"] == ["choose"] * 3


@rule("OR-SETUP-2")
def test_markers_start_on_the_values_of_the_race() -> None:
    table = opened(2, races=("alkari", "meklar"))
    tracks = ("food", "fleet", "production", "morale", "vp", "reserve", "pool", "spent")
    assert [table.has(0, track) for track in tracks] == [5, 4, 1, 10, 1, 10, 0, 0]
    assert [table.has(1, track) for track in tracks] == [4, 3, 2, 10, 0, 10, 0, 0]
    assert table.systems(0) == []
    assert table.advisor(0) is None


# Advisors and First Player


@rule("OR-SETUP-3")
def test_five_of_the_eight_advisors_are_laid_out() -> None:
    table = opened(2, races=("humans", "humans"))
    assert table.state.round == 1
    assert table.options(NATURE) == [f"offer:{advisor}" for advisor in ADVISORS]
    for left, offer in zip((8, 7, 6, 5, 4), OFFERS, strict=True):
        assert weights(table) == [1] * left
        table.nature(offer)
        with pytest.raises(IllegalAnswer):
            table.nature(offer)
    assert table.offered() == ["advia-osm", "harrava", "kuruk", "quail", "viktoriya"]
    assert table.asked() == (NATURE, "ChooseFirst")


@rule("OR-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    table = opened(players, novice=True)
    assert table.asked() == (NATURE, "ChooseFirst")
    assert table.options(NATURE) == [f"first:{seat}" for seat in range(1, players + 1)]
    assert weights(table) == [1] * players


@rule("OR-SETUP-4", "OR-SETUP-5", "OR-SETUP-6", "OR-TURN-1")
def test_everything_goes_clockwise_from_the_first_player() -> None:
    table = opened(3, novice=True)
    table.nature("first:2")
    table.draws(*FIRST_HAND)
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 5, 0]
    table.draws(*SECOND_HAND)
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 5, 5]
    table.draws("battleship", "battleship", "doom-star", "doom-star", "jump-gate")
    for seat in (1, 2, 0):
        assert table.asked() == (seat, "Mulligan")
        table.plays(seat, "done")
    for seat in (1, 2, 0, 1):
        assert table.asked() == (seat, "ChooseAction")
        table.plays(seat, "propaganda" if table.refusal(seat, "propaganda") is None else "trade")


# Hands


@rule("OR-SETUP-5", "OR-TERM-2")
def test_hands_of_five_come_from_a_whole_deck() -> None:
    table = opened(2, novice=True)
    assert table.state.deck_size == DECK
    table.nature("first:1")
    assert table.options(NATURE) == [f"draw:{card}" for card in STRUCTURES]
    assert weights(table) == [COPIES] * len(STRUCTURES)
    table.draws("titan", "titan")
    assert "draw:titan" not in table.options(NATURE)
    with pytest.raises(IllegalAnswer):
        table.draws("titan")
    table.draws(*FIRST_HAND[2:], *SECOND_HAND)
    assert table.hand(0) == sorted(FIRST_HAND, key=STRUCTURES.index)
    assert table.hand(1) == sorted(SECOND_HAND, key=STRUCTURES.index)
    assert table.state.deck_size == DECK - 10


@rule("OR-SETUP-6")
def test_the_mulligan_exchanges_any_number_once() -> None:
    table = opened(2, novice=True)
    table.nature("first:1")
    table.draws(*FIRST_HAND, *SECOND_HAND)
    assert table.options(0) == ["discard:autolab", "discard:titan", "discard:destroyer", "discard:frigate", "done"]
    table.plays(0, "discard:titan", "discard:frigate", "done")
    assert table.pile() == ["titan", "frigate"]
    table.draws("jump-gate", "doom-star")
    assert table.hand(0) == ["autolab", "doom-star", "titan", "destroyer", "jump-gate"]
    assert table.asked() == (1, "Mulligan")
    table.plays(1, "done")
    assert table.asked() == (0, "ChooseAction")
    assert table.pile() == ["titan", "frigate"]
    assert table.state.deck_size == DECK - 12


@rule("OR-SETUP-6")
def test_the_mulligan_may_exchange_all_five() -> None:
    table = opened(2, novice=True)
    table.nature("first:1")
    table.draws(*FIRST_HAND, *SECOND_HAND)
    table.plays(0, *[f"discard:{card}" for card in FIRST_HAND])
    assert table.options(0) == ["done"]
    table.plays(0, "done")
    with pytest.raises(IllegalAnswer):
        table.draws("titan")
    table.draws("doom-star", "doom-star", "battleship", "battleship", "jump-gate")
    assert table.hand(0) == ["battleship", "battleship", "doom-star", "doom-star", "jump-gate"]
    assert table.pile() == FIRST_HAND


@rule("OR-SETUP-6", "OR-TERM-8")
def test_the_mulligan_hides_the_hand() -> None:
    table = opened(2, novice=True)
    table.nature("first:1")
    table.draws(*FIRST_HAND, *SECOND_HAND)
    seen = table.state.masked(1)
    assert seen.players[0].hand == [HIDDEN] * 5
    assert seen.players[1].hand == table.player(1).hand
    with pytest.raises(IllegalAnswer, match="Only seat 1 can see the options"):
        seen.options(0)


# Novice mode


@rule("OR-SETUP-7")
def test_novices_are_humans_without_advisors() -> None:
    table = opened(4, novice=True)
    assert [player.race for player in table.state.players] == [0, 0, 0, 0]
    assert table.offered() == []
    assert table.asked() == (NATURE, "ChooseFirst")
    table.nature("first:1")
    assert weights(table) == [COPIES] * len(STRUCTURES)


@rule("OR-SETUP-7")
def test_novices_have_no_contract() -> None:
    table = Table("humans", "humans", novice=True)
    table.seat(0, hand=["titan", "titan", "frigate"])
    table.begin()
    assert "contract" not in table.options(0)
    with pytest.raises(AssertionError, match="not even a candidate"):
        table.refusal(0, "contract")


@rule("OR-SETUP-7")
@card("holo-simulator", "espionage-training-facility")
@pytest.mark.parametrize("built", ["holo-simulator", "espionage-training-facility"])
def test_cards_about_advisors_do_nothing_for_novices(built: str) -> None:
    table = Table("humans", "humans", novice=True)
    table.seat(0, hand=[built])
    table.begin()
    table.plays(0, "construction", f"build:{built}")
    assert table.asked() == (1, "ChooseAction")
    assert (table.has(0, "pool"), table.has(0, "reserve")) == (3, 6)


# Wrong setups


@rule("OR-TERM-1")
@pytest.mark.parametrize("players", [0, 1, 5, "two"])
def test_a_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSetup) as trouble:
        GAME.setup(players)
    assert trouble.value.say("en") == f"Orion is for 2 to 4 players, not {players}."
    assert trouble.value.say("pl") == f"Orion jest dla 2–4 graczy, nie dla {players}."


@rule("OR-SETUP-1")
def test_an_alien_race_is_for_one_player() -> None:
    with pytest.raises(BadSetup) as trouble:
        GAME.setup(2, races=("darlok", "darlok"))
    assert trouble.value.say("en") == "Only one player can take darlok."
    assert trouble.value.say("pl") == "„darlok” może mieć tylko jeden gracz."
    assert GAME.setup(4, races=("humans",) * 4).variants["races"] == ["humans"] * 4


@rule("OR-SETUP-1")
@pytest.mark.parametrize("race", ["klackon", None, 3, ["humans"]])
def test_an_unknown_race_is_named(race: object) -> None:
    with pytest.raises(BadSetup) as trouble:
        GAME.setup(2, races=("humans", race))
    names = "deal, choose, humans, alkari, bulrathi, darlok, meklar, mrrshan, psilon"
    assert trouble.value.say("en") == f"“{race}” is no value of “races”. Take one of: {names}."
    assert trouble.value.say("pl") == f"„{race}” to nie wartość „races”. Do wyboru: {names}."


@rule("OR-SETUP-1")
def test_there_are_not_more_races_than_players() -> None:
    with pytest.raises(BadSetup) as trouble:
        GAME.setup(2, races=("humans", "darlok", "psilon"))
    assert trouble.value.say("en") == "3 values of “races” for 2 players."
    assert trouble.value.say("pl") == "3 wartości „races” na 2 graczy."


@rule("OR-SETUP-7")
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_novice_is_yes_or_no(value: object) -> None:
    with pytest.raises(BadSetup) as trouble:
        GAME.setup(2, novice=value)
    assert trouble.value.say("en") == f"“novice” is yes or no, not {value}."
    assert trouble.value.say("pl") == f"„novice” to tak albo nie, a nie {value}."


@rule("OR-SETUP-1")
def test_an_unknown_variant_is_named() -> None:
    with pytest.raises(BadSetup) as trouble:
        GAME.setup(2, rounds=9)
    assert trouble.value.say("en") == "Orion has no option “rounds”. It has: novice, races."
    assert trouble.value.say("pl") == "Orion nie ma opcji „rounds”. Ma: novice, races."
