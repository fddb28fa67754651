"""OR-TURN and the eight actions."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.orion.activate import ActivateCard, can_activate
from orrery.games.orion.advisors import HireAdvisor, hire_refusal
from orrery.games.orion.attack import ChooseDefender, can_attack
from orrery.games.orion.build import BuildCard, can_build
from orrery.games.orion.card import CARDS, spend_cube
from orrery.games.orion.deck import discard, discard_cards, distinct, draw
from orrery.games.orion.effects import ChooseTrade, can_trade
from orrery.games.orion.ending import EndRound
from orrery.games.orion.names import (
    ANYWHERE,
    BLUE,
    FLEET,
    FOOD,
    MORALE,
    POOL,
    PRODUCTION,
    PROPAGANDA_MADE,
    RACE,
    RED,
    YELLOW,
)
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.refusals import (
    NO_HAND,
    NOBODY_TO_ATTACK,
    NOTHING_TO_ACTIVATE,
    NOTHING_TO_BUILD,
    NOTHING_TO_TRADE,
    ONCE_A_ROUND,
    TOO_FEW_CARDS,
)
from orrery.games.orion.resolve import Resolve
from orrery.games.orion.state import Orion
from orrery.games.orion.words import (
    ACTIVATION,
    ATTACK,
    CONSTRUCTION,
    CONTRACT,
    DISCARD,
    EXPLOIT,
    EXPLOITATION,
    PROPAGANDA,
    RESEARCH,
    TRADE,
)
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.text import Refusal

PROPAGANDA_MORALE = 3
CONTRACT_CARDS = 3
MOST_SEATS = 4
EXPLOITATION_GREY = 4


class NextTurn(Step[Orion]):
    """OR-TURN-1: the next player with an action cube takes a turn; with no cube left the round ends."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        seat = self.seat
        for _ in range(state.seats):
            if state.players[seat].has[POOL]:
                state.push(NEXT_TURN[(seat + 1) % state.seats])
                state.push(CHOOSE_ACTION[seat])
                return
            seat = (seat + 1) % state.seats
        state.push(EndRound())


class ChooseAction(Question[Orion]):
    """Your turn: which action do you perform?"""

    __slots__ = ()
    secret = True

    def candidates(self, state: Orion) -> list[int]:
        kinds = [CONSTRUCTION, EXPLOITATION, RESEARCH, ACTIVATION, ATTACK, TRADE, PROPAGANDA]
        if not state.novice:
            kinds.append(CONTRACT)
        return kinds

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        player = state.players[self.seat]
        if option == CONSTRUCTION:
            return None if can_build(player, player.hand, ANYWHERE, 0) else NOTHING_TO_BUILD
        if option == EXPLOITATION:
            return None if player.hand else NO_HAND
        if option == ACTIVATION:
            return None if can_activate(state, self.seat) else NOTHING_TO_ACTIVATE
        if option == ATTACK:
            return None if can_attack(state, self.seat) else NOBODY_TO_ATTACK
        if option == TRADE:
            return None if can_trade(player) else NOTHING_TO_TRADE
        if option == PROPAGANDA:
            return ONCE_A_ROUND if player.has[PROPAGANDA_MADE] else None
        if option == CONTRACT:
            return TOO_FEW_CARDS if len(player.hand) < CONTRACT_CARDS else hire_refusal(state, self.seat)
        return None  # OR-TURN-2: Research is always possible

    def options(self, state: Orion) -> list[int]:
        seat = self.seat
        player = state.players[seat]
        hand = player.hand
        options: list[int] = []
        if can_build(player, hand, ANYWHERE, 0):
            options.append(CONSTRUCTION)
        if hand:
            options.append(EXPLOITATION)
        options.append(RESEARCH)
        if can_activate(state, seat):
            options.append(ACTIVATION)
        if can_attack(state, seat):
            options.append(ATTACK)
        if can_trade(player):
            options.append(TRADE)
        if not player.has[PROPAGANDA_MADE]:
            options.append(PROPAGANDA)
        if not state.novice and len(hand) >= CONTRACT_CARDS and hire_refusal(state, seat) is None:
            options.append(CONTRACT)
        return options

    def apply(self, state: Orion, option: int) -> None:
        seat = self.seat
        player = state.players[seat]
        if option == ACTIVATION:  # its cube goes on the card
            state.push(ActivateCard(seat))
            return
        if option == ATTACK:  # its cube goes to the opponent's board
            state.push(ChooseDefender(seat))
            return
        spend_cube(player)
        if option == CONSTRUCTION:
            state.push(BuildCard(seat, ANYWHERE, 0))
        elif option == EXPLOITATION:
            state.push(ExploitCard(seat))
        elif option == RESEARCH:
            state.tell("research", seat)
            draw(state, seat, RACE_BOARDS[player.race].research)
        elif option == TRADE:
            state.push(ChooseTrade(seat))
        elif option == PROPAGANDA:
            propaganda(state, seat)
        else:
            state.push(HireAdvisor(seat))
            discard_cards(state, seat, CONTRACT_CARDS)


# Steps never change, so every turn of a seat uses the same two.
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MOST_SEATS)]


def propaganda(state: Orion, seat: int) -> None:
    """OR-PROP-1."""
    player = state.players[seat]
    player.has[PROPAGANDA_MADE] = 1
    state.tell("propaganda", seat)
    state.gain(seat, MORALE, PROPAGANDA_MORALE)
    effect = RACE_BOARDS[player.race].after_propaganda
    if effect is not None:
        state.push(Resolve(seat, RACE, effect))


class ExploitCard(OpenQuestion[Orion]):
    """OR-EXPLOIT-1: which card do you discard for its bonus?"""

    __slots__ = ()
    secret = True

    def candidates(self, state: Orion) -> list[int]:
        return [EXPLOIT.base + card for card in distinct(state.players[self.seat].hand)]

    def apply(self, state: Orion, option: int) -> None:
        card = option - EXPLOIT.base
        seat = self.seat
        discard(state, seat, card, "exploit")
        colour = CARDS[card].colour
        extra = RACE_BOARDS[state.players[seat].race].exploitation_fleet
        if extra:
            state.gain(seat, FLEET, extra)
        if colour == BLUE:
            state.gain(seat, FOOD, 3)
        elif colour == RED:
            state.gain(seat, FLEET, 2)
        elif colour == YELLOW:
            state.gain(seat, PRODUCTION, 1)
        else:
            state.push(KeepDrawn(seat))
            draw(state, seat, EXPLOITATION_GREY, aside=True)


class KeepDrawn(Step[Orion]):
    """OR-EXPLOIT-3: of four cards drawn one is discarded; fewer are all kept."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        player = state.players[self.seat]
        if len(player.aside) == EXPLOITATION_GREY:
            state.push(RejectDrawn(self.seat))
            return
        for card in player.aside:
            player.receive(card, 0)
        player.aside = ()


class RejectDrawn(OpenQuestion[Orion]):
    """Which of the four cards do you discard?"""

    __slots__ = ()
    secret = True

    def candidates(self, state: Orion) -> list[int]:
        return [DISCARD.base + card for card in distinct(sorted(state.players[self.seat].aside))]

    def apply(self, state: Orion, option: int) -> None:
        card = option - DISCARD.base
        player = state.players[self.seat]
        aside = list(player.aside)
        aside.remove(card)
        player.aside = tuple(aside)
        state.discards.append(card)
        state.tell("discard", self.seat, card)
        state.push(KeepDrawn(self.seat))
