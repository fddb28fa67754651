"""A game in progress: a state that keeps its own record and can take answers back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from orrery.kernel.agenda import NATURE
from orrery.kernel.dealer import Dealer
from orrery.kernel.events import Event
from orrery.kernel.game import Game, Setup
from orrery.kernel.record import UNDO, Answer, Record, fingerprint
from orrery.kernel.state import State, seat_name
from orrery.kernel.text import BadRecord, IllegalAnswer, Phrase, Trouble

NOTHING_TO_UNDO: Final = Phrase(
    "There is no answer of yours that could be taken back.", "Nie ma twojej odpowiedzi, którą można by cofnąć."
)
BARRIER: Final = Phrase(
    "That cannot be taken back: since then something was revealed or somebody else has answered.",
    "Tego nie można cofnąć: od tamtej pory coś odkryto albo odpowiedział ktoś inny.",
)

ILLEGAL_THERE: Final = Phrase(
    "Answer {number} (“{token}” by seat {seat}) is not possible there: {reason}",
    "Odpowiedź {number} („{token}”, miejsce {seat}) nie jest tam możliwa: {reason}",
)
WRONG_HASH: Final = Phrase(
    "After answer {number} (“{token}”) the position differs from the recorded one:"
    " the file was changed, or the rules were.",
    "Po odpowiedzi {number} („{token}”) pozycja różni się od zapisanej: zmieniono plik albo zasady.",
)


@dataclass(frozen=True)
class Turn:
    """One answer that stands, with its number in the record and the state before it."""

    number: int
    seat: int
    option: int
    before: State
    events: list[Event]
    reveals: bool
    peeks: bool
    on_desk: bool


class Play:
    """Drives one game: answers, events, undo and the record of it all."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.state = game.new(setup)
        self.record = Record(game, setup, fingerprint(self.state))
        self.turns: list[Turn] = []
        self._trusted: list[Answer] = []
        """Answers given before, whose hashes need not be worked out again."""

    @staticmethod
    def resume(record: Record, state: State) -> Play:
        """Go on from a state whose past cannot be replayed any more; nothing before it can be taken back."""
        play = Play(record.game, record.setup)
        play.state = state
        play.record = record
        return play

    def say(self, seat: int, token: str) -> list[Event]:
        """Answer with a token; as ``answer``."""
        return self.answer(seat, self.game.vocabulary.option(token))

    def answer(self, seat: int, option: int) -> list[Event]:
        """Answer for a seat and record it; returns what happened, unmasked. An illegal answer changes nothing."""
        before = self.state
        state = before.clone()
        events: list[Event] = []
        state.news = events
        state.answer(seat, option)
        state.news = None
        self.state = state
        revealed = seat == NATURE or state.reveals != before.reveals
        number = len(self.record.answers) + 1
        peeked = state.peeks_of(seat) != before.peeks_of(seat)
        self.turns.append(Turn(number, seat, option, before, events, revealed, peeked, bool(before.desks)))
        self._write(seat, self.game.vocabulary.token(option))
        return events

    def deal(self, dealer: Dealer) -> list[Event]:
        """Let nature answer for as long as it is asked."""
        events: list[Event] = []
        while self.state.asks(NATURE):
            events += self.answer(NATURE, dealer.choose(self.state))
        return events

    def undo_refusal(self, seat: int) -> Phrase | None:
        """Why this seat cannot take its last answer back, or none."""
        alone = True
        for turn in reversed(self.turns):
            if turn.seat == seat:
                return None if not (turn.reveals or turn.peeks) and (alone or turn.on_desk) else BARRIER
            if not turn.on_desk or turn.reveals:
                return BARRIER
            alone = False
        return NOTHING_TO_UNDO

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back, as if it had not been given; the record keeps both."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        place = max(number for number, turn in enumerate(self.turns) if turn.seat == seat)
        state = self.turns[place].before
        turns = self.turns[:place]
        for turn in self.turns[place + 1 :]:  # others at their own desks: their answers do not depend on this one
            before = state
            state = before.clone()
            state.answer(turn.seat, turn.option)
            turns.append(replace(turn, before=before))
        self.state = state
        self.turns = turns
        self._write(seat, UNDO)

    def _write(self, seat: int, token: str) -> None:
        number = len(self.record.answers)
        known = self._trusted[number].hash if number < len(self._trusted) else fingerprint(self.state)
        self.record.answers.append(Answer(seat, token, known))


def replay(record: Record, upto: int | None = None, check: bool = True) -> Play:
    """Play the first ``upto`` answers of a record again (all by default), checking every hash."""
    play = Play(record.game, record.setup)
    if not check:
        play._trusted = record.answers
    if check and play.record.start != record.start:
        raise BadRecord(WRONG_HASH, number=0, token="setup")
    for number, answer in enumerate(record.answers[:upto], 1):
        try:
            if answer.token == UNDO:
                play.undo(answer.seat)
            else:
                play.say(answer.seat, answer.token)
        except Trouble as trouble:
            raise BadRecord(
                ILLEGAL_THERE, number=number, token=answer.token[:60], seat=seat_name(answer.seat), reason=trouble
            ) from None
        if check and play.record.answers[-1].hash != answer.hash:
            raise BadRecord(WRONG_HASH, number=number, token=answer.token)
    play._trusted = []
    return play
