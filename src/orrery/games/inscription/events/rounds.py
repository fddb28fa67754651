"""TI-RND: one event after the other, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.inscription.abilities import FORESIGHT, GAME_ENDED, PILLAGE, STRATEGY_ENDED
from orrery.games.inscription.assets.gains import gain_goods
from orrery.games.inscription.assets.relics import show_relic
from orrery.games.inscription.bits import bits_of
from orrery.games.inscription.cards.events import (
    ECHOES_OF_THE_PAST,
    EMPIRE_ASCENDANT,
    FIRST_VENTURES,
    FLEDGLING_EMPIRES,
    THRONE,
    TOWARD_A_NEW_HOME,
)
from orrery.games.inscription.cards.in_play import in_play, permits
from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.events.ai import AiMarks, EndOfAiRound
from orrery.games.inscription.events.council import CouncilEvent
from orrery.games.inscription.events.dice import RollBlack, RollFocus
from orrery.games.inscription.events.end_of_step import EndStep
from orrery.games.inscription.events.sitting import SitDown
from orrery.games.inscription.events.strategy import BeginStrategy
from orrery.games.inscription.events.war import WarEvent
from orrery.games.inscription.names import (
    ANNOUNCED,
    COUNCIL,
    END_OF_STRATEGY,
    EVENTS,
    NONE,
    PRODUCTION,
    STEP_1,
    STEP_3,
    STRATEGY,
    TRADE_GOODS,
    WAR,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.state import Inscription, neighbor
from orrery.games.inscription.words import COUNT, EVENT, EVENT_DECK
from orrery.games.parts.effect import NO_SOURCE
from orrery.kernel.agenda import Chance, Step
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.text import Phrase

TUTORIAL: Final = (FLEDGLING_EMPIRES, ECHOES_OF_THE_PAST, FIRST_VENTURES, TOWARD_A_NEW_HOME)
"""TI-SETUP-8."""


def stacks(short: bool) -> list[tuple[int, bool]]:
    """The stage and back colour of every round's card, in reveal order (TI-SETUP-4b)."""
    order = [(0, True), (0, False), (0, True)]
    for stage in (1, 2, 3):
        order += [(stage, False), (stage, True)] * 3
    return order + [(4, False), (4, True)] * (1 if short else 2)


STANDARD: Final = stacks(False)
SHORT: Final = stacks(True)


def next_events(state: Inscription, done: int) -> list[int]:
    """The events that may be on top of the deck after so many rounds."""
    if state.tutorial:
        return [TUTORIAL[done]] if done < len(TUTORIAL) else []
    order = SHORT if state.short_finale else STANDARD
    if done >= len(order):
        return []
    stage, blue = order[done]
    return [
        event
        for event in bits_of(state.unseen_events)
        if EVENT_CARDS[event].stage == stage and EVENT_CARDS[event].blue == blue
    ]


def deck(short: bool) -> int:
    """TI-SETUP-4c: all 25 events; with the short finale Empire Ascendant is not among them."""
    every = (1 << len(EVENTS)) - 1
    return every & ~(1 << EMPIRE_ASCENDANT) if short else every


def sees_ahead(player: Player) -> bool:
    """The Nomad may look at the top card of the event deck."""
    return permits(player, FORESIGHT)


class NextRound(Step[Inscription]):
    """Reveal the top event (TI-RND-1)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if state.foreseen >= 0:
            reveal(state, state.foreseen)
        else:
            state.push(RevealEvent())


class RevealEvent(Chance[Inscription]):
    """The top card of the event deck."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [EVENT.base + event for event in next_events(state, state.round)]

    def apply(self, state: Inscription, option: int) -> None:
        reveal(state, option - EVENT.base)


class EventForeseen(Event):
    __slots__ = ()
    kind = "foresee"
    hidden = ("card", EVENT_DECK)
    sentence = Phrase("The Nomad looks at the next event: {card}.", "Nomada ogląda następne wydarzenie: {card}.")


class LookAhead(Chance[Inscription]):
    """Future Sight: the Nomad has looked at the top card of the event deck."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [EVENT.base + event for event in next_events(state, state.round)]

    def apply(self, state: Inscription, option: int) -> None:
        state.foreseen = option - EVENT.base
        viewers = sum([1 << seat for seat, player in enumerate(state.players) if sees_ahead(player)])
        state.whisper(EventForeseen, -1, state.foreseen, viewers)


class ForeseeNext(Step[Inscription]):
    """Where the Nomad plays, the next card is known to them before anything else happens."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        watched = any([sees_ahead(player) for player in state.players])
        if watched and next_events(state, state.round):
            state.push(LookAhead())


class EventRevealed(Event):
    __slots__ = ()
    kind = "event"
    fields = (("n", COUNT), ("card", EVENT_DECK))
    sentence = Phrase("Round {n}: {card}.", "Runda {n}: {card}.")


def reveal(state: Inscription, event: int) -> None:
    """A round begins."""
    state.round += 1
    state.event = event
    state.foreseen = NONE
    state.unseen_events &= ~(1 << event)
    state.past = (*state.past, event)
    state.tell(EventRevealed, -1, state.round, event)
    state.push(EndRound())
    state.push(Begin(event))
    state.push(ForeseeNext())


class Begin(Step[Inscription]):
    """Everybody resolves the event."""

    __slots__ = ("event",)
    fields: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def happen(self, state: Inscription) -> None:
        type_ = EVENT_CARDS[self.event].type
        steps: list[Step[Inscription]] = []
        if type_ == STRATEGY:
            steps = [BeginStrategy(), SitDown(STEP_1), EndStep(), RollBlack(), RollFocus(), AiMarks()]
            steps += [SitDown(STEP_3), EndStep(), EndStrategy()]
        elif type_ == WAR:
            steps = [WarEvent()]
        elif type_ == COUNCIL:
            steps = [CouncilEvent()]
        elif type_ == PRODUCTION:
            steps = [ProductionEvent(), EndStep()]
        for step in reversed(steps):
            state.push(step)


class EndStrategy(Step[Inscription]):
    """TI-STR-13: effects at the end of a strategy event, if anybody has one."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for player in state.players:
            if player.once & ANNOUNCED or in_play(player).at(STRATEGY_ENDED):
                state.push(EndStep())
                state.push(SitDown(END_OF_STRATEGY))
                return


class ProductionEvent(Step[Inscription]):
    """TI-PROD-1: a trade good for every unlocked "+1 trade good"."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        unlocked = [player.unlocked_goods() for player in state.players]
        gained = [player.stock.goods < TRADE_GOODS and unlocked[seat] > 0 for seat, player in enumerate(state.players)]
        for seat in state.order():
            more = 0
            pillage = in_play(state.players[seat]).stat(PILLAGE)
            if pillage:
                for half in range(2):
                    other = neighbor(state, seat, half)
                    more += pillage if other < 0 or gained[other] else 0
            gain_goods(state, seat, unlocked[seat] + more)


def show_last_relics(state: Inscription) -> None:
    """Relics for the end of the game count for navigation like every relic (TI-REL-1)."""
    for seat in state.order():
        for relic in state.players[seat].relics.held:
            if relic != HIDDEN and RELIC_CARDS[relic].on.moment is GAME_ENDED:
                show_relic(state, seat, relic)
                RELIC_CARDS[relic].on.effect.happen(state, seat, NO_SOURCE)


class GameOver(Event):
    __slots__ = ()
    kind = "over"
    fields = (("n", COUNT),)
    sentence = Phrase("The game is over after round {n}.", "Koniec gry po rundzie {n}.")


class EndRound(Step[Inscription]):
    """The event is discarded; the game ends after A Throne for the Taking (TI-RND-2)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        last = state.round == len(TUTORIAL) if state.tutorial else state.event == THRONE
        if last:
            state.mecatol = (*state.mecatol, *[seat for seat in state.order() if seat not in state.mecatol])  # TI-MEC-5
            show_last_relics(state)
            state.over = True
            state.tell(GameOver, -1, state.round)
            return
        state.push(NextRound())
        if state.ai:
            state.push(EndOfAiRound())
