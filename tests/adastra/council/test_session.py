"""Sessions of the Galactic Council: proposals, votes, envoys, one-time directives."""

from random import Random

from orrery.games.adastra.cards.boxes import DIRECTIVES
from orrery.games.adastra.council.envoys import refresh_envoys
from orrery.games.adastra.council.session import DiscardDirective, Session
from orrery.games.adastra.player import PASSED
from orrery.games.adastra.state import DEEDS, DIRECTIVE_DECK, ENVOY_DECK, GIFT_OF_FIVE, NO_TASK, TRADES, VOTING
from orrery.games.adastra.words import VOCABULARY
from tests.adastra.diplomacy.talking import active, court, talks, thrown_out
from tests.adastra.table import Table
from tests.markers import rule

DRAWN = ("universal-census", "trade-embargo", "great-work")


def convenes(table: Table, *drawn: str, seat: int = 0) -> None:
    """A session begins and these directives are drawn."""
    table.push(Session(seat), active=seat)
    for name in drawn or DRAWN:
        table.nature(f"draw-directive:{name}")


def votes(table: Table, *selected: tuple[int, ...]) -> None:
    """Every seat's selection of envoys, by their votes."""
    for seat, envoys in enumerate(selected):
        for value in envoys:
            table.plays(seat, f"select:{value}")
        if table.state.desks and table.state.desks[seat]:
            table.plays(seat, "done")


def proposed(table: Table, *selected: tuple[int, ...], seat: int = 0) -> None:
    """Great Work is dropped, the Census goes into slot 1, the Embargo into slot 2, and all select envoys."""
    convenes(table, seat=seat)
    table.plays(seat, "discard-directive:great-work", "slot:1", "slot:2")
    votes(table, *selected)


def council(*empires: str) -> Table:
    return court(*empires, council=True)


@rule("XX-CNC-1", "XX-CNC-2")
def test_everybody_owns_a_four_and_a_five_and_the_pool_has_one_two_three_per_player() -> None:
    table = council("sol", "psilon", "klackon")
    assert [player.envoys.cards for player in table.state.players] == [(3, 4)] * 3
    assert table.state.decks[ENVOY_DECK] == (0, 0, 0, 1, 1, 1, 2, 2, 2)
    assert len(table.state.decks[DIRECTIVE_DECK]) == len(DIRECTIVES) == 30
    assert len(table.state.active) == len(table.state.proposals) == 3


@rule("XX-CNC-5", "AA-HIDE-2")
def test_three_are_drawn_openly_one_is_discarded_two_go_into_different_slots() -> None:
    table = council()
    convenes(table)
    assert table.asked() == (0, "DiscardDirective")
    table.plays(0, "discard-directive:trade-embargo")
    assert thrown_out(table) == ["trade-embargo"]
    table.plays(0, "slot:3")
    assert table.options(0) == ["slot:1", "slot:2"]
    table.plays(0, "slot:1")
    assert [DIRECTIVES[n].id if n >= 0 else "–" for n in table.state.proposals] == [
        "great-work",
        "–",
        "universal-census",
    ]
    assert "Ada proposes Universal Census in slot 3." in table.log(1)


@rule("XX-CNC-5")
def test_a_single_directive_passes_without_a_vote_and_two_are_both_proposed() -> None:
    table = council()
    table.deck(DIRECTIVE_DECK, "great-work")
    convenes(table, "great-work")
    table.plays(0, "slot:2")
    assert active(table) == ["–", "great-work", "–"]
    table = council()
    table.deck(DIRECTIVE_DECK, "great-work", "trade-embargo")
    convenes(table, "great-work", "trade-embargo")
    assert table.asked() == (0, "ChooseSlot"), "nothing is discarded"
    table = council()
    table.deck(DIRECTIVE_DECK)
    table.push(Session(0), active=0)
    assert active(table) == ["–", "–", "–"]


@rule("XX-CNC-6", "XX-SUB-6")
def test_votes_come_to_light_one_after_the_other_from_the_left_the_active_player_last() -> None:
    table = council("sol", "psilon", "klackon")
    proposed(table, (5,), (4, 5), ())
    assert table.asked() == (1, "NameProposal")
    assert table.player(1).used_envoys == (3, 4)
    assert (table.player(2).used_envoys, table.player(0).used_envoys) == ((), ())
    assert table.state.masked(1).players[0].sealed == (), "the active player's selection is still secret"
    table.plays(1, "vote:trade-embargo")
    assert table.asked() == (0, "NameProposal"), "who selected none names nothing"
    assert "Cy sends no envoy to vote." in table.log()
    table.plays(0, "vote:universal-census")
    assert active(table) == ["–", "trade-embargo", "–"]
    assert table.log(2)[-4:] == [
        "Cy sends no envoy to vote.",
        "Ada reveals envoy 5.",
        "Ada gives 5 votes to Universal Census.",
        "The directive Trade Embargo is in force.",
    ]


@rule("XX-CNC-6", "XX-SUB-6", "AA-HIDE-1")
def test_even_the_number_selected_is_secret() -> None:
    table = council("sol", "psilon", "klackon")
    convenes(table)
    table.plays(0, "discard-directive:great-work", "slot:1", "slot:2")
    assert table.state.task == VOTING
    table.plays(1, "select:5", "select:4")
    other = council("sol", "psilon", "klackon")
    convenes(other)
    other.plays(0, "discard-directive:great-work", "slot:1", "slot:2")
    assert table.state.masked(0).save() == other.state.masked(0).save(), "still at work, for all one knows"
    table.plays(1, "done")
    other.plays(1, "done")
    assert table.state.masked(0).save() == other.state.masked(0).save()


@rule("XX-CNC-6")
def test_a_sampled_session_has_any_selection_of_ready_envoys() -> None:
    table = council("sol", "psilon", "klackon")
    proposed(table, (5,), (4, 5), (4,))
    assert table.asked() == (1, "NameProposal")
    masked = table.state.masked(1)
    seen = set()
    for seed in range(40):
        sampled = masked.sampled(Random(seed))
        seen.add(sampled.players[0].sealed)
        assert set(sampled.players[2].sealed) <= {3, 4}
        assert sampled.players[1].sealed == ()
        assert sampled.masked(1).save() == masked.save()
    assert seen == {(), (3,), (4,), (3, 4)}


@rule("XX-CNC-7", "XX-SUB-7")
def test_the_winner_moves_up_and_throws_out_what_is_there_the_loser_is_discarded() -> None:
    table = council()
    table.directives("relief-mission", "pirate-bounty", "pax-galactica")
    proposed(table, (5,), (4,))
    table.plays(1, "vote:trade-embargo")
    table.plays(0, "vote:universal-census")
    assert active(table) == ["universal-census", "pirate-bounty", "pax-galactica"]
    assert thrown_out(table) == ["great-work", "relief-mission", "trade-embargo"]
    assert (table.state.proposals, table.state.votes, table.state.task) == ((-1, -1, -1), (), NO_TASK)


@rule("XX-CNC-7", "XX-SUB-7")
def test_ties_and_nothing_against_nothing_are_the_active_players() -> None:
    table = council()
    proposed(table, (4,), (4,))
    table.plays(1, "vote:trade-embargo")
    table.plays(0, "vote:universal-census")
    assert table.asked() == (0, "BreakTie")
    table.plays(0, "vote:trade-embargo")
    assert active(table) == ["–", "trade-embargo", "–"]
    table = council()
    proposed(table, (), ())
    assert table.asked() == (0, "BreakTie")
    assert table.options(0) == ["vote:universal-census", "vote:trade-embargo"]
    table.plays(0, "vote:universal-census")
    assert active(table) == ["universal-census", "–", "–"]


@rule("XX-CNC-8", "XX-SUB-8")
def test_voting_envoys_are_used_and_cannot_vote_again_before_they_are_refreshed() -> None:
    table = council()
    proposed(table, (5,), (5, 4))
    table.plays(1, "vote:trade-embargo")
    table.plays(0, "vote:universal-census")
    assert (table.player(0).envoys.cards, table.player(0).used_envoys) == ((3,), (4,))
    assert (table.player(1).envoys.cards, table.player(1).used_envoys) == ((), (3, 4))
    convenes(table, "pax-galactica", "gatekeepers", "relief-mission")
    table.plays(0, "discard-directive:gatekeepers", "slot:1", "slot:2")
    assert table.options(0) == ["select:4", "done"]
    assert not table.state.asks(1), "Bo has no ready envoy"
    refresh_envoys(table.state, 1)
    assert (table.player(1).envoys.cards, table.player(1).used_envoys) == ((3, 4), ())


@rule("XX-CNC-12")
def test_who_saw_an_envoy_used_knows_it_when_it_is_ready_again() -> None:
    table = council()
    table.seat(0, envoys=[2])
    assert sorted(table.state.masked(1).players[0].envoys.cards) == [-1, 3, 4], "a hired one is unknown"
    proposed(table, (2,), ())
    table.plays(0, "vote:universal-census")
    refresh_envoys(table.state, 0)
    assert sorted(table.state.masked(1).players[0].envoys.cards) == [1, 3, 4]


@rule("XX-DIP-ENV", "XX-CNC-3")
def test_hire_envoy_takes_a_random_one_from_the_pool_for_four() -> None:
    table = council()
    table.begin(0)
    talks(table, "flip:verdance", rolls=(4,))
    table.plays(0, "effect:hire-envoy")
    table.nature("draw-envoy:3")
    assert table.player(0).envoys.cards == (2, 3, 4)
    assert table.log(1)[-1] == "Ada takes an envoy."
    assert table.log(0)[-1] == "Ada takes envoy 3."


@rule("XX-CNC-3")
def test_an_empty_pool_has_no_envoy_to_hire() -> None:
    table = council()
    table.state.decks[ENVOY_DECK] = ()
    table.begin(0)
    talks(table, "flip:verdance", rolls=(6,))
    assert table.refusal(0, "effect:hire-envoy") == "no-envoy-left"


@rule("XX-DIP-ENV", "AA-TEST-3")
def test_the_action_goes_on_after_hiring_an_envoy() -> None:
    table = council()
    table.seat(0, credits=1)
    table.begin(0)
    talks(table, "flip:verdance", "pay:credits", rolls=(4, 6))
    table.plays(0, "effect:hire-envoy", "die:4")
    table.nature("draw-envoy:1")
    assert table.asked() == (0, "ActivateEffect")
    assert table.refusal(0, "effect:hire-envoy") == "once-per-test"


@rule("XX-DIP-SES", "XX-SUB-9", "XX-CNC-3")
def test_a_session_ends_the_action_and_several_fit_into_a_round() -> None:
    table = council()
    table.seat(0, credits=1)
    table.begin(0)
    for seat in (0, 1):
        using = ("flip:verdance", "pay:credits") if seat == 0 else ("flip:helia",)
        talks(table, *using, rolls=(6, 6)[: len(using)], seat=seat)
        table.plays(seat, "effect:session")
        for name in ("pax-galactica", "gatekeepers", "relief-mission") if seat else DRAWN:
            table.nature(f"draw-directive:{name}")
        table.plays(seat, table.options(seat)[0], "slot:1", "slot:2")
        votes(table, (), ())
        table.plays(seat, table.options(seat)[0])
        assert table.asked() == (1 - seat, "TakeTurn"), "whatever dice are left"
    assert active(table).count("–") <= 2


@rule("XX-DIP-SES")
def test_without_the_council_its_effects_are_not_there() -> None:
    table = court()
    table.begin(0)
    talks(table, "flip:verdance", rolls=(6,))
    assert not {"effect:session", "effect:hire-envoy"} & {
        VOCABULARY.token(option) for option in table.state.question(0).candidates(table.state)
    }


@rule("XX-CNC-9", "XX-SUB-10")
def test_the_first_to_do_it_takes_a_one_time_directive_and_frees_the_slot() -> None:
    table = council()
    table.directives("relief-mission", "aid-convoy")
    table.seat(0, food=5, unrest=5)
    table.begin(0)
    table.plays(0, "trade", "rival:2", "give:food", "amount:5", "done", "done")
    table.plays(1, "yes")
    assert active(table) == ["relief-mission", "aid-convoy", "–"], "only at the end of the turn"
    table.plays(0, "play:starting-a:explore")
    assert active(table) == ["relief-mission", "–", "–"]
    assert ([DIRECTIVES[n].id for n in table.player(0).prizes], table.has(0, "unrest")) == (["aid-convoy"], 3)


@rule("XX-SUB-10")
def test_what_was_done_before_a_session_does_not_count_for_what_it_makes_active() -> None:
    table = council()
    table.seat(0, unrest=5)
    table.begin(0)
    table.state.turn[TRADES] = 9
    table.state.deeds = (0 * DEEDS + GIFT_OF_FIVE,)
    talks(table, "flip:verdance", rolls=(6,))
    table.plays(0, "effect:session")
    for name in ("aid-convoy", "gatekeepers", "relief-mission"):
        table.nature(f"draw-directive:{name}")
    table.plays(0, "discard-directive:gatekeepers", "slot:1", "slot:2")
    votes(table, (), ())
    table.plays(0, "vote:aid-convoy")
    assert (active(table), table.player(0).prizes, table.asked()) == (["aid-convoy", "–", "–"], (), (1, "TakeTurn"))


@rule("XX-CNC-9")
def test_what_was_earned_before_a_session_is_taken_before_it_can_be_thrown_out() -> None:
    table = council()
    table.directives("aid-convoy")
    table.begin(0)
    table.state.deeds = (0 * DEEDS + GIFT_OF_FIVE,)
    talks(table, "flip:verdance", rolls=(6,))
    table.plays(0, "effect:session")
    assert [DIRECTIVES[n].id for n in table.player(0).prizes] == ["aid-convoy"]


@rule("XX-CNC-9")
def test_one_deed_takes_every_directive_that_watches_for_it_and_the_first_player_has_them() -> None:
    table = council("sol", "psilon", "klackon")
    table.directives("aid-convoy", "pirate-bounty")
    table.begin(0)
    table.seat(2, unrest=4)
    table.state.deeds = (2 * DEEDS + GIFT_OF_FIVE, 0 * DEEDS + GIFT_OF_FIVE)
    table.plays(0, "play:starting-a:explore")
    assert (table.player(2).prizes, table.player(0).prizes) == ((DIRECTIVES.number("aid-convoy"),), ())
    assert active(table) == ["–", "pirate-bounty", "–"]


@rule("XX-CNC-4")
def test_a_mandatory_session_follows_the_last_players_management() -> None:
    table = council()
    table.begin(0)
    table.player(1).counts[PASSED] = 1
    table.state.passed = (1,)
    table.plays(0, "pass")
    while not isinstance(table.question(), DiscardDirective):
        seat = table.asked()[0]
        table.state.answer(seat, table.state.options(seat)[0])
    assert table.asked() == (0, "DiscardDirective")


@rule("XX-SUB-8")
def test_the_last_passer_votes_with_refreshed_envoys_and_others_with_what_they_have() -> None:
    table = council()
    table.player(0).used_envoys = (4,)
    table.player(1).used_envoys = (3, 4)
    table.player(0).envoys = table.player(0).envoys.minus(4)
    table.player(1).envoys = table.player(1).envoys.minus(3).minus(4)
    table.begin(0)
    table.player(1).counts[PASSED] = 1
    table.state.passed = (1,)
    table.plays(0, "pass")
    assert (table.player(0).used_envoys, table.player(0).envoys.cards) == ((), (3, 4))
    assert table.player(1).used_envoys == (3, 4)
