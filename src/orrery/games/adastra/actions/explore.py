"""AA-EXPL: the Explore action. Units remove anomaly tokens, each for an anomaly card."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.actions.choosing import ChooseSystem
from orrery.games.adastra.actions.moving import fleets_of
from orrery.games.adastra.deck import ASIDE, discard, draw, receive
from orrery.games.adastra.empires.board import Empire
from orrery.games.adastra.galaxy.fleets import STATES_OF_A_UNIT, count_class, digits, unit
from orrery.games.adastra.galaxy.tiles import SYSTEMS
from orrery.games.adastra.grammar import ANOMALIES_DRAWN, SURVEY_SUITE, TOKEN_REMOVED
from orrery.games.adastra.names import CLASSES, NONE, UNIT_CLASSES
from orrery.games.adastra.player import REMOVED
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.say import CLASS_NAMES
from orrery.games.adastra.state import ANOMALY_DECK, CHOSEN, EXPLORE_OR_REMOVE, AdAstra
from orrery.games.adastra.words import ANOMALY, DONE, KEEP_ANOMALY, SYSTEM, VOCABULARY
from orrery.games.parts.ability import Modifier
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal
from orrery.kernel.vocabulary import Kind, Phrases

CARDS: Final = 2
"""AA-EXPL-1: cards drawn for a token."""
REMOVE_TOKEN: Final[Kind] = VOCABULARY.kind(
    "anomaly",
    SYSTEM,
    Phrases(CLASSES[:UNIT_CLASSES], CLASS_NAMES[:UNIT_CLASSES]),
    label=Phrase("{0}: {1}", "{0}: {1}"),
)
"""A unit by its system and class."""
NO_TOKENS: Final = Refusal(
    "no-tokens", Phrase("There is no anomaly token there.", "Nie ma tam żadnego żetonu anomalii.")
)


class TokenRemoved(Event):
    __slots__ = ()
    kind = "anomaly-token"
    fields = (("system", SYSTEM),)
    sentence = Phrase(
        "{seat} removes an anomaly token in {system}.", "{seat} usuwa żeton anomalii w układzie {system}."
    )


class AnomalyDiscarded(Event):
    __slots__ = ()
    kind = "discard-anomaly"
    fields = (("card", ANOMALY),)
    sentence = Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}.")


class Explore(Step[AdAstra]):
    """AA-EXPL-1: the Explore action."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.moved = [0] * SYSTEMS
        state.push(ChooseExploreSystem(self.seat))


class ChooseExploreSystem(ChooseSystem):
    """In which system do you explore anomalies?"""

    __slots__ = ()
    asks = Phrase("In which system do your units explore anomalies?", "W którym układzie eksplorujesz anomalie?")

    def offered(self, state: AdAstra) -> list[int]:
        return fleets_of(state, self.seat)

    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        return None if state.tokens[system] else NO_TOKENS

    def follow(self, state: AdAstra) -> None:
        state.push(ExploreAnomaly(self.seat))


def surveyor(empire: Empire) -> int:
    """The class of units whose special has more cards drawn, or none."""
    for cls in range(UNIT_CLASSES):
        special = empire.units[cls].special
        if special is not None:
            for clause in special.clauses:
                if isinstance(clause, Modifier) and clause.stat is SURVEY_SUITE:
                    return cls
    return NONE


class ExploreAnomaly(OpenQuestion[AdAstra]):
    """Which unit removes the next anomaly token, or done? Units that draw the same number of cards are offered once."""

    __slots__ = ()
    asks = Phrase("Which unit removes an anomaly token?", "Która jednostka usuwa żeton anomalii?")
    topic = Phrase("Anomaly", "Anomalia")

    def candidates(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        mask = state.turn[CHOSEN]
        special = surveyor(state.players[self.seat].board)
        for system in state.chart.systems:
            if not mask >> system & 1 or not state.tokens[system]:
                continue
            left = state.fleet[system] - state.moved[system]
            plain = False
            for cls in range(UNIT_CLASSES):
                if count_class(left, cls) and (cls == special or not plain):
                    plain = plain or cls != special
                    words.append(REMOVE_TOKEN.base + system * UNIT_CLASSES + cls)
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            state.moved = [0] * SYSTEMS
            return
        system, cls = divmod(option - REMOVE_TOKEN.base, UNIT_CLASSES)
        for digit in digits(state.fleet[system] - state.moved[system]):
            if digit // STATES_OF_A_UNIT == cls:
                state.moved[system] += unit(cls, digit % STATES_OF_A_UNIT)
                break
        state.push(self)
        remove_token(state, self.seat, system, cls)


def remove_token(state: AdAstra, seat: int, system: int, cls: int) -> None:
    """A unit removes a token of its system: cards are drawn and one of them is kept."""
    player = state.players[seat]
    state.tokens[system] -= 1
    player.counts[REMOVED] += 1
    state.tell(TokenRemoved, seat, system)
    state.do(seat, EXPLORE_OR_REMOVE)
    cards = CARDS + player.index.stat(ANOMALIES_DRAWN)
    if cls == surveyor(player.board):
        cards += player.index.stat(SURVEY_SUITE)
    trigger(state, seat, TOKEN_REMOVED)
    state.push(KeepOneAnomaly(seat))
    draw(state, ANOMALY_DECK, seat, cards, ASIDE)


class KeepOneAnomaly(Step[AdAstra]):
    """The cards are drawn."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        if state.players[self.seat].drawn:
            state.push(KeepAnomaly(self.seat))


class KeepAnomaly(OpenQuestion[AdAstra]):
    """Which anomaly card do you keep? The others are discarded face up."""

    __slots__ = ()
    asks = Phrase("Which anomaly card do you keep?", "Którą kartę anomalii zachowujesz?")
    topic = Phrase("Anomaly", "Anomalia")
    secret = True

    def candidates(self, state: AdAstra) -> list[int]:
        return [KEEP_ANOMALY.base + card for card in sorted(set(state.players[self.seat].drawn))]

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        kept = option - KEEP_ANOMALY.base
        others = list(player.drawn)
        others.remove(kept)
        player.drawn = ()
        player.drawing = NONE
        receive(state, ANOMALY_DECK, self.seat, kept, 0)
        for card in others:
            discard(state, ANOMALY_DECK, card)
            state.tell(AnomalyDiscarded, self.seat, card)
        state.reveals += 1
