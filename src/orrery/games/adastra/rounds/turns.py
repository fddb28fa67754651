"""AA-RND, AA-ACT: rounds, turns, and what can be done in one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.labour import ForcedLabour, labour_refusal
from orrery.games.adastra.actions.taking import begin_action
from orrery.games.adastra.cards.boxes import ANOMALIES
from orrery.games.adastra.clauses import Substitute
from orrery.games.adastra.council.directives import claim_directives, free_directives
from orrery.games.adastra.council.minors import minors_of, use_minor
from orrery.games.adastra.deck import discard
from orrery.games.adastra.diplomacy.trade import TradeAgreement, trade_refusal
from orrery.games.adastra.grammar import EMPIRE_TURN, FREE_ACTION, SUBSTITUTE
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import (
    ACTIONS,
    EMPIRE_ACTION,
    EMPIRE_CARD,
    NONE,
    OWN_CARDS,
    STARTING_A,
    STARTING_A_ICONS,
    STARTING_B,
    STARTING_B_ICONS,
)
from orrery.games.adastra.pieces import SOURCES, Component, cause
from orrery.games.adastra.player import IN_HAND, PASSED
from orrery.games.adastra.resolve import on_of, ready, use
from orrery.games.adastra.resources import Price
from orrery.games.adastra.rounds.draft import Draft
from orrery.games.adastra.rounds.hand import check_hand
from orrery.games.adastra.rounds.management import Management
from orrery.games.adastra.rounds.words import LABOUR, PASS, PLAY, TRADE
from orrery.games.adastra.say import ACTION_NAMES
from orrery.games.adastra.state import (
    ACTION,
    ACTIVE,
    ANOMALY_DECK,
    CARD,
    LAST,
    TURN,
    AdAstra,
)
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.technologies.developing import DevelopOrDiscard
from orrery.games.adastra.words import ACTION as ACTION_WORDS
from orrery.games.adastra.words import CARD as CARD_WORDS
from orrery.games.adastra.words import USE
from orrery.games.parts.ability import On
from orrery.games.parts.effect import Resolve
from orrery.kernel.agenda import Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text, join
from orrery.kernel.vocabulary import Numbers

ACTION_CAUSES: Final = [
    cause(f"action.{name}", phrase.en, phrase.pl) for name, phrase in zip(ACTIONS, ACTION_NAMES, strict=True)
]
"""What questions of an action go back to."""


class RoundBegins(Event):
    __slots__ = ()
    kind = "round"
    fields = (("round", Numbers(1)),)
    sentence = Phrase("Round {round}.", "Runda {round}.")


class Played(Event):
    __slots__ = ()
    kind = "play"
    fields = (("card", CARD_WORDS), ("action", PLAY.domains[1]))
    sentence = Phrase("{seat} plays {card}: {action}.", "{seat} zagrywa: {card} ({action}).")


class Substituted(Event):
    __slots__ = ()
    kind = "substitute"
    fields = (("card", USE.domains[0]), ("action", PLAY.domains[1]))
    sentence = Phrase("{seat} uses {card}: {action}.", "{seat} korzysta z: {card} ({action}).")


class Passed(Event):
    __slots__ = ()
    kind = "pass"
    sentence = Phrase("{seat} passes.", "{seat} pasuje.")


class GameOver(Event):
    __slots__ = ()
    kind = "over"
    fields = (("round", Numbers(1)),)
    sentence = Phrase("The game ends after round {round}.", "Gra kończy się po rundzie {round}.")


class StartRound(Step[AdAstra]):
    """AA-RND-1."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.round += 1
        state.tell(RoundBegins, -1, state.round)
        state.push(NextTurn(NONE))
        state.push(Draft())


class NextTurn(Step[AdAstra]):
    """AA-ACT-1: the next player who has not passed; a sole remaining one keeps taking turns."""

    __slots__ = ("after",)
    fields: ClassVar[tuple[str, ...]] = ("after",)

    def __init__(self, after: int) -> None:
        self.after = after

    def happen(self, state: AdAstra) -> None:
        order = state.order
        begin = order.index(self.after) + 1 if self.after != NONE else 0
        for place in range(begin, begin + state.seats):
            seat = order[place % state.seats]
            if not state.players[seat].counts[PASSED]:
                last = state.turn[LAST]
                state.turn = [0] * TURN
                state.turn[LAST] = last
                state.turn[ACTIVE] = seat
                state.turn[ACTION] = state.turn[CARD] = NONE
                state.deeds = ()
                state.push(TakeTurn(seat))
                return
        state.push(EndRound())


class TakeTurn(Question[AdAstra]):
    """AA-ACT-1: any free actions, then one standard action or pass."""

    __slots__ = ()
    secret = True
    asks = Phrase("Your turn: what do you do?", "Twoja tura: co robisz?")
    topic = Phrase("Turn", "Tura")

    def candidates(self, state: AdAstra) -> list[int]:
        words = self._cards(state)
        words += [USE.base + source for source in _substitutes(state, self.seat)]
        words.append(LABOUR)
        words.append(TRADE)
        words += [USE.base + source for source in _free_sources(state, self.seat, False)]
        words.append(PASS)
        return words

    def options(self, state: AdAstra) -> list[int]:
        seat = self.seat
        words = self._cards(state)
        for source in _substitutes(state, seat):
            if _substitute_refusal(state, seat, source) is None:
                words.append(USE.base + source)
        if labour_refusal(state, seat) is None:
            words.append(LABOUR)
        if trade_refusal(state, seat) is None:
            words.append(TRADE)
        for source in _free_sources(state, seat, True):
            words.append(USE.base + source)
        words.append(PASS)
        return words

    def _cards(self, state: AdAstra) -> list[int]:
        """Every card in hand for each of its actions."""
        player = state.players[self.seat]
        counts = player.counts
        base, stride = PLAY.base, len(ACTIONS)
        words: list[int] = []
        if counts[IN_HAND + STARTING_A]:
            words += [base + STARTING_A * stride + action for action in STARTING_A_ICONS]
        if counts[IN_HAND + STARTING_B]:
            words += [base + STARTING_B * stride + action for action in STARTING_B_ICONS]
        if counts[IN_HAND + EMPIRE_CARD]:
            words += [base + EMPIRE_CARD * stride + action for action in player.board.icons]
            words.append(base + EMPIRE_CARD * stride + EMPIRE_ACTION)
        for technology in distinct(player.hand.cards):
            first = base + (OWN_CARDS + technology) * stride
            words += [first + action for action in TECHNOLOGIES[technology].icons]
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == LABOUR:
            return labour_refusal(state, self.seat)
        if option == TRADE:
            return trade_refusal(state, self.seat)
        if not USE.has(option):
            return None
        source = option - USE.base
        if _substitute_of(SOURCES[source]) is not None:
            return _substitute_refusal(state, self.seat, source)
        return on_of(source, FREE_ACTION).refusal(state, self.seat, source)

    def apply(self, state: AdAstra, option: int) -> None:
        seat = self.seat
        state.turn[LAST] = option
        if option == PASS:
            _pass(state, seat)
        elif option == LABOUR:
            state.push(self)
            state.push(ForcedLabour(seat))
        elif option == TRADE:
            state.push(self)
            state.push(TradeAgreement(seat))
        elif PLAY.has(option):
            card, action = divmod(option - PLAY.base, len(ACTIONS))
            state.push(EndTurn(seat))
            _play(state, seat, card, action)
        else:
            source = option - USE.base
            substitute = _substitute_of(SOURCES[source])
            if substitute is None:
                state.push(self)
                _use_free(state, seat, source)
            else:
                state.push(EndTurn(seat))
                _replace(state, seat, source, substitute)

    def explain(self, state: AdAstra, kind: Any, option: int, scene: Scene) -> Text:
        if not PLAY.has(option):
            return super().explain(state, kind, option, scene)
        card, action = divmod(option - PLAY.base, len(ACTIONS))
        if action == EMPIRE_ACTION:
            return state.players[self.seat].board.action.text(scene.language)
        about = ACTION_WORDS.explain(action, scene)
        return about if card < OWN_CARDS else join("\n", [super().explain(state, kind, option, scene), about])


def _play(state: AdAstra, seat: int, card: int, action: int) -> None:
    """AA-ACT-2 to AA-ACT-5: a card leaves the hand for one of its actions."""
    player = state.players[seat]
    if card < OWN_CARDS:
        player.counts[IN_HAND + card] -= 1
    else:
        technology = card - OWN_CARDS
        player.hand = player.hand.minus(technology)
        state.turn[CARD] = technology
        state.push(DevelopOrDiscard(seat))
    state.tell(Played, seat, card, action)
    if action == EMPIRE_ACTION:
        component = player.board.action
        on = on_of(component.source, EMPIRE_TURN)
        state.cause = on
        state.push(Resolve(seat, component.source, on.effect))
    else:
        state.cause = ACTION_CAUSES[action]
        begin_action(state, seat, action)


# Substitutes (AA-ACT-2)


def _substitute_of(component: Component) -> Substitute | None:
    for clause in component.clauses:
        if isinstance(clause, Substitute):
            return clause
    return None


def _substitutes(state: AdAstra, seat: int) -> list[int]:
    return [featured.source for featured in state.index_of(seat).all(SUBSTITUTE)]


USED_UP: Final = Refusal("used-up", Phrase("You have used it this round.", "Użyto już tego w tej rundzie."))


def _substitute_refusal(state: AdAstra, seat: int, source: int) -> Refusal | None:
    substitute = _substitute_of(SOURCES[source])
    assert substitute is not None
    if state.players[seat].flipped & substitute.flips:
        return USED_UP
    return substitute.price.refusal(state, seat, source)


def _replace(state: AdAstra, seat: int, source: int, substitute: Substitute) -> None:
    """An action for a price, without a card."""
    state.players[seat].flipped |= substitute.flips
    state.tell(Substituted, seat, source, substitute.action)
    state.cause = ACTION_CAUSES[substitute.action]
    begin_action(state, seat, substitute.action)
    price = substitute.price
    if isinstance(price, Price):
        price.pay(state, seat, source)


# Free actions (AA-FREE-1)


def _free_sources(state: AdAstra, seat: int, usable: bool) -> list[int]:
    """Components that can be used as a free action; with ``usable`` only those that nothing speaks against."""
    player = state.players[seat]
    found: list[int] = []
    if usable:
        found += [listener.source for listener in ready(state, seat, FREE_ACTION)]
    else:
        found += [listener.source for listener in player.index.at(FREE_ACTION) if listener.on.ready(player.flipped)]
    found += free_directives(state, seat)
    for _, component in minors_of(state, seat):
        _add_free(state, seat, component, usable, found)
    for anomaly in distinct(player.anomalies.cards):
        _add_free(state, seat, ANOMALIES[anomaly], usable, found)
    return found


def _add_free(state: AdAstra, seat: int, component: Component, usable: bool, found: list[int]) -> None:
    for clause in component.clauses:
        if not isinstance(clause, On) or clause.moment is not FREE_ACTION:
            continue
        if not usable or clause.refusal(state, seat, component.source) is None:
            found.append(component.source)


def _use_free(state: AdAstra, seat: int, source: int) -> None:
    player = state.players[seat]
    component = SOURCES[source]
    for system, minor in minors_of(state, seat):
        if minor is component:
            use_minor(state, system)
    if component.id in ANOMALIES.names:
        anomaly = ANOMALIES.number(component.id)
        player.anomalies = player.anomalies.minus(anomaly)
        discard(state, ANOMALY_DECK, anomaly)
    use(state, seat, source, on_of(source, FREE_ACTION))


# The end of a turn and of a round


def _pass(state: AdAstra, seat: int) -> None:
    """AA-ACT-6: the management stage is completed before the next turn."""
    state.players[seat].counts[PASSED] = 1
    state.tell(Passed, seat)
    state.cause = None
    state.push(EndTurn(seat))
    state.push(Management(seat))


class EndTurn(Step[AdAstra]):
    """AA-ACT-11: one-time directives are claimed, shared tokens become ready, the next player's turn begins."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.dimmed &= ~state.lent
        state.lent = 0
        state.push(NextTurn(self.seat))
        if state.deeds:
            claim_directives(state)


class EndRound(Step[AdAstra]):
    """AA-RND-2, in its order."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.minors_used = 0
        for player in state.players:
            player.take_cards_back()
        if state.round >= state.ends:
            state.over = True
            state.reveals += 1
            state.tell(GameOver, -1, state.round)
            return
        state.order = state.passed
        state.passed = ()
        for player in state.players:
            player.counts[PASSED] = 0
        state.push(StartRound())
        for seat in reversed(state.order):
            check_hand(state, seat)
