"""The warfare sheet as text: the war grid by its coordinates, and the units that can be built."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.inscription.assets.symbols import NO_ASSET
from orrery.games.inscription.events.ai import ai_strength
from orrery.games.inscription.events.war import strength
from orrery.games.inscription.names import COLUMNS, LEFT, NONE, RIGHT, SECTION_ROWS, TIED, WARS, WON
from orrery.games.inscription.names import LOST as WAR_LOST
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import UNIT_NAMES
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.sheets.warfare.grid import MASKS, UNIT_OF, node, section
from orrery.games.inscription.sheets.warfare.printed import WarfareSheet
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.games.inscription.state import Inscription, facing, neighbor
from orrery.kernel import Phrase
from orrery.terminal.boards.inscription.lit import Lit
from orrery.terminal.boards.inscription.sheets.drawing import Drawing, Sight
from orrery.terminal.boards.inscription.style import (
    CLAIMED,
    LIT,
    LOST,
    POINTS,
    SPECIALTY_COLOURS,
    SPECIALTY_LETTERS,
    VP,
    asset_text,
    symbol,
)
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import BRASS, LINE, QUIET, SIGNAL

GRID: Final = 47
LETTERS: Final = "abcdefghij"
HALF: Final = COLUMNS // 2
UNIT_SIGNS: Final = (Phrase("i", "p"), Phrase("P", "D"), Phrase("C", "K"), Phrase("D", "P"), Phrase("W", "S"))
UNIT_COLOURS: Final = ("#d7e0f5", "#8fd8ff", "#9fdc7c", "#ffcf6e", "#ff9b7d")
INFANTRY: Final = Phrase("any 1 resource", "dowolny 1 zasób")
OR: Final = Phrase("or", "albo")
BRIEF: Final = Phrase(
    "{n} {n:unit|units} built, war {war}: {left} and {right}",
    "{n} {n:jednostka|jednostki|jednostek}, wojna {war}: {left} i {right}",
)
OVER: Final = Phrase(
    "{n} {n:unit|units} built, {won} {won:war|wars} won",
    "{n} {n:jednostka|jednostki|jednostek}, {won} {won:wygrana wojna|wygrane wojny|wygranych wojen}",
)


def grid(state: Inscription, player: Player, seat: int, lit: Lit, language: str) -> list[Text]:
    """From the last war at the top down to row 1."""
    sheet = player.warfare.sheet
    drawn = unit_signs(player, language)
    lines = []
    for war in reversed(range(WARS)):
        lines.append(border(state, player, seat, war, lit, language))
        for row in reversed(range(war * SECTION_ROWS, (war + 1) * SECTION_ROWS)):
            line = Text().append(f"{row + 1:>2} ", QUIET)
            for column in range(COLUMNS):
                line.append("  " if column == HALF else "")
                line.append_text(node_text(player, sheet, drawn, node(row, column), lit, language)).append(" ")
            lines.append(line)
    letters = Text("   ", QUIET)
    for column, letter in enumerate(LETTERS):
        letters.append("  " if column == HALF else "").append(f" {letter}  ")
    return [*lines, letters]


def unit_signs(player: Player, language: str) -> dict[int, tuple[str, str]]:
    """The sign and colour of the unit on each covered node: its letter and its number among its kind."""
    found: dict[int, tuple[str, str]] = {}
    counts = [0] * len(UNIT_SIGNS)
    for placement in player.warfare.units:
        unit = UNIT_OF[placement]
        counts[unit] += 1
        name = UNIT_SIGNS[unit].say(language) + (str(counts[unit]) if unit else "")
        for place in range(MASKS[placement].bit_length()):
            if MASKS[placement] >> place & 1:
                found[place] = name, UNIT_COLOURS[unit]
    return found


def node_text(
    player: Player, sheet: WarfareSheet, drawn: dict[int, tuple[str, str]], place: int, lit: Lit, language: str
) -> Text:
    """Three letters: a unit, an anomaly, an asset, or nothing."""
    bit = 1 << place
    if place in drawn:
        name, colour = drawn[place]
        return Text(f"[{name:<2}" if len(name) > 1 else f"[{name}]", f"bold {colour}")
    bright = bool(lit.nodes & bit)
    if sheet.anomalies & bit and not bright:
        return Text("▒▒▒", "dim")
    if sheet.assets[place] == NO_ASSET:
        return Text(f" {LIT} " if bright else " · ", f"bold {SIGNAL}" if bright else "dim")
    return asset_text(
        sheet.assets[place], language, LIT if bright else LOST if player.warfare.lost_nodes & bit else " "
    )


def border(state: Inscription, player: Player, seat: int, war: int, lit: Lit, language: str) -> Text:
    """The line above a section: strengths, rewards, and the deployment line if it lies here."""
    here = state.wars == war + 1
    rule = "═" if here else "─"
    style = BRASS if here else LINE
    text = Text().append(rule * 2, style)
    for half in (LEFT, RIGHT):
        part = Text().append_text(sides(state, player, seat, half, war, lit, language))
        part.append(" ")
        room = (21 if half == LEFT else 22) - part.cell_len
        text.append_text(part).append(rule * room, style)
    return text


def sides(state: Inscription, player: Player, seat: int, half: int, war: int, lit: Lit, language: str) -> Text:
    """Own strength against the neighbor's, and what is at stake."""
    number = section(half, war)
    own, theirs = strengths(state, seat, half, war)
    text = Text().append(f" {own}", "bold").append(":", QUIET).append(str(theirs))
    if player.warfare.bonuses[number]:
        text.append(f" (+{player.warfare.bonuses[number]})", QUIET)
    result = player.warfare.results[number]
    reward = player.warfare.sheet.rewards[number]
    if result == WON:
        return text.append(" ").append_text(asset_text(reward, language, CLAIMED))
    if result == WAR_LOST:
        return text.append(" ").append_text(asset_text(player.warfare.sheet.penalties[number], language, CLAIMED))
    lost = result == TIED or player.warfare.lost_rewards >> number & 1
    mark = LIT if lit.rewards >> number & 1 else LOST if lost else ""
    return text.append(" ").append_text(asset_text(reward, language, mark))


def strengths(state: Inscription, seat: int, half: int, war: int) -> tuple[int, int]:
    """Own strength and the other side's in one war: as fought, or as the sheets stand."""
    other = neighbor(state, seat, half)
    own = stood(state.players[seat], section(half, war))
    if other < 0:
        return own, ai_strength(state, war)
    return own, stood(state.players[other], section(facing(state, half), war))


def stood(player: Player, number: int) -> int:
    return player.warfare.strengths[number] if player.warfare.strengths[number] != NONE else strength(player, number)


def units(player: Player, lit: Lit, language: str) -> list[Text]:
    """Every bar with its cost; what is built, crossed off or locked."""
    infantry = Text().append(f" {UNIT_SIGNS[0].say(language)}", f"bold {UNIT_COLOURS[0]}")
    infantry.append(f"  {UNIT_NAMES[0].say(language)} ").append(INFANTRY.say(language), QUIET)
    lines = [infantry]
    for number, bar in enumerate(BARS):
        bit = 1 << number
        bright = bool(lit.bars & bit)
        text = Text().append(LIT if bright else " ", SIGNAL)
        text.append(f"{UNIT_SIGNS[bar.unit].say(language)}{bar.nth} ", f"bold {UNIT_COLOURS[bar.unit]}")
        text.append(f"{UNIT_NAMES[bar.unit].say(language)} ")
        if player.warfare.lost_bars & bit:
            lines.append(text.append(LOST * 3, "dim"))
            continue
        if player.warfare.built & bit:
            lines.append(text.append(CLAIMED, "bold").append(f"{VP}{bar.vp}" if bar.vp else "", f"bold {POINTS}"))
            continue
        if not player.warfare.types >> bar.unit & 1:
            text.append(f"+{SPECIALTY_LETTERS[LOCKS[bar.unit]].say(language)}→", SPECIALTY_COLOURS[LOCKS[bar.unit]])
        for kind in range(3):
            for place in range(bar.kinds[kind].bit_length()):
                if bar.kinds[kind] >> place & 1:
                    text.append_text(symbol(kind, bool(player.warfare.bars >> place & 1)))
        text.append(f" {VP}{bar.vp}" if bar.vp else "", POINTS)
        if bar.alt != NONE:
            letter = SPECIALTY_LETTERS[bar.alt].say(language)
            text.append(f" {OR.say(language)} ", QUIET).append(f"+{letter}", SPECIALTY_COLOURS[bar.alt])
        lines.append(text)
    return [one_line(line) for line in lines]


class WarfareDrawing(Drawing):
    """The grid of sections, and the bars of the units."""

    def sheet(self, player: Player) -> PrintedSheet:
        return player.warfare.sheet

    def assets(self, player: Player) -> list[int]:
        return player.warfare.sheet.assets + player.warfare.sheet.rewards

    def full(self, sight: Sight) -> list[Text]:
        left = grid(sight.state, sight.player, sight.seat, sight.lit, sight.language)
        right = units(sight.player, sight.lit, sight.language)
        if sight.width < GRID + 26:
            return left + right
        found = []
        for row in range(max(len(left), len(right))):
            line = left[row].copy() if row < len(left) else Text()
            line.pad_right(GRID - line.cell_len)
            found.append(one_line(line.append_text(right[row]) if row < len(right) else line))
        return found

    def brief(self, state: Inscription, player: Player, language: str) -> str:
        built = player.warfare.built.bit_count()
        if state.wars == WARS:
            return OVER.say(language, n=built, won=player.warfare.results.count(WON))
        left, right = (stood(player, section(half, state.wars)) for half in (LEFT, RIGHT))
        return BRIEF.say(language, n=built, war=state.wars + 1, left=left, right=right)
