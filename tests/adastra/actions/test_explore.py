"""AA-EXPL: units remove anomaly tokens and draw cards for them."""

from orrery.games.adastra.actions.explore import Explore
from orrery.games.adastra.cards.boxes import ANOMALIES
from orrery.games.adastra.player import REMOVED
from orrery.games.adastra.state import ANOMALY_DECK, EXPLORE_OR_REMOVE
from tests.adastra.galaxies import choose, number, row
from tests.adastra.table import Table
from tests.markers import card, rule


def explore(table: Table, *systems: str) -> Table:
    table.push(Explore(0), active=0)
    return choose(table, 0, *systems)


def draws(table: Table, *cards: str) -> None:
    table.nature(*[f"draw-anomaly:{name}" for name in cards])


@rule("AA-EXPL-1", "AA-EXPL-2", "AA-HIDE-2")
def test_a_unit_removes_a_token_for_one_of_two_cards() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=2)
    explore(table, "helia")
    assert table.options(0) == ["anomaly:helia:frigates", "done"]
    table.plays(0, "anomaly:helia:frigates")
    draws(table, "seed-ark", "star-atlas")
    assert sorted(table.options(0)) == ["keep-anomaly:seed-ark", "keep-anomaly:star-atlas"]
    table.plays(0, "keep-anomaly:star-atlas")
    assert table.anomalies(0) == ["star-atlas"]
    assert [ANOMALIES[one].id for one in table.state.piles[ANOMALY_DECK]] == ["seed-ark"]
    assert table.state.tokens[number("helia")] == 1
    assert table.player(0).counts[REMOVED] == 1
    assert table.state.pending() == [], "one token a unit"


@rule("AA-HIDE-1", "AA-EXPL-2")
def test_others_see_neither_the_cards_drawn_nor_the_one_kept() -> None:
    table = row()
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=1)
    explore(table, "helia")
    table.plays(0, "anomaly:helia:frigates")
    draws(table, "seed-ark", "star-atlas")
    masked = table.state.masked(1)
    assert masked.players[0].drawn == (-1, -1)
    assert masked.question(0).secret
    table.plays(0, "keep-anomaly:star-atlas")
    assert table.state.masked(1).players[0].anomalies.cards == (-1,)
    assert "Ada discards Seed Ark." in table.log(1)
    assert not [line for line in table.log(1) if "Star Atlas" in line]


@rule("AA-SUB-50", "AA-STATE-2", "AA-EXPL-1")
def test_units_in_any_state_explore() -> None:
    table = row()
    table.system("helia", fleet={"frigates-exhausted": 1, "titan-overloaded": 1}, holder=0, tokens=3)
    explore(table, "helia")
    table.plays(0, "anomaly:helia:frigates")
    draws(table, "seed-ark", "star-atlas")
    table.plays(0, "keep-anomaly:seed-ark", "anomaly:helia:titan")
    draws(table, "mind-worms", "cultural-beacon")
    table.plays(0, "keep-anomaly:mind-worms")
    assert table.state.pending() == []
    assert table.state.tokens[number("helia")] == 1
    assert table.fleet("helia") == {"frigates-exhausted": 1, "titan-overloaded": 1}


@rule("AA-EXPL-1", "AA-ACT-8")
def test_several_systems_cost_a_credit_each_and_one_may_stop() -> None:
    table = row()
    table.seat(0, credits=1)
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=1)
    table.system("lapis", fleet={"frigates": 1}, holder=0, tokens=1)
    table.system("brand", fleet={"frigates": 1}, holder=0)
    table.push(Explore(0), active=0)
    assert table.refusal(0, "system:brand") == "no-tokens"
    choose(table, 0, "helia", "lapis")
    assert table.has(0, "credits") == 0
    assert sorted(table.options(0)) == ["anomaly:helia:frigates", "anomaly:lapis:frigates", "done"]
    table.plays(0, "done")
    assert table.state.pending() == []


@card("neutron-scanner")
def test_neutron_scanner_draws_three_cards() -> None:
    table = row()
    table.seat(0, developed=["neutron-scanner"])
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=1)
    explore(table, "helia")
    table.plays(0, "anomaly:helia:frigates")
    draws(table, "seed-ark", "star-atlas", "mind-worms")
    assert len(table.options(0)) == 3


@card("survey-suite")
def test_survey_suite_draws_one_more_for_cruisers_alone() -> None:
    table = row("psilon", "sol")
    table.system("helia", fleet={"frigates": 1, "cruisers": 1, "titan": 1}, holder=0, tokens=2)
    explore(table, "helia")
    assert table.options(0) == ["anomaly:helia:frigates", "anomaly:helia:cruisers", "done"], (
        "the Titan is as good as Frigates"
    )
    table.plays(0, "anomaly:helia:cruisers")
    draws(table, "seed-ark", "star-atlas", "mind-worms")
    table.plays(0, "keep-anomaly:seed-ark", "anomaly:helia:frigates")
    draws(table, "precursor-library", "cultural-beacon")
    assert len(table.options(0)) == 2


@card("temple-of-the-ancients")
def test_temple_of_the_ancients_gains_research_for_each_token() -> None:
    table = row("alkari", "sol")
    table.seat(0, levels={"physics": 3}, research=0)
    table.system("helia", fleet={"frigates": 2}, holder=0, tokens=2)
    explore(table, "helia")
    for kept, other in (("seed-ark", "star-atlas"), ("mind-worms", "cultural-beacon")):
        table.plays(0, "anomaly:helia:frigates")
        draws(table, kept, other)
        table.plays(0, f"keep-anomaly:{kept}")
    assert table.has(0, "research") == 2


@card("survey-mandate")
def test_a_removed_token_is_a_deed_that_directives_watch_for() -> None:
    table = row("sol", "psilon", council=True)
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=1)
    explore(table, "helia")
    table.plays(0, "anomaly:helia:frigates")
    assert table.state.deeds == (EXPLORE_OR_REMOVE,)


@rule("AA-COMP-6")
def test_from_a_deck_of_one_card_one_is_drawn() -> None:
    table = row()
    table.deck(ANOMALY_DECK, "seed-ark")
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=1)
    explore(table, "helia")
    table.plays(0, "anomaly:helia:frigates")
    draws(table, "seed-ark")
    table.plays(0, "keep-anomaly:seed-ark")
    assert table.anomalies(0) == ["seed-ark"]


@rule("AA-COMP-6")
def test_from_no_deck_at_all_nothing_is_drawn() -> None:
    table = row()
    table.deck(ANOMALY_DECK)
    table.system("helia", fleet={"frigates": 1}, holder=0, tokens=1)
    explore(table, "helia")
    table.plays(0, "anomaly:helia:frigates")
    assert table.state.pending() == []
    assert table.anomalies(0) == []
