"""What holds in every state of Orion."""

from __future__ import annotations

from orrery.games.orion.card import CARDS
from orrery.games.orion.names import (
    ACTION_CUBES,
    ADVISOR,
    ADVISORS_ON_OFFER,
    ATTACKS,
    COPIES,
    CUBES,
    MORALE,
    MOST_MORALE,
    MOST_RESOURCES,
    NO_CARD,
    NO_COLOUR,
    POOL,
    PRODUCTION,
    RESERVE,
    SPENT,
    STRUCTURES,
    SYSTEM_SIZE,
    SYSTEMS,
    VP,
)
from orrery.games.orion.player import Player
from orrery.games.orion.setting_up import OfferAdvisor
from orrery.games.orion.state import Orion
from orrery.kernel import State


def check_orion(state: State) -> None:
    assert isinstance(state, Orion)
    places = list(state.deck)
    for pile in (
        state.discards,
        [state.announced],
        *(p.hand for p in state.players),
        *(p.aside for p in state.players),
    ):
        for card in pile:
            if card != NO_CARD:
                places[card] += 1
    for player in state.players:
        for system in player.systems:
            for card in system:
                if CARDS[card].colour != NO_COLOUR:
                    places[card] += 1
        check_player(player)
    assert places == [COPIES] * len(STRUCTURES)
    assert sum(state.deck) == state.deck_size
    advisors = state.middle + [player.advisor for player in state.players if player.advisor != NO_CARD]
    offering = any(isinstance(step, OfferAdvisor) for step in state.agenda)
    assert len(set(advisors)) == len(advisors)
    assert offering or len(advisors) == (0 if state.novice else ADVISORS_ON_OFFER)


def check_player(player: Player) -> None:
    counts = player.counts
    assert all(0 <= amount <= MOST_RESOURCES for amount in counts[: PRODUCTION + 1])
    assert counts[MORALE] <= MOST_MORALE
    assert counts[VP] >= 0
    cubes = counts[CUBES : CUBES + ADVISOR + 1]
    assert all(cube in (0, 1) for cube in cubes)
    assert counts[RESERVE] + counts[POOL] + counts[SPENT] + sum(cubes) == ACTION_CUBES
    assert min(counts[RESERVE], counts[POOL], counts[SPENT]) >= 0
    for source, cube in enumerate(cubes):
        if cube:
            card = player.advisor if source == ADVISOR else player.systems[source][-1]
            assert CARDS[card].space
    assert player.own_systems() <= SYSTEMS
    assert all(1 <= len(system) <= SYSTEM_SIZE for system in player.systems)
    headed = [system for system in player.systems if any(CARDS[card].founder for card in system)]
    assert len(headed) == (player.advisor >= 0 and CARDS[player.advisor].founder)
    assert all(system[0] == player.advisor for system in headed)
    assert player.hand == sorted(player.hand)
    for viewer in range(5):
        known = [card for card, mask in player.shown if mask >> viewer & 1]
        assert all(known.count(card) <= player.hand.count(card) for card in known)
    markers = counts[ATTACKS:]
    assert max(markers) <= 5 - len(markers)
    assert sum(markers) <= counts[SPENT]
