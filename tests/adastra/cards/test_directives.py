"""Every directive."""

import pytest

from orrery.games.adastra.cards.boxes import DIPLOMATIC, DIRECTIVES, FREE, ONE_TIME, SCORING
from orrery.games.adastra.council.scoring import extra, rates
from orrery.games.adastra.galaxy.tiles import PLANETS
from orrery.games.adastra.player import CAPTURED, LEVELS
from orrery.games.adastra.state import (
    BRANCH_AT_FOUR,
    BUILD_SCANNER,
    COLONIZE,
    DEEDS,
    DESTROY_NEUTRAL,
    EXPLORE_OR_REMOVE,
    GIFT_OF_FIVE,
)
from tests.adastra.diplomacy.talking import active, court, talks
from tests.adastra.table import Table
from tests.markers import card, rule


def council(*directives: str, empires: tuple[str, ...] = ("sol", "psilon")) -> Table:
    table = court(*empires, council=True)
    table.directives(*directives)
    return table


def scored(table: Table, seat: int = 0) -> dict[str, int]:
    """What a seat scores by directives alone."""
    return {title.en: vp for title, vp in extra(table.state, seat)}


# Changes of the scoring


@card("universal-census")
def test_universal_census_counts_population_by_twos() -> None:
    table = council()
    assert rates(table.state).population == 3
    table.system("verdance", people=(3, 1, 0))
    before = table.score(0)
    table.directives("universal-census")
    assert rates(table.state).population == 2
    assert table.score(0) == before - 4 // 3 + 4 // 2


@card("charter-of-sentient-rights")
def test_charter_of_sentient_rights_doubles_the_cost_of_unrest_up_to_ten() -> None:
    for field, level in ((10, 2), (24, 9)):
        table = council()
        table.seat(0, unrest=field)
        before = table.score(0)
        table.directives("charter-of-sentient-rights")
        assert table.score(0) == before + level - min(10, 2 * level)


@card("emergency-powers-act")
def test_emergency_powers_waive_it_whatever_the_charter_says() -> None:
    charter, powers = "charter-of-sentient-rights", "emergency-powers-act"
    for directives in ((powers,), (powers, charter), (charter, powers)):
        table = council()
        table.seat(0, unrest=24)
        before = table.score(0)
        table.directives(*directives)
        assert table.score(0) == before + 9


@card("open-archives")
def test_open_archives_pay_one_more_for_each_branch_at_three() -> None:
    table = council()
    table.seat(0, levels={"biology": 3, "physics": 5, "engineering": 2})
    before = table.score(0)
    table.directives("open-archives")
    assert table.score(0) == before + 2


@card("cultural-hegemony")
@rule("XX-SUB-5")
def test_cultural_hegemony_doubles_influence_abroad_with_minor_civilizations_too() -> None:
    table = council()
    table.system("thalassa", planet="aurora", owner=5, people=(1, 1, 1), influence=0)
    before = table.score(0)
    table.state.influence[table.state.influence.index(0, 5)] = -1
    assert table.score(0) == before - 1, "a minor civilization is somebody else"
    table.system("thalassa", influence=0)
    table.directives("cultural-hegemony")
    assert table.score(0) == before + 1


@card("trophies-of-war")
def test_trophies_of_war_double_captured_tokens() -> None:
    table = council()
    table.player(0).counts[CAPTURED + 1] = 2
    before = table.score(0)
    table.directives("trophies-of-war")
    assert table.score(0) == before + 2


# New scoring


@card("colonial-dignity")
def test_colonial_dignity_pays_for_humble_planets() -> None:
    table = council("colonial-dignity")
    assert PLANETS[PLANETS.number("proteus")].vp == 1
    assert scored(table) == {"Colonial Dignity": 1}
    table.system("lapis", planet="rotan", owner=0, people=(0, 1, 0), discovery="strip-mines")
    assert scored(table) == {"Colonial Dignity": 1}, "Wastelands do not count"
    table.system("cobalt-eye", planet="earth", owner=0, people=(1, 0, 0))
    assert scored(table) == {"Colonial Dignity": 1}, "nor do home planets"


@card("disarmament-treaty")
def test_disarmament_treaty_pays_the_weakest() -> None:
    table = council("disarmament-treaty", empires=("sol", "psilon", "klackon"))
    table.system("lapis", fleet={"titan": 1}, holder=0)
    assert [scored(table, seat).get("Disarmament Treaty", 0) for seat in range(3)] == [0, 2, 2]
    table.system("brand", fleet={"frigates": 1}, holder=1)
    assert [scored(table, seat).get("Disarmament Treaty", 0) for seat in range(3)] == [0, 0, 3]


@card("hall-of-admirals")
def test_hall_of_admirals_pays_the_strongest() -> None:
    table = council("hall-of-admirals", empires=("sol", "psilon", "klackon"))
    table.system("lapis", fleet={"frigates": 1}, holder=0)
    table.system("brand", fleet={"frigates-exhausted": 1}, holder=1)
    assert [scored(table, seat).get("Hall of Admirals", 0) for seat in range(3)] == [2, 2, 0]
    table.system("thalassa", fleet={"frigates": 1}, holder=1)
    assert [scored(table, seat).get("Hall of Admirals", 0) for seat in range(3)] == [0, 3, 0]


def professions(directive: str, title: str, place: int) -> None:
    table = council(directive)
    people = (4 * (place == 0), 4 * (place == 1), 4 * (place == 2))
    table.system("verdance", people=people)
    assert scored(table) == {title: 1}
    table.system("lapis", planet="rotan", owner=0, people=people)
    assert scored(table) == {title: 2}, "eight in all"


@card("breadbasket-subsidy")
def test_breadbasket_subsidy_counts_farmers() -> None:
    professions("breadbasket-subsidy", "Breadbasket Subsidy", 0)


@card("academy-grants")
def test_academy_grants_count_scientists() -> None:
    professions("academy-grants", "Academy Grants", 1)


@card("labour-guild-charter")
def test_labour_guild_charter_counts_workers() -> None:
    professions("labour-guild-charter", "Labour Guild Charter", 2)


@card("spectrum-of-worlds")
def test_spectrum_of_worlds_counts_colours_beyond_the_first() -> None:
    table = council("spectrum-of-worlds")
    assert scored(table) == {}
    table.system("lapis", planet="rotan", owner=0, people=(0, 1, 0))
    table.system("thalassa", planet="aurora", owner=0, people=(1, 0, 0))
    assert scored(table) == {"Spectrum of Worlds": 1}, "green twice and blue"


@card("bulwark-initiative")
def test_bulwark_initiative_counts_up_to_four_orbital_buildings() -> None:
    table = council("bulwark-initiative")
    for star, count in (("lapis", 1), ("thalassa", 2), ("brand", 3)):
        table.system(star, fleet={"outpost": 1}, holder=0)
        assert scored(table) == {"Bulwark Initiative": count}
    for star in ("cobalt-eye", "the-wormhole"):
        table.system(star, fleet={"battle-station": 1}, holder=0)
    assert scored(table) == {"Bulwark Initiative": 4}


@card("pax-galactica")
def test_pax_galactica_pays_for_calm() -> None:
    for field, vp in ((0, 3), (3, 3), (4, 1), (7, 1), (8, 0)):
        table = council("pax-galactica")
        table.seat(0, unrest=field)
        assert scored(table).get("Pax Galactica", 0) == vp


@card("gatekeepers")
def test_gatekeepers_hold_wormholes() -> None:
    table = council("gatekeepers")
    table.system("the-wormhole", fleet={"frigates": 1}, holder=0)
    assert scored(table) == {"Gatekeepers": 2}
    table.system("lapis", planet="rotan", owner=0, people=(0, 1, 0), discovery="fold-point")
    assert scored(table) == {"Gatekeepers": 3}
    assert scored(table, 1) == {}


@rule("XX-CNC-9")
def test_a_directive_that_is_not_active_at_the_end_scores_nothing() -> None:
    table = council("pax-galactica")
    table.directives()
    assert scored(table) == {}


# One-time directives


def claimed(directive: str, deed: int, vp: int) -> Table:
    """Bo has done it in this turn of Ada's; at its end Bo takes the card."""
    table = council("relief-mission", directive)
    table.seat(1, food=0, research=0, production=0, credits=0, unrest=5)
    table.begin(0)
    table.state.do(1, deed)
    table.plays(0, "play:starting-a:explore")
    assert (active(table), table.player(1).prizes) == (["relief-mission", "–", "–"], (DIRECTIVES.number(directive),))
    assert scored(table, 1) == {DIRECTIVES[DIRECTIVES.number(directive)].title.en: vp}
    return table


@card("pirate-bounty")
def test_pirate_bounty() -> None:
    assert claimed("pirate-bounty", DESTROY_NEUTRAL, 1).stock(1) == (0, 0, 0, 2)


@card("survey-mandate")
def test_survey_mandate() -> None:
    table = claimed("survey-mandate", EXPLORE_OR_REMOVE, 1)
    table.plays(1, "gain:food", "gain:research")
    assert table.stock(1) == (1, 1, 0, 0)


@card("galactic-science-prize")
def test_galactic_science_prize() -> None:
    assert claimed("galactic-science-prize", BRANCH_AT_FOUR, 2).stock(1) == (0, 0, 0, 0)


@card("galactic-science-prize")
def test_a_branch_at_four_earns_the_science_prize() -> None:
    table = council("galactic-science-prize")
    table.seat(0, levels={"biology": 3}, research=5)
    table.begin(0)
    table.plays(0, "play:starting-b:research", "branch:biology")
    assert table.player(0).counts[LEVELS] == 4
    assert table.player(0).prizes == (DIRECTIVES.number("galactic-science-prize"),)


@card("aid-convoy")
def test_aid_convoy() -> None:
    assert claimed("aid-convoy", GIFT_OF_FIVE, 2).has(1, "unrest") == 3


@card("settlement-grant")
def test_settlement_grant() -> None:
    assert claimed("settlement-grant", COLONIZE, 1).stock(1) == (2, 0, 0, 0)


@card("great-work")
def test_great_work() -> None:
    assert claimed("great-work", BUILD_SCANNER, 2).stock(1) == (0, 0, 0, 0)


# Diplomatic effects


@card("cultural-exchange")
def test_cultural_exchange() -> None:
    table = council("cultural-exchange", empires=("sol", "psilon", "klackon"))
    for seat in range(3):
        table.seat(seat, credits=0)
    table.begin(0)
    talks(table, "flip:verdance", rolls=(3,))
    table.plays(0, "use:cultural-exchange", "rival:3")
    assert [table.has(seat, "credits") for seat in range(3)] == [2, 0, 1]
    assert table.asked() == (1, "TakeTurn"), "no die is left"


@card("cultural-exchange")
def test_cultural_exchange_works_once_per_test() -> None:
    table = council("cultural-exchange")
    table.begin(0)
    talks(table, "flip:verdance", "discard-diplomat:imani-reyes", rolls=(3, 3))
    table.plays(0, "use:cultural-exchange")
    assert table.refusal(0, "use:cultural-exchange") == "once-per-test"


@card("trade-embargo")
def test_trade_embargo() -> None:
    table = council("trade-embargo", empires=("sol", "psilon", "klackon"))
    table.seat(1, credits=3)
    table.seat(2, credits=0)
    table.begin(0)
    talks(table, "flip:verdance", rolls=(5,))
    table.plays(0, "use:trade-embargo")
    assert (table.has(1, "credits"), table.has(0, "credits")) == (1, 0), "Cy has nothing to lose"


@card("trade-embargo")
def test_trade_embargo_needs_five() -> None:
    table = council("trade-embargo")
    table.seat(1, credits=3)
    table.begin(0)
    talks(table, "flip:verdance", rolls=(4,))
    assert table.refusal(0, "use:trade-embargo") == "dice-too-low"


@card("resettlement-programme")
@rule("AA-POP-MOVE", "AA-SUB-31")
def test_resettlement_programme_moves_people_who_may_change_profession() -> None:
    table = council("resettlement-programme")
    table.system("verdance", people=(3, 0, 0))
    table.system("lapis", planet="rotan", owner=0, people=(0, 1, 0))
    table.begin(0)
    talks(table, "flip:verdance", "discard-diplomat:imani-reyes", rolls=(3, 3))
    table.plays(0, "use:resettlement-programme")
    assert (table.people("verdance"), table.people("lapis")) == ((2, 0, 0), (0, 2, 0)), "nobody leaves Lapis empty"
    assert table.refusal(0, "use:resettlement-programme") is None, "it is repeatable"


@card("resettlement-programme")
def test_the_last_population_stays() -> None:
    table = council("resettlement-programme")
    table.begin(0)
    talks(table, "flip:verdance", rolls=(3,))
    assert table.refusal(0, "use:resettlement-programme") == "nobody-to-move"


@card("relief-mission")
def test_relief_mission() -> None:
    table = council("relief-mission")
    table.seat(0, unrest=5)
    table.begin(0)
    talks(table, "flip:verdance", rolls=(4,))
    table.plays(0, "use:relief-mission")
    assert table.has(0, "unrest") == 3


@card("relief-mission")
def test_nobody_needs_relief_at_field_zero() -> None:
    table = council("relief-mission")
    table.begin(0)
    talks(table, "flip:verdance", rolls=(4,))
    assert table.refusal(0, "use:relief-mission") == "no-unrest"


# Free actions


@card("belt-mining-concession")
def test_belt_mining_concession() -> None:
    table = council("belt-mining-concession")
    table.seat(0, production=0)
    table.begin(0)
    assert "use:belt-mining-concession" not in table.options(0), "without an asteroid field it would gain nothing"
    table = council("belt-mining-concession")
    table.seat(0, production=0)
    for star, tile in (("lapis", "glittering-belt"), ("thalassa", "ore-belt"), ("brand", "gate-in-the-rubble")):
        table.system(star, discovery=tile, fleet={"frigates": 1}, holder=0)
    table.begin(0)
    table.plays(0, "use:belt-mining-concession")
    assert table.has(0, "production") == 2, "at most 2"
    assert "use:belt-mining-concession" not in table.options(0), "once per round"


@card("conscription-act")
def test_conscription_act() -> None:
    table = council("conscription-act")
    table.seat(0, food=2)
    table.begin(0)
    table.plays(0, "use:conscription-act")
    assert (table.fleet("verdance"), table.has(0, "food")) == ({"frigates": 1}, 0)


@card("joint-research-pact")
def test_joint_research_pact() -> None:
    table = council("joint-research-pact", empires=("sol", "psilon", "klackon"))
    for seat in range(3):
        table.seat(seat, research=0, credits=1)
    table.begin(0)
    table.plays(0, "use:joint-research-pact", "rival:2")
    assert [table.has(seat, "research") for seat in range(3)] == [2, 1, 0]
    assert table.has(0, "credits") == 0


@card("bread-and-circuses")
def test_bread_and_circuses() -> None:
    table = council("bread-and-circuses")
    table.seat(0, food=5, unrest=6)
    table.seat(1, food=5, unrest=6)
    table.begin(0)
    table.plays(0, "use:bread-and-circuses")
    assert (table.has(0, "food"), table.has(0, "unrest")) == (3, 4)
    assert "use:bread-and-circuses" not in table.options(0)
    table.plays(0, "play:starting-a:explore")
    assert "use:bread-and-circuses" in table.options(1), "every player has it once"


@card("bread-and-circuses")
def test_free_actions_of_directives_need_their_price() -> None:
    table = council("bread-and-circuses")
    table.seat(0, food=1, unrest=6)
    table.begin(0)
    assert "use:bread-and-circuses" not in table.options(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_directive_says_what_it_does(language: str) -> None:
    kinds = [directive.kind for directive in DIRECTIVES.pieces]
    assert [kinds.count(kind) for kind in (SCORING, ONE_TIME, DIPLOMATIC, FREE)] == [16, 6, 4, 4]
    for directive in DIRECTIVES.pieces:
        assert directive.lines(language)
    assert DEEDS == 6
