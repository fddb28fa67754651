"""The expansion sheet as text: planets as small grids, docks and the population track."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.inscription.names import DOCKS, PLANET_SIDE, POPULATION
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.expansion.places import planet_name
from orrery.games.inscription.sheets.expansion.printed import ExpansionSheet
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.state import Inscription
from orrery.kernel import Phrase
from orrery.terminal.boards.inscription.lit import Lit
from orrery.terminal.boards.inscription.sheets.drawing import Drawing, Sight
from orrery.terminal.boards.inscription.style import CLAIMED, LIT, LOST, POINTS, VP, asset_text, symbol
from orrery.terminal.boards.layout import one_line
from orrery.terminal.screen import QUIET, SIGNAL

LOCKED: Final = Phrase("locked", "zablokowana")
CLOSED: Final = Phrase("closed", "zamknięta")
DOCK: Final = Phrase("dock {n}", "stocznia {n}")
TRACK: Final = Phrase("population", "populacja")
BRIEF: Final = Phrase(
    "planets {n}/{all}, symbols {symbols}, docks {docks}/3",
    "{n}/{all} planet, {symbols} {symbols:symbol|symbole|symboli}, {docks} {docks:stocznia|stocznie|stoczni}",
)
PITCH: Final = 4
"""The width of a symbol with its column's asset."""


def side_by_side(band: list[tuple[list[Text], int]]) -> list[Text]:
    """Blocks in a row, each as wide as it was given."""
    height = max(len(block) for block, _ in band)
    found = []
    for row in range(height):
        line = Text()
        for block, size in band:
            cell = block[row].copy() if row < len(block) else Text()
            cell.pad_right(size - cell.cell_len)
            line.append_text(cell)
        found.append(one_line(line))
    return found


def planet_block(player: Player, sheet: ExpansionSheet, planet: int, lit: Lit, language: str) -> list[Text]:
    """Its number and name, the assets above its columns, and its rows with the asset beside each."""
    unlocked = player.expansion.planets >> planet & 1
    chosen = lit.planets >> planet & 1
    name = f"{LIT if chosen else ''}{planet + 1} {planet_name(player.expansion.sheet.number, planet, language)}"
    title = Text().append(name, f"bold {SIGNAL}" if chosen else "bold")
    if player.expansion.closed >> planet & 1:
        title.append(f" {CLOSED.say(language)}", "dim")
    elif not unlocked:
        title.append(f" {LOCKED.say(language)}", "dim")
    numbers = {line.name: number for number, line in enumerate(sheet.lines) if line.planet == planet}
    rows = sheet.drawing["planets"][planet]["rows"]
    heads = Text("  ")
    for column in range(len(rows[0])):
        heads.append_text(line_text(player, sheet, numbers[PLANET_SIDE + column], lit, language)).append(" ")
    found = [title, heads]
    for row in range(len(rows)):
        line = Text("  ")
        for column in range(len(rows[0])):
            cell = sheet.cell_at[planet][row * PLANET_SIDE + column]
            kind = next(kind for kind in range(3) if sheet.kinds[kind] >> cell & 1)
            bright = bool(lit.cells >> cell & 1)
            mark = symbol(kind, bool(player.expansion.symbols >> cell & 1), bright)
            if not unlocked:
                mark.stylize("dim")
            line.append(f" {LIT}" if bright else "  ", SIGNAL).append_text(mark)
            line.append(" " * (PITCH - 3))
        found.append(line.append(" ").append_text(line_text(player, sheet, numbers[row], lit, language)))
    return found


def line_text(player: Player, sheet: ExpansionSheet, number: int, lit: Lit, language: str) -> Text:
    """The asset of a row or column, always three wide."""
    bit = 1 << number
    mark = (
        LIT
        if lit.lines & bit
        else CLAIMED
        if player.expansion.lines & bit
        else LOST
        if player.expansion.lost_lines & bit
        else " "
    )
    return asset_text(sheet.lines[number].asset, language, mark)


def dock_text(player: Player, sheet: ExpansionSheet, dock: int, lit: Lit, language: str) -> Text:
    bit = 1 << dock
    name = DOCK.say(language, n=dock + 1)
    text = Text().append(f"{LIT}{name} " if lit.docks & bit else f"{name} ", SIGNAL if lit.docks & bit else "")
    if player.expansion.lost_docks & bit:
        return text.append(LOST * 3, "dim")
    for kind in range(3):
        for place in range(sheet.dock_kinds[dock][kind].bit_length()):
            cell = 1 << place
            if sheet.dock_kinds[dock][kind] & cell:
                text.append_text(symbol(kind, bool(player.expansion.dock_symbols & cell)))
    return text.append(" ").append_text(
        asset_text(sheet.dock_assets[dock], language, CLAIMED if player.expansion.docks & bit else "→")
    )


def track(player: Player, lit: Lit, language: str) -> Text:
    """TI-EXP-7: the next entry is the first that is not marked."""
    text = Text().append(f"{TRACK.say(language)} ", QUIET)
    for entry, vp in enumerate(POPULATION):
        bit = 1 << entry
        if player.expansion.lost_population & bit:
            text.append(f" {LOST}{VP}{vp}", "dim strike")
        elif entry < player.expansion.population:
            text.append(f" {CLAIMED}{VP}{vp}", f"bold {POINTS}")
        else:
            text.append(f" {LIT if lit.entries & bit else ''}{VP}{vp}", SIGNAL if lit.entries & bit else "dim")
    return text


class ExpansionDrawing(Drawing):
    """Planets with their lines, and the space docks."""

    def sheet(self, player: Player) -> PrintedSheet:
        return player.expansion.sheet

    def assets(self, player: Player) -> list[int]:
        sheet = player.expansion.sheet
        return [line.asset for line in sheet.lines] + sheet.dock_assets

    def full(self, sight: Sight) -> list[Text]:
        player, lit, language, width = sight.player, sight.lit, sight.language, sight.width
        sheet = player.expansion.sheet
        lines: list[Text] = []
        band: list[tuple[list[Text], int]] = []
        for planet in range(sheet.planets):
            block = planet_block(player, sheet, planet, lit, language)
            size = max(line.cell_len for line in block) + 2
            if band and sum(wide for _, wide in band) + size > width:
                lines += side_by_side(band)
                band = []
            band.append((block, size))
        lines += side_by_side(band)
        docks = [dock_text(player, sheet, dock, lit, language) for dock in range(DOCKS)]
        return [*lines, one_line(Text("   ").join(docks)), one_line(track(player, lit, language))]

    def brief(self, state: Inscription, player: Player, language: str) -> str:
        sheet = player.expansion.sheet
        return BRIEF.say(
            language,
            n=player.expansion.planets.bit_count(),
            all=sheet.planets,
            symbols=player.expansion.symbols.bit_count(),
            docks=player.expansion.docks.bit_count(),
        )
