import pytest

from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.names import ANNOUNCED, RELICS
from tests.inscription.table import Table
from tests.markers import card, rule


@rule("TI-REL-1", "TI-AST-11")
@card("the-codex", "dynamis-core")
def test_a_drawn_relic_scores_at_once_and_a_held_one_waits() -> None:
    table = Table("")
    table.seat(0, accessed=["s30", "s33"], reserve=["the-codex", "dynamis-core"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s30")
    assert table.points(0, "navigation") == 4
    assert table.player(0).relics.held == (RELICS.index("the-codex"),)
    table.plays(0, "claim:s33")
    assert table.points(0, "navigation") == 4 + 5
    assert table.goods(0) == 2
    assert table.player(0).relics.played == (RELICS.index("dynamis-core"),)


@rule("TI-REL-1")
@card("the-codex")
def test_a_held_relic_works_once() -> None:
    table = Table("")
    table.seat(0, relics=["the-codex"], spent={"planet": 1, "biotic": 2})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:expansion", "relic:the-codex")
    assert table.options(0) == ["restore:planet", "restore:biotic", "done"]
    table.plays(0, "restore:planet", "restore:biotic")
    assert (table.kept(0, "planet"), table.kept(0, "biotic")) == (1, 1)
    assert not [token for token in table.options(0) if token.startswith("relic")]


@rule("TI-REL-2")
@card("maw-of-worlds", "nano-forge")
def test_two_relics_may_be_played_in_the_same_window() -> None:
    table = Table("")
    table.seat(0, relics=["maw-of-worlds", "nano-forge"], planets=[1])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:expansion")
    assert table.options(0) == ["relic:maw-of-worlds", "relic:nano-forge", "done"]
    table.plays(0, "relic:nano-forge", "kind:research")
    assert table.player(0).expansion.symbols.bit_count() == 1  # only one research symbol is there
    table.plays(0, "relic:maw-of-worlds", "cross-off-planet:2")
    assert table.asked(0) == "SpendOn"
    assert table.player(0).expansion.closed == 2


@rule("TI-REL-2")
def test_a_relic_drawn_when_none_is_left_is_worth_four_points() -> None:
    table = Table("")
    table.seat(0, accessed=["s30"], reserve=[])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s30")
    assert table.points(0, "navigation") == 4
    assert table.player(0).relics.held == ()


@rule("TI-REL-1", "TI-STR-13")
@card("the-syncretone")
def test_the_syncretone_is_announced_in_step_3_and_resolved_at_the_end_of_the_event() -> None:
    table = Table("")
    table.seat(0, relics=["the-syncretone"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "research:fleet-logistics", "done")
    table.rolls(3, 0)
    table.plays(0, "spend:material", "infantry", "place:b1", "relic:the-syncretone")
    assert table.player(0).once & ANNOUNCED
    table.plays(0, "spend:material", "infantry", "place:c1", "infantry", "place:d1", "done")
    assert table.asked(0) == "ChooseSpendingSheet"
    assert table.options(0) == ["sheet:navigation", "sheet:expansion", "sheet:industry"]
    table.plays(0, "sheet:industry", "spend:material", "scrap:38", "spend:influence", "space:31")
    assert table.options(0) == ["sheet:navigation", "sheet:expansion"]


@pytest.mark.parametrize("relic", [pytest.param(name, marks=card(name)) for name in RELICS])
def test_relics_are_worth_what_is_printed(relic: str) -> None:
    points = {"crown-of-thalnos": 5, "dominus-orb": 5, "dynamis-core": 5, "maw-of-worlds": 5, "shard-of-the-throne": 6}
    assert RELIC_CARDS[RELICS.index(relic)].vp == points.get(relic, 4)


@rule("TI-FAC-1", "TI-AST-10")
@card("sardakk-norr")
def test_the_second_ability_is_resolved_at_each_faction_asset() -> None:
    table = Table("sardakk-norr")
    table.seat(0, accessed=["s34"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s34", "place:b1", "place:c1", "place:d1", "place:e1")
    assert len(table.nodes(0)) == 4
    assert table.goods(0) == 1 + 1  # one from the legion, one from node e1


@rule("TI-FAC-1")
@card("emirates-of-hacan")
def test_the_first_ability_works_from_the_start() -> None:
    table = Table("emirates-of-hacan")
    table.sets_up(0)
    assert table.goods(0) == 2
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "trade-good:material")
    assert table.player(0).pool == [2, 0, 1]
    table.plays(0, "trade-good:influence")
    assert table.player(0).pool == [2, 1, 1]  # only the first of the round
