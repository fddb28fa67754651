from tests.inscription.table import SYSTEMS, WORMHOLES, Table
from tests.markers import card, rule


@rule("TI-NAV-1", "TI-NAV-2", "TI-NAV-3", "TI-NAV-9")
def test_access_follows_hyperlanes_from_accessed_systems() -> None:
    table = Table("")
    table.event("first-ventures")
    table.plays(0, "sheet:navigation")
    assert table.options(0) == ["access:s04", "access:s05", "access:s06", "access:s07"]
    assert table.refusal(0, "access:s08") == "not-joined"
    table.plays(0, "access:s04")  # s01 is accessed, not claimed
    assert "access:s08" in table.options(0)
    table.plays(0, "access:s08", "access:s14")
    assert {"s04", "s08", "s14"} <= table.accessed(0)
    assert table.asked(0) == "PenDown"


@rule("TI-NAV-2", "TI-STR-6")
def test_research_accesses_too_and_influence_claims() -> None:
    table = Table("")
    table.event("echoes-of-the-past")
    table.plays(0, "sheet:navigation", "spend:research")
    assert "access:s04" in table.options(0)
    assert "research:gravity-drive" in table.options(0)
    table.plays(0, "access:s04", "spend:influence")
    assert table.options(0) == ["claim:s01", "claim:s02", "claim:s03", "claim:s04"]
    assert table.refusal(0, "claim:s20") == "not-accessed"


@rule("TI-NAV-4", "TI-AST-2")
def test_claiming_circles_a_system_and_claims_its_asset() -> None:
    table = Table("")
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s01", "claim:s03")  # s03 is empty
    assert table.claimed(0) == {"home", "s01", "s03"}
    assert table.kept(0, "planet") == 1


@rule("TI-NAV-5", "TI-NAV-6", "TI-NAV-10")
@card("gravity-drive")
def test_wormholes_need_gravity_drive_and_are_used_up_at_both_ends() -> None:
    table = Table("")
    table.seat(0, accessed=["s04", "s06"])
    table.event("first-ventures")
    table.plays(0, "sheet:navigation")
    assert not [token for token in table.options(0) if token.startswith("wormhole")]
    table = Table("")
    table.seat(0, accessed=["s04", "s06", "s24"], technologies=["gravity-drive"])
    table.event("first-ventures")
    table.plays(0, "sheet:navigation")
    trips = [token for token in table.options(0) if token.startswith("wormhole")]
    assert trips == [f"wormhole:{entry}:{leave}" for entry in ("w4", "w5") for leave in ("w1", "w2", "w3", "w6")]
    lanes = table.player(0).navigation.lanes
    table.plays(0, "wormhole:w4:w1")
    assert "s26" in table.accessed(0)
    assert table.player(0).navigation.lanes == lanes  # though a hyperlane joins it to S24
    assert table.player(0).navigation.holes == 1 << WORMHOLES.index("w4") | 1 << WORMHOLES.index("w1")
    trips = [token for token in table.options(0) if token.startswith("wormhole")]
    assert trips == [f"wormhole:w5:{leave}" for leave in ("w2", "w3", "w6")]


@rule("TI-NAV-7", "TI-AST-15", "TI-MEC-1", "TI-HID-4")
def test_mecatol_rex_is_claimed_like_any_system_and_paid_at_the_end_of_the_step() -> None:
    table = Table("", "", "")
    table.seat(0, accessed=["mecatol"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:mecatol", "claim:s01", "done")
    assert table.points(0, "navigation") == 0
    table.idle()
    assert (table.points(0, "navigation"), table.votes(0)) == (7, 5)
    assert table.state.mecatol == (0,)


@rule("TI-NAV-8")
@card("disarmament-treaty")
def test_a_crossed_off_system_can_still_be_passed_through() -> None:
    table = Table("")
    table.resolves(0, "disarmament-treaty.fail")
    assert "cross-off-system:mecatol" not in table.options(0)
    assert "cross-off-system:s03" not in table.options(0)  # empty
    table.plays(0, "cross-off-system:s04", "cross-off-system:s05", "cross-off-system:s06", "cross-off-system:s07")
    table.event("first-ventures")
    table.plays(0, "sheet:navigation", "access:s04", "access:s08")
    assert {"s04", "s08"} <= table.accessed(0)


@card("integrated-economy")
@rule("TI-TECH-3", "TI-TECH-5", "TI-NAV-9")
def test_integrated_economy_claims_up_to_two_small_systems_once_per_activation() -> None:
    table = Table("")
    table.seat(0, accessed=["s08"], technologies=["integrated-economy"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:navigation", "technology:integrated-economy")
    assert table.options(0) == ["claim:s01", "claim:s02", "claim:s03"]  # s08 is large
    table.plays(0, "claim:s01", "claim:s02")
    assert table.kept(0, "planet") == 2
    table.plays(0, "research:gravity-drive")
    assert table.refusal(0, "technology:integrated-economy") == "used-technology"
    assert len(SYSTEMS) == 37
