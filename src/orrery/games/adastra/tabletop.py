"""A game being played: the state, and what only the rules know: who may see what, desks, scores."""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.games.adastra.combat.fight import load_fight
from orrery.games.adastra.council.session import RevealEnvoys
from orrery.games.adastra.deck import contents
from orrery.games.adastra.diplomacy.proposal import picks_made
from orrery.games.adastra.galaxy.chart import chart_of
from orrery.games.adastra.memory import recalled, remembered
from orrery.games.adastra.names import NONE
from orrery.games.adastra.player import load_player
from orrery.games.adastra.rounds.desks import opening
from orrery.games.adastra.rounds.scoring import places, scores
from orrery.games.adastra.state import (
    ANOMALY_DECK,
    CARD,
    DIPLOMAT_DECK,
    DIRECTIVE_DECK,
    DISCOVERY_DECK,
    DRAFTING,
    ENVOY_DECK,
    MISSION_DECK,
    PLANET_DECK,
    SAVED_AS_IT_IS,
    TECHNOLOGY_DECK,
    VOTING,
    AdAstra,
)
from orrery.kernel.agenda import NATURE, Step
from orrery.kernel.events import HIDDEN, TRUTH

HIDDEN_DECKS = (TECHNOLOGY_DECK, MISSION_DECK, ANOMALY_DECK, DIPLOMAT_DECK)
"""Decks whose cards may also lie hidden before players; what is in the others everybody can count."""

FIRST_ENVOYS = (3, 4)
"""XX-CNC-1: everybody begins with those of 4 and 5 votes."""


class Tabletop(AdAstra):
    """A game of Ad Astra."""

    __slots__ = ()

    def clone(self) -> Tabletop:
        return Tabletop([player.clone() for player in self.players], self)

    def opening(self, seat: int) -> list[Step[Any]]:
        return opening(self, seat)

    def scores(self) -> list[int]:
        return scores(self)

    def outcome(self) -> list[int] | None:
        return places(self) if self.over else None

    # Who may see what (AA-HIDE)

    def masked(self, viewer: int) -> Tabletop:
        other = self.clone()
        if viewer in (TRUTH, self.viewer):
            return other
        other.mask_for(viewer)
        if not self.over:  # at the end everybody shows what they hold
            for seat, player in enumerate(other.players):
                if seat != viewer:
                    player.mask(viewer)
        if self.task == DRAFTING:
            truth = self.viewer == TRUTH
            other.memories = remembered(self.players, other.players, self.directions, viewer) if truth else ()
        for deck in HIDDEN_DECKS:
            other.decks[deck] = (HIDDEN,) * len(self.decks[deck])
        other.decks[ENVOY_DECK] = (HIDDEN,) * len(self.decks[ENVOY_DECK])
        return other

    def sampled(self, rng: Random) -> Tabletop:
        """Hidden cards may be anywhere, but for what the viewer has passed on; who has sealed has done so legally."""
        other = self.clone()
        if self.viewer == TRUTH:
            return other
        other.viewer = TRUTH
        other.memories = ()
        for deck in HIDDEN_DECKS:
            self._deal(other, deck, rng)
        if self.council:
            self._deal_envoys(other, rng)
        if other.task == VOTING and not other.desks:
            other._raise_envoys(self.viewer, rng)
        if other.offer:
            other._seal_picks(self.viewer, rng)
        for seat, desk in enumerate(self.desks):
            if seat != self.viewer:
                other._seal(seat, bool(desk), rng)
        return other

    def _deal(self, other: Tabletop, deck: int, rng: Random) -> None:
        """Deal the unseen cards of a deck to wherever hidden ones lie, the rest to the deck."""
        unseen = contents(self, deck)
        for card in self.seen(deck):
            if card in unseen:
                unseen.remove(card)
        if deck == DIPLOMAT_DECK:
            unseen += self._wandering()
        if deck == TECHNOLOGY_DECK and self.memories:
            for card in recalled(self.memories, other.players, rng):
                unseen.remove(card)
        rng.shuffle(unseen)
        for player in other.players:
            if deck == TECHNOLOGY_DECK:
                player.hand = player.hand.filled(unseen)
                player.pack = _filled(player.pack, unseen, True)
                player.kept = _filled(player.kept, unseen, False)
            elif deck == MISSION_DECK:
                player.missions = player.missions.filled(unseen)
            elif deck == ANOMALY_DECK:
                player.anomalies = player.anomalies.filled(unseen)
            elif deck == DIPLOMAT_DECK:
                player.pool = player.pool.filled(unseen)
            if player.drawing == deck:
                player.drawn = _filled(player.drawn, unseen, False)
        other.decks[deck] = tuple(sorted(unseen))

    def _deal_envoys(self, other: Tabletop, rng: Random) -> None:
        """Unseen envoys of 1 to 3 votes may be anybody's or in the pool; those of 4 and 5 are always somebody's."""
        unseen = contents(self, ENVOY_DECK)
        owned = list(FIRST_ENVOYS) * self.seats
        for card in self.seen(ENVOY_DECK):
            (unseen if card in unseen else owned).remove(card)
        rng.shuffle(unseen)
        pool = len(self.decks[ENVOY_DECK])
        other.decks[ENVOY_DECK] = tuple(sorted(unseen[:pool]))
        held = unseen[pool:] + owned
        rng.shuffle(held)
        for player in other.players:
            player.envoys = player.envoys.filled(held)

    def seen(self, deck: int) -> list[int]:
        """Every card of a deck that lies where the viewer can see it."""
        found = list(self.piles[deck])
        for player in self.players:
            if deck == TECHNOLOGY_DECK:
                found += [*player.hand.cards, *player.pack, *player.kept, *player.developed]
            elif deck == MISSION_DECK:
                found += player.missions.cards
            elif deck == ANOMALY_DECK:
                found += player.anomalies.cards
            elif deck == DIPLOMAT_DECK:
                found += [*player.pool.cards, *player.before[::2]]
            elif deck == ENVOY_DECK:
                found += [*player.envoys.cards, *player.used_envoys]
            elif deck == DIRECTIVE_DECK:
                found += player.prizes
            if player.drawing == deck:
                found += player.drawn
        if deck == TECHNOLOGY_DECK:
            found.append(self.turn[CARD])
        elif deck == MISSION_DECK:
            found += self.missions
        elif deck == DIRECTIVE_DECK:
            found += [*self.active, *self.proposals]
        elif deck == DISCOVERY_DECK:
            found += self.discovery
        elif PLANET_DECK <= deck < DISCOVERY_DECK:
            found += self.planet
        if self.laying == deck:
            found += self.laid
        return [card for card in found if card != HIDDEN]

    def _wandering(self) -> list[int]:
        """Base diplomats of this game's empires that the viewer cannot see: they are in some pool or in the deck."""
        seen = self.seen(DIPLOMAT_DECK)
        mine = [player.board.diplomat for player in self.players if player.empire != NONE]
        return [diplomat for diplomat in mine if diplomat not in seen]

    def _raise_envoys(self, viewer: int, rng: Random) -> None:
        """In a session others who have not revealed yet may have selected any of their ready envoys."""
        for step in self.agenda:
            if isinstance(step, RevealEnvoys):
                for seat in step.waiting:
                    if seat != viewer:
                        player = self.players[seat]
                        player.sealed = tuple([value for value in player.envoys.cards if rng.random() < 0.5])

    def _seal_picks(self, viewer: int, rng: Random) -> None:
        """In a proposal others may have picked any diplomat of their pool and any of their ready envoys."""
        offer = self.offer
        for seat, diplomat, envoys in picks_made(offer):
            if seat != viewer:
                player = self.players[seat]
                pool, ready = player.pool.cards, player.envoys.cards
                picked = pool[int(rng.random() * len(pool))] if diplomat else NONE
                player.sealed = (picked, *rng.sample(ready, envoys))

    def _seal(self, seat: int, at_work: bool, rng: Random) -> None:
        """At a desk: whoever is still at work begins again, whoever is done has answered in some legal way."""
        self.open_desk(seat, self.opening(seat))
        if at_work:
            return
        self.settle(self.desks[seat])
        while self.desks[seat]:
            question = self.question(seat)
            assert question.seat != NATURE
            options = self.options(seat)
            self.answer(seat, options[int(rng.random() * len(options))])


def _filled(cards: tuple[int, ...], unseen: list[int], in_order: bool) -> tuple[int, ...]:
    """With unseen cards in the place of hidden ones."""
    if HIDDEN not in cards:
        return cards
    found = [unseen.pop() if card == HIDDEN else card for card in cards]
    return tuple(sorted(found)) if in_order else tuple(found)


def load_tabletop(data: Any) -> Tabletop:
    """What ``save`` wrote, without its agenda."""
    state = Tabletop([load_player(player) for player in data["players"]])
    for name in SAVED_AS_IT_IS:
        value = data[name]
        if name in ("decks", "piles"):
            value = [tuple(cards) for cards in value]
        elif isinstance(getattr(state, name), tuple):
            value = _tuple(value)
        elif isinstance(value, list):
            value = list(value)
        setattr(state, name, value)
    state.chart = chart_of(state.spots)
    state.fight = None if data["fight"] is None else load_fight(data["fight"])
    return state


def _tuple(value: Any) -> Any:
    return tuple([_tuple(one) if isinstance(one, list) else one for one in value])
