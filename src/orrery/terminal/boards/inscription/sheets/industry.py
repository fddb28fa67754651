"""The industry sheet as text: the network of numbered spaces, and the chart."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.inscription.names import COMMODITIES, TRADE_GOODS, VOTES
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.industry.chart import (
    COLUMNS,
    COMMODITY_SYMBOLS,
    COMMODITY_VP,
    COUNCILOR_VP,
    COUNCILORS,
)
from orrery.games.inscription.sheets.industry.printed import IndustrySheet
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.state import Inscription
from orrery.kernel import Phrase
from orrery.terminal.boards.canvas import Canvas
from orrery.terminal.boards.inscription.lit import Lit
from orrery.terminal.boards.inscription.sheets.drawing import Drawing, Sight
from orrery.terminal.boards.inscription.style import (
    CLAIMED,
    GOODS,
    LIT,
    LOST,
    OPEN,
    POINTS,
    SPECIALTY_COLOURS,
    SPECIALTY_LETTERS,
    VP,
    asset_text,
    code,
)
from orrery.terminal.boards.inscription.style import VOTES as VOTE_COLOUR
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import QUIET, SIGNAL

LABEL: Final = 5
STEP: Final = 63
"""Between two rows of hexes in the drawing."""
HALF: Final = 36.4
"""Half the way between two hexes of a row."""
SPACE: Final = Phrase("{n}{code}: space {n}, type #{n}", "{n}{code}: pole {n}, wpisz #{n}")
MARKS: Final = Phrase("× scrapped   ● claimed", "× zlikwidowane   ● zdobyte")
DOTTED: Final = Phrase("X+{letter} dotted X", "X+{letter} wykropkowany X")
COUNCIL: Final = Phrase("councilors", "radni")
COMMODITY: Final = Phrase("commodity {letter}", "towar {letter}")
TRADE: Final = Phrase("trade goods", "dobra handlowe")
VOTE: Final = Phrase("votes", "głosy")
INCOME: Final = Phrase(
    "+1 trade good when each row has {columns}: {n} unlocked",
    "+1 dobro handlowe, gdy każdy rząd ma {columns}: odblokowano {n}",
)
BRIEF: Final = Phrase(
    "claimed {n}, scrapped {scrapped}, +{goods}$ +{votes}v",
    "zdobyte {n}, zlikwid. {scrapped}, +{goods}$ +{votes}g",
)
CHART_ROWS: Final = 5
"""What the chart takes of the room for the network."""


def network(player: Player, lit: Lit, language: str, width: int, rows: int) -> list[Text]:
    """Rows of hexes, every second one shifted; a blank line between them where there is room."""
    sheet = player.industry.sheet
    hexes = sheet.drawing["hexes"]
    top, left = min(space["y"] for space in hexes), min(space["x"] for space in hexes)
    height = round((max(space["y"] for space in hexes) - top) / STEP) + 1
    across = round((max(space["x"] for space in hexes) - left) / HALF)
    gap = 2 if 2 * height - 1 <= rows else 1
    half = max(3, min(4, (width - LABEL) // across))
    canvas = Canvas(max(width, across * half + LABEL), (height - 1) * gap + 1)
    for number, space in enumerate(hexes):
        row, column = round((space["y"] - top) / STEP), round((space["x"] - left) / HALF) * half
        canvas.write(column, row * gap, space_text(player, sheet, number, lit, language))
    return canvas.lines()


def space_text(player: Player, sheet: IndustrySheet, number: int, lit: Lit, language: str) -> Text:
    bit = 1 << number
    id = str(number + 1)
    if player.industry.lost & bit or not (sheet.spaces | sheet.any_dotted) & bit:
        return Text("▒" * (LABEL - 1), "dim")
    if player.industry.scrapped & bit:
        return Text(f"{LOST}{id}", "dim")
    if sheet.any_dotted & bit:
        kind = next(kind for kind in range(4) if sheet.dotted[kind] & bit)
        style = f"bold {SIGNAL}" if lit.spaces & bit else SPECIALTY_COLOURS[kind]
        mark = LIT if lit.spaces & bit else ""
        return Text(f"{mark}{id}X+{SPECIALTY_LETTERS[kind].say(language)}", style)
    if lit.spaces & bit:
        return Text(f"{LIT}{id}{code(sheet.assets[number], language)[0]}", f"bold {SIGNAL}")
    claimed = bool(player.industry.claimed & bit)
    text = Text().append(f"{CLAIMED if claimed else ' '}{id}", "bold" if claimed else "dim")
    return text.append_text(asset_text(sheet.assets[number], language))


def meaning(player: Player, language: str) -> str:
    """The marks of the network, by an open space and a dotted one that it still has."""
    sheet = player.industry.sheet
    gone = player.industry.lost | player.industry.scrapped
    spaces = sheet.spaces & ~(player.industry.claimed | gone)
    examples = [
        SPACE.say(language, n=number + 1, code=code(sheet.assets[number], language)[0].rstrip())
        for number in range(sheet.hexes)
        if spaces >> number & 1
    ]
    dotted = [
        DOTTED.say(language, letter=letter)
        for letter, places in zip(SPECIALTY_LETTERS, sheet.dotted, strict=True)
        if places & ~gone
    ]
    return "   ".join([*examples[:1], MARKS.say(language), *dotted[:1]])


def chart(player: Player, language: str) -> list[Text]:
    """TI-CHART: what is unlocked from left to right, with the VP on the way."""
    votes = Text()
    for n in range(1, COUNCILORS + 1):
        step(votes, n <= player.industry.councilors, COUNCILOR_VP[n])
    lines = [headed(COUNCIL.say(language), votes)]
    for kind, letter in enumerate(COMMODITIES):
        row = Text()
        for n in range(1, COMMODITY_SYMBOLS + 1):
            step(row, n <= player.industry.commodities[kind], COMMODITY_VP[kind][n])
        lines.append(headed(COMMODITY.say(language, letter=letter.upper()), row))
    columns = "/".join(map(str, COLUMNS))
    income = Text(INCOME.say(language, columns=columns, n=player.unlocked_goods()), QUIET)
    goods = slots(player.stock.goods, player.stock.goods_spent, TRADE_GOODS, GOODS)
    ballots = slots(player.stock.votes, player.stock.votes_spent, VOTES, VOTE_COLOUR)
    both = Text().append(f"{TRADE.say(language)} ", QUIET).append_text(goods)
    both.append(f"  {VOTE.say(language)} ", QUIET).append_text(ballots)
    return [*[one_line(line) for line in lines], one_line(income), one_line(both)]


def headed(title: str, row: Text) -> Text:
    return Text().append(f"{title:<12}", QUIET).append_text(row)


def step(row: Text, reached: bool, vp: int) -> None:
    row.append(CLAIMED if reached else OPEN, "bold" if reached else "dim")
    if vp:
        row.append(f" {CLAIMED if reached else ''}{VP}{vp}", f"bold {POINTS}" if reached else "dim")
    row.append(" ")


def slots(used: int, spent: int, all: int, colour: str) -> Text:
    """Circled ones that are spent, circled ones that are left, and free ones."""
    text = Text().append(LOST * spent, "dim").append(CLAIMED * (used - spent), f"bold {colour}")
    return text.append(OPEN * (all - used), "dim")


class IndustryDrawing(Drawing):
    """A network of spaces, and the chart of commodities."""

    def sheet(self, player: Player) -> PrintedSheet:
        return player.industry.sheet

    def assets(self, player: Player) -> list[int]:
        return player.industry.sheet.assets

    def full(self, sight: Sight) -> list[Text]:
        player, language = sight.player, sight.language
        rows = sight.rows - CHART_ROWS
        return [
            *network(player, sight.lit, language, sight.width, rows),
            Text(meaning(player, language), QUIET),
            *chart(player, language),
        ]

    def brief(self, state: Inscription, player: Player, language: str) -> str:
        return BRIEF.say(
            language,
            n=player.industry.claimed.bit_count(),
            scrapped=player.industry.scrapped.bit_count(),
            goods=player.unlocked_goods(),
            votes=player.industry.councilors,
        )
