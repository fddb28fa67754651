"""A game that was played, position by position: forwards, backwards, and anywhere at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from orrery.kernel.play import WRONG_HASH, Mark, Play, Turn, repeat
from orrery.kernel.record import Answer, Record
from orrery.kernel.state import State
from orrery.kernel.text import BadRecord

EVERY: Final = 40
"""How many answers lie between two positions that are kept; those between them are played again when looked at."""


class History:
    """Position n is the one after n answers of a record, those taken back included. States are not to be changed."""

    def __init__(self, record: Record, check: bool = True) -> None:
        """``check`` compares every hash; without it the answers have to be possible, no more."""
        self.game = record.game
        self.record = Record(record.game, record.setup, record.start)
        self.turns: list[Turn] = []
        """Every answer but undo, in its order; also those that were taken back later."""
        self.undone: dict[int, int] = {}
        """By the number of a turn that was taken back the number of the answer that did it."""
        self.rounds: list[int] = []
        """How far the game had come at each position."""
        self._marks: list[Mark] = []
        self._check = check
        play = Play(record.game, record.setup, kept=1)
        if check and play.record.start != record.start:
            raise BadRecord(WRONG_HASH, number=0, token="setup")
        self._end = play.mark()
        self._marks.append(self._end)
        self.rounds.append(self.game.progress(play.state))
        self.follow(record.answers)

    @property
    def last(self) -> int:
        return len(self.rounds) - 1

    def follow(self, answers: Sequence[Answer]) -> None:
        """Go on with the answers that came next."""
        play = self._play(self._end, () if self._check else [*self.record.answers, *answers])
        for answer in answers:
            taken = repeat(play, answer)
            if self._check and play.record.answers[-1].hash != answer.hash:
                raise BadRecord(WRONG_HASH, number=play.number, token=answer.token)
            if taken is None:
                self.turns.append(play.turns[-1])
            else:
                self.undone[taken.number] = play.number
            self.record.answers.append(answer)
            self.rounds.append(self.game.progress(play.state))
            if play.number % EVERY == 0:
                self._marks.append(play.mark())
        self._end = play.mark()

    def state(self, number: int) -> State:
        """The position after so many answers."""
        kept = self._marks[min(number // EVERY, len(self._marks) - 1)]
        play = self._play(kept, self.record.answers)
        for answer in self.record.answers[kept.number : number]:
            play.repeat(answer)
        return play.state

    def standing(self, number: int) -> list[Turn]:
        """The turns that stood at this position: given by then, and not taken back by then."""
        return [turn for turn in self.turns if turn.number <= number < self.undone.get(turn.number, number + 1)]

    def walk(self) -> Iterator[State]:
        """Every position in its order."""
        play = self._play(self._marks[0], self.record.answers)
        yield play.state
        for answer in self.record.answers:
            play.repeat(answer)
            yield play.state

    def _play(self, mark: Mark, trusted: Sequence[Answer]) -> Play:
        """A play that goes on from a mark; what it is told to trust need not be hashed again."""
        record = Record(self.game, self.record.setup, self.record.start, first=mark.number)
        play = Play(self.game, record.setup, 1, record, mark.state)
        play.go_back(mark)
        play.trusted = trusted
        return play
