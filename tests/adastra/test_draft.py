"""AA-DRAFT, AA-HAND, AA-HIDE: the draft, the hand limit, and what others know of a hand."""

from __future__ import annotations

from random import Random

import pytest

from orrery.games.adastra.names import HAND_LIMIT
from orrery.games.adastra.player import PASSED
from orrery.games.adastra.rounds.draft import Draft
from orrery.games.adastra.rounds.hand import check_hand
from orrery.games.adastra.rounds.turns import EndRound
from orrery.games.adastra.state import DISCARDING, DRAFTING, NO_TASK, TECHNOLOGY_DECK
from orrery.games.adastra.tabletop import Tabletop
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.technologies.drawing import DrawTechnologies
from orrery.games.parts.effect import Resolve
from orrery.kernel import NATURE, SPECTATOR, Step, fingerprint
from orrery.kernel.events import HIDDEN
from tests.adastra.table import Table
from tests.markers import card, rule

EMPIRES = ("sol", "psilon", "silicoid", "mrrshan", "sakkra")
CARDS = [one.id for one in TECHNOLOGIES.pieces[:25]]
"""Names of the first technologies: the packs of the tests, five for each seat."""


def dealt(seats: int, round: int = 1, packs: list[list[str]] | None = None) -> Table:
    """Packs are dealt: the first five technologies of the box to the first seat, the next five to the second…"""
    table = Table(*EMPIRES[:seats], round=round)
    table.push(Draft())
    for seat in range(seats):
        for name in packs[seat] if packs else CARDS[5 * seat : 5 * seat + 5]:
            table.nature(f"draw-technology:{name}")
    return table


def pack(table: Table, seat: int) -> list[str]:
    return [TECHNOLOGIES[card].id for card in table.player(seat).pack]


def kept(table: Table, seat: int) -> list[str]:
    return [TECHNOLOGIES[card].id for card in table.player(seat).kept]


def keep(table: Table, *names: str) -> None:
    """Everybody keeps a card."""
    for seat, name in enumerate(names):
        table.plays(seat, f"keep:{name}")


def firsts(table: Table) -> list[str]:
    """The first card of everybody's pack."""
    return [pack(table, seat)[0] for seat in range(table.state.seats)]


def named(cards: tuple[int, ...]) -> list[str]:
    return ["?" if card == HIDDEN else TECHNOLOGIES[card].id for card in cards]


def known_hand(table: Table, viewer: int, seat: int) -> list[str]:
    """What a viewer knows of a hand."""
    return [name for name in named(table.state.masked(viewer).players[seat].hand.cards) if name != "?"]


def sees(table: Table, viewer: int, seat: int) -> tuple[list[str], list[str]]:
    """What a viewer sees of a pack and of the cards kept in this draft."""
    player = table.state.masked(viewer).players[seat]
    return named(player.pack), named(player.kept)


# The draft


@rule("AA-DRAFT-1")
def test_everybody_draws_five_cards_while_hands_are_set_aside() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=CARDS[20:25])
    table.push(Draft())
    assert table.state.task == NO_TASK
    for _ in range(10):
        assert table.asked()[0] == NATURE
        table.nature(table.options(NATURE)[0])
    assert [len(pack(table, seat)) for seat in range(2)] == [5, 5]
    assert table.state.task == DRAFTING
    assert len(table.hand(0)) == 5
    assert "keep:" + CARDS[20] not in table.options(0)  # hands are no part of it


@rule("AA-DRAFT-1")
def test_cards_are_dealt_in_turn_order() -> None:
    table = Table("sol", "psilon", "silicoid")
    table.state.order = (2, 0, 1)
    table.push(Draft())
    for name in CARDS[:15]:
        table.nature(f"draw-technology:{name}")
    assert [pack(table, seat) for seat in (2, 0, 1)] == [CARDS[:5], CARDS[5:10], CARDS[10:15]]


@rule("AA-DRAFT-2", "AA-SUB-3")
@pytest.mark.parametrize(("round", "direction"), [(1, 1), (2, -1), (3, 1), (4, -1)])
def test_packs_go_to_the_left_in_odd_and_to_the_right_in_even_rounds(round: int, direction: int) -> None:
    table = dealt(3, round)
    keep(table, *firsts(table))
    for seat in range(3):
        giver = (seat - direction) % 3
        assert pack(table, seat) == CARDS[5 * giver + 1 : 5 * giver + 5]
        assert kept(table, seat) == [CARDS[5 * seat]]
    keep(table, *firsts(table))
    for seat in range(3):
        giver = (seat - 2 * direction) % 3
        assert pack(table, seat) == CARDS[5 * giver + 2 : 5 * giver + 5]


@rule("AA-SUB-3", "AA-DRAFT-2", "AA-HIDE-2")
def test_picks_are_sealed_and_the_last_two_of_each_pack_are_discarded_openly() -> None:
    table = dealt(3)
    before = [fingerprint(table.state.masked(viewer)) for viewer in (1, 2, SPECTATOR)]
    other = table.state.clone()
    table.plays(0, f"keep:{CARDS[0]}")
    other.answer(0, other.options(0)[3])
    for viewer in (1, 2, SPECTATOR):
        assert fingerprint(table.state.masked(viewer)) == fingerprint(other.masked(viewer))
        assert fingerprint(table.state.masked(viewer)) not in before  # that one is done everybody sees
    table.plays(1, f"keep:{CARDS[5]}")
    table.plays(2, f"keep:{CARDS[10]}")
    keep(table, *firsts(table))
    keep(table, *firsts(table))
    assert table.state.task == NO_TASK
    pile = [TECHNOLOGIES[card].id for card in table.state.piles[TECHNOLOGY_DECK]]
    # the pack of seat 0 ends at seat 2, that of seat 1 at seat 0, that of seat 2 at seat 1
    assert pile == [*CARDS[8:10], *CARDS[13:15], *CARDS[3:5]]
    assert named(table.state.masked(SPECTATOR).piles[TECHNOLOGY_DECK]) == pile
    assert table.hand(0) == sorted([CARDS[0], CARDS[11], CARDS[7]], key=CARDS.index)
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 3, 3]
    assert f"Ada discards {TECHNOLOGIES[8].title.en}." in table.log(SPECTATOR)


@rule("AA-SUB-2", "AA-DRAFT-2")
@pytest.mark.parametrize("round", [1, 2])
def test_with_two_players_the_third_pack_is_what_is_left_of_the_own_first_one(round: int) -> None:
    table = dealt(2, round)
    keep(table, CARDS[0], CARDS[5])
    assert [pack(table, seat) for seat in range(2)] == [CARDS[6:10], CARDS[1:5]]
    keep(table, CARDS[6], CARDS[1])
    assert [pack(table, seat) for seat in range(2)] == [CARDS[2:5], CARDS[7:10]]


@rule("AA-DRAFT-3")
def test_four_starting_cards_the_empire_card_and_one_technology_become_a_hand_of_nine() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["cloning-center"])
    assert table.player(0).hand_size() == 6
    table.push(Draft())
    for _ in range(10):
        table.nature(table.options(NATURE)[0])
    for _ in range(3):
        keep(table, *firsts(table))
    assert table.player(0).hand_size() == 9
    assert "cloning-center" in table.hand(0)
    assert table.state.pending() == []


@rule("AA-SUB-1", "AA-DRAFT-1", "AA-HAND-2")
def test_who_keeps_five_technologies_drafts_three_more_and_discards_three_at_the_end() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=CARDS[20:25])
    table.push(Draft())
    for name in CARDS[:10]:
        table.nature(f"draw-technology:{name}")
    for _ in range(3):
        assert table.state.task == DRAFTING
        keep(table, *firsts(table))
    assert table.player(0).hand_size() == 13
    assert table.state.task == DISCARDING
    assert [question.seat for question in table.state.pending()] == [0]
    for _ in range(3):
        options = table.options(0)
        assert all(option.startswith("discard:") for option in options)  # no starting card, no empire card
        table.plays(0, options[0])
    assert table.player(0).hand_size() == HAND_LIMIT
    assert table.player(0).counts[19:22] == [1, 3, 1]
    assert table.state.pending() == []
    assert len(table.state.piles[TECHNOLOGY_DECK]) == 4 + 3


@rule("AA-DRAFT-3", "AA-HIDE-1")
def test_everybody_above_the_limit_discards_at_the_same_time() -> None:
    table = Table("sol", "psilon", "silicoid")
    table.seat(0, hand=CARDS[15:19])
    table.seat(2, hand=CARDS[19:24])
    table.push(Draft())
    for name in CARDS[:15]:
        table.nature(f"draw-technology:{name}")
    for _ in range(3):
        keep(table, *firsts(table))
    assert [question.seat for question in table.state.pending()] == [0, 2]
    first = table.options(0)[0]
    table.plays(0, first)
    assert first not in table.options(0)
    unseen = fingerprint(table.state.masked(1))
    table.plays(2, table.options(2)[0])
    assert fingerprint(table.state.masked(1)) == unseen
    assert len(table.hand(0)) == 7  # nothing has left a hand yet
    table.plays(0, table.options(0)[0])
    table.plays(2, table.options(2)[0])
    table.plays(2, table.options(2)[0])
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 3, 5]
    assert table.state.task == NO_TASK


@rule("AA-DRAFT-3")
@card("collective-memory")
def test_effects_at_the_end_of_the_draft_come_before_the_discard() -> None:
    table = Table("sol", "klackon")
    table.seat(1, levels={"physics": 4}, hand=CARDS[20:25])
    table.push(Draft())
    for name in CARDS[:10]:
        table.nature(f"draw-technology:{name}")
    for _ in range(3):
        keep(table, *firsts(table))
    assert table.asked() == (NATURE, "DrawCard")
    assert table.state.task == NO_TASK
    table.nature(f"draw-technology:{CARDS[15]}")
    assert table.state.task == DISCARDING  # with thirteen cards and one more, four at once
    assert table.player(1).hand_size() == 14
    for _ in range(4):
        table.plays(1, table.options(1)[0])
    assert table.player(1).hand_size() == HAND_LIMIT
    assert table.state.pending() == []


@rule("AA-DRAFT-3")
@card("collective-memory")
def test_effects_at_the_end_of_the_draft_follow_the_turn_order() -> None:
    table = Table("klackon", "klackon")
    table.seat(0, levels={"physics": 4})
    table.seat(1, levels={"physics": 4})
    table.state.order = (1, 0)
    table.push(Draft())
    for name in CARDS[:10]:
        table.nature(f"draw-technology:{name}")
    for _ in range(3):
        keep(table, *firsts(table))
    table.nature(f"draw-technology:{CARDS[15]}")
    assert CARDS[15] in table.hand(1)
    table.nature(f"draw-technology:{CARDS[16]}")
    assert CARDS[16] in table.hand(0)


@rule("AA-SUB-4", "AA-COMP-6")
def test_the_deck_runs_out_in_the_middle_of_a_deal() -> None:
    table = Table("sol", "psilon")
    table.deck(TECHNOLOGY_DECK, *CARDS[:7])
    table.state.piles[TECHNOLOGY_DECK] = tuple(TECHNOLOGIES.number(name) for name in CARDS[7:12])
    table.push(Draft())
    for name in CARDS[:7]:
        assert f"draw-technology:{CARDS[7]}" not in table.options(NATURE)
        table.nature(f"draw-technology:{name}")
    assert table.state.piles[TECHNOLOGY_DECK] == ()
    assert table.options(NATURE) == [f"draw-technology:{name}" for name in CARDS[7:12]]
    assert "5 discards are shuffled into a new deck." in table.log()
    for name in CARDS[7:10]:
        table.nature(f"draw-technology:{name}")
    assert pack(table, 1) == CARDS[5:10]
    assert named(table.state.decks[TECHNOLOGY_DECK]) == CARDS[10:12]


@rule("AA-COMP-6")
def test_if_deck_and_discards_are_empty_one_draws_what_there_is() -> None:
    table = Table("sol", "psilon")
    table.deck(TECHNOLOGY_DECK, *CARDS[:8])
    table.push(Draft())
    for name in CARDS[:8]:
        table.nature(f"draw-technology:{name}")
    assert [len(pack(table, seat)) for seat in range(2)] == [5, 3]
    while table.state.pending():
        seat = table.state.pending()[0].seat
        table.plays(seat, table.options(seat)[0])
    assert sum(len(table.hand(seat)) for seat in range(2)) + len(table.state.piles[TECHNOLOGY_DECK]) == 8


# The hand


class Check(Step[Tabletop]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Tabletop) -> None:
        check_hand(state, self.seat)


@rule("AA-HAND-1")
def test_a_hand_is_starting_cards_the_empire_card_and_technologies() -> None:
    table = Table("sol", "psilon")
    assert table.player(0).hand_size() == 5
    table.seat(0, hand=CARDS[:2], starting=(0, 2, 1), pool=[])
    assert table.player(0).hand_size() == 5
    table.seat(0, missions=[], anomalies=[])
    table.player(0).missions = table.player(0).missions.plus(0)
    assert table.player(0).hand_size() == 5  # missions, anomalies and diplomats are no hand cards


@rule("AA-HAND-2")
def test_the_limit_holds_at_all_times_for_technology_cards_only() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=CARDS[:5])
    table.push(Check(0))
    assert table.state.pending() == []
    table.seat(0, hand=[CARDS[5], CARDS[6]])
    table.push(Check(0))
    assert table.asked() == (0, "DiscardDown")
    assert table.options(0) == [f"discard:{name}" for name in CARDS[:7]]
    table.plays(0, f"discard:{CARDS[6]}")
    table.plays(0, f"discard:{CARDS[0]}")
    assert table.hand(0) == CARDS[1:6]
    assert table.state.pending() == []
    assert named(table.state.piles[TECHNOLOGY_DECK]) == [CARDS[6], CARDS[0]]


@rule("AA-HAND-2")
def test_played_starting_cards_make_room() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=CARDS[:7], starting=(0, 2, 1))
    table.push(Check(0))
    assert table.state.pending() == []


@rule("AA-SUB-5", "AA-HAND-2")
def test_a_card_drawn_in_another_players_turn_is_discarded_for_at_once() -> None:
    table = Table("sol", "psilon")
    table.seat(1, hand=CARDS[:5])
    table.push(Resolve(1, 0, DrawTechnologies(1)), active=0)
    table.nature(f"draw-technology:{CARDS[10]}")
    assert table.asked() == (1, "DiscardDown")
    reveals = table.state.reveals
    table.plays(1, f"discard:{CARDS[3]}")
    assert table.state.reveals == reveals + 1
    assert table.hand(1) == [*CARDS[:3], CARDS[4], CARDS[10]]


@rule("AA-HAND-2", "AA-MGT-3")
def test_starting_cards_that_return_with_the_own_pass_put_a_hand_above_the_limit() -> None:
    table = Table("sol", "psilon")
    table.seat(1, hand=CARDS[:8], starting=(0, 1, 1), food=3)
    table.state.players[0].counts[PASSED] = 1
    table.state.passed = (0,)
    table.begin(1)
    table.plays(1, "pass")
    assert (table.asked(), table.player(1).hand_size()) == ((1, "DiscardDown"), 13)
    for name in CARDS[:3]:
        assert table.asked() == (1, "DiscardDown")
        table.plays(1, f"discard:{name}")
    assert table.hand(1) == CARDS[3:8]
    assert table.asked()[1] == "DrawCard", "management goes on"


@rule("AA-HAND-2", "AA-RND-2", "AA-ACT-7")
def test_cards_sacrificed_after_passing_that_return_put_a_hand_above_the_limit() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=CARDS[:6], starting=(1, 2, 1))
    table.state.passed = (0, 1)
    table.push(EndRound())
    assert (table.state.round, table.asked()) == (1, (0, "DiscardDown"))
    table.plays(0, f"discard:{CARDS[0]}")
    assert (table.state.round, table.player(0).hand_size()) == (2, HAND_LIMIT)


# What others know


@rule("AA-HIDE-1")
def test_packs_and_kept_cards_are_hidden_at_first() -> None:
    table = dealt(3)
    for seat in (1, 2):
        assert sees(table, 0, seat) == (["?"] * 5, [])
    assert sees(table, 0, 0) == (CARDS[:5], [])
    assert sees(table, SPECTATOR, 0) == (["?"] * 5, [])
    assert set(table.state.masked(0).decks[TECHNOLOGY_DECK]) == {HIDDEN}


@rule("AA-HIDE-3")
def test_what_was_passed_on_is_known() -> None:
    table = dealt(4)
    keep(table, *firsts(table))
    assert sees(table, 0, 1) == (CARDS[1:5], ["?"])
    assert sees(table, 0, 2) == (["?"] * 4, ["?"])
    assert sees(table, 0, 3) == (["?"] * 4, ["?"])
    assert sees(table, SPECTATOR, 1) == (["?"] * 4, ["?"])
    assert table.state.masked(0).memories == ()


@rule("AA-HIDE-3")
def test_of_a_pack_passed_on_twice_the_cards_are_known_together() -> None:
    table = dealt(4)
    keep(table, *firsts(table))
    keep(table, *firsts(table))
    masked = table.state.masked(0)
    # the own first pack: seat 1 has kept one of these four, the others lie before seat 2
    assert masked.memories == ((tuple(range(1, 5)), (1 * 4 + 1, 2 * 4 + 3)),)
    assert sees(table, 0, 1) == (CARDS[17:20], ["?", "?"])  # the pack just passed on
    assert sees(table, 0, 2) == (["?"] * 3, ["?", "?"])
    assert table.state.masked(SPECTATOR).memories == ()
    for seed in range(12):
        sampled = masked.sampled(Random(seed))
        cards = [sampled.players[1].kept[1], *sampled.players[2].pack]
        assert sorted(cards) == [1, 2, 3, 4]
        assert fingerprint(sampled.masked(0)) == fingerprint(masked)
    assert {masked.sampled(Random(seed)).players[1].kept[1] for seed in range(40)} == {1, 2, 3, 4}


@rule("AA-HIDE-3", "AA-SUB-2")
def test_with_two_players_the_pack_that_comes_back_tells_what_was_kept() -> None:
    table = dealt(2)
    keep(table, CARDS[0], CARDS[5])
    keep(table, CARDS[6], CARDS[2])
    assert sees(table, 0, 1) == (CARDS[7:10], ["?", CARDS[2]])
    assert sees(table, 1, 0) == ([CARDS[1], *CARDS[3:5]], ["?", CARDS[6]])
    assert table.state.masked(0).memories == ()


@rule("AA-HIDE-3")
def test_the_same_after_packs_to_the_right() -> None:
    table = dealt(3, round=2)
    keep(table, *firsts(table))
    assert sees(table, 0, 2) == (CARDS[1:5], ["?"])
    keep(table, *firsts(table))
    assert table.state.masked(0).memories == (((1, 2, 3, 4), (2 * 4 + 1, 1 * 4 + 3)),)


@rule("AA-HIDE-3", "AA-DRAFT-3")
def test_after_the_draft_what_is_certain_stays_known() -> None:
    table = dealt(4)
    for _ in range(3):
        keep(table, *firsts(table))
    # seat 1 took the last card out of a pack that seat 0 had passed on
    last = CARDS[17]
    assert last in table.hand(1)
    assert known_hand(table, 0, 1) == [last]
    assert known_hand(table, 0, 2) == known_hand(table, 0, 3) == []
    assert known_hand(table, SPECTATOR, 1) == []
    assert known_hand(table, 1, 2) == [CARDS[2]]


@rule("AA-HIDE-3", "AA-DRAFT-3")
def test_with_two_players_two_of_three_cards_stay_known() -> None:
    table = dealt(2)
    for _ in range(3):
        keep(table, *firsts(table))
    assert sorted(table.hand(1)) == sorted([CARDS[5], CARDS[1], CARDS[7]])
    assert sorted(known_hand(table, 0, 1)) == sorted([CARDS[1], CARDS[7]])
    assert sorted(known_hand(table, 1, 0)) == sorted([CARDS[6], CARDS[2]])


@rule("AA-HIDE-3")
def test_a_pair_of_which_it_is_not_certain_who_has_which_is_forgotten() -> None:
    table = dealt(3)
    for _ in range(3):
        keep(table, *firsts(table))
    # seat 0 knows that seats 1 and 2 hold the second and third card of its first pack, but not who holds which
    assert {CARDS[1]} <= set(table.hand(1))
    assert {CARDS[2]} <= set(table.hand(2))
    assert CARDS[1] not in known_hand(table, 0, 1)
    assert CARDS[2] not in known_hand(table, 0, 2)


@rule("AA-HIDE-3")
def test_a_pair_of_equal_cards_is_certain() -> None:
    twins = [CARDS[0], CARDS[1], CARDS[1], CARDS[2], CARDS[3]]
    table = dealt(3, packs=[twins, CARDS[5:10], CARDS[10:15]])
    keep(table, CARDS[0], CARDS[5], CARDS[10])
    keep(table, CARDS[11], CARDS[1], CARDS[6])
    keep(table, CARDS[7], CARDS[12], CARDS[1])
    assert CARDS[1] in known_hand(table, 0, 1)
    assert CARDS[1] in known_hand(table, 0, 2)


@rule("AA-HIDE-3")
def test_who_knows_a_card_no_longer_does_when_it_is_gone() -> None:
    table = dealt(2)
    for _ in range(3):
        keep(table, *firsts(table))
    player = table.player(1)
    number = TECHNOLOGIES.number(CARDS[7])
    player.hand = player.hand.minus(number)
    assert known_hand(table, 0, 1) == [CARDS[1]]


@rule("AA-HIDE-1", "AA-HIDE-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_a_viewer_may_not_know_changes_nothing_for_him(seats: int) -> None:
    """Every state of some drafts: what is sampled masks back to the same, with every card in one place."""
    rng = Random(seats)
    table = Table(*EMPIRES[:seats])
    table.push(Draft())
    state = table.state
    deck = sorted(state.decks[TECHNOLOGY_DECK])
    while state.pending():
        for viewer in (*range(seats), SPECTATOR):
            masked = state.masked(viewer)
            sampled = masked.sampled(rng)
            assert fingerprint(sampled.masked(viewer)) == fingerprint(masked)
            found = [*sampled.decks[TECHNOLOGY_DECK], *sampled.piles[TECHNOLOGY_DECK]]
            for player in sampled.players:
                found += [*player.hand.cards, *player.pack, *player.kept]
            assert sorted(found) == deck
        seat = rng.choice(state.pending()).seat
        state.answer(seat, state.drawn(rng.random()) if seat == NATURE else rng.choice(state.options(seat)))


@rule("AA-HIDE-1")
def test_how_many_cards_somebody_holds_is_public_and_so_are_starting_cards() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=CARDS[:3], starting=(1, 2, 0))
    masked = table.state.masked(1)
    assert masked.players[0].hand.cards == (HIDDEN,) * 3
    assert masked.players[0].hand_size() == 6
    assert masked.players[0].counts[19:22] == [1, 2, 0]


@rule("AA-DRAFT-2")
def test_the_log_tells_everybody_what_they_may_know() -> None:
    table = dealt(2)
    keep(table, CARDS[0], CARDS[5])
    title = TECHNOLOGIES[0].title.en
    assert f"Ada keeps {title}." in table.log(0)
    assert "Ada keeps a card." in table.log(1)
    assert f"Bo is passed {TECHNOLOGIES[1].title.en}." in table.log(1)
    assert "Bo is passed a card. (×4)" in table.log(0)
