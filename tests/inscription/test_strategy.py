import pytest

from orrery.games.inscription.events.dice import RollBlack, RollFocus
from orrery.games.inscription.game import GAME
from orrery.games.inscription.names import NAVIGATION, NONE, STEP_1
from orrery.games.inscription.spending.marking import SpendOn
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import BLACK, FOCUS_ROLL
from orrery.kernel import NATURE, SPECTATOR, IllegalAnswer, Play
from tests.inscription.table import SYSTEMS, Table
from tests.markers import card, rule


def start(*factions: str, event: str = "first-ventures") -> Table:
    table = Table(*factions)
    table.event(event)
    return table


@rule("TI-RND-1", "TI-RND-3")
def test_a_round_reveals_an_event_and_everybody_resolves_it() -> None:
    table = start("", "", "")
    assert table.told("event") == [(-1, (2, 0))]
    assert [table.asked(seat) for seat in range(3)] == ["ChooseSheet"] * 3
    assert table.state.event == 0


@rule("TI-RND-3")
@card("empire-ascendant")
def test_nothing_happens_in_the_round_of_empire_ascendant() -> None:
    table = Table("", round=22)
    before = table.player(0).save()
    table.event("empire-ascendant")
    assert table.player(0).save() == before
    assert table.asked(NATURE) == "RevealEvent"


@rule("TI-RND-4", "TI-HID-2")
def test_others_see_a_sheet_as_at_the_end_of_the_step_before_until_all_pens_are_down() -> None:
    table = start("", "", "")
    table.plays(0, "sheet:navigation", "access:s04", "access:s05", "access:s06", "done")
    for viewer in (1, 2, SPECTATOR):
        seen = table.state.masked(viewer).players[0]
        assert (seen.active, seen.navigation.accessed) == (NONE, seen.navigation.sheet.start)
    assert table.state.masked(0).players[0].navigation.accessed == table.player(0).navigation.accessed
    assert table.told("access") == []
    table.plays(1, "sheet:warfare")
    table.plays(2, "sheet:warfare")
    table.rest()
    assert table.state.masked(1).players[0].navigation.accessed == table.player(0).navigation.accessed
    assert [seat for seat, _ in table.told("access")] == [0, 0, 0]


@rule("TI-HID-6")
def test_the_active_sheet_is_revealed_at_the_end_of_step_1() -> None:
    table = start("", "", "")
    table.plays(0, "sheet:industry")
    assert table.state.masked(1).players[0].active == NONE
    table.rest(0, 1, 2)
    assert table.asked(NATURE) == "RollBlack"
    assert table.state.masked(1).players[0].active == 2


@rule("TI-RND-4")
def test_marks_are_taken_back_until_everybody_is_done() -> None:
    play = Play(GAME, GAME.setup(3, factions=["federation-of-sol", "arborec", "naalu-collective"]))
    while play.state.next_seat() == NATURE:
        play.answer(NATURE, play.state.options(NATURE)[0])
    start = play.state.save()
    play.say(0, "sheet:warfare")
    play.say(1, "sheet:navigation")
    while [question.seat for question in play.state.pending()].count(0):
        play.answer(0, play.state.options(0)[-1])
    while play.undo_refusal(0) is None:  # the pen is down, but others are still at work
        play.undo(0)
    play.undo(1)
    assert play.state.save() == start


def truth(play: Play) -> Inscription:
    assert isinstance(play.state, Inscription)
    return play.state


@rule("TI-RND-4")
def test_looking_at_a_relic_is_never_taken_back_and_nobody_notices() -> None:
    play = Play(GAME, GAME.setup(3, factions=["arborec", "naaz-rokha-alliance", "titans-of-ul"]))
    while play.state.next_seat() == NATURE or truth(play).task != STEP_1:
        seat = play.state.next_seat()
        assert seat is not None
        play.answer(seat, play.state.options(seat)[-1])  # the last of the first events gives influence
    truth(play).players[0].navigation.accessed |= 1 << SYSTEMS.index("s30")
    play.say(1, "sheet:navigation")
    seen = play.state.masked(1).save()
    play.say(0, "sheet:navigation")
    play.say(0, "claim:s30")
    assert len(truth(play).players[0].relics.reserve) == 1
    assert play.state.masked(1).save() == seen
    with pytest.raises(IllegalAnswer, match="cannot be taken back"):
        play.undo(0)
    assert play.undo_refusal(1) is None


@rule("TI-RND-5", "TI-STR-11", "TI-OBJ-2", "TI-OBJ-1", "TI-OBJ-4", "TI-HID-3", "TI-RND-6")
def test_objectives_are_judged_at_the_end_of_each_step() -> None:
    table = Table("", "", "", objectives=("prospector", "core-cracker", "diversified-production", "armada"))
    planets = ["s01", "s02", "s12", "s16"]
    for seat in range(3):
        table.seat(seat, claimed=planets, accessed=["s27"])
    table.event("a-strong-foundation")
    table.plays(0, "sheet:navigation", "claim:s27", "done")
    assert table.box(0, "navigation") == 0  # not before everybody is done
    table.plays(1, "sheet:navigation", "claim:s27", "done")
    table.plays(2, "sheet:warfare")
    table.rest()
    assert [table.box(seat, "navigation") for seat in range(3)] == [5, 5, 0]
    table.rolls(0, 3)
    table.rest(0, 1, 2)
    assert table.box(2, "navigation") == 0
    table.event("rightful-claim")
    table.plays(2, "sheet:navigation", "spend:influence", "claim:s27")
    table.plays(0, "sheet:warfare")
    table.plays(1, "sheet:warfare")
    table.rest(0, 1, 2)
    assert table.box(2, "navigation") == 3


@rule("TI-STR-1", "TI-STR-5", "TI-STR-8")
@card("first-ventures")
def test_step_1_spends_the_card_on_the_active_sheet_only() -> None:
    table = start("")
    assert table.options(0) == ["sheet:navigation", "sheet:expansion", "sheet:industry", "sheet:warfare"]
    table.plays(0, "sheet:industry", "scrap:38", "scrap:39", "scrap:47", "done")
    player = table.player(0)
    assert player.industry.scrapped.bit_count() == 4
    assert player.navigation.accessed == player.navigation.sheet.start
    table.rolls(3, 0)
    assert table.asked(0) == "UseResource"
    assert all(token.startswith("scrap") for token in table.options(0))


@rule("TI-STR-2", "TI-STR-3", "TI-FOC-2")
def test_step_3_spends_the_black_dice_and_the_focus_dice_of_the_active_sheet() -> None:
    table = Table("", "")
    table.seat(0, focus=["warfare:material", "navigation:research"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare")
    table.plays(1, "sheet:navigation")
    table.rest(0, 1)
    table.rolls(1, 2, (2, 1, 2))
    assert table.player(0).pool == [3, 2, 0]
    assert table.player(1).pool == [1, 2, 0]


@rule("TI-STR-4", "TI-STR-9", "TI-STR-12", "TI-AST-2")
def test_kept_assets_of_any_sheet_may_be_spent_in_between() -> None:
    table = Table("")
    table.seat(0, kept={"planet": 2}, goods=1)
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "use:planet", "unlock-planet:3")
    table.plays(0, "spend:material", "cross:3:r1c1", "use:planet", "unlock-planet:1", "trade-good:influence")
    assert table.player(0).pool == [2, 1, 0]


@rule("TI-STR-6")
def test_a_resource_crosses_a_matching_symbol_or_follows_the_legend() -> None:
    table = Table("")
    table.seat(0, planets=[3])
    table.event("technological-frontier")
    table.plays(0, "sheet:expansion")
    assert table.options(0) == ["cross:3:r2c1", "dock-symbol:3:research", "research:neural-motivator",
                                "research:self-assembly-routines"]  # fmt: skip
    assert table.refusal(0, "cross:3:r1c1") == "other-symbol"
    assert table.refusal(0, "cross:1:r1c1") == "locked-planet"


@rule("TI-STR-7", "TI-STR-12")
def test_a_resource_is_lost_only_when_it_has_no_use() -> None:
    table = Table("")
    table.seat(0, docks=[1, 2, 3], goods=1)
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:expansion")
    assert table.refusal(0, "lose:research") == "has-use"
    assert table.refusal(0, "lose:material") == "spend-others"
    table.plays(0, "spend:research", "research:neural-motivator")
    assert table.refusal(0, "spend:material") == "no-use"
    assert table.options(0) == ["lose:material", "lose:influence", "trade-good:research"]
    table.plays(0, "lose:material")
    assert table.asked(0) == "Spend"
    assert "done" not in table.options(0)


@rule("TI-STR-7")
def test_a_resource_that_spending_another_first_makes_useful_is_not_lost() -> None:
    table = Table("")
    table.player(0).navigation.claimed = table.player(0).navigation.sheet.start
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:navigation")
    assert table.refusal(0, "spend:influence") == "no-use"
    assert table.refusal(0, "lose:influence") == "spend-others"
    table.plays(0, "spend:material", "access:s04", "spend:influence")
    assert "s04" in table.claimed(0)


@rule("TI-STR-7")
def test_resources_of_an_effect_are_lost_only_when_none_has_a_use() -> None:
    table = Table("")
    table.player(0).navigation.claimed = table.player(0).navigation.sheet.start
    table.state.push(SpendOn(0, NAVIGATION, 1, 1, 1, 0))
    table.state.proceed()
    assert table.refusal(0, "lose:influence") == "spend-others"
    table.plays(0, "spend:material", "access:s04", "spend:influence")
    assert "s04" in table.claimed(0)


@rule("TI-STR-13", "TI-GEN-3")
@card("dominus-orb", "the-quantumcore")
def test_relics_have_their_windows() -> None:
    table = Table("")
    table.seat(0, relics=["dominus-orb", "the-quantumcore"])
    table.event("first-ventures")
    table.plays(0, "sheet:navigation")
    assert table.options(0) == ["relic:dominus-orb", "done"]
    assert table.player(0).pool == [0, 0, 0]  # nothing is spent before
    table.plays(0, "done")
    assert table.asked(0) == "UseResource"
    table.plays(0, "access:s04", "access:s05", "access:s06", "done")
    table.rolls(3, 0)
    assert table.options(0) == ["relic:the-quantumcore", "done"]


@rule("TI-FOC-1", "TI-FOC-4")
def test_the_dice_have_their_faces() -> None:
    state = start("").state
    black = dict(zip(RollBlack().candidates(state), RollBlack().weights(state), strict=True))
    assert sum(black.values()) == 6**3
    assert black[BLACK.word(3, 0)] == 27
    assert black[BLACK.word(0, 3)] == 8
    assert black[BLACK.word(0, 0)] == 1
    assert black[BLACK.word(1, 1)] == 6 * 3 * 2
    focus = dict(zip(RollFocus().candidates(state), RollFocus().weights(state), strict=True))
    assert sum(focus.values()) == 27
    assert focus[FOCUS_ROLL.word(0, 0, 0)] == 8
    assert focus[FOCUS_ROLL.word(1, 1, 1)] == 1


@rule("TI-FOC-3", "TI-AST-6")
def test_a_focus_die_unlocked_in_step_3_counts_at_once() -> None:
    table = Table("")
    table.seat(0, kept={"focus-material": 2, "focus-influence": 1})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "use:focus-influence", "spend:research", "infantry", "place:b1", "done")
    table.rolls(0, 0, (2, 2, 1))
    assert table.player(0).pool == [0, 2, 3]
    table.plays(0, "use:focus-material")
    assert table.player(0).pool == [2, 2, 3]
    assert "use:focus-material" not in table.options(0)
    assert table.refusal(0, "use:focus-material") == "no-use"


@rule("TI-AST-3")
def test_a_trade_good_is_a_resource_of_any_kind_that_has_a_use() -> None:
    table = Table("")
    table.seat(0, goods=2, docks=[1, 2, 3])
    table.event("technological-frontier")
    table.plays(0, "sheet:expansion")
    assert table.refusal(0, "trade-good:material") == "no-use"
    table.plays(0, "trade-good:research")
    assert (table.goods(0), table.player(0).pool) == (1, [0, 0, 2])
    table.seat(0, goods=1)
    assert table.refusal(0, "trade-good:research") == "no-trade-goods"
