"""A game in progress: a state that keeps its own record and can take answers back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Turn:
    """One answer that stands, with its number in the record and what followed from it."""

    number: int
    seat: int
    option: int
    events: list[Event]
    reveals: bool
    peeks: bool
    on_desk: bool

    @property
    def final(self) -> bool:
        """Neither this nor anything before it can ever be taken back."""
        return self.reveals or (self.peeks and not self.on_desk)


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a play stood, to return to."""

    number: int
    state: State
    turns: list[Turn]
    since: int
    base: State


class Play:
    """Drives one game: answers, events, undo and the record of it all.

    Of the states it keeps two: the newest, and the one after the last answer that nobody can take back. Whatever is
    taken back is played again from there, without it.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        kept: int | None = None,
        record: Record | None = None,
        state: State | None = None,
    ) -> None:
        """``kept`` is how many of the newest turns stay here besides those that can be taken back; all, unless told.
        With a record and a state the game goes on from there."""
        self.game = game
        self.state = game.new(setup) if state is None else state
        self.record = Record(game, setup, fingerprint(self.state)) if record is None else record
        self.turns: list[Turn] = []
        self.kept = kept
        self.since = self.record.number
        """How many answers there were when nothing could be taken back, and the state then."""
        self._base = self.state
        self.trusted: Sequence[Answer] = ()
        """The answers of a whole game that was played before: their hashes need not be worked out again."""

    @staticmethod
    def resume(record: Record, state: State, kept: int | None = None) -> Play:
        """Go on from a state whose past cannot be replayed any more; nothing before it can be taken back."""
        return Play(record.game, record.setup, kept, record, state)

    @property
    def number(self) -> int:
        """How many answers were given, those taken back included."""
        return self.record.number

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
        peeked = state.peeks_of(seat) != before.peeks_of(seat)
        turn = Turn(self.number + 1, seat, option, events, revealed, peeked, bool(before.desks))
        self.turns.append(turn)
        self._write(seat, self.game.vocabulary.token(option))
        if turn.final:
            self.since = turn.number
            self._base = state
        if self.kept is not None:
            del self.turns[: max(0, len(self.turns) - max(self.kept, len(self._reached())))]
        return events

    def deal(self, dealer: Dealer) -> list[Event]:
        """Let nature answer for as long as it is asked."""
        events: list[Event] = []
        while self.state.asks(NATURE):
            events += self.answer(NATURE, dealer.choose(self.state))
        return events

    def repeat(self, answer: Answer) -> Turn | None:
        """Do what a recorded answer says; returns the turn that it takes back, if it does."""
        if answer.token == UNDO:
            return self.undo(answer.seat)
        self.say(answer.seat, answer.token)
        return None

    def undo_refusal(self, seat: int) -> Phrase | None:
        """Why this seat cannot take its last answer back, or none."""
        alone = True
        for turn in reversed(self._reached()):
            if turn.seat == seat:
                return None if not turn.peeks and (alone or turn.on_desk) else BARRIER
            if not turn.on_desk:
                return BARRIER
            alone = False
        return BARRIER if self.since else NOTHING_TO_UNDO

    def undo(self, seat: int) -> Turn:
        """Take this seat's last answer back, as if it had not been given; the record keeps both."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        reached = self._reached()
        taken = max((turn for turn in reached if turn.seat == seat), key=_number)
        state = self._base.clone()
        for turn in reached:  # after it only others at their own desks: their answers do not depend on this one
            if turn is not taken:
                state.answer(turn.seat, turn.option)
        self.state = state
        self.turns.remove(taken)
        self._write(seat, UNDO)
        return taken

    def mark(self) -> Mark:
        return Mark(self.number, self.state, self.turns[:], self.since, self._base)

    def go_back(self, mark: Mark) -> None:
        """Stand again where a mark was made: later answers were never given."""
        self.record.cut(mark.number)
        self.state, self.turns, self.since, self._base = mark.state, mark.turns[:], mark.since, mark.base

    def _reached(self) -> list[Turn]:
        """The turns that can still be taken back, perhaps after others."""
        return self.turns[bisect_right(self.turns, self.since, key=_number) :]

    def _write(self, seat: int, token: str) -> None:
        number = self.number
        known = self.trusted[number].hash if number < len(self.trusted) else fingerprint(self.state)
        self.record.answers.append(Answer(seat, token, known))


def _number(turn: Turn) -> int:
    return turn.number


def replay(record: Record, upto: int | None = None, check: bool = True, kept: int | None = None) -> Play:
    """Play the first ``upto`` answers of a record again (all by default), checking every hash; ``kept`` as in Play."""
    play = Play(record.game, record.setup, kept)
    if not check:
        play.trusted = record.answers
    elif play.record.start != record.start:
        raise BadRecord(WRONG_HASH, number=0, token="setup")
    for answer in record.answers[:upto]:
        repeat(play, answer)
        if check and play.record.answers[-1].hash != answer.hash:
            raise BadRecord(WRONG_HASH, number=play.number, token=answer.token)
    play.trusted = ()
    return play


def repeat(play: Play, answer: Answer) -> Turn | None:
    """``Play.repeat``; a ``BadRecord`` if that is not possible here."""
    try:
        return play.repeat(answer)
    except Trouble as trouble:
        seat, number = seat_name(answer.seat), play.number + 1
        raise BadRecord(ILLEGAL_THERE, number=number, token=answer.token[:60], seat=seat, reason=trouble) from None
