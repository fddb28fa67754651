"""AA-SETUP, AA-COMP, AA-INTRO: what is in the box, and everything before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy import fleets
from orrery.games.adastra.galaxy.control import figure_left, flags_left, take_figure
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, STARS
from orrery.games.adastra.game import GAME
from orrery.games.adastra.names import (
    BUILDINGS,
    CLASSES,
    DIPLOMACY_TOKENS,
    EMPIRE_TOKENS,
    FIGURES,
    FRIGATES,
    INFLUENCE_TOKENS,
    NEUTRALS,
    NONE,
    STARTING_A_ICONS,
    STARTING_B_ICONS,
)
from orrery.games.adastra.player import IN_HAND, LEVELS, SCRAPPED, SUPPLY, UNREST, index_of
from orrery.games.adastra.rounds.management import income
from orrery.games.adastra.setup.empires import ChooseHome
from orrery.games.adastra.state import (
    ANOMALY_DECK,
    DIPLOMAT_DECK,
    DIRECTIVE_DECK,
    DISCOVERY_DECK,
    EMPIRE_DECK,
    ENVOY_DECK,
    MISSION_DECK,
    PLANET_DECK,
    SETTLING,
    TECHNOLOGY_DECK,
)
from orrery.games.adastra.technologies.card import COPIES, STARTING, TECHNOLOGIES
from orrery.kernel import NATURE, SPECTATOR, fingerprint
from orrery.kernel.events import HIDDEN
from orrery.kernel.text import BadSetup
from tests.adastra.beginning import build, homes, missions, opened, ready_to_draft, set_up, settled, weights
from tests.adastra.table import Table
from tests.markers import rule


def decided(table: Table, *empires: str) -> Table:
    """Nature lays out these empires first, each is taken at once, and everybody takes the first home on offer."""
    for empire in empires:
        while table.state.asks(NATURE):
            offered = table.options(NATURE)
            token = f"draw-empire:{empire}"
            table.nature(token if token in offered else offered[-1])
        seat = table.question().seat
        if f"empire:{empire}" in table.options(seat):
            table.plays(seat, f"empire:{empire}")
        if table.asked() == (seat, "ChooseHome"):
            table.plays(seat, table.options(seat)[0])
    return table


def duel(*empires: str) -> Table:
    """Sol and Psilon at their desks, or whom the test is about and another one."""
    others = [name for name in ("sol", "psilon") if name not in empires]
    return decided(ready_to_draft(2), *[*empires, *others][:2])


# AA-COMP


@rule("AA-COMP-1")
def test_figures_of_an_empire() -> None:
    table = set_up(2)
    assert dict(zip(CLASSES, FIGURES, strict=True)) == {
        "frigates": 9, "cruisers": 6, "titan": 3, "doom-star": 1, "outpost": 3, "battle-station": 4,
    }  # fmt: skip
    for player in table.state.players:
        assert player.counts[SUPPLY : SUPPLY + 6] == [7, 6, 3, 1, 3, 3]
    assert flags_left(table.state, 0) == 5
    assert table.player(0).counts[UNREST] == 0


@rule("AA-COMP-2")
def test_tokens_of_an_empire() -> None:
    assert (INFLUENCE_TOKENS, EMPIRE_TOKENS, DIPLOMACY_TOKENS) == (6, 6, 8)
    table = set_up(2)
    assert [table.state.influence.count(seat) for seat in range(2)] == [1, 1]


@rule("AA-COMP-3")
def test_shared_buildings_and_neutral_elements() -> None:
    state = opened(2).state
    assert dict(zip(BUILDINGS, state.stock, strict=True)) == {
        "hydroponic-farm": 10, "soil-enrichment-plant": 6, "research-laboratory": 10, "astro-university": 6,
        "automated-factory": 10, "robo-mining-plant": 6, "spy-center": 6, "trade-port": 10,
        "csth": 4, "zst": 4, "dsu": 2,
    }  # fmt: skip
    assert dict(zip(NEUTRALS, state.wild, strict=True)) == {
        "pirate-raiders": 7, "space-eel": 2, "guardian": 1, "pirate-base": 1,
    }  # fmt: skip
    units = 6 * sum(FIGURES[:4]) + sum(state.wild[:3])
    buildings = 6 * sum(FIGURES[4:]) + sum(state.stock) + state.wild[3]
    assert units == 124
    assert buildings == 117


@rule("AA-COMP-4")
def test_figures_are_a_hard_limit_and_anomaly_tokens_never_run_short() -> None:
    table = Table("sol", "psilon")
    for _ in range(9):
        assert figure_left(table.state, 0, FRIGATES)
        take_figure(table.state, 0, FRIGATES)
    assert not figure_left(table.state, 0, FRIGATES)
    table.player(0).counts[SCRAPPED + FRIGATES] = 1
    assert figure_left(table.state, 0, FRIGATES)
    base = sum(tile.tokens for tile in DISCOVERIES.pieces) + sum(s.tokens for s in STARS.pieces if not s.expansion)
    assert base == 16
    assert base + sum(star.tokens for star in STARS.pieces if star.expansion) <= 20


@rule("AA-COMP-5")
def test_starting_cards() -> None:
    table = set_up(2)
    for player in table.state.players:
        assert player.counts[IN_HAND : IN_HAND + 3] == [1, 3, 1]
        assert [TECHNOLOGIES[card].id for card in player.developed] == ["laser-cannon", "class-i-shield"]
        assert player.flipped == 0
    assert set(STARTING_A_ICONS) | set(STARTING_B_ICONS) == set(range(8))


@rule("AA-COMP-7", "XX-MORE-1")
def test_cards_and_tiles_of_both_boxes() -> None:
    whole, base = opened(2, minors=True, council=True).state, opened(2, expansion=False).state
    expected = {TECHNOLOGY_DECK: (126, 108), MISSION_DECK: (15, 15), ANOMALY_DECK: (27, 27), DIRECTIVE_DECK: (30, 0),
                DISCOVERY_DECK: (36, 28), EMPIRE_DECK: (9, 6), DIPLOMAT_DECK: (31, 25), ENVOY_DECK: (6, 0)}  # fmt: skip
    for deck, sizes in expected.items():
        assert (len(whole.decks[deck]), len(base.decks[deck])) == sizes, deck
    assert (len(STARS), len(PLANETS), len(DISCOVERIES), len(DIPLOMATS)) == (23, 41, 36, 40)
    assert (len(MISSIONS), len(DIRECTIVES), len(EMPIRES)) == (15, 30, 9)
    assert sum(one.copies for one in ANOMALIES.pieces) == 27
    assert len([one for one in TECHNOLOGIES.pieces if one.branch == STARTING]) == 2
    assert COPIES == 2


@rule("AA-COMP-8", "AA-AUTO-1")
def test_nothing_serves_the_automa() -> None:
    assert {variant.name for variant in GAME.variants} == {"first_game", "length", "expansion", "minors", "council"}
    assert not any("Automa" in title.split() for title in GAME.components().values())


# AA-SETUP-1 to 5


@rule("AA-SETUP-1")
def test_decks_are_full_and_base_diplomats_are_set_aside() -> None:
    state = opened(2).state
    technologies = Counter(state.decks[TECHNOLOGY_DECK])
    assert set(technologies.values()) == {2}
    assert not any(TECHNOLOGIES[card].branch == STARTING for card in technologies)
    assert not any(DIPLOMATS[card].empire for card in state.decks[DIPLOMAT_DECK])
    assert all(pile == () for pile in state.piles)


@rule("AA-SETUP-2")
def test_planets_lie_in_four_stacks_without_homes_and_orion() -> None:
    with_more, without = opened(2).state, opened(2, expansion=False).state
    assert [len(with_more.decks[PLANET_DECK + colour]) for colour in range(4)] == [9, 8, 9, 5]
    assert [len(without.decks[PLANET_DECK + colour]) for colour in range(4)] == [8, 7, 8, 4]
    for colour in range(4):
        tiles = [PLANETS[tile] for tile in with_more.decks[PLANET_DECK + colour]]
        assert all(tile.colour == colour and not tile.home and not tile.orion for tile in tiles)


@rule("AA-SETUP-3")
def test_anybody_may_be_first() -> None:
    table = opened(4)
    assert weights(table) == {"first:1": 1, "first:2": 1, "first:3": 1, "first:4": 1}
    table.nature("first:3")
    assert table.state.first == 2
    assert table.log() == ["Cy is the first player."]
    assert "Pierwszym graczem jest Cy." in table.log(language="pl")


@rule("AA-SETUP-5", "AA-HIDE-1")
def test_each_player_draws_two_missions_that_nobody_else_sees() -> None:
    table = opened(2)
    table.nature("first:2")
    build(table)
    assert table.asked() == (NATURE, "DrawCard")
    assert len(table.options(NATURE)) == 15
    missions(table)
    assert [player.drawn for player in table.state.players] == [(2, 3), (0, 1)]  # from the first player on
    assert len(table.state.decks[MISSION_DECK]) == 11
    for viewer in (0, 1, SPECTATOR):
        masked = table.state.masked(viewer)
        for seat in range(2):
            mine = table.player(seat).drawn
            assert masked.players[seat].drawn == (mine if seat == viewer else (HIDDEN, HIDDEN))
    assert f"Bo draws from the missions: {MISSIONS[1].title.en}." in table.log(1)
    assert "Ada draws from the missions: a card. (×2)" in table.log(1)


# AA-SETUP-6: the empire draft


@rule("AA-SETUP-6")
def test_one_empire_is_laid_out_then_one_takes_it_and_two_are_added() -> None:
    table = ready_to_draft(2)
    assert len(table.options(NATURE)) == 9
    table.nature("draw-empire:darlok")
    assert table.asked() == (0, "TakeEmpire")
    assert table.options(0) == ["empire:darlok", "wait"]
    table.plays(0, "empire:darlok")
    assert table.asked() == (0, "ChooseHome")
    table.plays(0, "system:verdance")
    assert table.asked() == (NATURE, "OfferEmpire")
    table.nature("draw-empire:sol", "draw-empire:alkari")
    assert table.asked() == (1, "TakeEmpire")
    assert table.options(1) == ["empire:sol", "empire:alkari"]


@rule("AA-SETUP-6")
def test_who_waits_adds_one_and_chooses_again_later() -> None:
    table = ready_to_draft(3)
    table.nature("draw-empire:darlok")
    table.plays(0, "wait")
    table.nature("draw-empire:sol")
    assert table.asked() == (1, "TakeEmpire")
    assert table.options(1) == ["empire:darlok", "empire:sol", "wait"]
    table.plays(1, "empire:sol")
    table.plays(1, table.options(1)[0])
    table.nature("draw-empire:psilon", "draw-empire:klackon")
    table.plays(2, "wait")
    table.nature("draw-empire:sakkra")
    assert table.asked() == (0, "TakeEmpire")  # who has chosen is skipped
    table.plays(0, "wait")
    table.nature("draw-empire:bulrathi")
    assert table.asked() == (2, "TakeEmpire")
    table.plays(2, "empire:klackon")
    table.plays(2, table.options(2)[0])
    assert table.state.order == (1, 2)


@rule("AA-SETUP-6")
def test_the_last_player_has_to_take_one() -> None:
    table = ready_to_draft(2)
    table.nature("draw-empire:darlok")
    table.plays(0, "empire:darlok")
    table.plays(0, "system:verdance")
    table.nature("draw-empire:sol", "draw-empire:alkari")
    assert table.refusal(1, "wait") == "last-to-choose"
    assert "wait" not in table.options(1)


@rule("AA-SETUP-6")
def test_one_can_wait_only_while_there_is_a_card_to_add() -> None:
    table = ready_to_draft(2, expansion=False)
    for turn in range(6):
        table.nature(table.options(NATURE)[0])
        seat = turn % 2
        if turn < 5:
            table.plays(seat, "wait")
    assert len(table.options(1)) == 6
    assert table.refusal(1, "wait") == "no-empire-left"
    table.plays(1, "empire:sol")
    table.plays(1, table.options(1)[0])
    assert table.options(0) == [f"empire:{empire.id}" for empire in EMPIRES.pieces[1:6]]


@rule("AA-SETUP-6")
def test_when_one_card_remains_one_is_added() -> None:
    table = ready_to_draft(3, expansion=False)
    for turn in range(4):
        table.nature(table.options(NATURE)[0])
        table.plays(turn % 3, "wait")
    table.nature(table.options(NATURE)[0])  # five lie there, one is left
    table.plays(1, "empire:sol")
    table.plays(1, table.options(1)[0])
    table.nature("draw-empire:sakkra")
    assert table.asked() == (2, "TakeEmpire")
    assert len(table.options(2)) == 5


# AA-SETUP-7: homes


@rule("AA-SETUP-7")
def test_who_chooses_first_is_first_in_the_order_of_round_one() -> None:
    table = ready_to_draft(2)
    table.nature("draw-empire:darlok")
    table.plays(0, "wait")
    table.nature("draw-empire:sol")
    table.plays(1, "empire:darlok")
    assert list(table.state.order) == [1]
    table.plays(1, table.options(1)[0])
    table.nature("draw-empire:klackon", "draw-empire:alkari")
    table.plays(0, "empire:sol")
    table.plays(0, table.options(0)[0])
    assert table.state.order == (1, 0)


@rule("AA-SETUP-7", "AA-DEF-HOME")
def test_a_home_is_a_coloured_tile_that_is_not_connected_to_another_home() -> None:
    table = ready_to_draft(2)
    table.nature("draw-empire:sol")
    table.plays(0, "empire:sol")
    coloured = ["verdance", "thalassa", "lapis", "sapphire", "ember", "brand", "helia"]
    assert table.options(0) == [f"system:{name}" for name in coloured]
    table.plays(0, "system:verdance")
    table.nature("draw-empire:psilon", "draw-empire:klackon")
    table.plays(1, "empire:psilon")
    assert table.refusal(1, "system:verdance") == "home-taken"
    assert table.refusal(1, "system:helia") == "home-connected"
    assert table.options(1) == [f"system:{name}" for name in coloured if name not in ("verdance", "helia")]
    table.plays(1, "system:thalassa")
    assert homes(table) == ["verdance", "thalassa"]


@rule("AA-SUB-58", "AA-SETUP-7")
def test_a_home_may_lie_beside_another_one_without_a_connection() -> None:
    table = duel()
    assert homes(table) == ["verdance", "thalassa"]
    chart = table.state.chart
    assert STARS.number("thalassa") in chart.adjacent[STARS.number("verdance")]
    assert STARS.number("thalassa") not in chart.linked[STARS.number("verdance")]


@rule("AA-SUB-58", "AA-SETUP-7")
def test_where_every_free_tile_is_connected_the_least_connected_ones_may_be_taken() -> None:
    row = {"lapis": (0, 0, 0), "sapphire": (1, 0, 0), "demeter": (-1, 0, 0), "the-crossing": (0, -1, 0)}
    table = Table("sol", "psilon", "klackon", galaxy={**row, "brand": (1, -1, 1)})
    table.player(0).home = STARS.number("lapis")
    table.player(1).home = STARS.number("brand")
    linked = {name: table.state.chart.linked[STARS.number(name)] for name in row}
    assert STARS.number("lapis") in linked["sapphire"]
    assert STARS.number("brand") in linked["sapphire"]
    assert STARS.number("lapis") in linked["demeter"]
    table.push(ChooseHome(2))
    assert table.player(2).home == STARS.number("demeter")  # one connection instead of two: nothing else to choose


# AA-SETUP-8 to 13


@rule("AA-SETUP-8", "AA-HIDE-2")
def test_one_mission_is_kept_and_the_others_go_back_unseen() -> None:
    table = settled(duel())
    assert [player.missions.cards for player in table.state.players] == [(0,), (2,)]
    assert table.state.decks[MISSION_DECK] == (1, *range(3, 15))
    assert table.state.piles[MISSION_DECK] == ()
    assert [player.drawn for player in table.state.players] == [(), ()]
    seen = table.state.masked(1)
    assert seen.players[0].missions.cards == (HIDDEN,)
    assert seen.players[1].missions.cards == (2,)
    assert seen.decks[MISSION_DECK] == (HIDDEN,) * 13
    assert "Ada keeps the secret mission: a card." in table.log(1)
    assert f"Ada keeps the secret mission: {MISSIONS[0].title.en}." in table.log(0)


@rule("AA-SETUP-9")
@pytest.mark.parametrize(
    ("empire", "stock", "diplomat"),
    [
        ("sol", (2, 2, 2, 3), "imani-reyes"), ("psilon", (2, 3, 2, 2), "vel-tann"), ("klackon", (2, 1, 4, 1), None),
        ("silicoid", (0, 2, 5, 2), None), ("mrrshan", (2, 2, 3, 2), None), ("sakkra", (4, 1, 2, 1), None),
        ("darlok", (2, 1, 2, 4), None), ("alkari", (2, 2, 2, 2), None), ("bulrathi", (3, 1, 3, 2), None),
    ],
)  # fmt: skip
def test_everybody_gets_resources_a_diplomat_and_cards(
    empire: str, stock: tuple[int, ...], diplomat: str | None
) -> None:
    table = duel(empire)
    seat = 0
    assert table.stock(seat) == stock
    board = table.player(seat).board
    assert board.id == empire
    assert table.pool(seat) == [DIPLOMATS[board.diplomat].id]
    assert DIPLOMATS[board.diplomat].empire
    if diplomat:
        assert table.pool(seat) == [diplomat]
    assert table.player(seat).hand_size() == 5
    assert table.developed(seat) == []
    assert len(table.player(seat).developed) == 2


@rule("AA-SETUP-9", "AA-HIDE-1")
def test_everybody_knows_which_base_diplomat_an_empire_has() -> None:
    table = duel()
    for viewer in (1, SPECTATOR):
        assert table.state.masked(viewer).players[0].pool.cards == table.player(0).pool.cards


@rule("AA-SETUP-10")
@pytest.mark.parametrize(
    ("empire", "branch"),
    [
        ("sol", 3), ("psilon", 1), ("klackon", 2), ("silicoid", 0), ("mrrshan", 1), ("sakkra", 0), ("darlok", 3),
        ("alkari", 1), ("bulrathi", 2),
    ],
)  # fmt: skip
def test_unrest_is_at_field_0_and_one_branch_at_level_one(empire: str, branch: int) -> None:
    table = duel(empire)
    levels = table.player(0).counts[LEVELS : LEVELS + 4]
    assert levels == [int(branch == other) for other in range(4)]
    assert table.has(0, "unrest") == 0
    player = table.player(0)
    assert player.index is index_of(player.empire, tuple(levels), player.developed)


@rule("AA-SETUP-11")
def test_a_home_system_has_a_planet_a_fleet_an_influence_token_a_flag_and_three_population() -> None:
    table = duel()
    assert table.fleet("verdance") == {"frigates": 2, "battle-station": 1}
    assert table.owner("verdance") == NONE  # nobody lives there before all have settled
    settled(table, "settle:2:0:1")
    home = STARS.number("verdance")
    assert PLANETS[table.state.planet[home]].id == "earth"
    assert table.people("verdance") == (2, 0, 1)
    assert table.owner("verdance") == table.holder("verdance") == 0
    assert table.state.influence[home] == 0
    assert table.state.dimmed == 0
    assert table.state.discovery[home] == NONE
    assert fleets.count_class(table.state.fleet[home], FRIGATES) == 2


@rule("AA-SETUP-11")
def test_the_first_population_keeps_within_basic_limits() -> None:
    table = duel("silicoid")
    table.plays(0, table.options(0)[0])
    assert table.options(0) == ["settle:0:1:2", "settle:0:0:3"]  # limits 0/1/3
    table = duel("sol")
    table.plays(0, table.options(0)[0])
    # limits 2/2/2: everything but three of a kind
    assert table.options(0) == [
        "settle:2:1:0", "settle:2:0:1", "settle:1:2:0", "settle:1:1:1", "settle:1:0:2", "settle:0:2:1", "settle:0:1:2",
    ]  # fmt: skip


@rule("AA-SETUP-12")
def test_sol_with_two_farmers_and_a_worker() -> None:
    table = settled(duel("sol"), "settle:2:0:1")
    assert income(table.state, 0) == [2, 0, 1, 1]


@rule("AA-SETUP-13")
def test_round_one_follows_the_setup() -> None:
    state = GAME.new(GAME.setup(2))
    while not state.round:
        seat = state.pending()[0].seat
        state.answer(seat, state.options(seat)[0])
    assert state.round == 1
    assert type(state.question(NATURE)).__name__ == "DrawCard"
    assert state.players[0].home != NONE
    assert sorted(state.order) == [0, 1]


@rule("AA-SETUP-14", "AA-SOLO-2", "XX-SEAT-1")
def test_two_to_five_seats_and_never_one() -> None:
    for seats in range(2, 6):
        assert GAME.new(GAME.setup(seats)).seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


@rule("AA-SETUP-15", "AA-HIDE-1")
def test_missions_and_population_are_chosen_at_the_same_time_and_unseen() -> None:
    table = duel()
    assert table.state.task == SETTLING
    assert [(question.seat, type(question).__name__) for question in table.state.pending()] == [
        (0, "KeepFirstMission"),
        (1, "KeepFirstMission"),
    ]
    before = [fingerprint(table.state.masked(viewer)) for viewer in (1, SPECTATOR)]
    table.plays(0, "keep-mission:" + MISSIONS[1].id)
    assert [fingerprint(table.state.masked(viewer)) for viewer in (1, SPECTATOR)] == before
    other = table.state.clone()
    table.plays(0, "settle:1:1:1")
    other.answer(0, other.options(0)[0])
    assert fingerprint(table.state.masked(1)) == fingerprint(other.masked(1))  # that one is done, not what was chosen
    assert table.people("verdance") == (0, 0, 0)
    table.plays(1, table.options(1)[0])
    table.plays(1, table.options(1)[0])
    assert table.people("verdance") == (1, 1, 1)
    assert "Ada begins with farmers 1, scientists 1, workers 1." in table.log(1)


@rule("AA-SETUP-16")
def test_options_are_independent_and_five_seats_always_have_their_star_tiles() -> None:
    assert dict(GAME.setup(2).variants) == {
        "first_game": False, "length": "standard", "expansion": True, "minors": False, "council": False,
    }  # fmt: skip
    assert GAME.new(GAME.setup(2)).ends == 6
    assert GAME.new(GAME.setup(2, length="epic")).ends == 8
    five = opened(5, expansion=False)
    five.nature("first:1")
    assert "draw-star:ra" in five.options(NATURE)
    four = opened(4, expansion=True)
    four.nature("first:1")
    assert "draw-star:ra" not in four.options(NATURE)


@rule("XX-MIN-1", "XX-MOD-1")
def test_minor_civilizations_are_shuffled_in_without_the_council() -> None:
    state = opened(2, minors=True, expansion=False).state
    assert len([tile for tile in state.decks[DISCOVERY_DECK] if DISCOVERIES[tile].minor]) == 8
    assert state.decks[DIRECTIVE_DECK] == ()
    assert state.players[0].envoys.cards == ()


@rule("XX-CNC-1", "XX-MOD-1")
def test_envoys_four_and_five_are_known_to_all_and_the_rest_forms_a_pool() -> None:
    table = opened(3, council=True)
    state = table.state
    assert [player.envoys.cards for player in state.players] == [(3, 4)] * 3
    assert state.decks[ENVOY_DECK] == (0, 0, 0, 1, 1, 1, 2, 2, 2)
    assert len(state.decks[DIRECTIVE_DECK]) == 30
    assert not any(DISCOVERIES[tile].minor for tile in state.decks[DISCOVERY_DECK])
    for viewer in (1, SPECTATOR):
        assert state.masked(viewer).players[0].envoys.cards == (3, 4)
        assert state.masked(viewer).decks[ENVOY_DECK] == (HIDDEN,) * 9


# AA-INTRO-1


@rule("AA-INTRO-1")
def test_in_a_first_game_nature_places_the_tiles() -> None:
    table = opened(2, first_game=True, expansion=False)
    table.nature("first:2", "draw-star:verdance")
    assert table.asked() == (NATURE, "LetFall")
    assert weights(table) == dict.fromkeys(table.options(NATURE), 1)  # one rotation that differs in every space
    table.nature("place:1,0")
    assert table.asked() == (NATURE, "LetTurn")
    assert table.options(NATURE) == ["turn:1"]
    table.nature("turn:1", "draw-star:lapis")
    assert set(weights(table).values()) == {3}
    table.nature("place:0,1")
    assert len(table.options(NATURE)) == 3
    assert "Bo places Verdance: Space 1, 0." in table.log()


@rule("AA-INTRO-1")
def test_spaces_are_as_likely_as_they_have_rotations() -> None:
    table = opened(4, first_game=True, expansion=False)
    table.nature("first:1", "draw-star:lapis")
    # beside one of the two starting tiles three rotations connect, beside both of them five do
    likely = weights(table)
    assert sorted(likely.values()) == [3] * 6 + [5] * 2
    assert {space for space, weight in likely.items() if weight == 5} == {"place:1,-1", "place:0,1"}


@rule("AA-INTRO-1")
def test_in_a_first_game_empires_are_given_and_homes_chosen_in_the_same_order() -> None:
    table = ready_to_draft(3, first_game=True, expansion=False)
    assert [player.board.id for player in table.state.players] == ["sol", "psilon", "klackon"]
    assert table.state.order == (0, 1, 2)
    for seat in range(3):
        assert table.asked() == (seat, "ChooseHome")
        table.plays(seat, table.options(seat)[-1])
    settled(table)
    assert table.state.pending() == []
    assert len({player.home for player in table.state.players}) == 3


@rule("AA-INTRO-1")
def test_in_a_first_game_the_order_begins_with_the_first_player() -> None:
    table = opened(4, first_game=True, expansion=False)
    table.nature("first:3")
    while table.asked()[0] == NATURE:
        table.nature(table.options(NATURE)[0])
    boards = [table.player(seat).board.id for seat in (2, 3, 0, 1)]
    assert boards == ["sol", "psilon", "klackon", "silicoid"]
    assert table.state.order == (2, 3, 0, 1)
    assert table.asked() == (2, "ChooseHome")


@rule("AA-INTRO-1")
def test_the_first_game_is_for_the_base_box_and_six_rounds() -> None:
    setup = GAME.setup(3, first_game=True)
    assert dict(setup.variants) == {
        "first_game": True, "length": "standard", "expansion": False, "minors": False, "council": False,
    }  # fmt: skip
    state = GAME.new(setup)
    assert state.ends == 6
    assert len(state.decks[TECHNOLOGY_DECK]) == 108


@rule("AA-INTRO-1")
def test_the_first_game_is_for_at_most_four() -> None:
    assert GAME.setup(5).variants["first_game"] is False
    with pytest.raises(BadSetup):
        GAME.setup(5, first_game=True)
