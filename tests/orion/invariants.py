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
    FULCRUM,
    MORALE,
    MOST_MORALE,
    MOST_RESOURCES,
    NO_CARD,
    POOL,
    PRODUCTION,
    RESERVE,
    SPENT,
    STRUCTURE_KINDS,
    SYSTEM_SIZE,
    SYSTEMS,
    VP,
)
from orrery.games.orion.setting_up import OfferAdvisor
from orrery.games.orion.state import Orion, Player
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
                if card != FULCRUM:
                    places[card] += 1
        check_player(player)
    assert places == [COPIES] * STRUCTURE_KINDS
    assert sum(state.deck) == state.deck_size
    advisors = state.middle + [player.advisor for player in state.players if player.advisor != NO_CARD]
    offering = any(isinstance(step, OfferAdvisor) for step in state.agenda)
    assert len(set(advisors)) == len(advisors)
    assert offering or len(advisors) == (0 if state.novice else ADVISORS_ON_OFFER)


def check_player(player: Player) -> None:
    has = player.has
    assert all(0 <= amount <= MOST_RESOURCES for amount in has[: PRODUCTION + 1])
    assert has[MORALE] <= MOST_MORALE
    assert has[VP] >= 0
    cubes = has[CUBES : CUBES + ADVISOR + 1]
    assert all(cube in (0, 1) for cube in cubes)
    assert has[RESERVE] + has[POOL] + has[SPENT] + sum(cubes) == ACTION_CUBES
    assert min(has[RESERVE], has[POOL], has[SPENT]) >= 0
    for source, cube in enumerate(cubes):
        if cube:
            card = player.advisor if source == ADVISOR else player.systems[source][-1]
            assert CARDS[card].has_space()
    assert player.own_systems() <= SYSTEMS
    assert all(1 <= len(system) <= SYSTEM_SIZE for system in player.systems)
    headed = [system for system in player.systems if FULCRUM in system]
    assert len(headed) == (player.advisor == FULCRUM)
    assert all(system[0] == FULCRUM for system in headed)
    assert player.hand == sorted(player.hand)
    for viewer in range(5):
        known = [card for card, mask in player.shown if mask >> viewer & 1]
        assert all(known.count(card) <= player.hand.count(card) for card in known)
    markers = has[ATTACKS:]
    assert max(markers) <= 5 - len(markers)
    assert sum(markers) <= has[SPENT]
