"""The drawing of a game that has none of its own: who plays, how they stand, and whom the table waits for."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.kernel import Game, Phrase, State
from orrery.kernel.looking import Standing, standings
from orrery.terminal.boards.board import Board
from orrery.terminal.boards.layout import boxed, one_line, packed
from orrery.terminal.screen import BRASS, QUIET, SIGNAL
from orrery.terminal.seating import Seat
from orrery.terminal.spans import seat_style

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
        return Group(one_line(head), boxed(Group(*players), PLAYERS.say(language)))

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


def default_board(game: Game) -> Board:
    drawing = DefaultDrawing(game)
    return Board(drawing.draw, drawing.result)
