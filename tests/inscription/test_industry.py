from orrery.games.inscription.assets.gains import gain_commodity, gain_councilors, gain_goods, gain_votes
from orrery.games.inscription.sheets.industry.chart import COMMODITY_VP, COUNCILOR_VP
from tests.inscription.table import Table
from tests.markers import card, rule


@rule("TI-IND-1", "TI-IND-2", "TI-IND-9")
def test_material_scraps_beside_any_marked_space() -> None:
    table = Table("")
    table.event("first-ventures")
    table.plays(0, "sheet:industry")
    assert table.options(0) == ["scrap:38", "scrap:39", "scrap:47"]
    assert table.refusal(0, "scrap:48") == "not-beside-marked"
    table.plays(0, "scrap:47")
    assert table.commodity(0, "a") == 0  # its asset is destroyed
    assert "scrap:48" in table.options(0)
    assert "scrap:47" not in table.options(0)


@rule("TI-IND-3", "TI-AST-7")
def test_influence_and_research_claim_beside_a_scrapped_space() -> None:
    table = Table("")
    table.seat(0, spaces=[47])
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:industry", "spend:influence")
    assert table.options(0) == ["space:38", "space:39"]
    assert table.refusal(0, "space:48") == "not-beside-scrapped"  # beside a claimed one only
    table.plays(0, "space:38")
    assert table.commodity(0, "c") == 1
    table.plays(0, "spend:material")
    assert "scrap:48" in table.options(0)
    table.plays(0, "scrap:48")
    assert table.commodity(0, "c") == 1
    assert table.options(0)[:1] == ["space:39"]


@rule("TI-IND-4", "TI-IND-5", "TI-IND-6")
def test_a_specialty_is_up_to_four_material_and_nothing_else_is_spent_meanwhile() -> None:
    table = Table("")
    table.seat(0, kept={"cybernetic": 1, "biotic": 1}, goods=3)
    table.event("relics-rediscovered")
    table.plays(0, "sheet:industry", "use:cybernetic", "legend", "scrap:38")
    assert all(token.startswith("scrap") or token == "done" for token in table.options(0))
    table.plays(0, "scrap:31", "scrap:30", "scrap:47")
    assert table.asked(0) == "Spend"
    assert table.player(0).industry.scrapped.bit_count() == 5
    table.plays(0, "use:biotic", "legend", "space:39", "done")
    assert table.commodity(0, "a") == 1


@rule("TI-IND-6")
@card("ai-development-algorithm")
def test_the_algorithm_claims_for_free_even_in_between() -> None:
    table = Table("")
    table.seat(0, kept={"cybernetic": 1}, technologies=["ai-development-algorithm"], scrapped=[38])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:industry", "use:cybernetic", "legend", "scrap:47")
    table.plays(0, "technology:ai-development-algorithm")  # 39 lies beside 38, 46 and 47
    assert table.commodity(0, "a") == 1
    assert table.asked(0) == "SpendUpTo"
    assert "technology:ai-development-algorithm" not in table.options(0)


@rule("TI-IND-7", "TI-GEN-4", "TI-AST-5")
def test_a_dotted_x_space_is_scrapped_by_its_specialty_from_anywhere() -> None:
    table = Table("")
    table.seat(0, kept={"propulsion": 1})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:industry", "use:propulsion")  # the space 10, far away, is the only use
    assert table.player(0).industry.scrapped >> 9 & 1
    assert {"space:4", "space:9", "space:11", "space:17"} <= set(table.options(0))


@rule("TI-IND-7", "TI-IND-8")
def test_dotted_x_and_blocked_hexes_are_never_scrapped_by_material_nor_claimed() -> None:
    table = Table("")
    table.seat(0, scrapped=[38, 39, 47, 48, 31])
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:industry", "spend:material")
    assert not {"scrap:37", "scrap:40", "scrap:45"} & set(table.options(0))
    table.plays(0, "scrap:41", "spend:influence")
    assert not {"space:37", "space:40", "space:45"} & set(table.options(0))


# The chart


@rule("TI-CHART-1", "TI-CHART-2", "TI-AST-8", "TI-CHART-8")
def test_councilors_unlock_votes_from_left_to_right() -> None:
    table = Table("")
    gain_councilors(table.state, 0, 2)
    assert (table.player(0).industry.councilors, table.points(0, "industry")) == (3, 2)
    gain_councilors(table.state, 0, 9)
    assert (table.player(0).industry.councilors, table.points(0, "industry")) == (8, sum(COUNCILOR_VP))


@rule("TI-CHART-3", "TI-CHART-4", "TI-CHART-8")
def test_commodities_cross_their_row_and_claim_vp_on_the_way() -> None:
    table = Table("")
    gain_commodity(table.state, 0, 0, 2)
    assert (table.commodity(0, "a"), table.points(0, "industry")) == (2, 1)
    gain_commodity(table.state, 0, 0, 12)
    assert (table.commodity(0, "a"), table.points(0, "industry")) == (10, sum(COMMODITY_VP[0]))


@rule("TI-CHART-5", "TI-PROD-1")
@card("redefine-trade-routes", "bustling-economies", "industrial-zeal")
def test_a_column_is_complete_when_every_row_has_that_many() -> None:
    table = Table("", "", "")
    for seat, crossed in enumerate([(1, 1, 0), (3, 9, 4), (9, 9, 9)]):
        table.seat(seat, commodities=(crossed[0], crossed[1], crossed[2]))
    assert [table.player(seat).unlocked_goods() for seat in range(3)] == [0, 2, 5]
    for event in ("redefine-trade-routes", "bustling-economies", "industrial-zeal"):
        table.event(event)
    assert [table.goods(seat) for seat in range(3)] == [0, 6, 14]


@rule("TI-CHART-6", "TI-AST-4")
def test_slots_never_become_free_again() -> None:
    table = Table("")
    table.seat(0, goods=13, goods_spent=13, votes=19, votes_spent=10)
    gain_goods(table.state, 0, 3)
    gain_votes(table.state, 0, 3)
    assert (table.goods(0), table.votes(0)) == (1, 10)


@card("psychoarchaeology")
def test_psychoarchaeology_marks_a_councilor_anywhere() -> None:
    table = Table("")
    table.seat(0, technologies=["psychoarchaeology"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:industry", "technology:psychoarchaeology")
    assert table.options(0) == ["space:6", "space:15", "space:25", "scrap:6", "scrap:15", "scrap:25"]
    table.plays(0, "space:6")
    assert table.player(0).industry.councilors == 2
