"""OR-TURN and the eight actions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.orion.activate import ActivateCard, can_activate
from orrery.games.orion.advisors import HireAdvisor, hire_refusal
from orrery.games.orion.attack import ChooseDefender, can_attack
from orrery.games.orion.build import BuildCard, can_build
from orrery.games.orion.card import CARDS
from orrery.games.orion.causes import ACTION, ACTIONS
from orrery.games.orion.deck import Discarded, discard, discard_cards, distinct, draw
from orrery.games.orion.effects import ChooseTrade, can_trade
from orrery.games.orion.moments import EXPLOITATION as ON_EXPLOITATION
from orrery.games.orion.moments import PROPAGANDA as ON_PROPAGANDA
from orrery.games.orion.moments import RESEARCH_CARDS
from orrery.games.orion.names import ANYWHERE, BLUE, FLEET, FOOD, MORALE, POOL, PRODUCTION, PROPAGANDA_MADE, RED, YELLOW
from orrery.games.orion.refusals import (
    NO_HAND,
    NOBODY_TO_ATTACK,
    NOTHING_TO_ACTIVATE,
    NOTHING_TO_BUILD,
    NOTHING_TO_TRADE,
    ONCE_A_ROUND,
    TOO_FEW_CARDS,
)
from orrery.games.orion.resolve import OFFERING
from orrery.games.orion.state import Orion
from orrery.games.orion.words import (
    ACTIVATION,
    ATTACK,
    CONSTRUCTION,
    CONTRACT,
    DISCARD,
    EXPLOIT,
    EXPLOITATION,
    MOST_SEATS,
    PROPAGANDA,
    RESEARCH,
    STRUCTURE,
    TRADE,
)
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

PROPAGANDA_MORALE: Final = 3
CONTRACT_CARDS: Final = 3
RESEARCHED: Final = 2
EXPLOITATION_GREY: Final = 4
ROUND: Final = Phrase("Round {n}", "Runda {n}")
KEEP: Final = Phrase("You keep the other three.", "Pozostałe trzy zatrzymujesz.")


class Researched(Event):
    __slots__ = ()
    kind = "research"
    sentence = Phrase("{seat} does Research.", "{seat} prowadzi badania.")


class PropagandaMade(Event):
    __slots__ = ()
    kind = "propaganda"
    sentence = Phrase("{seat} makes Propaganda.", "{seat} prowadzi propagandę.")


class Exploited(Event):
    __slots__ = ()
    kind = "exploit"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} exploits {card}.", "{seat} eksploatuje: {card}.")


class NextTurn(Step[Orion]):
    """OR-TURN-1: the next player with an action cube takes a turn; with no cube left the phase is over."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        seat = self.seat
        for _ in range(state.seats):
            if state.players[seat].counts[POOL]:
                state.push(NEXT_TURN[(seat + 1) % state.seats])
                state.push(CHOOSE_ACTION[seat])
                return
            seat = (seat + 1) % state.seats


class ChooseAction(Question[Orion]):
    """Your turn: which action do you perform?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Your turn: which action? {n} {n:cube|cubes} left", "Twoja kolej: która akcja? Znaczniki: {n}")
    topic = Phrase("Action", "Akcja")

    def candidates(self, state: Orion) -> list[int]:
        return NOVICE_ACTIONS if state.novice else ALL_ACTIONS

    def options(self, state: Orion) -> list[int]:
        seat = self.seat
        player = state.players[seat]
        hand = player.hand
        options: list[int] = []
        if can_build(player, hand, ANYWHERE, 0):
            options.append(CONSTRUCTION)
        if hand:
            options.append(EXPLOITATION)
        options.append(RESEARCH)  # OR-TURN-2: always possible
        if can_activate(state, seat):
            options.append(ACTIVATION)
        if can_attack(state, seat):
            options.append(ATTACK)
        if can_trade(player):
            options.append(TRADE)
        if not player.counts[PROPAGANDA_MADE]:
            options.append(PROPAGANDA)
        if not state.novice and len(hand) >= CONTRACT_CARDS and hire_refusal(state, seat) is None:
            options.append(CONTRACT)
        return options

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        if option in self.options(state):
            return None
        if option == CONTRACT and len(state.players[self.seat].hand) >= CONTRACT_CARDS:
            return hire_refusal(state, self.seat)
        return WHY_NOT[option]

    def apply(self, state: Orion, option: int) -> None:
        seat = self.seat
        player = state.players[seat]
        state.cause = ACTION[option]
        if option == ACTIVATION:  # its cube goes on the card
            state.push(ActivateCard(seat))
            return
        if option == ATTACK:  # its cube goes to the opponent's board
            state.push(ChooseDefender(seat))
            return
        player.spend_cube()
        if option == CONSTRUCTION:
            state.push(BuildCard(seat, ANYWHERE, 0))
        elif option == EXPLOITATION:
            state.push(ExploitCard(seat))
        elif option == RESEARCH:
            state.tell(Researched, seat)
            draw(state, seat, RESEARCHED + player.index.stat(RESEARCH_CARDS))
        elif option == TRADE:
            state.push(ChooseTrade(seat))
        elif option == PROPAGANDA:
            propaganda(state, seat)
        else:
            state.push(HireAdvisor(seat))
            discard_cards(state, seat, CONTRACT_CARDS)

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"n": state.players[self.seat].counts[POOL]}

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        return [ROUND.say(scene.language, n=state.round)]

    def explain(self, state: Orion, kind: Kind, option: int, scene: Scene) -> Text:
        if option != RESEARCH or kind.help is None:
            return super().explain(state, kind, option, scene)
        return kind.help.say(scene.language, n=RESEARCHED + state.players[self.seat].index.stat(RESEARCH_CARDS))


WHY_NOT: Final = {
    CONSTRUCTION: NOTHING_TO_BUILD,
    EXPLOITATION: NO_HAND,
    ACTIVATION: NOTHING_TO_ACTIVATE,
    ATTACK: NOBODY_TO_ATTACK,
    TRADE: NOTHING_TO_TRADE,
    PROPAGANDA: ONCE_A_ROUND,
    CONTRACT: TOO_FEW_CARDS,
}
ALL_ACTIONS: Final = list(ACTIONS)
NOVICE_ACTIONS: Final = [action for action in ACTIONS if action != CONTRACT]

# Steps never change, so every turn of a seat uses the same two.
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MOST_SEATS)]


def propaganda(state: Orion, seat: int) -> None:
    """OR-PROP-1."""
    player = state.players[seat]
    player.counts[PROPAGANDA_MADE] = 1
    state.tell(PropagandaMade, seat)
    state.gain(seat, MORALE, PROPAGANDA_MORALE)
    OFFERING.offer_all(state, seat, ON_PROPAGANDA)


class ExploitCard(OpenQuestion[Orion]):
    """OR-EXPLOIT-1: which card do you discard for its bonus?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which card do you exploit?", "Którą kartę eksploatujesz?")
    topic = Phrase("Card", "Karta")

    def candidates(self, state: Orion) -> list[int]:
        return [EXPLOIT.base + card for card in distinct(state.players[self.seat].hand)]

    def apply(self, state: Orion, option: int) -> None:
        card = option - EXPLOIT.base
        seat = self.seat
        discard(state, seat, card, Exploited)
        colour = CARDS[card].colour
        OFFERING.offer_all(state, seat, ON_EXPLOITATION)
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
    asks = Phrase("Which of the 4 cards do you discard?", "Którą z 4 kart odrzucasz?")
    topic = Phrase("Drawn cards", "Dobrane karty")

    def candidates(self, state: Orion) -> list[int]:
        return [DISCARD.base + card for card in distinct(sorted(state.players[self.seat].aside))]

    def apply(self, state: Orion, option: int) -> None:
        card = option - DISCARD.base
        player = state.players[self.seat]
        aside = list(player.aside)
        aside.remove(card)
        player.aside = tuple(aside)
        state.discards.append(card)
        state.tell(Discarded, self.seat, card)
        state.push(KeepDrawn(self.seat))

    def note(self, state: Orion, scene: Scene) -> Text:
        return KEEP.say(scene.language)
