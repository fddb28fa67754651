"""Minor civilizations: how they come, what they do for whoever controls them."""

from orrery.games.adastra.combat.fight import DEFENDERS
from orrery.games.adastra.combat.strength import dice_of
from orrery.games.adastra.council.minors import minors_of
from orrery.games.adastra.deck import contents
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, STARS
from orrery.games.adastra.rounds.turns import EndRound
from orrery.games.adastra.state import DISCOVERY_DECK
from tests.adastra.combat.fighting import attack, fight
from tests.adastra.diplomacy.talking import court
from tests.adastra.table import Table
from tests.markers import card, rule


def visits(civilization: str, star: str = "lapis", planet: str = "rotan", *empires: str) -> Table:
    """Ada's frigates are in the system of a minor civilization."""
    table = court(*empires, minors=True)
    table.system(
        star, planet=planet, discovery=civilization, owner=5, people=(1, 1, 1), fleet={"frigates": 1}, holder=0
    )
    for seat in range(table.state.seats):
        table.seat(seat, food=0, research=0, production=0, credits=0)
    return table


def at(star: str) -> int:
    return STARS.number(star)


@card("nommo-gardeners")
@rule("XX-MIN-4", "XX-SUB-4")
def test_nommo_gardeners_give_food_once_a_round_to_whoever_controls_them() -> None:
    table = visits("nommo-gardeners")
    table.begin(0)
    table.plays(0, "use:nommo-gardeners")
    assert table.stock(0) == (2, 0, 0, 0)
    assert "use:nommo-gardeners" not in table.options(0)


@rule("XX-SUB-4", "XX-MIN-4", "AA-RND-2")
def test_used_by_one_it_is_used_for_all_until_the_round_ends() -> None:
    table = visits("nommo-gardeners")
    table.begin(0)
    table.plays(0, "use:nommo-gardeners")
    table.state.fleet[at("lapis")] = 0
    table.state.holder[at("lapis")] = -1
    table.system("lapis", fleet={"frigates": 1}, holder=1)
    table.plays(0, "play:starting-a:explore")
    assert "use:nommo-gardeners" not in table.options(1), "Bo controls it now, but it has been used"
    table.state.passed = (0, 1)
    EndRound().happen(table.state)
    assert [component.id for _, component in minors_of(table.state, 1)] == ["nommo-gardeners"]


@rule("XX-SUB-4")
def test_control_counts_not_possession() -> None:
    table = visits("nommo-gardeners")
    table.begin(1)
    assert "use:nommo-gardeners" not in table.options(1)
    assert table.owner("lapis") == 5


@card("oolan-archivists")
def test_oolan_archivists_give_research() -> None:
    table = visits("oolan-archivists")
    table.begin(0)
    table.plays(0, "use:oolan-archivists")
    assert table.stock(0) == (0, 2, 0, 0)


@card("ketari-shipwrights")
def test_ketari_shipwrights_take_two_off_a_build_action() -> None:
    table = visits("ketari-shipwrights")
    table.seat(0, production=2)
    table.begin(0)
    table.plays(0, "play:starting-b:build", "use:ketari-shipwrights", "system:verdance", "build-unit:cruisers")
    assert (table.fleet("verdance"), table.has(0, "production")) == ({"cruisers": 1}, 1)
    assert table.state.minors_used >> at("lapis") & 1


@card("ketari-shipwrights")
def test_ketari_shipwrights_may_be_kept_for_later() -> None:
    table = visits("ketari-shipwrights")
    table.seat(0, production=3)
    table.begin(0)
    table.plays(0, "play:starting-b:build", "done", "system:verdance", "build-unit:cruisers")
    assert (table.has(0, "production"), table.state.minors_used) == (0, 0)


@card("ketari-shipwrights")
def test_ketari_shipwrights_say_whose_cost_they_lower() -> None:
    ability = DISCOVERIES[DISCOVERIES.number("ketari-shipwrights")].ability
    assert ability is not None
    assert "you may lower the total production cost of this action by 2 (not below 0)" in str(ability.text("en"))
    assert "jeśli chcesz, zmniejsz łączny koszt tej akcji o 2 produkcji" in str(ability.text("pl"))


@card("zeff-caravans")
def test_zeff_caravans_exchange_up_to_three() -> None:
    table = visits("zeff-caravans")
    table.seat(0, food=4)
    table.begin(0)
    assert "use:zeff-caravans" in table.options(0)
    table.plays(0, "use:zeff-caravans", "pay:food", "pay:food")
    assert table.state.minors_used >> at("lapis") & 1
    assert table.options(0) == ["gain:research", "gain:production", "gain:credits"], "three given, none comes back"
    table.plays(0, "gain:research", "gain:research", "gain:credits")
    assert table.stock(0) == (1, 2, 0, 1)
    assert "use:zeff-caravans" not in table.options(0)


@card("zeff-caravans")
def test_zeff_caravans_exchange_fewer_in_any_mix() -> None:
    table = visits("zeff-caravans")
    table.seat(0, food=1, credits=2)
    table.begin(0)
    table.plays(0, "use:zeff-caravans", "pay:food", "pay:credits", "done")
    assert table.options(0) == ["gain:research", "gain:production"]
    table.plays(0, "gain:production", "gain:research")
    assert table.stock(0) == (0, 1, 1, 1)


@card("bhorr-mercenaries")
def test_bhorr_mercenaries_roll_a_die_more_at_home_and_next_door() -> None:
    """Bo attacks Ada's two Frigates; Lapis, where the mercenaries live, is connected with Cobalt Eye."""
    for star, dice in (("lapis", 3), ("cobalt-eye", 3), ("thalassa", 2)):
        table = visits("bhorr-mercenaries")
        table.system(star, fleet={"frigates": 1 if star == "lapis" else 2}, holder=0)
        table.system("brand", fleet={"frigates": 1}, holder=1)
        attack(table, 1, star, {"brand": {"frigates": 1}})
        assert dice_of(table.state, fight(table), DEFENDERS) == dice


@card("tanoth-mediators")
def test_tanoth_mediators_add_two_dice_before_a_diplomacy_roll() -> None:
    table = visits("tanoth-mediators")
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy", "flip:verdance", "done", "use:tanoth-mediators")
    assert len(table.options(-1)) == 4, "three dice"
    assert table.state.minors_used >> at("lapis") & 1


@card("tanoth-mediators")
def test_tanoth_mediators_may_be_spared() -> None:
    table = visits("tanoth-mediators")
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy", "flip:verdance", "done", "done")
    assert (len(table.options(-1)), table.state.minors_used) == (2, 0)


@card("choir-of-selu")
def test_the_choir_of_selu_calms_in_every_management() -> None:
    table = visits("choir-of-selu")
    table.seat(0, unrest=6)
    table.begin(0)
    table.plays(0, "pass")
    while table.has(0, "unrest") == 6:
        seat = table.asked()[0]
        table.state.answer(seat, table.state.options(seat)[-1])
    assert table.has(0, "unrest") == 4


@card("voidwalkers-of-yss")
def test_voidwalkers_open_every_wormhole_for_whoever_controls_them() -> None:
    table = visits("voidwalkers-of-yss", "cobalt-eye", "xendalla")
    table.system("helia", discovery="fold-point")
    assert {at("the-wormhole"), at("helia")} <= set(connected(table.state, 0, at("cobalt-eye")))
    assert at("cobalt-eye") in connected(table.state, 0, at("helia"))
    assert at("cobalt-eye") not in connected(table.state, 1, at("helia"))


@rule("XX-MIN-1")
def test_eight_tiles_are_shuffled_in_with_the_module_only() -> None:
    with_them, without = court(minors=True), court()
    assert len(contents(with_them.state, DISCOVERY_DECK)) == 36
    assert len(contents(without.state, DISCOVERY_DECK)) == 28
    assert len([tile for tile in DISCOVERIES.pieces if tile.minor and tile.ability is not None]) == 8


@rule("XX-MIN-2")
def test_a_minor_civilization_is_nobodys_player() -> None:
    table = visits("choir-of-selu")
    table.begin(0)
    table.seat(0, food=5)
    table.plays(0, "play:starting-b:growth")
    assert "system:lapis" not in table.options(0), "its population is enemy population"


@rule("XX-SUB-5")
def test_influence_in_its_system_scores() -> None:
    table = visits("choir-of-selu")
    before = table.score(0)
    table.system("lapis", influence=0)
    assert table.score(0) == before + 1
