"""Every faction: its setup, its first and its second ability."""

from orrery.games.inscription.events.war import strength
from orrery.games.inscription.names import EVENTS, MECATOL_VP, RELICS
from orrery.games.inscription.sheets.expansion.rules import ALL_DOCKS
from orrery.kernel import NATURE, SPECTATOR
from orrery.kernel.scene import Scene
from tests.inscription.table import Table
from tests.markers import card


@card("nekro-virus")
def test_nekro_virus() -> None:
    table = Table("nekro-virus", "", "")
    table.seat(0, votes=3)
    table.event("convene-the-council")
    assert table.waiting() == [0]
    question = table.state.question(0)
    for language, words in (("en", "spend 3 votes to"), ("pl", "wydajesz 3 głosy, żeby")):
        assert words in question.ask(table.state, Scene(language, [], table.state, 0))
    table.plays(0, "unlock-technology:fleet-logistics")
    assert (table.votes(0), table.technologies(0)) == (1, {"fleet-logistics"})
    table.nature("agenda:trade-fleet-subsidization")
    assert table.waiting() == [1, 2]  # never casts votes
    table = Table("nekro-virus")
    table.resolves(0, "nekro-virus.faction-asset")
    table.plays(0, "unlock-technology:gravity-drive")
    assert table.goods(0) == 2
    table.player(0).research = table.player(0).research.but(unlocked=255)
    table.resolves(0, "nekro-virus.faction-asset")
    assert table.goods(0) == 5
    table = Table("nekro-virus")
    table.sets_up(0)
    assert table.goods(0) == 3


@card("argent-flight")
def test_argent_flight() -> None:
    table = Table("argent-flight")
    table.sets_up(0)
    table.plays(0, "place:b1-c1-b2")
    assert table.goods(0) == 3
    table.resolves(0, "argent-flight.faction-asset")
    table.plays(0, "place:d1-d2-d3")
    assert table.player(0).warfare.grid.bit_count() == 6


@card("clan-of-saar")
def test_clan_of_saar() -> None:
    table = Table("clan-of-saar")
    table.sets_up(0)
    assert table.goods(0) == 4
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "spend:influence", "claim:s01")
    assert table.goods(0) == 5  # a planet asset
    table = Table("clan-of-saar")
    table.resolves(0, "clan-of-saar.faction-asset")
    table.plays(0, "dock:2")
    assert table.goods(0) == 2  # the dock, and the ability
    table.player(0).expansion.lost_docks = ALL_DOCKS & ~table.player(0).expansion.docks
    table.resolves(0, "clan-of-saar.faction-asset")
    assert table.goods(0) == 2 + 1  # the others are not built, though they never will be
    table.seat(0, docks=[1, 3])
    table.resolves(0, "clan-of-saar.faction-asset")
    assert table.goods(0) == 3 + 3


@card("emirates-of-hacan")
def test_emirates_of_hacan() -> None:
    table = Table("emirates-of-hacan")
    table.player(0).industry.claimed = (
        table.player(0).industry.sheet.spaces & ~(1 << 37) & ~table.player(0).industry.sheet.start
    )
    table.resolves(0, "emirates-of-hacan.faction-asset")  # one single commodity is left
    assert table.commodity(0, "c") == 1
    assert table.waiting() == []


@card("empyrean")
def test_empyrean() -> None:
    table = Table("empyrean")
    table.sets_up(0)
    table.plays(0, "access:s04", "access:s08")
    table.resolves(0, "empyrean.faction-asset")
    assert "access:mecatol" not in table.options(0)
    table.plays(0, "access:s35", "claim:s35")
    assert table.points(0, "navigation") == 3


@card("ghosts-of-creuss")
def test_ghosts_of_creuss() -> None:
    table = Table("ghosts-of-creuss")
    table.sets_up(0)
    assert (table.goods(0), table.technologies(0)) == (2, {"gravity-drive"})
    table.seat(0, accessed=["s04"])
    table.event("first-ventures")
    table.plays(0, "sheet:navigation", "spend:material", "wormhole:w4:w1")
    assert (table.goods(0), table.player(0).navigation.holes) == (3, 0)
    table.plays(0, "spend:material", "wormhole:w4:w2")
    table = Table("ghosts-of-creuss")
    table.sets_up(0)
    table.state.named = 0
    table.resolves(0, "technology-embargo.pass")
    assert table.technologies(0) == {"gravity-drive"}
    table.resolves(0, "ghosts-of-creuss.faction-asset")
    assert table.options(0) == [f"claim:{system}" for system in ("s04", "s06", "s26", "s29", "s32", "s34")]
    table.plays(0, "claim:s29")
    assert (table.player(0).industry.councilors, table.goods(0)) == (2, 2)


@card("l1z1x-mindnet")
def test_l1z1x_mindnet() -> None:
    table = Table("l1z1x-mindnet", "", "")
    table.sets_up(0)
    assert table.player(0).warfare.types >> 3 & 1
    table.seat(0, units=["b1"])
    table.event("border-conflict")
    assert table.asked(0) == "PlaceUnit"  # won on the left
    table.plays(0, "place:b4", "done")
    assert table.goods(0) == 1
    table = Table("l1z1x-mindnet")
    table.resolves(0, "l1z1x-mindnet.faction-asset")
    assert all(token.count("-") == 4 for token in table.options(0))


@card("mentak-coalition")
def test_mentak_coalition() -> None:
    table = Table("mentak-coalition", "", "")
    table.sets_up(0)
    table.plays(0, "place:b1-c1-d1")
    assert table.goods(0) == 1
    table.seat(1, commodities=(1, 1, 1))
    table.event("industrial-zeal")
    assert [table.goods(seat) for seat in range(3)] == [2, 1, 0]
    table.resolves(0, "mentak-coalition.faction-asset")
    table.plays(0, "place:b2-b3-b4")
    assert table.goods(0) == 4


@card("embers-of-muaat")
def test_embers_of_muaat() -> None:
    table = Table("embers-of-muaat")
    table.sets_up(0)
    assert table.player(0).warfare.types >> 4 & 1
    table.resolves(0, "embers-of-muaat.faction-asset")
    table.plays(0, *["bar:war-sun-1:material"] * 3, "bar:war-sun-1:influence")
    table.resolves(0, "embers-of-muaat.faction-asset")
    table.plays(0, "bar:war-sun-1:influence", "bar:war-sun-1:research")
    assert table.points(0, "warfare") == 5
    table.plays(0, table.options(0)[0], "done")
    table.seat(0, built=["war-sun-2"])
    table.resolves(0, "embers-of-muaat.faction-asset")
    assert all(token.count("-") == 2 for token in table.options(0))  # a cruiser instead


@card("federation-of-sol")
def test_federation_of_sol() -> None:
    table = Table("federation-of-sol")
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "research:transit-diodes", "done")
    table.rolls(2, 1)
    assert {"convert:material:influence", "convert:influence:research"} <= set(table.options(0))
    assert "convert:research:material" not in table.options(0)
    table.plays(0, "convert:material:research")
    assert table.player(0).pool == [1, 1, 1]
    assert not [token for token in table.options(0) if token.startswith("convert")]
    table.rest(0)
    table.nature("event:first-ventures")
    table.plays(0, "sheet:warfare")
    table.rest(0)
    table.rolls(3, 0)
    assert not [token for token in table.options(0) if token.startswith("convert")]  # the same sheet again
    table = Table("federation-of-sol")
    table.seat(0, kept={"focus-material": 1})
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "spend:research", "research:fleet-logistics", "done")
    table.rolls(3, 0, focus=(2, 1, 1))
    for node in ("b1", "c1", "d1"):
        table.plays(0, "spend:material", "infantry", f"place:{node}")
    table.plays(0, "use:focus-material")
    assert table.asked(0) == "UseResource"  # no black die is left, so nobody asks what to do first
    table = Table("federation-of-sol", wars=1)
    table.sets_up(0)
    assert table.goods(0) == 2
    table.resolves(0, "federation-of-sol.faction-asset")
    assert "place:b12" not in table.options(0)  # an anomaly
    table.plays(0, "place:a12", "place:e7", "place:b4")
    assert table.nodes(0) == {"a12", "e7", "b4"}


@card("mahact-gene-sorcerers")
def test_mahact_gene_sorcerers() -> None:
    table = Table("mahact-gene-sorcerers", "", "")
    table.sets_up(0)
    table.seat(0, units=["b1", "b4"])
    table.event("border-conflict")
    assert (table.goods(0), table.votes(0), table.player(0).industry.councilors) == (2 + 1 + 2, 1, 2)
    table.state.foreseen = -2
    table.event("when-diplomacy-fails")
    assert (table.goods(0), table.votes(0), table.player(0).industry.councilors) == (6, 2, 2)
    table = Table("mahact-gene-sorcerers", "", "")
    table.seat(0, units=["b1", "g4"])
    table.event("border-conflict")
    before = table.goods(0), table.votes(0), table.player(0).industry.councilors
    table.state.foreseen = -2
    table.event("when-diplomacy-fails")  # the first win on the right
    assert (table.goods(0), table.votes(0), table.player(0).industry.councilors) == (
        before[0] + 3,
        before[1] + 1,
        before[2] + 1,
    )
    table.resolves(0, "mahact-gene-sorcerers.faction-asset")
    assert table.options(0) == ["choose:1", "choose:2", "choose:3"]
    table.plays(0, "choose:2", "commodity:a", "commodity:c")
    assert (table.commodity(0, "a"), table.commodity(0, "c")) == (1, 1)


@card("barony-of-letnev")
def test_barony_of_letnev() -> None:
    table = Table("barony-of-letnev", "", "")
    table.sets_up(0)
    assert table.goods(0) == 3
    table.event("border-conflict")
    assert table.waiting() == [0]
    table.plays(0, "ability")  # left
    table.plays(0, "done")  # right
    assert table.player(0).warfare.strengths[:2] == (3, 0)
    assert table.goods(0) == 2
    table.resolves(0, "barony-of-letnev.faction-asset")
    table.plays(0, *["bar:cruiser-1:material"] * 3)
    assert table.asked(0) == "PlaceUnit"
    table.plays(0, "place:b4-c4-d4", "bar:pds-1:influence")
    assert table.waiting() == [NATURE]  # the next event


@card("arborec")
def test_arborec() -> None:
    table = Table("arborec")
    table.event("first-ventures")
    table.plays(0, "sheet:warfare")
    assert table.refusal(0, "infantry") == "no-infantry"
    assert "infantry" not in table.options(0)
    table.plays(0, *["bar:cruiser-1:material"] * 3, "place:b1-c1-d1", "done")
    table.rolls(3, 0)
    table.plays(0, *["bar:cruiser-2:material"] * 3, "place:f1-g1-h1", "done")
    assert table.asked(0) == "PlaceUnit"  # the end of the event
    table.plays(0, "place:e1", "done")
    assert "e1" in table.nodes(0)
    table = Table("arborec")
    table.resolves(0, "arborec.faction-asset")
    assert table.player(0).expansion.population == 1
    table.plays(0, "dock-symbol:1:material")


@card("naalu-collective")
def test_naalu_collective() -> None:
    table = Table("naalu-collective")
    table.event("first-ventures")
    table.plays(0, "later", "done")
    table.rolls(1, 1)
    assert table.asked(0) == "ChooseSheet"
    assert "later" not in table.options(0)
    table.plays(0, "sheet:industry")
    assert table.player(0).pool == [4, 1, 1]
    table = Table("naalu-collective")
    table.sets_up(0)
    assert table.goods(0) == 2
    table.resolves(0, "naalu-collective.faction-asset")
    table.plays(0, "sheet:navigation", "spend:material", "access:s04", "spend:influence", "claim:s04")
    table.plays(0, "spend:influence", "claim:s01")
    assert (table.goods(0), table.votes(0)) == (3, 0)
    table.plays(0, "spend:material", "access:s05")
    assert table.votes(0) == 1


@card("naaz-rokha-alliance")
def test_naaz_rokha_alliance() -> None:
    table = Table("naaz-rokha-alliance")
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s01")
    assert table.options(0) == ["access:s04", "access:s05", "done"]
    table.plays(0, "access:s05", "claim:s05")
    assert table.commodity(0, "a") == 1
    table = Table("naaz-rokha-alliance")
    table.resolves(0, "naaz-rokha-alliance.faction-asset")  # no unlocked planet: unlock one
    table.plays(0, "unlock-planet:3", "cross:3:r1c1")
    assert table.player(0).expansion.symbols.bit_count() == 1
    table.seat(0, planets=[1])
    table.resolves(0, "naaz-rokha-alliance.faction-asset")
    table.plays(0, "cross:3:r1c2")
    assert all(token.startswith("cross:3") for token in table.options(0))  # all on one planet
    table = Table("naaz-rokha-alliance")
    table.seat(0, planets=[1])
    table.player(0).expansion.closed = 1
    table.resolves(0, "naaz-rokha-alliance.faction-asset")  # its symbols are uncrossed, though they always will be
    assert table.waiting() == []


@card("nomad")
def test_nomad() -> None:
    table = Table("nomad", "", "")
    table.sets_up(0)
    table.plays(0, "take:focus-research")
    assert (table.kept(0, "focus-research"), table.goods(0)) == (1, 1)
    table.event("first-ventures")
    table.state.round = 3
    assert table.asked(NATURE) == "LookAhead"
    table.nature("event:relics-rediscovered")
    assert table.state.masked(0).foreseen == EVENTS.index("relics-rediscovered")
    assert table.state.masked(1).foreseen == table.state.masked(SPECTATOR).foreseen == -1
    table = Table("nomad")
    table.resolves(0, "nomad.faction-asset")
    table.plays(0, "choose:3")
    assert (table.player(0).industry.councilors, table.goods(0)) == (2, 1)


@card("sardakk-norr")
def test_sardakk_norr() -> None:
    table = Table("sardakk-norr")
    table.sets_up(0)
    table.plays(0, "place:b1", "place:c1")
    assert strength(table.player(0), 0) == 3


@card("titans-of-ul")
def test_titans_of_ul() -> None:
    table = Table("titans-of-ul")
    table.seat(0, kept={"planet": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "use:planet", "unlock-planet:3", "cross:3:r1c1", "place:b1")
    assert table.nodes(0) == {"b1"}
    table = Table("titans-of-ul")
    table.resolves(0, "titans-of-ul.faction-asset")
    table.plays(0, "build:pds-1", "place:b1-c1-b2")
    assert (table.player(0).warfare.built, table.goods(0)) == (1, 1)
    table.seat(0, built=["pds-2", "pds-3", "pds-4"])
    table.resolves(0, "titans-of-ul.faction-asset")
    table.plays(0, "place:d1-e1-d2")
    assert table.goods(0) == 3  # one more from node e1


@card("universities-of-jol-nar")
def test_universities_of_jol_nar() -> None:
    table = Table("universities-of-jol-nar")
    table.sets_up(0)
    assert table.player(0).research.symbols == (1,) * 8
    assert table.technologies(0) == set()
    table.resolves(0, "universities-of-jol-nar.faction-asset")
    table.plays(0, "unlock-technology:gravity-drive")
    assert table.goods(0) == 1
    table.plays(0, "sheet:navigation", "spend:influence", "claim:s01")
    assert table.kept(0, "planet") == 1


@card("vuilraith-cabal")
def test_vuilraith_cabal() -> None:
    table = Table("vuilraith-cabal", "", "")
    table.sets_up(0)
    table.plays(0, "place:b1", "place:c1")
    table.event("border-conflict")
    assert table.asked(0) == "CrossUnitSymbol"
    table.plays(0, "bar:pds-1:influence", "bar:pds-1:influence", "place:b4-c4-c5", "done")
    assert table.player(0).warfare.built == 1
    table = Table("vuilraith-cabal")
    table.resolves(0, "vuilraith-cabal.faction-asset")
    assert table.options(0) == ["build:pds-1", "build:pds-4", "build:cruiser-1", "build:cruiser-4"]


@card("winnu")
def test_winnu() -> None:
    table = Table("winnu")
    table.sets_up(0)
    table.plays(0, "access:s04", "access:s08")
    table.seat(0, accessed=["mecatol"])
    table.event("relics-rediscovered")
    table.plays(0, "sheet:navigation", "ability")
    assert "mecatol" in table.claimed(0)
    assert table.asked(0) == "UseResource"  # the research is still there
    table.rest(0)
    assert table.points(0, "navigation") == MECATOL_VP[0]
    table = Table("winnu")
    table.resolves(0, "winnu.faction-asset")
    assert table.player(0).industry.councilors == 2
    table.plays(0, "place:b1-c1-b2")


@card("yin-brotherhood")
def test_yin_brotherhood() -> None:
    table = Table("yin-brotherhood", "", "")
    table.sets_up(0)
    assert table.goods(0) == 1
    table.player(0).warfare.bars = 1  # a symbol of the first PDS is crossed
    table.event("border-conflict")
    assert "cross-off-bar:pds-1" not in table.options(0)
    table.plays(0, "cross-off-bar:cruiser-4")
    assert table.player(0).warfare.strengths[:2] == (4, 0)  # once per war event: not asked on the right
    assert table.waiting() == [NATURE]
    table = Table("yin-brotherhood")
    table.resolves(0, "yin-brotherhood.faction-asset")
    table.plays(0, "place:b1", "place:c1")
    assert table.points(0, "expansion") == 1


@card("xxcha-kingdom")
def test_xxcha_kingdom() -> None:
    table = Table("xxcha-kingdom", "", "")
    table.sets_up(0)
    assert (table.player(0).industry.councilors, table.goods(0)) == (2, 2)
    table.seat(1, units=["g1"])
    table.event("border-conflict")
    assert table.points(0, "warfare") == 0  # lost on the left, tied on the right
    assert table.goods(0) == 2 + 2
    table.resolves(0, "xxcha-kingdom.faction-asset")
    table.plays(0, "claim:s01")
    assert (table.player(0).industry.councilors, table.votes(0), table.points(0, "industry")) == (3, 1, 2)


@card("yssaril-tribes")
def test_yssaril_tribes() -> None:
    table = Table("yssaril-tribes")
    table.seat(0, accessed=["s30"], reserve=["the-codex", "nano-forge"], spares=["dynamis-core", "the-obsidian"])
    table.event("fledgling-empires")
    table.plays(0, "sheet:navigation", "claim:s30")
    assert table.options(0) == ["keep-relic:the-codex", "keep-relic:dynamis-core"]
    table.plays(0, "keep-relic:dynamis-core")
    assert table.player(0).relics.refused == (RELICS.index("the-codex"),)
    assert table.goods(0) == 2
    table.rest(0)
    table.rolls(2, 1)
    assert {"give-up:material", "give-up:influence"} <= set(table.options(0))
    table.plays(0, "give-up:material")
    assert table.goods(0) == 3
    assert not [token for token in table.options(0) if token.startswith("give-up")]
    table = Table("yssaril-tribes")
    table.seat(0, goods=1)
    table.event("relics-rediscovered")
    table.plays(0, "sheet:warfare", "spend:research", "research:fleet-logistics", "done")
    table.rolls(3, 0)
    table.plays(0, "spend:material", "infantry", "place:b1", "spend:material", "infantry", "place:c1")
    assert "give-up:material" in table.options(0)
    table.plays(0, "spend:material", "infantry", "place:d1", "trade-good:material")
    assert "give-up:material" not in table.options(0)  # what is left is no black die
    table = Table("yssaril-tribes")
    table.sets_up(0)
    assert [table.commodity(0, kind) for kind in "abc"] == [1, 1, 1]
    assert table.player(0).industry.councilors == 1 + 2
    table.resolves(0, "yssaril-tribes.faction-asset")
    table.plays(0, "commodity:b", "commodity:c")
    assert table.goods(0) == 4 + 4
    assert [table.commodity(0, kind) for kind in "abc"] == [1, 2, 2]
