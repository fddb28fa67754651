"""The drawing of a game that has none of its own: who plays, how they stand, and what the game says of its table."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.kernel import Game, Phrase, State
from orrery.kernel.looking import Standing, situation, standings
from orrery.kernel.scene import Passage
from orrery.kernel.text import Trouble, fold
from orrery.terminal.boards.board import Board, CloseUp
from orrery.terminal.boards.layout import boxed, one_line, packed
from orrery.terminal.screen import BRASS, QUIET, SIGNAL
from orrery.terminal.seating import Seat
from orrery.terminal.spans import drawn, seat_style

ROUND: Final = Phrase("Round {n}", "Runda {n}")
PLAYERS: Final = Phrase("Players", "Gracze")
SCORE: Final = Phrase("{n} {n:point|points}", "{n} {n:punkt|punkty|punktów}")
RESULT: Final = Phrase("Final scores", "Wynik końcowy")
HEADINGS: Final = (Phrase("Place", "Miejsce"), Phrase("Player", "Gracz"), Phrase("Score", "Wynik"))
ASKED: Final = "✎"
"""Stands beside whoever owes an answer."""
AROUND: Final = "›"
"""Stands before the seat that the table is drawn around."""
BRIEF: Final = 0
FULL: Final = 2
COMMANDS: Final = ("situation", "sytuacja")
HELP: Final = Phrase(
    "  situation [word]  all that lies on the table, or only what speaks of something",
    "  sytuacja [słowo]  wszystko, co leży na stole, albo tylko to, co o czymś mówi",
)
MORE: Final = Phrase("all of the table: situation", "cały stół: sytuacja")
NOTHING_OF: Final = Phrase("Nothing on the table speaks of “{topic}”.", "Nic na stole nie mówi o: „{topic}”.")


class DefaultDrawing:
    """Any game, drawn from what the kernel knows of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(
        self, state: State, seat: int, seats: list[Seat], language: str, width: int, detail: int
    ) -> RenderableType:
        head = Text(f" {self.game.title.say(language).upper()}  ", f"bold {BRASS}")
        begun = self.game.progress(state)
        head.append(ROUND.say(language, n=begun) if begun else "", "bold")
        players = [self.player(state, standing, seat, seats, language) for standing in standings(state)]
        if detail == BRIEF:
            players = packed(players, width - 4)
        said = passages(self.game, state, seat, seats, language)
        shown = said if detail == FULL else said[:detail]
        if len(shown) < len(said):
            head.append("  " + MORE.say(language), QUIET)
        table = boxed(Group(*players), PLAYERS.say(language))
        return Group(one_line(head), table, *[told(passage) for passage in shown])

    def player(self, state: State, standing: Standing, seat: int, seats: list[Seat], language: str) -> Text:
        """A player's name and score in a line."""
        number = standing.seat
        text = Text(f"{AROUND if number == seat else ' '} ", SIGNAL)
        text.append(seats[number].title, seat_style(number))
        text.append("  " + SCORE.say(language, n=standing.score), QUIET)
        return one_line(text.append(f" {ASKED}" if state.asks(number) else "", SIGNAL))

    def result(self, state: State, seats: list[Seat], language: str) -> RenderableType:
        table = Table(box=box.ROUNDED, title=str(RESULT.say(language)), title_style=f"bold {BRASS}")
        for number, heading in enumerate(HEADINGS):
            table.add_column(heading.say(language), justify="left" if number == 1 else "right")
        for standing in standings(state):
            style = f"bold {BRASS}" if standing.place == 1 else ""
            table.add_row(f"{standing.place}.", seats[standing.seat].title, str(standing.score), style=style)
        return table

    def closely(
        self, state: State, seat: int, seats: list[Seat], language: str, width: int, topic: str
    ) -> RenderableType:
        """What the game says of its table: all, or what speaks of the topic."""
        said = passages(self.game, state, seat, seats, language)
        found = [part for passage in said if (part := about(passage, fold(topic))) is not None]
        if not found:
            raise Trouble(NOTHING_OF, topic=topic[:40])
        return Group(*[told(passage) for passage in found])


def passages(game: Game, state: State, seat: int, seats: list[Seat], language: str) -> list[Passage]:
    return situation(game, state, seat, [one.name for one in seats], language)


def about(passage: Passage, topic: str) -> Passage | None:
    """A passage whose title speaks of something, or those of its lines that do; none if there is nothing."""
    if topic in fold(passage.title):
        return passage
    lines = tuple([line for line in passage.lines if topic in fold(line)])
    return Passage(passage.title, lines) if lines else None


def told(passage: Passage) -> RenderableType:
    return boxed(Group(*[drawn(line) for line in passage.lines]), drawn(passage.title, f"bold {QUIET}"))


def default_board(game: Game) -> Board:
    drawing = DefaultDrawing(game)
    speaks = type(game).situation is not Game.situation
    return Board(drawing.draw, drawing.result, close_up=CloseUp(COMMANDS, HELP, drawing.closely) if speaks else None)
