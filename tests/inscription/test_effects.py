import pytest

from orrery.games.inscription.assets.symbols import ASSETS
from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS, OBJECTIVE_CARDS
from orrery.games.inscription.effect import NOTHING
from orrery.games.inscription.game import GAME
from orrery.games.inscription.names import FACTIONS, KEPT
from orrery.games.parts.ability import On
from tests.inscription.table import SYSTEMS, Table, text
from tests.markers import card, rule


@rule("TI-GEN-1")
@card("embers-of-muaat")
def test_card_text_beats_the_rules() -> None:
    table = Table("embers-of-muaat")
    table.seat(0, unlocked=["war-sun"])
    table.event("first-ventures")
    table.plays(0, "sheet:warfare")
    kinds = {token for token in table.options(0) if token.startswith("bar:war-sun-1")}
    assert kinds == {f"bar:war-sun-1:{kind}" for kind in ("material", "influence", "research")}


@rule("TI-GEN-2")
@card("homestead-relief", "wartime-preparations")
def test_may_is_optional_and_everything_else_is_not() -> None:
    table = Table("")
    table.resolves(0, "homestead-relief.pass")
    assert table.options(0) == ["choose:1", "choose:2", "done"]
    table.plays(0, "done")
    assert table.nodes(0) == set()
    table.resolves(0, "shard-of-the-throne")
    assert "done" not in table.options(0)


@rule("TI-GEN-4", "TI-STR-5")
@card("earmarked-spending")
def test_on_any_sheet_means_all_of_it_on_one_active_or_not() -> None:
    table = Table("")
    table.resolves(0, "earmarked-spending.pass")
    table.plays(0, "sheet:navigation", "access:s04", "access:s05", "access:s06")
    assert {"s04", "s05", "s06"} <= table.accessed(0)
    assert table.waiting() == []


@rule("TI-GEN-4")
@card("emirates-of-hacan")
def test_any_ignores_adjacency_but_nothing_else() -> None:
    table = Table("emirates-of-hacan")
    table.seat(0, spaces=[47])
    table.resolves(0, "emirates-of-hacan.faction-asset")
    assert "space:47" not in table.options(0)
    assert {"space:7", "space:9", "space:38"} <= set(table.options(0))
    assert not {"space:2", "space:10"} & set(table.options(0))  # a double, a dotted X
    table.plays(0, "space:7", "space:9")
    assert table.commodity(0, "b") == 2


@rule("TI-GEN-5", "TI-AST-10", "TI-AST-11")
@card("integrated-economy")
def test_the_owner_orders_what_is_due_at_once_where_it_can_matter() -> None:
    table = Table("clan-of-saar", sheets="b")
    table.seat(0, accessed=["s30", "s34"], technologies=["integrated-economy"], reserve=["dynamis-core", "the-codex"])
    player = table.player(0)
    sheet = player.navigation.sheet
    small = sheet.small
    try:
        sheet.small = 1 << SYSTEMS.index("s30") | 1 << SYSTEMS.index("s34")
        table.event("relics-rediscovered")
        table.plays(0, "sheet:navigation", "technology:integrated-economy", "claim:s30", "claim:s34")
    finally:
        sheet.small = small
    assert table.asked(0) == "NextAsset"
    assert len(table.options(0)) == 2
    assert {ASSETS[number].key for number in table.question(0).waiting} == {"relic", "faction"}  # type: ignore[attr-defined]
    table.plays(0, "asset:1")
    table.plays(0, "dock:1")  # Nomadic
    assert table.goods(0) == 1 + 1 + 2  # the dock, Nomadic, Dynamis Core


@rule("TI-GEN-6", "TI-CNCL-8")
@card("construction-moratorium")
def test_the_owner_of_the_sheet_chooses() -> None:
    table = Table("", "", "")
    for seat in range(3):
        table.seat(seat, planets=[1, 4])
    table.event("the-limits-of-diplomacy")
    table.nature("agenda:construction-moratorium")
    table.plays(0, "vote:fail:1")
    table.plays(1, "abstain")
    table.plays(2, "abstain")
    assert [table.asked(seat) for seat in range(3)] == ["CrossOff"] * 3
    table.plays(0, "cross-off-planet:1", "done")
    table.plays(1, "cross-off-planet:4", "done")
    table.rest(2)
    assert [table.player(seat).expansion.closed for seat in (0, 1)] == [1, 8]


@rule("TI-GEN-7", "TI-REL-3")
@card("shard-of-the-throne", "clan-of-saar", "nekro-virus")
def test_an_impossible_part_is_skipped() -> None:
    table = Table("", wars=4)
    table.resolves(0, "shard-of-the-throne")
    assert table.player(0).industry.councilors == 4
    assert table.nodes(0) == set()
    table = Table("clan-of-saar")
    table.seat(0, docks=[1, 2, 3])
    table.resolves(0, "clan-of-saar.faction-asset")
    assert table.goods(0) == 3  # "if you cannot"


@rule("TI-GEN-8")
@card("automated-worker-ban", "piracy-crackdown")
def test_crossing_off_destroys() -> None:
    table = Table("")
    table.state.named = 0
    table.resolves(0, "automated-worker-ban.pass")
    lost = table.player(0).industry.lost
    assert lost == table.player(0).industry.sheet.single[0]
    table.event("first-ventures")
    table.plays(0, "sheet:industry")
    assert table.player(0).industry.scrapped >> 37 & 1  # 38 was all that is left: 39 and 47 were commodities A
    table = Table("")
    table.resolves(0, "piracy-crackdown.fail")
    table.plays(0, *[f"cross-off-node:{node}" for node in ("a1", "e1", "i1", "c2")])
    table.event("first-ventures")
    table.plays(0, "sheet:warfare", "infantry", "place:a1")
    assert table.goods(0) == 0


@rule("TI-GEN-8")
@card("automated-worker-ban")
def test_a_crossed_off_technology_is_lost_even_if_unlocked() -> None:
    table = Table("")
    table.seat(0, technologies=["neural-motivator", "gravity-drive"])
    table.resolves(0, "automated-worker-ban.fail")  # the only unlocked one there
    assert table.technologies(0) == {"gravity-drive"}
    table.event("technological-frontier")
    table.plays(0, "sheet:expansion")
    assert table.refusal(0, "research:neural-motivator") == "lost-technology"


@rule("TI-HOOK-1")
@card("universities-of-jol-nar")
def test_an_ability_reacts_to_what_another_effect_marked_but_not_to_print() -> None:
    table = Table("universities-of-jol-nar")
    assert table.goods(0) == 0
    table.resolves(0, "luxarch-treatise-i")
    table.plays(0, "unlock-technology:gravity-drive", "unlock-technology:transit-diodes")
    assert table.goods(0) == 2


@rule("TI-AST-16", "TI-AST-17")
@card("the-prophets-tears")
def test_assets_gained_off_the_sheet_go_to_the_bank_and_score_nothing() -> None:
    table = Table("")
    table.resolves(0, "the-prophets-tears")
    assert table.options(0) == [f"take:{name}" for name in ("cybernetic", "biotic", "warfare", "propulsion")]
    table.plays(0, "take:biotic")
    assert "take:biotic" not in table.options(0)
    table.plays(0, "take:warfare")
    assert [table.kept(0, name) for name in KEPT] == [0, 0, 1, 1, 0, 0, 0, 0]
    assert table.score(0) == 0


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_says_what_it_does(language: str) -> None:
    for cards, kind in (
        (FACTION_CARDS, "faction"),
        (RELIC_CARDS, "relic"),
        (AGENDA_CARDS, "agenda"),
        (OBJECTIVE_CARDS, "deal-objective"),
        (EVENT_CARDS, "event"),
        (TECHNOLOGY_CARDS, "technology"),
    ):
        texts = [text(f"{kind}:{thing.id}", language) for thing in cards]
        assert all("{" not in said and len(said) > 10 for said in texts)
        assert len(set(texts)) == len(texts)
    for faction in FACTION_CARDS:
        assert all(clause.say("en") != clause.say("pl") for clause in faction.clauses)


def test_every_effect_that_a_step_may_point_at_has_its_name() -> None:
    effects = [card.on.effect for card in RELIC_CARDS] + [side for card in AGENDA_CARDS for side in card.sides]
    effects += [clause.effect for card in FACTION_CARDS for clause in card.clauses if isinstance(clause, On)]
    effects += [card.use.effect for card in TECHNOLOGY_CARDS if card.use is not None]
    inside = [part for effect in effects for part in effect.parts()]
    assert all(GAME.declared(effect.name) is effect for effect in effects + inside)
    assert all(effect.owner is not None for effect in effects + inside if effect is not NOTHING)


def test_what_follows_a_choice_follows_every_choice() -> None:
    assert (
        FACTION_CARDS[FACTIONS.index("nomad")].second.say("en").endswith("or gain 1 councilor. Then gain 1 trade good.")
    )


def test_what_happens_instead_says_when() -> None:
    said = {id: FACTION_CARDS[FACTIONS.index(id)].second.say("en") for id in FACTIONS}
    assert "(if all three are built: gain 3 trade goods)" in said["clan-of-saar"]
    assert "(if no unlocked planet has an uncrossed symbol: unlock 1 planet)" in said["naaz-rokha-alliance"]
    assert "(if there is none to unlock: gain 2 trade goods)" in said["universities-of-jol-nar"]
