from orrery.games.inscription.names import POPULATION
from tests.inscription.table import Table
from tests.markers import card, rule


@rule("TI-EXP-1", "TI-EXP-2", "TI-AST-2")
def test_planets_are_locked_until_a_planet_asset_is_spent() -> None:
    table = Table("")
    table.seat(0, kept={"planet": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "spend:material")
    assert table.refusal(0, "cross:3:r1c1") == "locked-planet"
    table.plays(0, "dock-symbol:1:material", "use:planet")
    assert table.options(0) == [*[f"unlock-planet:{n}" for n in range(1, 7)], *[f"dock:{n}" for n in (1, 2, 3)]]
    table.plays(0, "unlock-planet:3")
    assert "cross:3:r1c1" in table.options(0)


@rule("TI-EXP-3", "TI-AST-1", "TI-AST-9", "TI-GEN-5")
def test_one_cross_may_finish_a_row_and_a_column() -> None:
    table = Table("")
    table.seat(0, planets=[3], crossed=["3:r1c1", "3:r2c1"])
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "cross:3:r3c1")  # column 1: 3 VP
    assert table.points(0, "expansion") == 3
    table.plays(0, "cross:3:r1c2")  # row 1: population
    assert table.points(0, "expansion") == 3 + POPULATION[0]
    assert table.player(0).expansion.population == 1


@rule("TI-EXP-4", "TI-EXP-6")
def test_a_dock_is_built_piecemeal_or_for_a_planet_asset_without_refund() -> None:
    table = Table("")
    table.seat(0, kept={"planet": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "spend:material", "dock-symbol:1:material", "use:planet", "dock:1")
    assert table.kept(0, "propulsion") == 1
    assert table.player(0).expansion.docks == 1
    table.plays(0, "dock-symbol:2:material", "done")
    table.rolls(0, 3)
    table.plays(0, "dock-symbol:2:influence", "dock-symbol:2:influence", "dock-symbol:2:influence")
    assert table.player(0).expansion.docks == 3
    assert table.points(0, "expansion") == 3


@rule("TI-EXP-5")
@card("plenary-orbital")
def test_an_effect_builds_a_dock_without_payment() -> None:
    table = Table("")
    table.resolves(0, "plenary-orbital")
    table.plays(0, "dock:2")
    assert table.points(0, "expansion") == 3
    table.plays(0, "unlock-planet:1")
    assert table.player(0).expansion.planets == 1


@rule("TI-EXP-7", "TI-AST-9")
@card("population-controls")
def test_the_population_track_is_claimed_upwards_and_crossed_off_entries_are_worth_nothing() -> None:
    table = Table("yin-brotherhood")
    table.seat(0, population=1)
    table.resolves(0, "population-controls.pass")
    assert "cross-off-population:1" not in table.options(0)
    table.plays(0, *[f"cross-off-population:{entry}" for entry in (2, 6, 7, 8, 9)])
    for _ in range(2):
        table.resolves(0, "yin-brotherhood.faction-asset.1")
    assert (table.player(0).expansion.population, table.points(0, "expansion")) == (3, POPULATION[2])


@rule("TI-CHART-8", "TI-EXP-7")
def test_population_beyond_the_last_entry_does_nothing() -> None:
    table = Table("yin-brotherhood")
    table.seat(0, population=12)
    table.resolves(0, "yin-brotherhood.faction-asset.1")
    assert (table.player(0).expansion.population, table.points(0, "expansion")) == (12, 0)


@rule("TI-EXP-8", "TI-EXP-9")
@card("core-cracker")
def test_core_cracker_looks_at_symbols_only() -> None:
    table = Table("", objectives=("collector", "core-cracker", "diversified-production", "armada"))
    player = table.player(0)
    sheet = player.expansion.sheet
    player.expansion.planets = 0b111
    player.expansion.symbols = sheet.cells[0] | sheet.cells[1] | sheet.cells[2]
    player.expansion.lost_lines = (1 << len(sheet.lines)) - 1
    table.ends_step()
    assert table.box(0, "expansion") == 9


@card("neural-motivator")
@rule("TI-TECH-3")
def test_neural_motivator_crosses_on_each_planet_with_population() -> None:
    table = Table("")
    table.seat(0, planets=[1, 6], technologies=["neural-motivator"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:expansion", "technology:neural-motivator")
    assert set(table.options(0)) == {f"cross:1:r{row}c{column}" for row in (1, 2) for column in (1, 2, 3)}
    table.plays(0, "cross:1:r1c1")
    assert table.player(0).expansion.symbols.bit_count() == 2  # on planet 6 only column 2, without its research symbol
    assert "cross:6:r1c2" not in table.options(0)


@card("self-assembly-routines")
def test_self_assembly_gives_up_an_asset_for_two_symbols() -> None:
    table = Table("")
    table.seat(0, planets=[3], technologies=["self-assembly-routines"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:expansion", "technology:self-assembly-routines", "cross-off-line:3:r1")
    table.plays(0, "cross:3:r1c1", "cross:3:r1c2")
    assert table.player(0).expansion.population == 0
    assert table.player(0).expansion.lines == 0
