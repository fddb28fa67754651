"""What a seat has heard and answered so far: its memory of a game."""

from __future__ import annotations

from typing import Final

from orrery.kernel import HIDDEN, NATURE, Event, Game, State, fingerprint


class Answered(Event):
    """A line for an answer; its secret is the word, and only the seat that gave it knows of it."""

    __slots__ = ()
    kind = "answer"


class Seen(Event):
    """A line for a look at hidden facts; its secret is a digest of what the seat could see then."""

    __slots__ = ()
    kind = "seen"


ANSWER: Final = Answered.kind
SEEN: Final = Seen.kind
OWN: Final = {ANSWER: Answered, SEEN: Seen}


class Journal:
    """All events of a game, each with the seats that may know its secret, and everybody's own answers.

    A search copies the journal it starts from thousands of times; the copies share the text of what came before.
    """

    __slots__ = ("_known", "_past", "_texts", "lines")

    def __init__(self, lines: list[Event], past: int = 0, texts: dict[int, str] | None = None) -> None:
        self.lines = lines
        self._past = past
        """How many lines were written before the search; ``_texts`` has them as each seat remembers them."""
        self._texts = {} if texts is None else texts
        self._known: dict[int, Journal] = {}

    def copy(self) -> Journal:
        return Journal(self.lines[:], self._past, self._texts)

    def answer(self, state: State, seat: int, option: int) -> None:
        """Answer, and write down what happens."""
        self._known.clear()
        reveals = state.reveals
        news: list[Event] = []
        state.news = news
        state.answer(seat, option)
        state.news = None
        if seat != NATURE:
            self.lines.append(Answered(seat, (), option, 1 << seat))
            if state.reveals != reveals:
                digest = int(fingerprint(state.masked(seat)), 16)
                news.append(Seen(seat, (), digest, 1 << seat))
        self.lines += news

    def known_to(self, seat: int) -> Journal:
        """A copy with all forgotten that this seat does not know."""
        if seat not in self._known:
            lines = _heard(self.lines, seat)
            self._known[seat] = Journal(lines, len(lines))
        return self._known[seat].copy()

    def text(self, game: Game, seat: int) -> str:
        """The memory of a seat as lines of text."""
        if seat not in self._texts:
            self._texts[seat] = _text(game, self.lines[: self._past], seat)
        return self._texts[seat] + _text(game, self.lines[self._past :], seat)

    def rows(self, game: Game, seat: int, most: int) -> list[list[float]]:
        """The newest lines as rows of numbers: kind from 1 on, seat from 1 on, the values, the secret; -1 is hidden.

        The kinds are the game's events in their order, then one's own answers.
        """
        observation = game.observation
        numbers = {kind: number for number, kind in enumerate([*game.events, ANSWER], 1)}
        rows = []
        for line in _heard(self.lines, seat):
            if line.kind != SEEN:
                blanks = [0] * (observation.values - len(line.values))
                row = [numbers[line.kind], line.seat + 1, *line.values, *blanks, line.secret]
                rows.append([float(number) for number in row])
        return rows[-most:]


def _heard(lines: list[Event], seat: int) -> list[Event]:
    """The lines as this seat remembers them; nothing of what others answered in secret, not even that they did."""
    return [line.masked(seat) for line in lines if line.kind not in OWN or line.seat == seat]


def _text(game: Game, lines: list[Event], seat: int) -> str:
    told = []
    for line in _heard(lines, seat):
        if line.kind == ANSWER:
            told.append(f"> {game.vocabulary.token(line.secret)}\n")
        else:
            secret = "" if line.secret == HIDDEN else f" ({line.secret})"
            told.append(" ".join([line.kind, str(line.seat + 1), *map(str, line.values)]) + secret + "\n")
    return "".join(told)
