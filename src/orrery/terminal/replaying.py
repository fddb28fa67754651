"""``orrery replay`` and ``orrery verify``: a record, answer by answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from orrery.games import GAMES
from orrery.kernel import NATURE, SPECTATOR, TRUTH, Event, History, Phrase, Record, Trouble, replay
from orrery.kernel.chronicle import paragraph
from orrery.kernel.looking import story
from orrery.kernel.record import UNDO
from orrery.kernel.text import SeatName, fold
from orrery.kernel.text import Text as Said
from orrery.terminal.frame import Frame, heading, height_of
from orrery.terminal.screen import BRASS, LINE, QUIET, Screen
from orrery.terminal.seating import PLAYER, Seat
from orrery.terminal.spans import drawn

OK: Final = Phrase("OK, {n} {n:answer|answers}.", "OK, {n} {n:odpowiedź|odpowiedzi|odpowiedzi}.")
SCORES: Final = Phrase("Final scores: {scores}.", "Wynik końcowy: {scores}.")
UNFINISHED: Final = Phrase("The game is not over: round {n}.", "Gra nie jest skończona: runda {n}.")
NO_EYES: Final = Phrase(
    "“{value}” are nobody’s eyes. Take a seat from 1 to {n}, “all” or “public”.",
    "„{value}” to niczyje oczy. Podaj miejsce od 1 do {n}, „all” albo „public”.",
)
NO_SUCH_STEP: Final = Phrase("This record has answers 0 to {n}, not {at}.", "Ten zapis ma odpowiedzi 0–{n}, nie {at}.")
TAKES_BACK: Final = Phrase("{name} takes the last answer back.", "{name} cofa ostatnią odpowiedź.")
BEGINNING: Final = Phrase("The table before the first answer.", "Stół przed pierwszą odpowiedzią.")
NATURE_NAME: Final = Phrase("chance", "los")
STATUS: Final = Phrase("Answer {at} of {all} · eyes: {eyes}", "Odpowiedź {at} z {all} · oczy: {eyes}")
EYES: Final = {
    TRUTH: Phrase("all", "wszystkich"),
    SPECTATOR: Phrase("public", "widza"),
}
PROMPT: Final = Phrase(
    "Enter next · b back · r next round · number · e N/all/public eyes · q quit › ",
    "Enter dalej · b wstecz · r następna runda · numer · e N/all/public oczy · q koniec › ",
)
UNKNOWN: Final = Phrase("“{line}” is none of these.", "„{line}” nie jest żadną z tych możliwości.")


@dataclass(frozen=True)
class Moment:
    """An answer, and what followed."""

    seat: int
    token: str
    events: list[Event]


def load(path: Path) -> Record:
    return Record.load(path, GAMES)


def moments(history: History) -> list[Moment]:
    """Every answer of a game; before the first one nothing was said."""
    events = {turn.number: turn.events for turn in history.turns}
    said = [
        Moment(answer.seat, answer.token, events.get(number, []))
        for number, answer in enumerate(history.record.answers, 1)
    ]
    return [Moment(NATURE, "", []), *said]


def verify(screen: Screen, path: Path) -> None:
    """Say that a record is sound, and how the game ended."""
    play = replay(load(path))
    screen.say(OK, f"bold {BRASS}", n=len(play.record.answers))
    state = play.state
    if state.outcome() is None:
        screen.say(UNFINISHED, n=play.game.progress(state))
        return
    names = player_names(state.seats, screen.language)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True))
    screen.say(SCORES, scores=scores)


def player_names(seats: int, language: str) -> list[str]:
    return [PLAYER.say(language, n=seat + 1) for seat in range(seats)]


class Replay:
    """Walks through a record, forwards and backwards."""

    def __init__(self, screen: Screen, path: Path, eyes: str, at: int | None) -> None:
        record = load(path)
        self.screen = screen
        self.game = record.game
        self.history = History(record)
        self.moments = moments(self.history)
        self.names = player_names(record.setup.players, screen.language)
        self.frame = Frame(screen, self.game, [Seat(name, None) for name in self.names])
        self.eyes = self.viewer(eyes)
        self.start = at
        self.at = 0
        if at is not None:
            self.go(at)

    def viewer(self, eyes: str) -> int:
        for viewer, phrase in EYES.items():
            if fold(eyes) in (phrase.en, phrase.pl):
                return viewer
        if not (eyes.isdecimal() and 1 <= int(eyes) <= len(self.names)):
            raise Trouble(NO_EYES, value=eyes[:20], n=len(self.names))
        return int(eyes) - 1

    def go(self, at: int) -> None:
        if not 0 <= at < len(self.moments):
            raise Trouble(NO_SUCH_STEP, n=len(self.moments) - 1, at=at)
        self.at = at

    def run(self) -> None:
        try:
            if self.screen.live:
                self.walk()
            else:
                self.list()
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")

    def list(self) -> None:
        """Without a terminal: the whole log, or one moment with its table."""
        if self.start is not None:
            self.screen.show(self.picture(self.moments[self.at]))
            return
        for number, moment in enumerate(self.moments):
            if number:
                self.screen.show(Text(f"{number:>4}  ").append_text(self.line(moment)))

    def line(self, moment: Moment) -> Text:
        said = self.said(moment)
        return drawn(said, ink=self.frame.board.ink) if said else Text(self.token(moment))

    def said(self, moment: Moment) -> Said:
        language = self.screen.language
        if moment.token == UNDO:
            return TAKES_BACK.say(language, name=SeatName(moment.seat, self.names[moment.seat]))
        return paragraph(story(moment.events, self.names, self.eyes, language), language)

    def token(self, moment: Moment) -> str:
        """Who said what; what nature says, and what a question hides, only eyes that see all may read."""
        language = self.screen.language
        if moment.seat == NATURE:
            return f"{NATURE_NAME.say(language)}: {moment.token if self.eyes == TRUTH else '…'}"
        return f"{self.names[moment.seat]}: {moment.token if self.eyes in (TRUTH, moment.seat) else '…'}"

    def picture(self, moment: Moment) -> Group:
        language = self.screen.language
        state = self.history.state(self.at).masked(self.eyes)
        seat = self.eyes if self.eyes >= 0 else self.acting()
        eyes = self.names[self.eyes] if self.eyes >= 0 else EYES[self.eyes].say(language)
        status = STATUS.say(language, at=self.at, all=len(self.moments) - 1, eyes=eyes)
        said = self.said(moment) if moment.token else BEGINNING.say(language)
        below: list[RenderableType] = [Rule(heading(status, QUIET), style=LINE, align="left")]
        below += [Text(self.token(moment), "bold")] if moment.token else []
        below += [drawn(said, QUIET, self.frame.board.ink)] if said else []
        if state.outcome() is not None:
            below.append(self.frame.board.result(state, self.frame.seats, language))
        room = self.screen.console.height - 1 - height_of(self.screen, Group(*below))
        for detail in (2, 1, 0):
            table = self.frame.table(state, seat, detail)
            if not self.screen.live or height_of(self.screen, table) <= room:
                break
        return Group(table, *below)

    def acting(self) -> int:
        """Who answered last: the seat that eyes without one look at."""
        return next((moment.seat for moment in self.moments[self.at :: -1] if moment.seat != NATURE), 0)

    def walk(self) -> None:
        while True:
            self.screen.clear()
            self.screen.show(self.picture(self.moments[self.at]))
            while True:
                line = fold(self.screen.ask(PROMPT.say(self.screen.language)))
                if line in ("q", "quit"):
                    return
                try:
                    self.heed(line)
                    break
                except Trouble as trouble:
                    self.screen.wrong(trouble)

    def heed(self, line: str) -> None:
        """Move, or look through other eyes."""
        last = len(self.moments) - 1
        if line in ("", "n"):
            self.go(min(self.at + 1, last))
        elif line == "b":
            self.go(max(self.at - 1, 0))
        elif line == "r":
            rounds = self.history.rounds
            later = [n for n in range(self.at, last) if rounds[n] > rounds[self.at]]
            self.go(later[0] if later else last)
        elif line.isdecimal():
            self.go(int(line))
        elif line.startswith("e "):
            self.eyes = self.viewer(line[2:].strip())
        else:
            raise Trouble(UNKNOWN, line=line[:20])
