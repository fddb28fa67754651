"""One screenful: the table, the log since the last turn, and the question with its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.kernel import Game, Phrase, Question, State, looking
from orrery.kernel.text import Refusal
from orrery.terminal.boards import board_of
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import BRASS, LINE, QUIET, SIGNAL, Screen

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


@dataclass(frozen=True)
class Choice:
    """A candidate as it is shown: its number, its words, and why it cannot be chosen, if so."""

    number: int
    option: int
    label: str
    gloss: str
    refusal: Refusal | None


def choices(
    game: Game, state: State, question: Question[Any], names: list[str], language: str, explained: bool = True
) -> list[Choice]:
    """All candidates in their order, so that the same option keeps its number from turn to turn."""
    legal = state.options(question.seat)
    candidates = question.candidates(state)
    every = candidates + [option for option in legal if option not in candidates]
    found = []
    for number, option in enumerate(every, 1):
        label = board_of(game).label(state, question, option, names, language)
        refusal = None if option in legal else question.refusal(state, option)
        aside = gloss(game, state, question, option, names, language) if explained else ""
        found.append(Choice(number, option, label, aside, refusal))
    return found


def gloss(game: Game, state: State, question: Question[Any], option: int, names: list[str], language: str) -> str:
    """The explanation of an option in one line, without its title."""
    lines = looking.explained(game, state, question, option, names, language).splitlines()
    return " ".join(lines[1:] if len(lines) > 1 else lines)


def listed(offered: list[Choice], tight: bool) -> list[Choice]:
    """What is shown of a question's candidates: all, unless there are many or little room."""
    if len(offered) <= MANY and not tight:
        return offered
    return [choice for choice in offered if choice.refusal is None]


def most_columns(offered: list[Choice], width: int) -> int:
    """How many columns of options fit side by side, none cut off."""
    longest = max((len(choice.label) for choice in offered), default=0)
    return max(3, width // (longest + 6))


def option_list(offered: list[Choice], language: str, columns: int) -> RenderableType:
    """One option per line with its explanation, or several short ones."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        table.add_column(justify="right", no_wrap=True, width=3)
        if columns == 1:
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
    height = -(-len(offered) // columns)
    for row in range(height):
        cells: list[Text] = []
        for choice in offered[row::height]:
            refused = choice.refusal.phrase.say(language) if choice.refusal is not None else ""
            number = Text(str(choice.number), "dim" if refused else f"bold {SIGNAL}")
            label = Text(choice.label, "dim" if refused else "bold")
            if columns == 1:
                aside = Text(refused, "dim italic") if refused else one_line(Text(choice.gloss, QUIET))
                cells += [number, label, aside]
            else:
                cells += [number, label.append(f" – {refused}", "dim italic not bold") if refused else label]
        table.add_row(*cells)
    return table


def heading(text: str, colour: str = BRASS) -> Text:
    return Text(" " + text, f"bold {colour}")


def log_lines(screen: Screen, told: list[str], names: list[str]) -> list[Text]:
    """Paragraphs with their names in bold, broken into lines."""
    lines: list[Text] = []
    for paragraph in told:
        text = Text(paragraph, QUIET)
        text.highlight_words(names, "bold")
        wrapped = text.wrap(screen.console, screen.console.width - 3)
        lines += [Text(" · " if not number else "   ", QUIET).append_text(line) for number, line in enumerate(wrapped)]
    return lines


def height_of(screen: Screen, thing: RenderableType) -> int:
    return len(screen.console.render_lines(thing, screen.console.options.update(height=None)))


class Frame:
    """Puts the parts together so that they fit the screen."""

    def __init__(self, screen: Screen, game: Game, names: list[str], titles: list[str] | None = None) -> None:
        self.screen = screen
        self.game = game
        self.names = names
        self.titles = names if titles is None else titles

    def table(self, state: State, seat: int, detail: int = 2) -> RenderableType:
        return board_of(self.game).draw(
            state, seat, self.titles, self.screen.language, self.screen.console.width, detail
        )

    def question(
        self, state: State, question: Question[Any], columns: int = 1, most: int | None = None
    ) -> RenderableType:
        """The question with its options; 0 columns are as many as fit, ``most`` the lines that there is room for."""
        language = self.screen.language
        offered = choices(self.game, state, question, self.titles, language, columns == 1)
        shown = listed(offered, not columns)
        if not columns or len(shown) > LONG:
            columns = most_columns(shown, self.screen.console.width)
        room = len(shown) if most is None else max(2, most - 3) * columns
        parts = [
            heading(looking.asked(self.game, state, question, self.titles, language).text),
            option_list(shown[:room], language, columns),
        ]
        if room < len(shown):
            parts.append(Text("    " + MORE_OPTIONS.say(language, n=len(shown) - room), QUIET))
        if len(shown) < len(offered):
            parts.append(Text("    " + REFUSED.say(language, n=len(offered) - len(shown)), "dim"))
        return Group(*parts)

    def log(self, told: list[str], rows: int = 10**6) -> RenderableType:
        """The end of the log, as many lines as there is room for."""
        lines = log_lines(self.screen, told, self.names)
        if not lines or rows < 1:
            return Group()
        if len(lines) > rows:
            lines = [Text(" … ", QUIET).append_text(lines[-rows][3:]), *lines[len(lines) - rows + 1 :]]
        return Group(Rule(heading(LOG.say(self.screen.language), QUIET), style=LINE, align="left"), *lines)

    def whole(self, state: State, question: Question[Any], told: list[str], rows: int) -> RenderableType:
        """Table, log and question in at most ``rows`` lines if that can be; the log comes before explanations."""
        wanted = min(len(log_lines(self.screen, told, self.names)), MOST_LOG)
        best: tuple[int, RenderableType, RenderableType] | None = None
        for detail, columns in ((2, 1), (2, 2), (1, 2), (0, 2), (2, 0), (1, 0), (0, 0)):
            table = self.table(state, question.seat, detail)
            asked = self.question(state, question, columns)
            room = rows - height_of(self.screen, Group(table, asked)) - 1
            if best is None or best[0] < min(wanted, LEAST_LOG) or (detail and columns and room >= wanted > best[0]):
                best = room, table, asked
            if best[0] >= wanted:
                break
        assert best is not None
        room, table, asked = best
        if room < 0:
            asked = self.question(state, question, 0, height_of(self.screen, asked) + room)
        return Group(table, self.log(told, min(room, MOST_LOG)), asked)
