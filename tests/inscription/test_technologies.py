from orrery.games.inscription.cards.kinds import TECHNOLOGY_CARDS
from tests.inscription.table import Table
from tests.markers import card, rule

COSTS = [2, 4, 3, 2, 2, 4, 3, 2]


@rule("TI-TECH-1")
@card("gravity-drive", "fleet-logistics")
def test_a_technology_is_unlocked_by_all_its_research_symbols() -> None:
    assert [tech.cost for tech in TECHNOLOGY_CARDS] == COSTS
    table = Table("")
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "research:transit-diodes", "done")
    table.rolls(0, 0)
    assert table.technologies(0) == set()
    table.plays(0, "research:transit-diodes")
    assert table.technologies(0) == {"transit-diodes"}
    assert table.refusal(0, "research:transit-diodes") == "unlocked-technology"


@rule("TI-TECH-1", "TI-TECH-4")
def test_or_by_its_specialty_without_refund() -> None:
    table = Table("")
    table.seat(0, kept={"warfare": 1})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:industry", "spend:research", "research:ai-development-algorithm", "use:warfare")
    table.plays(0, "unlock-technology:ai-development-algorithm")
    assert table.technologies(0) == {"ai-development-algorithm"}
    assert table.player(0).research.symbols[5] == 1


@rule("TI-TECH-2", "TI-TECH-3")
def test_a_technology_works_from_the_moment_it_is_unlocked_once_per_activation() -> None:
    table = Table("")
    table.seat(0, units=["b1"], kept={"cybernetic": 1})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "use:cybernetic", "unlock-technology:transit-diodes", "technology:transit-diodes")
    table.plays(0, "place:c1", "place:d1", "research:fleet-logistics")
    assert table.refusal(0, "technology:transit-diodes") == "used-technology"
    table.plays(0, "done")
    table.rolls(3, 0)
    assert "technology:transit-diodes" not in table.options(0)  # step 3 belongs to the same activation
    table.rest(0)
    table.nature("event:first-ventures")
    table.plays(0, "sheet:warfare")
    assert "technology:transit-diodes" in table.options(0)


@rule("TI-TECH-4")
@card("luxarch-treatise-i")
def test_an_effect_unlocks_on_any_sheet() -> None:
    table = Table("")
    table.resolves(0, "luxarch-treatise-i")
    assert len(table.options(0)) == 8
    table.plays(0, "unlock-technology:neural-motivator", "unlock-technology:fleet-logistics")
    assert table.technologies(0) == {"neural-motivator", "fleet-logistics"}


@rule("TI-TECH-5")
def test_using_a_technology_is_optional() -> None:
    table = Table("")
    table.seat(0, units=["b1"], technologies=["transit-diodes"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "spend:research", "research:fleet-logistics", "done")
    assert table.asked(-1) == "RollBlack"
