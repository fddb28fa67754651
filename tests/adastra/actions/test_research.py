import pytest

from orrery.games.adastra.actions.research import Advance
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.names import RESEARCHING
from orrery.games.parts.effect import Resolve
from tests.adastra.table import Table
from tests.markers import card, rule

DO = "play:starting-b:research"


@rule("AA-RES-1", "AA-RES-2", "AA-RES-5")
def test_biology_to_one_and_engineering_to_three() -> None:
    """The printed case: 2 and 4 research and a credit."""
    table = Table("sol", "psilon")
    table.seat(0, research=6, credits=1, levels={"engineering": 2})
    table.begin(0)
    table.plays(0, DO, "branch:biology", "branch:engineering")
    assert (table.level(0, "biology"), table.level(0, "engineering")) == (1, 3)
    assert (table.has(0, "research"), table.has(0, "credits")) == (0, 0)


@rule("AA-RES-2")
@pytest.mark.parametrize("level", range(5))
def test_prices_rise_from_two_to_six(level: int) -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=9, levels={"physics": level})
    table.begin(0)
    table.plays(0, DO, "branch:physics")
    assert (table.level(0, "physics"), table.has(0, "research")) == (level + 1, 9 - level - 2)


@rule("AA-RES-5")
def test_level_five_is_the_last() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=20, levels={"physics": 5})
    table.begin(0)
    table.plays(0, DO)
    assert table.refusal(0, "branch:physics") == "at-the-top"
    assert "branch:physics" not in table.options(0)


@rule("AA-RES-5")
def test_all_branches_are_chosen_before_any_advances() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=9, credits=3)
    table.begin(0)
    table.plays(0, DO, "branch:physics")
    assert table.level(0, "physics") == 0
    assert "branch:physics" not in table.options(0), "not twice in one action"
    table.plays(0, "branch:government", "done")
    assert (table.level(0, "physics"), table.level(0, "government")) == (1, 1)


@rule("AA-RES-1")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=4, credits=3, levels={"physics": 1, "government": 3})
    table.begin(0)
    table.plays(0, DO)
    assert table.refusal(0, "branch:government") == "cannot-pay"
    table.plays(0, "branch:physics")
    assert table.asked()[0] == 1, "with 1 research nothing more can be chosen"
    assert (table.level(0, "physics"), table.has(0, "research"), table.has(0, "credits")) == (2, 1, 3)


@rule("AA-RES-1", "AA-ACT-8")
def test_a_second_branch_costs_a_credit() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=9)
    table.begin(0)
    table.plays(0, DO, "branch:physics")
    assert table.asked()[0] == 1, "without a credit one branch is all"
    assert table.has(0, "research") == 7


@rule("AA-RES-3", "AA-RES-4")
def test_a_level_unlocks_its_milestones_for_good() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=2, production=2)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, DO, "branch:biology")
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "play:starting-b:build", "system:verdance")
    assert "build:hydroponic-farm" in table.options(0)
    assert table.refusal(0, "build:research-laboratory") == "no-milestone"


# Discounts


@rule("AA-PRICE-1")
@card("peer-review")
def test_peer_review_needs_a_technology_card() -> None:
    table = Table("psilon", "sol")
    table.seat(0, research=9, credits=0, hand=["optronic-computer"])
    table.begin(0)
    table.plays(0, "play:optronic-computer:research", "branch:biology")
    assert table.has(0, "research") == 8
    table = Table("psilon", "sol")
    table.seat(0, research=9, credits=0)
    table.begin(0)
    table.plays(0, DO, "branch:biology")
    assert table.has(0, "research") == 7


@rule("AA-PRICE-5")
@card("positronic-computer", "peer-review")
def test_two_discounts_go_to_two_branches() -> None:
    table = Table("psilon", "sol")
    table.seat(0, research=9, credits=0, hand=["optronic-computer"], developed=["positronic-computer"])
    table.begin(0)
    table.plays(0, "play:optronic-computer:research", "branch:biology", "branch:government")
    assert (table.has(0, "research"), table.has(0, "credits")) == (7, 0), "1 each, the second without a credit"
    assert (table.level(0, "biology"), table.level(0, "government")) == (1, 1)


@card("eureka")
def test_eureka_is_cheaper_and_draws_a_card() -> None:
    table = Table("psilon", "sol")
    table.seat(0, research=9, credits=0)
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "branch:physics")
    assert table.has(0, "research") == 8, "Peer Review does not apply"
    table.nature("draw-technology:mass-driver")
    assert table.hand(0) == ["mass-driver"]


@rule("AA-PRICE-2")
@card("dean-halloway")
def test_a_visiting_dean_makes_the_action_cheaper() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=1, credits=1, before=[("dean-halloway", 1)], levels={"government": 2})
    table.begin(0)
    table.plays(0, DO, "branch:physics")
    assert table.has(0, "research") == 1, "2 less 2"
    assert table.level(0, "physics") == 1


# Outside of an action


@card("insight-engine")
def test_insight_engine_advances_a_branch_for_less() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=1, levels={"physics": 2, "government": 3}, anomalies=["insight-engine"])
    table.begin(0)
    table.plays(0, "use:insight-engine")
    assert table.refusal(0, "branch:government") == "cannot-pay"
    table.plays(0, "branch:physics")
    assert (table.level(0, "physics"), table.has(0, "research")) == (3, 0)
    assert table.asked() == (0, "TakeTurn")


@card("insight-engine")
def test_insight_engine_is_refused_without_a_branch_to_pay() -> None:
    table = Table("sol", "psilon")
    top = {"biology": 5, "physics": 5, "engineering": 5, "government": 4}
    table.seat(0, research=2, levels=top, anomalies=["insight-engine"])
    table.begin(0)
    assert "use:insight-engine" not in table.options(0)


def test_no_discount_of_an_action_counts_outside_of_one() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=9, developed=["positronic-computer"])
    table.push(Resolve(0, -1, Advance(0)))
    table.plays(0, "branch:biology")
    assert table.has(0, "research") == 7


def test_an_action_inside_a_card_begins_anew() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=9, credits=0)
    table.push(Resolve(0, -1, Act(RESEARCHING)))
    table.plays(0, "branch:biology")
    assert table.level(0, "biology") == 1
