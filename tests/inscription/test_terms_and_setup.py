from random import Random

import pytest

from orrery.games.inscription.assets.symbols import ASSETS
from orrery.games.inscription.cards.kinds import FACTION_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.events.rounds import SHORT, STANDARD, TUTORIAL, next_events
from orrery.games.inscription.game import GAME
from orrery.games.inscription.names import (
    CHOOSE_FACTION,
    COMMODITIES,
    EVENTS,
    FACTIONS,
    KEPT,
    LEFT,
    NONE,
    RIGHT,
    SET_UP,
    SIDE_B,
    SPECIALTIES,
)
from orrery.games.inscription.sheets.every import all_sheets
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.state import Inscription, neighbor
from orrery.kernel import NATURE, BadSetup, Dealer
from tests.inscription.table import Table
from tests.markers import card, rule


def dealt(players: int, seed: int = 1, **variants: object) -> Inscription:
    """A game after everything that nature does before the first question to a player."""
    state, dealer = GAME.new(GAME.setup(players, **variants)), Dealer(seed)
    while state.next_seat() == NATURE:
        state.answer(NATURE, dealer.choose(state))
    return state


def finished(players: int, seed: int, **variants: object) -> Inscription:
    """A game played at random to its end."""
    state, dealer, rng = GAME.new(GAME.setup(players, **variants)), Dealer(seed), Random(seed)
    while (seat := state.next_seat()) is not None:
        state.answer(seat, dealer.choose(state) if seat == NATURE else rng.choice(state.options(seat)))
    return state


@rule("TI-TERM-1", "TI-TERM-5", "TI-STR-10")
def test_resources_exist_only_while_they_are_spent() -> None:
    table = Table("")
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:navigation")
    assert table.player(0).pool == [1, 1, 1]
    table.plays(0, "spend:material", "access:s04", "spend:influence", "claim:s01", "access:s05", "done")
    assert table.player(0).pool == [0, 0, 0]
    assert table.asked(NATURE) == "RollBlack"


@rule("TI-TERM-2", "TI-TERM-3", "TI-TERM-4", "TI-AST-5", "TI-AST-6", "TI-AST-7")
def test_assets_are_immediate_or_kept_and_come_in_fixed_kinds() -> None:
    keys = {asset.key for asset in ASSETS}
    assert {f"specialty:{name}" for name in SPECIALTIES} <= keys
    assert {f"commodity:{letter}:{n}" for letter in COMMODITIES for n in (1, 2)} <= keys
    assert SPECIALTIES == ("cybernetic", "biotic", "warfare", "propulsion")
    assert ("planet", *SPECIALTIES, "focus-material", "focus-influence", "focus-research") == KEPT
    table = Table("")
    table.seat(0, accessed=["s05", "s08"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s05", "claim:s08")
    assert table.commodity(0, "a") == 1  # immediate
    assert table.kept(0, "propulsion") == 1  # kept


@rule("TI-MARK-1", "TI-MARK-2", "TI-AST-13")
def test_a_claimed_asset_is_circled_and_slashed_when_spent_even_in_the_same_step() -> None:
    table = Table("")
    table.seat(0, accessed=["s14"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s14")
    assert table.kept(0, "cybernetic") == 1
    table.plays(0, "use:cybernetic")  # Integrated Economy shows it
    player = table.player(0)
    assert (table.kept(0, "cybernetic"), player.stock.spent[KEPT.index("cybernetic")]) == (0, 1)
    assert table.technologies(0) == {"integrated-economy"}


@rule("TI-MARK-3", "TI-MARK-4", "TI-MARK-5", "TI-MARK-6")
def test_every_kind_of_mark_is_kept_apart() -> None:
    table = Table("")
    player = table.player(0)
    lanes = player.navigation.lanes.bit_count()
    table.seat(0, planets=[3], kept={"focus-material": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:navigation", "use:focus-material", "spend:material", "access:s04")
    assert player.navigation.lanes.bit_count() == lanes + 1
    assert table.focus(0) == {"navigation:material"}
    assert player.expansion.symbols == player.warfare.grid == 0
    assert player.industry.scrapped == player.industry.sheet.start


@rule("TI-MARK-7")
def test_nobody_marks_another_players_sheets() -> None:
    table = Table("", "", "")
    before = [table.player(seat).save() for seat in (1, 2)]
    table.event("first-ventures")
    table.plays(0, "sheet:navigation", "access:s04", "access:s05", "access:s06")
    assert [table.player(seat).save() for seat in (1, 2)] == before


@rule("TI-MARK-8", "TI-IND-4")
def test_the_legend_can_be_used_again_and_again() -> None:
    table = Table("")
    table.seat(0, kept={"cybernetic": 2})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:industry")
    for _ in range(2):
        table.plays(0, "use:cybernetic")
        assert "legend" in table.options(0)
        table.plays(0, "legend", "done")


@rule("TI-MARK-9", "TI-NAV-8")
def test_what_is_crossed_off_is_never_claimed_but_otherwise_there() -> None:
    table = Table("")
    table.player(0).navigation.lost |= 1 << 2  # s01
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:navigation", "spend:material", "access:s04", "spend:influence")
    assert table.refusal(0, "claim:s01") == "lost-system"


# Setup


@rule("TI-SETUP-1")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_on_side_a_everybody_has_other_sheets(players: int) -> None:
    state = dealt(players, side="A")
    for kind in range(4):
        numbers = [player.sheets[kind] for player in state.players]
        assert len(set(numbers)) == players
        assert SIDE_B not in numbers
    assert all(player.sheets == (SIDE_B,) * 4 for player in dealt(players, side="B").players)


@rule("TI-SETUP-2")
def test_each_player_keeps_one_of_three_factions_secretly() -> None:
    state = dealt(4)
    assert [len(player.dealt) for player in state.players] == [3, 3, 3, 3]
    assert len({faction for player in state.players for faction in player.dealt}) == 12
    masked = state.masked(0)
    assert masked.players[0].dealt == state.players[0].dealt
    assert masked.players[1].dealt == (-1, -1, -1)
    for seat in range(3):
        state.answer(seat, state.options(seat)[0])
    assert state.masked(3).players[0].faction == NONE
    state.answer(3, state.options(3)[0])
    assert all(player.faction >= 0 and not player.dealt for player in state.players)


@rule("TI-SETUP-2", "TI-SETUP-5", "TI-SOLO-3")
def test_factions_are_chosen_and_set_up_before_objectives_and_sides_are_known() -> None:
    state = dealt(2, factions=["winnu", "deal"])
    assert state.task == CHOOSE_FACTION
    assert (state.objectives, state.side_by_side) == ((), NONE)
    state.answer(1, state.options(1)[0])
    dealer = Dealer(1)
    while state.next_seat() == NATURE:
        state.answer(NATURE, dealer.choose(state))
    assert state.task == SET_UP  # the Winnu access two systems
    assert (state.objectives, state.side_by_side) == ((), NONE)
    while state.desks:
        seat = state.pending()[0].seat
        state.answer(seat, state.options(seat)[0])
    while state.next_seat() == NATURE and state.round == 0:
        state.answer(NATURE, dealer.choose(state))
    assert len(state.objectives) == 4
    assert state.side_by_side in (LEFT, RIGHT)


@rule("TI-SETUP-2")
def test_a_faction_that_somebody_plays_is_in_no_hand() -> None:
    winnu = FACTIONS.index("winnu")
    state = dealt(3, factions=["winnu", "deal", "deal"])
    for seed in range(50):
        whole = state.masked(1).sampled(Random(seed))
        assert winnu not in [*state.players[1].dealt, *state.players[2].dealt, *whole.players[2].dealt]


@rule("TI-SETUP-2")
def test_setup_texts_are_resolved() -> None:
    state = dealt(3, factions=["emirates-of-hacan", "l1z1x-mindnet", "xxcha-kingdom"])
    assert [player.trade_goods() for player in state.players] == [2, 0, 2]
    assert state.players[1].warfare.types >> 3 & 1
    assert state.players[2].industry.councilors == 2


@rule("TI-SETUP-3", "TI-SOLO-2", "TI-CNCL-2")
def test_the_agenda_is_one_of_the_four_of_the_stage() -> None:
    table = Table("", "", "")
    table.event("partisan-maneuvering")
    assert table.options(NATURE) == [
        "agenda:corporate-tax-breaks", "agenda:automated-worker-ban", "agenda:hyperlane-security",
        "agenda:disarmament-treaty",
    ]  # fmt: skip


@rule("TI-SETUP-4", "TI-SETUP-4a", "TI-SETUP-4b")
def test_backs_alternate_and_stages_follow_each_other() -> None:
    backs = "".join("B" if blue else "k" for _, blue in STANDARD)
    assert backs == "BkB" + "kB" * 11
    assert [stage for stage, _ in STANDARD] == sorted(stage for stage, _ in STANDARD)
    sizes = {(stage, blue): 0 for stage in range(5) for blue in (True, False)}
    for event in EVENT_CARDS:
        sizes[event.stage, event.blue] += 1
    assert sizes == {(0, True): 2, (0, False): 1, (4, True): 2, (4, False): 2} | {
        (stage, blue): 3 for stage in (1, 2, 3) for blue in (True, False)
    }
    assert all(EVENT_CARDS[event].type == 0 for event in range(len(EVENTS)) if not EVENT_CARDS[event].blue)


@rule("TI-SETUP-4c", "TI-RND-2")
@card("a-throne-for-the-taking", "empire-ascendant")
def test_the_end_comes_in_round_23_or_25_and_with_the_short_finale_in_round_23() -> None:
    assert (len(STANDARD), len(SHORT)) == (25, 23)
    assert {finished(1, seed).round for seed in range(6)} == {23, 25}
    assert {finished(1, seed, short_finale=True).round for seed in range(3)} == {23}


@rule("TI-SETUP-4c")
def test_all_25_events_are_in_the_deck_and_the_short_finale_leaves_empire_ascendant_out() -> None:
    state = dealt(1)
    assert state.unseen_events.bit_count() == 25
    assert [EVENTS[event] for event in next_events(state, 22)] == ["empire-ascendant", "a-throne-for-the-taking"]
    state = dealt(1, short_finale=True)
    assert state.unseen_events.bit_count() == 24
    assert next_events(state, 22) == [EVENTS.index("a-throne-for-the-taking")]


@rule("TI-SETUP-5")
def test_there_is_one_objective_for_each_sheet() -> None:
    state = dealt(3, seed=5, factions=["emirates-of-hacan", "naalu-collective", "federation-of-sol"])
    assert [objective // 3 for objective in state.objectives] == [0, 1, 2, 3]
    assert state.turned == 0


@rule("TI-SETUP-6")
@pytest.mark.parametrize("players", [1, 4, 8])
def test_two_relics_are_reserved_for_everybody_and_nobody_looks(players: int) -> None:
    state = dealt(players, factions=[FACTIONS[number] for number in range(players)])
    reserved = [relic for player in state.players for relic in player.relics.reserve]
    assert len(set(reserved)) == 2 * players
    assert state.masked(0).players[0].relics.reserve == (-1, -1)


@rule("TI-SETUP-7")
def test_the_speaker_is_a_random_player() -> None:
    assert {dealt(4, seed).speaker for seed in range(30)} == {0, 1, 2, 3}


@rule("TI-SETUP-8")
def test_the_tutorial_introduces_one_sheet_a_round_and_has_no_winner() -> None:
    assert [EVENTS[event] for event in TUTORIAL] == [
        "fledgling-empires", "echoes-of-the-past", "first-ventures", "toward-a-new-home",
    ]  # fmt: skip
    state = dealt(2, tutorial=True)
    assert state.objectives == state.ai == ()
    assert state.players[0].faction == NONE
    assert state.players[0].active == 0  # only navigation is there, so nobody was asked
    state = finished(2, 1, tutorial=True)
    assert (state.round, state.outcome()) == (4, [1, 1])


@rule("TI-SETUP-8")
def test_a_sheet_that_the_tutorial_has_not_introduced_is_refused() -> None:
    table = Table("", "")
    table.state.tutorial = True
    table.event("echoes-of-the-past")
    assert table.options(0) == ["sheet:navigation", "sheet:expansion"]
    assert table.refusal(0, "sheet:warfare") == "not-introduced"


@rule("TI-SETUP-9", "TI-CHART-7", "TI-IND-1")
@pytest.mark.parametrize("side", ["1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "b"])
def test_the_first_marks_are_those_printed(side: str) -> None:
    player = Table("", sheets=side).player(0)
    navigation = player.navigation.sheet
    assert player.navigation.claimed == navigation.home
    assert player.navigation.accessed == navigation.start
    assert navigation.start.bit_count() >= 2
    assert player.navigation.lanes.bit_count() == navigation.start.bit_count() - 1
    assert player.industry.scrapped == player.industry.sheet.start
    assert (player.expansion.planets, player.research.unlocked, player.research.focus, player.warfare.grid) == (
        0,
        0,
        0,
        0,
    )
    assert player.warfare.types == 0b111
    assert (player.industry.councilors, player.unlocked_goods()) == (1, 0)


@rule("TI-SETUP-10")
def test_the_left_neighbor_is_the_next_player_clockwise() -> None:
    state = Table("", "", "", "").state
    assert [neighbor(state, seat, 0) for seat in range(4)] == [1, 2, 3, 0]
    assert [neighbor(state, seat, 1) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"side": "C"}, "“side” is one of B, A, not C"),
        ({"difficulty": "brutal"}, "one of easy, medium, hard, not brutal"),
        ({"tutorial": "yes"}, "“tutorial” is yes or no"),
        ({"factions": ["humans"]}, "“humans” is no value of “factions”"),
        ({"factions": ["winnu", "winnu"]}, "Only one player can take winnu"),
        ({"factions": ["deal"] * 3}, "3 values of “factions” for 2 players"),
    ],
)
def test_a_wrong_setup_says_what_would_be_right(wrong: dict[str, object], answer: str) -> None:
    with pytest.raises(BadSetup, match=answer):
        GAME.setup(2, **wrong)


def test_the_ai_faction_is_for_one_or_two_players() -> None:
    with pytest.raises(BadSetup, match="is for at most 2 players"):
        GAME.setup(3, difficulty="hard")
    assert GAME.setup(3).variants["difficulty"] == "none"
    assert GAME.setup(2).variants["difficulty"] == "easy"


def test_every_sheet_and_faction_is_there() -> None:
    assert len({sheet.id for sheet in all_sheets()}) == 36
    assert len(FACTION_CARDS) == 24
    assert all(sheet.spaces.bit_count() == 41 for sheet in INDUSTRY_SHEETS)
