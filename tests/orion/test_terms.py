from collections import Counter
from random import Random

import pytest

from orrery.games.orion.card import CARDS
from orrery.games.orion.game import GAME
from orrery.games.orion.names import ADVISORS, COLOURS, RACES, STRUCTURES
from orrery.games.orion.state import Orion
from orrery.kernel import NATURE, Dealer
from orrery.kernel.events import HIDDEN
from orrery.kernel.looking import story
from orrery.kernel.state import SPECTATOR
from orrery.kernel.text import IllegalAnswer
from tests.markers import card, rule
from tests.orion.table import DECK, Table


def cubes(table: Table, seat: int) -> int:
    """All action cubes of a player, wherever they are."""
    player = table.player(seat)
    piles = [table.has(seat, pile) for pile in ("reserve", "pool", "spent")]
    return sum(piles) + sum(player.cubes) + player.advisor_cube


# Limits


@rule("OR-TERM-1")
def test_resources_stop_at_nine_and_morale_at_ten() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=8, morale=9, hand=["autolab"])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "exploitation", "exploit:autolab")
    assert table.has(0, "food") == 9
    table.plays(0, "propaganda")
    assert table.has(0, "morale") == 10


@rule("OR-TERM-1", "OR-ATTACK-6")
def test_morale_has_no_lower_bound() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9)
    table.seat(1, fleet=0, morale=-3)
    table.begin()
    table.plays(0, "attack")
    assert table.has(1, "morale") == -4


@rule("OR-TERM-1")
def test_vp_have_no_upper_bound() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, vp=149)
    table.seat(1, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "vp") == 151


@rule("OR-TERM-1", "OR-TERM-4", "OR-TERM-6", "OR-EFFECT-8", "OR-TURN-2")
@pytest.mark.parametrize("seed", range(6))
def test_limits_hold_in_any_game(seed: int) -> None:
    random = Random(seed)
    dealer = Dealer(seed)
    players = 2 + seed % 3
    table = Table(*["humans"] * players)
    table.state = GAME.new(GAME.setup(players))
    while table.state.pending():
        [question] = table.state.pending()
        state = table.state
        if question.seat == NATURE:
            state.answer(NATURE, dealer.choose(state))
        else:
            options = state.options(question.seat)
            assert options
            state.answer(question.seat, random.choice(options))
        for seat, player in enumerate(state.players):
            assert cubes(table, seat) == 10
            assert all(0 <= table.has(seat, track) <= 9 for track in ("food", "fleet", "production"))
            assert table.has(seat, "morale") <= 10
            assert min(table.has(seat, track) for track in ("vp", "reserve", "pool")) >= 0
            assert len(player.systems) <= 4 + (table.advisor(seat) == "fulcrum-sandebar")
            assert all(1 <= len(system) <= 5 for system in player.systems)
        assert cards_on_the_table(state) == DECK
    assert table.state.outcome() is not None


def cards_on_the_table(state: Orion) -> int:
    cards = state.deck_size + len(state.discards) + (state.announced >= 0)
    for player in state.players:
        cards += len(player.hand) + len(player.aside)
        cards += sum(1 for system in player.systems for card in system if card < len(STRUCTURES))
    return cards


# Components


@rule("OR-TERM-2")
def test_the_box_holds_ninety_structures_eight_advisors_and_seven_races() -> None:
    colours = Counter(COLOURS[CARDS[number].colour] for number in range(len(STRUCTURES)))
    assert colours == {"blue": 13, "red": 11, "yellow": 11, "grey": 10}
    assert (len(STRUCTURES), len(ADVISORS), len(RACES)) == (45, 8, 7)
    assert len(GAME.components()) == 45 + 8 + 7
    assert Table("humans", "humans").state.deck == [2] * 45


@rule("OR-TERM-2", "OR-SPEC-2")
@card("troop-transport")
def test_an_advisor_is_no_structure() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, advisor="kuruk")
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.asked() == (1, "ChooseAction")
    assert table.advisor(1) == "kuruk"


@rule("OR-TERM-3")
@card("cloning-center")
def test_cards_in_hand_are_not_your_cards() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=9, fleet=9, production=9, hand=["cloning-center", "autolab", "titan"])
    table.seat(0, advisor="kuruk", systems=[["biospheres", "frigate"], ["doom-star"]])
    table.begin()
    table.plays(0, "construction", "build:cloning-center", "place:new")
    assert (table.has(0, "vp"), table.has(0, "morale")) == (2, 9)


# Systems


@rule("OR-TERM-4", "OR-BUILD-1")
def test_a_system_is_a_stack_from_its_first_card_up() -> None:
    table = Table("humans", "humans")
    table.seat(0, production=3, hand=["frigate", "frigate"])
    table.seat(1, pool=0)
    table.begin()
    table.plays(0, "construction", "build:frigate")
    assert table.systems(0) == [["frigate"]]
    table.plays(0, "construction", "build:frigate", "place:1")
    assert table.systems(0) == [["frigate", "frigate"]]


@rule("OR-TERM-4")
@card("troop-transport")
def test_systems_are_never_removed() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, fleet=3, hand=["troop-transport"])
    table.seat(1, systems=[["frigate"]])
    table.begin()
    table.plays(0, "construction", "build:troop-transport")
    assert table.systems(1) == [["frigate"]]


@rule("OR-TERM-5")
def test_a_covered_card_has_no_effect() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=9, systems=[["soil-enrichment-facility", "titan"], ["frigate", "scout-ship"]])
    table.seat(1, fleet=0, systems=[["star-fortress", "titan"]])
    table.begin()
    assert table.refusal(0, "activation") == "nothing-to-activate"
    table.plays(0, "attack")
    assert table.asked() == (1, "ChooseAction")
    assert (table.hand(0), table.has(1, "vp")) == ([], 0)


@rule("OR-TERM-5")
def test_the_top_card_and_the_advisor_work() -> None:
    table = Table("humans", "humans")
    table.seat(0, advisor="kuruk", systems=[["titan", "soil-enrichment-facility"], ["space-port", "titan"]])
    table.begin()
    table.plays(0, "activation")
    assert table.options(0) == ["activate:1", "activate:advisor"]


@rule("OR-TERM-5", "OR-SCORE-1")
@card("monument-of-unity")
def test_covered_cards_produce_and_score() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=4, morale=7, systems=[["monument-of-unity", "biospheres", "frigate"]])
    table.begin(start=True)
    assert table.has(0, "food") == 4 + 1 + 2
    assert table.has(0, "morale") == 6
    assert table.score(0) == 6 + 3 + 2 + 1


# Cubes


@rule("OR-TERM-6")
def test_an_attack_cube_is_spent_and_comes_back() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=1, fleet=4, systems=[["marine-barracks"]])
    table.seat(1, pool=0, fleet=0)
    table.begin()
    table.plays(0, "attack")
    assert (table.has(0, "spent"), table.has(0, "pool"), table.has(0, "reserve")) == (1, 0, 9)
    table.plays(0, "effect:1")
    assert (table.has(0, "reserve"), table.player(0).cubes) == (8, [1])
    assert cubes(table, 0) == 10
    table.plays(0, "choose:1")
    assert (table.state.round, table.has(0, "spent"), table.player(0).cubes) == (2, 0, [0])
    assert cubes(table, 0) == 10


@rule("OR-TERM-7")
@card("autolab")
def test_a_discarded_cube_may_be_taken_again_at_once() -> None:
    table = Table("humans", "humans")
    table.seat(0, pool=9, food=9, production=9, hand=["autolab"])
    table.seat(0, systems=[["soil-enrichment-facility"]], cubes=[1])
    assert table.has(0, "reserve") == 0
    table.begin()
    table.plays(0, "construction", "build:autolab", "place:1")
    assert (table.has(0, "pool"), table.has(0, "reserve"), table.player(0).cubes) == (9, 0, [0])


# Who knows what


@rule("OR-TERM-8")
def test_hands_and_the_deck_are_hidden() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, hand=["titan", "frigate"], systems=[["autolab"]], advisor="kuruk")
    table.seat(1, hand=["destroyer"])
    table.discards("scout-ship", "titan")
    table.begin()
    for viewer in (1, 2, SPECTATOR):
        seen = table.state.masked(viewer)
        assert seen.players[0].hand == [HIDDEN, HIDDEN]
        assert list(seen.deck) == []
        assert seen.deck_size == table.state.deck_size == DECK - 6
        assert seen.discards == table.state.discards
        assert seen.players[0].systems == table.player(0).systems
        assert seen.players[0].advisor == table.player(0).advisor
        assert seen.players[0].counts == table.player(0).counts
        assert seen.scores() == table.state.scores()
    assert table.state.masked(1).players[1].hand == table.player(1).hand
    assert table.state.masked(SPECTATOR).players[1].hand == [HIDDEN]


@rule("OR-TERM-8")
def test_only_the_player_sees_what_a_hand_allows() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan"])
    table.begin()
    assert table.state.masked(0).options(0) == table.state.options(0)
    for viewer in (1, SPECTATOR):
        with pytest.raises(IllegalAnswer, match="Only seat 1 can see"):
            table.state.masked(viewer).options(0)


@rule("OR-TERM-8")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    table = Table("humans", "humans")
    table.begin()
    table.plays(0, "research")
    table.draws("titan", "frigate")
    drawn = [event for event in table.news if event.kind == "draw"]
    titles = [STRUCTURES[event.masked(0).secret] for event in drawn]
    assert titles == ["titan", "frigate"]
    assert [event.masked(viewer).secret for event in drawn for viewer in (1, SPECTATOR)] == [HIDDEN] * 4
    for viewer, known in ((0, True), (1, False), (SPECTATOR, False)):
        log = [story([event], ["Ann", "Bob"], viewer, "en")[0].text for event in drawn]
        assert ("Titan" in log[0], "Frigate" in log[1]) == (known, known)


@rule("OR-TERM-8")
def test_nobody_sees_the_cards_another_draws() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, hand=["destroyer"])
    table.seat(1, hand=["frigate"])
    table.begin()
    table.plays(0, "exploitation", "exploit:destroyer")
    table.draws("titan", "titan", "autolab", "autolab")
    table.plays(0, "discard:titan")
    table.plays(1, "exploitation", "exploit:frigate")
    table.draws("doom-star", "doom-star", "battleship", "battleship")
    table.plays(1, "discard:battleship")
    table.plays(2, "research")
    table.draws("scout-ship", "scout-ship")
    for seat, cards in ((0, 3), (1, 3), (2, 2)):
        for viewer in {0, 1, 2, SPECTATOR} - {seat}:
            assert table.state.masked(viewer).players[seat].hand == [HIDDEN] * cards


@rule("OR-TERM-8")
def test_the_four_cards_of_exploitation_are_hidden() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["frigate"])
    table.begin()
    table.plays(0, "exploitation", "exploit:frigate")
    table.draws("titan", "titan", "autolab", "autolab")
    assert list(table.state.masked(1).players[0].aside) == [HIDDEN] * 4
    with pytest.raises(IllegalAnswer, match="Only seat 1 can see"):
        table.state.masked(1).options(0)
    assert len(table.options(0)) == 2


@rule("OR-TERM-8", "OR-DECK-3")
@card("advanced-data-center")
def test_everybody_knows_a_card_taken_from_the_discard_pile() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, hand=["advanced-data-center", "titan"])
    table.discards("scout-ship", "frigate")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center", "take:scout-ship")
    scout_ship = STRUCTURES.index("scout-ship")
    for viewer in (1, SPECTATOR):
        assert sorted(table.state.masked(viewer).players[0].hand) == [HIDDEN, scout_ship]


@rule("OR-TERM-8")
@card("advanced-data-center")
def test_nobody_can_tell_which_of_two_copies_was_discarded() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=1, hand=["advanced-data-center", "titan"])
    table.seat(1, pool=0)
    table.discards("titan")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    assert sorted(table.state.masked(1).players[0].hand) == [HIDDEN, STRUCTURES.index("titan")]
    table.plays(0, "exploitation", "exploit:titan")
    assert table.state.masked(1).players[0].hand == [HIDDEN]


@rule("OR-TERM-8")
@card("darlok")
def test_a_known_card_stays_known_until_a_copy_of_it_goes() -> None:
    table = Table("darlok", "humans")
    table.seat(0, hand=["frigate", "frigate"])
    table.seat(1, pool=0)
    table.discards("titan")
    table.begin()
    table.plays(0, "propaganda", "take:titan")
    table.plays(0, "exploitation", "exploit:frigate")
    table.draws("autolab", "autolab", "battleship", "battleship")
    table.plays(0, "discard:autolab")
    titan = STRUCTURES.index("titan")
    assert sorted(table.state.masked(1).players[0].hand) == [HIDDEN] * 4 + [titan]
    table.plays(0, "exploitation", "exploit:titan")
    assert table.state.masked(1).players[0].hand == [HIDDEN] * 4


@rule("OR-TERM-8")
@card("advanced-data-center")
def test_of_two_known_copies_one_stays_known() -> None:
    table = Table("humans", "humans")
    table.seat(0, food=2, hand=["advanced-data-center", "advanced-data-center"])
    table.seat(1, pool=0)
    table.discards("titan", "titan")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center", "take:titan")
    table.plays(0, "construction", "build:advanced-data-center", "place:1")
    titan = STRUCTURES.index("titan")
    assert table.state.masked(1).players[0].hand == [titan, titan]
    table.plays(0, "exploitation", "exploit:titan")
    assert table.state.masked(1).players[0].hand == [titan]


@rule("OR-TERM-8")
@card("spy-center", "advanced-data-center")
def test_a_spy_sees_the_whole_hand_and_others_keep_what_they_knew() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, food=1, hand=["advanced-data-center", "titan", "frigate"])
    table.seat(1, food=1, fleet=1, hand=["spy-center"])
    table.discards("titan")
    table.begin()
    table.plays(0, "construction", "build:advanced-data-center")
    table.plays(1, "construction", "build:spy-center")
    assert table.state.masked(1).players[0].hand == table.player(0).hand
    assert sorted(table.state.masked(2).players[0].hand) == [HIDDEN, HIDDEN, STRUCTURES.index("titan")]
    assert table.options(1) == ["take:titan", "take:frigate"]
    with pytest.raises(IllegalAnswer, match="Only seat 2 can see"):
        table.state.masked(2).options(1)


@rule("OR-TERM-8")
@card("spy-center")
def test_only_the_spy_and_the_victim_know_what_was_stolen() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(1, hand=["titan", "frigate"])
    table.seat(2, hand=["spy-center"])
    table.begin(seat=2)
    table.plays(2, "construction", "build:spy-center", "take:titan")
    titan, frigate = STRUCTURES.index("titan"), STRUCTURES.index("frigate")
    assert table.state.masked(2).players[1].hand == [frigate]
    assert table.state.masked(1).players[2].hand == [titan]
    for viewer in (0, SPECTATOR):
        assert table.state.masked(viewer).players[1].hand == [HIDDEN]
        assert table.state.masked(viewer).players[2].hand == [HIDDEN]
    [stolen] = [event for event in table.news if event.kind == "steal"]
    assert [stolen.masked(viewer).secret for viewer in (0, 1, 2, SPECTATOR)] == [HIDDEN, titan, titan, HIDDEN]


@rule("OR-TERM-8")
def test_what_is_hidden_may_be_any_card_not_seen() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "titan", "frigate"])
    table.seat(1, hand=["autolab", "autolab", "jump-gate"], systems=[["advanced-data-center", "advanced-data-center"]])
    table.begin()
    seen = table.state.masked(1)
    hands = set()
    for seed in range(20):
        guess = seen.sampled(Random(seed))
        assert guess.players[1].hand == table.player(1).hand
        assert len(guess.players[0].hand) == 3
        assert cards_on_the_table(guess) == DECK
        assert sum(guess.deck) == guess.deck_size == DECK - 8
        assert {"autolab", "advanced-data-center"}.isdisjoint(STRUCTURES[number] for number in guess.players[0].hand)
        hands.add(tuple(guess.players[0].hand))
    assert len(hands) > 10


@rule("OR-TERM-8")
def test_cards_drawn_to_choose_from_are_nowhere_else() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["frigate"])
    table.seat(1, hand=["destroyer"] * 2)
    table.begin()
    table.plays(0, "exploitation", "exploit:frigate")
    table.draws("titan", "titan", "autolab", "autolab")
    for seed in range(10):
        guess = table.state.masked(0).sampled(Random(seed))
        assert guess.players[0].aside == table.player(0).aside
        assert cards_on_the_table(guess) == DECK
        assert guess.deck[STRUCTURES.index("titan")] == guess.deck[STRUCTURES.index("autolab")] == 0


# The discard pile


@rule("OR-TERM-9")
def test_who_discards_several_cards_chooses_their_order() -> None:
    table = Table("humans", "humans")
    table.seat(0, hand=["titan", "frigate", "autolab"])
    table.middle("kuruk")
    table.begin()
    table.plays(0, "contract", "discard:frigate", "discard:autolab", "discard:titan")
    assert table.pile() == ["frigate", "autolab", "titan"]


@rule("OR-TERM-9", "OR-EFFECT-5")
@card("destroyer")
def test_several_players_discard_clockwise_from_the_left() -> None:
    table = Table("humans", "humans", "humans")
    table.seat(0, hand=["titan", "titan"])
    table.seat(1, hand=["destroyer"])
    table.seat(2, hand=["frigate", "autolab"])
    table.begin(seat=1)
    table.plays(1, "construction", "build:destroyer")
    table.plays(2, "choose:1", "discard:frigate", "discard:autolab")
    table.plays(0, "choose:1", "discard:titan", "discard:titan")
    assert table.pile() == ["frigate", "autolab", "titan", "titan"]


@rule("OR-TERM-9", "OR-END-2")
def test_at_the_end_of_a_round_the_first_player_discards_first() -> None:
    table = Table("humans", "humans", "humans", first=2)
    for seat in range(3):
        table.seat(seat, pool=0)
    table.seat(2, pool=1, hand=["titan", "titan", "frigate", "frigate", "autolab", "autolab"])
    table.seat(0, hand=["battleship", "battleship", "destroyer", "destroyer", "space-port", "space-port"])
    table.begin(seat=2)
    table.plays(2, "propaganda", "discard:frigate")
    table.plays(0, "discard:destroyer")
    assert table.pile() == ["frigate", "destroyer"]


# Golden rules


@rule("OR-TERM-10")
@card("orbital-batteries")
def test_a_card_beats_the_board() -> None:
    table = Table("humans", "humans")
    table.seat(0, fleet=5)
    table.seat(1, fleet=5, systems=[["orbital-batteries"]])
    table.begin()
    table.plays(0, "attack")
    assert table.has(0, "fleet") == 2


@rule("OR-TERM-10")
@card("psilon")
def test_the_board_beats_the_rules() -> None:
    table = Table("psilon", "humans")
    table.begin()
    table.plays(0, "research")
    table.draws("titan", "titan", "frigate")
    assert len(table.hand(0)) == 3
