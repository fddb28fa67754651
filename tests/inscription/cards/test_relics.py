"""The 16 relics, each as a game would tell it."""

from orrery.games.inscription.events.scoring import sheet_totals
from orrery.games.inscription.names import HALVES, RELICS
from orrery.kernel import SPECTATOR
from tests.inscription.table import Table
from tests.markers import card, rule


def drawn(*relics: str, **marks: object) -> Table:
    """Seat 1 claims the relic systems of the sheet and draws these."""
    table = Table("", objectives=())
    table.seat(0, accessed=["s30", "s33"], reserve=list(relics), **marks)  # type: ignore[arg-type]
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s30")
    return table


@rule("TI-REL-1")
@card("crown-of-thalnos")
def test_crown_of_thalnos() -> None:
    """A war that would be lost by three is won by one, on both sides."""
    table = Table("", "", "", objectives=())
    table.seat(0, relics=["crown-of-thalnos"], units=["a1", "f1"])
    table.seat(1, units=["f1", "g1", "h1", "i1"])  # my left neighbor's right
    table.seat(2, units=["a1", "b1", "c1", "d1"])
    table.event("border-conflict")
    assert table.player(0).warfare.strengths[:2] == (1, 1)
    table.plays(0, "relic:crown-of-thalnos")
    assert table.player(0).warfare.strengths[:2] == (5, 5)
    assert table.told("war")[0] == (0, (1, 0, 1, 5, 4))  # against seat 2 on the left: won, 5 to 4
    assert [table.player(0).warfare.results[half] for half in range(2)] == [1, 1]
    assert table.player(0).relics.played == (RELICS.index("crown-of-thalnos"),)


@rule("TI-REL-1")
@card("crown-of-thalnos")
def test_crown_of_thalnos_may_stay_in_the_hand() -> None:
    table = Table("", "", "", objectives=())
    table.seat(0, relics=["crown-of-thalnos"])
    table.event("border-conflict")
    assert table.options(0) == ["relic:crown-of-thalnos", "done"]
    table.plays(0, "done")
    assert table.player(0).warfare.strengths[:2] == (0, 0)
    assert table.player(0).relics.held == (RELICS.index("crown-of-thalnos"),)


@card("dominus-orb")
def test_dominus_orb() -> None:
    table = Table("")
    table.seat(0, relics=["dominus-orb"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "relic:dominus-orb")
    table.plays(0, "access:s04", "access:s08", "access:s14", "access:s18")
    assert {"s04", "s08", "s14", "s18"} <= table.accessed(0)
    assert table.asked(0) == "UseResource"  # the card's influence is still to be spent


@card("dominus-orb")
def test_dominus_orb_accesses_fewer_if_one_likes_and_only_on_navigation() -> None:
    table = Table("")
    table.seat(0, relics=["dominus-orb"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "relic:dominus-orb", "access:s04", "done")
    assert "s08" not in table.accessed(0)
    table = Table("")
    table.seat(0, relics=["dominus-orb"])
    table.event("first-ventures")
    table.plays(0, "sheet:industry")
    assert not [token for token in table.options(0) if token.startswith("relic")]


@card("dynamis-core")
def test_dynamis_core() -> None:
    """Two trade goods, and one for each of the two columns that are complete."""
    table = drawn("dynamis-core", commodities=(3, 4, 3))
    assert table.points(0, "navigation") == 5
    assert table.goods(0) == 2 + 2


@card("luxarch-treatise-i")
def test_luxarch_treatise_vol_i() -> None:
    table = drawn("luxarch-treatise-i", technologies=["gravity-drive"])
    assert "unlock-technology:gravity-drive" not in table.options(0)
    table.plays(0, "unlock-technology:fleet-logistics", "unlock-technology:transit-diodes")
    assert table.technologies(0) == {"gravity-drive", "fleet-logistics", "transit-diodes"}
    assert table.points(0, "navigation") == 4


@rule("TI-FOC-3")
@card("luxarch-treatise-ii")
def test_luxarch_treatise_vol_ii() -> None:
    """The same die on two sheets; the one on the active sheet counts in this round's step 3."""
    table = drawn("luxarch-treatise-ii")
    table.plays(0, "focus:navigation:influence", "focus:warfare:influence")
    assert table.focus(0) == {"navigation:influence", "warfare:influence"}
    table.plays(0, "claim:s33", "done")
    table.rolls(3, 0, (1, 2, 1))
    assert table.player(0).pool == [3, 2, 0]


@card("nano-forge")
def test_nano_forge() -> None:
    """Two influence on each of two unlocked planets; of a third nothing, for it is locked."""
    table = Table("", objectives=())
    table.seat(0, relics=["nano-forge"], planets=[1, 4])
    table.event("fledgling-empires")
    table.plays(0, "sheet:expansion", "relic:nano-forge", "kind:influence")
    table.plays(0, "cross:1:r1c3", "cross:1:r2c1", "cross:4:r1c1", "cross:4:r2c1")
    crossed = table.player(0).expansion.symbols
    sheet = table.player(0).expansion.sheet
    assert [(crossed & sheet.cells[planet]).bit_count() for planet in (0, 1, 3)] == [2, 0, 2]
    assert not crossed & ~sheet.kinds[1]


@card("maw-of-worlds")
def test_maw_of_worlds() -> None:
    """A locked planet is gone for ever, and five free trade goods go to the active sheet."""
    table = Table("", objectives=())
    table.seat(0, relics=["maw-of-worlds"], planets=[1])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:navigation", "relic:maw-of-worlds")
    assert "cross-off-planet:1" not in table.options(0)  # it is not locked
    table.plays(0, "cross-off-planet:2")
    for token in ("access:s04", "access:s08", "access:s14"):
        table.plays(0, "spend:material", token)
    table.plays(0, "spend:influence", "claim:s08", "spend:influence", "claim:s14")
    assert {"s08", "s14"} <= table.claimed(0)
    assert (table.kept(0, "propulsion"), table.kept(0, "cybernetic")) == (1, 1)
    assert table.player(0).pool == [0, 0, 1]  # the card's research is next
    assert table.player(0).expansion.closed == 0b10


@card("maw-of-worlds")
def test_maw_of_worlds_needs_a_locked_planet() -> None:
    table = Table("")
    table.seat(0, relics=["maw-of-worlds"], planets=[1, 2, 3, 4, 5, 6])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:navigation")
    assert table.asked(0) == "UseResource"


@card("plenary-orbital")
def test_plenary_orbital() -> None:
    table = drawn("plenary-orbital")
    table.plays(0, "dock:2", "unlock-planet:5")
    assert table.points(0, "expansion") == 3  # the dock's asset
    assert (table.player(0).expansion.docks, table.player(0).expansion.planets) == (0b010, 0b10000)


@card("shard-of-the-throne")
def test_shard_of_the_throne() -> None:
    table = drawn("shard-of-the-throne")
    assert table.player(0).industry.councilors == 1 + 3
    assert table.points(0, "industry") == 2  # behind the third "+1 vote"
    table.plays(0, "place:b1-c1-b2")
    assert table.nodes(0) == {"b1", "c1", "b2"}
    assert table.points(0, "warfare") == 0  # deployed, not built
    assert table.points(0, "navigation") == 6


@rule("TI-WAR-11")
@card("stellar-converter")
def test_stellar_converter() -> None:
    """A war sun is deployed, though the type is locked; no VP and no bar."""
    table = Table("")
    table.seat(0, relics=["stellar-converter"])
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "relic:stellar-converter")
    place = next(token for token in table.options(0) if token.startswith("place:b1-"))
    table.plays(0, place)
    assert len(table.nodes(0)) == 7
    assert (table.player(0).warfare.built, table.points(0, "warfare")) == (0, 0)


@card("the-codex")
def test_the_codex() -> None:
    """One asset back is enough, and it can be spent at once."""
    table = Table("")
    table.seat(0, relics=["the-codex"], spent={"planet": 1, "focus-material": 1})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:expansion", "relic:the-codex", "restore:planet", "done", "use:planet", "unlock-planet:3")
    assert table.player(0).expansion.planets == 0b100
    assert (table.kept(0, "planet"), table.kept(0, "focus-material")) == (0, 0)


@rule("TI-END-1")
@card("the-obsidian")
def test_the_obsidian() -> None:
    """Secret until the last event is over; then it is shown, and everybody's total is right."""
    table = Table("", "", "", objectives=("collector", "core-cracker", "diversified-production", "armada"))
    table.seat(0, relics=["the-obsidian"])
    table.player(0).boxes = (9, 7, 0, 0)
    table.state.round = 22
    assert table.state.masked(1).players[0].relics.held == (-1,)
    before = table.score(0)
    table.state.wars = 3
    table.event("a-throne-for-the-taking")
    table.plays(0, "done")  # no Crown of Thalnos to be played
    assert table.state.over
    assert table.told("play-relic") == [(0, (RELICS.index("the-obsidian"),))]
    spectator = table.state.masked(SPECTATOR)
    assert spectator.scores() == table.state.scores()
    assert spectator.outcome() == table.state.outcome()
    assert sheet_totals(table.player(0))[0] == 9 + 4
    assert before == 9 + 7 + 4


@card("the-obsidian")
def test_the_obsidian_is_worth_six_at_most() -> None:
    table = Table("", objectives=())
    table.seat(0, relics=["the-obsidian"])
    table.player(0).boxes = (5, 5, 5, 5)
    assert table.score(0) == 20 + 6


@card("the-prophets-tears")
def test_the_prophets_tears() -> None:
    table = drawn("the-prophets-tears")
    table.plays(0, "take:warfare")
    assert "take:warfare" not in table.options(0)  # two different kinds
    table.plays(0, "take:propulsion")
    assert (table.kept(0, "warfare"), table.kept(0, "propulsion")) == (1, 1)


@card("the-quantumcore")
def test_the_quantumcore() -> None:
    """All three focus dice, each worth two, whatever they show and whatever is unlocked."""
    table = Table("")
    table.seat(0, relics=["the-quantumcore"], focus=["warfare:material"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "research:fleet-logistics", "done")
    table.rolls(1, 1, (1, 1, 1))
    table.plays(0, "relic:the-quantumcore")
    assert table.player(0).pool == [1 + 2, 1 + 2, 1 + 2]


@rule("TI-STR-13")
@card("the-syncretone")
def test_the_syncretone() -> None:
    """Two free trade goods on each of the three other sheets."""
    table = Table("", objectives=())
    table.seat(0, relics=["the-syncretone"], planets=[1])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "research:fleet-logistics", "done")
    table.rolls(3, 0)
    table.plays(0, "relic:the-syncretone")
    for node in ("b1", "c1", "d1"):
        table.plays(0, "spend:material", "infantry", f"place:{node}")
    table.plays(0, "done")
    table.plays(0, "sheet:navigation", "spend:material", "access:s04", "spend:influence", "claim:s01")
    table.plays(0, "sheet:expansion", "spend:material", "cross:1:r1c1", "spend:material", "cross:1:r1c2")
    table.plays(0, "spend:material", "scrap:38", "spend:influence", "space:31")  # industry is all that is left
    assert {"s04"} <= table.accessed(0)
    assert table.kept(0, "planet") == 1
    assert table.player(0).expansion.symbols.bit_count() == 2
    assert table.player(0).industry.claimed >> 30 & 1


@card("tyrants-lament")
def test_tyrants_lament() -> None:
    """A dreadnought without a bar, and +1 in the four sections of one half."""
    table = drawn("tyrants-lament")
    place = next(token for token in table.options(0) if token.startswith("place:b1-c1-d1"))
    table.plays(0, place)
    assert len(table.nodes(0)) == 5
    table.plays(0, "half:right")
    assert table.player(0).warfare.bonuses == (0, 1) * (len(table.player(0).warfare.bonuses) // len(HALVES))
