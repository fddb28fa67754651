"""Abilities are data: found through the index, named as the cause of what they do; each card says where it is from."""

from orrery.games.inscription import abilities
from orrery.games.inscription.cards.in_play import in_play
from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import AGENDA_CARDS, OBJECTIVE_CARDS
from orrery.games.inscription.game import GAME
from orrery.games.parts.ability import Modifier, Moment, On, Permit, Rule, Stat
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED
from orrery.kernel.looking import story
from orrery.kernel.shelf import every
from tests.inscription.table import Table


def test_every_moment_figure_and_rule_is_spoken_of_by_some_card() -> None:
    clauses = [clause for faction in FACTION_CARDS for clause in faction.clauses]
    clauses += [clause for technology in TECHNOLOGY_CARDS for clause in technology.clauses]
    spoken: set[Moment | Stat | Rule] = {card.on.moment for card in RELIC_CARDS}
    for clause in clauses:
        if isinstance(clause, On):
            spoken.add(clause.moment)
        elif isinstance(clause, Modifier):
            spoken.add(clause.stat)
        else:
            assert isinstance(clause, Permit)
            spoken.add(clause.rule)
    declared = [thing for thing in vars(abilities).values() if isinstance(thing, (Moment, Stat, Rule))]
    declared += abilities.ACTIVATED
    unspoken = {thing.id for thing in declared if thing not in spoken}
    assert unspoken == {"industry-activated"}  # no relic waits for industry


def test_equal_abilities_share_one_index_and_a_technology_brings_another() -> None:
    table = Table("winnu", "winnu", "arborec")
    first, second, third = (in_play(table.player(seat)) for seat in range(3))
    assert first is second
    assert first is not third
    assert first.permits(abilities.FREE_MECATOL)
    assert not third.permits(abilities.FREE_MECATOL)
    table.seat(0, technologies=["gravity-drive"])
    assert in_play(table.player(0)).permits(abilities.WORMHOLE_TRAVEL)
    assert not in_play(table.player(1)).permits(abilities.WORMHOLE_TRAVEL)


def test_the_log_says_which_ability_is_behind_a_line() -> None:
    table = Table("clan-of-saar")
    table.seat(0, kept={"planet": 1})
    table.event("first-ventures")
    table.plays(0, "sheet:expansion", "use:planet", "dock:1")
    [(_, _, cause)] = [noted for noted in table.player(0).journal if noted[0].kind == "goods"][:1]
    assert cause is not None
    assert cause.name == "clan-of-saar.dock-built"
    table.rest(0)
    lines = story(table.news, ["Ann"], 0, "en")
    assert [line.because for line in lines if line.kind == "goods"][:1] == ["Scavenge"]


def test_every_card_says_where_it_comes_from() -> None:
    cards = (*FACTION_CARDS, *RELIC_CARDS, *AGENDA_CARDS, *OBJECTIVE_CARDS, *TECHNOLOGY_CARDS)
    printed = {card.id for card in cards if card.provenance is PRINTED}
    assert {"emirates-of-hacan", "nano-forge", "shard-of-the-throne", "technology-embargo", "armada"} <= printed
    assert all(card.provenance in (PRINTED, INFERRED, DESIGNED) for card in cards)
    shown = {one.id: one.provenance for one in every(GAME, "en")}
    assert all(shown[card.id] == card.provenance.phrase.say("en") for card in cards)
