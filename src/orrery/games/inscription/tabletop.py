"""A game being played: the state, and what only the rules know: who may see what, desks, scores."""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.events.desks import opening
from orrery.games.inscription.events.rounds import next_events, sees_ahead
from orrery.games.inscription.events.scoring import places, score
from orrery.games.inscription.names import FACTIONS, NONE, RELICS
from orrery.games.inscription.player import Player
from orrery.games.inscription.spending.marking import PenDown
from orrery.games.inscription.state import Inscription
from orrery.kernel.agenda import Step
from orrery.kernel.events import HIDDEN, TRUTH


class Tabletop(Inscription):
    """A game of Twilight Inscription."""

    __slots__ = ()

    def clone(self) -> Tabletop:
        return Tabletop([Player(player) for player in self.players], self)

    def opening(self, seat: int) -> list[Step[Any]]:
        return opening(self, seat)

    def scores(self) -> list[int]:
        return [score(player) for player in self.players]

    def outcome(self) -> list[int] | None:
        return places(self) if self.over else None

    # Who may see what

    def masked(self, viewer: int) -> Tabletop:
        """TI-HID: relics, sealed marks and votes, decks."""
        if viewer == TRUTH:
            return self.clone()
        players: list[Player] = []
        before: list[Player] = []
        for seat in range(self.seats):
            own = seat == viewer or self.over  # at the end everybody shows what they hold
            players.append(Player(self.before[seat] if self.desks and not own else self.players[seat]))
            players[seat].hide(own)
            if self.desks:
                before.append(Player(self.before[seat]))
                before[seat].hide(own)
        other = Tabletop(players, self)
        other.mask_for(viewer)
        other.before = before
        if self.foreseen != NONE and not (viewer >= 0 and sees_ahead(self.players[viewer])):
            other.foreseen = HIDDEN
        return other

    def sampled(self, rng: Random) -> Tabletop:
        """Hidden cards are dealt anew; who has put the pen down has done something legal, who has not begins again."""
        other = self.clone()
        if self.viewer == TRUTH:
            return other
        other.before = [Player(player) for player in self.before]
        other._deal_relics(rng)
        other._deal_factions(rng)
        other.viewer = TRUTH
        if other.foreseen == HIDDEN:
            other.foreseen = rng.choice(next_events(other, other.round))
        if other.desks:
            other._work_at_desks(self.viewer, rng)
        return other

    def _deal_relics(self, rng: Random) -> None:
        seen = [relic for player in self.players for relic in player.relics.every()]
        unseen = [relic for relic in range(len(RELICS)) if relic not in seen]
        rng.shuffle(unseen)
        for player in self.players:
            relics: list[int] = []
            for relic, points in zip(player.relics.held, player.relics.points, strict=True):
                if relic == HIDDEN:
                    for guess in unseen:
                        if RELIC_CARDS[guess].held and RELIC_CARDS[guess].vp == points:
                            relic = guess
                            break
                    unseen.remove(relic)
                relics.append(relic)
            player.relics = player.relics.but(held=tuple(relics))
        for seat, player in enumerate(self.players):
            own = player.relics
            own = own.but(
                reserve=_dealt(own.reserve, unseen),
                spares=_dealt(own.spares, unseen),
                refused=_dealt(own.refused, unseen),
            )
            player.relics = own
            if self.before and seat != self.viewer:
                self.before[seat].relics = self.before[seat].relics.but(
                    held=own.held, reserve=own.reserve, spares=own.spares, refused=own.refused
                )

    def _deal_factions(self, rng: Random) -> None:
        dealt = [faction for player in self.players for faction in player.dealt]
        if HIDDEN not in dealt:
            return
        known = {*dealt, *[player.faction for player in self.players]}
        unseen = [faction for faction in range(len(FACTIONS)) if faction not in known]
        rng.shuffle(unseen)
        for seat, player in enumerate(self.players):
            player.dealt = tuple(sorted(_dealt(player.dealt, unseen)))
            if self.before:
                self.before[seat].dealt = player.dealt

    def _work_at_desks(self, viewer: int, rng: Random) -> None:
        busy = [seat for seat in range(self.seats) if seat != viewer and self.desks[seat]]
        for seat in range(self.seats):
            if seat == viewer or seat in busy:
                continue
            desk = opening(self, seat)
            self.open_desk(seat, desk)
            self.settle(desk)
            while desk:
                self.answer(seat, rng.choice(self.options(seat)))
        for seat in busy:
            desk = opening(self, seat)
            self.open_desk(seat, desk)
            self.settle(desk)
            if not desk:  # what they are busy with came from a relic that this deal has elsewhere
                desk.append(PenDown(seat))
                self.open_desk(seat, desk)


def _dealt(cards: tuple[int, ...], unseen: list[int]) -> tuple[int, ...]:
    """The same cards, with one of the unseen for each hidden one."""
    return tuple([unseen.pop() if card == HIDDEN else card for card in cards])
