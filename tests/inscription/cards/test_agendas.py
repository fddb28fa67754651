"""The 12 agendas, both outcomes of each, as a council of three would tell it."""

import pytest

from orrery.games.inscription.names import AGENDAS, AGENDAS_PER_STAGE
from tests.inscription.table import Table
from tests.markers import card

COUNCILS = ("convene-the-council", "partisan-maneuvering", "the-limits-of-diplomacy")


def council(agenda: str, **marks: object) -> Table:
    """Three players with the same marks, and this agenda on the table."""
    table = Table("", "", "", objectives=())
    for seat in range(3):
        table.seat(seat, **marks)  # type: ignore[arg-type]
    table.event(COUNCILS[AGENDAS.index(agenda) // AGENDAS_PER_STAGE])
    table.nature(f"agenda:{agenda}")
    return table


def decides(table: Table, side: str) -> None:
    """Seat 1 casts its only vote, the others abstain."""
    table.plays(0, f"vote:{side}:1")
    table.plays(1, "abstain")
    table.plays(2, "abstain")


@card("homestead-relief")
def test_homestead_relief_passes() -> None:
    """One deploys infantry, one a PDS, one nothing at all."""
    table = council("homestead-relief")
    decides(table, "pass")
    table.plays(0, "choose:1", "place:b1", "place:c1", "place:d1", "done")
    table.plays(1, "choose:2", "place:b1-c1-b2", "done")
    table.plays(2, "done", "done")
    assert [len(table.nodes(seat)) for seat in range(3)] == [3, 3, 0]


@card("homestead-relief")
def test_homestead_relief_fails() -> None:
    """A symbol of each dock, as one likes; the last one builds it."""
    table = council("homestead-relief", docks=[3])
    table.seat(0, dock_symbols=table.player(0).expansion.dock_symbols | 0b0111)
    decides(table, "fail")
    table.plays(0, "dock-symbol:1:influence", "dock-symbol:2:material", "done")
    table.plays(1, "done", "dock-symbol:2:influence", "done")
    table.rest(2)
    assert table.player(0).expansion.docks == 0b101
    assert table.kept(0, "propulsion") == 1
    assert [table.player(seat).expansion.dock_symbols.bit_count() for seat in range(3)] == [4 + 4 + 1, 4 + 1, 4]


@card("population-controls")
def test_population_controls_passes() -> None:
    """Crossed-off entries are passed over for nothing."""
    table = council("population-controls")
    decides(table, "pass")
    table.plays(0, *[f"cross-off-population:{entry}" for entry in (1, 2, 3, 4, 6)], "done")
    table.rest(1, 2)
    assert table.player(0).expansion.lost_population == 0b101111
    table.seat(0, population=4)
    table.state.event = -1
    table.resolves(0, "yin-brotherhood.faction-asset")
    assert table.player(0).expansion.population > 4
    assert table.points(0, "expansion") == 2  # entry 5 counts, entry 6 does not


@card("population-controls")
def test_population_controls_fails() -> None:
    """Whoever then wins that section gets nothing."""
    table = council("population-controls", units=["a1"])
    table.seat(2, units=[])
    decides(table, "fail")
    assert len(table.options(0)) == 8
    table.plays(0, "cross-off-reward:left-1", "done")
    table.rest(1, 2)
    table.event("border-conflict")
    assert table.player(0).warfare.results[0] == 1
    assert table.kept(0, "warfare") == 0


@card("trade-fleet-subsidization")
def test_trade_fleet_subsidization_passes() -> None:
    table = council("trade-fleet-subsidization")
    decides(table, "pass")
    assert [table.goods(seat) for seat in range(3)] == [2, 2, 2]


@card("trade-fleet-subsidization")
def test_trade_fleet_subsidization_fails() -> None:
    table = council("trade-fleet-subsidization")
    decides(table, "fail")
    table.plays(0, "access:s04", "access:s08", "access:s14", "done")
    table.plays(1, "access:s05", "done", "done")
    table.plays(2, "done", "done")
    start = table.accessed(2)
    assert table.accessed(0) == start | {"s04", "s08", "s14"}
    assert table.accessed(1) == start | {"s05"}


@card("technology-embargo")
def test_technology_embargo_passes() -> None:
    """The named technology is lost, unlocked or not."""
    table = council("technology-embargo", technologies=["gravity-drive", "integrated-economy"])
    decides(table, "pass")
    table.plays(0, "cross-off-technology:integrated-economy")
    assert [table.technologies(seat) for seat in range(3)] == [{"gravity-drive"}] * 3
    assert [table.player(seat).research.lost for seat in range(3)] == [0b10] * 3


@card("technology-embargo", "ghosts-of-creuss")
def test_the_ghosts_of_creuss_keep_gravity_drive() -> None:
    table = Table("ghosts-of-creuss", "", "", objectives=())
    for seat in range(3):
        table.seat(seat, technologies=["gravity-drive"])
    table.event("convene-the-council")
    table.nature("agenda:technology-embargo")
    decides(table, "pass")
    table.plays(0, "cross-off-technology:gravity-drive")
    assert [table.technologies(seat) for seat in range(3)] == [{"gravity-drive"}, set(), set()]


@card("technology-embargo")
def test_technology_embargo_fails() -> None:
    """Three trade goods each; who has fewer loses all."""
    table = council("technology-embargo", goods=5)
    table.seat(2, goods=2)
    decides(table, "fail")
    table.plays(0, "number:3")
    assert [table.goods(seat) for seat in range(3)] == [2, 2, 0]


@card("corporate-tax-breaks")
def test_corporate_tax_breaks_passes() -> None:
    table = council("corporate-tax-breaks", commodities=(5, 5, 5))
    table.seat(2, commodities=(0, 5, 5))
    decides(table, "pass")
    assert [table.goods(seat) for seat in range(3)] == [1 + 3, 1 + 3, 1]


@card("corporate-tax-breaks")
def test_corporate_tax_breaks_fails() -> None:
    """Two different commodities."""
    table = council("corporate-tax-breaks")
    decides(table, "fail")
    table.plays(0, "commodity:a")
    assert table.options(0) == ["commodity:b", "commodity:c"]
    table.plays(0, "commodity:c", "done")
    table.rest(1, 2)
    assert table.player(0).industry.commodities == (1, 0, 1)


@card("automated-worker-ban")
def test_automated_worker_ban_passes() -> None:
    """Single ones of the named kind that are not marked yet; doubles stay."""
    table = council("automated-worker-ban", spaces=[47])
    decides(table, "pass")
    table.plays(0, "commodity:a")
    sheet = table.player(0).industry.sheet
    for seat in range(3):
        lost = table.player(seat).industry.lost
        assert lost == sheet.single[0] & ~(1 << 46)
        assert not lost & sheet.double[0]


@card("automated-worker-ban")
def test_automated_worker_ban_fails() -> None:
    """An unlocked one if there is any on expansion or industry, else one that is still locked."""
    table = council("automated-worker-ban", technologies=["fleet-logistics"])
    table.seat(1, technologies=["psychoarchaeology"])
    decides(table, "fail")
    assert len(table.options(0)) == 4
    table.plays(0, "cross-off-technology:self-assembly-routines", "done")
    table.rest(1, 2)
    assert table.technologies(1) == {"fleet-logistics"}  # seat 2 had no choice
    assert table.player(0).research.lost == 0b1000


@card("hyperlane-security")
def test_hyperlane_security_passes() -> None:
    table = council("hyperlane-security")
    decides(table, "pass")
    table.plays(0, "choose:1", "claim:s01", "done")
    table.plays(1, "done", "done")
    table.rest(2)
    assert table.kept(0, "planet") == 1
    assert "s01" not in table.claimed(1)


@card("hyperlane-security")
def test_hyperlane_security_fails() -> None:
    """Only in sections of wars to come: one war has been fought."""
    table = Table("", "", "", objectives=(), wars=1)
    table.event("partisan-maneuvering")
    table.nature("agenda:hyperlane-security")
    decides(table, "fail")
    table.plays(0, "half:left", "done")
    table.plays(1, "half:right", "done")
    table.rest(2)
    assert table.player(0).warfare.bonuses == (0, 0, 1, 0, 1, 0, 1, 0)
    assert table.player(1).warfare.bonuses == (0, 0, 0, 1, 0, 1, 0, 1)


@card("disarmament-treaty")
def test_disarmament_treaty_passes() -> None:
    """Cruisers that are built stay; one in progress goes."""
    table = council("disarmament-treaty", built=["cruiser-1"])
    decides(table, "pass")
    table.event("first-ventures")
    table.plays(0, "sheet:warfare")
    assert not [token for token in table.options(0) if token.startswith("bar:cruiser")]
    assert table.player(0).warfare.built.bit_count() == 1


@card("disarmament-treaty")
@pytest.mark.parametrize("event", ["first-ventures", "fledgling-empires"])
def test_disarmament_treaty_fails(event: str) -> None:
    """Four systems with an asset: they may still be accessed and passed through, but not claimed."""
    table = council("disarmament-treaty")
    decides(table, "fail")
    assert "cross-off-system:mecatol" not in table.options(0)
    assert "cross-off-system:s03" not in table.options(0)  # empty
    table.plays(0, *[f"cross-off-system:{system}" for system in ("s01", "s04", "s08", "s14")], "done")
    table.rest(1, 2)
    table.event(event)
    table.plays(0, "sheet:navigation")
    if event == "first-ventures":  # material
        table.plays(0, "access:s04")
        assert "access:s08" in table.options(0)
    else:  # influence
        assert table.refusal(0, "claim:s01") == "lost-system"
        assert table.refusal(0, "claim:s02") is None


@card("earmarked-spending")
def test_earmarked_spending_passes() -> None:
    """Three material, all on one sheet."""
    table = council("earmarked-spending")
    decides(table, "pass")
    table.plays(0, "sheet:industry", "scrap:38", "scrap:31", "scrap:30", "done")
    table.plays(1, "sheet:warfare", *["infantry", "place:b1", "infantry", "place:c1", "infantry", "place:d1"], "done")
    table.rest(2)
    assert [table.player(0).industry.scrapped >> space & 1 for space in (37, 30, 29)] == [1, 1, 1]
    assert table.nodes(1) == {"b1", "c1", "d1"}


@card("earmarked-spending")
def test_earmarked_spending_fails() -> None:
    table = council("earmarked-spending")
    decides(table, "fail")
    table.plays(0, "sheet:navigation", "claim:s01", "claim:s02", "done")
    table.rest(1, 2)
    assert table.kept(0, "planet") == 2


@card("construction-moratorium")
def test_construction_moratorium_passes() -> None:
    table = council("construction-moratorium", docks=[1])
    decides(table, "pass")
    assert [table.player(seat).expansion.lost_docks for seat in range(3)] == [0b110] * 3
    table.seat(0, kept={"planet": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "use:planet")
    assert not [token for token in table.options(0) if token.startswith("dock")]


@card("construction-moratorium")
def test_construction_moratorium_fails() -> None:
    """The unlocked planet with most uncrossed symbols: 9 of planet 1 beside 7 of planet 2."""
    table = council("construction-moratorium", planets=[1, 2], crossed=["2:r1c1"])
    decides(table, "fail")
    assert [table.player(seat).expansion.closed for seat in range(3)] == [0b1] * 3  # nobody had a choice
    table.rest(0, 1, 2)
    table.event("first-ventures")
    table.plays(0, "sheet:expansion")
    assert table.refusal(0, "cross:1:r1c1") == "closed-planet"


@card("wartime-preparations")
def test_wartime_preparations_passes() -> None:
    """A cruiser and an infantry, only one of them, or neither."""
    table = council("wartime-preparations")
    decides(table, "pass")
    table.plays(0, "choose:1", "place:b1-c1-d1", "choose:1", "place:b2", "done")
    table.plays(1, "done", "choose:1", "place:b1", "done")
    table.plays(2, "done", "done", "done")
    assert [len(table.nodes(seat)) for seat in range(3)] == [4, 1, 0]
    assert table.points(0, "warfare") == 0  # deployed, not built


@card("wartime-preparations")
def test_wartime_preparations_fails() -> None:
    """A warfare technology; who has both may deploy a PDS."""
    table = council("wartime-preparations")
    table.seat(1, technologies=["fleet-logistics", "transit-diodes"])
    decides(table, "fail")
    table.plays(0, "choose:1", "unlock-technology:transit-diodes", "done")
    table.plays(1, "choose:1", "place:b1-c1-b2", "done")
    table.plays(2, "done", "done")
    assert [table.technologies(seat) for seat in (0, 2)] == [{"transit-diodes"}, set()]
    assert len(table.nodes(1)) == 3


@card("piracy-crackdown")
@pytest.mark.parametrize(("goods", "left"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_piracy_crackdown_passes(goods: int, left: int) -> None:
    table = council("piracy-crackdown", goods=goods)
    decides(table, "pass")
    assert [table.goods(seat) for seat in range(3)] == [left] * 3


@card("piracy-crackdown")
def test_piracy_crackdown_fails() -> None:
    """Assets above the line; a covered node has been claimed already."""
    table = council("piracy-crackdown", units=["a1"])
    decides(table, "fail")
    assert "cross-off-node:a1" not in table.options(0)
    table.plays(0, *[f"cross-off-node:{node}" for node in ("e1", "i1", "c2", "g2")], "done")
    table.rest(1, 2)
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "infantry", "place:e1")
    assert table.goods(0) == 0
    assert "e1" in table.nodes(0)
