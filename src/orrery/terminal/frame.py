"""One screenful: the table, the log since the last turn, and the question with its options."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.kernel import Game, Phrase, Question, State, looking
from orrery.kernel.looking import Asked, Choice
from orrery.kernel.text import Text as Said
from orrery.kernel.text import join
from orrery.terminal.boards import board_of
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import BRASS, LINE, QUIET, SIGNAL, Screen
from orrery.terminal.seating import Seat
from orrery.terminal.spans import Ink, drawn

LOG: Final = Phrase("Since your last turn", "Od twojej poprzedniej kolejki")
MORE_OPTIONS: Final = Phrase(
    "… and {n} more: answer by coordinates, or see them all with: options",
    "… i jeszcze {n}: odpowiedz współrzędnymi albo zobacz wszystkie: opcje",
)
REFUSED: Final = Phrase(
    "{n} more cannot be chosen now; ? with a name or a place says why",
    "{n} {n:innej|innych|innych} nie można teraz wybrać; ? z nazwą albo miejscem mówi czemu",
)
LEAST_LOG: Final = 3
MOST_LOG: Final = 8
MANY: Final = 12
"""Of more candidates than that, those which cannot be chosen are left out."""
LONG: Final = 20
"""More options than that are never listed one to a line."""


def gloss(choice: Choice) -> Said:
    """The explanation of an option in one line, without its title."""
    return join(" ", choice.help.untitled().lines())


Numbered = tuple[int, Choice]
"""A candidate with its number, which is the same from turn to turn."""


def numbered(choices: list[Choice]) -> list[Numbered]:
    return list(enumerate(choices, 1))


def listed(offered: list[Numbered], tight: bool) -> list[Numbered]:
    """What is shown of a question's candidates: all, unless there are many or little room."""
    if len(offered) <= MANY and not tight:
        return offered
    return [(number, choice) for number, choice in offered if choice.refusal is None]


def most_columns(offered: list[Numbered], width: int) -> int:
    """How many columns of options fit side by side, none cut off."""
    longest = max((len(choice.label) for _, choice in offered), default=0)
    return max(1, width // (longest + 6))


def option_list(offered: list[Numbered], ink: Ink, columns: int) -> RenderableType:
    """One option per line with its explanation, unless that of the line above says it; or several short ones."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        table.add_column(justify="right", no_wrap=True, width=3)
        if columns == 1:
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
    height = -(-len(offered) // columns)
    told = ""
    for row in range(height):
        cells: list[Text] = []
        for number, choice in offered[row::height]:
            if choice.refusal is None:
                cells += [Text(str(number), f"bold {SIGNAL}"), drawn(choice.label, "bold", ink)]
                if columns == 1:
                    help = gloss(choice)
                    cells.append(one_line(drawn(help if help != told else "", QUIET, ink)))
                    told = help
            elif columns == 1:
                cells += [Text(str(number), "dim"), Text(choice.label, "dim"), Text(choice.refusal, "dim italic")]
            else:
                label = Text(choice.label, "dim").append(f" – {choice.refusal}", "italic")
                cells += [Text(str(number), "dim"), label]
        table.add_row(*cells)
    return table


def heading(text: str, colour: str = BRASS) -> Text:
    return Text(" " + text, f"bold {colour}")


def asking(asked: Asked, ink: Ink) -> RenderableType:
    """What is asked, behind what led to it; below, what the answer leads to."""
    text = Text(" ")
    for step in asked.path:
        text.append_text(drawn(step, QUIET, ink)).append(" › ", QUIET)
    text.append_text(drawn(asked.text, f"bold {BRASS}", ink))
    return Group(text, Text(" ").append_text(drawn(asked.note, QUIET, ink))) if asked.note else text


def log_lines(screen: Screen, told: list[Said], ink: Ink) -> list[Text]:
    """Paragraphs broken into lines."""
    lines: list[Text] = []
    for paragraph in told:
        wrapped = drawn(paragraph, QUIET, ink).wrap(screen.console, screen.console.width - 3)
        lines += [Text(" · " if not number else "   ", QUIET).append_text(line) for number, line in enumerate(wrapped)]
    return lines


def height_of(screen: Screen, thing: RenderableType) -> int:
    return len(screen.console.render_lines(thing, screen.console.options.update(height=None)))


class Frame:
    """Puts the parts together so that they fit the screen."""

    def __init__(self, screen: Screen, game: Game, seats: list[Seat]) -> None:
        self.screen = screen
        self.game = game
        self.seats = seats
        self.board = board_of(game)

    def asked(self, state: State, question: Question[Any]) -> Asked:
        names = [seat.name for seat in self.seats]
        return looking.asked(self.game, state, question, names, self.screen.language)

    def table(self, state: State, seat: int, detail: int = 2) -> RenderableType:
        return self.board.draw(state, seat, self.seats, self.screen.language, self.screen.console.width, detail)

    def question(self, asked: Asked, columns: int = 1, most: int | None = None) -> RenderableType:
        """The question with its options; 0 columns are as many as fit, ``most`` the lines that there is room for."""
        language, ink = self.screen.language, self.board.ink
        offered = numbered(asked.choices)
        shown = listed(offered, not columns)
        if not columns or len(shown) > LONG:
            columns = most_columns(shown, self.screen.console.width)
        room = len(shown) if most is None else max(2, most - 3) * columns
        parts = [asking(asked, ink), option_list(shown[:room], ink, columns)]
        if room < len(shown):
            parts.append(Text("    " + MORE_OPTIONS.say(language, n=len(shown) - room), QUIET))
        if len(shown) < len(offered):
            parts.append(Text("    " + REFUSED.say(language, n=len(offered) - len(shown)), "dim"))
        return Group(*parts)

    def log(self, told: list[Said], rows: int = 10**6) -> RenderableType:
        """The end of the log, as many lines as there is room for."""
        lines = log_lines(self.screen, told, self.board.ink)
        if not lines or rows < 1:
            return Group()
        if len(lines) > rows:
            lines = [Text(" … ", QUIET).append_text(lines[-rows][3:]), *lines[len(lines) - rows + 1 :]]
        return Group(Rule(heading(LOG.say(self.screen.language), QUIET), style=LINE, align="left"), *lines)

    def measured(self, thing: RenderableType) -> tuple[RenderableType, int]:
        return thing, height_of(self.screen, thing)

    def whole(self, state: State, question: Question[Any], told: list[Said], rows: int) -> RenderableType:
        """Table, log and question in at most ``rows`` lines if that can be; the log comes before explanations."""
        asked = self.asked(state, question)
        wanted = min(len(log_lines(self.screen, told, self.board.ink)), MOST_LOG)
        tables: dict[int, tuple[RenderableType, int]] = {}
        questions: dict[int, tuple[RenderableType, int]] = {}
        best: tuple[int, RenderableType, RenderableType] | None = None
        for detail, columns in ((2, 1), (2, 2), (1, 2), (0, 2), (2, 0), (1, 0), (0, 0)):
            if detail not in tables:
                tables[detail] = self.measured(self.table(state, question.seat, detail))
            if columns not in questions:
                questions[columns] = self.measured(self.question(asked, columns))
            table, lines = tables[detail]
            below, more = questions[columns]
            room = rows - lines - more - 1
            if best is None or best[0] < min(wanted, LEAST_LOG) or (detail and columns and room >= wanted > best[0]):
                best = room, table, below
            if best[0] >= wanted:
                break
        assert best is not None
        room, table, below = best
        if room < 0:
            below = self.question(asked, 0, height_of(self.screen, below) + room)
        return Group(table, self.log(told, min(room, MOST_LOG)), below)
