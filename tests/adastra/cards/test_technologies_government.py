"""Technologies of Government, in play."""

from typing import Any

from orrery.games.adastra.empires.actions import Act
from orrery.games.adastra.names import DIPLOMACY
from orrery.games.parts.effect import Resolve
from tests.adastra.cards.playing import at, gains_incomes, hits, incomes, roll, skirmish
from tests.adastra.combat.fighting import invade
from tests.adastra.galaxies import row
from tests.adastra.table import Table
from tests.markers import card


def talks(*developed: str, tokens: tuple[str, ...] = ("helia",), **stock: Any) -> Table:
    """Seat 0 begins a Diplomacy action with ready influence tokens."""
    table = row("sol", "psilon")
    table.seat(0, developed=list(developed), **stock)
    for system in tokens:
        table.system(system, influence=0)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    return table


@card("trade-treaties")
def test_trade_treaties_give_one_credit() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["trade-treaties"])
    assert incomes(table) == {"credits": 1}


@card("spy-network")
def test_spy_network_hires_for_three_and_captures_for_five() -> None:
    table = talks("spy-network", unrest=0)
    table.seat(1, before=[("madame-quill", 0)])
    table.plays(0, "flip:helia", "done")
    table.rolls(5)
    assert {"effect:hire", "effect:capture"} <= set(table.options(0))
    table = talks()
    table.seat(1, before=[("madame-quill", 0)])
    table.plays(0, "flip:helia", "done")
    table.rolls(5)
    assert "effect:capture" not in table.options(0)
    table = talks("spy-network")
    table.plays(0, "flip:helia", "done")
    table.rolls(3)
    assert "effect:hire" in table.options(0)


@card("holo-simulator")
def test_holo_simulator_calms_the_own_empire_for_two() -> None:
    table = talks("holo-simulator", tokens=("helia", "brand"), unrest=5)
    table.plays(0, "flip:helia", "flip:brand", "done")
    table.rolls(2, 2)
    table.plays(0, "effect:reduce")
    if table.state.asks(0) and "rival:1" in table.options(0):
        table.plays(0, "rival:1")
    assert table.has(0, "unrest") == 4
    assert "effect:reduce" in table.options(0), "repeatable, the other 2 is left"


@card("holo-simulator", "pheromone-network")
def test_two_discounts_on_reduce_unrest_leave_a_cost_of_one() -> None:
    table = row("klackon", "psilon")
    table.seat(0, developed=["holo-simulator"], levels={"government": 1}, unrest=5)
    table.system("helia", influence=0)
    table.push(Resolve(0, -1, Act(DIPLOMACY)), active=0)
    table.plays(0, "flip:helia", "done")
    table.rolls(1)
    assert "effect:reduce" in table.options(0), "4 - 2 - 2, but at least 1"


@card("space-academy")
def test_space_academy_rerolls_up_to_three_dice_once_a_round() -> None:
    table = skirmish("space-academy", fleet={"titan": 1}, against={"cruisers": 2})
    roll(table, [1, 1, 1, 2], [1, 1])
    table.plays(0, "use:space-academy", "reroll:1", "reroll:1", "reroll:1")
    table.rolls(6, 6, 6)
    assert "Ada deals 3 damage; shields stop 0." in hits(table)
    assert table.player(0).flipped


@card("space-academy")
def test_space_academy_used_in_an_invasion_is_gone_for_the_next_one() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["space-academy"])
    table.system("helia", planet="firma", owner=1, people=(1, 1, 0), fleet={"frigates": 2}, holder=0)
    table.system("thalassa", planet="aurora", owner=1, people=(1, 0, 0), fleet={"frigates": 2}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [1, 1])
    assert table.options(0) == ["use:space-academy", "done"]
    table.plays(0, "use:space-academy", "reroll:1")
    table.rolls(5, 5)
    table.plays(0, "land")
    assert table.owner("thalassa") == 0
    invade(table, 0, "helia")
    roll(table, [1, 1])
    assert table.owner("helia") == 1, "nothing is left to use: the invasion is lost unasked"


@card("xeno-psychology")
def test_xeno_psychology_rerolls_any_dice_after_a_diplomacy_roll() -> None:
    table = talks("xeno-psychology", tokens=("helia", "brand"))
    table.plays(0, "flip:helia", "flip:brand", "done")
    table.rolls(1, 1)
    table.plays(0, "use:xeno-psychology", "reroll:1")
    if table.state.asks(0) and "reroll:1" in table.options(0):
        table.plays(0, "reroll:1")
    table.rolls(5, 6)
    assert "effect:hire" in table.options(0)


@card("alien-management-center")
def test_alien_management_center_rewards_a_won_invasion() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["alien-management-center"], unrest=6)
    table.system("thalassa", planet="aurora", owner=1, people=(1, 0, 0), fleet={"frigates": 1}, holder=0)
    invade(table, 0, "thalassa")
    roll(table, [5])
    table.plays(0, "land", "gain:food", "gain:credits")
    assert table.has(0, "unrest") == 4
    assert table.stock(0) == (1, 0, 0, 1)


@card("galactic-currency-exchange")
def test_galactic_currency_exchange_changes_up_to_three_resources() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=2, production=2, developed=["galactic-currency-exchange"])
    table.begin(0)
    table.plays(0, "use:galactic-currency-exchange", "pay:food", "pay:food", "pay:production")
    while table.state.asks(0) and table.options(0)[0].startswith("gain"):
        table.plays(0, "gain:research")
    assert table.stock(0) == (0, 3, 1, 0)
    assert "use:galactic-currency-exchange" not in table.options(0)


@card("military-tactics")
def test_military_tactics_add_a_die_to_the_first_roll() -> None:
    table = skirmish("military-tactics", fleet={"cruisers": 1}, against={"cruisers": 1})
    roll(table, [6, 6], [1])
    roll(table, [6], [1])
    assert [line for line in hits(table) if "Ada" in line] == [
        "Ada deals 2 damage; shields stop 0.",
        "Ada deals 1 damage; shields stop 0.",
    ]


@card("planetary-stock-exchange")
def test_planetary_stock_exchange_counts_populous_systems() -> None:
    table = Table("psilon", "sol")
    table.seat(0, developed=["planetary-stock-exchange"])
    table.system("verdance", planet="proteus", owner=0, people=(2, 1, 0))
    table.system("helia", planet="firma", owner=0, people=(2, 0, 0))
    assert incomes(table)["credits"] == 1
    for system, planet in (("lapis", "keeta"), ("brand", "rha"), ("thalassa", "willow")):
        table.system(system, planet=planet, owner=0, people=(1, 1, 1))
    assert incomes(table)["credits"] == 3


@card("virtual-reality-network")
def test_virtual_reality_network_calms_in_management() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["virtual-reality-network"], unrest=5)
    gains_incomes(table)
    assert table.has(0, "unrest") == 3


@card("neural-scanner")
def test_neural_scanner_forces_a_deal_without_a_token() -> None:
    table = Table("sol", "psilon")
    table.seat(0, developed=["neural-scanner"], pool=["saint-ilara"])
    table.begin(0)
    table.plays(0, "trade", "force:2")
    assert "hand-over:saint-ilara" in table.options(0)
    table.plays(0, "hand-over:saint-ilara")
    assert table.player(0).flipped, "no token was there to flip"
    assert "trade" not in table.options(0), "it was this turn's Trade Agreement"
    assert "saint-ilara" not in table.pool(0)


@card("galactic-unification")
def test_galactic_unification_rolls_two_dice_without_any_token() -> None:
    table = talks("galactic-unification", tokens=())
    table.plays(0, "done")
    table.rolls(5, 4)
    assert {"effect:hire", "effect:reduce"} & set(table.options(0))


@card("imperium")
def test_imperium_scores_a_point_for_every_two_systems() -> None:
    table = Table("sol", "psilon")
    planets = {"verdance": "proteus", "helia": "firma", "brand": "rha", "lapis": "keeta", "thalassa": "willow"}
    for system, planet in planets.items():
        table.system(system, planet=planet, owner=0, people=(1, 0, 0))
    before = table.score(0)
    table.seat(0, developed=["imperium"])
    assert table.score(0) == before + 2, "five systems: rounded down"


@card("macro-economics")
def test_macro_economics_pay_once_a_round_for_an_honest_deal() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=2, developed=["macro-economics"])
    table.seat(1, production=2)
    table.begin(0)
    propose(table)
    assert table.stock(0) == (1, 0, 1, 1)


@card("macro-economics")
def test_macro_economics_pay_the_partner_too_and_not_for_a_gift() -> None:
    table = Table("sol", "psilon")
    table.seat(0, food=2)
    table.seat(1, production=2, developed=["macro-economics"])
    table.begin(0)
    propose(table)
    assert table.has(1, "credits") == 1
    assert table.has(0, "credits") == 0


def propose(table: Table) -> None:
    """Seat 0 offers 1 food for 1 production, and seat 1 accepts."""
    table.plays(0, "trade", "give:food", "amount:1", "done", "ask:production", "amount:1", "done")
    table.plays(1, "yes")


@card("cyber-security-link")
def test_cyber_security_link_makes_swaps_dearer() -> None:
    table = talks(tokens=("helia", "brand"))
    table.system("thalassa", influence=1)
    table.system("lapis", influence=1)
    table.seat(1, developed=["cyber-security-link"])
    table.plays(0, "flip:helia", "flip:brand", "done")
    table.rolls(4, 4)
    assert "effect:swap" not in table.options(0), "6 + 3"
    table = talks(tokens=("helia", "brand"))
    table.system("thalassa", influence=1)
    table.system("lapis", influence=1)
    table.seat(1, developed=["cyber-security-link"])
    table.plays(0, "flip:helia", "flip:brand", "done")
    table.rolls(4, 5)
    assert "effect:swap" in table.options(0)


@card("cyber-security-link")
def test_cyber_security_link_wants_a_second_token_of_whoever_forces_a_deal() -> None:
    table = row("sol", "psilon")
    table.seat(0, pool=["saint-ilara"])
    table.seat(1, developed=["cyber-security-link"])
    table.system("helia", influence=0)
    table.begin(0)
    assert "trade" in table.options(0)
    table.plays(0, "trade")
    assert "force:2" not in table.options(0)
    table = row("sol", "psilon")
    table.seat(0, pool=["saint-ilara"])
    table.seat(1, developed=["cyber-security-link"])
    table.system("helia", influence=0)
    table.system("brand", influence=0)
    table.begin(0)
    table.plays(0, "trade", "force:2")
    while table.state.asks(0) and not table.options(0)[0].startswith("play"):
        table.plays(0, table.options(0)[0])
    assert table.state.dimmed == 1 << at("helia") | 1 << at("brand")


@card("confederation")
def test_confederation_extends_again_and_again() -> None:
    table = talks("confederation", tokens=("helia", "thalassa"))
    table.plays(0, "flip:helia", "flip:thalassa", "done")
    table.rolls(2, 2)
    table.plays(0, "effect:extend")
    extend(table, "brand")
    assert "effect:extend" in table.options(0)
    plain = talks(tokens=("helia", "thalassa"))
    plain.plays(0, "flip:helia", "flip:thalassa", "done")
    plain.rolls(2, 2)
    plain.plays(0, "effect:extend")
    extend(plain, "brand")
    assert not plain.state.asks(0) or "effect:extend" not in plain.options(0)


def extend(table: Table, system: str) -> None:
    """Extend to a system with a token of the reserve, paid with the lowest die."""
    while table.state.asks(0) and not table.options(0)[0].startswith("effect") and table.options(0) != ["done"]:
        options = table.options(0)
        if f"system:{system}" in options:
            table.plays(0, f"system:{system}")
        elif "reserve" in options:
            table.plays(0, "reserve")
        elif options[0].startswith("die"):
            table.plays(0, options[0])
        else:
            return
