"""What holds in every state of Ad Astra: every figure, flag, token, card and tile is in exactly one place."""

from __future__ import annotations

from orrery.games.adastra.combat.fight import AMBUSH, ATTACKERS
from orrery.games.adastra.deck import contents
from orrery.games.adastra.galaxy import fleets
from orrery.games.adastra.galaxy.control import orbital_slots, planetary_slots
from orrery.games.adastra.galaxy.tiles import PLANETS
from orrery.games.adastra.names import (
    BUILDING_FIGURES,
    CLASSES,
    DIPLOMACY_TOKENS,
    EMPIRE_TOKENS,
    FIGURES,
    FLAGS,
    HAND_LIMIT,
    INFLUENCE_TOKENS,
    MINOR,
    MOST_LEVEL,
    MOST_OF_A_PROFESSION,
    MOST_UNREST,
    NEUTRAL,
    NEUTRAL_FIGURES,
    NEUTRALS,
    NONE,
    POOL_LIMIT,
    UNIT_CLASSES,
)
from orrery.games.adastra.player import BASES, CAPTURED, GUARDIANS, LEVELS, SCRAPPED, SUPPLY, TOKENS, UNREST
from orrery.games.adastra.rounds.turns import TakeTurn
from orrery.games.adastra.state import (
    ANOMALY_DECK,
    DIPLOMAT_DECK,
    DIRECTIVE_DECK,
    DISCOVERY_DECK,
    ENVOY_DECK,
    MISSION_DECK,
    PLANET_DECK,
    TECHNOLOGY_DECK,
    population,
)
from orrery.games.adastra.tabletop import Tabletop
from orrery.games.adastra.technologies.card import STARTING, TECHNOLOGIES
from orrery.games.adastra.technologies.developing import technology_limit
from orrery.kernel import State


def check_adastra(state: State) -> None:
    assert isinstance(state, Tabletop)
    check_systems(state)
    check_figures(state)
    if state.round:
        check_cards(state)
    for seat in range(state.seats):
        check_player(state, seat)


def check_systems(state: Tabletop) -> None:
    for system in range(len(state.spots)):
        holder, fleet, owner = state.holder[system], state.fleet[system], state.owner[system]
        assert (holder == NONE) == (fleet == 0), "a fleet without a side, or a side without a fleet"
        people = state.people[3 * system : 3 * system + 3]
        assert all(0 <= number <= MOST_OF_A_PROFESSION for number in people)
        assert (owner == NONE) == (sum(people) == 0), "possession is population"
        if state.spots[system] == NONE:
            assert holder == owner == state.planet[system] == state.influence[system] == NONE
            continue
        if holder == NEUTRAL:
            assert fleets.neutrals_fit(fleet)
        elif holder != NONE:
            assert fleets.fits(fleet), "more units than slots"
            assert fleets.orbitals(fleet) <= orbital_slots(state, system)
        assert state.buildings[system].bit_count() <= planetary_slots(state, system)
        assert state.tokens[system] >= 0
        if state.dimmed >> system & 1:
            assert state.influence[system] != NONE, "a flipped token that is not there"
        if owner == MINOR:
            assert state.minors
    tiles = [tile for tile in state.planet if tile != NONE]
    assert len(set(tiles)) == len(tiles)


def check_figures(state: Tabletop) -> None:
    fight = state.fight
    aside = 0
    if fight is not None and fight.kind == AMBUSH:  # the explorers stand outside the system that neutrals hold
        aside = sum(1 << fleets.DIGIT * fight.what[element] for element in fight.elements(ATTACKERS))
    for seat, player in enumerate(state.players):
        held = [state.fleet[s] for s in range(len(state.fleet)) if state.holder[s] == seat]
        if fight is not None and fight.attacker == seat:
            held.append(aside)
        for cls in range(len(CLASSES)):
            scrapped = player.counts[SCRAPPED + cls] if cls < UNIT_CLASSES else 0
            on_map = sum(fleets.count_class(fleet, cls) for fleet in held)
            assert min(player.counts[SUPPLY + cls], scrapped) >= 0
            assert player.counts[SUPPLY + cls] + scrapped + on_map == FIGURES[cls], f"{CLASSES[cls]} of seat {seat}"
    wild = [state.fleet[s] for s in range(len(state.fleet)) if state.holder[s] == NEUTRAL]
    trophies = [0, 0, sum(p.counts[GUARDIANS] for p in state.players), sum(p.counts[BASES] for p in state.players)]
    for kind in range(len(NEUTRALS)):
        on_map = sum(fleets.count(fleet, kind) for fleet in wild)
        assert state.wild[kind] + on_map + trophies[kind] == NEUTRAL_FIGURES[kind], NEUTRALS[kind]
    for building, figures in enumerate(BUILDING_FIGURES):
        standing = sum(mask >> building & 1 for mask in state.buildings)
        assert state.stock[building] + standing == figures
        assert state.stock[building] >= 0


def check_cards(state: Tabletop) -> None:
    """Every card and tile lies in its deck, in its pile or where it is used: nothing lost, nothing twice."""
    decks = [TECHNOLOGY_DECK, MISSION_DECK, ANOMALY_DECK, DIPLOMAT_DECK, DIRECTIVE_DECK, ENVOY_DECK, DISCOVERY_DECK]
    for deck in [*decks, *range(PLANET_DECK, PLANET_DECK + 4)]:
        whole = contents(state, deck)
        found = [*state.decks[deck], *state.seen(deck)]
        if deck == TECHNOLOGY_DECK:
            found = [card for card in found if TECHNOLOGIES[card].branch != STARTING]
        elif deck == DIPLOMAT_DECK:
            whole += [player.board.diplomat for player in state.players]
        elif deck == ENVOY_DECK and state.council:
            whole += [3, 4] * state.seats
        elif PLANET_DECK <= deck < DISCOVERY_DECK:
            found = [tile for tile in found if PLANETS[tile].colour == deck - PLANET_DECK]
        assert sorted(found) == sorted(whole), f"cards of deck {deck}"


def check_player(state: Tabletop, seat: int) -> None:
    player = state.players[seat]
    counts = player.counts
    assert min(counts) >= 0
    assert counts[UNREST] <= MOST_UNREST
    assert max(counts[LEVELS : LEVELS + 4]) <= MOST_LEVEL
    assert state.owner.count(seat) <= FLAGS
    assert state.influence.count(seat) <= INFLUENCE_TOKENS
    assert len(set(player.developed)) == len(player.developed)
    out = sum(other.before[1::2].count(seat) for other in state.players)
    assert out <= DIPLOMACY_TOKENS
    tokens = 1 + counts[TOKENS] + sum(other.counts[CAPTURED + seat] for other in state.players)
    tokens += sum(mask >> seat & 1 for mask in state.mission_tokens)
    assert tokens <= EMPIRE_TOKENS
    if state.agenda and isinstance(state.agenda[-1], TakeTurn):
        assert player.hand_size() <= HAND_LIMIT
        assert len(player.pool.cards) <= POOL_LIMIT
        assert len(player.developed) <= technology_limit(state, seat)
    for held in (player.hand, player.anomalies, player.missions, player.pool, player.envoys):
        assert list(held.cards) == sorted(held.cards)
        for viewer in range(6):
            known = held.known_to(viewer if viewer < 5 else -2)
            assert all(known.count(card) <= held.cards.count(card) for card in known)
    if state.round:
        assert state.players[seat].home != NONE
        assert population(state, player.home) >= 0
