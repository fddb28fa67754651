"""TI-REL: relics, drawn, held and played."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.abilities import EVENT_ENDED, RELIC_OF_TWO
from orrery.games.inscription.assets.gains import gain_points
from orrery.games.inscription.cards.in_play import permits
from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.effect import resolve
from orrery.games.inscription.names import ANNOUNCED, LATE_RELIC_VP, NAVIGATION, UNSEEN_RELIC_VP
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, KEEP_RELIC, RELIC_DECK
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.text import Phrase


class DrawRelic(Step[Inscription]):
    """TI-REL-1: the next relic of one's own reserve; nobody else learns which until it is played."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Inscription) -> None:
        player = state.players[self.seat]
        if not player.relics.reserve:
            gain_points(state, self.seat, NAVIGATION, LATE_RELIC_VP)
            return
        relic = player.relics.reserve[0]
        player.relics = player.relics.but(reserve=player.relics.reserve[1:])
        state.peek(self.seat)
        if player.relics.spares and relic != HIDDEN and permits(player, RELIC_OF_TWO):
            spares = player.relics.spares
            player.relics = player.relics.but(offer=(relic, spares[0]), spares=spares[1:])
            state.push(KeepRelic(self.seat))
        else:
            take_relic(state, self.seat, relic)


class KeepRelic(OpenQuestion[Inscription]):
    """Scheming: which of the two relics do you keep?"""

    __slots__ = ()
    asks = Phrase("Which of the two relics do you keep?", "Który z dwóch reliktów zatrzymujesz?")
    topic = Phrase("Relic", "Relikt")

    def candidates(self, state: Inscription) -> list[int]:
        return [KEEP_RELIC.base + relic for relic in state.players[self.seat].relics.offer]

    def apply(self, state: Inscription, option: int) -> None:
        kept = option - KEEP_RELIC.base
        player = state.players[self.seat]
        first, second = player.relics.offer
        refused = (*player.relics.refused, second if kept == first else first)
        player.relics = player.relics.but(offer=(), refused=refused)
        take_relic(state, self.seat, kept)


class RelicDrawn(Event):
    __slots__ = ()
    kind = "draw-relic"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} draws a relic worth {n} VP.", "{seat} dobiera relikt wart {n} PZ.")


class RelicPlayed(Event):
    __slots__ = ()
    kind = "play-relic"
    fields = (("card", RELIC_DECK),)
    sentence = Phrase("{seat} plays {card}.", "{seat} zagrywa relikt: {card}.")


def take_relic(state: Inscription, seat: int, relic: int) -> None:
    """Write its VP down; an immediate one is resolved at once."""
    player = state.players[seat]
    if relic == HIDDEN:  # a masked state cannot know more
        player.relics = player.relics.with_held(HIDDEN, UNSEEN_RELIC_VP)
        player.points[NAVIGATION] += UNSEEN_RELIC_VP
        return
    card = RELIC_CARDS[relic]
    player.points[NAVIGATION] += card.vp
    state.note(RelicDrawn, seat, card.vp)
    if not card.held:
        player.relics = player.relics.with_played(relic)
        state.note(RelicPlayed, seat, relic)
        resolve(state, seat, card.on.effect)
    else:
        player.relics = player.relics.with_held(relic, card.vp)


def play_relic(state: Inscription, seat: int, relic: int) -> None:
    """Show a held relic and resolve it; one for the end of the event waits until then."""
    show_relic(state, seat, relic)
    if RELIC_CARDS[relic].on.moment is EVENT_ENDED:
        state.players[seat].once |= ANNOUNCED
    else:
        resolve(state, seat, RELIC_CARDS[relic].on.effect)


def show_relic(state: Inscription, seat: int, relic: int) -> None:
    """A held relic is shown to all."""
    player = state.players[seat]
    player.relics = player.relics.with_played(relic)
    state.note(RelicPlayed, seat, relic)
