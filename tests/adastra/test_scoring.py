from orrery.games.adastra.cards.boxes import DIRECTIVES
from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.galaxy.control import add_fleet, check_end, possess, vacate
from orrery.games.adastra.galaxy.fleets import unit
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import FLIGHT, FRIGATES
from orrery.games.adastra.player import BASES, CAPTURED, GUARDIANS, TOKENS
from orrery.games.adastra.rounds.scoring import FOR_CAPTURED, FOR_NEUTRALS, items, places
from orrery.games.parts.effect import Resolve
from tests.adastra.table import Table
from tests.markers import card, rule


def at(name: str) -> int:
    return STARS.number(name)


def scored(table: Table, seat: int) -> dict[str, int]:
    return {phrase.en: points for phrase, points in items(table.state, seat)}


# Sources


@rule("AA-SCORE")
def test_planets_population_and_branches() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="talas", owner=0, people=(1, 1, 1))
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.seat(0, levels={"biology": 3, "physics": 5, "engineering": 2})
    assert scored(table, 0) == {"Planets": 4, "Population": 1, "Branches": 4}
    assert table.score(0) == 9


@rule("AA-SCORE")
@card("colossus", "temple-moons", "strip-mines", "dead-world-beacon")
def test_monuments_and_wastelands() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="talas", discovery="colossus", owner=0, people=(1, 0, 0))
    table.system("brand", planet="incedius", discovery="strip-mines", owner=1, people=(0, 0, 3), influence=0)
    table.system("brand", buildings=["csth"])
    assert scored(table, 0) == {"Planets": 5, "Influence in others' systems": 1}
    assert scored(table, 1) == {"Population": 1, "Scanners": 1}, "all but the planet scores"


@rule("AA-SUB-100", "AA-RES-2")
def test_population_is_summed_before_dividing_and_totals_may_be_negative() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="firma", owner=0, people=(1, 1, 0))
    table.system("brand", planet="rha", owner=0, people=(0, 0, 2))
    table.system("verdance", planet="proteus", owner=0, people=(2, 0, 0))
    assert scored(table, 0)["Population"] == 2
    table.seat(1, levels={"physics": 5}, unrest=24)
    assert (scored(table, 1), table.score(1)) == ({"Branches": 3, "Unrest": -9}, -6)


@rule("AA-SCORE", "AA-INV-8", "AA-MIS-4")
def test_empire_tokens_and_neutral_elements() -> None:
    table = Table("sol", "psilon", "klackon")
    counts = table.player(0).counts
    counts[TOKENS], counts[CAPTURED + 1], counts[CAPTURED + 2] = 2, 1, 2
    counts[GUARDIANS], counts[BASES] = 1, 1
    found = scored(table, 0)
    assert (found["Empire tokens for missions"], found[FOR_CAPTURED.en], found[FOR_NEUTRALS.en]) == (2, 3, 4)


@rule("AA-SCORE", "XX-SUB-5")
def test_influence_scores_where_somebody_else_possesses() -> None:
    table = Table("sol", "psilon", minors=True)
    table.system("helia", planet="firma", owner=1, people=(1, 0, 0), influence=0)
    table.system("brand", planet="rha", discovery="nommo-gardeners", owner=5, people=(1, 1, 1), influence=0)
    table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), influence=0)
    table.system("lapis", planet="keeta", influence=0)
    assert scored(table, 0)["Influence in others' systems"] == 2


@rule("AA-SCORE")
def test_scanners_score_for_whoever_possesses_them() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0), buildings=["csth", "zst"])
    table.system("brand", planet="rha", owner=1, people=(0, 0, 1), buildings=["dsu"])
    table.system("lapis", planet="keeta", buildings=["csth"])
    assert (scored(table, 0)["Scanners"], scored(table, 1)["Scanners"]) == (3, 3)


@rule("AA-SCORE")
@card("imperium")
def test_imperium_counts_systems_by_two() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["imperium"])
    for name, planet in (("helia", "firma"), ("brand", "rha"), ("verdance", "proteus")):
        table.system(name, planet=planet, owner=0, people=(0, 0, 1))
    assert scored(table, 0)["Imperium"] == 1


@rule("AA-SCORE", "AA-MIS-1")
def test_secret_missions_score_their_highest_tier() -> None:
    table = Table("sol", "psilon")
    table.seat(0, missions=["manifest-destiny"])
    six = ["verdance", "thalassa", "cobalt-eye", "lapis", "brand"]
    for name, planet in zip(six, ["proteus", "willow", "crypto", "keeta", "rha"], strict=True):
        table.system(name, planet=planet, owner=0, people=(0, 0, 0))
    assert scored(table, 0)["Manifest Destiny"] == 3


@rule("AA-HIDE-1", "AA-SCORE")
def test_a_viewer_counts_only_missions_that_may_be_known() -> None:
    table = Table("sol", "psilon")
    table.seat(
        0, missions=["path-of-enlightenment"], levels={"physics": 2, "biology": 2, "government": 2, "engineering": 2}
    )
    assert table.state.scores() == [2, 0]
    assert table.state.masked(0).scores() == [2, 0]
    assert table.state.masked(1).scores() == [0, 0]


@rule("XX-CNC-11", "XX-SUB-11")
def test_envoys_rank_with_ties() -> None:
    table = Table("sol", "psilon", "klackon", council=True)
    assert [scored(table, seat)["Envoys"] for seat in range(3)] == [3, 3, 3]
    table.seat(0, envoys=[3])
    table.seat(1, envoys=[1, 2])
    assert [scored(table, seat)["Envoys"] for seat in range(3)] == [3, 3, 1]
    table.seat(1, envoys=[1])
    assert [scored(table, seat)["Envoys"] for seat in range(3)] == [2, 3, 1]
    duel = Table("sol", "psilon", council=True)
    duel.seat(0, envoys=[1])
    assert [scored(duel, seat)["Envoys"] for seat in range(2)] == [3, 2]


@rule("XX-CNC-9")
def test_active_directives_change_the_rates() -> None:
    table = Table("sol", "psilon", council=True)
    table.system("helia", planet="firma", owner=0, people=(1, 1, 0))
    table.seat(0, unrest=8)
    before = table.score(0)
    table.directives("universal-census")
    assert table.score(0) == before + 1
    table.state.active = (*table.state.active[:1], DIRECTIVES.number("emergency-powers-act"), -1)
    assert table.score(0) == before + 1 + 2


# Places


@rule("AA-SCORE-TIE")
def test_ties_are_broken_one_after_the_other() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="firma", owner=0, people=(1, 0, 0))
    table.system("brand", planet="rha", owner=1, people=(0, 0, 1))
    table.system("verdance", planet="proteus", owner=1, people=(1, 0, 0))
    assert (table.state.scores(), places(table.state)) == ([2, 2], [2, 1]), "more systems"
    table = Table("sol", "psilon")
    table.system("helia", planet="firma", owner=0, people=(2, 0, 0))
    table.system("lapis", planet="esper", owner=1, people=(0, 1, 0))
    assert places(table.state) == [1, 2], "more population"
    table.system("lapis", people=(1, 1, 0))
    table.seat(0, unrest=3)
    assert places(table.state) == [2, 1], "a lower field of unrest"
    table.seat(0, unrest=0, credits=1)
    assert places(table.state) == [1, 2], "more resources"
    table.seat(1, food=1)
    assert places(table.state) == [1, 1], "shared"


@rule("AA-SCORE-TIE")
def test_a_place_that_is_shared_skips_the_next() -> None:
    table = Table("sol", "psilon", "klackon")
    table.seat(2, unrest=4)
    assert places(table.state) == [1, 1, 3]


# The end of the game


@rule("AA-END-1")
def test_possessing_orion_ends_the_game_after_the_next_round() -> None:
    table = Table("sol", "psilon", round=2)
    table.system("helia", planet="orion")
    possess(table.state, at("helia"), 0)
    assert table.state.ends == 3


@rule("AA-SUB-98", "AA-END-1")
def test_an_undefended_home_that_is_entered_ends_the_game_even_if_left_at_once() -> None:
    table = Table("sol", "psilon", round=3)
    table.seat(1, home="verdance")
    table.system("verdance", planet="mentar", owner=1, people=(1, 1, 1))
    table.system("the-wormhole", fleet={"frigates": 1}, holder=0)
    table.push(Resolve(0, -1, Act(FLIGHT)), active=0)
    table.plays(0, "system:the-wormhole", "move:the-wormhole:frigates-ready", "fly:verdance")
    while table.state.pending():
        table.plays(0, "stop" if "stop" in table.options(0) else "done")
    assert table.holder("verdance") == 0
    assert table.state.ends == 4
    add_fleet(table.state, at("thalassa"), 0, unit(FRIGATES))
    table.state.fleet[at("verdance")] = 0
    table.state.holder[at("verdance")] = -1
    assert table.state.ends == 4


@rule("AA-SUB-98")
def test_in_the_last_round_a_home_changes_nothing() -> None:
    table = Table("sol", "psilon", round=6)
    table.seat(1, home="verdance")
    table.system("verdance", planet="mentar", owner=1, people=(1, 1, 1))
    add_fleet(table.state, at("verdance"), 0, unit(FRIGATES))
    check_end(table.state, at("verdance"))
    assert table.state.ends == 6


@rule("AA-SUB-99", "AA-END-1")
def test_of_two_ends_the_earlier_counts() -> None:
    table = Table("sol", "psilon", round=2)
    table.seat(1, home="verdance")
    table.system("helia", planet="orion")
    possess(table.state, at("helia"), 0)
    assert table.state.ends == 3
    table.state.round = 3
    add_fleet(table.state, at("verdance"), 0, unit(FRIGATES))
    check_end(table.state, at("verdance"))
    assert table.state.ends == 3
    table = Table("sol", "psilon", round=5)
    table.system("helia", planet="orion")
    possess(table.state, at("helia"), 0)
    assert table.state.ends == 6, "the last round comes first"


@rule("AA-END-1")
def test_the_end_is_latched_even_if_the_condition_is_lost() -> None:
    table = Table("sol", "psilon", round=2)
    table.system("helia", planet="orion")
    possess(table.state, at("helia"), 0)
    vacate(table.state, at("helia"))
    assert table.state.ends == 3


@rule("AA-END-1", "AA-RND-2")
def test_the_game_is_over_after_its_last_round() -> None:
    table = Table("sol", "psilon", round=6)
    table.begin(0)
    table.plays(0, "pass", "gain:food")
    table.plays(1, "pass")
    assert table.state.over
    assert table.state.outcome() is not None


@rule("AA-ELIM")
def test_who_possesses_nothing_still_scores() -> None:
    table = Table("sol", "psilon")
    assert (table.state.scores(), places(table.state)) == ([0, 0], [1, 1])
