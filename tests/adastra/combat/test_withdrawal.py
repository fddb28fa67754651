from __future__ import annotations

from orrery.games.adastra.game import GAME
from orrery.games.adastra.names import NONE
from orrery.games.adastra.player import COMBATS_WON
from orrery.games.adastra.words import VOCABULARY
from orrery.kernel import looking
from tests.adastra.combat.fighting import ambush, attack, duel, hunt, picks, quiet, rolls, scrapped
from tests.adastra.table import Table
from tests.markers import card, rule


def won(table: Table) -> list[int]:
    return [player.counts[COMBATS_WON] for player in table.state.players]


def standoff(first: str = "sol", second: str = "sol", noisy: tuple[int, ...] = (), **fleets: dict[str, int]) -> Table:
    """A round without damage has been fought between Cruisers."""
    fleet = fleets.get("fleet", {"cruisers": 1})
    table = duel(first, second, fleet=fleet, against=fleets.get("against", {"cruisers": 1}), noisy=noisy)
    return table


def fought(table: Table, forces: dict[str, int] | None = None) -> None:
    """The attack begins; everybody passes in the first round, and nobody hits."""
    attack(table, 0, "thalassa", {"verdance": forces or {"cruisers": 1}})
    on(table)


def on(table: Table) -> None:
    """Everybody passes until the withdrawal step, and all dice show 1."""
    state = table.state
    number = 1 if state.fight is None else max(1, state.fight.round)
    while state.fight is not None and state.fight.round <= number:
        seat, name = table.asked()
        if seat == -1:
            most = int(table.options(-1)[-1].split(":")[2])
            rolls(table, [1] * most)
        elif name == "UseEffect":
            table.plays(seat, "done")
        else:
            return


@rule("AA-CMB-7", "AA-SUB-70", "AA-CMB-WIN")
def test_an_attacker_who_withdraws_has_lost_and_is_exhausted() -> None:
    table = standoff(noisy=(0,))
    fought(table)
    assert table.asked() == (0, "WithdrawOrFight")
    assert table.options(0) == ["sacrifice:starting-b", "sacrifice:empire-card", "fight-on"]
    table.plays(0, "sacrifice:starting-b")
    assert table.state.fight is None
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}
    assert table.fleet("thalassa") == {"cruisers": 1}
    assert won(table) == [0, 1]


@rule("AA-CMB-7", "AA-SUB-70", "AA-CMB-WIN", "AA-RETR-1")
def test_a_defender_who_withdraws_retreats_and_the_attacker_moves_in() -> None:
    table = standoff(noisy=(1,))
    fought(table)
    assert table.asked() == (1, "WithdrawOrFight")
    table.plays(1, "sacrifice:starting-b")
    assert table.state.fight is None
    assert table.fleet("thalassa") == {"cruisers-exhausted": 1}
    assert table.holder("thalassa") == 0
    assert table.fleet("the-wormhole") == {"cruisers": 1}
    assert won(table) == [1, 0]


@rule("AA-CMB-7")
def test_the_leader_is_asked_first_and_if_it_withdraws_the_other_is_not() -> None:
    table = standoff(noisy=(0, 1))
    fought(table)
    assert table.asked() == (0, "WithdrawOrFight")
    table.plays(0, "sacrifice:starting-b")
    assert table.state.fight is None
    table = standoff(noisy=(0, 1))
    fought(table)
    table.plays(0, "fight-on")
    assert table.asked() == (1, "WithdrawOrFight")
    table.plays(1, "fight-on")
    assert table.state.fight is not None
    assert table.state.fight.round == 2


@rule("AA-WIN-1", "AA-CMB-7")
def test_withdrawal_is_offered_on_public_grounds_and_needs_a_flight_icon() -> None:
    table = standoff()
    table.seat(0, hand=["fusion-beam"])
    fought(table)
    assert table.asked() == (0, "WithdrawOrFight")
    assert table.options(0) == ["fight-on"]
    table = standoff()
    table.seat(0, hand=["mass-driver"])
    fought(table)
    assert table.options(0) == ["sacrifice:mass-driver", "fight-on"]


@rule("AA-CMB-7", "AA-SUB-69", "AA-CMB-WIN")
def test_in_round_five_the_attackers_withdraw_free_of_charge_and_nobody_has_won() -> None:
    table = standoff("mrrshan", "mrrshan")
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}})
    for _ in range(5):
        rolls(table, [1, 1], [1, 1])
        table.plays(0, "done")
        table.plays(1, "done")
    assert table.state.fight is None
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}
    assert table.fleet("thalassa") == {"cruisers": 1}
    assert won(table) == [0, 0]
    assert (table.has(0, "credits"), table.has(1, "credits")) == (0, 0)
    assert "The combat at Thalassa is a draw." in table.log()


@rule("AA-SUB-65")
def test_exhausted_defenders_are_not_offered_withdrawal() -> None:
    table = standoff(noisy=(1,), against={"cruisers-exhausted": 1})
    fought(table)
    assert table.state.fight is not None
    assert table.state.fight.round == 2


@rule("AA-SUB-65")
def test_defenders_shut_in_are_not_offered_withdrawal() -> None:
    table = standoff(noisy=(1,))
    table.system("the-wormhole", fleet={"pirate-raiders": 1}, holder=5)
    table.system("cobalt-eye", planet="crypto", fleet={"frigates": 1}, holder=0)
    fought(table)
    assert table.state.fight is not None
    assert table.state.fight.round == 2


@rule("AA-SUB-65", "AA-CMB-7", "AA-CMB-DEAD", "AA-SUB-50")
def test_one_free_unit_may_withdraw_and_the_rest_is_destroyed() -> None:
    against = {"cruisers": 1, "frigates-exhausted": 1, "outpost": 1}
    table = standoff(noisy=(1,), against=against)
    fought(table)
    table.plays(1, "sacrifice:starting-b")
    assert table.fleet("the-wormhole") == {"cruisers": 1}
    assert scrapped(table, 1) == {"frigates": 1}
    assert table.fleet("thalassa") == {"cruisers-exhausted": 1}
    assert table.holder("thalassa") == 0


@rule("AA-SUB-66", "AA-ATK-5", "AA-DEF-CTRL")
def test_attackers_from_two_systems_withdraw_each_to_its_own() -> None:
    table = standoff(noisy=(0,))
    table.system("lapis", planet="crypto", fleet={"frigates": 2}, holder=0)
    assert table.holder("verdance") == 0
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}, "lapis": {"frigates": 1}})
    assert table.fleet("lapis") == {"frigates": 2}
    on(table)
    table.plays(0, "sacrifice:starting-b")
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}
    assert table.fleet("lapis") == {"frigates": 1, "frigates-exhausted": 1}


@rule("AA-SUB-67")
def test_a_retreat_may_not_end_where_the_attackers_began() -> None:
    table = Table("sol", "sol")
    table.system("the-wormhole", fleet={"cruisers": 1}, holder=0)
    table.system("thalassa", planet="willow", fleet={"cruisers": 1}, holder=1)
    quiet(table, 0)
    attack(table, 0, "thalassa", {"the-wormhole": {"cruisers": 1}})
    on(table)
    table.system("cobalt-eye", planet="crypto")
    assert table.state.fight is not None
    assert table.state.fight.round == 2  # Cobalt Eye was unexplored: there was no way out
    on(table)
    table.plays(1, "sacrifice:starting-b")
    assert table.fleet("cobalt-eye") == {"cruisers": 1}


@rule("AA-SUB-67")
def test_nor_where_attackers_began_who_are_destroyed_by_now() -> None:
    """The Frigates from the wormhole are lost and nobody holds it any more; the Cruisers from Verdance fight on."""
    table = standoff(noisy=(1,))
    table.system("the-wormhole", fleet={"frigates": 1}, holder=0)
    table.system("cobalt-eye", planet="crypto")
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}, "the-wormhole": {"frigates": 1}})
    table.plays(1, "done")
    rolls(table, [1, 1], [6])
    picks(table, 1, "frigates")
    assert table.holder("the-wormhole") == NONE
    table.plays(1, "sacrifice:starting-b")
    assert table.fleet("cobalt-eye") == {"cruisers": 1}, "through the wormhole is no matter, to it is"


@rule("AA-SUB-67", "AA-SUB-65")
def test_a_defender_whose_only_way_leads_there_cannot_withdraw() -> None:
    table = standoff(noisy=(1,))
    table.system("the-wormhole", fleet={"frigates": 1}, holder=0)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}, "the-wormhole": {"frigates": 1}})
    table.plays(1, "done")
    rolls(table, [1, 1], [6])
    picks(table, 1, "frigates")
    assert table.asked()[1] != "WithdrawOrFight"


@rule("AA-SUB-56", "AA-DISC-4")
def test_an_ambush_fought_to_round_five() -> None:
    table = hunt("sol", {"frigates": 1}, {"pirate-raiders": 1})
    ambush(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    for _ in range(5):
        rolls(table, [1, 1], [1])
    assert table.fleet("verdance") == {"frigates": 1, "cruisers-exhausted": 2}
    assert table.fleet("thalassa") == {"pirate-raiders": 1}


@rule("AA-SUB-56", "AA-CMB-DEAD")
def test_without_room_where_they_began_they_are_destroyed() -> None:
    table = hunt("sol", {"frigates": 3, "titan": 1}, {"pirate-raiders": 1})
    table.system("verdance", fleet={"cruisers": 1}, holder=0)
    ambush(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    for _ in range(5):
        rolls(table, [1, 1], [1])
    assert table.fleet("verdance") == {"frigates": 3, "titan": 1, "cruisers": 1}
    assert scrapped(table, 0) == {"cruisers": 2}


@rule("AA-CMB-7")
@card("emergency-hyperjump")
def test_a_hyperjump_costs_no_action() -> None:
    table = standoff()
    table.seat(0, anomalies=["emergency-hyperjump"])
    fought(table)
    assert table.options(0) == ["use:emergency-hyperjump", "fight-on"]
    table.plays(0, "use:emergency-hyperjump")
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}
    assert table.anomalies(0) == []
    assert won(table) == [0, 1]


@card("warp-dissipater", "emergency-hyperjump")
def test_a_warp_dissipater_forbids_only_the_sacrifice() -> None:
    table = standoff(noisy=(0,))
    table.seat(1, developed=["warp-dissipater"])
    fought(table)
    assert table.state.fight is not None
    assert table.state.fight.round == 2
    table = standoff(noisy=(0,))
    table.seat(0, anomalies=["emergency-hyperjump"])
    table.seat(1, developed=["warp-dissipater"])
    fought(table)
    assert table.options(0) == ["use:emergency-hyperjump", "fight-on"]
    assert table.refusal(0, "sacrifice:starting-b") == "held-fast"


@card("warp-dissipater")
def test_the_owner_of_a_warp_dissipater_may_withdraw() -> None:
    table = standoff(noisy=(0,))
    table.seat(0, developed=["warp-dissipater"])
    fought(table)
    assert table.asked() == (0, "WithdrawOrFight")


@card("sky-palace")
def test_attackers_may_withdraw_to_the_sky_palace() -> None:
    table = standoff("alkari", noisy=(0,))
    table.system("brand", planet="rha", fleet={"doom-star": 1}, holder=0)
    fought(table)
    table.plays(0, "sacrifice:starting-b")
    assert table.options(0) == ["system:verdance", "system:brand"]
    table.plays(0, "system:brand")
    assert table.fleet("brand") == {"doom-star": 1, "cruisers-exhausted": 1}
    assert table.holder("verdance") == NONE


@card("sky-palace")
def test_not_to_a_sky_palace_that_takes_part_in_the_combat() -> None:
    table = standoff("alkari", noisy=(0,), fleet={"cruisers": 1})
    table.system("brand", planet="rha", fleet={"doom-star": 1}, holder=0)
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 1}, "brand": {"doom-star": 1}})
    on(table)
    while table.asked()[1] == "AssignDamage":
        table.plays(0, table.options(0)[0])
    table.plays(0, "sacrifice:starting-b")
    assert table.fleet("brand") == {"doom-star-exhausted": 1}
    assert table.fleet("verdance") == {"cruisers-exhausted": 1}


@card("sky-palace")
def test_a_defenders_sky_palace_that_has_just_left_the_combat_is_no_refuge() -> None:
    """The Doom Star retreats to Helia, two jumps away; the Frigates behind it have to fly by themselves."""
    table = standoff("sol", "alkari", noisy=(1,), against={"doom-star": 1, "frigates": 1})
    table.system("helia", planet="firma")
    fought(table)
    table.plays(1, "sacrifice:starting-b", "element:3", "fly:helia", "done")
    assert table.fleet("helia") == {"doom-star": 1}
    assert "done" in table.options(1), "the wormhole was the only way, and they are there"


@rule("AA-CMB-7", "AA-RETR-1")
def test_the_defender_chooses_who_retreats_into_the_room_there_is() -> None:
    """The wormhole has one group of slots left: for the Titan, or for the Frigates."""
    for first, fleet in (("titan", {"titan": 1}), ("frigates", {"frigates": 2})):
        table = standoff(noisy=(1,), against={"titan": 1, "frigates": 2})
        table.system("the-wormhole", fleet={"titan-exhausted": 2}, holder=1)
        fought(table)
        table.plays(1, "sacrifice:starting-b")
        assert table.asked() == (1, "RetreatNext")
        labels = {label(table, 1, token): token for token in table.options(1)}
        [token] = [token for text, token in labels.items() if text.lower().startswith(first)]
        table.plays(1, token)
        assert table.fleet("the-wormhole") == {"titan-exhausted": 2, **fleet}
        assert table.state.fight is None


def label(table: Table, seat: int, token: str) -> str:
    """An option as its button says it."""
    return str(looking.label(GAME, table.state, table.question(), VOCABULARY.option(token), [], "en"))


@card("sky-palace")
def test_defenders_may_retreat_to_a_sky_palace_elsewhere() -> None:
    table = standoff("sol", "alkari", noisy=(1,), against={"frigates": 1})
    table.system("brand", planet="rha", fleet={"doom-star": 1}, holder=1)
    table.system("the-wormhole", fleet={"pirate-raiders": 1}, holder=5)
    fought(table)
    table.plays(1, "sacrifice:starting-b")
    assert table.fleet("brand") == {"doom-star": 1, "frigates": 1}
