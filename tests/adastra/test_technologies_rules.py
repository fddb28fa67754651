from orrery.games.adastra.state import CARD, TECHNOLOGY_DECK
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.technologies.developing import (
    DiscardTechnology,
    lose_technology,
    receive_technology,
    take_technology,
    technology_limit,
)
from orrery.games.adastra.words import explained
from tests.adastra.table import Table
from tests.markers import card, rule

SIX = ["cloning-center", "robotic-factories", "trade-treaties", "optronic-computer"]
"""With both starting technologies six."""


def number(name: str) -> int:
    return TECHNOLOGIES.number(name)


def discards(table: Table) -> list[str]:
    return [TECHNOLOGIES[technology].id for technology in table.state.piles[TECHNOLOGY_DECK]]


@rule("AA-TECH-1", "AA-TECH-2", "AA-ACT-5")
def test_a_played_card_is_developed_after_its_action() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["cloning-center"], levels={"biology": 1})
    table.begin(0)
    table.plays(0, "play:cloning-center:growth")
    assert (table.hand(0), table.state.turn[CARD]) == ([], number("cloning-center"))
    assert table.options(0) == ["develop", "discard-it"]
    table.plays(0, "develop")
    assert (table.developed(0), discards(table)) == (["cloning-center"], [])


@rule("AA-TECH-2")
def test_it_may_be_discarded_instead() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["cloning-center"], levels={"biology": 1})
    table.begin(0)
    table.plays(0, "play:cloning-center:growth", "discard-it")
    assert (table.developed(0), discards(table)) == ([], ["cloning-center"])
    assert table.asked() == (1, "TakeTurn")


@rule("AA-TECH-2")
def test_without_the_level_it_is_discarded() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["cloning-center"])
    table.begin(0)
    table.plays(0, "play:cloning-center:growth")
    assert (table.developed(0), discards(table)) == ([], ["cloning-center"])
    assert table.asked() == (1, "TakeTurn")


@rule("AA-SUB-8", "AA-ACT-9")
def test_a_card_for_an_empty_action_is_spent_and_developed() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["troop-pods"], levels={"engineering": 2})
    table.begin(0)
    table.plays(0, "play:troop-pods:invasion", "develop")
    assert table.developed(0) == ["troop-pods"]


@rule("AA-SUB-9", "AA-TECH-2")
def test_a_level_gained_by_that_very_action_counts() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=2, hand=["optronic-computer"])
    table.begin(0)
    table.plays(0, "play:optronic-computer:research", "branch:physics", "develop")
    assert table.developed(0) == ["optronic-computer"]


@rule("AA-SUB-10", "AA-TECH-4")
def test_a_second_copy_is_discarded() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["cloning-center"], developed=["cloning-center"], levels={"biology": 1})
    table.begin(0)
    table.plays(0, "play:cloning-center:growth")
    assert (table.developed(0), discards(table)) == (["cloning-center"], ["cloning-center"])
    receive_technology(table.state, 0, number("cloning-center"), False)
    table.state.proceed()
    assert discards(table) == ["cloning-center", "cloning-center"]


@rule("AA-SUB-11", "AA-TECH-3")
def test_a_seventh_technology_takes_the_place_of_another() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["mass-driver"], developed=SIX, levels={"engineering": 1})
    table.begin(0)
    table.plays(0, "play:mass-driver:attack")
    assert "develop" not in table.options(0)
    assert set(table.options(0)) == {
        *[f"discard:{name}" for name in [*SIX, "laser-cannon", "class-i-shield"]], "discard-it",
    }  # fmt: skip
    table.plays(0, "discard:trade-treaties")
    assert "mass-driver" in table.developed(0)
    assert ("trade-treaties" in table.developed(0), discards(table)) == (False, ["trade-treaties"])


@rule("AA-SUB-11", "AA-TECH-3")
@card("database")
def test_database_of_the_same_action_makes_room() -> None:
    table = Table("sol", "psilon")
    table.seat(0, research=3, hand=["xeno-psychology"], developed=SIX, levels={"physics": 1, "government": 2})
    table.begin(0)
    table.plays(0, "play:xeno-psychology:research", "branch:physics")
    assert table.options(0) == ["develop", "discard-it"]


@rule("AA-SUB-11")
@card("laser-cannon", "class-i-shield")
def test_a_starting_technology_that_makes_way_leaves_the_game() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["mass-driver"], developed=SIX, levels={"engineering": 1})
    table.begin(0)
    table.plays(0, "play:mass-driver:attack", "discard:laser-cannon")
    assert "mass-driver" in table.developed(0)
    assert number("laser-cannon") not in table.player(0).developed
    assert discards(table) == []


@rule("AA-TECH-3")
@card("database", "advanced-database", "caste-labour")
def test_the_limit() -> None:
    table = Table("psilon", "klackon", "sol")
    assert [technology_limit(table.state, seat) for seat in range(3)] == [6, 5, 6]
    table.seat(0, levels={"physics": 2})
    assert technology_limit(table.state, 0) == 8
    table.seat(0, levels={"physics": 4})
    assert technology_limit(table.state, 0) == 10


@card("curator-lom")
def test_an_archive_custodian_raises_the_limit() -> None:
    table = Table("psilon", "sol")
    table.seat(0, before=[("curator-lom", 1)])
    assert technology_limit(table.state, 0) == 7
    table.seat(1, levels={"government": 4})
    assert technology_limit(table.state, 0) == 9


@rule("AA-TECH-3")
def test_a_limit_that_falls_is_met_at_once() -> None:
    table = Table("klackon", "sol")
    table.seat(0, developed=SIX)
    table.push(DiscardTechnology(0))
    table.plays(0, "discard:robotic-factories")
    assert len(table.player(0).developed) == 5
    assert not table.state.pending()


@card("creative")
def test_creative_minds_need_one_level_less_but_never_less_than_one() -> None:
    table = Table("psilon", "sol")
    table.seat(0, hand=["neutron-blaster", "battle-scanner"], levels={"physics": 1})
    table.begin(0)
    table.plays(0, "play:neutron-blaster:attack", "develop")
    assert table.developed(0) == ["neutron-blaster"]
    table = Table("psilon", "sol")
    table.seat(0, hand=["battle-scanner"])
    table.begin(0)
    table.plays(0, "play:battle-scanner:attack")
    assert (table.developed(0), discards(table)) == ([], ["battle-scanner"])


@card("science-award")
def test_a_science_award_for_each_technology_developed() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["cloning-center"], levels={"biology": 1, "physics": 3})
    table.begin(0)
    table.plays(0, "play:cloning-center:growth", "develop")
    assert table.has(0, "research") == 1
    receive_technology(table.state, 0, number("fusion-beam"), False)
    table.state.proceed()
    assert table.has(0, "research") == 1, "what is received is not developed"


@rule("AA-TECH-5")
def test_a_new_technology_is_unflipped() -> None:
    table = Table("sol", "psilon")
    table.seat(0, hand=["microbiotics"], levels={"biology": 2}, food=1, unrest=4)
    table.player(0).flipped = TECHNOLOGIES[number("microbiotics")].flips
    table.begin(0)
    table.plays(0, "play:microbiotics:growth", "develop")
    table.plays(1, "play:starting-b:growth")
    table.plays(0, "use:microbiotics")
    assert (table.has(0, "unrest"), table.has(0, "food")) == (2, 0)


@rule("AA-TECH-6")
def test_keywords_say_where_a_technology_works() -> None:
    words = {
        "class-v-shield": "Shield", "titanium-armor": "Armor", "troop-pods": "Invasion", "phasor": "Combat",
        "confederation": "Diplomacy", "microbiotics": "Free action",
    }  # fmt: skip
    for name, word in words.items():
        assert word in str(explained(TECHNOLOGIES[number(name)], "en"))


@rule("AA-SUB-15")
@card("robotic-factories")
def test_what_a_lost_technology_did_ends_and_what_it_allowed_stays() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["gaia-transformation"])
    table.system("brand", planet="rha", owner=0, people=(0, 0, 4))
    lose_technology(table.state, 0, number("gaia-transformation"))
    assert (table.people("brand"), table.developed(0)) == ((0, 0, 4), [])
    assert discards(table) == ["gaia-transformation"]
    assert table.player(0).index.stats == Table("sol", "psilon").player(0).index.stats


# Received in trade


@rule("AA-TRADE-5")
def test_a_received_technology_may_be_kept_with_its_state() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["microbiotics"])
    table.seat(1, levels={"biology": 1})
    technology = number("microbiotics")
    table.player(0).flipped = TECHNOLOGIES[technology].flips
    flipped = take_technology(table.state, 0, technology)
    assert (flipped, table.player(0).flipped, table.developed(0)) == (True, 0, [])
    receive_technology(table.state, 1, technology, flipped)
    table.state.proceed()
    assert table.options(1) == ["keep-it", "discard-it"]
    table.plays(1, "keep-it")
    assert (table.developed(1), table.player(1).flipped) == (["microbiotics"], TECHNOLOGIES[technology].flips)


@rule("AA-TRADE-5")
def test_a_receiver_without_the_level_discards_it() -> None:
    table = Table("sol", "psilon")
    receive_technology(table.state, 0, number("microbiotics"), False)
    table.state.proceed()
    assert (table.developed(0), discards(table)) == ([], ["microbiotics"])


@rule("AA-TRADE-5")
def test_a_receiver_may_make_room() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=SIX, levels={"engineering": 1})
    receive_technology(table.state, 0, number("mass-driver"), False)
    table.state.proceed()
    table.plays(0, "discard:cloning-center")
    assert "mass-driver" in table.developed(0)
    assert discards(table) == ["cloning-center"]


@rule("AA-TRADE-5")
def test_two_received_at_once_share_the_last_place() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=SIX[:3], levels={"engineering": 1, "physics": 1})
    receive_technology(table.state, 0, number("mass-driver"), False)
    receive_technology(table.state, 0, number("fusion-beam"), False)
    table.state.proceed()
    assert "keep-it" not in table.options(0)
    table.plays(0, "discard:mass-driver")
    assert not table.state.pending(), "what has made way is not asked about"
    assert set(table.developed(0)) == {*SIX[:3], "fusion-beam"}
