"""The state of a game: plain data, an agenda, and what is being asked."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, Final

from orrery.kernel.agenda import NATURE, Chance, Question, Step, saved
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.declared import Declared
from orrery.kernel.events import EVERYBODY, HIDDEN, TRUTH, Event
from orrery.kernel.text import IllegalAnswer, Phrase

SPECTATOR: Final = -2
"""The viewer without a seat: knows what everybody may know."""

NOT_ASKED: Final = Phrase(
    "Seat {seat} is not asked anything now. Asked: {asked}.",
    "Miejsce {seat} nie jest teraz o nic pytane. Pytani: {asked}.",
)
NOT_AN_OPTION: Final = Phrase(
    "That answer is not among the options of this question.",
    "Tej odpowiedzi nie ma wśród możliwości tego pytania.",
)
NOT_TO_BE_SEEN: Final = Phrase(
    "Only seat {seat} can see the options of this question.",
    "Możliwości tego pytania widzi tylko miejsce {seat}.",
)


def seat_name(seat: int) -> str:
    """A seat as people count them; nature's is a die."""
    return "⚄" if seat == NATURE else str(seat + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth, or with a ``viewer`` what that viewer may know of it.

    A game's state adds its own data and writes ``clone``, ``masked``, ``sampled``, ``save``, ``scores``, ``outcome``.
    """

    __slots__ = ("_listed", "_stack", "agenda", "cause", "desks", "news", "peeks", "reveals", "seats", "viewer")

    def __init__(self, seats: int, other: State | None = None) -> None:
        """A new agenda, or a copy of the other state's: pass ``self`` when a game's ``clone`` calls this."""
        self.seats = seats
        self.news: list[Event] | None = None
        self.cause: Declared | None = None
        """The ability behind what happens now; what is pushed and told meanwhile notes it."""
        self.desks: list[list[Step[Any]]] = []
        """While seats work at desks of their own, each touching only what is its own; the table goes on after all."""
        if other is None:
            self.agenda: list[Step[Any]] = []
            self._listed: dict[int, list[int]] = {}
            self.viewer = TRUTH
            self.reveals = 0
            self.peeks: tuple[int, ...] = ()
            """How often each seat alone was shown a hidden fact; empty while nobody was. Replaced, never changed."""
        else:
            self.agenda = other.agenda[:]
            self._listed = other._listed.copy()
            self.viewer = other.viewer
            self.reveals = other.reveals
            self.peeks = other.peeks
            if other.desks:
                self.desks = [desk[:] for desk in other.desks]
        self._stack: list[Step[Any]] = self.agenda

    # What a game supplies

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing that can change."""

    @abstractmethod
    def masked(self, viewer: int) -> State:
        """The same state with all that ``viewer`` may not know replaced by ``HIDDEN``; for ``TRUTH`` a clone."""

    @abstractmethod
    def sampled(self, rng: Random) -> State:
        """A full state that this masked state could stand for, each hidden card equally likely anywhere."""

    @abstractmethod
    def save(self) -> dict[str, Any]:
        """The state as JSON data; the game's ``load`` reads it."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Every seat's score as it stands, counted as at the end."""

    @abstractmethod
    def outcome(self) -> list[int] | None:
        """Every seat's place (1 is best, shared places are equal), once the game is over."""

    # Asking and answering

    def pending(self) -> list[Question[Any]]:
        """The questions that wait for an answer, at most one per seat; none when the game is over."""
        stacks = self.desks if self.desks else [self.agenda]
        questions: list[Question[Any]] = []
        for stack in stacks:
            if stack:
                step = stack[-1]
                if isinstance(step, Question):
                    questions.append(step)
        return questions

    def next_seat(self) -> int | None:
        """Who has to answer first, or none when the game is over."""
        if not self.desks:
            step = self.agenda[-1] if self.agenda else None
            return step.seat if isinstance(step, Question) else None
        for desk in self.desks:
            if desk:
                step = desk[-1]
                if isinstance(step, Question):
                    return step.seat
        return None

    def question(self, seat: int) -> Question[Any]:
        """What this seat is asked now."""
        stack = self._desk(seat) if self.desks else self.agenda
        if stack:
            step = stack[-1]
            if isinstance(step, Question) and step.seat == seat:
                return step
        asked = ", ".join([seat_name(question.seat) for question in self.pending()])
        raise IllegalAnswer(NOT_ASKED, seat=seat_name(seat), asked=asked or "–")

    def options(self, seat: int) -> list[int]:
        """The words this seat may answer with now. Not to be changed."""
        listed = self._listed.get(seat)
        if listed is None:
            question = self.question(seat)
            if self.viewer != TRUTH:
                self._check_sight(question)
            listed = question.options(self)
            self._listed[seat] = listed
        return listed

    def answer(self, seat: int, option: int) -> None:
        """Answer for a seat, and let everything happen that follows from it up to the next question."""
        if type(option) is not int:
            raise IllegalAnswer(NOT_AN_OPTION)
        stack = self._desk(seat) if self.desks else self.agenda
        question = stack[-1] if stack else None
        if not isinstance(question, Question) or question.seat != seat:
            question = self.question(seat)  # which says who is asked instead
        listed = self._listed.pop(seat, None)
        if listed is None:
            if self.viewer != TRUTH:
                self._check_sight(question)
            if not question.allows(self, option):
                raise IllegalAnswer(NOT_AN_OPTION)
        elif option not in listed:
            self._listed[seat] = listed
            raise IllegalAnswer(NOT_AN_OPTION)
        stack.pop()
        self._stack = stack
        self.cause = question.cause
        question.apply(self, option)
        if stack is not self.agenda:
            self.settle(stack)
            if stack:
                return  # the other desks wait as they did
        self.proceed()

    def _check_sight(self, question: Question[Any]) -> None:
        seat = question.seat
        if self.viewer != seat and (question.secret or seat == NATURE):
            raise IllegalAnswer(NOT_TO_BE_SEEN, seat=seat_name(seat))

    def proceed(self) -> None:
        """Let steps happen until somebody has to answer or the agenda is empty."""
        while True:
            if self.desks:
                busy = False
                for desk in self.desks:
                    self.settle(desk)
                    if desk:
                        busy = True
                if busy:
                    return
                self.desks = []
                self.reveals += 1  # sealed answers come to light
            self.settle(self.agenda)
            if not self.desks:
                return

    def settle(self, stack: list[Step[Any]]) -> None:
        """Let the steps of the agenda or of a desk happen up to its first question."""
        self._stack = stack
        while stack:
            step = stack[-1]
            if isinstance(step, Question):
                if step.secret or step.seat == NATURE or step.seat in self._listed:
                    return
                options = step.options(self)
                if len(options) != 1 and (options or not step.waived):
                    self._listed[step.seat] = options
                    return
                stack.pop()
                if options:
                    self.cause = step.cause
                    step.apply(self, options[0])
            else:
                stack.pop()
                self.cause = step.cause
                step.happen(self)
            if self.desks and stack is self.agenda:
                return

    def _desk(self, seat: int) -> list[Step[Any]]:
        """The desk whose top is a question to this seat, or nothing."""
        for desk in self.desks:
            if desk:
                step = desk[-1]
                if isinstance(step, Question) and step.seat == seat:
                    return desk
        return []

    def asks(self, seat: int) -> bool:
        """Whether this seat, or nature, owes an answer."""
        for question in self.pending():
            if question.seat == seat:
                return True
        return False

    def drawn(self, chance: float) -> int:
        """What nature answers when a number between 0 and 1 is rolled."""
        question = self.question(NATURE)
        assert isinstance(question, Chance)
        return question.pick(self, chance)

    # For steps

    def push(self, step: Step[Any]) -> None:
        """This happens next (before all that is waiting)."""
        step.cause = self.cause
        self._stack.append(step)

    def open_desks(self, desks: list[list[Step[Any]]]) -> None:
        """Every seat works at a desk of its own from now on, with these steps on it."""
        self.desks = desks
        for seat, desk in enumerate(desks):
            self.open_desk(seat, desk)

    def open_desk(self, seat: int, desk: list[Step[Any]]) -> None:
        """A seat's desk begins anew."""
        for step in desk:
            step.cause = None
        self.desks[seat] = desk

    def peek(self, seat: int) -> None:
        """This seat alone is shown a hidden fact: it takes nothing back from before, and nobody else notices."""
        self.peeks = tuple([self.peeks_of(other) + (other == seat) for other in range(self.seats)])

    def tell(self, kind: type[Event], seat: int, *values: int) -> None:
        """Something public happened."""
        if self.news is not None:
            self.news.append(kind(seat, values, HIDDEN, EVERYBODY, self.cause))

    def whisper(self, kind: type[Event], seat: int, secret: int, viewers: int, *values: int) -> None:
        """Something happened of which everybody learns, but the secret only the viewers (a bit per seat)."""
        if self.news is not None:
            self.news.append(kind(seat, values, secret, viewers, self.cause))

    # For masked and save

    def mask_for(self, viewer: int) -> None:
        """Mask what every state has: the options listed for others, and others' desks."""
        self.viewer = viewer
        own = self.peeks_of(viewer)
        self.peeks = tuple([own if seat == viewer else 0 for seat in range(self.seats)]) if own else ()
        self._listed = {seat: listed[:] for seat, listed in self._listed.items() if seat == viewer}
        for seat, desk in enumerate(self.desks):
            if seat != viewer and desk:
                self.desks[seat] = [Sealed(seat)]

    def peeks_of(self, seat: int) -> int:
        """How often this seat alone was shown a hidden fact."""
        return self.peeks[seat] if self.peeks and seat >= 0 else 0

    def save_agenda(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "seats": self.seats,
            "viewer": self.viewer,
            "agenda": [saved(step) for step in self.agenda],
            "desks": [[saved(step) for step in desk] for desk in self.desks],
            "reveals": self.reveals,
        }
        if self.peeks:
            data["peeks"] = list(self.peeks)
        return data


class Sealed(Question[State]):
    """Stands on a masked desk for whatever its seat is working on."""

    __slots__ = ()
    secret = True

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cause = None

    def candidates(self, state: State) -> list[int]:
        raise IllegalAnswer(NOT_TO_BE_SEEN, seat=seat_name(self.seat))

    def apply(self, state: State, option: int) -> None:
        raise IllegalAnswer(NOT_TO_BE_SEEN, seat=seat_name(self.seat))
