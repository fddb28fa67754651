"""AA-ACT: turns, the cards they are taken with, and how they end."""

from __future__ import annotations

from orrery.games.adastra.galaxy.influence import flip
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.player import IN_HAND, PASSED
from tests.adastra.table import Table
from tests.markers import card, rule

A = ["attack", "invasion", "explore", "diplomacy"]
B = ["flight", "growth", "build", "research"]


def cards(table: Table, seat: int) -> list[str]:
    return [option for option in table.options(seat) if option.startswith("play:")]


def in_hand(table: Table, seat: int) -> list[int]:
    """How many of Starting A, Starting B and the empire card."""
    return table.player(seat).counts[IN_HAND : IN_HAND + 3]


@rule("AA-ACT-1")
def test_turns_go_round_passed_players_are_skipped_and_the_last_one_goes_on() -> None:
    table = Table("sol", "psilon", "klackon")
    table.state.order = (2, 0, 1)
    table.begin(2)
    for seat in (2, 0, 1, 2):
        assert table.asked() == (seat, "TakeTurn")
        table.plays(seat, "play:starting-b:growth")
    table.plays(0, "pass", "gain:food")
    table.plays(1, "play:starting-b:growth")
    table.plays(2, "pass")
    table.plays(1, "play:starting-b:growth")
    assert table.asked() == (1, "TakeTurn"), "the sole remaining player keeps taking turns"


@rule("AA-ACT-1")
def test_any_number_of_different_free_actions_then_one_standard_action_or_pass() -> None:
    table = Table("psilon", "sol")
    table.seat(0, levels={"biology": 1}, food=2, anomalies=["seed-ark", "precursor-library"])
    table.begin(0)
    table.plays(0, "use:synaptic-pills", "use:seed-ark", "labour", "fields:1")
    assert not {"use:synaptic-pills", "use:seed-ark", "labour"} & set(table.options(0)), "each once"
    table.plays(0, "use:precursor-library", "pass")
    assert table.asked() == (0, "GainAny"), "free actions before a pass are allowed"
    table = Table("psilon", "sol")
    table.begin(0)
    table.plays(0, "labour", "fields:1", "play:starting-b:growth")
    assert table.asked() == (1, "TakeTurn"), "one standard action is a turn"


@rule("AA-ACT-2", "AA-ACT-3")
def test_a_card_is_played_for_one_of_its_actions() -> None:
    table = Table("sakkra", "psilon")
    table.seat(0, hand=["cloning-center"])
    table.begin(0)
    assert cards(table, 0) == [
        *[f"play:starting-a:{action}" for action in A],
        *[f"play:starting-b:{action}" for action in B],
        *[f"play:empire-card:{action}" for action in ("growth", "flight", "invasion", "empire")],
        "play:cloning-center:growth",
        "play:cloning-center:research",
    ]


@rule("AA-ACT-2")
@card("clutch-mothers", "evolutionary-mutation")
def test_a_substitute_takes_the_place_of_a_card_once_a_round() -> None:
    table = Table("sakkra", "psilon")
    table.seat(0, levels={"government": 1, "biology": 3}, developed=["evolutionary-mutation"], credits=1, food=0)
    table.begin(0)
    assert table.refusal(0, "use:evolutionary-mutation") == "cannot-pay"
    table.plays(0, "use:clutch-mothers")
    assert (table.has(0, "credits"), in_hand(table, 0)) == (0, [1, 3, 1])
    assert table.asked() == (1, "TakeTurn"), "it was the standard action of the turn"
    table.seat(0, credits=1)
    table.plays(1, "play:starting-b:growth")
    assert table.refusal(0, "use:clutch-mothers") == "used-up"


@rule("AA-ACT-3", "AA-ACT-4")
@card("spawning-season")
def test_an_empire_card_lies_on_the_table_whatever_it_was_played_for() -> None:
    for action in ("flight", "empire"):
        table = Table("sakkra", "psilon")
        table.begin(0)
        table.plays(0, f"play:empire-card:{action}")
        assert in_hand(table, 0) == [1, 3, 0]
        table.plays(1, "play:starting-b:growth")
        assert not [option for option in cards(table, 0) if "empire-card" in option]


@rule("AA-ACT-2")
@card("clutch-mothers")
def test_the_log_says_what_was_played_in_both_languages() -> None:
    table = Table("sakkra", "psilon")
    table.seat(0, levels={"government": 1}, credits=1)
    table.begin(0)
    table.plays(0, "use:clutch-mothers")
    table.plays(1, "play:starting-b:growth")
    assert "Ada uses Clutch Mothers: Population Growth." in table.log()
    assert "Bo plays Starting card B: Population Growth." in table.log()
    assert "Ada korzysta z: Matki lęgów (Przyrost Populacji)." in table.log(language="pl")
    assert "Bo zagrywa: Karta akcji początkowej B (Przyrost Populacji)." in table.log(language="pl")


@rule("AA-ACT-4")
def test_played_starting_cards_lie_on_the_table_until_their_owner_passes() -> None:
    table = Table("sol", "psilon")
    table.begin(0)
    table.plays(0, "play:starting-a:explore")
    table.plays(1, "play:starting-a:explore")
    table.plays(0, "play:starting-b:growth")
    assert (in_hand(table, 0), in_hand(table, 1)) == ([0, 2, 1], [0, 3, 1])
    assert not [option for option in cards(table, 1) if "starting-a" in option]
    table.plays(1, "pass", "gain:food")
    assert (in_hand(table, 0), in_hand(table, 1)) == ([0, 2, 1], [1, 3, 1])


@rule("AA-ACT-6")
def test_management_is_completed_before_the_next_turn() -> None:
    table = Table("sol", "psilon")
    table.seat(0, unrest=4, food=2, research=2)
    table.begin(0)
    table.plays(0, "pass")
    assert table.player(0).counts[PASSED] == 1
    assert table.asked() == (0, "GainAny")
    table.plays(0, "gain:food")
    assert table.asked() == (0, "PayAny"), "unrest level 1"
    table.plays(0, "pay:food")
    assert table.asked() == (1, "TakeTurn")


@rule("AA-ACT-6")
def test_without_cards_and_substitutes_one_must_pass() -> None:
    table = Table("sol", "psilon")
    table.seat(0, starting=(0, 0, 0))
    table.begin(0)
    assert table.options(0) == ["labour", "trade", "pass"]
    table = Table("sol", "psilon")
    table.begin(0)
    assert table.options(0)[-1] == "pass", "others may pass at any time"


@rule("AA-ACT-10")
def test_a_system_is_not_chosen_twice_in_one_action() -> None:
    table = Table("sol", "psilon")
    table.seat(0, credits=3, food=9)
    for name, planet in (("verdance", "proteus"), ("helia", "firma")):
        table.system(name, planet=planet, owner=0, people=(1, 0, 0))
    table.begin(0)
    table.plays(0, "play:starting-b:growth")
    assert table.options(0) == ["system:verdance", "system:helia", "done"]
    table.plays(0, "system:verdance")
    assert table.options(0) == ["system:helia", "done"]


@rule("AA-ACT-11")
@card("great-work", "federation-builder")
def test_the_end_of_a_turn_in_its_order() -> None:
    table = Table("klackon", "sol", council=True)
    table.seat(0, hand=["robotic-factories"], levels={"engineering": 1}, production=2, food=1, research=1, credits=1)
    table.directives("great-work")
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), influence=1)
    table.system("helia", influence=1)
    table.begin(0)
    flip(table.state, 0, STARS.number("verdance"))
    table.plays(0, "play:robotic-factories:build", "system:verdance", "build:automated-factory")
    assert table.has(0, "production") == 1, "2 paid, 1 for the builder before the card is looked at"
    assert table.asked() == (0, "DevelopTechnology")
    assert table.state.dimmed, "the token that Sol shares is still flipped"
    table.plays(0, "develop")
    assert (table.state.dimmed, table.developed(0)) == (0, ["robotic-factories"])
    table.seat(0, production=1)
    table.plays(1, "play:starting-b:growth")
    table.seat(0, hand=["orbital-shipyard"], levels={"engineering": 2})
    table.plays(0, "play:orbital-shipyard:build", "system:verdance", "build:csth")
    assert (table.asked(), table.player(0).prizes) == ((0, "DevelopTechnology"), ()), "the directive comes after it"
    table.plays(0, "develop")
    assert len(table.player(0).prizes) == 1
